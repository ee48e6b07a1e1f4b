"""The current half year: what comes next with its orders, the order of play, the battles to fight."""

from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign.order_context import CampaignContext
from gui.presenters.campaign.turn import DueOrders, Fight, SidePoints, TurnOrderRow, turn
from gui.session import Session
from gui.views.campaign.part import Part, begin_form, done, ends, form_of_wish, presses
from gui.views.form import TypedLine
from gui.views.parts import (
    LastDrawn,
    card,
    chip,
    column,
    flow,
    grid,
    label,
    laid,
    refill,
    refill_top,
    scrolled,
)
from gui.views.parts.boxes import reveal
from gui.views.parts.flow import folded
from gui.views.parts.panes import ResponsiveRow

LEAST = 860
"""The least width in pixels (at 100 %) for two columns."""
SHOWN = 12
"""How many acts of the turn are shown; all are in the journal."""


class TurnView(Part):
    """What is to be decided on the left; the order of play and the battles on the right."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._others, self._told, self._seated, self._due = False, LastDrawn(), LastDrawn(), LastDrawn()
        self._lead: QPushButton | None = None
        left, right = QWidget(), QWidget()
        self._orders = left
        self._left, self._below, self._right = QVBoxLayout(), QVBoxLayout(), laid(right, space=10)
        self.typed = TypedLine(session)
        laid(left, self._left, self.typed, self._below, space=10).addStretch(1)
        self._pair = ResponsiveRow(left, right, least=LEAST, shares=(3, 2))
        laid(self, scrolled(self._pair))

    def show_part(self, keeping: CampaignDocument) -> None:
        """Draw the half year; scrolls up and moves the focus on when something else is to be decided."""
        panel = turn(self._session, keeping)
        had = QApplication.focusWidget()
        given = self._orders.isAncestorOf(had) and not self.typed.isAncestorOf(had) if had else False
        self._pair.widen(LEAST * self._session.settings.scale // 100)
        say = self._session.say
        self.typed.serve(CampaignContext(self._session, keeping))
        due = panel.first
        ways = [presses(self._session, keeping, due.presses, lead=due.lead)] if due.presses else []
        first = card(label(due.who, "heading"), label(due.text), *ways)
        buttons = first.findChildren(QPushButton)
        self._lead = buttons[due.lead] if buttons else None
        first.setProperty("chosen", "true")
        first.setAccessibleName(f"{due.who}. {due.text}")
        left: list[QWidget] = [first]
        if (form := form_of_wish(self._session, keeping)) is not None:
            left.append(form)
        if panel.then:
            waits = (self._waits(keeping, each) for each in panel.then)
            left.append(card(label(say("campaign_desk-then"), "heading"), *waits))
        if panel.others:
            others, told = presses(self._session, keeping, panel.others), partial(setattr, self, "_others")
            left.append(column(*folded(say("campaign_desk-others"), others, on=self._others, told=told)))
        refill(self._left, *left)
        looks = (self._session.lang, self._session.settings.scale)
        if not self._told.already(panel.done, *looks):
            acts = [done(each) for each in panel.done[:SHOWN]]
            heading = label(panel.heading, "heading")
            refill(self._below, *([card(heading, *acts, space=8)] if acts else []))
        another = not self._due.already(keeping, panel.first)
        if form is not None:
            begin_form(form)
        elif another:  # scroll to the new decision
            QTimer.singleShot(0, first, lambda: reveal(first))
        if form is None and given:  # the form has gone: Enter is for the next order
            self.focus_lead()
        seats = (panel.no_order, panel.seats, panel.notes, panel.joins, panel.fights)
        if self._seated.already(keeping, keeping.at, keeping.version, seats, *looks):
            return
        order: list[QWidget] = [label(say("campaign_desk-order"), "heading")]
        order += [label(panel.no_order, "quiet")] if panel.no_order else []
        order += [_seats(panel.seats)] if panel.seats else []
        order += [label(each, "quiet") for each in panel.notes]
        order += [presses(self._session, keeping, panel.joins)] if panel.joins else []
        right: list[QWidget] = [card(*order)]
        if panel.fights:
            count = say("campaign_desk-fights", count=len(panel.fights))
            right.append(label(count, "heading"))
            right += [self._fight(keeping, each) for each in panel.fights]
        refill_top(self._right, *right)

    def focus_lead(self) -> None:
        """Put the focus on the order that stands out."""
        if self._lead is not None:
            self._lead.setFocus(Qt.FocusReason.OtherFocusReason)

    def _waits(self, keeping: CampaignDocument, each: DueOrders) -> QWidget:
        parts: list[QWidget] = [label(f"{each.who}: {each.text}")]
        if each.presses:
            parts.append(presses(self._session, keeping, each.presses))
        return column(*parts, space=4)

    def _fight(self, keeping: CampaignDocument, fight: Fight) -> QWidget:
        parts: list[QWidget] = [ends(label(fight.heading, "strong", wrap=False), chip(fight.state))]
        parts += [_side(each) for each in fight.sides]
        parts += [label(f"✗ {each}", state="warn") for each in fight.against]
        parts.append(presses(self._session, keeping, fight.presses))
        return card(*parts)


def _seats(seats: tuple[TurnOrderRow, ...]) -> QWidget:
    """The order of play as columns: number, name, force, hongos, state."""
    rows = []
    for seat in seats:
        role = "strong" if seat.up else ""
        cells = (
            label("▶" if seat.up else f"{seat.number}." if seat.number else "", role, wrap=False),
            label(seat.name, role, wrap=False),
            label(seat.force, "small"),
            label(seat.worth, wrap=False),
            flow(*([chip(seat.state, "good" if seat.up else "")] if seat.state else [])),
        )
        rows.append(cells)
    return grid(rows, space=4, apart=10, wide={2: 1})


def _side(side: SidePoints) -> QWidget:
    head = ends(label(side.name, "strong", wrap=False), label(side.points, "strong", wrap=False))
    return column(head, label(side.army, "small"), *(label(each, "small") for each in side.reasons), space=1)
