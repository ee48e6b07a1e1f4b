"""The referee at the terminal."""
