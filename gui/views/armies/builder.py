"""The builder: head, three panes of which the verdict is the right one, foot; all changes in place."""

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from armylists.edits import KeepNarrative, NameArmy
from gui.actions.action import command
from gui.actions.armies import ALL, BAR
from gui.documents.army import army, change
from gui.presenters.armies.builder import Builder, RepairOffer, mends
from gui.presenters.armies.common import Mark, part_of
from gui.session import Session
from gui.views.armies.roster import SHOWN, RosterPane
from gui.views.armies.troops_pane import TroopsPane
from gui.views.armies.widgets import OwnLine, PointsBar
from gui.views.parts import button, label, laid, refill, row, scrolled, toggle
from gui.views.parts.boxes import reveal
from gui.views.parts.flow import Overflow, flow
from gui.views.parts.panes import Pane, Panes
from gui.views.parts.work import Later, restyle, tell

# --- the head of the open army ---


SPACE = 12


class HeadBar(QWidget):
    """The head of the open army: its name, a line about it, and buttons.

    `facts` is emitted with whether the card of what was agreed (year, points, list, ...) is to be shown.
    """

    facts = Signal(bool)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        say = session.say
        self._name = OwnLine(say("builder-army-name"), role="name")
        self._name.given.connect(lambda name: change(session, NameArmy(name)))
        self._bar = Overflow(say("builder-more-actions"))
        self._line = label("", "quiet")
        shown = session.open.get(SHOWN) is True
        self._open = toggle(say("builder-facts"), shown, self._show_facts, tip=say("builder-facts-tip"))
        known = {action.id: action for action in ALL}
        self._actions = [known[id_] for id_ in BAR]
        self._presses: dict[str, QPushButton] = {}
        for action in self._actions:
            name = command(session, action).name
            self._presses[action.id] = button(name, partial(action.run, session))
        self._bar.hold(list(self._presses.values()))
        first = QHBoxLayout()
        first.addWidget(self._name, 1)
        first.addWidget(self._bar, 1)
        laid(self, first, row(self._open, self._line, wide=1), space=4)

    def show_panel(self, panel: Builder) -> None:
        """Show another state of the army."""
        self._name.show_text(panel.name)
        self._name.setPlaceholderText(panel.hint)
        tell(self._line, panel.line)
        tips = {"army-undo": panel.undo, "army-redo": panel.redo}
        for action in self._actions:
            told, press = command(self._session, action), self._presses[action.id]
            tip = told.why_off or tips.get(action.id) or told.tip
            press.setEnabled(not told.why_off)
            press.setToolTip(f"{tip} ({told.shortcut})" if told.shortcut else tip)
            press.setAccessibleDescription(tip)

    def _show_facts(self, on: bool) -> None:  # noqa: FBT001  # as the button says
        self._session.open.put(SHOWN, on)
        self.facts.emit(on)

    def open_facts(self) -> None:
        """Show the card of what was agreed; emits `facts` also where its button is already down."""
        if self._open.isChecked():
            self.facts.emit(True)  # noqa: FBT003  # they are
        else:
            self._open.setChecked(True)


class FootBar(QFrame):
    """The bar below the panes: the points with their bar, the verdict in a word, whether the file is written.

    `wanted` is emitted with the place in the army that is to be shown.
    """

    wanted = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        self._total, self._left = label("", "number", wrap=False), label("", wrap=False)
        self.bar = PointsBar()
        self.bar.chosen.connect(self.wanted)
        self._verdict = button(
            "", lambda: self.wanted.emit("verdict"), role="link", tip=session.say("builder-to-verdict")
        )
        layout = QHBoxLayout(self)
        layout.setContentsMargins(SPACE, 4, SPACE, 4)
        layout.setSpacing(SPACE)
        layout.addWidget(self._total)
        layout.addWidget(self._left)
        layout.addWidget(self.bar, 1)
        layout.addWidget(self._verdict)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the bar of points where there is no room for all, then what is left; sum and verdict stay."""
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        wide = sum(each.sizeHint().width() + SPACE for each in (self._total, self._verdict, self._left))
        room = self.width() - SPACE - wide
        self.bar.setVisible(room >= self.bar.minimumWidth())
        self._left.setVisible(room >= 0)

    def show_panel(self, panel: Builder) -> None:
        """Show the sum of points, what is left, and the verdict of this panel."""
        tell(self._total, panel.points.text)
        tell(self._left, panel.points.left)
        restyle(self._left, state=panel.points.state)
        self.bar.show_points(panel.points)
        sign = {"good": "✓", "warn": "!", "bad": "×"}[panel.judged.state]
        text = f"{sign} {panel.judged.text}"
        if self._verdict.text() != text:
            self._verdict.setText(text)
            self._verdict.setAccessibleName(text)
        restyle(self._verdict, state=panel.judged.state)
        self._verdict.setMinimumWidth(self._verdict.fontMetrics().horizontalAdvance(text) + SPACE)
        self._fold()


# --- the verdict on the right ---


SOON = 60
"""Milliseconds after which opened repairs are laid out and can be scrolled to."""


class VerdictPane(QWidget):
    """Every problem and warning of the army, with buttons to show its place and to mend it.

    `wanted` is emitted with the place in the army that is to be shown.
    """

    wanted = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._marks: tuple[Mark, ...] | None = None
        self._at = -1
        self._summary: object = None
        self.problems: list[ProblemFrame] = []
        say = session.say
        self._state = label("", "heading")
        self._what = label("", "small")
        self._narrative = QCheckBox(say("builder-keep-narrative"))
        self._narrative.setToolTip(say("builder-keep-narrative-tip"))
        self._narrative.clicked.connect(lambda on: change(session, KeepNarrative(bool(on))))
        self._list = QVBoxLayout()
        self._list.setSpacing(6)
        self._glance = QGridLayout()
        self._glance.setHorizontalSpacing(10)
        self._glance.setVerticalSpacing(2)
        self._glance.setColumnStretch(1, 1)
        inside, summary = QWidget(), label(say("builder-summary"), "strong")
        head = (self._state, self._what, self._narrative)
        laid(inside, *head, self._list, summary, self._glance, margins=(0, 0, 8, 12)).addStretch(1)
        self._area = scrolled(inside, say("builder-verdict"))
        laid(self, self._area)

    def show_panel(self, panel: Builder) -> None:
        """Show the verdict and the problems of this panel."""
        judged = panel.judged
        sign = {"good": "✓", "warn": "!", "bad": "×"}[judged.state]
        tell(self._state, f"{sign} {judged.text}")
        restyle(self._state, state=judged.state)
        tell(self._what, self._session.say(f"builder-verdict-{judged.state}"))
        self._narrative.setChecked(judged.narrative)
        self._narrative.setVisible(judged.state != "good" or judged.narrative)
        if panel.summary != self._summary:
            self._summary = panel.summary
            refill(self._glance)
            for number, each in enumerate(panel.summary):
                self._glance.addWidget(label(each.name, "small"), number, 0, Qt.AlignmentFlag.AlignTop)
                self._glance.addWidget(label(each.text), number, 1)
        if judged.marks != self._marks:
            self._marks, self._at = judged.marks, -1
            self.problems = [ProblemFrame(self._session, self, each) for each in judged.marks]
            focused = QApplication.focusWidget()
            here = focused is not None and self._area.isAncestorOf(focused)
            refill(self._list, *self.problems)
            if here:
                (self.problems[0].show_me if self.problems else self._area).setFocus()

    def next(self) -> None:
        """Bring the next problem into view, round to the first again, and ask for its place to be shown."""
        if self.problems:
            self._at = (self._at + 1) % len(self.problems)
            self.wanted.emit(self.problems[self._at].mark.where)
            self._area.ensureWidgetVisible(self.problems[self._at])

    def mend(self) -> None:
        """Open the repairs of the problem shown last, or of the first."""
        broken = [each for each in self.problems if each.mark.state == "bad"]
        chosen = self.problems[self._at] if 0 <= self._at < len(self.problems) else None
        frame = chosen if chosen in broken else broken[0] if broken else None
        if frame:
            frame.open_mends()


class ProblemFrame(QFrame):
    """A problem or a warning: its text and rule, a button that shows the place, a button for the repairs."""

    def __init__(self, session: Session, pane: VerdictPane, mark: Mark) -> None:
        super().__init__()
        self._session, self.mark = session, mark
        say = session.say
        self.setProperty("role", "card")
        self.setProperty("state", mark.state)
        sign = "×" if mark.state == "bad" else "!"
        place = label(f"{sign} {mark.place}", "strong", state=mark.state)
        text, cited = label(mark.text), label(mark.cite, "small")
        cited.setToolTip(mark.tip)
        text.setToolTip(mark.tip)
        self.show_me = button(
            say("builder-show"),
            lambda: pane.wanted.emit(mark.where),
            tip=say("builder-show-tip"),
            of=mark.place,
        )
        presses: list[QWidget] = [self.show_me]
        if mark.state == "bad":
            self._press = button(
                say("builder-mend"), self.open_mends, tip=say("builder-mend-tip"), of=mark.text
            )
            presses.append(self._press)
        self._mends = QVBoxLayout()
        self._mends.setSpacing(6)
        laid(self, place, text, cited, flow(*presses), self._mends, space=3, margins=(8, 6, 8, 6))

    def open_mends(self) -> None:
        """Show the repairs that would mend the problem, or fold them away if they are shown."""
        document = army(self._session)
        if document is None:
            return
        if self._mends.count():
            refill(self._mends)
            return
        found = mends(self._session, document.roster, self.mark.problem)
        none = label(self._session.say("builder-mend-none"), "quiet")
        refill(self._mends, *([self._mend(each) for each in found] or [none]))
        first = self._mends.itemAt(0)
        widget = first.widget() if first else None
        if found and widget:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)
            QTimer.singleShot(SOON, widget, lambda: reveal(widget))

    def _mend(self, mend: RepairOffer) -> QFrame:
        """A repair: its sentence, what it would change, the verdict then, a button that applies it."""
        made = QFrame()
        made.setProperty("role", "strip")
        apply = button(
            self._session.say("builder-apply"),
            lambda: change(self._session, *mend.edits),
            role="main",
            tip=mend.text,
        )
        apply.setAccessibleName(f"{self._session.say('builder-apply')}: {mend.text}")
        made.setFocusProxy(apply)
        lines = [label(f"→ {line}", "small") for line in mend.lines]
        foot = row(label(mend.outcome, "small", state=mend.state), apply, wide=0)
        laid(made, label(mend.text, "strong"), *lines, foot, space=3, margins=(8, 6, 8, 6))
        return made


# --- the builder ---


LATER = 150
"""Milliseconds after which the palette follows the army."""


class BuilderView(QWidget):
    """The open army: head, then troops, roster and verdict side by side, then the foot."""

    def __init__(self, session: Session, panel: Builder) -> None:
        super().__init__()
        self._session = session
        say = session.say
        self.head, self.foot = HeadBar(session), FootBar(session)
        self.troops, self.roster, self.verdict = (
            TroopsPane(session),
            RosterPane(session, panel),
            VerdictPane(session),
        )
        self._panes = Panes(
            (
                Pane("troops", say("builder-troops"), self.troops, 240, 2),
                Pane("roster", say("builder-roster"), self.roster, 340, 4),
                Pane("verdict", say("builder-verdict"), self.verdict, 240, 2),
            ),
            "roster",
            session.settings.scale,
        )
        self.verdict.wanted.connect(self.show_place)
        self.foot.wanted.connect(self.show_place)
        self.head.facts.connect(self._show_facts)
        layout = laid(self, self.head, self._panes, self.foot, space=8, margins=(16, 10, 16, 8))
        layout.setStretchFactor(self._panes, 1)
        self._later = Later(self, LATER, self.troops.freshen)
        self.show_panel(panel)

    def show_panel(self, panel: Builder) -> None:
        """Show another state of the army in all parts."""
        self.head.show_panel(panel)
        self.roster.show_panel(panel)
        self.verdict.show_panel(panel)
        self.foot.show_panel(panel)
        count = len(panel.judged.marks)
        name = self._session.say("builder-verdict-count" if count else "builder-verdict", count=count)
        self._panes.name("verdict", name)
        self._later.start()

    def show_place(self, where: str) -> None:
        """Bring a place of the army, as `units[2]`, into view and mark it for a moment."""
        if where == "verdict":
            self._panes.turn("verdict")
        elif part_of(where) == "facts":
            self.head.open_facts()
            self.roster.flash(where)
        else:
            if not self._panes.shows("roster"):
                self._panes.turn("roster")
            self.roster.flash(where)

    def _show_facts(self, on: bool) -> None:  # noqa: FBT001  # as the button says
        if on and not self._panes.shows("roster"):
            self._panes.turn("roster")
        self.roster.show_facts(on)

    def seek(self) -> None:
        """Show the pane of troops and put the focus into its search field."""
        self._panes.turn("troops")
        self.troops.freshen()
        self.troops.seek()

    def to_units(self) -> None:
        """Show the roster and put the focus on the first unit."""
        self._panes.turn("roster")
        self.roster.go_to("units")

    def next_problem(self) -> None:
        """Show the next problem of the verdict and its place."""
        self.verdict.next()

    def mend(self) -> None:
        """Show the verdict and open the repairs of the problem shown last."""
        self._panes.turn("verdict")
        self.verdict.mend()
