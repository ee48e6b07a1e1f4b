"""How our own set plays: the report beside the pack is true, and keeps what we aim at."""

import pytest

from heart_africa.companions.kingdoms.balance import PLAYED
from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.state import RESOURCES
from heart_africa.core.citations import COMPANIONS
from heart_africa.core.strict import read
from heart_africa.laboratory.balance import BalanceReport, PlayerReport
from heart_africa.laboratory.games import chances


def published() -> BalanceReport:
    head = KINGDOMS.packs.own_set(1).top.head
    assert head.balance is not None
    file = COMPANIONS / "kingdoms" / head.balance.report
    report = read(BalanceReport, file.read_text(encoding="utf-8"), str(file))
    assert (report.pack, report.pack_version) == (head.id, head.version)
    assert {report.seed} == {head.balance.seed}
    assert {each.games for each in report.players} == {head.balance.games}
    return report


def of(players: int) -> PlayerReport:
    return next(each for each in published().players if each.player == str(players))


@pytest.mark.parametrize("players", [3, 4])
def test_the_report_beside_the_pack_comes_out_again(players: int) -> None:
    """Its first games by its seed: whoever changes the pack, a rule or the planner makes the report anew."""
    values: dict[str, str | int] = {"players": players, "player": "planner", "first": "as-the-others"}
    games = [PLAYED.play(values, chances(published().seed, number)) for number in range(4)]

    assert tuple(each.points["britons"] for each in games) == of(players).first[:4]


@pytest.mark.parametrize(("players", "least", "most"), [(3, 0.28, 0.38), (4, 0.20, 0.30)])
def test_every_people_wins_about_as_often(players: int, least: float, most: float) -> None:
    """A count may miss that by chance, its bounds may not."""
    won = {key: each for key, each in of(players).counts.items() if key.startswith("won-")}

    assert len(won) == players
    assert all(each.low <= most and each.high >= least for each in won.values())


@pytest.mark.parametrize("players", [3, 4])
def test_most_games_are_won_at_the_threshold_and_not_all(players: int) -> None:
    """60-80 %, within the bounds."""
    threshold = of(players).counts["threshold"]

    assert threshold.low <= 0.80
    assert threshold.high >= 0.60


@pytest.mark.parametrize("players", [3, 4])
def test_no_resource_is_rare(players: int) -> None:
    """15 % or more each of all that comes in, gold among it."""
    assert {key: each.share for key, each in of(players).parts.items() if each.share < 0.15} == {}
    assert len(of(players).parts) == len(RESOURCES)
