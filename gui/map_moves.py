"""What somebody is about to do with figures on the map: where they would stand, what is against it.

Nothing is done before it is confirmed; what the rules are against, only with the umpire's reason.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from gui.dice import Hand
from gui.map import OpenMap
from gui.map_formations import Stands, farthest, shifted
from heart_africa.battle import Stage, Unit, Where
from heart_africa.game.moving.orders import RollMove
from heart_africa.game.moving.rolling import rolled_for
from heart_africa.problems import Problem
from heart_africa.table import cohesion, faults, moving, shapes
from heart_africa.table.findings import Close
from heart_africa.table.keeping import placed
from heart_africa.table.layout import Course, Spot
from heart_africa.tables.sequence import Step

Kind = Literal["place", "move"]


@dataclass(frozen=True)
class Draft:
    """Figures that would stand elsewhere.

    `kind`: `move` is a unit's move in the battle, `place` only says where they stand; `courses`: their ways,
    from where they stand, over the `spots` that somebody has set; `inches`: of the longest way, `most`: what
    the dice allow the one that may go least far, None where none were thrown; `close`: what is too close to
    call.
    """

    kind: Kind
    unit: str
    before: Stands
    stands: Stands
    courses: Mapping[str, Course] = field(default_factory=dict)
    inches: float = 0
    most: float | None = None
    problems: tuple[Problem, ...] = ()
    close: tuple[Close, ...] = ()

    @property
    def left(self) -> float | None:
        """How many inches are left of what the dice allow."""
        return None if self.most is None else self.most - self.inches


def kind_of(opened: OpenMap, figures: tuple[str, ...]) -> Kind:
    """Whether moving them by hand is a move of their unit: in its step, by whose turn it is."""
    battle = opened.table.battle
    units = {battle.company[name] for name in figures}
    if battle.stage is not Stage.PLAY or battle.step is not Step.UNITS or len(units) != 1:
        return "place"
    unit = battle.units[next(iter(units))]
    placed_before = all(name in opened.layout.stands for name in figures)
    return (
        "move"
        if placed_before and unit.where is Where.TABLE and unit.name in opened.table.agenda.who
        else "place"
    )


def drafted(opened: OpenMap, stands: Stands, legs: tuple[Stands, ...] = ()) -> Draft:
    """What it would be to put figures so; `legs`: where they all were on their way, one after the other."""
    here = opened.layout.stands
    before = {name: here[name] for name in stands if name in here}
    figures = tuple(stands)
    unit = opened.table.battle.company[figures[0]] if figures else ""
    if kind_of(opened, figures) == "place":
        there = replace(opened.scene, layout=opened.layout.placed(stands))
        problems = faults.objections_to_stands(there, stands)
        return Draft("place", unit, before, stands, inches=farthest(before, stands), problems=problems)
    return _move(opened, opened.table.battle.unit(unit), before, stands, legs)


def _move(opened: OpenMap, unit: Unit, before: Stands, stands: Stands, legs: tuple[Stands, ...]) -> Draft:
    scene = opened.scene
    courses = {
        name: (before[name].spot, *(leg[name].spot for leg in legs), stands[name].spot) for name in stands
    }
    facings = {name: stand.facing for name, stand in stands.items()}
    going = moving.goings(scene, courses, facings)
    reaches = [each.reach.inches for each in going.value if each.reach is not None]
    problems = (
        *faults.objections_to_ways(scene, unit.name, courses, facings),
        *faults.objections_to_stands(scene, stands),
    )
    return Draft(
        "move",
        unit.name,
        before,
        stands,
        courses,
        max((each.inches for each in going.value), default=0),
        min(reaches, default=None),
        tuple(dict.fromkeys(problems)),
        going.close,
    )


def confirm(opened: OpenMap, draft: Draft, why: str = "") -> None:
    """Do it: give the orders of the battle if it is a move, then say where they stand.

    `why`: the umpire's reason where the rules are against it. Raises `Refused`, `Short` and `BadData`.
    """
    after = 0
    if draft.kind == "move":
        facings = {name: stand.facing for name, stand in draft.stands.items()}
        orders = moving.move(opened.scene, draft.unit, draft.courses, facings).value
        for order in orders:
            hand = Hand((), opened.table.generator)
            after = opened.table.submit(order, hand, why or None).number
    else:
        last = opened.table.journal.last
        after = last.number if last is not None and draft.before else 0
    ways = draft.courses
    opened.place(
        [placed(name, stand, ways.get(name, ())) for name, stand in draft.stands.items()], after, why or None
    )


def roll(opened: OpenMap, unit: str) -> None:
    """Throw the dice for a unit's move. Raises `Refused` and `BadData`."""
    opened.table.submit(RollMove(unit), Hand((), opened.table.generator))


def has_rolled(opened: OpenMap, unit: str) -> bool:
    """Whether the dice for a unit's move have been thrown."""
    battle = opened.table.battle
    found = battle.units.get(unit)
    return found is not None and any(rolled_for(opened.book, battle, found, each) for each in found.here)


# --- into contact ---

SNAP_IN = 0.4
"""Nearer to an enemy than this, figures that are dragged come into contact with him."""


def snapped(opened: OpenMap, stands: Stands) -> Stands:
    """The same, pushed into contact where they are almost there."""
    scene, names = opened.scene, tuple(stands)
    if not names or any(name not in opened.layout.stands for name in names):
        return stands
    side = scene.side_of(names[0])
    foes = [base for name, base in scene.footprints.items() if scene.here[name].side != side]
    best: tuple[float, Spot] | None = None
    for base in cohesion.bases(scene, names, stands):
        for place, inches in enumerate(shapes.distances(base, foes)):
            if 0 < inches <= SNAP_IN and (best is None or inches < best[0]):
                (x, y), (to_x, to_y) = shapes.nearest(base, foes[place])
                best = (inches, (to_x - x, to_y - y))
    return shifted(stands, best[1]) if best else stands


def put(opened: OpenMap, stands: Stands) -> None:
    """Put figures somewhere without asking the rules of play. Raises `Refused` and `BadData`."""
    last = opened.table.journal.last
    fresh = any(name not in opened.layout.stands for name in stands)
    after = 0 if last is None or (fresh and opened.table.battle.stage is not Stage.PLAY) else last.number
    opened.place([placed(name, stand) for name, stand in stands.items()], after)
