"""Moving into contact, which begins a combat and ends the movement of both (pp. 26-27)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.journal.events import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules.book import ATTENDANT, BAGGAGE, Arm, Book
from heart_africa.rules.conditions import holding, problem
from heart_africa.rules.play.close_combat.scores import AREA
from heart_africa.rules.shared_terms import Obstacle


@dataclass(frozen=True, slots=True)
class Engage:
    """The order to move one figure into base contact with an enemy; several may be sent at one (MELEE-05).

    `moving`: whether it is the Movement phase; `in_contact`: the figure already touches another enemy;
    `broke_off`: it left a combat this turn; `over`: what stands between them.
    """

    figure: str
    troop: str
    enemy: str
    enemy_troop: str
    moving: bool = True
    in_contact: bool = False
    broke_off: bool = False
    over: Obstacle = Obstacle.NONE
    kind: Literal["engage"] = "engage"


@dataclass(frozen=True, slots=True)
class Engaged(GameEvent):
    """Two figures came into contact: neither moves further this turn, but for mounted who evade.

    `entered`: the way through the building's wall or roof by which the one reached the other, if so.
    """

    figure: str
    enemy: str
    halted: tuple[str, str]
    rule: str
    page: int
    entered: Obstacle = Obstacle.NONE
    kind: Literal["engaged"] = "engaged"


def not_while_moving(_book: Book, order: Engage) -> bool:
    """Contact is made in the Movement phase."""
    return not order.moving


def already_engaged(_book: Book, order: Engage) -> bool:
    """It touches an enemy, so that its movement is over."""
    return order.in_contact


def broke_off_to_engage(_book: Book, order: Engage) -> bool:
    """It left another combat to do it."""
    return order.broke_off


def against_a_gunboat(book: Book, order: Engage) -> bool:
    """The enemy is a gunboat."""
    return order.enemy_troop in book.troops and book.arm(order.enemy_troop) is Arm.VESSEL


def with_a_gunboat(book: Book, order: Engage) -> bool:
    """The attacker is a gunboat."""
    return order.troop in book.troops and book.arm(order.troop) is Arm.VESSEL


def behind_an_intact_wall(_book: Book, order: Engage) -> bool:
    """A wall of a temba stands between them."""
    return order.over is Obstacle.WALL


def against_an_attendant(_book: Book, order: Engage) -> bool:
    """The enemy is a leader's attendant."""
    return order.enemy_troop == ATTENDANT


def with_an_attendant(_book: Book, order: Engage) -> bool:
    """The attacker is a leader's attendant."""
    return order.troop == ATTENDANT


def with_baggage(_book: Book, order: Engage) -> bool:
    """The attacker is an element of baggage."""
    return order.troop == BAGGAGE


ENTRANCES = (Obstacle.BREACH, Obstacle.ROOF)
"""Where a building can be fought into: no wall stands between those who meet there (TEMBA-22, TEMBA-27)."""

CONDITIONS: Mapping[str, Callable[[Book, Engage], bool]] = {
    condition.__name__: condition
    for condition in (
        not_while_moving,
        already_engaged,
        broke_off_to_engage,
        against_a_gunboat,
        with_a_gunboat,
        behind_an_intact_wall,
        against_an_attendant,
        with_an_attendant,
        with_baggage,
    )
}


def objections_to_engage(book: Book, order: Engage) -> tuple[Problem, ...]:
    """All that the book has against moving into this contact."""
    about = {"figure": order.figure, "enemy": order.enemy, "troop": order.troop}
    rows = holding(book.close_combat.engage, CONDITIONS, book, order)
    return tuple(problem(AREA, row, order.figure, about) for row in rows)


def engage(book: Book, order: Engage) -> tuple[Engaged, ...]:
    """What moving into contact brings about."""
    row = book.close_combat.halted
    entered = order.over if order.over in ENTRANCES else Obstacle.NONE
    return (Engaged(order.figure, order.enemy, (order.figure, order.enemy), row.rule, row.page, entered),)
