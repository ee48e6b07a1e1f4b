"""Pictures of every page as a person sees them: both languages, light and dark, small and large screens."""

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent

from gui.actions.frame import PAGES
from gui.app import application, desk
from gui.views.window import Window

SIZES = {"small": (1280, 720), "large": (2560, 1440)}
ROUNDS = 12
"""So many times are events worked off until everything is painted."""


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture to be drawn."""

    page: str
    lang: str
    theme: str
    size: str

    @property
    def name(self) -> str:
        """Its file."""
        return f"{self.page}-{self.lang}-{self.theme}-{self.size}.png"


def pictures() -> Iterator[Picture]:
    """Every page in every guise."""
    for page in ("welcome", *PAGES):
        for lang in ("es", "en"):
            for theme in ("light", "dark"):
                for size in SIZES:
                    yield Picture(page, lang, theme, size)


def draw_all(folder: Path) -> int:
    """Draw them into a folder; each page has something on it to show."""
    folder.mkdir(parents=True, exist_ok=True)
    made = application()
    for lang in ("es", "en"):
        with tempfile.TemporaryDirectory() as own:
            window = desk(Path(own), lang)
            window.show()
            _furnish(window)
            for picture in pictures():
                if picture.lang == lang:
                    _draw(window, picture, folder / picture.name)
            window.close()
            window.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    made.processEvents()
    return 0


def _furnish(window: Window) -> None:
    """Something of everything: each page that has a `furnish` puts a sample on the desk."""
    for page in PAGES:
        furnish = getattr(window.page(page), "furnish", None)
        if furnish is not None:
            furnish()


def _draw(window: Window, picture: Picture, path: Path) -> None:
    window.session.prefer(theme=picture.theme)
    window.session.go(picture.page)
    window.resize(*SIZES[picture.size])
    for _ in range(ROUNDS):
        QCoreApplication.processEvents()
    window.grab().save(str(path))
