"""Every page is painted as for a person; elsewhere most tests spare themselves that."""

import logging

import pytest
from PySide6.QtGui import QImage

from gui.pages import PAGES
from gui.views.window import Window
from tests.gui.hands import settle


def _shades(picture: QImage) -> int:
    """How many colours stand on a grid of its pixels."""
    across, down = range(0, picture.width(), 8), range(0, picture.height(), 8)
    return len({picture.pixel(x, y) for x in across for y in down})


@pytest.mark.parametrize(("theme", "lang"), [("light", "es"), ("dark", "en")])
def test_every_page_is_painted_without_a_fault(
    furnished: Window, theme: str, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    furnished.session.prefer(theme=theme, language=lang)
    furnished.setUpdatesEnabled(True)
    for page in (each.name for each in PAGES):
        furnished.session.go(page)
        settle()
        assert _shades(furnished.grab().toImage()) > 5, page
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]
