"""What is seen: thin widgets that show a panel and emit a wish."""
