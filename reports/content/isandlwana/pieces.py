"""The map and the counters of a set of *Last Stand at Isandlwana*, to print and cut out."""

from collections.abc import Iterator, Mapping

from heart_africa.companions.isandlwana.components import Components, HexId, Terrain, TerrainId
from heart_africa.companions.isandlwana.numbers import NUMBERS
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import say
from reports.content.counters import Counters
from reports.content.counters import Row as Cut

COUNTER_MM = 15.0
SQUARES, DONE = 6, 13
"""Square markers in the box (IS-027); with 13 done markers all counters come to the 176 of 2.1."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A hex of the map: its terrain, what it is (`onrush`, `exit` or nothing else), who starts there."""

    hex: HexId
    terrain: TerrainId
    mark: str = ""
    units: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HexMap:
    """The map: its hexes, its roads hex by hex, the terrain key line by line, what its turns bring.

    `alt`: what it shows, in words.
    """

    lang: str
    title: str
    statement: str
    spots: tuple[Spot, ...]
    roads: tuple[tuple[HexId, ...], ...]
    key: tuple[tuple[TerrainId, str, str], ...]
    turns: tuple[str, ...]
    alt: str


def hex_map(lang: str, box: Components, statement: str) -> HexMap:
    """The map of a whole set."""
    marks: Mapping[HexId, str] = {
        **dict.fromkeys(box.west_exit, "exit"),
        **dict.fromkeys(box.onrush, "onrush"),
    }
    people = [(each.hex, each.label) for each in box.pieces.values()]
    spots = (
        Spot(hex_, box.terrain(hex_).id, marks.get(hex_, ""), tuple(who for at, who in people if at == hex_))
        for hex_ in box.grid.hexes
    )
    key = [(each.id, each.name(lang), _worth(lang, each)) for each in box.terrains.values()]
    key += [("road", say(lang, "isandlwanaprint-road"), say(lang, "isandlwanaprint-road-text"))]
    return HexMap(
        lang,
        say(lang, "isandlwanaprint-map"),
        statement,
        tuple(spots),
        box.roads,
        tuple(key),
        tuple(_turn(lang, turn, box) for turn in range(1, NUMBERS.turns.last + 1)),
        say(lang, "isandlwanaprint-map-alt"),
    )


def _worth(lang: str, terrain: Terrain) -> str:
    """What the terrain key says of a kind."""
    facts = {"cost": terrain.cost, "defense": terrain.defense, "blocks": "yes" if terrain.blocks else "no"}
    return say(lang, "isandlwanaprint-terrain", facts)


def _turn(lang: str, turn: int, box: Components) -> str:
    """What is to be remembered of a turn."""
    said = []
    if turn == box.colours_arrive:
        arriving = (each.label for each in box.units.values() if each.arrives == turn)
        said.append(say(lang, "isandlwanaprint-turn-arrivals", who=", ".join(arriving)))
    if turn >= NUMBERS.sniping.from_turn:
        said.append(say(lang, "isandlwanaprint-turn-sniping", add=NUMBERS.sniping.later.add))
    if turn == NUMBERS.turns.fire_short:
        said.append(say(lang, "isandlwanaprint-turn-short", add=abs(NUMBERS.strength.last_turn.add)))
    return " ".join(said)


def british(lang: str, box: Components, statement: str) -> Counters:
    """A counter for each step of each British unit, the full one first; leaders and markers."""
    return Counters(
        lang, say(lang, "isandlwanaprint-british"), say(lang, "isandlwanaprint-british-text"),
        tuple(_british(lang, box)), statement,
    )  # fmt: skip


def _british(lang: str, box: Components) -> Iterator[Cut]:
    def cut(sign: str, word: str, *marks: str) -> Cut:
        return Cut(sign, word, "", marks, COUNTER_MM)

    for unit in box.units.values():
        full = box.strength(unit.id)
        start = unit.hex or str(unit.arrives or "")
        steps = (f"{step}|{start if step == full else '•'}" for step in range(full, 0, -1))
        yield cut(unit.kind, unit.label, *steps)
    for leader in box.leaders.values():
        yield cut("leader", leader.label, leader.hex or "")
    yield cut("wagon", say(lang, "isandlwanaprint-wagon"), box.wagon)
    yield cut("colours", say(lang, "isandlwanaprint-colours"), str(box.colours_arrive))
    yield cut("turn", say(lang, "isandlwanaprint-turn"), "")
    yield cut("square", say(lang, "isandlwanaprint-square"), *("",) * SQUARES)
    yield cut("done", say(lang, "isandlwanaprint-done"), *("",) * DONE)


def zulus(lang: str, box: Components, statement: str) -> Counters:
    """All the Zulu units, which are alike."""
    word = say(lang, "isandlwanaprint-zulu", strength=NUMBERS.fire.zulu_strength)
    each = Cut("zulu", word, "", ("",) * box.zulus, COUNTER_MM)
    title = say(lang, "isandlwanaprint-zulus", count=box.zulus)
    return Counters(lang, title, say(lang, "isandlwanaprint-zulus-text"), (each,), statement)
