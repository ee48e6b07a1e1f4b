"""A table drawn by lots: the pieces that the dice of its environment propose, as shapes.

Lots, outlines, the table while it is laid, each kind of piece  pieces
The whole of it, and single pieces to be laid by hand           drawn_table
"""
