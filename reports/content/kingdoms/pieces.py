"""The pieces of a set of *Dark Kingdoms*, to print and cut out: cards, counters, the map, players' boards."""

from collections.abc import Iterator
from itertools import chain
from typing import get_args

from heart_africa.companions.kingdoms.components import (
    Components,
    Fame,
    Kind,
    People,
    Resource,
)
from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.drawing import Drawing
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import say
from heart_africa.language.kingdoms_cards import britannia_text, fame_text, named
from reports.content.counters import Counters
from reports.content.counters import Row as Cut
from reports.content.faces import Faces
from reports.content.sheet import Row, Table

CHIP_MM, CARD_MM = 15.0, 29.0
PIECES: tuple[tuple[str, str], ...] = (
    ("settlement", "settlements"),
    ("fortress", "fortresses"),
    ("ship", "ships"),
    ("marker", "markers"),
)
SUMMARY = ("DK-041", "DK-062", "DK-084", "DK-086", "DK-093", "DK-052", "DK-059")
"""What a player's board tells of the actions."""
GROUPS = {1: "I", 2: "II", 3: "III"}
MARKED = 3
"""What is printed on cards that are only played with three players."""


@dataclass(frozen=True, slots=True)
class Face:
    """The face of a card: of which deck, its title, its +1 or 3, its text line by line, what it is about."""

    kicker: str
    title: str
    tile: str
    text: tuple[str, ...]
    sign: str
    badge: str


@dataclass(frozen=True, slots=True)
class Land:
    """A territory on paper; `red`: its name is printed in red, else in black."""

    id: str
    name: str
    resource: Resource
    red: bool
    shield: People | None
    closed: bool


@dataclass(frozen=True, slots=True)
class Map:
    """The map on paper; `key`: what its signs mean."""

    lang: str
    title: str
    statement: str
    lands: tuple[Land, ...]
    ring: tuple[str, ...]
    round: bool
    drawing: Drawing
    key: str
    alt: str


@dataclass(frozen=True, slots=True)
class Mat:
    """A player's board: whose, under which leader, what things cost and are worth, what a turn allows."""

    people: People
    title: str
    leader: str
    prices: Table
    wins: str
    track: int
    summary: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mats:
    """The boards of all players."""

    lang: str
    title: str
    statement: str
    mats: tuple[Mat, ...]


def cards(lang: str, box: Components, statement: str) -> Faces[Face]:
    """The Fame cards, each as often as it is there, then the Britannia cards by their groups."""
    badge = say(lang, "kingdomsprint-badge")
    fame = (_fame(lang, each, badge) for each in box.fame for _ in range(each.count))
    britannia = (
        Face(
            say(lang, "kingdomsbox-group", group=GROUPS[each.group or 0]),
            each.name(lang),
            str(MARKED) if each.three else "",
            tuple(britannia_text(lang, each)),
            next((effect.resource for effect in each.effects or ()), None) or "britannia",
            badge,
        )
        for each in sorted(box.britannia, key=lambda each: each.group or 0)
    )
    return Faces(lang, say(lang, "kingdomsprint-cards"), statement, tuple(chain(fame, britannia)))


def _fame(lang: str, card: Fame, badge: str) -> Face:
    text, tile = tuple(fame_text(lang, card)), "+1" if card.plus else ""
    return Face(say(lang, "kingdomsprint-fame"), card.name(lang), tile, text, card.timing or "", badge)


def resources(lang: str, _box: Components, statement: str) -> Counters:
    """The resource cards, small."""
    rows = tuple(
        Cut(each, named(lang, "resource", each), "", ("",) * NUMBERS.cards.each_resource, CARD_MM)
        for each in get_args(Resource)
    )
    title, intro = say(lang, "kingdomsprint-resources"), say(lang, "kingdomsprint-resources-intro")
    return Counters(lang, title, intro, rows, statement)


def counters(lang: str, _box: Components, statement: str) -> Counters:
    """The pieces of each people."""
    rows = tuple(row for people in get_args(People) for row in _pieces(lang, people))
    return Counters(
        lang, say(lang, "kingdomsprint-pieces"), say(lang, "kingdomsprint-pieces-intro"), rows, statement
    )


def _pieces(lang: str, people: People) -> Iterator[Cut]:
    word = named(lang, "people", people)
    armies = tuple(str(number + 1) for number in range(NUMBERS.pieces.armies))
    yield Cut(f"army+{people}", word, "", armies, CHIP_MM)
    for piece, field in PIECES:
        yield Cut(f"{piece}+{people}", word, "", ("",) * getattr(NUMBERS.pieces, field), CHIP_MM)


def board(lang: str, box: Components, statement: str, drawn: Drawing) -> Map:
    """The map of a set."""
    lands = tuple(
        Land(
            each.id,
            each.name(lang),
            box.of(each, "resource"),
            each.colour == "red",
            each.starts,
            each.id in box.closed,
        )
        for each in box.territories
    )
    return Map(
        lang,
        say(lang, "kingdomsprint-map"),
        statement,
        lands,
        box.ring or (),
        bool(box.round),
        drawn,
        say(lang, "kingdomsprint-key"),
        say(lang, "kingdomsprint-map-alt", count=len(lands)),
    )


def mats(lang: str, _box: Components, statement: str) -> Mats:
    """A board for each people."""
    made = tuple(
        Mat(
            people,
            say(lang, f"kingdomsprint-mat-{people}"),
            say(lang, f"kingdomsprint-leader-{people}"),
            prices(lang),
            say(lang, "kingdomsprint-wins"),
            NUMBERS.pieces.markers,
            tuple(_ruled(lang, rule) for rule in SUMMARY),
        )
        for people in get_args(People)
    )
    return Mats(lang, say(lang, "kingdomsprint-mats"), statement, made)


def _ruled(lang: str, rule: str) -> str:
    entry = KINGDOMS.rulebook.rule(rule)
    return f"{entry.text(lang)} ({entry.section})"


def prices(lang: str) -> Table:
    """What everything costs, and the victory points that it is worth."""
    made, worth = NUMBERS.prices, NUMBERS.points
    points: dict[Kind, int] = {
        "settlement": worth.settlement,
        "fortress": worth.fortress,
        "ship": worth.ship,
    }
    rows = [
        Row((
            say(lang, f"kingdomsprint-buy-{kind}"),
            _costs(lang, made.of(kind)),
            str(points.get(kind, "–")),
        ))
        for kind in get_args(Kind)
    ]  # fmt: skip
    gold = named(lang, "resource", "gold")
    more = {
        "peasants": say(lang, "kingdomsbox-cards-any", amount=made.peasants),
        "resource": f"{made.resource} {gold}",
        "die": f"{made.die} {gold}",
        "sale": f"+{made.sold} {gold}",
    }
    rows += [Row((say(lang, f"kingdomsprint-buy-{key}"), cost, "–")) for key, cost in more.items()]
    rows.append(Row((say(lang, "kingdomsprint-buy-battle"), "–", str(worth.battle))))
    heads = tuple(say(lang, f"kingdomsprint-{each}") for each in ("buy", "cost", "points"))
    return Table(("left", "left", "right"), tuple(rows), heads)


def _costs(lang: str, costs: dict[Resource, int]) -> str:
    return " + ".join(f"{count} {named(lang, 'resource', each)}" for each, count in costs.items())
