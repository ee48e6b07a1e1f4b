"""An order as a form: fields, what the book has against it, dice, and the button that carries it out."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from gui.documents.battle import BattleDocument
from gui.presenters.battle.card.forms import Field, checked, order_form
from gui.session import Session
from gui.views.battle.confirm import Confirm
from gui.views.parts import Stepper, card, column, combo, field, label, row, toggle
from gui.views.parts.flow import flow

Done = Callable[[], None]


class FormView(QWidget):
    """Any order, its fields read off the order itself."""

    def __init__(
        self,
        session: Session,
        table: BattleDocument,
        kind: str,
        who: tuple[str, ...],
        done: Done,
        *,
        given: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__()
        self._session, self._table, self._kind = session, table, kind
        panel = order_form(session, table, kind, who, given or {})
        self._values = {each.name: each.value for each in panel.fields}
        self._confirm = Confirm(session, table, done)
        self._first: QWidget | None = None
        main = [self._field(each) for each in panel.fields if each.main]
        rest = [self._field(each) for each in panel.fields if not each.main]
        parts: list[QWidget] = [label(panel.title, "heading"), label(panel.text, "quiet")]
        if main:
            parts.append(flow(*main, space=12))
        if rest:
            parts.append(self._folded(rest))
        made = card(*parts, self._confirm)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(made)
        self._check()

    def carry_out(self) -> None:
        """Do it as it stands."""
        self._confirm.carry_out()

    def focus_first(self) -> None:
        """Begin to type."""
        if self._first is not None:
            self._first.setFocus()

    def _folded(self, rest: list[QWidget]) -> QWidget:
        inside = flow(*rest, space=12)
        inside.hide()
        say = self._session.say
        more = toggle(say("battle-form-more", count=len(rest)), False, inside.setVisible)  # noqa: FBT003  # up
        return column(row(more, left=True), inside)

    def _field(self, each: Field) -> QWidget:
        made = self._input(each)
        made.setToolTip(each.tip)
        if self._first is None and not each.value and not isinstance(made, QPushButton):
            self._first = made
        if each.input == "flag":
            return made
        title = QLabel(f"{each.label} ({each.unit})" if each.unit else each.label)
        title.setProperty("role", "quiet")
        title.setBuddy(made)
        return column(title, made, space=2)

    def _input(self, each: Field) -> QWidget:
        name = each.name

        def put(value: str) -> None:
            self._values[name] = value
            self._check()

        match each.input:
            case "flag":
                return toggle(each.label, each.value == "yes", lambda on: put("yes" if on else "no"))
            case "choice":
                if each.choices and not each.value:
                    self._values[name] = each.choices[0][0]
                return combo(each.choices, each.value, put, name=each.label)
            case "whole":
                stepper = Stepper(int(each.value or 0), name=each.label)
                stepper.changed.connect(lambda value: put(str(value)))
                return stepper
            case _:
                made = field(each.value, put, name=each.label, hint=each.hint, at_once=True)
                made.setMinimumWidth(70 if each.input == "inches" else 180)
                if each.input == "inches":
                    made.setMaximumWidth(110)
                made.returnPressed.connect(self.carry_out)
                return made

    def _check(self) -> None:
        self._confirm.show_checked(checked(self._session, self._table, self._kind, self._values))
