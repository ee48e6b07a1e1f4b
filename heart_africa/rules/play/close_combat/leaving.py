"""Leaving a combat: mounted figures that evade those who reached them, figures that break off (pp. 26-28)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Literal

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.fields import Asked, FigureName, UnitName
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, Unit
from heart_africa.rules.battle.companies import attached
from heart_africa.rules.battle.losses import disengaged
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.book import Arm, Book
from heart_africa.rules.book.printed import Entry, holding, problems
from heart_africa.rules.play.close_combat.orders import AREA
from heart_africa.rules.shared_terms import Melee, Moved

Forbidden = Literal["shoot", "engage"]


@dataclass(frozen=True, slots=True)
class Barred:
    """Something that a figure may not do for the rest of the turn, and where the book says so."""

    what: Forbidden
    rule: str
    page: int

    @classmethod
    def by(cls, what: Forbidden, row: Entry) -> "Barred":
        """The prohibition that an entry of the book states."""
        return cls(what, row.rule, row.page)


class LeftCombat(GameEvent, kind="left"):
    """A figure has left a combat: what it may not do now, and the enemies who may shoot again.

    Like any other figure it may be shot at; `shot_at` and `freed_by` are the entries that say so.
    """

    figure: str
    how: Melee
    rule: str
    page: int
    barred: tuple[Barred, ...]
    freed: tuple[str, ...]
    shot_at: Entry | None = None
    freed_by: Entry | None = None

    @property
    def variant(self) -> str:
        return self.how.replace("_", "-")

    @property
    def also(self) -> Mapping[str, object]:
        """The facts for its sentence: the enemies who may shoot again."""
        return {"enemies": ", ".join(self.freed)}

    def applied(self, battle: Battle, _who: str) -> Battle:
        """The battle with the figure in no contact; enemies left alone are in no combat either."""
        figure = battle.figure(self.figure)
        battle = battle.with_figure(replace(figure, enemies=(), fought=0, melee=self.how))
        enemies = (battle.figure(enemy) for enemy in figure.enemies)
        changed = [disengaged(enemy, figure.name) for enemy in enemies]
        return battle.with_figure(*changed) if changed else battle


# --- evading ---


class Evade(Order, kind="evade"):
    """Mounted figures of a unit ride away from those who have just reached them.

    The unit rolls if it has not. `inches`: how far, None for the whole distance rolled; `in_difficult`: who
    stands in difficult ground; `straight`: straight away, but for going round difficult ground; `meets`:
    another enemy with whom they would end in contact.
    """

    unit: UnitName
    figures: tuple[FigureName, ...]
    inches: Annotated[float | None, Asked.AT_ONCE] = None
    in_difficult: tuple[FigureName, ...] = ()
    straight: bool = True
    meets: FigureName = ""
    cover: tuple[FigureName, ...] = ()
    alone: tuple[FigureName, ...] = ()


def _mounted(book: Book, figure: Figure) -> bool:
    return book.arm(figure.troop) is Arm.MOUNTED and not figure.dismounted


def reached_by(book: Book, battle: Battle, figure: Figure) -> Figure:
    """The enemy who reached a figure: a mounted one if any, since nobody evades those, else the first."""
    enemies = [battle.figure(enemy) for enemy in figure.enemies]
    return next((each for each in enemies if _mounted(book, each)), enemies[0])


def rolled_in(unit: Unit, *more: MoveRolled) -> int:
    """The most inches rolled: by the roll for open ground if there is one, else by any."""
    rolled = (*unit.rolled, *more)
    in_the_open = tuple(one for one in rolled if one.pace == "open")
    return max((one.inches for one in in_the_open or rolled), default=0)


def _rides_in(battle: Battle, figure: Figure, order: Evade) -> float:
    rolled = rolled_in(battle.unit_of(figure.name))
    return rolled if order.inches is None else int(order.inches)


def already_moved(_book: Book, battle: Battle, figure: Figure, _order: Evade) -> bool:
    """Whether the figure has made its own move this turn, or its unit has."""
    unit = battle.unit_of(figure.name)
    return figure.moved is Moved.MOVED or (unit.done and not unit.still)


EVADING: Mapping[str, Callable[[Book, Battle, Figure, Evade], bool]] = {
    # Only mounted figures evade; on foot it has to fight one turn
    "not_mounted": lambda book, _battle, figure, _order: not _mounted(book, figure),
    "already_moved": already_moved,
    "in_difficult_ground": lambda _book, _battle, figure, order: figure.name in order.in_difficult,
    # The enemy who reached it is mounted too
    "reached_by_mounted": lambda book, battle, figure, _order: _mounted(
        book, reached_by(book, battle, figure)
    ),
    "less_than_rolled": lambda _book, battle, figure, order: (
        _rides_in(battle, figure, order) < rolled_in(battle.unit_of(figure.name))
    ),
    "not_straight_away": lambda _book, _battle, _figure, order: not order.straight,
    "evades_into_contact": lambda _book, _battle, _figure, order: bool(order.meets),
}


def objections_to_evade(book: Book, battle: Battle, figure: Figure, order: Evade) -> tuple[Problem, ...]:
    """All that the book has against a figure's evading; the sentences say what it may do instead."""
    about = {
        "figure": figure.name,
        "troop": figure.troop,
        "by": reached_by(book, battle, figure).troop,
        "rolled": rolled_in(battle.unit_of(figure.name)),
        "distance": _rides_in(battle, figure, order),
        "meets": order.meets,
    }
    rows = holding(book.close_combat.evade, EVADING, book, battle, figure, order)
    return problems(AREA, rows, figure.name, about)


def evade(book: Book, figure: Figure) -> LeftCombat:
    """The event of evading: the figure is away, and may neither shoot nor fight anybody else this turn."""
    after = book.close_combat.after
    forbidden = (Barred.by("shoot", after.evaded_shoots), Barred.by("engage", after.evaded_engages))
    return LeftCombat(figure.name, Melee.EVADED, after.evades.rule, after.evades.page, forbidden, ())


# --- breaking off ---


@dataclass(frozen=True, slots=True)
class Departure:
    """A figure that would leave its combat with its unit's move, over enemy bases or to reach another."""

    figure: Figure
    over_bases: bool = False
    engages: str = ""


BREAKING_OFF: Mapping[str, Callable[[Book, Battle, Departure], bool]] = {
    "first_turn_not_fought": lambda book, _battle, leaving: (
        leaving.figure.fought < book.close_combat.turns_before_breaking_off.value
    ),
    "over_enemy_bases": lambda _book, _battle, leaving: leaving.over_bases,
    # The unit of an enemy in contact has moved before its own
    "enemy_moved_first": lambda _book, battle, leaving: any(_moved_first(battle, leaving.figure)),
    # An enemy in contact belongs to a unit that declared to stand still (ruling of BREAK-11)
    "held_by_one_standing_still": lambda _book, battle, leaving: any(_standing_still(battle, leaving.figure)),
    # It would leave one enemy to fight another
    "leaves_to_engage_another": lambda _book, _battle, leaving: bool(leaving.engages),
}


def _moved_first(battle: Battle, figure: Figure) -> Iterator[str]:
    """The enemies in contact whose units have moved before its own."""
    for enemy in figure.enemies:
        unit = _moves_with(battle, enemy)
        if (unit.chosen or unit.done) and not unit.still:
            yield enemy


def _standing_still(battle: Battle, figure: Figure) -> Iterator[str]:
    """The enemies in contact whose units declared to stand still."""
    for enemy in figure.enemies:
        unit = _moves_with(battle, enemy)
        if unit.done and unit.still:
            yield enemy


def _moves_with(battle: Battle, figure: str) -> Unit:
    """The unit with which a figure moves: that which a leader has joined, else its own."""
    unit = battle.unit_of(figure)
    return battle.unit(unit.with_unit) if attached(battle, unit) else unit


def objections_to_break_off(book: Book, battle: Battle, leaving: Departure) -> tuple[Problem, ...]:
    """All that the book has against breaking off; the sentences say what the figure may do instead."""
    figure = leaving.figure
    about = {
        "figure": figure.name,
        "first": ", ".join(_moved_first(battle, figure)),
        "still": ", ".join(_standing_still(battle, figure)),
        "turns": book.close_combat.turns_before_breaking_off.value,
        "engages": leaving.engages,
    }
    rows = holding(book.close_combat.break_off, BREAKING_OFF, book, battle, leaving)
    return problems(AREA, rows, figure.name, about)


def break_off(book: Book, figure: Figure) -> LeftCombat:
    """The event of breaking off: no shot and no other fight; the enemies it left may shoot."""
    after = book.close_combat.after
    row, shot_at, freed_by = after.breaks_off, after.broke_off_shot_at, after.left_behind_shoots
    forbidden = (Barred.by("shoot", after.broke_off_shoots), Barred.by("engage", after.broke_off_engages))
    return LeftCombat(
        figure.name, Melee.BROKE_OFF, row.rule, row.page, forbidden, figure.enemies, shot_at, freed_by
    )
