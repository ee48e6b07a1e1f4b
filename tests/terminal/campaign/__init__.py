"""The keeper of campaigns at the terminal."""
