"""The referee at the terminal: battles begun, played, read and mended."""
