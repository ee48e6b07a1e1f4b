"""What is read out of a journal."""
