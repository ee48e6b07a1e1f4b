"""The end of the Shooting phase (pp. 10, 12, 23): guns that fail, the fallen removed, baggage captured."""

from collections.abc import Iterator

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Gone
from heart_africa.rules.battle.figures import Fault
from heart_africa.rules.book import BAGGAGE, Ability, Book
from heart_africa.rules.organisation import baggage
from heart_africa.rules.organisation.baggage import Captured
from heart_africa.rules.play.shooting import GunFailed, fault
from heart_africa.rules.referee.shooting.events import FallenRemoved
from heart_africa.rules.referee.shooting.orders import Capture
from heart_africa.rules.referee.shooting.refusals import absent, out_of_step
from heart_africa.rules.tables.sequence import Step


def ending(book: Book, battle: Battle) -> tuple[EventRecord, ...]:
    """What follows when the phase ends, in this order; nobody is asked for anything."""
    return (*_failed(book, battle), *_fallen(battle), *_captures(book, battle))


def _failed(book: Book, battle: Battle) -> Iterator[EventRecord]:
    """Machine guns that all the faces of this turn have jammed or broken (GUN-16, GUN-17)."""
    guns = book.shooting.guns
    for unit in battle.units.values():
        for gun in unit.here:
            failed = fault(book, gun.faces) if gun.faces and book.can(gun.troop, Ability.JAMS) else Fault.NONE
            if failed is not Fault.NONE and gun.fault is not Fault.BROKEN:
                entry = guns.broken if failed is Fault.BROKEN else guns.jam
                yield EventRecord(unit.name, GunFailed(gun.name, failed, gun.faces, entry.rule, entry.page))


def _fallen(battle: Battle) -> Iterator[EventRecord]:
    """Whoever was shot down, unit by unit."""
    for unit in battle.units.values():
        if fallen := tuple(figure.name for figure in unit.figures if figure.gone is Gone.SHOT):
            yield EventRecord(unit.name, FallenRemoved(fallen))


# --- captures ---


def _captures(book: Book, battle: Battle) -> Iterator[EventRecord]:
    for event in captures(book, battle):
        yield EventRecord(battle.unit_of(event.captor).name, event)


def captures(book: Book, battle: Battle) -> tuple[Captured, ...]:
    """The captures that leave nothing to choose, as the battle knows who touches what (BAG-08)."""
    return baggage.captures(book, touching(battle))


def touching(battle: Battle) -> dict[str, tuple[str, ...]]:
    """Every figure that may still capture this turn, with the elements that it touches."""
    return {
        figure.name: elements
        for unit in battle.units.values()
        for figure in unit.here
        if figure.enemies and not figure.captured and (elements := _elements(battle, figure.enemies))
    }


def _elements(battle: Battle, enemies: tuple[str, ...]) -> tuple[str, ...]:
    """The elements of baggage among these."""
    known = (battle.figure(name) for name in enemies)
    return tuple(figure.name for figure in known if figure.troop == BAGGAGE and figure.here)


def _capture(battle: Battle, order: Capture) -> baggage.Capture:
    captor, element = battle.unit_of(order.captor), battle.unit_of(order.element)
    return baggage.Capture(
        order.captor,
        order.element,
        touching=order.touching,
        shooting_over=battle.step is not Step.SHOOTING,
        enemy=captor.side != element.side and element.figure(order.element).troop == BAGGAGE,
        captured=captor.figure(order.captor).captured,
        taken_by="" if element.figure(order.element).here else _taker(battle, order.element),
    )


def _taker(battle: Battle, element: str) -> str:
    """Who has captured it, as this turn's news tell; nobody, if it went otherwise."""
    taken = (news for news in battle.news if news.what == "captured" and news.unit == element)
    return next((news.by for news in taken), "")


def objections_to_capture(book: Book, battle: Battle, order: Capture) -> tuple[Problem, ...]:
    """The step, who is there, and all that the chapter has against it."""
    chapter = _capture(battle, order)
    gone = absent(book, battle, order.element, fallen_too=True) if not chapter.taken_by else ()
    return (
        *out_of_step(book, battle, Step.RELOADING, Step.SHOOTING),
        *absent(book, battle, order.captor, fallen_too=True),
        *gone,
        *baggage.objections_to_capture(book, chapter),
    )


def decide_capture(book: Book, battle: Battle, order: Capture, _dice: Dice) -> tuple[EventRecord, ...]:
    """The element is taken."""
    unit = battle.unit_of(order.captor).name
    return tuple(EventRecord(unit, event) for event in baggage.capture(book, _capture(battle, order)))
