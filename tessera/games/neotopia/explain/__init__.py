"""Neotopia explained to people: views, events, refusals."""
