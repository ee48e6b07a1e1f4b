"""What has happened, as rows: turn, step and act, each told when it is looked at."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from gui.documents.battle import BattleDocument
from gui.session import Session
from heart_africa.analytics.outcomes import told, why
from heart_africa.analytics.passages import Passage, Wanted, passage_of
from heart_africa.core.journal.book import StandingAct
from heart_africa.core.journal.records import Act, EventRecord
from heart_africa.language.battle.names import Names
from heart_africa.language.dice import dice
from heart_africa.language.narration import signed
from heart_africa.rules.battle import Battle, SideId


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum behind an act: its heading and its lines."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """An act in words; `head`: the code of the unit whose act it was, if it was one's."""

    number: int
    head: str
    side: SideId
    sentences: tuple[str, ...]
    dice: str
    despite: str
    sums: tuple[Sum, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """An act in its place; it is put in words only when somebody looks."""

    number: int
    turn: int
    step: str
    side: SideId
    unit: str
    passage: Passage = field(hash=False, compare=False)


@dataclass
class LogBook:
    """The acts in force as rows, brought up to date without reading again what has not changed."""

    rows: list[Row] = field(default_factory=list)
    _acts: list[Act] = field(default_factory=list)

    def update(self, standing: Sequence[StandingAct[Battle]]) -> int:
        """Take over what is new: how many of the rows of before still stand."""
        same = min(len(self.rows), len(standing))
        while same and (
            self._acts[same - 1] is not standing[same - 1].act
            or self.rows[same - 1].number != standing[same - 1].number
        ):
            same -= 1
        del self.rows[same:], self._acts[same:]
        for each in standing[same:]:
            self._acts.append(each.act)
            self.rows.append(_row(passage_of(each)))
        return same


def _row(found: Passage) -> Row:
    return Row(found.number, found.turn, found.step, found.side, found.unit, found)


def keeps(row: Row, wanted: Wanted) -> bool:
    """Whether a row is wanted."""
    return wanted.keeps(row.passage)


def told_row(session: Session, table: BattleDocument, row: Row) -> Told:
    """A row in words."""
    found = row.passage
    facts = _seen(table, found.act, found.after)
    code = Names(found.after).code(session.lang, row.unit) if row.unit in found.after.units else ""
    rules = ", ".join(found.act.despite)
    return Told(
        row.number,
        code,
        row.side,
        told(session.lang, found.after, facts),
        dice(session, found.act) if found.act.rolls else "",
        session.say("report-despite", rules=rules, reason=found.act.reason) if rules else "",
        tuple(_sums(session, facts)),
    )


def told_of(session: Session, table: BattleDocument, standing: StandingAct[Battle]) -> Told:
    """An act in force in words."""
    return told_row(session, table, _row(passage_of(standing)))


def is_secret(table: BattleDocument, standing: StandingAct[Battle]) -> bool:
    """Whether an act says what not everybody who looks may know."""
    return _seen(table, standing.act, standing.after) != standing.act.facts


def _sums(session: Session, facts: Sequence[EventRecord]) -> list[Sum]:
    return [
        Sum(heading, tuple(f"{signed(line.value)}  {line.why} ({line.cited})" for line in lines))
        for heading, lines in why(session.lang, facts)
    ]


def _seen(table: BattleDocument, act: Act, after: Battle) -> tuple[EventRecord, ...]:
    """What came of an act, as far as whoever looks may know."""
    view = table.view
    return tuple(seen for fact in act.facts if (seen := view.fact(fact, after)) is not None)
