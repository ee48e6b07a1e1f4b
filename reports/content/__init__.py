"""What a page says, as values: no file, no PDF, nothing of how it looks."""
