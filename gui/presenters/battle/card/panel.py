"""What an order's card is: its fields, the number needed with its sum, chances, the check of the order."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

from gui.presenters.battle.order_context import BattleContext
from gui.presenters.forms import Answers, Checked, Field, FormValues
from heart_africa.core.bad_data import bad_text
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES
from heart_africa.core.problems import BadData
from heart_africa.core.reckoning import Check, Line, Reckoning
from heart_africa.language.narration import chance, percent, reasons, signed
from reports.content.chart import Chart

# --- the answers of a card ---


@dataclass(frozen=True, slots=True)
class NeededNumber:
    """A number needed, with what for, its chance in words, and the sum that leads to it."""

    head: str
    number: str
    text: str
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """What some faces of the die lead to, in sentences."""

    faces: str
    text: str


@dataclass(frozen=True, slots=True)
class Link:
    """Another order that can be given first: its kind, for whom, its words."""

    kind: str
    who: tuple[str, ...]
    text: str
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a card says of an order; `notes` are shown beside the fields."""

    needs: tuple[NeededNumber, ...] = ()
    said: tuple[str, ...] = ()
    charts: tuple[Chart, ...] = ()
    faces: tuple[Face, ...] = ()
    links: tuple[Link, ...] = ()
    notes: tuple[str, ...] = ()


def cited(desk: BattleContext, line: Line) -> str:
    """The rule and page of a line."""
    return cite(line.rule, line.page, desk.lang)


def lines(desk: BattleContext, sum_: Reckoning) -> tuple[str, ...]:
    """A sum line by line, each with its page."""
    return tuple(f"{signed(each.value)}  {each.why} ({each.cited})" for each in reasons(desk.lang, sum_))


def face(check: Check) -> str:
    """The face needed: "4+", "—" if no face will do, "1+" if any will."""
    return "—" if check.chances == 0 else f"{max(1, check.needs)}+"


def need(desk: BattleContext, check: Check, head: str) -> NeededNumber:
    """What a die needs, with its chance in words and its reasons."""
    how = chance(desk.lang, Fraction(check.chances, SIDES))
    if check.chances == 0:
        text = desk.say("play-needs-too-much", needs=check.needs, chance=how)
    elif check.chances == SIDES:
        text = desk.say("play-needs-nothing", chance=how)
    else:
        text = desk.say("card-chance", chance=how, percent=percent(desk.lang, Fraction(check.chances, SIDES)))
    total = signed(check.reckoning.total, nothing="0")
    where = cite(check.rule, check.page, desk.lang)
    last = desk.say("play-in-all", total=total, target=check.target, cite=where)
    return NeededNumber(head, face(check), text, (*lines(desk, check.reckoning), f"=  {last}"))


# --- a whole card ---


class MissingFact(Exception):
    """Something is missing before the card can say more; carries the sentence that says what."""


@dataclass(frozen=True, slots=True)
class CardMaker:
    """How the card of an order is made.

    `known`: answers known beforehand; `asks`: the fields, by the answers so far; `command`: the order or its
    shorthand (raises `MissingFact`, `BadData`); `reading`: what it needs and may bring; `points`: the field
    that a unit chosen on the board fills, "" for none; `dice`: how many it throws; `made`: fields of choices
    that the card asks for itself.
    """

    asks: Callable[[BattleContext, FormValues], Iterable[Field]]
    command: Callable[[BattleContext, FormValues], Any]
    reading: Callable[[BattleContext, Any], Reading]
    known: Callable[[BattleContext, Answers], Answers]
    points: Callable[[BattleContext, FormValues, str], str] = lambda _desk, _said, _unit: ""
    dice: Callable[[BattleContext, Any], int] = lambda _desk, _command: 0
    made: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardPanel:
    """Everything that a card shows."""

    title: str
    lead: str
    asks: tuple[Field, ...]
    reading: Reading
    checked: Checked


def said(desk: BattleContext, maker: CardMaker, answers: Answers) -> FormValues:
    """The answers with those known beforehand."""
    return FormValues(answers, maker.known(desk, answers))


def panel(desk: BattleContext, maker: CardMaker, answers: Answers) -> CardPanel:
    """The card with these answers."""
    now = said(desk, maker, answers)
    asks = tuple(maker.asks(desk, now))
    reading, checked = Reading(), Checked()
    try:
        order = maker.command(desk, now)
        checked = desk.checked(order, answers, maker.made, lambda order: maker.dice(desk, order))
        if checked.command is not None:
            reading = maker.reading(desk, checked.command)
    except MissingFact as doubt:
        checked = Checked(fault=str(doubt))
    except BadData as fault:
        checked = Checked(fault=bad_text(fault, desk.lang))
    proposed = next((ask.value for ask in asks if ask.name == "unit"), "")
    unit = now.text("unit", next(iter(desk.who), str(proposed)))
    return CardPanel(
        titled(desk, unit), desk.told(f"card-lead-{desk.kind}") or desk.text, asks, reading, checked
    )


def titled(desk: BattleContext, unit: str) -> str:
    """The title of a card: the order, and by whom if that is known."""
    known = unit in desk.battle.company or unit in desk.battle.units
    return f"{desk.title} · {desk.called(unit)}" if known else desk.title
