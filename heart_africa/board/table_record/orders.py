"""What may be done to a table, and what came of it.

`after` is the entry of the battle that it belongs to, 0 for none.
"""

from typing import Literal

from heart_africa.board.layout import Base, Blaze, Course, Layout, Stand
from heart_africa.core.dataclass import dataclass, field, replace


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


@dataclass(frozen=True, slots=True)
class LayGround:
    """The ground, works, buildings and sides of the table are these; whoever stands there already stays."""

    layout: Layout
    after: int = 0
    kind: Literal["lay-ground"] = "lay-ground"


@dataclass(frozen=True, slots=True)
class PlaceFigures:
    """Figures are deployed, or have moved; `despite` a rule only by an umpire's decision."""

    placed: tuple[Placed, ...]
    after: int = 0
    kind: Literal["place-figures"] = "place-figures"


@dataclass(frozen=True, slots=True)
class TakeFigures:
    """Figures are taken from the table, as when a unit goes into ambush or off the edge."""

    figures: tuple[str, ...]
    after: int = 0
    kind: Literal["take-figures"] = "take-figures"


@dataclass(frozen=True, slots=True)
class MarkBlazes:
    """Where the fires of the battle were lit."""

    blazes: tuple[Blaze, ...]
    after: int = 0
    kind: Literal["mark-blazes"] = "mark-blazes"


@dataclass(frozen=True, slots=True)
class SettleDispute:
    """The umpire has measured what was too close to call: `dispute` names it, `answer` whether it holds.

    `why`: his words, which stand in the record.
    """

    dispute: str
    answer: bool
    why: str = ""
    after: int = 0
    kind: Literal["settle-dispute"] = "settle-dispute"


def ground_laid(layout: Layout, after: int = 0) -> LayGround:
    """The ground of a table without those who stand on it, in a form that a journal can write."""
    return LayGround(replace(layout, stands={}, blazes=(), bases=dict(layout.bases)), after)


# --- what came of it ---


@dataclass(frozen=True, slots=True)
class GroundLaid:
    """The ground, works, buildings and sides of the table have changed."""

    layout: Layout
    after: int = 0
    kind: Literal["ground-laid"] = "ground-laid"


@dataclass(frozen=True, slots=True)
class FiguresPlaced:
    """Figures stand there now."""

    placed: tuple[Placed, ...] = field(default=())
    after: int = 0
    kind: Literal["figures-placed"] = "figures-placed"


@dataclass(frozen=True, slots=True)
class FiguresTaken:
    """Figures stand nowhere now."""

    figures: tuple[str, ...]
    after: int = 0
    kind: Literal["figures-taken"] = "figures-taken"


@dataclass(frozen=True, slots=True)
class BlazesMarked:
    """Fires burn there."""

    blazes: tuple[Blaze, ...]
    after: int = 0
    kind: Literal["blazes-marked"] = "blazes-marked"


@dataclass(frozen=True, slots=True)
class DisputeSettled:
    """What was too close to call is settled."""

    dispute: str
    answer: bool
    why: str = ""
    after: int = 0
    kind: Literal["dispute-settled"] = "dispute-settled"


ORDERS = (LayGround, PlaceFigures, TakeFigures, MarkBlazes, SettleDispute)
EVENTS = (GroundLaid, FiguresPlaced, FiguresTaken, BlazesMarked, DisputeSettled)
Order = LayGround | PlaceFigures | TakeFigures | MarkBlazes | SettleDispute
Event = GroundLaid | FiguresPlaced | FiguresTaken | BlazesMarked | DisputeSettled
