"""A desk on no screen, in a folder of its own; a warning of Qt fails the test (qt_log_level_fail).

Painting is a quarter of what a test of the desk costs, and nobody sees it: a window paints where a test asks for it
(`setUpdatesEnabled`): in evenings that are played to their end, where the map must stand still, once for each page (`test_painting`).
"""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from gui.app import application, desk
from gui.documents.army import SAMPLES, open_sample
from gui.views.parts.work import Collector
from gui.views.window import Window
from tests.gui.battles import played


@pytest.fixture(scope="session")
def qapp() -> object:
    """The one application, with the program's faces of type."""
    return application()


@pytest.fixture
def window(qtbot: object, tmp_path: Path) -> Iterator[Window]:
    """The desk of a new person who speaks English."""
    made = desk(tmp_path, "en")
    qtbot.addWidget(made)  # type: ignore[attr-defined]  # pytest-qt says no types
    made.resize(1280, 720)
    made.setUpdatesEnabled(False)
    made.show()
    Collector(made)
    yield made
    gc.enable()
    shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    assert not [each for each in shown if each is not made and each.parentWidget() is None]  # no stray window
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def furnished(window: Window) -> Window:
    """A desk on which an army, a battle, a campaign and another game lie open."""
    open_sample(window.session, SAMPLES / "zanzibaris.army.toml")
    played(window.session)
    for page in ("campaign", "companions"):
        window.page(page).furnish()  # type: ignore[attr-defined]  # the pages of these names do
    return window
