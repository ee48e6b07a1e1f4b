"""How our own set plays: the report beside the pack is true, and keeps what we aim at."""

import pytest

from heart_africa.companions.isandlwana.balance import PLAYED
from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.core.citations import COMPANIONS
from heart_africa.core.strict import read
from heart_africa.laboratory.balance import BalanceReport, PlayerReport
from heart_africa.laboratory.games import chances


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


def test_the_better_plan_wins_about_every_other_game() -> None:
    """40 to 60 %, with its bounds; in 5 to 20 % of the games of the other plan wagon and colours get away."""
    won = {plan: of(plan).counts["massacre"] for plan in ("stand", "break-out")}
    better = min(won.values(), key=lambda each: each.share.value)

    assert better.low >= 0.40
    assert better.high <= 0.60
    assert 0.05 <= of("break-out").counts["breakout"].share.value <= 0.20


def test_the_last_of_the_british_falls_on_turn_five_or_six() -> None:
    """Of the games that the Zulus win the median ends on one of these, whatever the plan."""
    for plan in ("stand", "break-out"):
        found = of(plan).counts
        assert found["dead-by-4"].times < found["massacre"].times / 2
