"""What the desk says of *Dark Kingdoms*.

The game on the page of companions  desk
Its orders on their buttons         offers
The map as facts to be drawn        board
The owner's own map                 own_map
"""
