"""The referee: what may be ordered in a battle, what comes of it, what comes next."""
