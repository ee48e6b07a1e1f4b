"""An order as a form: fields, what the book has against it, dice, and the button that carries it out."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from gui.dice import Hand, Short
from gui.presenters.battle.forms import Checked, Field, OrderForm, checked, order_form
from gui.session import Session
from gui.table import Table
from gui.views.battle.dice import DiceLine
from gui.views.parts import Stepper, button, card, column, combo, field, label, refill, row, toggle
from gui.views.parts.flow import flow
from heart_africa.bad_data import bad_text
from heart_africa.journal.book import Refused
from heart_africa.orders.battle.words import objection
from heart_africa.problems import BadData
from heart_africa.store.documents import Conflict

Done = Callable[[], None]


class Confirm(QWidget):
    """Below any form: why it cannot be, what the book has against it, dice, and the button."""

    def __init__(self, session: Session, table: Table, done: Done) -> None:
        super().__init__()
        self._session, self._table, self._done = session, table, done
        self._checked = Checked()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        self._against = QVBoxLayout()
        self._against.setSpacing(2)
        say = session.say
        self._reason = QLineEdit()
        self._reason.setPlaceholderText(say("battle-form-reason"))
        self._reason.setAccessibleName(say("battle-form-reason"))
        self._reason.returnPressed.connect(self.carry_out)
        self._dice = DiceLine(session)
        self._dice.entered.connect(self.carry_out)
        self._dice.thrown.connect(lambda: self.carry_out(throw=True))
        self._press = button(say("battle-form-do"), self.carry_out, role="main")
        layout.addLayout(self._against)
        layout.addWidget(self._reason)
        layout.addWidget(self._dice)
        layout.addWidget(self._press, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def simple(self) -> bool:
        """Whether nothing is left to say: no fault, no objection, no dice."""
        now = self._checked
        return not (now.fault or now.against or now.dice) and now.command is not None

    def show_checked(self, now: Checked) -> None:
        """Show what the order as it is filled in would meet."""
        self._checked = now
        lines: list[QWidget] = [_line(text, "bad") for text in now.against]
        if now.fault:
            lines.append(_line(now.fault, "warn"))
        refill(self._against, *lines)
        self._reason.setVisible(bool(now.against))
        self._dice.ask(now.dice, now.what)
        self._press.setEnabled(not now.fault)
        over = "battle-form-overrule" if now.against else "battle-form-do"
        self._press.setText(self._session.say(over))
        self._press.setAccessibleName(self._press.text())
        self._press.setToolTip(now.fault)

    def enter(self) -> None:
        """On to the dice, if some are asked for; else to the reason, or to the end."""
        if self._checked.dice and not self._checked.fault:
            self._dice.focus()
        else:
            self.carry_out()

    def focus_first(self) -> None:
        """Begin with the dice, or with the button where nothing is thrown."""
        if self._checked.dice:
            self._dice.focus()
        else:
            self._press.setFocus()

    def carry_out(self, *, throw: bool = False) -> None:
        """Carry the order out with the dice and the reason given; what stands against it is told here."""
        now = self._checked
        if now.command is None or now.fault:
            return
        if now.against and not self._reason.text().strip():
            self._reason.setFocus()
            return
        if (faces := self._dice.faces()) is None:
            return
        hand = Hand(faces, self._table.generator if throw else None)
        try:
            self._table.submit(now.command, hand, self._reason.text().strip() or None)
        except Short as short:
            self._dice.more(short, self._session.say(short.why))
        except Refused as refused:
            texts = tuple(objection(self._session, each) for each in refused.problems)
            self.show_checked(Checked(now.command, "", texts, now.dice, now.what))
        except Conflict:
            pass  # the page tells of it in its place
        except BadData as fault:
            self.show_checked(Checked(now.command, bad_text(fault, self._session.lang)))
        else:
            self._done()


def _line(text: str, state: str) -> QLabel:
    made = label(f"{'✗' if state == 'bad' else '!'} {text}", state=state)
    made.setAccessibleName(text)
    return made


class FormView(QWidget):
    """Any order, its fields read off the order itself."""

    def __init__(
        self,
        session: Session,
        table: Table,
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


__all__ = ["Confirm", "FormView", "OrderForm"]
