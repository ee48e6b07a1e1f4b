"""What speaks against any order of the phase, as the battle stands: the step, who is there, whose it is."""

from collections.abc import Iterator

from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Stage, Unit, Where
from heart_africa.rules.book import Book
from heart_africa.rules.tables.play import Step

PRESENT = frozenset({Where.TABLE, Where.AMBUSH})


def out_of_step(book: Book, battle: Battle, *steps: Step) -> Iterator[Problem]:
    """The order belongs to another step of the turn."""
    if battle.stage is not Stage.PLAY or battle.step not in steps:
        row = book.sequence.row(steps[0])
        yield row.problem(f"firing-not-in-{steps[0]}")


def absent(book: Book, battle: Battle, name: str, *, fallen_too: bool = False) -> Iterator[Problem]:
    """A figure that is no longer there, or whose unit is not on the table; `fallen_too`: shot down counts."""
    unit = battle.unit_of(name)
    figure = unit.figure(name)
    there = figure.here if fallen_too else figure.may_act
    if not there or unit.where not in PRESENT:
        yield book.shooting.phase.not_there.problem("firing-not-there", name, figure=name)


def hidden(unit: Unit) -> bool:
    """Whether it lies in ambush."""
    return unit.where is Where.AMBUSH
