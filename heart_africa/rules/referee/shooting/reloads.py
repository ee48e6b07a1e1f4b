"""Reloading (p. 26, TURN-11): who has spent the whole turn on it."""

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, Unit, Where
from heart_africa.rules.book import Book
from heart_africa.rules.play import reloading as chapter
from heart_africa.rules.referee.shooting.orders import Reload
from heart_africa.rules.referee.shooting.refusals import absent, objected, out_of_step
from heart_africa.rules.tables.sequence import Step
from heart_africa.rules.units import Moved, Obstacle


def _order(battle: Battle, name: str) -> chapter.Reload:
    unit = battle.unit_of(name)
    figure = unit.figure(name)
    return chapter.Reload(
        name,
        figure.troop,
        loaded=not figure.unloaded,
        moved=figure.moved,
        shot=figure.shots > 0,
        melee=figure.melee,
    )


def objections(book: Book, battle: Battle, order: Reload) -> tuple[Problem, ...]:
    """The step, and all that speaks against each of the figures."""
    each = (problem for name in order.figures for problem in _against(book, battle, name))
    return (*out_of_step(book, battle, Step.RELOADING), *each)


def _against(book: Book, battle: Battle, name: str) -> tuple[Problem, ...]:
    busy = (
        (objected("no-time-to-reload", book.shooting.phase.no_time_to_reload, name, {"figure": name}),)
        if _busy(battle.figure(name))
        else ()
    )
    gone = absent(book, battle, name, fallen_too=True)
    return (*gone, *busy, *chapter.objections_to_reload(book, _order(battle, name)))


def _busy(figure: Figure) -> bool:
    """It has spent the turn, or part of it, on something else than its weapon."""
    climbed = figure.climbed is not Obstacle.NONE
    return figure.lit or figure.boarding or climbed or figure.attempted


def decide(book: Book, battle: Battle, order: Reload, dice: Dice) -> tuple[EventRecord, ...]:
    """Their markers go."""
    orders = ((battle.unit_of(name).name, _order(battle, name)) for name in order.figures)
    return tuple(
        EventRecord(unit, event) for unit, each in orders for event in chapter.reload(book, each, dice)
    )


def reloading(book: Book, battle: Battle) -> tuple[str, ...]:
    """Everybody who has spent this turn reloading: unloaded when it began, and nothing else done since."""
    return tuple(
        figure.name
        for unit in battle.units.values()
        for figure in unit.here
        if _unloaded(unit, figure) and not _against(book, battle, figure.name)
    )


def _unloaded(unit: Unit, figure: Figure) -> bool:
    return unit.where is Where.TABLE and figure.unloaded and figure.moved is not Moved.MOVED
