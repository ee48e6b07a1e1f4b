"""What happens in a game: each event with what it changes. It befalls a British piece by name, or nobody."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

from heart_africa.companions.box import Known, Opened
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


class BoxOpened(Opened, kind="isandlwana-box"):
    """What is printed is on the table."""

    components: Components


class ComponentStated(Known, kind="isandlwana-stated"):
    """A printed value was said: the components with it."""

    piece: str
    field: str
    value: str
    components: Components


class SetUpDone(Happening, kind="isandlwana-set-up"):
    """3.0: every piece that has a printed hex stands there; `strengths`: the steps of each unit."""

    options: tuple[str, ...]
    strengths: dict[str, int]
    hexes: dict[str, HexId]
    wagon: HexId
    zulus: dict[HexId, int]

    def applied(self, state: State, _who: str) -> State:
        steps, hexes = self.strengths, self.hexes
        units = {name: Company(hexes.get(name, ""), steps[name]) for name in get_args(UnitId)}
        leaders = {name: hexes.get(name, "") for name in get_args(LeaderId)}
        zulus = dict(sorted(self.zulus.items()))  # a journal keeps no order of names
        stand = {"units": units, "leaders": leaders, "wagon": self.wagon, "zulus": zulus}
        return state.with_(options=self.options, step="placing", **stand)


class Placed(Happening, kind="isandlwana-placed"):
    """A British piece was placed: at will before the first turn, or when it arrived."""

    hex: HexId

    def applied(self, state: State, who: str) -> State:
        return _put(state, who, self.hex)


class TurnBegan(Happening, kind="isandlwana-turn"):
    """The turn marker stands on that turn."""

    turn: int

    def applied(self, state: State, _who: str) -> State:
        return state.with_(turn=self.turn, step="arrivals", first="")


class PhaseBegan(Happening, kind="isandlwana-phase", by="step"):
    """5.2: a phase began; whatever was noted of the one before is forgotten."""

    step: Step

    def applied(self, state: State, _who: str) -> State:
        return state.with_(
            step=self.step, spent={}, aims={}, points={}, moving=(), fired_on=frozenset(), done=frozenset()
        )


class OrderChosen(Happening, kind="isandlwana-choice", by="first"):
    """5.6: which of movement and combat comes first this turn."""

    first: Phase

    def applied(self, state: State, _who: str) -> State:
        return state.with_(first=self.first)


class ColoursCame(Happening, kind="isandlwana-colours", by="how"):
    """5.9, 5.10: the Queen's Colours are shown beside the wagon, declined, or lost for want of a wagon."""

    how: Literal["shown", "declined", "lost"]

    def applied(self, state: State, _who: str) -> State:
        return state.with_(colours=self.how)


class Ended(Happening, kind="isandlwana-ended", by="how"):
    """4.0: the game is over."""

    how: Ending

    def applied(self, state: State, _who: str) -> State:
        return state.with_(step="over", ending=self.how, waits=())


class Waits(Happening, kind="isandlwana-waits"):
    """Something has to be decided before the game goes on."""

    wait: WaitKind
    hex: HexId
    amount: int = 0
    pieces: tuple[str, ...] = ()

    def applied(self, state: State, _who: str) -> State:
        return state.with_(waits=(*state.waits, Wait(self.wait, self.hex, self.amount, self.pieces)))


class Settled(Happening, kind="isandlwana-settled"):
    """What waited last was decided."""

    def applied(self, state: State, _who: str) -> State:
        return state.with_(waits=state.waits[:-1])


# --- movement ---


class ZuluMoved(Happening, kind="isandlwana-zulu-moved"):
    """7.0: a Zulu unit went from one hex to another; `why`: the reason of the system (9.2)."""

    start: HexId
    end: HexId
    cost: int = 0
    why: str = ""
    near: str = ""
    """The British piece that it went for."""

    @property
    def variant(self) -> str:
        return self.why

    def applied(self, state: State, _who: str) -> State:
        spent = dict(state.spent)
        if state.zulus[self.start] == spent.get(self.start, 0):  # overruled: it had moved already
            spent = without_one(spent, self.start)
        zulus = with_one(without_one(state.zulus, self.start), self.end)
        goes_on = self.end == state.wagon and self.cost < state.numbers.movement.zulu  # IS-084
        points = {self.end: self.cost} if goes_on else {}
        return state.with_(zulus=zulus, spent=with_one(spent, self.end), moving=tuple(points), points=points)


class Moved(Happening, kind="isandlwana-moved"):
    """7.0: a British piece moved; `spent`: the points that it has spent in this phase; `along`: with whom."""

    start: HexId
    end: HexId
    spent: int
    along: tuple[str, ...]

    def applied(self, state: State, who: str) -> State:
        return _put(state, who, self.end).with_(points={**state.points, who: self.spent}, moving=self.along)


class SquareChanged(Happening, kind="isandlwana-square", by="formed"):
    """7.7: a unit formed a square or left it."""

    formed: bool
    spent: int
    along: tuple[str, ...] = ()

    def applied(self, state: State, who: str) -> State:
        new = _with_unit(state, who, square=self.formed)
        return new.with_(points={**state.points, who: self.spent}, moving=self.along)


class Displaced(Happening, kind="isandlwana-displaced"):
    """6.2: a unit left an overstacked hex."""

    end: HexId

    def applied(self, state: State, who: str) -> State:
        return _put(state, who, self.end)


class Relocated(Happening, kind="isandlwana-relocated"):
    """8.6: a leader who was left without units joined others."""

    start: HexId
    end: HexId

    def applied(self, state: State, who: str) -> State:
        return _put(state, who, self.end)


class Lost(Happening, kind="isandlwana-lost", by="why"):
    """A British piece left the game otherwise than by a hit, and why."""

    hex: HexId
    why: Literal["overstack", "no-path", "no-hex", "no-wagon", "fatality"]

    def applied(self, state: State, who: str) -> State:
        if who in state.units:
            return _with_unit(state, who, hex="", steps=0, square=False)
        return _put(state, who, "")


# --- combat ---


class Fired(Happening, kind="isandlwana-fired", by="hit"):
    """8.3.1: British units fired at a hex with these points; `strength`, `defense` after all modifiers."""

    target: HexId
    units: tuple[str, ...]
    points: tuple[int, ...]
    strength: int
    defense: int
    face: int
    hit: bool

    @property
    def also(self) -> Mapping[str, object]:
        return {"needs": self.strength - self.defense}

    def applied(self, state: State, _who: str) -> State:
        points = dict(state.points)
        for unit, used in zip(self.units, self.points, strict=True):
            points[unit] = points.get(unit, 0) + used
        zulus = without_one(state.zulus, self.target) if self.hit else state.zulus
        return state.with_(points=points, zulus=zulus, fired_on=state.fired_on | {self.target})


class Recycled(Happening, kind="isandlwana-recycled"):
    """8.8: the Zulu unit that fell goes to an onrush hex; if alone there, it counts as fired on (IS-102)."""

    fell: HexId
    onrush: HexId

    def applied(self, state: State, _who: str) -> State:
        fired_on = state.fired_on if self.onrush in state.zulus else state.fired_on | {self.onrush}
        return state.with_(zulus=with_one(state.zulus, self.onrush), fired_on=fired_on)


class Attacked(Happening, kind="isandlwana-attacked", by="hit"):
    """8.3.2: a Zulu unit attacked a hex; `aimed`: the unit that was named first, if one has to be."""

    start: HexId
    target: HexId
    defense: int
    needs: int
    face: int
    hit: bool
    aimed: str = ""
    why: str = ""

    def applied(self, state: State, _who: str) -> State:
        return state.with_(
            spent=with_one(state.spent, self.start), aims={**state.aims, self.start: self.target}
        )


class StepLost(Happening, kind="isandlwana-step"):
    """8.6: a British unit lost a step; `left`: those it has still, none if it is eliminated."""

    hex: HexId
    left: int

    @property
    def variant(self) -> str:
        return "" if self.left else "gone"

    def applied(self, state: State, who: str) -> State:
        if self.left:
            return _with_unit(state, who, steps=self.left)
        return _with_unit(state, who, hex="", steps=0, square=False)


class Advanced(Happening, kind="isandlwana-advanced"):
    """8.7: an attacker went into the hex that it had emptied, or none did (`start` empty)."""

    start: HexId
    end: HexId
    why: str = ""

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


class Captured(Happening, kind="isandlwana-captured", by="colours"):
    """8.7, 8.12: the Zulus took the wagon, and the Queen's Colours with it if they were shown."""

    hex: HexId
    colours: bool

    def applied(self, state: State, _who: str) -> State:
        colours = "captured" if self.colours else state.colours
        return state.with_(wagon="", wagon_captured=True, colours=colours)


class Sniped(Happening, kind="isandlwana-sniped"):
    """5.7: the die of the Zulu snipers, and how many units lose a step."""

    face: int
    total: int
    hits: int

    def applied(self, state: State, _who: str) -> State:
        return state.with_(done=state.done | {ROLLED})


class Targeted(Happening, kind="isandlwana-targeted", by="fell"):
    """5.8: the die for a leader beside Zulus."""

    face: int
    fell: bool

    def applied(self, state: State, who: str) -> State:
        return state.with_(done=state.done | {who})


EVENTS = happenings(globals())
