"""Fire, attacks and sniping without a map: hit numbers by hand, exact odds."""

from fractions import Fraction

import pytest

from heart_africa.companions.isandlwana import combat, odds
from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.companions.isandlwana.questions import AttackAsked, FireAsked, Firer, beside_zulus, hits
from heart_africa.companions.run import Book

BOOK = Book.of(ISANDLWANA.readings.choose({}))
CHART = Book.of(ISANDLWANA.readings.choose({"IS-109": "no_bonus"}))
ONE = Book.of(ISANDLWANA.readings.choose({"IS-133": "one"}))


def needs(asked: FireAsked, book: Book = BOOK) -> int:
    return combat.fire_reckoning(book, asked.state, asked.order).total


@pytest.mark.parametrize(
    ("asked", "number"),
    [
        pytest.param(FireAsked(firers=(Firer(8),), reaction=True), 7, id="the first example: 8 + 1 - 2"),
        pytest.param(FireAsked(firers=(Firer(4),), reaction=True), 3, id="and C Company: 4 + 1 - 2"),
        pytest.param(FireAsked(firers=(Firer(5, 2),)), 3, id="two hexes away: 5 - 2"),
        pytest.param(FireAsked(firers=(Firer(3), Firer(4, 3))), 5, id="8.4: (3 + 1) + (4 - 1) is 7, less 2"),
        pytest.param(FireAsked(firers=(Firer(1, 3),)), -1, id="no strength below one: 1 - 2"),
        pytest.param(FireAsked(firers=(Firer(3, 2, square=True),)), 0, id="in square: 2 - 2"),
        pytest.param(FireAsked(firers=(Firer(3, 2, colours=True),)), 2, id="with the colours: 4 - 2"),
        pytest.param(FireAsked(firers=(Firer(3, 1, colours=True),), reaction=True), 2,
                     id="not in the reaction: 3 + 1 - 2"),
        pytest.param(FireAsked(firers=(Firer(3, 2),), colours_captured=True), 0, id="colours captured"),
        pytest.param(FireAsked(firers=(Firer(3, 2),), turn=5), 1, id="turn 5"),
        pytest.param(FireAsked(firers=(Firer(3, 2),), turn=6), 0, id="turn 6: short of ammunition"),
        pytest.param(FireAsked(firers=(Firer(3, 2, wagon=True), Firer(3, 2)), turn=6), 3,
                     id="but not by the wagon: 3 + 2 - 2"),
        pytest.param(FireAsked(firers=(Firer(3, 2),), turn=6, wagon_captured=True), -1,
                     id="wagon captured too: 3 - 1 - 1 - 2"),
        pytest.param(FireAsked(firers=(Firer(6, 2),), defense=4), 2, id="a wagon hex"),
    ],
)  # fmt: skip
@pytest.mark.rule("IS-088", "IS-093", "IS-094", "IS-095", "IS-107", "IS-108", "IS-109", "IS-130", "IS-131",
                  "IS-132", "IS-133")  # fmt: skip
def test_the_hit_number_of_british_fire(asked: FireAsked, number: int) -> None:
    assert needs(asked) == number


def test_players_may_read_the_chart_and_the_wagon_otherwise() -> None:
    assert needs(FireAsked(firers=(Firer(8),), reaction=True), CHART) == 6
    assert needs(FireAsked(firers=(Firer(3, 2),), turn=6, wagon_captured=True), ONE) == 0


@pytest.mark.parametrize(
    ("asked", "number"),
    [
        pytest.param(AttackAsked(), 4, id="the example: 6 - 2"),
        pytest.param(
            AttackAsked(defense=4, leader=True), 1, id="C Company with Durnford among wagons: 6 - 5"
        ),
        pytest.param(AttackAsked(square=True), 3, id="7.7: a square in the open has 3"),
        pytest.param(AttackAsked(leader=True, square=True, colours=True), 1, id="all three"),
        pytest.param(AttackAsked(defense=4, leader=True, square=True, colours=True), 0, id="six at most"),
    ],
)
@pytest.mark.rule("IS-025", "IS-087", "IS-128", "IS-129")
def test_the_hit_number_of_a_zulu_attack(asked: AttackAsked, number: int) -> None:
    state = asked.state
    assert combat.zulu_needs(BOOK, state, next(iter(state.standing)), square=asked.square) == number


@pytest.mark.rule("IS-096", "IS-097")
def test_the_odds_of_attacks() -> None:
    """Five attacks with hit number 4 are the example; a 1 hits whatever the number, a 6 never does."""
    state = AttackAsked().state

    assert hits(state, 4, 5).of(3) == 10 * Fraction(4, 6) ** 3 * Fraction(2, 6) ** 2
    assert [hits(state, each, 1).of(1) for each in (-3, 0, 1, 2, 5, 6, 14)] == [
        Fraction(each, 6) for each in (1, 1, 1, 2, 5, 5, 5)
    ]


@pytest.mark.parametrize(
    ("units", "turn", "lost"),
    [
        pytest.param(4, 1, {1: 1, 2: 1, 3: 1, 4: 3}, id="four units: 4, 5 and 6 hit all"),
        pytest.param(8, 4, {4: 1, 5: 1, 6: 1, 7: 1, 8: 2}, id="eight units, turn 4: 5 + 3 hits all"),
        pytest.param(8, 2, {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}, id="nothing is added in turn 2"),
        pytest.param(0, 6, {0: 6}, id="nobody"),
    ],
)
@pytest.mark.rule("IS-055", "IS-056", "IS-058")
def test_how_many_lose_a_step_to_sniping(units: int, turn: int, lost: dict[int, int]) -> None:
    assert dict(odds.sniped(beside_zulus(units, turn)).weights) == lost
