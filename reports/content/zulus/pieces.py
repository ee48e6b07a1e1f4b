"""The pieces of a set of *Zulus on the Ramparts!*, to print and cut out: cards, chits, markers, board."""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import groupby

from heart_africa.companions.zulus.components import TRACKS, Card, Components, FireResult, Medal, Rank
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.edition import edition_data
from heart_africa.companions.zulus.state import BUILDINGS
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import say
from heart_africa.language.zulus import chit_name
from heart_africa.language.zulus_cards import dice_of, other_text, volley_terms
from reports.content.counters import Counters
from reports.content.counters import Row as Cut
from reports.content.faces import Faces
from reports.content.sheet import Row, Table

CHIT_MM = 25.0

RULES: Mapping[str, tuple[str, ...]] = {
    "relief": ("ZR-205",),
    "night": ("ZR-200", "ZR-201"),
    "fix-bayonets": ("ZR-202", "ZR-203"),
    "en-garde": ("ZR-202", "ZR-203"),
    "nnc": ("ZR-232",),
    "nnh": ("ZR-233",),
    "g-company": ("ZR-177", "ZR-178"),
}
"""What the rulebook itself says of a card, by its word: the entries, of which each edition has its own."""


@dataclass(frozen=True, slots=True)
class Face:
    """The face of a card: its class and rank, its title, its dice by range, its text line by line.

    `white`: its title stands in a white box; `badge`: whose set it is, said on every face.
    """

    number: int
    sign: str
    kicker: str
    rank: Rank
    title: str
    medal: Medal
    white: bool
    dice: tuple[tuple[str, str], ...]
    text: tuple[str, ...]
    badge: str


@dataclass(frozen=True, slots=True)
class Box:
    """A box of the board: the number or name in it, what is said beneath."""

    label: str
    word: str = ""
    building: bool = False
    thirds: int = 0


@dataclass(frozen=True, slots=True)
class Board:
    """The board: tracks with their boxes from the farthest, the camp, areas for pieces, tables.

    `ways`: how many of the tracks, from the top, go through each of the boxes 0, which come first in `camp`.
    """

    lang: str
    title: str
    statement: str
    tracks: tuple[tuple[str, tuple[Box, ...]], ...]
    ways: tuple[int, ...]
    camp: tuple[Box, ...]
    areas: tuple[str, ...]
    titles: tuple[str, str]
    results: Table
    fires: Table


def cards(lang: str, box: Components, statement: str) -> Faces[Face]:
    """The cards of a set in their order."""
    faces = tuple(_face(lang, box, card) for card in box.cards)
    return Faces(lang, _title(lang, "cards", box), statement, faces)


def _title(lang: str, what: str, box: Components) -> str:
    return say(lang, f"zulusprint-{what}", edition=box.edition)


def _face(lang: str, box: Components, card: Card) -> Face:
    volley, class_ = card.volley, card.card_class or "event"
    rank = [say(lang, f"cardtext-rank-{card.rank}")] if card.rank else []
    terms = list(volley_terms(lang, volley)) if volley else []
    said = [f"{words[:1].upper()}{words[1:]}." for words in ("; ".join(terms),) if words]
    if white := bool(card.white_box):
        said.append(say(lang, "zulusprint-white"))
    return Face(
        number=card.number,
        sign=class_,
        kicker=" · ".join([say(lang, f"cardtext-who-{class_}"), *rank]),
        rank=card.rank or "",
        title=card.name(lang),
        medal=card.medal or "none",
        white=white,
        dice=tuple(dice_of(lang, volley)) if volley else (),
        text=(*said, *other_text(lang, card), *_ruled(lang, box, card.id)),
        badge=say(lang, "zulusprint-badge"),
    )


def _ruled(lang: str, box: Components, id_: str) -> Iterator[str]:
    for rule in map(ZULUS.rulebook.rule, RULES.get(id_, ())):
        if rule.holds_in(box.edition):
            yield f"{rule.text(lang)} ({rule.section})"


# --- chits and markers ---


def chits(lang: str, box: Components, statement: str) -> Counters:
    """The chits of the cup, as many of each as the mix has. Every one bears its sign and its words."""
    rows = tuple(
        Cut(
            "+".join((chit.kind, *chit.tracks)),
            chit_name(lang, chit),
            "",
            (str(chit.boxes or ""),) * (chit.count or 0),
            CHIT_MM,
        )
        for chit in sorted(box.chits, key=lambda each: each.kind != "advance")
    )
    return Counters(lang, _title(lang, "chits", box), say(lang, "zulusprint-cup"), rows, statement)


def markers(lang: str, box: Components, statement: str) -> Counters:
    """The iButhos, their Hit markers, and all that lies on the board while a state lasts."""
    rows = tuple(_markers(lang, box))
    return Counters(
        lang, _title(lang, "markers", box), say(lang, "zulusprint-map", edition=box.edition), rows, statement
    )


def _markers(lang: str, box: Components) -> Iterator[Cut]:
    data = edition_data(box.edition)

    def cut(sign: str, word: str, *marks: str) -> Cut:
        return Cut(sign, word, "", marks, CHIT_MM)

    for each in box.regiments:
        name = say(lang, f"zulus-ibutho-{each.id}")
        yield cut("ibutho", name, str(each.printed or ""))
        yield cut("hit", name, *("",) * (each.hits or 0))
        yield cut("gold", name, *("",) * data.options.gold_markers)
    yield cut("hit", say(lang, "zulusprint-generic"), *("",) * (box.generic_hits or 0))
    yield cut("victory", say(lang, "zulusprint-victory"), "")
    yield cut("cartridge", say(lang, "zulusprint-low-ammo"), "")
    yield cut("moon", say(lang, "zulusprint-night"), "")
    for place in BUILDINGS:
        yield cut("fire", say(lang, "zulusprint-place", place=place), "")
    for card in box.cards:
        for effect in (each for ability in card.abilities or () for each in ability.effects):
            if effect.verb == "defend":
                numbers = ",".join(map(str, effect.numbers or ()))
                held = say(lang, "zulusprint-place", place=effect.place)
                yield cut("defence", f"{held}: {card.name(lang)}", numbers)
    for marker in data.victory.support:
        yield cut("banner", say(lang, f"zulus-marker-{marker}"), "")
    yield cut("palisade", say(lang, "zulusprint-redoubt"), *("",) * (len(data.map.victory) - 1))
    yield cut("works", say(lang, "zulusprint-works"), "")
    yield cut("platoon", say(lang, "zulusprint-platoon"), "")


# --- the board ---


def board(lang: str, box: Components, statement: str) -> Board:
    """The board of an edition: tracks that share a way into the camp stand together."""
    data = edition_data(box.edition)
    ways = sorted(set(data.map.ways), reverse=True)
    order = [place for way in ways for place, each in enumerate(data.map.ways) if each == way]
    tracks = tuple(
        (
            say(lang, f"zulus-track-{TRACKS[place]}"),
            (*(Box(str(number)) for number in range(data.map.farthest, 1, -1)), _gate(lang, box, place)),
        )
        for place in order
    )
    word = say(lang, "zulusprint-place", place="outer-perimeter")
    camp = (
        *(Box(_signed(data.map.victory[0]), word) for _ in ways),
        *(
            Box(_signed(each), say(lang, "zulusprint-redoubt"), thirds=data.actions.thirds)
            for each in data.map.victory[1:]
        ),
    )
    return Board(
        lang,
        _title(lang, "board", box),
        statement,
        tracks,
        tuple(data.map.ways.count(way) for way in ways),
        camp,
        tuple(
            say(lang, f"zulusprint-area-{each}")
            for each in ("casualties", "day", "night", "ammunition", "turn")
        ),
        (say(lang, "zulusprint-dice"), say(lang, "zulusprint-fires")),
        results(lang, box),
        fires(lang, box),
    )


def _signed(box: int) -> str:
    """The number of a box as it is printed."""
    return f"−{-box}" if box < 0 else str(box)


def _gate(lang: str, box: Components, place: int) -> Box:
    where = box.tracks[place]
    return Box("1", say(lang, "zulusprint-place", place=where), building=where in BUILDINGS)


def results(lang: str, box: Components) -> Table:
    """What the face of a die does in a volley, and the ranges."""
    volleys = edition_data(box.edition).volleys
    face = {
        f"1–{volleys.retreat - 1}": "miss",
        str(volleys.retreat): "retreat",
        str(volleys.hit): "hit",
        str(volleys.retreat_in_fire): "retreat-in-fire",
    }
    ranges = {
        "close": f"≤ {volleys.medium - 1}",
        "medium": volleys.medium,
        "long": volleys.long,
        "box4": volleys.box4,
    }
    return Table(
        ("left", "left"),
        (
            *(Row((key, say(lang, f"zuluscalc-{what}"))) for key, what in face.items()),
            *(
                Row((say(lang, "zulusprint-box", box=str(each)), say(lang, "zulusprint-range", range=key)))
                for key, each in ranges.items()
            ),
        ),
    )


def fires(lang: str, box: Components) -> Table:
    """The table of burning buildings: faces down, how many burn across, and fighting a fire."""
    table = box.fires or edition_data(box.edition).fires
    columns = (table.none, table.one, table.both, table.fighting)
    heads = ("none", "one", "both", "fighting")
    named = tuple(say(lang, f"zulusprint-fires-{each}") for each in heads)
    rows = []
    for results_, same in groupby(range(len(table.none)), lambda face: tuple(each[face] for each in columns)):
        faces = [face + 1 for face in same]
        die = f"{faces[0]}–{faces[-1]}" if len(faces) > 1 else str(faces[0])
        rows.append(Row((die, *map(partial(_fire, lang), results_, heads))))
    return Table(("left",) * 5, tuple(rows), (say(lang, "zuluscalc-die"), *named))


def _fire(lang: str, result: FireResult, column: str) -> str:
    """A result; where one building burns there is nothing to choose."""
    only = column == "one" and result == "one-out"
    return say(lang, "zulusprint-fires-out" if only else f"zuluscalc-fire-{result}")
