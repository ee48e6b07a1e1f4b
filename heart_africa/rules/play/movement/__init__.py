"""Movement (p. 24): how far a unit may go this turn, and how far each of its figures.

rolling    the unit's dice, in the open and in difficult terrain
walking    one figure's way: what slows it, keeps it out or stops it short
One figure's way  ways
"""
