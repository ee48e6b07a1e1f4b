"""*Dark Kingdoms* at the terminal.

What the cards of a set say, and its map             box
What dice make of a combat or a production; points   reckoning
The set on paper                                     papers
"""
