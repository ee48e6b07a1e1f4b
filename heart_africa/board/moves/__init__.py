"""Orders to move, filled in from where figures go (pp. 22-28).

A unit's orders                       unit_moves, formations
Where it can get to                   reach
Whom it meets, how it holds together  contact, cohesion
What is met and touched on the way    obstacles
What the rules have against it        faults
"""
