"""Tables drawn by lots."""
