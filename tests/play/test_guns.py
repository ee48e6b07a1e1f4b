"""Artillery, machine guns, gunboats' shots, walls and boats as targets: pages 9, 10, 13-15."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.play.shooting.events import (
    BreachRolled,
    CanoeHoled,
    Event,
    GunFailed,
    SplashRolled,
    VesselHit,
)
from heart_africa.rules.play.shooting.orders import WALL
from heart_africa.rules.play.shooting.resolution import (
    BREACH,
    SPARED,
    SPLASH,
    breach_check,
    fault,
    shoot,
    spared,
    splash_check,
    splashed,
)
from heart_africa.rules.shared_terms import Moved, Obstacle
from tests.play.shots import BOOK, Near, Target, at, by, dead, fired, needs, shot
from tests.wording import told

ONE, TWO = at("spearmen", name="one"), at("spearmen", name="two")


def of(kind: type[Event], events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


# --- splash ---


@pytest.mark.rule("GUN-02", "GUN-03")
@pytest.mark.parametrize("gun", ["field_artillery", "muzzle_loading_cannon", "gunboat"])
def test_a_guns_hit_splashes_everyone_near(gun: str) -> None:
    """The target falls to a 6, then one of the two near it to another 6."""
    events = fired(shot(gun, near=(Near(ONE, 2), Near(TWO, 0.5))), faces=[6, 6, 5])

    assert dead(events) == ["target", "one"]
    assert [(e.figure, e.hit) for e in of(SplashRolled, events) if isinstance(e, SplashRolled)] == [
        ("one", True),
        ("two", False),
    ]


@pytest.mark.parametrize(
    ("near", "rolls"),
    [
        pytest.param(Near(ONE, 2), True, id="two inches", marks=pytest.mark.rule("GUN-02")),
        pytest.param(Near(ONE, 2.1), False, id="farther", marks=pytest.mark.rule("GUN-02")),
        pytest.param(Near(at("attendant", name="near"), 1), True, id="attendant", marks=pytest.mark.rule("GUN-04")),
        pytest.param(Near(at("baggage", name="near"), 1), False, id="baggage", marks=pytest.mark.rule("GUN-04")),
        pytest.param(Near(at("spearmen", name="near", in_cover=True), 1), True, id="in cover", marks=pytest.mark.rule("GUN-05")),
        pytest.param(Near(ONE, 1, solid_wall=True), False, id="solid wall", marks=pytest.mark.rule("GUN-06")),
        pytest.param(Near(at("spearmen", name="near", behind=Obstacle.FORTIFICATION), 1), True, id="stockade", marks=pytest.mark.rule("FORT-18")),
        pytest.param(Near(at("gunboat", name="near"), 1), False, id="a vessel is no figure"),
    ],
)  # fmt: skip
def test_who_rolls_for_splash(near: Near, rolls: bool) -> None:
    assert [struck.figure for struck in splashed(BOOK, shot("field_artillery", near=(near,)))] == (
        [near.figure.figure] if rolls else []
    )


@pytest.mark.rule("GUN-07")
@pytest.mark.parametrize(("faces", "rolls"), [([2], 0), ([3, 1], 1)])
def test_a_miss_splashes_nobody(faces: list[int], rolls: int) -> None:
    """A gun near has +2 and needs a 3."""
    assert len(of(SplashRolled, fired(shot("field_artillery", near=(Near(ONE),)), faces=faces))) == rolls


@pytest.mark.rule("GUN-02")
def test_a_hit_that_is_saved_splashes_all_the_same() -> None:
    events = fired(shot("field_artillery", "scout", near=(Near(ONE),)), faces=[6, 6, 3])

    assert dead(events) == ["one"]


@pytest.mark.rule("GUN-02")
@pytest.mark.parametrize("troop", ["regulars", "machine_gun", "white_men"])
def test_nothing_else_splashes(troop: str) -> None:
    assert splashed(BOOK, shot(troop, near=(Near(ONE),))) == ()


@pytest.mark.rule("GUN-03")
@pytest.mark.parametrize(
    ("near", "faces", "killed"),
    [
        pytest.param(at("scout", name="near"), [6, 6, 3], [], id="scout saves"),
        pytest.param(at("machine_gun", name="near"), [6, 6, 3], ["near"], id="crew fails"),
        pytest.param(at("white_men", name="near"), [6, 6], ["near"], id="White Man has no save"),
        pytest.param(at("attendant", name="near"), [6, 6], ["near"], id="attendant", marks=pytest.mark.rule("GUN-04", "LEAD-18")),
        pytest.param(at("askaris", name="near", leader=True, attendants=1), [6, 6], [], id="leader gives an attendant"),
    ],
)  # fmt: skip
def test_splash_may_be_saved_as_a_shot(near: Target, faces: list[int], killed: list[str]) -> None:
    events = fired(shot("field_artillery", near=(Near(near, 1),)), faces=faces)

    assert dead(events) == ["target", *killed]


@pytest.mark.rule("GUN-03")
def test_all_splash_dice_are_thrown_together() -> None:
    shots = [shot("gunboat", at(name=name), near=(Near(ONE), Near(TWO))) for name in ("a", "b")]

    with pytest.raises(DiceNeeded) as asked:
        shoot(BOOK, tuple(shots), Dice([6, 6]))
    assert (asked.value.count, asked.value.why) == (4, SPLASH)


# --- machine guns ---


@pytest.mark.parametrize(
    ("faces", "left"),
    [
        pytest.param((1, 2, 3, 4, 5, 5), Fault.JAMMED, id="a 1, no 6", marks=pytest.mark.rule("GUN-16")),
        pytest.param((1, 6, 3, 4, 5, 5), Fault.NONE, id="as many 1s as 6s", marks=pytest.mark.rule("GUN-16")),
        pytest.param((1, 1, 6, 4, 5, 5), Fault.JAMMED, id="two 1s, one 6", marks=pytest.mark.rule("GUN-16", "GUN-17")),
        pytest.param((1, 1, 6, 6, 2, 2), Fault.NONE, id="two of each", marks=pytest.mark.rule("GUN-17")),
        pytest.param((1, 1, 1, 2, 2, 2), Fault.BROKEN, id="three 1s", marks=pytest.mark.rule("GUN-17")),
        pytest.param((1, 1, 1, 6, 6, 6), Fault.BROKEN, id="three 1s, whatever the 6s", marks=pytest.mark.rule("GUN-17")),
        pytest.param((2, 3, 4, 5, 5, 6), Fault.NONE, id="no 1"),
        pytest.param((1,), Fault.JAMMED, id="a single shot", marks=pytest.mark.rule("GUN-16")),
    ],
)  # fmt: skip
def test_what_the_faces_do_to_a_machine_gun(faces: tuple[int, ...], left: Fault) -> None:
    assert fault(BOOK, faces) is left


@pytest.mark.rule("GUN-13", "GUN-16")
def test_a_burst_hits_its_targets_and_jams_the_gun() -> None:
    """+2 near: 3 and more hit. A 1 and no 6."""
    gun = by("machine_gun", name="Maxim")
    burst = [shot(gun, at(name=f"t{number}")) for number in range(6)]
    events = fired(*burst, faces=[3, 5, 2, 1, 4, 2])

    assert dead(events) == ["t0", "t1", "t4"]
    assert [(e.gun, e.fault) for e in events if isinstance(e, GunFailed)] == [("Maxim", Fault.JAMMED)]


@pytest.mark.rule("GUN-16")
def test_each_machine_gun_is_judged_by_its_own_dice() -> None:
    guns = [shot(by("machine_gun", name=name), at(name=f"before {name}")) for name in ("Maxim", "Nordenfelt")]
    events = fired(*guns, shot("regulars", at(name="another")), faces=[6, 1, 1])

    assert [e.gun for e in events if isinstance(e, GunFailed)] == ["Nordenfelt"]


@pytest.mark.rule("GUN-16")
def test_no_other_weapon_jams() -> None:
    assert of(GunFailed, fired(*[shot("gunboat")] * 2, faces=[1, 1])) == []


@given(st.lists(st.integers(1, 6), min_size=1, max_size=6), st.randoms(use_true_random=False))
def test_the_order_of_the_faces_does_not_matter(faces: list[int], random: object) -> None:
    assert fault(BOOK, faces) is fault(BOOK, sorted(faces))


# --- vessels and boats as targets ---


@pytest.mark.parametrize(
    ("shooter", "target", "hits"),
    [
        pytest.param("regulars", "gunboat", 1, id="rifle", marks=pytest.mark.rule("GUN-29")),
        pytest.param("machine_gun", "gunboat", 1, id="machine gun", marks=pytest.mark.rule("GUN-29")),
        pytest.param("field_artillery", "gunboat", 10, id="artillery", marks=pytest.mark.rule("GUN-29")),
        pytest.param("muzzle_loading_cannon", "gunboat", 10, id="cannon", marks=pytest.mark.rule("GUN-29")),
        pytest.param("gunboat", "gunboat", 10, id="gunboat", marks=pytest.mark.rule("GUN-29")),
        pytest.param("archers", "dhow", 1, id="bow at a dhow", marks=pytest.mark.rule("BOAT-11")),
        pytest.param(
            "field_artillery", "dhow", 10, id="artillery at a dhow", marks=pytest.mark.rule("BOAT-11")
        ),
    ],
)
def test_hits_on_a_vessel_are_counted(shooter: str, target: str, hits: int) -> None:
    events = fired(shot(shooter, target, 4), faces=[6, 6])

    assert [event.hits for event in events if isinstance(event, VesselHit)] == [hits]
    assert dead(events) == []


@pytest.mark.rule("GUN-24")
def test_a_gunboat_fires_twice_at_one_target_or_two() -> None:
    both = fired(shot("gunboat"), shot("gunboat"), faces=[2, 3])
    apart = fired(shot("gunboat", at(name="a")), shot("gunboat", at(name="b")), faces=[3, 3])

    assert (dead(both), dead(apart)) == (["target"], ["a", "b"])


@pytest.mark.rule("BOAT-14")
@pytest.mark.parametrize(
    ("shooter", "face", "holed"),
    [
        pytest.param("white_men", 6, True, id="White Man"),
        pytest.param("field_artillery", 6, True, id="artillery"),
        pytest.param("muzzle_loading_cannon", 6, True, id="cannon"),
        pytest.param("machine_gun", 6, True, id="machine gun"),
        pytest.param("gunboat", 6, True, id="gunboat"),
        pytest.param("white_men", 5, False, id="a 5 with +2"),
        pytest.param("regulars", 6, False, id="regulars"),
        pytest.param("archers", 6, False, id="archers"),
    ],
)
def test_a_natural_six_of_a_heavy_weapon_holes_a_canoe(shooter: str, face: int, holed: bool) -> None:
    occupant = at("spearmen", aboard="canoe", boat="the canoe")
    events = fired(shot(shooter, occupant), faces=[face])

    assert [event.boat for event in events if isinstance(event, CanoeHoled)] == (
        ["the canoe"] if holed else []
    )


@pytest.mark.rule("BOAT-14")
def test_it_sinks_though_the_shot_itself_may_miss() -> None:
    """Beyond 15 in, moved, pygmy in cover: a White Man needs 5 + 3, but the die shows a 6."""
    shooter = by("white_men", moved=Moved.MOVED)
    tried = shot(shooter, at("pygmy_archers", in_cover=True, aboard="canoe", boat="c"), 16)
    events = fired(tried, faces=[6])

    assert needs(tried) == 8
    assert dead(events) == []
    assert len(of(CanoeHoled, events)) == 1


@pytest.mark.rule("BOAT-14")
def test_a_canoe_sinks_once_and_figures_on_land_never() -> None:
    in_canoe = [shot("white_men", at(name=n, aboard="canoe", boat="the canoe")) for n in ("a", "b")]

    assert len(of(CanoeHoled, fired(*in_canoe, faces=[6, 6]))) == 1
    assert of(CanoeHoled, fired(shot("white_men"), faces=[6])) == []
    assert of(CanoeHoled, fired(shot("white_men", at(aboard="dhow")), faces=[6])) == []


# --- the walls of a temba ---


@pytest.mark.rule("TEMBA-20", "TEMBA-18", "TEMBA-16")
@pytest.mark.parametrize(("face", "opened"), [(5, True), (4, False)])
def test_a_hit_on_the_wall_may_open_a_breach_and_kills_nobody(face: int, opened: bool) -> None:
    events = fired(shot("field_artillery", WALL), faces=[3, face])

    assert [event.opened for event in events if isinstance(event, BreachRolled)] == [opened]
    assert dead(events) == []


@pytest.mark.rule("TEMBA-20")
def test_a_hit_on_a_defender_kills_and_may_open_a_breach_too() -> None:
    """No temba save from artillery; the breach die is thrown besides."""
    events = fired(shot("gunboat", at(behind=Obstacle.WALL, shoots=True)), faces=[6, 6])

    assert [event.opened for event in events if isinstance(event, BreachRolled)] == [True]
    assert dead(events) == ["target"]


@pytest.mark.rule("TEMBA-20")
@pytest.mark.parametrize("shooter", ["regulars", "machine_gun"])
def test_small_arms_open_no_breach(shooter: str) -> None:
    assert of(BreachRolled, fired(shot(shooter, at(behind=Obstacle.WALL, shoots=True)), faces=[6, 3])) == []


@pytest.mark.rule("FORT-18")
def test_no_gun_breaches_a_stockade() -> None:
    assert (
        of(BreachRolled, fired(shot("field_artillery", at(behind=Obstacle.FORTIFICATION)), faces=[6])) == []
    )


@pytest.mark.rule("TEMBA-20")
def test_a_miss_asks_for_no_breach_die() -> None:
    assert of(BreachRolled, fired(shot("field_artillery", WALL), faces=[2])) == []
    with pytest.raises(DiceNeeded) as asked:
        fired(shot("field_artillery", WALL), faces=[3])
    assert (asked.value.count, asked.value.why) == (1, BREACH)


def test_every_row_has_its_condition_and_its_words() -> None:
    everyone = [Near(at("baggage"), 3, solid_wall=True)]
    lines = [line for near in everyone for line in spared(BOOK, near.close, near.figure.figure)]

    assert [row.when for row in BOOK.shooting.guns.splash_spared] == list(SPARED)
    assert [line.rule for line in lines] == ["GUN-02", "GUN-04", "GUN-06"]
    assert all(told(*lines, *splash_check(BOOK).reckoning.lines, *breach_check(BOOK).reckoning.lines))
