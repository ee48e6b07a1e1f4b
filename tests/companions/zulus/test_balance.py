"""How our own sets play: the report beside each pack is true, and keeps what we aim at."""

import pytest

from heart_africa.companions.zulus.balance import PLAYED
from heart_africa.companions.zulus.components import Edition
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.core.citations import COMPANIONS
from heart_africa.core.strict import read
from heart_africa.laboratory.balance import BalanceReport, PlayerReport
from heart_africa.laboratory.games import chances


def published(edition: Edition) -> BalanceReport:
    head = PACKS.own_set(edition).top.head
    assert head.balance is not None
    file = COMPANIONS / "zulus" / head.balance.report
    report = read(BalanceReport, file.read_text(encoding="utf-8"), str(file))
    assert (report.pack, report.pack_version) == (head.id, head.version)
    assert (report.seed, max(each.games for each in report.players)) == (
        head.balance.seed,
        head.balance.games,
    )
    return report


def of(report: BalanceReport, player: str) -> PlayerReport:
    return next(each for each in report.players if each.player == player)


@pytest.mark.parametrize("player", ["any-legal", "greedy"])
@pytest.mark.parametrize("edition", [1, 2])
def test_the_report_beside_a_pack_comes_out_again(edition: Edition, player: str) -> None:
    """Its first games by its seed: whoever changes a pack or a rule makes the report anew."""
    report = published(edition)
    values = {"edition": edition, "player": player}
    games = [PLAYED.play(values, chances(report.seed, number)) for number in range(4)]

    assert tuple(each.points["garrison"] for each in games) == of(report, player).first[:4]


@pytest.mark.parametrize("edition", [1, 2])
def test_greedy_keeps_the_bands(edition: Edition) -> None:
    """40 points or more in 35-50 %, overrun in 20-35 %, no card unused in over 60 %, no cup dry in 3 %."""
    found = of(published(edition), "greedy").counts
    share = {key: each.share.value for key, each in found.items()}

    assert 0.35 <= share["aim"] <= 0.50
    assert 0.20 <= share["defeat"] <= 0.35
    assert all(share[key] <= 0.60 for key in share if key.startswith("unused-"))
    assert share["dry"] < 0.03


@pytest.mark.parametrize("edition", [1, 2])
def test_no_track_is_much_more_dangerous_than_another(edition: Edition) -> None:
    """Each brings 20-30 % of the defeats; a count may miss that, its bounds may not."""
    found = of(published(edition), "greedy").counts
    tracks = [each for key, each in found.items() if key.startswith("track-")]

    assert sum(each.times for each in tracks) == found["defeat"].times
    assert all(each.low <= 0.30 and each.high >= 0.20 for each in tracks)
