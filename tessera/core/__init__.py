"""What all games share: the contract, compiled rules, matches, text. It knows no game."""
