"""What people type, as commands of a game, and back."""
