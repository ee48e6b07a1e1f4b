"""The ways of figures over the table: ground, works, what is in the way (pp. 13-18, 24).

One figure's way        way, ground (what burns too, works)
The shortest way round  mazes
"""
