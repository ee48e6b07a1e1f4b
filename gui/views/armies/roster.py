"""The roster in the middle of the page: what was agreed, then every part of the army as cards."""

from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QLabel, QPlainTextEdit, QScrollArea, QVBoxLayout, QWidget

from armylists.edits import Agree, Edit, MoveUnit, NoteArmy, RemoveAlly, SetAllyPeople, SetFact, recount
from armylists.roster import MOST_FIGURES
from gui.documents.army import change, relist, repeople
from gui.presenters.armies.builder import Builder, Facts
from gui.presenters.armies.cards import ContingentCard, Counted, UnitCard
from gui.presenters.armies.common import part_of
from gui.session import Key, Session
from gui.theme import px
from gui.views.armies.unit_card import CardHost, LeaderFrame, TagFilter, UnitFrame
from gui.views.armies.widgets import AgreedForm, CardFrame, Marks, counted, reused
from gui.views.parts import Stepper, button, combo, label, laid, narrow, refill, row, scrolled
from gui.views.parts.work import fill, restyle, tell

# --- what was agreed for the game ---


SHOWN: Key[bool] = Key("armies-facts")
"""The key of whether the agreed facts are shown."""
ORDER = ("year", "points", "list", "people", "mode", "scenario", "role")


class FactsFrame(CardFrame):
    """The card of what was agreed, the permission of a second trait for the leader, and notes."""

    def __init__(self, session: Session) -> None:
        super().__init__(session.say("builder-facts"))
        self._session = session
        say = session.say
        self._form = AgreedForm(session, ORDER, self._put)
        self._form.control("list").setToolTip(say("builder-list-tip"))
        self._second = QCheckBox(say("builder-second-trait"))
        self._second.setToolTip(say("builder-second-trait-tip"))
        self._second.clicked.connect(lambda on: change(session, Agree(("second_trait",) if on else ())))
        self._form.add(self._second)
        self._notes = Notes(session)
        self.lay(self._form, self.marks, self._notes)

    def _put(self, fact: str, value: str | int) -> None:
        """Set a fact. Another list or people keeps the units; those that no longer fit become problems."""
        if fact in ("list", "people"):
            (relist if fact == "list" else repeople)(self._session, str(value))
        else:
            change(self._session, SetFact(fact, value))  # type: ignore[arg-type]  # one of its facts

    def show_facts(self, facts: Facts) -> None:
        """Show what was agreed."""
        self._form.show_facts(facts.agreed)
        self._second.setChecked(facts.second_trait)
        self._notes.show_notes(facts.notes)
        self.show_marks(facts.marks)


class Notes(QPlainTextEdit):
    """Notes on the army; kept when the focus leaves the field."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.setPlaceholderText(session.say("builder-army-notes"))
        self.setAccessibleName(session.say("builder-army-notes"))
        self.setTabChangesFocus(True)
        self.setFixedHeight(px(56, session.settings.scale))

    def show_notes(self, notes: str) -> None:
        """Show other notes, unless somebody is writing."""
        if self.toPlainText() != notes and not self.hasFocus():
            self.setPlainText(notes)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep what was written."""
        change(self._session, NoteArmy(self.toPlainText().strip()[:2000]))
        super().focusOutEvent(event)


# --- the lesser cards of the roster ---


class CountersFrame(CardFrame):
    """A card of things that are counted: figures, inches, pieces.

    If the army may have none of them, a note says why instead.
    """

    def __init__(self, hands: CardHost, name: str, *, inner: bool = False) -> None:
        super().__init__(name)
        self._hands = hands
        self._steppers: dict[str, Stepper] = {}
        self._rows, self._note = QVBoxLayout(), label("", "quiet")
        self._rows.setSpacing(2)
        self.lay(self._rows, self._note, self.marks, inner=inner)

    def show_counted(self, panel: Counted) -> None:
        """Show these counters, or the panel's note if it has one."""
        shown = () if panel.note else panel.counters
        if [each.where for each in shown] != list(self._steppers):
            self._steppers = {}
            rows = []
            for each in shown:
                stepper = self._steppers[each.where] = Stepper(0, name=each.name, most=MOST_FIGURES)
                stepper.changed.connect(partial(self._count, each.where))
                rows.append(counted(stepper, each.name, each.price, each.tip))
            refill(self._rows, *rows)
        for each in shown:
            self._steppers[each.where].set(each.count, quietly=True)
        tell(self._note, panel.note)
        self.show_marks(panel.marks)

    def _count(self, where: str, count: int) -> None:
        self._hands.do(recount(where, count))


class Units(QWidget):
    """Cards of units one below another, reused as the army changes."""

    def __init__(self, session: Session, hands: CardHost) -> None:
        super().__init__()
        self._session, self._hands = session, hands
        self._layout = laid(self)
        self.cards: list[UnitFrame] = []

    def show_units(self, panels: tuple[UnitCard, ...]) -> None:
        """Show these units."""
        reused(
            self._layout,
            self.cards,
            len(panels),
            lambda index: UnitFrame(self._session, self._hands, panels[index]),
        )
        for card, panel in zip(self.cards, panels, strict=True):
            card.show_panel(panel)
        self.setVisible(bool(panels))


class ContingentFrame(CardFrame):
    """Allies: their people, their standard bearer, their units."""

    def __init__(self, session: Session, hands: CardHost, index: int) -> None:
        super().__init__()
        say = session.say
        self._title, self._points = label("", "strong"), label("", "strong", wrap=False)
        put_away = say("builder-ally-away")
        away = button("×", lambda: hands.do(RemoveAlly(index)), role="step", tip=put_away, name=put_away)
        head = row(self._title, self._points, away, wide=0)
        choose = combo((), "", lambda each: hands.do(SetAllyPeople(index, each)), name=say("builder-people"))
        self._people = narrow(choose)
        self._bearer = CountersFrame(hands, say("builder-independents"), inner=True)
        self._bearer.setProperty("role", "")
        self.units = Units(session, hands)
        self.lay(head, self._people, self._bearer, self.marks, self.units, space=6)

    def show_contingent(self, panel: ContingentCard) -> None:
        """Show these allies."""
        self.setAccessibleName(panel.title)
        tell(self._title, panel.title)
        tell(self._points, panel.points)
        fill(self._people, panel.peoples, panel.people)
        self._people.setVisible(bool(panel.peoples))
        self._bearer.show_counted(panel.bearer)
        self.units.show_units(panel.units)
        self.show_marks(panel.marks)


# --- the roster in the middle of the page ---


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
        make = partial(ContingentFrame, self._session, self)
        reused(self._allies_box, self._allies, len(panel.contingents), make)
        for frame, card in zip(self._allies, panel.contingents, strict=True):
            frame.show_contingent(card)
        self._allies_marks.show_marks(panel.allies_marks)
        self._allies_title.setVisible(bool(panel.contingents or panel.allies_marks))
        for part, count in panel.counted.items():
            self._counted[part].show_counted(count)
        self._narrow()

    def _narrow(self) -> None:
        """Show only the units with the chosen tag; without a chosen tag, all."""
        for units in (self._units, *(each.units for each in self._allies)):
            for card in units.cards:
                card.narrow_to(self.filter.tag)

    # --- what its cards ask for ---

    def do(self, *changes: Edit) -> None:
        """Apply these edits to the army."""
        change(self._session, *changes)

    # --- going to a place ---

    def card(self, where: str) -> QWidget:
        """The card for a place as `units[2]`; for a place without a card of its own, the nearest one."""
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
            index = _number(part.partition(".")[0])
            if index >= len(self._allies):
                return self._counted["independents"]
            contingent = self._allies[index]
            cards = contingent.units.cards
            if ".units[" not in part or not cards:
                return contingent
            return cards[max(0, min(_number(part.partition(".")[2]), len(cards) - 1))]
        cards = self._units.cards
        return cards[max(0, min(_number(part), len(cards) - 1))] if cards else self._leader

    def go_to(self, where: str) -> None:
        """Put the focus on the card of that place, and see that it is in view."""
        card = self.card(where)
        if self.filter.tag and isinstance(card, UnitFrame) and card.isHidden():
            self.filter.choose("")
        card.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, card, lambda: self._bring(card))

    def step(self, where: str, by: int) -> None:
        """Put the focus on the next visible card of the same column: downward if `by` is positive."""
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
        """Show a line in the gap where the dragged card would be put."""
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
        """Move the dragged unit to the gap at this height on the screen."""
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
        """The number of cards whose middle lies above this height on the screen."""
        middles = [card.mapToGlobal(QPoint(0, card.height() // 2)).y() for card in cards]
        return sum(height > middle for middle in middles)


def _number(where: str) -> int:
    """The last number in brackets of a place."""
    return int(where[where.rindex("[") + 1 : where.rindex("]")])
