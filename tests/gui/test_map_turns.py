"""Turns of a battle played wholly on the map with mouse and keys: deployed, moved, shot at, charged, fought."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gui.documents.map.document import OpenMap, open_map
from gui.documents.map.formations import shifted
from gui.documents.map.moves import put
from gui.documents.map.overlays import touching
from gui.documents.map.terrain import with_piece
from gui.presenters.map.sight import fights
from gui.views.form import DiceLine
from gui.views.map.view import MapView
from gui.views.window import Window
from heart_africa.board.layout import Spot, Stand, Work
from heart_africa.board.moves import contact
from heart_africa.rules.battle import Where
from heart_africa.rules.book.play import Step
from heart_africa.rules.organisation.traps import StepOnTrap
from heart_africa.rules.play.close_combat.orders import Fight
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.preparation.deployment.orders import Deploy
from heart_africa.rules.referee.movement.orders import Move
from tests.gui.battles import deploying
from tests.gui.maps import GROUND, emptied, figures, laid, until
from tests.gui.test_map import click, desk_of_all, drag, press, read, settle, spot_of, view, window

__all__ = ["desk_of_all", "window"]
OWN, FOE = "Second company", "Spears of Singo"


def type_dice(inside: QWidget, faces: str) -> None:
    """Type dice where they are asked for, and Enter."""
    asked = next(each for each in inside.findChildren(DiceLine) if each.isVisible())
    line = asked.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.setText(faces)
    QTest.keyClick(line, Qt.Key.Key_Return)
    settle()


def do(shown: MapView) -> None:
    """Do what is proposed, with a reason where one is asked for."""
    settle()
    reasons = [each for each in shown.strip.findChildren(QLineEdit) if each.isVisible()]
    for each in reasons:
        each.setText("agreed at the table")
    press(shown.strip, "Umpire’s decision" if reasons else "Do it")


def take(shown: MapView, spot: Spot, text: str) -> None:
    """Take what the menu at a spot offers."""
    assert shown.selection is not None
    made = shown.controller.made_menu(shown.selection.unit_at(spot), spot)
    assert made is not None
    found = next((each for each in made.actions() if each.text() == text), None)
    assert found is not None, [each.text() for each in made.actions()]
    found.trigger()
    settle()


def last(made: OpenMap) -> object:
    """The last order of the battle."""
    entry = made.table.journal.last
    assert entry is not None
    return entry.act.command


def test_a_unit_deploys_by_being_dragged(window: Window) -> None:
    deploying(emptied(window.session))
    made = open_map(window.session)
    assert made is not None
    made.lay(GROUND)
    shown = view(window)
    unit = next(each for each in made.table.live.of(made.table.live.mover) if each.where is Where.WAITING)
    press(shown, "List")
    top = next(each for each in shown.list._tops() if each.data(0, Qt.ItemDataRole.UserRole) == unit.name)
    shown.list._tree.setCurrentItem(top)
    press(shown, "Put on the table")
    x, y = spot_of(made, unit.name)
    shown.options.panel = ""
    shown.touch()
    drag(shown.canvas, (x, y), (x + 3, y))
    do(shown)
    assert isinstance(last(made), Deploy)
    assert made.table.live.unit(unit.name).where is Where.TABLE
    assert abs(spot_of(made, unit.name)[0] - x - 3) < 0.3


def test_the_next_to_deploy_is_proposed_where_the_bare_table_is_clicked(window: Window) -> None:
    deploying(emptied(window.session))
    made = open_map(window.session)
    assert made is not None
    made.lay(GROUND)
    shown = view(window)
    unit = made.table.agenda.who[0]
    south = made.table.agenda.side == "red"
    where = (30.0, 3.0 if south else made.layout.wide_in - 3.0)
    click(shown.canvas, (30.0, 20.0))  # elsewhere first: what is only proposed follows the next click
    assert made.table.live.unit(unit).where is Where.WAITING
    click(shown.canvas, where)
    do(shown)
    assert isinstance(last(made), Deploy)
    assert made.table.live.unit(unit).where is Where.TABLE
    spots = [made.layout.stands[each.name].spot for each in made.table.live.unit(unit).here]
    for at in (0, 1):
        assert abs(sum(each[at] for each in spots) / len(spots) - where[at]) < 0.3


def test_two_turns_are_moved_shot_charged_and_fought_on_the_map(window: Window, qtbot: QtBot) -> None:
    made = laid(window.session)
    own, foe = figures(made, OWN)[:6], figures(made, FOE)[:6]
    made.take([name for name in made.layout.stands if name not in {*own, *foe}])
    for names, (x, y) in ((own, (24.0, 8.0)), (foe, (24.0, 24.0))):
        stands = {name: made.layout.stands[name] for name in names}
        first = stands[names[0]]
        put(made, shifted(stands, (x - first.x, y - first.y)))
    shown = view(window)
    page = window.page("battle")

    click(shown.canvas, spot_of(made, OWN))
    x, y = spot_of(made, OWN)
    drag(shown.canvas, (x, y), (x, y + 2))
    type_dice(shown.strip, "5")
    do(shown)
    assert isinstance(last(made), Move)
    assert abs(spot_of(made, OWN)[1] - y - 2) < 0.3

    until(made, Step.SHOOTING)
    made.choose(figures(made, OWN))
    click(shown.canvas, spot_of(made, FOE))
    qtbot.waitUntil(lambda: any(each.isVisible() for each in page.findChildren(DiceLine)), timeout=8000)
    type_dice(page, "1 1 1 1 1 1")
    assert isinstance(last(made), Fire)

    until(made, Step.UNITS, "red")
    x, y = spot_of(made, OWN)
    put(made, shifted({name: made.layout.stands[name] for name in figures(made, FOE)},
                      (0, y + 4 - spot_of(made, FOE)[1])))  # fmt: skip
    made.choose(figures(made, OWN))
    click(shown.canvas, spot_of(made, FOE))
    type_dice(shown.strip, "6")
    do(shown)
    move = last(made)
    assert isinstance(move, Move)
    assert move.engages

    until(made, Step.MELEE)
    assert touching(made)
    spot = next(name for pair in move.engages for name in pair)
    assert "touches R4." in fights(window.session, made, spot)
    take(shown, made.layout.stands[spot].spot, "Fight")
    assert "| Fight |" in f"| {read(page)} |"  # the fight of all who touch: nobody's alone
    type_dice(page, "6 1 " * len(contact.matches(made.scene).value))
    assert isinstance(last(made), Fight)


def test_whoever_treads_on_a_marker_is_asked_for_its_die_at_once(window: Window) -> None:
    made = laid(window.session)
    one = figures(made, OWN)[0]
    made.take([name for name in made.layout.stands if name != one])
    put(made, {one: Stand(30, 8)})
    made.lay(with_piece(made.layout, Work("pit", "stake_trap", ((30, 9.5),), "blue")))
    shown, page = view(window), window.page("battle")
    drag(shown.canvas, (30, 8), (30, 9.5))
    type_dice(shown.strip, "5")
    do(shown)
    assert isinstance(last(made), Move)
    type_dice(page, "6")
    assert last(made) == StepOnTrap(one, real=True)
