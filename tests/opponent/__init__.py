"""The computer as a player of the main game."""
