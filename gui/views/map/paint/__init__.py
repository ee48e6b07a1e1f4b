"""How the table is painted: nothing here knows a window; a picture on paper is painted by the same hand.

Where it is painted          easel
Bare ground                  earth
Woods, grass, rocks, fields  growth
Hills, cliffs                heights
Water                        water
Works, tembas, fires         works
All of it in its order       ground
Figures                      figures
"""
