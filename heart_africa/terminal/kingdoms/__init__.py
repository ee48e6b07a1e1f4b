"""*Dark Kingdoms* at the terminal.

What the cards of a set say, and its map             box
Victory points put as a question                     reckoning
The set on paper                                     papers
"""
