"""What comes next, whose it is, and why: the referee's answer at any moment of the evening."""

from collections.abc import Mapping

from heart_africa.core.dataclass import dataclass, field
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import SideId


@dataclass(frozen=True, slots=True)
class Owed:
    """Something that has to be settled before the step ends: by which order, for whom, and why.

    `order` is the kind of the command that settles it; `who` the units or figures that it is for.
    """

    order: str
    who: tuple[str, ...]
    why: Line


@dataclass(frozen=True, slots=True)
class Agenda:
    """What comes next. `side`: whose it is, "" for both or the umpire; `why`: what, by which rule and page.

    `orders`: the kinds of commands that make sense now, the usual one first; `who`: the units that they may
    be for, as those that have still to move; `owed`: what has to be settled before the step can end;
    `about`: further facts for the wording of `why`.
    """

    side: SideId
    why: Line
    orders: tuple[str, ...]
    who: tuple[str, ...] = ()
    owed: tuple[Owed, ...] = ()
    about: Mapping[str, object] = field(default_factory=dict, hash=False)
