"""A card put together: what is asked, what the order filled in so would meet, what it needs."""

from collections.abc import Callable, Iterable
from typing import Any

from gui.presenters.battle.card.wording import Reading
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.forms import Answers, Checked, Field, FormValues
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData


class Doubt(Exception):
    """Something has still to be said before the card can say more; the sentence is worded already."""


@dataclass(frozen=True, slots=True)
class Maker:
    """How the card of an order is made.

    `known`: what goes without saying; `asks`: what is asked, given what was answered; `command`: the order
    filled in, or a shorthand for it (raises `Doubt`, `BadData`); `reading`: what it needs and may bring;
    `points`: which answer a unit chosen on the board gives, "" for none; `made`: the fields of choices that
    it asks for itself.
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
    """All that a card shows."""

    title: str
    lead: str
    asks: tuple[Field, ...]
    reading: Reading
    checked: Checked


def said(desk: BattleContext, maker: Maker, answers: Answers) -> FormValues:
    """The answers with what goes without saying."""
    return FormValues(answers, maker.known(desk, answers))


def panel(desk: BattleContext, maker: Maker, answers: Answers) -> CardPanel:
    """The card as it stands with these answers."""
    now = said(desk, maker, answers)
    asks = tuple(maker.asks(desk, now))
    reading, checked = Reading(), Checked()
    try:
        order = maker.command(desk, now)
        checked = desk.checked(order, answers, maker.made, lambda order: maker.dice(desk, order))
        if checked.command is not None:
            reading = maker.reading(desk, checked.command)
    except Doubt as doubt:
        checked = Checked(fault=str(doubt))
    except BadData as fault:
        checked = Checked(fault=bad_text(fault, desk.lang))
    proposed = next((ask.value for ask in asks if ask.name == "unit"), "")
    unit = now.text("unit", next(iter(desk.who), str(proposed)))
    return CardPanel(
        titled(desk, unit), desk.told(f"card-lead-{desk.kind}") or desk.text, asks, reading, checked
    )


def titled(desk: BattleContext, unit: str) -> str:
    """What is done, and by whom where that is known."""
    known = unit in desk.battle.company or unit in desk.battle.units
    return f"{desk.title} · {desk.called(unit)}" if known else desk.title
