"""What may be done to a table, and what came of it.

`after` is the entry of the battle that it belongs to, 0 for none.
"""

from heart_africa.board.layout import Base, Blaze, Course, Layout, Stand
from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.journal import records
from heart_africa.core.journal.records import Kinds


@dataclass(frozen=True, slots=True)
class Placed:
    """A figure put somewhere, and the way that it came, if it came from anywhere."""

    figure: str
    x: float
    y: float
    facing: float = 0
    base: Base | None = None
    course: Course = ()

    @property
    def stand(self) -> Stand:
        """How it stands there."""
        return Stand(self.x, self.y, self.facing, self.base)


def placed(figure: str, stand: Stand, course: Course = ()) -> Placed:
    """A figure put where it stands."""
    return Placed(figure, stand.x, stand.y, stand.facing, stand.base, course)


# --- orders ---


class LayGround(records.Order, kind="lay-ground"):
    """The ground, works, buildings and sides of the table are these; whoever stands there already stays."""

    layout: Layout
    after: int = 0


class PlaceFigures(records.Order, kind="place-figures"):
    """Figures are deployed, or have moved; `despite` a rule only by an umpire's decision."""

    placed: tuple[Placed, ...]
    after: int = 0


class TakeFigures(records.Order, kind="take-figures"):
    """Figures are taken from the table, as when a unit goes into ambush or off the edge."""

    figures: tuple[str, ...]
    after: int = 0


class MarkBlazes(records.Order, kind="mark-blazes"):
    """Where the fires of the battle were lit."""

    blazes: tuple[Blaze, ...]
    after: int = 0


class SettleDispute(records.Order, kind="settle-dispute"):
    """The umpire has measured what was too close to call: `dispute` names it, `answer` whether it holds.

    `why`: his words, which stand in the record.
    """

    dispute: str
    answer: bool
    why: str = ""
    after: int = 0


def ground_laid(layout: Layout, after: int = 0) -> LayGround:
    """The ground of a table without those who stand on it, in a form that a journal can write."""
    return LayGround(replace(layout, stands={}, blazes=(), bases=dict(layout.bases)), after)


# --- what came of it ---


class GroundLaid(metaclass=Kinds, kind="ground-laid"):
    """The ground, works, buildings and sides of the table have changed."""

    layout: Layout
    after: int = 0


class FiguresPlaced(metaclass=Kinds, kind="figures-placed"):
    """Figures stand there now."""

    placed: tuple[Placed, ...] = field(default=())
    after: int = 0


class FiguresTaken(metaclass=Kinds, kind="figures-taken"):
    """Figures stand nowhere now."""

    figures: tuple[str, ...]
    after: int = 0


class BlazesMarked(metaclass=Kinds, kind="blazes-marked"):
    """Fires burn there."""

    blazes: tuple[Blaze, ...]
    after: int = 0


class DisputeSettled(metaclass=Kinds, kind="dispute-settled"):
    """What was too close to call is settled."""

    dispute: str
    answer: bool
    why: str = ""
    after: int = 0


ORDERS = (LayGround, PlaceFigures, TakeFigures, MarkBlazes, SettleDispute)
EVENTS = (GroundLaid, FiguresPlaced, FiguresTaken, BlazesMarked, DisputeSettled)
Order = LayGround | PlaceFigures | TakeFigures | MarkBlazes | SettleDispute
Event = GroundLaid | FiguresPlaced | FiguresTaken | BlazesMarked | DisputeSettled
