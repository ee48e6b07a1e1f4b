"""Opening and saving: table files, pictures, the plan as PDF; files dropped on the map."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from gui.map.document import OpenMap
from gui.map.files import open_table, save_table
from gui.map.overlays import over
from gui.presenters.map.figure_looks import Token
from gui.presenters.map.names import labels, unit_labels
from gui.presenters.map.plan import plan_of, plan_sheet
from gui.session import Session
from gui.theme import LIGHT
from gui.views.map.inks import light
from gui.views.map.overlay import Overlay
from gui.views.map.picture import PX, Picture
from heart_africa.board.table_file import ENDING
from heart_africa.storage.files import write_bytes

Attempt = Callable[[Callable[[], object]], None]


class MapFiles:
    """What comes in and goes out as files; what cannot be read or written is told, and nothing is lost."""

    def __init__(self, session: Session, parent: QWidget, attempt: Attempt) -> None:
        self._session, self._parent, self._attempt = session, parent, attempt

    def wish(self, what: str, opened: OpenMap, tokens: tuple[Token, ...]) -> None:
        """Ask where, and do it."""
        match what:
            case "open":
                if path := self._asked("open", f"*{ENDING}"):
                    self.open(opened, path)
            case "save":
                if path := self._asked("save", f"*{ENDING}", save=f"{opened.table.name}{ENDING}"):
                    self._attempt(partial(self.save, opened, path))
            case "picture":
                if path := self._asked("picture", "*.png *.svg *.jpg", save=f"{opened.table.name}.png"):
                    self._attempt(partial(self.picture, opened, tokens, path))
            case "plan":
                if path := self._asked("plan", "*.pdf", save=f"{opened.table.name}.pdf"):
                    self._attempt(partial(self.plan, opened, tokens, path))

    def _asked(self, what: str, pattern: str, save: str = "") -> Path | None:
        title = self._session.say(f"table_map-file-{what}")
        start = str(self._session.folder / save)
        pick = QFileDialog.getSaveFileName if save else QFileDialog.getOpenFileName
        name, _ = pick(self._parent, title, start, f"{title} ({pattern})")
        return Path(name) if name else None

    def _told(self, path: Path) -> None:
        self._session.note(self._session.say("table_map-file-saved", path=str(path)))

    def open(self, opened: OpenMap, path: Path) -> None:
        """Lay the table of a file."""

        def run() -> None:
            name = open_table(opened, path)
            self._session.note(self._session.say("table_map-file-opened", name=name))

        self._attempt(run)

    def save(self, opened: OpenMap, path: Path) -> None:
        """The table with all that stands on it. Raises `BadData` where the disk refuses."""
        self._told(save_table(opened, path))

    def picture(self, opened: OpenMap, tokens: tuple[Token, ...], path: Path) -> None:
        """The whole map, as by day. Raises `BadData` where the disk refuses."""
        layout = opened.layout
        made = Picture(layout, tokens, (*labels(layout), *unit_labels(tokens)), LIGHT)
        made.over = Overlay(over(opened), light(), (layout.long_in, layout.wide_in), PX)
        made.save(path)
        self._told(path)

    def plan(self, opened: OpenMap, tokens: tuple[Token, ...], path: Path) -> None:
        """The plan with the deployment, as PDF. Raises `BadData` where the disk refuses."""
        from reports.pdf.documents import printed  # noqa: PLC0415  # paper takes a moment to be read

        battle = opened.table.shown
        plan = plan_of(self._session, opened.book, battle, opened.layout, tokens)
        sheet = plan_sheet(self._session, opened.table.name, plan, tokens)
        write_bytes(path.with_suffix(".pdf"), printed([sheet], "a4").pdf)
        self._told(path.with_suffix(".pdf"))
