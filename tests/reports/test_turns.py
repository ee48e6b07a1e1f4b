"""A battle told turn by turn: who did what, without what the headings say already."""

from heart_africa.analytics.passages import passages
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Command, Origin, Stamp
from heart_africa.core.rulings import default_rulings
from heart_africa.rules.battle import Battle
from heart_africa.rules.load import book
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee import Referee
from heart_africa.rules.referee.movement.orders import Decline, Move
from heart_africa.rules.referee.turn import EndStep
from heart_africa.rules.tables.play import Step
from reports.content.battle import turn_by_turn
from reports.content.sheet import Paragraph, Table
from tests.referee.builders import battle, unit

FIELD = battle(
    unit("Guardia", "red", "askaris", 2),
    unit("Hehe", "blue", "spearmen", 2),
    unit("Arcos", "red", "archers", 2),
    unit("Yao", "blue", "spearmen", 2),
)
DECLINED = (Decline("Hehe"), Decline("Arcos"), Decline("Yao"))


@dataclass(frozen=True)
class Began(Referee):
    """A referee whose battle is under way when the journal begins."""

    start: Battle = FIELD


def told(*commands: Command) -> list[tuple[str, ...]]:
    """The cells of the first step's table after these orders; every die shows a 4."""
    journal: Journal[Battle] = Journal(Began(book(), default_rulings()))
    for command in commands:
        act = journal.act(command, lambda count, _: ((4,) * count, Origin.TYPED))
        journal.append(journal.entry(act, Stamp("Ana", "2026-11-21T20:00:00Z")))
    (section, *_) = turn_by_turn("en", passages(journal), reasons=False)
    heading, table = section.blocks[:2]
    assert heading == Paragraph("Movement of units")
    assert isinstance(table, Table)
    return [row.cells for row in table.rows]


def test_a_unit_is_named_once_and_not_in_its_own_sentences() -> None:
    rows = told(RollMove("Guardia"), Move("Guardia", inches=5))

    assert rows == [
        ("Guardia", "7″ in open ground (Askaris, D6+3: 4)."),
        ("", "2 figures move up to 5″."),
    ]


def test_those_who_stay_stand_in_one_row() -> None:
    rows = told(RollMove("Guardia"), Move("Guardia", inches=5), *DECLINED)

    assert rows[2:] == [("Both", "Stay where they are: Hehe, Arcos, Yao.")]


def test_the_end_of_a_step_is_not_told() -> None:
    before = told(RollMove("Guardia"), Move("Guardia", inches=5), *DECLINED)

    assert told(RollMove("Guardia"), Move("Guardia", inches=5), *DECLINED, EndStep(Step.UNITS)) == before
