"""What players agree on, to be filled in: numbers and choices in as many rows as it takes."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from gui.presenters.armies.common import NUMBERS, Fact
from gui.session import Session
from gui.views.parts import Stepper, combo, narrow
from gui.views.parts.controls import titled
from gui.views.parts.flow import FlowBox
from gui.views.parts.work import fill

LETTERS = 18
"""How many letters of a choice there is room for."""


class AgreedForm(FlowBox):
    """Some of the facts that are agreed; `put` is told which one is otherwise, and how."""

    def __init__(
        self, session: Session, facts: Iterable[str], put: Callable[[str, str | int], object]
    ) -> None:
        super().__init__(12)
        self._controls: dict[str, Stepper | QComboBox] = {}
        self._titled: dict[str, QWidget] = {}
        for fact in facts:
            name = session.say("builder-points-limit" if fact == "points" else f"builder-{fact}")
            control = self._controls[fact] = _control(fact, name, partial(put, fact))
            self._titled[fact] = titled(name, control)
        self.hold(*self._titled.values())

    def show_facts(self, facts: Iterable[Fact]) -> None:
        """Show what is agreed now; what a list leaves no choice of is not shown."""
        for fact in facts:
            control = self._controls.get(fact.name)
            if isinstance(control, Stepper):
                control.set(int(fact.value), quietly=True)
            elif control is not None:
                fill(control, fact.choices, str(fact.value))
                self._titled[fact.name].setVisible(bool(fact.choices))

    def ask(self, fact: str) -> None:
        """Ask for a choice: open its list."""
        control = self._controls[fact]
        control.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(control, QComboBox):
            control.showPopup()

    def control(self, fact: str) -> QWidget:
        """Where a fact is filled in."""
        return self._controls[fact]


def _control(fact: str, name: str, put: Callable[[str | int], object]) -> Stepper | QComboBox:
    if fact in NUMBERS:
        stepper = Stepper(1, name=name, least=1, most=NUMBERS[fact])
        stepper.changed.connect(put)
        return stepper
    box = narrow(combo((), "", put, name=name))
    box.setMinimumContentsLength(LETTERS)
    return box
