"""The reference sheet of *Zulus on the Ramparts!*, by edition: sequence of play, tables, points, levels."""

from collections.abc import Mapping
from itertools import pairwise, zip_longest

from heart_africa.companions.zulus.components import Components
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.edition import EditionData, edition_data
from heart_africa.core.messages import say
from heart_africa.language.narration import signed
from reports.content import companions
from reports.content.sheet import Row, Sheet, Table
from reports.content.zulus.pieces import fires, results

SECTIONS: companions.Told = {
    "set-up": (27, 28, 30, 31, 32, 34, 35, 36, 37, 38, 39, 42),
    "impi": (44, 45, 49, 50, 52, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 66, 68),
    "r": (70, 71, 72, 73, 74, 76),
    "events": (78, 86, 87, 88, 92, 93, 96, 97, 99, 100, 101, 103, 106, 110, 111, 112, 113, 114),
    "action": (115, 116, 117, 118, 120, 135, 136, 138, 140, 141, 142, 143, 147, 150, 151),
    "volley": (153, 155, 156, 157, 158, 159, 160, 161, 162, 167, 168, 169, 171, 172, 173, 174, 175, 179),
    "draw": (182, 183, 133, 200),
    "hero": (191, 192, 193),
    "housekeeping": (194, 195, 196, 198),
    "end": (205, 206, 207, 209, 212),
}
"""The entries that each part of the sheet tells; of two that differ by edition each has its own."""

MODIFIERS = (
    ("low-ammo", -1, ("ZR-152",)),
    ("night", -1, ("ZR-201",)),
    ("overheat", -1, ("ZR-099",)),
    ("snipers", -1, ("ZR-112",)),
    ("g-company", 1, ("ZR-177", "ZR-178")),
)


def reference(lang: str, box: Components, statement: str) -> Sheet:
    """The sheet; `statement` says with whose set the table of fires comes."""
    data = edition_data(box.edition)
    tables: Mapping[str, tuple[Table, ...]] = {
        "events": (fires(lang, box),),
        "volley": (_beside(results(lang, box), _modifiers(lang, data)),),
        "end": (_beside(_points(lang, data), _levels(lang, data)),),
    }
    title, below = say(lang, "zulusprint-board", edition=box.edition), say(lang, "zulusprint-sequence")
    return companions.reference(
        ZULUS, companions.Head(lang, title, below, statement), SECTIONS, tables, box.edition
    )


def _beside(left: Table, right: Table) -> Table:
    """Two tables side by side as one."""
    empty = Row(("",) * len(left.aligns)), Row(("",) * len(right.aligns))
    pairs = zip_longest(left.rows, right.rows)
    rows = (Row((one or empty[0]).cells + (two or empty[1]).cells) for one, two in pairs)
    heads = (left.heads or empty[0].cells) + (right.heads or empty[1].cells)
    return Table(left.aligns + right.aligns, tuple(rows), heads)


def _modifiers(lang: str, data: EditionData) -> Table:
    rows = (
        Row((say(lang, f"zuluscalc-cause-{what}"), signed(value), rule.section))
        for what, value, entries in MODIFIERS
        for rule in map(ZULUS.rulebook.rule, entries)
        if rule.holds_in(data.edition)
    )
    heads = (say(lang, "zulusprint-modifier"), "", say(lang, "zulusprint-rule"))
    return Table(("left", "right", "right"), tuple(rows), heads)


def _points(lang: str, data: EditionData) -> Table:
    """What each thing is worth at the end, in this edition."""
    worth = data.victory
    values: dict[str, int] = {
        **{what: getattr(worth, what.replace("-", "_")) for what in POINTS},
        **dict[str, int](worth.support.items()),
        "card-added": worth.card_added,
    }
    rows = (
        Row((say(lang, "zulusprint-points", what=what), signed(value)))
        for what, value in values.items()
        if value
    )
    return Table(("left", "right"), tuple(rows), (say(lang, "zulusprint-worth"), ""))


POINTS = ("hero", "decorated", "marker", "building", "ibutho", "relief", "held-out")


def _levels(lang: str, data: EditionData) -> Table:
    """The levels with their points."""
    levels = [*data.victory.levels]
    spans = [
        (name, f"≤ {above - 1}" if place == 0 else f"{least}–{above - 1}")
        for place, ((name, least), (_, above)) in enumerate(pairwise(levels))
    ]
    spans.append((levels[-1][0], f"≥ {levels[-1][1]}"))
    rows = tuple(Row((say(lang, f"zuluscalc-level-{name}"), span)) for name, span in spans)
    return Table(("left", "right"), rows, (say(lang, "zulusprint-level"), ""))
