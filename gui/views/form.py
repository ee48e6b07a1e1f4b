"""An order as a form: fields, what the book has against it, dice, and the button that carries it out."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gui.presenters.forms import NOTHING, Answers, FormContext, Value, check, order_form
from gui.views.confirm import Confirm
from gui.views.fields import FieldsView
from gui.views.parts import card, label, laid


class FormView(QWidget):
    """Any order, its fields read off the order itself; it closes itself when the order is carried out.

    `given`: what is known of it; `besides`: what stands beside its button; `head`: its title, which may
    stand elsewhere.
    """

    def __init__(
        self,
        at: FormContext[Any],
        *besides: QWidget,
        given: Answers = NOTHING,
        done: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__()
        self._at = at
        self._given, self._values = frozenset(given), given
        self._confirm = Confirm(at, done, *besides)
        self.fields = FieldsView(at.session, self._put, self._confirm.enter)
        form = order_form(at, given)
        self.head: QWidget = label(form.title, "heading")
        made = card(self.head, label(form.text, "quiet"), self.fields, self._confirm)
        made.setProperty("chosen", "true")
        laid(self, made)
        self._asked = f"{at.kind} {form.values}"
        self._confirm.type_dice(at.document.dice_typed.get(self._asked, ""))
        self._confirm.dice_typed.connect(self._keep_dice)
        self._draw()

    def _keep_dice(self, words: str) -> None:
        """They stand there again when the same is asked for once more."""
        self._at.document.dice_typed[self._asked] = words

    def focus_first(self) -> None:
        """Begin to fill it in: with what is still to be said, else with its dice, else with its button."""
        first = self.fields.first_empty()
        if first is None and (self._confirm.checked.fault or not self._confirm.checked.dice):
            open_ = (made for name, made in self.fields.inputs.items() if name not in self._given)
            first = next(open_, None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)  # what stands there is marked, to be typed over
        else:
            self._confirm.focus_first()

    def _put(self, name: str, value: Value) -> None:
        self._values = {**self._values, name: value}
        self._draw()

    def _draw(self) -> None:
        form = order_form(self._at, self._values)
        self._values = form.values
        self.fields.show_fields(form.fields)
        self.fields.setVisible(bool(form.fields))
        self._confirm.show_order(partial(check, self._at, form))
