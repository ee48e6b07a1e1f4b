"""Part three of the book: the game (pp. 23-28)."""
