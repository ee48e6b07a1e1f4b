"""Reloading (p. 26): a turn spent, and the smoke marker goes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.dice import Dice
from heart_africa.core.journal.events import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.conditions import holding, problems
from heart_africa.rules.units import Melee, Moved

AREA = "reloading"
IN_MELEE = frozenset({Melee.CHARGED, Melee.CONTACTED, Melee.THROUGHOUT, Melee.FOLLOWED_UP})


@dataclass(frozen=True, slots=True)
class Reload:
    """The order to spend this turn reloading, and how the figure has spent it so far.

    A figure whose opponent broke off is in no melee; turning in place is no hindrance (RELOAD-04, RELOAD-06).
    """

    figure: str
    troop: str
    loaded: bool = False
    moved: Moved = Moved.NO
    shot: bool = False
    melee: Melee = Melee.NONE
    kind: Literal["reload"] = "reload"


@dataclass(frozen=True, slots=True)
class Reloaded(GameEvent):
    """The figure has reloaded: its marker goes at the end of the turn, and it may shoot in the next."""

    figure: str
    rule: str
    page: int
    kind: Literal["reloaded"] = "reloaded"


def needs_no_reloading(book: Book, order: Reload) -> bool:
    """Its row does not ask for it; no troop that dismounts reloads on foot either."""
    return order.troop not in book.troops or not book.troops[order.troop].profile.reload


def already_loaded(_book: Book, order: Reload) -> bool:
    """It has not shot since it reloaded last."""
    return order.loaded


def moved(_book: Book, order: Reload) -> bool:
    """It moved this turn; breaking off and riding away are moves."""
    return order.moved is Moved.MOVED or order.melee in {Melee.BROKE_OFF, Melee.EVADED}


def shot(_book: Book, order: Reload) -> bool:
    """It shot this turn."""
    return order.shot


def in_melee(_book: Book, order: Reload) -> bool:
    """It is in close combat when the Movement phase ends."""
    return order.melee in IN_MELEE


CONDITIONS: Mapping[str, Callable[[Book, Reload], bool]] = {
    condition.__name__: condition for condition in (needs_no_reloading, already_loaded, moved, shot, in_melee)
}


def objections_to_reload(book: Book, order: Reload) -> tuple[Problem, ...]:
    """Why the figure may not reload this turn."""
    rows = holding(book.reloading.against, CONDITIONS, book, order)
    return problems(AREA, rows, order.figure, {"figure": order.figure, "troop": order.troop})


def reload(book: Book, order: Reload, _dice: Dice) -> tuple[Reloaded, ...]:
    """What comes of it; no die is thrown."""
    entry = book.reloading.reloaded
    return (Reloaded(order.figure, entry.rule, entry.page),)
