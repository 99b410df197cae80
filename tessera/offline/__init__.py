"""What a browser without a server runs: the same Python over plain arrays, and the tables of one person."""
