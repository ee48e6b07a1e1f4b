"""*Dark Kingdoms* at the terminal.

What the map of our set says                         map
What dice make of a combat or a production; points   reckoning
A game: how it stands                                session
A game begun                                         new
"""
