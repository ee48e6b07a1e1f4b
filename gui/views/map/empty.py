"""A table on which nothing lies: the ways to begin."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.documents.map.document import OpenMap
from gui.documents.map.drawn_tables import lay_agreed
from gui.documents.map.files import samples
from gui.presenters.map.files import sample_name
from gui.session import Session
from gui.views.parts import button, card, combo, flow, label, refill


class EmptyTable(QWidget):
    """Lay what was agreed, take a sample, open a file, draw one."""

    def __init__(self, session: Session, attempt: Callable[[Callable[[], object]], None]) -> None:
        super().__init__()
        self._session, self._attempt = session, attempt
        self.open_file: Callable[[Path | None], None] = lambda _path: None
        self.draw: Callable[[], None] = lambda: None
        self._shown: object = None
        self._sample = ""
        self._inside = QVBoxLayout(self)
        self._inside.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def show_empty(self, opened: OpenMap) -> None:
        """Show the ways."""
        battle, say = opened.table.battle, self._session.say
        key = (opened, self._session.lang, battle.ground, battle.scenario, self._session.settings.scale)
        if key == self._shown:
            return
        self._shown = key
        ground = battle.ground
        rows = samples(ground.environment if ground else "", battle.scenario)
        choices = [(str(path), sample_name(self._session, path)) for path in rows]
        self._sample = choices[0][0] if choices else ""
        presses: list[QWidget] = []
        if ground is not None and ground.pieces:
            run = lambda: self._attempt(lambda: lay_agreed(opened))  # noqa: E731  # a name for a press
            presses.append(button(say("table_map-empty-lay"), run, role="main"))
        presses += [
            button(say("table_map-empty-draw"), self.draw),
            button(say("table_map-empty-open"), lambda: self.open_file(None)),
        ]
        pick = combo(choices, self._sample, self._picked, name=say("table_map-empty-sample"))
        take = button(say("table_map-empty-sample"), lambda: self.open_file(Path(self._sample)))
        refill(
            self._inside,
            card(
                label(say("table_map-empty"), "heading"),
                label(say("table_map-empty-tip"), "quiet"),
                flow(*presses),
                flow(pick, take),
                space=10,
                margin=18,
            ),
        )

    def _picked(self, path: str) -> None:
        self._sample = path
