"""The leader's card: name, troop, traits, attendants, gun bearer."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from armylists.edits import DismissLeader, NameLeader, SetAttendants, SetLeader, SetLeaderBearer, SetTraits
from gui.presenters.armies.cards import LeaderCard
from gui.session import Session
from gui.views.armies.unit_card import Hands
from gui.views.armies.widgets import Marks, lets_undo_through
from gui.views.parts import Stepper, button, combo, field, label, narrow
from gui.views.parts.controls import titled
from gui.views.parts.flow import flow
from gui.views.parts.updates import fill, restyle, tell

MOST = 99


class LeaderFrame(QFrame):
    """The card of the leader, or of the place that waits for one."""

    def __init__(self, session: Session, hands: Hands, panel: LeaderCard) -> None:
        super().__init__()
        self._session, self._hands, self._panel = session, hands, panel
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # to be shown; Tab goes to what is in it
        say = session.say
        self.setAccessibleName(say("builder-leader"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 8)
        layout.setSpacing(4)
        head = QHBoxLayout()
        self._name = field("", self._rename, name=say("builder-leader-name"))
        self._name.setProperty("role", "flat")
        self._points = label("", "strong", wrap=False)
        self._away = button("×", self._dismiss, role="step", tip=say("builder-dismiss"))
        self._away.setAccessibleName(say("builder-dismiss"))
        head.addWidget(self._name, 1)
        head.addWidget(self._points)
        head.addWidget(self._away)
        layout.addLayout(head)
        layout.addWidget(self._controls())
        self._marks = Marks()
        layout.addWidget(self._marks)
        lets_undo_through(self)
        self.show_panel(panel, anew=True)

    def _controls(self) -> QWidget:
        say = self._session.say
        self._troop = self._choice("builder-leader-troop", self._lead)
        self._first = self._choice("builder-trait", lambda trait: self._traits(0, trait))
        self._second = self._choice("builder-trait-second", lambda trait: self._traits(1, trait))
        self._attendants = Stepper(0, name=say("builder-attendants"), most=MOST)
        self._attendants.changed.connect(lambda count: self._hands.do(SetAttendants(count)))
        self._bearer = QCheckBox(say("builder-bearer"))
        self._bearer.setToolTip(say("builder-bearer-tip"))
        self._bearer.clicked.connect(lambda on: self._hands.do(SetLeaderBearer(int(on))))
        self._parts = {
            "troop": titled(say("builder-leader-troop"), self._troop),
            "first": titled(say("builder-trait"), self._first),
            "second": titled(say("builder-trait-second"), self._second),
            "attendants": titled(say("builder-attendants"), self._attendants),
        }
        return flow(*self._parts.values(), self._bearer, space=10)

    def _choice(self, message: str, run: object) -> QComboBox:
        made = narrow(combo((), "", run, name=self._session.say(message)))  # type: ignore[arg-type]  # as combo says
        made.setMinimumContentsLength(15)
        return made

    def show_panel(self, panel: LeaderCard, *, anew: bool = False) -> None:
        """Show another state of the leader."""
        before, self._panel = self._panel, panel
        if panel == before and not anew:
            return
        if self._name.text() != panel.name and not self._name.isModified():
            self._name.setText(panel.name)
        self._name.setPlaceholderText(panel.hint)
        tell(self._points, panel.points if panel.there else "")
        choices = (
            panel.troops if panel.there else (("", self._session.say("builder-no-leader")), *panel.troops)
        )
        fill(self._troop, choices, panel.troop)
        self._troop.setToolTip(panel.tip)
        traits = (*panel.traits, "", "")
        fill(self._first, (("", self._session.say("builder-trait-open")), *panel.choices[1:]), traits[0])
        fill(self._second, panel.choices, traits[1])
        self._attendants.set(panel.attendants, quietly=True)
        self._bearer.setChecked(panel.bearer)
        for part in ("first", "attendants"):
            self._parts[part].setVisible(panel.there)
        self._parts["second"].setVisible(panel.second)
        self._name.setEnabled(panel.there)
        self._away.setVisible(panel.there)
        self._bearer.setVisible(panel.may_bear)
        self._marks.show_marks(panel.marks)
        restyle(self, state="bad" if any(each.state == "bad" for each in panel.marks) else "")

    def _rename(self, text: str) -> None:
        self._name.setModified(False)  # Qt's way
        if text.strip() != self._panel.name:
            self._hands.do(NameLeader(text.strip()[:200]))

    def _lead(self, troop: str) -> None:
        if troop:
            self._hands.do(SetLeader(troop))

    def _traits(self, number: int, trait: str) -> None:
        now = [*self._panel.traits, "", ""][:2]
        now[number] = trait
        self._hands.do(SetTraits(tuple(each for each in now if each)))

    def _dismiss(self) -> None:
        self._hands.do(DismissLeader())
        self._troop.setFocus(Qt.FocusReason.OtherFocusReason)
