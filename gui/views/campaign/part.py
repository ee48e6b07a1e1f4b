"""A part of the campaign page, and what several of them show alike."""

import contextlib
from collections.abc import Iterable
from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gui.campaigns import Keeping
from gui.dice import Hand
from gui.presenters.campaign.forms import checked, order_form
from gui.presenters.campaign.turn import Done, Press
from gui.session import Session
from gui.views.campaign.form import FormView
from gui.views.parts import button, card, column, label, row
from gui.views.parts.flow import flow
from heart_africa.store.documents import Conflict
from reports.content.campaign import Grid

ASKED = frozenset({"leave", "conclude"})
"""Orders for which one is always asked, though they leave nothing to say."""


class Part(QWidget):
    """A part that draws itself when it is looked at."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def show_part(self, keeping: Keeping) -> None:
        """Draw it."""
        raise NotImplementedError


def presses(session: Session, keeping: Keeping, all_: Iterable[Press], *, main: bool = False) -> QWidget:
    """Orders as buttons; off where nothing can be written."""
    off = (
        "" if keeping.writable else session.say("keeper-off-copy" if keeping.owner else "keeper-off-looking")
    )
    made = [
        button(
            each.text,
            partial(begin, session, keeping, each),
            role="main" if main and number == 0 else "",
            tip=each.tip,
            off=off,
        )
        for number, each in enumerate(all_)
    ]
    return flow(*made)


def begin(session: Session, keeping: Keeping, press: Press) -> None:
    """Begin an order; one that leaves nothing to say is carried out at once."""
    wanted = order_form(session, keeping, press.order, press.given)
    known = all(press.given.get(each.name) for each in wanted.fields)
    if known and press.order not in ASKED:
        now = checked(session, keeping, press.order, press.given)
        if now.command is not None and not (now.fault or now.against or now.dice):
            with contextlib.suppress(Conflict):  # the page tells of it in its place
                keeping.submit(now.command, Hand())
            return
    keeping.ask(press.order, press.given)


def ends(*widgets: QWidget) -> QWidget:
    """Widgets side by side, the last of them at the right end."""
    box = row(*widgets)
    layout = box.layout()
    assert isinstance(layout, QHBoxLayout)  # noqa: S101  # a row is one
    layout.insertStretch(layout.count() - 1, 1)
    return box


def form_of_wish(session: Session, keeping: Keeping) -> FormView | None:
    """The order that is being given, if one is."""
    if keeping.wish is None or not keeping.writable:
        return None
    return FormView(session, keeping, keeping.wish)


def done(each: Done) -> QWidget:
    """An act: what came of it, its dice, why the book was overruled."""
    lines: list[QWidget] = [label(f"#{each.number}  {each.text}")]
    if each.dice:
        lines.append(label(each.dice, "small"))
    if each.despite:
        lines.append(label(each.despite, "small", state="warn"))
    return column(*lines, space=1)


def grid_card(shown: Grid, *, heading: str = "") -> QWidget:
    """A table of few rows on a card, column under column."""
    from gui.views.parts import grid  # noqa: PLC0415  # its name is that of what it shows

    heads = [label(each, "small", wrap=False) for each in shown.heads]
    rows = [
        [label(cell, "strong" if place == 1 else "", wrap=False) for place, cell in enumerate(cells)]
        for cells in shown.rows
    ]
    text = heading or shown.caption
    title = [label(text, "heading")] if text else []
    note = [label(shown.note, "small")] if shown.note else []
    made = card(*title, *note, grid([heads, *rows], space=6))
    made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
    return made
