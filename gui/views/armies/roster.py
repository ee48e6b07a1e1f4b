"""The roster in the middle of the page: leader, units, independents, allies, works, baggage as cards."""

from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from armylists.edits import Edit, MoveUnit
from gui.documents.army import change
from gui.presenters.armies.builder import Builder
from gui.presenters.armies.common import part_of
from gui.session import Session
from gui.views.armies.facts import FactsFrame
from gui.views.armies.head import SHOWN
from gui.views.armies.leader_card import LeaderFrame
from gui.views.armies.sections import ContingentFrame, CountersFrame, Units
from gui.views.armies.tags import TagFilter
from gui.views.armies.unit_card import UnitFrame
from gui.views.armies.widgets import Marks, reused
from gui.views.parts import label, laid, scrolled
from gui.views.parts.updates import restyle, tell


class RosterPane(QWidget):
    """All cards of the army in one column; it does what they ask for."""

    def __init__(self, session: Session, panel: Builder) -> None:
        super().__init__()
        self._session = session
        say = session.say
        inside = QWidget()
        self._facts = FactsFrame(session)
        self._facts.setVisible(session.open.get(SHOWN) is True)
        self._leader = LeaderFrame(session, self, panel.leader)
        self._units_title, self._units_marks = label("", "heading"), Marks()
        self._units = Units(session, self)
        self.filter = TagFilter(session, lambda _: self._narrow())
        self._empty = label(say("builder-no-units"), "quiet")
        self._counted = {each: CountersFrame(self, say(f"builder-{each}")) for each in panel.counted}
        lone, *others = [(self._title(each), frame) for each, frame in self._counted.items()]
        self._allies_title, self._allies_marks = self._title("allies"), Marks()
        self._allies: list[ContingentFrame] = []
        self._allies_box = QVBoxLayout()
        self._allies_box.setSpacing(6)
        units = (self._units_title, self._units_marks, self.filter, self._empty, self._units)
        allies = (self._allies_title, self._allies_marks, self._allies_box)
        rest = (widget for each in others for widget in each)
        column = laid(
            inside,
            *(self._facts, self._title("leader"), self._leader, *units, *lone, *allies, *rest),
            margins=(0, 0, 8, 12),
        )
        column.addStretch(1)
        self._line = QFrame(inside)
        self._line.setProperty("role", "drop")
        self._line.hide()
        self._area: QScrollArea = scrolled(inside, say("builder-roster"))
        laid(self, self._area)

    def _title(self, part: str) -> QLabel:
        return label(self._session.say(f"builder-{part}"), "heading")

    # --- what it shows ---

    def show_panel(self, panel: Builder) -> None:
        """Show another state of the army."""
        self._facts.show_facts(panel.facts)
        self._leader.show_panel(panel.leader)
        tell(self._units_title, panel.units_title)
        self._units_marks.show_marks(panel.units_marks)
        self._empty.setVisible(not panel.units)
        self._units.show_units(panel.units)
        self.filter.show_tags(panel.tags)
        self._show_allies(panel)
        for part, counted in panel.counted.items():
            self._counted[part].show_counted(counted)
        self._narrow()

    def _narrow(self) -> None:
        """Only the units with the tag that is sought, if one is."""
        for units in (self._units, *(each.units for each in self._allies)):
            for card in units.cards:
                card.narrow_to(self.filter.tag)

    def _show_allies(self, panel: Builder) -> None:
        make = partial(ContingentFrame, self._session, self)
        reused(self._allies_box, self._allies, len(panel.contingents), make)
        for frame, card in zip(self._allies, panel.contingents, strict=True):
            frame.show_contingent(card)
        self._allies_marks.show_marks(panel.allies_marks)
        self._allies_title.setVisible(bool(panel.contingents or panel.allies_marks))

    # --- what its cards ask for ---

    def do(self, *changes: Edit) -> None:
        """Edit the army."""
        change(self._session, *changes)

    # --- going to a place ---

    def card(self, where: str) -> QWidget:
        """The card on which a place lies, the nearest there is."""
        part = part_of(where)
        named: dict[str, QWidget] = {
            "facts": self._facts,
            "leader": self._leader,
            **self._counted,
            "allies": self._allies[0] if self._allies else self._counted["independents"],
            "units": self._units.cards[0] if self._units.cards else self._leader,
        }
        if part in named:
            return named[part]
        if part.startswith("allies["):
            return self._allied(part)
        cards = self._units.cards
        return cards[max(0, min(_number(part), len(cards) - 1))] if cards else self._leader

    def _allied(self, part: str) -> QWidget:
        index = _number(part.partition(".")[0])
        if index >= len(self._allies):
            return self._counted["independents"]
        contingent = self._allies[index]
        cards = contingent.units.cards
        if ".units[" not in part or not cards:
            return contingent
        return cards[max(0, min(_number(part.partition(".")[2]), len(cards) - 1))]

    def go_to(self, where: str) -> None:
        """Put the focus on the card of that place, and see that it is in view."""
        card = self.card(where)
        if self.filter.tag and isinstance(card, UnitFrame) and card.isHidden():
            self.filter.choose("")
        card.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, card, lambda: self._bring(card))

    def step(self, where: str, by: int) -> None:
        """Go to the next card in view of the same column."""
        cards, index = self._cards(where), _number(where)
        rest = cards[index + 1 :] if by > 0 else cards[:index][::-1]
        found = next((each for each in rest if not each.isHidden()), None)
        if found:
            self.go_to(found.where)

    def _bring(self, card: QWidget) -> None:
        """Scroll so that a card is in view; one taller than the view from its top."""
        inside, bar = self._area.widget(), self._area.verticalScrollBar()
        if inside is None:
            return
        top, view = card.mapTo(inside, QPoint(0, 0)).y(), self._area.viewport().height()
        if card.height() > view or top < bar.value():
            bar.setValue(max(0, top - 8))
        elif top + card.height() > bar.value() + view:
            bar.setValue(top + card.height() - view + 8)

    def show_facts(self, on: bool) -> None:  # noqa: FBT001  # as a button says
        """Bring what was agreed into view, or put it away."""
        self._facts.setVisible(on)
        if on:
            self.go_to("year")

    def flash(self, where: str) -> None:
        """Go to a card and mark it for a moment."""
        self.go_to(where)
        card = self.card(where)
        restyle(card, flash="true")
        QTimer.singleShot(1600, card, lambda: restyle(card, flash=""))

    # --- dragging ---

    def drag(self, where: str, height: int) -> None:
        """Show a line where the card would be put."""
        cards = self._cards(where)
        to = self._gap(cards, height)
        inside = self._line.parentWidget()
        if inside is None:
            return
        card = cards[min(to, len(cards) - 1)]
        top = card.mapTo(inside, QPoint(0, 0)).y()
        down = top - 4 if to < len(cards) else top + card.height() + 1
        self._line.setGeometry(card.mapTo(inside, QPoint(0, 0)).x(), down, card.width(), 3)
        self._line.raise_()
        self._line.show()
        at = self._area.viewport().mapFromGlobal(QPoint(0, height)).y()
        self._area.ensureVisible(0, at + self._area.verticalScrollBar().value(), 0, 30)

    def drop(self, where: str, height: int) -> None:
        """Put the card there."""
        self._line.hide()
        cards, index = self._cards(where), _number(where)
        gap = self._gap(cards, height)
        to = gap - 1 if gap > index else gap
        if to != index:
            ally = _number(where.partition(".")[0]) if where.startswith("allies[") else None
            self.do(MoveUnit(index, to, ally))
            self.go_to(f"{where[: where.rindex('[')]}[{to}]")

    def _cards(self, where: str) -> list[UnitFrame]:
        if where.startswith("allies["):
            return self._allies[_number(where.partition(".")[0])].units.cards
        return self._units.cards

    @staticmethod
    def _gap(cards: list[UnitFrame], height: int) -> int:
        """Before which card a height on the screen lies."""
        middles = [card.mapToGlobal(QPoint(0, card.height() // 2)).y() for card in cards]
        return sum(height > middle for middle in middles)


def _number(where: str) -> int:
    """The last number in brackets of a place."""
    return int(where[where.rindex("[") + 1 : where.rindex("]")])
