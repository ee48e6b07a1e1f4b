"""A card put together: what is asked, what the order filled in so would meet, what it needs."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from gui.dice import Short
from gui.presenters.battle.card.asking import Answers, Ask, Desk, Doubt, Said
from gui.presenters.battle.card.choices import Decided, decided
from gui.presenters.battle.card.telling import Reading, against
from gui.presenters.checked import Checked
from heart_africa.bad_data import bad_text
from heart_africa.journal.book import Refused
from heart_africa.messages import has
from heart_africa.orders.battle.words import verb
from heart_africa.orders.lexicon import help_message
from heart_africa.problems import BadData


@dataclass(frozen=True, slots=True)
class Maker:
    """How the card of an order is made.

    `known`: what goes without saying; `asks`: what is asked, given what was answered; `command`: the order
    filled in, or a shorthand for it (raises `Doubt`, `BadData`); `reading`: what it needs and may bring;
    `points`: which answer a unit chosen on the board gives, "" for none; `made`: the fields of choices that
    it asks for itself.
    """

    asks: Callable[[Desk, Said], Iterable[Ask]]
    command: Callable[[Desk, Said], Any]
    reading: Callable[[Desk, Any], Reading]
    known: Callable[[Desk, Answers], Answers]
    points: Callable[[Desk, Said, str], str] = lambda _desk, _said, _unit: ""
    dice: Callable[[Desk, Any], int] = lambda _desk, _command: 0
    made: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Panel:
    """All that a card shows."""

    kind: str
    title: str
    lead: str
    asks: tuple[Ask, ...]
    reading: Reading
    checked: Checked


def said(desk: Desk, maker: Maker, answers: Answers) -> Said:
    """The answers with what goes without saying."""
    return Said(answers, maker.known(desk, answers))


def panel(desk: Desk, maker: Maker, answers: Answers) -> Panel:
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


def _title(desk: Desk, now: Said) -> str:
    """What is done, and by whom where the card was asked for somebody."""
    own = f"card-title-{desk.kind}"
    word = desk.say(own) if has(desk.lang, own) else verb(desk.session, desk.kind)
    who = desk.called(now.text("unit", desk.who[0])) if desk.who else ""
    return f"{word[:1].upper()}{word[1:]}{f' · {who}' if who else ''}"


def _lead(desk: Desk) -> str:
    message = f"card-lead-{desk.kind}"
    message = message if has(desk.lang, message) else help_message(desk.kind)
    return desk.say(message) if has(desk.lang, message) else ""


def tried(desk: Desk, command: Any, dice: int = 0) -> Checked:  # noqa: ANN401  # any command
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
