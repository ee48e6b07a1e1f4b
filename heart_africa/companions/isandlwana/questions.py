"""Fire, Zulu attacks, sniping put as questions: the position in which the rules answer, without a map."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, TypeAlias, get_args

from heart_africa.companions.isandlwana.combat import Fire, chances
from heart_africa.companions.isandlwana.components import CLEAR, Components, Grid, Terrain, Unit, UnitId
from heart_africa.companions.isandlwana.numbers import NUMBERS
from heart_africa.companions.isandlwana.state import Colours, Company, State, Step
from heart_africa.core.chances import Chances, either, repeated
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES
from heart_africa.core.fields import Between

Factor: TypeAlias = Annotated[int, Between(1, SIDES)]
Turn: TypeAlias = Annotated[int, Between(1, NUMBERS.turns.last)]
TARGET, AWAY = "1307", "0101"
"""Where the target stands, and a hex that is far from everything."""
ESCORTED, ALONE = (-1, 1)
"""North of the target those who stand with or beside wagon and colours, south of it the others."""


@dataclass(frozen=True, slots=True)
class Firer:
    """A unit that fires: strength and range; whether it is in square, with the colours, by the wagon."""

    strength: int
    range: int = 1
    square: bool = False
    colours: bool = False
    wagon: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FireAsked:
    """British units that fire at one hex with that defense factor."""

    firers: tuple[Firer, ...]
    defense: Factor = 2
    reaction: bool = False
    turn: Turn = 1
    colours_captured: bool = False
    wagon_captured: bool = False

    @property
    def units(self) -> tuple[str, ...]:
        """Who stands for each of them."""
        return _moving()[: len(self.firers)]

    @property
    def state(self) -> State:
        """The position: the target, the firers on two sides of it, the wagon with those whom it concerns."""
        units: dict[str, Company] = dict.fromkeys(_moving(), Company())
        for unit, firer in zip(self.units, self.firers, strict=True):
            units[unit] = Company(_hex(firer), firer.strength, firer.square)
        flagged = next((_hex(each) for each in self.firers if each.colours), "")
        beside = next((_hex(replace(each, range=2)) for each in self.firers if each.wagon), "")
        colours: Colours = "captured" if self.colours_captured else "shown" if flagged else "waiting"
        step: Step = "reaction" if self.reaction else "combat"
        return State(
            _box(self.defense), turn=self.turn, step=step, units=units,
            wagon="" if self.wagon_captured else flagged or beside or AWAY,
            wagon_captured=self.wagon_captured, colours=colours, zulus={TARGET: 1},
        )  # fmt: skip

    @property
    def order(self) -> Fire:
        """The order to fire."""
        return Fire(TARGET, self.units)


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackAsked:
    """Zulu attacks, one after another, on a unit in a hex with that defense factor."""

    attacks: int = 1
    defense: Factor = 2
    leader: bool = False
    square: bool = False
    colours: bool = False

    @property
    def state(self) -> State:
        """The position: one unit, whatever stands with it."""
        return State(
            _box(self.defense), turn=1, step="zulu-attack",
            units={"a": Company(TARGET, 1, self.square)},
            leaders={"pulleine": TARGET if self.leader else ""},
            wagon=TARGET if self.colours else AWAY, colours="shown" if self.colours else "waiting",
        )  # fmt: skip


def hits(state: State, needs: int, attacks: int) -> Chances[int]:
    """How many of so many attacks hit."""
    return repeated(either(chances(state, needs), SIDES), attacks)


def beside_zulus(units: int, turn: int) -> State:
    """A position in which so many units stand beside a Zulu unit."""
    north = f"{TARGET[:2]}{int(TARGET[2:]) - 1:02}"
    standing = {unit: Company(TARGET, 1) for unit in _moving()[:units]}
    return State(
        _box(NUMBERS.fire.least_strength), turn=turn, step="sniping", units=standing, zulus={north: 1}
    )


def _hex(firer: Firer) -> str:
    """Its hex, so far north or south of the target."""
    side = ESCORTED if firer.colours or firer.wagon else ALONE
    return f"{TARGET[:2]}{int(TARGET[2:]) + side * firer.range:02}"


def _moving() -> tuple[str, ...]:
    """The units that may fire."""
    return tuple(each for each in get_args(UnitId) if each != "st-iz")


def _box(defense: int) -> Components:
    """A clear map, with that defense factor everywhere."""
    grid = Grid()
    units: Mapping[UnitId, Unit] = {each: Unit(each, "company") for each in get_args(UnitId)}
    return Components(
        "", "", 0, grid, {CLEAR: Terrain(CLEAR, "indicado", "as given", 1, defense, blocks=False)},
        dict.fromkeys(grid.hexes, CLEAR), (), (), (), (), "", units, {}, AWAY, 0,
    )  # fmt: skip
