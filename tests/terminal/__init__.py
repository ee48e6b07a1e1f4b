"""The terminal program, as a person and as another program meet it."""
