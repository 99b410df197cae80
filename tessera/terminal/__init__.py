"""The games in a terminal: drawn with Rich from a seat's view, played by number or by words."""
