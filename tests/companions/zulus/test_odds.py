"""Exact chances, against a count by hand."""

from fractions import Fraction

import pytest

from heart_africa.companions.zulus import odds
from heart_africa.companions.zulus.advice import advise, outcomes
from heart_africa.companions.zulus.chits import DrawChit, ReturnChit
from heart_africa.companions.zulus.odds import Outcome
from heart_africa.companions.zulus.volleys import Fire
from tests.companions.zulus.table import GAME, Table


def test_a_volley_of_one_die() -> None:
    """One die at long range: four in six nothing, one drives back, one hits."""
    table = Table().acting().hold(hand=(18,)).stand(right=3)
    found = odds.volley(table.book, table.state, Fire(18, "right-horn"))

    assert found.cases == 6
    assert found.of(Outcome(0, 3, routed=False, fallen=False)) == Fraction(4, 6)
    assert found.of(Outcome(0, 4, routed=False, fallen=False)) == Fraction(1, 6)
    assert found.of(Outcome(1, 3, routed=False, fallen=False)) == Fraction(1, 6)


def test_a_minus_one_takes_the_hit_away() -> None:
    """With one -1 a single die hits never and drives back on a 6."""
    table = Table().acting(low_ammo=True).hold(hand=(18,)).stand(right=3)
    found = odds.volley(table.book, table.state, Fire(18, "right-horn"))

    assert found.where(lambda each: each.lost > 0) == 0
    assert found.of(Outcome(0, 4, routed=False, fallen=False)) == Fraction(1, 6)


def test_two_dice_and_g_company() -> None:
    """Two dice, the better one raised: a hit unless neither shows 5 or 6, 1 - (4/6)² = 5/9."""
    table = Table().acting().hold(hand=(18,)).put(support=("g-company",)).stand(right=2)
    found = odds.volley(table.book, table.state, Fire(18, "right-horn"))

    assert found.where(lambda each: each.lost > 0) == Fraction(5, 9)
    assert sum(found.weights.values()) == found.cases == 36


def test_g_company_and_a_target_in_a_fire() -> None:
    """Three dice in the burning Hospital: one that shows 3 or more drives back or hits, 1 - (2/6)³ = 26/27.

    The advice plays out the same: told apart or not, the cases come to one.
    """
    table = Table().acting().hold(hand=(18,)).put(support=("g-company",), fires=("hospital",)).stand(chest=1)
    found = odds.volley(table.book, table.state, Fire(18, "chest"))
    advised = [*outcomes(table.book, table.state, Fire(18, "chest"))]

    assert found.of(Outcome(0, 1, routed=False, fallen=False)) == Fraction(1, 27)
    unmoved = (chance for after, chance in advised if after.ibuthos[0] == table.state.ibuthos[0])
    assert (sum(unmoved), sum(chance for _, chance in advised)) == (Fraction(1, 27), 1)


def test_a_defence_and_a_fire() -> None:
    table = Table().hold(table=(6, 9))

    assert odds.defends(table.state, 6) == Fraction(4, 6)
    assert odds.defends(table.state, 9) == Fraction(2, 6)
    assert odds.fire(table.state).of("hospital") == Fraction(1, 2)
    assert odds.fire(table.put(fires=("hospital",)).state).of("one-out") == Fraction(1, 6)
    assert odds.fire(table.state, fighting=True).of("one-out") == Fraction(1, 2)


def test_the_chits_in_the_cup_and_those_that_lie_aside() -> None:
    table = Table(1)
    cup = [0] * len(table.state.cup)
    for chit in ("r", "washing", "all-1", "overheat"):
        cup[table.state.chit_place(chit)] = 1
    assert odds.chits(table.put(cup=tuple(cup)).state) == dict.fromkeys(
        ("all-1", "r", "overheat", "washing"), Fraction(1, 4)
    )
    known = tuple(1 if each.id == "overheat" else 0 for each in table.state.box.chits)
    aside = odds.chits(table.put(aside=2, sure=known).state)
    assert aside == {
        "all-1": Fraction(1, 6),
        "r": Fraction(1, 6),
        "washing": Fraction(1, 6),
        "overheat": Fraction(1, 2),
    }


@pytest.mark.parametrize(
    ("right", "hold", "chance"),
    [(2, (), Fraction(1, 4)), (1, (), Fraction(1, 2)), (2, (6,), Fraction(1, 12)), (5, (), Fraction(0))],
)
def test_the_chance_to_be_overrun_by_the_next_chit(
    right: int, hold: tuple[int, ...], chance: Fraction
) -> None:
    """Of Right Horn 1 and 2, R and Washing the 2 loses from box 2, both from 1; Dalton holds on four of six."""
    table = Table().stand(right=right).hold(table=hold).put(markers=hold)
    cup = [0] * len(table.state.cup)
    for chit in ("right-horn-1", "right-horn-2", "r", "washing"):
        cup[table.state.chit_place(chit)] = 1
    table.put(cup=tuple(cup))

    assert odds.overrun(table.book, table.state) == chance
    assert odds.overrun(table.book, table.put(step="action").state) == chance


def test_snipers_and_overheat_are_reckoned_with() -> None:
    """Snipers in two: they draw until the one Advance comes, which loses. Overheat: half of the time."""
    table = Table().stand(right=1)
    for chit, chance in (
        ("snipers", Fraction(1, 3) + Fraction(1, 3)),
        ("overheat", Fraction(1, 3) + Fraction(1, 6)),
    ):
        cup = [0] * len(table.state.cup)
        for each in ("right-horn-1", "washing", chit):
            cup[table.state.chit_place(each)] = 1
        assert odds.overrun(table.book, table.put(cup=tuple(cup)).state) == chance


def test_what_comes_next_is_said_with_its_rule() -> None:
    table = Table()
    assert (GAME.due(table.state).what, GAME.due(table.state).rule) == ("zulus-due-impi", "ZR-044")
    table.do(DrawChit("snipers"))
    assert GAME.due(table.state).rule == "ZR-110"
    assert GAME.due(table.put(choosing_fire=True).state).rule == "ZR-083"
    assert GAME.due(table.put(choosing_fire=False, step="prince", returning=2).state).about == {"count": 2}
    over = Table().hold(hand=(5, 20, 21, 22, 23, 24, 25)).put(step="housekeeping")
    assert (GAME.due(over.state).what, GAME.due(over.state).about) == ("zulus-due-discard", {"count": 2})
    assert GAME.due(Table(1).put(step="draw", draws=1).state).rule == "ZR-182"
    assert GAME.due(Table().put(step="volley").state).rule == "ZR-167"
    assert GAME.due(Table().put(step="over").state).what == "zulus-due-over"


def test_what_the_prince_calls_back_by_lot_is_counted_lot_by_lot() -> None:
    """Of three discarded Advances two are the same: two in three that one of these goes back."""
    table = Table().put(step="prince", turn=1, returning=1)
    used = [0] * len(table.state.used)
    cup = [0] * len(table.state.cup)
    used[table.state.chit_place("chest-1")], used[table.state.chit_place("all-1")] = 2, 1
    cup[table.state.chit_place("r")] = 1
    table.put(used=tuple(used), cup=tuple(cup)).stand(chest=1)
    found = list(odds.cases(table.book, table.state, ReturnChit(), Fraction(1)))

    back = [sum(chance for after, chance in found if after.used[table.state.chit_place(each)] < had)
            for each, had in (("chest-1", 2), ("all-1", 1))]  # fmt: skip
    assert back == [Fraction(2, 3), Fraction(1, 3)]
    # either of them brings the Chest into the box of the marker, and beside it lies an R
    (advice,) = advise(table.book, table.state)
    assert (advice.order, advice.survives) == (ReturnChit(), Fraction(1, 2))
