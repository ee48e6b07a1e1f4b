"""*Last Stand at Isandlwana* at the terminal.

The game as one that is kept                 game
Its map, who stands where, what may be done  session
A game begun                                 new
What dice make of fire, attacks, sniping     reckoning
What the computer's plans would order        advice
How our set plays, over many games           balance
"""
