"""Prosperity explained to people: views, events, refusals."""
