"""A battle as the laboratory tries it: by its values and its seed, with what came of it, and as a journal again."""

from collections.abc import Iterator
from functools import partial
from itertools import islice

import pytest

from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Origin, Stamp
from heart_africa.core.playable import Values
from heart_africa.laboratory.chance import Chance
from heart_africa.laboratory.games import chances
from heart_africa.opponent.trial import PLAYED
from heart_africa.rules.battle import Stage
from tests.referee.referred import REFEREE

USUAL: Values = {name: each.default for name, each in PLAYED.parameters.items()}
SHORT = {**USUAL, "points": 300, "turns": 2, "red-player": "random", "blue-player": "random"}


def test_a_battle_says_who_brought_what_and_what_is_left_of_it() -> None:
    found = PLAYED.play(SHORT, chances(1, 0))

    for side in PLAYED.sides:
        assert 280 <= sum(found.amounts[side].values()) <= 300
        assert 0 < found.points[side] <= sum(found.amounts[side].values())
    assert (found.winner, found.facts) == ("", {"attacker-wins": 0, "nobody-wins": 1})
    assert 2 <= found.length <= 3


def taken(faces: Iterator[int], count: int, _why: str) -> tuple[tuple[int, ...], Origin]:
    return tuple(islice(faces, count)), Origin.THROWN


def test_the_orders_of_a_battle_make_its_journal_again() -> None:
    outcome = PLAYED.play(SHORT, chances(1, 3))
    journal = Journal(REFEREE)
    for each in PLAYED.replay(SHORT, chances(1, 3)):
        more = partial(taken, iter(each.faces))
        journal.append(journal.entry(journal.act(each.command, more), Stamp()))

    assert journal.state.stage is Stage.OVER
    assert journal.state.turn == outcome.length


@pytest.mark.parametrize(
    ("name", "word"), [("red", "pygmies"), ("scenario", "raid"), ("ALLY-14", "do_not_count")]
)
def test_lists_scenarios_and_rulings_may_vary(name: str, word: str) -> None:
    assert word in PLAYED.parameters[name].words
    assert PLAYED.parameters[name].default != word


def test_another_list_brings_other_troops() -> None:
    of_pygmies, of_zanzibaris = (
        PLAYED.play({**SHORT, "red": list_, "turns": 1}, chances(1, 0)).amounts["red"]
        for list_ in ("pygmies", "zanzibaris")
    )

    assert not of_pygmies.keys() & of_zanzibaris.keys()


def test_an_order_that_has_changed_nothing_is_not_given_again() -> None:
    """A Charismatic Leader was attached for ever to the unit that he was with; one turn shows it."""
    steady = {**SHORT, "turns": 1, "red-player": "steady", "blue-player": "steady"}
    orders = [each.command.kind for each in PLAYED.replay(steady, Chance("1/3"))]
    assert orders.count("attach-leader") == 1
