"""A table drawn by lots: the pieces that the dice of its environment propose, as shapes.

Lots, outlines, the table while it is laid             sketch
Each kind of piece                                     pieces
The whole of it, and single pieces to be laid by hand  drawn_table
"""

from heart_africa.board.drawn_tables.drawn_table import SIZES, Naming, draw_table, lay_pieces, named, piece_of

__all__ = ["SIZES", "Naming", "draw_table", "lay_pieces", "named", "piece_of"]
