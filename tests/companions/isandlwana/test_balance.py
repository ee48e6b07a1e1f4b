"""How our own set plays: the report beside the pack is true, and keeps what we aim at."""

import pytest

from heart_africa.companions.isandlwana.balance import PLAYED
from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.core.citations import COMPANIONS
from heart_africa.core.strict import read
from heart_africa.laboratory.balance import BalanceReport, PlayerReport
from heart_africa.laboratory.games import chances
from heart_africa.terminal.companions.balance import How
from heart_africa.terminal.lab.options import meant


def published() -> BalanceReport:
    head = ISANDLWANA.packs.own_set(1).top.head
    assert head.balance is not None
    file = COMPANIONS / "isandlwana" / head.balance.report
    report = read(BalanceReport, file.read_text(encoding="utf-8"), str(file))
    assert (report.pack, report.pack_version) == (head.id, head.version)
    assert (report.seed, report.players[0].games) == (head.balance.seed, head.balance.games)
    return report


def of(plan: str) -> PlayerReport:
    return next(each for each in published().players if each.player == plan)


@pytest.mark.parametrize("plan", ["stand", "break-out"])
def test_the_report_beside_the_pack_comes_out_again(plan: str) -> None:
    """Its first games by its seed: whoever changes the pack or a rule makes the report anew."""
    report = published()
    values = {"british": plan, "zulus": "system", "set-up": "printed"}
    games = [PLAYED.play(values, chances(report.seed, number)) for number in range(4)]

    assert tuple(each.points["british"] for each in games) == of(plan).first[:4]


def test_what_is_told_is_what_the_experiment_plays() -> None:
    """The report and the experiment have as many games by the same seed; the command has no numbers of its own."""
    report, found = published(), meant("isandlwana-balance").experiment

    assert (found.games, found.seed) == (report.players[0].games, report.seed)
    assert (How().games, How().seed) == (None, None)


BETTER = min(published().players, key=lambda each: each.counts["massacre"].share.value)
"""The plan that wins oftener; all that is aimed at holds for it."""


def test_the_better_plan_wins_about_every_other_game_and_gets_away_in_some() -> None:
    """40 to 60 %, 5 to 20 % by wagon and colours in the west: the whole intervals."""
    lost, away = BETTER.counts["massacre"], BETTER.counts["breakout"]

    assert 0.40 <= lost.low < lost.high <= 0.60
    assert 0.05 <= away.low < away.high <= 0.20


def test_the_last_of_the_british_falls_on_turn_five_or_six() -> None:
    """Of the games that the better plan loses the median ends on turn 6: by turn 5 fewer than half are over."""
    half = BETTER.counts["massacre"].times / 2

    assert BETTER.counts["dead-by-4"].times < BETTER.counts["dead-by-5"].times < half
