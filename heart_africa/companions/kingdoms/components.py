"""What the box of *Dark Kingdoms* prints and its rulebook does not say, as the rules read it: map and cards.

A pack is read into these (`pack`). A journal keeps them, and needs no pack to be read. `None` stands for a
value that nobody has said yet: the rules ask for it when they first need it (`ComponentNeeded`).
"""

from collections.abc import Callable
from functools import cached_property, partial
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeAlias, get_args

from heart_africa.companions.packs import Named, known
from heart_africa.companions.stated import Count
from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import Meaning

People: TypeAlias = Literal["britons", "saxons", "angles", "jutes"]
UNSAID: Literal["?"] = "?"
Shield: TypeAlias = Literal["britons", "saxons", "angles", "jutes", "?"]
"""Whose shield a territory shows; `UNSAID`: nobody has said yet whether any."""
Resource: TypeAlias = Literal["stone", "wood", "iron", "wheat", "gold"]
Yield: TypeAlias = Literal["stone", "wood", "iron", "wheat"]
"""What a territory may yield; gold is only ever tribute."""
Colour: TypeAlias = Literal["red", "black"]
Kind: TypeAlias = Literal["troop", "settlement", "fortress", "ship"]
"""What is paid for with resources."""
Group: TypeAlias = Literal[1, 2, 3]


class Piece(Meaning):
    """What of the box a field of an order names."""

    TERRITORY = "territory"
    FAME = "fame"
    BRITANNIA = "britannia"
    HELD = "held"
    PEOPLE = "people"


TerritoryName: TypeAlias = Annotated[str, Piece.TERRITORY]
FameName: TypeAlias = Annotated[str, Piece.FAME]
BritanniaName: TypeAlias = Annotated[str, Piece.BRITANNIA]
CardName: TypeAlias = Annotated[str, Piece.HELD]
"""A resource or a Fame card: whatever may be in a hand."""
PeopleName: TypeAlias = Annotated[str, Piece.PEOPLE]

Timing: TypeAlias = Literal["turn", "attacked", "production"]
"""When a Fame card may be played for its text.

`turn`: in one's own turn, while no combat is being fought; `attacked`: when one is attacked, before the first
roll, or a marker of one's own is about to be removed (9.1.1a); `production`: by anybody, before its dice.
"""

Guard: TypeAlias = Literal["behind", "no-army", "ship"]
"""What has to hold of who plays a card.

Another one has more victory points; he has no army on the map; he has a ship.
"""

Who: TypeAlias = Literal["self", "all", "leaders", "last"]
"""Whom an effect reaches: of a Fame card who plays it (`self`), of a Britannia card others, in turn order.

`all`: everybody; `leaders`, `last`: those with the most victory points, those with the fewest, ties together.
"""

Verb: TypeAlias = Literal[
    "gain",
    "lose",
    "steal",
    "exchange",
    "draw-fame",
    "discount",
    "recruit",
    "extra-move",
    "extra-dice",
    "sail",
    "call-off",
    "no-retreat",
    "production-die",
    "both-colours",
    "barren",
    "market",
    "truce",
    "becalmed",
    "by-hand",
]
"""All that a Fame or Britannia card may do by its text; `VERBS` says what each verb reads.

What lasts, lasts for the turn in which a Fame card was played, for the combat or production before which it
was played, or for the whole round of a Britannia card.

gain            `amount` cards of `resource` from its pile; none named: each card as who gets it chooses
lose            `amount` cards to their piles as who loses them chooses, of `resource` if one is named; only
                if he holds more than `over` resource cards
steal           `amount` resource cards drawn at random from the hand of one opponent of one's choice
exchange        up to `amount` resource cards of one's own for as many of one's choice from the piles
draw-fame       `amount` Fame cards from the deck
discount        each `piece` costs `amount` cards fewer, whichever of those it costs who builds it chooses
recruit         `amount` troops without paying, where troops may be recruited
extra-move      up to `amount` armies that have moved and not fought may move once more
extra-dice      `amount` dice more in every roll of the next combat (`turn`) or of this one (`attacked`)
sail            ships may go up to `amount` ports farther
call-off        the attack does not take place: the army goes back to where it came from, and has moved; one
                that had not moved stays where it is, and has moved
no-retreat      the opponent may not retreat from the next combat (`turn`) or from this one (`attacked`)
production-die  `amount` more dice of `colour` in the production roll; none named: as who plays it chooses
both-colours    both colours produce, and nobody rolls for it
barren          territories that yield `resource` produce nothing; tribute in gold is paid
market          one resource costs `amount` gold, instead of what the rulebook says
truce           nobody may attack or plunder; markers may not be removed either
becalmed        ships do not move
by-hand         the players do what the print says, and put the result into the game themselves
"""

VERBS: dict[Verb, tuple[str, str]] = {
    "gain": ("amount resource who", "turn britannia"),
    "lose": ("amount resource who over", "britannia"),
    "steal": ("amount", "turn"),
    "exchange": ("amount", "turn"),
    "draw-fame": ("amount who", "turn britannia"),
    "discount": ("amount piece", "turn britannia"),
    "recruit": ("amount who", "turn britannia"),
    "extra-move": ("amount", "turn"),
    "extra-dice": ("amount", "turn attacked"),
    "sail": ("amount", "turn britannia"),
    "call-off": ("", "attacked"),
    "no-retreat": ("", "turn attacked"),
    "production-die": ("amount colour", "production britannia"),
    "both-colours": ("", "production britannia"),
    "barren": ("resource", "production britannia"),
    "market": ("amount", "turn britannia"),
    "truce": ("", "britannia"),
    "becalmed": ("", "britannia"),
    "by-hand": ("", "turn attacked production britannia"),
}
"""What each verb reads of an `Effect`, and when it means anything: at the timing of a Fame card, or on a
Britannia card."""

PARAMETERS = {verb: frozenset(reads.split()) for verb, (reads, _) in VERBS.items()}
"""A pack that says more of an effect is wrong."""
TIMINGS = {verb: frozenset(times.split()) for verb, (_, times) in VERBS.items()}
"""A verb on a card of another time is wrong."""


@dataclass(frozen=True)
class Effect:
    """One thing that a card does by its text."""

    verb: Verb
    amount: Count = 1
    resource: Resource | None = None
    piece: Kind | None = None
    colour: Colour | None = None
    who: Who = "self"
    over: Count = 0


@dataclass(frozen=True)
class Fame(Named):
    """A Fame card, and how many of it are in the deck. `plus`: it also serves as a +1 in combat."""

    piece: ClassVar[str] = "fame"

    id: str
    es: str
    en: str
    count: Count
    plus: bool | None
    timing: Timing | None
    effects: tuple[Effect, ...] | None
    requires: tuple[Guard, ...] = ()


@dataclass(frozen=True)
class Britannia(Named):
    """A Britannia card. `three`: it is marked 3, and only in games of three players."""

    piece: ClassVar[str] = "britannia"

    id: str
    es: str
    en: str
    group: Group | None
    three: bool | None
    effects: tuple[Effect, ...] | None


@dataclass(frozen=True)
class Territory(Named):
    """A territory. `shield`: whose people may start there, None if nobody; `neighbours`: by land."""

    piece: ClassVar[str] = "territory"

    id: str
    es: str
    en: str
    resource: Yield | None
    colour: Colour | None
    shield: Shield | None
    port: bool | None
    neighbours: tuple[str, ...] | None

    @property
    def starts(self) -> People | None:
        """Whose people may start there, as far as it is known."""
        return None if self.shield == "?" else self.shield


class Chart(NamedTuple):
    """The map by numbers of territories, as the rules need it."""

    places: dict[str, int]
    ids: tuple[str, ...]
    near: tuple[tuple[int, ...], ...]
    yields: tuple[int, ...]
    red: tuple[bool, ...]
    closed: frozenset[int]


@dataclass(frozen=True, eq=False)
class Components:
    """Everything printed, from one pack.

    `ring`: the territories with a port in the order in which ships pass them; `round`: whether the last one
    leads on to the first. `closed`: the territories that are out of bounds with three players (3.1).
    """

    pack: str
    version: str
    territories: tuple[Territory, ...]
    ring: tuple[str, ...] | None
    round: bool | None
    closed: tuple[str, ...]
    fame: tuple[Fame, ...]
    britannia: tuple[Britannia, ...]

    def of(self, card: "Territory | Fame | Britannia", field: str) -> Any:  # noqa: ANN401  # of any field
        """What is printed of a piece. Raises `ComponentNeeded` if nobody has said it."""
        words: tuple[str, ...] = ()
        if field == "neighbours":
            words = tuple(each for each in self.by_id if each != card.id)
        elif field == "group":
            words = tuple(map(str, get_args(Group)))
        elif field == "effects":
            when = card.timing if isinstance(card, Fame) else "britannia"
            words = tuple(verb for verb, times in TIMINGS.items() if when in times)
        return known(getattr(card, field), f"{card.piece}-{card.id}", field, words)

    @cached_property
    def chart(self) -> Chart:
        """The map by numbers."""
        index = {each.id: number for number, each in enumerate(self.territories)}
        return Chart(
            index,
            tuple(index),
            _row(self, "neighbours", lambda near: tuple([index[each] for each in near])),
            _row(self, "resource", get_args(Resource).index),
            _row(self, "colour", lambda colour: colour == "red"),
            frozenset(index[each] for each in self.closed if each in index),
        )

    @cached_property
    def by_id(self) -> dict[str, Territory]:
        """The territories by their ids."""
        return {each.id: each for each in self.territories}

    @cached_property
    def fame_by_id(self) -> dict[str, Fame]:
        """The Fame cards by their ids."""
        return {each.id: each for each in self.fame}

    @cached_property
    def britannia_by_id(self) -> dict[str, Britannia]:
        """The Britannia cards by their ids."""
        return {each.id: each for each in self.britannia}

    @cached_property
    def fame_deck(self) -> tuple[str, ...]:
        """The ids of all Fame cards, each as often as it is there."""
        return tuple(each.id for each in self.fame for _ in range(each.count))

    def by_sea(self, port: str, steps: int) -> frozenset[str]:
        """The ports at most that many steps away, either way, with itself. Raises `ComponentNeeded`."""
        ring = known(self.ring, "box", "ring", tuple(self.by_id))
        at = ring.index(port)
        places = range(at - steps, at + steps + 1)
        if known(self.round, "box", "round"):
            return frozenset(ring[each % len(ring)] for each in places)
        return frozenset(ring[each] for each in places if 0 <= each < len(ring))


def sea_steps(ring: tuple[str, ...], one: str, other: str, *, whole: bool) -> int:
    """How many steps a ship needs between two ports of a row; the shorter way if it is a `whole` ring."""
    apart = abs(ring.index(one) - ring.index(other))
    return min(apart, len(ring) - apart) if whole else apart


class _Unsaid(tuple[Any, ...]):
    """What is printed in each territory, by its number; what nobody has said is asked for when looked at."""

    __slots__ = ()

    def __getitem__(self, place: Any) -> Any:  # noqa: ANN401  # a number, as of any tuple
        return super().__getitem__(place)()


def _row(box: Components, field: str, read: Callable[[Any], Any]) -> tuple[Any, ...]:
    """What is printed in each territory, by its number."""
    if all(getattr(each, field) is not None for each in box.territories):
        return tuple([read(getattr(each, field)) for each in box.territories])
    return _Unsaid(partial(lambda each: read(box.of(each, field)), each) for each in box.territories)
