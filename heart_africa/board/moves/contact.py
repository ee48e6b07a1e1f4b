"""Figures in contact: who touches whom, what stands between, who fights whom (pp. 13-14, 26-27).

Bases touch by their corners too: the book asks for contact and says no more.
"""

from collections.abc import Iterator, Mapping

from heart_africa.board import shapes
from heart_africa.board.findings import CloseCall, Finding, judged
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.ways import ground as ways_ground
from heart_africa.board.ways.way import Way, half
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import SideId
from heart_africa.rules.book import ATTENDANT
from heart_africa.rules.play.close_combat.objections import paired
from heart_africa.rules.play.close_combat.orders import Match
from heart_africa.rules.shared_terms import Obstacle

AREA = "table_moves"
Pair = tuple[str, str]


def touching(scene: Scene, one: str, other: str) -> bool:
    """Whether two figures are in base contact."""
    return scene.inches(one, other) <= scene.book.free_table.touching_in


def contacts(scene: Scene) -> Finding[tuple[Pair, ...]]:
    """All pairs of enemies in base contact, the attacker's figure first; almost touching is a close call."""
    attacker = scene.battle.attacker
    fighters = {name: base for name, base in scene.footprints.items() if not _serves(scene, name)}
    own = {name: base for name, base in fighters.items() if scene.here[name].side == attacker}
    foes = {name: base for name, base in fighters.items() if name not in own}
    near = shapes.pairs_within(tuple(own.values()), tuple(foes.values()), scene.book.free_table.close_in)
    ours, theirs = tuple(own), tuple(foes)
    pairs = ((ours[one], theirs[other]) for one, other in near)
    found = [pair for pair in pairs if _level(scene, *pair)]
    met = [(pair, _meets(scene, pair, scene.inches(*pair))) for pair in found]
    return Finding(
        tuple(pair for pair, (_, touch, _close) in met if touch),
        close=tuple(each for _, (*_, close) in met for each in close),
    )


def touched(scene: Scene, figure: str, base: Shape | None = None) -> tuple[str, ...]:
    """The enemies that a figure touches, or would touch with this base."""
    own, foes = base if base is not None else scene.footprint(figure), _foes(scene, figure)
    inches = shapes.distances(own, tuple(foes.values()))
    limit = scene.book.free_table.touching_in
    return tuple(name for name, gap in zip(foes, inches, strict=True) if gap <= limit)


def meeting(scene: Scene, figure: str, base: Shape) -> Finding[tuple[str, ...]]:
    """The enemies that a figure touches with this base; close calls as the players decided."""
    free, foes = scene.book.free_table, _foes(scene, figure)
    inches = shapes.distances(base, tuple(foes.values()))
    found = [
        _meets(scene, (figure, name), gap)
        for name, gap in zip(foes, inches, strict=True)
        if gap <= free.close_in
    ]
    return Finding(
        tuple(enemy for enemy, met, _ in found if met),
        close=tuple(each for *_, close in found for each in close),
    )


def _foes(scene: Scene, figure: str) -> Mapping[str, Shape]:
    """The bases of enemies that a figure can be in contact with; empty for one that never fights."""
    if _serves(scene, figure):
        return {}
    return scene.once(_foes_of, scene.side_of(figure), scene.figure(figure).on_roof)


def _foes_of(scene: Scene, side: SideId, on_roof: object) -> Mapping[str, Shape]:
    """The bases of all enemies of a side, either those on a roof or the others, without attendants."""
    there = ((name, scene.figure(name), base) for name, base in scene.footprints.items())
    return {
        name: base
        for name, other, base in there
        if scene.here[name].side != side and other.on_roof == on_roof and other.troop != ATTENDANT
    }


def _serves(scene: Scene, name: str) -> bool:
    """Whether it is a leader's attendant, who neither fights nor is fought (LEAD-15)."""
    return scene.figure(name).troop == ATTENDANT


def _level(scene: Scene, one: str, other: str) -> bool:
    """Whether both are on a roof, or neither is."""
    return scene.figure(one).on_roof == scene.figure(other).on_roof


def _meets(scene: Scene, pair: Pair, gap: float) -> tuple[str, bool, tuple[CloseCall, ...]]:
    """Whether two bases touch; a gap too small to measure is a close call."""
    row, limit = scene.book.free_table.ways.contact, scene.book.free_table.touching_in
    if gap <= limit:
        return pair[1], True, ()
    call = CloseCall(
        f"{AREA}-close-contact", gap, limit, row.rule, row.page, answer=False,
        about={"one": pair[0], "other": pair[1]},
    )  # fmt: skip
    answer, close = judged(call, scene.book.free_table.close_in, scene.decided)
    return pair[1], answer, close


def ahead(scene: Scene, gone: Way, inches: float, ground: Shape) -> bool:
    """Whether a figure, going straight on for so many inches, would meet an enemy in that ground."""
    start, end = gone.course[-2:]
    swept = shapes.around(
        shapes.line((end, shapes.farther(start, end, inches))), half(scene.base(gone.figure))
    )
    return any(
        shapes.meets(swept, foe) and shapes.meets(ground, shapes.line((scene.stand(name).spot,)))
        for name, foe in _foes(scene, gone.figure).items()
    )


# --- what stands between ---


def obstacle_between(scene: Scene, one: Shape, other: Shape) -> Obstacle:
    """The work, fence or wall between two bases that touch or nearly do; a door does not count."""
    straight = shapes.line((shapes.middle(one), shapes.middle(other)))
    for building in scene.layout.buildings:
        if (through := ways_ground.through(building, straight)) in {"wall", "breach"}:
            return Obstacle(through)
    for each in ways_ground.barriers(scene.layout):
        if shapes.meets(each.line, straight):
            return Obstacle(each.kind)
    return Obstacle.NONE


def stands_behind(scene: Scene, figure: str, base: Shape | None = None) -> Obstacle:
    """The work that a figure defends: it touches it from inside, or its own side's from either side."""
    own, side = base if base is not None else scene.footprint(figure), scene.side_of(figure)
    limit = scene.book.free_table.touching_in
    for each in ways_ground.barriers(scene.layout):
        closed = not each.inside.is_empty
        within = shapes.meets(each.inside, shapes.line((shapes.middle(own),)))
        if shapes.distance(own, each.line) <= limit and (within if closed else each.owner in {"", side}):
            return Obstacle(each.kind)
    return Obstacle.NONE


# --- who fights whom ---


def matches(scene: Scene) -> Finding[tuple[Match, ...]]:
    """The bouts of figures as they stand: one to one first, only a surplus doubles up (MELEE-04)."""
    found = contacts(scene)
    pairing = paired(found.value)
    return Finding(pairing.bouts, tuple(_idle(scene, pairing.idle)), found.close)


def _idle(scene: Scene, names: tuple[str, ...]) -> Iterator[Line]:
    """A reason for each figure that touches enemies but has no place in a bout: at most two fight one."""
    row = scene.book.close_combat.opponents_most
    for name in names:
        about = {"figure": name, "most": row.value}
        yield row.line(f"{AREA}-no-place-in-a-fight", 0, name, **about)


def may_fight(scene: Scene, figure: str) -> Finding[int]:
    """How many of the enemies that touch a figure may fight it this turn (MELEE-04, MELEE-05)."""
    row, there = scene.book.close_combat.opponents_most, len(touched(scene, figure))
    about = {"figure": figure, "touching": there, "most": row.value}
    line = row.line(f"{AREA}-may-fight", min(there, row.value), figure, **about)
    return Finding(min(there, row.value), (line,))
