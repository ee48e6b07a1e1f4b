"""The geometry of a free table: what lies and stands where, and what the rules ask of it.

Where everything lies      layout, bases
The only door to Shapely   shapes
Layout and battle in one   scene
What is measured and why   findings

Ways                       ways, and what they go over, meet and go round: ways_*
Where a unit can get to    reach, by the shortest ways of mazes and the dice of allowance
A unit's move              moving, formations; what it meets: obstacles; what is wrong: faults
Together and in contact    cohesion, contact
Zones and deployment       zones, deploying, ambushes
Who sees whom, and why     sight, along a sightline: sight_*; by the thousand: sights, by rays
Arc, ground, gaps, works   arcs, standing, gaps, behind, neighbours, advancing
A shot, and legal targets  aiming, sighting, targets; by the thousand: sights_targets
Leaders, news, fire, loot  radii, taking

Distances in inches, spots from the south-west corner of the table, the long side running east; facings in
degrees clockwise from north. Nothing here decides a rule: it fills in the facts that people would else
measure and say.
"""
