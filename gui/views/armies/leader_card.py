"""The leader's card: name, troop, traits, attendants, gun bearer."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from armylists.edits import DismissLeader, NameLeader, SetAttendants, SetLeader, SetLeaderBearer, SetTraits
from gui.presenters.armies.cards import LeaderCard
from gui.session import Session
from gui.views.armies.unit_card import Hands
from gui.views.armies.widgets import CardFrame, OwnLine
from gui.views.parts import Stepper, button, combo, label, narrow, row
from gui.views.parts.controls import titled
from gui.views.parts.flow import flow
from gui.views.parts.updates import fill, tell

MOST = 99


class LeaderFrame(CardFrame):
    """The card of the leader, or of the place that waits for one."""

    def __init__(self, session: Session, hands: Hands, panel: LeaderCard) -> None:
        super().__init__(session.say("builder-leader"))
        self._session, self._hands, self._panel = session, hands, panel
        say = session.say
        self._name = OwnLine(say("builder-leader-name"))
        self._name.given.connect(lambda name: hands.do(NameLeader(name)))
        self._points = label("", "strong", wrap=False)
        self._away = button("×", self._dismiss, role="step", tip=say("builder-dismiss"))
        self._away.setAccessibleName(say("builder-dismiss"))
        head = row(self._name, self._points, self._away, wide=0)
        self.lay(head, self._controls(), self.marks)
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

    def _choice(self, message: str, run: Callable[[str], object]) -> QComboBox:
        made = narrow(combo((), "", run, name=self._session.say(message)))
        made.setMinimumContentsLength(15)
        return made

    def show_panel(self, panel: LeaderCard, *, anew: bool = False) -> None:
        """Show another state of the leader."""
        before, self._panel = self._panel, panel
        if panel == before and not anew:
            return
        self._name.show_text(panel.name)
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
        self.show_marks(panel.marks)

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
