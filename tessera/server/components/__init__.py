"""Custom components: taken from people, tried out in another process, kept within caps."""
