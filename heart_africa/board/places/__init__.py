"""Where armies may begin and come on, and where they may hide (pp. 20-22).

Zones of deployment and arrival  zones
The orders                       deployment
Ambushes                         ambushes
Who holds the defender's place   holders
"""
