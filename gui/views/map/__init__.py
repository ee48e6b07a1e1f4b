"""The map: the table as it lies, figures moved by hand, what they see measured.

All together          view
The table on screen   canvas, items
What the mouse does   tools
How it is painted     paint
Colours               inks
"""
