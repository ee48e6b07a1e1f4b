"""Reloading (p. 26): a turn spent, and the smoke marker goes."""

from collections.abc import Callable, Mapping

from heart_africa.core.dataclass import replace
from heart_africa.core.fields import FigureName
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure
from heart_africa.rules.book import Book
from heart_africa.rules.conditions import holding, keyed, problems
from heart_africa.rules.shared_terms import IN_MELEE, Melee, Moved

AREA = "reloading"


class Reload(Order, kind="reload"):
    """These figures have spent the whole turn reloading."""

    figures: tuple[FigureName, ...]


class Reloaded(GameEvent, kind="reloaded"):
    """The figure has reloaded: its marker goes at the end of the turn, and it may shoot in the next."""

    figure: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        figure = battle.figure(self.figure)
        return battle.with_figure(replace(figure, unloaded=False, reloading=True))


def needs_no_reloading(book: Book, figure: Figure) -> bool:
    """Its row does not ask for it; no troop that dismounts reloads on foot either."""
    return figure.troop not in book.troops or not book.troops[figure.troop].profile.reload


def already_loaded(_book: Book, figure: Figure) -> bool:
    """It has not shot since it reloaded last."""
    return not figure.unloaded


def moved(_book: Book, figure: Figure) -> bool:
    """It moved this turn; breaking off and riding away are moves, turning in place is none (RELOAD-04)."""
    return figure.moved is Moved.MOVED or figure.melee in {Melee.BROKE_OFF, Melee.EVADED}


def shot(_book: Book, figure: Figure) -> bool:
    """It shot this turn."""
    return figure.shots > 0


def in_melee(_book: Book, figure: Figure) -> bool:
    """It is in close combat when the Movement phase ends; not if its opponent broke off (RELOAD-06)."""
    return figure.melee in IN_MELEE


CONDITIONS: Mapping[str, Callable[[Book, Figure], bool]] = keyed(
    needs_no_reloading, already_loaded, moved, shot, in_melee
)


def objections_to_reload(book: Book, figure: Figure) -> tuple[Problem, ...]:
    """Why the figure may not reload this turn."""
    rows = holding(book.reloading.against, CONDITIONS, book, figure)
    return problems(AREA, rows, figure.name, {"figure": figure.name, "troop": figure.troop})


def reload(book: Book, figure: str) -> Reloaded:
    """What comes of it; no die is thrown."""
    entry = book.reloading.reloaded
    return Reloaded(figure, entry.rule, entry.page)
