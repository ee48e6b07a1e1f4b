"""Pictures of every page as a person sees them: both languages, light and dark, small and large screens."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent

from gui.app import application, desk
from gui.screenshots.scenes import BARE, SCENES, Scene, furnish
from gui.views.window import Window
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import LANGUAGES

__all__ = ["Picture", "application", "desk", "draw_all", "furnish", "pictures"]
SMALL, LARGE = "small", "large"
SIZES = {SMALL: (1280, 720), LARGE: (2560, 1440)}
THEMES = ("light", "dark")
ROUNDS = 12
"""So many times are events worked off until everything is painted."""
QUALITY = 80
"""How little is spent on packing a picture; 0 packs it most."""


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture to be drawn."""

    scene: Scene
    lang: str
    theme: str
    size: str

    @property
    def name(self) -> str:
        """Its file."""
        return f"{self.scene.name}-{self.lang}-{self.theme}-{self.size}.png"


def pictures(lang: str, scenes: tuple[Scene, ...]) -> Iterator[Picture]:
    """Every page in every guise, its parts in both themes; the theme and the size change seldom."""
    for theme in THEMES:
        for size in SIZES:
            for scene in scenes:
                if scene.whole or size == SMALL:
                    yield Picture(scene, lang, theme, size)


def draw_all(folder: Path) -> int:
    """Draw them into a folder: the pages as a newcomer finds them, then with something on each."""
    folder.mkdir(parents=True, exist_ok=True)
    made = application()
    for lang in LANGUAGES:
        with tempfile.TemporaryDirectory() as own:
            window = desk(Path(own), lang)
            window.show()
            for picture in pictures(lang, BARE):
                _draw(window, picture, folder / picture.name)
            furnish(window)
            for picture in pictures(lang, SCENES):
                _draw(window, picture, folder / picture.name)
            window.close()
            window.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    made.processEvents()
    return 0


def _draw(window: Window, picture: Picture, path: Path) -> None:
    window.session.prefer(theme=picture.theme)
    window.session.go(picture.scene.page)
    picture.scene.ready(window)
    window.resize(*SIZES[picture.size])
    for _ in range(ROUNDS):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.grab().save(str(path), "PNG", QUALITY)
