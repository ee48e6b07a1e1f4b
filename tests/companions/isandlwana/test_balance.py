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


def test_the_better_plan_wins_about_every_other_game() -> None:
    """40 to 60 %; in 5 to 20 % of the games of the other plan wagon and colours get away: the whole intervals."""
    won = {plan: of(plan).counts["massacre"] for plan in ("stand", "break-out")}
    better = min(won.values(), key=lambda each: each.share.value)
    away = of("break-out").counts["breakout"]

    assert 0.40 <= better.low < better.high <= 0.60
    assert 0.05 <= away.low < away.high <= 0.20


def test_the_last_of_the_british_falls_on_turn_five_or_six() -> None:
    """Of the games that the Zulus win the median ends on one of these, whatever the plan: 6 with one, 5 with the other."""
    for plan, by_turn_5 in (("stand", False), ("break-out", True)):
        found = of(plan).counts
        half = found["massacre"].times / 2
        assert found["dead-by-4"].times < half
        assert (found["dead-by-5"].times > half) is by_turn_5
