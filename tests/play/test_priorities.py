"""Target priority, page 26."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.rules.play.shooting.objections import (
    FREE,
    AllowedTargets,
    Candidate,
    choice,
    objections_to_choice,
)
from tests.play.shots import BOOK, Shooter, by
from tests.wording import told

FAR = Candidate("far", 15, unit="north")
NEAR = Candidate("near", 5, unit="south")
BESIDE = Candidate("beside", 18, unit="south")
COMING = Candidate("coming", 12, unit="north", advancing=True)
COMING_FIRST = Candidate("coming first", 9, unit="west", advancing=True)
CONTACT = Candidate("contact", 0, unit="east", contact=True)
ALONE = Candidate("alone", 4)


def _choice(shooter: Shooter, enemies: Iterable[Candidate]) -> AllowedTargets:
    return choice(BOOK, shooter.unit, shooter.name, enemies)


def chosen(*enemies: Candidate, shooter: Shooter | str = "regulars") -> AllowedTargets:
    return _choice(by(shooter) if isinstance(shooter, str) else shooter, enemies)


@pytest.mark.parametrize(
    ("enemies", "allowed", "rule"),
    [
        pytest.param((CONTACT, COMING, NEAR), ("contact",), "PRIO-03", id="contact first", marks=pytest.mark.rule("PRIO-03", "PRIO-02")),
        pytest.param((COMING, COMING_FIRST, NEAR), ("coming first",), "PRIO-04", id="nearest that advances", marks=pytest.mark.rule("PRIO-04", "PRIO-02")),
        pytest.param((FAR, NEAR, BESIDE), ("near", "beside"), "PRIO-05", id="any figure of the nearest unit", marks=pytest.mark.rule("PRIO-05")),
        pytest.param((NEAR, ALONE), ("alone",), "PRIO-05", id="an independent figure is a unit of one", marks=pytest.mark.rule("PRIO-05")),
        pytest.param((BESIDE, Candidate("other", 20)), ("beside", "other"), "PRIO-06", id="nobody within 16 in", marks=pytest.mark.rule("PRIO-06", "PRIO-05")),
        pytest.param((Candidate("edge", 16), BESIDE), ("edge",), "PRIO-05", id="sixteen inches", marks=pytest.mark.rule("PRIO-05")),
        pytest.param((), (), "PRIO-06", id="nobody"),
    ],
)  # fmt: skip
def test_the_highest_priority_shuts_out_the_others(
    enemies: tuple[Candidate, ...], allowed: tuple[str, ...], rule: str
) -> None:
    made = chosen(*enemies)

    assert (made.allowed, made.reason.rule) == (allowed, rule)
    assert {problem.about["target"] for problem in made.refused} == {e.name for e in enemies} - set(allowed)


@pytest.mark.rule("PRIO-01", "CANNON-04", "GUN-23")
@pytest.mark.parametrize(
    ("shooter", "free"),
    [
        pytest.param(by("askaris", leader=True), True, id="leader"),
        pytest.param(by("field_artillery"), True, id="artillery"),
        pytest.param(by("muzzle_loading_cannon"), True, id="cannon"),
        pytest.param(by("gunboat"), True, id="gunboat"),
        pytest.param(by("machine_gun"), False, id="machine gun"),
        pytest.param(by("white_men"), False, id="White Man"),
    ],
)
def test_who_shoots_at_whom_he_likes(shooter: Shooter, free: bool) -> None:
    made = chosen(CONTACT, COMING, NEAR, shooter=shooter)

    assert (len(made.allowed) == 3, made.reason.rule == "PRIO-01") == (free, free)


@pytest.mark.rule("PRIO-04")
def test_an_advance_beyond_reach_does_not_count() -> None:
    """Musketeers reach 10 in."""
    assert chosen(COMING, NEAR, shooter="musketeers").allowed == ("near",)


@pytest.mark.rule("PRIO-05")
def test_the_nearest_unit_is_sought_within_reach() -> None:
    """Archers reach 8 in: at 9 no unit has priority, and the choice is free."""
    assert chosen(Candidate("nine", 9), Candidate("twelve", 12), shooter="archers").reason.rule == "PRIO-06"


@pytest.mark.rule("PRIO-05")
def test_whom_the_book_bars_or_the_arc_leaves_out_is_no_candidate() -> None:
    """A unit is as near as its nearest figure that can be shot at."""
    hidden = Candidate("hidden", 3, unit="north", barred=True)
    behind = Candidate("behind", 2, unit="west", in_arc=False)

    assert chosen(hidden, behind, FAR, NEAR).allowed == ("near",)


@pytest.mark.rule("PRIO-05")
def test_the_nearest_unit_has_to_be_in_the_arc_of_those_too_who_shoot_all_round() -> None:
    behind = Candidate("behind", 2, unit="west", in_arc=False)

    assert chosen(behind, NEAR, shooter="archers").allowed == ("near",)


@pytest.mark.rule("PRIO-05")
def test_a_comrade_of_the_nearest_beyond_reach_is_no_candidate() -> None:
    """The nearest unit has a figure at 18 in, and askaris reach 16."""
    assert chosen(NEAR, BESIDE, shooter="askaris").allowed == ("near",)


@pytest.mark.rule("PRIO-04")
def test_two_equally_near_may_both_be_chosen() -> None:
    twin = Candidate("twin", 9, advancing=True)

    assert chosen(COMING_FIRST, twin).allowed == ("coming first", "twin")


@pytest.mark.rule("PRIO-02", "PRIO-03")
def test_why_another_may_not_be_chosen() -> None:
    (problem,) = objections_to_choice(BOOK, by().unit, "shooter", (CONTACT, NEAR), "near")

    assert (problem.rule, problem.page, problem.about["first"]) == ("PRIO-03", 26, "contact")
    assert objections_to_choice(BOOK, by().unit, "shooter", (CONTACT, NEAR), "contact") == ()


def test_every_row_has_its_condition() -> None:
    assert [row.when for row in BOOK.shooting.priorities.free] == list(FREE)


CANDIDATES = st.lists(
    st.builds(
        Candidate,
        st.text("abcdef", min_size=1, max_size=3),
        st.integers(0, 40),
        st.booleans(),
        st.booleans(),
        st.booleans(),
        st.sampled_from(["", "north", "south"]),
        st.booleans(),
    ),
    max_size=8,
    unique_by=lambda enemy: enemy.name,
)
SHOOTERS = st.builds(by, st.sampled_from(sorted(BOOK.troops)), leader=st.booleans())


@given(SHOOTERS, CANDIDATES)
def test_everyone_who_can_be_shot_at_is_allowed_or_refused(
    shooter: Shooter, enemies: list[Candidate]
) -> None:
    made = _choice(shooter, enemies)
    refused = {problem.about["target"] for problem in made.refused}

    assert not refused & set(made.allowed)
    assert refused | set(made.allowed) <= {enemy.name for enemy in enemies if not enemy.barred}
    assert made.allowed or not made.refused
    assert all(told(made.reason, *made.refused))


@given(SHOOTERS, CANDIDATES, st.randoms(use_true_random=False))
def test_the_order_of_the_enemies_does_not_matter(
    shooter: Shooter, enemies: list[Candidate], random: object
) -> None:
    backwards = _choice(shooter, enemies[::-1])

    assert set(_choice(shooter, enemies).allowed) == set(backwards.allowed)
