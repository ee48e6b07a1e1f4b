"""How a game stands: who stands in which hex, what has been done in this phase, what waits to be decided."""

from collections.abc import Iterator, Mapping
from dataclasses import field
from functools import cached_property
from typing import Any, Literal, NamedTuple, TypeAlias

from heart_africa.companions.isandlwana.components import Components, Unit
from heart_africa.companions.isandlwana.ground import Ground
from heart_africa.companions.isandlwana.hexes import Hexes, HexId, members, several
from heart_africa.companions.isandlwana.numbers import NUMBERS, Numbers
from heart_africa.companions.table import Table
from heart_africa.core.dataclass import dataclass

Step: TypeAlias = Literal[
    "box", "placing", "arrivals", "zulu-movement", "reaction", "zulu-attack", "choice", "movement",
    "overstack", "combat", "sniping", "fatalities", "over",
]  # fmt: skip
"""Where the sequence of play stands (5.2). `box`: nothing is set up yet; `placing`: the British place who may
be placed at will; `choice`: of the order of phases IV and V; `overstack`: the end of the British movement."""
Side: TypeAlias = Literal["british", "zulu"]
Phase: TypeAlias = Literal["movement", "combat"]
Ending: TypeAlias = Literal["", "breakout", "survival", "massacre"]
Colours: TypeAlias = Literal["waiting", "shown", "declined", "captured", "lost"]
WaitKind: TypeAlias = Literal["displace", "send", "recycle", "hit", "advance", "sniping", "relocate"]
WAGON = "wagon"
"""The ammunition wagon, where it is named like a unit; the Queen's Colours go with it."""
ROLLED = "sniped"
"""What is done in the phase of the snipers once their die is rolled."""
ZULU_STEPS = frozenset({"zulu-movement", "zulu-attack", "sniping", "fatalities"})
BRITISH_WAITS = frozenset({"displace", "relocate"})


class Company(NamedTuple):
    """A British combat unit as it stands: its hex, "" where it is on no map, its steps, its formation.

    One that is still to come has steps, but no hex.
    """

    hex: HexId = ""
    steps: int = 0
    square: bool = False


class Wait(NamedTuple):
    """Something that has to be decided before anything else goes on.

    `displace`: who leaves an overstacked hex; `send`: to which of the hexes after it the first of `pieces` is
    displaced; `recycle`: by which onrush hex a Zulu unit that fell at `hex` returns; `hit`: which of `pieces`
    takes it; `advance`: which attacker goes into `hex`, if any; `sniping`: `amount` of `pieces` lose a step;
    `relocate`: to which of the hexes after him the leader goes.
    """

    kind: WaitKind
    hex: HexId
    amount: int = 0
    pieces: tuple[str, ...] = ()


def _none() -> dict[str, Any]:
    return {}


@dataclass(frozen=True)
class State(Table[Components]):
    """A game as it stands. `zulus`: how many Zulu units stand in a hex: one, more only in an onrush hex."""

    derived = (
        (frozenset({"components"}), ("box", "ground", "beside_zulus")),
        (frozenset({"units", "leaders", "zulus"}), ("standing", "british", "zulu_hexes", "beside_zulus")),
    )

    components: Components | None = None
    options: tuple[str, ...] = ()
    turn: int = 0
    step: Step = "box"
    first: Literal["", "movement", "combat"] = ""
    """Which of the two the British chose for phase IV of this turn (5.6)."""
    ending: Ending = ""
    # --- the map ---
    units: Mapping[str, Company] = field(default_factory=_none, hash=False)
    leaders: Mapping[str, HexId] = field(default_factory=_none, hash=False)
    """Where each leader stands; "" for one who is out of the game."""
    wagon: HexId = ""
    wagon_captured: bool = False
    colours: Colours = "waiting"
    zulus: Mapping[HexId, int] = field(default_factory=_none, hash=False)
    # --- this phase ---
    waits: tuple[Wait, ...] = ()
    """What has to be decided; the last comes first."""
    spent: Mapping[HexId, int] = field(default_factory=_none, hash=False)
    """How many Zulu units of a hex have moved in this phase, or attacked."""
    aims: Mapping[HexId, HexId] = field(default_factory=_none, hash=False)
    """Which hex the Zulu unit of each hex has attacked in this phase."""
    points: Mapping[str, int] = field(default_factory=_none, hash=False)
    """What a British piece has spent in this phase: movement points, or strength points of its fire.

    In the movement of the Zulus what the unit of a hex has spent that took the wagon there.
    """
    moving: tuple[str, ...] = ()
    """The pieces whose move may still go on (7.1, 7.4), or the hex of the Zulu unit that took the wagon."""
    fired_on: frozenset[HexId] = frozenset()
    """The hexes whose Zulu unit was fired on in this phase (IS-102)."""
    done: frozenset[str] = frozenset()
    """Leaders whose die was rolled in this phase (IS-061); `ROLLED`."""

    # --- what is printed ---

    @cached_property
    def ground(self) -> Ground:
        """The map. Raises `ComponentNeeded` for what nobody has said of it."""
        return Ground(self.box)

    @property
    def numbers(self) -> Numbers:
        """What the rulebook says in numbers."""
        return NUMBERS

    def printed(self, unit: str) -> Unit:
        """What the counter of a unit shows."""
        found: Unit = self.box.units[unit]  # type: ignore[index]  # ids of a box
        return found

    # --- who stands where ---

    @cached_property
    def standing(self) -> Mapping[HexId, tuple[str, ...]]:
        """The British combat units on the map, hex by hex."""
        found: dict[HexId, tuple[str, ...]] = {}
        for name, each in self.units.items():
            if each.hex:
                found[each.hex] = (*found.get(each.hex, ()), name)
        return found

    def officers(self, hex_: HexId) -> tuple[str, ...]:
        """The leaders in a hex."""
        return tuple(name for name, at in self.leaders.items() if at == hex_)

    def pieces(self, hex_: HexId) -> tuple[str, ...]:
        """All British pieces in a hex: units, leaders, the wagon."""
        wagon = (WAGON,) if self.wagon == hex_ else ()
        return (*self.standing.get(hex_, ()), *self.officers(hex_), *wagon)

    def place(self, piece: str) -> HexId:
        """The hex of a British piece; "" for one that is on no map."""
        if piece == WAGON:
            return self.wagon
        return self.units[piece].hex if piece in self.units else self.leaders.get(piece, "")

    @cached_property
    def british(self) -> Hexes:
        """The hexes that no Zulu unit may enter: those of combat units and leaders (IS-084)."""
        return several((*self.standing, *filter(None, self.leaders.values())))

    @cached_property
    def zulu_hexes(self) -> Hexes:
        """The hexes with Zulu units."""
        return several(self.zulus)

    @cached_property
    def beside_zulus(self) -> frozenset[HexId]:
        """The hexes of British units and leaders that touch a Zulu unit."""
        near, all_ = self.ground.near, self.zulu_hexes
        return frozenset(each for each in members(self.british) if near[each] & all_)

    def strength(self, hex_: HexId) -> int:
        """The strength points stacked in a hex (6.3)."""
        return sum(self.units[name].steps for name in self.standing.get(hex_, ()))

    def free_for_british(self) -> Hexes:
        """The hexes that British pieces may enter (7.6, IS-126)."""
        return self.ground.all & ~self.zulu_hexes & ~self.ground.onrush

    # --- whose turn it is ---

    @property
    def wait(self) -> Wait | None:
        """What has to be decided before anything else."""
        return self.waits[-1] if self.waits else None

    @property
    def side(self) -> Side:
        """Who has to decide."""
        if self.waits:
            return "british" if self.waits[-1].kind in BRITISH_WAITS else "zulu"
        return "zulu" if self.step in ZULU_STEPS else "british"

    @property
    def solitaire(self) -> bool:
        """Whether the system of 9.2 plays the Zulus."""
        return "solitaire" in self.options

    @property
    def unplaced(self) -> tuple[str, ...]:
        """Who is still to be placed at will before the first turn (3.2, 10.1)."""
        if self.step != "placing":
            return ()
        people = [name for name, each in self.units.items() if each.steps and not each.hex]
        people = [name for name in people if self.printed(name).arrives is None]
        return (*people, *(name for name, at in self.leaders.items() if not at))

    def arriving(self) -> Iterator[str]:
        """The units that should have come by this turn and have neither arrived nor been lost (5.9)."""
        for name, each in self.units.items():
            if each.steps and not each.hex and (self.printed(name).arrives or self.turn + 1) <= self.turn:
                yield name


def without_one(counts: Mapping[HexId, int], hex_: HexId) -> dict[HexId, int]:
    """These counts with one fewer in a hex."""
    found = dict(counts)
    found[hex_] -= 1
    if not found[hex_]:
        del found[hex_]
    return found


def with_one(counts: Mapping[HexId, int], hex_: HexId) -> dict[HexId, int]:
    """These counts with one more in a hex."""
    return {**counts, hex_: counts.get(hex_, 0) + 1}
