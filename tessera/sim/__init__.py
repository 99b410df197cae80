"""Batches of matches between random players, on CPU threads and on a GPU."""
