"""What was put right in a battle is told openly in its report."""

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Correction, Origin, Record, Roll, Stamp
from heart_africa.core.rulings import default_rulings
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import book
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee import Referee
from reports.content.battle import mended
from reports.content.sheet import Table
from tests.referee.builders import battle, unit

FIELD = battle(unit("Guardia", "red", "askaris", 2), unit("Hehe", "blue", "spearmen", 2))
STAMP = Stamp("Ana", "2026-11-21T20:00:00Z")


@dataclass(frozen=True)
class Began(Referee):
    """A referee whose battle is under way when the journal begins."""

    start: Battle = FIELD


def rolled() -> Journal[Battle]:
    """A unit has rolled a 4 for its movement."""
    journal: Journal[Battle] = Journal(Began(book(), default_rulings()))
    enter(journal, journal.act(RollMove("Guardia"), lambda count, _: ((4,) * count, Origin.TYPED)))
    return journal


def enter(journal: Journal[Battle], record: Record) -> None:
    journal.append(journal.entry(record, STAMP))


def rows(journal: Journal[Battle]) -> list[tuple[str, ...]]:
    found = [block for section in mended("en", journal) for block in section.blocks]
    return [row.cells for block in found if isinstance(block, Table) for row in block.rows]


def test_a_battle_in_which_nothing_was_put_right_says_nothing() -> None:
    assert not rows(rolled())


def test_dice_that_had_been_misread_are_told_as_typed_and_as_they_lay() -> None:
    journal = rolled()
    enter(journal, Correction(0, "under the lamp", (Roll("move", (6,)),)))
    assert rows(journal) == [("Turn 1", "Dice misread: 4 was entered instead of 6", "under the lamp")]


def test_a_correction_tells_how_much_was_taken_back_and_why() -> None:
    journal = rolled()
    enter(journal, Correction(0, "wrong unit"))
    assert rows(journal) == [("Turn 1", "One entry undone", "wrong unit")]
