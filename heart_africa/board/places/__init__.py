"""Places on the table where armies begin, come on and hide (pp. 20-22).

Zones of deployment and arrival  zones
The orders                       deployment
Ambushes                         ambushes
Who holds the defender's place   holders
"""
