"""Pictures of every page as a person sees them: both languages, light and dark, small and large screens."""

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent

from gui.actions.frame import PAGES
from gui.app import application, desk
from gui.documents import SAMPLES, open_sample
from gui.figures import put
from gui.table import KIND, begin
from gui.views.window import Window
from heart_africa.journal import Journal, Origin
from heart_africa.journal.recall import More
from heart_africa.store.reading import entries
from heart_africa.store.transfer import opened

SIZES = {"small": (1280, 720), "large": (2560, 1440)}
FIGURES = {"askaris": 48, "swordsmen": 14, "spearmen": 30, "warriors": 24, "musketeers": 12, "scout": 1}
ACTS = 190
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
            furnish(window)
            for picture in pictures():
                if picture.lang == lang:
                    _draw(window, picture, folder / picture.name)
            window.close()
            window.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    made.processEvents()
    return 0


def furnish(window: Window) -> None:
    """Something of everything: an army, figures, a battle under way, and what a page furnishes itself."""
    open_sample(window.session, SAMPLES / "zanzibaris.army.toml")
    for troop, count in FIGURES.items():
        put(window.session, troop, count)
    _play(window)
    for page in PAGES:
        furnish = getattr(window.page(page), "furnish", None)
        if furnish is not None:
            furnish()


def _play(window: Window) -> None:
    """The sample battle, played again as far as its fifth turn, with its own dice."""
    table = begin(window.session, "Akobo")
    found = opened(SAMPLES / "encounter.journal.jsonl", KIND, table.referee)
    journal = Journal(table.referee, entries(found.document, found.lines, table.referee))
    for standing in journal.standing[:ACTS]:
        act = standing.act
        table.submit(act.command, _dealer(act.faces), act.reason if act.despite else None)


def _dealer(faces: tuple[int, ...]) -> More:
    """Dice that fall as they fell."""
    rest = iter(faces)
    return lambda count, _why: (tuple(islice(rest, count)), Origin.TYPED)


def _draw(window: Window, picture: Picture, path: Path) -> None:
    window.session.prefer(theme=picture.theme)
    window.session.go(picture.page)
    window.resize(*SIZES[picture.size])
    for _ in range(ROUNDS):
        QCoreApplication.processEvents()
    window.grab().save(str(path))
