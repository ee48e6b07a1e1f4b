"""How the table is painted: nothing here knows a window; a picture on paper is painted by the same hand.

Where it is painted          easel
Bare ground                  earth
Woods, grass, rocks, fields  growth
Water                        water
Works, tembas, fires         works
All in its order, hills too  ground
Figures                      figures
"""
