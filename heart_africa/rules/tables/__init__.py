"""The shapes of the book's tables: one strict model for each file of `data/`."""
