"""People: guests, accounts, bots of the API."""
