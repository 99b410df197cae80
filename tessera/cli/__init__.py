"""The command `tessera`."""

from .app import main

__all__ = ["main"]
