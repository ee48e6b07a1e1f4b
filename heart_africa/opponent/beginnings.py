"""How a side begins a battle on a sketch: its armies drawn up, its ambushes, arrivals and columns."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import ceil

from heart_africa.board.layout import Spot
from heart_africa.opponent.barriers import BASE_IN, HALF_IN, Barrier, Kind
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.ground import AFLOAT, Edge
from heart_africa.opponent.sketch import (
    INWARD,
    Position,
    bearing,
    far,
    from_edge,
    length,
    on_edge,
    ranked,
    whole,
)
from heart_africa.rules.battle import SideId, Sort, Unit, Where, other
from heart_africa.rules.book import Arm, WorkId
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.preparation.arrivals import PlaceArrival
from heart_africa.rules.preparation.deployment.orders import Deploy, Hiding, PlaceWork
from heart_africa.rules.referee.arrivals import EnterColumn, party
from heart_africa.rules.referee.deployment.turns import to_place
from heart_africa.rules.shared_terms import Obstacle

PLACES_ALONG = 9
ANCHORS = 12
"""About how many spots are tried for the middle of a unit."""
HIDINGS: dict[GroundId, Hiding] = {
    GroundId.JUNGLE: "jungle",
    GroundId.TALL_GRASS: "tall_grass",
    GroundId.ROCKY_GROUND: "rocky_ground",
    GroundId.GULLY: "gully",
}
SHOOTERS_WIDE, FIGHTERS_WIDE, ENTRY_WIDE = 14, 7, 5


def wide(at: Position, unit: Unit) -> int:
    """In ranks of how many a unit stands: whoever shoots far in as few as can be."""
    troop = at.book.troops.get(unit.troop)
    far_in = (troop.profile.range_in or 0) if troop else 0
    most = SHOOTERS_WIDE if far_in >= 8 else FIGHTERS_WIDE  # noqa: PLR2004  # beyond what is thrown
    return max(1, min(most, ceil(len(unit.here) / (1 if far_in >= 8 else 2))))  # noqa: PLR2004  # as above


def company(at: Position, unit: Unit) -> tuple[str, ...]:
    """The figures that stand with a unit: its own, and those of a leader who is part of it."""
    led = (each for each in at.battle.of(unit.side, Sort.LEADER) if each.with_unit == unit.name)
    return tuple(figure.name for each in (unit, *led) for figure in each.here)


def drawn_up(
    at: Position, unit: Unit, middle: Spot, facing: float, names: Sequence[str] = ()
) -> dict[str, Spot]:
    """The unit in its ranks about a spot."""
    return ranked(names or company(at, unit), middle, facing, wide(at, unit))


def fits(at: Position, unit: Unit, spots: dict[str, Spot]) -> bool:
    """Whether everybody may stand there and nobody does."""
    barred = at.land.barred(unit.troop)
    own = frozenset({unit.name})
    taken = [spot for each in _placed(at) if each.name != unit.name for _, spot in at.standing(each.name)]
    for spot in spots.values():
        ground = at.land.at(spot)
        if ground is None or ground in barred or at.crowded(spot, own):
            return False
        if any(far(spot, there) < BASE_IN for there in taken):
            return False
    return True


def _placed(at: Position) -> Iterator[Unit]:
    """Hidden units, whose spots nobody else may have."""
    return (
        unit for unit in at.battle.units.values() if unit.where is Where.AMBUSH and at.standing(unit.name)
    )


# --- deployment ---


def deployments(at: Position, unit: Unit) -> Iterator[Draft]:
    """The ways in which a unit may begin: along its zone, before it, hidden, off the table, at home."""
    if at.book.arm(unit.troop) is Arm.VESSEL:
        # A vessel lies on water, the nearest to its base line first; where it may not it waits off the
        # table.
        edge, land = at.sketch.edges[unit.side], at.land
        wet = [
            spot
            for n in range(0, land.long_in * land.wide_in, 7)
            for spot in [(n % land.long_in + 0.5, n // land.long_in + 0.5)]
            if land.at(spot) in {GroundId.RIVER, GroundId.SEA_OR_LAKE}
        ]
        for spot in sorted(wet, key=lambda each: from_edge(land, edge, each))[:PLACES_ALONG]:
            yield _deploys(at, unit, dict.fromkeys(company(at, unit), spot), INWARD[edge])
        yield Draft(Deploy(unit.name, "reserve"), goal="reserve")
        yield Draft(Deploy(unit.name), goal="aside")
        return
    yield Draft(Deploy(unit.name, "reserve"), goal="reserve")
    if unit.sort is Sort.BAGGAGE:
        yield Draft(Deploy(unit.name, "home"), goal="home")
    facing, room = INWARD[at.sketch.edges[unit.side]], False
    for middle, guard in _middles(at, unit):
        spots = drawn_up(at, unit, middle, facing)
        if fits(at, unit, spots):
            room = room or not guard
            yield _deploys(at, unit, spots, facing, guard=guard)
            if not unit.independent and unit.sort is Sort.UNIT and (kind := _hides(at, spots)):
                yield _deploys(at, unit, spots, facing, lies_in=kind)
    for spots, out in _at_works(at, unit):
        if fits(at, unit, spots):
            yield _deploys(at, unit, spots, out)
    if not room and (spots := _scattered(at, unit)):
        yield _deploys(at, unit, spots, facing)


def _scattered(at: Position, unit: Unit) -> dict[str, Spot]:
    """A unit that fits nowhere in its ranks, man by man where there is room; nothing if there is none."""
    names, land, step = company(at, unit), at.land, BASE_IN + 0.1
    row = at.book.deployment.side(at.battle.scenario, at.battle.role(unit.side))
    inside = at.home if unit.sort is Sort.BAGGAGE and row.shelter else None
    most, edge = _zone_in(at, unit.side) - BASE_IN, at.sketch.edges[unit.side]
    free = [
        spot
        for y in range(int(land.wide_in / step))
        for x in range(int(land.long_in / step))
        for spot in [((x + 0.5) * step, (y + 0.5) * step)]
        if (inside.holds(spot) if inside else from_edge(land, edge, spot) <= most)
        if fits(at, unit, {"": spot})
    ]
    for middle in free[:: max(1, len(free) // ANCHORS)]:
        near = sorted(free, key=lambda spot: far(spot, middle))[: len(names)]
        if len(near) == len(names) and whole(near, at.book.cohesion.apart_in.value):
            return dict(zip(names, near, strict=True))
    return {}


def _zone_in(at: Position, side: SideId) -> float:
    """How far from its base line a side may stand as it begins."""
    row = at.book.deployment.side(at.battle.scenario, at.battle.role(side))
    if row.zone_in:
        return float(row.zone_in.value)
    across = at.land.wide_in if at.sketch.edges[side] in {"north", "south"} else at.land.long_in
    return across / 2 if row.own_half else across - (row.away_in.value if row.away_in else 0) - 1


def _middles(at: Position, unit: Unit) -> Iterator[tuple[Spot, bool]]:
    """Spots for the middle of a unit; whether it stands out in front as the advance guard there."""
    side, battle, land = unit.side, at.battle, at.land
    edge = at.sketch.edges[side]
    row = at.book.deployment.side(battle.scenario, battle.role(side))
    deep = wide_of(at, unit)
    along = length(land, edge)
    depths: list[tuple[float, bool]] = []
    if row.zone_in:
        depths = [(_zone_in(at, side) - deep / 2 - 0.5, False), (deep / 2 + 0.5, False)]
        if row.guard_in and unit.sort is Sort.UNIT:
            depths.append((row.guard_in.value - deep / 2 - 0.5, True))
    else:
        depths = [(_zone_in(at, side) * part, False) for part in (0.9, 0.7, 0.5, 0.3, 0.12)]
    if unit.sort is Sort.BAGGAGE and row.shelter:
        yield from ((spot, False) for spot in _sheltered(at))
        return
    for number in range(PLACES_ALONG):
        for depth, guard in depths:
            yield on_edge(land, edge, along * (number + 0.5) / PLACES_ALONG, max(depth, 0.6)), guard


def wide_of(at: Position, unit: Unit) -> float:
    """How deep the ranks of a unit are, in inches."""
    return ceil(len(company(at, unit)) / wide(at, unit)) * (BASE_IN + 0.1)


def _sheltered(at: Position) -> Iterator[Spot]:
    """Spots inside the village or camp."""
    home = at.home
    if home is None:
        return
    for across in (0.5, 0.3, 0.7):
        for up in (0.5, 0.3, 0.7):
            yield home.west + (home.east - home.west) * across, home.south + (home.north - home.south) * up


def _hides(at: Position, spots: dict[str, Spot]) -> Hiding:
    """The kind of place that hides all of them; none if nothing does."""
    grounds = {at.land.at(spot) for spot in spots.values()}
    return HIDINGS.get(grounds.pop() or GroundId.OPEN_GROUND, "") if len(grounds) == 1 else ""


def _deploys(
    at: Position,
    unit: Unit,
    spots: dict[str, Spot],
    facing: float,
    *,
    guard: bool = False,
    lies_in: Hiding = "",
) -> Draft:
    side, land, half = unit.side, at.land, BASE_IN / 2
    edge, foe = at.sketch.edges[side], _enemy_edge(at, side)
    home = at.home
    order = Deploy(
        unit.name,
        "ambush" if lies_in else "table",
        base_in=round(max(from_edge(land, edge, spot) for spot in spots.values()) + half, 2),
        enemy_base_in=round(min(from_edge(land, foe, spot) for spot in spots.values()) - half, 2),
        own_half=_in_half(at, side, spots),
        guard=guard,
        sheltered=home is not None and all(home.holds(spot) for spot in spots.values()),
        behind=behind(at, side, spots.values()),
        cover=all(at.covers(figure, spots[figure.name]) for figure in unit.here if figure.name in spots),
        lies_in=lies_in,
        note=f"{lies_in} {spots[unit.here[0].name][0]:.0f} {spots[unit.here[0].name][1]:.0f}"
        if lies_in
        else "",
    )
    return Draft(order, spots, {unit.name: facing}, order.where)


def _enemy_edge(at: Position, side: SideId) -> Edge:
    if at.sketch.entry and at.battle.attacker == other(side):
        return at.sketch.entry
    return at.sketch.edges[other(side)]


def _in_half(at: Position, side: SideId, spots: dict[str, Spot]) -> bool:
    edge, land = at.sketch.edges[side], at.land
    across = land.wide_in if edge in {"north", "south"} else land.long_in
    return all(from_edge(land, edge, spot) + BASE_IN / 2 <= across / 2 for spot in spots.values())


# --- works: where the defender's stand, who stands behind them ---

KINDS: Mapping[WorkId, Kind] = {
    WorkId.FIELD_FORTIFICATION: "fortification",
    WorkId.BARRICADE: "barricade",
}
"""The works that are so many inches long; of the others nobody here says where they lie."""
BEFORE_IN, ASIDES = 2.5, (0.0, -0.15, 0.15, -0.3, 0.3)
"""So far before the village a work is drawn, and how far aside of its middle, in parts of the base line."""


def works(at: Position, unit: Unit) -> Iterator[Draft]:
    """What the defender has bought, whole: a straight line before his village, else before his zone."""
    side = at.battle.defender
    for work, amount in to_place(at.book, at.battle).items() if unit.side == side else ():
        name = f"{work.value} {len(at.battle.laid) + 1}"
        lines = _drawn(at, side, name, KINDS[work], amount) if work in KINDS else ()
        yield Draft(PlaceWork(side, work, amount, name), barriers=tuple(lines)[:1])


def _drawn(at: Position, side: SideId, name: str, kind: Kind, long_in: int) -> Iterator[Barrier]:
    """Where so many inches of a work may lie, dry and across nothing that stands there already."""
    land, edge, home = at.land, at.sketch.edges[side], at.home
    full, across = length(land, edge), length(land, "west" if edge in {"north", "south"} else "south")
    along, deep = full / 2, min(_zone_in(at, side), across / 2) - 1
    if home is not None:
        corners = ((home.west, home.south), (home.east, home.north))
        along = home.middle[0 if edge in {"north", "south"} else 1]
        deep = min(deep, max(from_edge(land, edge, corner) for corner in corners) + BEFORE_IN)
    for back in (0.0, 3.0):
        for aside in ASIDES:
            middle = min(max(along + aside * full, long_in / 2 + 1), full - long_in / 2 - 1)
            half = long_in / 2
            ends = [on_edge(land, edge, middle + off, deep - back) for off in (-half, half)]
            one = Barrier(name, kind, ends[0], ends[1], side)
            dry = AFLOAT.isdisjoint(land.along(one.start, one.end))
            if dry and all(each.off(one.spot(half, 0)) >= BEFORE_IN for each in land.barriers):
                yield one


def _at_works(at: Position, unit: Unit) -> Iterator[tuple[dict[str, Spot], float]]:
    """A unit in one rank behind a work of its own that is long enough, and which way it looks there."""
    names = company(at, unit)
    wide_in = len(names) * (BASE_IN + 0.1)
    edge = at.sketch.edges[unit.side]
    if unit.sort is not Sort.UNIT or at.book.arm(unit.troop) is not Arm.FOOT:
        return
    for work in at.land.barriers:
        if work.owner != unit.side or not work.climbed or work.long_in < wide_in:
            continue
        inner = min((HALF_IN, -HALF_IN), key=lambda off: _to_home(at, edge, work.spot(work.long_in / 2, off)))
        for along in dict.fromkeys((wide_in / 2, work.long_in / 2, work.long_in - wide_in / 2)):
            middle = work.spot(along, inner)
            out = bearing(middle, work.spot(along, -inner))
            yield ranked(names, middle, out, len(names)), out


def _to_home(at: Position, edge: Edge, spot: Spot) -> float:
    """How far it is from a spot to the middle of what is defended, or to the base line."""
    return from_edge(at.land, edge, spot) if at.home is None else far(spot, at.home.middle)


def behind(at: Position, side: SideId, spots: Iterable[Spot]) -> Obstacle:
    """The work or fence of their own that all of them stand behind; nothing where there is none."""
    found = [at.land.touched(spot) for spot in spots] if at.land.barriers else []
    kinds = {work.kind if work is not None and work.climbed and work.owner == side else "" for work in found}
    return Obstacle(kinds.pop()) if len(kinds) == 1 else Obstacle.NONE


# --- later ---


def arrivals(at: Position, unit: Unit) -> Iterator[Draft]:
    """The places at its own base line where a unit may come on."""
    edge = at.sketch.edges[unit.side]
    most = at.book.arrivals.edge_in.value
    scouts = [
        spot for each in at.foes(unit.side) if each.sort is Sort.SCOUT for _, spot in at.standing(each.name)
    ]
    rivals = [spot for each in at.foes(unit.side) if each.arrived for _, spot in at.standing(each.name)]
    for number in range(PLACES_ALONG):
        along = length(at.land, edge) * (number + 0.5) / PLACES_ALONG
        names = tuple(f.name for name in party(at.battle, unit) for f in at.battle.unit(name).here)
        facing = INWARD[edge]
        files = max(1, ceil(len(names) * (BASE_IN + 0.1) / max(most - 0.4, 1)))
        spots = ranked(
            names, on_edge(at.land, edge, along, 0.5 + ceil(len(names) / files) * 0.45), facing, files
        )
        if not fits(at, unit, spots):
            continue
        deep = max(from_edge(at.land, edge, spot) for spot in spots.values()) + BASE_IN / 2
        order = PlaceArrival(
            unit.name,
            edge_in=round(deep, 2),
            own_half=_in_half(at, unit.side, spots),
            scout_in=_near(spots, scouts),
            rival_in=_near(spots, rivals),
            cover=tuple(f.name for f in unit.here if f.name in spots and at.covers(f, spots[f.name])),
            alone=(names[0],) if len(names) == 1 else (),
        )
        yield Draft(order, spots, {unit.name: facing}, "table")


def _near(spots: dict[str, Spot], others: Sequence[Spot]) -> float | None:
    found = [far(one, there) - BASE_IN for one in spots.values() for there in others]
    return round(max(0.0, min(found)), 2) if found else None


def entrances(at: Position, unit: Unit) -> Iterator[Draft]:
    """Where the next of a column may come on."""
    edge = at.sketch.entry
    if not edge:
        return
    names = company(at, unit)
    files = max(1, min(len(names), ENTRY_WIDE))
    deep = ceil(len(names) / files) * (BASE_IN + 0.1) / 2
    full = length(at.land, edge)
    spots: dict[str, Spot] = {}
    for number in range(2 * PLACES_ALONG):
        aside = (number + 1) // 2 * (-1 if number % 2 else 1) / (2 * PLACES_ALONG)
        spots = ranked(names, on_edge(at.land, edge, full * (0.5 + aside * 0.94), deep), INWARD[edge], files)
        if fits(at, unit, spots):
            break
    # Where everybody has stayed at the edge they make room for whoever comes.
    yield Draft(
        EnterColumn(unit.name, alone=names[:1] if len(names) == 1 else ()),
        spots,
        {unit.name: INWARD[edge]},
        "table",
    )
