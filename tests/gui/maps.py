"""A battle on a table for tests: the sample armies drawn up at their base lines.

It is played to its first turn once, and copied for each test.
"""

import shutil
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from gui.actions.battle import SHOWN, WIDE
from gui.app import session as a_session
from gui.documents.battle import BATTLES
from gui.documents.library import LIBRARY, library
from gui.documents.map.document import OpenMap, open_map
from gui.documents.map.formations import bases_of, rows_along
from gui.documents.map.moves import put
from gui.session import OpenThings, Session
from heart_africa.board.layout import Layout, Stand, TerrainPiece
from heart_africa.rules.battle import Where
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.referee.turn import EndStep
from tests.gui.battles import Same, give, played

HILL = TerrainPiece(
    "Lion hill", PieceId.LOW_HILL, ((6, 18), (20, 18), (20, 30), (6, 30)), crest=((9, 24), (17, 24))
)
RIVER = TerrainPiece("Rubi", PieceId.RIVER, course=((0, 36), (72, 36)), width_in=3)
VILLAGE = TerrainPiece("Mbogo", PieceId.VILLAGE, ((44, 18), (58, 18), (58, 28), (44, 28)), fence="man_high")
GROUND = Layout(
    environment="savannah", features=(HILL, RIVER, VILLAGE), bases={"red": "south", "blue": "north"}
)
DEPTH = 5.0


@cache
def _kept(on_table: bool) -> Path:  # which of both
    """A folder with the battle, and with its table or without."""
    folder = Path(tempfile.mkdtemp())
    session = a_session(folder, "en")
    played(session)
    made = open_map(session)
    assert made is not None
    if on_table:
        _draw_up(made)
    library(session).close()
    return folder


def _draw_up(made: OpenMap) -> None:
    made.lay(GROUND)
    for side, edge in (("red", "south"), ("blue", "north")):
        units = [unit for unit in made.table.live.of(side) if unit.where is Where.TABLE]
        bases = [bases_of(made.book, unit, made.layout) for unit in units]
        found = {
            name: stand for row in rows_along(made.layout, edge, DEPTH, bases) for name, stand in row.items()
        }
        put(made, found)


def emptied(session: Session) -> Session:
    """The desk with a folder as if nobody had played yet; a map stays where it was in view."""
    if (found := session.open.get(LIBRARY)) is not None:
        found.close()
        looks = [(key, shown) for key in (SHOWN, WIDE) if (shown := session.open.get(key)) is not None]
        session.open = OpenThings()
        for key, shown in looks:
            session.open.put(key, shown)
    for old in session.folder.iterdir():
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    return session


def _opened(session: Session, *, on_table: bool) -> OpenMap:
    emptied(session)
    shutil.copytree(_kept(on_table), session.folder, dirs_exist_ok=True)
    BATTLES.open(session, "Sunday").generator = Same()
    made = open_map(session)
    assert made is not None
    return made


def opened(session: Session) -> OpenMap:
    """The map of a battle whose units move in the first turn; nothing lies on it."""
    return _opened(session, on_table=False)


def laid(session: Session) -> OpenMap:
    """The same with a hill, a river, a village, and all that are on the table drawn up."""
    return _opened(session, on_table=True)


def figures(made: OpenMap, unit: str) -> tuple[str, ...]:
    """The figures of a unit that stand on the table."""
    return tuple(each.name for each in made.table.live.unit(unit).here if each.name in made.layout.stands)


def alone(made: OpenMap, stands: Mapping[str, Stand]) -> None:
    """These stand there, and nobody else."""
    made.take([name for name in made.layout.stands if name not in stands])
    put(made, dict(stands))


def mover(made: OpenMap) -> str:
    """A unit that stands there and may move now."""
    return next(unit for unit in made.table.agenda.who if figures(made, unit))


def until(made: OpenMap, step: Step, side: str = "") -> None:
    """End steps until it is this one, of that side."""
    for _ in range(40):
        if made.table.live.step is step and (not side or made.table.live.mover == side):
            return
        give(made.table, EndStep(made.table.live.step))
    raise AssertionError(step)
