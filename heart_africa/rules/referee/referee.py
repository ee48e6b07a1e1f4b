"""All features of a battle together: `Referee`, the rules of a journal of battles."""

from collections.abc import Callable, Iterable, Mapping

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.game import Game, by_command, events_of
from heart_africa.core.journal.records import Command
from heart_africa.core.reckoning import Line
from heart_africa.core.rulings import Rulings, default_rulings
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Book
from heart_africa.rules.referee import (
    arrivals,
    deployment,
    ending,
    melee,
    morale,
    movement,
    muster,
    recorded_results,
    setup,
    shooting,
    turn,
    umpire,
)
from heart_africa.rules.referee.ending import checked, verdict_now
from heart_africa.rules.referee.feature import Agenda, Feature, OpenChoice, Past
from heart_africa.rules.referee.muster import ENTRY
from heart_africa.rules.referee.turn import MOVE, due, is_idle

AREA = "turning"
ALWAYS = ("end-step",)
AFTER = ("note", "reopen")


def agenda(book: Book, battle: Battle) -> Agenda:
    """What comes next in a battle, whose turn it is and why; never empty, not even after a verdict."""
    return STAGES[battle.stage](book, battle)


def _muster(_book: Book, battle: Battle) -> Agenda:
    """What is next before both armies are there: the one that is missing."""
    missing = tuple(side for side in SIDES if side not in battle.sides)
    rule, page = ENTRY
    why = Line(f"{AREA}-agenda-muster", 0, rule, page, about={"missing": len(missing)})
    return Agenda(missing[0] if missing else "", why, ("muster",), missing)


def _play(book: Book, battle: Battle) -> Agenda:
    """What is next in play: the agenda of the step, the order to end it, and first of all a victory.

    Ending the step comes before the other orders where nobody has to act.
    """
    found, own = verdict_now(book, battle), due(book, battle)
    moved = MOVE in own.orders and not (own.owed or own.side)  # whoever is left may move and need not
    orders = (*ALWAYS, *own.orders) if moved or is_idle(own) else (*own.orders, *ALWAYS)
    if found is None or battle.reopened:
        return replace(own, orders=orders)
    return Agenda("", found.why, ("check-victory", *orders), own.who, own.owed, {"winner": found.winner})


def _over(book: Book, battle: Battle) -> Agenda:
    """What is left after the end: who has won, and the orders of the umpire."""
    won, row = battle.verdict, checked(book)
    why = won.why if won else row.line(f"{AREA}-agenda-over")
    return Agenda("", why, AFTER, about={"winner": won.winner if won else "draw"})


STAGES: Mapping[Stage, Callable[[Book, Battle], Agenda]] = {
    Stage.MUSTER: _muster,
    Stage.SCENARIO: setup.due,
    Stage.GROUND: setup.due,
    Stage.DEPLOY: deployment.due,
    Stage.PLAY: _play,
    Stage.OVER: _over,
}


FEATURES: tuple[Feature, ...] = (
    muster.FEATURE,
    setup.FEATURE,
    deployment.FEATURE,
    arrivals.FEATURE,
    movement.FEATURE,
    shooting.FEATURE,
    melee.FEATURE,
    morale.FEATURE,
    turn.FEATURE,
    ending.FEATURE,
    umpire.FEATURE,
    recorded_results.FEATURE,
)
ORDERS = by_command(FEATURES)


@dataclass(frozen=True)
class Referee(Game[Battle, Book]):
    """The rules of a battle: a book, and how its unclear rules are read."""

    book: Book
    rulings: Rulings

    start, orders, events = Battle(), ORDERS, events_of(FEATURES)

    def __post_init__(self) -> None:
        """Hand the features a book with the rulings of this battle."""
        object.__setattr__(self, "book", self.book.read_by(self.rulings))

    def left_open(self, battle: Battle, past: Past, command: Command) -> Iterable[OpenChoice]:
        """The choices that an order leaves to people; unanswered, the order is carried out as it stands."""
        return ORDERS[type(command)].left_open(self.book, battle, past, command)

    def moment(self, battle: Battle) -> str:
        """The name of the moment in the journal: turn and step in play, else the stage."""
        return f"{battle.turn}.{battle.step}" if battle.stage is Stage.PLAY else battle.stage.value


def referee(book: Book, rulings: Rulings | None = None) -> Referee:
    """The rules of a battle by a book, under its default rulings unless others are given."""
    return Referee(book, rulings or default_rulings())
