"""An order as a form: fields, what the book has against it, dice, and the button that carries it out."""

from functools import partial

from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from gui.documents.campaign import CampaignDocument, CampaignOrderRequest
from gui.presenters.campaign.forms import Field, checked, counts_of, counts_text, order_form, row_text
from gui.session import Session
from gui.views.campaign.confirm import Confirm
from gui.views.parts import Stepper, card, column, combo, field, label, link, refill, row, toggle
from gui.views.parts.flow import flow

UNASKED = frozenset({"record"})
"""Fields that are known without being asked."""
MOST = 9999
"""The highest number that is asked for: a year has four digits."""
DECIDES = frozenset({"list", "battle", "player"})
"""Fields that decide what other fields may hold."""


class FormView(QWidget):
    """Any order, its fields read off the order itself; it closes itself when the order is carried out."""

    def __init__(self, session: Session, keeping: CampaignDocument, wish: CampaignOrderRequest) -> None:
        super().__init__()
        self._session, self._keeping, self._kind = session, keeping, wish.order
        self._values: dict[str, str] = dict(wish.given)
        self._inputs: dict[str, QWidget] = {}
        self._many: dict[str, dict[str, int]] = {}
        self._shape: object = None
        panel = order_form(session, keeping, self._kind, self._values)
        self._fields = QVBoxLayout()
        leave = link(session.say("keeper-form-leave"), lambda: keeping.ask(""))
        self._confirm = Confirm(session, keeping, lambda: None, leave)
        made = card(label(panel.title, "heading"), label(panel.text, "quiet"))
        inside = made.layout()
        assert isinstance(inside, QVBoxLayout)  # noqa: S101  # a card is a column
        inside.addLayout(self._fields)
        inside.addWidget(self._confirm)
        made.setProperty("chosen", "true")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(made)
        self._draw()

    def focus_first(self) -> None:
        """Begin to fill it in: with what is still to be typed, else with its dice, else with its button."""
        empty = (made for made in self._inputs.values() if isinstance(made, QLineEdit) and not made.text())
        first = next(empty, None) or next(iter(self._inputs.values()), None)
        if first is not None:
            first.setFocus()
        else:
            self._confirm.focus_first()

    # --- fields ---

    def _draw(self) -> None:
        """Draw the fields anew if one of them decides on others."""
        panel = order_form(self._session, self._keeping, self._kind, self._values)
        shape = tuple(each.shape for each in panel.fields)
        if shape != self._shape:
            self._shape = shape
            kept = {name: value for name, value in self._values.items() if name in UNASKED}
            self._values = {**kept, **{each.name: each.value for each in panel.fields}}
            widgets = [self._field(each) for each in panel.fields]
            refill(self._fields, *([flow(*widgets, space=12)] if widgets else []))
        self._check()

    def _field(self, each: Field) -> QWidget:
        made = self._input(each)
        made.setToolTip(each.tip)
        self._inputs[each.name] = made
        if each.input == "flag":
            return made
        title = QLabel(each.label)
        title.setProperty("role", "quiet")
        title.setBuddy(made)
        return column(title, made, space=2)

    def _put(self, name: str, value: str) -> None:
        self._values[name] = value
        if name in DECIDES:
            self._draw()
            self._inputs[name].setFocus()
        else:
            self._check()

    def _input(self, each: Field) -> QWidget:
        name = each.name
        match each.input:
            case "flag":
                return toggle(
                    each.label, each.value == "yes", lambda on: self._put(name, "yes" if on else "no")
                )
            case "choice":
                return combo(each.choices, each.value, lambda value: self._put(name, value), name=each.label)
            case "suggest":
                return self._suggest(each)
            case "whole":
                stepper = Stepper(int(each.value or 0), name=each.label, most=MOST, at_once=True)
                stepper.changed.connect(lambda value: self._put(name, str(value)))
                return stepper
            case "several" | "counts":
                return self._several(each)
            case _:
                made = field(
                    each.value,
                    lambda value: self._put(name, value),
                    name=each.label,
                    hint=each.hint,
                    at_once=True,
                )
                made.setMinimumWidth(200)
                made.returnPressed.connect(self.carry_out)
                return made

    def _suggest(self, each: Field) -> QWidget:
        """A name of one's own, or one of those offered."""
        made = QComboBox()
        made.setEditable(True)
        made.addItem("")
        made.addItems([value for value, _ in each.choices])
        made.setCurrentText(each.value)
        made.setAccessibleName(each.label)
        made.setMinimumWidth(220)
        made.currentTextChanged.connect(lambda text: self._put(each.name, text))
        return made

    def _several(self, each: Field) -> QWidget:
        """One control for each name: a toggle, or how many."""
        kept = self._many.setdefault(each.name, counts_of(each.value))
        said = row_text if each.input == "several" else None

        def put(who: str, count: int) -> None:
            kept[who] = int(count)
            text = said(tuple(one for one in kept if kept[one])) if said else counts_text(kept)
            self._put(each.name, text)

        parts: list[QWidget] = []
        for who, text in each.choices:
            if said:
                parts.append(toggle(text, bool(kept.get(who)), partial(put, who)))
                continue
            stepper = Stepper(kept.get(who, 0), name=f"{each.label}: {text}", at_once=True)
            stepper.changed.connect(partial(put, who))
            parts.append(row(label(text, wrap=False), stepper))
        return row(*parts, left=True)

    # --- what it would meet, and carrying it out ---

    def _check(self) -> None:
        self._confirm.show_checked(checked(self._session, self._keeping, self._kind, self._values))

    def carry_out(self) -> None:
        """Do it as it stands."""
        self._confirm.carry_out()
