"""How a game stands: plain numbers and tuples, nothing hidden.

Nothing unseen is decided before it is seen. The draw pile is a row of places, and which card lies in a place
is drawn by lot when it is turned over; so with the cup. The chances are those of a shuffled deck, the state
keeps no secret, and whoever plays with the real cup and deck says what he drew instead.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from heart_africa.companions.run import Run as AnyRun
from heart_africa.companions.table import Table
from heart_africa.companions.zulus.components import (
    TRACKS,
    Card,
    Chit,
    Components,
    Edition,
    Effect,
    Guard,
    IbuthoId,
    Place,
    Range,
    Rank,
    Support,
    Verb,
)
from heart_africa.companions.zulus.edition import EditionData, edition_data
from heart_africa.core.dataclass import dataclass

Step: TypeAlias = Literal[
    "set-up", "impi", "redraw", "prince", "chit", "action", "volley", "draw", "hero", "housekeeping", "over"
]
"""What comes next: the phases, and within the iMpi phase the chits still to draw (`redraw`), to give back to
the cup (`prince`) or to carry out (`chit`), within a volley its dice to be applied (`volley`)."""

Ending: TypeAlias = Literal["", "defeat", "military", "relief"]
Zone: TypeAlias = Literal["hand", "table", "discard", "committed", "pile", "gone"]
Cause: TypeAlias = Literal["low-ammo", "night", "overheat", "snipers"]

BY_LOT, UPPER, BOTTOM = 0, -1, -2
"""Places of the draw pile whose card is not yet known: any unseen one; in the half with the cards that were
shuffled in there; at the bottom with the Relief Column."""

BUILDINGS: tuple[Place, Place] = ("hospital", "storehouse")


class Ibutho(NamedTuple):
    """A regiment on its track: its box, the Hit markers it has left and began with, its printed strength."""

    name: IbuthoId
    box: int
    hits: int
    full: int
    printed: int
    routed: bool = False
    fallen: bool = False

    @property
    def active(self) -> bool:
        """Whether it fights: neither routed nor eliminated."""
        return not (self.routed or self.fallen)

    @property
    def strength(self) -> int:
        """The pieces of its stack."""
        return 0 if self.fallen else self.hits + 1


class Shot(NamedTuple):
    """A volley whose dice lie on the table: who fired, at which track, how far, the -1s it ignores."""

    card: int
    track: int
    range: Range
    faces: tuple[int, ...]
    steady: int = 0
    settled: bool = False
    traded: int = 0
    """A face that the player's luck turns into the other one (12.5 of the 1st edition)."""


@dataclass(frozen=True)
class State(Table[Components]):
    """A game. Tracks are counted in the order of `TRACKS`, chits in the order of the components."""

    derived = ((frozenset({"components"}), ("box", "data", "cards")),)

    components: Components | None = None
    options: tuple[str, ...] = ()
    optional_cards: tuple[int, ...] = ()
    turn: int = 0
    step: Step = "set-up"
    ending: Ending = ""
    # --- the map ---
    ibuthos: tuple[Ibutho, ...] = ()
    barricades: int = 0
    """How many are finished; where the Zulu Victory marker stands follows from it."""
    thirds: int = 0
    leader: int = 0
    platoon: tuple[int, ...] = ()
    fires: tuple[Place, ...] = ()
    night: bool = False
    low_ammo: bool = True
    dawn: int = 0
    """The turn of the first assault by morning; 0 before it (12.4)."""
    support: tuple[Support, ...] = ()
    markers: tuple[int, ...] = ()
    """The cards whose Heroic Defense marker stands on the map."""
    generic: int = 0
    # --- the cup ---
    cup: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    sure: tuple[int, ...] = ()
    """Of the chits in the cup, those that were put back: they are not among the ones set aside unseen."""
    aside: int = 0
    # --- the cards ---
    pile: tuple[int, ...] = ()
    unseen: tuple[int, ...] = ()
    upper: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    table: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    fresh: tuple[int, ...] = ()
    """The cards that came to the table this turn."""
    # --- this turn ---
    chit: int = -1
    """The chit to be carried out."""
    event: int = -1
    """The chit that asks for another one to be drawn."""
    advanced: int = 0
    """The numbers of the Advances of this turn (12.4.2)."""
    returning: int = 0
    held: tuple[int, ...] = ()
    hampered: tuple[Cause, ...] = ()
    resting: bool = False
    choosing_fire: bool = False
    actions: int = 0
    fired: bool = False
    """Whether any volley was fired in this game."""
    extra: tuple[tuple[int, tuple[Range, ...]], ...] = ()
    steady: int = 0
    shot: Shot | None = None
    drawn: int = 0
    draws: int = 0
    hand_before: int = 0
    put_forth: int = 0
    pair: bool = False
    spent: tuple[int, ...] = ()
    """The cards whose ability without a cost of its own (`fate`) was used in this phase."""

    # --- what is printed ---

    @property
    def edition(self) -> Edition:
        """Which edition is played."""
        return self.box.edition

    @cached_property
    def data(self) -> EditionData:
        """What the rulebook of this edition says in numbers."""
        return edition_data(self.box.edition)

    @cached_property
    def cards(self) -> dict[int, Card]:
        """The cards by their numbers."""
        return self.box.by_number

    def card(self, number: int) -> Card:
        """The card of a number."""
        return self.cards[number]

    def chit_of(self, index: int) -> Chit:
        """The chit of a place in the mix."""
        return self.box.chits[index]

    # --- the map ---

    @property
    def victory_box(self) -> int:
        """Where the Zulu Victory marker stands."""
        return self.data.map.victory[self.barricades]

    def place(self, track: int, box: int) -> Place | None:
        """The name of a box that has one."""
        if box == 1:
            return self.box.tracks[track]
        return "outer-perimeter" if box == 0 else None

    def burns(self, track: int) -> bool:
        """Whether the building at the end of a track is on fire."""
        return self.box.tracks[track] in self.fires

    def blocker(self, track: int, box: int) -> int | None:
        """The track whose iButho holds the interior box that one of this track would enter."""
        if box > 0:
            return None
        ways = self.data.map.ways
        for other, each in enumerate(self.ibuthos):
            if other != track and each.box == box and not each.fallen and (box or ways[other] == ways[track]):
                return other
        return None

    @property
    def interior(self) -> bool:
        """Whether an iButho stands in the camp."""
        return any(each.box <= 0 and not each.fallen for each in self.ibuthos)

    # --- cards ---

    @property
    def committed(self) -> tuple[int, ...]:
        """The Heroes who stand in the Reserve Platoon or lead the building."""
        return (*self.platoon, self.leader) if self.leader else self.platoon

    def standing(self, numbers: tuple[int, ...], verb: Verb) -> list[tuple[int, Effect]]:
        """What works by itself of these cards with such an effect."""
        of = self.box.standing.get(verb)
        return [(number, effect) for number in numbers if number in of for effect in of[number]] if of else []

    def serves(self, number: int, ranks: tuple[Rank, ...]) -> bool:
        """Whether a card counts as of one of these ranks; unknown ones might."""
        card = self.cards[number]
        if "officers" in self.options and card.id in self.data.options.not_officers:
            return False
        if card.rank is None or card.rank in ranks:
            return True
        return any(effect.rank in ranks for _, effect in self.standing((number,), "counts-as"))

    def works(self, number: int) -> bool:
        """Whether a card may do the Actions of 6.3 to 6.6."""
        return not (self.data.actions.white_boxes_barred and self.card(number).white_box)

    def puttable(self, number: int) -> bool:
        """Whether a card is a Hero or a Group."""
        return number in self.box.people

    def named(self, number: int, who: tuple[str, ...]) -> bool:
        """Whether a card is among these: ids, classes or ranks; none named: Heroes and Groups.

        In the 1st edition whatever is no Hero is an Event (2.2), a volley too.
        """
        if not who:
            return self.puttable(number)
        card = self.cards[number]
        if "event" in who and self.edition == 1 and card.card_class == "volley":
            return True
        return card.id in who or card.card_class in who or bool(card.rank and card.rank in who)

    def holds(self, guard: Guard) -> bool:
        """Whether a condition of a card holds."""
        return _HOLDS[guard](self)

    def chit_place(self, name: str) -> int:
        """The place of a chit in the mix by its id. Raises `KeyError` if there is none such."""
        return self.box.chit_places[name]

    @property
    def in_cup(self) -> int:
        """How many chits lie in the cup."""
        return sum(self.cup) - self.aside


Run: TypeAlias = AnyRun[State]
"""An order of this game being carried out."""

_HOLDS: dict[Guard, Callable[[State], bool]] = {
    "day": lambda state: not state.night,
    "night": lambda state: state.night,
    "low-ammo": lambda state: state.low_ammo,
    "fire": lambda state: bool(state.fires),
    "platoon": lambda state: bool(state.platoon),
    "interior": lambda state: state.interior,
    "before-first-volley": lambda state: not state.fired,
    "after-first-volley": lambda state: state.fired,
}


def track_of(name: str) -> int:
    """The place of a track. Raises `ValueError` for an unknown one."""
    return TRACKS.index(name)
