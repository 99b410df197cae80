"""Benchmarks of the rules and of the server: `tessera bench`."""
