"""The table as a plan on paper: what lies there, who stands where, what the signs mean."""

from collections.abc import Iterable, Iterator, Mapping

from gui.map_formations import facing_of, middle_of
from gui.presenters.map.names import kind_name, labels
from gui.presenters.map.tokens import Token, measured
from gui.session import Session
from heart_africa.battle import Battle
from heart_africa.battle.state import SIDES
from heart_africa.table.extents import ROAD_IN
from heart_africa.table.layout import Feature, Layout, Spot
from heart_africa.tables.choosing_terrain import PieceId
from reports.content.plan import Area, Base, Kind, Label, Named, Plan
from reports.content.sheet import Heads, Row, Section, Sheet, Table

KINDS: Mapping[PieceId, Kind] = {
    PieceId.LOW_HILL: "hill",
    PieceId.ESCARPMENT: "escarpment",
    PieceId.KOPJE: "kopje",
    PieceId.JUNGLE: "jungle",
    PieceId.TALL_GRASS: "grass",
    PieceId.ROCKY_GROUND: "rocks",
    PieceId.CULTIVATION: "crops",
    PieceId.VILLAGE: "village",
    PieceId.MARSH: "marsh",
    PieceId.STREAM: "water",
    PieceId.GULLY: "gully",
    PieceId.RIVER: "water",
    PieceId.SEA_OR_LAKE: "water",
    PieceId.ROAD: "road",
    PieceId.CAMP: "camp",
}
ORDER = tuple(PieceId)
NO_HEADS = Heads("", "", (), "", "")
HEADS = ("code", "unit", "figures", "east", "north", "facing")


def plan_of(session: Session, battle: Battle, layout: Layout, tokens: Iterable[Token]) -> Plan:
    """The plan of the table with the figures that may be seen."""
    shown = tuple(tokens)
    high = layout.wide_in
    sides = [side for side in SIDES if side in battle.sides]
    present = dict.fromkeys(each.what for each in layout.features)
    key = (
        *(Named(side, battle.sides[side].name) for side in sides),
        *(Named(KINDS[what], kind_name(session, what.value)) for what in present),
    )
    return Plan(
        title="",
        width_in=layout.long_in,
        height_in=high,
        areas=tuple(_areas(layout, high)),
        figures=tuple(_base(token, high) for token in shown),
        labels=tuple(_labels(layout, shown, high)),
        key=key,
        alt=session.say("table_map-plan-alt", pieces=len(layout.features), figures=len(shown)),
    )


def plan_sheet(session: Session, name: str, plan: Plan, tokens: Iterable[Token] = ()) -> Sheet:
    """A page with the plan on it, and who stands where."""
    say = session.say
    sections = [Section("plan", say("table_map-plan-deployment"), (plan,))]
    if rows := tuple(_units(session, tokens)):
        heads = tuple(say(f"table_map-plan-head-{each}") for each in HEADS)
        table = Table(("left", "left", "right", "right", "right", "right"), rows, heads)
        sections.append(Section("units", say("table_map-plan-units"), (table,)))
    title, footer = say("table_map-plan-title", battle=name), say("table_map-plan-footer", battle=name)
    kicker, subject = say("table_map-name"), say("table_map-plan-deployment")
    return Sheet(
        "plan", session.lang, kicker, title, "", (), NO_HEADS, tuple(sections), footer, subject=subject
    )


def _units(session: Session, tokens: Iterable[Token]) -> Iterator[Row]:
    """Each unit with the middle of where it stands, and which way it faces."""
    units: dict[str, list[Token]] = {}
    for token in tokens:
        units.setdefault(token.unit, []).append(token)
    for name, rows in units.items():
        stands = [token.stand for token in rows]
        (x, y), facing = middle_of(stands), round(facing_of(stands)) % 360
        spot = (measured(session, x), measured(session, y))
        yield Row((rows[0].code.partition(".")[0], name, str(len(rows)), *spot, f"{facing}°"))


def _down(spot: Spot, high: float) -> Spot:
    return spot[0], high - spot[1]


def _areas(layout: Layout, high: float) -> Iterator[Area]:
    for feature in sorted(layout.features, key=lambda each: ORDER.index(each.what)):
        yield _feature(feature, high)
    for work in layout.works:
        points = tuple(_down(spot, high) for spot in work.course)
        if not work.kind.endswith("trap") and len(points) > 1:
            yield Area("work", points, closed=False, across_in=0.5)
    for built in layout.buildings:
        for room in built.rooms:
            yield Area("building", tuple(_down(spot, high) for spot in room))


def _feature(feature: Feature, high: float) -> Area:
    if feature.outline:
        return Area(KINDS[feature.what], tuple(_down(spot, high) for spot in feature.outline))
    points = tuple(_down(spot, high) for spot in feature.course)
    return Area(KINDS[feature.what], points, closed=False, across_in=feature.width_in or ROAD_IN)


def _base(token: Token, high: float) -> Base:
    x, y = _down(token.stand.spot, high)
    deep = 0.0 if token.look.round else token.look.deep_in
    return Base(x, y, token.look.side, token.look.wide_in, deep, token.stand.facing)


def _labels(layout: Layout, tokens: tuple[Token, ...], high: float) -> Iterator[Label]:
    for label in labels(layout):
        yield Label(*_down(label.spot, high), label.text)
    seen: dict[str, Token] = {}
    for token in tokens:
        seen.setdefault(token.unit, token)
    for token in seen.values():
        x, y = _down(token.stand.spot, high)
        yield Label(x, y - token.look.deep_in, token.code.partition(".")[0])
