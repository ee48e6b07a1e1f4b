"""Help at the desk: the guide and the keys of the page, the tour, what the palette finds, Ctrl+S."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from gui.actions.wording import found, keyed
from gui.app import actions
from gui.pages import PAGES
from gui.presenters.guide import anchor, guide
from gui.views.guide import GuidePage
from gui.views.tour import STEPS
from gui.views.window import Window
from heart_africa.core.messages import FOLDER, LANGUAGES


def keys(window: Window, pressed: str) -> None:
    """Press keys, as the menu bar hears them."""
    next(
        each
        for each in window.findChildren(QAction)
        if each.shortcut().toString() == pressed and each.isEnabled()
    ).trigger()


def at_top(page: GuidePage) -> str:
    """The heading at the top of the text in view."""
    return page.text.textCursor().block().text()


# --- the guide ---


@pytest.mark.parametrize("name", [page.name for page in PAGES if page.name != "guide"])
def test_the_guide_opens_at_the_chapter_of_the_page(window: Window, name: str) -> None:
    window.session.page = name
    keys(window, "F1")

    page = window.page("guide")
    assert isinstance(page, GuidePage)
    chapter = next(page.chapter for page in PAGES if page.name == name)
    assert window.session.page == "guide"
    assert at_top(page).startswith(f"{chapter}. ")
    assert page.chapters.currentRow() == chapter - 1


def test_a_link_in_the_guide_goes_to_its_chapter_and_to_the_other_language(window: Window) -> None:
    keys(window, "F1")
    page = window.page("guide")
    assert isinstance(page, GuidePage)

    page.text.anchorClicked.emit(QUrl("#7-correct-a-mistake"))
    assert at_top(page) == "7. Correct a mistake"
    page.text.anchorClicked.emit(QUrl("es.md"))
    assert window.session.lang == "es"
    page.chapters.setCurrentRow(9)
    assert at_top(page) == "10. Una campaña por correo"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_link_inside_the_guide_leads_to_a_chapter(lang: str) -> None:
    told = guide(lang)

    links = set(re.findall(r"\]\(#([^)]*)\)", told.text))
    assert links == {each.anchor for each in told.chapters}
    assert [each.number for each in told.chapters] == list(range(1, 22))
    assert anchor("18. When something goes wrong") == "18-when-something-goes-wrong"


def values(pattern: ftl.Pattern) -> set[str]:
    """All that a message may say, each choice by itself."""
    choices = [each.expression for each in pattern.elements if isinstance(each, ftl.Placeable)]
    variants = [
        one.value for each in choices if isinstance(each, ftl.SelectExpression) for one in each.variants
    ]
    whole = "".join(each.value for each in pattern.elements if isinstance(each, ftl.TextElement))
    return {whole, *(said for each in variants for said in values(each))}


def said(lang: str) -> set[str]:
    """Every wording of the program, without the dots of what opens something."""
    found_: set[str] = set()
    for path in (FOLDER / lang).glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                for pattern in (entry.value, *(each.value for each in entry.attributes)):
                    found_ |= values(pattern) if pattern else set()
    return {re.sub(r"\s*\(?\s*\)?[….:]*$", "", each.strip()) for each in found_}


TERMS = {
    "en": {
        "organiser",
        "is damaged",
        "Go on with a battle",
        "Zulus on the Ramparts!",
        "The program has hit an error",
        "Python 3.11 or newer is needed",
    },
    "es": {
        "quien organiza",
        "está dañada",
        "Seguir con una batalla",
        "Zulus on the Ramparts!",
        "El programa ha encontrado un error",
        "Hace falta Python 3.11 o posterior",
    },
}
"""What stands in slanted letters and is no button: a term, and words that are part of a sentence."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_calls_buttons_as_they_are_called(lang: str) -> None:
    text = re.sub(r"```.*?```|\*\*.*?\*\*", "", guide(lang).text, flags=re.DOTALL)
    named = {
        " ".join(each.split()).rstrip("….")
        for each in re.findall(r"(?<!\*)\*([^*\n]+(?:\n[^*\n]+)?)\*", text)
    }

    wrong = {each for each in named - said(lang) if not each.startswith(("En español", "In English"))}
    assert wrong - TERMS[lang] == set()
    assert len(named) > 40


# --- keys and tour ---


@pytest.mark.parametrize("page", ["armies", "battle", "campaign"])
def test_the_keys_of_the_page_come_first(window: Window, page: str) -> None:
    window.admit_all()
    window.session.go(page)
    keys(window, "Ctrl+F1")

    shown = window._palette.findChild(QListWidget)
    assert shown
    ids = [shown.item(row).data(Qt.ItemDataRole.UserRole) for row in range(shown.count())]
    own = [each.id for each in actions() if each.page == page and each.shortcut]
    assert ids[: len(own)] == own
    assert {"guide", "keys", "save"} <= set(ids)
    assert [each.id for each in keyed(window.session, actions())] == ids


def test_the_tour_goes_forth_and_back_and_ends(window: Window, qtbot: QtBot) -> None:
    window.session.tell("tour")
    tour = window._tour
    titles = []
    for _ in STEPS:
        QApplication.processEvents()
        titles.append(tour.accessibleName())
        assert titles[-1] in [each.text() for each in tour.findChildren(QLabel)]
        qtbot.keyClick(
            next(each for each in reversed(tour.findChildren(QPushButton)) if each.isEnabled()),
            Qt.Key.Key_Space,
        )

    assert len(set(titles)) == len(STEPS) == 3
    assert tour.isHidden()


# --- what the palette finds first ---


@pytest.mark.parametrize(
    ("lang", "page", "sought", "first"),
    [
        ("en", "welcome", "save", "save"),
        ("en", "armies", "print", "army-paper"),
        ("en", "battle", "print", "battle-papers"),
        ("en", "campaign", "print", "campaign-papers"),
        ("en", "welcome", "help", "guide"),
        ("en", "armies", "new", "army-new"),
        ("en", "welcome", "new", "armies"),
        ("en", "armies", "undo", "army-undo"),
        ("en", "battle", "undo", "battle-undo"),
        ("en", "welcome", "quit", "quit"),
        ("es", "welcome", "guardar", "save"),
        ("es", "armies", "imprimir", "army-paper"),
        ("es", "welcome", "ayuda", "guide"),
        ("es", "armies", "nuevo", "army-new"),
        ("es", "campaign", "deshacer", "campaign-undo"),
        ("es", "welcome", "salir", "quit"),
    ],
)
def test_the_palette_knows_the_common_words(
    window: Window, lang: str, page: str, sought: str, first: str
) -> None:
    window.session.prefer(language=lang)
    window.session.page = page

    assert found(window.session, actions(), sought)[0].id == first


@pytest.mark.parametrize("page", ["welcome", "armies", "battle", "campaign", "collection", "rulebook"])
def test_ctrl_s_answers_that_it_is_saved_and_where(window: Window, page: str) -> None:
    window.session.go(page)
    keys(window, "Ctrl+S")
    QTest.qWait(0)

    assert window.session.notice == f"Everything is already saved, in {window.session.folder}"
