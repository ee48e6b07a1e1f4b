"""Armies brought to the open battle: from the person's files, from samples, or drawn by lot."""

from pathlib import Path
from random import Random
from secrets import randbelow

from armylists.army_plans import ArmyRequest
from armylists.muster import muster, names_in
from armylists.random_army import USUAL_YEAR, random_army
from armylists.roster import Roster
from armylists.roster_file import ENDING
from gui.dice import OrderDice
from gui.documents.army import FOLDER, known_armies, read_army, samples
from gui.documents.battle import BATTLES, BattleDocument
from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SEEDS
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.rules.battle import SideId
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.referee.muster import Muster, Remuster

POINTS = 600
"""The usual points of an army, if nothing else was agreed."""
FIRST = ("zanzibaris", "native_kingdom-buganda")
"""The two sample armies of a battle that is begun at once."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where an army can come from: a file, or a list to draw one from."""

    id: str
    path: Path | None = None
    list: str = ""


def sources(session: Session) -> tuple[Source, ...]:
    """The person's armies, then the samples, then a random army of each list.

    Raises `BadData`.
    """
    home = session.folder / FOLDER
    own = tuple(
        Source(f"own:{path.name if path.parent == home else path}", path) for path in known_armies(session)
    )
    given = tuple(Source(f"sample:{path.name}", path) for path in samples())
    drawn = tuple(Source(f"random:{each}", list=each) for each in session.catalogue.lists)
    return (*own, *given, *drawn)


def usual(side: SideId) -> str:
    """The source of a side's army if nobody has one of his own."""
    return f"sample:{FIRST[SIDES.index(side)]}{ENDING}"


def roster_of(session: Session, source: Source, points: int = POINTS) -> Roster:
    """The army of a source. Raises `BadData` if it cannot be read or none can be drawn."""
    if source.path is not None:
        return read_army(session, source.path)
    chance = Random(randbelow(SEEDS))  # noqa: S311  # an army, not a secret
    drawn = random_army(
        session.catalogue, ArmyRequest(source.list, USUAL_YEAR, points), chance, session.rulings
    )
    if drawn.roster is None:
        raise BadData("no-army-drawn", about={"found": source.list})
    return drawn.roster


def bring(table: BattleDocument, side: SideId, roster: Roster, source: str = "") -> None:
    """Bring an army to a side, in place of the one before. Raises `Refused`, `BadData`.

    `source` is the id of where it comes from, remembered while the battle is open.
    """
    battle, session = table.live, table.session
    taken = [
        name for id_, each in battle.sides.items() if id_ != side for name in names_in(each, battle.of(id_))
    ]
    own, units = muster(session.catalogue, roster, side, session.lang, taken, rulings=table.referee.rulings)
    was, table.brought[side] = table.brought.get(side, ""), source  # before the order redraws views
    try:
        table.submit(Remuster(own, units) if side in battle.sides else Muster(own, units), OrderDice())
    except (Refused, BadData):
        table.brought[side] = was
        raise


def begin_at_once(session: Session, name: str) -> BattleDocument:
    """Begin a guided battle of two sample armies. Raises `BadData`."""
    table = BATTLES.begin(session, name)
    table.guided = True
    known = {path.name.removesuffix(ENDING): path for path in samples()}
    for side, stem in zip(SIDES, FIRST, strict=True):
        bring(table, side, read_army(session, known[stem]))
    return table
