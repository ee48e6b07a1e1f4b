"""The computer's judgement of a position, what it advises, and how it plays."""

from fractions import Fraction
from itertools import product

import pytest

from heart_africa.companions.trial import any_legal, played_out
from heart_africa.companions.zulus.advice import advise
from heart_africa.companions.zulus.components import Edition
from heart_africa.companions.zulus.edition import weights
from heart_africa.companions.zulus.foresight import Foresight, facts
from heart_africa.companions.zulus.game import EndPhase, objections
from heart_africa.companions.zulus.odds import thrown
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.players import PLAYERS, greedy, looks_ahead
from heart_africa.companions.zulus.setting_up import OpenBox, SetUp
from heart_africa.companions.zulus.victory import level, victory_points
from heart_africa.companions.zulus.volleys import Fire, counted
from heart_africa.companions.zulus.worth import gains, position, told_apart
from heart_africa.laboratory.chance import Chance
from tests.companions.zulus.table import GAME, Table
from tests.conftest import EXAMPLES

WEIGHTS = weights(2)
AT_WILL = 18
"""A Volley card: three dice close, two at medium, one at long range."""


def at_the_gate() -> Table:
    """An iButho with one marker before the last box, and one chit in the cup that brings everybody on."""
    table = Table().acting().hold(hand=(AT_WILL,)).stand(chest=1, hits={0: 1})
    cup = [0] * len(table.state.cup)
    cup[table.state.chit_place("all-1")] = 1
    return table.put(cup=tuple(cup))


def test_advice_says_the_exact_chance_of_surviving_the_turn() -> None:
    """Three dice save the camp by one 5 at least, or two 6s: all but 64 + 3 * 16 of 216 throws."""
    table = at_the_gate()
    found = {each.order: each for each in advise(table.book, table.state)}

    assert found[EndPhase()].survives == 0
    assert found[Fire(AT_WILL, "chest")].survives == Fraction(104, 216)
    assert all(each.exact for each in found.values())


def test_the_chit_that_waits_is_what_has_to_be_survived() -> None:
    """Dalton lets it pass: carried out, it loses the game."""
    table = at_the_gate().hold(table=(6,)).put(step="impi").drawn("all-1")
    found = {each.order.kind: each.survives for each in advise(table.book, table.state)}

    assert found == {"carry-out": 0, "use-ability": 1}
    assert looks_ahead(table.book, table.state, table.legal(), lambda _: 0).kind == "use-ability"


def test_a_chit_about_to_be_drawn_is_the_only_one_that_has_to_be_survived() -> None:
    """Of two chits one loses at once; after the other one its player has Actions before the next."""
    table = at_the_gate().put(step="impi")
    cup = list(table.state.cup)
    cup[table.state.chit_place("ablaze")] = 1
    (found,) = advise(table.book, table.put(cup=tuple(cup)).state)

    assert (found.survives, found.exact) == (Fraction(1, 2), True)


def test_what_only_puts_a_chit_off_is_judged_with_the_chit() -> None:
    """Whoever builds could be sent back to hand first; the chit comes all the same, and nobody builds then."""
    table = Table().hold().put(step="impi", leader=3, thirds=2).stand(chest=2)
    found = {each.order.kind: each for each in advise(table.book, table.state)}

    assert set(found) == {"draw-chit", "stop-building"}
    assert found["draw-chit"].value > found["stop-building"].value
    assert found["draw-chit"].survives == found["stop-building"].survives


def test_far_from_the_camp_nothing_is_lost_next() -> None:
    table = Table().acting().hold(hand=(AT_WILL,))

    assert {each.survives for each in advise(table.book, table.state)} == {1}


def test_greedy_fires_at_whoever_is_nearest() -> None:
    table = Table().acting().hold(hand=(AT_WILL,)).stand(chest=2, left=1)
    order = greedy(table.book, table.state, table.legal(), lambda _: 0)
    reasons = gains(table.book, table.state, order)

    assert order == Fire(AT_WILL, "left-horn")
    assert sum(each.value for each in reasons) > 0
    assert [each.reason for each in reasons] == [
        "zulus-gain-volley", "zulus-gain-card", "zulus-gain-action",
    ]  # fmt: skip


def test_what_a_die_brings_is_reckoned_from_its_faces() -> None:
    """One die at long range: a sixth takes a marker (3 points), a sixth drives from 3 to 4, by our weights.

    An iButho with three markers weighs 45 * 0.55³ = 7.487 in box 3 and 4.118 in box 4, with two 6.738 in 3.
    """
    table = Table().acting().hold(hand=(AT_WILL,)).stand(right=3, hits={2: 3})
    brings = next(iter(gains(table.book, table.state, Fire(AT_WILL, "right-horn"))))

    assert brings.value == pytest.approx((3 + 7.487 - 6.738) / 6 + (7.487 - 4.118) / 6, abs=0.001)


def test_a_position_is_worth_less_the_nearer_they_come() -> None:
    table = Table().acting().hold(hand=(AT_WILL,))
    worth = [position(table.book, table.stand(chest=box).state) for box in (5, 4, 3, 2, 1)]

    assert worth == sorted(worth, reverse=True)
    assert position(table.book, table.put(barricades=1).state) > worth[-1]
    assert position(table.book, table.put(ending="defeat").state) < min(worth)


@pytest.mark.parametrize(("dice", "less"), [(2, 0), (3, 1), (3, 2)])
def test_throws_that_are_told_apart_come_to_the_same_as_all(dice: int, less: int) -> None:
    """Beside a count of every throw: the chance of so many hits and retreats."""

    def told(faces: tuple[int, ...]) -> tuple[int, int]:
        shown = counted(faces, less)
        return shown.count(6), shown.count(5)

    every = [told(faces) for faces in product(range(1, 7), repeat=dice)]
    few: dict[tuple[int, int], Fraction] = {}
    for faces, chance in thrown(dice):
        few[told(faces)] = few.get(told(faces), Fraction(0)) + chance

    assert few == {each: Fraction(every.count(each), len(every)) for each in every}


FEWEST = 20
"""In so many games both of the commonest ends are seen."""


@pytest.mark.parametrize("edition", [1, 2])
def test_games_end_and_no_order_is_against_the_rules(edition: Edition) -> None:
    """Random ones; on a free evening (`HEART_AFRICA_EXAMPLES=1000`) greedy ones too, and each end is seen."""
    seen: set[str] = set()
    opened = GAME.play(GAME.start, OpenBox(components(PACKS.own_set(edition))), Chance(""))
    players = (any_legal, greedy) if EXAMPLES >= 1000 else (any_legal,)
    for seed, player in product(range(max(FEWEST, EXAMPLES)), players):
        chance = Chance(str(seed))
        before = GAME.play(opened, SetUp(), chance)
        for order, after in played_out(GAME, before, player, chance, chance.pick):
            assert not objections(GAME.book, before, order)
            before = after
        assert before.step == "over"
        fell = [track for track, each in enumerate(before.ibuthos) if each.box == before.victory_box]
        seen |= {f"{before.ending} {fell}", level(before, victory_points(GAME.book, before).total)}

    assert {"tragic-defeat", "ignoble-defeat"} <= seen
    if EXAMPLES >= 1000:
        assert {name for name, _ in before.data.victory.levels} <= seen
        assert {f"defeat [{track}]" for track in range(4)} | {"relief []"} <= seen


def test_greedy_holds_out_longer_than_chance() -> None:
    opened = GAME.play(GAME.start, OpenBox(components(PACKS.own_set(2))), Chance(""))
    ends: dict[str, int] = {}
    for name in ("any-legal", "greedy"):
        for seed in range(12):
            chance = Chance(f"{seed}")
            state = GAME.play(opened, SetUp(), chance)
            for order, after in played_out(GAME, state, PLAYERS[name], chance, chance.pick):
                assert not objections(GAME.book, state, order)
                state = after
            ends[name] = ends.get(name, 0) + state.turn

    assert ends["greedy"] > ends["any-legal"]


def test_of_throws_that_come_to_the_same_one_is_played_out() -> None:
    """Of 20 throws of three dice with a -1 fourteen differ in their 6s, 5s or 4s; so does any number of 6s."""
    few = told_apart(3, 1, 5)

    assert (len(thrown(3)), len(few)) == (20, 14)
    assert sum(chance for _, chance in few) == 1
    for hits in range(3):
        every = sum(chance for faces, chance in thrown(3) if counted(faces, 1).count(6) == hits)
        assert sum(chance for faces, chance in few if counted(faces, 1).count(6) == hits) == every


def test_an_order_is_worth_what_its_dice_may_leave_at_the_end_of_the_phase() -> None:
    """One die at long range, and no Action after it: a sixth is a hit, a sixth a retreat, the rest a miss."""
    table = Table().acting().hold(hand=(AT_WILL,)).stand(right=3, hits={2: 3}).put(platoon=(), leader=0)
    fired = Table().hold().stand(right=3, hits={2: 3}).put(step="draw", low_ammo=False)
    left = {"miss": fired.state, "hit": fired.stand(right=3, hits={2: 2}).state}
    left["back"] = fired.stand(right=4, hits={2: 3}).state
    one = {
        name: sum(WEIGHTS[key] * each for key, each in facts(state).items()) for name, state in left.items()
    }

    value = Foresight(table.book).value(table.state, Fire(AT_WILL, "right-horn"))

    assert one["hit"] > one["back"] > one["miss"]
    assert value == pytest.approx((one["hit"] + one["back"] + 4 * one["miss"]) / 6)


def test_who_looks_ahead_fires_while_it_helps_and_then_ends_the_phase() -> None:
    table = Table().acting().hold(hand=(AT_WILL,)).stand(chest=1, right=4)
    far = Table().acting(0).hold(hand=(AT_WILL,))

    assert looks_ahead(table.book, table.state, table.legal(), lambda _: 0) == Fire(AT_WILL, "chest")
    assert looks_ahead(far.book, far.state, far.legal(), lambda _: 0) == EndPhase()
