"""What stands of a journal: acts, undo, redo, corrections, and what is refused."""

import pytest

from heart_africa.core.journal.journal import Journal, More, Refused
from heart_africa.core.journal.records import Act, Command, Entry, Origin, Redo, Roll, Stamp, Undo
from heart_africa.core.problems import BadData
from tests.journal.toy import AGAIN, LEAP, REST, EndTurn, Leap, March, Rest, Road, Walkers, faces, no_dice


@pytest.fixture
def journal() -> Journal[Road]:
    return Journal(Walkers())


def enter(journal: Journal[Road], command: Command, more: More = no_dice, despite: str | None = None) -> Act:
    act = journal.act(command, more, despite)
    journal.append(journal.entry(act, Stamp()))
    return act


def undo(journal: Journal[Road]) -> None:
    journal.append(journal.entry(journal.undo(), Stamp()))


def correct(journal: Journal[Road], back_to: int, *misread: Roll) -> None:
    journal.append(journal.entry(journal.correct(back_to, "misheard", misread), Stamp()))


def test_proposing_changes_nothing(journal: Journal[Road]) -> None:
    act = journal.act(Leap("Ana", 2), faces(4, 5))

    assert (act.faces, journal.entries, journal.state) == ((4, 5), [], Road())
    assert journal.outcome(journal.entry(act, Stamp())).places["Ana"] == 9
    assert journal.state == Road()


def test_an_act_keeps_its_dice_in_the_order_of_reading(journal: Journal[Road]) -> None:
    act = enter(journal, Rest("Ana"), faces(6, 2))

    assert act.rolls == (Roll(REST, (6,)), Roll(AGAIN, (2,)))
    assert act.check == "1.rest.Ana#1"


def test_what_the_rules_object_to_is_refused_unless_overruled_with_a_reason(journal: Journal[Road]) -> None:
    with pytest.raises(Refused) as caught:
        enter(journal, March("Ana", 9))
    with pytest.raises(BadData, match="no-reason"):
        enter(journal, March("Ana", 9), despite="  ")
    act = enter(journal, March("Ana", 9), despite=" downhill ")

    assert [problem.code for problem in caught.value.problems] == ["too-quick"]
    assert (act.despite, act.reason) == (("TOY-02",), "downhill")


def test_undo_takes_back_the_last_act_and_redo_lets_it_stand_under_its_number(journal: Journal[Road]) -> None:
    enter(journal, March("Ana", 3))
    enter(journal, March("Zoe", 2))
    undo(journal)

    assert (journal.state, journal.redoable and journal.redoable[0]) == (journal.at(1), 2)

    journal.append(journal.entry(journal.redo(), Stamp()))

    assert [each.number for each in journal.standing] == [1, 2]
    assert journal.at(4) == journal.at(2) == journal.state


def test_undo_stops_before_dice(journal: Journal[Road]) -> None:
    enter(journal, Leap("Ana", 1), faces(1))
    with pytest.raises(BadData, match="undo-past-dice"):
        journal.undo()


def test_there_is_nothing_to_undo_redo_or_correct_in_an_empty_journal(journal: Journal[Road]) -> None:
    for record, code in ((journal.undo, "nothing-to-undo"), (journal.redo, "nothing-to-redo")):
        with pytest.raises(BadData, match=code):
            record()
    with pytest.raises(BadData, match="nothing-to-undo"):
        journal.correct(0, "why not")


def test_a_new_act_ends_what_could_be_redone(journal: Journal[Road]) -> None:
    enter(journal, March("Ana", 3))
    undo(journal)
    enter(journal, March("Ana", 2))

    assert journal.redoable is None


def test_a_correction_needs_a_reason_and_an_act_that_stands(journal: Journal[Road]) -> None:
    enter(journal, March("Ana"))
    enter(journal, Leap("Ana", 1), faces(3))
    with pytest.raises(BadData, match="no-reason"):
        journal.correct(1, " ")
    with pytest.raises(BadData, match="no-such-entry"):
        journal.correct(7, "misheard")
    with pytest.raises(BadData, match="nothing-to-undo"):
        journal.correct(2, "misheard")


def test_the_same_check_meets_the_same_faces_after_a_correction(journal: Journal[Road]) -> None:
    enter(journal, Leap("Ana", 2), faces(4, 5))
    correct(journal, 0)
    again = enter(journal, Leap("Ana", 2))

    assert again.rolls == (Roll(LEAP, (4, 5), Origin.RECALLED),)


def test_a_check_asked_for_fewer_dice_and_then_for_more_meets_all_of_them(journal: Journal[Road]) -> None:
    """Three lay there; one is asked for, then four: the three and a new one."""
    enter(journal, Leap("Ana", 3), faces(4, 5, 6))
    correct(journal, 0)
    enter(journal, Leap("Ana", 1))
    correct(journal, 0)
    act = enter(journal, Leap("Ana", 4), faces(1))

    assert act.rolls == (Roll(LEAP, (4, 5, 6), Origin.RECALLED), Roll(LEAP, (1,)))


def test_the_same_question_asked_twice_has_dice_of_its_own_each_time(journal: Journal[Road]) -> None:
    first = enter(journal, Leap("Ana", 1), faces(2))
    second = enter(journal, Leap("Ana", 1), faces(5))
    correct(journal, 0)

    assert (first.faces, second.faces) == ((2,), (5,))
    assert [enter(journal, Leap("Ana", 1)).faces for _ in range(2)] == [(2,), (5,)]


def test_questions_without_a_name_do_not_share_their_dice(journal: Journal[Road]) -> None:
    journal.rules.check = lambda *_: ""  # type: ignore[method-assign]  # as of a game that names nothing
    enter(journal, Leap("Ana", 1), faces(2))

    assert enter(journal, Leap("Zoe", 1), faces(5)).faces == (5,)


def test_a_misread_face_is_put_right_and_the_others_stay(journal: Journal[Road]) -> None:
    enter(journal, Leap("Ana", 3), faces(4, 5, 6))
    correct(journal, 0, Roll(LEAP, (1,)))

    assert journal.redoable is None
    assert enter(journal, Leap("Ana", 3)).faces == (1, 5, 6)


def test_after_a_correction_what_it_took_back_can_stand_again(journal: Journal[Road]) -> None:
    enter(journal, March("Ana", 3))
    enter(journal, Leap("Ana", 1), faces(6))
    correct(journal, 0)
    for _ in range(2):
        journal.append(journal.entry(journal.redo(), Stamp()))

    assert journal.state.places["Ana"] == 9
    assert journal.redoable is None


def test_any_moment_can_be_seen_again(journal: Journal[Road]) -> None:
    enter(journal, March("Ana", 3))
    enter(journal, EndTurn())
    undo(journal)

    assert [journal.at(number).turn for number in range(4)] == [1, 1, 2, 1]
    for number in (-1, 4):
        with pytest.raises(BadData, match="no-such-entry"):
            journal.at(number)


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Entry(3, Stamp(), Act(EndTurn())), "entry-out-of-order"),
        (Entry(2, Stamp(), Undo(4)), "undoes-nothing"),
        (Entry(2, Stamp(), Redo(1)), "redoes-nothing"),
    ],
)
def test_an_entry_that_does_not_follow_is_refused_and_changes_nothing(
    journal: Journal[Road], entry: Entry, code: str
) -> None:
    enter(journal, March("Ana", 3))
    with pytest.raises(BadData, match=code):
        journal.append(entry)

    assert (len(journal.entries), journal.state.places["Ana"]) == (1, 3)


def test_an_entry_that_does_not_fold_changes_nothing(journal: Journal[Road]) -> None:
    act = journal.act(March("Ana", 3), no_dice)
    strange = Act(act.command, facts=(*act.facts, act.facts[0].__class__("Nobody", act.facts[0].event)))
    with pytest.raises(KeyError):
        journal.append(journal.entry(strange, Stamp()))

    assert (journal.entries, journal.state, journal.standing) == ([], Road(), ())


def test_a_fork_leaves_the_journal_as_it_is(journal: Journal[Road]) -> None:
    enter(journal, Leap("Ana", 1), faces(3))
    fork = journal.fork()
    correct(fork, 0)
    enter(fork, Leap("Ana", 2), faces(5))

    assert (len(fork.entries), fork.state.places["Ana"]) == (3, 8)
    assert (len(journal.entries), journal.state.places["Ana"]) == (1, 3)
    assert journal.act(Leap("Ana", 2), faces(1, 1)).faces == (1, 1)


@pytest.mark.parametrize("given", [(), (1, 2, 3)])
def test_a_source_that_gives_another_number_of_dice_than_asked_is_a_fault_of_ours(
    journal: Journal[Road], given: tuple[int, ...]
) -> None:
    with pytest.raises(ValueError, match=r"\("):
        journal.act(Leap("Ana", 2), lambda *_: (given, Origin.TYPED))


def test_dice_may_come_a_few_at_a_time_and_from_several_sources(journal: Journal[Road]) -> None:
    hand = iter([(4, Origin.TYPED), (5, Origin.THROWN)])

    def one(*_: object) -> tuple[tuple[int, ...], Origin]:
        face, origin = next(hand)
        return (face,), origin

    act = enter(journal, Leap("Ana", 2), one)

    assert act.rolls == (Roll(LEAP, (4,), Origin.TYPED), Roll(LEAP, (5,), Origin.THROWN))
