"""A battle with its table: where everything stands, and what the battle knows of it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from functools import cached_property, lru_cache
from typing import Any, Concatenate, ParamSpec, TypeVar

from heart_africa.board.layout import Base, Layout, Stand
from heart_africa.board.shapes import Shape, disc, distance, rectangle
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.battle import Battle, Figure, SideId, Unit, Where
from heart_africa.rules.book import BAGGAGE, NO_TROOP, Arm, Book
from heart_africa.rules.book.terrain import Bearer

_VESSELS: tuple[Bearer, ...] = ("canoe", "dhow", "gunboat")


def bearer(book: Book, troop: str, *, on_foot: bool = False) -> Bearer:
    """The kind of base that a troop stands on; `on_foot`: mounted troops that have dismounted (p. 9)."""
    if troop == BAGGAGE:
        return "baggage"
    vessel = next((kind for kind in _VESSELS if kind == troop), None)
    if vessel:
        return vessel
    arm = NO_TROOP[troop] if troop in NO_TROOP else book.arm(troop)
    if arm is Arm.GUN:
        return "gun"
    return "mounted" if arm is Arm.MOUNTED and not on_foot else "foot"


def base_of(book: Book, troop: str, *, on_foot: bool = False) -> Base:
    """The usual base of a troop, in inches (SCALE-06)."""
    rows = book.free_table.bases
    size = rows.sizes[bearer(book, troop, on_foot=on_foot)]
    inch = rows.millimetres_per_inch
    return Base(size.wide_mm / inch, size.deep_mm / inch, size.form)


@lru_cache(8192)
def footprint(stand: Stand, base: Base) -> Shape:
    """The shape that a base covers where it stands; a round one is as wide as its width."""
    if base.form == "round":
        return disc(stand.x, stand.y, base.wide_in / 2)
    return rectangle(stand.x, stand.y, base.wide_in, base.deep_in, stand.facing)


P = ParamSpec("P")
Found = TypeVar("Found")


@dataclass(frozen=True)
class Scene:
    """The battle, and where everything stands; names are those of the battle's figures.

    `decided`: what the players decided of close calls, by the key of the call.
    """

    book: Book
    battle: Battle
    layout: Layout
    decided: Mapping[str, bool] = field(default_factory=dict, hash=False)

    @cached_property
    def here(self) -> Mapping[str, Unit]:
        """The figures that stand in the open on the table, with the unit of each.

        Those that fell in this Shooting phase stand until it is over: all its shots are simultaneous
        (TURN-09).
        """
        return dict(self._standing())

    def _standing(self) -> Iterator[tuple[str, Unit]]:
        for unit in self.battle.units.values():
            if unit.where is Where.TABLE:
                stands = (one.name for one in unit.figures if one.may_act and one.name in self.layout.stands)
                yield from ((name, unit) for name in stands)

    @cached_property
    def cache(self) -> dict[object, Any]:
        """Results kept for this scene; each measurement uses keys of its own."""
        return {}

    def once(self, find: Callable[Concatenate["Scene", P], Found], *of: P.args, **named: P.kwargs) -> Found:
        """The result of a function for this scene, reckoned the first time and kept."""
        key = (find, *of, *named.items())
        if key not in self.cache:
            self.cache[key] = find(self, *of, **named)
        found: Found = self.cache[key]
        return found

    def stand(self, figure: str) -> Stand:
        """The stand of a figure. Raises `KeyError` if it has no place on the table."""
        return self.layout.stands[figure]

    def figure(self, name: str) -> Figure:
        """A figure of the battle. Raises `BadData`, with the nearest name that there is."""
        return self.battle.figure(name)

    def base(self, figure: str) -> Base:
        """The base of a figure: as set for it, else the usual one of its kind."""
        stand, found = self.stand(figure), self.figure(figure)
        return stand.base or base_of(self.book, found.troop, on_foot=found.dismounted)

    def footprint(self, figure: str) -> Shape:
        """The shape of a figure's base where it stands."""
        return footprint(self.stand(figure), self.base(figure))

    def of(self, unit: str) -> tuple[str, ...]:
        """The figures of a unit that stand somewhere on the table, hidden ones included."""
        return tuple(one.name for one in self.battle.unit(unit).here if one.name in self.layout.stands)

    @cached_property
    def footprints(self) -> Mapping[str, Shape]:
        """The shapes of the bases of all that stand in the open, by figure."""
        return {name: self.footprint(name) for name in self.here}

    def side_of(self, figure: str) -> SideId:
        """The side of a figure."""
        return self.battle.unit_of(figure).side

    def inches(self, one: str, other: str) -> float:
        """The inches between the bases of two figures; 0 if they touch."""
        return distance(self.footprint(one), self.footprint(other))
