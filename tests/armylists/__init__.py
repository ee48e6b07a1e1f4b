"""Part four of the book, army lists (pp. 29-36): what is legal, worked out by hand from its pages."""
