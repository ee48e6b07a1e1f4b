"""Whole battles played by the computer: they end, by the rules, and by their seed come out again."""

from dataclasses import replace

import pytest

from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Act
from heart_africa.core.problems import BadData
from heart_africa.language.narration import sentence
from heart_africa.opponent.armies import drawn, pair
from heart_africa.opponent.battles import Played, Setting, begun, play
from heart_africa.opponent.facts import called
from heart_africa.opponent.heads import Level
from heart_africa.rules.battle import Stage
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.battle.units import Gone
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.preparation.scenarios import budgets
from heart_africa.rules.referee.umpire import CallIt
from tests.referee.referred import BOOK, REFEREE

SMALL = 300
LISTS = ("zanzibaris", "native_kingdom")


def played(scenario: Scenario, seed: str = "1", level: Level = "random", **how: object) -> Played:
    """A small battle."""
    armies = pair(LISTS, scenario, SMALL * 2 if scenario == "ambush" else SMALL, "red", seed)
    setting = Setting(scenario, "savannah", "red", **how)  # type: ignore[arg-type]  # fields of it
    return play(armies, setting, {"red": level, "blue": level}, seed)


@pytest.mark.parametrize("scenario", ["encounter", "ambush", "planned_attack", "raid"])
def test_any_lawful_orders_bring_a_battle_to_its_end(scenario: Scenario) -> None:
    found = played(scenario, most_turns=16)
    assert found.journal.state.stage is Stage.OVER
    assert found.outcome.winner in {"attacker", "defender", "draw"}


def test_nothing_was_overruled_and_the_journal_reads_back_as_it_was_written() -> None:
    journal = played("raid").journal
    acts = [entry.record for entry in journal.entries]
    assert all(isinstance(act, Act) and not act.despite and not act.reason for act in acts)
    texts = [REFEREE.codec.text(entry) for entry in journal.entries]
    again = Journal(REFEREE, [REFEREE.codec.entry(text) for text in texts])
    assert again.state == journal.state


def test_no_lots_leave_a_side_without_ground_where_its_porters_may_begin() -> None:
    seed = "g1/120/planned_attack"  # whose first lots put a marsh all along the attacker's 6 inches
    armies = pair(("native_kingdom", "portuguese_settlers"), "planned_attack", 600, "red", seed)
    at = begun(REFEREE, armies, Setting("planned_attack", "forest", "red"), seed).position()
    barred = at.land.barred("baggage")
    along = [at.land.at((x + 0.5, y + 0.5)) for x in range(72) for y in range(5)]
    assert any(ground not in barred for ground in along)


def test_the_same_seed_plays_the_same_battle_and_another_seed_another() -> None:
    one, again, other = (played("encounter", seed, most_turns=3) for seed in ("7", "7", "8"))
    texts = [[REFEREE.codec.text(each) for each in found.journal.entries] for found in (one, again, other)]
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]
    assert one.outcome == again.outcome


@pytest.mark.parametrize(
    ("scenario", "attacker", "defender"),
    [("encounter", 600, 600), ("ambush", 600, 300), ("planned_attack", 600, 480), ("raid", 450, 600)],
)
def test_each_part_has_its_points_and_the_stronger_has_what_was_agreed(
    scenario: Scenario, attacker: int, defender: int
) -> None:
    assert budgets(BOOK, scenario, 600) == (attacker, defender)


def test_an_army_of_a_list_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadData, match="martians"):
        drawn("martians", SMALL, "red", "1")


def test_a_list_without_a_legal_army_for_so_few_points_says_so() -> None:
    with pytest.raises(BadData) as found:
        drawn("colonial_expedition", 20, "red", "1")
    assert found.value.code == "no-army-drawn"


def test_who_has_not_won_in_the_turns_of_an_evening_draws_an_encounter() -> None:
    found = played("encounter", most_turns=2)
    assert (found.outcome.winner, found.outcome.won) == ("draw", "")
    assert found.outcome.turns == 3
    last = found.journal.entries[-1].record
    assert isinstance(last, Act)
    assert isinstance(last.command, CallIt)
    event = last.facts[0].event
    assert sentence("en", event).endswith("the turns of an evening are over, and nobody has won")
    assert sentence("es", event).endswith("se han acabado los turnos de una tarde y no ha ganado nadie")


@pytest.mark.parametrize(
    ("red", "blue", "winner"),
    [
        (8, 4, "attacker"),
        (7, 4, "draw"),
        (4, 8, "defender"),
        (4, 7, "draw"),
        (1, 0, "attacker"),
        (0, 0, "draw"),
    ],
)
def test_an_encounter_is_called_for_who_has_twice_as_much_of_his_army_left(
    red: int, blue: int, winner: str
) -> None:
    """Of eight that each has brought; 41 turns have begun."""
    ours, theirs = (unit(side, side, "spearmen", 8) for side in SIDES)
    left = [
        replace(
            each,
            figures=tuple(
                replace(f, gone=Gone.SHOT if n >= here else Gone.NO) for n, f in enumerate(each.figures)
            ),
        )
        for each, here in ((ours, red), (theirs, blue))
    ]
    over = called(BOOK, stage(*left, turn=41))
    assert over is not None
    assert over.order.winner == winner
    assert called(BOOK, stage(*left, turn=40)) is None


@pytest.mark.parametrize(("turn", "is_called"), [(60, False), (61, True)])
def test_a_column_has_longer_to_get_away(turn: int, is_called: bool) -> None:
    """Sixty turns, after which the defender has won."""
    battle = replace(stage(unit("Lanzas", "red", "spearmen", 8), turn=turn), scenario="ambush")
    over = called(BOOK, battle)
    assert (over is not None) is is_called
    assert over is None or over.order.winner == "defender"


def test_nobody_orders_for_the_other_side_that_it_stays() -> None:
    """All who stay, and a turn that is passed, are orders for both sides."""
    acts = [entry.record for entry in played("raid").journal.entries]
    kinds = {act.command.kind for act in acts if isinstance(act, Act)}
    assert "decline" in kinds
    assert not kinds & {"all-stay", "pass-turn"}
