"""The drawings of the games, a module each, called as the game is."""
