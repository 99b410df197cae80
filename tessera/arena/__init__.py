"""The arena: reproducible series of matches between bots."""
