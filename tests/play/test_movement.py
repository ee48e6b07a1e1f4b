"""Movement, page 24, with the rows of page 12 and the grounds of pages 16 to 18."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.battle.state import DAY, Light
from heart_africa.rules.battle.units import MoveRolled, Pace
from heart_africa.rules.book import book
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.play.movement.dice import (
    DICE,
    ROLLING,
    SOURCES,
    Gait,
    RollMove,
    Water,
    gait,
    objections_to_roll,
    rate,
    roll_move,
    source,
)
from heart_africa.rules.play.movement.ways import (
    GOING,
    SLOWED,
    Reach,
    Stretch,
    Walk,
    objections_to_walk,
    paces,
    reach,
    slowed,
)
from heart_africa.rules.shared_terms import Obstacle
from tests.wording import told

BOOK = book()
G = GroundId
BOTH: tuple[Pace, ...] = ("open", "difficult")


def on(ground: GroundId, *, road: bool = False) -> Stretch:
    return Stretch((ground,), road)


def over(
    ground: GroundId,
    who: str = "askaris",
    *,
    road: bool = False,
    single_file: bool = False,
    on_foot: bool = False,
    dark: bool = False,
) -> Walk:
    return Walk(who, over=(on(ground, road=road),), single_file=single_file, on_foot=on_foot, dark=dark)


def rolled(who: str, faces: list[int], *paces_rolled: Pace) -> tuple[MoveRolled, ...]:
    return roll_move(BOOK, Gait(who), paces_rolled, Dice(faces))


ROLL = RollMove("a")


def at(who: str, *, on_foot: bool = False, dark: bool = False, **facts: object) -> Battle:
    """A figure of this troop, which is about to roll."""
    figure = unit("a", "red", who, 1, Figure("", "", dismounted=on_foot))
    told_of = replace(figure, **facts)  # type: ignore[arg-type]  # whatever a test says of it
    return stage(told_of, light=Light("night") if dark else DAY)


def against(battle: Battle, order: RollMove) -> tuple[Problem, ...]:
    """What the book has against its roll."""
    mover = battle.unit("a")
    return objections_to_roll(BOOK, battle, order, gait(battle, mover, mover.figures[0]))


# --- whose dice, and how many ---

RATES = {  # page 12, typed from the book: open, cover
    "white_men": ("D6+2", "D6-2"),
    "regulars": ("D6+2", "D6-2"),
    "soldiers": ("D6+3", "D6-1"),
    "swordsmen": ("D6+3", "D6-1"),
    "well_armed_askaris": ("D6+3", "D6-1"),
    "askaris": ("D6+3", "D6-1"),
    "ruga_ruga": ("2D6", "D6"),
    "warriors": ("2D6", "D6"),
    "agile_warriors": ("2D6", "D6"),
    "spearmen": ("2D6", "D6"),
    "agile_spearmen": ("2D6", "D6"),
    "musketeers": ("2D6", "D6"),
    "archers": ("2D6", "D6"),
    "pygmy_archers": ("D6+2", "D6+2"),
    "pygmy_spearmen": ("D6+2", "D6+2"),
    "horsemen": ("3D6", "D6-2"),
    "mounted_musketeers": ("3D6", "D6-2"),
    "lancers": ("3D6", "D6-2"),
    "mounted_regulars": ("3D6", "D6-2"),
    "field_artillery": ("D6", "None"),
    "muzzle_loading_cannon": ("None", "None"),
    "machine_gun": ("D6", "None"),
    "gunboat": ("2D6", "D6"),
    "gun_bearer": ("D6+2", "D6-2"),
    "standard_bearer": ("2D6", "D6"),
    "witch_doctor": ("2D6", "D6"),
    "scout": ("4D6", "2D6"),
    "baggage": ("D6+2", "D6-2"),
    "canoe": ("2D6", "D6"),
    "dhow": ("2D6", "D6"),
}


@pytest.mark.rule("MOVE-01", "BAG-02", "BOAT-09", "CANNON-05", "CHAR-30")
@pytest.mark.parametrize(("who", "expected"), RATES.items())
def test_the_dice_are_those_of_the_row(who: str, expected: tuple[str, str]) -> None:
    assert tuple(str(rate(BOOK, Gait(who), pace)) for pace in BOTH) == expected


def test_every_row_of_page_12_was_tried() -> None:
    assert set(BOOK.troops) < set(RATES)


@pytest.mark.rule("TROOP-22", "TROOP-23")
@pytest.mark.parametrize(
    ("on_foot", "expected", "rule"), [(False, "3D6", "TROOP-22"), (True, "D6+2", "TROOP-23")]
)
def test_mounted_regulars_ride_or_walk(on_foot: bool, expected: str, rule: str) -> None:
    order = Gait("mounted_regulars", on_foot=on_foot)

    assert (str(rate(BOOK, order, "open")), source(BOOK, order).rule) == (expected, rule)


@pytest.mark.rule("SCOUT-09")
@pytest.mark.parametrize("who", ["regulars", "baggage", "pygmy_archers"])
def test_the_guided_roll_the_scouts_dice(who: str) -> None:
    order = Gait(who, guided=True)

    assert [str(rate(BOOK, order, pace)) for pace in BOTH] == ["4D6", "2D6"]
    assert source(BOOK, order).rule == "SCOUT-09"


# --- the roll ---


@pytest.mark.rule("MOVE-01")
def test_a_roll_says_its_sum_its_faces_and_its_reasons() -> None:
    """Askaris: D6+3, a 4 shown."""
    (event,) = rolled("askaris", [4], "open")

    assert (event.inches, event.faces) == (7, (4,))
    assert [(line.value, line.rule) for line in event.reckoning.lines] == [
        (0, "CHAR-06"),
        (4, "CHAR-06"),
        (3, "CHAR-06"),
    ]


@pytest.mark.rule("CHAR-29")
@pytest.mark.parametrize(
    ("who", "face", "inches"), [("regulars", 1, 0), ("regulars", 2, 0), ("regulars", 3, 1), ("askaris", 1, 0)]
)
def test_nobody_moves_less_than_nothing(who: str, face: int, inches: int) -> None:
    (event,) = rolled(who, [face], "difficult")

    assert event.inches == inches


@pytest.mark.rule("MOVE-03")
def test_a_unit_on_both_grounds_rolls_for_each() -> None:
    """Horsemen: 3D6 in the open, D6-2 in cover, in the order asked."""
    in_open, in_cover = rolled("horsemen", [2, 3, 6, 5], "open", "difficult")

    assert (in_open.inches, in_cover.inches) == (11, 3)


@pytest.mark.rule("CANNON-05", "CHAR-30")
@pytest.mark.parametrize(
    ("who", "pace"), [("muzzle_loading_cannon", "open"), ("field_artillery", "difficult")]
)
def test_what_cannot_move_there_takes_no_die(who: str, pace: Pace) -> None:
    (event,) = rolled(who, [], pace)

    assert (event.inches, event.rate, event.what) == (0, None, "event-move-rolled-cannot")


@given(st.sampled_from(sorted(RATES)), st.permutations(BOTH), st.lists(st.integers(1, 6), max_size=8))
def test_the_dice_missing_are_those_of_the_ground_reached(
    who: str, order: list[Pace], faces: list[int]
) -> None:
    wanted = [(pace, r.dice) for pace in order if (r := rate(BOOK, Gait(who), pace))]
    if sum(dice for _, dice in wanted) <= len(faces):
        assert rolled(who, faces, *order) == rolled(who, faces, *order)
    else:
        with pytest.raises(DiceNeeded) as caught:
            rolled(who, faces, *order)
        first = wanted[0][1]
        short = first - len(faces) if len(faces) < first else sum(dice for _, dice in wanted) - len(faces)
        assert caught.value.count == short


# --- what the book has against a roll ---


@pytest.mark.parametrize(
    ("battle", "order", "code", "rule", "page"),
    [
        pytest.param(at("muzzle_loading_cannon"), ROLL, "never-moves", "CANNON-05", 15, marks=pytest.mark.rule("CANNON-05")),
        pytest.param(at("machine_gun"), RollMove("a", ("difficult",)), "gun-in-difficult", "CHAR-30", 12, marks=pytest.mark.rule("CHAR-30")),
        pytest.param(at("machine_gun", dark=True), ROLL, "gun-in-the-dark", "DARK-02", 24, marks=pytest.mark.rule("DARK-02")),
        pytest.param(at("askaris", dark=True), RollMove("a", ("open",)), "open-in-the-dark", "DARK-02", 24, marks=pytest.mark.rule("DARK-02")),
        pytest.param(at("gunboat"), RollMove("a", ("open",), "upstream"), "open-upstream", "GUN-20", 10, marks=pytest.mark.rule("GUN-20")),
        pytest.param(at("gunboat", aground=True), ROLL, "aground", "GUN-22", 10, marks=pytest.mark.rule("GUN-22")),
        pytest.param(at("lancers", on_foot=True), ROLL, "cannot-dismount", "TROOP-16", 8, marks=pytest.mark.rule("TROOP-16")),
        pytest.param(at("askaris", rolled=rolled("askaris", [4], "open")), ROLL, "rolled-already", "MOVE-02", 24, marks=pytest.mark.rule("MOVE-02")),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_roll(battle: Battle, order: RollMove, code: str, rule: str, page: int) -> None:
    (problem,) = against(battle, order)

    assert (problem.code, problem.rule, problem.page) == (f"movement-{code}", rule, page)
    assert all(told(problem))


@pytest.mark.rule("GUN-20", "BOAT-09")
@pytest.mark.parametrize("water", ["downstream", "still"])
@pytest.mark.parametrize("who", ["gunboat", "canoe", "dhow"])
def test_vessels_go_at_the_open_rate_but_upstream(who: str, water: Water) -> None:
    assert against(at(who), RollMove("a", water=water)) == ()
    assert slowed(BOOK, Walk(who, water=water)) == ()
    assert slowed(BOOK, Walk(who, water="upstream"))[0].rule == "GUN-20"


# --- what slows ---


@pytest.mark.parametrize(
    ("ground", "rule"),
    [
        pytest.param(G.ESCARPMENT, "TERR-09", marks=pytest.mark.rule("TERR-09")),
        pytest.param(G.KOPJE, "TERR-12", marks=pytest.mark.rule("TERR-12")),
        pytest.param(G.KOPJE_PATH, "TERR-14", marks=pytest.mark.rule("TERR-14")),
        pytest.param(G.JUNGLE, "TERR-16", marks=pytest.mark.rule("TERR-16")),
        pytest.param(G.TALL_GRASS, "TERR-19", marks=pytest.mark.rule("TERR-19")),
        pytest.param(G.MARSH, "TERR-34", marks=pytest.mark.rule("TERR-34")),
        pytest.param(G.STREAM, "TERR-42", marks=pytest.mark.rule("TERR-42")),
        pytest.param(G.GULLY, "TERR-45", marks=pytest.mark.rule("TERR-45")),
        pytest.param(G.FORD, "TERR-50", marks=pytest.mark.rule("TERR-50")),
        pytest.param(G.BREACH, "TEMBA-21", marks=pytest.mark.rule("TEMBA-21")),
    ],
)
@pytest.mark.rule("MOVE-04", "MOVE-07", "TERR-01")
def test_difficult_ground_slows_who_starts_in_it_or_passes(ground: GroundId, rule: str) -> None:
    from_it, through_it = Walk("askaris", starts=on(ground)), over(ground)

    assert [line.rule for line in slowed(BOOK, from_it)] == ["MOVE-04", rule]
    assert [line.rule for line in slowed(BOOK, through_it)] == ["MOVE-04", rule]


@pytest.mark.parametrize(
    "ground",
    [
        G.OPEN_GROUND,
        pytest.param(G.LOW_HILL, marks=pytest.mark.rule("TERR-02")),
        pytest.param(G.ESCARPMENT_GAP, marks=pytest.mark.rule("TERR-08")),
        pytest.param(G.ROCKY_GROUND, marks=pytest.mark.rule("TERR-23")),
        pytest.param(G.CULTIVATION, marks=pytest.mark.rule("TERR-25")),
        pytest.param(G.VILLAGE, marks=pytest.mark.rule("TERR-31")),
        pytest.param(G.GULLY_FLOOR, marks=pytest.mark.rule("TERR-45")),
        pytest.param(G.TEMBA, marks=pytest.mark.rule("TEMBA-07")),
    ],
)
@pytest.mark.rule("MOVE-07", "TERR-01")
def test_this_ground_slows_nobody(ground: GroundId) -> None:
    assert slowed(BOOK, Walk("askaris", starts=on(ground), over=(on(ground),))) == ()


@pytest.mark.rule("TERR-57")
@pytest.mark.parametrize(
    ("ground", "is_slow"),
    [
        (G.JUNGLE, False), (G.TALL_GRASS, False), (G.ESCARPMENT, False), (G.STREAM, False), (G.GULLY, False),
        (G.FORD, False), (G.KOPJE, True), (G.KOPJE_PATH, True), (G.MARSH, True),
    ],
)  # fmt: skip
def test_a_road_is_open_ground_but_over_kopjes_and_marshes(ground: GroundId, is_slow: bool) -> None:
    assert bool(slowed(BOOK, over(ground, road=True))) is is_slow


@pytest.mark.rule("TERR-36")
def test_where_grounds_overlap_the_slower_wins() -> None:
    rocks_in_jungle = Stretch((G.ROCKY_GROUND, G.JUNGLE))

    assert [line.rule for line in slowed(BOOK, Walk("askaris", over=(rocks_in_jungle,)))] == [
        "MOVE-04",
        "TERR-16",
    ]


@pytest.mark.rule("MOVE-05", "BARR-06", "TERR-28", "TERR-29")
@pytest.mark.parametrize(
    ("walk", "rules"),
    [
        pytest.param(Walk("askaris", aims_at=on(G.JUNGLE)), ["MOVE-05", "TERR-16"], id="an enemy in jungle"),
        pytest.param(Walk("askaris", behind=Obstacle.BARRICADE), ["MOVE-05"], id="behind a barricade"),
        pytest.param(Walk("askaris", behind=Obstacle.FORTIFICATION), ["MOVE-05"], id="behind a stockade"),
        pytest.param(Walk("askaris", behind=Obstacle.FENCE), ["MOVE-05"], id="behind a fence"),
        pytest.param(Walk("askaris", aims_at=on(G.ROCKY_GROUND)), [], id="among rocks"),
    ],
)
def test_aiming_at_an_enemy_in_or_behind_an_obstacle_slows(walk: Walk, rules: list[str]) -> None:
    assert [line.rule for line in slowed(BOOK, walk)] == rules


@pytest.mark.rule("DARK-02")
def test_in_the_dark_everything_is_slow() -> None:
    (line,) = slowed(BOOK, Walk("scout", dark=True))

    assert (line.what, line.rule) == ("movement-in-the-dark", "DARK-02")


@pytest.mark.rule("MOVE-03")
@pytest.mark.parametrize(
    ("walks", "expected"),
    [
        ((Walk("askaris"),), ("open",)),
        ((over(G.JUNGLE),), ("difficult",)),
        ((over(G.JUNGLE), Walk("askaris")), ("open", "difficult")),
    ],
)
def test_which_rolls_a_unit_should_make(walks: tuple[Walk, ...], expected: tuple[Pace, ...]) -> None:
    assert paces(BOOK, walks) == expected


# --- what keeps out ---


@pytest.mark.parametrize(
    ("ground", "rule", "barred"),
    [
        pytest.param(G.MARSH, "TERR-37", {"mounted", "gun", "baggage"}, marks=pytest.mark.rule("TERR-37")),
        pytest.param(
            G.KOPJE_PATH, "TERR-15", {"mounted", "gun", "baggage"}, marks=pytest.mark.rule("TERR-15")
        ),
        pytest.param(G.BREACH, "TEMBA-21", {"mounted", "gun", "baggage"}, marks=pytest.mark.rule("TEMBA-21")),
        pytest.param(
            G.RIVER, "TERR-49", {"foot", "mounted", "gun", "baggage"}, marks=pytest.mark.rule("TERR-49")
        ),
        pytest.param(G.FORD, "TERR-49", set(), marks=pytest.mark.rule("TERR-49")),
        pytest.param(G.JUNGLE, "TERR-16", set()),
    ],
)
def test_who_may_not_enter(ground: GroundId, rule: str, barred: set[str]) -> None:
    kinds = {
        "foot": "spearmen",
        "mounted": "lancers",
        "gun": "machine_gun",
        "baggage": "baggage",
        "vessel": "canoe",
    }

    found = {
        kind
        for kind, who in kinds.items()
        for problem in objections_to_walk(BOOK, over(ground, who, single_file=True))
        if problem.code == "movement-barred" and problem.rule == rule
    }

    assert found == barred


@pytest.mark.rule("TERR-37", "TROOP-21")
def test_dismounted_regulars_go_where_men_on_foot_go() -> None:
    assert objections_to_walk(BOOK, over(G.MARSH, "mounted_regulars", on_foot=True)) == ()
    assert objections_to_walk(BOOK, over(G.MARSH, "lancers", on_foot=True)) != ()


@pytest.mark.rule("TERR-14")
def test_the_path_up_a_kopje_is_for_single_file() -> None:
    (problem,) = objections_to_walk(BOOK, over(G.KOPJE_PATH))

    assert (problem.code, problem.rule) == ("movement-single-file", "TERR-14")
    assert objections_to_walk(BOOK, over(G.KOPJE_PATH, single_file=True)) == ()


@pytest.mark.parametrize(
    ("walk", "rules"),
    [
        pytest.param(
            over(G.JUNGLE, "field_artillery"),
            ["CHAR-30"],
            id="into jungle",
            marks=pytest.mark.rule("CHAR-30"),
        ),
        pytest.param(
            over(G.FORD, "machine_gun"), ["CHAR-30"], id="over a ford", marks=pytest.mark.rule("CHAR-30")
        ),
        pytest.param(
            over(G.JUNGLE, "field_artillery", road=True), [], id="by road", marks=pytest.mark.rule("TERR-57")
        ),
        pytest.param(
            Walk("machine_gun", dark=True), ["DARK-02"], id="at night", marks=pytest.mark.rule("DARK-02")
        ),
        pytest.param(
            Walk("muzzle_loading_cannon"), ["CANNON-05"], id="cannon", marks=pytest.mark.rule("CANNON-05")
        ),
        pytest.param(over(G.JUNGLE, "pygmy_archers", dark=True), [], id="pygmies"),
    ],
)
def test_where_guns_cannot_go(walk: Walk, rules: list[str]) -> None:
    assert [problem.rule for problem in objections_to_walk(BOOK, walk)] == rules


# --- how far ---

SIX = rolled("askaris", [6, 6], *BOTH)  # 9 in the open, 5 in cover
OPEN_ONLY, DIFFICULT_ONLY = SIX[:1], SIX[1:]


@pytest.mark.rule("MOVE-03", "MOVE-04", "MOVE-05", "MOVE-06")
@pytest.mark.parametrize(
    ("walk", "dice", "inches", "stop"),
    [
        pytest.param(Walk("askaris"), SIX, 9, "", id="in the open"),
        pytest.param(over(G.JUNGLE), SIX, 5, "", id="through jungle"),
        pytest.param(Walk("askaris", behind=Obstacle.BARRICADE), SIX, 5, "", id="at a barricade"),
        pytest.param(
            Walk("askaris", behind=Obstacle.BARRICADE),
            OPEN_ONLY,
            9,
            "short",
            id="at a barricade, rolled open",
        ),
        pytest.param(
            Walk("askaris", aims_at=on(G.JUNGLE)), OPEN_ONLY, 9, "short", id="at one in jungle, rolled open"
        ),
        pytest.param(over(G.JUNGLE), OPEN_ONLY, 9, "edge", id="to the edge, rolled open"),
        pytest.param(
            replace(over(G.JUNGLE), aims_at=on(G.JUNGLE)),
            OPEN_ONLY,
            9,
            "short",
            id="at one deep in jungle, rolled open",
        ),
        pytest.param(
            replace(over(G.STREAM), aims_at=on(G.JUNGLE)),
            OPEN_ONLY,
            9,
            "edge",
            id="at one in jungle beyond a stream",
        ),
        pytest.param(
            Walk("askaris", starts=on(G.JUNGLE), aims_at=on(G.JUNGLE)),
            OPEN_ONLY,
            0,
            "edge",
            id="within jungle, rolled open",
        ),
        pytest.param(
            Walk("askaris", starts=on(G.JUNGLE)), OPEN_ONLY, 0, "edge", id="out of jungle, rolled open"
        ),
        pytest.param(Walk("askaris"), DIFFICULT_ONLY, 5, "", id="in the open, rolled difficult"),
    ],
)
def test_how_far_a_figure_goes_with_what_was_rolled(
    walk: Walk, dice: tuple[MoveRolled, ...], inches: int, stop: str
) -> None:
    found = reach(BOOK, walk, dice)

    assert (found.inches, found.stop, found.short_of_in) == (inches, stop, 1 if stop == "short" else 0)


@pytest.mark.rule("MOVE-06")
def test_the_reason_for_stopping_an_inch_short_is_given() -> None:
    found = reach(BOOK, Walk("askaris", behind=Obstacle.FENCE), OPEN_ONLY)

    assert ("MOVE-06", 24) in [(line.rule, line.page) for line in found.lines]


@given(
    st.sampled_from(sorted(set(RATES) - {"pygmy_archers", "pygmy_spearmen"})),
    st.lists(st.integers(1, 6), min_size=6, max_size=6),
)
def test_but_for_pygmies_cover_is_no_faster_on_the_same_faces(who: str, faces: list[int]) -> None:
    in_open, in_cover = rolled(who, faces, "open")[0], rolled(who, faces, "difficult")[0]

    assert in_cover.inches <= in_open.inches


# --- completeness ---


@pytest.mark.parametrize(
    ("rows", "conditions"),
    [
        (BOOK.movement.sources, SOURCES),
        (BOOK.movement.rolling, ROLLING),
        (BOOK.movement.slowed, SLOWED),
        (BOOK.movement.going, GOING),
    ],
)
def test_every_row_has_its_condition(rows: tuple[object, ...], conditions: dict[str, object]) -> None:
    assert [getattr(row, "when", "") for row in rows] == list(conditions)


def every_reach() -> list[Reach]:
    walks = [
        *(over(ground, dark=dark) for ground in G for dark in (True, False)),
        replace(over(G.JUNGLE), starts=on(G.MARSH), aims_at=on(G.KOPJE), behind=Obstacle.FENCE),
        Walk("canoe", water="upstream"),
    ]
    return [reach(BOOK, walk, dice) for walk in walks for dice in (SIX, OPEN_ONLY, DIFFICULT_ONLY)]


def test_everything_is_worded() -> None:
    lines = [line for found in every_reach() for line in found.lines]
    events = [event for who in RATES for event in rolled(who, [1] * 6, *BOTH)]
    sums = [line for event in events for line in event.reckoning.lines]
    sources = [
        source(BOOK, Gait("mounted_regulars", on_foot=True)),
        source(BOOK, Gait("askaris", guided=True)),
    ]
    kinds = ("spearmen", "lancers", "machine_gun", "muzzle_loading_cannon", "baggage")
    problems = [
        p for who in kinds for ground in G for p in objections_to_walk(BOOK, over(ground, who, dark=True))
    ]

    assert all(told(*lines, *events, *sums, *sources, *problems))
    assert all(has(lang, why) for lang in LANGUAGES for why in DICE.values())
