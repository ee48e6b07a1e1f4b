"""Writing a journal: what is entered is on the disk, and what could not be written has not happened."""

from collections.abc import Callable

import pytest

from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.journal import Journal, More, Refused
from heart_africa.core.journal.records import Act, EventRecord, Origin, Roll
from heart_africa.core.problems import BadData
from heart_africa.storage.documents import Conflict, Document
from heart_africa.storage.journal_writer import JournalWriter, Ordered
from heart_africa.storage.library import Library
from tests.journal.toy import AGAIN, REST, EndTurn, Leap, March, Rest, Road, faces, no_dice
from tests.storage.conftest import again


def test_what_was_entered_is_there_when_it_is_opened_again(
    library: Library, document: Document, played: JournalWriter[Road]
) -> None:
    other = again(library, document)

    assert other.state == played.state
    assert other.state.places == {"Ana": 3, "Ñandú": 9, "Zoe": 0}
    assert other.journal.entries == played.journal.entries
    assert [other.at(number) for number in range(5)] == [played.at(number) for number in range(5)]


def test_an_entry_says_who_when_and_under_which_rules(writer: JournalWriter[Road]) -> None:
    stamp = writer.submit(March("Ana"), no_dice).stamp

    assert (stamp.who, stamp.when, stamp.rules) == ("Ana", "2026-01-01T00:00:00Z", "1")
    assert stamp.rulings == {"TOY-09": "no"}


def test_a_refused_order_leaves_no_trace(library: Library, writer: JournalWriter[Road]) -> None:
    with pytest.raises(Refused):
        writer.submit(March("Ana", 7), no_dice)

    assert again(library, writer.document).journal.entries == []


def test_an_overruled_order_is_entered_with_its_reason(library: Library, writer: JournalWriter[Road]) -> None:
    writer.submit(March("Ana", 7), no_dice, despite="downhill")
    record = again(library, writer.document).journal.entries[0].record

    assert isinstance(record, Act)
    assert (record.despite, record.reason) == (("TOY-02",), "downhill")


# --- two programs ---


def test_the_second_writer_is_told_who_wrote_and_goes_on_from_there(
    library: Library, writer: JournalWriter[Road]
) -> None:
    other = again(library, writer.document)
    writer.submit(March("Ana", 3), no_dice)
    with pytest.raises(Conflict) as caught:
        other.submit(March("Zoe", 2), no_dice)

    assert [line.number for line in caught.value.lines] == [1]
    assert other.journal.entries == []
    assert "Ana, hasta la entrada 1 (2026-01-01T00:00:00Z)" in bad_text(caught.value, "es")

    assert [entry.number for entry in other.reload()] == [1]
    other.submit(March("Zoe", 2), no_dice)

    assert (other.state.places["Ana"], other.state.places["Zoe"]) == (3, 2)


@pytest.mark.parametrize("record", ["undo", "redo", "correct", "amend"])
def test_nothing_of_a_second_writer_is_entered_after_a_conflict(
    library: Library, played: JournalWriter[Road], record: str
) -> None:
    played.submit(March("Zoe", 2), no_dice)
    played.submit(EndTurn(), no_dice)
    played.undo()
    other = again(library, played.document)
    records: dict[str, Callable[[JournalWriter[Road]], object]] = {
        "undo": JournalWriter.undo,
        "redo": JournalWriter.redo,
        "correct": lambda writer: writer.correct(1, "misheard"),
        "amend": lambda writer: writer.amend(1, March("Ana", 5), no_dice, "five"),
    }
    played.redo()
    before = [*other.journal.entries]
    with pytest.raises(Conflict):
        records[record](other)

    assert other.journal.entries == before
    assert len(again(library, played.document).journal.entries) == len(before) + 1


def test_dice_thrown_for_a_writer_who_came_too_late_lie_as_they_fell(
    library: Library, writer: JournalWriter[Road]
) -> None:
    other = again(library, writer.document)
    writer.submit(March("Ana", 3), no_dice)
    with pytest.raises(Conflict):
        other.submit(Leap("Zoe", 2), faces(1, 2, origin=Origin.THROWN))
    other.reload()
    record = other.submit(Leap("Zoe", 3), faces(6, origin=Origin.THROWN)).record

    assert isinstance(record, Act)
    assert record.faces == (1, 2, 6)


def test_dice_typed_for_a_writer_who_came_too_late_are_asked_for_again(
    library: Library, writer: JournalWriter[Road]
) -> None:
    other = again(library, writer.document)
    writer.submit(March("Ana", 3), no_dice)
    with pytest.raises(Conflict):
        other.submit(Leap("Zoe", 2), faces(1, 2))
    other.reload()

    assert other.submit(Leap("Zoe", 2), faces(3, 4)).record.faces == (3, 4)  # type: ignore[union-attr]  # an act


def test_a_throw_that_was_broken_off_is_not_thrown_anew(writer: JournalWriter[Road]) -> None:
    """Six, and before the second die somebody turns back."""
    with pytest.raises(IndexError):
        writer.submit(Rest("Ana"), faces(6, origin=Origin.THROWN))
    record = writer.submit(Rest("Ana"), faces(2, origin=Origin.THROWN)).record

    assert isinstance(record, Act)
    assert record.rolls == (Roll(REST, (6,), Origin.THROWN), Roll(AGAIN, (2,), Origin.THROWN))


# --- taking back and putting right ---


def test_undo_redo_and_correction_are_kept_too(library: Library, writer: JournalWriter[Road]) -> None:
    writer.submit(March("Ana", 3), no_dice)
    writer.undo()
    writer.redo()
    writer.submit(Leap("Ana", 2), faces(1, 1))
    with pytest.raises(BadData, match="undo-past-dice"):
        writer.undo()
    writer.correct(1, "misheard")

    assert again(library, writer.document).state == writer.state == writer.at(1)


def test_an_act_is_put_right_in_one_stroke(library: Library, writer: JournalWriter[Road]) -> None:
    writer.submit(March("Ana", 3), no_dice)
    writer.submit(Leap("Zoe", 2), faces(2, 3))
    left = writer.amend(1, March("Ana", 4), no_dice, "it was four")

    assert left == ()
    assert again(library, writer.document).state == writer.state
    assert (writer.state.places["Ana"], writer.state.places["Zoe"]) == (4, 5)


def test_putting_right_that_is_broken_off_at_the_dice_changes_nothing(
    library: Library, writer: JournalWriter[Road]
) -> None:
    writer.submit(March("Ana", 3), no_dice)
    writer.submit(EndTurn(), no_dice)

    def turned_back(*_: object) -> tuple[tuple[int, ...], Origin]:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        writer.amend(1, Leap("Ana", 1), turned_back, "she leapt")

    assert len(writer.journal.entries) == len(again(library, writer.document).journal.entries) == 2


# --- several at once ---


def test_several_orders_are_entered_at_once_one_upon_the_other(
    library: Library, writer: JournalWriter[Road]
) -> None:
    orders = [
        Ordered(March("Ana", 3), no_dice),
        Ordered(Leap("Ana", 1), faces(4)),
        Ordered(EndTurn(), no_dice),
    ]
    found = writer.submit_all(orders)

    assert [entry.number for entry in found] == [1, 2, 3]
    assert again(library, writer.document).state == writer.state == Road(2, {"Ana": 7, "Ñandú": 0, "Zoe": 0})


def test_of_several_orders_none_is_entered_if_one_is_refused_and_its_dice_lie(
    library: Library, writer: JournalWriter[Road]
) -> None:
    orders = [Ordered(Leap("Ana", 1), faces(4, origin=Origin.THROWN)), Ordered(March("Ana", 9), no_dice)]
    with pytest.raises(Refused):
        writer.submit_all(orders)

    assert again(library, writer.document).journal.entries == writer.journal.entries == []
    assert writer.submit(Leap("Ana", 1), no_dice).record.faces == (4,)  # type: ignore[union-attr]  # an act


# --- what cannot be written, or not be read again ---


def test_what_is_not_written_has_not_happened(
    library: Library, played: JournalWriter[Road], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise BadData("disk-full")

    before = (played.state, [*played.journal.entries])
    with monkeypatch.context() as patch:
        patch.setattr(library, "append", full)
        with pytest.raises(BadData, match="disk-full"):
            played.submit(March("Ana"), no_dice)
        with pytest.raises(BadData, match="disk-full"):
            played.amend(1, March("Ana"), no_dice, "one")

    assert (played.state, played.journal.entries) == before
    assert played.submit(March("Ana"), no_dice).number == 5


def test_an_event_that_could_not_be_read_again_is_never_written(
    library: Library, writer: JournalWriter[Road], monkeypatch: pytest.MonkeyPatch
) -> None:
    def strange(self: object, command: March, more: More, despite: object, check: str) -> Act:
        return Act(command, facts=(EventRecord("Ana", March("Ana")),))

    monkeypatch.setattr(Journal, "act", strange)
    with pytest.raises(BadData, match="not-an-entry"):
        writer.submit(March("Ana"), no_dice)

    assert library.lines(writer.document) == ()


def test_an_event_that_does_not_fold_is_never_written(
    library: Library, writer: JournalWriter[Road], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer.rules, "objections", lambda *_: ())
    with pytest.raises(KeyError):
        writer.submit(March("Nobody"), no_dice)

    assert library.lines(writer.document) == ()


def test_a_clock_that_went_back_is_told_and_stops_nothing(
    library: Library, document: Document, played: JournalWriter[Road]
) -> None:
    late = JournalWriter(played.rules, library, document, lambda: "1999-12-31T23:59:59Z", "Ana")
    late.submit(March("Ana"), no_dice)
    (told,) = late.told

    assert told.code == "clock-back"
    assert "1999-12-31" in bad_text(told, "es")
    assert len(again(library, document).journal.entries) == 5
