"""Ratings: how strong people and bots are, on one scale for each game and pace."""
