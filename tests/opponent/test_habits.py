"""What a planner weighs otherwise than a steady player, order by order, in whatever posture it is."""

from dataclasses import replace

import pytest

from heart_africa.laboratory.chance import Chance
from heart_africa.opponent import moves
from heart_africa.opponent.assess import assessed, off
from heart_africa.opponent.barriers import BASE_IN
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.explained import reasons
from heart_africa.opponent.ground import Place
from heart_africa.opponent.heads import Choice, Level, Reason
from heart_africa.opponent.levels import head
from heart_africa.opponent.match import Match
from heart_africa.opponent.planner import usual
from heart_africa.opponent.plans import ahead, distance, plan, supports
from heart_africa.opponent.steady import carried_out
from heart_africa.opponent.weights import PLANNER, tempered
from heart_africa.rules.battle import Battle, SideId, Sort, Stage, Unit, Where
from heart_africa.rules.battle.staging import lone, met, stage, unit
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.organisation.leaders import Rally
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.movement.orders import Decline, Move
from heart_africa.rules.referee.setup.orders import WriteMarch
from tests.opponent.tables import match_of, open_land, situation, sketched
from tests.referee.referred import after

STEADY = ""
VILLAGE = Place("village 1", PieceId.VILLAGE, 29, 33, 43, 41)
FIRST, SECOND = unit("Lanzas", "red", "spearmen", 6), unit("Guerreros", "red", "warriors", 6)
THIRD = unit("Lanceros", "red", "spearmen", 6)
THEIRS = unit("Enemigos", "blue", "spearmen", 6)


def decided(match: Match, habits: str) -> Choice:
    """What red does, who has these habits."""
    now = situation(match, "red")
    choice = carried_out(now, plan(now.at, "red", habits=habits), Chance("1"))
    assert choice is not None
    return choice


def rolled(battle: Battle, name: str) -> Battle:
    """The battle with the dice of a unit."""
    return after(battle, RollMove(name), (5, 4))


# --- who moves first ---


@pytest.mark.parametrize(("habits", "goes"), [(STEADY, "Lanzas"), (PLANNER, "Guerreros")])
def test_in_a_column_the_first_goes_first_whoever_is_nearer_to_the_enemy(habits: str, goes: str) -> None:
    """Of two on their way to the east one is 20 in farther; the enemy is behind the other."""
    battle = replace(stage(FIRST, SECOND, THEIRS), scenario="ambush")
    sketch = replace(sketched({FIRST: (20, 24), SECOND: (40, 24), THEIRS: (6, 40)}), entry="west")
    order = decided(match_of(battle, sketch), habits).chosen.order
    assert order.unit == goes


# --- two against one ---


def test_two_at_each_of_a_few_are_weighed_beside_one_at_each() -> None:
    battle = rolled(stage(FIRST, THEIRS), FIRST.name)
    match = match_of(battle, sketched({battle.unit(FIRST.name): (36, 20), THEIRS: (36, 24)}))
    at = match.position()
    group = moves.party(at, at.battle.unit(FIRST.name))
    assert group is not None
    engaged = []
    for doubled in (False, True):
        met_by = moves.charge(at, group, THEIRS, doubled=doubled)
        assert met_by is not None
        engaged.append([enemy for _, enemy in met_by.order.engages])
    one_each, two_each = engaged
    assert len(set(one_each)) == len(one_each)
    assert len(two_each) > len(set(two_each))
    assert max(two_each.count(each) for each in two_each) == 2


def fights(habits: str, *fought: tuple[str, str]) -> float:
    """What it is worth to a spearman of red's to fall upon the first of the enemies."""
    battle = met(stage(FIRST, SECOND, THEIRS), *fought)
    at = match_of(battle, sketched({FIRST: (36, 20), SECOND: (36, 30), THEIRS: (36, 24)})).position()
    own, foe = battle.unit(FIRST.name), battle.unit(THEIRS.name).figures[0].name
    intent = plan(at, "red", habits=habits)
    draft = Draft(Move(own.name, (own.figures[0].name,), 3.0, engages=((own.figures[0].name, foe),)))
    found = assessed(at, intent, own, draft, off(at, intent, own)).reasons
    return sum(each.worth for each in found if each.what in {"fights", "loses"})


def test_an_enemy_who_fights_already_is_worth_more_to_whoever_comes_second() -> None:
    """He adds 2 to his die then (MELEE-09); a steady player does not look who is there already."""
    already = SECOND.figures[0].name, THEIRS.figures[0].name
    assert fights(PLANNER, already) > fights(PLANNER) + 0.5
    assert fights(STEADY, already) == fights(STEADY)


# --- shots ---


def shoots(habits: str, troop: str, count: int) -> Reason:
    """What ten askaris expect of their volley at so many."""
    guns, target = unit("Fusiles", "red", "askaris", 10), unit("Blanco", "blue", troop, count)
    at = match_of(stage(guns, target), sketched({guns: (36, 10), target: (36, 16)})).position()
    intent = plan(at, "red", habits=habits)
    found = assessed(at, intent, guns, Draft(Decline(guns.name)), off(at, intent, guns))
    return next(each for each in found.reasons if each.what == "shoots")


def test_many_shots_at_one_man_fell_no_more_than_one() -> None:
    """Spearmen are 4 points each: of one no more than 4 are won, of forty as many as the dice bring."""
    alone, many = shoots(PLANNER, "spearmen", 1), shoots(PLANNER, "spearmen", 40)
    assert 3.5 < alone.worth <= 4
    assert many.worth > 2 * alone.worth
    assert shoots(STEADY, "spearmen", 1).worth > 2 * 4


# --- in the village ---


@pytest.mark.parametrize(("habits", "goes"), [(STEADY, False), (PLANNER, True)])
def test_who_is_in_the_village_goes_at_the_last_who_hold_it(habits: str, goes: bool) -> None:  # a case
    """All six stand in it, a bearer of a standard 11 in off as well: with him there it is not held."""
    bearer = lone("Portaestandarte", "blue", Sort.STANDARD_BEARER, "spearmen")
    battle = replace(rolled(stage(FIRST, bearer), FIRST.name), scenario="planned_attack")
    match = match_of(
        battle, sketched({battle.unit(FIRST.name): (31.5, 35), bearer: (42.5, 40)}, land=open_land(VILLAGE))
    )
    chosen = decided(match, habits).chosen.draft
    assert isinstance(chosen.order, Move) is goes
    if goes:
        before = match.position().apart(FIRST.name, bearer.name)
        match.give(chosen)
        assert match.position().apart(FIRST.name, bearer.name) < before - 2


@pytest.mark.parametrize(("habits", "nearer"), [(STEADY, False), (PLANNER, True)])
def test_whoever_has_been_driven_out_of_the_village_goes_back_in(habits: str, nearer: bool) -> None:
    """Its middle is 8 in off the middle of the village, which is near enough but for the enemy in it."""
    enemy = unit("Enemigos", "blue", "spearmen", 6)
    battle = replace(stage(FIRST, enemy), scenario="planned_attack", attacker="blue")
    battle = rolled(battle, FIRST.name)
    where = {battle.unit(FIRST.name): (36, 29), enemy: (41, 40)}
    match = match_of(battle, sketched(where, land=open_land(VILLAGE)))
    chosen = decided(match, habits).chosen.draft
    match.give(chosen)
    spots = match.position().spots(FIRST.name)
    assert any(map(VILLAGE.holds, spots)) is nearer


# --- who has lost heart ---


def shaken(unit_: Unit) -> Unit:
    """A unit that has failed a test."""
    return replace(unit_, markers=1)


def test_a_leader_goes_to_those_who_have_lost_heart_till_he_may_rally_them() -> None:
    """He is 20 in off, and the enemy far: a steady player's stays with those whom he is with."""
    chief = lone("Jefe", "red", Sort.LEADER, "spearmen")
    low = shaken(SECOND)
    battle = stage(FIRST, low, THEIRS, chief, step=Step.INDEPENDENTS)
    match = match_of(battle, sketched({FIRST: (20, 6), low: (46, 6), chief: (20, 5), THEIRS: (36, 46)}))
    assert isinstance(decided(match, STEADY).chosen.order, Decline)
    assert decided(match, PLANNER).chosen.order == RollMove(chief.name)
    at = match.position(after(battle, RollMove(chief.name), (5, 4)))
    match = match_of(at.battle, at.sketch)
    before = match.position().apart(chief.name, low.name)
    match.give(decided(match, PLANNER).chosen.draft)
    assert match.position().apart(chief.name, low.name) < before - 4


@pytest.mark.parametrize("first", [FIRST, SECOND])
def test_of_two_who_have_lost_heart_the_more_valuable_are_rallied(first: Unit) -> None:
    """Six warriors are worth more points than six spearmen, whichever of them is named first."""
    chief = lone("Jefe", "red", Sort.LEADER, "spearmen")
    low = [shaken(each) for each in ((FIRST, SECOND) if first is FIRST else (SECOND, FIRST))]
    battle = stage(*low, THEIRS, chief, step=Step.RALLYING)
    where = {each: (20.0 + 8 * place, 6.0) for place, each in enumerate(low)}
    match = match_of(battle, sketched({**where, chief: (24, 8), THEIRS: (36, 46)}))
    order = decided(match, PLANNER).chosen.order
    assert isinstance(order, Rally)
    assert order.unit == SECOND.name


# --- standards and spells ---

BEARER = lone("Portaestandarte", "red", Sort.STANDARD_BEARER, "spearmen")
DOCTOR = lone("Brujo", "red", Sort.WITCH_DOCTOR)
LONELY = unit("Solo", "red", "spearmen", 1)
AFAR = unit("Lejos", "red", "spearmen", 1)
FOE = unit("Rival", "blue", "spearmen", 1)


@pytest.mark.rule("STD-04", "WITCH-04")
@pytest.mark.parametrize(
    ("figure", "own", "other", "enemy", "inches"),
    [
        (BEARER, 9, 9, 20, 0.0),  # in the middle of both, 9 in of the 18
        (BEARER, 9, 13, 20, 2.0),  # 4 in too far from one of two
        (BEARER, 12, 13, 20, 3.5),
        (BEARER, 9, 9, 9, 0.0),
        (BEARER, 9, 9, 7, 2.0),  # too near to the enemy
        (BEARER, 12, 13, 7, 5.5),
        (DOCTOR, 30, 30, 12, 0.0),  # his own do not matter to his spell
        (DOCTOR, 9, 9, 15, 3.0),
        (DOCTOR, 9, 9, 9, 0.0),
        (DOCTOR, 9, 9, 7, 2.0),
    ],
)
def test_a_standard_wants_to_be_near_all_its_own_and_a_witch_doctor_near_the_enemy(  # a table
    figure: Unit, own: float, other: float, enemy: float, inches: float
) -> None:
    """He stands at 36, 24; own units are measured to the middle, an enemy from base to base."""
    spots = {
        figure: (36, 24),
        LONELY: (36 - own, 24),
        AFAR: (36 + other, 24),
        FOE: (36, 24 + enemy + BASE_IN),
    }
    at = match_of(stage(figure, LONELY, AFAR, FOE), sketched(spots)).position()
    foes = [(FOE, at.apart(figure.name, FOE.name))]
    intent = plan(at, "red", habits=PLANNER)
    assert supports(intent, figure)
    assert distance(at, intent, figure, (36, 24), foes) == pytest.approx(inches, abs=0.01)


@pytest.mark.parametrize("figure", [BEARER, DOCTOR], ids=["standard", "witch doctor"])
def test_lone_figures_leave_the_table_with_their_column(figure: Unit) -> None:
    """Who is on his way out counts as one of those who have to get out (SCEN-32)."""
    battle = replace(stage(figure, FIRST, THEIRS), scenario="ambush")
    sketch = replace(sketched({figure: (20, 24), FIRST: (30, 24), THEIRS: (36, 40)}), entry="west")
    intent = plan(match_of(battle, sketch).position(), "red", habits=PLANNER)
    assert intent.aim == "leave"
    assert not supports(intent, figure)
    assert supports(replace(intent, aim="destroy"), figure)
    assert not supports(replace(intent, aim="destroy"), FIRST)


@pytest.mark.parametrize(
    ("figure", "goal"), [(BEARER, FIRST), (DOCTOR, THEIRS)], ids=["standard", "witch doctor"]
)
def test_a_standard_and_a_witch_doctor_follow_their_own_into_the_battle(figure: Unit, goal: Unit) -> None:
    """Both begin by the base line, the fight is 25 in off: a steady player's stay there all day."""
    battle = stage(figure, FIRST, THEIRS, step=Step.INDEPENDENTS)
    match = match_of(battle, sketched({figure: (36, 3), FIRST: (36, 28), THEIRS: (36, 34)}))
    assert isinstance(decided(match, STEADY).chosen.order, Decline)
    assert decided(match, PLANNER).chosen.order == RollMove(figure.name)
    at = match.position(after(battle, RollMove(figure.name), (5, 4)))
    match = match_of(at.battle, at.sketch)
    before = match.position().apart(figure.name, goal.name)
    choice = decided(match, PLANNER)
    match.give(choice.chosen.draft)
    assert match.position().apart(figure.name, goal.name) < before - 7
    assert "nearer to where it is of use to its own" in " ".join(reasons("en", choice.chosen.reasons))
    assert "más cerca de donde sirve a los suyos" in " ".join(reasons("es", choice.chosen.reasons))


def test_nobody_is_said_to_come_nearer_by_more_than_he_moves() -> None:
    """Its own are 25 in off: an inch nearer to them counts twice, as they are also whom it should be with."""
    battle = stage(BEARER, FIRST, THEIRS, step=Step.INDEPENDENTS)
    sketch = sketched({BEARER: (36, 3), FIRST: (36, 28), THEIRS: (36, 40)})
    at = match_of(battle, sketch).position(after(battle, RollMove(BEARER.name), (5, 4)))
    found = decided(match_of(at.battle, at.sketch), PLANNER).chosen
    (nearer,) = (each for each in found.reasons if each.what == "nearer")
    assert nearer.about["inches"] == 9


def test_a_list_departs_from_a_planners_habits_as_from_a_steady_players() -> None:
    """Pygmies fear charges more than others do, whoever plays them."""
    assert tempered(PLANNER).shots.threatened < tempered().shots.threatened
    assert tempered(PLANNER, "pygmies").shots.threatened == tempered("pygmies").shots.threatened == 0.6


# --- nobody ahead of his own ---

RUNNERS, WALKERS, SLOW = (unit(name, "red", "spearmen", 1) for name in ("Uno", "Dos", "Tres"))
ALONE = unit("Enemigos", "blue", "spearmen", 1)


@pytest.mark.parametrize(
    ("own", "second", "third", "inches"),
    [
        (10, 22, 22, 9.0),  # 22 less 10, of which 3 are nothing
        (10, 13, 13, 0.0),
        (10, 13.5, 13.5, 0.5),
        (10, 10, 22, 9.0),  # of two others both are most
        (19.5, 30, 30, 7.5),
        (20, 30, 30, 0.0),  # not near to the enemy yet
        (2, 9, 9, 0.0),  # the others are as good as there
        (2, 9.5, 9.5, 4.5),
    ],
)
def test_who_is_near_the_enemy_is_ahead_of_most_of_his_own_who_are_not(
    own: float, second: float, third: float, inches: float
) -> None:
    """All stand about one enemy, base to base so far off, each in a direction of his own."""
    spots = {ALONE: (36, 24), RUNNERS: (36, 24 - own - BASE_IN), WALKERS: (36 - second - BASE_IN, 24)}
    spots[SLOW] = (36 + third + BASE_IN, 24)
    at = match_of(stage(RUNNERS, WALKERS, SLOW, ALONE), sketched(spots)).position()
    foes = [(ALONE, at.apart(RUNNERS.name, ALONE.name))]
    intent = plan(at, "red", usual(at, "red"), habits=PLANNER)
    assert ahead(at, intent, at.battle.unit(RUNNERS.name), foes) == pytest.approx(inches, abs=0.01)
    held = replace(intent, aim="hold")
    assert ahead(at, held, at.battle.unit(RUNNERS.name), foes) == 0


@pytest.mark.parametrize("together", [False, True])
def test_in_an_encounter_it_says_of_a_unit_that_it_runs_ahead_of_its_own(together: bool) -> None:  # a table
    battle = rolled(stage(FIRST, SECOND, THIRD, THEIRS), FIRST.name)
    spots = {battle.unit(FIRST.name): (36, 16), SECOND: (30, 2), THIRD: (42, 2), THEIRS: (36, 30)}
    now = situation(match_of(battle, sketched(spots)), "red")
    posture = usual(now.at, "red") if together else None
    choice = carried_out(now, plan(now.at, "red", posture, habits=PLANNER), Chance("1"))
    assert choice is not None
    told = {each.what for candidate in choice.weighed for each in candidate.reasons}
    assert ("ahead" in told) is together


# --- how a column comes in, and whose nerve counts ---


@pytest.mark.rule("SCEN-17")
@pytest.mark.parametrize(
    ("level", "order"),
    [
        ("steady", ("Lanzas", "Guerreros", "Bagaje", "Brujo", "Lanceros")),
        ("planner", ("Guerreros", "Lanceros", "Bagaje", "Lanzas", "Brujo")),
    ],
)
def test_a_planners_column_comes_in_with_the_dearest_in_front_and_lone_figures_last(
    level: Level, order: tuple[str, ...]
) -> None:
    """6 spearmen, 6 warriors and 8 spearmen cost 24, 54 and 32 points; the baggage is in the middle."""
    column = (
        FIRST,
        SECOND,
        unit("Lanceros", "red", "spearmen", 8),
        unit("Bagaje", "red", BAGGAGE, 2),
        lone("Brujo", "red", Sort.WITCH_DOCTOR),
    )
    waiting = [replace(each, where=Where.WAITING) for each in (*column, THEIRS)]
    battle = replace(stage(*waiting), scenario="ambush", stage=Stage.DEPLOY, turn=0)
    now = situation(match_of(battle, replace(sketched({}), entry="west")), "red")
    choice = head(level)(now, Chance("1"))
    assert choice is not None
    assert choice.chosen.order == WriteMarch(order)


@pytest.mark.parametrize(
    ("scenario", "side", "counts"),
    [
        ("planned_attack", "blue", 0.0),
        ("planned_attack", "red", 1.0),
        ("raid", "blue", 1.0),
        ("ambush", "blue", 1.0),
        ("encounter", "blue", 1.0),
    ],
)
def test_who_holds_a_village_counts_on_nobodys_nerve(scenario: Scenario, side: SideId, counts: float) -> None:
    battle = replace(stage(FIRST, THEIRS), scenario=scenario)
    at = match_of(battle, sketched({FIRST: (20, 10), THEIRS: (36, 37)}, land=open_land(VILLAGE))).position()
    assert plan(at, side, usual(at, side), habits=PLANNER).weights.nerve.counts == counts
    assert plan(at, side).weights.nerve.counts == 0.0
