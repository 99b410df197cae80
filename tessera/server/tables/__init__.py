"""Gaming tables: their log, what commands do to them, who sits there."""
