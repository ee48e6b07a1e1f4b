"""Who leads and who follows: scouts before units (pp. 11-12), a leader whose men have fled (p. 5)."""

from collections.abc import Iterator
from dataclasses import replace

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Sort, Unit
from heart_africa.rules.book import Book
from heart_africa.rules.organisation import leaders, scouts
from heart_africa.rules.organisation.leaders import Rejoin
from heart_africa.rules.organisation.scouts import Following, Guide, objections_to_follow
from heart_africa.rules.referee.movement.events import Led
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.referee.movement.refusals import out_of_movement, out_of_play, refusal

# --- guides ---


def objections_to_guide(book: Book, battle: Battle, order: Guide) -> tuple[Problem, ...]:
    """Why this scout does not lead them."""
    unit, scout = battle.unit(order.unit), battle.unit(order.scout)
    return (
        *out_of_movement(book, battle, unit.name),
        *_fit(book, unit, scout),
        *scouts.objections_to_guide(book, battle, order),
    )


def _fit(book: Book, unit: Unit, scout: Unit) -> Iterator[Problem]:
    if scout.sort is not Sort.SCOUT or scout.side != unit.side or not scout.on_table:
        yield refusal(book, "no_scout", unit.name, scout=scout.name)
    if not unit.on_table:
        yield refusal(book, "not_on_table", unit.name)
    if scout.done or unit.done:
        yield refusal(book, "moved_already", scout.name if scout.done else unit.name)
    if unit.rolled:
        yield refusal(book, "rolled_before_guided", unit.name, scout=scout.name)


def guide(_book: Book, _battle: Battle, order: Guide, _dice: Dice) -> tuple[EventRecord, ...]:
    """They follow him."""
    return (EventRecord(order.unit, Led(order.scout)),)


def lead(battle: Battle, event: Led, who: str) -> Battle:
    """For this turn."""
    return battle.with_unit(replace(battle.unit(who), guided=event.scout))


def objections_to_guided(book: Book, unit: Unit, order: Move) -> Iterator[Problem]:
    """What a guided unit may not do on its way: leave the file, come near an enemy (SCOUT-09, SCOUT-10)."""
    if not unit.guided:
        return
    yield from objections_to_follow(book, Following(unit, order.single_file, enemy_in=order.enemy_in))


# --- a leader and his men ---


def objections_to_rejoin(book: Book, battle: Battle, order: Rejoin) -> tuple[Problem, ...]:
    """Why he does not join them."""
    leader, unit = battle.unit(order.leader), battle.unit(order.unit)
    found = list(out_of_play(book, battle, leader.name))
    found += [refusal(book, "not_on_table", each.name) for each in (leader, unit) if not each.on_table]
    return (*found, *leaders.objections_to_join(book, battle, order))


def rejoin(book: Book, battle: Battle, order: Rejoin, _dice: Dice) -> tuple[EventRecord, ...]:
    """He is one of them for all purposes."""
    return tuple(EventRecord(order.leader, event) for event in leaders.join(book, battle, order))
