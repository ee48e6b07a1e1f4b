"""Part two of the book: preparing the game (pp. 16-22)."""
