"""At the largest letters in the smallest window nothing is cut off at the side."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QStyleOptionComboBox,
    QTabWidget,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gui.actions.battle import ACTIONS
from gui.actions.battle import show as show_map
from gui.actions.companions import ACTIONS as SHELF_ACTIONS
from gui.documents.army import SAMPLES, open_sample
from gui.documents.battle import BATTLES
from gui.documents.campaign import CAMPAIGNS, PARTS
from gui.documents.companions import SHELF
from gui.pages import PAGES
from gui.presenters.battle.progress import strip
from gui.views.armies import ArmiesPage
from gui.views.armies.widgets import OwnLine
from gui.views.battle.progress import StripView
from gui.views.companions import CompanionsPage
from gui.views.companions.table import ADVICE, BESIDE, LOG, ORDERS, SUMS
from gui.views.map.files import EmptyTable
from gui.views.parts.boxes import named
from gui.views.parts.controls import combo, field, narrow
from gui.views.parts.flow import flow
from gui.views.window import Rail, Window
from heart_africa.core.dataclass import replace
from tests.gui.battles import begun, played


def cut_off(window: Window) -> list[str]:
    """The scrolled parts in view whose inside is wider than they are."""
    for _ in range(4):
        QApplication.processEvents()
    areas = [each for each in window.findChildren(QScrollArea) if each.isVisible()]
    return [
        f"{each.accessibleName()}: {inside.width()} > {each.viewport().width()}"
        for each in areas
        if (inside := each.widget()) and inside.width() > each.viewport().width()
    ]


def turn(part: str) -> Callable[[Window], None]:
    """An army open, and what is done with it besides building it."""

    def do(window: Window) -> None:
        open_sample(window.session, SAMPLES / "zanzibaris.army.toml")
        window.session.go("armies")
        page = window.page("armies")
        assert isinstance(page, ArmiesPage)
        page.turn(part)

    return do


def tab(page: str, at: int) -> Callable[[Window], None]:
    """A tab of a page."""

    def do(window: Window) -> None:
        window.session.go(page)
        tabs = window.page(page).findChild(QTabWidget)
        assert tabs
        tabs.setCurrentIndex(at)

    return do


def battle_papers(window: Window) -> None:
    """The papers of a battle that has just begun."""
    begun(window.session)
    window.session.go("battle")
    ACTIONS.wished("papers")(window.session)


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(
    "show",
    [
        pytest.param(lambda window: window.session.go("welcome"), id="welcome"),
        pytest.param(lambda window: window.session.go("armies"), id="start"),
        *(
            pytest.param(turn(part), id=part or "builder")
            for part in ("", "sheets", "share", "bring", "versions", "compare", "lots")
        ),
        pytest.param(tab("collection", 0), id="collection"),
        pytest.param(tab("collection", 1), id="fields"),
        *(pytest.param(tab("rulebook", at), id=f"rulebook {at}") for at in range(5)),
        pytest.param(lambda window: window.session.go("settings"), id="settings"),
        pytest.param(lambda window: window.session.go("about"), id="about"),
        pytest.param(battle_papers, id="battle papers"),
    ],
)
def test_nothing_is_cut_off_at_the_side(
    window: Window, qtbot: QtBot, lang: str, show: Callable[[Window], None]
) -> None:
    window.session.prefer(scale=200, language=lang)
    window.resize(1280, 720)
    show(window)
    assert not cut_off(window)


@pytest.mark.parametrize("scale", [150, 200])
@pytest.mark.parametrize("part", ["", "share", "bring", "versions", "compare", "lots"])
def test_an_army_is_built_on_a_small_screen_with_large_letters(
    window: Window, qtbot: QtBot, part: str, scale: int
) -> None:
    window.session.prefer(scale=scale, language="en")
    window.resize(1024, 700)
    turn(part)(window)
    assert not cut_off(window)


# --- every page at 1024x700: nothing squeezed, nothing over the side ---


def spoiled(window: Window) -> Iterator[tuple[str, str]]:
    """What is squeezed or cut on the page in view: what stands on it, and how."""
    for _ in range(6):
        QApplication.processEvents()
    for each in window.findChildren(QWidget):
        if each.isVisible() and (text := lettered(each)):
            yield from ((text, why) for why in faults(window, each))


def lettered(made: QWidget) -> str:
    """What stands on a widget that shows a line of words."""
    if isinstance(made, QComboBox):
        return str(made.property("currentText"))
    return made.text() if isinstance(made, QAbstractButton | QLabel | QLineEdit) else ""


def faults(window: Window, made: QWidget) -> Iterator[str]:
    """What is wrong with the size and the place of a widget."""
    line, least = made.fontMetrics().height(), made.minimumSizeHint()
    if made.height() < line:
        yield f"{made.height()} high, a line of it is {line}"
    if isinstance(made, QAbstractButton | QComboBox) and made.width() < least.width() - 1:
        yield f"{made.width()} wide, it needs {least.width()}"
    if isinstance(made, QLabel):
        wrapped, wide = made.wordWrap(), made.width()
        if wrapped and made.height() < made.heightForWidth(wide) - 1:
            yield f"{made.height()} high, its words take {made.heightForWidth(wide)}"
        if not wrapped and not made.pixmap() and wide < least.width() - 1:
            yield f"{wide} wide, its words take {least.width()}"
    right = made.mapTo(window, QPoint(made.width(), 0)).x()
    if right > window.width() and not scrolls_sideways(made):
        yield f"ends at {right} of {window.width()}"


def scrolls_sideways(made: QWidget) -> bool:
    """Whether what it stands in can be scrolled sideways."""
    around = made.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea) and around.horizontalScrollBar().maximum():
            return True
        around = around.parentWidget()
    return False


def every_view(window: Window) -> Iterator[str]:
    """Page by page, part by part, each turned to."""
    session = window.session
    for page in PAGES:
        session.go(page.name)
        yield page.name
        if tabs := window.page(page.name).findChild(QTabWidget):
            for at in range(tabs.count()):
                tabs.setCurrentIndex(at)
                yield f"{page.name} {at}"
    session.go("battle")
    battle = BATTLES.opened(session)
    assert battle is not None
    battle.choose(next(iter(battle.live.units)))
    yield "a unit"
    show_map(session, on=True)
    yield "map"
    show_map(session, on=False)
    ACTIONS.wished("papers")(session)
    yield "battle papers"
    session.go("campaign")
    campaign = CAMPAIGNS.opened(session)
    assert campaign is not None
    for part in PARTS:
        campaign.show(part)
        yield part
    session.go("companions")
    companions = window.page("companions")
    assert isinstance(companions, CompanionsPage)
    table = companions.tables["zulus"]
    for pane in (ORDERS, BESIDE):
        table.panes.turn(pane)
        yield f"companions {pane}"
    for beside in (LOG, SUMS, ADVICE):
        table.turn(beside)
        yield f"companions {beside}"
    SHELF_ACTIONS.wished("papers")(session)
    yield "companions papers"
    SHELF.close(session)
    yield "companions shelf"


@pytest.mark.parametrize(("lang", "scale"), [("es", 200), ("en", 150)])
def test_every_page_is_whole_in_the_smallest_window_with_large_letters(
    furnished: Window, lang: str, scale: int
) -> None:
    """One desk for all pages: to lay it takes a second."""
    furnished.session.prefer(scale=scale, language=lang)
    furnished.resize(1024, 700)
    spoilt = [(view, *fault) for view in every_view(furnished) for fault in spoiled(furnished)]
    assert spoilt == []


@pytest.mark.parametrize(("wide", "folded"), [(1024, True), (1799, True), (1800, False)])
def test_the_rail_keeps_its_words_as_long_as_there_is_room(window: Window, wide: int, folded: bool) -> None:
    """At 200 % from 1,800 pixels on; what it is called stays its name for a screen reader."""
    window.session.prefer(scale=200)
    window.resize(wide, 700)
    QApplication.processEvents()
    rail = window.findChild(Rail)
    assert rail is not None
    armies = next(each for each in rail.findChildren(QAbstractButton) if each.accessibleName() == "Armies")
    assert (armies.text() == "⚑") is folded
    assert (rail.width() < 120) is folded


def test_the_ways_to_begin_a_table_are_whole_with_large_letters(window: Window) -> None:
    window.session.prefer(scale=160)
    begun(window.session)
    window.session.go("battle")
    show_map(window.session, on=True)
    empty = next(each for each in window.findChildren(EmptyTable) if each.isVisible())
    ways = {lettered(each) for each in empty.findChildren(QWidget)} - {""}

    assert "Open a file…" in ways
    assert not [each for each in spoiled(window) if each[0] in ways]

    window.session.prefer(scale=200)
    window.resize(1024, 700)
    QApplication.processEvents()
    line = next(each for each in window.findChildren(StripView) if each.isVisible())
    assert line.height() < 700 / 4  # the map is to be seen, too
    assert {"Undo", "Redo"} <= {each.accessibleName() for each in line.findChildren(QAbstractButton)}


@pytest.mark.parametrize("side", ["", "red"])
def test_the_line_over_a_map_is_as_high_whatever_is_due_and_whoever_is_to_act(
    window: Window, qtbot: QtBot, side: str
) -> None:
    """At 1280x720 the page is 1066 wide: a name of 40 letters and a sentence of 150 move no map below."""
    table = played(window.session)
    view = StripView()
    qtbot.addWidget(view)
    view.resize(1066, 60)
    view.show()
    known = replace(strip(window.session, table), guide="", side=side, whose="Ruga-ruga " * 4)
    words = {key: key for key in ("now", "now-tip", "guide-off", *(each.id for each in known.presses))}
    high = set()
    for why in ("Move a unit", "Move a unit or the Baggage " * 6):
        view.show_strip(replace(known, why=why), words, short=True, steps=False, tight=False)
        QApplication.processEvents()
        assert why in {each.accessibleName() for each in view.findChildren(QLabel)}
        high.add(view.sizeHint().height())
        assert all(each.x() + each.width() <= 1066 for each in view.findChildren(QLabel) if each.isVisible())
    assert len(high) == 1


def test_a_row_is_as_high_as_what_it_holds_takes_where_something_is_wider_than_it(qtbot: QtBot) -> None:
    """The states of a unit: three of 100, 100 and 400 pixels in a card of 190 stand in three rows."""
    states = [QLabel() for _ in range(3)]
    for each, wide in zip(states, (100, 100, 400), strict=True):
        each.setFixedHeight(20)
        each.setMinimumWidth(wide)
    outside = QWidget()
    qtbot.addWidget(outside)
    layout = QVBoxLayout(outside)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
    box = flow(*states, space=4)
    layout.addWidget(box)
    layout.addStretch(1)
    outside.resize(190, 300)
    outside.show()
    qtbot.waitUntil(lambda: box.height() == 3 * 20 + 2 * 4)


LONG = "Expedición de don Íñigo de Ordóñez y Núñez-Argüelles al país de los manyema"


def test_a_name_in_a_row_breaks_into_lines_where_it_is_longer_than_the_row(qtbot: QtBot) -> None:
    """In a wide row it is one line; what stands after it stays below it, whatever the row's width."""
    name, after = named(LONG, "heading"), QLabel("after")
    box = flow(name, after)
    qtbot.addWidget(box)
    one = name.sizeHint().height()
    box.resize(2000, 300)
    box.show()
    assert name.geometry().height() == one
    box.resize(200, 300)
    QApplication.processEvents()

    assert box.minimumSizeHint().width() < 200
    assert name.geometry().height() > 2 * one  # 76 letters in 200 pixels
    assert after.geometry().top() > name.geometry().bottom()


def test_what_a_line_or_a_list_has_no_room_for_is_read_from_its_beginning_and_told_on_hovering(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _where, text, _whose: told.append(text))
    line, box = field(LONG, lambda _: None, name="name"), narrow(combo([("a", LONG)], "a", print, name="all"))
    for made in (line, box):
        qtbot.addWidget(made)
        for wide in (2000, 200):
            made.resize(wide, 30)
            QApplication.sendEvent(made, QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), QPoint(5, 5)))
    assert told == [LONG, LONG]  # where there is no room for it
    line.setText(LONG)
    assert line.cursorPosition() == 0
    drawn = QStyleOptionComboBox()
    box.initStyleOption(drawn)
    assert drawn.currentText.startswith("Exped")
    assert drawn.currentText.endswith("…")


def test_a_list_that_is_as_wide_as_what_it_holds_shows_all_of_it_with_the_focus_too(
    window: Window, qtbot: QtBot
) -> None:
    box = combo([("all", "For any reason")], "all", print, name="why")
    box.setParent(window)
    box.show()
    for _ in range(2):
        box.resize(box.sizeHint())
        drawn = QStyleOptionComboBox()
        box.initStyleOption(drawn)
        assert drawn.currentText == box.currentText()
        box.setFocus()
        assert box.hasFocus()


def test_a_long_name_of_an_army_is_read_from_its_beginning_until_somebody_types_in_it(qtbot: QtBot) -> None:
    line = OwnLine("name", role="name")
    qtbot.addWidget(line)
    line.resize(200, line.height())
    line.show_text("6")
    assert line.cursorPosition() == 1  # what has room is typed on at its end
    line.show_text(LONG)
    assert line.cursorPosition() == 0


@pytest.mark.parametrize("page", ["companions", "campaign"])
def test_no_line_of_a_new_game_is_squeezed_in_a_window_wider_than_its_card(window: Window, page: str) -> None:
    window.session.go(page)
    window.resize(1280, 2000)
    for _ in range(6):
        QApplication.processEvents()
    lines = [each for each in window.page(page).findChildren(QLineEdit) if each.isVisible()]

    assert lines
    assert [
        each.text() for each in lines if each.visibleRegion().boundingRect().height() < each.height()
    ] == []
