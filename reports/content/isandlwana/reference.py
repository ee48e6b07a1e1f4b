"""The reference sheet of *Last Stand at Isandlwana*: the turn phase by phase, what changes a hit number."""

from collections.abc import Mapping

from heart_africa.companions.isandlwana.components import Components
from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.companions.isandlwana.numbers import NUMBERS, Defense, Modifier, Strength
from heart_africa.core.messages import say
from heart_africa.language.narration import signed
from reports.content import companions
from reports.content.sheet import Row, Sheet, Table

SECTIONS: companions.Told = {
    "set-up": (29, 30, 31, 32, 33, 34, 35),
    "zulu-movement": (44, 71, 70, 81, 84, 78),
    "reaction": (45, 46, 47, 48, 49, 102),
    "zulu-attack": (50, 51, 104, 105, 120, 121, 122),
    "movement": (62, 63, 53, 81, 82, 83, 85, 86, 74, 75, 89, 126, 67, 66),
    "combat": (54, 99, 100, 102, 108, 111, 112, 113, 123, 124),
    "hits": (95, 96, 97, 115, 116, 117),
    "sniping": (55, 56, 57, 58, 59),
    "fatalities": (60, 61),
    "end": (37, 38, 39, 40),
}
"""The entries that each part of the sheet tells."""


def reference(lang: str, box: Components, statement: str) -> Sheet:
    """The sheet; `statement` says with whose set the terrain key comes."""
    strength, defense = NUMBERS.strength, NUMBERS.defense
    tables: Mapping[str, tuple[Table, ...]] = {
        "set-up": (_terrain(lang, box), _allowances(lang)),
        "hits": (_modifiers(lang, "strength", strength), _modifiers(lang, "defense", defense)),
    }
    title, below = (say(lang, f"isandlwanaprint-{each}") for each in ("title", "sequence"))
    return companions.reference(ISANDLWANA, companions.Head(lang, title, below, statement), SECTIONS, tables)


def _terrain(lang: str, box: Components) -> Table:
    """The terrain key."""
    rows = (
        Row((each.name(lang), _or_blank(each.cost), _or_blank(each.defense),
             say(lang, "isandlwanaprint-blocks") if each.blocks else ""))
        for each in box.terrains.values()
    )  # fmt: skip
    heads = tuple(say(lang, f"isandlwanaprint-{each}") for each in ("terrain-head", "cost", "defense"))
    return Table(("left", "right", "right", "left"), tuple(rows), (*heads, ""))


def _or_blank(value: int | None) -> str:
    return "" if value is None else str(value)


def _allowances(lang: str) -> Table:
    """Who moves how far."""
    allowed = NUMBERS.movement
    rows = (
        Row((say(lang, "isandlwanaprint-moves", who=who.replace("_", "-")), str(getattr(allowed, who))))
        for who in ("zulu", "british", "square", "wagon_on_road", "wagon", "static")
    )
    heads = (say(lang, "isandlwanaprint-who"), say(lang, "isandlwanaprint-allowance"))
    return Table(("left", "right"), tuple(rows), heads)


def _modifiers(lang: str, what: str, table: Strength | Defense) -> Table:
    """What is added to strength or defense factor, with the section that says so."""
    found: dict[str, Modifier] = {name: getattr(table, name) for name in type(table).model_fields}
    rows = (
        Row(
            (
                say(lang, f"isandlwanaprint-{what}-of", what=name.replace("_", "-")),
                signed(each.add),
                each.section,
            )
        )
        for name, each in found.items()
    )
    heads = (say(lang, f"isandlwanaprint-{what}"), "", say(lang, "isandlwanaprint-section"))
    return Table(("left", "right", "right"), tuple(rows), heads)
