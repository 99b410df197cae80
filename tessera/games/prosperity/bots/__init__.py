"""What bots know of Prosperity: the features of a position and their weights."""
