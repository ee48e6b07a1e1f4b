"""What befalls figures on their way: ambushes, traps, crocodiles, works, roofs, boats, horses (pp. 9-22)."""

from dataclasses import replace

import pytest

from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Battle, Gone, Sort, Unit, Where, fresh_turn
from heart_africa.rules.battle.state import Light
from heart_africa.rules.book import Trait
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.organisation.fortifications import ClimbWork
from heart_africa.rules.organisation.leaders import Rejoin
from heart_africa.rules.organisation.tembas import ClimbRoof, LeaveRoof
from heart_africa.rules.organisation.traps import StepOnTrap
from heart_africa.rules.play.close_combat.objections import matches
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.preparation.deployment.ambushes import Spring
from heart_africa.rules.preparation.terrain import CrossWater
from heart_africa.rules.referee.movement import due
from heart_africa.rules.referee.movement.alternation import turn_of
from heart_africa.rules.referee.movement.orders import Board, Decline, Dismount, Mount, Move, ReachWork
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle
from tests.referee.builders import baggage, battle, lone, unit
from tests.referee.referred import BOOK, after, lawfully, objected

ENEMY = unit("B1", "blue", "askaris", 3)


def of(troop: str, count: int = 3, *more: Unit, **facts: object) -> Battle:
    """A unit R1 of the attacker, an enemy B1, and others."""
    return battle(unit("R1", "red", troop, count, **facts), ENEMY, *more)


def went(start: Battle, *faces: int, **order: object) -> Battle:
    """R1 has rolled and moved."""
    paces = ("difficult",) if order.get("over") else ()
    rolled = lawfully(start, RollMove("R1", paces), faces)  # type: ignore[arg-type]  # it is a pace
    return lawfully(rolled, Move("R1", **{"inches": 2, **order}))  # type: ignore[arg-type]  # its own fields


def codes(found: list[tuple[str, str]]) -> list[str]:
    return [code for code, _ in found]


# --- ambushes ---


def hidden(troop: str = "warriors", lies_in: str = "jungle", *more: Unit) -> Battle:
    """Blue lies in ambush; red moves."""
    ambush = unit("Ocultos", "blue", troop, 4, where=Where.AMBUSH, lies_in=lies_in)
    return battle(unit("R1", "red", "spearmen", 3), ambush, *more)


DEVIL = replace(lone("Jefe", "red", Sort.LEADER, "warriors"), traits=(Trait.CUNNING_DEVIL,))


@pytest.mark.rule("AMBUSH-08", "AMBUSH-09", "AMBUSH-10", "SCOUT-03", "TRAIT-13")
@pytest.mark.parametrize(
    ("order", "leader", "lies_in", "springs"),
    [
        (Spring("Ocultos", enemy_in=2), None, "jungle", True),
        (Spring("Ocultos", enemy_in=2.5), None, "jungle", False),
        (Spring("Ocultos", in_view=True), None, "behind_hill", True),
        (Spring("Ocultos", in_view=True), None, "jungle", False),
        (Spring("Ocultos", scout_in=8), None, "jungle", True),
        (Spring("Ocultos", leader_in=8), DEVIL, "jungle", True),
        (Spring("Ocultos", leader_in=8), lone("Jefe", "red", Sort.LEADER, "warriors"), "jungle", False),
    ],
)
def test_what_brings_an_ambush_to_light(
    order: Spring, leader: Unit | None, lies_in: str, springs: bool
) -> None:
    start = hidden("warriors", lies_in, *((leader,) if leader else ()))

    assert codes(objected(start, order)) == ([] if springs else ["moving-nothing-reveals"])


@pytest.mark.rule("AMBUSH-11", "MORALE-05")
@pytest.mark.parametrize(("troop", "pygmies"), [("warriors", False), ("pygmy_archers", True)])
def test_who_emerges_stands_on_the_table_and_startles(troop: str, pygmies: bool) -> None:
    sprung = lawfully(hidden(troop), Spring("Ocultos", enemy_in=1))
    (news,) = sprung.news

    assert sprung.unit("Ocultos").on_table
    assert sprung.unit("Ocultos").emerged
    assert (news.what, news.side, news.unit, news.pygmies) == ("ambush", "blue", "Ocultos", pygmies)
    assert codes(objected(sprung, Spring("Ocultos", enemy_in=1))) == ["moving-not-hidden"]


@pytest.mark.rule("AMBUSH-07")
def test_an_ambush_that_moves_comes_out_by_itself() -> None:
    declined = lawfully(hidden(), Decline("R1"))
    rolled = lawfully(declined, RollMove("Ocultos"), [6, 6])
    moved = lawfully(rolled, Move("Ocultos", inches=12, engages=(("Ocultos 1", "R1 1"),)))

    assert rolled.unit("Ocultos").where is Where.AMBUSH
    assert moved.unit("Ocultos").on_table
    assert [each.what for each in moved.news] == ["ambush"]


@pytest.mark.rule("AMBUSH-07")
def test_who_declines_stays_hidden() -> None:
    declined = lawfully(lawfully(hidden(), Decline("R1")), Decline("Ocultos"))

    assert declined.unit("Ocultos").where is Where.AMBUSH
    assert declined.news == ()


# --- traps ---


def walked(start: Battle, *names: str) -> Battle:
    """These have moved, as far as the marker."""
    return start.with_figure(*(replace(start.figure(name), moved=Moved.MOVED) for name in names))


@pytest.mark.rule("TRAP-06")
@pytest.mark.parametrize(
    ("moved", "against"),
    [
        (Moved.NO, ["moving-has-not-moved"]),
        (Moved.TURNED, ["moving-has-not-moved"]),
        (Moved.MOVED, []),
    ],
)
def test_only_who_has_moved_treads_on_a_marker(moved: Moved, against: list[str]) -> None:
    start = of("spearmen")
    start = start.with_figure(replace(start.figure("R1 1"), moved=moved))

    assert codes(objected(start, StepOnTrap("R1 1", real=True))) == against


@pytest.mark.rule("TRAP-06", "TRAP-08", "TRAP-10", "TRAP-11", "TRAP-12")
@pytest.mark.parametrize(
    ("troop", "light", "face", "lives"),
    [
        ("spearmen", "day", 5, True),
        ("spearmen", "day", 4, False),
        ("spearmen", "night", 5, False),
        ("pygmy_archers", "night", 4, True),
    ],
)
def test_a_real_trap(troop: str, light: str, face: int, lives: bool) -> None:
    start = replace(walked(of(troop), "R1 1"), light=Light(light))  # type: ignore[arg-type]  # a time of day

    trapped = lawfully(start, StepOnTrap("R1 1", real=True), [face])

    assert trapped.figure("R1 1").here == lives
    assert trapped.figure("R1 1").cause == ("" if lives else "trap")
    assert trapped.figure("R1 1").moved is Moved.MOVED


@pytest.mark.rule("TRAP-06")
def test_a_dummy_stops_too() -> None:
    trapped = lawfully(walked(of("spearmen"), "R1 1"), StepOnTrap("R1 1", real=False))
    rolled = lawfully(trapped, RollMove("R1"), [6, 6])

    assert codes(objected(rolled, Move("R1", ("R1 1",), 1))) == ["moving-figure-moved"]
    assert [f.moved.value for f in lawfully(rolled, Move("R1", inches=1)).unit("R1").figures] == ["moved"] * 3


@pytest.mark.rule("TRAP-12")
def test_a_leader_in_a_trap_is_lost_whoever_attends_him() -> None:
    leader = lone("Jefe", "red", Sort.LEADER, "warriors", ("attendant",))

    trapped = lawfully(walked(of("spearmen", 3, leader), "Jefe"), StepOnTrap("Jefe", real=True), [1])

    assert trapped.figure("Jefe").gone is Gone.LOST
    assert [each.what for each in trapped.news] == ["notable"]


# --- crocodiles ---


@pytest.mark.rule("TERR-51")
def test_a_ford_is_asked_once_a_crossing() -> None:
    crossing = went(of("spearmen", 2), 3, over=(GroundId.FORD,))
    (owed,) = [each for each in due(BOOK, crossing).owed if each.order == "cross-water"]
    through = lawfully(crossing, CrossWater("R1", owed.who, "ford"), [1, 2])
    again = went(replace(fresh_turn(through), step=Step.UNITS, mover="red"), 3, over=(GroundId.FORD,))

    assert owed.who == ("R1 1", "R1 2")
    assert through.figure("R1 1").cause == "crocodiles"
    assert all(each.order != "cross-water" for each in due(BOOK, again).owed)
    assert objected(again, CrossWater("R1", ("R1 2",), "ford")) == [("terrain-already-tested", "TERR-51")]


@pytest.mark.rule("TERR-51")
def test_the_next_crossing_asks_again() -> None:
    through = lawfully(
        went(of("spearmen", 1), 3, over=(GroundId.FORD,)), CrossWater("R1", ("R1 1",), "ford"), [6]
    )
    ashore = went(replace(fresh_turn(through), step=Step.UNITS, mover="red"), 6, 6)

    assert through.figure("R1 1").forded
    assert not ashore.figure("R1 1").forded


@pytest.mark.rule("TERR-39", "TERR-40")
def test_an_infested_marsh_is_asked_every_turn() -> None:
    crossing = went(of("spearmen", 2), 3, over=(GroundId.MARSH,), infested=True)
    through = lawfully(crossing, CrossWater("R1", ("R1 1", "R1 2"), "marsh"), [2, 2])
    again = went(
        replace(fresh_turn(through), step=Step.UNITS, mover="red"), 3, over=(GroundId.MARSH,), infested=True
    )

    assert due(BOOK, again).owed[0].who == ("R1 1", "R1 2")
    assert lawfully(again, CrossWater("R1", ("R1 1", "R1 2"), "marsh"), [1, 6]).unit("R1").lost == 1


@pytest.mark.rule("TERR-38")
def test_a_marsh_without_crocodiles_asks_nobody() -> None:
    crossing = went(of("spearmen", 2), 3, over=(GroundId.MARSH,))

    assert all(each.order != "cross-water" for each in due(BOOK, crossing).owed)
    assert codes(objected(crossing, CrossWater("R1", ("R1 1",), "marsh", infested=False))) == [
        "terrain-no-crocodiles"
    ]


@pytest.mark.rule("TERR-52")
def test_baggage_rolls_too_and_nobody_tests_for_it() -> None:
    start = replace(of("spearmen", 3, baggage("Bagaje", "red")), step=Step.INDEPENDENTS)

    lost = lawfully(start, CrossWater("Bagaje", ("Bagaje 1",), "ford"), [1])

    assert not lost.figure("Bagaje 1").here
    assert lost.news == ()


@pytest.mark.rule("MELEE-03")
def test_who_is_dragged_down_frees_its_enemy() -> None:
    start = lawfully(of("spearmen"), RollMove("R1", ("difficult",)), [4])
    order = Move("R1", ("R1 1",), 3, over=(GroundId.FORD,), engages=(("R1 1", "B1 1"),))

    eaten = lawfully(lawfully(start, order), CrossWater("R1", ("R1 1",), "ford"), [1])

    assert eaten.figure("B1 1").enemies == ()
    assert eaten.figure("B1 1").melee is Melee.NONE


# --- works ---


@pytest.mark.rule("FORT-08", "BARR-06")
def test_who_reaches_a_work_stops_there() -> None:
    stopped = lawfully(of("spearmen"), ReachWork(("R1 1",), "barricade"))

    assert stopped.figure("R1 1").attempted
    assert stopped.figure("R1 2").moved is Moved.NO


@pytest.mark.rule("MELEE-10", "FORT-07", "FORT-08")
def test_climbing_takes_the_turn_and_may_end_in_a_fight() -> None:
    order = ClimbWork("R1", ("R1 1",), "fortification", engages=(("R1 1", "B1 1"),))
    climbed = lawfully(of("spearmen"), order)

    assert climbed.figure("R1 1").climbed is Obstacle.FORTIFICATION
    assert climbed.figure("B1 1").enemies == ("R1 1",)
    assert turn_of(climbed) == "blue"
    assert codes(objected(of("horsemen"), order)) == ["fortifications-not-on-foot"]
    assert codes(objected(of("spearmen"), replace(order, touching=False))) == [
        "fortifications-not-in-contact"
    ]


# --- roofs ---


@pytest.mark.rule("TEMBA-24")
def test_who_has_stood_still_climbs_the_roof() -> None:
    up = lawfully(of("spearmen"), ClimbRoof("R1 1"))
    moved = went(of("spearmen"), 6, 6)

    assert up.figure("R1 1").on_roof
    assert codes(objected(up, LeaveRoof("R1 1", "jump"))) == ["tembas-just-climbed"]
    assert codes(objected(moved, ClimbRoof("R1 1"))) == ["tembas-not-still"]
    assert codes(objected(of("spearmen"), ClimbRoof("R1 1", touching=False))) == ["tembas-not-touching"]


def on_roof() -> Battle:
    start = fresh_turn(lawfully(of("spearmen"), ClimbRoof("R1 1")))
    return replace(start, step=Step.UNITS, mover="red")


@pytest.mark.rule("TEMBA-25")
def test_a_jump_into_the_yard_is_its_move() -> None:
    down = lawfully(on_roof(), LeaveRoof("R1 1", "jump"))

    assert not down.figure("R1 1").on_roof
    assert down.figure("R1 1").moved is Moved.MOVED
    assert due(BOOK, down).who == ("R1",)  # the rest of it may still move
    assert not lawfully(down, Decline("R1")).unit("R1").still


@pytest.mark.rule("TEMBA-26")
@pytest.mark.parametrize(("face", "through"), [(4, False), (5, True)])
def test_who_breaks_through_meets_whoever_is_below(face: int, through: bool) -> None:
    down = lawfully(on_roof(), LeaveRoof("R1 1", "break", engages="B1 1"), [face])

    assert down.figure("R1 1").on_roof is not through
    assert down.figure("B1 1").enemies == (("R1 1",) if through else ())


@pytest.mark.rule("TEMBA-11", "TEMBA-27")
def test_who_is_met_through_the_roof_is_fought_though_the_walls_stand() -> None:
    start = on_roof()
    start = start.with_figure(replace(start.figure("B1 1"), behind=Obstacle.WALL))

    down = lawfully(start, LeaveRoof("R1 1", "break", engages="B1 1"), [5])

    assert down.figure("B1 1").behind is Obstacle.ROOF
    assert [each.one for each in matches(BOOK, down)] == ["R1 1"]


# --- boats ---


def shore(troop: str = "askaris", count: int = 5, vessel: str = "canoe") -> Battle:
    sort = Sort.UNIT if vessel == "gunboat" else Sort.BOAT
    return of(troop, count, unit("Bote", "red", vessel, 1, sort=sort))


@pytest.mark.rule("BOAT-10", "BOAT-02", "BOAT-05")
def test_going_aboard_takes_the_turn() -> None:
    aboard = lawfully(shore(), Board("R1", "Bote"))

    assert aboard.unit("R1").aboard == "Bote"
    assert all(figure.boarding for figure in aboard.unit("R1").figures)
    assert turn_of(aboard) == "blue"
    assert codes(objected(shore(count=6), Board("R1", "Bote"))) == ["boats-no-room"]
    assert codes(objected(shore("machine_gun", 1), Board("R1", "Bote"))) == ["boats-gun-in-a-canoe"]


@pytest.mark.rule("BOAT-03")
def test_a_gunboat_takes_only_some() -> None:
    assert codes(objected(shore("spearmen", 2, "gunboat"), Board("R1", "Bote"))) == ["boats-not-a-rider"]


@pytest.mark.rule("BOAT-02", "BOAT-10")
def test_some_may_land_while_others_stay_aboard() -> None:
    aboard = lawfully(shore(), Board("R1", "Bote"))
    later = replace(fresh_turn(aboard), step=Step.UNITS, mover="red")

    landed = lawfully(later, Board("R1", "Bote", ("R1 1", "R1 2"), ashore=True))

    assert landed.unit("R1").aboard == ""
    assert [figure.aboard for figure in landed.unit("R1").figures] == ["", "", "Bote", "Bote", "Bote"]
    assert codes(objected(later, Board("R1", "Bote"))) == ["moving-nobody-moves"]


@pytest.mark.rule("BOAT-09", "BOAT-10")
def test_a_boat_goes_with_those_whom_it_carries() -> None:
    aboard = replace(fresh_turn(lawfully(shore(), Board("R1", "Bote"))), step=Step.UNITS, mover="red")
    rolled = lawfully(aboard, RollMove("Bote", water="upstream"), [5])  # 1D6
    moved = lawfully(rolled, Move("Bote", inches=5, water="upstream"))

    assert moved.unit("R1").done
    assert moved.unit("Bote").under_way
    assert not moved.unit("Bote").grounding
    assert codes(objected(shore(), RollMove("Bote"))) == ["moving-nobody-moves"]


@pytest.mark.rule("BOAT-10")
def test_a_canoe_waits_the_turn_in_which_somebody_goes_aboard() -> None:
    aboard = lawfully(shore(), Board("R1", "Bote"))
    then = lawfully(aboard, Decline("B1"))
    later = replace(fresh_turn(aboard), step=Step.UNITS, mover="red")

    assert codes(objected(then, RollMove("Bote", water="still"))) == ["moving-takes-aboard"]
    assert objected(later, RollMove("Bote", water="still")) == []


@pytest.mark.rule("BOAT-10")
def test_nobody_goes_aboard_or_ashore_where_a_canoe_has_only_now_come() -> None:
    waiting = unit("R2", "red", "askaris", 2)
    start = of("askaris", 3, unit("Bote", "red", "canoe", 1, sort=Sort.BOAT), waiting)
    aboard = replace(fresh_turn(lawfully(start, Board("R1", "Bote"))), step=Step.UNITS, mover="red")
    there = after(sailed(aboard, "Bote"), Decline("B1"))

    assert codes(objected(there, Board("R2", "Bote"))) == ["boats-moves-besides"]
    assert objected(after(aboard, Decline("R1")), Decline("B1")) == []


def two_canoes() -> Battle:
    """Six askaris who went aboard two canoes last turn, three in each, and others ashore."""
    boats = [unit(name, "red", "canoe", 1, sort=Sort.BOAT) for name in ("Garza", "Ibis")]
    start = of("askaris", 6, *boats, unit("R2", "red", "askaris", 3), unit("B2", "blue", "askaris", 3))
    first = lawfully(start, Board("R1", "Garza", ("R1 1", "R1 2", "R1 3"), more=True))
    aboard = lawfully(first, Board("R1", "Ibis", ("R1 4", "R1 5", "R1 6")))
    return replace(fresh_turn(aboard), step=Step.UNITS, mover="red")


def sailed(start: Battle, boat: str) -> Battle:
    rolled = lawfully(start, RollMove(boat, water="still"), [3, 4])
    return lawfully(rolled, Move(boat, inches=5, water="still"))


@pytest.mark.rule("BOAT-02", "BOAT-09", "TURN-02")
def test_a_unit_in_two_canoes_goes_with_both_in_one_turn() -> None:
    one = sailed(two_canoes(), "Garza")

    assert one.unit("R1").chosen
    assert not one.unit("R1").done
    assert turn_of(one) == "red"
    assert due(BOOK, one).who == ("R1", "Ibis")
    assert codes(objected(one, RollMove("R2"))) == ["moving-another-is-moving"]
    assert codes(objected(one, Board("R1", "Garza", ("R1 1",), ashore=True))) == ["boats-moves-besides"]

    both = sailed(one, "Ibis")

    assert both.unit("R1").done
    assert turn_of(both) == "blue"


@pytest.mark.rule("BOAT-02", "BOAT-10")
def test_one_canoe_may_go_while_those_of_the_other_land_or_stay() -> None:
    one = sailed(two_canoes(), "Garza")

    landed = lawfully(one, Board("R1", "Ibis", ("R1 4", "R1 5", "R1 6"), ashore=True))
    stayed = lawfully(one, Decline("R1"))

    assert [figure.aboard for figure in landed.unit("R1").figures] == ["Garza"] * 3 + [""] * 3
    assert turn_of(landed) == turn_of(stayed) == "blue"
    assert landed.unit("R1").done
    assert stayed.unit("R1").done


@pytest.mark.rule("BOAT-10")
def test_who_is_in_contact_does_not_embark() -> None:
    start = shore()
    start = start.with_figure(
        replace(start.figure("R1 1"), enemies=("B1 1",)), replace(start.figure("B1 1"), enemies=("R1 1",))
    )

    assert codes(objected(start, Board("R1", "Bote"))) == ["moving-held-in-contact"]


def test_what_does_not_float_is_not_understood() -> None:
    with pytest.raises(BadData, match="not-a-vessel"):
        objected(shore(), Board("R1", "B1"))


def test_a_boat_goes_aboard_no_other() -> None:
    with pytest.raises(BadData, match="vessel-aboard"):
        objected(shore(), Board("Bote", "Bote"))


# --- horses ---


@pytest.mark.rule("TROOP-21", "TROOP-25")
def test_riders_dismount_at_the_end_of_their_move() -> None:
    rolled = lawfully(of("mounted_regulars"), RollMove("R1"), [6, 6, 6])
    moved = lawfully(rolled, Move("R1", inches=18))
    down = lawfully(moved, Dismount("R1"))

    assert all(figure.dismounted and figure.changed_mount for figure in down.unit("R1").figures)
    assert turn_of(down) == "blue"
    assert codes(objected(down, Mount("R1"))) == ["moving-changed-already"]


@pytest.mark.rule("TROOP-25", "TROOP-23")
def test_dismounting_alone_is_a_move_too() -> None:
    down = lawfully(of("mounted_regulars"), Dismount("R1"))
    later = replace(fresh_turn(down), step=Step.UNITS, mover="red")

    assert {figure.moved for figure in down.unit("R1").figures} == {Moved.MOVED}
    assert turn_of(down) == "blue"
    assert lawfully(later, RollMove("R1"), [4]).unit("R1").rolled[0].inches == 6  # D6+2 on foot
    assert codes(objected(later, Dismount("R1"))) == ["moving-dismounted-already"]
    assert codes(objected(of("mounted_regulars"), Mount("R1"))) == ["moving-mounted-already"]


@pytest.mark.rule("TROOP-16")
def test_native_riders_stay_in_the_saddle() -> None:
    assert objected(of("horsemen"), Dismount("R1")) == [("moving-does-not-dismount", "TROOP-16")]


# --- a leader without men ---


def bereft(parted: str, *more: Unit) -> Battle:
    leader = replace(lone("Jefe", "red", Sort.LEADER, "warriors"), traits=(Trait.CHARISMATIC,), parted=parted)
    return of("spearmen", 3, leader, *more)


@pytest.mark.rule("TRAIT-07")
def test_a_leader_whose_men_have_fled_joins_others() -> None:
    joined = lawfully(bereft("broke"), Rejoin("Jefe", "R1"))

    assert joined.unit("Jefe").with_unit == "R1"
    assert lawfully(joined, Decline("R1")).unit("Jefe").done


@pytest.mark.rule("TRAIT-05", "TRAIT-07", "TRAIT-08")
def test_whom_nobody_takes() -> None:
    assert codes(objected(bereft("lost"), Rejoin("Jefe", "R1"))) == ["leading-lost-all-his-men"]
    assert codes(objected(bereft(""), Rejoin("Jefe", "R1"))) == ["leading-game-has-begun"]
    assert "leading-allied-unit-joined" in codes(
        objected(
            bereft("broke", unit("Aliados", "red", "archers", 2, contingent="pygmies")),
            Rejoin("Jefe", "Aliados"),
        )
    )


# --- out of time, out of the game ---


def test_the_dead_do_nothing_even_if_the_umpire_lets_them() -> None:
    start = of("spearmen")
    start = start.with_figure(replace(start.figure("R1 1"), gone=Gone.LOST))
    order = Move("R1", ("R1 1",), 3, engages=(("R1 1", "B1 1"),))

    assert "moving-figure-gone" in codes(objected(start, order))
    assert after(start, order).figure("B1 1").enemies == ()


@pytest.mark.rule("TURN-01")
@pytest.mark.parametrize(
    "order",
    [
        StepOnTrap("R1 1", real=False),
        CrossWater("R1", ("R1 1",), "ford"),
        ReachWork(("R1 1",), "fence"),
        ClimbWork("R1", ("R1 1",), "fence"),
        Dismount("R1"),
    ],
)
def test_all_this_is_of_the_movement_phase(order: object) -> None:
    late = replace(of("mounted_regulars"), step=Step.MELEE)

    assert ("moving-not-in-movement", "TURN-01") in objected(late, order)
