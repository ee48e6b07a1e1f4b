"""The open battle as a document: kept as it is done, undone, looked back at, written on by two."""

from pathlib import Path

import pytest

from gui.app import session
from gui.dice import MissingDice, OrderDice
from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.muster import begin_at_once
from gui.session import Session
from heart_africa.core.problems import BadData
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.movement.orders import Decline, Move
from heart_africa.rules.referee.umpire import Note
from heart_africa.storage.documents import Conflict
from tests.gui.battles import begun, give, played


@pytest.fixture
def desk(tmp_path: Path) -> Session:
    """A person's session."""
    return session(tmp_path, "en")


def again(desk: Session) -> BattleDocument:
    """The same battle opened by a second instance of the program."""
    return BATTLES.open(session(desk.folder, "en"), "Sunday")


def test_what_was_ordered_is_there_when_the_battle_is_opened_again(desk: Session) -> None:
    table = begun(desk)
    give(table, Note("the sun stands high"))
    assert again(desk).live == table.live
    assert [each.name for each in BATTLES.all(desk)] == ["Sunday"]


def test_an_order_without_its_dice_is_not_entered_and_says_how_many_it_wants(desk: Session) -> None:
    table = played(desk)
    entries = len(table.journal.entries)
    with pytest.raises(MissingDice) as short:
        table.submit(RollMove(table.agenda.who[0]), OrderDice())
    assert short.value.count >= 1
    assert len(table.journal.entries) == entries


def test_undo_gives_back_the_state_of_before_and_redo_the_state_after(desk: Session) -> None:
    table = played(desk)
    before = table.live
    give(table, Decline(table.agenda.who[0]))
    after = table.live
    table.undo()
    assert table.live == before
    table.redo()
    assert table.live == after


def test_undo_stops_at_a_die_and_a_correction_needs_a_reason(desk: Session) -> None:
    table = played(desk)
    last = table.journal.last
    assert last is not None
    give(table, RollMove(table.agenda.who[0]))
    with pytest.raises(BadData, match="undo-past-dice"):
        table.undo()
    with pytest.raises(BadData, match="no-reason"):
        table.correct(last.number, " ")
    table.correct(last.number, "the wrong unit")
    assert table.live == last.after


def test_a_look_back_shows_the_moment_and_changes_nothing(desk: Session) -> None:
    table = played(desk)
    entries = len(table.journal.entries)
    table.goto(2)
    assert not table.battle.scenario
    assert table.live.scenario == "encounter"
    table.goto(None)
    assert table.battle is table.live
    assert len(table.journal.entries) == entries


def test_nothing_is_written_while_one_looks_back(desk: Session) -> None:
    table = begun(desk)
    table.goto(1)
    with pytest.raises(ValueError, match="desk-off-looking"):
        table.submit(Note("no"), OrderDice())


def test_dice_that_were_misread_are_put_right_and_what_came_later_stands(desk: Session) -> None:
    table = played(desk)
    unit = table.agenda.who[0]
    give(table, RollMove(unit))
    rolled = table.journal.last
    assert rolled is not None
    give(table, Move(unit, inches=1))
    faces = tuple(1 for _ in rolled.act.faces)
    assert table.misread(rolled.number, faces, "a cocked die") == ()
    assert table.journal.standing[-2].act.faces == faces
    assert table.journal.standing[-1].act.command == Move(unit, inches=1)


def test_a_second_instance_loses_nothing_and_goes_on_from_what_the_first_wrote(desk: Session) -> None:
    mine = begun(desk)
    theirs = again(desk)
    give(theirs, Note("theirs"))
    with pytest.raises(Conflict):
        give(mine, Note("mine"))
    assert mine.conflict is not None
    assert mine.reload() == 1
    assert mine.conflict is None
    give(mine, Note("mine"))
    assert [each.act.command for each in mine.journal.standing[-2:]] == [Note("theirs"), Note("mine")]


def test_a_backup_is_there_for_every_army_that_came(desk: Session) -> None:
    document = begin_at_once(desk, "Sunday").writer.document
    assert [each.sort for each in BATTLES.backups(desk).of(document)] == ["army", "army"]
