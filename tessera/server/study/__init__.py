"""Studying matches: steps, analyses, statistics."""
