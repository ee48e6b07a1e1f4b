"""Qt item models over panels: rows that a list or a table shows."""
