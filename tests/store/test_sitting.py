"""Writing a journal: what is entered is on the disk, and what could not be written has not happened."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from heart_africa.journal import Refused
from heart_africa.problems import BadData
from heart_africa.store.documents import Conflict
from heart_africa.store.journals import Library
from heart_africa.store.sitting import Sitting
from tests.journal.toy import EndTurn, Leap, March, Road, Walkers, faces, no_dice


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path / "x.db", clock=lambda: "2026-01-01T00:00:00Z") as library:
        yield library


@pytest.fixture
def sitting(library: Library) -> Sitting[Road]:
    ticks = count(10)
    document = library.create("battle", "Tabora", rules="1", rulings={"TOY-09": "no"})
    return Sitting(Walkers(), library, document, lambda: f"2026-01-01T00:00:{next(ticks)}Z", "Ana")


def again(sitting: Sitting[Road]) -> Sitting[Road]:
    """The same journal opened by another program."""
    return Sitting(Walkers(), sitting.library, sitting.document, sitting.clock, "Zoe")


def test_what_was_entered_is_there_when_it_is_opened_again(sitting: Sitting[Road]) -> None:
    sitting.submit(March("Ana", 3), no_dice)
    sitting.submit(Leap("Ana", 2), faces(4, 5))
    sitting.submit(EndTurn(), no_dice)
    other = again(sitting)

    assert other.state == sitting.state
    assert other.state.places["Ana"] == 12
    assert other.journal.entries == sitting.journal.entries


def test_an_entry_says_who_when_and_under_which_rules(sitting: Sitting[Road]) -> None:
    stamp = sitting.submit(March("Ana"), no_dice).stamp

    assert (stamp.who, stamp.when, stamp.rules) == ("Ana", "2026-01-01T00:00:10Z", "1")
    assert stamp.rulings == {"TOY-09": "no"}


def test_a_refused_order_leaves_no_trace(sitting: Sitting[Road]) -> None:
    with pytest.raises(Refused):
        sitting.submit(March("Ana", 7), no_dice)

    assert again(sitting).journal.entries == []


def test_the_second_writer_is_told_who_wrote_and_goes_on_from_there(sitting: Sitting[Road]) -> None:
    other = again(sitting)
    sitting.submit(March("Ana", 3), no_dice)
    with pytest.raises(Conflict) as caught:
        other.submit(March("Zoe", 2), no_dice)

    assert caught.value.about["who"] == "Ana"
    assert [line.number for line in caught.value.lines] == [1]
    assert other.journal.entries == []

    assert [entry.number for entry in other.reload()] == [1]
    other.submit(March("Zoe", 2), no_dice)

    assert (other.state.places["Ana"], other.state.places["Zoe"]) == (3, 2)


def test_undo_redo_and_correction_are_kept_too(sitting: Sitting[Road]) -> None:
    sitting.submit(March("Ana", 3), no_dice)
    sitting.undo()
    sitting.redo()
    sitting.submit(Leap("Ana", 2), faces(1, 1))
    with pytest.raises(BadData, match="undo-past-dice"):
        sitting.undo()
    sitting.correct(1, "misheard")

    assert again(sitting).state == sitting.state == sitting.at(1)


def test_an_act_is_put_right_in_one_stroke(sitting: Sitting[Road]) -> None:
    sitting.submit(March("Ana", 3), no_dice)
    sitting.submit(Leap("Zoe", 2), faces(2, 3))
    left = sitting.amend(1, March("Ana", 4), no_dice, "it was four")

    assert left == ()
    assert again(sitting).state == sitting.state
    assert (sitting.state.places["Ana"], sitting.state.places["Zoe"]) == (4, 5)
