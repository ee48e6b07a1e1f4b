"""What a screen reader is told: every page is walked, and whatever takes the focus has a name and a state."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QWidget

from gui.pages import PAGES
from gui.views.window import Window
from tests.gui.hands import settle


def focusable(window: Window) -> Iterator[QWidget]:
    """Whatever the keys can reach on the page in view."""
    for each in window.findChildren(QWidget):
        if each.isVisible() and each.isEnabled() and each.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield each


def walked(window: Window) -> Iterator[tuple[str, QWidget]]:
    """Page by page, whatever the keys can reach there."""
    for page in PAGES:
        window.session.go(page.name)
        settle()
        yield from ((page.name, each) for each in focusable(window))


def test_whatever_takes_the_focus_on_any_page_has_a_name_and_tells_whether_it_is_down(
    furnished: Window,
) -> None:
    """One desk for all pages: to lay it takes a second."""
    nameless, untold, pages = [], [], set()
    for page, each in walked(furnished):
        told = QAccessible.queryAccessibleInterface(each)
        pages.add(page)
        if not told.text(QAccessible.Text.Name).strip():
            nameless.append((page, type(each).__name__, type(each.parent()).__name__))
        if isinstance(each, QAbstractButton) and each.isCheckable():
            state = told.state()
            if (bool(state.checkable), bool(state.checked)) != (True, each.isChecked()):
                untold.append((page, told.text(QAccessible.Text.Name)))

    assert nameless == []
    assert untold == []
    assert pages == {page.name for page in PAGES}
