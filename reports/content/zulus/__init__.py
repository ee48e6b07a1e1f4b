"""What is printed of *Zulus on the Ramparts!*, as values.

Cards, chits and markers, the board  pieces
The sequence of play on a sheet      reference
A game told in prose                 story
"""
