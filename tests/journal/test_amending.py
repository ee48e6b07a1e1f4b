"""One act put right, and the later ones entered again with their own dice."""

import pytest

from heart_africa.core.journal.journal import Amended, Amendment, Journal, More, Refused, amended
from heart_africa.core.journal.records import Command, Origin, Stamp
from heart_africa.core.problems import BadData
from tests.journal.toy import EndTurn, Leap, March, Road, Walkers, faces, no_dice


def journal(*orders: tuple[Command, More, str | None]) -> Journal[Road]:
    made: Journal[Road] = Journal(Walkers())
    for command, more, despite in orders:
        made.append(made.entry(made.act(command, more, despite), Stamp()))
    return made


def put_right(made: Journal[Road], number: int, command: Command, more: More = no_dice) -> Amended[Road]:
    return amended(made, Amendment(number, command, "said wrong"), Stamp("Ana"), more)


def test_later_acts_keep_their_dice_and_their_order() -> None:
    made = journal(
        (March("Ana", 3), no_dice, None), (Leap("Zoe", 2), faces(4, 5), None), (EndTurn(), no_dice, None)
    )
    found = put_right(made, 1, March("Ana", 5))

    assert [each.act.command for each in found.journal.standing] == [
        March("Ana", 5),
        Leap("Zoe", 2),
        EndTurn(),
    ]
    assert found.journal.standing[1].act.rolls[0].origin is Origin.RECALLED
    assert found.journal.state == Road(2, {"Ana": 5, "Ñandú": 0, "Zoe": 9})
    assert [entry.number for entry in found.entries] == [4, 5, 6, 7]
    assert found.left == ()


def test_the_journal_that_is_put_right_stays_as_it_was() -> None:
    made = journal((March("Ana", 3), no_dice, None), (EndTurn(), no_dice, None))
    put_right(made, 1, March("Ana", 5))

    assert (len(made.entries), made.state.places["Ana"]) == (2, 3)


def test_the_same_question_put_right_meets_its_own_faces() -> None:
    made = journal((Leap("Ana", 1), faces(2), None), (Leap("Ana", 1), faces(5), None))
    found = put_right(made, 1, Leap("Ana", 2), faces(6))

    assert [each.act.faces for each in found.journal.standing] == [(2, 6), (5,)]


def test_another_question_in_its_place_takes_nobodys_dice() -> None:
    """It was Zoe who leapt first; what lay for Ana's second leap stays with that."""
    made = journal((Leap("Ana", 1), faces(2), None), (Leap("Ana", 1), faces(5), None))
    found = put_right(made, 1, Leap("Zoe", 1), faces(6))

    assert [each.act.faces for each in found.journal.standing] == [(6,), (5,)]
    assert [each.act.check for each in found.journal.standing] == ["1.leap.Zoe#1", "1.leap.Ana#2"]


def test_putting_it_back_meets_the_faces_that_lay_there_first() -> None:
    made = journal((Leap("Ana", 1), faces(2), None), (Leap("Ana", 1), faces(5), None))
    found = put_right(made, 1, Leap("Zoe", 1), faces(6))
    back = put_right(found.journal, 4, Leap("Ana", 1))

    assert [each.act.faces for each in back.journal.standing] == [(2,), (5,)]
    assert found.journal.act(Leap("Ana", 1), no_dice).faces == (2,)


def test_a_later_act_that_no_longer_goes_is_left_out_and_told() -> None:
    made = journal(
        (March("Ana", 6), no_dice, None), (Leap("Ana", 1), faces(1), None), (EndTurn(), no_dice, None)
    )
    far = amended(made, Amendment(1, March("Ana", 100), "by train", "by train"), Stamp(), no_dice)
    (left,) = far.left

    assert (left.number, left.act.command) == (2, Leap("Ana", 1))
    assert [problem.rule for problem in left.problems] == ["TOY-01"]
    assert far.journal.state.turn == 2


def test_what_was_overruled_before_is_overruled_again() -> None:
    made = journal((March("Ana", 3), no_dice, None), (March("Zoe", 9), no_dice, "downhill"))
    found = put_right(made, 1, March("Ana", 4))

    assert found.left == ()
    assert (found.journal.standing[1].act.despite, found.journal.standing[1].act.reason) == (
        ("TOY-02",),
        "downhill",
    )


def test_what_the_rules_object_to_is_refused_here_too() -> None:
    made = journal((March("Ana", 3), no_dice, None))
    with pytest.raises(Refused):
        put_right(made, 1, March("Ana", 9))
    with pytest.raises(BadData, match="no-reason"):
        amended(made, Amendment(1, March("Ana", 4), ""), Stamp(), no_dice)
    with pytest.raises(BadData, match="no-such-entry"):
        put_right(made, 2, March("Ana", 4))
