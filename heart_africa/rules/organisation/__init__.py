"""Part one: organising the army (pp. 4-15)."""
