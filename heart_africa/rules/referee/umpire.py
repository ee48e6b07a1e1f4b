"""What umpire and players settle by their word: giving up, calling it, corrections, notes."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, assert_never, get_type_hints

from pydantic import TypeAdapter, ValidationError

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import Anybody, Proposed, Turns, UnitName
from heart_africa.core.game import nobody
from heart_africa.core.journal import records
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.strict import nearest
from heart_africa.rules.battle import Battle, Figure, Gone, SideId, Stage, Unit, Where, lose, other
from heart_africa.rules.battle.state import Verdict, Winner
from heart_africa.rules.battle.units import NO_PART
from heart_africa.rules.book import Book
from heart_africa.rules.book.printed import Entry
from heart_africa.rules.referee.ending import army_name, checked, won
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.shared_terms import Melee

BY_HAND = "umpire"
"""The cause of a loss that the umpire entered."""

Value = bool | int | str | tuple[str, ...]

OF_FIGURE = (
    "gone", "unloaded", "fault", "enemies", "fought", "cover", "behind", "alone", "dismounted",
    "on_roof", "forded", "aboard", "repeater", "armed_scout", "moved", "melee", "covered", "shots",
    "aimed", "reloading", "gave_way", "lit", "climbed", "boarding", "changed_mount", "captured",
    "attempted", "water",
)  # fmt: skip
OF_UNIT = (
    "where", "markers", "broken", "at_start", "away", "hits", "hits_before", "failures", "aground",
    "under_way", "aboard", "with_unit", "parted", "hidden", "lies_in", "guard", "chosen", "done",
    "grounding", "still", "arrival_rolled", "arrived", "guided", "emerged", "used",
)  # fmt: skip
OF_SIDE = ("captured",)
OF_BATTLE = ("mover", "first", "march", "base", "held", "wind", "breaches", "spell_broken", "spell_breaking")
NAMES_A_UNIT = frozenset({"aboard", "with_unit", "guided"})


class Adjust(records.Order, kind="adjust"):
    """The umpire corrects a value of a figure, a unit, a side, or (without a name) of the battle.

    `field` is what `Figure`, `Unit` or `Battle` call it; `value` as typed: a yes or no, a number, a word,
    names. A figure comes back with `gone` empty; those it touches are its `enemies`.
    """

    BARE: ClassVar = ("name", "field", "value", "reason")

    field: str
    value: Value
    reason: str
    name: Anybody = ""


class Adjusted(GameEvent, kind="adjusted"):
    """A value was corrected: what it was before, and why."""

    field: str
    value: Value
    was: Value
    reason: str

    @property
    def also(self) -> Mapping[str, object]:
        return {"value": _told(self.value), "was": _told(self.was)}

    def applied(self, battle: Battle, who: str) -> Battle:
        if not who:
            return replace(battle, **{self.field: _as(Battle, self)})
        if who in battle.sides:
            captured = {**battle.captured, who: int(self.value) if isinstance(self.value, int) else 0}
            return replace(battle, captured=MappingProxyType(captured))
        change = _figure if _figure_meant(battle, who, self.field) else _unit
        return change(battle, self, who)


def _told(value: Value) -> str:
    """A value as text; `yes`, `no` and `nothing` are worded in each language."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return (", ".join(value) if isinstance(value, tuple) else str(value)) or "nothing"


# --- from what was typed to what the battle keeps ---


def adjust(battle: Battle, order: Adjust) -> Adjusted:
    """The event of a correction. Raises `BadData` for an unknown name, field or value."""
    if not order.reason.strip():
        raise BadData("says-nothing", key="reason")
    thing, fields = _thing(battle, order.name)
    if order.field not in fields:
        about = {"found": order.field, "nearest": nearest(order.field, fields), "allowed": ", ".join(fields)}
        raise BadData("not-adjustable", key=order.field, about=about)
    value = _read(battle, thing, order)
    return Adjusted(order.field, value, _was(battle, order), order.reason.strip())


def _thing(battle: Battle, name: str) -> tuple[type[Any], tuple[str, ...]]:
    """The class of the thing with that name, and which of its fields may be corrected."""
    if not name:
        return Battle, OF_BATTLE
    if name in battle.sides:
        return Battle, OF_SIDE
    if name in battle.company and name not in battle.units:
        return Figure, OF_FIGURE
    unit = battle.unit(name)
    # A lone figure is called like its unit, and both may be meant.
    return (Unit, OF_UNIT + OF_FIGURE) if name in battle.company else (type(unit), OF_UNIT)


def _figure_meant(battle: Battle, name: str, field: str) -> bool:
    """Whether the field is the figure's; if his company, called alike, has it too, it is the company's."""
    company = name in battle.units and field in OF_UNIT
    return name in battle.company and field in OF_FIGURE and not company


def _was(battle: Battle, order: Adjust) -> Value:
    if order.name in battle.sides:
        return battle.captured.get(order.name, 0)
    holder: Battle | Unit | Figure = battle
    if order.name:
        is_figure = _figure_meant(battle, order.name, order.field)
        holder = battle.figure(order.name) if is_figure else battle.unit(order.name)
    return _plain(getattr(holder, order.field))


def _plain(value: object) -> Value:
    if isinstance(value, str):
        return str(value)
    if isinstance(value, tuple):
        return tuple(map(str, value))
    return value if isinstance(value, bool | int) else ""


def _read(battle: Battle, thing: type[Any], order: Adjust) -> Value:
    """The typed value as the field holds it. Raises `BadData` if it cannot."""
    kept_by = Figure if _figure_meant(battle, order.name, order.field) else thing
    wanted = int if order.name in battle.sides else get_type_hints(kept_by)[order.field]
    try:
        value = _plain(TypeAdapter(wanted).validate_python(_split(order.value, wanted)))
    except ValidationError:
        raise BadData("not-such-a-value", key=order.field, about={"found": _told(order.value)}) from None
    if order.field == "enemies" and isinstance(value, tuple):
        for name in value:
            battle.figure(name)
    if order.field in NAMES_A_UNIT and value:
        battle.unit(str(value))
    if isinstance(value, int) and not isinstance(value, bool) and value < 0:
        raise BadData("out-of-range", key=order.field, about={"found": value, "bound": 0, "side": "least"})
    return value


def _split(value: Value, wanted: object) -> Value:
    """Several names, if they were typed with commas between them."""
    if wanted == tuple[str, ...] and isinstance(value, str):
        return tuple(part.strip() for part in value.split(",") if part.strip())
    return value


# --- putting it right ---


def _as(thing: type[Any], event: Adjusted) -> Any:  # noqa: ANN401  # whatever the field keeps
    return TypeAdapter(get_type_hints(thing)[event.field]).validate_python(event.value)


def _figure(battle: Battle, event: Adjusted, name: str) -> Battle:
    value = _as(Figure, event)
    if event.field == "gone":
        back = _back(battle, name)
        return lose(back, name, value, BY_HAND) if value else back
    if event.field == "enemies":
        return _touching(battle, name, value)
    return battle.with_figure(replace(battle.figure(name), **{event.field: value}))


def _back(battle: Battle, name: str) -> Battle:
    """The battle with a figure back on the table; news of its loss is dropped."""
    figure, unit = replace(battle.figure(name), gone=Gone.NO, cause=""), battle.unit_of(name)
    battle = battle.with_figure(figure)
    if unit.where in NO_PART:
        battle = battle.with_unit(replace(battle.unit_of(name), where=Where.TABLE, broken=False))
    heard = tuple(
        news
        for news in battle.news
        if news.what in {"captured", "eaten"} or not (bool(news.unit) and news.unit in {unit.name, name})
    )
    return replace(battle, news=heard)


def _touching(battle: Battle, name: str, enemies: tuple[str, ...]) -> Battle:
    """The battle with a figure in base contact with exactly these enemies, and they with it."""
    before = battle.figure(name).enemies
    battle = battle.with_figure(_touched(battle.figure(name), enemies))
    for enemy in sorted({*before, *enemies}):
        figure = battle.figure(enemy)
        others = tuple(each for each in figure.enemies if each != name)
        battle = battle.with_figure(_touched(figure, (*others, name) if enemy in enemies else others))
    return battle


def _touched(figure: Figure, enemies: tuple[str, ...]) -> Figure:
    """The figure with these contacts: in close combat if there are any, else in none."""
    melee = (figure.melee or Melee.CONTACTED) if enemies else Melee.NONE
    return replace(figure, enemies=enemies, melee=melee)


def _unit(battle: Battle, event: Adjusted, name: str) -> Battle:
    value = _as(Unit, event)
    if event.field == "where" and value is Where.OUT and battle.unit(name).here:
        value = Where.HOME  # nobody of it has been lost
    if event.field == "broken":
        battle = _flee(battle, name) if value else _return(battle, name)
    return battle.with_unit(replace(battle.unit(name), **{event.field: value}))


def _flee(battle: Battle, name: str) -> Battle:
    for figure in battle.unit(name).here:
        battle = lose(battle, figure.name, Gone.FLED, BY_HAND)
    return battle


def _return(battle: Battle, name: str) -> Battle:
    for figure in battle.unit(name).figures:
        battle = _back(battle, figure.name) if figure.gone is Gone.FLED else battle
    return battle


# --- orders ---


class Concede(records.Order, kind="concede"):
    """A side gives up; the other wins."""

    side: SideId


class CallIt(records.Order, kind="call-it"):
    """The umpire ends the battle: time is up, or the outcome is plain (SCEN-44)."""

    winner: Winner
    reason: str


class AgreeLimit(records.Order, kind="agree-limit"):
    """The players agree after how many turns a Planned Attack has failed; 0 for no limit (SCEN-44)."""

    turns: Annotated[Turns, Proposed(lambda book: book.victories.planned_attack.proposed_turns)]


class Reopen(records.Order, kind="reopen"):
    """The umpire lets play go on after a verdict; the battle then ends only by his word."""

    reason: str


class Note(records.Order, kind="note"):
    """A note for the chronicle, on a unit or on the whole battle."""

    BARE: ClassVar = ("text", "unit")

    text: str
    unit: UnitName = ""


class Decide(records.Order, kind="decide"):
    """A question that the players have settled among themselves."""

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
    """The umpire has ended the battle, with his reason."""

    winner: Winner
    reason: str


class LimitAgreed(GameEvent, kind="limit-agreed"):
    """The players have agreed on a limit of turns, or on none."""

    turns: int

    @property
    def variant(self) -> str:
        return "limit" if self.turns else "no-limit"

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, limit=self.turns)


class Reopened(GameEvent, kind="reopened"):
    """Play goes on after a verdict."""

    reason: str

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, stage=Stage.PLAY, verdict=None, conceded=(), reopened=True)


class Noted(GameEvent, kind="noted"):
    """A note was made for the chronicle."""

    text: str


class Decided(GameEvent, kind="decided"):
    """A question was settled at the table."""

    question: str
    answer: str


Event = Conceded | Called | LimitAgreed | Reopened | Noted | Decided | Adjusted


# --- what the book has against them ---


def objections(book: Book, battle: Battle, order: Order) -> tuple[Problem, ...]:
    """The objections to the umpire's orders: only draws, limits and endings that the book does not know."""
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
    """The events of an order, with the end of the battle if it ends it.

    Raises `BadData` for unknown names.
    """
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
    """The events of a side that gives up and loses; the book says so of an Encounter (SCEN-15) only."""
    if side not in battle.sides:
        raise BadData("no-such-side", key=side, about={"found": side, "allowed": ", ".join(battle.sides)})
    row: Entry = book.victories.encounter.lost if battle.scenario in {"", "encounter"} else checked(book)
    winner: Winner = battle.role(other(side))
    verdict = Verdict(winner, row.line("umpire-conceded"))
    return EventRecord(army_name(battle, side), Conceded(side, battle.role(side))), won(book, battle, verdict)


def _called(book: Book, battle: Battle, order: CallIt) -> tuple[EventRecord, ...]:
    reason = _given(order.reason, "reason")
    row = book.victories.planned_attack.given_up if battle.scenario == "planned_attack" else checked(book)
    verdict = Verdict(order.winner, row.line("umpire-called"))
    return EventRecord("", Called(order.winner, reason)), won(book, battle, verdict)


def _given(text: str, key: str) -> str:
    """The text without blanks around it. Raises `BadData` if nothing is left."""
    if not text.strip():
        raise BadData("says-nothing", key=key)
    return text.strip()


def _not_negative(turns: int) -> int:
    """The number of turns. Raises `BadData` if it is negative."""
    if turns < 0:
        raise BadData("out-of-range", key="turns", about={"found": turns, "bound": 0, "side": "least"})
    return turns


FEATURE = Feature(members(Order), members(Event), objections, decide, nobody)
