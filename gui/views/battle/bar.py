"""Above the armies: cards or map, which units are shown, and where secrets are looked at."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gui.actions.map import show as show_map
from gui.actions.map import shown as map_shown
from gui.actions.map import wide as map_wide
from gui.actions.map import widen as widen_map
from gui.documents.battle import BattleDocument
from gui.presenters.battle.armies import SHOWS, Show
from gui.session import Session
from gui.views.parts import DrawnFrom, Toggles, button, laid, refill, toggle
from gui.views.parts.flow import FlowBox


class BoardBar(QWidget):
    """Rows of buttons, drawn anew only when they are to be others."""

    filtered = Signal(str)
    """Other units are to be shown: one of `SHOWS`."""
    secrets = Signal()
    """Somebody wants to look at his secrets."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._drawn = DrawnFrom()
        self._inside = laid(self)
        self._row = FlowBox()
        self._own: tuple[QWidget, ...] = ()

    def show_bar(self, open_: BattleDocument, show: Show) -> None:
        """Show what is chosen."""
        session, on_map = self._session, map_shown(self._session)
        if self._drawn.already(
            session.lang, show, on_map, map_wide(session), open_.viewer, session.settings.scale
        ):
            return
        say = self._session.say
        choices = [(each, say(f"battle-where-{each}")) for each in ("cards", "map")]
        made = Toggles(choices, "map" if on_map else "cards", name=say("battle-where"))
        made.chosen.connect(lambda which: show_map(self._session, on=which == "map"))
        rows = [made, *(() if on_map else (self._shows(show),))]
        if on_map:
            rows[0].add(self._wider())
        tip = self._session.say("battle-secrets-tip")
        rows[-1].add(button(f"◌ {self._session.say('battle-secrets')}", self.secrets.emit, tip=tip, name=tip))
        refill(self._inside, *rows)
        self._row, self._own = rows[0], rows[0].held

    def tell(self, notes: Sequence[QWidget]) -> None:
        """Say something beside the buttons of the first row, where no map has to make room for it."""
        if notes or self._row.held != self._own:
            self._row.hold(*self._own, *notes)

    def _shows(self, show: Show) -> Toggles:
        say = self._session.say
        made = Toggles([(each, say(f"battle-show-{each}")) for each in SHOWS], show, name=say("battle-show"))
        made.chosen.connect(self.filtered)
        return made

    def _wider(self) -> QWidget:
        say, now = self._session.say, map_wide(self._session)
        return toggle(
            say("action-map-wide"),
            now,
            lambda on: widen_map(self._session, on=on),
            tip=say("action-map-wide-tip"),
        )
