"""Compiling rules: the decorator, generic functions, the cache, and what rules may call: random numbers and bit operations."""
