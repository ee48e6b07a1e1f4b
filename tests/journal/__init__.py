"""The journal, proved with a game small enough to be worked out in the head."""
