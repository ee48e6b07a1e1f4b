"""The lesser cards of the roster: what is counted, allied contingents."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from armylists.edits import RemoveAlly, SetAllyBearer, SetAllyPeople
from gui.presenters.armies.cards import ContingentCard, Counter, UnitCard
from gui.presenters.armies.common import Mark
from gui.session import Session
from gui.views.armies.unit_card import Hands, UnitFrame
from gui.views.armies.widgets import Marks, lets_undo_through
from gui.views.parts import Stepper, button, combo, label, narrow, refill, row
from gui.views.parts.updates import fill, restyle, tell

MOST = 999
Count = Callable[[str, int], object]


class CountersFrame(QFrame):
    """Things with a number each: figures, inches, pieces. What is not to be had says why in a note."""

    def __init__(self, name: str, count: Count) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # to be shown; Tab goes to what is in it
        self.setAccessibleName(name)
        self._count = count
        self._steppers: dict[str, Stepper] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.setSpacing(4)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(2)
        self._note, self._marks = label("", "quiet"), Marks()
        layout.addLayout(self._rows)
        layout.addWidget(self._note)
        layout.addWidget(self._marks)

    def show_counters(self, counters: tuple[Counter, ...], marks: tuple[Mark, ...], note: str = "") -> None:
        """Show these; with a note, the note in their stead."""
        shown = () if note else counters
        if [each.key for each in shown] != list(self._steppers):
            self._steppers = {}
            refill(self._rows, *(self._row(each) for each in shown))
        for each in shown:
            self._steppers[each.key].set(each.count, quietly=True)
        tell(self._note, note)
        self._marks.show_marks(marks)
        restyle(self, state="bad" if any(each.state == "bad" for each in marks) else "")

    def _row(self, counter: Counter) -> QWidget:
        stepper = Stepper(counter.count, name=counter.name, most=MOST)
        stepper.changed.connect(lambda count: self._count(counter.key, count))
        lets_undo_through(stepper)
        self._steppers[counter.key] = stepper
        name = label(counter.name)
        name.setToolTip(counter.tip)
        made = row(stepper, name, label(counter.price, "quiet", wrap=False), space=8)
        inside = made.layout()
        if isinstance(inside, QHBoxLayout):
            inside.setStretch(1, 1)
        return made


class Units(QWidget):
    """Cards of units one below another, reused as the army changes."""

    def __init__(self, session: Session, hands: Hands) -> None:
        super().__init__()
        self._session, self._hands = session, hands
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self.cards: list[UnitFrame] = []

    def show_units(self, panels: tuple[UnitCard, ...]) -> None:
        """Show these units."""
        for card, panel in zip(self.cards, panels, strict=False):
            card.show_panel(panel)
        for panel in panels[len(self.cards) :]:
            card = UnitFrame(self._session, self._hands, panel)
            self.cards.append(card)
            self._layout.addWidget(card)
        while len(self.cards) > len(panels):
            gone = self.cards.pop()
            self._layout.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self.setVisible(bool(panels))


class ContingentFrame(QFrame):
    """Allies: their people, their standard bearer, their units."""

    def __init__(self, session: Session, hands: Hands, index: int) -> None:
        super().__init__()
        self._hands, self._index = hands, index
        say = session.say
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # to be shown; Tab goes to what is in it
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 8)
        layout.setSpacing(6)
        self._title, self._points = label("", "strong"), label("", "strong", wrap=False)
        away = button("×", lambda: hands.do(RemoveAlly(index)), role="step", tip=say("builder-ally-away"))
        away.setAccessibleName(say("builder-ally-away"))
        head = row(self._title, self._points, away)
        inside = head.layout()
        if isinstance(inside, QHBoxLayout):
            inside.setStretch(0, 1)
        self._people = narrow(combo((), "", self._choose, name=say("builder-people")))
        self._bearer = CountersFrame(say("builder-independents"), self._bear)
        self._bearer.setProperty("role", "")
        self._marks, self.units = Marks(), Units(session, hands)
        for widget in (head, self._people, self._bearer, self._marks, self.units):
            layout.addWidget(widget)

    def show_contingent(self, panel: ContingentCard) -> None:
        """Show these allies."""
        self.setAccessibleName(panel.title)
        tell(self._title, panel.title)
        tell(self._points, panel.points)
        fill(self._people, panel.peoples, panel.people)
        self._people.setVisible(bool(panel.peoples))
        self._bearer.show_counters((panel.bearer,), ())
        self._marks.show_marks(panel.marks)
        self.units.show_units(panel.units)
        restyle(self, state="bad" if any(each.state == "bad" for each in panel.marks) else "")

    def _choose(self, people: str) -> None:
        self._hands.do(SetAllyPeople(self._index, people))

    def _bear(self, _key: str, count: int) -> None:
        self._hands.do(SetAllyBearer(self._index, count))
