"""Contact as it begins and ends while there is movement (pp. 26-28)."""

from dataclasses import replace

import pytest

from heart_africa.rules.battle import Battle, Sort, Where, fresh_turn
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.close_combat.leaving import Evade
from heart_africa.rules.play.close_combat.objections import matches
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.movement.orders import Decline, Move, Turn
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle
from tests.referee.builders import baggage, battle, lone, unit
from tests.referee.referred import BOOK, after, lawfully, objected


def line(red: str = "spearmen", blue: str = "askaris") -> Battle:
    """R1 against B1 and B2, R1 having rolled twelve inches or the like."""
    return battle(unit("R1", "red", red, 3), unit("B1", "blue", blue, 3), unit("B2", "blue", "askaris", 2))


def touching(start: Battle, *pairs: tuple[str, str], fought: int = 1) -> Battle:
    """The same, these having been in contact since an earlier turn."""
    for one, other in pairs:
        figures = (start.figure(one), start.figure(other))
        start = start.with_figure(
            replace(figures[0], enemies=(*figures[0].enemies, other), fought=fought, melee=Melee.THROUGHOUT),
            replace(figures[1], enemies=(*figures[1].enemies, one), fought=fought, melee=Melee.THROUGHOUT),
        )
    return start


def charge(start: Battle, *pairs: tuple[str, str], inches: float = 4) -> Battle:
    rolled = lawfully(start, RollMove("R1"), [6, 6])
    return lawfully(rolled, Move("R1", inches=inches, engages=pairs))


def codes(found: list[tuple[str, str]]) -> list[str]:
    return [code for code, _ in found]


# --- into contact ---


@pytest.mark.rule("MELEE-02")
def test_contact_is_of_both() -> None:
    fought = charge(line(), ("R1 1", "B1 1"), ("R1 2", "B1 1"))

    assert fought.figure("R1 1").enemies == ("B1 1",)
    assert fought.figure("B1 1").enemies == ("R1 1", "R1 2")
    assert fought.figure("R1 1").melee is Melee.CHARGED
    assert fought.figure("B1 1").melee is Melee.CONTACTED
    assert fought.figure("B1 2").melee is Melee.NONE


@pytest.mark.rule("MELEE-03")
def test_contact_ends_the_movement_of_both() -> None:
    fought = charge(line(), ("R1 1", "B1 1"))
    rolled = lawfully(fought, RollMove("B1"), [5])

    assert objected(rolled, Move("B1", ("B1 1",), 1)) == [("moving-held-in-contact", "MELEE-03")]
    assert [f.name for f in lawfully(rolled, Move("B1", inches=1)).unit("B1").figures if f.moved] == [
        "B1 2",
        "B1 3",
    ]


@pytest.mark.rule("MELEE-05")
def test_more_than_two_may_be_sent_at_one() -> None:
    pairs = tuple((f"R1 {number}", "B1 1") for number in (1, 2, 3))

    assert len(charge(line(), *pairs).figure("B1 1").enemies) == 3


@pytest.mark.rule("MELEE-02", "AMBUSH-08", "TEMBA-11", "BAG-03", "GUN-32", "LEAD-15")
@pytest.mark.parametrize(
    ("enemy", "over", "code"),
    [
        ("B1 1", Obstacle.NONE, []),
        ("R2 1", Obstacle.NONE, ["moving-no-enemy"]),
        ("Ocultos 1", Obstacle.NONE, ["moving-enemy-hidden"]),
        ("B1 1", Obstacle.WALL, ["melee-behind-an-intact-wall"]),
        ("Hyäne 1", Obstacle.NONE, ["melee-against-a-gunboat"]),
        ("Jefe: attendant", Obstacle.NONE, ["melee-against-an-attendant"]),
        ("Bagaje 1", Obstacle.NONE, []),
    ],
)
def test_whom_a_figure_may_reach(enemy: str, over: Obstacle, code: list[str]) -> None:
    start = battle(
        unit("R1", "red", "spearmen", 3),
        unit("R2", "red", "spearmen", 1),
        unit("B1", "blue", "askaris", 3),
        unit("Ocultos", "blue", "warriors", 1, where=Where.AMBUSH),
        unit("Hyäne", "blue", "gunboat", 1),
        lone("Jefe", "blue", Sort.LEADER, "white_men", ("attendant",)),
        baggage("Bagaje", "blue"),
    )
    rolled = lawfully(start, RollMove("R1", ("open", "difficult")), [6, 6, 6])

    found = codes(objected(rolled, Move("R1", inches=4, aims_over=over, engages=(("R1 1", enemy),))))

    assert found == code


def through_a_breach(behind: Obstacle, **said: object) -> Battle:
    """R1 1 reaches B1 1, who stood `behind` something, as B1 2 does."""
    start = line()
    start = start.with_figure(*(replace(start.figure(f"B1 {n}"), behind=behind) for n in (1, 2)))
    rolled = lawfully(start, RollMove("R1", ("difficult",)), [6])
    return lawfully(rolled, Move("R1", inches=4, engages=(("R1 1", "B1 1"),), **said))  # type: ignore[arg-type]  # whatever a test says of it


@pytest.mark.rule("TEMBA-11", "TEMBA-21", "TEMBA-22")
@pytest.mark.parametrize("said", [{"through": "breach"}, {"aims_over": Obstacle.BREACH}])
def test_who_is_reached_through_a_breach_is_fought_though_the_wall_stands(said: dict[str, object]) -> None:
    met = through_a_breach(Obstacle.WALL, **said)

    assert [met.figure(name).behind for name in ("B1 1", "B1 2")] == [Obstacle.BREACH, Obstacle.WALL]
    assert [(each.one, each.others) for each in matches(BOOK, met)] == [("R1 1", ("B1 1",))]


@pytest.mark.rule("TEMBA-11")
def test_only_a_wall_is_undone_by_a_breach() -> None:
    assert through_a_breach(Obstacle.FORTIFICATION, through="breach").figure("B1 1").behind is (
        Obstacle.FORTIFICATION
    )
    assert through_a_breach(Obstacle.WALL).figure("B1 1").behind is Obstacle.WALL


@pytest.mark.rule("BAG-03")
def test_who_reaches_baggage_holds_it_and_is_in_no_close_combat() -> None:
    start = battle(unit("R1", "red", "spearmen", 3), baggage("Bagaje", "blue"), step=Step.UNITS)

    held = charge(start, ("R1 1", "Bagaje 1"))

    assert held.figure("R1 1").enemies == ("Bagaje 1",)
    assert held.figure("R1 1").melee is held.figure("Bagaje 1").melee is Melee.NONE
    assert fresh_turn(held).figure("R1 1").melee is Melee.NONE


@pytest.mark.rule("SHOOT-28")
@pytest.mark.parametrize(("inches", "melee"), [(1, Melee.FOLLOWED_UP), (1.5, Melee.CHARGED)])
def test_who_has_slain_his_man_may_go_straight_on(inches: float, melee: Melee) -> None:
    start = line()
    start = start.with_figure(replace(start.figure("R1 1"), fought=1))

    fought = charge(start, ("R1 1", "B1 1"), inches=inches)

    assert fought.figure("R1 1").melee is melee
    assert fought.figure("R1 1").fought == 0


@pytest.mark.rule("SHOOT-28")
def test_who_has_not_fought_does_not_follow_up() -> None:
    assert charge(line(), ("R1 1", "B1 1"), inches=1).figure("R1 1").melee is Melee.CHARGED


# --- breaking off ---


@pytest.mark.rule("BREAK-08", "BREAK-13", "BREAK-14")
def test_who_has_fought_a_turn_may_break_off() -> None:
    start = lawfully(touching(line(), ("R1 1", "B1 1")), RollMove("R1"), [6, 6])

    left = lawfully(start, Move("R1", ("R1 1",), 5, breaks_off=("R1 1",)))

    assert left.figure("R1 1").melee is Melee.BROKE_OFF
    assert left.figure("R1 1").enemies == left.figure("B1 1").enemies == ()
    assert left.figure("B1 1").melee is Melee.NONE
    assert left.figure("R1 1").moved is Moved.MOVED


@pytest.mark.rule("BREAK-07", "BREAK-09")
def test_the_first_turn_is_fought_and_bases_bar_the_way() -> None:
    order = Move("R1", ("R1 1",), 5, breaks_off=("R1 1",), over_bases=("R1 1",))
    rolled = lawfully(touching(line(), ("R1 1", "B1 1"), fought=0), RollMove("R1"), [6, 6])

    assert objected(rolled, order) == [
        ("melee-first-turn-not-fought", "BREAK-07"),
        ("melee-over-enemy-bases", "BREAK-09"),
    ]


@pytest.mark.rule("BREAK-10")
def test_not_after_the_enemys_unit_has_moved() -> None:
    start = touching(line(), ("R1 1", "B1 1"))
    moved = lawfully(lawfully(start, Decline("R1")), RollMove("B1"), [6])
    done = lawfully(moved, Move("B1", inches=1))
    again = done.with_unit(replace(done.unit("R1"), done=False, still=False))

    assert ("melee-enemy-moved-first", "BREAK-10") in objected(
        again, Move("R1", ("R1 1",), breaks_off=("R1 1",))
    )


@pytest.mark.rule("BREAK-11")
def test_a_unit_that_stands_still_holds_its_enemies() -> None:
    start = replace(touching(line(), ("R1 1", "B1 1")), mover="blue")
    still = lawfully(start, Decline("B1"))
    rolled = lawfully(still, RollMove("R1"), [6, 6])

    assert objected(rolled, Move("R1", ("R1 1",), 5, breaks_off=("R1 1",))) == [
        ("melee-held-by-one-standing-still", "BREAK-11")
    ]


@pytest.mark.rule("BREAK-11")
def test_a_unit_chosen_to_move_holds_them_already() -> None:
    """It has rolled and not moved yet: the umpire asks for the other's order out of turn."""
    start = replace(touching(line(), ("R1 1", "B1 1")), mover="blue")
    chosen = lawfully(start, RollMove("B1"), [6])

    assert ("melee-enemy-moved-first", "BREAK-10") in objected(
        chosen, Move("R1", ("R1 1",), breaks_off=("R1 1",))
    )


@pytest.mark.rule("BREAK-11", "TRAIT-06")
def test_a_leader_holds_his_enemies_once_his_unit_is_chosen() -> None:
    leader = replace(lone("Jefe", "blue", Sort.LEADER, "warriors"), with_unit="B1")
    start = battle(unit("R1", "red", "spearmen", 3), unit("B1", "blue", "askaris", 3), leader, mover="blue")
    chosen = lawfully(touching(start, ("R1 1", "Jefe")), RollMove("B1"), [6, 6, 6])

    assert ("melee-enemy-moved-first", "BREAK-10") in objected(
        chosen, Move("R1", ("R1 1",), breaks_off=("R1 1",))
    )


@pytest.mark.rule("BREAK-15")
def test_nobody_leaves_one_enemy_for_another() -> None:
    rolled = lawfully(touching(line(), ("R1 1", "B1 1")), RollMove("R1"), [6, 6])
    order = Move("R1", ("R1 1",), 5, breaks_off=("R1 1",), engages=(("R1 1", "B2 1"),))

    assert objected(rolled, order) == [
        ("melee-broke-off-to-engage", "BREAK-15"),
        ("melee-leaves-to-engage-another", "BREAK-15"),
    ]


@pytest.mark.rule("BREAK-08")
def test_there_must_be_somebody_to_break_off_from() -> None:
    rolled = lawfully(line(), RollMove("R1"), [6, 6])

    assert objected(rolled, Move("R1", ("R1 1",), 5, breaks_off=("R1 1",))) == [
        ("moving-not-in-contact", "BREAK-08")
    ]


@pytest.mark.rule("BREAK-14")
def test_whoever_has_another_enemy_stays_in_its_combat() -> None:
    start = lawfully(touching(line(), ("R1 1", "B1 1"), ("R1 2", "B1 1")), RollMove("R1"), [6, 6])

    left = lawfully(start, Move("R1", ("R1 1",), 5, breaks_off=("R1 1",)))

    assert left.figure("B1 1").enemies == ("R1 2",)
    assert left.figure("B1 1").melee is Melee.THROUGHOUT


@pytest.mark.rule("MELEE-03")
def test_who_is_in_contact_may_turn() -> None:
    assert objected(touching(line(), ("R1 1", "B1 1")), Turn("R1", ("R1 1",))) == []


# --- evading ---


def reached(red: str = "spearmen") -> Battle:
    """Horsemen whom R1 has just reached."""
    rolled = lawfully(line(red, "horsemen"), RollMove("R1"), [6, 6] if red == "spearmen" else [6, 6, 6])
    return lawfully(rolled, Move("R1", inches=4, engages=(("R1 1", "B1 1"), ("R1 2", "B1 2"))))


@pytest.mark.rule("BREAK-01", "BREAK-02", "BREAK-04")
def test_riders_reached_on_foot_ride_away_as_far_as_they_roll() -> None:
    away = lawfully(reached(), Evade("B1", ("B1 1",)), [5, 4, 3])  # 3D6

    figure = away.figure("B1 1")
    assert (figure.melee, figure.moved, figure.enemies) == (Melee.EVADED, Moved.MOVED, ())
    assert away.figure("R1 1").melee is Melee.NONE
    assert away.figure("R1 2").enemies == ("B1 2",)
    assert away.unit("B1").rolled[0].inches == 12
    assert not away.unit("B1").done


@pytest.mark.rule("BREAK-01", "MOVE-02")
def test_the_rest_of_the_unit_moves_by_the_same_roll_in_its_turn() -> None:
    away = lawfully(reached(), Evade("B1", ("B1 1",)), [5, 4, 3])

    assert objected(away, Move("B1", ("B1 3",), 12)) == []
    assert codes(objected(away, Move("B1", ("B1 1",), 1))) == ["moving-figure-moved"]


@pytest.mark.rule("BREAK-01", "BREAK-02", "BREAK-03", "BREAK-05", "BREAK-06")
@pytest.mark.parametrize(
    ("order", "code"),
    [
        (Evade("B1", ("B1 1",), in_difficult=("B1 1",)), "melee-in-difficult-ground"),
        (Evade("B1", ("B1 1",), straight=False), "melee-not-straight-away"),
        (Evade("B1", ("B1 1",), meets="R1 3"), "melee-evades-into-contact"),
        (Evade("B1", ("B1 3",)), "moving-not-reached"),
    ],
)
def test_who_may_not_evade(order: Evade, code: str) -> None:
    assert codes(objected(reached(), order)) == [code]


@pytest.mark.rule("BREAK-02")
def test_less_than_the_whole_roll_is_too_little() -> None:
    rolled = lawfully(reached(), Evade("B1", ("B1 1",)), [5, 4, 3])

    assert codes(objected(rolled, Evade("B1", ("B1 2",), inches=6))) == ["melee-less-than-rolled"]


@pytest.mark.rule("BREAK-06")
def test_nobody_evades_riders() -> None:
    assert codes(objected(reached("lancers"), Evade("B1", ("B1 1",)))) == ["melee-reached-by-mounted"]


@pytest.mark.rule("BREAK-06")
def test_nobody_evades_after_its_own_move() -> None:
    start = lawfully(replace(line("spearmen", "horsemen"), mover="blue"), RollMove("B1"), [6, 6, 6])
    moved = lawfully(lawfully(start, Move("B1", inches=2)), RollMove("R1"), [6, 6])
    fought = lawfully(moved, Move("R1", inches=4, engages=(("R1 1", "B1 1"),)))

    assert codes(objected(fought, Evade("B1", ("B1 1",)))) == ["melee-already-moved"]


@pytest.mark.rule("BREAK-01")
def test_a_unit_that_has_declined_may_still_evade() -> None:
    """The declaration counts as a move for the alternation alone (TURN-04)."""
    start = lawfully(replace(line("spearmen", "horsemen"), mover="blue"), Decline("B1"))
    fought = charge(start, ("R1 1", "B1 1"))

    assert objected(fought, Evade("B1", ("B1 1",))) == []


@pytest.mark.rule("BREAK-07")
def test_nobody_evades_from_a_combat_of_last_turn() -> None:
    start = fresh_turn(touching(line("spearmen", "horsemen"), ("R1 1", "B1 1")))

    assert codes(objected(replace(start, step=Step.UNITS), Evade("B1", ("B1 1",)))) == ["moving-not-reached"]


def test_an_overruled_contact_with_a_friend_comes_to_nothing() -> None:
    """Whoever is no enemy is not fought, whatever the umpire lets pass."""
    start = battle(unit("R1", "red", "spearmen", 1), unit("R2", "red", "spearmen", 1))

    passed = after(start, Move("R1", inches=1, engages=(("R1 1", "R2 1"),)))

    assert passed.figure("R2 1").enemies == ()
