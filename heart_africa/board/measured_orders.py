"""Orders measured on the table, put as shortly as players with a tape would put them.

What the battle knows already is left out, and what no rule asks about this time; so a journal reads alike
whether figures were dragged on a map or inches were typed.
"""

from collections.abc import Callable, Iterable
from dataclasses import MISSING, fields, replace
from functools import partial
from typing import Any, TypeVar, cast

from heart_africa.core.journal.records import Command
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.play.close_combat.objections import matches
from heart_africa.rules.play.close_combat.orders import Fight, Match
from heart_africa.rules.play.movement import ways
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.play.shooting.shot import shots_of
from heart_africa.rules.preparation.deployment.orders import Deploy
from heart_africa.rules.referee.deployment.stage import to_deploy
from heart_africa.rules.referee.movement import unit_moves
from heart_africa.rules.referee.movement.alternation import rolled_for
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.referee.movement.unit_moves import movers, walk
from heart_africa.rules.referee.shooting.shots import objections

Order = TypeVar("Order")
Told = TypeVar("Told", bound=Command | Aim)
OF_A_SHOT = tuple(own.name for own in fields(Aim) if own.default is not MISSING)
JUDGED = frozenset({"gap", "overhead", "others", "advancing"})
"""What of a shot is only judged, and never reckoned with."""
OF_A_WAY = ("starts", "over", "road", "aims_at", "single_file", "enemy_in")
OF_A_PLACE = ("sheltered", "own_half", "enemy_base_in", "hidden", "observable")


def said(book: Book, battle: Battle, order: Order) -> Order:
    """The shortest order that asks the referee the same as this one, as the battle stands."""
    made: Any = order
    match order:
        case Move():
            made = _move(book, battle, order)
        case Fire():
            made = replace(order, aims=tuple(_aim(book, battle, aim) for aim in order.aims))
        case Fight():
            made = _fight(book, battle, order)
        case Deploy():
            made = _shorter(order, OF_A_PLACE, lambda place: list(to_deploy(book, battle, place)))
    return cast("Order", made)


def _shorter(order: Told, names: Iterable[str], asked: Callable[[Any], object]) -> Told:
    """The order without those of these fields that make no difference to the result of `asked`."""
    plain = {own.name: own.default for own in fields(order)}
    for name in names:
        less = replace(order, **{name: plain[name]})
        if less != order and asked(order) == asked(less):
            order = less
    return order


# --- movement ---


def _move(book: Book, battle: Battle, order: Move) -> Move:
    """The shortest form of a move: no names if all who may move do, and only facts of the way that count."""
    whole = replace(order, figures=())
    all_of_them = {figure.name for figure in movers(battle, battle.unit(order.unit), whole)}
    short = whole if order.figures and all_of_them == set(order.figures) else order
    found: Move = _shorter(short, OF_A_WAY, partial(_allowed, book, battle))
    return found


def _allowed(book: Book, battle: Battle, order: Move) -> list[Any]:
    """For each figure what slows it and how far it may go, and the objections to the move."""
    unit = battle.unit(order.unit)
    found: list[Any] = []
    for figure in movers(battle, unit, order):
        way, rolled = walk(battle, figure, order), rolled_for(book, battle, unit, figure)
        reach = ways.reach(book, way, rolled) if rolled else None
        found += (ways.slowed(book, way), reach and (reach.inches, reach.pace, reach.stop))
    return [*found, *unit_moves.objections(book, battle, order)]


# --- fights and shots ---


def _fight(book: Book, battle: Battle, order: Fight) -> Fight:
    """The order to fight, without its bouts if the referee would propose the same."""
    plain = replace(order, bouts=())
    return plain if _paired(order.bouts) == _paired(matches(book, battle, plain)) else order


def _paired(bouts: Iterable[Match]) -> list[tuple[str, tuple[str, ...]]]:
    return sorted((bout.one, tuple(sorted(bout.others))) for bout in bouts)


def _aim(book: Book, battle: Battle, aim: Aim) -> Aim:
    """The shot without facts that change neither its sum nor the objections to it."""
    plain = [name for name in OF_A_SHOT if name not in JUDGED]
    short = _shorter(aim, plain, lambda one: shots_of(battle, (one,))[0].aim)  # with what the battle knows
    found: Aim = _shorter(short, sorted(JUDGED), lambda one: objections(book, battle, Fire((one,))))
    return found
