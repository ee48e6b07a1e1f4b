"""The plan of a free table: terrain, figures, zones in which each side may begin, and fires."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from heart_africa.board.extents import ROAD_IN, burning
from heart_africa.board.layout import Building, Edge, Layout, Spot, TerrainPiece
from heart_africa.board.places.zones import zones
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape, area, between, box, holds, line, middle, outlines
from heart_africa.board.sight.ground import smoke
from heart_africa.board.table_record import TableRecord, following, survey
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import Journal
from heart_africa.core.messages import say
from heart_africa.language.battle.words import Names
from heart_africa.language.narration import localized, name
from heart_africa.rules.battle import Battle, Stage, Unit, Where
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Book
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.referee.secrets import ALL, View
from reports.content.plan import Area, AreaKind, Base, Label, Measure, Named, Place, Plan
from reports.content.sheet import NO_HEADS, Fact, Section, Sheet

KINDS: Mapping[PieceId, AreaKind] = {
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
BESIDE: tuple[AreaKind, ...] = ("crest", "work", "building", "trap", "zone", "fire", "smoke")
"""Kinds that the key explains besides those of ground."""

WORK_IN = 0.5
FOOT_IN = 12.0
CREST_IN = 0.25
ABOVE_IN = 0.2
HIGH_IN = 1.6
"""The height of a word on a plan with its white ground, in inches."""

ROOM_IN = 3.0


def table_plan(
    book: Book,
    lang: str,
    battle: Battle,
    layout: Layout,
    *,
    title: str = "",
    figures: Collection[str] | None = None,
    deploying: bool = False,
) -> Plan:
    """Return the plan of the table as it stands.

    `figures` are those that may be seen, None for all that are there; with `deploying`, the zones in which
    each side may begin are drawn.
    """
    if figures is not None:  # not even the place of a word may betray hidden figures
        layout = layout.without(layout.stands.keys() - set(figures))
    scene = Scene(book, battle, layout)
    shown = tuple(_shown(scene))
    areas = (*_ground(scene), *_zones(scene, deploying=deploying), *_flames(scene))
    bases = []
    for unit, figure in shown:
        stand, base = scene.stand(figure), scene.base(figure)
        deep = 0.0 if base.form == "round" else base.deep_in
        y = layout.wide_in - stand.y  # plans are drawn from the upper edge down
        bases.append(Base(stand.x, y, unit.side, base.wide_in, deep, stand.facing))
    return Plan(
        title,
        layout.long_in,
        layout.wide_in,
        areas=tuple(_down(each, layout.wide_in) for each in areas),
        figures=tuple(bases),
        labels=tuple(
            replace(each, y=layout.wide_in - each.y)
            for each in _labels(lang, scene, [unit for unit, _ in shown])
        ),
        key=tuple(_key(lang, scene, areas, [unit for unit, _ in shown])),
        alt=say(lang, "table_plan-alt", pieces=len(layout.features), figures=len(bases)),
        measure=Measure(
            FOOT_IN, say(lang, "table_plan-scale", inches=int(FOOT_IN)), say(lang, "table_plan-north")
        ),
    )


def table_plans(
    book: Book, lang: str, journal: Journal[Battle], record: TableRecord, eyes: str = ALL
) -> Mapping[int, Plan]:
    """Return the plans for the report of a battle: of the deployment, under 0, and of the end of each turn.

    `eyes` is the side that will read it; the journal is the whole one.
    """
    view = View(journal.state, eyes)
    steps = following(book, record, journal)
    last = {each.before.turn: each for each in journal.standing}
    numbers = [each.number for each in journal.standing]
    found: dict[int, Plan] = {}
    for turn, standing in last.items():
        layout = layout_seen(
            view, survey(steps, [each for each in numbers if each <= standing.number]).layout
        )
        if not layout.stands:
            continue
        title = say(lang, "table_plan-turn" if turn else "table_plan-deployment", turn=turn)
        battle = view.battle(standing.after)
        found[turn] = table_plan(book, lang, battle, layout, title=title, deploying=not turn)
    return found


def layout_seen(view: View, layout: Layout) -> Layout:
    """Return a table as these eyes may see it: without units in ambush, and with all traps alike."""
    if view.open:
        return layout
    works = (
        replace(each, kind="stake_trap") if each.kind == "dummy_trap" and each.owner != view.side else each
        for each in layout.works
    )
    return replace(layout.without(layout.stands.keys() & view.hidden), works=tuple(works))


def layout_now(book: Book, journal: Journal[Any], record: TableRecord) -> Layout:
    """Return the layout of the table as the battle stands."""
    return survey(following(book, record, journal), [each.number for each in journal.standing]).layout


def table_sheet(book: Book, lang: str, battle: Battle, layout: Layout, about: str = "") -> Sheet:
    """Return the plan of the table on a page of its own; `about` is the name of the table or the battle."""
    both = len(battle.sides) == len(SIDES)
    against = say(lang, "table_plan-table")
    if both:
        against = say(lang, "report-title", red=battle.sides["red"].name, blue=battle.sides["blue"].name)
    title = about or against
    plan = table_plan(book, lang, battle, layout, deploying=battle.stage is Stage.DEPLOY)
    sections = (Section("plan", say(lang, "table_plan-where"), (replace(plan, large=True),)),)
    kicker, footer = say(lang, "table_plan-kicker"), say(lang, "table_plan-footer", title=title)
    facts = [
        Fact(say(lang, "table_plan-fact-size"), localized(lang, f"{layout.long_in:g} × {layout.wide_in:g}″"))
    ]
    if battle.scenario:
        scenario = say(lang, "report-scenario", scenario=battle.scenario)
        facts.insert(0, Fact(say(lang, "pdf-scenario"), scenario))
    if about and both:
        facts.insert(0, Fact(say(lang, "table_plan-fact-battle"), against))
    when = say(lang, "table_plan-when", stage=battle.stage.value, turn=battle.turn)
    return Sheet("plan", lang, kicker, title, when, tuple(facts), NO_HEADS, sections, footer, subject=kicker)


# --- who stands there ---


def _shown(scene: Scene) -> Iterator[tuple[Unit, str]]:
    for unit in scene.battle.units.values():
        yield from ((unit, figure.name) for figure in unit.here if figure.name in scene.layout.stands)


def _labels(lang: str, scene: Scene, shown: Iterable[Unit]) -> Iterator[Label]:
    """Yield the names of what lies there, the base lines, and the code of every unit above it."""
    layout = scene.layout
    lies: tuple[TerrainPiece | Building, ...] = (*layout.features, *layout.buildings)
    taken = [stand.spot for stand in layout.stands.values()]
    for piece in lies:
        spot = _free(piece, taken)
        taken.append(spot)  # names must not cover one another either
        yield Label(*spot, piece.name, under=True)
    for side, edge in layout.bases.items():
        if side in scene.battle.sides:
            own = scene.battle.sides[side].name
            spots: Mapping[Edge, Spot] = {
                "north": (layout.long_in / 2, layout.wide_in - 1.5),
                "south": (layout.long_in / 2, 0.25),
                "west": (0.0, layout.wide_in / 2),
                "east": (layout.long_in, layout.wide_in / 2),
            }
            yield Label(*spots[edge], say(lang, "table_plan-base-line", side=own), under=True)
    for unit in {each.name: each for each in shown}.values():
        yield _label(lang, scene, unit)


def _label(lang: str, scene: Scene, unit: Unit) -> Label:
    names = Names(scene.battle)
    stands = [(scene.stand(name), scene.base(name)) for name in scene.of(unit.name)]
    x = sum(stand.x for stand, _ in stands) / len(stands)
    above = max(stand.y + base.deep_in / 2 for stand, base in stands) + ABOVE_IN
    below = min(stand.y - base.deep_in / 2 for stand, base in stands) - HIGH_IN
    others = [
        stand.spot for name, stand in scene.layout.stands.items() if scene.battle.company[name] != unit.name
    ]
    crowded = any(between((x, above + HIGH_IN / 2), each) < HIGH_IN for each in others)
    y = below if crowded or above + HIGH_IN > scene.layout.wide_in else above
    code = names.code(lang, unit.name)
    hidden = unit.where is Where.AMBUSH
    return Label(x, y, say(lang, "table_plan-hidden", unit=code) if hidden else code)


def _free(piece: TerrainPiece | Building, taken: Sequence[Spot]) -> Spot:
    """Return where the name of a piece stands: at its best spot, or beside figures that are there."""
    best = _spot(piece)
    if isinstance(piece, Building) or not piece.outline:
        return best
    shape = area(piece.outline)
    west, south, east, north = box(shape)
    wide, deep = east - west, north - south
    others = (
        (west + wide * x, south + deep * y) for x, y in product((0.5, 0.3, 0.7), (0.75, 0.25, 0.85, 0.15))
    )
    spots = (best, *(spot for spot in others if holds(shape, line((spot,)))))
    free = (spot for spot in spots if all(between(spot, each) > ROOM_IN for each in taken))
    return next(free, best)


def _spot(piece: TerrainPiece | Building) -> Spot:
    """Return the best spot for a name: inside a piece, off the crest of a hill, at the middle of a course."""
    match piece:
        case Building(yard=yard, rooms=rooms):
            west, south, east, north = box(area(yard or rooms[0]))
            return (west + east) / 2, (south + north) / 2
        case TerrainPiece(outline=(), course=course):
            return course[len(course) // 2] if course else (0.0, 0.0)
        case TerrainPiece(crest=((x, y), (to_x, to_y))):
            return (x + to_x) / 2, (y + to_y) / 2 + 0.5
        case _:
            return middle(area(piece.outline))


# --- what lies there ---


def _ground(scene: Scene) -> Iterator[Area]:
    layout, marker_in = scene.layout, scene.book.traps.marker_in.value
    for feature in sorted(layout.features, key=lambda each: ORDER.index(each.what)):
        kind = KINDS[feature.what]
        if feature.outline:
            yield Area(kind, feature.outline)
        elif feature.course:
            yield Area(kind, feature.course, closed=False, across_in=feature.width_in or ROAD_IN)
        if feature.top:
            yield Area("hill", feature.top)
        if feature.crest:
            yield Area("crest", feature.crest, closed=False, across_in=CREST_IN)
    for work in layout.works:
        if len(work.course) > 1:
            yield Area("work", work.course, closed=False, across_in=WORK_IN)
        else:
            (x, y), half = work.course[0], marker_in / 2
            corners = (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)
            yield Area("trap", corners)
    for built in layout.buildings:
        yield from (Area("building", room) for room in built.rooms)


def _zones(scene: Scene, *, deploying: bool) -> Iterator[Area]:
    """Yield where the sides and their advance guards may begin; nothing if a side may begin anywhere."""
    whole = scene.layout.long_in * scene.layout.wide_in
    for side in SIDES if deploying else ():
        if side in scene.battle.sides:
            found = zones(scene, side).value
            yield from (each for shape in (found.area, found.guard) for each in _areas("zone", shape, whole))


def _flames(scene: Scene) -> Iterator[Area]:
    for shape in burning(scene).values():
        yield from _areas("fire", shape)
    for _, shape in smoke(scene):
        yield from _areas("smoke", shape)


def _areas(kind: AreaKind, shape: Shape, but_in2: float = 0) -> Iterator[Area]:
    """Yield the parts of a shape, except one as large as `but_in2` square inches: the whole table."""
    for outline in outlines(shape):
        if not but_in2 or area(outline).area < but_in2 - 1:
            yield Area(kind, outline)


def _down(found: Area, high: float) -> Area:
    """Return the area with its points measured from the upper edge down, as plans are drawn."""
    points: tuple[Place, ...] = tuple((x, high - y) for x, y in found.points)
    return replace(found, points=points)


# --- the key ---


def _key(lang: str, scene: Scene, areas: Iterable[Area], shown: Iterable[Unit]) -> Iterator[Named]:
    """Yield each side, its units under their codes with their figures there, then the kinds of ground."""
    battle, codes = scene.battle, Names(scene.battle)
    there_of = Counter(unit.name for unit in shown)
    for side in (side for side in SIDES if side in battle.sides):
        yield Named(side, battle.sides[side].name)
        for name_, count in there_of.items():
            if battle.units[name_].side == side:
                words = say(lang, "table_plan-unit", unit=name_, count=count)
                yield Named("unit", words, codes.code(lang, name_))
    present = dict.fromkeys(each.what for each in scene.layout.features)
    for what in sorted(present, key=ORDER.index):
        text = name(lang, "piece", what.value)
        yield Named(KINDS[what], f"{text[:1].upper()}{text[1:]}")
    there = {each.kind for each in areas}
    yield from (Named(kind, say(lang, "table_plan-kind", kind=kind)) for kind in BESIDE if kind in there)
