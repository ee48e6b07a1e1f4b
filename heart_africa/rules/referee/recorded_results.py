"""The result of a battle played without this program: who won, and what was left of every unit."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Literal

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import Figures, Turns, UnitName
from heart_africa.core.game import nobody
from heart_africa.core.journal.records import EventRecord, GameEvent, Order
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Gone, SideId, Stage, Where, lose
from heart_africa.rules.battle.state import Verdict, Winner
from heart_africa.rules.book import Book
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.book.printed import Entry
from heart_africa.rules.referee.feature import Feature

AREA = "recording"
Fate = Literal["", "fled", "left"]


@dataclass(frozen=True, slots=True)
class Left:
    """What was left of a unit: so many figures; the others fell, or `fled` or `left` the table."""

    BARE: ClassVar = ("unit", "figures", "fate")

    unit: UnitName
    figures: Figures
    fate: Fate = ""
    markers: int = 0


class RecordResult(Order, kind="record-result"):
    """Enter the result of a battle played elsewhere; units that are not named lost nobody.

    `attacker`: the side that attacked; `captured`: elements of baggage that each side took.
    """

    winner: Winner
    scenario: Scenario
    attacker: SideId
    turns: Turns = 0
    left: tuple[Left, ...] = ()
    captured: tuple[tuple[SideId, int], ...] = ()
    note: str = ""


class UnitCounted(GameEvent, kind="unit-counted"):
    """So many figures of a unit were left after the battle."""

    left: int
    began: int
    fate: Fate = ""
    markers: int = 0

    @property
    def also(self) -> Mapping[str, object]:
        return {"fate": self.fate or "fell"}

    def applied(self, battle: Battle, who: str) -> Battle:
        unit = battle.unit(who)
        gone = {"": Gone.LOST, "fled": Gone.FLED, "left": Gone.LEFT}[self.fate]
        # Counted out first are the last of a unit, and a leader's company before himself.
        for figure in unit.figures[::-1][: self.began - self.left]:
            battle = lose(battle, figure.name, gone, "recorded")
        unit = battle.unit(who)
        where = Where.TABLE if unit.here else Where.OUT
        broken = self.fate == "fled" and not unit.here
        return battle.with_unit(replace(unit, where=where, broken=broken, markers=self.markers))


class ResultRecorded(GameEvent, kind="result-recorded"):
    """The battle is over, with the result reported by those who played it."""

    scenario: Scenario
    attacker: SideId
    turns: int
    verdict: Verdict
    captured: tuple[tuple[SideId, int], ...] = ()
    note: str = ""

    @property
    def also(self) -> Mapping[str, object]:
        return {"winner": self.verdict.winner, "note": self.note or "none"}

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(
            battle,
            stage=Stage.OVER,
            scenario=self.scenario,
            attacker=self.attacker,
            turn=self.turns,
            verdict=self.verdict,
            captured=MappingProxyType(dict(self.captured)),
        )


# --- what the book has against it ---


def objections(book: Book, battle: Battle, order: RecordResult) -> tuple[Problem, ...]:
    """The objections to a result: a draw in a scenario without draws, or a battle that is over already."""
    rule, page = _rule(book, order.scenario)
    found = []
    if order.winner == "draw" and order.scenario != "encounter":
        found.append(Problem(f"{AREA}-no-draw", rule, page, "winner", {"scenario": order.scenario}))
    if battle.verdict is not None:
        found.append(Problem(f"{AREA}-over-already", rule, page, ""))
    return tuple(found)


def _rule(book: Book, scenario: Scenario) -> tuple[str, int]:
    """The rule and page by which a battle of that scenario ends."""
    rows = book.victories
    ends: dict[str, Entry] = {
        "encounter": rows.encounter.lost,
        "ambush": rows.ambush.leave,
        "planned_attack": rows.planned_attack.cleared,
        "raid": rows.raid.captures,
    }
    return ends[scenario].rule, ends[scenario].page


# --- what it brings about ---


def decide(book: Book, battle: Battle, order: RecordResult, _dice: Dice) -> tuple[EventRecord, ...]:
    """The events of each unit's losses and of the verdict.

    Raises `BadData` for an unknown side, or for more figures left than a unit had.
    """
    for side in (order.attacker, *(side for side, _ in order.captured)):
        if side not in battle.sides:
            raise BadData("no-such-side", key=side, about={"found": side, "allowed": ", ".join(battle.sides)})
    counted = tuple(_counted(battle, left) for left in order.left)
    rule, page = _rule(book, order.scenario)
    verdict = Verdict(order.winner, Line(f"{AREA}-verdict", 0, rule, page))
    result = ResultRecorded(
        order.scenario, order.attacker, order.turns, verdict, order.captured, order.note.strip()
    )
    return (*counted, EventRecord("", result))


def _counted(battle: Battle, left: Left) -> EventRecord:
    unit = battle.unit(left.unit)
    if not 0 <= left.figures <= len(unit.figures):
        about = {"found": left.figures, "most": len(unit.figures), "unit": unit.name}
        raise BadData("more-left-than-began", key=unit.name, about=about)
    return EventRecord(unit.name, UnitCounted(left.figures, len(unit.figures), left.fate, left.markers))


FEATURE = Feature((RecordResult,), (UnitCounted, ResultRecorded), objections, decide, nobody)
