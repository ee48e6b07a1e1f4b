"""Movement (p. 24): how far a unit may go this turn, and how far each of its figures.

A unit's dice, in the open and on difficult ground                 dice
One figure's way: what slows it, keeps it out or stops it short    ways
"""
