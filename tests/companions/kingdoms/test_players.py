"""The computer's players: what they do in plain cases, that they know no more than they may, and why."""

from typing import Any

import pytest

from heart_africa.companions.kingdoms.balance import PLAYED
from heart_africa.companions.kingdoms.cards import Pass, PlayFame
from heart_africa.companions.kingdoms.combat import FightOn, PlayPlus, Retreat, Stand
from heart_africa.companions.kingdoms.components import Effect
from heart_africa.companions.kingdoms.game import carried_out
from heart_africa.companions.kingdoms.marches import EndTurn, March
from heart_africa.companions.kingdoms.odds import duel
from heart_africa.companions.kingdoms.players import PLAYERS, choice
from heart_africa.companions.kingdoms.realm import Build, Recruit
from heart_africa.companions.kingdoms.rounds import ChooseColour
from heart_africa.companions.kingdoms.state import Lasting, Task
from heart_africa.companions.seats import Choice
from heart_africa.core.journal.records import Command
from heart_africa.core.messages import LANGUAGES, say
from heart_africa.laboratory.games import chances
from tests.companions.kingdoms.table import Table


def chosen(table: Table, player: str = "planner") -> Choice:
    """What a player does there."""
    return choice(table.game.book, table.state, tuple(table.legal()), player, lambda _: 0)


SMART = ("greedy", "planner")


@pytest.mark.parametrize("player", SMART)
def test_a_fortress_is_built_before_a_settlement(player: str) -> None:
    """As the game ends; before that the planner counts what a settlement still brings."""
    table = Table().put(britannia=tuple(each.id for each in Table().state.box.britannia))
    table.stand("britons", settlements="alba").hold("britons", stone=2, wheat=2, wood=1)

    found = chosen(table, player)

    assert (found.order, found.about) == (Build("fortress", "alba"), {"points": 2})


@pytest.mark.parametrize("player", SMART)
def test_a_reason_does_not_tell_whether_a_hand_holds_what_might_have_been_played(player: str) -> None:
    """Whoever cannot but pass says the same as whoever might do otherwise and does not want to."""
    table = Table().stand("britons", armies=[("alba", 1)])
    pass_, end, march = Pass(), EndTurn(), March(1, "alba")

    def why(*orders: Command) -> str:
        return choice(table.game.book, table.state, orders, player, lambda _: 0).why

    assert why(pass_) == why(pass_, pass_) == why(end) == why(end, end) == "kingdoms-why-nothing"
    assert why(march) == "kingdoms-why-only"


@pytest.mark.parametrize("player", SMART)
def test_who_wins_the_game_by_the_next_victory_attacks_at_any_odds(player: str) -> None:
    table = Table().hold("britons", wins=15).stand("britons", armies=[("alba", 1)])
    table.stand("saxons", fortresses="bera")

    found = chosen(table, player)

    assert found.order == March(1, "bera", "saxons")
    assert found.why == "kingdoms-why-win-now"


@pytest.mark.rule("DK-073")
@pytest.mark.parametrize("player", SMART)
def test_who_may_not_stay_idle_fights_against_all_odds_and_does_not_regroup_for_ever(player: str) -> None:
    """Two armies stand among fortresses, where who holds one wins the game."""
    table = Table().stand("britons", armies=[("alba", 1), ("alba", 3)])
    table.hold("saxons", wins=15).stand("saxons", fortresses="alba bera elda", armies=[("alba", 3)])

    orders: list[Command] = []
    while table.state.step == "turn" and len(orders) < 9:
        orders.append(chosen(table, player).order)
        table.state = carried_out(table.game.book, table.state, orders[-1], chances(0, 0)).state

    assert table.state.step != "turn"
    assert isinstance(orders[-1], March)


@pytest.mark.parametrize("player", SMART)
def test_one_troop_does_not_attack_a_fortress(player: str) -> None:
    table = Table().stand("britons", armies=[("alba", 1)]).stand("saxons", fortresses="bera")

    assert chosen(table, player).order == March(1, "elda")


@pytest.mark.parametrize(("place", "player", "goes"), [("alba", "greedy", True), ("alba", "planner", False)])
def test_only_the_planner_leaves_no_fortress_that_an_army_threatens(
    place: str, player: str, *, goes: bool
) -> None:
    """A guard of three makes a siege hopeless; without it, three troops take the fortress one time in three."""
    table = Table().put(britannia=tuple(each.id for each in Table().state.box.britannia))
    table.stand("britons", fortresses=place, armies=[(place, 3)]).stand(
        "saxons", armies=[("bera", 3)], markers="dana"
    )

    assert (chosen(table, player).order == March(1, "elda")) is goes


def test_troops_are_raised_where_they_make_an_attack_good() -> None:
    table = Table().stand("britons", fortresses="alba elda", armies=[("elda", 1), ("alba", 2)])
    table.stand("saxons", settlements="cora").hold("britons", gold=2, iron=1)
    table.stand("britons", armies=[("alba", 1), ("bera", 2)])

    assert chosen(table).order == Recruit(2)  # next to cora


@pytest.mark.parametrize(("short", "cards", "plays"), [(1, 1, True), (2, 1, False), (2, 2, True)])
def test_cards_are_played_where_they_win_the_round_and_else_kept(
    short: int, cards: int, *, plays: bool
) -> None:
    table = Table().stand("britons", armies=[("alba", 1)]).stand("saxons", settlements="bera")
    table.hold("britons", wood=cards).do(March(1, "bera"), 3, 2 + short, 1)

    assert chosen(table).order == (PlayPlus("wood") if plays else Pass())


def test_on_a_tie_the_colour_that_brings_more() -> None:
    table = (
        Table().stand("britons", settlements="alba alba bera").put(due=(Task("colour", 0), Task("turn", 0)))
    )

    assert chosen(table, "greedy").order == ChooseColour("red")


def test_a_lost_battle_is_left() -> None:
    table = (
        Table()
        .stand("britons", armies=[("alba", 3)])
        .stand("saxons", armies=[("bera", 1)], markers="bera cora")
    )
    table.do(March(1, "bera"))
    assert isinstance(chosen(table).order, Stand | Retreat)
    three = table.put(lasting=(Lasting(Effect("extra-dice", 3), "combat", 0),))

    assert duel("battle", 3, 1).wins > 0.9  # so the one had better go
    assert chosen(three).order == Retreat("cora")


def test_a_card_of_defence_is_played_against_a_strong_attack_only() -> None:
    for troops, plays in ((3, True), (1, False)):
        table = Table().stand("britons", armies=[("alba", troops)]).stand("saxons", settlements="bera")
        table.hold("saxons", fame=("wall",)).do(March(1, "bera"))
        assert isinstance(chosen(table).order, PlayFame) is plays


def test_nobody_looks_into_another_hand() -> None:
    """Two games that differ only in hands that a player does not know are played alike by him."""
    one = (
        Table().stand("britons", armies=[("alba", 2)], settlements="alba").stand("saxons", settlements="bera")
    )
    one.hold("saxons", wood=4, fame=("valour", "wall"))
    other = (
        Table().stand("britons", armies=[("alba", 2)], settlements="alba").stand("saxons", settlements="bera")
    )
    other.hold("saxons", gold=4, fame=("iron", "iron"))

    assert chosen(one) == chosen(other)


@pytest.mark.parametrize("player", PLAYERS)
def test_every_player_plays_a_game_to_its_end_and_says_why(player: str) -> None:
    rules, chance = PLAYED.rules, chances(1, 1)
    state, why = rules.start, set[str]()
    for order in PLAYED.laid_out({"players": 4}):
        state = rules.play(state, order, chance)
    while orders := rules.legal(state):
        found = choice(rules.book, state, orders, player, chance.pick)
        assert found.order in orders
        why.add(found.why)
        state = rules.play(state, found.order, chance)

    assert state.ending
    facts: dict[str, Any] = {
        "chance": "50%",
        "points": 1,
        "count": 1,
        "place": "-",
        "what": "ship",
        "resource": "-",
    }
    assert all(say(lang, each, facts) for lang in LANGUAGES for each in why)
    assert len(why) > (1 if player == "any-legal" else 9) or player == "any-legal"


def test_the_planner_wins_against_three_who_do_anything() -> None:
    won = 0
    for number in range(6):
        outcome = PLAYED.play({"players": 4, "player": "any-legal", "first": "planner"}, chances(5, number))
        won += outcome.facts["first"]

    assert won == 6  # all of them


@pytest.mark.rule("DK-097", "DK-101")
@pytest.mark.parametrize(
    ("pluses", "wins", "played"),
    [((0, 0), 15, 0), ((1, 0), 21, 6), ((0, 1), 10, 0), ((1, 1), 15, 0), ((2, 1), 21, 6)],
)
def test_a_fight_is_reckoned_with_the_cards_that_both_may_play(
    pluses: tuple[int, int], wins: int, played: int
) -> None:
    """One die against one: 15 of 36 are higher, 6 more are equal, 5 just one higher.

    One card wins the equal ones too, and is played there alone; a card of the other takes back those that
    are one higher. One against one changes nothing, but each equal roll where two are held against one.
    """
    found = duel("battle", 1, 1, (0, 0), pluses)

    assert (round(found[0] * 36), round(found[3] * 36)) == (wins, played)


def test_who_fights_on_says_with_which_chance() -> None:
    table = Table().stand("britons", armies=[("alba", 3)], markers="alba").stand("saxons", settlements="bera")
    table.do(March(1, "bera"), 1, 2, 3, 5, 5)

    found = chosen(table)

    assert (found.order, found.about) == (FightOn(), {"chance": duel("settlement", 2, 0).wins})
