"""What is about to be done with figures on the map: where they would stand, and what is against it.

Nothing is done before it is confirmed; against the rules it needs the umpire's reason. The battle's orders
are filled in from the table, as if people had measured and typed them.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Literal

from gui.dice import MissingDice, OrderDice
from gui.documents.map.document import OpenMap, Refused
from gui.documents.map.formations import (
    USUAL,
    Stands,
    bases_of,
    farthest,
    middle_of,
    rows_along,
    shifted,
)
from gui.documents.map.offers import due, lawful, sprung
from gui.session import Session
from heart_africa.board.findings import CloseCall
from heart_africa.board.layout import Base, Course, Edge, Spot, Stand
from heart_africa.board.measured_orders import said
from heart_africa.board.moves import faults, formations, obstacles, unit_moves
from heart_africa.board.places import deployment
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import along, length, line
from heart_africa.board.table_record import PlaceFigures, placed
from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.battle import Stage, Where
from heart_africa.rules.battle.units import Pace
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.movement.dice import RollMove, usual_paces
from heart_africa.rules.play.movement.ways import paces as paces_for
from heart_africa.rules.preparation.deployment.orders import DeployRest
from heart_africa.rules.referee.deployment.stage import begins, objections, rest
from heart_africa.rules.referee.movement.company import is_vessel

MoveKind = Literal["place", "deploy", "ambush", "arrive", "enter", "move", "climb", "turn"]
DEPTHS = (0.0, -2.0, 2.0, -4.0, 4.0, -6.0, 6.0, 8.0, 10.0, 12.0)
"""Inches nearer or farther at which a unit is tried that cannot stand at its place."""
ASIDE = tuple(way * sign for way in (2.0, 4.0, 6.0, 9.0, 12.0) for sign in (-1, 1))
"""Inches to one side at which it is tried then."""
BACK_IN, TRIES = 0.5, 12
"""By how many inches, and how often, a move is shortened that may not end there."""
SNAP_IN = 0.4
"""Figures dragged nearer to an enemy than this, in inches, are put in contact with him."""


@dataclass(frozen=True)
class MoveDraft:
    """A move that is being considered.

    `kind`: the order that it would be, `place` if it only puts figures somewhere; `courses`: their ways from
    where they stand; `orders`: the battle's orders; `inches`: the longest way; `most`: what the dice allow to
    the slowest figure, None without dice; `paces`: the kinds of ground to roll for on these ways, empty for
    the usual; `close`: what is too close to call.
    """

    kind: MoveKind
    unit: str
    before: Stands
    stands: Stands
    courses: Mapping[str, Course] = field(default_factory=dict)
    orders: tuple[Any, ...] = ()
    inches: float = 0
    most: float | None = None
    paces: tuple[Pace, ...] = ()
    problems: tuple[Problem, ...] = ()
    close: tuple[CloseCall, ...] = ()

    @property
    def left(self) -> float | None:
        """The inches that the dice still allow; None without dice."""
        return None if self.most is None else self.most - self.inches

    @property
    def given(self) -> bool:
        """Whether it gives orders of the battle."""
        return bool(self.orders)


def kind_of(opened: OpenMap, figures: tuple[str, ...], *, ambush: bool = False) -> MoveKind:
    """Return which kind of order it takes to move these figures now."""
    battle = opened.table.battle
    units = {battle.company[name] for name in figures}
    if len(units) != 1:
        return "place"
    unit = battle.units[next(iter(units))]
    whole = len(figures) == len(unit.here)
    if battle.stage is Stage.DEPLOY and unit.where is Where.WAITING and whole:
        return "ambush" if ambush else "deploy"
    if battle.stage is not Stage.PLAY:
        return "place"
    if unit.where is Where.RESERVE and whole:
        return "arrive"
    if unit.where is Where.COLUMN and whole:
        return "enter"
    agenda = opened.table.agenda
    hides = unit.where is Where.AMBUSH and whole and unit.side == agenda.side  # moving reveals it
    due = hides or (unit.where is Where.TABLE and unit.name in agenda.who)
    there = all(name in opened.layout.stands for name in figures)
    return "move" if due and there and battle.step in {Step.UNITS, Step.INDEPENDENTS} else "place"


def drafted(
    opened: OpenMap, stands: Stands, legs: tuple[Stands, ...] = (), *, ambush: bool = False
) -> MoveDraft:
    """The move that would put figures there; `legs` are the spots where they all turned on the way."""
    here, figures = opened.layout.stands, tuple(stands)
    kind = kind_of(opened, figures, ambush=ambush)
    unit = opened.table.battle.company[figures[0]] if figures else ""
    draft = MoveDraft(kind, unit, {name: here[name] for name in stands if name in here}, stands)
    if kind == "move":
        return _moved(opened, draft, legs)
    scene = replace(opened.scene, layout=opened.layout.placed(stands))
    problems = faults.objections_to_stands(scene, stands)
    if kind == "place":
        if unit in opened.unplaced:
            problems = (*problems, *deployment.objections_to_lying(scene, unit, stands))
        return replace(draft, inches=farthest(draft.before, stands), problems=problems)
    order, close = _order(opened.session, scene, draft)
    against = (*opened.table.objections(order), *problems)
    return replace(draft, orders=(order,), problems=tuple(dict.fromkeys(against)), close=close)


def as_far(opened: OpenMap, draft: MoveDraft) -> MoveDraft:
    """Return the move cut to what the dice allow, or to less if figures may not end there.

    Every figure goes the same part of its way. If no part is legal, it ends where the dice allow.
    """
    found, part, tried = draft, 1.0, [draft]
    while found.problems and len(tried) < TRIES:
        most = found.most or 0
        part = part * most / found.inches if found.inches > most > 0 else part - BACK_IN / draft.inches
        if part <= 0:
            break
        found = drafted(opened, {name: _part_way(draft, name, part) for name in draft.stands})
        tried.append(found)
    return found if not found.problems else tried[min(1, len(tried) - 1)]


def _part_way(draft: MoveDraft, name: str, part: float) -> Stand:
    """Return where a figure stands after a part of its way, from 0 to 1."""
    stand = draft.stands[name]
    way = line(draft.courses.get(name) or (draft.before[name].spot, stand.spot))
    x, y = along(way, part * length(way))
    return replace(stand, x=x, y=y)


def _order(session: Session, scene: Scene, draft: MoveDraft) -> tuple[Any, tuple[CloseCall, ...]]:
    """The order by which a unit deploys, arrives or enters there, with what is too close to call."""
    match draft.kind:
        case "arrive":
            found = deployment.place_arrival(scene, draft.unit, draft.stands)
            return found.value, found.close
        case "enter":
            return deployment.enter_column(scene, draft.unit, draft.stands), ()
        case kind:
            ambush = kind == "ambush"
            note = _noted(session, draft.stands) if ambush else ""
            deployed = deployment.deploy(scene, draft.unit, draft.stands, ambush=ambush, note=note)
            return deployed.value, deployed.close


def _noted(session: Session, stands: Stands) -> str:
    """The note of a secret place: where on the map the middle of the unit lies."""
    x, y = middle_of(stands.values())
    return session.say("table_map-ambush-note", x=f"{x:.1f}", y=f"{y:.1f}")


def _moved(opened: OpenMap, draft: MoveDraft, legs: tuple[Stands, ...]) -> MoveDraft:
    scene, stands = opened.scene, draft.stands
    facings = {name: stand.facing for name, stand in stands.items()}
    straight = _straight(draft, legs)
    climbed = obstacles.climb(scene, draft.unit, straight)
    if climbed and all(lawful(opened, each) for each in climbed):
        wrong = faults.objections_to_stands(scene, stands)
        over = {name: straight[name] for each in climbed for name in each.figures}
        return replace(draft, kind="climb", courses=over, orders=climbed, problems=wrong)
    turns = unit_moves.turn(scene, draft.unit, facings)
    if turns.figures and not farthest(draft.before, stands):
        against = (*opened.table.objections(turns), *faults.objections_to_stands(scene, stands))
        return replace(draft, kind="turn", orders=(turns,), problems=against)
    courses = straight if legs else _round(scene, straight, stands)
    going = unit_moves.goings(scene, courses, facings)
    orders = unit_moves.move(scene, draft.unit, courses, facings)
    reaches = [each.reach.inches for each in going.value if each.reach is not None]
    problems = (
        *faults.objections_to_ways(scene, draft.unit, courses, facings),
        *faults.objections_to_stands(scene, stands),
    )
    codes = {each.code for each in problems}
    first = opened.table.objections(orders.value[0])  # the rules' objections, unless found already
    problems = (*problems, *(each for each in first if each.code not in codes))
    return replace(
        draft,
        courses=courses,
        orders=orders.value,
        inches=max((each.inches for each in going.value), default=0),
        most=min(reaches, default=None),
        paces=_paces(scene, draft.unit, going.value),
        problems=tuple({(each.code, each.where): each for each in problems}.values()),
        close=orders.close,
    )


def _paces(scene: Scene, unit: str, gone: Sequence[unit_moves.Going]) -> tuple[Pace, ...]:
    """The kinds of ground that a unit should roll for on these ways, if not the usual; none for vessels."""
    if is_vessel(scene.book, scene.battle.units[unit]):
        return ()
    found = paces_for(scene.book, tuple(unit_moves.walk_of(scene, each) for each in gone))
    return () if found == usual_paces(scene.battle, "") else found


def _straight(draft: MoveDraft, legs: tuple[Stands, ...]) -> Mapping[str, Course]:
    """Straight ways from turning point to turning point."""
    return {
        name: (draft.before[name].spot, *(leg[name].spot for leg in legs if name in leg), stand.spot)
        for name, stand in draft.stands.items()
    }


def _round(scene: Scene, straight: Mapping[str, Course], stands: Stands) -> Mapping[str, Course]:
    """Return the ways of the figures, led around what blocks them."""
    ways = formations.going_to(scene, stands).courses
    return {name: ways.get(name) or course for name, course in straight.items()}


def snapped(opened: OpenMap, stands: Stands) -> Stands:
    """Return the places of figures, moved into contact with an enemy that they almost touch."""
    if any(name not in opened.layout.stands for name in stands):
        return stands
    return formations.snapped(opened.scene, stands, SNAP_IN)


# --- doing it ---


def confirm(opened: OpenMap, draft: MoveDraft, why: str = "") -> tuple[Any, ...]:
    """Carry out a draft: reveal ambushes, give the battle's orders, then place the figures.

    Returns the orders that follow from the move, to be given one after the other. `why` is the umpire's
    reason against the rules. Raises `Refused` and `BadData`.
    """
    if draft.problems and not why:
        raise Refused(draft.problems)
    last = opened.table.journal.last
    after = last.number if last is not None and draft.before else 0
    before, ways = opened.scene, draft.courses
    goes = draft.kind in {"move", "climb"}
    springs = sprung(opened, ways) if goes else ()
    for drawn in (*springs, *draft.orders):
        order = said(opened.book, opened.table.battle, drawn)
        hand = OrderDice((), opened.table.generator)
        after = opened.table.submit(order, hand, _despite(opened, order, why)).number
    rows = [placed(name, stand, ways.get(name, ())) for name, stand in draft.stands.items()]
    opened.place(rows, after, why or None)
    return due(opened, before, draft.unit, ways) if goes else ()


def _despite(opened: OpenMap, order: Command, why: str) -> str | None:
    """The umpire's reason if the battle itself objects to the order, else None."""
    return (why or None) if opened.table.objections(order) else None


def deploy(opened: OpenMap, stands: Stands) -> tuple[str, ...]:
    """Deploy the units of these figures where they would stand, as long as it is one's turn.

    If they are all that is left and stand as `deploy-rest` would place them, that one order is given, so that
    one undo takes all back. Returns the figures that were deployed. Raises `Refused` and `BadData`.
    """
    if _are_the_rest(opened, stands):
        after = opened.table.submit(DeployRest(), OrderDice(())).number
        opened.place([placed(name, stand) for name, stand in stands.items()], after)
        return tuple(stands)
    units = _by_unit(opened, stands)
    begun: list[str] = []
    drafts = (drafted(opened, own) for own in units.values())
    while draft := next((each for each in drafts if each.kind == "deploy" and not each.problems), None):
        confirm(opened, draft)
        begun += draft.stands
        del units[draft.unit]
        drafts = (drafted(opened, own) for own in units.values())
    return tuple(begun)


def _by_unit(opened: OpenMap, stands: Stands) -> dict[str, dict[str, Stand]]:
    units: dict[str, dict[str, Stand]] = {}
    for name, stand in stands.items():
        units.setdefault(opened.table.battle.company[name], {})[name] = stand
    return units


def _are_the_rest(opened: OpenMap, stands: Stands) -> bool:
    """Whether these are several units, all that are left, and stand as `deploy-rest` would place them."""
    units, scene = _by_unit(opened, stands), replace(opened.scene, layout=opened.layout.placed(stands))
    plain = tuple(rest(opened.book, opened.table.battle)) if opened.table.battle.stage is Stage.DEPLOY else ()
    if len(plain) < 2 or not {order.unit for _, order in plain} <= units.keys():  # noqa: PLR2004  # several
        return False
    for battle, order in plain:
        there = deployment.deploy(replace(scene, battle=battle), order.unit, units[order.unit])
        if there.close or begins(there.value) != begins(order):
            return False
        if objections(opened.book, battle, there.value):
            return False
    return not misplaced(opened, stands)


def misplaced(opened: OpenMap, stands: Stands) -> dict[str, Stand]:
    """The figures whose unit may not stand so, to be allowed by the umpire or moved by hand."""
    order = PlaceFigures(tuple(placed(name, stand) for name, stand in stands.items()))
    company = opened.table.battle.company
    units = {company[each.where] for each in opened.objections(order)}
    return {name: stand for name, stand in stands.items() if company[name] in units}


def lined_up(opened: OpenMap, edge: Edge, depth: float, groups: Sequence[Mapping[str, Base]]) -> Stands:
    """Groups side by side along an edge, `depth` inches from it; moved where one cannot stand there."""
    rows = (rows_along(opened.layout, edge, depth + more, groups) for more in DEPTHS)
    found: dict[str, Stand] = {}
    astray = []
    for choices in zip(*rows, strict=True):
        row = next((row for row in choices if not misplaced(opened, row)), None)
        if row is None:
            astray.append(choices)
        else:
            found |= row
    for choices in astray:
        found |= next(_aside(opened, edge, choices, found), choices[0])
    return found


def _aside(opened: OpenMap, edge: Edge, choices: Sequence[Stands], others: Stands) -> Iterator[Stands]:
    """Yield places beside the intended one of a group, where it can stand among the others."""
    for way, row in product(ASIDE, choices):
        moved = shifted(row, (way, 0) if edge in {"north", "south"} else (0, way))
        if misplaced(opened, {**others, **moved}).keys().isdisjoint(moved):
            yield moved


def next_placed(opened: OpenMap) -> str:
    """The unit that a press on bare ground places: the chosen one if it waits, else the first; or ""."""
    waiting = (*opened.in_turn, *opened.unplaced)
    return opened.table.unit if opened.table.unit in waiting else next(iter(waiting), "")


def about(opened: OpenMap, unit: str, spot: Spot) -> Stands:
    """A unit in ranks around a spot, facing away from its base line."""
    found = opened.table.battle.units[unit]
    edge = opened.layout.bases.get(found.side) or USUAL[found.side]
    (row,) = rows_along(opened.layout, edge, 0, [bases_of(opened.book, found, opened.layout)])
    x, y = middle_of(row.values())
    return shifted(row, (spot[0] - x, spot[1] - y))


def put(opened: OpenMap, stands: Stands) -> None:
    """Place figures without orders of the battle. Raises `Refused` and `BadData`."""
    last = opened.table.journal.last
    fresh = any(name not in opened.layout.stands for name in stands)
    begun = opened.table.battle.stage is Stage.PLAY
    after = 0 if last is None or (fresh and not begun) else last.number
    opened.place([placed(name, stand) for name, stand in stands.items()], after)


def roll(
    opened: OpenMap,
    unit: str,
    faces: tuple[int, ...] = (),
    paces: tuple[Pace, ...] = (),
    *,
    throw: bool = True,
) -> None:
    """Roll a unit's move over that ground; faces that are not typed are thrown if `throw`.

    Raises `MissingDice` if typed faces run out and none are thrown, `Refused` and `BadData`.
    """
    opened.table.submit(RollMove(unit, paces), OrderDice(faces, opened.table.generator if throw else None))


def dice_of(opened: OpenMap, unit: str, paces: tuple[Pace, ...] = ()) -> tuple[int, str]:
    """How many dice a unit's move asks for first, and what for (a message id); 0 if it may not roll."""
    try:
        opened.table.journal.act(RollMove(unit, paces), OrderDice())
    except MissingDice as short:
        return short.count, short.why
    except (Refused, BadData):
        pass
    return 0, ""
