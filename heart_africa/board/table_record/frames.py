"""A battle on its table entry by entry, for whoever plays it back."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from heart_africa.board.layout import Course, Layout
from heart_africa.board.table_record.orders import Event
from heart_africa.board.table_record.record import Survey, TableRecord
from heart_africa.core.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after an entry of the battle, 0 for the beginning, and the ways by which figures came."""

    number: int
    layout: Layout
    came: Mapping[str, Course]


def frames(record: TableRecord, standing: Iterable[int]) -> Iterator[Frame]:
    """One for the beginning, then one for each entry in force, in the order of the battle."""
    steps: defaultdict[int, list[Event]] = defaultdict(list)
    for step in record.steps:
        steps[step.after].append(step)
    found = Survey()
    for number in (0, *standing):
        came: dict[str, Course] = {}
        for step in steps[number]:
            found = found.then(step)
            came |= found.came
        yield Frame(number, found.layout, came)
