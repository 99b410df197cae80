"""Compiling rules: the decorator, binding generic functions to a game, the cache, random numbers."""
