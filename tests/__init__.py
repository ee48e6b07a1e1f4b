"""The specification: tests named after behaviour, marked with the entries of the rulebook they prove."""
