"""Ambushes that come to light while there is movement (p. 22)."""

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Unit, Where
from heart_africa.rules.battle.ambushes import emerge
from heart_africa.rules.book import Book, Trait
from heart_africa.rules.preparation.ambushes import AmbushSprung, Watch, has_pygmies, spring
from heart_africa.rules.referee.movement.orders import Spring
from heart_africa.rules.referee.movement.refusals import out_of_play, refusal


def sprung(book: Book, unit: Unit, *, moved: bool = False) -> tuple[EventRecord, ...]:
    """That a hidden unit gives itself away by moving (AMBUSH-07)."""
    if unit.where is not Where.AMBUSH:
        return ()
    watch = Watch(unit.lies_in, moved=moved, troops=tuple(unit.troops))
    return tuple(EventRecord(unit.name, event) for event in spring(book, watch))


def watch(battle: Battle, order: Spring) -> Watch:
    """What has happened around a hidden unit; only a Cunning Devil among enemy leaders matters."""
    unit = battle.unit(order.unit)
    foes = next(iter(side for side in battle.sides if side != unit.side), "")
    leader = battle.leader(foes)
    devil = leader is not None and Trait.CUNNING_DEVIL in leader.traits
    return Watch(
        unit.lies_in,
        enemy_in=order.enemy_in,
        scout_in=order.scout_in,
        devil_in=order.leader_in if devil else None,
        in_view=order.in_view,
        troops=tuple(unit.troops),
    )


def objections(book: Book, battle: Battle, order: Spring) -> tuple[Problem, ...]:
    """Why nothing comes to light: nobody is hidden there, or nothing has happened that would reveal it."""
    unit = battle.unit(order.unit)
    found = list(out_of_play(book, battle, unit.name))
    if unit.where is not Where.AMBUSH:
        found.append(refusal(book, "not_hidden", unit.name))
    elif not spring(book, watch(battle, order)):
        found.append(refusal(book, "nothing_reveals", unit.name))
    return tuple(found)


def decide(book: Book, battle: Battle, order: Spring, _dice: Dice) -> tuple[EventRecord, ...]:
    """It is placed on the table, by whatever causes."""
    unit = battle.unit(order.unit)
    pygmies = has_pygmies(book, unit.troops)
    events = spring(book, watch(battle, order)) or (AmbushSprung((), pygmies),)
    return tuple(EventRecord(unit.name, event) for event in events)


def come_out(battle: Battle, event: AmbushSprung, who: str) -> Battle:
    """It stands on the table, and the enemy hears of it."""
    return emerge(battle, who, pygmies=event.pygmies)
