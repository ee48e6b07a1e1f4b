"""What the armies page says: the start, the roster, the troops that may join, the verdict, the repairs."""
