"""A table drawn by lots: the pieces that the dice of its environment propose, as shapes.

Lots                                                         lots
Outlines and courses                                         outlines
The table while it is laid                                   sketch
Each kind of piece                                           pieces
The whole of it                                              drawn_table
Single pieces drawn ahead, for whoever lays a table by hand  library
"""

from heart_africa.board.drawn_tables.drawn_table import Naming, draw_table, lay_pieces, named
from heart_africa.board.drawn_tables.library import SIZES, piece_of

__all__ = ["SIZES", "Naming", "draw_table", "lay_pieces", "named", "piece_of"]
