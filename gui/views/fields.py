"""The controls of a form's fields: toggles, steppers, lists, lines; updated without losing what is typed."""

from abc import abstractmethod
from collections.abc import Callable, Iterable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from gui.presenters.forms import Field, Value, counts_of, counts_text
from gui.session import Session
from gui.views.parts import Stepper, Toggles, column, combo, field, flow, label, laid, refill, row, toggle
from gui.views.parts.controls import ChoiceBox
from heart_africa.core.dataclass import replace
from heart_africa.language.narration import localized

Put = Callable[[str, Value], None]
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
FEW_LETTERS, MANY_LETTERS, LONG_LETTERS = 8, 18, 60
"""The letters shown of a distance, of a text, and of a long text at most."""


class MultiField(QWidget):
    """A control that stands for several names at once."""

    @abstractmethod
    def show_value(self, value: Value) -> None:
        """Show another value without calling `put`."""


class Names(MultiField):
    """A row of names as toggles; the value is a tuple of those that are down."""

    def __init__(self, ask: Field, put: Callable[[Value], None]) -> None:
        super().__init__()
        self._put, self._order = put, tuple(value for value, _ in ask.choices)
        self._down = set(ask.value if isinstance(ask.value, tuple) else ())
        self.presses = {value: toggle(text, value in self._down, self._pressed(value), tip=text)
                         for value, text in ask.choices}  # fmt: skip
        laid(self, flow(*self.presses.values(), space=4))
        self.setAccessibleName(ask.label)
        if first := next(iter(self.presses.values()), None):
            self.setFocusProxy(first)

    def _pressed(self, value: str) -> Callable[[bool], None]:
        def pressed(on: bool) -> None:  # noqa: FBT001  # as Qt says it
            (self._down.add if on else self._down.discard)(value)
            self._put(tuple(each for each in self._order if each in self._down))

        return pressed

    def show_value(self, value: Value) -> None:
        """Show which names are down."""
        self._down = set(value if isinstance(value, tuple) else ())
        for name, press in self.presses.items():
            with QSignalBlocker(press):
                press.setChecked(name in self._down)


class CountsField(MultiField):
    """A stepper for each name; the value is a text with the number of each."""

    def __init__(self, ask: Field, put: Callable[[Value], None]) -> None:
        super().__init__()
        kept = counts_of(str(ask.value))
        self._steppers = {
            value: Stepper(kept.get(value, 0), name=f"{ask.label}: {text}", at_once=True)
            for value, text in ask.choices
        }
        for each in self._steppers.values():
            each.changed.connect(
                lambda _count: put(counts_text({name: made.value for name, made in self._steppers.items()}))
            )
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for value, text in ask.choices:
            layout.addWidget(row(label(text, wrap=False), self._steppers[value]))
        self.setAccessibleName(ask.label)

    def show_value(self, value: Value) -> None:
        """Show the number of each name."""
        kept = counts_of(str(value))
        for name, made in self._steppers.items():
            made.set(kept.get(name, 0), quietly=True)


class FieldsView(QWidget):
    """The fields of a form: those asked at once, and the others folded below.

    `put` is called with name and value of a changed field, `enter` when Enter is pressed in one.
    """

    def __init__(self, session: Session, put: Put, enter: Callable[[], None]) -> None:
        super().__init__()
        self._session, self._put, self._enter = session, put, enter
        self._shapes: object = None
        self.inputs: dict[str, QWidget] = {}
        self._inputs_by_shape: dict[object, QWidget] = {}
        self._before: dict[object, QWidget] = {}
        self._proposed: list[QWidget] = []
        self._unfolded = False
        self._layout = laid(self, space=8)
        self._more: QPushButton | None = None

    def show_fields(self, asks: Iterable[Field]) -> None:
        """Show these fields. A field that is asked as before keeps its widget, with focus and cursor."""
        shown = tuple(asks)
        shapes = tuple(ask.shape for ask in shown)
        if shapes == self._shapes:
            for ask in shown:
                _update(self.inputs[ask.name], self._read(ask))
            self._name_more(shown)
            return
        focused = self._focused()
        self._shapes, self._before, self.inputs = shapes, self._inputs_by_shape, {}
        self._inputs_by_shape = {}
        self._build(shown)
        self._before = {}
        self._proposed = [self.inputs[ask.name] for ask in shown if ask.proposed]
        if focused in self.inputs:
            self.inputs[focused].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in a closed list confirms the form, as it does in a line."""
        if event.key() in ENTERS and isinstance(QApplication.focusWidget(), QComboBox):
            self._enter()
        else:
            super().keyPressEvent(event)

    def first_empty(self) -> QWidget | None:
        """The first visible line that is still empty, or number that is only proposed.

        None if there is none.
        """
        for made in self.inputs.values():
            empty = isinstance(made, QLineEdit) and not made.text().strip()
            if made.isVisibleTo(self) and (empty or made in self._proposed):
                return made
        return None

    def first_names(self) -> QWidget | None:
        """The first row of names, None if there is none."""
        return next((each for each in self.inputs.values() if isinstance(each, Names)), None)

    def _focused(self) -> str:
        return next((name for name, each in self.inputs.items()
                     if each.hasFocus() or (each.isAncestorOf(each.focusWidget() or each)
                     and each.focusWidget() is not None and each.focusWidget().hasFocus())), "")  # fmt: skip

    # --- drawing ---

    def _build(self, shown: tuple[Field, ...]) -> None:
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

    def _rows(self, asks: list[Field], more: QWidget | None = None) -> list[QWidget]:
        """The rows of the form: lists and lines side by side, toggles below; names and questions alone."""
        questions = [self._titled(ask) for ask in asks if ask.question]
        asks = [ask for ask in asks if not ask.question]
        fields = [self._titled(ask) for ask in asks if ask.input not in {"one", "toggle", "names"}]
        facts = [self._made(ask) for ask in asks if ask.input == "toggle"]
        names = [self._titled(ask) for ask in asks if ask.input == "names"]
        facts += [more] if more is not None else []
        made: list[QWidget] = [self._made(ask) for ask in asks if ask.input == "one"]
        made += [flow(*fields, space=12)] if fields else []
        return [*made, *([flow(*facts, space=6)] if facts else []), *names, *questions]

    def _titled(self, ask: Field) -> QWidget:
        made = self._made(ask)
        title = QLabel(f"{ask.label} ({ask.unit})" if ask.unit and not ask.question else ask.label)
        title.setProperty("role", "strong" if ask.question else "quiet")
        title.setWordWrap(ask.input == "names" or ask.question)
        title.setBuddy(made)
        return column(title, made, space=2)

    def _made(self, ask: Field) -> QWidget:
        kept = self._before.get(ask.shape)
        made = kept or self._input(ask)
        self.inputs[ask.name] = self._inputs_by_shape[ask.shape] = made
        if kept is not None:
            _update(kept, self._read(ask))
        made.setToolTip(ask.tip)
        return made

    def _input(self, ask: Field) -> QWidget:
        name = ask.name
        match ask.input:
            case "toggle":
                return toggle(ask.label, bool(ask.value), lambda on: self._put(name, on), tip=ask.tip)
            case "one":
                made = Toggles(ask.choices, str(ask.value), name=ask.label)
                made.chosen.connect(lambda value: self._put(name, value))
                return made
            case "choice" | "suggest":
                return self._choice(ask) if ask.input == "choice" else self._suggest(ask)
            case "count":
                return self._count(ask)
            case "names" | "counts":
                several = Names if ask.input == "names" else CountsField
                return several(ask, lambda value: self._put(name, value))
            case _:
                return self._line(ask)

    def _choice(self, ask: Field) -> QWidget:
        made = combo(ask.choices, str(ask.value), lambda value: self._put(ask.name, value), name=ask.label)
        if max((len(text) for _, text in ask.choices), default=0) > MANY_LETTERS:
            made.setMinimumContentsLength(MANY_LETTERS)
            made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        return made

    def _suggest(self, ask: Field) -> QWidget:
        """A list in which another name can be typed as well."""
        made = ChoiceBox()
        made.setEditable(True)
        made.addItems(["", *(value for value, _ in ask.choices)])
        made.setCurrentText(str(ask.value))
        made.setAccessibleName(ask.label)
        made.setMinimumContentsLength(MANY_LETTERS)
        made.currentTextChanged.connect(lambda text: self._put(ask.name, text))
        if line := made.lineEdit():
            line.returnPressed.connect(self._enter)
        return made

    def _count(self, ask: Field) -> QWidget:
        made = Stepper(_number(ask.value), name=ask.label, least=ask.least, most=ask.most, at_once=True)
        made.changed.connect(lambda value: self._put(ask.name, value))
        if line := made.findChild(QLineEdit):
            made.setFocusProxy(line)
            line.returnPressed.connect(self._enter)
        return made

    def _line(self, ask: Field) -> QWidget:
        ask = self._read(ask)
        made = field(str(ask.value), lambda value: self._put(ask.name, value), name=ask.label, hint=ask.hint,
                     at_once=True)  # fmt: skip
        letters = FEW_LETTERS if ask.input == "inches" else MANY_LETTERS
        widths = made.fontMetrics()
        wide = min(widths.horizontalAdvance(f"{ask.value}mmm"), LONG_LETTERS * widths.averageCharWidth())
        made.setFixedWidth(max(widths.horizontalAdvance("m" * letters), wide))
        made.returnPressed.connect(self._enter)
        return made

    def _read(self, ask: Field) -> Field:
        """The field with its distance written as the person's language does, with comma or point."""
        if ask.input != "inches":
            return ask
        lang = self._session.lang
        return replace(ask, value=localized(lang, str(ask.value)), hint=localized(lang, ask.hint))

    def _name_more(self, shown: tuple[Field, ...]) -> None:
        """Say on the toggle how many fields are folded, and how many of them have an answer."""
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


def _update(made: QWidget, ask: Field) -> None:
    """Show another value without calling `put`; a line in which somebody types is left alone."""
    with QSignalBlocker(made):
        match made:
            case QPushButton():
                made.setChecked(bool(ask.value))
            case QComboBox() if not made.isEditable():
                made.setCurrentIndex(max(0, made.findData(str(ask.value))))
            case Stepper() if made.value != _number(ask.value):
                made.set(_number(ask.value), quietly=True)
            case QLineEdit() if not made.hasFocus():
                made.setText(str(ask.value))
                made.setPlaceholderText(ask.hint)
            case MultiField():
                made.show_value(ask.value)
            case Toggles():
                made.show_value(str(ask.value))
