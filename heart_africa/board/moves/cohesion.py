"""How a unit holds together: its figures in chains of no more than 4 in; who stands alone (pp. 22, 26)."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from heart_africa.board import shapes
from heart_africa.board.findings import CloseCall, Finding, exact, judged
from heart_africa.board.layout import Stand
from heart_africa.board.scene import Scene, footprint
from heart_africa.board.shapes import Shape
from heart_africa.board.shots import neighbours
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.rules.battle import Where
from heart_africa.rules.preparation import cohesion
from heart_africa.rules.preparation.cohesion import Link
from heart_africa.rules.referee.movement.company import followers

AREA = "table_moves"
Stands = Mapping[str, Stand]


def company(scene: Scene, unit: str) -> tuple[str, ...]:
    """The figures of a unit on the table, with those of a leader who is part of it (TRAIT-06)."""
    with_it = followers(scene.battle, scene.battle.unit(unit))
    return tuple(name for each in (unit, *(one.name for one in with_it)) for name in scene.of(each))


def bases(scene: Scene, names: Sequence[str], stands: Stands | None = None) -> tuple[Shape, ...]:
    """The bases of these figures, at the new stands given for them or else where they are."""
    new = stands or {}
    return tuple(
        footprint(new[name], new[name].base or scene.base(name)) if name in new else scene.footprint(name)
        for name in names
    )


def groups_of(
    scene: Scene, names: Sequence[str], stands: Stands | None = None
) -> Finding[tuple[frozenset[str], ...]]:
    """The groups of figures that hold together (COHESION-01); `stands`: where figures would stand.

    A gap is a close call if measuring it might join two groups, or part one.
    """
    row, margin = scene.book.cohesion.apart_in, scene.book.free_table.close_in
    where = bases(scene, names, stands)
    links = tuple(
        Link(one, other, exact(shapes.distance(where[one], where[other])))
        for one, other in shapes.pairs_within(where, where, row.value + margin)
        if one < other
    )
    asked = [call for link in links if (call := _asked(scene, names, links, link))]
    said = {call.link: call.answer for call in asked}
    held = (Link(link.one, link.other, _counted(scene, link, said)) for link in links)
    found = cohesion.groups(scene.book, len(names), held)
    named = tuple(frozenset(names[each] for each in group) for group in found)
    about = {"groups": len(named), "inches": row.value}
    line = row.line(f"{AREA}-groups", len(named), **about)
    return Finding(named, (line,), tuple(call.close for call in asked))


@dataclass(frozen=True, slots=True)
class _Asked:
    """A link between figures too near its limit to call, as a close call, and the answer used for now."""

    link: Link
    close: CloseCall
    answer: bool


def _asked(scene: Scene, names: Sequence[str], links: Sequence[Link], one: Link) -> _Asked | None:
    """The link as a close call, if it is one and the groups depend on it; else None."""
    row = scene.book.cohesion.apart_in
    about = {"one": names[one.one], "other": names[one.other]}
    within = one.inches <= row.value
    call = CloseCall(f"{AREA}-close-cohesion", one.inches, row.value, row.rule, row.page, within, about)
    answer, close = judged(call, scene.book.free_table.close_in, scene.decided)
    return _Asked(one, call, answer) if close and _tells(scene, len(names), links, one) else None


def _tells(scene: Scene, count: int, links: Sequence[Link], one: Link) -> bool:
    others = tuple(link for link in links if link is not one)
    held = cohesion.groups(scene.book, count, (*others, Link(one.one, one.other, 0)))
    return held != cohesion.groups(scene.book, count, others)


def _counted(scene: Scene, link: Link, said: Mapping[Link, bool]) -> float:
    """The gap of a link in inches, or a number that stands for what the players decided of it."""
    if link not in said:
        return link.inches
    return 0 if said[link] else scene.book.cohesion.apart_in.value + 1


def widest_gap(scene: Scene, names: Sequence[str], stands: Stands | None = None) -> float:
    """How far the groups of these figures lie apart: the sum of the shortest gaps that would join them."""
    where = dict(zip(names, bases(scene, names, stands), strict=True))
    parts = [
        shapes.together(where[name] for name in group) for group in groups_of(scene, names, stands).value
    ]
    total = 0.0
    while len(parts) > 1:
        one, other = min(combinations(parts, 2), key=lambda pair: shapes.distance(*pair))
        total += shapes.distance(one, other)
        parts = [part for part in parts if part is not one and part is not other]
        parts.append(shapes.together((one, other)))
    return total


def alone(scene: Scene, names: Sequence[str], stands: Stands | None = None) -> tuple[str, ...]:
    """Those of these figures that have no friend within an inch, and so are dispersed (SHOOT-17)."""
    then = moved(scene, stands or {})
    return tuple(name for name in names if neighbours.alone(then, name).value)


def moved(scene: Scene, stands: Stands) -> Scene:
    """The scene with these figures standing elsewhere, on the table even if they were not yet."""
    if not stands:
        return scene
    units = {unit.name: unit for unit in map(scene.battle.unit_of, stands) if unit.where is not Where.TABLE}
    come = scene.battle.with_unit(*(replace(unit, where=Where.TABLE) for unit in units.values()))
    return replace(scene, battle=come if units else scene.battle, layout=scene.layout.placed(stands))
