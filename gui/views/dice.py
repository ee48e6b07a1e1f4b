"""The line where dice are typed, or thrown by the program."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from gui.dice import Short
from gui.session import Session
from gui.views.parts import button, label, laid, row
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dice import typed
from heart_africa.core.problems import BadData


class DiceLine(QWidget):
    """So many dice, and what for: typed in one line (Enter), or thrown."""

    entered = Signal()
    thrown = Signal()
    typed = Signal(str)
    """What stands in the line now."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session, self._count = session, 0
        self._title, self._slip = label(""), label("", state="warn")
        self._line = QLineEdit()
        self._line.returnPressed.connect(self.entered)
        self._line.textChanged.connect(self._look)
        self._line.textChanged.connect(self.typed)
        self._title.setBuddy(self._line)
        throw = button(session.say("battle-dice-throw"), self.thrown.emit, tip=session.say("battle-dice-tip"))
        laid(self, self._title, row(self._line, throw), self._slip, space=2)
        self._slip.hide()
        self.hide()

    def ask(self, count: int, what: str) -> None:
        """Ask for so many; 0 for none."""
        self._count = count
        self._title.setText(self._session.say("battle-dice-count", count=count, what=what))
        self._line.setAccessibleName(self._title.text())
        self._line.setPlaceholderText(self._session.say("battle-dice-hint", count=count))
        self.setVisible(count > 0)
        self._look(self._line.text())

    def more(self, short: Short, what: str) -> None:
        """More are needed than were typed: what was typed stays, and more is asked for."""
        self._count = short.read + short.count
        text = self._session.say("battle-dice-more", count=short.count, what=what)
        self._title.setText(text)
        self._line.setAccessibleName(text)
        self.show()
        self._line.setFocus()
        if self._line.text().strip() and not self._line.text().endswith(" "):
            self._line.setText(f"{self._line.text()} ")

    def too_many(self, extra: tuple[int, ...]) -> None:
        """The order would not need these, the last typed: nothing is entered until they are gone."""
        found = " ".join(map(str, extra))
        fault = BadData("too-many-faces", about={"found": found, "count": len(extra)})
        self._slip.setText(bad_text(fault, self._session.lang))
        self._slip.show()
        self._line.setFocus()

    def faces(self) -> tuple[int, ...] | None:
        """What was typed; None, with the slip told, if that is no row of faces."""
        words = self._line.text()
        found = typed(words, len(typed(words, 0).extra))
        if found.wrong:
            self._look(words)
            self._line.setFocus()
            return None
        return found.known

    def type(self, words: str) -> None:
        """Put in what was typed elsewhere, behind the order."""
        self._line.setText(words)

    def focus(self) -> None:
        """Begin to type dice."""
        self._line.setFocus()

    def _look(self, words: str) -> None:
        """Say which word is no face of a die, as it is typed."""
        found = typed(words, len(typed(words, 0).extra))
        place, word = found.wrong[0] if found.wrong else (0, "")
        bad, over = bool(found.wrong), len(found.faces) - self._count
        self._slip.setVisible(bad or over > 0)
        if bad:
            self._slip.setText(self._session.say("play-slip", place=place, word=word))
        elif over > 0:
            self._slip.setText(self._session.say("card-dice-over", count=over))
        if self._line.property("state") != ("bad" if bad else ""):
            self._line.setProperty("state", "bad" if bad else "")
            self._line.style().unpolish(self._line)
            self._line.style().polish(self._line)
