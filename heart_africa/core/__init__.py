"""What knows nothing of any game: dice, journals, reasons, citations, rulings, messages, strict data."""
