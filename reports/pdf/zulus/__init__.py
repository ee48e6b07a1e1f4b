"""How the pieces of *Zulus on the Ramparts!* look on paper.

Cards, nine to a page        cards
What chits and markers show  emblems
The board                    board
"""
