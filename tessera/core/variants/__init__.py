"""Variants: a game with the components that an owner of the box has entered in a TOML file of the same schema."""

from .load import load_variant

__all__ = ["load_variant"]
