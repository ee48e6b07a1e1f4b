"""Zones of the table where a side may deploy, arrive and enter (pp. 20-22).

The distance of a figure from a base line is measured to that edge of its base that counts against it: the far
edge where it has to stand near, the near edge where it has to stay away.
"""

from collections.abc import Mapping

from heart_africa.board import shapes
from heart_africa.board.extents import board, extent
from heart_africa.board.extents import half as half_of
from heart_africa.board.findings import Finding
from heart_africa.board.layout import EDGES, Edge, Layout
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import SideId, Sort, other
from heart_africa.rules.book.preparation import DeploymentSide
from heart_africa.rules.book.printed import Cited, Entry

AREA = "table_moves"


@dataclass(frozen=True, slots=True)
class Zones:
    """Where a side may place its units, and where its advance guard; empty where nowhere."""

    area: Shape
    guard: Shape = shapes.NOTHING


# --- distances from the edges ---


def base_edge(layout: Layout, side: SideId) -> Edge | None:
    """The edge that is a player's base line, or None."""
    return layout.bases.get(side)


def enemy_edge(scene: Scene, side: SideId) -> Edge | None:
    """The base line of a player's enemy; for an ambushed column, the edge where it comes on."""
    foe = other(side)
    column = scene.layout.entry if scene.battle.attacker == foe else ""
    return column or scene.layout.bases.get(foe)


def from_edge(layout: Layout, edge: Edge, shape: Shape) -> tuple[float, float]:
    """The inches from an edge of the table to the near and to the far end of something."""
    west, south, east, north = shapes.box(shape)
    ends: Mapping[Edge, tuple[float, float]] = {
        "west": (west, east),
        "south": (south, north),
        "east": (layout.long_in - east, layout.long_in - west),
        "north": (layout.wide_in - north, layout.wide_in - south),
    }
    return ends[edge]


def strip(layout: Layout, edge: Edge, deep_in: float) -> Shape:
    """The part of the table within so many inches of an edge."""
    long_in, wide_in = layout.long_in, layout.wide_in
    middles: Mapping[Edge, tuple[float, float, float, float]] = {
        "west": (deep_in / 2, wide_in / 2, deep_in, wide_in),
        "south": (long_in / 2, deep_in / 2, long_in, deep_in),
        "east": (long_in - deep_in / 2, wide_in / 2, deep_in, wide_in),
        "north": (long_in / 2, wide_in - deep_in / 2, long_in, deep_in),
    }
    return shapes.rectangle(*middles[edge], 0)


# --- deployment ---


def row(scene: Scene, side: SideId) -> DeploymentSide | None:
    """The row of the scenario for a side; None before there is a scenario."""
    battle = scene.battle
    return scene.book.deployment.side(battle.scenario, battle.role(side)) if battle.scenario else None


def zones(scene: Scene, side: SideId) -> Finding[Zones]:
    """Where a side may begin the battle, with reasons; the whole table before anything is known."""
    rules, whole = row(scene, side), board(scene.layout)
    if rules is None:
        return Finding(Zones(whole))
    if rules.column:
        return Finding(Zones(shapes.NOTHING), (_line("zone-column", rules.column),))
    found, area, guard = [], whole, shapes.NOTHING
    own, foe = base_edge(scene.layout, side), enemy_edge(scene, side)
    if rules.zone_in and own:
        area = strip(scene.layout, own, rules.zone_in.value)
        found.append(_line("zone-base", rules.zone_in))
    if rules.guard_in and own:
        guard = strip(scene.layout, own, rules.guard_in.value)
        found.append(_line("zone-guard", rules.guard_in))
    if rules.own_half and own:
        area = shapes.common(area, half_of(scene.layout, side))
        found.append(_line("zone-half", rules.own_half))
    if rules.away_in and foe:
        area = shapes.without(area, strip(scene.layout, foe, rules.away_in.value))
        found.append(_line("zone-away", rules.away_in))
    return Finding(Zones(area, guard), tuple(found))


def _line(what: str, entry: Entry) -> Line:
    value = entry.value if isinstance(entry, Cited) else 0
    return entry.line(f"{AREA}-{what}", value, inches=value)


# --- arrivals ---


def arrivals(scene: Scene, side: SideId, *, second: bool = False) -> Finding[Shape]:
    """Where reserves may come on: an edge in their own half, not impassable, away from enemy Scouts.

    `second`: the other side has placed its arrivals already this turn.
    """
    rules, layout = scene.book.arrivals, scene.layout
    open_edges = [edge for edge in EDGES if not impassable(layout, edge)]
    area = shapes.together(strip(layout, edge, rules.edge_in.value) for edge in open_edges)
    if base_edge(layout, side):
        area = shapes.common(area, half_of(layout, side))
    lines = [_line("zone-arrivals", rules.edge_in)]
    for names, limit, what in (
        (scouts(scene, other(side)), rules.scout_in, "zone-scout"),
        (arrived(scene, other(side)) if second else (), rules.rival_in, "zone-rival"),
    ):
        if names:
            near = shapes.together(shapes.around(scene.footprint(name), limit.value) for name in names)
            area = shapes.without(area, near)
            lines.append(_line(what, limit))
    return Finding(area, tuple(lines))


def impassable(layout: Layout, edge: Edge) -> bool:
    """Whether an edge is impassable: a sea or lake declared so lies along most of it (TERR-55)."""
    rim = strip(layout, edge, 1)
    waters = shapes.together(extent(one) for one in layout.features if one.impassable)
    return shapes.square_inches(shapes.common(rim, waters)) > shapes.square_inches(rim) / 2


def scouts(scene: Scene, side: SideId) -> tuple[str, ...]:
    """The Scouts of a side on the table."""
    return tuple(name for name, unit in scene.here.items() if unit.side == side and unit.sort is Sort.SCOUT)


def arrived(scene: Scene, side: SideId) -> tuple[str, ...]:
    """The figures of units of a side that have arrived this turn."""
    return tuple(name for name, unit in scene.here.items() if unit.side == side and unit.arrived)


def entry(scene: Scene) -> Finding[Shape]:
    """Where the next unit of a column comes on: anywhere along its edge (SCEN-20), one base deep."""
    rules = scene.book.deployment.side("ambush", "attacker").column
    edge = scene.layout.entry
    if not edge or rules is None:
        return Finding(shapes.NOTHING)
    size = scene.book.free_table.bases
    deep = max(each.deep_mm for kind, each in size.sizes.items() if kind in ASHORE)
    return Finding(strip(scene.layout, edge, deep / size.millimetres_per_inch), (_line("zone-entry", rules),))


ASHORE = frozenset({"foot", "mounted", "gun", "baggage"})
