"""What is drawn and said about the figure under the mouse: lines of sight, reach, targets."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer

from gui.documents.map.document import OpenMap
from gui.documents.map.shots import allowed, marked, views
from gui.presenters.map.figure_looks import Token
from gui.presenters.map.sight import bursts, circles, view
from gui.session import Session
from gui.views.map.selection_tool import SelectionTool
from gui.views.parts.work import Work
from heart_africa.board.layout import Spot
from heart_africa.rules.battle import Stage
from heart_africa.rules.play.shooting.orders import Fire

LOOK_MS = 350
"""Milliseconds that the mouse rests on a figure before its lines of sight are drawn."""


class HoverDetails(QObject):
    """Draws what the figure under the mouse sees and reaches; `fire` is the prepared volley, if any."""

    def __init__(
        self, session: Session, parent: QObject, say: Callable[[str, tuple[str, ...]], None]
    ) -> None:
        super().__init__(parent)
        self._session, self._say = session, say
        self._opened: OpenMap | None = None
        self._selection: SelectionTool | None = None
        self.fire: Fire | None = None
        self._work: Work | None = None
        self._marking: Work | None = None
        self._scene: object = None
        self._chosen: tuple[str, ...] = ()
        self._looked = self._looking = ""
        self._rest = QTimer(self, singleShot=True, interval=LOOK_MS)
        self._rest.timeout.connect(self._look)

    def take_up(self, opened: OpenMap, selection: SelectionTool) -> None:
        """Work on the map of another battle."""
        self._rest.stop()
        self._opened, self._selection, self._looked, self.fire = opened, selection, "", None

    def pointed(self, token: Token | None) -> None:
        """Show what belongs to the figure under the mouse, or nothing.

        Details for the last one are dropped.
        """
        self.hush()
        self._looked = token.figure if token else ""
        self.encircle()
        opened, selection = self._opened, self._selection
        if opened is None or selection is None:
            return
        if selection.lines:
            self._say("", ())
        self._aim(opened, selection)
        if token is not None:
            self._rest.start()

    def hush(self) -> None:
        """Say no more about the figure under the mouse: it was clicked, and what the click says must stay."""
        self._rest.stop()
        if self._work is not None:
            self._work.cancel()
            self._work = None

    def forget(self) -> None:
        """Remove lines and words, because something has happened and they may no longer hold."""
        self.hush()
        if self._selection is not None:
            self._selection.lines = ()
        self._say("", ())

    def _aim(self, opened: OpenMap, selection: SelectionTool) -> None:
        """Draw lines from the figure under the mouse to the figures it may shoot at, if those are known."""
        here = opened.layout.stands
        lines: tuple[tuple[Spot, Spot, str], ...] = ()
        if self._looked in here:
            spot = here[self._looked].spot
            free = (here[name].spot for name in allowed(opened, self._looked) if name in here)
            lines = tuple((spot, each, "right") for each in free)
        if lines != selection.lines:
            selection.lines = lines
            selection.canvas.refresh()

    def encircle(self) -> None:
        """Draw the reach of the chosen figures and of the one under the mouse, and the shells of a volley."""
        opened, selection = self._opened, self._selection
        if opened is None or selection is None:
            return
        found = circles(self._session, opened, (*opened.chosen, *([self._looked] if self._looked else [])))
        found = (*found, *bursts(self._session, opened, self.fire))
        if found != selection.circles:
            selection.circles = found
            selection.canvas.refresh()

    def mark(self) -> None:
        """Ring the figures that the chosen ones may shoot at.

        Found in a thread, again only after a change.
        """
        opened, selection = self._opened, self._selection
        if opened is None or selection is None:
            return
        if self._scene is opened.scene and self._chosen == opened.chosen:
            return
        self._scene, self._chosen = opened.scene, opened.chosen
        if self._marking is not None:
            self._marking.cancel()
        self._rings(frozenset())
        if opened.table.battle.stage is Stage.PLAY:
            work = self._marking = Work([partial(marked, opened)])
            work.finished.connect(self._marked)
            work.start()

    def _marked(self, found: list[frozenset[str]]) -> None:
        """The targets were found: ring them, and draw the lines of the figure under the mouse."""
        self._rings(found[0])
        if self._opened is not None and self._selection is not None and not self._selection.lines:
            self._aim(self._opened, self._selection)

    def _rings(self, figures: frozenset[str]) -> None:
        if self._selection is not None and self._selection.marked != figures:
            self._selection.marked = figures
            self._selection.canvas.refresh()

    def _look(self) -> None:
        """Find the lines of sight of the figure under the mouse, in a thread."""
        opened, figure = self._opened, self._looked
        if opened is None or not figure or opened.table.battle.stage is not Stage.PLAY:
            return
        if figure not in opened.scene.here:
            return
        self._say(self._session.say("table_map-sight-looking"), ())
        self._looking = figure
        work = self._work = Work([partial(views, opened, figure)])
        work.finished.connect(self._saw)
        work.start()

    def _saw(self, found: list[Any]) -> None:
        """Draw the lines of sight that were found, if the mouse is still on that figure."""
        opened, selection, figure = self._opened, self._selection, self._looking
        self._work = None
        if (
            opened is None
            or selection is None
            or figure != self._looked
            or figure not in opened.layout.stands
        ):
            return
        seen = view(self._session, opened, figure, found[0])
        selection.lines = seen.lines
        selection.canvas.refresh()
        self._say(seen.text, seen.why)
