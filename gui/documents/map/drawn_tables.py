"""Tables laid for a battle: the pieces that were agreed, or one drawn in its country."""

from dataclasses import replace

from gui.documents.map.document import OpenMap
from heart_africa.board.drawn_tables import draw_table, lay_pieces
from heart_africa.board.layout import Edge, Layout
from heart_africa.rules.battle import SideId
from heart_africa.rules.battle.state import SIDES

USUAL: dict[SideId, Edge] = {SIDES[0]: "south", SIDES[1]: "north"}
"""The base lines across the table from one another, where nobody has said otherwise."""


def bare(opened: OpenMap) -> Layout:
    """A table with nothing on it, as large as was agreed, in the country that was agreed."""
    ground = opened.table.battle.ground
    if ground is None:
        return Layout(environment="savannah", bases=USUAL)
    return Layout(ground.long_in, ground.wide_in, ground.environment, bases=USUAL)


def begun(opened: OpenMap) -> Layout:
    """The table as it lies, or as it was agreed where nobody has laid anything yet; with base lines."""
    found = opened.layout if opened.laid else bare(opened)
    return found if found.bases else replace(found, bases=USUAL)


def lay_agreed(opened: OpenMap) -> None:
    """Lay the pieces that were agreed, as large as was said, where they fit."""
    battle = opened.table.battle
    pieces = battle.ground.pieces if battle.ground else ()
    opened.lay(lay_pieces(opened.book, bare(opened), pieces, _seed(opened), defender=battle.defender))


def lay_drawn(opened: OpenMap) -> None:
    """Lay a lawful table of that country."""
    battle = opened.table.battle
    opened.lay(
        draw_table(opened.book, bare(opened), battle.scenario, _seed(opened), defender=battle.defender)
    )


def _seed(opened: OpenMap) -> int:
    """Another table for another battle, and another try."""
    return sum(map(ord, opened.table.name)) + len(opened.writer.journal.entries)
