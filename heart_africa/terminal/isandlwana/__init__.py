"""*Last Stand at Isandlwana* at the terminal.

Its map, who stands where, what may be done  session
A game begun                                 new
What dice make of fire, attacks, sniping     reckoning
"""
