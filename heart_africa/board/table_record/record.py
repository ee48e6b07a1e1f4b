"""All steps that a table has seen, and the table that those in force add up to."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from heart_africa.board.layout import Course, Layout, Stand
from heart_africa.board.table_record.orders import (
    BlazesMarked,
    DisputeSettled,
    Event,
    FiguresPlaced,
    FiguresTaken,
    GroundLaid,
)
from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Act
from heart_africa.rules.book import Book

# --- all steps that a table has seen, and the table that those in force add up to ---


@dataclass(frozen=True, slots=True)
class WallBreached:
    """A gun's hit has opened a wall: what no journal of a table holds, for the battle's own says it.

    `target`: the wall, or who was shot at behind it; `wide_in`: how wide a breach is.
    """

    gun: str
    target: str
    wide_in: float
    after: int


Step = Event | WallBreached


@dataclass(frozen=True, slots=True)
class TableRecord:
    """The steps in their order, whatever the battle has taken back since."""

    steps: tuple[Step, ...] = ()

    def with_step(self, step: Step) -> "TableRecord":
        """The same with one step more."""
        return TableRecord((*self.steps, step))


@dataclass(frozen=True, slots=True)
class Survey:
    """The table as it stands: the layout, and the disputes that were settled (`decided`, by their names).

    `came`: the way by which each figure of the last step came, where it moved; `before`: where those stood.
    """

    layout: Layout = field(default_factory=Layout)
    decided: Mapping[str, bool] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    came: Mapping[str, Course] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    before: Mapping[str, Stand] = field(default_factory=lambda: MappingProxyType({}), hash=False)

    def then(self, step: Step) -> "Survey":
        """The table after a step."""
        match step:
            case GroundLaid(layout):
                return replace(self, layout=_ground(layout, self.layout), came={}, before={})
            case FiguresPlaced(placed):
                before = {one.figure: stand for one in placed if (stand := self._stood(one.figure))}
                came = {one.figure: one.course for one in placed if one.course}
                layout = self.layout.placed({one.figure: one.stand for one in placed})
                return replace(self, layout=layout, came=came, before=before)
            case FiguresTaken(figures):
                return replace(self, layout=self.layout.without(figures), came={}, before={})
            case BlazesMarked(blazes):
                return replace(self, layout=replace(self.layout, blazes=blazes), came={}, before={})
            case WallBreached():
                from heart_africa.board.table_record.breaches import breached  # noqa: PLC0415  # reads geometry

                layout = breached(self.layout, step.gun, step.target, step.wide_in)
                return replace(self, layout=layout, came={}, before={})
            case DisputeSettled(dispute, answer):
                return replace(self, decided=MappingProxyType({**self.decided, dispute: answer}))

    def _stood(self, figure: str) -> Stand | None:
        return self.layout.stands.get(figure)


def _ground(laid: Layout, there: Layout) -> Layout:
    """New ground with the figures and fires of the old table on it."""
    return replace(laid, stands=MappingProxyType({**there.stands, **laid.stands}), blazes=there.blazes)


def survey(record: TableRecord, standing: Collection[int]) -> Survey:
    """The table as it stands while these entries of the battle do; what belongs to none always does."""
    kept, found = frozenset(standing) | {0}, Survey()
    for step in record.steps:
        if step.after in kept:
            found = found.then(step)
    return found


# --- a battle on its table entry by entry, for whoever plays it back ---


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after an entry of the battle, 0 for the beginning, and the ways by which figures came."""

    number: int
    layout: Layout
    came: Mapping[str, Course]


def frames(record: TableRecord, standing: Iterable[int]) -> Iterator[Frame]:
    """One for the beginning, then one for each entry in force, in the order of the battle."""
    steps: defaultdict[int, list[Step]] = defaultdict(list)
    for step in record.steps:
        steps[step.after].append(step)
    found = Survey()
    for number in (0, *standing):
        came: dict[str, Course] = {}
        for step in steps[number]:
            found = found.then(step)
            came |= found.came
        yield Frame(number, found.layout, came)


def following(book: Book, record: TableRecord, journal: Journal[Any]) -> TableRecord:
    """The record with every step at the act that it belongs to as the battle's journal numbers it now.

    And with the walls that shots have opened since: however they were ordered, and only while they stand.
    """
    now, found = followed(record, journal), record
    if now:
        steps = (replace(step, after=now.get(step.after, step.after)) for step in record.steps)
        found = TableRecord(tuple(steps))
    return TableRecord(_in_order(found.steps, breached)) if (breached := _breached(book, journal)) else found


def _breached(book: Book, journal: Journal[Any]) -> tuple[WallBreached, ...]:
    """The breaches that the battle has rolled, in its order."""
    from heart_africa.rules.play.shooting.events import BreachRolled  # noqa: PLC0415  # no list of battles needs it

    bases = book.free_table.bases
    wide = bases.sizes["foot"].wide_mm / bases.millimetres_per_inch
    return tuple(
        WallBreached(fact.event.by, fact.event.target, wide, each.number)
        for each in journal.standing
        if each.after.breaches
        for fact in each.act.facts
        if isinstance(fact.event, BreachRolled) and fact.event.opened
    )


def _in_order(steps: tuple[Step, ...], breached: tuple[WallBreached, ...]) -> tuple[Step, ...]:
    """Each breach after all that was done on the table before the next entry of the battle."""
    found = [*steps]
    for each in breached:
        later = (place for place, step in enumerate(found) if step.after > each.after)
        found.insert(next(later, len(found)), each)
    return tuple(found)


def followed(record: TableRecord, journal: Journal[Any]) -> Mapping[int, int]:
    """By the old number of an act the one that stands in its place, as the answer to the same question.

    Whatever somebody has done on the table for the new one counts instead of what was done for the old.
    """
    standing = {each.number for each in journal.standing}
    kept = {step.after for step in record.steps}
    if kept <= standing | {0}:
        return {}
    now = {each.act.check: each.number for each in journal.standing if each.number not in kept}
    old = {
        entry.record.check: entry.number  # the latest of them
        for entry in journal.entries
        if isinstance(entry.record, Act) and entry.number in kept - standing
    }
    return {number: now[check] for check, number in old.items() if check in now}
