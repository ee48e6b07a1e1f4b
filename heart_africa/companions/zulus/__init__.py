"""*Zulus on the Ramparts!*, both editions: a game for one against the rules.

What the box prints, as the rules read it  components
The game as one of the shelf               description
"""
