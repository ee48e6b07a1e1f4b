"""What happens in a game: each event with what it changes. It befalls a British piece by name, or nobody."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, get_args

from heart_africa.companions.isandlwana.components import Components, LeaderId, UnitId
from heart_africa.companions.isandlwana.hexes import HexId
from heart_africa.companions.isandlwana.state import (
    ROLLED,
    WAGON,
    Company,
    Ending,
    Phase,
    State,
    Step,
    Wait,
    WaitKind,
    with_one,
    without_one,
)
from heart_africa.companions.rules import Happening, happenings
from heart_africa.core.dataclass import dataclass


def _with_unit(state: State, name: str, **changes: Any) -> State:  # noqa: ANN401  # of the fields of one
    return state.with_(units={**state.units, name: state.units[name]._replace(**changes)})


def _put(state: State, piece: str, hex_: HexId) -> State:
    """The state with a British piece in a hex, or with "" off the map."""
    if piece == WAGON:
        return state.with_(wagon=hex_)
    if piece in state.units:
        return _with_unit(state, piece, hex=hex_)
    return state.with_(leaders={**state.leaders, piece: hex_})


# --- the frame ---


@dataclass(frozen=True, slots=True)
class BoxOpened(Happening):
    """What is printed is on the table."""

    components: Components
    kind: Literal["isandlwana-box"] = "isandlwana-box"

    @property
    def also(self) -> Mapping[str, object]:
        return {"pack": self.components.pack, "version": self.components.version}

    def applied(self, state: State, _who: str) -> State:
        return state.with_(components=self.components)


@dataclass(frozen=True, slots=True)
class ComponentStated(Happening):
    """A printed value was said: the components with it."""

    piece: str
    field: str
    value: str
    components: Components
    kind: Literal["isandlwana-stated"] = "isandlwana-stated"

    def applied(self, state: State, _who: str) -> State:
        return state.with_(components=self.components)


@dataclass(frozen=True, slots=True)
class SetUpDone(Happening):
    """3.0: every piece that has a printed hex stands there; `strengths`: the steps of each unit."""

    options: tuple[str, ...]
    strengths: dict[str, int]
    hexes: dict[str, HexId]
    wagon: HexId
    zulus: dict[HexId, int]
    kind: Literal["isandlwana-set-up"] = "isandlwana-set-up"

    def applied(self, state: State, _who: str) -> State:
        steps, hexes = self.strengths, self.hexes
        units = {name: Company(hexes.get(name, ""), steps[name]) for name in get_args(UnitId)}
        leaders = {name: hexes.get(name, "") for name in get_args(LeaderId)}
        zulus = dict(sorted(self.zulus.items()))  # a journal keeps no order of names
        stand = {"units": units, "leaders": leaders, "wagon": self.wagon, "zulus": zulus}
        return state.with_(options=self.options, step="placing", **stand)


@dataclass(frozen=True, slots=True)
class Placed(Happening):
    """A British piece was placed: at will before the first turn, or when it arrived."""

    hex: HexId
    kind: Literal["isandlwana-placed"] = "isandlwana-placed"

    def applied(self, state: State, who: str) -> State:
        return _put(state, who, self.hex)


@dataclass(frozen=True, slots=True)
class TurnBegan(Happening):
    """The turn marker stands on that turn."""

    turn: int
    kind: Literal["isandlwana-turn"] = "isandlwana-turn"

    def applied(self, state: State, _who: str) -> State:
        return state.with_(turn=self.turn, step="arrivals", first="")


@dataclass(frozen=True, slots=True)
class PhaseBegan(Happening):
    """5.2: a phase began; whatever was noted of the one before is forgotten."""

    step: Step
    kind: Literal["isandlwana-phase"] = "isandlwana-phase"
    by: ClassVar[str] = "step"

    def applied(self, state: State, _who: str) -> State:
        return state.with_(
            step=self.step, spent={}, aims={}, points={}, moving=(), fired_on=frozenset(), done=frozenset()
        )


@dataclass(frozen=True, slots=True)
class OrderChosen(Happening):
    """5.6: which of movement and combat comes first this turn."""

    first: Phase
    kind: Literal["isandlwana-choice"] = "isandlwana-choice"
    by: ClassVar[str] = "first"

    def applied(self, state: State, _who: str) -> State:
        return state.with_(first=self.first)


@dataclass(frozen=True, slots=True)
class ColoursCame(Happening):
    """5.9, 5.10: the Queen's Colours are shown beside the wagon, declined, or lost for want of a wagon."""

    how: Literal["shown", "declined", "lost"]
    kind: Literal["isandlwana-colours"] = "isandlwana-colours"
    by: ClassVar[str] = "how"

    def applied(self, state: State, _who: str) -> State:
        return state.with_(colours=self.how)


@dataclass(frozen=True, slots=True)
class Ended(Happening):
    """4.0: the game is over."""

    how: Ending
    kind: Literal["isandlwana-ended"] = "isandlwana-ended"
    by: ClassVar[str] = "how"

    def applied(self, state: State, _who: str) -> State:
        return state.with_(step="over", ending=self.how, waits=())


@dataclass(frozen=True, slots=True)
class Waits(Happening):
    """Something has to be decided before the game goes on."""

    wait: WaitKind
    hex: HexId
    amount: int = 0
    pieces: tuple[str, ...] = ()
    kind: Literal["isandlwana-waits"] = "isandlwana-waits"

    def applied(self, state: State, _who: str) -> State:
        return state.with_(waits=(*state.waits, Wait(self.wait, self.hex, self.amount, self.pieces)))


@dataclass(frozen=True, slots=True)
class Settled(Happening):
    """What waited last was decided."""

    kind: Literal["isandlwana-settled"] = "isandlwana-settled"

    def applied(self, state: State, _who: str) -> State:
        return state.with_(waits=state.waits[:-1])


# --- movement ---


@dataclass(frozen=True, slots=True)
class ZuluMoved(Happening):
    """7.0: a Zulu unit went from one hex to another; `why`: the reason of the system (9.2)."""

    start: HexId
    end: HexId
    cost: int = 0
    why: str = ""
    near: str = ""
    """The British piece that it went for."""
    kind: Literal["isandlwana-zulu-moved"] = "isandlwana-zulu-moved"

    @property
    def variant(self) -> str:
        return self.why

    def applied(self, state: State, _who: str) -> State:
        spent = dict(state.spent)
        if state.zulus[self.start] == spent.get(self.start, 0):  # overruled: it had moved already
            spent = without_one(spent, self.start)
        zulus = with_one(without_one(state.zulus, self.start), self.end)
        return state.with_(zulus=zulus, spent=with_one(spent, self.end))


@dataclass(frozen=True, slots=True)
class Moved(Happening):
    """7.0: a British piece moved; `spent`: the points that it has spent in this phase; `along`: with whom."""

    start: HexId
    end: HexId
    spent: int
    along: tuple[str, ...]
    kind: Literal["isandlwana-moved"] = "isandlwana-moved"

    def applied(self, state: State, who: str) -> State:
        return _put(state, who, self.end).with_(points={**state.points, who: self.spent}, moving=self.along)


@dataclass(frozen=True, slots=True)
class SquareChanged(Happening):
    """7.7: a unit formed a square or left it."""

    formed: bool
    spent: int
    along: tuple[str, ...] = ()
    kind: Literal["isandlwana-square"] = "isandlwana-square"
    by: ClassVar[str] = "formed"

    def applied(self, state: State, who: str) -> State:
        new = _with_unit(state, who, square=self.formed)
        return new.with_(points={**state.points, who: self.spent}, moving=self.along)


@dataclass(frozen=True, slots=True)
class Displaced(Happening):
    """6.2: a unit left an overstacked hex."""

    end: HexId
    kind: Literal["isandlwana-displaced"] = "isandlwana-displaced"

    def applied(self, state: State, who: str) -> State:
        return _put(state, who, self.end)


@dataclass(frozen=True, slots=True)
class Relocated(Happening):
    """8.6: a leader who was left without units joined others."""

    start: HexId
    end: HexId
    kind: Literal["isandlwana-relocated"] = "isandlwana-relocated"

    def applied(self, state: State, who: str) -> State:
        return _put(state, who, self.end)


@dataclass(frozen=True, slots=True)
class Lost(Happening):
    """A British piece left the game otherwise than by a hit, and why."""

    hex: HexId
    why: Literal["overstack", "no-path", "no-hex", "no-wagon", "fatality"]
    kind: Literal["isandlwana-lost"] = "isandlwana-lost"
    by: ClassVar[str] = "why"

    def applied(self, state: State, who: str) -> State:
        if who in state.units:
            return _with_unit(state, who, hex="", steps=0, square=False)
        return _put(state, who, "")


# --- combat ---


@dataclass(frozen=True, slots=True)
class Fired(Happening):
    """8.3.1: British units fired at a hex with these points; `strength`, `defense` after all modifiers."""

    target: HexId
    units: tuple[str, ...]
    points: tuple[int, ...]
    strength: int
    defense: int
    face: int
    hit: bool
    kind: Literal["isandlwana-fired"] = "isandlwana-fired"
    by: ClassVar[str] = "hit"

    @property
    def also(self) -> Mapping[str, object]:
        return {"needs": self.strength - self.defense}

    def applied(self, state: State, _who: str) -> State:
        points = dict(state.points)
        for unit, used in zip(self.units, self.points, strict=True):
            points[unit] = points.get(unit, 0) + used
        zulus = without_one(state.zulus, self.target) if self.hit else state.zulus
        return state.with_(points=points, zulus=zulus, fired_on=state.fired_on | {self.target})


@dataclass(frozen=True, slots=True)
class Recycled(Happening):
    """8.8: the Zulu unit that fell waits in an onrush hex."""

    fell: HexId
    onrush: HexId
    kind: Literal["isandlwana-recycled"] = "isandlwana-recycled"

    def applied(self, state: State, _who: str) -> State:
        return state.with_(zulus=with_one(state.zulus, self.onrush))


@dataclass(frozen=True, slots=True)
class Attacked(Happening):
    """8.3.2: a Zulu unit attacked a hex; `aimed`: the unit that was named first, if one has to be."""

    start: HexId
    target: HexId
    defense: int
    needs: int
    face: int
    hit: bool
    aimed: str = ""
    why: str = ""
    kind: Literal["isandlwana-attacked"] = "isandlwana-attacked"
    by: ClassVar[str] = "hit"

    def applied(self, state: State, _who: str) -> State:
        return state.with_(
            spent=with_one(state.spent, self.start), aims={**state.aims, self.start: self.target}
        )


@dataclass(frozen=True, slots=True)
class StepLost(Happening):
    """8.6: a British unit lost a step; `left`: those it has still, none if it is eliminated."""

    hex: HexId
    left: int
    kind: Literal["isandlwana-step"] = "isandlwana-step"

    @property
    def variant(self) -> str:
        return "" if self.left else "gone"

    def applied(self, state: State, who: str) -> State:
        if self.left:
            return _with_unit(state, who, steps=self.left)
        return _with_unit(state, who, hex="", steps=0, square=False)


@dataclass(frozen=True, slots=True)
class Advanced(Happening):
    """8.7: an attacker went into the hex that it had emptied, or none did (`start` empty)."""

    start: HexId
    end: HexId
    why: str = ""
    kind: Literal["isandlwana-advanced"] = "isandlwana-advanced"

    @property
    def variant(self) -> str:
        return "" if self.start else "not"

    def applied(self, state: State, _who: str) -> State:
        if not self.start:
            return state
        aims = {start: end for start, end in state.aims.items() if start != self.start}
        onrush = self.start in state.box.onrush
        spent = state.spent if onrush else without_one(state.spent, self.start)
        zulus = with_one(without_one(state.zulus, self.start), self.end)
        return state.with_(zulus=zulus, spent=with_one(spent, self.end), aims=aims)


@dataclass(frozen=True, slots=True)
class Captured(Happening):
    """8.7, 8.12: the Zulus took the wagon, and the Queen's Colours with it if they were shown."""

    hex: HexId
    colours: bool
    kind: Literal["isandlwana-captured"] = "isandlwana-captured"
    by: ClassVar[str] = "colours"

    def applied(self, state: State, _who: str) -> State:
        colours = "captured" if self.colours else state.colours
        return state.with_(wagon="", wagon_captured=True, colours=colours)


@dataclass(frozen=True, slots=True)
class Sniped(Happening):
    """5.7: the die of the Zulu snipers, and how many units lose a step."""

    face: int
    total: int
    hits: int
    kind: Literal["isandlwana-sniped"] = "isandlwana-sniped"

    def applied(self, state: State, _who: str) -> State:
        return state.with_(done=state.done | {ROLLED})


@dataclass(frozen=True, slots=True)
class Targeted(Happening):
    """5.8: the die for a leader beside Zulus."""

    face: int
    fell: bool
    kind: Literal["isandlwana-targeted"] = "isandlwana-targeted"
    by: ClassVar[str] = "fell"

    def applied(self, state: State, who: str) -> State:
        return state.with_(done=state.done | {who})


EVENTS = happenings(globals())
