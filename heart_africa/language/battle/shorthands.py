"""Short forms of orders that are longer in the journal: one line for all shots of a unit."""

from collections.abc import Iterator
from dataclasses import MISSING, Field, field, fields, replace
from itertools import cycle
from typing import TYPE_CHECKING, Annotated, Any, Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import FigureName, FreeIf, Shots, UnitOrFigure
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.play.shooting.shot import can_jam
from heart_africa.rules.referee.feature import Answer, OpenChoice, Past
from heart_africa.rules.referee.shooting.choices import bearer, reached, targets
from heart_africa.rules.referee.shooting.shots import (
    aims,
    answering,
    attackers,
    ready,
    shooting_back,
    unfired,
)

OWN = ("shooter", "target", "inches")
"""The fields that each shot has for itself; all other fields are shared."""


@dataclass(frozen=True, slots=True)
class Shooting:
    """A unit shoots at another: `shooters` of it, at `targets` in turn, each with so many `shots`.

    Without names every figure that is ready fires all its shots at the enemy figures that can be targets;
    figures in contact shoot at the enemy who reached them. A single figure may be named instead of a unit.
    """

    unit: UnitOrFigure
    target: Annotated[UnitOrFigure, FreeIf("wall")]
    inches: float
    shooters: tuple[FigureName, ...] = ()
    targets: tuple[FigureName, ...] = ()
    shots: Shots = 0
    if TYPE_CHECKING:  # of the fields of every shot, which `Shoot` gets below, those that are read here
        bearer_near: bool | None = None
        wall: bool = False
        roof: str = ""
        together: bool = False
        kind: str = ""

    def order(self, book: Book, battle: Battle) -> Fire:
        """The order that it means. Raises `BadData` if nobody is ready to shoot or left to shoot at."""
        shared = {name: getattr(self, name) for name in SHARED}
        found = self._shots(book, battle, shared)
        if not found and self.target in battle.units and not battle.units[self.target].here:
            raise BadData("nobody-left", about={"found": self.target})
        if not found:
            raise BadData("nobody-ready", about={"found": self.unit})
        return Fire(tuple(found), self.together)

    def left_open(self, book: Book, battle: Battle, past: Past) -> Iterator[OpenChoice]:
        """Choices: who else shoots, whether a bearer is near, at whom; as far as unsaid and relevant."""
        if self._is_whole(battle) and not (self.wall or self.roof):
            yield from reached(book, battle, (self.unit, self.target), self._by)
        if self.bearer_near is None:
            shooters = self._shooters(book, battle)
            yield from bearer(book, battle, past, shooters, self._served)
        if self.targets or self.target not in battle.units or self.roof:
            return
        shooters = self._shooters(book, battle)
        yield from targets(book, battle, self.target, lambda names: self._at(book, battle, names), shooters)

    def _is_whole(self, battle: Battle) -> bool:
        """Whether a unit shoots at a unit, with no figures named."""
        whole = self.unit in battle.units and not (self.shooters or self.targets or self.shots)
        return whole and self.target in battle.units

    def _by(self, names: Answer) -> "Shooting":
        """Return the order with these figures as shooters."""
        return replace(self, shooters=names if isinstance(names, tuple) else ())

    def _served(self, near: Answer) -> "Shooting":
        """Return the order with a gun bearer near, or not."""
        return replace(self, bearer_near=bool(near))

    def _at(self, book: Book, battle: Battle, names: Answer) -> "Shooting":
        """Return the order with these targets.

        A machine gun fires no more shots than there are of them (GUN-15).
        """
        named, near = names if isinstance(names, tuple) else (), bool(self.bearer_near)
        guns = [name for name in self._shooters(book, battle) if can_jam(book, battle.figure(name))]
        shots = min((_left(book, battle, name, near=near) for name in guns), default=0)
        free, rest = cycle(named or ("",)), self.shots or min(shots, len(named))
        shooters = [
            name
            for name in self._shooters(book, battle)
            for _ in range(rest or _left(book, battle, name, near=near))
        ]
        at_hand = {name: attackers(book, battle, name, self.target) for name in shooters}
        if any(at_hand.values()):
            named = tuple(_of_them(at_hand[name], named) or next(free) for name in shooters)
        return replace(self, targets=named, shots=rest)

    def _shooters(self, book: Book, battle: Battle) -> tuple[str, ...]:
        himself = () if self.unit in battle.units else (self.unit,)
        named = self.shooters or himself
        if named or (free := ready(book, battle, self.unit)):
            return named or free
        at_them = shooting_back(book, battle, self.unit, self.target)
        return at_them or answering(book, battle, self.unit)

    def _shots(self, book: Book, battle: Battle, shared: dict[str, Any]) -> tuple[Aim, ...]:
        target = battle.company.get(self.target, self.target)
        if self._is_whole(battle) and ready(book, battle, self.unit):
            return aims(book, battle, self.unit, self.target, 0, self.inches, **shared)
        alone = (self.target,) if self.target in battle.company else ()
        there = battle.units[target].here if target in battle.units else ()  # a wall is no unit
        enemies = self.targets or alone or tuple(figure.name for figure in there)
        in_turn, named = cycle(enemies or (self.target,)), bool(self.targets or alone)

        def aim(name: str) -> Aim:
            """The next in turn, but whoever has been reached shoots at his own enemy, if nobody was named."""
            at, reached_by = next(in_turn), attackers(book, battle, name, target)
            if reached_by and not named and at not in reached_by:
                at = reached_by[0]
            return Aim(name, at, 0 if at in reached_by else self.inches, **shared)

        return tuple(
            aim(name)
            for name in self._shooters(book, battle)
            for _ in range(self.shots or _left(book, battle, name, near=bool(self.bearer_near)))
        )


def _of_them(attackers_: tuple[str, ...], named: tuple[str, ...]) -> str:
    """The attacker that a figure shoots at: one that was named, else the first."""
    return next((each for each in attackers_ if each in named), next(iter(attackers_), ""))


def _left(book: Book, battle: Battle, figure: str, *, near: bool) -> int:
    """The shots that a figure has left; at least 1, so that the book objects if it has none."""
    return max(1, unfired(book, battle, battle.figure(figure), bearer_near=near))


def _shared() -> list[tuple[str, Any, Any]]:
    """The fields that all shots of an order share, as `dataclasses` takes them."""
    return [(own.name, own.type, _default(own)) for own in fields(Aim) if own.name not in OWN]


def _default(own: Field[object]) -> object:
    made = own.default_factory
    return field(default=own.default) if made is MISSING else field(default_factory=made)


SHARED = tuple(name for name, _, _ in _shared())
_FIELDS = [
    *_shared(),
    ("together", bool, field(default=False)),
    ("kind", Literal["shoot"], field(default="shoot")),
]
_SHOOT = {name: default for name, _, default in _FIELDS} | {
    "__annotations__": {name: kind for name, kind, _ in _FIELDS},
    "__module__": __name__,
    "__doc__": Shooting.__doc__,
}
Shoot: type[Shooting] = dataclass(frozen=True)(type("Shoot", (Shooting,), _SHOOT))
"""The order of a unit to shoot at another, with the fields of every shot added."""

SHORT: dict[str, type[Any]] = {"fire": Shoot}
"""The shorthand form of an order, by its kind."""


def shorthands(book: Book, battle: Battle, command: Command) -> Iterator[Any]:
    """The shorthands that mean exactly this order, the shortest first."""
    if isinstance(command, Fire) and command.aims:
        yield from (said for said in _of_fire(battle, command) if _stands_for(book, battle, said, command))


def _stands_for(book: Book, battle: Battle, said: Shooting, command: Fire) -> bool:
    try:
        return bool(said.order(book, battle) == command)
    except BadData:
        return False


def _of_fire(battle: Battle, fire: Fire) -> Iterator[Any]:
    """Shorthands that may mean these shots, if they differ only in names."""
    first = fire.aims[0]
    if not all(_alike(aim, first) for aim in fire.aims):
        return
    shooters = tuple(dict.fromkeys(aim.shooter for aim in fire.aims))
    targets = tuple(aim.target for aim in fire.aims)
    shared = {name: getattr(first, name) for name in SHARED}
    unit, at = battle.company.get(shooters[0], ""), battle.company.get(targets[0], targets[0])
    said = Shoot(unit, at, first.inches, **shared, together=fire.together)
    yield said
    said = replace(said, shooters=shooters)
    yield said
    for shots in (0, len(fire.aims) // len(shooters)):
        yield replace(said, target=targets[0], shots=shots)
        yield replace(said, targets=tuple(dict.fromkeys(targets)), shots=shots)
        yield replace(said, targets=targets, shots=shots)


def _alike(aim: Aim, first: Aim) -> bool:
    return all(getattr(aim, name) == getattr(first, name) for name in ("inches", *SHARED))
