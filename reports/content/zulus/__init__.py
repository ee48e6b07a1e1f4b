"""What is printed of *Zulus on the Ramparts!*, as values.

Cards, chits and markers, the board  pieces
"""
