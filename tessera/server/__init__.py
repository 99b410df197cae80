"""The server: gaming tables behind links, stored as logs in a database."""
