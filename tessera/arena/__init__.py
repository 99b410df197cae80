"""The arena: series of matches between bots, whose figures anybody can reproduce."""
