"""The orders and events of the Shooting phase, registered with what judges and applies them."""

from collections.abc import Callable, Iterable
from typing import Any

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.organisation.baggage import Capture
from heart_africa.rules.organisation.tembas.roofs import FireArrows
from heart_africa.rules.play.fires import LightFire, SettleWind, StayInFire
from heart_africa.rules.play.reloading import Reload
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.referee.choices import Choice
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.referee.shooting import choices, fires, phase_end, shots
from heart_africa.rules.referee.shooting.evolution import EVOLVERS, evolve
from heart_africa.rules.referee.stated_facts import Past

Order = Fire | LightFire | FireArrows | SettleWind | StayInFire | Capture | Reload

OBJECTIONS: dict[type[Any], Callable[[Book, Battle, Any], tuple[Problem, ...]]] = {
    Fire: shots.objections,
    LightFire: fires.objections_to_light,
    FireArrows: fires.objections_to_arrows,
    SettleWind: fires.objections_to_wind,
    StayInFire: fires.objections_to_stay,
    Capture: phase_end.objections_to_capture,
    Reload: phase_end.objections_to_reload,
}
DECISIONS: dict[type[Any], Callable[[Book, Battle, Any, Dice], tuple[EventRecord, ...]]] = {
    Fire: shots.decide,
    LightFire: fires.light,
    FireArrows: fires.shoot_arrows,
    SettleWind: fires.settle_wind,
    StayInFire: fires.stay,
    Capture: phase_end.decide_capture,
    Reload: phase_end.decide_reload,
}


def objections(book: Book, battle: Battle, order: Order) -> tuple[Problem, ...]:
    """All that the book has against an order, as the battle stands."""
    return OBJECTIONS[type(order)](book, battle, order)


def decide(book: Book, battle: Battle, order: Order, dice: Dice) -> tuple[EventRecord, ...]:
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


FEATURE = Feature(tuple(DECISIONS), tuple(EVOLVERS), objections, decide, evolve, subject, left_open)
