"""A part of the campaign page, and what several of them show alike."""

import contextlib
from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from gui.dice import OrderDice
from gui.documents.battle import BATTLES
from gui.documents.campaign import CampaignDocument
from gui.documents.campaign_battle import outcome
from gui.presenters.campaign.order_context import CampaignContext, told_result
from gui.presenters.campaign.turn import Press
from gui.presenters.forms import check, order_form
from gui.presenters.journal import Told
from gui.session import Session
from gui.views.campaign.engage import EngageView
from gui.views.form import FormView
from gui.views.parts import button, card, column, grid, label, link, row
from gui.views.parts.flow import flow
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.storage.documents import Conflict
from reports.content.campaign import Grid

HERE = frozenset({"engage", "resume", "outcome"})
"""What is done with a battle at the desk's own table."""
ASKED = frozenset({"leave", "conclude"})
"""Orders for which one is always asked, though they leave nothing to say."""


class Part(QWidget):
    """A part that draws itself when it is looked at.

    `reads`: it only shows the campaign, so that it is drawn anew only when that, or its looks, have changed.
    """

    reads = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._drawn: object = None

    def look(self, keeping: CampaignDocument) -> None:
        """Draw it, unless it stands there already."""
        chosen = self._session.settings
        key = (id(keeping), keeping.version, keeping.at, chosen.language, chosen.theme, chosen.scale)
        if not self.reads or key != self._drawn:
            self._drawn = key
            self.show_part(keeping)

    def show_part(self, keeping: CampaignDocument) -> None:
        """Draw it."""
        raise NotImplementedError


def presses(
    session: Session, keeping: CampaignDocument, all_: Iterable[Press], *, main: bool = False
) -> QWidget:
    """Orders as buttons; off where nothing can be written."""
    made = [
        button(
            each.text,
            partial(begin, session, keeping, each),
            role="main" if main and number == 0 else "",
            tip=each.tip,
            off=_off(session, keeping, each),
        )
        for number, each in enumerate(all_)
    ]
    return flow(*made)


def _off(session: Session, keeping: CampaignDocument, press: Press) -> str:
    """Why an order cannot be given now; on a player's copy orders wait, but no battle is refereed."""
    if not keeping.orderable:
        return session.say("desk-off-looking")
    return session.say("keeper-off-copy") if keeping.owner and press.order in HERE else ""


def begin(session: Session, keeping: CampaignDocument, press: Press) -> None:
    """Begin an order; one that leaves nothing to say is carried out at once."""
    if press.order in HERE:
        _here(session, keeping, press)
        return
    at = CampaignContext(session, keeping, press.order)
    form = order_form(at, press.given)
    known = all(press.given.get(each.name) for each in form.fields)
    if known and press.order not in ASKED:
        now = check(at, form)
        if now.plain:
            _carry_out(keeping, now.command)
            return
    keeping.ask(press.order, press.given)


def _carry_out(keeping: CampaignDocument, command: Command) -> None:
    if keeping.owner:
        keeping.plan(command)
        return
    with contextlib.suppress(Conflict):  # the page tells of it in its place
        keeping.submit(command, OrderDice())


def ends(*widgets: QWidget) -> QWidget:
    """Widgets side by side, the last of them at the right end."""
    box = row(*widgets)
    layout = box.layout()
    assert isinstance(layout, QHBoxLayout)  # noqa: S101  # a row is one
    layout.insertStretch(layout.count() - 1, 1)
    return box


def _here(session: Session, keeping: CampaignDocument, press: Press) -> None:
    """A battle at our own table: two armies are asked for, it is gone on with, or its result is taken."""
    battle = press.given["battle"]
    try:
        match press.order:
            case "engage":
                keeping.ask("engage", press.given)
            case "resume":
                BATTLES.open(session, keeping.live.battle(battle).record)
                session.go("battle")
            case _:
                keeping.ask("report-result", told_result(outcome(session, keeping, battle)))
    except BadData as fault:
        session.note(bad_text(fault, session.lang))


def form_of_wish(session: Session, keeping: CampaignDocument) -> FormView | EngageView | None:
    """The order that is being given, if one is."""
    if keeping.wish is None or not keeping.orderable:
        return None
    if keeping.wish.order == "engage":
        return EngageView(session, keeping, keeping.wish.given["battle"])
    leave = link(session.say("keeper-form-leave"), lambda: keeping.ask(""))
    return FormView(CampaignContext(session, keeping, keeping.wish.order), leave, given=keeping.wish.given)


def done(each: Told) -> QWidget:
    """An act: what came of it, its dice, why the book was overruled."""
    lines: list[QWidget] = [label(f"#{each.number}  {' '.join(each.sentences)}")]
    if each.dice:
        lines.append(label(each.dice, "small"))
    if each.despite:
        lines.append(label(each.despite, "small", state="warn"))
    return column(*lines, space=1)


def _cell(text: str, place: int, shown: Grid, *, role: str = "", wide: bool = False) -> QWidget:
    number = place in shown.numbers
    made = label(text, role or ("strong" if place == 1 and not number else ""), wrap=wide and not number)
    if number:
        made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return made


def grid_card(shown: Grid, *, heading: str = "", wide: bool = False) -> QWidget:
    """A table of few rows on a card; `wide`: as wide as there is room, its words broken where they must."""
    heads = [_cell(each, place, shown, role="small") for place, each in enumerate(shown.heads)]
    rows = [
        [_cell(cell, place, shown, wide=wide) for place, cell in enumerate(cells)] for cells in shown.rows
    ]
    text = heading or shown.caption
    title = [label(text, "heading")] if text else []
    note = [label(shown.note, "small")] if shown.note else []
    cells = grid([heads, *rows], space=6)
    layout = cells.layout()
    if isinstance(layout, QGridLayout):
        layout.setHorizontalSpacing(14)
    made = card(*title, *note, cells)
    if not wide:
        made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
    return made
