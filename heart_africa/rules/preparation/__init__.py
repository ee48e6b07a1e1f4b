"""Part two: preparing the game (pp. 16-22).

Terrain and cover     16-18  terrain
Choosing terrain      18-20  choosing_terrain
Scenarios             20-22  scenarios
Later arrivals        22     arrivals
Deployment, ambushes  20-22  deployment
Cohesion              22     cohesion
"""
