"""Positions worked out by hand from the book's text, each with what the free table has to find in it."""
