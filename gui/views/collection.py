"""The collection page: figures owned beside what the open army needs; what they can field."""

from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from armylists.army_plans import ArmyRequest
from armylists.collection import Fielding, fields
from gui.documents.army import army, start_army
from gui.documents.collection import owned, put
from gui.presenters.collection import POINTS, YEAR, OwnedTroop, PossibleArmy, collection, fielded, wish
from gui.session import Session
from gui.views.page import Page
from gui.views.parts import (
    Stepper,
    button,
    card,
    column,
    field,
    flow,
    label,
    laid,
    refill,
    refill_top,
    row,
    scrolled,
)
from gui.views.parts.controls import titled
from gui.views.parts.panes import Pane, Panes
from gui.views.parts.work import Work
from heart_africa.core.problems import BadData

ROWS_WIDTH, NEEDS_WIDTH = 470, 260


class CollectionPage(Page):
    """Two tabs: the figures that a player owns, and the armies that they make."""

    topics = ("collection", "army")
    tall = (480, 640)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._title, self._lead = label("", "title"), label("", "quiet")
        self._fault, self._total = label("", state="bad"), label("", "strong")
        self.tabs = QTabWidget()
        self._rows, self._needs = QGridLayout(), QVBoxLayout()
        self._rows.setHorizontalSpacing(14)
        self._rows.setColumnStretch(0, 2)
        self._rows.setColumnStretch(3, 3)
        self.fields = FieldsPart(session)
        self.tabs.addTab(self._figures(), "")
        self.tabs.addTab(self.fields, "")
        inside = QWidget()
        above = (self._title, self._lead, self._fault)
        laid(inside, *above, self.tabs, margins=(24, 16, 24, 12), high=self.tabs)
        self._layout.addWidget(inside)
        self.steppers: dict[str, Stepper] = {}
        self._points: dict[str, QLabel] = {}
        self._drawn = ""

    def _figures(self) -> QWidget:
        left, right = QWidget(), QWidget()
        left.setLayout(self._rows)
        right.setLayout(self._needs)
        self._panes = Panes(
            (
                Pane("figures", "", column(self._total, scrolled(left)), ROWS_WIDTH, 3),
                Pane("needs", "", scrolled(right), NEEDS_WIDTH, 2),
            ),
            "figures",
            self.session.settings.scale,
        )
        self._panes.setContentsMargins(0, 8, 0, 0)
        return self._panes

    def render_page(self) -> None:
        """Draw the page; rows are only filled anew, not remade, as long as the troops are the same."""
        say, document = self.session.say, army(self.session)
        panel = collection(self.session, document.roster if document else None)
        self._title.setText(say("collection-title"))
        self._lead.setText(say("collection-lead"))
        self._fault.setText(panel.fault)
        self._fault.setVisible(bool(panel.fault))
        self._total.setText(panel.total)
        self.tabs.setTabText(0, say("collection-tab-figures"))
        self.tabs.setTabText(1, say("collection-tab-fields"))
        self._panes.name("figures", say("collection-pane-figures"))
        self._panes.name("needs", say("collection-pane-needs"))
        self._panes.rescale(self.session.settings.scale)
        if self._drawn != self.session.lang:
            self._drawn = self.session.lang
            self._draw_rows(panel.kept)
        for each in panel.kept:
            self.steppers[each.troop].set(each.count, quietly=True)
            self._points[each.troop].setText(each.points)
        lines = (
            card(
                row(label(each.name, "strong"), label(f"{each.there} / {each.needed}")),
                label(each.text, state=each.state),
            )
            for each in panel.missing
        )
        refill_top(self._needs, label(panel.army, "heading" if panel.missing else "quiet"), *lines)
        self.fields.draw()

    def _draw_rows(self, kept: tuple[OwnedTroop, ...]) -> None:
        refill(self._rows)
        self._points = {each.troop: label("", "quiet", wrap=False) for each in kept}
        for down, each in enumerate(kept):
            stepper = Stepper(
                each.count, name=self.session.say("collection-count", troop=each.name), most=9999
            )
            stepper.changed.connect(lambda count, troop=each.troop: put(self.session, troop, count))
            self.steppers[each.troop] = stepper
            note = field(
                each.note,
                partial(self._note, each.troop),
                name=self.session.say("collection-note", troop=each.name),
                hint=self.session.say("collection-note-hint"),
            )
            for across, widget in enumerate((label(each.name), stepper, self._points[each.troop], note)):
                self._rows.addWidget(widget, down, across)
        self._rows.setRowStretch(len(kept), 1)

    def _note(self, troop: str, text: str) -> None:
        mine = owned(self.session)
        if mine.notes.get(troop, "") != text.strip() and mine.figures.get(troop):
            put(self.session, troop, mine.figures[troop], text.strip())


class FieldsPart(QWidget):
    """The armies that the owned figures can make, worked out list by list in a thread."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("inside")
        self.session = session
        self.work: Work | None = None
        self.found: list[Fielding] = []
        self._wish = wish(YEAR, POINTS)
        self._bar, self._head, inside = QProgressBar(), QVBoxLayout(), QWidget()
        self._list = laid(inside, space=8, margins=(9, 9, 9, 9))
        area = scrolled(inside)
        laid(self, self._head, self._bar, area, margins=(0, 8, 0, 0), high=area)
        self._bar.hide()
        self.reckon: QPushButton | None = None

    def draw(self) -> None:
        """Draw year and limit of points, and the armies found last."""
        say = self.session.say
        year = Stepper(self._wish.year, name=say("collection-year"), least=1, most=9999)
        points = Stepper(self._wish.points, name=say("collection-limit"), least=1, most=99999)
        year.changed.connect(lambda value: self._ask(replace(self._wish, year=value)))
        points.changed.connect(lambda value: self._ask(replace(self._wish, points=value)))
        text = say("collection-cancel") if self.work else say("collection-reckon")
        self.reckon = button(text, self._press, role="main")
        asked = (titled(say("collection-year"), year), titled(say("collection-limit"), points))
        refill(self._head, flow(*asked, titled(" ", self.reckon)))
        refill_top(self._list, *(self._made(each) for each in fielded(self.session, self.found)))

    def _ask(self, wish: ArmyRequest) -> None:
        self._wish = wish

    def _press(self) -> None:
        if self.work:
            self.work.cancel()
            self._stop()
            return
        lists, mine, rulings = self.session.catalogue, owned(self.session), self.session.rulings
        wishes = [replace(self._wish, list=each) for each in lists.lists]
        self.work = Work([partial(fields, lists, mine, each, rulings) for each in wishes])
        self.work.progressed.connect(self._progress)
        self.work.finished.connect(self._finish)
        self.work.failed.connect(self._fail)
        self._bar.setMaximum(len(wishes))
        self._progress(0, len(wishes))
        self._bar.show()
        self.work.start()
        self.draw()

    def _progress(self, done: int, all_: int) -> None:
        self._bar.setValue(done)
        self._bar.setFormat(self.session.say("collection-reckoning", done=done, all=all_))

    def _finish(self, results: list[tuple[Fielding, ...]]) -> None:
        self.found = [each for part in results for each in part]
        self._stop()

    def _fail(self, fault: Exception) -> None:
        self._stop()
        if not isinstance(fault, BadData):
            raise fault
        self.session.note_fault(fault)

    def _stop(self) -> None:
        self.work = None
        self._bar.hide()
        self.draw()

    def _made(self, made: PossibleArmy) -> QWidget:
        mark = "✓" if made.roster else "✗"
        parts: list[QWidget] = [label(f"{mark} {made.title}", "strong"), label(made.text, "quiet")]
        if made.roster:
            roster = made.roster

            def build() -> None:
                start_army(self.session, roster)
                self.session.go("armies")

            press = button(self.session.say("collection-build"), build)
            parts.append(flow(label(made.points), press))
        return card(*parts)
