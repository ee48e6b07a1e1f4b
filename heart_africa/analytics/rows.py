"""One flat row for each roll and each other thing that happened: for a table, a sheet, another program."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from heart_africa.analytics.outcomes import Passage, PassageFilter, passages, unit_named
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.reckoning import Check, Line, Reckoning
from heart_africa.core.text import as_csv as csv_text
from heart_africa.rules.battle import Battle, SideId
from heart_africa.rules.play.close_combat.events import Fought
from heart_africa.rules.play.shooting.events import SplashRolled

ACTORS = ("shooter", "one", "unit", "leader", "gun", "witch_doctor", "captor", "figure", "vessel")
SUBJECTS = ("target", "other", "enemy", "element")


@dataclass(frozen=True, slots=True)
class Row:
    """One event or die roll; `needed`, `rolled` and `chances` (faces of six) if a die met a number.

    `effect`: the message that tells the event; `modifiers`: the lines of the sum; `origin`: where the dice of
    the whole act came from; `despite`: the entries overruled.
    """

    entry: int
    turn: int
    step: str
    side: SideId
    unit: str
    figure: str
    target: str
    target_unit: str
    event: str
    effect: str
    about: Mapping[str, object]
    needed: int | None = None
    rolled: int | None = None
    chances: int | None = None
    success: bool | None = None
    modifiers: tuple[Line, ...] = ()
    rule: str = ""
    page: int | None = None
    origin: str = ""
    despite: tuple[str, ...] = ()
    reason: str = ""


def rows(journal: Journal[Battle], wanted: PassageFilter | None = None) -> Iterator[Row]:
    """A row for each event of the acts in force; an event with several dice has a row for each die."""
    for passage in passages(journal, wanted):
        for fact in passage.act.facts:
            yield from _rows(passage, fact)


def _rows(passage: Passage, fact: EventRecord) -> Iterator[Row]:
    event = fact.event
    if isinstance(event, Fought):
        yield _row(passage, fact, _duel(event))
    elif isinstance(check := getattr(event, "check", None), Check):
        for face in (event.face,) if hasattr(event, "face") else tuple(event.faces):
            yield _row(passage, fact, _checked(check, face))
    else:
        yield _row(passage, fact, _plain(event))


def _checked(check: Check, face: int) -> dict[str, Any]:
    return {
        "needed": check.needs,
        "rolled": face,
        "chances": check.chances,
        "success": check.succeeds(face),
        "modifiers": check.reckoning.lines,
        "rule": check.rule,
        "page": check.page,
    }


def _duel(event: Fought) -> dict[str, Any]:
    """The numbers of a comparison of two dice: the difference needed to win, and the one rolled."""
    return {
        "needed": event.duel.needs,
        "rolled": event.face - event.other_face,
        "success": event.winner == event.one,
        "modifiers": event.duel.one.lines,
        "rule": event.rule,
        "page": event.page,
    }


def _plain(event: object) -> dict[str, Any]:
    reckoning = getattr(event, "reckoning", None)
    lines = reckoning.lines if isinstance(reckoning, Reckoning) else ()
    total = {"rolled": reckoning.total} if isinstance(reckoning, Reckoning) else {}
    return {
        "modifiers": lines,
        "rule": getattr(event, "rule", ""),
        "page": getattr(event, "page", None),
        **total,
    }


def _row(passage: Passage, fact: EventRecord, numbers: dict[str, Any]) -> Row:
    event, battle = fact.event, passage.after
    figure, target = _who_and_whom(fact)
    unit = unit_named(battle, figure if isinstance(event, SplashRolled) else fact.who)
    unit = unit or unit_named(battle, figure) or passage.unit
    origins = dict.fromkeys(roll.origin.value for roll in passage.act.rolls)
    return Row(
        passage.number,
        passage.turn,
        passage.step,
        battle.units[unit].side if unit else passage.side,
        unit,
        figure,
        target,
        unit_named(battle, target),
        event.kind,
        event.what,
        event.about,
        origin="+".join(origins),
        despite=passage.act.despite,
        reason=passage.act.reason,
        **numbers,
    )


def _who_and_whom(fact: EventRecord) -> tuple[str, str]:
    """The figure or unit that acts, and whom it acts upon; for splash, the gun and the figure in danger."""
    if isinstance(fact.event, SplashRolled):
        return fact.event.by, fact.event.figure
    return _named(fact.event, ACTORS) or fact.who, _named(fact.event, SUBJECTS)


def _named(event: object, names: tuple[str, ...]) -> str:
    found = (getattr(event, name, "") for name in names)
    return next((value for value in found if isinstance(value, str) and value), "")


# --- A row as plain columns, the same for CSV and JSON: names and numbers that other programs can read ---


COLUMNS = (
    "entry",
    "turn",
    "step",
    "side",
    "unit",
    "figure",
    "target_unit",
    "target",
    "event",
    "effect",
    "needed",
    "rolled",
    "success",
    "chances_of_6",
    "modifiers",
    "rule",
    "page",
    "origin",
    "despite",
    "reason",
)
"""The columns in their order; new ones are added at the end."""


def flat(row: Row) -> dict[str, str | int | bool | None]:
    """A row as a dict by column, None for what is absent; modifiers read `+2 SHOOT-11 p. 25; ...`."""
    values: Mapping[str, str | int | bool | None] = {
        "target_unit": row.target_unit or None,
        "chances_of_6": row.chances,
        "modifiers": "; ".join(f"{line.value:+d} {line.rule} p. {line.page}" for line in row.modifiers)
        or None,
        "despite": " ".join(row.despite) or None,
    }
    return {column: values[column] if column in values else _cell(row, column) for column in COLUMNS}


def _cell(row: Row, column: str) -> str | int | bool | None:
    value: str | int | bool | None = getattr(row, column)
    return None if value == "" else value


# --- the rows of a battle as a text that other programs read: CSV for spreadsheets, JSON for the rest ---


def as_csv(journal: Journal[Battle]) -> str:
    """The rows as CSV, under the names of the columns."""
    return csv_text(COLUMNS, (tuple(flat(row).values()) for row in rows(journal)))


def as_json(journal: Journal[Battle]) -> str:
    """The rows as JSON objects."""
    found = [flat(row) for row in rows(journal)]
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"
