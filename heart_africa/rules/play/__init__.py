"""Part three: the game (pp. 23-28)."""
