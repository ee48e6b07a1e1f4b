"""The player with a plan: which posture it takes when, what it does in it and otherwise, how it says so."""

import re
from dataclasses import replace
from itertools import count
from math import inf

import pytest

from heart_africa.core.messages import LANGUAGES, say
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.explained import explained, planned
from heart_africa.opponent.heads import Choice, Situation
from heart_africa.opponent.levels import head
from heart_africa.opponent.match import Match
from heart_africa.opponent.outlook import chance_of
from heart_africa.opponent.planner import Planner, choices, foreseen, usual
from heart_africa.opponent.plans import Foreseen, driven, plan
from heart_africa.opponent.playout import Playout
from heart_africa.opponent.sketch import Position, far, middle_of
from heart_africa.opponent.steady import beginning, carried_out, steady
from heart_africa.opponent.weights import PLANNER, tempered, weights
from heart_africa.rules.battle import Battle, SideId, Sort, Stage, Unit, Where
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.battle.units import Gone
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.preparation.deployment.orders import Deploy
from heart_africa.rules.referee.movement.orders import Decline, Move
from tests.opponent.tables import match_of, situation, sketched
from tests.referee.referred import BOOK, after

OURS = unit("Lanzas", "red", "spearmen", 20)
COLUMN = replace(unit("Retaguardia", "red", "spearmen", 6), where=Where.COLUMN)
TWO, ONE = (unit("Arqueros", "blue", "archers", count) for count in (2, 1))
ARCHERS, SPEARS = unit("Arqueros", "red", "archers", 8), unit("Lanzas", "blue", "spearmen", 10)
GOODS = replace(unit("Fardos", "blue", BAGGAGE, 4), sort=Sort.BAGGAGE)


def decided(battle: Battle, where: dict[Unit, tuple[float, float]], side: str, level: str) -> Choice:
    """What a side does."""
    choice = head(level)(situation(match_of(battle, sketched(where)), side), Chance("1"))
    assert choice is not None
    return choice


@pytest.mark.parametrize(
    ("scenario", "side", "turn", "others", "name"),
    [
        ("encounter", "red", 1, (TWO,), "together"),
        ("encounter", "blue", 40, (TWO,), "together"),
        ("raid", "blue", 9, (TWO,), "drive"),
        ("raid", "red", 9, (TWO,), "storm"),
        ("planned_attack", "red", 1, (TWO,), "storm"),
        ("planned_attack", "blue", 1, (TWO,), "stubborn"),
        ("ambush", "red", 22, (TWO,), "clear"),
        ("ambush", "red", 23, (TWO,), ""),
        ("ambush", "blue", 22, (TWO,), ""),
        ("ambush", "red", 1, (ONE,), ""),
        ("ambush", "red", 8, (TWO, COLUMN), "gather"),
        ("ambush", "red", 9, (TWO, COLUMN), "clear"),
        ("ambush", "red", 8, (ONE, COLUMN), "gather"),
        ("ambush", "red", 9, (ONE, COLUMN), ""),
    ],
)
def test_a_posture_is_the_usual_one_as_long_as_all_that_it_hangs_on_holds(
    scenario: Scenario, side: str, turn: int, others: tuple[Unit, ...], name: str
) -> None:
    """Twenty spearmen are worth 80 points, two archers a tenth of that, one less than that."""
    battle = replace(stage(OURS, *others, turn=turn), scenario=scenario)
    found = usual(Position(BOOK, battle, sketched({OURS: (36, 10), others[0]: (36, 40)})), side)
    assert (found.name if found else "") == name


def attacked(turn: int, *others: Unit) -> tuple[Battle, dict[Unit, tuple[float, float]]]:
    """A column's spearmen with their dice thrown, archers in sight far off to the north."""
    battle = replace(stage(OURS, TWO, *others, turn=turn), scenario="ambush")
    battle = after(battle, RollMove(OURS.name), (5, 4))
    return battle, {battle.unit(OURS.name): (36, 10), TWO: (36, 40)}


def marches(habits: str, battle: Battle, where: dict[Unit, tuple[float, float]]) -> Choice:
    """What they do, who have come in by the west and have to go out by the east."""
    now = situation(match_of(battle, replace(sketched(where), entry="west")), "red")
    posture = usual(now.at, "red") if habits else None
    choice = carried_out(now, plan(now.at, "red", posture, habits=habits), Chance("1"))
    assert choice is not None
    return choice


@pytest.mark.parametrize(("turn", "goal"), [(22, TWO.name), (23, "exit")])
def test_a_column_goes_at_those_in_wait_where_a_steady_one_marches_on(turn: int, goal: str) -> None:
    """As long as its usual posture is to clear the way; two archers cannot stop it then."""
    assert marches(PLANNER, *attacked(turn)).chosen.draft.goal == goal
    assert marches("", *attacked(turn)).chosen.draft.goal == "exit"


@pytest.mark.parametrize(("turn", "goes"), [(8, Decline), (9, Move)])
def test_the_first_of_a_column_let_them_come_while_others_are_to_follow(turn: int, goes: type) -> None:
    assert isinstance(marches(PLANNER, *attacked(turn, COLUMN)).chosen.order, goes)


@pytest.mark.parametrize(
    ("scenario", "habits", "hides"),
    [
        ("encounter", "", True),
        ("encounter", PLANNER, False),
        ("planned_attack", PLANNER, False),
        ("raid", PLANNER, False),
    ],
)
def test_nobody_lies_hidden_at_his_base_line_while_his_own_go_on(
    scenario: Scenario, habits: str, hides: bool
) -> None:
    """A steady player hides whom he can, who then waits for five turns for enemies to come."""
    assert (hidden(scenario, "red", habits) > 0) is hides


@pytest.mark.parametrize("scenario", ["planned_attack", "ambush"])
def test_who_waits_for_the_enemy_hides_whom_he_can(scenario: Scenario) -> None:
    assert hidden(scenario, "blue", PLANNER) > 0


def hidden(scenario: Scenario, side: str, habits: str) -> float:
    """How much more it is worth to somebody to begin hidden than in the open, on the same spots."""
    spears = unit("Ocultos", side, "spearmen", 8)
    battle = replace(stage(OURS, SPEARS, spears), stage=Stage.DEPLOY, scenario=scenario)
    sketch = sketched({OURS: (16, 4), SPEARS: (16, 44), spears: (40, 4 if side == "red" else 44)})
    at = Position(BOOK, battle, sketch)
    intent = plan(at, side, usual(at, side), habits=habits)
    spots = {each.name: sketch.spots[each.name] for each in spears.figures}
    worths = [
        beginning(at, intent, spears, Draft(Deploy(spears.name, where), spots)).worth
        for where in ("ambush", "table")
    ]
    return worths[0] - worths[1]


def raided(near: float) -> tuple[Battle, dict[Unit, tuple[float, float]]]:
    """Bales by their own base line, spearmen so far south of the nearest of them; both have moved units."""
    battle = replace(stage(OURS, GOODS, step=Step.INDEPENDENTS, turn=3), scenario="raid", mover="blue")
    return battle, {OURS: (36, 30), GOODS: (36, 30 + 1.35 + 0.8 + near)}


@pytest.mark.parametrize(
    ("level", "near", "goes"),
    [("planner", 9.0, RollMove), ("planner", 19.0, Decline), ("steady", 9.0, Decline)],
)
def test_bales_are_driven_away_from_raiders_who_are_near(level: str, near: float, goes: type) -> None:
    battle, where = raided(near)
    assert isinstance(decided(battle, where, "blue", level).chosen.order, goes)


@pytest.mark.rule("MORALE-11")
@pytest.mark.parametrize(
    ("scenario", "side", "inches"),
    [
        ("encounter", "red", 18.0),  # whose baggage is captured, all his units test
        ("encounter", "blue", 18.0),
        ("planned_attack", "red", 18.0),
        ("planned_attack", "blue", 18.0),
        ("raid", "red", 0.0),  # on their way with their side
        ("raid", "blue", 18.0),
        ("ambush", "red", 0.0),
        ("ambush", "blue", 18.0),
    ],
)
def test_a_planner_keeps_baggage_from_the_enemy_but_where_its_side_is_on_its_way(
    scenario: Scenario, side: SideId, inches: float
) -> None:
    own = replace(GOODS, side=side)
    battle = replace(stage(OURS, TWO, own), scenario=scenario)
    at = Position(BOOK, battle, sketched({OURS: (36, 10), TWO: (36, 40), own: (10, 24)}))
    for posture in (None, usual(at, side)):
        assert driven(plan(at, side, posture, habits=PLANNER), own) == inches
    assert driven(plan(at, side), own) == 0.0


def test_bales_go_where_nobody_is_near_and_it_says_so() -> None:
    battle, where = raided(9.0)
    battle = after(battle, RollMove(GOODS.name), (4,))
    goods = battle.unit(GOODS.name)
    choice = decided(battle, {OURS: where[OURS], goods: where[GOODS]}, "blue", "planner")
    gone = middle_of([*choice.chosen.draft.spots.values()])
    assert far(gone, where[OURS]) > far(where[GOODS], where[OURS]) + 3
    now = situation(match_of(battle, sketched({OURS: where[OURS], goods: where[GOODS]})), "blue")
    lines = [*explained("en", now.at, choice)]
    assert any("nearer to safety" in line for line in lines)
    assert {line.rsplit(", ", 1)[1].split(" ")[0] for line in lines if "base line" in line} == {
        "west",
        "east",
    }
    assert planned("es", choice)[0] == "Aparto el bagaje de su camino hasta que se les acabe el tiempo."


def test_who_waits_says_whom_he_expects() -> None:
    assert planned("en", marches(PLANNER, *attacked(3, COLUMN))) == (
        "I wait by the edge at first, for those of the column who follow; one by one they would pick us off.",
        "The first to reach me is likely to be Arqueros.",
    )


@pytest.mark.parametrize(
    ("scenario", "side", "names"),
    [
        ("encounter", "red", ["together", "stand", "close", "wary"]),
        ("raid", "blue", ["drive", "stand", "wary", "sally"]),
        ("raid", "red", ["storm", "close", "beat"]),
        ("ambush", "blue", ["", "stand", "sally"]),
        ("planned_attack", "blue", ["stubborn"]),
        ("planned_attack", "red", ["storm"]),  # where others lose there is nothing to choose
        ("ambush", "red", ["clear"]),
    ],
)
def test_it_chooses_between_its_usual_posture_and_those_that_are_only_tried(
    scenario: Scenario, side: str, names: list[str]
) -> None:
    battle = replace(stage(OURS, TWO), scenario=scenario)
    at = Position(BOOK, battle, sketched({OURS: (36, 10), TWO: (36, 40)}))
    assert [*choices(at, side)] == names


@pytest.mark.parametrize("name", sorted({each.name for each in weights().postures}))
def test_a_posture_changes_weights_that_there_are_and_says_what_it_is(name: str) -> None:
    of_name = [each for each in weights().postures if each.name == name]
    assert tempered(PLANNER, name) != tempered(PLANNER) or all(each.aim for each in of_name)
    assert all(say(lang, f"opponent-{kind}-{name}") for lang in LANGUAGES for kind in ("plan", "posture"))


# --- looking ahead ---


def facing() -> tuple[Situation, Match]:
    """Archers and spearmen before two bands of spearmen, farther off than the archers shoot."""
    units = {
        ARCHERS: (30, 8),
        replace(OURS, name="Nuestras"): (42, 8),
        SPEARS: (30, 40),
        replace(SPEARS, name="Otras"): (42, 40),
    }
    named = {
        replace(
            each, figures=tuple(replace(f, name=f"{each.name} {n}") for n, f in enumerate(each.figures))
        ): at
        for each, at in units.items()
    }
    battle = replace(stage(*named), scenario="encounter", attacker="red")
    match = match_of(battle, sketched(named))
    return situation(match, "red"), match


def test_the_same_orders_and_dice_bring_about_in_the_head_what_the_referee_says() -> None:
    now, match = facing()
    playout = Playout(now.rules, now.at, Chance("1"))
    for table in (match, playout):
        chances = {side: Chance(side) for side in SIDES}
        table.go_on(dict.fromkeys(SIDES, steady), chances, until=4)
    assert match.battle.turn == 4
    assert playout.battle == match.battle
    assert playout.sketch == match.sketch
    assert playout.orders == len(match.journal.entries)


def test_looking_ahead_leaves_the_battle_and_its_dice_alone() -> None:
    now, match = facing()
    before, sketch = match.battle, match.sketch
    foreseen(now, 7)
    assert (match.battle, match.sketch) == (before, sketch)
    untouched = facing()[1]
    assert match.dice.roll(5, "") == untouched.dice.roll(5, "")


def test_the_same_seed_foresees_the_same_and_another_another() -> None:
    now, _ = facing()
    one, again, other = (foreseen(now, seed) for seed in (7, 7, 8))
    assert one == again
    assert one.foreseen != other.foreseen


def test_it_departs_from_the_usual_only_where_that_is_clearly_better() -> None:
    now, _ = facing()
    sure, never = (
        foreseen(now, 7, weights().foresight.model_copy(update={"clear": clear})) for clear in (0.0, 1.0)
    )
    assert never.posture == next(iter(weights().postures))
    assert sure.foreseen[0].chance == max(each.chance for each in sure.foreseen)
    assert {each.posture for each in sure.foreseen} == {"together", "stand", "close", "wary"}


def test_it_gives_no_more_orders_in_its_head_than_it_may() -> None:
    """As many as one playout takes: then it begins no other."""
    now, _ = facing()
    found = foreseen(now, 7, weights().foresight.model_copy(update={"orders": 1}))
    assert [(each.posture, each.times) for each in found.foreseen] == [("together", 1)]


@pytest.mark.parametrize(("seconds", "played"), [(3.9, 1), (4.1, 2), (4.6, 3), (inf, 4)])
def test_it_begins_no_playout_that_would_take_it_beyond_the_time_that_it_has(
    seconds: float, played: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its clock goes on by a second whenever it is looked at, also before the first of the four.

    Before the second 2 s are gone for one, so that it would be 4 s after it; before the third 3 s for two, which
    makes 4.5 s; before the fourth 4 s for three, 5.3 s.
    """
    clock = count()
    monkeypatch.setattr("heart_africa.opponent.planner.process_time", lambda: float(next(clock)))
    now, _ = facing()
    once = weights().foresight.model_copy(update={"throws": 1})
    assert len(foreseen(now, 7, once, seconds=seconds).foreseen) == played


def test_where_the_battle_is_as_good_as_decided_it_looks_at_nothing_else() -> None:
    """With archers more than the enemy it has more than half the chances, and less than nine in ten."""
    now, _ = facing()
    assert 0.5 < chance_of(now.at, "red") < 0.9
    for open_, times in ((0.49, 1), (0.1, 4)):
        found = foreseen(now, 7, weights().foresight.model_copy(update={"open": open_, "throws": 1}))
        assert len(found.foreseen) == times


def test_it_keeps_to_what_it_has_settled_on_for_some_turns() -> None:
    now, _ = facing()
    planner, chance = Planner(), Chance("1")
    first = planner(now, chance)
    drawn = chance.pick(1000)
    chance = Chance("1")
    chance.pick(2)  # one lot for what it foresees, and none when it is asked again
    assert drawn == chance.pick(1000)
    again = planner(now, Chance("2"))
    assert first is not None
    assert again is not None
    assert first.plan == again.plan


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            r"Played on in my head for \d+ turns.*, I put my chance to win at \d+% this way; .+, at \d+%\.",
        ),
        (
            "es",
            r"He jugado mentalmente \d+ turnos más.*: así estimo mis opciones de ganar en un \d+ %; .+, en un \d+ %\.",
        ),
    ],
)
def test_it_says_what_it_has_played_on_and_what_else_that_would_have_promised(lang: str, told: str) -> None:
    now, _ = facing()
    choice = Planner()(now, Chance("1"))
    assert choice is not None
    _, second = planned(lang, choice)
    assert re.fullmatch(told, second.replace("\u2068", "").replace("\u2069", "").replace("\u00a0", " "))


@pytest.mark.parametrize(
    ("lang", "tail"),
    [
        ("en", ", too small a difference to trust after so few throws."),
        ("es", ", una diferencia demasiado pequeña para fiarme con tan pocas tiradas."),
    ],
)
@pytest.mark.parametrize(("other", "told"), [(0.494, False), (0.5, True)])
def test_it_says_why_it_keeps_to_its_way_where_another_promises_more(
    lang: str,
    tail: str,
    other: float,
    told: bool,  # a row of the table
) -> None:
    """By the percents that it tells: 49 against 49, and against 50."""
    now, _ = facing()
    kept = Foreseen("together", 0.49, 1), Foreseen("wary", other, 1)
    own = replace(plan(now.at, "red", usual(now.at, "red"), habits=PLANNER), foreseen=kept)
    choice = carried_out(now, own, Chance("1"))
    assert choice is not None
    assert planned(lang, choice)[1].endswith(tail) is told


@pytest.mark.parametrize(
    ("red", "blue", "low", "high"), [(20, 20, 0.45, 0.55), (20, 10, 0.6, 0.95), (20, 0, 0.9, 1.0)]
)
def test_who_has_more_left_of_his_army_is_likelier_to_win(
    red: int, blue: int, low: float, high: float
) -> None:
    """Of twenty spearmen that each has brought."""
    ours, theirs = unit("R", "red", "spearmen", 20), unit("B", "blue", "spearmen", 20)
    left = [
        replace(
            each,
            figures=tuple(
                replace(f, gone=Gone.SHOT if n >= here else Gone.NO) for n, f in enumerate(each.figures)
            ),
        )
        for each, here in ((ours, red), (theirs, blue))
    ]
    battle = replace(stage(*left), scenario="encounter", attacker="red")
    at = Position(BOOK, battle, sketched({left[0]: (36, 10), left[1]: (36, 40)}))
    assert low <= chance_of(at, "red") <= high
    assert chance_of(at, "red") + chance_of(at, "blue") == pytest.approx(1)
