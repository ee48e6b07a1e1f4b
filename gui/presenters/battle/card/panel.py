"""A card put together: what is asked, what the order filled in so would meet, what it needs."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from gui.dice import Short
from gui.presenters.battle.card.choices import Decided, decided
from gui.presenters.battle.card.fields import Answers, CardField, Doubt, FormContext, FormValues
from gui.presenters.battle.card.wording import Reading, against
from gui.presenters.checked_order import Checked
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.book import Refused
from heart_africa.core.messages import has
from heart_africa.core.problems import BadData
from heart_africa.language.battle.words import order_help, typed
from heart_africa.language.lexicon import title


@dataclass(frozen=True, slots=True)
class Maker:
    """How the card of an order is made.

    `known`: what goes without saying; `asks`: what is asked, given what was answered; `command`: the order
    filled in, or a shorthand for it (raises `Doubt`, `BadData`); `reading`: what it needs and may bring;
    `points`: which answer a unit chosen on the board gives, "" for none; `made`: the fields of choices that
    it asks for itself.
    """

    asks: Callable[[FormContext, FormValues], Iterable[CardField]]
    command: Callable[[FormContext, FormValues], Any]
    reading: Callable[[FormContext, Any], Reading]
    known: Callable[[FormContext, Answers], Answers]
    points: Callable[[FormContext, FormValues, str], str] = lambda _desk, _said, _unit: ""
    dice: Callable[[FormContext, Any], int] = lambda _desk, _command: 0
    made: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Panel:
    """All that a card shows."""

    kind: str
    title: str
    lead: str
    asks: tuple[CardField, ...]
    reading: Reading
    checked: Checked


def said(desk: FormContext, maker: Maker, answers: Answers) -> FormValues:
    """The answers with what goes without saying."""
    return FormValues(answers, maker.known(desk, answers))


def panel(desk: FormContext, maker: Maker, answers: Answers) -> Panel:
    """The card as it stands with these answers."""
    now = said(desk, maker, answers)
    asks = tuple(maker.asks(desk, now))
    try:
        found = decided(desk, maker.command(desk, now), answers, maker.made)
        reading = Reading() if found.fault else maker.reading(desk, found.command)
        checked = answered(found, lambda order: tried(desk, order, maker.dice(desk, order)))
    except Doubt as doubt:
        reading, checked = Reading(), Checked(fault=str(doubt))
    except BadData as fault:
        reading, checked = Reading(), Checked(fault=bad_text(fault, desk.lang))
    return Panel(desk.kind, _title(desk, now), _lead(desk), asks, reading, checked)


def answered(found: Decided, check: Callable[[Any], Checked]) -> Checked:
    """What an order would meet, with the questions that it leaves; where an answer is wrong, that alone."""
    if found.fault:
        return Checked(fault=found.fault, choices=found.asks)
    return replace(check(found.command), choices=found.asks)


def _title(desk: FormContext, now: FormValues) -> str:
    """What is done, and by whom where the card was asked for somebody."""
    who = desk.called(now.text("unit", desk.who[0])) if desk.who else ""
    return f"{title(desk.lang, typed(desk.kind))}{f' · {who}' if who else ''}"


def _lead(desk: FormContext) -> str:
    message = f"card-lead-{desk.kind}"
    own = desk.say(message) if has(desk.lang, message) else ""
    return own or order_help(desk.lang, desk.kind)


def tried(desk: FormContext, command: Any, dice: int = 0) -> Checked:  # noqa: ANN401  # any command
    """What the book has against an order, and how many dice it asks for; `dice`: as far as that is known."""
    found = against(desk, desk.table.objections(command))
    try:
        desk.table.journal.act(command, _nobody, "?" if found else None)
    except Short as short:
        return Checked(command, "", found, max(dice, short.count), desk.say(short.why))
    except Refused as refused:
        return Checked(command, "", against(desk, refused.problems))
    return Checked(command, "", found)


def _nobody(count: int, why: str) -> Any:  # noqa: ANN401  # gives nothing
    raise Short(count, why, 0)
