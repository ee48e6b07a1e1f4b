"""The battle page through its widgets: a battle begun, set up, ordered, undone, looked back at, ended."""

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gui.app import session as a_session
from gui.dice import OrderDice
from gui.documents.army import SAMPLES, read_army
from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.map.document import open_map
from gui.documents.muster import bring
from gui.presenters.battle.progress import State
from gui.views.battle import BattlePage
from gui.views.battle.orders import OrdersView
from gui.views.battle.progress import CardView
from gui.views.battle.setup import GroundView
from gui.views.form import FormView
from gui.views.papers import PaperPane
from gui.views.parts.boxes import Name
from gui.views.window import Window
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.records import Correction
from heart_africa.rules.battle import Stage, Where
from heart_africa.rules.book import WorkId
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.movement.orders import Decline, Move
from heart_africa.rules.referee.setup.orders import AcceptForces, AgreeScenario, ChooseBase, RollOff
from heart_africa.rules.referee.umpire import Note
from tests.gui.battles import Same, begun, defended, deploying, give, played
from tests.gui.hands import choose, click, keys, settle, write
from tests.gui.maps import GROUND


def page(window: Window) -> BattlePage:
    """The battle page, in view."""
    window.session.go("battle")
    QApplication.processEvents()
    found = window.page("battle")
    assert isinstance(found, BattlePage)
    return found


def seen(inside: QWidget) -> str:
    """Everything that is to be read there."""
    QApplication.processEvents()
    labels = [each.text() for each in inside.findChildren(QLabel) if each.isVisible()]
    return " | ".join([*labels, *(each.text() for each in buttons(inside))])


def buttons(inside: QWidget) -> list[QAbstractButton]:
    """The buttons that are to be seen."""
    return [each for each in inside.findChildren(QAbstractButton) if each.isVisible()]


def press(inside: QWidget, text: str) -> None:
    """Press the button of that name."""
    QApplication.processEvents()
    found = next((each for each in buttons(inside) if text in {each.text(), each.accessibleName()}), None)
    assert found is not None, f"{text}: {[each.text() for each in buttons(inside)]}"
    found.click()
    QApplication.processEvents()


def line(inside: QWidget, name: str) -> QLineEdit:
    """The line to type in of that name."""
    return next(each for each in inside.findChildren(QLineEdit)
                if each.isVisible() and each.accessibleName().startswith(name))  # fmt: skip


def opened(window: Window) -> BattleDocument:
    """The battle that is open, with dice that are known."""
    found = BATTLES.opened(window.session)
    assert found is not None
    found.generator = Same()
    return found


def card(inside: QWidget, unit: str) -> CardView:
    """The card of a unit."""
    return next(each for each in inside.findChildren(CardView) if each.unit == unit)


# --- beginning ---


def test_a_battle_is_begun_at_once_from_the_welcome_page(window: Window) -> None:
    press(window, "Referee a battle")
    assert opened(window).live.stage is Stage.SCENARIO
    text = seen(page(window))
    assert "Step 2 of 6" in text
    assert "Tabora Caravan" in text


def test_a_new_battle_asks_for_both_armies_and_takes_a_sample_and_a_draw(window: Window) -> None:
    here = page(window)
    line(here, "Name of the battle").setText("Ujiji")
    press(here, "Begin the battle")
    from_red, from_blue = (each for each in here.findChildren(QComboBox)
                           if each.isVisible() and "army comes from" in each.accessibleName())  # fmt: skip
    from_red.setCurrentIndex(from_red.findData("sample:zanzibaris.army.toml"))
    press(here, "Use this army")
    assert set(opened(window).live.sides) == {"red"}
    from_blue = next(each for each in here.findChildren(QComboBox)
                     if each.isVisible() and "blue army comes from" in each.accessibleName())  # fmt: skip
    from_blue.setCurrentIndex(from_blue.findData("random:pygmies"))
    press(here, "Use this army")
    assert opened(window).live.stage is Stage.SCENARIO
    assert opened(window).name == "Ujiji"


def test_a_name_that_is_taken_is_told_beside_it(window: Window) -> None:
    begun(window.session, "Ujiji")
    BATTLES.close(window.session)
    here = page(window)
    line(here, "Name of the battle").setText("Ujiji")
    press(here, "Begin the battle")
    assert "Ujiji" in next(each.text() for each in here.findChildren(QLabel)
                           if each.isVisible() and each.property("state") == "bad")  # fmt: skip


def insist(inside: QWidget) -> None:
    """Carry out the order that is open, overruling the book where it objects, throwing where dice are asked."""
    reasons = [each for each in inside.findChildren(QLineEdit)
               if each.isVisible() and each.accessibleName() == "Why it is done anyway"]  # fmt: skip
    for each in reasons:
        each.setText("it is our table")
    names = [each.text() for each in buttons(inside)]
    does = ("Throw", "Overrule the book", "Agree on this table", "Carry out")
    press(inside, next(each for each in does if each in names))


def test_a_newcomer_is_led_to_the_first_turn_by_one_button_that_stands_out_at_a_time(window: Window) -> None:
    here = page(window)
    click(next(each for each in buttons(here) if each.text() == "Begin now"))
    found = opened(window)
    pressed = []
    while found.live.stage is not Stage.PLAY:
        if throw := [each for each in buttons(here) if each.text() == "Throw"]:
            click(throw[0])
            continue
        (led,) = [each for each in buttons(here) if each.property("role") == "main" and each.isEnabled()]
        assert led.visibleRegion().boundingRect().size() == led.size(), f"{led.text()} is not all in view"
        pressed.append(led.text())
        click(led)
    assert pressed == [
        "Agree on the scenario", "Roll off", "Accept the armies", "Agree on this table", "Place the rest", "Begin the game"
    ]  # fmt: skip
    assert found.live.ground is not None
    assert found.live.ground.pieces
    press(here, "Undo")
    press(here, "Undo")
    assert {each.where for each in found.live.units.values()} == {Where.WAITING}  # one undo for both sides


def test_a_table_is_drawn_by_lot_and_nothing_is_entered(window: Window) -> None:
    table_ = begun(window.session)
    for command in (AgreeScenario("encounter", "red"), RollOff(), AcceptForces()):
        give(table_, command)
    entries = table_.journal.next_number
    here = page(window)
    first = here.findChildren(GroundView)[-1].rows
    assert first
    assert not seen(here).count("✗")  # it is a table that the book allows
    while here.findChildren(GroundView)[-1].rows == first:
        press(here, "Draw a table at random")
    assert table_.journal.next_number == entries


def test_a_piece_of_terrain_is_changed_before_the_table_is_agreed_on(window: Window) -> None:
    table_ = deploying(window.session)
    table_.undo()
    here = page(window)
    before = len(table_.live.ground.pieces) if table_.live.ground else 0
    press(here, "Take the piece away")
    press(here, "Add a piece")
    press(here, "Add a piece")
    insist(here)
    assert table_.live.stage is Stage.DEPLOY
    assert table_.live.ground is not None
    assert len(table_.live.ground.pieces) == before + 1


def test_the_list_of_the_table_outlasts_another_order(window: Window) -> None:
    table_ = begun(window.session)
    for command in (AgreeScenario("encounter", "red"), RollOff(), AcceptForces()):
        give(table_, command)
    here = page(window)
    press(here, "Add a piece")
    shown = here.findChildren(GroundView)[-1]
    listed = shown.rows
    give(table_, Note("the kettle is on"))
    QApplication.processEvents()
    assert here.findChildren(GroundView)[-1] is not shown
    assert here.findChildren(GroundView)[-1].rows == listed


def test_the_pieces_of_the_map_are_taken_as_the_table_that_is_agreed(window: Window) -> None:
    table_ = begun(window.session)
    for command in (AgreeScenario("encounter", "red"), RollOff(), AcceptForces()):
        give(table_, command)
    window.session.go("battle")
    before = window.findChildren(GroundView)[-1].rows
    press(window, "Use the pieces on the map")
    assert window.findChildren(GroundView)[-1].rows == before
    assert window.session.notice.startswith("Nothing is on the map yet")
    laid = open_map(window.session)
    assert laid is not None
    laid.lay(GROUND)
    press(window, "Use the pieces on the map")
    rows = window.findChildren(GroundView)[-1].rows
    assert [(each.what, each.long_in, each.wide_in) for each in rows] == [
        ("low_hill", "14", "12"),
        ("river", "72", "3"),
        ("village", "14", "10"),
    ]


def test_a_work_is_offered_to_the_side_that_has_bought_it_until_it_is_placed(window: Window) -> None:
    found, here = defended(window.session), page(window)
    assert [each.text() for each in buttons(here) if each.property("role") == "main"] == ["Place a work"]
    press(here, "Place a work")
    order = here.findChild(FormView)
    assert order is not None
    side, work = (each for each in order.findChildren(QComboBox) if each.isVisible())
    assert [side.itemText(at) for at in range(side.count())] == ["Blue"]
    assert [work.itemText(at) for at in range(work.count())] == ["Barricade"]
    assert line(order, "Amount").text() == "8"  # all that is left of it
    press(order, "Carry out")
    assert [(laid.side, laid.work, laid.amount) for laid in found.live.laid] == [
        ("blue", WorkId.BARRICADE, 8)
    ]
    assert "Place a work" not in {each.text() for each in buttons(here)}


def test_an_ambush_is_noted_while_the_enemy_looks_away(window: Window) -> None:
    found = deploying(window.session)
    here = page(window)
    side, unit = found.agenda.side, found.agenda.who[0]
    mine, other = ("Red", "Blue") if side == "red" else ("Blue", "Red")
    press(here, "Place one in secret…")
    text = seen(here)
    assert f"{other}, look away." in text
    assert not [each for each in here.findChildren(CardView) if each.isVisible()]
    press(here, f"I am {mine}, and nobody else is looking")
    place = next(
        each for each in here.findChildren(QComboBox) if each.isVisible() and "Lies" in each.accessibleName()
    )
    place.setCurrentIndex(place.findData("tall_grass"))
    line(here, "Note").setText("the reeds")
    press(here, "Carry out")
    assert found.live.unit(unit).where is Where.AMBUSH
    assert f"Noted. {other} may look again." in seen(here)
    press(here, "To the board")
    assert "the reeds" not in seen(here)
    assert "off the table" in seen(card(here, unit))
    assert "in ambush" not in seen(here)


def test_two_people_with_an_ambush_each_see_their_own_alone(window: Window) -> None:
    found = deploying(window.session)
    here = page(window)
    for note in ("the reeds", "the kopje"):
        mine = "Red" if found.agenda.side == "red" else "Blue"
        click(next(each for each in buttons(here) if each.text() == "Place one in secret…"))
        click(next(each for each in buttons(here) if each.text().startswith(f"I am {mine}")))
        place = next(
            each
            for each in here.findChildren(QComboBox)
            if each.isVisible() and "Lies" in each.accessibleName()
        )
        choose(place, "tall_grass")
        write(line(here, "Note"), note)
        click(next(each for each in buttons(here) if each.text() == "Carry out"))
        press(here, "To the board")
        assert note not in seen(here)
    press(here, "Place the rest")
    press(here, "Begin the game")
    hidden = {each.side: each.hidden for each in found.live.units.values() if each.where is Where.AMBUSH}
    assert sorted(hidden.values()) == ["the kopje", "the reeds"]
    for side in ("Red", "Blue"):
        own = hidden[side.lower()]
        other = next(each for each in hidden.values() if each != own)
        press(here, "See what a side has hidden, while the other looks away")
        press(here, side)
        assert not [each for each in here.findChildren(CardView) if each.isVisible()]
        press(here, f"I am {side}, and nobody else is looking")
        assert own in seen(here)
        assert other not in seen(here)
        press(here, "Hide it")
        assert own not in seen(here)


def test_what_is_hidden_is_shown_to_its_side_alone_and_hidden_again(window: Window) -> None:
    played(window.session)
    here = page(window)
    press(here, "See what a side has hidden, while the other looks away")
    press(here, "Red")
    press(here, "I am Red, and nobody else is looking")
    assert "by the stream" in seen(here)
    window.session.note("R5: put down by the stream.")
    press(here, "Hide it")
    assert "by the stream" not in seen(window)  # nor at the foot, where it was said to Red


# --- the board ---


def test_a_unit_is_pressed_and_does_not_move(window: Window, qtbot: QtBot) -> None:
    found = played(window.session)
    here = page(window)
    unit = found.agenda.who[0]
    qtbot.mouseClick(card(here, unit), Qt.MouseButton.LeftButton)
    press(here, "Do not move")
    last = found.journal.last
    assert last is not None
    assert last.act.command == Decline(unit)
    assert "does not move" in seen(card(here, unit))


def test_orders_are_offered_to_the_side_that_moves_and_the_other_is_named_only(
    window: Window, qtbot: QtBot
) -> None:
    found = played(window.session)
    here = page(window)
    other = next(each for owed in found.agenda.owed for each in owed.who if each not in found.agenda.who)
    assert "When their turn comes: " in seen(here)
    assert other in seen(here)
    assert "! Some units" not in seen(here)
    assert not [each.text() for each in buttons(here) if other in each.text()]
    give(found, Decline(found.agenda.who[0]))
    assert other in found.agenda.who
    qtbot.mouseClick(card(here, other), Qt.MouseButton.LeftButton)
    press(here, "Do not move")
    assert found.live.unit(other).still


def test_the_rest_stay_by_one_press_and_one_undo(window: Window) -> None:
    found = played(window.session)
    here = page(window)
    before = found.live
    press(here, "The rest do not move")
    assert not found.agenda.owed
    press(here, "Undo")
    assert found.live == before


@pytest.mark.parametrize("guided", [True, False])
def test_when_all_have_moved_the_end_of_the_step_stands_out_and_no_move_is_offered(
    window: Window, guided: bool
) -> None:
    found, here = played(window.session), page(window)  # one of red's lies in ambush, and may still move
    found.guided = guided
    press(here, "The rest do not move")
    assert [each.text() for each in buttons(here) if each.property("role") == "main"] == ["» End the step"]
    assert not {"Roll movement", "Move", "Do not move"} & {each.text() for each in buttons(here)}
    press(here, "» End the step")
    assert found.live.step is Step.INDEPENDENTS


def test_a_quiet_turn_ends_with_one_key(window: Window, qtbot: QtBot) -> None:
    found = played(window.session)
    here = page(window)
    window.activateWindow()
    qtbot.keyClick(
        here, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert (found.live.turn, found.live.step) == (2, Step.UNITS)
    press(here, "Undo")
    assert (found.live.turn, found.live.step) == (1, Step.UNITS)


def test_a_unit_is_chosen_by_the_keyboard_too(window: Window, qtbot: QtBot) -> None:
    found = played(window.session)
    here = page(window)
    unit = found.agenda.who[0]
    qtbot.keyClick(card(here, unit), Qt.Key.Key_Space)
    assert found.unit == unit
    qtbot.keyClick(card(here, unit), Qt.Key.Key_Return)
    assert not found.unit


def test_only_the_cards_that_have_changed_are_drawn_anew(window: Window) -> None:
    found = played(window.session)
    here = page(window)
    before = {each.unit: each for each in here.findChildren(CardView)}
    give(found, Note("rain"))
    assert {each.unit: each for each in here.findChildren(CardView)} == before


def test_undo_and_redo_stand_on_the_strip_with_what_they_do(window: Window) -> None:
    found = played(window.session)
    here = page(window)
    give(found, Decline(found.agenda.who[0]))
    after = found.live
    undo = next(each for each in buttons(here) if each.accessibleName() == "Undo")
    assert "Undo #" in undo.toolTip()
    press(here, "Undo")
    assert found.live != after
    press(here, "Redo")
    assert found.live == after


def test_the_end_of_a_step_is_off_with_its_reason_while_something_is_owed(window: Window) -> None:
    played(window.session)
    end = next(each for each in buttons(page(window)) if each.accessibleName() == "End the step")
    assert not end.isEnabled()
    assert "TURN-02" in end.toolTip()


def test_an_order_is_typed_with_its_dice_asked_below(window: Window, qtbot: QtBot) -> None:
    found = played(window.session)
    here = page(window)
    code = found.names.code("en", found.agenda.who[0])
    typed = line(here, "An order in a line")
    qtbot.keyClicks(typed, f"roll {code}")
    qtbot.keyClick(typed, Qt.Key.Key_Return)
    dice = line(here, "1 die") if "1 die" in seen(here) else line(here, "2 dice")
    qtbot.keyClicks(dice, "7")
    assert "cannot be “7”" in seen(here) or "7" in seen(here)
    dice.setText("3 3" if "2 dice" in dice.accessibleName() else "3")
    qtbot.keyClick(dice, Qt.Key.Key_Return)
    last = found.journal.last
    assert last is not None
    assert set(last.act.faces) == {3}


def test_a_typed_order_that_cannot_be_understood_is_told_below(window: Window, qtbot: QtBot) -> None:
    found = played(window.session)
    here = page(window)
    entries = len(found.journal.entries)
    typed = line(here, "An order in a line")
    qtbot.keyClicks(typed, "jump R1")
    qtbot.keyClick(typed, Qt.Key.Key_Return)
    assert "jump" in seen(here)
    assert len(found.journal.entries) == entries


def test_words_are_offered_for_the_order_that_is_typed_and_tab_takes_the_first(
    window: Window, qtbot: QtBot
) -> None:
    found = played(window.session)
    here = page(window)
    typed = line(here, "An order in a line")
    qtbot.keyClicks(typed, "sho")
    qtbot.keyClick(typed, Qt.Key.Key_Tab)
    assert typed.text() == "shoot "
    code = found.names.code("en", next(iter(found.shown.units)))
    assert any(each.text() == code for each in here.findChildren(QAbstractButton))


def test_escape_leaves_an_order_half_given(window: Window) -> None:
    found = played(window.session)
    here = page(window)
    found.choose(found.agenda.who[0])
    press(here, "Move")
    assert found.wish is not None
    keys(window, "Esc")
    assert found.wish is None
    assert not found.unit


# --- the log ---


def test_an_act_of_the_log_is_looked_back_at_and_nothing_can_be_ordered_then(window: Window) -> None:
    found = played(window.session)
    here = page(window)
    tree = here.findChild(QTreeView)
    assert isinstance(tree, QTreeView)
    tree.setCurrentIndex(tree.model().index(0, 0, tree.model().index(0, 0)))
    settle()
    press(here, "Look at this moment")
    assert found.at == 1
    assert "Back to the present" in seen(here)
    assert not [
        each
        for each in here.findChildren(QLineEdit)
        if each.isVisible() and "order in a line" in each.accessibleName()
    ]
    press(here, "Back to the present")
    assert found.at is None


def test_all_that_came_later_is_taken_back_for_a_reason(window: Window) -> None:
    found = played(window.session)
    here = page(window)
    tree = here.findChild(QTreeView)
    assert isinstance(tree, QTreeView)
    tree.setCurrentIndex(tree.model().index(1, 0, tree.model().index(0, 0)))
    settle()
    press(here, "Go back to here")
    press(here, "Undo everything after #2")
    assert "reason" in seen(here)
    line(here, "Why it is corrected").setText("another scenario")
    press(here, "Undo everything after #2")
    assert isinstance(found.journal.entries[-1].record, Correction)
    assert found.live.stage is Stage.SCENARIO


# --- two at one battle ---


def test_what_another_instance_wrote_is_told_in_its_place_and_one_goes_on_from_it(window: Window) -> None:
    found = played(window.session)
    here = page(window)
    theirs = BATTLES.open(a_session(window.session.folder, "en"), found.name)
    give(theirs, Note("theirs"))
    unit = found.agenda.who[0]
    found.choose(unit)
    press(here, "Do not move")
    press(here, "Go on from what was written")
    last = found.journal.last
    assert last is not None
    assert last.act.command == Note("theirs")
    press(here, "Do not move")
    assert found.journal.standing[-1].act.command == Decline(unit)


# --- the end ---


def test_a_side_gives_up_and_the_report_is_saved(window: Window, tmp_path: Path) -> None:
    found = played(window.session)
    here = page(window)
    press(here, next(each.text() for each in buttons(here) if each.text().startswith("Other orders")))
    press(here, "Concede")
    orders = here.findChild(OrdersView)
    assert isinstance(orders, OrdersView)
    side = next(each for each in orders.findChildren(QComboBox) if each.isVisible())
    side.setCurrentIndex(side.findData("blue"))
    press(here, "Carry out")
    assert found.live.stage is Stage.OVER
    press(here, "See the result")
    assert "Winner" in seen(here)
    press(here, "Show the report")
    pane = here.findChild(PaperPane)
    assert isinstance(pane, PaperPane)
    pane.save(tmp_path / "sunday.md", "md")
    assert (tmp_path / "sunday.md").read_text(encoding="utf-8").startswith("# ")


def test_table_mode_has_larger_letters_and_one_language_after_the_other(window: Window) -> None:
    played(window.session)
    here = page(window)
    small = next(each for each in here.findChildren(CardView)).sizeHint().height()
    window.session.prefer(table_mode=True)
    QApplication.processEvents()
    assert next(each for each in here.findChildren(CardView)).sizeHint().height() > small
    window.session.prefer(language="es")
    assert "Turno 1" in seen(here)


def test_the_log_shows_its_end_whatever_the_size_of_the_window(window: Window) -> None:
    played(window.session)
    here = page(window)
    tree = here.findChild(QTreeView)
    assert isinstance(tree, QTreeView)
    for size in ((2560, 1440), (1280, 720), (1400, 900)):
        window.resize(*size)
        seen(here)
        bar = tree.verticalScrollBar()
        assert bar.value() == bar.maximum()


def test_a_move_is_one_line_of_the_log_that_opens(window: Window) -> None:
    """Its dice, its figures and the contact that they come to are entries of their own in the journal."""
    table = played(window.session)
    here = page(window)
    tree = here.findChild(QTreeView)
    assert isinstance(tree, QTreeView)

    def lines(parent: QModelIndex) -> list[str]:
        model = tree.model()
        return [str(model.index(row, 0, parent).data()) for row in range(model.rowCount(parent))]

    def step() -> QModelIndex:
        return tree.model().index(tree.model().rowCount() - 1, 0)

    unit, foe = "Second company", next(each for each in table.live.of("blue") if each.troop == "spearmen")
    first, *others = (figure.name for figure in table.live.unit(unit).here)
    give(table, RollMove(unit))
    begun = table.journal.standing[-1].number
    (told,) = lines(step())
    assert told.startswith(f"#{begun} R4  Second company: ")
    give(table, Move(unit, (first,), 5, engages=((first, foe.here[0].name),), more=True))
    give(table, Move(unit, tuple(others), 4))
    seen(here)
    (told,) = lines(step())
    assert told.startswith(f"#{begun}–{begun + 2} R4  ")
    assert told.count("13 figures move up to 5″.") == told.count("in contact with") == 1
    assert "up to 4″" not in told
    line = tree.model().index(0, 0, step())
    assert [text.split(" ")[0] for text in lines(line)] == [f"#{begun + at}" for at in range(3)]
    assert f"Last · #{begun + 2} R4" in seen(here)
    assert "in contact with" in seen(here)  # of the whole move, not of its last entry alone
    table.undo()
    seen(here)
    (told,) = lines(step())
    assert told.startswith(f"#{begun}–{begun + 1} R4  ")
    give(table, Move(unit, tuple(others), 4))
    give(table, Decline(table.agenda.who[0]))
    assert len(lines(step())) == 2


def test_the_log_is_laid_out_twice_at_most_for_the_first_turn_to_its_page(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With 2,000 lines each time takes 10 ms, so that the four times of before were felt."""
    played(window.session)
    window.page("battle")
    laid: list[int] = []
    by_qt = QTreeView.doItemsLayout

    def lay(tree: QTreeView) -> None:
        if tree.model().rowCount():
            laid.append(tree.viewport().width())
        by_qt(tree)

    monkeypatch.setattr(QTreeView, "doItemsLayout", lay)
    window.session.go("battle")
    QApplication.processEvents()
    window.grab()
    assert len(laid) <= 2


def test_a_long_state_goes_on_in_another_line_of_a_narrow_card(window: Window) -> None:
    """In four columns a card is 210 pixels wide; an ally's state names his list, one in contact all enemies."""
    played(window.session)
    window.session.go("battle")
    settle()
    shown = page(window).findChildren(CardView)[0]
    assert shown._shown is not None
    long = "3 in contact with R6 Ansar de la espada and R7 Primera yihadiya"
    shown.show_card(replace(shown._shown, states=(State("", long, "warn"), State("", "still", "good"))))
    shown.setFixedWidth(210)
    settle()
    first, second = (each for each in shown.findChildren(Name) if each.property("role") == "chip")

    assert first.width() <= 190
    assert first.height() >= 2 * second.height() - 12
    assert first.height() >= first.heightForWidth(first.width())
    assert second.width() < 100


def test_what_can_be_done_stands_above_whose_turn_it_is_not(window: Window) -> None:
    """The list of those who wait is long, and what is to be pressed lay below the fold in a small window."""
    played(window.session)
    here = page(window)
    waits = next(
        each
        for each in here.findChildren(QLabel)
        if each.isVisible() and "When their turn comes" in each.text()
    )
    orders = next(each for each in here.findChildren(OrdersView))
    do = next(each for each in buttons(orders) if each.text() == "Roll movement")
    zero = QPoint()
    assert do.mapTo(window, zero).y() < waits.mapTo(window, zero).y()


@pytest.mark.rule("L10-14")
def test_that_explorers_passed_through_the_steppe_last_is_a_press_on_the_card(window: Window) -> None:
    """Red attacks White Explorers, whose home is the savannah otherwise; the card proposes the steppe."""
    table = BATTLES.begin(window.session, "The steppe")
    for side, army in (("red", "zanzibaris"), ("blue", "white_explorers")):
        bring(table, side, read_army(window.session, SAMPLES / f"{army}.army.toml"))
    give(table, AgreeScenario("planned_attack", "red"))
    table.submit(AcceptForces(), OrderDice(), "Nobody minds the points.")
    give(table, ChooseBase("long"))
    window.session.go("battle")
    settle()
    page = window.page("battle")

    press(page, "Choose the environment")
    settle()
    assert "Overrule the book" in [each.text() for each in buttons(page)]
    press(page, "Crossed last by the explorers")
    settle()
    press(page, "Carry out")

    assert table.live.ground is not None
    assert table.live.ground.environment == "steppe"
    assert table.journal.last is not None
    assert not table.journal.last.act.despite
