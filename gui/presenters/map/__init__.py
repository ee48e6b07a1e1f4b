"""What the map shows, worked out without a screen: figures, names, lists, distances, strewn trees."""
