"""What figures stand on, and the shape of it on the table (p. 2)."""

from functools import lru_cache

from heart_africa.board.layout import Base, Stand
from heart_africa.board.shapes import Shape, disc, rectangle
from heart_africa.rules.book import BAGGAGE, NO_TROOP, Arm, Book
from heart_africa.rules.tables.terrain import Bearer

_VESSELS: tuple[Bearer, ...] = ("canoe", "dhow", "gunboat")


def bearer(book: Book, troop: str, *, on_foot: bool = False) -> Bearer:
    """The kind of base that a troop stands on; `on_foot`: as mounted troops that have dismounted (p. 9)."""
    if troop == BAGGAGE:
        return "baggage"
    vessel = next((kind for kind in _VESSELS if kind == troop), None)
    if vessel:
        return vessel
    arm = NO_TROOP[troop] if troop in NO_TROOP else book.arm(troop)
    if arm is Arm.GUN:
        return "gun"
    return "mounted" if arm is Arm.MOUNTED and not on_foot else "foot"


def base_of(book: Book, troop: str, *, on_foot: bool = False) -> Base:
    """The base of a troop unless people say otherwise, in inches (SCALE-06)."""
    rows = book.free_table.bases
    size = rows.sizes[bearer(book, troop, on_foot=on_foot)]
    inch = rows.millimetres_per_inch
    return Base(size.wide_mm / inch, size.deep_mm / inch, size.form)


@lru_cache(8192)
def footprint(stand: Stand, base: Base) -> Shape:
    """The shape that a base covers where it stands; a round one is as wide as its width."""
    if base.form == "round":
        return disc(stand.x, stand.y, base.wide_in / 2)
    return rectangle(stand.x, stand.y, base.wide_in, base.deep_in, stand.facing)
