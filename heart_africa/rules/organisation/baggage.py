"""Capturing baggage at the end of the Shooting phase (p. 12)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from heart_africa.core.dataclass import replace
from heart_africa.core.fields import FigureName
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.matching import largest_matching
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Gone, NewsItem, lose
from heart_africa.rules.book import BAGGAGE, Book, printed
from heart_africa.rules.book.play import Step

AREA = "baggage"


class Capture(Order, kind="capture"):
    """A figure takes an element of baggage that it touches once all shooting is done."""

    captor: FigureName
    element: FigureName
    touching: bool = True


class Captured(GameEvent, kind="captured"):
    """An element of baggage was captured; every unit of its owner on the table tests for it (BAG-09)."""

    captor: str
    element: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        """The battle without the element; the captor's side counts it, the owner's army hears of it."""
        owner, captor = battle.unit_of(self.element), battle.figure(self.captor)
        side = battle.unit_of(self.captor).side
        battle = battle.with_figure(replace(captor, captured=captor.captured + 1))
        battle = lose(battle, self.element, Gone.LOST, "captured")
        counted = MappingProxyType({**battle.captured, side: battle.captured.get(side, 0) + 1})
        news = NewsItem("captured", owner.side, self.element, owner.sort, owner.contingent, by=self.captor)
        return replace(battle, captured=counted).with_news(news)


def taker(battle: Battle, element: str) -> str:
    """The figure that captured this element this turn; empty if it is still there or went otherwise."""
    taken = (news.by for news in battle.news if news.what == "captured" and news.unit == element)
    return "" if battle.figure(element).here else next(taken, "")


def his_own_baggage(_book: Book, battle: Battle, order: Capture) -> bool:
    """Whether the element is no enemy baggage."""
    owner = battle.unit_of(order.element)
    enemy = battle.unit_of(order.captor).side != owner.side
    return not (enemy and owner.figure(order.element).troop == BAGGAGE)


CONDITIONS: Mapping[str, Callable[[Book, Battle, Capture], bool]] = {
    # The Shooting phase is not over: its captor may still be shot down
    "before_the_shooting_ends": lambda _book, battle, _order: battle.step is Step.SHOOTING,
    "not_touching": lambda _book, _battle, order: not order.touching,
    "captured_already": lambda book, battle, order: (
        battle.figure(order.captor).captured >= book.baggage.elements_per_captor.value
    ),
    "taken_by_another": lambda _book, battle, order: bool(taker(battle, order.element)),
    "his_own_baggage": his_own_baggage,
}


def objections_to_capture(book: Book, battle: Battle, order: Capture) -> tuple[Problem, ...]:
    """All that the book has against this capture."""
    about = {"captor": order.captor, "element": order.element, "by": taker(battle, order.element)}
    rows = printed.holding(book.baggage.objections_to_capture, CONDITIONS, book, battle, order)
    return printed.problems(AREA, rows, order.element, about)


def capture(book: Book, order: Capture) -> Captured:
    """The event of the capture."""
    row = book.baggage.captured
    return Captured(order.captor, order.element, row.rule, row.page)


def captures(book: Book, touching: Mapping[str, tuple[str, ...]]) -> tuple[Captured, ...]:
    """The captures at the end of a Shooting phase, from the elements that each captor touches.

    No figure takes more than one, and as many elements are taken as can be. Elements that could be taken
    instead of others are left out: which of those go is for the captors to choose.
    """
    row, each = book.baggage.captured, range(book.baggage.elements_per_captor.value)
    hands = {(captor, hand): elements for captor, elements in touching.items() for hand in each}
    taken = largest_matching(hands)
    to_choose = {element for elements in touching.values() for element in elements} - {*taken.values()}
    while instead := {taken[hand] for hand in taken if to_choose & {*hands[hand]}} - to_choose:
        to_choose |= instead
    sure = ((captor, element) for (captor, _), element in taken.items() if element not in to_choose)
    return tuple(Captured(captor, element, row.rule, row.page) for captor, element in sure)
