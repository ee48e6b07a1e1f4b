"""The map: the table as it lies, figures moved by hand, what they see measured.

All together                                                  view
The table on screen                                           canvas, scene_items
How it is painted                                             paint
Colours                                                       inks
What is done with figures on the map                          controller
The strip under the map                                       draft_strip
Opening and saving; a table on which nothing lies yet         files
What is drawn and said of the figure that the mouse rests on  hover
What lies over the ground painted                             overlay
Beside the map                                                panels
The battle played back on the map                             replay
Figures chosen by hand, dragged, wheeled, aimed               selection_tool
What floats over the map, so that it stands still; the tools  surface
What is drawn over the map while somebody works on it         strokes
The terrain editor beside the map                             terrain
The terrain tool                                              terrain_tool
What a tool of the map answers to                             tool
"""
