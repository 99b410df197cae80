"""Benchmarks of the rules, of the environments and of the server: `tessera bench`."""
