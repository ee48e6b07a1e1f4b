"""Single pieces drawn ahead, for whoever lays a table by hand."""

from heart_africa.board.drawn_tables.drawn_table import lay_pieces
from heart_africa.board.layout import Feature, Layout
from heart_africa.rules.battle.ground import Piece
from heart_africa.rules.book import Book
from heart_africa.rules.tables.terrain import PieceId

SIZES: dict[PieceId, tuple[tuple[float, float], ...]] = {
    PieceId.LOW_HILL: ((14, 9), (20, 12), (28, 14)),
    PieceId.ESCARPMENT: ((24, 5), (36, 7), (26, 18)),
    PieceId.KOPJE: ((12, 9), (16, 12), (20, 14)),
    PieceId.JUNGLE: ((12, 8), (18, 12), (26, 16)),
    PieceId.TALL_GRASS: ((12, 8), (18, 12), (26, 16)),
    PieceId.ROCKY_GROUND: ((12, 7), (16, 10), (22, 12)),
    PieceId.CULTIVATION: ((12, 8), (16, 10), (20, 12)),
    PieceId.VILLAGE: ((12, 10), (15, 12), (20, 14)),
    PieceId.MARSH: ((12, 8), (18, 12), (26, 16)),
    PieceId.STREAM: ((30, 2), (55, 2), (80, 2)),
    PieceId.GULLY: ((16, 3), (24, 4), (34, 5)),
    PieceId.RIVER: ((72, 4), (72, 6), (72, 8)),
    PieceId.SEA_OR_LAKE: ((48, 8), (48, 12), (48, 18)),
    PieceId.ROAD: ((30, 0), (60, 0), (90, 0)),
    PieceId.CAMP: ((8, 8), (12, 9), (14, 12)),
}
"""Three of each kind, small to large: sides in inches, as people like to have them."""


def piece_of(book: Book, layout: Layout, what: PieceId, size: int, seed: int) -> Feature:
    """One piece, laid where it fits best among those that lie there; `size` from 0 to 2."""
    long_in, wide_in = SIZES[what][size]
    bare = Layout(layout.long_in, layout.wide_in, layout.environment)
    found = lay_pieces(book, bare, (Piece(what, long_in, wide_in),), seed * 3 + size)
    return found.features[-1]
