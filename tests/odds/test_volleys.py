"""Many shots before their dice: each answer is that of every roll by the rules themselves, or icepool's."""

from dataclasses import replace
from fractions import Fraction
from itertools import cycle

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.chances import Chances, tried
from heart_africa.rules.odds.blows import Counted, anybody
from heart_africa.rules.odds.volleys import odds_of_shooting, odds_of_volley
from heart_africa.rules.play.shooting.resolution import fire_volley, shoot
from heart_africa.rules.play.shooting.shot import Shot
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle
from tests.play.shots import BOOK, Near, Shooter, Target, at, by, dead, shot

JUMA, BARAKA, REGULAR = by("askaris", name="Juma"), by("askaris", name="Baraka"), by(name="regular")
GUN, OTHER_GUN = by("field_artillery", name="gun"), by("field_artillery", name="other gun")
TEMBO, SIMBA, CHUI = (at(name=name, unit="spears") for name in ("Tembo", "Simba", "Chui"))
STANLEY, CAMERON = (at("white_men", name=name) for name in ("Stanley", "Cameron"))
CHIEF = at("ruga_ruga", name="chief", leader=True, attendants=1)
CHOOSY = at("white_men", name="Burton", leader=True, attendants=1, rather_save=True)
WALLED = tuple(replace(one, behind=Obstacle.FORTIFICATION) for one in (TEMBO, SIMBA, STANLEY))


def _at(shooter: object, target: Target, **facts: object) -> Shot:
    return shot(shooter, target, 8, **facts)  # type: ignore[arg-type]  # whatever a test says of it


PHASES = {
    "each his own": (_at(JUMA, TEMBO), _at(BARAKA, SIMBA), _at(REGULAR, CHUI)),
    "three at one": (_at(JUMA, TEMBO), _at(BARAKA, TEMBO), _at(REGULAR, TEMBO)),
    "saves": (_at(JUMA, STANLEY), _at(BARAKA, STANLEY), _at(JUMA, CAMERON)),
    "saved from one, not from the other": (_at(JUMA, STANLEY), _at(REGULAR, STANLEY)),
    "attendants": (_at(JUMA, CHIEF), _at(BARAKA, CHIEF), _at(REGULAR, CHIEF)),
    "a choice": (_at(JUMA, CHOOSY), _at(REGULAR, CHOOSY), _at(BARAKA, CHOOSY)),
    "behind a work": tuple(_at(one, WALLED[0], stretch=WALLED) for one in (JUMA, BARAKA)),
    "two behind a work": tuple(_at(one, WALLED[0], stretch=WALLED[:2]) for one in (JUMA, BARAKA, REGULAR)),
    "splash": (_at(GUN, TEMBO, near=(Near(SIMBA, 1), Near(STANLEY, 1), Near(CHUI, 3))), _at(JUMA, SIMBA)),
    "two bursts": (_at(GUN, TEMBO, near=(Near(SIMBA, 1),)), _at(OTHER_GUN, SIMBA, near=(Near(TEMBO, 1),))),
    "splash on a chief": (_at(GUN, TEMBO, near=(Near(CHIEF, 1),)), _at(JUMA, CHIEF)),
    "a gun at a crowd": (
        _at(GUN, WALLED[0], stretch=WALLED[:2], near=(Near(WALLED[1], 1),)),
        _at(JUMA, SIMBA),
    ),
    "a gunboat": (_at(by("gunboat"), TEMBO, near=(Near(SIMBA, 1),)), _at(by("gunboat"), TEMBO)),
    "at a vessel and a man": (_at(JUMA, at("gunboat", name="boat")), _at(BARAKA, TEMBO)),
}


@pytest.mark.rule("SHOOT-01", "TROOP-02", "TROOP-03", "LEAD-16", "LEAD-19", "GUN-02", "GUN-03", "FORT-15")
@pytest.mark.parametrize("shots", [pytest.param(shots, id=name) for name, shots in PHASES.items()])
@pytest.mark.parametrize("unit", ["", "spears"])
def test_the_casualties_of_a_phase_are_those_of_every_roll(shots: tuple[Shot, ...], unit: str) -> None:
    ours = {"Tembo", "Simba", "Chui"}
    odds = odds_of_shooting(BOOK, shots, among(ours) if unit else anybody)

    rolled = tried(lambda dice: sum(not unit or name in ours for name in dead(shoot(BOOK, shots, dice))))

    assert _same(odds.casualties, rolled)


def among(names: set[str]) -> Counted:
    """Only these are counted."""
    return lambda figure: figure.name in names


def _same(one: Chances[int], other: Chances[int]) -> bool:
    outcomes = {*one.weights, *other.weights}
    return all(one.of(outcome) == other.of(outcome) for outcome in outcomes)


def _volley(shooters: tuple[object, ...], group: tuple[Target, ...], **facts: object) -> tuple[Shot, ...]:
    return tuple(_at(shooter, target, **facts) for shooter, target in zip(shooters, cycle(group)))


VOLLEYS = {
    "enough of them": _volley((JUMA, BARAKA), (TEMBO, SIMBA, CHUI)),
    "round again": _volley((JUMA, BARAKA, REGULAR), (TEMBO, SIMBA)),
    "round again at those who save": _volley((JUMA, BARAKA, JUMA), (STANLEY, CAMERON)),
    "save from some": _volley((JUMA, REGULAR, BARAKA), (STANLEY, CAMERON)),
    "save from some, nobody twice": _volley((REGULAR, JUMA), (STANLEY, CAMERON)),
    "unlike one another": _volley((JUMA, BARAKA), (STANLEY, TEMBO)),
    "a chief among them": _volley((JUMA, BARAKA, REGULAR), (CHIEF, TEMBO)),
    "a gun among them": _volley((JUMA, GUN), (STANLEY, TEMBO), near=(Near(TEMBO, 1), Near(SIMBA, 1))),
    "a vessel among them": _volley((JUMA, REGULAR), (at("gunboat", name="boat"), TEMBO)),
}


@pytest.mark.rule("SHOOT-02")
@pytest.mark.parametrize("volley", [pytest.param(volley, id=name) for name, volley in VOLLEYS.items()])
@pytest.mark.parametrize("unit", ["", "spears"])
def test_the_casualties_of_a_volley_are_those_of_every_roll(volley: tuple[Shot, ...], unit: str) -> None:
    ours = {"Tembo", "Simba", "Chui"}
    odds = odds_of_volley(BOOK, volley, among(ours) if unit else anybody)

    rolled = tried(
        lambda dice: sum(not unit or name in ours for name in dead(fire_volley(BOOK, volley, dice)))
    )

    assert _same(odds.casualties, rolled)


def _askaris(count: int, target: Target, group: int, inches: float = 8) -> tuple[Shot, ...]:
    return _aimed([by("askaris")] * count, [target] * group, inches)


def _aimed(shooters: list[Shooter], group: list[Target], inches: float) -> tuple[Shot, ...]:
    """Each at the next of the group, and round again, all by names of their own."""
    targets = cycle(replace(one, name=f"target {number}") for number, one in enumerate(group))
    return tuple(
        shot(replace(one, name=f"shooter {number}"), next(targets), inches)
        for number, one in enumerate(shooters)
    )


@pytest.mark.parametrize(
    ("target", "needs", "saves"), [(at(in_cover=True), 5, 7), (at("white_men"), 4, 4)], ids=["cover", "saves"]
)
def test_thirty_askaris_are_as_icepool_says(target: Target, needs: int, saves: int) -> None:
    """They need a 4 within 8 in, and a 5 at those in cover; White Men save on 4 and more."""
    kill = icepool.map(lambda hit, save: int(hit >= needs and save < saves), icepool.d6, icepool.d6)
    expected = 30 @ kill

    odds = odds_of_volley(BOOK, _askaris(30, target, 30))

    assert {count: odds.casualties.of(count) for count in range(31)} == {
        count: expected.probability(count) for count in range(31)
    }
    assert odds.mean == expected.mean()
    assert odds.at_least(8) == expected.probability(">=", 8)


def test_hits_beyond_the_last_of_a_group_begin_anew_as_icepool_says() -> None:
    """Thirty askaris at ten White Men: of h hits, h // 10 on everyone and one more on h % 10 of them."""

    def fallen(hits: int) -> object:
        rounds, rest = divmod(hits, 10)
        dead_after = [icepool.coin(2**wounds - 1, 2**wounds) for wounds in (rounds, rounds + 1)]
        return (10 - rest) @ dead_after[0] + rest @ dead_after[1]

    expected = (30 @ (icepool.d6 >= 4)).map(fallen)

    odds = odds_of_volley(BOOK, _askaris(30, at("white_men"), 10))

    assert {count: odds.casualties.of(count) for count in range(11)} == {
        count: expected.probability(count) for count in range(11)
    }


# --- laws ---

shooters = st.builds(
    lambda troop, moved: by(troop, moved=moved),
    st.sampled_from(["white_men", "regulars", "askaris", "archers", "pygmy_archers"]),
    st.sampled_from(list(Moved)),
)
targets = st.builds(
    lambda troop, cover, charged: at(troop, in_cover=cover, melee=Melee.CHARGED if charged else Melee.NONE),
    st.sampled_from(["white_men", "spearmen", "pygmy_spearmen", "lancers", "scout"]),
    st.booleans(),
    st.booleans(),
)
Said = tuple[list[Shooter], list[Target], int]
volleys = st.tuples(
    st.lists(shooters, min_size=1, max_size=6),
    st.lists(targets, min_size=1, max_size=4),
    st.integers(1, 12),
)


@given(volleys)
def test_all_cases_are_counted_once(said: Said) -> None:
    odds = odds_of_volley(BOOK, _aimed(*said))

    assert sum(odds.casualties.weights.values()) == odds.casualties.cases
    assert sum(odds.hits.weights.values()) == odds.hits.cases
    assert max(odds.casualties.weights) <= min(len(said[0]), len(said[1]))


@given(volleys)
def test_one_shooter_fewer_never_kills_more_on_average(said: Said) -> None:
    volley = _aimed(*said)

    assert odds_of_volley(BOOK, volley[:-1]).mean <= odds_of_volley(BOOK, volley).mean


@given(volleys)
def test_cover_never_helps_the_shooters(said: Said) -> None:
    shooters, group, inches = said
    covered = _aimed(shooters, [replace(one, in_cover=True) for one in group], inches)

    assert odds_of_volley(BOOK, covered).mean <= odds_of_volley(BOOK, _aimed(*said)).mean


def test_reasons_are_those_of_the_checks() -> None:
    odds = odds_of_volley(BOOK, _askaris(2, at(in_cover=True), 2, 9))

    assert [[(line.rule, line.value) for line in check.reckoning.lines] for check in odds.checks] == [
        [("CHAR-06", 1), ("SHOOT-11", -1), ("SHOOT-14", -1)]
    ] * 2
    assert odds.mean == Fraction(2, 6)
