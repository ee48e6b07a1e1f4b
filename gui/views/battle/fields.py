"""What a card asks, as toggles, steppers, choices and fields; brought up to date where somebody types."""

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from gui.presenters.battle.card.fields import CardField, Value
from gui.session import Session
from gui.views.parts import Stepper, column, combo, field, refill, toggle
from gui.views.parts.flow import flow

Put = Callable[[str, Value], None]
FEW_LETTERS, MANY_LETTERS = 8, 18
"""How many letters a distance and a text show."""


class Names(QWidget):
    """Names in a row, any of which may be down."""

    def __init__(self, ask: CardField, put: Callable[[tuple[str, ...]], None]) -> None:
        super().__init__()
        self._put, self._order = put, tuple(value for value, _ in ask.choices)
        self._down = set(ask.value if isinstance(ask.value, tuple) else ())
        self.presses = {value: toggle(text, value in self._down, self._pressed(value), tip=text)
                         for value, text in ask.choices}  # fmt: skip
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(flow(*self.presses.values(), space=4))
        self.setAccessibleName(ask.label)
        if first := next(iter(self.presses.values()), None):
            self.setFocusProxy(first)

    def _pressed(self, value: str) -> Callable[[bool], None]:
        def pressed(on: bool) -> None:  # noqa: FBT001  # as Qt says it
            (self._down.add if on else self._down.discard)(value)
            self._put(tuple(each for each in self._order if each in self._down))

        return pressed

    def show_value(self, value: Value) -> None:
        """Show which are down."""
        self._down = set(value if isinstance(value, tuple) else ())
        for name, press in self.presses.items():
            press.blockSignals(True)  # noqa: FBT003  # Qt's own
            press.setChecked(name in self._down)
            press.blockSignals(False)  # noqa: FBT003  # Qt's own


class AsksView(QWidget):
    """The questions of a card: those asked at once, and the others folded below."""

    def __init__(self, session: Session, put: Put, enter: Callable[[], None]) -> None:
        super().__init__()
        self._session, self._put, self._enter = session, put, enter
        self._shapes: object = None
        self.inputs: dict[str, QWidget] = {}
        self._unfolded = False
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        self._more: QPushButton | None = None

    def show_asks(self, asks: Iterable[CardField]) -> None:
        """Show them: in place where only answers have changed, else anew with the focus where it was."""
        shown = tuple(asks)
        shapes = tuple(ask.shape for ask in shown)
        if shapes == self._shapes:
            for ask in shown:
                _update(self.inputs[ask.name], ask)
            self._name_more(shown)
            return
        focused = self._focused()
        self._shapes, self.inputs = shapes, {}
        self._build(shown)
        if focused in self.inputs:
            self.inputs[focused].setFocus()

    def first_empty(self) -> QWidget | None:
        """The first distance or text at once asked for that has still to be typed."""
        fields = (each for each in self.inputs.values() if isinstance(each, QLineEdit) and each.isVisible())
        return next((each for each in fields if not each.text().strip()), None)

    def first_names(self) -> QWidget | None:
        """The first row of names, which somebody has to look through."""
        return next((each for each in self.inputs.values() if isinstance(each, Names)), None)

    def _focused(self) -> str:
        return next((name for name, each in self.inputs.items()
                     if each.hasFocus() or (each.isAncestorOf(each.focusWidget() or each)
                     and each.focusWidget() is not None and each.focusWidget().hasFocus())), "")  # fmt: skip

    # --- drawing ---

    def _build(self, shown: tuple[CardField, ...]) -> None:
        main = [ask for ask in shown if ask.main]
        rest = [ask for ask in shown if not ask.main]
        self._more = None
        below: list[QWidget] = []
        if rest:
            inside = column(*self._rows(rest), space=8)
            below = [inside]
            if not self._unfolded:
                inside.hide()

            def unfold(on: bool) -> None:  # noqa: FBT001  # as Qt says it
                self._unfolded = on
                inside.setVisible(on)

            self._more = toggle("", self._unfolded, unfold)
        refill(self._layout, *self._rows(main, self._more), *below)
        self._name_more(shown)

    def _rows(self, asks: list[CardField], more: QWidget | None = None) -> list[QWidget]:
        """Choices and distances side by side, facts below; rows of names and questions each for itself."""
        questions = [self._titled(ask) for ask in asks if ask.question]
        asks = [ask for ask in asks if not ask.question]
        fields = [self._titled(ask) for ask in asks if ask.input not in {"toggle", "figures"}]
        facts = [self._made(ask) for ask in asks if ask.input == "toggle"]
        names = [self._titled(ask) for ask in asks if ask.input == "figures"]
        facts += [more] if more is not None else []
        made = [flow(*fields, space=12)] if fields else []
        return [*made, *([flow(*facts, space=6)] if facts else []), *names, *questions]

    def _titled(self, ask: CardField) -> QWidget:
        made = self._made(ask)
        title = QLabel(f"{ask.label} ({ask.unit})" if ask.unit and not ask.question else ask.label)
        title.setProperty("role", "strong" if ask.question else "quiet")
        title.setWordWrap(ask.input == "figures" or ask.question)
        title.setBuddy(made)
        return column(title, made, space=2)

    def _made(self, ask: CardField) -> QWidget:
        made = self.inputs[ask.name] = self._input(ask)
        made.setToolTip(ask.tip)
        return made

    def _input(self, ask: CardField) -> QWidget:
        name = ask.name
        match ask.input:
            case "toggle":
                return toggle(ask.label, bool(ask.value), lambda on: self._put(name, on), tip=ask.tip)
            case "choice":
                return self._choice(ask)
            case "count":
                stepper = Stepper(_number(ask.value), name=ask.label, least=ask.least, most=ask.most)
                stepper.changed.connect(lambda value: self._put(name, value))
                return stepper
            case "figures":
                return Names(ask, lambda value: self._put(name, value))
            case _:
                return self._line(ask)

    def _choice(self, ask: CardField) -> QWidget:
        made = combo(ask.choices, str(ask.value), lambda value: self._put(ask.name, value), name=ask.label)
        made.setMinimumContentsLength(min(MANY_LETTERS, max((len(t) for _, t in ask.choices), default=1)))
        made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        return made

    def _line(self, ask: CardField) -> QWidget:
        made = field(str(ask.value), lambda value: self._put(ask.name, value), name=ask.label, hint=ask.hint,
                     at_once=True)  # fmt: skip
        letters = FEW_LETTERS if ask.input == "inches" else MANY_LETTERS
        made.setFixedWidth(made.fontMetrics().horizontalAdvance("m" * letters))
        made.returnPressed.connect(self._enter)
        return made

    def _name_more(self, shown: tuple[CardField, ...]) -> None:
        """How many facts are folded, and how many of them were said, so that none hides."""
        if self._more is None:
            return
        rest = [ask for ask in shown if not ask.main]
        count = sum(ask.said for ask in rest if ask.input != "count")
        message = "card-more-facts-said" if count else "card-more-facts"
        text = self._session.say(message, count=len(rest), said=count)
        self._more.setText(text)
        self._more.setAccessibleName(text)


def _number(value: Value) -> int:
    return value if isinstance(value, int) else 0


def _update(made: QWidget, ask: CardField) -> None:
    """Show another answer without telling; what somebody types into is left alone."""
    made.blockSignals(True)  # noqa: FBT003  # Qt's own
    match made:
        case QPushButton():
            made.setChecked(bool(ask.value))
        case QComboBox():
            made.setCurrentIndex(max(0, made.findData(str(ask.value))))
        case Stepper():
            made.set(_number(ask.value), quietly=True)
        case QLineEdit() if not made.hasFocus():
            made.setText(str(ask.value))
            made.setPlaceholderText(ask.hint)
        case Names():
            made.show_value(ask.value)
    made.blockSignals(False)  # noqa: FBT003  # Qt's own
