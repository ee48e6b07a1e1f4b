"""What a shot needs, pages 25 and 26."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.rulings import default_rulings
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.play.shooting.factors import BONUS_LOST, CONDITIONS, check, score
from heart_africa.rules.play.shooting.objections import objections_to_shot
from heart_africa.rules.play.shooting.orders import WALL
from heart_africa.rules.play.shooting.shot import Shot, reach
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle
from tests.play.shots import BOOK, Shooter, Sight, Target, at, by, needs, reasons, shot
from tests.wording import told

SHORT = {"agile_warriors": 2, "agile_spearmen": 2, "horsemen": 3, "archers": 4, "pygmy_archers": 4}


@pytest.mark.rule("SHOOT-09", "SHOOT-10", "SHOOT-01")
@pytest.mark.parametrize(
    ("troop", "face"),
    [
        pytest.param("regulars", 3, id="+2"),
        pytest.param("askaris", 4, id="+1"),
        pytest.param("archers", 5, id="0"),
    ],
)
def test_the_bonus_of_the_row_helps_the_die_to_five(troop: str, face: int) -> None:
    """5 less the bonus of page 12, near and in the open."""
    known = check(BOOK, shot(troop, inches=2))

    assert (known.needs, known.target, known.page) == (face, 5, 25)
    assert known.succeeds(6)


@pytest.mark.rule("SHOOT-10")
def test_more_than_six_in_all_is_a_hit_too() -> None:
    known = check(BOOK, shot("white_men"))

    assert 6 + known.reckoning.total == 8
    assert known.succeeds(6)


@pytest.mark.rule("SHOOT-11")
@pytest.mark.parametrize(
    ("troop", "half"),
    [
        ("white_men", 15),
        ("regulars", 12),
        ("soldiers", 10),
        ("swordsmen", 8),
        ("well_armed_askaris", 8),
        ("askaris", 8),
        ("ruga_ruga", 5),
        ("agile_warriors", 2),
        ("agile_spearmen", 2),
        ("musketeers", 5),
        ("archers", 4),
        ("pygmy_archers", 4),
        ("horsemen", 3),
        ("mounted_musketeers", 5),
        ("mounted_regulars", 5),
        ("field_artillery", 25),
        ("muzzle_loading_cannon", 15),
        ("machine_gun", 15),
        ("gunboat", 25),
    ],
)
def test_beyond_half_the_range_of_page_12_costs_one(troop: str, half: int) -> None:
    near, far = needs(shot(troop, inches=half)), needs(shot(troop, inches=half + 0.5))

    assert far == near + 1


@pytest.mark.rule("SHOOT-07")
@pytest.mark.parametrize("moved", [Moved.MOVED, Moved.TURNED])
def test_who_moved_or_turned_shoots_without_bonus(moved: Moved) -> None:
    tried = shot(by("regulars", moved=moved))

    assert needs(tried) == 5
    assert reasons(tried) == {"SHOOT-07": 0}


@pytest.mark.rule("SHOOT-08")
@pytest.mark.parametrize("troop", ["archers", "horsemen", "agile_warriors", "agile_spearmen"])
def test_troops_without_bonus_lose_nothing_by_moving(troop: str) -> None:
    tried = shot(by(troop, moved=Moved.MOVED), inches=2)

    assert needs(tried) == 5
    assert reasons(tried) == {"SHOOT-08": 0}


@pytest.mark.rule("SHOOT-12")
def test_a_target_that_moved_into_melee_with_anybody_is_harder_to_hit() -> None:
    assert needs(shot("regulars", at(melee=Melee.CHARGED))) == 4
    assert needs(shot("regulars", at(melee=Melee.CHARGED), contact=True)) == 4
    assert needs(shot("regulars", at(melee=Melee.CONTACTED))) == 3


@pytest.mark.rule("SHOOT-13")
@pytest.mark.parametrize(
    ("work", "face"),
    [
        pytest.param(Obstacle.FORTIFICATION, 4, id="fortification: only the shooter's own -1"),
        pytest.param(Obstacle.BARRICADE, 3, id="barricade"),
        pytest.param(Obstacle.FENCE, 3, id="village fence", marks=pytest.mark.rule("TERR-28")),
    ],
)
def test_behind_a_work_one_shoots_calmly_at_ones_own_attacker(work: Obstacle, face: int) -> None:
    tried = shot(by(behind=work), at(melee=Melee.CHARGED), contact=True)

    assert needs(tried) == face
    assert reasons(tried)["SHOOT-13"] == 0


@pytest.mark.rule("SHOOT-13")
def test_behind_a_work_the_charge_on_another_still_counts() -> None:
    assert needs(shot(by(behind=Obstacle.BARRICADE), at(melee=Melee.CHARGED))) == 4


@pytest.mark.rule("SHOOT-14")
@pytest.mark.parametrize(
    "target", [at(started_in_cover=True), at(in_cover=True), at(started_in_cover=True, in_cover=True)]
)
def test_cover_at_the_start_or_the_end_costs_one_once(target: Target) -> None:
    assert needs(shot("regulars", target)) == 4


@pytest.mark.rule("SHOOT-15")
def test_cover_is_lost_by_ending_in_contact_with_the_shooter() -> None:
    """Regulars +2, -1 for the charge, nothing for the jungle that the target left."""
    tried = shot("regulars", at(started_in_cover=True, melee=Melee.CHARGED), contact=True)

    assert needs(tried) == 4
    assert reasons(tried)["SHOOT-15"] == 0


@pytest.mark.rule("SHOOT-15", "SHOOT-14")
def test_cover_is_kept_against_others_than_the_one_contacted() -> None:
    assert needs(shot("regulars", at(started_in_cover=True, melee=Melee.CHARGED))) == 5


@pytest.mark.rule("SHOOT-16", "TROOP-11")
@pytest.mark.parametrize(
    ("troop", "face"), [("pygmy_archers", 5), ("pygmy_spearmen", 5), ("archers", 4), ("spearmen", 4)]
)
def test_a_pygmy_in_cover_is_harder_still(troop: str, face: int) -> None:
    assert needs(shot("regulars", at(troop, in_cover=True))) == face


@pytest.mark.rule("SHOOT-16")
def test_a_pygmy_that_has_left_cover_has_the_ordinary_deduction() -> None:
    assert needs(shot("regulars", at("pygmy_archers", started_in_cover=True))) == 4


@pytest.mark.rule("SHOOT-16", "FORT-17")
def test_a_pygmy_behind_a_stockade_is_in_cover_but_not_from_shells() -> None:
    """Regulars lose the bonus, cover, pygmy: 7. Artillery at 10 in loses the bonus only: 5."""
    pygmy = at("pygmy_archers", behind=Obstacle.FORTIFICATION)

    assert needs(shot("regulars", pygmy)) == 7
    assert needs(shot("field_artillery", pygmy, 8)) == 5


@pytest.mark.rule("SHOOT-16", "SHOOT-14", "SHOOT-15")
@pytest.mark.parametrize(
    ("target", "contact", "face"),
    [
        pytest.param(at("pygmy_archers", started_in_cover=True, behind=Obstacle.BARRICADE), False, 5, id="came out of the trees"),
        pytest.param(at("archers", started_in_cover=True, behind=Obstacle.BARRICADE), False, 4, id="an archer"),
        pytest.param(at("pygmy_spearmen", behind=Obstacle.BARRICADE, melee=Melee.CHARGED), True, 5, id="charging over it"),
        pytest.param(at("spearmen", behind=Obstacle.BARRICADE, melee=Melee.CHARGED), True, 4, id="a spearman"),
        pytest.param(at("pygmy_spearmen", melee=Melee.CHARGED), True, 4, id="nothing between"),
    ],
)  # fmt: skip
def test_a_pygmy_behind_a_work_keeps_his_deduction_whatever_becomes_of_the_other(
    target: Target, contact: bool, face: int
) -> None:
    """Regulars need 5, have +2: 3. Cover 1, pygmy 1; a charge 1, and contact leaves of these the pygmy's."""
    assert needs(shot("regulars", target, contact=contact)) == face


@pytest.mark.rule("SHOOT-17")
@pytest.mark.parametrize(
    ("friend_in", "inches", "face"),
    [
        pytest.param(1.5, 9, 4, id="alone and far"),
        pytest.param(None, 9, 4, id="the last of them"),
        pytest.param(1, 9, 3, id="an inch from a friend"),
        pytest.param(1.5, 8, 3, id="eight inches from the shooter"),
    ],
)
def test_a_dispersed_target(friend_in: float | None, inches: float, face: int) -> None:
    assert needs(shot("regulars", at(friend_in=friend_in), inches)) == face


@pytest.mark.rule("SHOOT-21", "SHOOT-20")
@pytest.mark.parametrize(
    ("target", "dispersed"),
    [
        pytest.param(at("spearmen", friend_in=3), True, id="foot"),
        pytest.param(at("scout", friend_in=3), True, id="scout, mounted or not"),
        pytest.param(at("machine_gun", friend_in=3), True, id="machine gun and crew"),
        pytest.param(at("field_artillery", friend_in=3), True, id="artillery and crew"),
        pytest.param(at("horsemen", friend_in=3), False, id="mounted"),
        pytest.param(at("mounted_regulars", friend_in=3), False, id="in the saddle"),
        pytest.param(at("mounted_regulars", friend_in=3, dismounted=True), True, id="dismounted"),
        pytest.param(at("gunboat", friend_in=3), False, id="gunboat"),
        pytest.param(at("dhow", friend_in=3), False, id="dhow"),
        pytest.param(at("askaris", friend_in=3, aboard="canoe"), False, id="in a canoe"),
        pytest.param(
            at("askaris", friend_in=3, behind=Obstacle.WALL, shoots=True), False, id="in a building"
        ),
    ],
)
def test_who_can_be_dispersed(target: Target, dispersed: bool) -> None:
    assert ("SHOOT-17" in reasons(shot("regulars", target, 10))) is dispersed


@pytest.mark.rule("TROOP-24")
def test_the_turn_they_dismount_they_are_targets_in_the_saddle() -> None:
    target = at("mounted_regulars", friend_in=3, dismounted=True, changed_mount=True)

    assert "SHOOT-17" not in reasons(shot("regulars", target, 10))


@pytest.mark.parametrize(
    ("work", "face"),
    [
        pytest.param(
            Obstacle.FORTIFICATION, 4, id="fortification", marks=pytest.mark.rule("SHOOT-19", "FORT-11")
        ),
        pytest.param(Obstacle.WALL, 4, id="building", marks=pytest.mark.rule("SHOOT-19")),
        pytest.param(Obstacle.BREACH, 4, id="building with a breach", marks=pytest.mark.rule("SHOOT-19")),
        pytest.param(Obstacle.BARRICADE, 3, id="barricade", marks=pytest.mark.rule("SHOOT-19", "BARR-03")),
    ],
)
def test_shooting_from_behind_a_work(work: Obstacle, face: int) -> None:
    assert needs(shot(by(behind=work))) == face


@pytest.mark.parametrize(
    ("troop", "work", "face"),
    [
        pytest.param("regulars", "fortification", 6, id="no bonus, cover", marks=pytest.mark.rule("FORT-15", "FORT-17")),
        pytest.param("archers", "fortification", 6, id="no bonus to lose", marks=pytest.mark.rule("FORT-16", "FORT-17")),
        pytest.param("pygmy_archers", "fortification", 5, id="keep their +1", marks=pytest.mark.rule("FORT-16")),
        pytest.param("field_artillery", "fortification", 5, id="no bonus, no cover", marks=pytest.mark.rule("FORT-15", "FORT-17")),
        pytest.param("gunboat", "fortification", 5, id="gunboat", marks=pytest.mark.rule("FORT-17", "GUN-23")),
        pytest.param("machine_gun", "fortification", 6, id="machine gun", marks=pytest.mark.rule("FORT-15", "FORT-17")),
        pytest.param("regulars", "barricade", 4, id="bonus kept, cover", marks=pytest.mark.rule("BARR-07")),
        pytest.param("field_artillery", "barricade", 3, id="guns keep both", marks=pytest.mark.rule("BARR-07")),
        pytest.param("regulars", "fence", 4, id="fence", marks=pytest.mark.rule("TERR-28")),
        pytest.param("regulars", "wall", 6, id="temba", marks=pytest.mark.rule("TEMBA-13")),
        pytest.param("field_artillery", "wall", 6, id="guns at a defender", marks=pytest.mark.rule("TEMBA-19", "TEMBA-13")),
        pytest.param("regulars", "breach", 4, id="rubble", marks=pytest.mark.rule("TEMBA-23")),
    ],
)  # fmt: skip
def test_shooting_at_someone_behind_a_work(troop: str, work: str, face: int) -> None:
    target = at("askaris", behind=Obstacle(work), shoots=True)

    assert needs(shot(troop, target, SHORT.get(troop, 5))) == face


@pytest.mark.rule("FORT-17", "SHOOT-14")
def test_jungle_behind_the_stockade_is_cover_from_shells_too() -> None:
    target = at(in_cover=True, behind=Obstacle.FORTIFICATION)

    assert needs(shot("field_artillery", target)) == 6
    assert needs(shot("regulars", target)) == 6


@pytest.mark.rule("TEMBA-16", "TEMBA-17")
def test_against_the_wall_itself_nothing_is_lost_to_cover() -> None:
    """The bonus of +2 stands: 3 near, 4 beyond 25 in."""
    assert needs(shot("field_artillery", WALL, 20)) == 3
    assert needs(shot("field_artillery", WALL, 30)) == 4


@pytest.mark.rule("TRAIT-12")
@pytest.mark.parametrize(
    ("leader", "target", "face"),
    [
        pytest.param(by("askaris", mighty_warrior=True), at(), 3, id="standing"),
        pytest.param(by("askaris", mighty_warrior=True, moved=Moved.MOVED), at(), 4, id="moved"),
        pytest.param(
            by("askaris", mighty_warrior=True), at(behind=Obstacle.FORTIFICATION), 5, id="at a stockade"
        ),
    ],
)
def test_a_mighty_warrior_always_adds_one(leader: Shooter, target: Target, face: int) -> None:
    assert needs(shot(leader, target)) == face


@pytest.mark.rule("SHOOT-22")
def test_at_its_attacker_it_shoots_as_at_short_range() -> None:
    """Askaris +1, -1 for the charge; the 12 in of his approach do not count."""
    tried = shot("askaris", at(melee=Melee.CHARGED, friend_in=5), 12, contact=True)

    assert needs(tried) == 5
    assert reasons(tried) == {"CHAR-06": 1, "SHOOT-22": 0, "SHOOT-12": -1}


@pytest.mark.rule("SHOOT-26")
def test_who_moved_and_was_then_contacted_shoots_without_bonus() -> None:
    shooter = by("regulars", moved=Moved.MOVED, melee=Melee.CONTACTED)
    tried = shot(shooter, at(melee=Melee.CHARGED), contact=True)

    assert needs(tried) == 6
    assert reasons(tried)["SHOOT-26"] == 0


@pytest.mark.parametrize(
    ("facts", "face"),
    [
        pytest.param({"under_way": True}, 5, id="under way", marks=pytest.mark.rule("BOAT-08")),
        pytest.param({"under_way": False}, 3, id="lying still", marks=pytest.mark.rule("BOAT-08")),
    ],
)
@pytest.mark.parametrize("troop", ["regulars", "machine_gun"])
def test_aboard_a_boat(troop: str, facts: dict[str, Any], face: int) -> None:
    assert needs(shot(by(troop, aboard="dhow", **facts))) == face


@pytest.mark.rule("GUN-27")
def test_a_gunboat_that_moved_shoots_without_bonus() -> None:
    tried = shot(by("gunboat", moved=Moved.MOVED))

    assert needs(tried) == 5
    assert reasons(tried) == {"GUN-27": 0}


@pytest.mark.parametrize(
    ("dismounted", "inches", "face", "rule"),
    [
        pytest.param(False, 5, 4, "TROOP-22", id="in the saddle: +1", marks=pytest.mark.rule("TROOP-22")),
        pytest.param(False, 6, 5, "TROOP-22", id="half of 10 in", marks=pytest.mark.rule("TROOP-22")),
        pytest.param(
            True, 12, 3, "TROOP-23", id="on foot: +2, half of 24 in", marks=pytest.mark.rule("TROOP-23")
        ),
    ],
)
def test_mounted_regulars_in_the_saddle_and_on_foot(
    dismounted: bool, inches: int, face: int, rule: str
) -> None:
    tried = shot(by("mounted_regulars", dismounted=dismounted), inches=inches)

    assert needs(tried) == face
    assert rule in reasons(tried)


@pytest.mark.rule("TROOP-25")
@pytest.mark.parametrize("dismounted", [True, False])
def test_the_turn_they_change_they_shoot_as_they_end_without_bonus(dismounted: bool) -> None:
    shooter = by("mounted_regulars", dismounted=dismounted, changed_mount=True)

    assert needs(shot(shooter)) == 5
    assert reach(BOOK, shooter.figure) == (24 if dismounted else 10)


@pytest.mark.rule("DARK-03")
def test_in_the_dark_half_range_is_still_half_of_the_table() -> None:
    assert needs(shot("askaris", inches=6, sight=Sight(dark=True))) == 4
    assert needs(shot("musketeers", inches=6, sight=Sight(dark=True))) == 5


@pytest.mark.rule("FORT-15", "FORT-05")
@pytest.mark.parametrize(
    ("troop", "work", "option", "shoots", "face"),
    [
        ("regulars", "fortification", "all_behind", True, 6),
        ("regulars", "fortification", "all_behind", False, 6),
        ("regulars", "fortification", "shooters_only", True, 6),
        ("regulars", "fortification", "shooters_only", False, 4),
        ("pygmy_archers", "fortification", "shooters_only", True, 5),
        ("regulars", "barricade", "shooters_only", True, 4),
        ("regulars", "wall", "shooters_only", False, 6),
    ],
)
def test_players_may_rule_that_only_those_who_shoot_take_the_bonus_away(
    troop: str, work: str, option: str, shoots: bool, face: int
) -> None:
    """Regulars have +2, pygmies +1; the cover costs 1 in any case, and a temba has its own rule (TEMBA-13)."""
    book = BOOK.read_by(default_rulings().with_("FORT-15", option))

    assert check(book, shot(troop, at(behind=Obstacle(work), shoots=shoots), inches=2)).needs == face


@pytest.mark.rule("SCEN-21", "SHOOT-09")
@pytest.mark.parametrize(
    ("troop", "option", "scenario", "entered", "face"),
    [
        ("regulars", "placed", "ambush", True, 3),
        ("regulars", "moved", "ambush", True, 5),
        ("regulars", "moved", "ambush", False, 3),
        ("regulars", "moved", "encounter", True, 3),
        ("archers", "moved", "ambush", True, 5),
    ],
)
def test_players_may_rule_that_marching_in_is_moving(
    troop: str, option: str, scenario: Scenario, entered: bool, face: int
) -> None:
    """Regulars have +2, archers nothing to lose; reserves of other scenarios are placed, and march nowhere."""
    book, staged = BOOK.read_by(default_rulings().with_("SCEN-21", option)), shot(troop, inches=2)
    battle = replace(staged.battle, scenario=scenario)

    tried = replace(staged, battle=battle, unit=replace(staged.unit, arrived=entered))

    assert check(book, tried).needs == face


@pytest.mark.rule("SCEN-21", "SHOOT-06")
@pytest.mark.parametrize(("option", "objects"), [("placed", False), ("moved", True)])
def test_a_gun_that_marched_in_shoots_unless_that_is_moving(option: str, objects: bool) -> None:
    book, staged = BOOK.read_by(default_rulings().with_("SCEN-21", option)), shot("machine_gun")
    battle = replace(staged.battle, scenario="ambush")

    tried = replace(staged, battle=battle, unit=replace(staged.unit, arrived=True))

    assert bool(objections_to_shot(book, tried)) is objects


@pytest.mark.rule("TEMBA-28")
@pytest.mark.parametrize("troop", ["white_men", "musketeers"])
def test_through_the_roof_only_a_natural_six_hits(troop: str) -> None:
    tried = check(
        BOOK, shot(by(troop, moved=Moved.MOVED, mighty_warrior=True), at(in_cover=True), blind=True)
    )

    assert (tried.needs, tried.rule, tried.reckoning.total) == (6, "TEMBA-28", 0)


@pytest.mark.rule("TROOP-13", "TROOP-17")
def test_troops_that_shoot_alike() -> None:
    """Well-armed askaris as askaris, mounted musketeers as musketeers; reloading apart."""
    for one, other in (("well_armed_askaris", "askaris"), ("mounted_musketeers", "musketeers")):
        assert [needs(shot(one, inches=i)) for i in (5, 9)] == [needs(shot(other, inches=i)) for i in (5, 9)]


@pytest.mark.rule("SCOUT-11")
def test_a_scout_armed_by_the_club_shoots_as_a_well_armed_askari() -> None:
    scout = by("scout", armed_scout=True)

    assert (needs(shot(scout, inches=8)), needs(shot(scout, inches=9))) == (4, 5)
    assert reach(BOOK, scout.figure) == 16


@pytest.mark.rule("SHOOT-09")
def test_all_causes_add_up() -> None:
    """+1, beyond 8 in, pygmy in cover twice over, dispersed, from a stockade: -4 in all."""
    shooter = by("askaris", behind=Obstacle.FORTIFICATION)
    tried = shot(shooter, at("pygmy_spearmen", in_cover=True, friend_in=2), 9)

    assert score(BOOK, tried).total == 1 - 1 - 1 - 1 - 1 - 1
    assert needs(tried) == 9


TROOPS = sorted(BOOK.troops)
SAID = st.tuples(
    st.builds(by, st.sampled_from(TROOPS), moved=st.sampled_from(Moved), behind=st.sampled_from(Obstacle)),
    st.builds(
        at,
        st.sampled_from([*TROOPS, "dhow", WALL]),
        in_cover=st.booleans(),
        behind=st.sampled_from(Obstacle),
        melee=st.sampled_from(Melee),
        friend_in=st.sampled_from([0, 2, None]),
    ),
    st.integers(0, 60),
    st.booleans(),
)
Said = tuple[Shooter, Target, int, bool]


@given(SAID, st.integers(0, 30))
def test_distance_never_helps(said: Said, more: int) -> None:
    shooter, target, inches, contact = said

    assert needs(shot(shooter, target, inches + more, contact)) >= needs(shot(*said))


@given(SAID)
def test_cover_never_helps_the_shooter(said: Said) -> None:
    shooter, target, inches, contact = said
    covered = replace(target, started_in_cover=True, in_cover=True)

    assert needs(shot(shooter, covered, inches, contact)) >= needs(shot(*said))


@given(SAID)
def test_standing_still_never_hurts(said: Said) -> None:
    shooter, target, inches, contact = said
    still = replace(shooter, moved=Moved.NO)

    assert needs(shot(still, target, inches, contact)) <= needs(shot(*said))


@given(SAID.map(lambda said: shot(*said)))
def test_a_score_is_the_sum_of_its_lines_and_each_is_worded(tried: Shot) -> None:
    lines = score(BOOK, tried).lines

    assert needs(tried) == 5 - sum(line.value for line in lines)
    assert all(told(*lines))


def test_every_row_has_its_condition() -> None:
    tables = BOOK.shooting

    assert {row.when for row in tables.factors} == set(CONDITIONS)
    assert {row.when for row in tables.bonus_lost} == set(BONUS_LOST)
