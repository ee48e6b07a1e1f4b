"""Random lawful battles: there is always a next step, and nothing that was written is lost or thrown again.

`HEART_AFRICA_BATTLES=1000` plays so many of them.
"""

import os
from random import Random

import pytest

from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Origin
from heart_africa.rules.battle import Battle, Stage
from tests.journal.audit import audit
from tests.referee.random_player import STAMP, RandomPlayer
from tests.referee.referred import REFEREE

BATTLES = int(os.environ.get("HEART_AFRICA_BATTLES", "12"))
AGAIN = 40  # entries that are taken back and played anew


def played(seed: int, *, reckless: int = 0) -> RandomPlayer:
    """A battle from the muster to its end, by the clock of a seed."""
    player = RandomPlayer(REFEREE, Random(seed), turns=3, reckless=reckless)
    player.play()
    return player


def read_again(journal: Journal[Battle]) -> Journal[Battle]:
    """The journal of the same entries, each written as text and read back."""
    codec = REFEREE.codec
    return Journal(REFEREE, (codec.entry(codec.text(entry)) for entry in journal.entries))


def nobody_throws(count: int, why: str) -> tuple[tuple[int, ...], Origin]:
    """A hand without dice: everything asked has been asked before."""
    raise AssertionError(count, why)


@pytest.mark.rule("TURN-01", "TURN-15")
@pytest.mark.parametrize("seed", range(BATTLES))
def test_a_random_battle(seed: int) -> None:
    """It always goes on and comes to an end; read again it is the same; its dice never fall again."""
    player = played(seed)
    journal = player.journal

    assert player.battle.stage is Stage.OVER
    assert player.battle.verdict is not None
    assert read_again(journal).entries == journal.entries
    assert read_again(journal).state == journal.state
    assert list(audit(journal)) == []
    _played_anew(journal, player.chance)


def _played_anew(journal: Journal[Battle], chance: Random) -> None:
    """Taken back to any entry and ordered again, every check meets the dice that it met before."""
    end, acts = journal.state, journal.standing
    place = chance.randrange(max(0, len(acts) - AGAIN), len(acts) - 1)
    back = journal.correct(acts[place].number, "otra vez")
    journal.append(journal.entry(back, STAMP))
    assert journal.state == acts[place].after
    for was in acts[place + 1 :]:
        despite = was.act.reason if was.act.despite else None
        again = journal.act(was.act.command, nobody_throws, despite)
        assert (again.facts, again.faces, again.check) == (was.act.facts, was.act.faces, was.act.check)
        journal.append(journal.entry(again, STAMP))
    assert journal.state == end


@pytest.mark.parametrize("seed", range(BATTLES // 3))
def test_what_was_taken_back_stands_again(seed: int) -> None:
    """An undo leads to the state before, a redo to the state after, wherever no die lies between."""
    player = RandomPlayer(REFEREE, Random(seed + 10_000), turns=2)
    while player.battle.stage is not Stage.OVER:
        player.step()
        last = player.journal.last
        if last is not None and not last.act.rolls and player.chose(20):
            _there_and_back(player.journal)

    assert read_again(player.journal).state == player.battle


def _there_and_back(journal: Journal[Battle]) -> None:
    last = journal.last
    assert last is not None
    journal.append(journal.entry(journal.undo(), STAMP))
    assert journal.state == last.before
    journal.append(journal.entry(journal.redo(), STAMP))
    assert journal.state == last.after


@pytest.mark.parametrize("seed", range(BATTLES // 3))
def test_whatever_the_umpire_lets_pass_the_battle_goes_on(seed: int) -> None:
    """A quarter of all that the book objects to is done all the same."""
    player = played(seed + 20_000, reckless=25)

    assert any(standing.act.despite for standing in player.journal.standing)
    assert read_again(player.journal).state == player.battle
