"""What may be asked of a position, each question by its name in the file, and what the free table finds."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from heart_africa.board import shapes
from heart_africa.board.findings import CloseCall, Finding
from heart_africa.board.layout import Base, Course, Spot, Stand
from heart_africa.board.moves import cohesion, contact
from heart_africa.board.moves.faults import objections_to_stands, objections_to_ways
from heart_africa.board.moves.obstacles import board, captures, crossed, guide, in_flames, light_fire, trodden
from heart_africa.board.moves.reach import reach
from heart_africa.board.moves.unit_moves import goings, move
from heart_africa.board.places.ambushes import springs, watched
from heart_africa.board.places.deployment import deploy, place_arrival
from heart_africa.board.places.zones import arrivals, zones
from heart_africa.board.radii import bewitch, hear, overlook, raise_standard, rally
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.shots.aims import aim
from heart_africa.board.shots.neighbours import inches
from heart_africa.board.shots.targets import targets
from heart_africa.board.sight.armies import sights
from heart_africa.board.sight.views import look, sees
from heart_africa.board.ways.way import way
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import NewsItem
from heart_africa.rules.book.play import Step
from heart_africa.rules.organisation.independents import Bewitch, RaiseStandard
from heart_africa.rules.organisation.leaders import Overlook, Rally
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.referee.movement.orders import Decline
from tests.board.moves import whats
from tests.golden.positions.reading import Position, Row
from tests.referee.referred import after, objected


@dataclass(frozen=True)
class Answer:
    """What was found, as plain values; why, as lines; what was close."""

    facts: Row
    lines: tuple[Line, ...] = ()
    close: tuple[CloseCall, ...] = ()


Question = Callable[[Position, Row], Answer]


def answer(position: Position, ask: Row, *, umpire: bool | None = None) -> Answer:
    """The answer to one question; `umpire`: what people have said of all that was close in it."""
    found = QUESTIONS[ask["ask"]](position, ask)
    whats((*_worded(found.lines), *found.close))
    if umpire is None:
        return _whole(found)
    decided = {call.key: umpire for call in found.close}
    return answer(position.on(replace(position.scene, decided=decided)), ask)


def _worded(lines: Iterable[Line]) -> Iterable[Line]:
    return (line for line in lines if line.what.startswith("table"))


def _whole(found: Answer) -> Answer:
    """With what was close, by the names of the measurements, and the rules of the lines."""
    near = sorted({call.what.split("-close-")[1] for call in found.close})
    by = sorted({line.rule for line in found.lines})
    who = sorted({line.where for line in found.lines if line.where})
    return replace(found, facts={"by": by, "who": who, "close": near, **found.facts})


def answered(finding: Finding[Any], **facts: Any) -> Answer:  # noqa: ANN401  # whatever was found
    """An answer with the lines and close calls of a finding."""
    return Answer(facts, finding.lines, finding.close)


# --- sight and shots ---


def _sees(position: Position, ask: Row) -> Answer:
    """Whether two see one another, whoever is named first, alone and among all others."""
    scene, one, other = position.scene, ask["of"], ask["at"]
    found, back = sees(scene, one, other), sees(scene, other, one)
    assert (found.value, _rules(found.lines)) == (back.value, _rules(back.lines))
    if {one, other} <= set(scene.here) and scene.side_of(one) != scene.side_of(other) and not scene.decided:
        known = sights(scene)
        assert bool(known.clear[known.pair(one, other)]) == look(scene, one, other).clear
    return answered(found, value=found.value)


def _rules(lines: Iterable[Line]) -> list[tuple[str, str]]:
    return [(line.what, line.rule) for line in lines]


def _aim(position: Position, ask: Row) -> Answer:
    scene = replace(position.scene, battle=replace(position.scene.battle, step=Step.SHOOTING))
    found = aim(scene, ask["of"], ask["at"], position.earlier, ask.get("first", ""))
    against = {rule for _, rule in objected(scene.battle, Fire((found.value,)))}
    facts = {name: getattr(found.value, name) for name in PLAIN}
    return answered(found, **facts, **_shot(found.value), against=sorted(against))


PLAIN = (
    "inches", "visible", "in_arc", "arc_at_start", "work_between", "silhouetted", "cover", "cover_at_start",
    "alone", "attendants", "bearer_near", "master_nearer", "contact", "advancing", "front", "from_first_in",
    "roof", "loophole", "loophole_in",
)  # fmt: skip


def _shot(shot: Aim) -> Row:
    """The parts of a shot that are values of their own."""
    gap, over = shot.gap, shot.overhead
    return {
        "gap": [gap.width_in, gap.from_in] if gap else [],
        "over": [over.over.value, over.level, over.from_in, over.high_ground, over.same_water]
        if over
        else [],
        "behind": (shot.behind or "") and str(shot.behind),
        "shooter_behind": (shot.shooter_behind or "") and str(shot.shooter_behind),
        "stretch": sorted(shot.stretch),
        "near": [[near.name, near.inches] for near in shot.near],
        "walled": [near.name for near in shot.near if near.solid_wall],
    }


def _targets(position: Position, ask: Row) -> Answer:
    found = targets(position.scene, ask["of"], position.earlier)
    choice = found.value.choice
    barred = {name: sorted({bar.rule for bar in one.bars}) for name, one in found.value.barred.items()}
    refused = sorted(str(problem.about["target"]) for problem in choice.refused)
    facts = {"allowed": sorted(choice.allowed), "first": choice.reason.rule, "refused": refused}
    return Answer({**facts, "barred": barred}, (), found.close)


def _inches(position: Position, ask: Row) -> Answer:
    return Answer({"value": inches(position.scene, ask["of"], ask["at"])})


# --- contacts and cohesion ---


def _contacts(position: Position, _ask: Row) -> Answer:
    found, matched = contact.contacts(position.scene), contact.matches(position.scene)
    fights = {match.one: list(match.others) for match in matched.value}
    return Answer(
        {"pairs": [list(pair) for pair in found.value], "fights": fights}, matched.lines, found.close
    )


def _between(position: Position, ask: Row) -> Answer:
    scene = position.scene
    one, other = scene.footprint(ask["of"]), scene.footprint(ask["at"])
    behind = contact.stands_behind(scene, ask["at"])
    return Answer({"value": str(contact.obstacle_between(scene, one, other)), "behind": str(behind)})


def _groups(position: Position, ask: Row) -> Answer:
    found = cohesion.groups_of(position.scene, cohesion.company(position.scene, ask["unit"]))
    return answered(found, count=len(found.value), groups=sorted(sorted(group) for group in found.value))


# --- ways ---


def courses(ask: Row) -> dict[str, Course]:
    """The ways of a question."""
    return {name: tuple((x, y) for x, y in course) for name, course in ask.get("courses", {}).items()}


def rolled(position: Position, ask: Row) -> Scene:
    """The scene once the unit has rolled what the question says."""
    scene = replace(
        position.scene, battle=replace(position.scene.battle, step=Step(ask.get("step", "units")))
    )
    if "faces" not in ask:
        return scene
    order = RollMove(ask["unit"], tuple(ask.get("paces", ())), ask.get("water", ""))
    return replace(scene, battle=after(scene.battle, order, ask["faces"]))


def _way(position: Position, ask: Row) -> Answer:
    course = tuple((x, y) for x, y in ask["course"])
    found = way(position.scene, ask["of"], course)
    own = found.value
    facts = {
        "inches": own.inches,
        "starts": [str(ground) for ground in own.starts.grounds],
        "over": [str(ground) for ground in own.over.grounds],
        "spared": [str(ground) for ground in own.over.cancelled],
        "infested": own.over.infested,
        "through": own.through,
        "enters": list(own.enters),
        "works": [work.name for work in own.reaches],
        "crosses": [work.name for work in own.crosses],
        "traps": list(own.traps),
        "real": [step.real for step in trodden(position.scene, (own,))],
        "bases": list(own.bases),
        "leaves": own.leaves,
    }
    return answered(found, **facts)


def _move(position: Position, ask: Row) -> Answer:
    scene, unit = rolled(position, ask), ask["unit"]
    found = move(scene, unit, courses(ask), ask.get("facings"))
    going = goings(scene, courses(ask), ask.get("facings"))
    last = found.value[-1]
    faults = objections_to_ways(scene, unit, courses(ask), ask.get("facings"))
    against = {problem.rule for problem in faults}
    against |= {rule for order in found.value for _, rule in objected(scene.battle, order)}
    facts = {
        "inches": [order.inches for order in found.value],
        "allowed": sorted({each.reach.inches for each in going.value if each.reach}),
        "engages": [list(pair) for order in found.value for pair in order.engages],
        "aims_over": sorted({str(order.aims_over) for order in found.value if order.aims_over}),
        "aims_at": sorted({str(ground) for order in found.value for ground in order.aims_at}),
        "enemy_in": last.enemy_in,
        "cover": sorted({name for order in found.value for name in order.cover}),
        "alone": sorted({name for order in found.value for name in order.alone}),
        "before": last.cohesive_before,
        "after": last.cohesive_after,
        "closes_up": last.closes_up,
        "road": all(order.road for order in found.value),
        "exits": sorted({name for order in found.value for name in order.exits}),
        "against": sorted(against),
    }
    return answered(found, **facts)


def _reach(position: Position, ask: Row) -> Answer:
    found = reach(rolled(position, ask), ask["unit"])
    return answered(found, inside=_inside(found.value, ask["spots"]))


def _inside(area: Shape, spots: Iterable[Spot]) -> list[list[float]]:
    """Which of these spots an area holds."""
    return [[x, y] for x, y in spots if shapes.meets(area, shapes.line(((x, y),)))]


def _water(position: Position, ask: Row) -> Answer:
    """Who has to roll for crocodiles on these ways."""
    ways = [way(position.scene, name, course).value for name, course in courses(ask).items()]
    orders: dict[str, list[str]] = {order.water: list(order.figures) for order in crossed(ask["unit"], ways)}
    return Answer({"ford": [], "marsh": [], **orders})


def _decline(position: Position, ask: Row) -> Answer:
    """What the book has against a unit that stays where it is."""
    scene = rolled(position, ask)
    return Answer({"against": sorted({rule for _, rule in objected(scene.battle, Decline(ask["unit"]))})})


def _faults(position: Position, _ask: Row) -> Answer:
    found = objections_to_stands(position.scene, position.scene.layout.stands)
    return Answer({"against": sorted({problem.rule for problem in found}), "figures": _named(found)})


def _named(found: Iterable[Problem]) -> list[str]:
    return sorted({str(problem.about.get("figure", problem.where)) for problem in found})


# --- before the battle, and arrivals ---


def stands(position: Position, ask: Row) -> dict[str, Stand]:
    """Where a question places figures: on bases as those of the position are, if these are named."""
    size = ask.get("base_in")
    base = Base(size, size) if size else None
    return {name: Stand(x, y, 0, base) for name, (x, y) in ask["stands"].items()}


def _zones(position: Position, ask: Row) -> Answer:
    found = zones(position.scene, ask["side"])
    area, guard = (_inside(each, ask["spots"]) for each in (found.value.area, found.value.guard))
    return answered(found, inside=area, guard=guard)


def _deploy(position: Position, ask: Row) -> Answer:
    found = deploy(
        position.scene, ask["unit"], stands(position, ask), ambush=ask.get("ambush", False), note="x"
    )
    names = ("base_in", "enemy_base_in", "own_half", "guard", "sheltered", "groups", "lies_in", "hidden",
             "observable", "cover")  # fmt: skip
    against = {rule for _, rule in objected(position.scene.battle, found.value)}
    return answered(found, **{name: getattr(found.value, name) for name in names}, against=sorted(against))


def _arrivals(position: Position, ask: Row) -> Answer:
    found = arrivals(position.scene, ask["side"], second=ask.get("second", False))
    return answered(found, inside=_inside(found.value, ask["spots"]))


def _arrival(position: Position, ask: Row) -> Answer:
    found = place_arrival(position.scene, ask["unit"], stands(position, ask))
    names = ("edge_in", "own_half", "impassable", "scout_in", "rival_in")
    against = {rule for _, rule in objected(position.scene.battle, found.value)}
    return answered(found, **{name: getattr(found.value, name) for name in names}, against=sorted(against))


# --- ambushes ---


def _springs(position: Position, ask: Row) -> Answer:
    found = springs(position.scene, courses(ask))
    return answered(found, units=sorted(order.unit for order in found.value))


def _watched(position: Position, ask: Row) -> Answer:
    found = watched(position.scene, ask["unit"], courses(ask))
    order = found.value
    facts = {
        "enemy": order.enemy_in, "scout": order.scout_in, "leader": order.leader_in, "in_view": order.in_view,
    }  # fmt: skip
    return answered(found, **facts)


# --- radii ---


def _radius(find: Callable[[Scene, str, str], Finding[Any]], step: Step) -> Callable[[Position, Row], Answer]:
    def asked(position: Position, ask: Row) -> Answer:
        scene = replace(position.scene, battle=replace(position.scene.battle, step=step))
        found = find(scene, ask["of"], ask["unit"])
        order: Rally | Overlook | Bewitch | RaiseStandard = found.value
        against = sorted({rule for _, rule in objected(scene.battle, order)})
        more = {name: getattr(order, name) for name in ("in_sight", "screen") if hasattr(order, name)}
        return answered(found, inches=order.inches, against=against, **more)

    return asked


def _hear(position: Position, ask: Row) -> Answer:
    scene = position.scene
    fight = replace(scene.battle, step=Step.MORALE).with_news(NewsItem(**ask["news"]))
    fallen = stands(position, {**ask, "stands": ask.get("fallen", {})})
    found = hear(replace(scene, battle=fight), 0, fallen)
    return answered(found, units=dict(found.value.units))


def _guide(position: Position, ask: Row) -> Answer:
    found = guide(position.scene, ask["of"], ask["unit"])
    against = sorted({rule for _, rule in objected(position.scene.battle, found.value)})
    order = found.value
    facts = {"ahead_in": order.ahead_in, "enemy_in": order.enemy_in, "file": order.single_file}
    return answered(found, **facts, against=against)


# --- taking, boarding, burning ---


def _captures(position: Position, ask: Row) -> Answer:
    return Answer({"pairs": [[one.captor, one.element] for one in captures(position.scene, ask["side"])]})


def _board(position: Position, ask: Row) -> Answer:
    return Answer({"figures": list(board(position.scene, ask["unit"], ask["vessel"]).figures)})


def _light(position: Position, ask: Row) -> Answer:
    order = light_fire(position.scene, ask["of"], ask["place"])
    return Answer({"value": order is not None and order.touching, "target": order.target if order else ""})


def _flames(position: Position, _ask: Row) -> Answer:
    return Answer({"figures": {each.place: list(each.figures) for each in in_flames(position.scene)}})


QUESTIONS: Mapping[str, Question] = {
    "sees": _sees,
    "aim": _aim,
    "targets": _targets,
    "inches": _inches,
    "contacts": _contacts,
    "between": _between,
    "groups": _groups,
    "way": _way,
    "move": _move,
    "reach": _reach,
    "water": _water,
    "decline": _decline,
    "faults": _faults,
    "zones": _zones,
    "deploy": _deploy,
    "arrivals": _arrivals,
    "arrival": _arrival,
    "springs": _springs,
    "watched": _watched,
    "rally": _radius(rally, Step.RALLYING),
    "overlook": _radius(overlook, Step.MORALE),
    "bewitch": _radius(bewitch, Step.MORALE),
    "standard": _radius(raise_standard, Step.MORALE),
    "hear": _hear,
    "guide": _guide,
    "captures": _captures,
    "board": _board,
    "light": _light,
    "flames": _flames,
}
