"""Tables laid under a battle: the pieces that were agreed, one drawn in its country, the samples, files."""

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
"""So often a table is laid anew that cannot lie so."""
SAMPLES = ROOT / "samples" / "tables"


def open_table(opened: OpenMap, path: Path) -> str:
    """Lay the table of a file under the battle; whoever of it is in the battle stands where it says.

    What is given back is the name of the table. Raises `BadData` where it cannot be read.
    """
    layout, name = from_toml(read_text(path), str(path))
    lay_table(opened, layout)
    return name or path.name.removesuffix(ENDING)


def lay_table(opened: OpenMap, layout: Layout) -> None:
    """Lay a table under the battle. Raises `Refused` where its figures cannot stand so."""
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
    """The layout with the base lines swapped, if only so the village or camp is in the defender's half.

    That is the case of a table saved or made for a battle in which the other side defends.
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
    """Save the table with all that whoever looks may see on it. Raises `BadData` where the disk refuses."""
    path = path if path.name.endswith(ENDING) else path.with_name(f"{path.stem}{ENDING}")
    hidden = opened.table.view.hidden
    stands = {name: stand for name, stand in opened.layout.stands.items() if name not in hidden}
    write_text(path, to_toml(replace(opened.layout, stands=stands), opened.table.name))
    return path


def samples(environment: str = "", scenario: str = "") -> tuple[Path, ...]:
    """The sample tables: first those of a scenario, of these first those of an environment, else savannah."""
    land, played = f"{environment or 'savannah'}-", f"-{scenario.replace('_', '-')}."

    def fits(path: Path) -> tuple[bool, bool, str]:
        return played not in path.name, not path.name.startswith(land), path.name

    return tuple(sorted(listed(SAMPLES, ENDING), key=fits))


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
    """Lay the pieces that were agreed, as large as was said, as often as it takes to fit them in."""
    battle = opened.table.battle
    pieces = battle.ground.pieces if battle.ground else ()
    for seed in range(_seed(opened), _seed(opened) + TRIES):
        found = lay_pieces(opened.book, bare(opened), pieces, seed, defender=battle.defender)
        if not opened.objections(ground_laid(found)):
            break
    opened.lay(found)


def lay_drawn(opened: OpenMap) -> None:
    """Lay a lawful table of that country."""
    battle = opened.table.battle
    opened.lay(
        draw_table(opened.book, bare(opened), battle.scenario, _seed(opened), defender=battle.defender)
    )


def _seed(opened: OpenMap) -> int:
    """Another table for another battle, and another try."""
    return sum(map(ord, opened.table.name)) + len(opened.writer.journal.entries)
