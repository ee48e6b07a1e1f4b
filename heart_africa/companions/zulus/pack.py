"""A pack of *Zulus on the Ramparts!*: its tables of printed values, and the pieces that the rules read."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Literal, get_args

from pydantic import ConfigDict, Field

from heart_africa.companions import stated
from heart_africa.companions.packs import InBoth, Leaf, PackFile, Place, Stack, piece, said, unsaid, value_of
from heart_africa.companions.stated import Count
from heart_africa.companions.zulus import components as printed
from heart_africa.companions.zulus.components import (
    NO_VOLLEY,
    Ability,
    Card,
    CardClass,
    Chit,
    ChitKind,
    Components,
    Edition,
    Effect,
    FireTable,
    Guard,
    IbuthoId,
    Medal,
    Rank,
    Regiment,
    Track,
    Volley,
)
from heart_africa.companions.zulus.edition import edition_data
from heart_africa.core.strict import Strict


class Tracks(Strict):
    """Which place the box 1 of each track is."""

    chest: printed.Place
    left_horn: printed.Place = Field(alias="left-horn")
    right_horn: printed.Place = Field(alias="right-horn")
    loins: printed.Place


class Box(Strict):
    """What is printed once: which place each track's box 1 is, the fire table, generic Hit markers."""

    tracks: Leaf[Tracks] | None = None
    fires: Leaf[FireTable] | None = None
    generic_hits: Leaf[Count] | None = None


class RegimentTable(Strict):
    """An iButho: its Hit markers at the start of the standard game, and its printed strength."""

    hits: Leaf[Count] | None = None
    printed: Leaf[Count] | None = None


class Face(Strict):
    """What a chit shows: its kind and, of an Advance, who moves how far."""

    kind: ChitKind
    tracks: tuple[Track, ...] = ()
    boxes: int = Field(default=0, ge=0, le=5)


class ChitTable(Strict):
    """A kind of chit, and how many of it are in the mix."""

    face: Leaf[Face] | None = None
    count: Leaf[Count] | None = None


class VolleyTable(Strict):
    """The dice of a card by range, and what goes with firing them."""

    close: Leaf[Count] | None = None
    medium: Leaf[Count] | None = None
    long: Leaf[Count] | None = None
    box4: Leaf[Count] | None = None
    free: Leaf[bool] | None = None
    requires: Leaf[tuple[Guard, ...]] | None = None
    after: Leaf[tuple[Effect, ...]] | None = None


class CardTable(Strict):
    """A card, under the word by which rules and other cards name it.

    `fires`: whether it shows dice at all; `all_abilities`: that it has no others than those here. `defends`
    and `numbers` are its Heroic Defense, `stays` the faces on which it stays after an ability of cost `fate`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, populate_by_name=True)

    number: Leaf[int] | None = None
    name: Leaf[InBoth] | None = None
    card_class: Leaf[CardClass] | None = Field(default=None, alias="class")
    rank: Leaf[Rank] | None = None
    medal: Leaf[Medal] | None = None
    white_box: Leaf[bool] | None = None
    outside: Leaf[bool] | None = None
    bonus: Leaf[Literal["", "pair", "always"]] | None = None
    lost: Leaf[Guard] | None = None
    fires: Leaf[bool] | None = None
    volley: VolleyTable | None = None
    defends: Leaf[printed.Place] | None = None
    numbers: Leaf[tuple[stated.Face, ...]] | None = None
    stays: Leaf[tuple[stated.Face, ...]] | None = None
    all_abilities: Leaf[bool] | None = None
    abilities: dict[str, Leaf[Ability]] = Field(default_factory=dict)


class ZulusPack(PackFile):
    """A pack of this game, of either edition."""

    box: Box = Box()
    regiments: dict[IbuthoId, RegimentTable] = Field(default_factory=dict)
    chits: dict[str, ChitTable] = Field(default_factory=dict)
    cards: dict[str, CardTable] = Field(default_factory=dict)


def components(found: Stack[ZulusPack]) -> Components:
    """The pieces as the rules read them, with None for what no pack says.

    Every box has its four iButhos, and all cards of its deck, whether or not a pack names them.
    """
    pack, head = found.pack, found.top.head
    tracks = value_of(pack.box.tracks)
    unnamed = (each for each in get_args(IbuthoId) if each not in pack.regiments)
    regiments = pack.regiments | {each: RegimentTable() for each in unnamed}
    edition: Edition = 2 if head.edition == 2 else 1  # noqa: PLR2004  # the second edition
    return Components(
        pack=head.id,
        version=head.version,
        edition=edition,
        regiments=tuple(piece(Regiment, key, table) for key, table in regiments.items()),
        chits=tuple(
            Chit(key, **dict(table.face.value), count=value_of(table.count))
            for key, table in pack.chits.items()
            if table.face
        ),
        cards=_cards(pack, edition_data(edition).set_up.shuffled[1]),
        tracks=tuple(dict(tracks).values()) if tracks else Components.tracks,
        fires=value_of(pack.box.fires),
        generic_hits=value_of(pack.box.generic_hits),
    )


def lacking(found: Stack[ZulusPack]) -> Iterator[Place]:
    """The places of the values that no pack has said and a whole game needs."""
    pieces = components(found)
    if pieces.edition == 1 and pieces.generic_hits is None:
        yield ("box", "generic_hits")
    regiments = {each: found.pack.regiments.get(each, RegimentTable()) for each in get_args(IbuthoId)}
    yield from unsaid("regiments", regiments, ("hits", "printed"))
    yield from unsaid("chits", found.pack.chits, ("count",))
    for number in range(1, edition_data(pieces.edition).set_up.shuffled[1] + 1):
        if number not in pieces.by_number or not pieces.by_number[number].id:
            yield ("cards", f"card-{number}")
    for key, card in found.pack.cards.items():
        yield from (("cards", key, *field) for field in _lacking(key, card))


def _lacking(key: str, card: CardTable) -> Iterator[tuple[str, ...]]:
    """What nobody has said of a card."""
    if not number_of(key, card):
        yield ("number",)
    person = value_of(card.card_class) in {None, "hero", "group"}
    needed = ["name", "class", "fires", "all_abilities", *(["rank", "medal", "white_box"] if person else [])]
    yield from ((each,) for each in needed if getattr(card, _NAMES.get(each, each)) is None)
    if value_of(card.fires):
        ranges = ["close", "medium", "long", *(["box4"] if value_of(card.outside) else [])]
        yield from (
            ("volley", each) for each in ranges if getattr(card.volley or VolleyTable(), each) is None
        )
    if card.defends and card.numbers is None:
        yield ("numbers",)
    if card.stays is None and any(leaf.value.cost == "fate" for leaf in card.abilities.values()):
        yield ("stays",)


def meant(found: Stack[ZulusPack], place: tuple[str, ...]) -> Place:
    """The place that people mean: cards may be named by their numbers, and their fields as the rules do."""
    if len(place) < 2 or place[0] != "cards":  # noqa: PLR2004  # the table, the card
        return place
    which, *field = place[1:]
    numbered = (key for key, card in found.pack.cards.items() if str(number_of(key, card)) == which)
    key = next(numbered, f"card-{which}" if which.isdecimal() else which)
    return ("cards", key, *(_FIELDS.get(each, each) for each in field))


def kept(place: Place, value: object) -> Iterable[tuple[Place, object]]:
    """Where a value goes that an owner says: abilities one by one, and that there are no others."""
    if place[:1] == ("cards",) and place[2:] == ("abilities",) and isinstance(value, list):
        yield (*place[:2], "all_abilities"), True
        yield from (((*place, f"own-{number}"), each) for number, each in enumerate(value, 1))
    else:
        yield place, value


_FIELDS = {"card_class": "class"}
"""The fields of a card that its table calls otherwise."""
_NAMES = {word: field for field, word in _FIELDS.items()}


def _cards(pack: ZulusPack, deck: int) -> tuple[Card, ...]:
    """The cards by number, as many as the deck has, with those of which nobody has said anything yet.

    A card that the rulebook names without its number is nowhere until somebody gives it one.
    """
    numbers = {key: number_of(key, table) for key, table in pack.cards.items()}
    known = {number: _card(number, key, pack.cards[key]) for key, number in numbers.items() if number}
    most = max(deck, *known)
    return tuple(known.get(number, Card(number)) for number in range(1, most + 1))


def number_of(key: str, table: CardTable) -> int:
    """The number of a card, also of one that is known by nothing else ("card-44"); 0 if nobody said it."""
    if table.number:
        return table.number.value
    start, _, number = key.rpartition("-")
    return int(number) if start == "card" and number.isdecimal() else 0


def _card(number: int, key: str, table: CardTable) -> Card:
    """A card as the rules read it: of what nobody has said, what a `Card` is unless it is said."""
    found, whole = _abilities(table), value_of(table.all_abilities)
    abilities, known = (found, ()) if whole else (None, found)
    return piece(Card, key, table, number=number, volley=_volley(table), abilities=abilities, known=known)


def _volley(table: CardTable) -> Volley | None:
    """Its dice; None if nobody said whether it shows any."""
    fires, own = value_of(table.fires), table.volley
    if fires is False:
        return NO_VOLLEY
    if own is None:
        return None if fires is None else Volley()
    return Volley(**{"box4": None if value_of(table.outside) else 0, **said(own)})


def _abilities(table: CardTable) -> tuple[Ability, ...]:
    """Its Heroic Defense and its other abilities, as far as anybody has told of them."""
    place = value_of(table.defends)
    defense = Effect("defend", place=place, numbers=value_of(table.numbers))
    stays = value_of(table.stays)
    own = (
        replace(leaf.value, stays=stays) if leaf.value.cost == "fate" else leaf.value
        for leaf in table.abilities.values()
    )
    return (*((Ability("while-available", (defense,)),) if place else ()), *own)
