"""2, 8, 15: victory points, the threshold, the last card, ties; and cards that nobody knows."""

import pytest

from heart_africa.companions.kingdoms.cards import (
    Exchange,
    Pass,
    PlayFame,
    PutRight,
    Steal,
    TakeFame,
    TurnCard,
)
from heart_africa.companions.kingdoms.combat import PlayPlus
from heart_africa.companions.kingdoms.events import Ended
from heart_africa.companions.kingdoms.marches import EndTurn, March
from heart_africa.companions.kingdoms.realm import Recruit
from heart_africa.companions.kingdoms.state import Task
from heart_africa.companions.kingdoms.victory import victory_points
from heart_africa.core.dataclass import replace
from tests.companions.kingdoms.box import box
from tests.companions.kingdoms.table import Table

EVERY = tuple(each.id for each in box().britannia)


@pytest.mark.rule("DK-145", "DK-049", "DK-056", "DK-057", "DK-009", "DK-123")
def test_points_are_counted_piece_by_piece() -> None:
    table = Table().stand("britons", settlements="alba alba bera", fortresses="cora", ships=("alba", "hena"))
    table.hold("britons", wins=4).stand("britons", markers="dana")

    found = victory_points(table.state, 0)

    assert [(each.what, each.value) for each in found.lines] == [
        ("kingdomscalc-settlements", 3),
        ("kingdomscalc-fortresses", 2),
        ("kingdomscalc-ships", 2),
        ("kingdomscalc-wins", 4),
    ]
    assert (found.total, table.of("britons").points) == (11, 11)


@pytest.mark.rule("DK-140", "DK-141", "DK-142")
@pytest.mark.parametrize(
    ("count", "wins", "over"), [(3, 14, False), (3, 15, True), (4, 13, False), (4, 14, True)]
)
def test_a_combat_won_by_who_has_the_points_already_ends_the_game(
    count: int, wins: int, *, over: bool
) -> None:
    table = Table(count).stand("britons", armies=[("alba", 1)]).stand("saxons", armies=[("bera", 1)])
    table.hold("britons", wins=wins).do(March(1, "bera"), 6, 1)

    assert (table.state.ending, table.state.winners) == (("threshold", ("britons",)) if over else ("", ()))
    assert (table.legal() == []) is over


@pytest.mark.rule("DK-141", "DK-140", "DK-104")
@pytest.mark.parametrize(("wins", "over"), [(13, False), (14, True)])
def test_points_of_the_same_turn_count_for_the_next_combat(wins: int, *, over: bool) -> None:
    """A battle makes 14 or 15 of 13 or 14 points; then another army takes a settlement."""
    table = Table().stand("britons", armies=[("alba", 1), ("fara", 1)]).hold("britons", wins=wins)
    table.stand("saxons", armies=[("bera", 1)]).stand("angles", settlements="elda")

    table.do(March(1, "bera"), 6, 1)
    assert table.told(Ended) == []
    table.do(TakeFame("valour")).do(March(2, "elda"), 6, 5, 5)

    assert bool(table.told(Ended)) is over
    assert table.game.due(table.state).rule == ("DK-140" if over else "DK-090")


@pytest.mark.rule("DK-142")
@pytest.mark.parametrize(("reading", "ending"), [("both", "threshold"), ("attacker", "")])
def test_a_victory_as_defender_counts_too(reading: str, ending: str) -> None:
    table = Table(DK_142=reading).stand("britons", armies=[("alba", 1)]).stand("saxons", settlements="bera")
    table.hold("saxons", wins=14).do(March(1, "bera"), 1, 1, 1)

    assert table.state.ending == ending


@pytest.mark.rule("DK-142", "DK-127", "DK-141")
def test_plunder_and_markers_are_no_victories() -> None:
    table = Table().stand("britons", armies=[("alba", 1), ("cora", 1)]).hold("britons", wins=15)
    table.stand("saxons", settlements="bera").stand("angles", markers="dana")

    table.do(March(1, "bera", "saxons", "plunder"), 6, 1).do(March(2, "dana"))

    assert table.state.ending == ""


@pytest.mark.rule("DK-031", "DK-143")
def test_after_the_round_of_the_last_card_the_most_points_win() -> None:
    table = Table().put(britannia=EVERY).stand("saxons", settlements="dana").do(EndTurn()).do(EndTurn())
    assert table.state.ending == ""

    table.do(EndTurn())

    assert (table.state.ending, table.state.winners) == ("cards", ("saxons",))


@pytest.mark.rule("DK-144")
@pytest.mark.parametrize(
    ("decided", "winners"),
    [
        ("territories", "britons"),
        ("wins", "saxons"),
        ("cards", "angles"),
        ("nothing", "britons saxons angles"),
    ],
)
def test_ties_are_decided_one_after_another(decided: str, winners: str) -> None:
    """Three points each: by settlements, by victories, and then by what else they have."""
    table = Table().put(britannia=EVERY, due=(Task("turn", 0),))
    for who, place in (("britons", "alba"), ("saxons", "dana"), ("angles", "hena")):
        table.stand(who, settlements=f"{place} {place}", ships=(place,) if place != "dana" else ("cora",))
    if decided == "territories":
        table.stand("britons", markers="bera")
    if decided == "wins":
        table.stand("saxons", settlements="dana").hold("saxons", wins=1)
    if decided == "cards":
        table.hold("angles", fame=("riches",), gold=1).hold("saxons", gold=1)

    table.do(EndTurn())

    assert [(each.decided, " ".join(each.winners)) for each in table.told(Ended)] == [(decided, winners)]
    assert table.game.due(table.state).rule == "DK-143"


# --- Fame ---


@pytest.mark.rule("DK-093", "DK-094", "DK-095")
def test_one_text_a_turn_and_what_was_just_won_may_be_played() -> None:
    table = Table().put(due=(Task("fame", 0), Task("turn", 0), Task("begin", 0), Task("turn", 0)))
    table.hold("britons", fame=("iron",)).do(TakeFame("glory"))
    table.do(PlayFame("glory"))
    assert table.dues == [("fame", "britons")]
    table.do(TakeFame("riches")).do(TakeFame("thief"))

    assert table.against(PlayFame("iron")) == ["DK-093"]
    assert table.state.beneath == ("glory",)
    table.do(EndTurn())
    assert table.do(PlayFame("iron")).hand("britons") == {"iron": 2}


@pytest.mark.rule("DK-093")
def test_a_text_played_in_the_last_turn_of_a_round_bars_none_at_the_next_production() -> None:
    table = (
        Table().put(due=(Task("turn", 0),), britannia=()).hold("britons", fame=("iron", "harvest", "harvest"))
    )
    table.do(PlayFame("iron")).do(EndTurn()).do(TurnCard("wood-grows"))

    table.do(PlayFame("harvest", colour="red"))
    assert table.state.bought == ("red",)
    assert table.legal("play-fame") == []


@pytest.mark.rule("DK-095", "DK-016")
def test_a_deck_that_runs_out_goes_on_with_what_was_played() -> None:
    table = Table().put(beneath=("iron", "glory"), due=(Task("fame", 0, 2), Task("turn", 0)))
    deck = [*box().fame_deck]
    for each in ("iron", "glory"):
        deck.remove(each)
    table.hold("saxons", fame=tuple(deck))

    assert table.against(TakeFame("glory")) == ["DK-095"]
    table.do(TakeFame()).do(TakeFame())
    assert (table.of("britons").fame, table.state.beneath) == (("iron", "glory"), ())


@pytest.mark.rule("DK-093", "DK-102")
def test_who_is_attacked_twice_in_a_turn_plays_one_text_and_the_other_card_as_a_plus() -> None:
    cards = tuple(replace(each, plus=True) if each.id == "wall" else each for each in box().fame)
    table = Table().put(components=replace(box(), fame=cards)).hold("saxons", fame=("wall", "wall"))
    table.stand("britons", armies=[("alba", 1), ("alba", 1)]).stand("saxons", settlements="bera")
    table.do(March(1, "bera")).do(PlayFame("wall"), 3, 3, 1, 1, 1).do(TakeFame("valour"))

    table.do(March(2, "bera"), 4, 3, 1)  # he is not asked for a text again

    assert table.do(PlayPlus(fame="wall")).armies("britons") == []


@pytest.mark.rule("DK-093")
def test_a_card_has_its_time_and_its_condition() -> None:
    table = (
        Table().hold("britons", fame=("defence", "harvest", "levy")).stand("britons", armies=[("alba", 1)])
    )

    for card in ("defence", "harvest", "levy"):
        assert table.against(PlayFame(card)) == ["DK-093"]
    assert table.against(PlayFame("riches")) == ["DK-094"]


def test_what_cards_do() -> None:
    table = Table().hold("britons", fame=("thief",)).hold("saxons", stone=1)
    assert [each.opponent for each in table.legal("play-fame")] == ["saxons", "angles"]
    table.do(PlayFame("thief", "saxons")).do(Steal())
    assert table.hand("britons") == {"stone": 1}

    other = Table().hold("britons", fame=("barter",), stone=2).do(PlayFame("barter"))
    other.do(Exchange("stone", "iron")).do(Pass())
    assert other.hand("britons") == {"stone": 1, "iron": 1}

    levy = Table().stand("britons", fortresses="alba").hold("britons", fame=("levy",)).do(PlayFame("levy"))
    assert levy.do(Recruit(place="alba")).do(Recruit(1)).armies("britons") == [("alba", 2)]


@pytest.mark.rule("DK-016", "DK-017")
def test_what_a_card_says_that_nobody_told_the_program_is_put_right() -> None:
    table = Table().stand("britons", settlements="alba", armies=[("alba", 2)])

    assert table.against(PutRight("nobody", "gold", 1)) == ["DK-018"]
    assert table.against(PutRight("britons", "gold", -1)) == ["DK-010"]
    assert table.against(PutRight("britons", "troop", 2, "alba")) == ["DK-010"]
    assert table.against(PutRight("britons", "settlement", 1, "nowhere")) == ["DK-003"]
    assert table.against(PutRight("saxons", "marker", 1, "alba")) == ["DK-010"]
    table.do(PutRight("britons", "gold", 2)).do(PutRight("britons", "troop", -2, "alba"))
    table.do(PutRight("Ana", "settlement", 1, "bera")).do(PutRight("britons", "win", 1))
    assert (table.hand("britons"), table.armies("britons")) == ({"gold": 2}, [])
    assert table.of("britons").points == 3


@pytest.mark.rule("DK-050", "DK-051")
def test_what_a_card_of_the_players_builds_takes_the_place_of_a_marker_of_ones_own_only() -> None:
    table = Table().stand("britons", markers="alba").stand("saxons", markers="bera")

    assert table.against(PutRight("britons", "settlement", 1, "bera")) == ["DK-010"]
    table.do(PutRight("britons", "fortress", 1, "alba"))
    assert (table.row("britons", "markers"), table.row("britons", "fortresses")) == ("", "alba")


@pytest.mark.rule("DK-022", "DK-029")
def test_whoever_has_the_real_deck_says_what_he_turned_over() -> None:
    table = Table().put(
        due=(Task("britannia", 0),), britannia=("wood-grows", "feast", "tax", "toll", "drought")
    )

    assert table.do(TurnCard("calm")).state.britannia[-1] == "calm"
