"""The strip under the map: what is about to be done, the objections, the buttons, the umpire's reason."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from gui.dice import MissingDice
from gui.presenters.map.draft import Proposal
from gui.session import Session
from gui.views.form import DiceLine
from gui.views.parts import LastDrawn, button, card, field, flow, label, refill, row, toggle
from heart_africa.language.lines import wordless


class DraftStrip(QWidget):
    """The strip under the map, shown only while something is about to be done.

    `roll` is emitted with the unit, the typed faces, and whether missing ones are thrown; `settle` with a
    dispute and what people found when they measured.
    """

    do = Signal(str)
    as_far = Signal()
    leave = Signal()
    roll = Signal(str, tuple, bool)
    ambush = Signal(bool)
    settle = Signal(str, bool)
    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._why: QLineEdit | None = None
        self._dice: DiceLine | None = None
        self._legal, self._over = True, False
        self._shown = LastDrawn()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_proposal(self, found: Proposal | None) -> None:
        """Show what would be done; None hides the strip."""
        if self._shown.already(found, self._session.lang):
            return
        kept = self._why.text() if self._why is not None else ""
        self._why, self._dice = None, None
        self.setVisible(found is not None)
        self.changed.emit()
        if found is None:
            refill(self._layout)
            return
        self._legal, self._over = found.legal, found.over
        refill(self._layout, self._card(found, kept))

    def _card(self, found: Proposal, kept: str) -> QWidget:
        say = self._session.say
        leave = button(
            say("table_map-draft-leave"),
            self.leave.emit,
            tip=say("table_map-draft-leave-tip"),
        )
        head = row(label(found.text, "strong", state="" if found.legal else "warn"), leave, wide=0)
        rows: list[QWidget] = [head, *(label(f"✖ {text}", "small", state="bad") for text in found.against)]
        rows += [self._call(key, text) for key, text in found.close]
        presses: list[QWidget] = []
        if found.roll:
            made = self._dice = DiceLine(self._session)
            made.setParent(self)  # without a parent it would open as a window
            made.ask(*found.dice)
            made.entered.connect(lambda: self._rolled(found.roll, throw=False))
            made.thrown.connect(lambda: self._rolled(found.roll, throw=True))
            rows.append(made)
        if found.ambush is not None:
            tip = say("table_map-ambush-tip")
            presses.append(toggle(say("table_map-ambush"), found.ambush, self.ambush.emit, tip=tip))
        if not found.legal and not found.roll:
            self._why = field(
                kept, lambda _text: None, name=say("table_map-draft-why"), hint=say("table_map-draft-why")
            )
            self._why.returnPressed.connect(self._decide)
            told = self._why.fontMetrics().horizontalAdvance(self._why.placeholderText() + "mm")
            self._why.setMinimumWidth(told)
            if found.over:
                far, tip = say("table_map-draft-far"), say("table_map-draft-do-tip")
                presses.append(button(far, self.as_far.emit, role="main", tip=tip))
            presses.append(self._why)
        if not found.roll:
            do = say("table_map-draft-do" if found.legal else "table_map-draft-despite")
            role, tip = ("", "") if found.over else ("main", say("table_map-draft-do-tip"))
            presses.append(button(do, self._decide, role=role, tip=tip))
        if presses:
            rows.append(flow(*presses))
        return card(*rows, space=4, margin=8)

    def _rolled(self, unit: str, *, throw: bool) -> None:
        faces = self._dice.faces() if self._dice is not None else None
        if faces is not None:
            self.roll.emit(unit, faces, throw)

    def more(self, short: MissingDice) -> None:
        """Ask for more dice: fewer were typed than are needed."""
        if self._dice is not None:
            self._dice.more(short, self._session.say(short.why))

    def type_face(self, face: str) -> bool:
        """Take a face that was typed on the map; False if no dice are asked for."""
        if self._dice is None:
            return False
        self._dice.type(face)
        self._dice.focus()
        return True

    def _call(self, key: str, text: str) -> QWidget:
        """A case that is too close to call, with buttons for what people found when they measured."""
        say = self._session.say
        presses = [
            button(
                say(f"table_map-close-{word}"),
                partial(self.settle.emit, key, answer),
                tip=say("table_map-close-tip"),
            )
            for word, answer in (("yes", True), ("no", False))
        ]
        return flow(label(f"≈ {text}", "small", state="warn", wrap=False), *presses)

    def carry_out(self) -> None:
        """Carry out the proposal. Missing dice are asked for first.

        Against the rules and without a reason, it is done as far as the rules allow.
        """
        if self._dice is not None:
            self._dice.focus()
        elif self._over and self._why is not None and not self._why.text().strip():
            self.as_far.emit()
        else:
            self._decide()

    def _decide(self) -> None:
        """Carry the proposal out as it is; without the reason that it needs, ask for that."""
        why = self._why.text().strip() if self._why is not None else ""
        if not self._legal and wordless(why):
            if self._why is not None:
                self._why.setProperty("state", "bad")
                self._why.setToolTip(self._session.say("table_map-draft-no-why"))
                self._why.style().polish(self._why)
                self._why.setFocus()
            self._session.note(self._session.say("table_map-draft-no-why"))
            return
        self.do.emit(why)
