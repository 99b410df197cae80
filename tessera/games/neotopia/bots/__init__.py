"""What bots know of Neotopia: the features of a position and their weights."""
