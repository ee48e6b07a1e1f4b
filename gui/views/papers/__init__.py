"""Papers: what is open, as it will be printed; saved, printed, or all of it put into a folder."""
