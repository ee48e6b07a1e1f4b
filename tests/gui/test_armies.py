"""The armies page through the widgets that a person uses: begin, build, undo, mend, keep, open again."""

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDropEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from armylists.edits import AddUnit, NameUnit, SetFact, SetFigures, TagUnit
from armylists.legality.verdict import verdict
from armylists.roster import Roster
from armylists.roster_file import open_roster
from gui.actions.armies import ALL, BAR
from gui.documents.army import ARMY, army, change, relist, repeople, start_army
from gui.presenters.welcome import AGAIN, Recent
from gui.views.armies import ArmiesPage
from gui.views.armies.builder import BuilderView
from gui.views.armies.page import StartView
from gui.views.armies.unit_card import UnitFrame
from gui.views.armies.widgets import Grip
from gui.views.window import Window
from heart_africa.core.messages import LANGUAGES, has
from tests.armylists.builders import ally, led_by, unit
from tests.armylists.builders import army as an_army
from tests.gui.test_frame import texts

Kind = TypeVar("Kind", bound=QWidget)
START = an_army(
    "zanzibaris",
    units=[unit(askaris=20), unit(swordsmen=8), unit(askaris=10)],
    allies=(ally("white_explorers", units=[unit(askaris=6)]),),
    leader=led_by("askaris", "charismatic"),
    year=1879,
)


@pytest.fixture
def page(window: Window) -> ArmiesPage:
    """The page without an army."""
    return turned_to(window)


def turned_to(window: Window) -> ArmiesPage:
    """The page in view."""
    window.session.go("armies")
    found = window.page("armies")
    assert isinstance(found, ArmiesPage)
    return found


@pytest.fixture
def view(window: Window) -> BuilderView:
    """The page with the army above."""
    start_army(window.session, START)
    return opened(turned_to(window))


def opened(page: ArmiesPage) -> BuilderView:
    assert isinstance(page.view, BuilderView)
    page.view.troops.freshen()
    return page.view


def named(inside: QWidget, kind: type[Kind], name: str) -> Kind:
    """The widget of that accessible name that is in view."""
    found = [each for each in inside.findChildren(kind) if each.accessibleName() == name and each.isVisible()]
    assert found, sorted({each.accessibleName() for each in inside.findChildren(kind)})
    return found[0]


def roster(page: QWidget) -> Roster:
    window = page.window()
    assert isinstance(window, Window)
    document = army(window.session)
    assert document
    return document.roster


def card(view: BuilderView, index: int) -> UnitFrame:
    found = view.roster.card(f"units[{index}]")
    assert isinstance(found, UnitFrame)
    return found


def sizes(view: BuilderView) -> list[int]:
    return [each.size for each in roster(view).units]


def act(view: QWidget, action: str) -> None:
    """Open the menu of an action and do it."""
    window = view.window()
    found = next(each for each in ALL if each.id == action)
    assert isinstance(window, Window)
    window._menus[found.menu].aboutToShow.emit()
    window._qt[found.id].trigger()


# --- the start ---


def test_one_begins_with_a_legal_army_in_three_presses(page: ArmiesPage, qtbot: QtBot) -> None:
    lists = page.findChild(QListWidget)
    assert lists
    lists.setCurrentRow(6)
    qtbot.mouseClick(named(page, QPushButton, "Begin with a legal army"), Qt.MouseButton.LeftButton)
    found = roster(page)
    assert found.list == "zanzibaris"
    assert verdict(page.session.catalogue, found).legal
    assert isinstance(page.view, BuilderView)
    assert "✓ Legal" in texts(page.window())  # type: ignore[arg-type]  # the window


@pytest.mark.parametrize("name", ["At random", "Empty"])
def test_one_begins_at_random_or_with_nothing(page: ArmiesPage, qtbot: QtBot, name: str) -> None:
    qtbot.mouseClick(named(page, QPushButton, name), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: army(page.session) is not None)
    assert verdict(page.session.catalogue, roster(page)).legal is (name == "At random")


@pytest.mark.rule("L12-05")
def test_a_colonial_expedition_is_asked_for_its_nation(page: ArmiesPage, qtbot: QtBot) -> None:
    lists = page.findChild(QListWidget)
    assert lists
    lists.setCurrentRow(next(row for row in range(lists.count()) if "Colonial" in lists.item(row).text()))
    nation = named(page, QComboBox, "People or nation")
    assert nation.currentText() == "Choose a nation…"
    qtbot.mouseClick(named(page, QPushButton, "Begin with a legal army"), Qt.MouseButton.LeftButton)
    assert army(page.session) is None
    assert nation.view().isVisible()
    qtbot.keyClicks(nation.view(), "Belg")
    qtbot.keyClick(nation.view(), Qt.Key.Key_Return)
    qtbot.mouseClick(named(page, QPushButton, "Begin with a legal army"), Qt.MouseButton.LeftButton)
    assert roster(page).people == "belgian"
    assert verdict(page.session.catalogue, roster(page)).legal


def test_a_list_that_has_no_army_for_so_few_points_says_why(page: ArmiesPage, qtbot: QtBot) -> None:
    points = named(page, QLineEdit, "Points")
    points.setText("5")
    qtbot.keyClick(points, Qt.Key.Key_Return)
    qtbot.mouseClick(named(page, QPushButton, "Begin with a legal army"), Qt.MouseButton.LeftButton)
    assert army(page.session) is None
    assert "× " in texts(page.window())  # type: ignore[arg-type]  # the window


def test_what_was_chosen_for_the_game_goes_into_the_army(page: ArmiesPage, qtbot: QtBot) -> None:
    role = named(page, QComboBox, "Role")
    role.setCurrentIndex(role.findData("defender"))
    people = named(page, QComboBox, "People or nation")
    people.setCurrentIndex(people.findData("buganda"))
    qtbot.mouseClick(named(page, QPushButton, "Empty"), Qt.MouseButton.LeftButton)
    assert (roster(page).role, roster(page).people) == ("defender", "buganda")


def test_a_sample_opens_as_a_copy(page: ArmiesPage, qtbot: QtBot) -> None:
    name = next(
        each for each in page.findChildren(QPushButton) if each.toolTip().endswith("buganda.army.toml")
    )
    qtbot.mouseClick(name, Qt.MouseButton.LeftButton)
    assert roster(page).people == "buganda"


def test_a_file_dropped_on_the_page_is_opened_or_says_what_is_wrong(page: ArmiesPage, tmp_path: Path) -> None:
    path = tmp_path / "broken.army.toml"
    path.write_text("format = 3", encoding="utf-8")
    drop(page, path)
    assert army(page.session) is None
    assert "broken.army.toml" in page.session.notice
    start_army(page.session, START)
    document = army(page.session)
    assert document
    act(page, "army-new")
    drop(page, document.path)
    assert roster(page).units == START.units


def drop(page: ArmiesPage, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    page.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, left, none))


def test_the_welcome_page_leads_on_with_a_recent_army(window: Window, qtbot: QtBot) -> None:
    start_army(window.session, START)
    path = army(window.session).path  # type: ignore[union-attr]  # it has just been begun
    window.session.open.take(ARMY)
    window.session.open.put(AGAIN, Recent("army", str(path), ""))
    window.session.go("armies")
    qtbot.waitUntil(lambda: army(window.session) is not None)
    assert isinstance(window.page("armies").view, BuilderView)  # type: ignore[attr-defined]  # it is the page


# --- building ---


def press(view: BuilderView, qtbot: QtBot, name: str) -> None:
    """Press the button of the palette whose accessible name begins so, once it is there."""
    QApplication.processEvents()
    buttons = view.troops.findChildren(QPushButton)
    found = [each for each in buttons if each.accessibleName().startswith(name) and each.isVisible()]
    assert found, [each.accessibleName() for each in buttons]
    qtbot.mouseClick(found[0], Qt.MouseButton.LeftButton)


def test_a_troop_of_the_palette_becomes_a_unit(view: BuilderView, qtbot: QtBot) -> None:
    press(view, qtbot, "Askaris: Add 6")
    assert sizes(view) == [20, 8, 10, 6]
    qtbot.waitUntil(card(view, 3).isVisible)


def test_what_the_list_does_not_have_can_be_added_and_is_marked(view: BuilderView, qtbot: QtBot) -> None:
    press(view, qtbot, "Other troops")
    press(view, qtbot, "Machine Guns")
    assert sizes(view)[-1] == 1
    assert card(view, 3).property("state") == "bad"
    assert "The list of Zanzibaris has no Machine Guns" in texts(view.window())  # type: ignore[arg-type]  # the window


def test_allies_are_called_from_the_palette(view: BuilderView, qtbot: QtBot) -> None:
    press(view, qtbot, "Call: Add allies from Native Warlord")
    assert [each.list for each in roster(view).allies] == ["white_explorers", "native_warlord"]


def test_seeking_leaves_only_what_fits_the_words(view: BuilderView, qtbot: QtBot) -> None:
    act(view, "army-find")
    line = named(view.troops, QLineEdit, "Find a troop…")
    qtbot.keyClicks(line, "espadach")
    assert [each.isVisible() for each in view.troops._frames] == [True, False]


def test_the_other_view_tells_all_that_may_be_added(view: BuilderView, qtbot: QtBot) -> None:
    press(view, qtbot, "What is shown: What can I add?")
    press(view, qtbot, "Add: Add 1 Scout")
    assert roster(view).independents.scout == 1


def test_what_was_offered_before_a_change_is_offered_anew_first(view: BuilderView, qtbot: QtBot) -> None:
    press(view, qtbot, "What is shown: What can I add?")
    view._later.setInterval(60_000)  # the palette has not followed yet, however slow the machine
    change(view._session, SetFigures(0, "askaris", 9))
    press(view, qtbot, "Add: Add 1 Askari to unit 1 (making 21)")
    assert sizes(view)[0] == 9
    press(view, qtbot, "Add: Add 1 Askari to unit 1 (making 10)")
    assert sizes(view)[0] == 10


def test_figures_change_by_steppers_and_by_keys(view: BuilderView, qtbot: QtBot) -> None:
    qtbot.mouseClick(named(card(view, 0), QPushButton, "Askaris +"), Qt.MouseButton.LeftButton)
    assert sizes(view)[0] == 21
    card(view, 0).setFocus()
    qtbot.keyClicks(card(view, 0), "++-")
    assert sizes(view)[0] == 22
    number = named(card(view, 0), QLineEdit, "Askaris")
    number.setText("12")
    qtbot.keyClick(number, Qt.Key.Key_Return)
    assert sizes(view)[0] == 12


def test_the_keys_of_a_card_copy_split_move_and_remove(view: BuilderView, qtbot: QtBot) -> None:
    def press(key: Qt.Key, index: int, alt: bool = False) -> list[int]:  # noqa: FBT002  # a key held
        held = Qt.KeyboardModifier.AltModifier if alt else Qt.KeyboardModifier.NoModifier
        card(view, index).setFocus()
        qtbot.keyClick(card(view, index), key, held)
        return sizes(view)

    assert press(Qt.Key.Key_D, 1) == [20, 8, 8, 10]
    assert press(Qt.Key.Key_S, 0) == [10, 8, 8, 10, 10]
    assert press(Qt.Key.Key_Down, 0, alt=True) == [8, 10, 8, 10, 10]
    assert QApplication.focusWidget() is card(view, 1)
    assert press(Qt.Key.Key_Up, 0, alt=True) == [8, 10, 8, 10, 10]
    assert press(Qt.Key.Key_Delete, 1) == [8, 8, 10, 10]
    qtbot.keyClick(card(view, 1), Qt.Key.Key_Down)
    assert QApplication.focusWidget() is card(view, 2)


def test_a_card_is_dragged_to_another_place(view: BuilderView, qtbot: QtBot) -> None:
    grip, target = card(view, 0).findChild(Grip), card(view, 2)
    assert grip
    below = grip.mapFromGlobal(target.mapToGlobal(QPoint(5, target.height() - 3)))
    qtbot.mousePress(grip, Qt.MouseButton.LeftButton)
    qtbot.mouseMove(grip, below)
    qtbot.mouseRelease(grip, Qt.MouseButton.LeftButton, pos=below)
    assert sizes(view) == [8, 10, 20]
    assert not view.roster._line.isVisible()


def test_names_and_notes_are_kept_when_their_field_is_left(view: BuilderView, qtbot: QtBot) -> None:
    name = named(card(view, 1), QLineEdit, "Name of the unit")
    qtbot.keyClicks(name, "Guard")
    qtbot.keyClick(name, Qt.Key.Key_Return)
    card(view, 1).setFocus()
    qtbot.keyClick(card(view, 1), Qt.Key.Key_N)
    notes = named(card(view, 1), QLineEdit, "Notes on the unit")
    qtbot.keyClicks(notes, "red shields")
    qtbot.keyClick(notes, Qt.Key.Key_Return)
    found = roster(view).units[1]
    assert (found.name, found.notes) == ("Guard", "red shields")


def test_typing_is_not_disturbed_by_what_else_changes(view: BuilderView, qtbot: QtBot) -> None:
    name = named(card(view, 1), QLineEdit, "Name of the unit")
    name.setFocus()
    qtbot.keyClicks(name, "Gu")
    change(view._session, SetFigures(0, "askaris", 30))
    qtbot.keyClicks(name, "ard")
    assert name.text() == "Guard"
    assert card(view, 1).findChildren(QLineEdit)[0] is name


def test_the_menu_of_a_unit_joins_it_with_another(view: BuilderView) -> None:
    menu = card(view, 0)._menu_of(card(view, 0))
    join = next(action.menu() for action in menu.actions() if action.text() == "Join with")
    entry: QAction = join.actions()[0]  # type: ignore[attr-defined]  # a menu
    assert entry.text() == "3 · Askaris"
    entry.trigger()
    assert sizes(view) == [30, 8]


def test_the_leader_is_chosen_named_and_dismissed(view: BuilderView, qtbot: QtBot) -> None:
    leader = view.roster.card("leader")
    trait = named(leader, QComboBox, "Trait")
    trait.setCurrentIndex(trait.findData("eloquent"))
    qtbot.keyClicks(named(leader, QLineEdit, "Name of the leader"), "Tippu Tip")
    qtbot.keyClick(named(leader, QLineEdit, "Name of the leader"), Qt.Key.Key_Return)
    found = roster(view).leader
    assert found
    assert (found.name, [each.value for each in found.traits]) == ("Tippu Tip", ["eloquent"])
    qtbot.mouseClick(named(leader, QPushButton, "Remove the leader"), Qt.MouseButton.LeftButton)
    assert roster(view).leader is None
    troop = named(leader, QComboBox, "Troop")
    troop.setCurrentIndex(troop.findData("swordsmen"))
    assert roster(view).leader.troop == "swordsmen"  # type: ignore[union-attr]  # he has just been named


@pytest.mark.rule("COMP-24")
def test_a_second_trait_needs_the_agreement_of_the_players(view: BuilderView, qtbot: QtBot) -> None:
    act_facts(view, qtbot)
    leader = view.roster.card("leader")
    assert not [
        each
        for each in leader.findChildren(QComboBox)
        if each.accessibleName() == "Second" and each.isVisible()
    ]
    named_box = next(each for each in view.findChildren(QCheckBox) if "Second trait" in each.text())
    qtbot.mouseClick(named_box, Qt.MouseButton.LeftButton, pos=QPoint(8, named_box.height() // 2))
    second = named(leader, QComboBox, "Second")
    second.setCurrentIndex(second.findData("eloquent"))
    assert [each.value for each in roster(view).leader.traits] == ["charismatic", "eloquent"]  # type: ignore[union-attr]  # there is one
    assert roster(view).permissions == ("second_trait",)


def act_facts(view: BuilderView, qtbot: QtBot) -> None:
    """Open what was agreed for the game."""
    qtbot.mouseClick(named(view, QPushButton, "Game settings"), Qt.MouseButton.LeftButton)


def test_the_facts_of_the_game_change_the_verdict_at_once(view: BuilderView, qtbot: QtBot) -> None:
    act_facts(view, qtbot)
    year = named(view, QLineEdit, "Year")
    year.setText("1890")
    qtbot.keyClick(year, Qt.Key.Key_Return)
    assert roster(view).year == 1890
    assert card(view, 1).property("state") == "bad"
    assert "only until 1880" in texts(view.window())  # type: ignore[arg-type]  # the window


def test_allies_have_cards_of_their_own(view: BuilderView, qtbot: QtBot) -> None:
    allied = view.roster.card("allies[0].units[0]")
    qtbot.mouseClick(named(allied, QPushButton, "Askaris +"), Qt.MouseButton.LeftButton)
    assert roster(view).allies[0].units[0].size == 7
    qtbot.mouseClick(named(view, QPushButton, "Do without these allies"), Qt.MouseButton.LeftButton)
    assert not roster(view).allies


# --- undo, verdict, keeping ---


def test_what_was_done_is_undone_and_done_again_by_keys_and_buttons(view: BuilderView, qtbot: QtBot) -> None:
    change(view._session, AddUnit("askaris", 9))
    undo = named(view, QPushButton, "Undo")
    assert undo.toolTip() == "Add a unit of 9 Askaris (Ctrl+Z)"
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert sizes(view) == [20, 8, 10]
    act(view, "army-redo")
    assert sizes(view) == [20, 8, 10, 9]
    act(view, "army-undo")
    assert view._session.notice == "Undone: Add a unit of 9 Askaris"


def test_ctrl_z_undoes_the_army_even_in_a_field_where_nothing_was_typed(
    view: BuilderView, qtbot: QtBot
) -> None:
    change(view._session, NameUnit(0, "Guard"))
    name = named(card(view, 0), QLineEdit, "Name of the unit")
    name.setFocus()
    qtbot.keyClick(name, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert roster(view).units[0].name == ""


def test_show_me_goes_to_the_card_and_marks_it(view: BuilderView, qtbot: QtBot) -> None:
    change(view._session, SetFigures(2, "askaris", 2))
    problem = next(each for each in view.verdict.problems if each.mark.where == "units[2]")
    press = next(each for each in problem.findChildren(QPushButton) if each.text() == "Show me")
    qtbot.mouseClick(press, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is card(view, 2)
    assert card(view, 2).property("flash") == "true"


def test_mend_it_shows_the_repairs_first_and_does_the_chosen_one(view: BuilderView, qtbot: QtBot) -> None:
    change(view._session, SetFigures(1, "swordsmen", 2))
    before = roster(view)
    act(view, "army-mend")
    apply = next(
        each
        for each in view.verdict.findChildren(QPushButton)
        if each.accessibleName() == "Do it: Add 1 Swordsman to unit 2 (making 3)"
    )
    assert roster(view) == before
    qtbot.mouseClick(apply, Qt.MouseButton.LeftButton)
    assert sizes(view) == [20, 3, 10]


def test_the_next_problem_is_shown_by_a_key(view: BuilderView) -> None:
    change(view._session, SetFigures(0, "askaris", 2), SetFigures(2, "askaris", 2))
    places = []
    for _ in range(2):
        act(view, "army-next-problem")
        places.append(QApplication.focusWidget())
    assert places == [card(view, 0), card(view, 2)]


def test_everything_is_in_the_file_a_moment_later(view: BuilderView, qtbot: QtBot) -> None:
    document = army(view._session)
    assert document
    change(view._session, SetFigures(0, "askaris", 13))
    qtbot.waitUntil(lambda: not document.unsaved)
    assert open_roster(document.path, view._session.catalogue).roster.units[0].size == 13


def test_closing_the_window_keeps_what_was_done_last(window: Window, view: BuilderView) -> None:
    document = army(view._session)
    assert document
    change(view._session, SetFigures(0, "askaris", 14))
    window.close()
    assert open_roster(document.path, view._session.catalogue).roster.units[0].size == 14


def test_an_army_is_marked_as_narrative_and_stays_as_it_is(view: BuilderView, qtbot: QtBot) -> None:
    change(view._session, SetFigures(0, "askaris", 2))
    box = next(each for each in view.findChildren(QCheckBox) if "narrative" in each.text())
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert roster(view).narrative
    assert "Narrative, " in texts(view.window())  # type: ignore[arg-type]  # the window


# --- the frame ---


def test_the_language_changes_with_an_army_open(view: BuilderView, page: ArmiesPage) -> None:
    page.session.prefer(language="es")
    assert "Unidades: 4 (de 3 a 8)" in texts(page.window())  # type: ignore[arg-type]  # the window


@pytest.mark.parametrize("scale", [80, 100, 160, 200])
def test_nothing_is_wider_than_its_pane(page: ArmiesPage, qtbot: QtBot, scale: int) -> None:
    page.session.prefer(scale=scale, language="es")
    start_army(page.session, START)
    change(page.session, SetFact("year", 1890), SetFigures(0, "askaris", 60))
    found = opened(page)
    for pane in ("troops", "verdict", "roster"):
        found._panes.turn(pane)
        QApplication.processEvents()
        assert found.width() <= page.width()
        for area in (found.troops, found.roster, found.verdict):
            for scrolling in area.findChildren(QWidget, "inside"):
                parent = scrolling.parentWidget()
                if parent and scrolling.isVisible():
                    assert scrolling.width() <= parent.width(), (scale, pane)


def test_every_button_has_a_name_and_something_to_say(view: BuilderView) -> None:
    nameless = [each for each in view.findChildren(QPushButton) if not each.accessibleName()]
    silent = [each.accessibleName() for each in view.troops.findChildren(QPushButton) if not each.toolTip()]
    assert not nameless
    assert not [each for each in silent if not each.startswith("What is shown")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_the_page_has_its_words(lang: str) -> None:
    missing = [each.id for each in ALL for end in ("", "-tip") if not has(lang, f"action-{each.id}{end}")]
    assert not missing
    assert set(BAR) <= {each.id for each in ALL}


def test_the_start_comes_back_when_the_army_is_put_away(view: BuilderView, page: ArmiesPage) -> None:
    act(view, "army-new")
    assert isinstance(page.view, StartView)
    assert army(page.session) is None


def test_tab_goes_through_the_page_as_one_reads_it(view: BuilderView, qtbot: QtBot) -> None:
    change(view._session, AddUnit("askaris", 9))
    QApplication.processEvents()
    view.troops.freshen()
    name = named(view, QLineEdit, "Name of the army")
    name.setFocus()
    seen: list[str] = []
    for _ in range(160):
        focused = QApplication.focusWidget()
        assert focused
        seen.append(focused.accessibleName())
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    wanted = (
        *("Name of the army", "Undo", "Game settings", "Find a troop…", "Name of the leader"),
        *("Unit 1, Askaris: 20 Askaris, 120 points", "Unit 4, Askaris: 9 Askaris, 54 points"),
        *("Do without these allies", "Baggage elements", "✓ Legal"),
    )
    places = [seen.index(each) for each in wanted]
    assert places == sorted(places)


def test_the_focus_stays_where_one_works(view: BuilderView, qtbot: QtBot) -> None:
    change(view._session, SetFigures(0, "askaris", 2), SetFigures(2, "askaris", 2))
    view.verdict.mend()
    focused = QApplication.focusWidget()
    assert isinstance(focused, QPushButton)
    qtbot.keyClick(focused, Qt.Key.Key_Space)
    assert view.verdict.problems[0].show_me.hasFocus()
    card(view, 2).setFocus()
    qtbot.keyClick(card(view, 2), Qt.Key.Key_Delete)
    assert card(view, 1).hasFocus()


# --- tags ---


def shown_units(view: BuilderView) -> list[int]:
    return [at for at in range(len(sizes(view))) if card(view, at).isVisible()]


def test_tags_are_put_on_found_by_and_taken_off(view: BuilderView, qtbot: QtBot) -> None:
    card(view, 0).setFocus()
    qtbot.keyClick(card(view, 0), Qt.Key.Key_T)
    line = named(card(view, 0), QLineEdit, "Add a tag")
    qtbot.keyClicks(line, "to paint, #guard")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert roster(view).units[0].tags == ("to paint", "guard")
    qtbot.mouseClick(named(view, QPushButton, "Only the units tagged guard"), Qt.MouseButton.LeftButton)
    assert shown_units(view) == [0]
    view.roster.go_to("units[1]")
    assert shown_units(view) == [0, 1, 2]
    qtbot.mouseClick(named(card(view, 0), QPushButton, "Remove the tag guard"), Qt.MouseButton.LeftButton)
    assert roster(view).units[0].tags == ("to paint",)
    act(view, "army-undo")
    assert roster(view).units[0].tags == ("to paint", "guard")


def test_the_arrows_pass_over_units_out_of_view(view: BuilderView, qtbot: QtBot) -> None:
    change(view._session, TagUnit(0, ("left",)), TagUnit(2, ("left",)))
    view.roster.filter.choose("left")
    card(view, 0).setFocus()
    qtbot.keyClick(card(view, 0), Qt.Key.Key_Down)
    assert QApplication.focusWidget() is card(view, 2)
    assert shown_units(view) == [0, 2]


def test_whoever_saves_is_told_that_it_is_saved_already(view: BuilderView, qtbot: QtBot) -> None:
    document = army(view._session)
    assert document
    change(view._session, SetFigures(0, "askaris", 15))
    qtbot.keyClick(view, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert view._session.notice == f"It is saved already, as it is after every change: {document.path}"
    assert open_roster(document.path, view._session.catalogue).roster.units[0].size == 15


# --- another list ---


def test_another_list_keeps_all_says_what_does_not_fit_and_can_be_undone(
    view: BuilderView, qtbot: QtBot
) -> None:
    change(view._session, SetFact("points", 900), SetFact("year", 1879))
    legal = verdict(view._session.catalogue, roster(view)).legal
    units = roster(view).units
    act_facts(view, qtbot)
    lists = named(view, QComboBox, "Army list")
    lists.setCurrentIndex(lists.findData("pygmies"))
    found = roster(view)
    assert (found.list, found.units, found.narrative) == ("pygmies", units, legal)
    count = len(verdict(view._session.catalogue, found).problems)
    assert f"{count} things do not fit" in view._session.notice
    act(view, "army-undo")
    assert roster(view).list == "zanzibaris"
    assert lists.currentData() == "zanzibaris"


@pytest.mark.rule("L12-05")
def test_a_list_that_needs_a_nation_says_so_until_one_is_chosen(view: BuilderView) -> None:
    relist(view._session, "colonial_expedition")
    assert roster(view).people == ""
    assert "people-required" in {each.mark.problem.code for each in view.verdict.problems}
    repeople(view._session, "belgian")
    assert roster(view).people == "belgian"
    assert "people-required" not in {each.mark.problem.code for each in view.verdict.problems}
