"""Help at the desk: the guide and the keys of the page, the tour, what the palette finds, Ctrl+S."""

import re
from importlib import import_module
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from gui.actions.action import Command, found, keyed
from gui.app import actions
from gui.dice import Generator
from gui.documents.campaign import begin_sample
from gui.documents.journal import JournalDocument
from gui.pages import GAMES, HOME_KEYS, ON_THE_RAIL, PAGES, page_of, shortcut
from gui.presenters.companions import CompanionDesk
from gui.presenters.guide import anchor, guide
from gui.views.guide import GuidePage
from gui.views.window import STEPS, Window
from heart_africa.core.messages import FOLDER, LANGUAGES
from tests.gui.battles import played
from tests.gui.evening import Evening
from tests.gui.hands import keys


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


@pytest.mark.parametrize(
    ("wide", "scale", "listed"), [(1280, 100, True), (1024, 200, False), (1920, 200, True)]
)
def test_the_guide_never_scrolls_sideways_and_lists_its_chapters_where_there_is_room(
    window: Window, wide: int, scale: int, listed: bool
) -> None:
    window.resize(1000, 700)
    window.session.prefer(scale=scale)
    keys(window, "F1")
    window.resize(wide, 700)
    QApplication.processEvents()

    page = window.page("guide")
    assert isinstance(page, GuidePage)
    assert page.chapters.isVisible() is listed
    assert page.text.document().idealWidth() <= page.text.viewport().width()
    assert page.text.horizontalScrollBar().maximum() == 0


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


KINDS = [(page.name, kind) for page in GAMES for kind in page.kinds or (page.name,)]


def opened(window: Window, page: str, kind: str) -> JournalDocument[Any]:
    """A game of that kind that lies open, begun."""
    session = window.session
    if kind == "battle":
        return played(session)
    if kind == "campaign":
        return begin_sample(session)
    desk: CompanionDesk[Any] = import_module(f"gui.views.{kind}").VIEW.desk
    made = desk.begin(session, kind, desk.companion.editions[-1], {}, own=False, thrower=Generator(1))
    curtain = desk.curtain(session, made)
    for _words, draw in curtain.presses[:1] if curtain else ():
        draw()  # somebody sits down at his hand
    assert page_of(kind) == page
    return made


@pytest.mark.parametrize(("page", "kind"), KINDS)
def test_ctrl_k_finds_the_orders_of_every_kind_of_game_and_begins_them_by_the_keys_alone(
    window: Window, page: str, kind: str
) -> None:
    game, evening = opened(window, page, kind), Evening(window)
    window.session.go("armies")
    version, every = game.version, tuple(window.page(page).orders())
    given = next(order for order, _ in every if not order.why_off)
    refused = next(order for order, _ in every if order.why_off)
    evening.key("Ctrl+K")
    shown = window._palette.findChild(QListWidget)
    assert shown is not None

    def place(order: Command) -> int:
        """The place of an order in the list, after a few of its letters."""
        evening.key("Ctrl+A")
        evening.type(order.name[:6])
        return next(row for row in range(shown.count()) if shown.item(row).text().startswith(order.name))

    grey = shown.item(place(refused))
    assert refused.why_off in grey.text()
    assert not grey.flags() & Qt.ItemFlag.ItemIsEnabled
    for _ in range(place(given)):
        evening.key(Qt.Key.Key_Down)
    evening.key(Qt.Key.Key_Return)

    assert window.session.page == page
    assert game.version > version or getattr(game, "wish", None) is not None


@pytest.mark.parametrize(("page", "kind"), KINDS)
def test_no_order_is_found_where_an_earlier_moment_is_looked_at(window: Window, page: str, kind: str) -> None:
    game = opened(window, page, kind)
    game.at = 1

    assert not tuple(window.page(page).orders())


def test_of_two_open_games_each_order_of_the_page_out_of_view_names_its_own(window: Window) -> None:
    for page, kind in KINDS[:2]:
        opened(window, page, kind)
    window.session.go("campaign")
    window.search()
    names = [order.name for order in window._palette._orders]

    assert "Name the force" in names
    assert "Battle · Climb the roof" in names


def test_the_digits_of_the_rail_are_those_of_the_guide_and_the_tour(window: Window) -> None:
    for lang in LANGUAGES:
        row = next(line for line in guide(lang).text.splitlines() if line.startswith("| **Ctrl+1**"))
        assert re.findall(r"Ctrl\+\d", row) == [
            shortcut(ON_THE_RAIL[0]),
            shortcut(ON_THE_RAIL[-1]),
            HOME_KEYS,
        ]


@pytest.mark.parametrize("page", ["welcome", "armies", "battle", "campaign", "collection", "rulebook"])
def test_ctrl_s_answers_that_it_is_saved_and_where(window: Window, page: str) -> None:
    window.session.go(page)
    keys(window, "Ctrl+S")
    QTest.qWait(0)

    assert window.session.notice == f"Everything is already saved, in {window.session.folder}"
