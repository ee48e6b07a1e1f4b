"""Close combat, the step after reloading (pp. 26-27): who has still to fight, and the order to fight."""

from collections.abc import Iterator
from functools import partial

from heart_africa.core.dataclass import replace
from heart_africa.core.journal.codec import members
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.close_combat.events import AttendantLost, Event, Fought, Killed, MeleeSpellBroken
from heart_africa.rules.play.close_combat.objections import matches, objections, proposed
from heart_africa.rules.play.close_combat.orders import Fight
from heart_africa.rules.play.close_combat.resolution import fight
from heart_africa.rules.referee.feature import (
    Agenda,
    Answer,
    Feature,
    OpenChoice,
    Owed,
    Past,
    gives_up,
    has_to_say,
    thrown,
)

AREA = "fighting"


# --- who has to fight ---


def due(book: Book, battle: Battle) -> Agenda:
    """A duty for each proposed bout; figures in contact that find no place are named beside."""
    pairings = proposed(book, battle)
    bouts = [match.names for pairing in pairings for match in pairing.bouts]
    idle = [name for pairing in pairings for name in pairing.idle]
    owed = tuple(Owed("fight", names, _why(book, names)) for names in bouts)
    row = book.sequence.row(Step.MELEE)
    why = row.line(f"{AREA}-due" if owed else f"{AREA}-done", bouts=len(owed))
    who = tuple(name for names in bouts for name in names)
    return Agenda("", why, ("fight",) if owed else (), who, owed, {"idle": ", ".join(idle)})


def _why(book: Book, names: tuple[str, ...]) -> Line:
    one, *others = names
    row = book.close_combat.each_rolls
    return row.line(f"{AREA}-owed", one=one, others=", ".join(others))


def left_open(book: Book, battle: Battle, past: Past, order: Fight) -> Iterator[OpenChoice]:
    """For each leader who fights: which attendants are near, and who of them goes first (LEAD-16)."""
    for name in (name for match in matches(book, battle, order) for name in match.names):
        unit, count = battle.unit_of(name), order.attendants.get(name)
        silent = not {*unit.attendants} & {*order.gives}
        if unit.led_by(name) and silent and has_to_say(unit, count):
            yield gives_up(book, past, unit, count, partial(_given, order, name))


def _given(order: Fight, leader: str, names: Answer) -> Fight:
    gives = names if isinstance(names, tuple) else ()
    if not gives:
        return replace(order, attendants={**order.attendants, leader: 0})
    return replace(order, gives=(*order.gives, *gives))


def subject(order: Fight) -> str:
    """The first by name of all who fight, so that other pairings of the same figures meet the same dice."""
    return min((name for match in order.bouts for name in match.names), default="")


# --- what a fight does ---


def _whom(event: Event) -> str:
    match event:
        case Fought():
            return event.one
        case AttendantLost():
            return event.leader
        case Killed() | MeleeSpellBroken():
            return event.figure


FEATURE = Feature(
    (Fight,),
    members(Event),
    objections,
    thrown(fight, befell=_whom),
    subject,
    left_open,
)
