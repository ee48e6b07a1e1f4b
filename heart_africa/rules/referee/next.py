"""What comes next at any moment of the evening: the one answer for every stage and step."""

from collections.abc import Mapping

from heart_africa.core.dataclass import replace
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Book
from heart_africa.rules.referee import deployment, setup
from heart_africa.rules.referee.agenda import Agenda
from heart_africa.rules.referee.ending import checked, verdict_now
from heart_africa.rules.referee.muster import ENTRY
from heart_africa.rules.referee.turn import MOVE, Due, due, is_idle

AREA = "turning"
ALWAYS = ("end-step",)
AFTER = ("note", "reopen")


def agenda(book: Book, battle: Battle) -> Agenda:
    """What comes next, whose it is and why; there is always something, after a verdict too."""
    return STAGES[battle.stage](book, battle)


def _muster(_book: Book, battle: Battle) -> Agenda:
    """Whose army is still missing."""
    missing = tuple(side for side in SIDES if side not in battle.sides)
    rule, page = ENTRY
    why = Line(f"{AREA}-agenda-muster", 0, rule, page, about={"missing": len(missing)})
    return Agenda(missing[0] if missing else "", why, ("muster",), missing)


def _play(book: Book, battle: Battle) -> Agenda:
    """The step's own answer, and that it can be ended, first if nobody has to act; before all a victory."""
    found, own = verdict_now(book, battle), due(book, battle)
    moved = MOVE in own.orders and not (own.owed or own.side)  # whoever is left may move and need not
    orders = (*ALWAYS, *own.orders) if moved or is_idle(own) else (*own.orders, *ALWAYS)
    if found is None or battle.reopened:
        return replace(own, orders=orders)
    return Agenda("", found.why, ("check-victory", *orders), own.who, own.owed, {"winner": found.winner})


def _over(book: Book, battle: Battle) -> Agenda:
    """Who has won; only the umpire may still say something."""
    won, row = battle.verdict, checked(book)
    why = won.why if won else row.line(f"{AREA}-agenda-over")
    return Agenda("", why, AFTER, about={"winner": won.winner if won else "draw"})


STAGES: Mapping[Stage, Due] = {
    Stage.MUSTER: _muster,
    Stage.SCENARIO: setup.due,
    Stage.GROUND: setup.due,
    Stage.DEPLOY: deployment.due,
    Stage.PLAY: _play,
    Stage.OVER: _over,
}
