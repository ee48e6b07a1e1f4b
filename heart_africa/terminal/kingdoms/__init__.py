"""*Dark Kingdoms* at the terminal.

What the cards of a set say, and its map             box
What dice make of a combat or a production; points   reckoning
A game: how it stands                                session
A game begun                                         new
How our set plays, over many games                   balance
"""
