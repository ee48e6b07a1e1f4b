"""What happens in a game: each event with what it changes. It befalls a regiment, by its name, or nobody."""

from collections.abc import Mapping
from typing import Any, Literal

from heart_africa.companions.box import Known, Opened
from heart_africa.companions.rules import Happening, happenings
from heart_africa.companions.table import changed, without
from heart_africa.companions.zulus.components import Components, IbuthoId, Phase, Place, Range, Support
from heart_africa.companions.zulus.state import (
    Ending,
    Ibutho,
    Shot,
    State,
    Zone,
    track_of,
)


def _with_ibutho(state: State, who: str, **changes: Any) -> State:  # noqa: ANN401  # of the fields of one
    ibuthos = list(state.ibuthos)
    place = next(place for place, each in enumerate(ibuthos) if each.name == who)
    ibuthos[place] = ibuthos[place]._replace(**changes)
    return state.with_(ibuthos=tuple(ibuthos))


def _laid(state: State, card: int, to: Zone, above: int = 0) -> State:
    """The state with a card taken from where it lies and laid elsewhere."""
    changes: dict[str, Any] = {}
    for heap in ("hand", "table", "discard", "platoon", "markers"):
        if card in (lying := getattr(state, heap)):
            changes[heap] = without(lying, card)
    if card == state.leader:
        changes["leader"] = 0
    if to == "pile":
        changes["pile"] = (*state.pile[:above], card, *state.pile[above:])
    elif to in ("hand", "table", "discard", "gone"):
        changes[to] = (*changes.get(to, getattr(state, to)), card)
    if to == "table":
        changes["fresh"] = (*state.fresh, card)
    return state.with_(**changes)


# --- the frame ---


class BoxOpened(Opened, kind="zulus-box"):
    """What is printed is on the table."""

    components: Components


class SetUpDone(Happening, kind="zulus-set-up"):
    """3.0: everything lies in its place. `hits`: the markers of each iButho; `pile`, top first."""

    options: tuple[str, ...]
    optional_cards: tuple[int, ...]
    tracks: tuple[IbuthoId, ...]
    hits: tuple[int, ...]
    cup: tuple[int, ...]
    aside: int
    pile: tuple[int, ...]
    unseen: tuple[int, ...]
    upper: tuple[int, ...]
    bottom: tuple[int, ...]
    hand: tuple[int, ...]
    box: int

    def applied(self, state: State, _who: str) -> State:
        printed = {each.id: each.printed or 0 for each in state.box.regiments}
        ibuthos = tuple(
            Ibutho(name, self.box, hits, hits, printed[name])
            for name, hits in zip(self.tracks, self.hits, strict=True)
        )
        nothing = (0,) * len(self.cup)
        lying = ("options", "optional_cards", "cup", "aside", "pile", "unseen", "upper", "bottom", "hand")
        own = {key: getattr(self, key) for key in lying}
        return state.with_(ibuthos=ibuthos, used=nothing, sure=nothing, **own)


ANEW = {
    each: getattr(State(), each)
    for each in ("chit", "event", "advanced", "returning", "held", "hampered", "resting", "actions", "extra",
                 "steady", "spent", "fresh")
}  # fmt: skip
"""What begins with each turn as it was before the first."""


class TurnBegan(Happening, kind="zulus-turn"):
    """A turn begins with its iMpi phase."""

    turn: int

    def applied(self, state: State, _who: str) -> State:
        return state.with_(turn=self.turn, step="impi", **ANEW)


class TurnCutShort(Happening, kind="zulus-turn-cut-short"):
    """5.3.5: the officers quarrel, and the rest of the turn is skipped."""


class PhaseBegan(Happening, kind="zulus-phase", by="phase"):
    """A phase begins; `amount`: the Actions of the Action phase, the cards of the Card Draw phase."""

    phase: Phase
    amount: int = 0

    def applied(self, state: State, _who: str) -> State:
        match self.phase:
            case "action":
                return state.with_(step="action", actions=self.amount, spent=())
            case "draw":
                return state.with_(
                    step="draw", drawn=0, draws=self.amount, hand_before=len(state.hand), spent=()
                )
            case "hero":
                return state.with_(step="hero", put_forth=self.amount, pair=False, spent=())
            case _:
                return state.with_(step=self.phase, spent=())


class Ended(Happening, kind="zulus-ended", by="how"):
    """11.0: the game is over."""

    how: Ending

    def applied(self, state: State, _who: str) -> State:
        return state.with_(step="over", ending=self.how)


class ComponentStated(Known, kind="zulus-component"):
    """The owner has said a printed value; the components are whole with it."""

    piece: str
    field: str
    value: str
    components: Components


# --- the cup ---


class ChitDrawn(Happening, kind="zulus-chit"):
    """A chit left the cup, to be carried out."""

    chit: str
    known: bool = False
    """Whether it was among those put back into the cup, and so none of those set aside unseen."""

    def applied(self, state: State, _who: str) -> State:
        place = state.chit_place(self.chit)
        cup = changed(state.cup, place, -1)
        there = min(state.sure[place] - self.known, cup[place])  # nobody is surer than of all that is left
        sure = changed(state.sure, place, there - state.sure[place])
        return state.with_(cup=cup, sure=sure, step="chit", chit=place)


class ChitIdle(Happening, kind="zulus-chit-idle", by="how"):
    """A chit has no effect: a card in play cancels it, or there is nobody whom it concerns."""

    chit: str
    card: int = 0

    @property
    def how(self) -> str:
        """By what its sentence is chosen: "cancelled" if a card brought it about, else "nobody"."""
        return "cancelled" if self.card else "nobody"


class ChitPutBack(Happening, kind="zulus-chit-put-back"):
    """5.3.4, 5.3.7: a chit that is no Advance was drawn and goes back without effect."""

    chit: str
    known: bool = False

    def applied(self, state: State, _who: str) -> State:
        place = state.chit_place(self.chit)
        surer = not self.known and state.sure[place] < state.cup[place]
        return state.with_(sure=changed(state.sure, place, 1)) if surer else state


class ChitLaid(Happening, kind="zulus-chit-laid", by="heap"):
    """A chit went back to the cup or was discarded."""

    chit: str
    heap: Literal["cup", "used"]
    came: Literal["drawn", "used", "cup"] = "drawn"

    def applied(self, state: State, _who: str) -> State:
        place = state.chit_place(self.chit)
        changes: dict[str, Any] = {}
        if self.came == "drawn":
            changes["event" if place == state.event else "chit"] = -1
        else:
            changes[self.came] = changed(getattr(state, self.came), place, -1)
        if self.came == "cup" and state.sure[place] == state.cup[place]:
            changes["sure"] = changed(state.sure, place, -1)
        if self.heap == "cup":
            changes["cup"] = changed(state.cup, place, 1)
            changes["sure"] = changed(state.sure, place, 1)
        elif self.heap == "used":
            changes["used"] = changed(state.used, place, 1)
        return state.with_(**changes)


class ChitsReturning(Happening, kind="zulus-returning"):
    """5.3.3: so many Advances are to be drawn by lot from those discarded."""

    amount: int
    face: int = 0

    def applied(self, state: State, _who: str) -> State:
        return state.with_(returning=self.amount, step="prince" if self.amount else state.step)


class AdvanceCounted(Happening, kind="zulus-advance-counted"):
    """12.4.2: the numbers of the Advances drawn this turn."""

    total: int
    another: bool

    def applied(self, state: State, _who: str) -> State:
        return state.with_(advanced=self.total, step="impi" if self.another else state.step)


class AssaultBegan(Happening, kind="zulus-assault"):
    """12.4.1: the cup holds the Advances that were discarded, and nothing else is left of the chits."""

    cup: tuple[int, ...]
    sure: tuple[int, ...]

    def applied(self, state: State, _who: str) -> State:
        return state.with_(cup=self.cup, sure=self.sure, used=(0,) * len(self.cup))


class Hampered(Happening, kind="zulus-hampered", by="cause"):
    """Volleys of this turn suffer a -1, and another chit is drawn."""

    cause: Literal["overheat", "snipers"]

    def applied(self, state: State, _who: str) -> State:
        hampered = (*state.hampered, self.cause)
        return state.with_(hampered=hampered, step="redraw", event=state.chit, chit=-1)


class Rested(Happening, kind="zulus-rest"):
    """5.2: no volley this turn."""

    def applied(self, state: State, _who: str) -> State:
        return state.with_(resting=True)


# --- the map ---


class Moved(Happening, kind="zulus-moved", by="why"):
    """An iButho stands on another box now, `why` it came there."""

    box: int
    why: Literal["advance", "retreat", "displaced", "assault"]

    def applied(self, state: State, who: str) -> State:
        return _with_ibutho(state, who, box=self.box)


class Stopped(Happening, kind="zulus-stopped", by="why"):
    """An iButho does not go on: the box is taken, it is held, it came into a fire, its place is defended."""

    box: int
    why: Literal["blocked", "fire", "held", "defended"]


class DefenceRolled(Happening, kind="zulus-defence", by="held"):
    """5.1.3: the die of a Heroic Defense."""

    card: int
    place: Place
    face: int
    numbers: tuple[int, ...]
    held: bool


class DefencePlaced(Happening, kind="zulus-defence-placed"):
    """6.2.1: the marker of a Heroic Defense stands on the map."""

    card: int
    place: Place

    def applied(self, state: State, _who: str) -> State:
        return state.with_(markers=(*state.markers, self.card))


class Routed(Happening, kind="zulus-routed"):
    """6.7.4: an iButho went beyond its farthest box."""

    def applied(self, state: State, who: str) -> State:
        return _with_ibutho(state, who, routed=True)


class Rallied(Happening, kind="zulus-rallied"):
    """5.2: a routed iButho stands up again."""

    def applied(self, state: State, who: str) -> State:
        return _with_ibutho(state, who, routed=False)


class StrengthChanged(Happening, kind="zulus-strength", by="how"):
    """An iButho lost pieces, was wiped out or regained a marker: the markers it has now."""

    hits: int
    how: Literal["lost", "fallen", "regained"]

    def applied(self, state: State, who: str) -> State:
        return _with_ibutho(state, who, hits=self.hits, fallen=self.how == "fallen")


class FireChanged(Happening, kind="zulus-fire", by="burning"):
    """5.3.1: a building caught fire or was put out."""

    place: Place
    burning: bool

    def applied(self, state: State, _who: str) -> State:
        left = tuple(each for each in state.fires if each != self.place)
        return state.with_(fires=(*left, self.place) if self.burning else left, choosing_fire=False)


class FireRolled(Happening, kind="zulus-fire-die"):
    """The die on the Building Ablaze table, and what it says."""

    face: int
    result: str
    choosing: bool = False

    def applied(self, state: State, _who: str) -> State:
        return state.with_(choosing_fire=True) if self.choosing else state


class DayTurned(Happening, kind="zulus-day", by="night"):
    """10.0, 12.4.1: night falls, or the morning of the assault breaks."""

    night: bool

    def applied(self, state: State, _who: str) -> State:
        return state.with_(night=self.night, dawn=state.dawn or (0 if self.night else state.turn))


class AmmunitionTurned(Happening, kind="zulus-ammunition", by="low"):
    """6.6: the low ammunition marker comes back, or is removed."""

    low: bool

    def applied(self, state: State, _who: str) -> State:
        return state.with_(low_ammo=self.low)


class Built(Happening, kind="zulus-built", by="finished"):
    """6.4: so many thirds of the next barricade stand; a whole one moves the Zulu Victory marker."""

    thirds: int
    finished: bool

    def applied(self, state: State, _who: str) -> State:
        if self.finished:
            return state.with_(thirds=0, barricades=state.barricades + 1)
        return state.with_(thirds=self.thirds)


class Committed(Happening, kind="zulus-committed", by="task"):
    """6.3, 6.4: cards left the table for a task."""

    task: Literal["platoon", "barricade"]
    cards: tuple[int, ...]

    def applied(self, state: State, _who: str) -> State:
        for card in self.cards:
            state = _laid(state, card, "committed")
        return (
            state.with_(platoon=self.cards) if self.task == "platoon" else state.with_(leader=self.cards[0])
        )


class SupportPlaced(Happening, kind="zulus-support"):
    """12.3: a support marker stays on the map for the rest of the game."""

    marker: Support

    def applied(self, state: State, _who: str) -> State:
        return state.with_(support=(*state.support, self.marker))


# --- cards and Actions ---


class CardDrawn(Happening, kind="zulus-card-drawn", by="zone"):
    """The top card of the draw pile was turned over: it goes to the hand, or is a wasted draw."""

    card: int
    zone: Literal["hand", "discard", "gone"]

    def applied(self, state: State, _who: str) -> State:
        changes: dict[str, Any] = {self.zone: (*getattr(state, self.zone), self.card), "pile": state.pile[1:]}
        if state.pile[0] <= 0:
            for heap in ("unseen", "upper", "bottom"):
                if self.card in getattr(state, heap):
                    changes[heap] = without(getattr(state, heap), self.card)
        draws = max(0, state.draws - 1)
        return state.with_(drawn=state.drawn + 1, draws=draws, **changes)


LEFT = frozenset({"fire", "ammunition", "fell-back", "debate", "broken-up", "built", "stopped", "recovered"})
"""Why a card comes back to hand, where its sentence says so."""


class CardWent(Happening, kind="zulus-card", by="zone"):
    """A card lies elsewhere now, and why."""

    card: int
    zone: Zone
    why: str
    above: int = 0
    """Of a card that goes into the draw pile: how many lie above it then."""

    @property
    def variant(self) -> str:
        """Where it lies; of one who leaves a task or a place, which."""
        return self.why if self.why in LEFT else self.zone

    def applied(self, state: State, _who: str) -> State:
        return _laid(state, self.card, self.zone, self.above)


class CountsChanged(Happening, kind="zulus-counts", by="counter"):
    """Actions, draws or Heroes to put forth: how many are left of them."""

    counter: Literal["actions", "draws", "put_forth"]
    left: int

    def applied(self, state: State, _who: str) -> State:
        return state.with_(**{self.counter: self.left})


class PairOpened(Happening, kind="zulus-pair", by="open"):
    """8.0: a second Private may be put forth, or was."""

    open: bool

    def applied(self, state: State, _who: str) -> State:
        return state.with_(pair=self.open)


class AbilityUsed(Happening, kind="zulus-ability"):
    """A card used one of its abilities; `spent`: it costs nothing and is used up for this phase."""

    card: int
    ability: int
    spent: bool = False
    face: int = 0

    def applied(self, state: State, _who: str) -> State:
        return state.with_(spent=(*state.spent, self.card)) if self.spent else state


class Helped(Happening, kind="zulus-helped", by="promise"):
    """What an ability promises volleys of this turn (dice, -1s ignored), or whom it holds back."""

    promise: Literal["dice", "steady", "held"]
    amount: int = 0
    ranges: tuple[Range, ...] = ()
    track: str = ""

    def applied(self, state: State, _who: str) -> State:
        match self.promise:
            case "held":
                return state.with_(held=(*state.held, track_of(self.track)))
            case "dice":
                return state.with_(extra=(*state.extra, (self.amount, self.ranges)))
            case "steady" if state.shot is not None:  # its dice lie there already
                return state.with_(shot=state.shot._replace(steady=state.shot.steady + self.amount))
            case _:
                return state.with_(steady=state.steady + self.amount)


# --- volleys ---


class Fired(Happening, kind="zulus-fired"):
    """6.7: a volley's dice lie on the table. Whom it befalls is the target."""

    card: int
    track: str
    range: Range
    faces: tuple[int, ...]
    first: bool = True
    """Whether it counts as a volley for the cards that have to be drawn before the first one."""

    def applied(self, state: State, _who: str) -> State:
        shot = Shot(self.card, track_of(self.track), self.range, self.faces, state.steady)
        extra = tuple(each for each in state.extra if self.range not in each[1])
        return state.with_(step="volley", shot=shot, fired=state.fired or self.first, steady=0, extra=extra)


class DiceChanged(Happening, kind="zulus-dice-changed"):
    """A card changed dice of a volley; `settled`: its -1s are taken off them already (ZR-180)."""

    faces: tuple[int, ...]
    settled: bool = False

    def applied(self, state: State, _who: str) -> State:
        shot = state.shot
        return state.with_(
            shot=shot and shot._replace(faces=self.faces, settled=self.settled or shot.settled)
        )


class LuckTraded(Happening, kind="zulus-luck"):
    """12.5 of the 1st edition: one die that shows this face shows the other of 5 and 6."""

    face: int

    def applied(self, state: State, _who: str) -> State:
        return state.with_(shot=state.shot and state.shot._replace(traded=self.face))


class VolleyApplied(Happening, kind="zulus-volley", by="modified"):
    """6.7.4, 6.7.5: the dice as they count, hits and retreats among them; the cause of each -1, any +1."""

    faces: tuple[int, ...]
    hits: int
    retreats: int
    causes: tuple[str, ...] = ()
    plus: bool = False

    @property
    def modified(self) -> bool:
        """Whether anything bears on its dice."""
        return bool(self.causes or self.plus)

    @property
    def counted(self) -> tuple[tuple[tuple[str, int], ...], tuple[int, ...]]:
        plus = (("g-company", 1),) if self.plus else ()
        return (*((cause, -1) for cause in self.causes), *plus), self.faces

    @property
    def also(self) -> Mapping[str, object]:
        return {"modifiers": tuple(cause for cause, _ in self.counted[0])}

    def applied(self, state: State, _who: str) -> State:
        return state.with_(step="action", shot=None)


class RetreatsInFire(Happening, kind="zulus-retreats-in-fire"):
    """6.7.4: of the dice of a volley so many more are retreats, as a building burns around its target."""

    amount: int


EVENTS = happenings(globals())
