"""Part two: preparing the game (pp. 16-22)."""
