"""The server: tables by link, kept as logs in a database, told to everyone who may know."""
