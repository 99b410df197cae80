"""Neural networks that play: their inference in compiled Python, and the search that they guide."""
