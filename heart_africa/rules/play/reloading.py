"""Reloading (p. 26): it takes a whole turn and removes the smoke marker."""

from collections.abc import Callable, Mapping

from heart_africa.core.dataclass import replace
from heart_africa.core.fields import FigureName
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure
from heart_africa.rules.book import Book
from heart_africa.rules.book.printed import holding, problems
from heart_africa.rules.shared_terms import IN_MELEE, Melee, Moved

AREA = "reloading"


class Reload(Order, kind="reload"):
    """These figures have spent the whole turn reloading."""

    figures: tuple[FigureName, ...]


class Reloaded(GameEvent, kind="reloaded"):
    """A figure has reloaded: its marker goes at the end of the turn, and it may shoot in the next."""

    figure: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        figure = battle.figure(self.figure)
        return battle.with_figure(replace(figure, unloaded=False, reloading=True))


CONDITIONS: Mapping[str, Callable[[Book, Figure], bool]] = {
    # Its row does not ask for it; no troop that dismounts reloads on foot either
    "needs_no_reloading": lambda book, figure: (
        figure.troop not in book.troops or not book.troops[figure.troop].profile.reload
    ),
    "already_loaded": lambda _book, figure: not figure.unloaded,
    # It moved this turn; breaking off and riding away are moves, turning in place is none (RELOAD-04)
    "moved": lambda _book, figure: (
        figure.moved is Moved.MOVED or figure.melee in {Melee.BROKE_OFF, Melee.EVADED}
    ),
    "shot": lambda _book, figure: figure.shots > 0,
    # It is in close combat when the Movement phase ends; not if its opponent broke off (RELOAD-06)
    "in_melee": lambda _book, figure: figure.melee in IN_MELEE,
}


def objections_to_reload(book: Book, figure: Figure) -> tuple[Problem, ...]:
    """Why the figure may not reload this turn."""
    rows = holding(book.reloading.against, CONDITIONS, book, figure)
    return problems(AREA, rows, figure.name, {"figure": figure.name, "troop": figure.troop})


def reload(book: Book, figure: str) -> Reloaded:
    """The event of reloading; no die is thrown."""
    entry = book.reloading.reloaded
    return Reloaded(figure, entry.rule, entry.page)
