"""What comes next while units arrive, whose it is, and what is owed (pp. 21-23)."""

from collections.abc import Iterator

from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, SideId, Unit
from heart_africa.rules.book import Book
from heart_africa.rules.preparation import arrivals
from heart_africa.rules.referee.agenda import Agenda, Owed
from heart_africa.rules.referee.arrivals import newcomers
from heart_africa.rules.referee.arrivals.problems import AREA
from heart_africa.rules.tables.play import Step, StepRow
from heart_africa.rules.tables.printed import Cited, Entry


def due(book: Book, battle: Battle) -> Agenda:
    """Who draws, rolls, is placed or enters; nobody, when the step may end."""
    owed = tuple(_owed(book, battle))
    if not owed:
        row = next(row for row in book.sequence.steps if row.id is Step.ARRIVALS)
        return Agenda("", _line("due-nobody", row), ())
    first = owed[0]
    orders = dict.fromkeys(each.order for each in owed)
    if "place-arrival" in orders:
        orders["hold-arrival"] = None
    return Agenda(_whose(battle, first), first.why, tuple(orders), first.who, owed)


def _line(code: str, row: Entry | Cited | StepRow, **about: object) -> Line:
    return Line(f"{AREA}-{code}", 0, row.rule, row.page, about=about)


def _whose(battle: Battle, first: Owed) -> SideId:
    return battle.unit(first.who[0]).side if first.who else ""


def _owed(book: Book, battle: Battle) -> Iterator[Owed]:
    """In the order in which it is best settled: the column, the draw, then side by side."""
    if who := newcomers.entering(book, battle):
        row = book.deployment.side("ambush", "attacker").column or book.arrivals.attacker_first
        yield Owed("enter-column", who, _line("owed-enter", row, unit=", ".join(who)))
    if not newcomers.begun(book, battle):
        return
    if newcomers.draw_due(book, battle):
        yield Owed("roll-arrival-order", (), _line("owed-order", book.arrivals.drawn))
    first = arrivals.first(book, battle) or battle.attacker
    for side in (first, battle.defender if first == battle.attacker else battle.attacker):
        yield from _of_side(book, battle, side)


def _of_side(book: Book, battle: Battle, side: SideId) -> Iterator[Owed]:
    if units := newcomers.waiting(battle, side):
        row = book.arrivals.first_turn
        yield Owed("roll-arrival", _names(units), _line("owed-roll", row, side=side, count=len(units)))
    if units := newcomers.arrived(battle, side):
        row = book.arrivals.edge_in
        yield Owed("place-arrival", _names(units), _line("owed-place", row, side=side, count=len(units)))


def _names(units: tuple[Unit, ...]) -> tuple[str, ...]:
    return tuple(unit.name for unit in units)
