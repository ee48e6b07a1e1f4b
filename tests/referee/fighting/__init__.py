"""Close combat in a battle."""
