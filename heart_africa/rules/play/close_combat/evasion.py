"""Mounted figures that evade whoever has just reached them (pp. 26-27)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, Unit
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.book import Arm, Book
from heart_africa.rules.conditions import holding, problems
from heart_africa.rules.fields import FigureName, UnitName
from heart_africa.rules.play.close_combat.after_combat import Left, barred
from heart_africa.rules.play.close_combat.scores import AREA
from heart_africa.rules.shared_terms import Melee, Moved


@dataclass(frozen=True, slots=True)
class Evade:
    """Mounted figures of a unit ride away from whoever has just reached them; the unit rolls if it has not.

    `inches`: how far, None for the whole distance rolled; `in_difficult`: who stands in difficult ground;
    `straight`: straight away, but for going round difficult ground; `meets`: another enemy with whom they
    would end in contact.
    """

    ASKED: ClassVar = ("unit", "figures", "inches")

    unit: UnitName
    figures: tuple[FigureName, ...]
    inches: float | None = None
    in_difficult: tuple[FigureName, ...] = ()
    straight: bool = True
    meets: FigureName = ""
    cover: tuple[FigureName, ...] = ()
    alone: tuple[FigureName, ...] = ()
    kind: Literal["evade"] = "evade"


def _mounted(book: Book, figure: Figure) -> bool:
    return book.arm(figure.troop) is Arm.MOUNTED and not figure.dismounted


def reached_by(book: Book, battle: Battle, figure: Figure) -> Figure:
    """Of the enemies who reached it, a mounted one, from whom nobody rides away; else the first."""
    enemies = [battle.figure(enemy) for enemy in figure.enemies]
    return next((each for each in enemies if _mounted(book, each)), enemies[0])


def rolled_in(unit: Unit, *more: MoveRolled) -> int:
    """The whole distance rolled; whoever stands in the open rides by the roll for the open."""
    rolled = (*unit.rolled, *more)
    return max((one.inches for one in rolled if one.pace == "open"), default=_any(rolled))


def _any(rolled: tuple[MoveRolled, ...]) -> int:
    return max((one.inches for one in rolled), default=0)


def _rides_in(battle: Battle, figure: Figure, order: Evade) -> float:
    rolled = rolled_in(battle.unit_of(figure.name))
    return rolled if order.inches is None else int(order.inches)


def not_mounted(book: Book, _battle: Battle, figure: Figure, _order: Evade) -> bool:
    """Only mounted figures evade; on foot it has to fight one turn."""
    return not _mounted(book, figure)


def already_moved(_book: Book, battle: Battle, figure: Figure, _order: Evade) -> bool:
    """It has made its own move this turn, or its unit has."""
    unit = battle.unit_of(figure.name)
    return figure.moved is Moved.MOVED or (unit.done and not unit.still)


def in_difficult_ground(_book: Book, _battle: Battle, figure: Figure, order: Evade) -> bool:
    """It stands in difficult ground."""
    return figure.name in order.in_difficult


def reached_by_mounted(book: Book, battle: Battle, figure: Figure, _order: Evade) -> bool:
    """The enemy who reached it is mounted too."""
    return _mounted(book, reached_by(book, battle, figure))


def less_than_rolled(_book: Book, battle: Battle, figure: Figure, order: Evade) -> bool:
    """It would not ride the whole distance rolled."""
    return _rides_in(battle, figure, order) < rolled_in(battle.unit_of(figure.name))


def not_straight_away(_book: Book, _battle: Battle, _figure: Figure, order: Evade) -> bool:
    """It would not ride straight away."""
    return not order.straight


def evades_into_contact(_book: Book, _battle: Battle, _figure: Figure, order: Evade) -> bool:
    """It would end in contact with another enemy."""
    return bool(order.meets)


CONDITIONS: Mapping[str, Callable[[Book, Battle, Figure, Evade], bool]] = {
    condition.__name__: condition
    for condition in (
        not_mounted,
        already_moved,
        in_difficult_ground,
        reached_by_mounted,
        less_than_rolled,
        not_straight_away,
        evades_into_contact,
    )
}


def objections_to_evade(book: Book, battle: Battle, figure: Figure, order: Evade) -> tuple[Problem, ...]:
    """All that the book has against a figure's evading; the wording says what remains possible."""
    about = {
        "figure": figure.name,
        "troop": figure.troop,
        "by": reached_by(book, battle, figure).troop,
        "rolled": rolled_in(battle.unit_of(figure.name)),
        "distance": _rides_in(battle, figure, order),
        "meets": order.meets,
    }
    rows = holding(book.close_combat.evade, CONDITIONS, book, battle, figure, order)
    return problems(AREA, rows, figure.name, about)


def evade(book: Book, figure: Figure) -> tuple[Left, ...]:
    """What evading brings about: away, and no shot and no other fight this turn."""
    after = book.close_combat.after
    forbidden = (barred("shoot", after.evaded_shoots), barred("engage", after.evaded_engages))
    return (Left(figure.name, Melee.EVADED, after.evades.rule, after.evades.page, forbidden, ()),)
