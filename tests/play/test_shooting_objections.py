"""Who may shoot at whom, pages 6-15 and 24-27."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.rulings import default_rulings
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.play.shooting.objections import SHOOTER, SIGHT, TARGET, objections_to_shot
from heart_africa.rules.play.shooting.orders import WALL, Gap, Over, Overhead
from heart_africa.rules.play.shooting.resolution import allowed as allowed_shots
from heart_africa.rules.play.shooting.resolution import objections_to_shots
from heart_africa.rules.play.shooting.shot import Shot, reach
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle
from tests.play.shots import BOOK, Front, Shooter, Sight, Target, at, by, objected, shot
from tests.wording import told

HILL_TO_PLAIN = Overhead(high_ground=True, level=True, from_in=12)
CRAFT = Overhead(Over.SMALL_CRAFT, same_water=True)


@pytest.mark.parametrize(
    ("troop", "rule"),
    [
        pytest.param("warriors", "TROOP-09", marks=pytest.mark.rule("TROOP-09")),
        pytest.param("spearmen", "TROOP-09", marks=pytest.mark.rule("TROOP-09")),
        pytest.param("pygmy_spearmen", "TROOP-09", marks=pytest.mark.rule("TROOP-09")),
        pytest.param("lancers", "TROOP-09", marks=pytest.mark.rule("TROOP-09")),
        pytest.param("gun_bearer", "BEARER-04", marks=pytest.mark.rule("BEARER-04")),
        pytest.param("standard_bearer", "STD-02"),
        pytest.param("witch_doctor", "WITCH-03"),
        pytest.param("scout", "SCOUT-08", marks=pytest.mark.rule("SCOUT-11")),
        pytest.param("attendant", "LEAD-15", marks=pytest.mark.rule("LEAD-15")),
        pytest.param("baggage", "CHAR-28", marks=pytest.mark.rule("CHAR-28")),
        pytest.param("canoe", "CHAR-28"),
    ],
)
def test_who_never_shoots(troop: str, rule: str) -> None:
    assert objected(shot(troop)) == {rule}
    assert reach(BOOK, by(troop).figure) is None


@pytest.mark.rule("CHAR-28", "TROOP-06", "TROOP-07", "TROOP-08", "CANNON-06")
@pytest.mark.parametrize(
    ("troop", "far"),
    [
        ("white_men", 30),
        ("regulars", 24),
        ("soldiers", 20),
        ("swordsmen", 16),
        ("well_armed_askaris", 16),
        ("askaris", 16),
        ("ruga_ruga", 10),
        ("agile_warriors", 4),
        ("agile_spearmen", 4),
        ("musketeers", 10),
        ("archers", 8),
        ("pygmy_archers", 8),
        ("horsemen", 6),
        ("mounted_musketeers", 10),
        ("mounted_regulars", 10),
        ("field_artillery", 50),
        ("muzzle_loading_cannon", 30),
        ("machine_gun", 30),
        ("gunboat", 50),
    ],
)
def test_everybody_shoots_as_far_as_page_12_says(troop: str, far: int) -> None:
    (beyond,) = objections_to_shot(BOOK, shot(troop, inches=far + 0.1))

    assert objected(shot(troop, inches=far)) == set()
    assert (beyond.code, beyond.about["reach"]) == ("shooting-out-of-range", far)


STATES = [
    pytest.param(by("field_artillery", moved=Moved.TURNED), "SHOOT-06", id="artillery turned", marks=pytest.mark.rule("GUN-10", "SHOOT-06")),
    pytest.param(by("field_artillery", moved=Moved.MOVED), "SHOOT-06", id="artillery moved", marks=pytest.mark.rule("GUN-10")),
    pytest.param(by("muzzle_loading_cannon", moved=Moved.TURNED), "SHOOT-06", id="cannon turned", marks=pytest.mark.rule("CANNON-04", "CANNON-05")),
    pytest.param(by("machine_gun", moved=Moved.MOVED), "SHOOT-06", id="machine gun moved", marks=pytest.mark.rule("GUN-11")),
    pytest.param(by("machine_gun", moved=Moved.TURNED), "SHOOT-06", id="machine gun turned", marks=pytest.mark.rule("GUN-11")),
    pytest.param(by("field_artillery", aboard="dhow"), "BOAT-07", id="artillery aboard", marks=pytest.mark.rule("BOAT-07")),
    pytest.param(by("regulars", boarding=True), "BOAT-10", id="boarding"),
    pytest.param(by("askaris", unloaded=True), "RELOAD-01", id="unloaded", marks=pytest.mark.rule("RELOAD-01")),
    pytest.param(by("mounted_musketeers", unloaded=True), "RELOAD-01", id="unloaded rider", marks=pytest.mark.rule("TROOP-17")),
    pytest.param(by("muzzle_loading_cannon", unloaded=True), "CANNON-07", id="unloaded cannon", marks=pytest.mark.rule("CANNON-07")),
    pytest.param(by("machine_gun", fault=Fault.JAMMED), "GUN-16", id="jammed", marks=pytest.mark.rule("GUN-16")),
    pytest.param(by("machine_gun", fault=Fault.BROKEN), "GUN-17", id="broken", marks=pytest.mark.rule("GUN-17")),
    pytest.param(by("regulars", melee=Melee.CHARGED), "SHOOT-25", id="charged", marks=pytest.mark.rule("SHOOT-25")),
    pytest.param(by("regulars", melee=Melee.CONTACTED), "SHOOT-24", id="contacted", marks=pytest.mark.rule("SHOOT-24")),
    pytest.param(by("regulars", melee=Melee.THROUGHOUT), "SHOOT-24", id="in melee", marks=pytest.mark.rule("SHOOT-24")),
    pytest.param(by("regulars", melee=Melee.BROKE_OFF), "BREAK-13", id="broke off"),
    pytest.param(by("mounted_musketeers", melee=Melee.EVADED), "BREAK-04", id="evaded"),
    pytest.param(by("askaris", lit_fire=True), "FIRE-04", id="lit a fire"),
    pytest.param(by("mounted_musketeers", behind=Obstacle.FORTIFICATION), "FORT-10", id="rider behind a stockade", marks=pytest.mark.rule("FORT-10")),
    pytest.param(by("machine_gun", behind=Obstacle.FORTIFICATION), "FORT-10", id="machine gun behind a stockade", marks=pytest.mark.rule("FORT-10")),
    pytest.param(by("field_artillery", behind=Obstacle.FORTIFICATION), "FORT-10", id="artillery behind a stockade", marks=pytest.mark.rule("FORT-10")),
    pytest.param(by("field_artillery", behind=Obstacle.BARRICADE), "BARR-04", id="artillery behind a barricade", marks=pytest.mark.rule("BARR-04")),
    pytest.param(by("mounted_regulars", behind=Obstacle.BARRICADE), "BARR-04", id="riders behind a barricade", marks=pytest.mark.rule("BARR-04")),
]  # fmt: skip


@pytest.mark.parametrize(("shooter", "rule"), STATES)
def test_what_keeps_a_figure_from_shooting(shooter: Shooter, rule: str) -> None:
    assert objected(shot(shooter)) == {rule}


@pytest.mark.parametrize(
    "shooter",
    [
        pytest.param(by("gunboat", moved=Moved.MOVED), id="gunboat moved", marks=pytest.mark.rule("GUN-27")),
        pytest.param(by("regulars", moved=Moved.TURNED), id="turned", marks=pytest.mark.rule("SHOOT-05", "SHOOT-07")),
        pytest.param(by("machine_gun", aboard="gunboat"), id="machine gun aboard", marks=pytest.mark.rule("BOAT-07")),
        pytest.param(by("archers", aboard="canoe", under_way=True), id="archers aboard", marks=pytest.mark.rule("BOAT-07")),
        pytest.param(by("well_armed_askaris", unloaded=True), id="nothing to load", marks=pytest.mark.rule("TROOP-13")),
        pytest.param(by("mounted_regulars", unloaded=True), id="nothing to load in the saddle", marks=pytest.mark.rule("TROOP-22")),
        pytest.param(by("field_artillery", unloaded=True), id="artillery does not reload", marks=pytest.mark.rule("GUN-01")),
        pytest.param(by("mounted_regulars", dismounted=True, behind=Obstacle.FORTIFICATION), id="dismounted", marks=pytest.mark.rule("FORT-10")),
        pytest.param(by("machine_gun", behind=Obstacle.BARRICADE), id="machine gun behind a barricade", marks=pytest.mark.rule("BARR-04")),
        pytest.param(by("askaris", behind=Obstacle.BARRICADE), id="foot behind a barricade", marks=pytest.mark.rule("BARR-04")),
        pytest.param(by("askaris", behind=Obstacle.FORTIFICATION), id="foot behind a stockade", marks=pytest.mark.rule("FORT-05")),
        pytest.param(by("scout", armed_scout=True), id="armed scout", marks=pytest.mark.rule("SCOUT-11")),
    ],
)  # fmt: skip
def test_what_does_not_keep_it(shooter: Shooter) -> None:
    assert objected(shot(shooter)) == set()


@pytest.mark.rule("SHOOT-22", "SHOOT-24", "VIS-04", "DARK-03")
def test_a_contacted_figure_may_shoot_at_its_attacker_whatever_lies_behind_him() -> None:
    """He began out of range, out of sight, in the dark: only the arc at that moment counts."""
    shooter, attacker = by("musketeers", melee=Melee.CONTACTED), at(melee=Melee.CHARGED)
    hidden = Sight(visible=False, in_arc=False, dark=True, gap=Gap(0.5, 0, 1), overhead=Overhead())

    assert objected(shot(shooter, attacker, 14, contact=True, sight=hidden)) == set()


@pytest.mark.rule("SHOOT-22")
def test_an_attacker_from_outside_the_arc_is_not_shot_at() -> None:
    shooter, attacker = by("regulars", melee=Melee.CONTACTED), at(melee=Melee.CHARGED)

    assert objected(shot(shooter, attacker, contact=True, sight=Sight(arc_at_start=False))) == {"SHOOT-22"}


@pytest.mark.rule("SHOOT-08", "SHOOT-22")
@pytest.mark.parametrize(
    ("troop", "option", "rules"),
    [
        pytest.param("archers", "attackers_in_arc", {"SHOOT-22"}, id="page 27 binds all"),
        pytest.param("archers", "any_direction", set(), id="page 25 frees those without a bonus"),
        pytest.param("regulars", "any_direction", {"SHOOT-22"}, id="and nobody else"),
    ],
)
def test_players_may_rule_that_those_without_a_bonus_shoot_at_any_attacker(
    troop: str, option: str, rules: set[str]
) -> None:
    book = BOOK.read_by(default_rulings().with_("SHOOT-08", option))
    shooter, attacker = by(troop, melee=Melee.CONTACTED), at(melee=Melee.CHARGED)
    charged = shot(shooter, attacker, contact=True, sight=Sight(arc_at_start=False))

    assert {problem.rule for problem in objections_to_shot(book, charged)} == rules


@pytest.mark.rule("SHOOT-23")
@pytest.mark.parametrize(
    ("troop", "rules"),
    [
        ("agile_warriors", {"SHOOT-23"}),
        ("agile_spearmen", {"SHOOT-23"}),
        ("horsemen", set()),
        ("archers", set()),
    ],
)
def test_agile_foot_does_not_throw_at_its_attacker(troop: str, rules: set[str]) -> None:
    shooter = by(troop, melee=Melee.CONTACTED)

    assert objected(shot(shooter, at(melee=Melee.CHARGED), contact=True)) == rules


@pytest.mark.rule("SHOOT-26")
def test_who_moved_and_was_contacted_may_shoot() -> None:
    shooter = by("askaris", moved=Moved.MOVED, melee=Melee.CONTACTED)

    assert objected(shot(shooter, at(melee=Melee.CHARGED), contact=True)) == set()


@pytest.mark.parametrize(
    ("troop", "target", "rule"),
    [
        pytest.param("regulars", at(melee=Melee.THROUGHOUT), "SHOOT-27", id="in melee", marks=pytest.mark.rule("SHOOT-27")),
        pytest.param("regulars", at(melee=Melee.FOLLOWED_UP), "SHOOT-28", id="followed up", marks=pytest.mark.rule("SHOOT-28")),
        pytest.param("regulars", at("attendant"), "LEAD-15", id="attendant", marks=pytest.mark.rule("LEAD-15")),
        pytest.param("regulars", at("baggage"), "BAG-06", id="baggage", marks=pytest.mark.rule("BAG-06")),
        pytest.param("regulars", at("canoe"), "BOAT-13", id="a canoe", marks=pytest.mark.rule("BOAT-13")),
        pytest.param("regulars", at("askaris", aboard="dhow"), "BOAT-13", id="in a dhow", marks=pytest.mark.rule("BOAT-13")),
        pytest.param("regulars", at("soldiers", aboard="gunboat"), "BOAT-13", id="in a gunboat", marks=pytest.mark.rule("BOAT-13")),
        pytest.param("regulars", at(behind=Obstacle.WALL), "TEMBA-12", id="quiet in a temba", marks=pytest.mark.rule("TEMBA-12")),
        pytest.param("field_artillery", at(behind=Obstacle.WALL), "TEMBA-12", id="guns too", marks=pytest.mark.rule("TEMBA-12")),
        pytest.param("archers", at(behind=Obstacle.WALL, shoots=True), "TEMBA-14", id="bows", marks=pytest.mark.rule("TEMBA-14")),
        pytest.param("horsemen", at(behind=Obstacle.WALL, shoots=True), "TEMBA-14", id="javelins", marks=pytest.mark.rule("TEMBA-14")),
        pytest.param("regulars", at("gun_bearer", master_nearer=True), "BEARER-07", id="bearer", marks=pytest.mark.rule("BEARER-07")),
        pytest.param("regulars", WALL, "TEMBA-16", id="rifles at a wall", marks=pytest.mark.rule("TEMBA-16")),
        pytest.param("machine_gun", WALL, "TEMBA-16", id="machine gun at a wall", marks=pytest.mark.rule("TEMBA-16")),
    ],
)  # fmt: skip
def test_who_may_not_be_shot_at(troop: str, target: Target | str, rule: str) -> None:
    assert objected(shot(troop, target)) == {rule}


@pytest.mark.parametrize(
    ("troop", "target"),
    [
        pytest.param("regulars", at(melee=Melee.CHARGED), id="charging"),
        pytest.param("regulars", at(melee=Melee.CONTACTED), id="contacted this turn", marks=pytest.mark.rule("SHOOT-27")),
        pytest.param("regulars", at(melee=Melee.BROKE_OFF), id="broke off"),
        pytest.param("regulars", at("askaris", aboard="canoe"), id="in a canoe", marks=pytest.mark.rule("BOAT-13")),
        pytest.param("regulars", "gunboat", id="gunboat"),
        pytest.param("regulars", "dhow", id="dhow"),
        pytest.param("regulars", at(behind=Obstacle.FORTIFICATION), id="behind a stockade without shooting", marks=pytest.mark.rule("FORT-05")),
        pytest.param("regulars", at(behind=Obstacle.WALL, shoots=True), id="shooting from a temba", marks=pytest.mark.rule("TEMBA-12", "TEMBA-14")),
        pytest.param("machine_gun", at(behind=Obstacle.WALL, shoots=True), id="guns at a temba", marks=pytest.mark.rule("TEMBA-14")),
        pytest.param("archers", at(behind=Obstacle.BREACH), id="bows at a breach", marks=pytest.mark.rule("TEMBA-23")),
        pytest.param("regulars", at("gun_bearer"), id="bearer", marks=pytest.mark.rule("BEARER-06", "BEARER-07")),
        pytest.param("regulars", "standard_bearer", id="standard bearer", marks=pytest.mark.rule("STD-03")),
        pytest.param("regulars", "witch_doctor", id="witch doctor", marks=pytest.mark.rule("WITCH-02")),
        pytest.param("field_artillery", WALL, id="artillery at a wall", marks=pytest.mark.rule("TEMBA-16")),
        pytest.param("gunboat", WALL, id="gunboat at a wall", marks=pytest.mark.rule("TEMBA-16", "GUN-23")),
    ],
)  # fmt: skip
def test_who_may(troop: str, target: Target | str) -> None:
    assert objected(shot(troop, target)) == set()


@pytest.mark.parametrize(
    ("troop", "sight", "rules"),
    [
        pytest.param("regulars", Sight(visible=False), {"VIS-03"}, id="unseen", marks=pytest.mark.rule("VIS-03")),
        pytest.param("regulars", Sight(in_arc=False), {"VIS-04"}, id="out of arc", marks=pytest.mark.rule("VIS-04", "SHOOT-05")),
        pytest.param("archers", Sight(in_arc=False), set(), id="no bonus: all round", marks=pytest.mark.rule("SHOOT-08")),
        pytest.param("gunboat", Sight(in_arc=False), set(), id="gunboat: all round", marks=pytest.mark.rule("GUN-26")),
        pytest.param("regulars", Sight(work_between=True), {"FORT-04"}, id="stockade", marks=pytest.mark.rule("FORT-04")),
        pytest.param("regulars", Sight(gap=Gap(0.9, 1, 1)), {"GAP-01"}, id="near gap, too narrow", marks=pytest.mark.rule("GAP-01")),
        pytest.param("regulars", Sight(gap=Gap(1, 1, 1)), set(), id="near gap", marks=pytest.mark.rule("GAP-01")),
        pytest.param("regulars", Sight(gap=Gap(2.9, 1.1, 1)), {"GAP-02"}, id="far gap, too narrow", marks=pytest.mark.rule("GAP-02")),
        pytest.param("regulars", Sight(gap=Gap(3, 1.1, 1)), set(), id="far gap", marks=pytest.mark.rule("GAP-02")),
        pytest.param("regulars", Sight(overhead=HILL_TO_PLAIN), {"GAP-03"}, id="rifles overhead", marks=pytest.mark.rule("GAP-03")),
        pytest.param("machine_gun", Sight(overhead=HILL_TO_PLAIN), {"GAP-03"}, id="machine gun overhead", marks=pytest.mark.rule("GAP-03", "GAP-05")),
        pytest.param("field_artillery", Sight(overhead=HILL_TO_PLAIN), set(), id="artillery from a hill", marks=pytest.mark.rule("GAP-05")),
        pytest.param("gunboat", Sight(overhead=HILL_TO_PLAIN), set(), id="gunboat at a hill", marks=pytest.mark.rule("GAP-05", "GUN-23")),
        pytest.param("field_artillery", Sight(overhead=Overhead(high_ground=True, from_in=11.9)), {"GAP-03"}, id="too near", marks=pytest.mark.rule("GAP-05")),
        pytest.param("field_artillery", Sight(overhead=Overhead(high_ground=True, level=False, from_in=12)), {"GAP-03"}, id="not on ground level", marks=pytest.mark.rule("GAP-05")),
        pytest.param("field_artillery", Sight(overhead=Overhead(from_in=12)), {"GAP-03"}, id="no hill", marks=pytest.mark.rule("GAP-05")),
        pytest.param("gunboat", Sight(overhead=CRAFT), set(), id="gunboat over canoes", marks=pytest.mark.rule("GAP-06")),
        pytest.param("field_artillery", Sight(overhead=CRAFT), {"GAP-03"}, id="artillery over canoes", marks=pytest.mark.rule("GAP-06")),
        pytest.param("gunboat", Sight(overhead=Overhead(Over.DHOWS, same_water=True)), {"GAP-03"}, id="over dhows", marks=pytest.mark.rule("GAP-06")),
        pytest.param("gunboat", Sight(overhead=Overhead(Over.SMALL_CRAFT)), {"GAP-03"}, id="other water", marks=pytest.mark.rule("GAP-06")),
    ],
)  # fmt: skip
def test_what_may_lie_between(troop: str, sight: Sight, rules: set[str]) -> None:
    assert objected(shot(troop, inches=5, sight=sight)) == rules


@pytest.mark.rule("DARK-03")
@pytest.mark.parametrize(
    ("inches", "fire", "rules"),
    [
        pytest.param(6, False, set(), id="6 in"),
        pytest.param(6.5, False, {"DARK-03"}, id="farther"),
        pytest.param(6.5, True, set(), id="against a fire", marks=pytest.mark.rule("DARK-04")),
        pytest.param(
            25, True, {"CHAR-02"}, id="against a fire, out of range", marks=pytest.mark.rule("DARK-04")
        ),
    ],
)
def test_in_the_dark(inches: float, fire: bool, rules: set[str]) -> None:
    assert objected(shot("regulars", inches=inches, sight=Sight(dark=True, silhouetted=fire))) == rules


FRONT = Front("front", "askaris")


@pytest.mark.parametrize(
    ("shooter", "rules"),
    [
        pytest.param(by("askaris", front=FRONT, behind=Obstacle.FORTIFICATION), set(), id="askaris", marks=pytest.mark.rule("GAP-04", "FORT-12", "FORT-13")),
        pytest.param(by("askaris", front=FRONT, behind=Obstacle.WALL), set(), id="in a temba", marks=pytest.mark.rule("TEMBA-10")),
        pytest.param(by("soldiers", front=Front("front", "soldiers"), behind=Obstacle.WALL), {"TEMBA-10"}, id="breech-loaders in a temba", marks=pytest.mark.rule("TEMBA-10")),
        pytest.param(by("askaris", front=FRONT), {"GAP-04"}, id="in the open", marks=pytest.mark.rule("GAP-04")),
        pytest.param(by("soldiers", front=Front("front", "soldiers"), behind=Obstacle.FORTIFICATION), {"FORT-14"}, id="breech-loaders", marks=pytest.mark.rule("FORT-14")),
        pytest.param(by("askaris", front=Front("front", "archers"), behind=Obstacle.FORTIFICATION), {"FORT-12"}, id="an archer in front", marks=pytest.mark.rule("FORT-12")),
        pytest.param(by("musketeers", front=Front("front", "mounted_musketeers"), behind=Obstacle.FORTIFICATION), {"FORT-10"}, id="a rider in front", marks=pytest.mark.rule("FORT-10", "FORT-12")),
        pytest.param(by("musketeers", front=Front("front", "mounted_musketeers"), behind=Obstacle.BARRICADE), {"FORT-10"}, id="a rider in front at a barricade", marks=pytest.mark.rule("FORT-10")),
        pytest.param(by("musketeers", front=Front("front", "musketeers"), behind=Obstacle.FORTIFICATION), set(), id="a musketeer on foot in front", marks=pytest.mark.rule("FORT-10")),
        pytest.param(by("musketeers", front=Front("front", "ruga_ruga"), behind=Obstacle.FORTIFICATION), set(), id="two kinds of muskets", marks=pytest.mark.rule("FORT-12")),
    ],
)  # fmt: skip
def test_the_second_rank(shooter: Shooter, rules: set[str]) -> None:
    assert objected(shot(shooter)) == rules


@pytest.mark.rule("FORT-13", "GAP-04", "TROOP-07")
@pytest.mark.parametrize("troop", ["askaris", "swordsmen", "ruga_ruga", "musketeers"])
def test_who_keeps_up_fire_in_two_ranks(troop: str) -> None:
    """The four muzzle-loaders on foot of page 13; the one in front is reloading."""
    rear = by(troop, front=Front("front", troop), behind=Obstacle.FORTIFICATION)

    assert objections_to_shots(BOOK, ((shot(rear),))) == ()


@pytest.mark.rule("GAP-07", "GAP-04")
def test_of_front_and_rear_one_shoots() -> None:
    front = by("askaris", name="front", behind=Obstacle.FORTIFICATION)
    rear = by("askaris", name="rear", front=FRONT, behind=Obstacle.FORTIFICATION)
    (problem,) = objections_to_shots(BOOK, (shot(front), shot(rear)))

    assert (problem.rule, problem.about["shooter"]) == ("GAP-07", "rear")


@pytest.mark.parametrize(
    ("shooter", "allowed", "rule"),
    [
        pytest.param(by("regulars"), 1, "SHOOT-04", id="one", marks=pytest.mark.rule("SHOOT-04")),
        pytest.param(by("field_artillery"), 1, "GUN-01", id="artillery", marks=pytest.mark.rule("GUN-01")),
        pytest.param(by("machine_gun"), 6, "GUN-13", id="machine gun", marks=pytest.mark.rule("GUN-13")),
        pytest.param(by("gunboat"), 2, "GUN-24", id="gunboat", marks=pytest.mark.rule("GUN-24")),
        pytest.param(by("white_men"), 1, "SHOOT-04", id="White Man"),
        pytest.param(by("white_men", bearer_near=True), 2, "BEARER-05", id="with his bearer", marks=pytest.mark.rule("BEARER-05")),
        pytest.param(by("white_men", leader=True, bearer_near=True), 2, "BEARER-05", id="leader with a bearer", marks=pytest.mark.rule("BEARER-03")),
        pytest.param(by("regulars", bearer_near=True), 1, "SHOOT-04", id="no bearers for regulars", marks=pytest.mark.rule("BEARER-05")),
        pytest.param(by("soldiers", repeater=True), 2, "CHAR-32", id="repeater", marks=pytest.mark.rule("CHAR-32")),
        pytest.param(by("white_men", repeater=True, bearer_near=True), 2, "BEARER-05", id="not both", marks=pytest.mark.rule("CHAR-32")),
        pytest.param(by("mounted_musketeers", repeater=True), 2, "CHAR-32", id="a rider's repeater", marks=pytest.mark.rule("CHAR-32")),
        pytest.param(by("gunboat", repeater=True), 2, "GUN-24", id="none for the guns of a boat", marks=pytest.mark.rule("CHAR-32", "GUN-24")),
        pytest.param(by("machine_gun", repeater=True), 6, "GUN-13", id="none for a machine gun", marks=pytest.mark.rule("CHAR-32", "GUN-13")),
        pytest.param(by("archers", repeater=True), 1, "SHOOT-04", id="none for a bow", marks=pytest.mark.rule("CHAR-32")),
    ],
)  # fmt: skip
def test_how_often_a_figure_shoots(shooter: Shooter, allowed: int, rule: str) -> None:
    exact = tuple(shot(shooter, at(name=f"target {i}")) for i in range(allowed))
    (problem,) = objections_to_shots(BOOK, (*exact, shot(shooter, at(name="one more"))))

    assert objections_to_shots(BOOK, exact) == ()
    assert (allowed_shots(BOOK, exact[0]).total, problem.rule) == (allowed, rule)


@pytest.mark.rule("GUN-24")
def test_a_gunboat_may_fire_both_guns_at_one_target() -> None:
    assert objections_to_shots(BOOK, (shot("gunboat"), shot("gunboat"))) == ()


@pytest.mark.rule("GUN-15")
def test_a_machine_gun_shoots_once_at_each_figure() -> None:
    (problem,) = objections_to_shots(BOOK, (shot("machine_gun"), shot("machine_gun")))

    assert problem.rule == "GUN-15"


@pytest.mark.rule("GUN-14")
@pytest.mark.parametrize(("away", "rules"), [(6, set()), (6.1, {"GUN-14"})])
def test_a_burst_stays_within_six_inches_of_its_first_target(away: float, rules: set[str]) -> None:
    assert objected(shot("machine_gun", from_first_in=away)) == rules
    assert objected(shot("field_artillery", from_first_in=away)) == set()


@pytest.mark.rule("GUN-14")
def test_a_burst_reaches_only_whom_it_sees() -> None:
    assert objected(shot("machine_gun", from_first_in=3, sight=Sight(visible=False))) == {"VIS-03"}


@pytest.mark.rule("TEMBA-28")
def test_only_firearms_shoot_through_a_roof() -> None:
    unseen = Sight(visible=False, in_arc=False)

    assert objected(shot("musketeers", blind=True, sight=unseen)) == set()
    assert objected(shot("archers", blind=True, sight=unseen)) == {"TEMBA-28"}


@pytest.mark.rule("TEMBA-28")
@pytest.mark.parametrize(
    ("troop", "option", "rules"),
    [
        ("machine_gun", "guns_too", set()),
        ("field_artillery", "guns_too", set()),
        ("machine_gun", "no_guns", {"TEMBA-28"}),
        ("field_artillery", "no_guns", {"TEMBA-28"}),
        ("musketeers", "no_guns", set()),
    ],
)
def test_players_may_rule_that_guns_do_not_shoot_through_a_roof(
    troop: str, option: str, rules: set[str]
) -> None:
    book = BOOK.read_by(default_rulings().with_("TEMBA-28", option))

    assert {problem.rule for problem in objections_to_shot(book, shot(troop, blind=True))} == rules


@pytest.mark.rule("GUN-08")
def test_a_gun_with_its_crew_is_one_target() -> None:
    assert objected(shot("regulars", "machine_gun")) == set()


def test_everything_is_said_at_once() -> None:
    shooter = by("askaris", unloaded=True, lit_fire=True, behind=Obstacle.NONE, front=FRONT)
    tried = shot(shooter, at("baggage", aboard="dhow"), 17, sight=Sight(in_arc=False, visible=False))

    assert objected(tried) == {
        "CHAR-06",
        "RELOAD-01",
        "FIRE-04",
        "GAP-04",
        "VIS-03",
        "VIS-04",
        "BAG-06",
        "BOAT-13",
    }


def test_every_row_has_its_condition() -> None:
    tables = BOOK.shooting
    for rows, conditions in ((tables.shooter, SHOOTER), (tables.sight, SIGHT), (tables.target, TARGET)):
        assert [row.when for row in rows] == list(conditions)


ANY = st.builds(
    shot,
    st.builds(
        Shooter, st.just("shooter"), st.sampled_from([*sorted(BOOK.troops), "baggage", "attendant", "dhow"])
    )
    | st.sampled_from([case.values[0] for case in STATES if isinstance(case.values[0], Shooter)]),
    st.builds(
        Target,
        st.just("target"),
        st.sampled_from([*sorted(BOOK.troops), "baggage", "attendant", "dhow", "canoe", WALL]),
        melee=st.sampled_from(Melee),
        behind=st.sampled_from(Obstacle),
        master_nearer=st.booleans(),
    ),
    st.floats(0, 60),
    contact=st.booleans(),
    blind=st.booleans(),
    sight=st.builds(
        Sight,
        st.booleans(),
        st.booleans(),
        st.booleans(),
        st.booleans(),
        st.none() | st.builds(Gap, st.floats(0, 4), st.floats(0, 4), st.just(1)),
        st.none() | st.builds(Overhead, st.sampled_from(Over)),
        st.booleans(),
    ),
)


@given(ANY)
def test_any_shot_can_be_judged_and_the_verdict_worded(tried: Shot) -> None:
    problems = objections_to_shots(BOOK, (tried,) * 8)

    assert len(told(*problems)) == 2 * len(problems)
    assert all(problem.page >= 1 for problem in problems)
