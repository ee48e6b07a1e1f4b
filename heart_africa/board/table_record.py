"""The second journal of a battle: where figures stood, and which close calls were decided.

The battle's journal holds what people would type, whoever measured; this one holds where things lay. Every
step names the entry of the battle that it belongs to (`after`, 0 for none), so that whatever is undone there
is undone here.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from heart_africa.board.layout import Base, Blaze, Course, Layout, Stand
from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.dice import Dice
from heart_africa.core.game import Feature, Game, by_command
from heart_africa.core.journal import records
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Act, Command, EventRecord, Kinds
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.book import Book


@dataclass(frozen=True, slots=True)
class Placed:
    """A figure put somewhere, and the way by which it came, if it moved."""

    figure: str
    x: float
    y: float
    facing: float = 0
    base: Base | None = None
    course: Course = ()

    @property
    def stand(self) -> Stand:
        """Its stand there."""
        return Stand(self.x, self.y, self.facing, self.base)


def placed(figure: str, stand: Stand, course: Course = ()) -> Placed:
    """A figure with its stand and its way."""
    return Placed(figure, stand.x, stand.y, stand.facing, stand.base, course)


# --- orders ---


class LayGround(records.Order, kind="lay-ground"):
    """Lay this ground, works, buildings and sides of the table; figures stay where they are."""

    layout: Layout
    after: int = 0


class PlaceFigures(records.Order, kind="place-figures"):
    """Figures are deployed, or have moved."""

    placed: tuple[Placed, ...]
    after: int = 0


class TakeFigures(records.Order, kind="take-figures"):
    """Figures are taken off the table, as when they leave it or go into ambush."""

    figures: tuple[str, ...]
    after: int = 0


class MarkBlazes(records.Order, kind="mark-blazes"):
    """Mark where the fires of the battle were lit."""

    blazes: tuple[Blaze, ...]
    after: int = 0


class SettleDispute(records.Order, kind="settle-dispute"):
    """The umpire decides what was too close to call: `dispute` is its key, `answer` whether it holds.

    `why`: his words, which stand in the record.
    """

    dispute: str
    answer: bool
    why: str = ""
    after: int = 0


def ground_laid(layout: Layout, after: int = 0) -> LayGround:
    """The order to lay the ground of a table, without the figures on it."""
    return LayGround(replace(layout, stands={}, blazes=(), bases=dict(layout.bases)), after)


# --- what came of it ---


class GroundLaid(metaclass=Kinds, kind="ground-laid"):
    """The ground, works, buildings and sides of the table have changed."""

    layout: Layout
    after: int = 0


class FiguresPlaced(metaclass=Kinds, kind="figures-placed"):
    """Figures have been placed."""

    placed: tuple[Placed, ...] = field(default=())
    after: int = 0


class FiguresTaken(metaclass=Kinds, kind="figures-taken"):
    """Figures have been taken off the table."""

    figures: tuple[str, ...]
    after: int = 0


class BlazesMarked(metaclass=Kinds, kind="blazes-marked"):
    """The places of the fires have been marked."""

    blazes: tuple[Blaze, ...]
    after: int = 0


class DisputeSettled(metaclass=Kinds, kind="dispute-settled"):
    """A close call has been decided."""

    dispute: str
    answer: bool
    why: str = ""
    after: int = 0


ORDERS = (LayGround, PlaceFigures, TakeFigures, MarkBlazes, SettleDispute)
EVENTS = (GroundLaid, FiguresPlaced, FiguresTaken, BlazesMarked, DisputeSettled)
Order = LayGround | PlaceFigures | TakeFigures | MarkBlazes | SettleDispute
Event = GroundLaid | FiguresPlaced | FiguresTaken | BlazesMarked | DisputeSettled


# --- all steps that a table has seen, and the table that those in force add up to ---


@dataclass(frozen=True, slots=True)
class WallBreached:
    """A gun's hit has opened a wall. It is read from the battle's journal and never kept in the table's.

    `target`: the wall, or a figure shot at behind it; `wide_in`: how wide a breach is.
    """

    gun: str
    target: str
    wide_in: float
    after: int


Step = Event | WallBreached


@dataclass(frozen=True, slots=True)
class TableRecord:
    """All steps in their order, including those that the battle has undone since."""

    steps: tuple[Step, ...] = ()

    def with_step(self, step: Step) -> "TableRecord":
        """A copy with one more step."""
        return TableRecord((*self.steps, step))


@dataclass(frozen=True, slots=True)
class Survey:
    """The table as it is: the layout, and the close calls that were decided (`decided`, by their keys).

    `came`: the ways by which the figures of the last step came; `before`: where they stood before it.
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
                from heart_africa.board.breaches import breached  # noqa: PLC0415  # reads geometry

                layout = breached(self.layout, step.gun, step.target, step.wide_in)
                return replace(self, layout=layout, came={}, before={})
            case DisputeSettled(dispute, answer):
                return replace(self, decided=MappingProxyType({**self.decided, dispute: answer}))

    def _stood(self, figure: str) -> Stand | None:
        return self.layout.stands.get(figure)


def _ground(laid: Layout, there: Layout) -> Layout:
    """New ground with the figures and fires of the old table."""
    return replace(laid, stands=MappingProxyType({**there.stands, **laid.stands}), blazes=there.blazes)


def survey(record: TableRecord, standing: Collection[int]) -> Survey:
    """The table as it is while these entries of the battle are in force.

    Steps that belong to no entry always count.
    """
    kept, found = frozenset(standing) | {0}, Survey()
    for step in record.steps:
        if step.after in kept:
            found = found.then(step)
    return found


# --- a battle on its table entry by entry, for whoever plays it back ---


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after an entry of the battle (0 for the beginning), and the ways by which figures came."""

    number: int
    layout: Layout
    came: Mapping[str, Course]


def frames(record: TableRecord, standing: Iterable[int]) -> Iterator[Frame]:
    """A frame for the beginning, then one for each entry in force, in the order of the battle."""
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
    """The record with every step at the number that its act now has in the battle's journal.

    With the walls that shots have opened since; they are open only as long as those shots are in force.
    """
    now, found = followed(record, journal), record
    if now:
        steps = (replace(step, after=now.get(step.after, step.after)) for step in record.steps)
        found = TableRecord(tuple(steps))
    return TableRecord(_in_order(found.steps, breached)) if (breached := _breached(book, journal)) else found


def _breached(book: Book, journal: Journal[Any]) -> tuple[WallBreached, ...]:
    """The breaches that dice have opened in the battle, in its order."""
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
    """The steps with each breach inserted before those of the next entry of the battle."""
    found = [*steps]
    for each in breached:
        later = (place for place, step in enumerate(found) if step.after > each.after)
        found.insert(next(later, len(found)), each)
    return tuple(found)


def followed(record: TableRecord, journal: Journal[Any]) -> Mapping[int, int]:
    """The new number of each act that was replaced, by its old one: the act that answers the same check.

    If steps were made for the new act, they count instead of those for the old one.
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


# --- the rules of a table as a journal asks for them: no die is thrown, and the umpire overrules ---


Judge = Callable[[TableRecord, Order], tuple[Problem, ...]]


def nobody(_record: TableRecord, _order: Order) -> tuple[Problem, ...]:
    """No objections: a judge who lets every order pass."""
    return ()


def decide(_judge: Judge, _record: TableRecord, order: Order, _dice: Dice) -> tuple[EventRecord, ...]:
    """The event of an order. Raises `BadData` for a decision without a name or a reason."""
    return (EventRecord("table", _step(order)),)


FEATURE = Feature[TableRecord, Judge](
    ORDERS, EVENTS, lambda judge, record, order: judge(record, order), decide, lambda order: str(order.after)
)


@dataclass(frozen=True)
class Surveyor(Game[TableRecord, Judge]):
    """The rules of a table's journal. `book`: the objections to an order, as the battle stands now."""

    book: Judge = nobody

    start = TableRecord()
    orders, events = by_command((FEATURE,)), EVENTS

    def moment(self, _state: TableRecord) -> str:
        """Empty, since the record of a table has no turns; its steps refer to entries of the battle."""
        return ""

    def evolve(self, state: TableRecord, fact: EventRecord) -> TableRecord:
        """The record with one more step."""
        return state.with_step(fact.event)

    def check(self, _state: TableRecord, command: Command) -> str:
        """The name of the check of an order, although no die is thrown for it."""
        return f"{self.orders[type(command)].subject(command)}.{command.kind}"


def _step(command: Order) -> Event:
    match command:
        case LayGround(layout, after):
            return GroundLaid(replace(layout, stands={}, blazes=()), after)
        case PlaceFigures(placed, after):
            return FiguresPlaced(placed, after)
        case TakeFigures(figures, after):
            return FiguresTaken(figures, after)
        case MarkBlazes(blazes, after):
            return BlazesMarked(blazes, after)
        case SettleDispute(dispute, answer, why, after):
            if not dispute or not why.strip():
                raise BadData("no-reason")
            return DisputeSettled(dispute, answer, why.strip(), after)
