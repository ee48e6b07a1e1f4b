"""The map: the table as it lies, figures moved by hand, what they see measured.

All together                                                  view
The table on screen                                           canvas, scene_items
What the mouse does                                           ruler_tool
How it is painted                                             paint
Colours                                                       inks
The bar over the map                                          bar
What is done with figures on the map                          controller
The strip under the map                                       draft_strip
A table on which nothing lies                                 empty
What a click on an enemy does                                 enemy_click
Opening and saving                                            files
The frame about the table, and the grid over it               grid
What is drawn and said of the figure that the mouse rests on  hover
What lies over the ground painted                             overlay
Beside the map                                                panels
Figures put on the table                                      placement
The battle played back on the map                             replay
The scale bar and the arrow to the north                      scale
Figures chosen by hand, dragged, wheeled, aimed               selection_tool
What floats over the map, so that it stands still             surface
What is drawn over the map while somebody works on it         strokes
The terrain editor beside the map                             terrain
The terrain tool                                              terrain_tool
What a tool of the map answers to                             tool
"""
