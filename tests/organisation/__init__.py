"""Part one of the book: organising the army (pp. 4-15)."""
