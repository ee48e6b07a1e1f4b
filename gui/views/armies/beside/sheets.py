"""The army on paper: its sheets, cards, counters and forms."""

from PySide6.QtWidgets import QCheckBox, QWidget

from gui.documents.army import army
from gui.presenters.armies.sheets import KIND, choose, chosen, stack
from gui.presenters.papers import Stack, wanted
from gui.session import Session
from gui.views.papers.pane import PaperPane
from gui.views.parts import field, laid
from gui.views.parts.controls import titled


class SheetsPart(QWidget):
    """The papers, with who plays the army, and what the opponent may read."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        say, now = session.say, chosen(session)
        name = say("paper-player")
        player = field(now.player, lambda text: self._choose(player=text.strip()[:80]), name=name)
        self._player = titled(name, player)
        self._traits = QCheckBox(say("paper-traits"))
        self._traits.setToolTip(say("paper-traits-tip"))
        self._traits.setChecked(now.traits)
        self._traits.toggled.connect(lambda on: self._choose(traits=on))
        self.pane = PaperPane(session, self._stack, (self._player, self._traits))
        self.pane.which.currentIndexChanged.connect(lambda _: self._show_own())
        laid(self, self.pane)
        self._show_own()

    def _stack(self) -> Stack | None:
        document = army(self._session)
        return stack(self._session, document) if document else None

    def _choose(self, **changes: object) -> None:
        choose(self._session, **changes)
        self.show_army()

    def _show_own(self) -> None:
        """Only what the paper in view has room for."""
        what = wanted(self._session, KIND).what or "summary"
        self._player.setVisible(what in {"summary", "units", "opponent"})
        self._traits.setVisible(what == "opponent")

    def show_army(self) -> None:
        """Show the pages as they would be printed now."""
        self.pane.show_papers()
        self._show_own()
