"""A pack of *Dark Kingdoms*: its tables of printed values, and the pieces that the rules read."""

from collections.abc import Iterator
from typing import Literal, TypeVar

from pydantic import Field

from heart_africa.companions.kingdoms.components import (
    UNSAID,
    Britannia,
    Colour,
    Components,
    Effect,
    Fame,
    Group,
    Guard,
    People,
    Territory,
    Timing,
    Yield,
)
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.packs import InBoth, Leaf, PackFile, Place, Stack, piece, unsaid, value_of
from heart_africa.companions.stated import Count
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, dotted

T = TypeVar("T")
Point = tuple[float, float]


class Border(Strict):
    """That a territory touches one of these, the text leaving open which if there are several."""

    of: str
    any: tuple[str, ...] = Field(min_length=1)


class Apart(Strict):
    """Two ports, and how many steps of a ship they are apart."""

    ports: tuple[str, str]
    least: int
    most: int


class Board(Strict):
    """What goes for the board as a whole.

    `closed`: the territories out of bounds with three players; `ring`: the ports in the order in which ships
    pass them; `round`: whether the last leads on to the first; `borders`, `apart`: what examples tell of the
    map without showing it; `width` and `height`: of the sheet on which the territories are drawn; `way`: the
    line of the ships on it.
    """

    closed: Leaf[tuple[str, ...]] | None = None
    ring: Leaf[tuple[str, ...]] | None = None
    round: Leaf[bool] | None = None
    borders: Leaf[tuple[Border, ...]] | None = None
    apart: Leaf[tuple[Apart, ...]] | None = None
    width: Leaf[float] | None = None
    height: Leaf[float] | None = None
    way: Leaf[tuple[Point, ...]] | None = None


class TerritoryTable(Strict):
    """A territory; `at`, `harbour` and `outline`, where it is drawn, need not be said to play."""

    name: Leaf[InBoth] | None = None
    resource: Leaf[Yield] | None = None
    colour: Leaf[Colour] | None = None
    shield: Leaf[People | Literal["none"]] | None = None
    port: Leaf[bool] | None = None
    neighbours: Leaf[tuple[str, ...]] | None = None
    at: Leaf[Point] | None = None
    harbour: Leaf[Point] | None = None
    outline: Leaf[tuple[Point, ...]] | None = None


class FameTable(Strict):
    """A Fame card: its title, how many of it there are, whether it shows a +1, and its text as effects."""

    title: Leaf[InBoth] | None = None
    count: Leaf[Count] | None = None
    plus: Leaf[bool] | None = None
    timing: Leaf[Timing] | None = None
    effects: Leaf[tuple[Effect, ...]] | None = None
    requires: Leaf[tuple[Guard, ...]] | None = None


class BritanniaTable(Strict):
    """A Britannia card: its title, its group, whether it is marked 3, and its text as effects."""

    title: Leaf[InBoth] | None = None
    group: Leaf[Group] | None = None
    three: Leaf[bool] | None = None
    effects: Leaf[tuple[Effect, ...]] | None = None


class KingdomsPack(PackFile):
    """A pack of this game."""

    board: Board = Board()
    territories: dict[str, TerritoryTable] = Field(default_factory=dict)
    fame: dict[str, FameTable] = Field(default_factory=dict)
    britannia: dict[str, BritanniaTable] = Field(default_factory=dict)


BOARD = ("closed", "ring", "round")
LISTED = ("closed", "name", "title", "count")
"""Which pieces there are has to be said before a game; all else is asked for as it is needed."""
TERRITORY = ("name", "resource", "colour", "shield", "port", "neighbours")
FAME = ("title", "count", "plus", "timing", "effects")
BRITANNIA = ("title", "group", "three", "effects")
"""What a whole game needs of each; `lacking` names what of it nobody has said."""


def lacking(found: Stack[KingdomsPack]) -> Iterator[Place]:
    """The places of the values that no pack has said and a whole game needs."""
    pack, cards = found.pack, NUMBERS.cards
    yield from (("board", key) for key in BOARD if getattr(pack.board, key) is None)
    yield from unsaid("territories", pack.territories, TERRITORY)
    for number in range(len(pack.territories) + 1, NUMBERS.territories + 1):
        yield ("territories", f"territory-{number}")
    yield from unsaid("fame", pack.fame, FAME)
    if all(fame.count for fame in pack.fame.values()) and _in_deck(pack) < cards.fame:
        yield ("fame", f"fame-{_in_deck(pack) + 1}")
    yield from unsaid("britannia", pack.britannia, BRITANNIA)
    for number in range(len(pack.britannia) + 1, cards.britannia + 1):
        yield ("britannia", f"britannia-{number}")


def _in_deck(pack: KingdomsPack) -> int:
    """How many Fame cards are told of."""
    return sum(fame.count.value for fame in pack.fame.values() if fame.count)


def components(found: Stack[KingdomsPack]) -> Components:
    """The pieces as the rules read them. Raises `BadData` if some territory or card is not listed yet."""
    pack, head, cards = found.pack, found.top.head, NUMBERS.cards
    unlisted = [each for each in lacking(found) if each[-1] in LISTED or _piece(each)]
    if unlisted:
        whole = {
            "lands": NUMBERS.territories - len(pack.territories), "fame": cards.fame - _in_deck(pack),
            "britannia": cards.britannia - len(pack.britannia),
        }  # fmt: skip
        value = "none" if any(whole.values()) else dotted(unlisted[0])
        raise BadData("pack-half-copied", about={**whole, "count": len(unlisted), "found": value})
    return Components(
        pack=head.id,
        version=head.version,
        territories=tuple(_territory(key, table) for key, table in pack.territories.items()),
        ring=value_of(pack.board.ring),
        round=value_of(pack.board.round),
        closed=said(pack.board.closed),
        fame=tuple(piece(Fame, key, table, dict.fromkeys(FAME[2:])) for key, table in pack.fame.items()),
        britannia=tuple(
            piece(Britannia, key, table, dict.fromkeys(BRITANNIA[1:]))
            for key, table in pack.britannia.items()
        ),
    )


def _piece(place: Place) -> bool:
    """Whether a place is that of a whole piece, of which nothing is said."""
    return place[0] != "board" and len(place) == len(("table", "piece"))


def _territory(key: str, table: TerritoryTable) -> Territory:
    shield = table.shield.value if table.shield else UNSAID
    unknown = dict.fromkeys(TERRITORY[1:])
    return piece(Territory, key, table, unknown, shield=None if shield == "none" else shield)


def said(leaf: Leaf[T] | None) -> T:
    """A value that every pack has with which a game begins."""
    assert leaf is not None  # noqa: S101  # `components` has seen to it
    return leaf.value
