"""Blank forms to be written on by hand, for people who play without the program."""

from string import ascii_uppercase
from typing import Literal

from heart_africa.core.citations import Rulebook, cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import has, say
from heart_africa.rules.book import Book

FormId = Literal["roster", "march", "hidden", "ledger"]
FEET = 12
"""Inches in a foot: the squares of the plan."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table to write in: its caption, its heads, their shares of the width, and what its rows begin with.

    With `fill` it gets as many more rows as the page has room for.
    """

    caption: str
    heads: tuple[str, ...]
    shares: tuple[float, ...]
    starts: tuple[str, ...] = ()
    fill: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to draw on: how many squares of a foot, and the words at its sides."""

    across: int
    down: int
    caption: str
    top: str
    bottom: str


@dataclass(frozen=True, slots=True)
class Form:
    """A form: its name, its purpose with citations, lines of labels, grids, and perhaps a plan."""

    id: FormId
    lang: str
    title: str
    intro: str
    lines: tuple[tuple[str, ...], ...]
    grids: tuple[Grid, ...]
    plan: Plan | None = None


def forms(book: Book, lang: str) -> tuple[Form, ...]:
    """Return all four forms."""
    return (_roster(lang), _march(lang), _hidden(book, lang), _ledger(lang))


def _labels(lang: str, *names: str) -> tuple[str, ...]:
    """Return labels: a form's own words if it has any, else the usual headings of an army."""
    own = ((f"forms-{name}", f"names-head-{name}") for name in names)
    return tuple(say(lang, form if has(lang, form) else head) for form, head in own)


def _form(
    lang: str,
    id_: FormId,
    rules: str,
    lines: tuple[tuple[str, ...], ...],
    *grids: Grid,
    plan: Plan | None = None,
) -> Form:
    """Return a form with these labels and grids; its purpose is told with the entries that ask for it."""
    asked = (Rulebook().rule(rule) for rule in rules.split())
    cites = "; ".join(cite(rule.id, rule.page, lang) for rule in asked)
    intro = f"{say(lang, f'forms-{id_}-intro')} ({cites})"
    labels = tuple(_labels(lang, *line) for line in lines)
    return Form(id_, lang, say(lang, f"forms-{id_}"), intro, labels, grids, plan)


def _roster(lang: str) -> Form:
    """Return the form of an army: head, command, units, works and sum."""
    command = Grid(
        say(lang, "forms-command"),
        _labels(lang, "figure", "troop", "traits", "points"),
        (1.3, 1.6, 2.4, 0.7),
        _labels(lang, "leader", "attendants", "bearer", "standard", "doctor", "scout"),
    )
    units = Grid(
        say(lang, "forms-units"),
        _labels(lang, "number", "name", "figures-troops", "each", "points"),
        (0.4, 2, 2.5, 0.7, 0.7),
        fill=True,
    )
    works = Grid(
        say(lang, "forms-works"),
        _labels(lang, "work", "amount", "points"),
        (4, 1, 0.7),
        ("", "", say(lang, "forms-total")),
    )
    lines = (("army", "player"), ("list", "people"), ("year", "limit", "scenario", "role"))
    return _form(lang, "roster", "COMP-05 COMP-06", lines, command, units, works)


def _march(lang: str) -> Form:
    """Return the form of a column's order of march."""
    heads = _labels(lang, "place", "unit", "figures", "remarks")
    lines = (("column", "player"), ("against", "date"))
    return _form(lang, "march", "SCEN-17 SCEN-18", lines, Grid("", heads, (0.5, 2.4, 0.8, 2.4), fill=True))


def _hidden(book: Book, lang: str) -> Form:
    """Return the form of where hidden units stand, on a plan and in words."""
    wide, deep = book.choosing_terrain.table_in
    plan = Plan(wide // FEET, deep // FEET, *_labels(lang, "plan", "side-enemy", "side-own"))
    heads = _labels(lang, "letter", "unit", "figures", "where", "ground", "shown")
    grid = Grid("", heads, (0.5, 1.7, 0.6, 2, 1.3, 0.7), tuple(ascii_uppercase[:7]))
    lines = (("army", "player"), ("scenario", "date"))
    return _form(lang, "hidden", "AMBUSH-06", lines, grid, plan=plan)


def _ledger(lang: str) -> Form:
    """Return the form of a player's account of hongos."""
    heads = _labels(lang, "half-year", "why", "whom", "change", "balance")
    lines = (("player", "force"), ("list", "campaign"))
    return _form(lang, "ledger", "CAMP-08", lines, Grid("", heads, (0.9, 2.4, 1.6, 0.7, 0.7), fill=True))
