"""The computer's players: what they order and why, whole games, and how our set plays."""

import pytest

from heart_africa.companions.isandlwana import odds
from heart_africa.companions.isandlwana.balance import PLAYED
from heart_africa.companions.isandlwana.combat import Attack, Fire
from heart_africa.companions.isandlwana.game import ChooseOrder, EndPhase
from heart_africa.companions.isandlwana.hexes import distance
from heart_africa.companions.isandlwana.movement import FormSquare, Move, MoveZulu
from heart_africa.companions.isandlwana.plans import BRITISH, ZULUS, break_out, close_in, stand
from heart_africa.core.dice import Dice
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.laboratory.games import chances
from tests.companions.isandlwana.table import GAME, Table, laid

WEST = (("1008", "0908", "0808", "0709", "0609", "0510", "0410", "0310", "0209", "0109"),)


# --- what they order ---


def test_a_fire_uses_just_the_points_that_miss_with_a_six_alone() -> None:
    """Against clear ground 7 is enough: 6 of A's 8 beside the target, so 2 are left for the next."""
    table = Table("combat", "0807 0708", a="0808 8")

    planned = stand(table.game.book, table.state)[0]
    assert planned.order in {Fire("0807", ("a",), (6,)), Fire("0708", ("a",), (6,))}
    assert planned.why == "isandlwana-why-fire-near"


def test_the_stand_gathers_round_the_wagon_and_forms_square_there() -> None:
    table = Table("movement", "0101", a="1008 5", c="1012 4", wagon="1008")

    first = stand(table.game.book, table.state)[0]
    assert first.order.pieces == ("c",)
    assert distance(first.order.end, "1008") == 1
    assert first.why == "isandlwana-why-gather"
    table.do(first.order)
    assert stand(table.game.book, table.state)[0].order == FormSquare(("a",))


def test_the_wagon_goes_west_by_the_road_with_whoever_stands_there() -> None:
    table = Table("movement", "0101", box=laid(WEST), a="1008 5", wagon="1008").put(colours="shown", turn=2)

    planned = break_out(table.game.book, table.state)[0]
    assert (planned.order, planned.why) == (Move(("a", "wagon"), "0808"), "isandlwana-why-wagon-west")


def test_whoever_keeps_up_goes_ahead_of_the_wagon_and_forms_square() -> None:
    """The wagon has moved: C stands on the road before it, where no Zulu can bar the way then."""
    table = Table("movement", "0101", box=laid(WEST), a="0808 8", c="0908 4", wagon="0808").put(
        colours="shown", turn=2, points={"a": 2, "wagon": 2}
    )

    planned = break_out(table.game.book, table.state)[0]
    assert (planned.order, planned.why) == (Move(("c",), "0709"), "isandlwana-why-gather")
    table.do(planned.order)
    assert isinstance(break_out(table.game.book, table.state)[0].order, FormSquare)


@pytest.mark.parametrize(("turn", "goes"), [(5, True), (6, False)])
def test_once_the_edge_is_out_of_reach_those_who_break_out_stand(turn: int, goes: bool) -> None:
    """Three hexes are left, two a turn: on turn 5 there is time, on turn 6 none."""
    table = Table("movement", "2501", box=laid(WEST), a="0410 5", wagon="0410").put(
        colours="shown", turn=turn
    )

    orders = [each.order for each in break_out(table.game.book, table.state)]
    assert (Move(("a", "wagon"), "0209") in orders) is goes
    assert (orders == [each.order for each in stand(table.game.book, table.state)]) is not goes


def test_what_bars_the_road_is_fired_at_first() -> None:
    """Fire comes before movement in any case: whoever moves last is rid of the Zulus around."""
    table = Table("choice", "0908 1007", box=laid(WEST), a="1008 5", wagon="1008").put(
        colours="shown", turn=2
    )

    assert break_out(table.game.book, table.state)[0].order == ChooseOrder("combat")
    table.do(ChooseOrder("combat"))
    planned = break_out(table.game.book, table.state)[0]
    assert (planned.order.target, planned.why) == ("0908", "isandlwana-why-clear-way")


@pytest.mark.parametrize(("steps", "target"), [("3", "0808"), ("2", "0806")])
def test_the_zulus_strike_whom_the_snipers_alone_would_not_have_in_time(steps: str, target: str) -> None:
    """On turn 5 two rounds of snipers are left, so E's 3 steps want an attack, and G's only if they are 3 too.

    Among wagons E is hit on 2 faces of 6, G on 4, which count half where snipers are enough.
    """
    table = Table("zulu-attack", "0807", box=laid(wagons="0806"), e="0806 3", g=f"0808 {steps}").put(turn=5)

    planned = close_in(table.game.book, table.state)[0]
    assert (planned.order, planned.why) == (Attack("0807", target), "isandlwana-why-likeliest")


def test_what_the_zulus_are_advised_after_some_have_moved_can_be_ordered() -> None:
    """Whoever has moved stays where he is, and nobody is sent there."""
    table = Table("zulu-movement", "0805 0806", a="0808 4")
    for _ in range(2):
        planned = close_in(table.game.book, table.state)[0]
        assert isinstance(planned.order, MoveZulu)
        assert table.game.objections(table.state, planned.order) == ()
        table.do(planned.order)

    assert close_in(table.game.book, table.state)[0].order == EndPhase()


# --- whole games ---


@pytest.mark.parametrize(("british", "zulus"), [(b, z) for b in BRITISH for z in ZULUS])
def test_every_plan_plays_a_game_to_its_end_and_says_why(british: str, zulus: str) -> None:
    values = {"british": british, "zulus": zulus, "set-up": "printed"}
    state, reasons, moment = GAME.start, set(), ""

    for ordered in PLAYED.replay(values, chances(0, 1)):
        if state.turn and moment != GAME.moment(state):
            moment = GAME.moment(state)
            plans = ZULUS if state.side == "zulu" else BRITISH
            plan = plans[zulus if state.side == "zulu" else british]
            reasons |= {each.why for each in plan(GAME.book, state)}
        assert GAME.objections(state, ordered.command) == ()
        state = GAME.play(state, ordered.command, Dice(ordered.faces))

    outcome = PLAYED.play(values, chances(0, 1))
    assert state.ending == outcome.ending != ""
    assert outcome.length == state.turn
    assert len(reasons) >= 5
    assert [why for why in reasons for lang in LANGUAGES if not has(lang, why)] == []


def test_other_values_of_the_laboratory_play_too() -> None:
    for values in ({"british": "any-legal", "zulus": "system", "set-up": "free-set-up"},
                   {"british": "stand", "zulus": "system", "set-up": "free-set-up"}):  # fmt: skip
        outcome = PLAYED.play(values, chances(3, 0))
        assert outcome.ending in {"survival", "massacre", "breakout"}
        assert outcome.facts[outcome.ending] == 1


# --- exact chances ---


@pytest.mark.rule("IS-096", "IS-097")
def test_the_odds_of_fire_are_exact() -> None:
    table = Table("combat", "0807 0708", a="0808 8", c="0809 2")
    book, state = table.game.book, table.state

    assert odds.fire(book, state, Fire("0807", ("a",))) * 6 == 5  # 7, but a 6 misses
    assert odds.fire(book, state, Fire("0807", ("c",))) * 6 == 1  # 0, but a 1 hits


@pytest.mark.rule("IS-051", "IS-087", "IS-116")
def test_the_losses_of_a_stack_are_exact() -> None:
    """Two attacks on one step: dead unless both miss. A square needs a 3, the unit beside it a 4."""
    alone = Table("zulu-attack", "0807", a="0808 1")
    lost = odds.losses(alone.game.book, alone.state, "0808", 2)
    assert [lost.of(steps) * 36 for steps in (0, 1)] == [4, 32]

    mixed = Table("zulu-attack", "0807", a="0808 5 square", c="0808 1")
    lost = odds.losses(mixed.game.book, mixed.state, "0808", 1)
    assert lost.of(1) * 6 == 4
    twice = odds.losses(mixed.game.book, mixed.state, "0808", 2)
    # a 4 kills c first, then 3 faces hit a; a 1 to 3 takes a's step, then 4 faces hit somebody
    assert twice.of(2) * 36 == 1 * 3 + 3 * 4


@pytest.mark.rule("IS-055", "IS-056", "IS-060")
def test_the_odds_of_snipers_and_leaders_are_exact() -> None:
    table = Table("sniping", "0807", a="0808 4", c="0907 4", e="0707 4", durnford="0808")

    assert {hit: odds.sniped(table.state).of(hit) * 6 for hit in (1, 2, 3)} == {1: 1, 2: 1, 3: 4}
    assert odds.sniped(table.put(turn=3).state).of(3) == 1
    assert odds.falls(table.state) * 3 == 1
