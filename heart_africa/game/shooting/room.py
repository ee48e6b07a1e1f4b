"""The room: its orders, its events, and the three verbs for them."""

from collections.abc import Callable, Iterable
from typing import Any

from heart_africa.battle import Battle
from heart_africa.book import Book
from heart_africa.dice import Dice
from heart_africa.game.choices import Choice
from heart_africa.game.past import Past
from heart_africa.game.rooms import Room
from heart_africa.game.shooting import burning, choices, closing, firing, loading
from heart_africa.game.shooting.evolving import EVOLVERS, evolve
from heart_africa.game.shooting.orders import (
    Capture,
    Fire,
    FireArrows,
    LightFire,
    Order,
    Reload,
    SettleWind,
    StayInFire,
)
from heart_africa.journal.deeds import Fact
from heart_africa.problems import Problem

OBJECTIONS: dict[type[Any], Callable[[Book, Battle, Any], tuple[Problem, ...]]] = {
    Fire: firing.objections,
    LightFire: burning.objections_to_light,
    FireArrows: burning.objections_to_arrows,
    SettleWind: burning.objections_to_wind,
    StayInFire: burning.objections_to_stay,
    Capture: closing.objections_to_capture,
    Reload: loading.objections,
}
DECISIONS: dict[type[Any], Callable[[Book, Battle, Any, Dice], tuple[Fact, ...]]] = {
    Fire: firing.decide,
    LightFire: burning.light,
    FireArrows: burning.shoot_arrows,
    SettleWind: burning.settle_wind,
    StayInFire: burning.stay,
    Capture: closing.decide_capture,
    Reload: loading.decide,
}


def objections(book: Book, battle: Battle, order: Order) -> tuple[Problem, ...]:
    """All that the book has against an order, as the battle stands."""
    return OBJECTIONS[type(order)](book, battle, order)


def decide(book: Book, battle: Battle, order: Order, dice: Dice) -> tuple[Fact, ...]:
    """What it brings about."""
    return DECISIONS[type(order)](book, battle, order, dice)


def subject(order: Order) -> str:
    """Whom its dice are for: those who shoot or light, in one order however they were named."""
    match order:
        case Fire(aims):
            return "+".join(sorted(aim.shooter for aim in aims))
        case LightFire(figure):
            return figure
        case FireArrows(figures) | StayInFire(figures=figures) | Reload(figures):
            return "+".join(sorted(figures))
        case Capture(captor):
            return captor
        case SettleWind():
            return "wind"


def left_open(book: Book, battle: Battle, past: Past, order: Order) -> Iterable[Choice]:
    """What an order leaves open, as the battle stands."""
    return choices.left_open(book, battle, past, order) if isinstance(order, Fire) else ()


ROOM = Room(tuple(DECISIONS), tuple(EVOLVERS), objections, decide, evolve, subject, left_open)
