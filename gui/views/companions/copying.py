"""Where an owner copies the map of his box: tools on the left, the map on the right; all is kept at once."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.presenters.own_pack import OwnPack
from gui.session import Session
from gui.theme import px
from gui.views.parts import flow, label, laid, link, refill, scrolled

TOOLS = 300


class CopyView(QWidget):
    """The tools of one game and its map; its words begin with `<kind>desk-copy`."""

    def __init__(
        self, session: Session, leave: Callable[[], object], own: OwnPack, canvas: QWidget, words: str
    ) -> None:
        super().__init__()
        self._session, self._leave, self._own, self._words = session, leave, own, words
        self.canvas = canvas
        self._panel = QVBoxLayout()
        self._tools = QWidget()
        laid(self._tools, self._panel, margins=(16, 12, 8, 12)).addStretch(1)
        beside = scrolled(self._tools, session.say(words))
        beside.setFixedWidth(px(TOOLS, session.settings.scale))
        layout = QHBoxLayout(self)
        layout.addWidget(beside)
        layout.addWidget(scrolled(canvas, session.say(f"{words}-map")), 1)

    def show_tools(self) -> None:
        """Draw the tools anew, below what is still to be copied and why the last value was not kept.

        The keys stay at the tool where they were, and so does all that is in view.
        """
        say, own, before = self._session.say, self._own, set(self._tools.findChildren(QWidget))
        held = next((each for each in before if each.hasFocus()), None)
        if held is not None:
            held.clearFocus()  # else they go to whatever comes after it, and the view with them
        slip = [label(f"✗ {own.fault}", state="bad")] if own.fault else []
        refill(
            self._panel,
            flow(link(say("companions-back-to-shelf"), self._leave)),
            label(say(self._words), "heading"),
            label(say(f"{self._words}-text"), "quiet"),
            label(own.lacking(), "strong"),
            *slip,
            *self.tools(),
        )
        for each in self._tools.findChildren(QWidget):
            if held is not None and each not in before and each.accessibleName() == held.accessibleName():
                QTimer.singleShot(0, each, each.setFocus)

    def tools(self) -> list[QWidget]:
        """What may be done."""
        raise NotImplementedError

    def then(self, act: Callable[..., object], *said: object) -> Callable[..., None]:
        """What a control does: copy what was said with it, and draw both anew."""

        def done(*more: object) -> None:
            act(*said, *more)
            self.show_tools()
            self.canvas.update()

        return done
