"""What the umpire and the players settle by word: giving up, calling it, putting things right, notes."""

from typing import Annotated, ClassVar, assert_never

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import Proposed, Turns, UnitName
from heart_africa.core.game import nobody
from heart_africa.core.journal import records
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.battle import Battle, SideId, Stage, other
from heart_africa.rules.battle.state import Verdict, Winner
from heart_africa.rules.book import Book
from heart_africa.rules.referee.adjustments import Adjust, Adjusted, adjust
from heart_africa.rules.referee.ending import checked, named, won
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.tables.printed import Entry

# --- orders ---


class Concede(records.Order, kind="concede"):
    """A side gives up; the other has won."""

    side: SideId


class CallIt(records.Order, kind="call-it"):
    """The umpire ends the battle: time is up, or it is plain how it would end (SCEN-44)."""

    winner: Winner
    reason: str


class AgreeLimit(records.Order, kind="agree-limit"):
    """The players agree after how many turns a Planned Attack has failed; 0 for no limit (SCEN-44)."""

    turns: Annotated[Turns, Proposed(lambda book: book.victories.planned_attack.proposed_turns)]


class Reopen(records.Order, kind="reopen"):
    """The umpire has the battle played on though it was over; it ends then by word alone."""

    reason: str


class Note(records.Order, kind="note"):
    """Something for the chronicle, of a unit or of the whole battle."""

    BARE: ClassVar = ("text", "unit")

    text: str
    unit: UnitName = ""


class Decide(records.Order, kind="decide"):
    """A question that the people at the table have settled among themselves."""

    question: str
    answer: str


Order = Concede | CallIt | AgreeLimit | Reopen | Note | Decide | Adjust


# --- facts ---


class Conceded(GameEvent, kind="conceded"):
    """A side has given up."""

    side: SideId
    role: str

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, conceded=(*battle.conceded, self.side))


class Called(GameEvent, kind="called"):
    """The umpire has ended it, and says why."""

    winner: Winner
    reason: str


class LimitAgreed(GameEvent, kind="limit-agreed"):
    """A limit of turns holds from now on, or none."""

    turns: int

    @property
    def variant(self) -> str:
        return "limit" if self.turns else "no-limit"

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, limit=self.turns)


class Reopened(GameEvent, kind="reopened"):
    """The battle goes on after all."""

    reason: str

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, stage=Stage.PLAY, verdict=None, conceded=(), reopened=True)


class Noted(GameEvent, kind="noted"):
    """A line of the chronicle."""

    text: str


class Decided(GameEvent, kind="decided"):
    """What was settled at the table."""

    question: str
    answer: str


Event = Conceded | Called | LimitAgreed | Reopened | Noted | Decided | Adjusted


# --- what the book has against them ---


def objections(book: Book, battle: Battle, order: Order) -> tuple[Problem, ...]:
    """The umpire's word stands; the book only knows draws, limits and ends where it knows them."""
    match order:
        case Concede() | CallIt() if battle.stage is not Stage.PLAY:
            return (checked(book).problem("umpire-not-in-play"),)
        case CallIt(winner="draw") if battle.scenario not in {"", "encounter"}:
            return (book.victories.encounter.lost.problem("umpire-no-draw"),)
        case AgreeLimit() if battle.scenario not in {"", "planned_attack"}:
            return (book.victories.planned_attack.given_up.problem("umpire-no-limit"),)
        case Reopen() if battle.stage is not Stage.OVER:
            return (checked(book).problem("umpire-not-over"),)
        case _:
            return ()


# --- what they bring about ---


def decide(book: Book, battle: Battle, order: Order, _dice: Dice) -> tuple[EventRecord, ...]:
    """What is said, and the end of the battle where that ends it. Raises `BadData` for what nobody has."""
    match order:
        case Concede():
            return _conceded(book, battle, order.side)
        case CallIt():
            return _called(book, battle, order)
        case _:
            return (_said(battle, order),)


def _said(battle: Battle, order: AgreeLimit | Reopen | Note | Decide | Adjust) -> EventRecord:
    match order:
        case AgreeLimit():
            return EventRecord("", LimitAgreed(_not_negative(order.turns)))
        case Reopen():
            return EventRecord("", Reopened(_given(order.reason, "reason")))
        case Note():
            unit = battle.unit(order.unit).name if order.unit else ""
            return EventRecord(unit, Noted(_given(order.text, "text")))
        case Decide():
            return EventRecord(
                "", Decided(_given(order.question, "question"), _given(order.answer, "answer"))
            )
        case Adjust():
            return EventRecord(order.name, adjust(battle, order))
        case _:
            assert_never(order)


def _conceded(book: Book, battle: Battle, side: SideId) -> tuple[EventRecord, ...]:
    """By the book an Encounter ends so (SCEN-15); elsewhere whoever gives up has lost as well."""
    if side not in battle.sides:
        raise BadData("no-such-side", key=side, about={"found": side, "allowed": ", ".join(battle.sides)})
    row: Entry = book.victories.encounter.lost if battle.scenario in {"", "encounter"} else checked(book)
    winner: Winner = battle.role(other(side))
    verdict = Verdict(winner, row.line("umpire-conceded"))
    return EventRecord(named(battle, side), Conceded(side, battle.role(side))), won(book, battle, verdict)


def _called(book: Book, battle: Battle, order: CallIt) -> tuple[EventRecord, ...]:
    reason = _given(order.reason, "reason")
    row = book.victories.planned_attack.given_up if battle.scenario == "planned_attack" else checked(book)
    verdict = Verdict(order.winner, row.line("umpire-called"))
    return EventRecord("", Called(order.winner, reason)), won(book, battle, verdict)


def _given(text: str, key: str) -> str:
    """A text that says something. Raises `BadData` for an empty one."""
    if not text.strip():
        raise BadData("says-nothing", key=key)
    return text.strip()


def _not_negative(turns: int) -> int:
    """A number of turns. Raises `BadData` below nought."""
    if turns < 0:
        raise BadData("out-of-range", key="turns", about={"found": turns, "bound": 0, "side": "least"})
    return turns


FEATURE = Feature(members(Order), members(Event), objections, decide, nobody)
