"""Laying a table under a battle: the agreed pieces, one drawn by lot, a sample, a file."""

from pathlib import Path

from gui.documents.map.document import OpenMap
from gui.documents.map.formations import USUAL
from gui.documents.map.moves import put
from heart_africa.board.drawn_tables.drawn_table import draw_table, lay_pieces
from heart_africa.board.ground import ground_of
from heart_africa.board.layout import Layout
from heart_africa.board.table_file import ENDING, from_toml, to_toml
from heart_africa.board.table_record import ground_laid
from heart_africa.core.dataclass import replace
from heart_africa.storage.files import listed, read_text, write_text
from resources import ROOT

TRIES = 12
"""How many times a table is laid anew when its terrain is against the rules."""
SAMPLES = ROOT / "samples" / "tables"


def open_table(opened: OpenMap, path: Path) -> str:
    """Lay the table of a file; figures in it that are in the battle are placed too.

    Returns the name of the table. Raises `BadData` if it cannot be read.
    """
    layout, name = from_toml(read_text(path), str(path))
    lay_table(opened, layout)
    return name or path.name.removesuffix(ENDING)


def lay_table(opened: OpenMap, layout: Layout) -> None:
    """Lay a table under the battle. Raises `Refused` if its figures cannot stand so."""
    known = opened.table.battle.company
    stands = {name: stand for name, stand in layout.stands.items() if name in known}
    if not stands:
        layout = _with_the_place_at_its_defender(opened, layout)
    opened.lay(layout)
    if opened.refused is not None:
        return
    if stands:
        put(opened, stands)
    if layout.blazes:
        opened.burn(layout.blazes)


def _with_the_place_at_its_defender(opened: OpenMap, layout: Layout) -> Layout:
    """The layout with base lines swapped, if the village or camp is then in the defender's half.

    That is so for a table made for a battle in which the other side defends.
    """
    objective, battle = opened.book.choosing_terrain.objective, opened.table.battle
    if battle.scenario not in objective.scenarios or not battle.defender:
        return layout

    def at_home(found: Layout) -> bool:
        pieces = ground_of(found, battle.defender).pieces
        return any(piece.own_half for piece in pieces if piece.what in objective.what)

    lines = layout.bases
    over = replace(layout, bases=dict(zip(lines, reversed(tuple(lines.values())), strict=True)))
    return over if at_home(over) and not at_home(layout) else layout


def save_table(opened: OpenMap, path: Path) -> Path:
    """Save the table without what the side that is looking may not see. Raises `BadData` for the disk."""
    path = path if path.name.endswith(ENDING) else path.with_name(f"{path.stem}{ENDING}")
    hidden = opened.table.view.hidden
    stands = {name: stand for name, stand in opened.layout.stands.items() if name not in hidden}
    write_text(path, to_toml(replace(opened.layout, stands=stands), opened.table.name))
    return path


def samples(environment: str = "", scenario: str = "") -> tuple[Path, ...]:
    """The sample tables: first those of this scenario, among them first those of this environment."""
    land, played = f"{environment or 'savannah'}-", f"-{scenario.replace('_', '-')}."

    def fits(path: Path) -> tuple[bool, bool, str]:
        return played not in path.name, not path.name.startswith(land), path.name

    return tuple(sorted(listed(SAMPLES, ENDING), key=fits))


def bare(opened: OpenMap) -> Layout:
    """An empty table of the agreed size and environment."""
    ground = opened.table.battle.ground
    if ground is None:
        return Layout(environment="savannah", bases=USUAL)
    return Layout(ground.long_in, ground.wide_in, ground.environment, bases=USUAL)


def begun(opened: OpenMap) -> Layout:
    """The table as it lies, or an empty one as agreed; with base lines."""
    found = opened.layout if opened.laid else bare(opened)
    return found if found.bases else replace(found, bases=USUAL)


def lay_agreed(opened: OpenMap) -> None:
    """Lay the agreed pieces at random in the agreed sizes, trying again until all fit."""
    battle = opened.table.battle
    pieces = battle.ground.pieces if battle.ground else ()
    for seed in range(_seed(opened), _seed(opened) + TRIES):
        found = lay_pieces(opened.book, bare(opened), pieces, seed, defender=battle.defender)
        if not opened.objections(ground_laid(found)):
            break
    opened.lay(found)


def lay_drawn(opened: OpenMap) -> None:
    """Lay a table of this environment, drawn by lot within the rules."""
    battle = opened.table.battle
    opened.lay(
        draw_table(opened.book, bare(opened), battle.scenario, _seed(opened), defender=battle.defender)
    )


def _seed(opened: OpenMap) -> int:
    """A seed by battle and number of changes, so that another try gives another table."""
    return sum(map(ord, opened.table.name)) + len(opened.writer.journal.entries)
