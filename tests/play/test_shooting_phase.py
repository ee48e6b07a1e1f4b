"""A phase of shots, and a volley: pages 13, 23 and 25."""

from collections import Counter
from dataclasses import fields, replace
from itertools import cycle, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.core.reckoning import Check
from heart_africa.rules.play.shooting.events import Event, FigureShot, HitAllotted, ShotFired, Unloaded
from heart_africa.rules.play.shooting.factors import check
from heart_africa.rules.play.shooting.orders import WALL
from heart_africa.rules.play.shooting.resolution import (
    ALLOT,
    BREACH,
    DIE,
    SAVE,
    SPLASH,
    fire,
    fire_volley,
    objections_to_volley,
    shoot,
)
from heart_africa.rules.play.shooting.shot import Shot
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle
from tests.play.shots import BOOK, Near, Shooter, Target, at, by, dead, fired, shot
from tests.wording import told

REGULARS = [by("regulars", name=f"regular {number}") for number in range(1, 7)]
SPEARMEN = [at("spearmen", name=f"spearman {number}") for number in range(1, 7)]


@pytest.mark.rule("SHOOT-10")
@pytest.mark.parametrize(("face", "killed"), [(4, []), (5, ["target"]), (6, ["target"])])
def test_a_total_of_five_or_six_causes_a_casualty_and_four_does_not(face: int, killed: list[str]) -> None:
    """Archers have no bonus: the face is the total."""
    assert dead(fired(shot("archers", inches=4), faces=[face])) == killed


@pytest.mark.rule("SHOOT-01", "SHOOT-09", "SHOOT-10")
def test_the_example_of_six_regulars_at_spearmen_in_cover() -> None:
    """24 in reach: 13 in is beyond half, so +2 -1 -1 and a 5 is needed: the 6 and the 5 hit."""
    shots = [
        shot(one, replace(other, in_cover=True), 13) for one, other in zip(REGULARS, SPEARMEN, strict=True)
    ]

    assert dead(fired(*shots, faces=[6, 5, 4, 3, 2, 1])) == ["spearman 1", "spearman 2"]


@pytest.mark.rule("SHOOT-04")
def test_a_casualty_still_shoots_in_the_same_phase() -> None:
    """Two askaris shoot at one another, and both fall (p. 23)."""
    one, other = by("askaris", name="Juma"), by("askaris", name="Baraka")
    events = fired(
        shot(one, at("askaris", name="Baraka")), shot(other, at("askaris", name="Juma")), faces=[4, 4]
    )

    assert sorted(dead(events)) == ["Baraka", "Juma"]


def test_the_shot_carries_its_reasons_needs_and_face() -> None:
    event = fired(shot("regulars", inches=13), faces=[4])[0]

    assert isinstance(event, ShotFired)
    assert (event.check.needs, event.face, event.hit) == (4, 4, True)
    assert [line.rule for line in event.check.reckoning.lines] == ["CHAR-02", "SHOOT-11"]


@pytest.mark.rule("RELOAD-01", "RELOAD-02", "TROOP-07", "TROOP-13", "TROOP-22", "CANNON-07", "SCALE-09")
def test_who_has_to_reload_gets_a_marker() -> None:
    troops = sorted(troop for troop in BOOK.troops if BOOK.troops[troop].profile.range_in)
    events = fired(*[shot(by(troop, name=troop)) for troop in troops], faces=[1] * len(troops))

    assert [event.figure for event in events if isinstance(event, Unloaded)] == [
        "askaris",
        "mounted_musketeers",
        "musketeers",
        "muzzle_loading_cannon",
        "ruga_ruga",
        "swordsmen",
    ]


@pytest.mark.rule("BEARER-05")
def test_the_two_shots_beside_a_bearer_may_go_to_different_targets() -> None:
    hunter = by("white_men", bearer_near=True)

    assert dead(fired(*[shot(hunter, target) for target in SPEARMEN[:2]], faces=[3, 3])) == [
        "spearman 1",
        "spearman 2",
    ]


# --- behind a work a hit is drawn ---


@pytest.mark.rule("FORT-15")
@pytest.mark.parametrize(
    ("count", "faces", "struck"),
    [
        pytest.param(2, (3,), 1, id="two: 1-3"),
        pytest.param(2, (4,), 2, id="two: 4-6"),
        pytest.param(4, (5, 6, 4), 4, id="four: a 5 and a 6 are thrown again"),
        pytest.param(6, (6,), 6, id="six"),
        pytest.param(9, (1, 4), 1, id="nine: two dice, 36 in fours"),
        pytest.param(9, (1, 5), 2, id="nine: the next four"),
        pytest.param(9, (6, 6), 9, id="nine: the last"),
    ],
)
def test_behind_a_stockade_dice_choose_who_is_hit(count: int, faces: tuple[int, ...], struck: int) -> None:
    line = tuple(at("askaris", name=f"man {i}", behind=Obstacle.FORTIFICATION) for i in range(1, count + 1))
    events = fired(shot("regulars", line[0], stretch=line), faces=[6, *faces])

    assert dead(events) == [f"man {struck}"]


@pytest.mark.rule("FORT-15")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_each_is_as_likely(count: int) -> None:
    line = tuple(at("askaris", name=str(i), behind=Obstacle.FORTIFICATION) for i in range(count))
    struck: Counter[str] = Counter()
    for face in range(1, 6 // count * count + 1):
        struck.update(dead(fired(shot("regulars", line[0], stretch=line), faces=[6, face])))

    assert set(struck.values()) == {6 // count}
    assert len(struck) == count


@pytest.mark.rule("BARR-07")
@pytest.mark.parametrize("work", [Obstacle.BARRICADE, Obstacle.NONE])
def test_elsewhere_the_one_aimed_at_is_hit(work: Obstacle) -> None:
    line = tuple(at("askaris", name=str(i), behind=work) for i in range(3))

    assert dead(fired(shot("regulars", line[1], stretch=line), faces=[6])) == ["1"]


# --- volleys ---


def volley(*targets: Target, shooters: int = 6, inches: float = 5) -> tuple[Shot, ...]:
    return tuple(shot(one, target, inches) for one, target in zip(REGULARS[:shooters], cycle(targets)))


@pytest.mark.rule("SHOOT-03", "SHOOT-02")
@pytest.mark.parametrize(
    ("odd", "codes"),
    [
        pytest.param(at("spearmen"), [], id="alike"),
        pytest.param(at("spearmen", friend_in=1), [], id="not dispersed either"),
        pytest.param(at("warriors"), ["shooting-volley-of-several-types"], id="another type"),
        pytest.param(at(melee=Melee.CHARGED), ["shooting-volley-some-charging"], id="charging"),
        pytest.param(at(leader=True), ["shooting-volley-unlike-otherwise"], id="a leader"),
        pytest.param(at(in_cover=True), ["shooting-volley-unlike-otherwise"], id="in cover"),
        pytest.param(at(friend_in=2), ["shooting-volley-unlike-otherwise"], id="dispersed"),
        pytest.param(
            at("warriors", melee=Melee.CHARGED, in_cover=True),
            [
                "shooting-volley-of-several-types",
                "shooting-volley-some-charging",
                "shooting-volley-unlike-otherwise",
            ],
            id="all at once",
        ),
    ],
)
def test_when_a_volley_is_refused_and_why(odd: Target, codes: list[str]) -> None:
    problems = objections_to_volley(BOOK, volley(*SPEARMEN[:3], odd))

    assert [problem.code for problem in problems] == codes
    assert {problem.rule for problem in problems} <= {"SHOOT-03"}
    assert len(told(*problems)) == 2 * len(codes)


@pytest.mark.rule("SHOOT-03")
def test_all_charging_is_no_reason_to_refuse() -> None:
    charging = [at(name=str(i), melee=Melee.CHARGED) for i in range(3)]

    assert objections_to_volley(BOOK, volley(*charging)) == ()


@pytest.mark.rule("SHOOT-03")
def test_a_gun_is_not_fired_in_a_volley() -> None:
    codes = [problem.code for problem in objections_to_volley(BOOK, (shot("field_artillery"),))]

    assert codes == ["shooting-volley-of-guns"]


def test_a_volley_says_all_that_is_against_its_shots() -> None:
    rules = [problem.rule for problem in objections_to_volley(BOOK, volley(*SPEARMEN, inches=25))]

    assert rules == ["CHAR-02"] * 6


@pytest.mark.rule("SHOOT-02")
def test_the_hits_of_a_volley_fall_on_different_figures() -> None:
    """Regulars near: 3 and more. Four hits on three spearmen, none of whom saves."""
    events = fire_volley(BOOK, volley(*SPEARMEN[:3]), Dice([3, 2, 6, 5, 1, 3]))

    assert [event.target for event in events if isinstance(event, HitAllotted)] == [
        "spearman 1",
        "spearman 2",
        "spearman 3",
        "spearman 1",
    ]
    assert dead(events) == ["spearman 1", "spearman 2", "spearman 3"]


@pytest.mark.rule("SHOOT-02")
def test_shooters_of_a_volley_may_need_different_faces() -> None:
    shots = (shot(REGULARS[0], SPEARMEN[0]), shot(by("archers", name="archer"), SPEARMEN[0]))
    events = fire_volley(BOOK, shots, Dice([4, 4]))

    assert dead(events) == ["spearman 1"]


@pytest.mark.rule("SHOOT-02")
def test_a_volley_kills_as_many_as_its_hits_in_every_throw() -> None:
    """Three regulars at six spearmen, all 216 throws against a count of faces of 3 and more."""
    order = volley(*SPEARMEN, shooters=3)

    assert all(
        len(dead(fire_volley(BOOK, order, Dice(faces)))) == sum(face >= 3 for face in faces)
        for faces in product(range(1, 7), repeat=3)
    )


# --- laws ---

TROOPS = sorted(BOOK.troops)
FIGURES = st.builds(
    at,
    st.sampled_from([*TROOPS, "dhow", "attendant", WALL]),
    name=st.sampled_from("abc"),
    leader=st.booleans(),
    attendants=st.integers(0, 2),
    rather_save=st.booleans(),
    behind=st.sampled_from(Obstacle),
    aboard=st.sampled_from(["", "canoe"]),
)
SHOTS = st.builds(
    shot,
    st.builds(by, st.sampled_from(TROOPS), name=st.sampled_from("xyz")),
    FIGURES,
    st.integers(0, 50),
    near=st.lists(st.builds(Near, FIGURES, st.integers(0, 3)), max_size=2).map(tuple),
    stretch=st.lists(FIGURES, max_size=3).map(tuple),
    spell_broken=st.booleans(),
)
PHASES = st.lists(SHOTS, max_size=5).map(tuple)
FACES = st.lists(st.integers(1, 6), min_size=60, max_size=60)


@given(PHASES, FACES)
def test_deciding_twice_is_the_same(order: tuple[Shot, ...], faces: list[int]) -> None:
    assert shoot(BOOK, order, Dice(faces)) == shoot(BOOK, order, Dice(faces))


@given(PHASES, FACES)
def test_the_dice_asked_for_one_by_one_are_those_that_are_read(
    order: tuple[Shot, ...], faces: list[int]
) -> None:
    """Whoever throws just what is asked for, each time, comes to the same events with no die to spare."""
    plenty = Dice(faces)
    wanted = shoot(BOOK, order, plenty)
    known: list[int] = []
    while True:
        try:
            given_ = Dice(known)
            events = shoot(BOOK, order, given_)
        except DiceNeeded as needed:
            known += faces[len(known) : len(known) + needed.count]
        else:
            break

    assert (events, given_.left) == (wanted, ())
    assert len(known) == 60 - len(plenty.left)


@given(PHASES, FACES)
def test_nobody_dies_twice_and_every_event_is_worded(order: tuple[Shot, ...], faces: list[int]) -> None:
    events: tuple[Event, ...] = shoot(BOOK, order, Dice(faces))
    killed = [event.figure for event in events if isinstance(event, FigureShot)]

    assert len(killed) == len(set(killed))
    assert len(told(*events)) == 2 * len(events)


@given(st.builds(by, st.sampled_from(TROOPS)), FIGURES, st.integers(0, 50))
def test_names_change_nothing_in_what_is_needed(shooter: Shooter, target: Target, inches: int) -> None:
    """Shots alike but for names are reckoned once in a phase."""
    renamed = shot(replace(shooter, name="somebody"), replace(target, name="else"), inches)

    assert check(BOOK, renamed) == check(BOOK, shot(shooter, target, inches))


ANYBODY = st.builds(
    by,
    st.sampled_from(TROOPS),
    mighty_warrior=st.booleans(),
    dismounted=st.booleans(),
    changed_mount=st.booleans(),
    moved=st.sampled_from(Moved),
    melee=st.sampled_from(Melee),
    behind=st.sampled_from(Obstacle),
    aboard=st.sampled_from(["", "canoe"]),
    under_way=st.booleans(),
    armed_scout=st.booleans(),
)
AT_ANYBODY = st.builds(
    at,
    st.sampled_from([*TROOPS, WALL]),
    dismounted=st.booleans(),
    changed_mount=st.booleans(),
    melee=st.sampled_from(Melee),
    started_in_cover=st.booleans(),
    in_cover=st.booleans(),
    behind=st.sampled_from(Obstacle),
    shoots=st.booleans(),
    friend_in=st.sampled_from([0, None]),
    aboard=st.sampled_from(["", "canoe"]),
)
ANYHOW = st.builds(
    shot, ANYBODY, AT_ANYBODY, st.sampled_from([2, 9, 13]), contact=st.booleans(), blind=st.booleans()
)


@given(st.lists(ANYHOW, min_size=2, max_size=8).map(tuple))
def test_each_shot_of_a_phase_needs_what_it_needs_alone(phase: tuple[Shot, ...]) -> None:
    alike: dict[object, Check] = {}
    for one in phase:
        assert alike.setdefault(one.facts, check(BOOK, one)) == check(BOOK, one)
    assert [event.check for event in fire(BOOK, phase, Dice([1] * len(phase)))] == [
        check(BOOK, one) for one in phase
    ]


@given(ANYBODY, ANYBODY, AT_ANYBODY, AT_ANYBODY, st.booleans())
def test_shots_that_need_something_else_differ_in_their_facts(
    shooter: Shooter, other: Shooter, target: Target, another: Target, contact: bool
) -> None:
    one = shot(shooter, target, 9, contact)
    changed = [
        *(shot(replace(shooter, **{each.name: getattr(other, each.name)}), target, 9, contact)
          for each in fields(Shooter)),
        *(shot(shooter, replace(target, **{each.name: getattr(another, each.name)}), 9, contact)
          for each in fields(Target)),
    ]  # fmt: skip
    assert all(each.facts != one.facts or check(BOOK, each) == check(BOOK, one) for each in changed)


def test_the_dice_are_worded() -> None:
    assert all(has(language, why) for language in LANGUAGES for why in (DIE, ALLOT, SPLASH, BREACH, SAVE))
