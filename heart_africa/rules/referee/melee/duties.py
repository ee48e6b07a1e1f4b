"""What the close combat step still asks for: who has to fight."""

from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.referee.agenda import Agenda, Owed
from heart_africa.rules.referee.melee.contacts import match, proposed
from heart_africa.rules.tables.sequence import Step

AREA = "fighting"


def due(book: Book, battle: Battle) -> Agenda:
    """Everybody still to fight, bout by bout as proposed; figures that find no place are told beside."""
    pairings = proposed(book, battle)
    matches = [match(bout) for pairing in pairings for bout in pairing.bouts]
    idle = [name for pairing in pairings for name in pairing.idle]
    owed = tuple(Owed("fight", each.names, _why(book, each.names)) for each in matches)
    row = book.sequence.row(Step.MELEE)
    why = Line(f"{AREA}-due" if owed else f"{AREA}-done", 0, row.rule, row.page, about={"bouts": len(owed)})
    who = tuple(name for each in matches for name in each.names)
    return Agenda("", why, ("fight",) if owed else (), who, owed, {"idle": ", ".join(idle)})


def _why(book: Book, names: tuple[str, ...]) -> Line:
    one, *others = names
    row = book.close_combat.each_rolls
    return Line(f"{AREA}-owed", 0, row.rule, row.page, about={"one": one, "others": ", ".join(others)})
