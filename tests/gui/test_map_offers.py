"""What the map offers because the table shows it: roofs, flames, walls, fights, climbing, turning in place."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gui.documents.army import read_army, samples
from gui.documents.battle import BATTLES
from gui.documents.map.document import OpenMap, open_map
from gui.documents.map.moves import put
from gui.documents.map.offers import Ride, evasion, offers
from gui.documents.map.overlays import over, touching
from gui.documents.map.shots import volley
from gui.documents.muster import bring
from gui.presenters.map.figure_looks import groups
from gui.presenters.map.sight import fights
from gui.views.form import DiceLine
from gui.views.map.view import MapView
from gui.views.window import Window
from heart_africa.board.layout import Building, Spot, Stand, TerrainPiece, Wall, Work
from heart_africa.core.journal.records import Command
from heart_africa.rules.battle import Where
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.organisation.fortifications import ClimbWork
from heart_africa.rules.organisation.leaders import AttachLeader, Rejoin
from heart_africa.rules.organisation.tembas import ClimbRoof, LeaveRoof
from heart_africa.rules.play.fires import LightFire
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.preparation.deployment.orders import BeginPlay, DeployRest
from heart_africa.rules.referee.ending import Occupy
from heart_africa.rules.referee.movement.orders import Decline, Move, Turn
from heart_africa.rules.referee.setup.orders import (
    AcceptForces,
    AgreeGround,
    AgreeScenario,
    ProposeGround,
    RollOff,
)
from heart_africa.rules.referee.shooting import shots
from heart_africa.rules.referee.turn import EndStep
from heart_africa.rules.referee.umpire import Adjust
from tests.board.test_obstacles import reached_by
from tests.gui.battles import Same, defended, deploying, give
from tests.gui.maps import GROUND, emptied, figures, laid, until
from tests.gui.test_map import click, desk_of_all, drag, press, settle, two, view, window
from tests.gui.test_map_secrets import beside
from tests.gui.test_map_turns import do, last, take, type_dice

__all__ = ["desk_of_all", "window"]
OWN, FOE = "Second company", "Spears of Singo"
BROKEN, JOINED = "Riflemen of Mwembe", "Riflemen of the Lujenda"


def alone(made: OpenMap, spot: Spot) -> str:
    """One figure on the table, and nobody else."""
    one = figures(made, OWN)[0]
    made.take([name for name in made.layout.stands if name != one])
    put(made, {one: Stand(*spot)})
    return one


@pytest.mark.rule("TEMBA-24")
def test_a_roof_that_is_touched_is_climbed_and_left_by_the_menu(window: Window) -> None:
    made = laid(window.session)
    one = alone(made, (25, 19.6))
    wall = Wall("south", ((20, 20), (30, 20)))
    room = ((20, 20), (30, 20), (30, 22), (20, 22))
    yard = ((20, 22), (30, 22), (30, 26), (20, 26))
    made.lay(replace(made.layout, buildings=(Building("boma", (room,), yard, (wall,)),)))
    assert offers(made, one) == (ClimbRoof(one),)
    shown = view(window)
    take(shown, (25, 19.6), "Climb the roof")
    assert last(made) == ClimbRoof(one)
    assert made.layout.stands[one].spot == pytest.approx((25, 20.5), abs=0.3)  # over the room
    until(made, Step.INDEPENDENTS)
    until(made, Step.UNITS, "red")
    shown = view(window)
    assert [each.way for each in offers(made, one) if isinstance(each, LeaveRoof)] == ["jump", "break"]
    take(shown, made.layout.stands[one].spot, "Leave the roof: jump")
    assert last(made) == LeaveRoof(one, "jump")
    assert made.layout.stands[one].spot == pytest.approx((25, 22.5), abs=0.5)  # in the yard
    put(made, {one: Stand(25, 10)})
    assert offers(made, one) == ()  # neither roof nor wall


@pytest.mark.rule("FIRE-01", "FIRE-11")
def test_a_village_is_set_on_fire_by_the_menu_and_the_list_says_what_burns(window: Window) -> None:
    made = laid(window.session)
    one = alone(made, (50, 17.6))
    until(made, Step.SHOOTING)
    shown = view(window)
    take(shown, (50, 17.6), "Set on fire: Mbogo")
    type_dice(window.page("battle"), "6")
    assert isinstance(last(made), LightFire)
    assert [(each.name, each.spot) for each in made.layout.blazes] == [("Mbogo", (50, 17.6))]
    put(made, {one: Stand(50, 20)})
    (burning, *_) = groups(window.session, made, shown._tokens)
    turn = made.table.live.turn
    assert burning.text == f"✹ Mbogo has been burning since turn {turn}; one figure is in the flames"
    assert [name for name, _ in burning.figures] == [one]
    assert over(made).flames
    put(made, {one: Stand(50, 10)})
    while made.table.live.turn < turn + 4:  # FIRE-11: it burns for four turns
        give(made.table, EndStep(made.table.live.step))
    assert (over(made).flames, len(over(made).ashes)) == ((), 1)
    assert groups(window.session, made, shown._tokens)[0].text == "✹ Mbogo has burnt out"


@pytest.mark.rule("FIRE-01", "FIRE-07")
def test_the_form_sets_on_fire_what_is_at_hand_and_it_burns_on_the_map(window: Window) -> None:
    """Not the village that it would be without a map, and by its name, whatever spaces that has."""
    made = laid(window.session)
    grass = TerrainPiece("Long reeds", PieceId.TALL_GRASS, ((22, 2), (42, 2), (42, 14), (22, 14)))
    made.lay(replace(made.layout, features=(*made.layout.features, grass)))
    one = alone(made, (30, 8))
    until(made, Step.SHOOTING)
    beside(window)
    made.table.ask("light-fire", OWN)
    settle()
    type_dice(window.page("battle"), "6")
    assert last(made) == LightFire(one, "tall_grass", "Long reeds")
    settle()
    assert [(each.name, each.spot, each.burns) for each in made.layout.blazes] == [
        ("Long reeds", (30, 8), "Long reeds")
    ]
    assert over(made).flames


def entries(shown: MapView, spot: Spot) -> list[str]:
    """What the menu at a spot offers."""
    assert shown.selection is not None
    made = shown.controller.made_menu(shown.selection.unit_at(spot), spot)
    return [each.text() for each in made.actions()] if made is not None else []


def test_the_menu_offers_moves_while_units_move_and_shots_while_they_shoot(window: Window) -> None:
    made = laid(window.session)
    shown, own, foe = view(window), figures(made, OWN), figures(made, FOE)
    here, there = (made.layout.stands[names[0]].spot for names in (own, foe))
    made.choose(own)
    assert f"Throw for the move of R4 {OWN}" in entries(shown, here)
    assert entries(shown, there)[0] == f"Charge B5 {FOE}"
    until(made, Step.SHOOTING)
    made.choose(own)
    assert entries(shown, here) == [f"Orders of R4 {OWN}", f"Choose R4 {OWN}"]
    assert entries(shown, there)[0] == f"Shoot at B5 {FOE}"
    assert not any("Charge" in each for each in entries(shown, there))


@pytest.mark.rule("FORT-08")
def test_whoever_touches_a_work_climbs_it_by_being_dragged_across(window: Window) -> None:
    made = laid(window.session)
    one = alone(made, (30, 8))
    made.lay(replace(made.layout, works=(Work("thorns", "barricade", ((20, 8.4), (40, 8.4)), "blue"),)))
    shown = view(window)
    drag(shown.canvas, (30, 8), (30, 8.9))
    assert shown.selection is not None
    assert shown.selection.draft is not None
    assert shown.selection.draft.kind == "climb"
    do(shown)
    order = last(made)
    assert isinstance(order, ClimbWork)
    assert (order.figures, order.work) == ((one,), "barricade")
    assert made.layout.stands[one].y == pytest.approx(8.9, abs=0.1)


@pytest.mark.rule("MOVE-08")
def test_who_is_turned_where_he_stands_gives_the_order_to_turn(window: Window) -> None:
    made = laid(window.session)
    one = alone(made, (30, 8))
    shown = view(window)
    click(shown.canvas, (30, 8))
    QTest.keyClick(shown.canvas, Qt.Key.Key_BracketRight)
    assert shown.selection is not None
    shown.selection.settle()
    QTest.keyClick(shown.canvas, Qt.Key.Key_Return)
    settle()
    order = last(made)
    assert isinstance(order, Turn)
    assert order.figures == (one,)
    assert made.layout.stands[one].facing == 5


@pytest.mark.rule("MELEE-04")
def test_contact_stays_in_view_as_long_as_it_lasts(window: Window) -> None:
    made = laid(window.session)
    one, foe = two(made, OWN, FOE, (30, 8), (30, 8 + 20 / 25.4))
    assert {*touching(made)[0]} == {(30, 8), (30, 8 + 20 / 25.4)}
    assert fights(window.session, made, one) == ""  # nobody fights yet
    put(made, {foe: Stand(30, 12)})
    assert touching(made) == ()


@pytest.mark.rule("BREAK-02", "BREAK-03")
def test_riders_are_offered_to_ride_away_by_their_ways_once_their_dice_are_known() -> None:
    scene = reached_by((20, 19))
    order = evasion(scene, "H")
    assert (order.figures, order.inches) == (("H 1",), None)


@pytest.mark.rule("BREAK-02", "BREAK-03")
def test_who_has_ridden_away_stands_where_his_dice_take_him(window: Window) -> None:
    """On foot, so that the umpire has to allow it: straight away from the enemy who reached him."""
    made = laid(window.session)
    near = 8 + 20 / 25.4
    one, foe = two(made, OWN, FOE, (30, 8), (30, near))
    give(made.table, Move(OWN, (one,), inches=1, engages=((one, foe),)))
    ride = Ride(made.scene, evasion(made.scene, FOE))
    assert ride.order.figures == (foe,)
    ride.place(made)
    assert made.layout.stands[foe].spot == (30, near)  # the order was given up
    give(made.table, ride.order)
    ride.place(made)
    inches = max(each.inches for each in made.table.live.unit(FOE).rolled)
    assert made.layout.stands[foe].spot == pytest.approx((30, near + inches))


def test_all_are_put_on_the_table_and_so_begin_the_battle(window: Window) -> None:
    deploying(emptied(window.session))
    made = open_map(window.session)
    assert made is not None
    made.lay(GROUND)
    entries = len(made.standing)
    shown = view(window)
    press(shown, "List")
    press(shown, "Put all on the table")
    waiting = {unit.name for unit in made.table.live.units.values() if unit.where is Where.WAITING}
    on_table = {made.table.live.company[name] for name in made.layout.stands}
    begun = {unit.name for unit in made.table.live.units.values() if unit.where is Where.TABLE}
    assert len(begun) > 10
    assert begun <= on_table
    assert not waiting & begun

    made.table.undo()
    assert len(made.standing) == entries  # one undo takes all of them back, from the map as well
    assert {unit.where for unit in made.table.live.units.values()} == {Where.WAITING}
    assert not made.layout.stands


def met(window: Window, red: str, blue: str, *orders: Command) -> OpenMap:
    """Two sample armies in an Encounter whose play begins; `orders`: what is said before that."""
    session = emptied(window.session)
    table = BATTLES.begin(session, "Met")
    table.generator = Same()
    known = {path.name.removesuffix(".army.toml"): path for path in samples()}
    bring(table, "red", read_army(session, known[red]))
    bring(table, "blue", read_army(session, known[blue]))
    agreed = (AgreeScenario("encounter", "red"), RollOff(), AcceptForces(), ProposeGround(), AgreeGround())
    said: tuple[Command, ...] = (*agreed, *orders, DeployRest(), BeginPlay())
    for command in said:
        give(table, command)
    made = open_map(session)
    assert made is not None
    return made


@pytest.mark.rule("TRAIT-07")
def test_a_leader_whose_unit_broke_joins_another_by_the_menu_and_by_no_other(window: Window) -> None:
    made = met(window, "native_warlord-yao", "zanzibaris", AttachLeader("Mataka", BROKEN))
    made.lay(replace(GROUND, features=()))
    until(made, Step.UNITS, "red")
    leader = made.table.live.unit("Mataka").himself.name
    foes = next(each.name for each in made.table.live.fighting("blue"))

    def one(unit: str) -> str:
        return made.table.live.unit(unit).here[0].name

    put(made, {leader: Stand(20, 20), one(JOINED): Stand(24, 20), one(foes): Stand(28, 20)})
    shown = view(window)
    click(shown.canvas, (20, 20))
    offer = f"Leader rejoins: R4 {JOINED}"
    assert offer not in entries(shown, (24, 20))  # while his unit holds
    give(made.table, Adjust("broken", value=True, reason="it fled", name=BROKEN))
    click(shown.canvas, (20, 20))
    assert offer in entries(shown, (24, 20))
    assert not [each for each in entries(shown, (28, 20)) if each.startswith("Leader rejoins")]
    take(shown, (24, 20), offer)
    assert last(made) == Rejoin("Mataka", JOINED)
    assert made.table.live.unit("Mataka").with_unit == JOINED
    assert offer not in entries(shown, (24, 20))


@pytest.mark.rule("TEMBA-20", "TEMBA-21")
@pytest.mark.parametrize(
    ("dice", "at_people", "breaches"), [("6 4", False, 0), ("6 5", False, 1), ("6 5", True, 1)]
)
def test_a_breach_that_a_gun_opens_is_laid_where_its_shell_struck(
    window: Window, qtbot: QtBot, dice: str, at_people: bool, breaches: int
) -> None:
    """The mountain gun stands south of the middle of the wall; a breach is as wide as a base of 20 mm.

    The one behind the wall stands 2 inches east of it: the shell, from (25, 8) to (27, 20.4), goes through
    the wall at 25 + 2 x 12 / 12.4 inches.
    """
    made = met(window, "colonial_expedition-french", "zanzibaris")
    table = made.table
    room, wall = ((20, 20), (30, 20), (30, 26), (20, 26)), Wall("south", ((20, 20), (30, 20)))
    made.lay(replace(GROUND, features=(), buildings=(Building("boma", (room,), (), (wall,)),)))
    put(made, {"Pièce de montagne 1": Stand(25, 8)})
    until(made, Step.SHOOTING)
    if at_people:  # only those who shoot may be shot at
        one = next(
            each for unit in table.live.of("blue") for each in shots.ready(made.book, table.live, unit.name)
        )
        put(made, {one: Stand(27, 20.4, 180)})
        shot = volley(made, (one,), "Pièce de montagne").fire
        assert shot is not None
        give(table, shot)
    table.choose("Pièce de montagne")
    made.choose(("Pièce de montagne 1",))
    shown, page = view(window), window.page("battle")
    if at_people:
        click(shown.canvas, (27, 20.4))
    else:
        take(shown, (25, 20), "Shoot at the wall boma: south")
    qtbot.waitUntil(lambda: any(each.isVisible() for each in page.findChildren(DiceLine)), timeout=8000)
    type_dice(page, dice)
    assert isinstance(last(made), Fire)
    settle()
    found = made.layout.buildings[0].walls[0].breaches
    assert len(found) == breaches
    middle = 26.94 if at_people else 25
    for start, end in found:
        wide = sorted((start[0], end[0]))
        assert wide == pytest.approx([middle - 10 / 25.4, middle + 10 / 25.4], abs=0.01)
    faces = [4 if place == 1 else int(face) for place, face in enumerate(dice.split())]
    if breaches:
        table.misread(made.after, faces, "it was a 4")
    assert not made.layout.buildings[0].walls[0].breaches  # a wall stands as its die does


@pytest.mark.rule("SCEN-42", "SCEN-43")
def test_who_held_the_village_all_turn_is_one_press_where_a_map_shows_it(window: Window) -> None:
    emptied(window.session)
    give(defended(window.session), DeployRest())
    made = open_map(window.session)
    assert made is not None
    give(made.table, BeginPlay())
    village = TerrainPiece("Mbogo", PieceId.VILLAGE, ((44, 30), (58, 30), (58, 40), (44, 40)))
    made.lay(replace(GROUND, features=(village,)))
    own, foe = made.table.live.unit(OWN).here, made.table.live.fighting("blue")[0].here
    put(made, {each.name: Stand(45 + at % 7, 10 + 1.2 * (at // 7)) for at, each in enumerate(own)})
    put(made, {each.name: Stand(5 + at, 40) for at, each in enumerate(foe)})
    until(made, Step.UNITS)  # in the first turn nobody can hold it
    until(made, Step.VICTORY)
    until(made, Step.UNITS)
    give(made.table, Decline(made.table.agenda.who[0]))  # the turn goes on
    put(made, {each.name: Stand(45 + at % 7, 32 + 1.2 * (at // 7)) for at, each in enumerate(own)})
    until(made, Step.VICTORY)
    beside(window)
    press(window.page("battle"), "Nobody held it all turn")  # they came in after the turn had begun
    assert last(made) == Occupy(held=False)
    until(made, Step.UNITS)
    until(made, Step.VICTORY)
    settle()
    press(window.page("battle"), "Held all turn by R4")
    assert last(made) == Occupy(held=True, units=(OWN,))
