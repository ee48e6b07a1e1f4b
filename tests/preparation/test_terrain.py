"""Cover and crocodiles, pages 16 to 18."""

from dataclasses import replace

import pytest

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.messages import LANGUAGES, has, say
from heart_africa.rules.battle import Figure
from heart_africa.rules.book import Arm, book
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.preparation.terrain import (
    CROCODILE,
    CrocodilesMet,
    CrossWater,
    Footing,
    check,
    cover,
    cross_water,
    objections_to_crossing,
)
from tests.wording import told

BOOK = book()
ASKARI = Figure("a", "askaris")
MARSH, FORD = CrossWater("men", ("a",), "marsh"), CrossWater("men", ("a",), "ford")
G = GroundId


def covered(
    ground: GroundId, arm: Arm = Arm.FOOT, shooter: str = "askaris", inches: float = 12, **facts: bool
) -> list[str]:
    return [line.rule for line in cover(BOOK, Footing((ground,), arm, shooter, inches, **facts))]


@pytest.mark.rule("TERR-01")
@pytest.mark.parametrize(
    ("ground", "rule"),
    [
        pytest.param(G.ESCARPMENT, "TERR-10", id="slope", marks=pytest.mark.rule("TERR-10")),
        pytest.param(G.KOPJE, "TERR-12", id="kopje", marks=pytest.mark.rule("TERR-12")),
        pytest.param(G.KOPJE_PATH, "TERR-12", id="path up a kopje", marks=pytest.mark.rule("TERR-12")),
        pytest.param(G.JUNGLE, "TERR-17", id="jungle", marks=pytest.mark.rule("TERR-17")),
        pytest.param(G.GULLY, "TERR-45", id="side of a gully", marks=pytest.mark.rule("TERR-45")),
        pytest.param(G.BREACH, "TEMBA-23", id="rubble", marks=pytest.mark.rule("TEMBA-23")),
        pytest.param(G.VILLAGE, "TERR-32", id="village", marks=pytest.mark.rule("TERR-32")),
    ],
)
@pytest.mark.parametrize("arm", [Arm.FOOT, Arm.MOUNTED, Arm.GUN])
def test_this_ground_covers_everybody_at_any_distance(ground: GroundId, rule: str, arm: Arm) -> None:
    assert covered(ground, arm, inches=1, moved=True) == [rule]


@pytest.mark.rule("TERR-01")
@pytest.mark.parametrize(
    "ground",
    [
        pytest.param(G.TALL_GRASS, marks=pytest.mark.rule("TERR-21")),
        pytest.param(G.LOW_HILL, marks=pytest.mark.rule("TERR-02")),
        pytest.param(G.ESCARPMENT_GAP, marks=pytest.mark.rule("TERR-08")),
        G.OPEN_GROUND,
        G.FORD,
    ],
)
def test_this_ground_covers_nobody(ground: GroundId) -> None:
    assert covered(ground) == []


@pytest.mark.rule("TERR-24")
@pytest.mark.parametrize(("arm", "rules"), [(Arm.FOOT, ["TERR-24"]), (Arm.MOUNTED, []), (Arm.GUN, [])])
def test_rocks_cover_those_on_foot(arm: Arm, rules: list[str]) -> None:
    assert covered(G.ROCKY_GROUND, arm) == rules


@pytest.mark.rule("TERR-45")
@pytest.mark.parametrize(("arm", "rules"), [(Arm.FOOT, ["TERR-45"]), (Arm.MOUNTED, [])])
def test_the_floor_of_a_gully_is_rocky_ground(arm: Arm, rules: list[str]) -> None:
    assert covered(G.GULLY_FLOOR, arm) == rules


@pytest.mark.rule("TERR-26", "TERR-35")
@pytest.mark.parametrize(("ground", "rule"), [(G.CULTIVATION, "TERR-26"), (G.MARSH, "TERR-35")])
@pytest.mark.parametrize(
    ("arm", "inches", "moved", "is_covered"),
    [
        pytest.param(Arm.FOOT, 9, False, True, id="on foot, still, beyond 8 in"),
        pytest.param(Arm.FOOT, 8, False, False, id="at 8 in"),
        pytest.param(Arm.FOOT, 9, True, False, id="moving"),
        pytest.param(Arm.MOUNTED, 9, False, False, id="mounted"),
    ],
)
def test_crops_and_marsh_cover_the_still_from_afar(
    ground: GroundId, rule: str, arm: Arm, inches: float, moved: bool, is_covered: bool
) -> None:
    assert covered(ground, arm, inches=inches, moved=moved) == ([rule] if is_covered else [])


@pytest.mark.rule("TERR-32")
@pytest.mark.parametrize(
    ("shooter", "rules"),
    [
        ("regulars", ["TERR-32"]),
        ("machine_gun", ["TERR-32"]),
        ("field_artillery", []),
        ("muzzle_loading_cannon", []),
        ("gunboat", []),
    ],
)
def test_huts_do_not_stop_shells(shooter: str, rules: list[str]) -> None:
    assert covered(G.VILLAGE, shooter=shooter) == rules


@pytest.mark.rule("TERR-44", "TERR-54")
@pytest.mark.parametrize(("ground", "rule"), [(G.STREAM, "TERR-44"), (G.FORD, "TERR-54")])
def test_a_bank_covers_who_lines_it_and_keeps_still(ground: GroundId, rule: str) -> None:
    assert covered(ground, lines_bank=True) == [rule]
    assert covered(ground) == covered(ground, lines_bank=True, moved=True) == []
    assert covered(ground, Arm.MOUNTED, lines_bank=True) == []


@pytest.mark.rule("TERR-36")
def test_where_grounds_overlap_either_covers() -> None:
    """A marsh that is jungle too, at 3 in: the jungle covers, the marsh does not."""
    lines = cover(BOOK, Footing((G.MARSH, G.JUNGLE), Arm.FOOT, "askaris", 3))

    assert [line.rule for line in lines] == ["TERR-17"]


@pytest.mark.rule("TERR-39", "TERR-51")
@pytest.mark.parametrize(("water", "rule"), [("marsh", "TERR-39"), ("ford", "TERR-51")])
def test_only_a_one_falls_to_the_crocodile(water: str, rule: str) -> None:
    crossing = MARSH if water == "marsh" else FORD
    met = [cross_water(BOOK, ASKARI, crossing, Dice([face]))[0] for face in range(1, 7)]

    assert {(each.check.needs, each.check.rule) for each in met} == {(2, rule)}
    assert [each.lost for each in met] == [1, 0, 0, 0, 0, 0]


@pytest.mark.rule("TERR-40", "TERR-52")
@pytest.mark.parametrize(("who", "casualties"), [("askaris", 1), ("baggage", 0)])
def test_losses_count_for_morale_but_baggage_causes_no_test(who: str, casualties: int) -> None:
    (met,) = cross_water(BOOK, Figure("a", who), FORD, Dice([1]))

    assert (met.lost, met.casualties) == (1, casualties)


@pytest.mark.rule("TERR-38")
def test_no_die_in_a_marsh_without_crocodiles() -> None:
    (problem,) = objections_to_crossing(BOOK, ASKARI, replace(MARSH, infested=False))

    assert (problem.code, problem.rule) == ("terrain-no-crocodiles", "TERR-38")


@pytest.mark.rule("TERR-51")
def test_a_ford_is_rolled_for_once_a_crossing_and_a_marsh_every_turn() -> None:
    asked = replace(ASKARI, forded=True)
    (problem,) = objections_to_crossing(BOOK, asked, FORD)

    assert problem.rule == "TERR-51"
    assert objections_to_crossing(BOOK, asked, MARSH) == ()


def test_each_figure_asks_for_one_die() -> None:
    with pytest.raises(DiceNeeded) as caught:
        cross_water(BOOK, ASKARI, MARSH, Dice())

    assert (caught.value.count, caught.value.why) == (1, CROCODILE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cover_is_worded(lang: str) -> None:
    covers = [f"terrain-cover-{row.id.value.replace('_', '-')}" for row in BOOK.terrain.grounds if row.cover]

    assert all(say(lang, message, inches=8) for message in covers)


def test_the_crocodiles_are_worded() -> None:
    problems = [
        *objections_to_crossing(BOOK, ASKARI, replace(MARSH, infested=False)),
        *objections_to_crossing(BOOK, replace(ASKARI, forded=True), FORD),
    ]
    checks = [check(BOOK, "marsh"), check(BOOK, "ford")]
    lines = [line for each in checks for line in each.reckoning.lines]
    events = [CrocodilesMet("askaris", "ford", checks[0], faces) for faces in ((2,), (1, 2), (1, 1))]

    assert all(told(*problems, *lines, *events))
    assert all(has(lang, CROCODILE) for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_ground_has_its_row_and_its_name(lang: str) -> None:
    assert list(BOOK.terrain.ground) == list(GroundId)
    assert all(has(lang, f"names-ground-{ground.value.replace('_', '-')}") for ground in GroundId)
