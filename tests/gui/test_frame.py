"""The frame of the desk: pages, language, theme, letters, palette, what is remembered."""

import gc
import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from threading import get_ident

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QThreadPool
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QLineEdit, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from gui.actions import FRAME
from gui.actions.action import Command, command, found
from gui.app import MAKERS, Leaving, desk, session, settled, warming
from gui.pages import PAGES
from gui.settings import FILE, load
from gui.theme import CONTRAST, DARK, LIGHT, THEMES, Palette, style
from gui.views.palette import CommandPalette
from gui.views.parts import button
from gui.views.parts.boxes import column
from gui.views.parts.flow import flow, folded
from gui.views.parts.work import Collector, Work
from gui.views.window import Window
from heart_africa.core.dataclass import replace
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.rules.referee.umpire import Note
from tests.gui.battles import give, played
from tests.gui.hands import keys, settle


def texts(window: Window) -> str:
    """Everything that is written on the window."""
    QApplication.processEvents()
    labels = (each.text() for each in window.findChildren(QLabel) if each.isVisible())
    buttons = (each.text() for each in window.findChildren(QPushButton) if each.isVisible())
    return " | ".join([*labels, *buttons])


def test_the_first_start_shows_the_welcome_page(window: Window) -> None:
    assert "What shall we play?" in texts(window)


@pytest.mark.parametrize(
    ("room", "size"),
    [
        pytest.param(QSize(1920, 1040), QSize(1280, 720), id="a-large-screen"),
        pytest.param(QSize(1366, 760), QSize(1280, 720), id="just-high-enough-for-its-frame"),
        pytest.param(QSize(1366, 728), QSize(1280, 688), id="a-laptop-with-a-bar-of-40"),
        pytest.param(QSize(1024, 700), QSize(1024, 660), id="as-narrow-as-it-can-be"),
    ],
)
def test_a_first_window_is_no_larger_than_the_screen_with_its_frame(
    window: Window, room: QSize, size: QSize
) -> None:
    """A frame takes 16 pixels of the width and 40 of the height; narrower than 1024 the window is not."""
    window.fit(room)
    assert window.size() == size


def test_the_language_changes_at_once_and_everywhere(window: Window) -> None:
    keys(window, "Ctrl+L")
    assert "¿A qué jugamos?" in texts(window)
    assert "Ajustes" in texts(window)
    assert "What shall we play?" not in texts(window)


def test_what_qt_says_itself_is_in_the_same_language(window: Window) -> None:
    line = QLineEdit(window)
    assert line.createStandardContextMenu().actions()[0].text().startswith("&Undo")
    keys(window, "Ctrl+L")
    assert line.createStandardContextMenu().actions()[0].text().startswith("&Deshacer")
    keys(window, "Ctrl+L")
    assert line.createStandardContextMenu().actions()[0].text().startswith("&Undo")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("es", {"&Buscar en:", "&Tipo de archivos:"}), ("en", {"&Look in:", "Files of &type:"})],
)
def test_the_dialog_for_files_speaks_no_other_language(window: Window, lang: str, said: set[str]) -> None:
    """Qt has two of its words in English alone; nothing else of it becomes empty."""
    window.session.prefer(language=lang)
    dialog = QFileDialog(window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    texts = {each.text() for each in dialog.findChildren(QLabel)}

    assert texts >= said
    assert all(each.text() for each in dialog.findChildren(QPushButton))


def test_a_menu_is_there_where_it_holds_something_and_still_is_after_a_change_of_language(
    window: Window,
) -> None:
    menu = next(each for each in window.menuBar().actions() if each.text() == "Edit")
    assert not menu.isVisible()  # the welcome page has nothing to edit
    for page in ("armies", "settings"):
        window.session.go(page)
    keys(window, "Ctrl+L")
    window.session.go("armies")

    assert (menu.text(), menu.isVisible()) == ("Editar", True)


def test_what_a_person_prefers_is_there_on_the_next_start(tmp_path: Path) -> None:
    session(tmp_path, "en").prefer(theme="dark", scale=150, language="es")
    again = session(tmp_path, "en").settings
    assert (again.theme, again.scale, again.language) == ("dark", 150, "es")


def test_settings_that_cannot_be_read_are_set_aside_and_the_desk_opens(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("theme = [", encoding="utf-8")
    assert load(tmp_path, "en").theme == "system"
    assert (tmp_path / "desk.toml.bad").exists()


def test_letters_grow_by_a_tenth_and_stop_with_a_reason(window: Window) -> None:
    larger = next(action for action in FRAME if action.id == "larger")
    for _ in range(20):
        if not larger.off(window.session):
            larger.run(window.session)
    assert window.session.settings.scale == 200
    assert command(window.session, larger).why_off == "The text is as large as it gets: 200%"


def test_the_palette_finds_actions_without_accents_and_runs_the_first(window: Window, qtbot: QtBot) -> None:
    window.session.prefer(language="es")
    assert [each.id for each in found(window.session, FRAME, "mas pequeno")] == ["smaller"]
    assert "settings" in [each.id for each in found(window.session, FRAME, "ajustes tamano")]
    window.search()
    line = window._palette.findChild(QLineEdit)
    assert line
    qtbot.keyClicks(line, "ajustes")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert window.session.page == "settings"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_button_with_the_keys_is_pressed_by_enter_as_by_space(
    window: Window, qtbot: QtBot, key: Qt.Key
) -> None:
    pressed: list[str] = []
    made = button("Roll", lambda: pressed.append("roll"))
    made.setParent(window)
    made.show()
    made.setFocus()
    qtbot.keyClick(made, key)
    assert pressed == ["roll"]


def test_a_part_under_a_toggle_is_made_when_it_is_looked_at_and_never_opens_as_a_window(qtbot: QtBot) -> None:
    made: list[QLabel] = []

    def make() -> QLabel:
        made.append(QLabel("inside"))
        return made[-1]

    for on in (False, True):
        parts = folded("More", make, on=on)
        assert not parts[1].isVisible()  # it stands in nothing yet
        box = column(*parts)
        qtbot.addWidget(box)
        box.show()
        assert [each.isVisible() for each in made] == ([True] if on else [])

    qtbot.mouseClick(box.findChildren(QPushButton)[0], Qt.MouseButton.LeftButton)
    assert [each.isVisible() for each in made] == [False]


def test_the_arrows_move_in_the_palette(window: Window, qtbot: QtBot) -> None:
    window.search()
    line, list_ = window._palette.findChild(QLineEdit), window._palette.findChild(QListWidget)
    assert line
    assert list_
    qtbot.keyClick(line, Qt.Key.Key_Down)
    assert list_.currentRow() == 1
    qtbot.keyClick(line, Qt.Key.Key_Up)
    assert list_.currentRow() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_its_words(lang: str) -> None:
    missing = [each.id for each in FRAME for end in ("", "-tip") if not has(lang, f"action-{each.id}{end}")]
    assert not missing


def test_no_two_actions_of_a_page_share_their_keys() -> None:
    keys = [each.shortcut for each in FRAME if each.shortcut]
    assert len(keys) == len(set(keys))


def test_every_shortcut_reaches_qt(window: Window) -> None:
    known = {action.shortcut().toString() for action in window.findChildren(QAction)}
    assert {"Ctrl+0", "Ctrl+1", "Ctrl+L", "Ctrl+D", "Ctrl+K"} <= known


def luminance(colour: str) -> float:
    """How bright a colour is, as the guidelines for accessible pages reckon it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK, CONTRAST])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("text", "ground"),
        ("text", "card"),
        ("text", "raised"),
        ("quiet", "ground"),
        ("quiet", "card"),
        ("quiet", "raised"),
        ("warn", "raised"),
        ("accent_text", "accent"),
        ("accent", "card"),
        ("rail_text", "rail"),
        ("good", "card"),
        ("warn", "card"),
        ("bad", "card"),
        ("red", "card"),
        ("blue", "card"),
    ],
)
def test_text_stands_out_from_its_ground(palette: Palette, ink: str, ground: str) -> None:
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= 4.5


@pytest.mark.parametrize("palette", [LIGHT, DARK, CONTRAST])
@pytest.mark.parametrize("mark", ["edge", "text"])
@pytest.mark.parametrize("ground", ["card", "ground"])
def test_fields_and_the_dots_of_a_unit_stand_out_from_their_ground(
    palette: Palette, mark: str, ground: str
) -> None:
    """What is no text but has to be seen: 3 to 1 (WCAG 2.2, 1.4.11)."""
    assert contrast(getattr(palette, mark), getattr(palette, ground)) >= 3


def test_where_the_window_stood_is_remembered(tmp_path: Path, qtbot: QtBot, qapp: object) -> None:
    first = desk(tmp_path, "en")
    qtbot.addWidget(first)
    first.resize(1024, 700)
    first.show()
    first.close()
    second = desk(tmp_path, "en")
    qtbot.addWidget(second)
    assert second.size().height() == 700


def test_the_palette_knows_the_actions_of_pages_that_were_never_turned_to(
    window: Window, qtbot: QtBot
) -> None:
    assert "battle-end-step" not in {each.id for each in window._actions}
    window.search()
    assert {"battle-end-step", "campaign-html"} <= {each.id for each in window._actions}


def test_the_actions_of_a_page_come_with_it(window: Window) -> None:
    window.session.go("battle")
    assert window._qt["battle-table-mode"].isVisible()


def test_what_can_be_done_is_as_it_stands_when_a_menu_opens_and_when_a_key_is_struck(window: Window) -> None:
    table = played(window.session)
    window.session.go("battle")
    window._menus["edit"].aboutToShow.emit()
    again = window._qt["battle-redo"]
    assert (again.isEnabled(), again.shortcut().toString()) == (False, "Ctrl+Y")

    give(table, Note("The drums are heard."))
    last = table.undo()
    keys(window, "Ctrl+Y")  # the menu was last opened while nothing could be done again
    assert table.journal.last is not None
    assert table.journal.last.act == last.act

    table.undo()
    window._menus["edit"].aboutToShow.emit()
    assert again.isEnabled()


FIRST_TURNS = """
import sys, tempfile
from pathlib import Path
from gui.app import application, desk, steps
from gui.pages import PAGES

made = application()
window = desk(Path(tempfile.mkdtemp()), "en")
window.show()
early = set(sys.modules)
for step in steps("en"):
    step()
beside = set(sys.modules)
window.admit_all()
for page in PAGES:
    window.session.go(page.name)
    made.processEvents()
print(*sorted(beside - early))
print(*sorted(set(sys.modules) - beside))
"""


def test_what_any_page_needs_is_read_beside_the_window_so_that_the_first_turn_to_it_loads_no_library() -> (
    None
):
    done = subprocess.run([sys.executable, "-c", FIRST_TURNS], check=True, capture_output=True, text=True)
    beside, late = (line.split() for line in done.stdout.split("\n")[:2])

    heavy = (
        "gui.",
        "sqlalchemy",
        "sqlmodel",
        "pydantic",
        "heart_africa.storage.database",
        "heart_africa.rules.",
    )
    assert {"sqlalchemy", "gui.views.rulebook", "gui.views.zulus"} <= set(
        beside
    )  # not needed for the first window
    assert [each for each in late if each.startswith(heavy)] == []


def test_what_is_read_beside_the_window_comes_to_an_end(qtbot: QtBot) -> None:
    work = warming("en")
    with qtbot.waitSignal(work.finished, timeout=20000):
        work.start()


def test_the_way_out_is_the_last_of_the_file_menu_and_closes_the_window(window: Window) -> None:
    window.admit_all()
    assert window._menus["file"].actions()[-1] is window._qt["quit"]
    keys(window, "Ctrl+Q")
    assert not window.isVisible()


def test_a_signal_is_heard_while_qt_waits(qtbot: QtBot) -> None:
    heard: list[bool] = []
    leaving = Leaving(lambda: heard.append(True))
    try:
        signal.raise_signal(signal.SIGINT)
        qtbot.waitUntil(lambda: bool(heard))
    finally:
        leaving.done()


def test_the_focus_of_what_goes_or_is_disabled_stays_hereabouts_and_never_goes_to_the_rail(
    window: Window,
) -> None:
    window.session.go("settings")
    page = window.page("settings")
    layout = page.layout()
    assert layout is not None
    keep, gone, off = (QPushButton(name) for name in ("keep", "gone", "off"))
    box = flow(keep, gone, off)
    layout.addWidget(box)
    QApplication.processEvents()
    gone.setFocus()
    box.hold(keep, off)
    assert QApplication.focusWidget() is box
    off.setFocus()
    off.setEnabled(False)
    assert QApplication.focusWidget() is box
    QTest.keyClick(keep, Qt.Key.Key_Backtab)  # asked for, it goes wherever the order of Tab leads
    assert QApplication.focusWidget() is not box


def test_the_focus_of_what_goes_while_a_dialog_is_open_stays_on_the_page(window: Window) -> None:
    """As where a file is saved, after which the page is drawn anew."""
    window.session.go("settings")
    page = window.page("settings")
    layout = page.layout()
    assert layout is not None
    save, dialog = QPushButton("save"), QDialog(window)
    layout.addWidget(save)
    save.setFocus()
    dialog.open()
    dialog.activateWindow()
    QApplication.processEvents()
    save.hide()
    save.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    dialog.close()
    window.activateWindow()
    QApplication.processEvents()
    focused = QApplication.focusWidget()
    assert focused is page, focused


def test_one_line_enters_a_game_at_the_desk(tmp_path: Path) -> None:
    """Another game has its page, its actions, the next digit as its key while there is one, and takes its journals."""
    code = (
        "import json, sys\n"
        "from dataclasses import replace\n"
        "from pathlib import Path\n"
        "from gui import pages\n"
        "hunt = replace(pages.GAMES[1], name='hunt', door='', sign='◎')\n"
        "tenth = replace(hunt, name='tenth')\n"
        "pages.GAMES = (*pages.GAMES, hunt)\n"
        "pages.PAGES = (*pages.PAGES, hunt, tenth)\n"
        "pages.ON_THE_RAIL = (*pages.ON_THE_RAIL, hunt, tenth)\n"
        "from gui import app\n"
        "from gui.documents.dropped_files import page_for\n"
        "from gui.presenters.welcome import Recent\n"
        "folder = Path(sys.argv[1])\n"
        "file = folder / 'a.journal.jsonl'\n"
        "file.write_text(json.dumps({'kind': 'hunt'}))\n"
        "print(json.dumps({'maker': 'hunt' in app.MAKERS, 'actions': len(app.LATER['hunt']()) > 5,\n"
        "    'dropped': page_for(file),\n"
        "    'recent': Recent('hunt', 'x', '').page,\n"
        "    'key': [each.shortcut for each in app.FRAME if each.id in ('hunt', 'tenth')]}))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], check=True, capture_output=True, text=True
    )
    assert done.stderr == ""
    assert json.loads(done.stdout) == {
        "maker": True,
        "actions": True,
        "dropped": "hunt",
        "recent": "hunt",
        "key": ["Ctrl+9", ""],
    }


def test_every_page_is_made_between_what_a_person_does(window: Window) -> None:
    """What is turned to first is then only drawn: all pages stand, none but the first is in view."""
    gc.enable()
    settled(window)
    for _ in PAGES:
        QApplication.processEvents()
    made = {name for name in MAKERS if name in window._pages}
    assert made == set(MAKERS)
    assert [name for name in made if window.page(name).isVisible()] == ["welcome"]
    tracked = {id(each) for each in gc.get_objects()}  # what the collector would go through in the first turn
    assert not [name for name in made if id(window.page(name)) in tracked]
    assert not gc.isenabled()  # from now on only the window's own thread collects


def test_in_high_contrast_a_button_that_is_off_has_another_edge() -> None:
    """Its words are as white as those of the others; by its edge it is told from them."""
    off = {palette.ground: "border-style: dashed" in style(palette, 100) for palette in (DARK, CONTRAST)}

    assert off == {DARK.ground: False, CONTRAST.ground: True}


def test_garbage_is_collected_in_the_thread_of_the_window_alone(qtbot: QtBot, window: Window) -> None:
    """A step of long work makes far more than Python would leave uncollected."""
    threads: set[int] = set()
    before = gc.get_threshold()

    def noted(_phase: str, _about: dict[str, int]) -> None:
        threads.add(get_ident())

    gc.callbacks.append(noted)
    gc.set_threshold(100, 5, 5)
    try:
        work = Work([lambda: len([[number] for number in range(5_000)])])
        with qtbot.waitSignal(work.finished):
            work.start()
        (collector,) = window.findChildren(Collector)
        collector.collect()
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(noted)

    assert threads == {get_ident()}


@pytest.mark.usefixtures("qapp")
def test_work_that_is_cancelled_tells_nothing_of_what_it_has_done_by_then() -> None:
    """It is done, and the news of it on the way to the window, which hears of the other one alone."""
    told: list[list[object]] = []
    stopped, left = Work([lambda: "stopped"]), Work([lambda: "left"])
    for work in (stopped, left):
        work.finished.connect(told.append)
        work.start()
    assert QThreadPool.globalInstance().waitForDone(5000)
    stopped.cancel()
    settle()

    assert told == [["left"]]


@pytest.mark.parametrize("theme", THEMES)
def test_every_sign_of_the_style_is_there_and_an_arrow_stands_out_from_what_it_is_drawn_on(
    theme: str,
) -> None:
    """In high contrast as strongly as the text."""
    colours = THEMES[theme]
    signs = {Path(found) for found in re.findall(r"url\((.+?)\)", style(colours, 100))}
    arrows = {ink for sign in signs if not sign.name.startswith(("check", "dot"))
              for ink in re.findall(r'stroke="(#\w+)"', sign.read_text("utf-8"))}  # fmt: skip

    assert {sign.stem.partition("-")[0] for sign in signs} == {"check", "dot", "down", "left", "right"}
    assert arrows
    least = 7 if colours is CONTRAST else 4.5
    assert all(contrast(ink, ground) >= least for ink in arrows for ground in (colours.card, colours.raised))


def test_nothing_in_the_palette_has_to_be_scrolled_sideways_with_large_letters(window: Window) -> None:
    """A long name breaks into lines; the bar that Qt shows until it has done so would cover the last row."""
    window.session.prefer(scale=200)
    order = Command(
        "", "Expedition of the most noble Lord Fotheringay ", "", "", "Not in this phase of it. ", None
    )
    several = [(replace(order, id=str(at), name=order.name * 3), print) for at in range(20)]
    palette = CommandPalette(window, window.session, FRAME, lambda: several)
    palette.show()
    line, found = palette.findChild(QLineEdit), palette.findChild(QListWidget)
    assert line is not None
    assert found is not None
    line.setText("fother")
    QApplication.processEvents()

    assert found.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    assert found.visualItemRect(found.item(0)).height() > 3 * found.fontMetrics().height()
    palette.close()
