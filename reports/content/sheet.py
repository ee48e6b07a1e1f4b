"""A sheet as a value: everything that a page shows, in its order and in its language.

Paper (`reports.pdf`) and text (`reports.text`) read the same sheet. Every string in it is already worded.
"""

from collections.abc import Container, Iterable
from enum import StrEnum
from typing import Literal

from heart_africa.core.dataclass import dataclass
from reports.content.chart import Picture
from reports.content.plan import Plan

Align = Literal["left", "right", "centre"]
LEFT: Align = "left"
RIGHT: Align = "right"


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact about the army, with its label."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Special:
    """A special rule that somebody in this army needs, in our own words, with where the book gives it.

    `who` names the troops it holds for if it does not hold for all of the unit; `shared`: several entries of
    the sheet have it, so that it is told once, in a section of its own.
    """

    key: str
    title: str
    text: str
    cite: str
    who: str = ""
    shared: bool = False


@dataclass(frozen=True, slots=True)
class TickBoxes:
    """Boxes to tick, one for each figure of a kind; `label` names the kind if there are several.

    `reload`: each has a circle below it, marked while that figure reloads.
    """

    label: str
    count: int
    reload: bool = False


@dataclass(frozen=True, slots=True)
class Track:
    """What is kept count of for one unit at the table.

    `name` tells it from the others of its entry, `boxes` are its figures, `markers` the states that are put
    on and taken off (morale, jammed), `remarks` what to watch for, `notes` the player's own words. `line` is
    the label of a line to write on, if there is one.
    """

    name: str
    boxes: tuple[TickBoxes, ...] = ()
    markers: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    notes: str = ""
    line: str = ""
    number: str = ""


@dataclass(frozen=True, slots=True)
class Profile:
    """A troop's row of the table of characteristics, worded; with as many cells as the sheet has `heads`."""

    name: str
    figures: str
    cells: tuple[str, ...]
    points: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A block of the sheet: a unit or several equal ones, a leader, an independent figure or a work.

    `number` is its place in the army, `times` how many equal ones it stands for, `lead` what it consists of,
    `points` what it costs (empty where that is a secret).
    """

    title: str
    number: str = ""
    times: int = 1
    lead: str = ""
    points: str = ""
    profiles: tuple[Profile, ...] = ()
    tracks: tuple[Track, ...] = ()
    specials: tuple[Special, ...] = ()


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, with a title before it and a citation after it; `strong` marks it off from the rest."""

    text: str
    title: str = ""
    cite: str = ""
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table; `strong` for a sum.

    Where there are links, `key` is what others link to, and `leads` what its first cell links to.
    """

    cells: tuple[str, ...]
    strong: bool = False
    key: str = ""
    leads: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A plain table; `heads` may be empty, `aligns` has one entry for each column."""

    aligns: tuple[Align, ...]
    rows: tuple[Row, ...]
    heads: tuple[str, ...] = ()


def table(rows: Iterable[Iterable[str]], heads: Iterable[str] = (), *, right: Container[int] = ()) -> Table:
    """Return a table of these cells; the columns in `right` are aligned to the right, as numbers are."""
    told, above = tuple(Row(tuple(cells)) for cells in rows), tuple(heads)
    columns = len(above or (told[0].cells if told else ()))
    return Table(tuple(RIGHT if place in right else LEFT for place in range(columns)), told, above)


@dataclass(frozen=True, slots=True)
class Entries:
    """Blocks of one kind under the same heads: `full` with boxes and rules, or one line for each."""

    entries: tuple[Entry, ...]
    full: bool


@dataclass(frozen=True, slots=True)
class Blanks:
    """What is filled in by hand: circles to mark, each before its word, and lines, each after its label."""

    labels: tuple[str, ...]
    choices: tuple[str, ...] = ()


Block = Entries | Table | Paragraph | Picture | Plan | Blanks


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the sheet with its title; `key` names it for bookmarks and tests."""

    key: str
    title: str
    blocks: tuple[Block, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Heads:
    """The heads of the columns of characteristics, and the label of a unit's notes."""

    name: str
    figures: str
    cells: tuple[str, ...]
    points: str
    notes: str


NO_HEADS = Heads("", "", (), "", "")
"""The heads of a sheet without characteristics."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """The stamp of an army that the book objects to, printed on every page."""

    word: str
    why: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that is printed of one army in one layout and one language."""

    layout: str
    lang: str
    kicker: str
    title: str
    subtitle: str
    facts: tuple[Fact, ...]
    heads: Heads
    sections: tuple[Section, ...]
    footer: str
    stamp: Stamp | None = None
    code: str = ""
    code_label: str = ""
    author: str = ""
    subject: str = ""


class ArmyLayout(StrEnum):
    """The three layouts: one page, sheets for the table, and the copy that the opponent may see."""

    SUMMARY = "summary"
    UNITS = "units"
    OPPONENT = "opponent"
