"""What is printed of *Dark Kingdoms*, as values.

Cards, counters, map, players' boards  pieces
The turn on a sheet                    reference
A game told in prose                   story
"""
