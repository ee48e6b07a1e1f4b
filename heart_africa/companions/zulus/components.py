"""What the box prints and its rulebook does not say, as the rules read it: regiments, chits, cards.

A pack is read into these. `None` stands for a printed value that nobody has said yet: it is never guessed,
the rules ask for it when they first need it (`ComponentNeeded`).
"""

from functools import cached_property
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from heart_africa.companions.packs import Named, known
from heart_africa.companions.stated import Count, Face
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES
from heart_africa.core.fields import Meaning

Edition: TypeAlias = Literal[1, 2]
IbuthoId: TypeAlias = Literal["uthulwana", "udloko", "indlondo", "indluyengwe"]
Track: TypeAlias = Literal["chest", "left-horn", "right-horn", "loins"]
Place: TypeAlias = Literal["hospital", "storehouse", "north-wall", "kraal", "outer-perimeter"]
"""The box 1 of a track by its name, and the box or boxes 0 of the camp."""
Building: TypeAlias = Literal["hospital", "storehouse"]
"""What may burn."""


class Piece(Meaning):
    """What of the box a field of an order names."""

    CARD = "card"
    TRACK = "track"
    CHIT = "chit"
    OPTION = "option"


CardNumber: TypeAlias = Annotated[int, Piece.CARD]
TrackName: TypeAlias = Annotated[str, Piece.TRACK]
ChitName: TypeAlias = Annotated[str, Piece.CHIT]
OptionName: TypeAlias = Annotated[str, Piece.OPTION]

ChitKind: TypeAlias = Literal[
    "advance", "r", "ablaze", "indluyengwe", "dabulamanzi", "overheat", "debate", "washing", "snipers"
]
CardClass: TypeAlias = Literal["hero", "group", "volley", "event"]
"""The 1st edition prints two classes; `group` and `volley` are there what its rules say of those cards."""
Rank: TypeAlias = Literal["", "private", "corporal", "sergeant", "lieutenant", "major"]
"""Of the soldiers whose rank a rule asks for; a surgeon, a commissary, a chaplain has none of them."""
Medal: TypeAlias = Literal["none", "dcm", "vc"]
Range: TypeAlias = Literal["close", "medium", "long", "box4"]
Support: TypeAlias = Literal["nnc", "nnh", "g-company"]
"""The markers of 12.3 that stay on the map for the rest of the game."""

Phase: TypeAlias = Literal["impi", "action", "draw", "hero", "housekeeping"]
Timing: TypeAlias = Literal["impi", "action", "draw", "hero", "housekeeping", "volley"]
"""When an ability may be used: in a phase (`impi`: a chit is drawn and not yet carried out), or when the dice
of a volley lie on the table and are not yet applied (`volley`)."""

Cost: TypeAlias = Literal["while-available", "while-in-play", "return", "insert", "discard", "fate"]
"""What using an ability does to its card.

`while-available`: it works by itself while the card lies on the table; `while-in-play`: also from the hand or
committed. `return`, `insert`, `discard`: the card goes to the hand, to the middle of the draw pile, to the
discard pile; of an Event, which is played from the hand, it is `discard`. `fate`: a die is rolled, and on the
numbers in `stays` the card stays where it is, else it is discarded.
"""

Guard: TypeAlias = Literal[
    "day",
    "night",
    "low-ammo",
    "fire",
    "platoon",
    "interior",
    "before-first-volley",
    "after-first-volley",
]
"""What has to hold: it is day, night; the low ammunition marker is on the map; a building burns; the Reserve
Platoon is formed; an iButho stands in an interior box; no volley was fired yet, or one was."""

Verb: TypeAlias = Literal[
    "defend",
    "extra-action",
    "extra-draw",
    "ignore-chit",
    "cancel-event",
    "recover",
    "put-forth",
    "set-die",
    "raise-die",
    "reroll",
    "extra-die",
    "steady",
    "support",
    "low-ammo",
    "restore-ammo",
    "extinguish",
    "build",
    "retreat",
    "hit",
    "hold",
    "rally-cup",
    "hand-limit-off",
    "counts-as",
    "form-platoon",
    "break-up",
]
"""All that a card may do beside firing its own volley; `PARAMETERS` says what each of them reads.

defend          holds `place` against iButhos that would enter it, on `numbers` (while-available only)
extra-action    `amount` more Actions in this Action phase
extra-draw      `amount` more cards in this Card Draw phase
ignore-chit     the chit just drawn is discarded without effect, if it is among `chits` (none named: any)
cancel-event    an Event chit among `chits` has no effect (while-available or while-in-play only)
recover         `amount` cards among `who` from the discard pile `to` hand or table, the player's choice
put-forth       `amount` Heroes or Groups among `who` from the hand, free; 0: all of them
set-die         one die of the volley shows `number`
raise-die       one die of the volley shows `amount` more, 6 at most
reroll          up to `amount` dice of the volley are thrown anew, the player's choice
extra-die       the next volley of this turn at one of `ranges` has `amount` more dice
steady          the next volley of this turn ignores `amount` of its -1s; 0: all of them
support         its `marker` is placed on the map for the rest of the game
low-ammo        the low ammunition marker comes back
restore-ammo    the low ammunition marker is removed
extinguish      one fire is put out, the player's choice
build           `amount` thirds of the barricade are built, without a leader
retreat         one iButho within `ranges` (none named: anywhere, routed ones not) retreats `amount` boxes
hit             one iButho within `ranges` loses `amount` pieces
hold            one iButho, the player's choice, does not move by the chit just drawn
rally-cup       `amount` Advance chits, drawn by lot from the cup, are discarded
hand-limit-off  no hand limit in Housekeeping (while-available only)
counts-as       serves as `rank` wherever one is asked for (while-in-play only)
form-platoon    the Reserve Platoon is formed with the officers chosen, without an Action
break-up        the Reserve Platoon breaks up, its Heroes return to hand
"""

PARAMETERS: dict[Verb, frozenset[str]] = {
    "defend": frozenset({"place", "numbers"}),
    "extra-action": frozenset({"amount"}),
    "extra-draw": frozenset({"amount"}),
    "ignore-chit": frozenset({"chits"}),
    "cancel-event": frozenset({"chits"}),
    "recover": frozenset({"amount", "who", "to"}),
    "put-forth": frozenset({"amount", "who"}),
    "set-die": frozenset({"number"}),
    "raise-die": frozenset({"amount"}),
    "reroll": frozenset({"amount"}),
    "extra-die": frozenset({"amount", "ranges"}),
    "steady": frozenset({"amount"}),
    "support": frozenset({"marker"}),
    "low-ammo": frozenset(),
    "restore-ammo": frozenset(),
    "extinguish": frozenset(),
    "build": frozenset({"amount"}),
    "retreat": frozenset({"amount", "ranges"}),
    "hit": frozenset({"amount", "ranges"}),
    "hold": frozenset(),
    "rally-cup": frozenset({"amount"}),
    "hand-limit-off": frozenset(),
    "counts-as": frozenset({"rank"}),
    "form-platoon": frozenset(),
    "break-up": frozenset(),
}
"""What each verb reads of an `Effect`; a pack that says more of it is wrong."""

BY_ITSELF: dict[Cost, tuple[Verb, ...]] = {
    "while-available": ("defend", "cancel-event", "hand-limit-off"),
    "while-in-play": ("cancel-event", "counts-as"),
}
"""The costs of what works by itself, and what does at each."""


def verbs_for(cost: Cost) -> tuple[Verb, ...]:
    """What an ability of such a cost may bring about."""
    by_itself = {verb for verbs in BY_ITSELF.values() for verb in verbs}
    return BY_ITSELF.get(cost) or tuple(verb for verb in PARAMETERS if verb not in by_itself)


Who: TypeAlias = str
"""A card by its id, or all of a class or rank: `hero`, `group`, `volley`, `private`, `chard`."""


@dataclass(frozen=True)
class Effect:
    """One thing that an ability does."""

    verb: Verb
    amount: Count = 1
    place: Place | None = None
    numbers: tuple[Face, ...] | None = None
    number: Face | None = None
    chits: tuple[ChitKind, ...] = ()
    who: tuple[Who, ...] = ()
    to: Literal["hand", "table"] = "hand"
    ranges: tuple[Range, ...] = ()
    marker: Support | None = None
    rank: Rank = ""


@dataclass(frozen=True)
class Ability:
    """What a card can do besides its volley: all of its effects, at once, for one cost.

    `timing`: any of these; none for what works by itself. `requires`: all of these, and no more than
    `hand_at_most` cards in hand when the phase began. `stays`: see the cost `fate`.
    """

    cost: Cost
    effects: tuple[Effect, ...]
    timing: tuple[Timing, ...] = ()
    requires: tuple[Guard, ...] = ()
    hand_at_most: Count | None = None
    stays: tuple[Face, ...] | None = None

    @cached_property
    def verbs(self) -> frozenset[Verb]:
        """What its effects do."""
        return frozenset(effect.verb for effect in self.effects)

    @cached_property
    def bound(self) -> bool:
        """Whether it may be used only under conditions of its own."""
        return bool(self.requires or self.hand_at_most is not None or self.cost == "fate")


@dataclass(frozen=True)
class Volley:
    """Dice by range, 0 where a card cannot fire; `box4` beside `long` for the Groups outside the camp.

    `free`: firing it costs no Action. `requires`: what has to hold. `after`: what firing it brings about
    (`low-ammo`, `break-up`, `extra-action`).
    """

    close: Count | None = None
    medium: Count | None = None
    long: Count | None = None
    box4: Count | None = 0
    free: bool = False
    requires: tuple[Guard, ...] = ()
    after: tuple[Effect, ...] = ()

    @cached_property
    def dice(self) -> dict[Range, int | None]:
        """The dice for each range."""
        return {"close": self.close, "medium": self.medium, "long": self.long, "box4": self.box4}

    @cached_property
    def drains(self) -> bool:
        """Whether it brings the low ammunition marker back."""
        return any(effect.verb == "low-ammo" for effect in self.after)


NO_VOLLEY = Volley(0, 0, 0, 0)
"""The volley of a card that shows no dice."""


@dataclass(frozen=True)
class Card(Named):
    """A card by its number.

    `id`: the word by which rules and other cards name it (`chard`, `bromhead`, `here-they-come`, `night`,
    `relief`, `dalton`, `bourne`, `windridge`, `schiess`, `reynolds`, `hook`, `w-jones`, `hitch`, `adendorff`,
    `dick`, `smith`, `allen`, `spalding`, `nnc`, `nnh`, `g-company`, ...). `white_box`: barred from the
    Actions of 6.3 to 6.6. `outside`: a Group that stands outside the camp. `bonus`: put forth beyond the one
    of the Hero phase, as a Private with a second one (`pair`) or always (`always`). `lost`: drawn when this
    holds, it is discarded at once. The abilities of an Event are played from the hand. `known`: abilities
    that the rulebook tells of while nobody has said which there are besides (`abilities` is None).
    """

    number: int
    id: str = ""
    es: str = ""
    en: str = ""
    card_class: CardClass | None = None
    rank: Rank | None = None
    medal: Medal | None = None
    white_box: bool | None = None
    outside: bool = False
    bonus: Literal["", "pair", "always"] = ""
    lost: Guard | None = None
    volley: Volley | None = None
    abilities: tuple[Ability, ...] | None = None
    known: tuple[Ability, ...] = ()

    @cached_property
    def near_dice(self) -> int:
        """The dice of its volley at close and at medium range together."""
        return (self.volley.close or 0) + (self.volley.medium or 0) if self.volley else 0

    @cached_property
    def bound(self) -> bool:
        """Whether its volley may be fired only under conditions."""
        return bool(self.volley and self.volley.requires)

    @cached_property
    def dice(self) -> dict[Range, int | None]:
        """The dice that it shows for each range; None if nobody has said so yet.

        Only a Group outside the camp can show any for box 4 (6.7.1): nobody is asked about another card.
        """
        if self.volley is not None:
            return self.volley.dice
        return {"close": None, "medium": None, "long": None, "box4": None if self.outside else 0}

    @cached_property
    def shoots(self) -> bool:
        """Whether it shows dice at any range, or might, and is known to be a card that may."""
        return self.card_class not in (None, "event") and any(each != 0 for each in self.dice.values())

    @cached_property
    def from_hand(self) -> bool:
        """Whether its abilities are used from the hand, not from the table."""
        return self.card_class in ("event", "volley")


Timed: TypeAlias = dict[int, list[tuple[int, Ability]]]
"""Abilities of cards, each with its place on the card."""


@dataclass(frozen=True)
class Chit:
    """An iMpi chit and how many of it are in the mix. `tracks` and `boxes` are those of an Advance."""

    id: str
    kind: ChitKind
    tracks: tuple[Track, ...] = ()
    boxes: int = 0
    count: Count | None = None


@dataclass(frozen=True)
class Regiment:
    """An iButho: the Hit markers it starts with in the standard game, and the strength printed on it."""

    id: IbuthoId
    hits: Count | None = None
    printed: Count | None = None


FireResult: TypeAlias = Literal[
    "hospital", "storehouse", "other", "nothing", "hospital-out", "storehouse-out", "one-out"
]
Faces: TypeAlias = Annotated[tuple[FireResult, ...], Field(min_length=SIDES, max_length=SIDES)]
"""What each face of the die brings."""


@dataclass(frozen=True)
class FireTable:
    """The Building Ablaze table, a result for each face: none burning, one, both; and fighting a fire."""

    none: Faces
    one: Faces
    both: Faces
    fighting: Faces


@dataclass(frozen=True)
class Components:
    """Everything printed, of one edition, from one pack; a journal keeps it, and needs no pack to be read.

    `tracks`: which place the box 1 of each track is, in the order of `TRACKS`. `fires`: the table where the
    box has one of its own, else the rulebook's. `generic_hits`: the generic Hit markers of the 1st edition.
    """

    pack: str
    version: str
    edition: Edition
    regiments: tuple[Regiment, ...]
    chits: tuple[Chit, ...]
    cards: tuple[Card, ...]
    tracks: tuple[Place, Place, Place, Place] = ("hospital", "north-wall", "storehouse", "kraal")
    fires: FireTable | None = None
    generic_hits: Count | None = None

    @cached_property
    def timed(self) -> dict[Timing | None, tuple[Timed, Timed]]:
        """Which abilities may be used at a time, of cards on the table and of those in hand."""
        found: dict[Timing | None, tuple[Timed, Timed]] = {}
        for card in self.cards:
            for place, ability in enumerate(card.abilities or (), 1):
                for timing in ability.timing:
                    of = found.setdefault(timing, ({}, {}))[card.from_hand]
                    of.setdefault(card.number, []).append((place, ability))
        return found

    @cached_property
    def standing(self) -> dict[Verb, dict[int, list[Effect]]]:
        """What works by itself, by its verb, of which cards."""
        found: dict[Verb, dict[int, list[Effect]]] = {}
        for card in self.cards:
            for ability in card.abilities or ():
                for effect in ability.effects if ability.cost in BY_ITSELF else ():
                    found.setdefault(effect.verb, {}).setdefault(card.number, []).append(effect)
        return found

    @cached_property
    def notes(self) -> dict[object, Any]:
        """What others reckon of these pieces once and keep with them."""
        return {}

    def of(self, number: int, field: str) -> Any:  # noqa: ANN401  # of any field
        """What is printed on a card. Raises `ComponentNeeded` if nobody has said it."""
        return known(getattr(self.by_number[number], field), f"card-{number}", field)

    @cached_property
    def people(self) -> frozenset[int]:
        """The cards that are Heroes and Groups."""
        return frozenset(card.number for card in self.cards if card.card_class in ("hero", "group"))

    @cached_property
    def chit_places(self) -> dict[str, int]:
        """The place of each chit in the mix, by its id."""
        return {chit.id: place for place, chit in enumerate(self.chits)}

    @cached_property
    def by_number(self) -> dict[int, Card]:
        """The cards by their number."""
        return {card.number: card for card in self.cards}


TRACKS: tuple[Track, Track, Track, Track] = ("chest", "left-horn", "right-horn", "loins")
