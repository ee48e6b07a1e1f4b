"""The lesser cards of the roster: what is counted, allied contingents."""

from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from armylists.edits import RemoveAlly, SetAllyPeople, recount
from armylists.roster import MOST_FIGURES
from gui.presenters.armies.cards import ContingentCard, Counted, Counter, UnitCard
from gui.session import Session
from gui.views.armies.unit_card import Hands, UnitFrame
from gui.views.armies.widgets import CardFrame, counted, lets_undo_through, reused
from gui.views.parts import Stepper, button, combo, label, laid, narrow, refill, row
from gui.views.parts.updates import fill, tell


class CountersFrame(CardFrame):
    """Things with a number each: figures, inches, pieces. What is not to be had says why in a note."""

    def __init__(self, hands: Hands, name: str, *, inner: bool = False) -> None:
        super().__init__(name)
        self._hands = hands
        self._steppers: dict[str, Stepper] = {}
        self._rows, self._note = QVBoxLayout(), label("", "quiet")
        self._rows.setSpacing(2)
        self.lay(self._rows, self._note, self.marks, inner=inner)

    def show_counted(self, panel: Counted) -> None:
        """Show these; with a note, the note in their stead."""
        shown = () if panel.note else panel.counters
        if [each.where for each in shown] != list(self._steppers):
            self._steppers = {}
            refill(self._rows, *(self._row(each) for each in shown))
        for each in shown:
            self._steppers[each.where].set(each.count, quietly=True)
        tell(self._note, panel.note)
        self.show_marks(panel.marks)

    def _row(self, counter: Counter) -> QWidget:
        stepper = self._steppers[counter.where] = Stepper(0, name=counter.name, most=MOST_FIGURES)
        stepper.changed.connect(partial(self._count, counter.where))
        lets_undo_through(stepper)
        return counted(stepper, counter.name, counter.price, counter.tip)

    def _count(self, where: str, count: int) -> None:
        self._hands.do(recount(where, count))


class Units(QWidget):
    """Cards of units one below another, reused as the army changes."""

    def __init__(self, session: Session, hands: Hands) -> None:
        super().__init__()
        self._session, self._hands = session, hands
        self._layout = laid(self)
        self.cards: list[UnitFrame] = []

    def show_units(self, panels: tuple[UnitCard, ...]) -> None:
        """Show these units."""
        make = partial(self._made, panels)
        reused(self._layout, self.cards, len(panels), make)
        for card, panel in zip(self.cards, panels, strict=True):
            card.show_panel(panel)
        self.setVisible(bool(panels))

    def _made(self, panels: tuple[UnitCard, ...], index: int) -> UnitFrame:
        return UnitFrame(self._session, self._hands, panels[index])


class ContingentFrame(CardFrame):
    """Allies: their people, their standard bearer, their units."""

    def __init__(self, session: Session, hands: Hands, index: int) -> None:
        super().__init__()
        say = session.say
        self._title, self._points = label("", "strong"), label("", "strong", wrap=False)
        away = button("×", lambda: hands.do(RemoveAlly(index)), role="step", tip=say("builder-ally-away"))
        away.setAccessibleName(say("builder-ally-away"))
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
