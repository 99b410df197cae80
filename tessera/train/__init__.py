"""Training: neural networks that learn a game by playing against themselves."""
