"""The cards of movement: rolling, how far the dice let a unit go and why, its way, contacts, its end."""

from collections.abc import Iterable, Iterator
from itertools import cycle
from typing import Any, cast

from gui.presenters.battle.card.morale import nothing
from gui.presenters.battle.card.panel import CardMaker, Link, MissingFact, NeededNumber, Reading, cited, lines
from gui.presenters.battle.card.shot_facts import works
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.forms import Answers, Choices, Field, FormValues, facts_of
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.language.narration import capital, minus, name, words
from heart_africa.language.order_fields import form
from heart_africa.rules.battle import Figure, Unit, other
from heart_africa.rules.battle.units import Pace
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.odds.movement import odds_of_move
from heart_africa.rules.play.movement.dice import RollMove, Water, paces_of, usual_paces
from heart_africa.rules.play.movement.ways import Reach, reach
from heart_africa.rules.referee.movement.alternation import rolled_for, speeds
from heart_africa.rules.referee.movement.company import is_vessel, members
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.referee.movement.unit_moves import movers, walk
from heart_africa.rules.shared_terms import Obstacle
from reports.content.chart import distribution

PACES: tuple[Pace, ...] = ("open", "difficult")
WATERS: tuple[Water, ...] = ("", "downstream", "upstream", "still")
SHOWN = 6
"""How many pairs are named; if there are more, only their number is told."""
FACTS = facts_of(form(Move))
"""All yes-or-no facts of a move, as the order has them."""
PART = {"river": ("river", "ford"), "gully": ("gully", "gully_floor"), "village": ("village",),
        "kopje": ("kopje", "kopje_path"), "escarpment": ("escarpment", "escarpment_gap"),
        "steep_kopje": ("steep_kopje", "kopje_path"), "temba": ("temba", "breach")}  # fmt: skip
"""The kinds of ground that a piece consists of, if not only its own."""


# --- who moves ---


def _units(desk: BattleContext) -> Choices:
    named = [desk.battle.company.get(who, who) for who in desk.who]
    return desk.units(each for each in (*named, *desk.document.agenda.who) if each in desk.battle.units)


def _unit(desk: BattleContext, said: FormValues) -> Unit:
    """The unit that moves. Raises `MissingFact` if there is none."""
    found = said.one_of("unit", _units(desk))
    if not found:
        raise MissingFact(desk.say("card-doubt-nobody"))
    return desk.battle.units[found]


def _whose(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """The choice of the unit, unless the card was asked for one."""
    if desk.who:
        return
    choices = _units(desk)
    yield desk.ask("unit", "choice", said.one_of("unit", choices), choices=choices)


def points(desk: BattleContext, said: FormValues, unit: str) -> str:
    """The field that a unit chosen on the board fills: the enemy to touch, or the unit that moves."""
    if unit not in desk.battle.units:
        return ""
    own = desk.battle.units.get(said.one_of("unit", _units(desk)))
    if own is not None and desk.battle.units[unit].side != own.side:
        return "engages" if desk.kind == "move" else ""
    return "unit" if unit in dict(_units(desk)) else ""


# --- rolling ---


def roll_asks(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """Which unit rolls, and for which kinds of ground."""
    yield from _whose(desk, said)
    try:
        unit = _unit(desk, said)
    except MissingFact:
        return
    if is_vessel(desk.book, unit):
        yield desk.chosen(said, "water")
    usual = usual_paces(desk.battle, _water(said))
    choices = desk.options(desk.slot("paces"))
    yield desk.ask("paces", "names", said.row("paces", PACES) or usual, choices=choices)


def _water(said: FormValues) -> Water:
    return next((each for each in WATERS if each == said.text("water")), "")


def roll(desk: BattleContext, said: FormValues) -> RollMove:
    """The order to roll for a unit."""
    unit = _unit(desk, said)
    chosen = said.row("paces", PACES)
    paces = tuple(pace for pace in PACES if pace in chosen)
    water = _water(said) if is_vessel(desk.book, unit) else ""
    return RollMove(unit.name, () if paces == usual_paces(desk.battle, water) else paces, water)


def roll_reading(desk: BattleContext, order: RollMove) -> Reading:
    """Which dice are rolled by which row, and how far they may carry the unit."""
    unit = desk.battle.unit(order.unit)
    needs, charts = [], []
    for goes in speeds(desk.book, desk.battle, unit):
        for pace in paces_of(desk.battle, order):
            found = odds_of_move(desk.book, goes, pace)
            who = capital(name(desk.lang, "troop", goes.who))
            head = desk.say("card-pace-of", who=who, pace=pace)
            number = minus(found.rate) if found.rate is not None else "—"
            source = capital(words(desk.lang, found.source.what, found.source.about))
            needs.append(NeededNumber(head, number, f"{source} ({cited(desk, found.source)})", ()))
            if found.rate is not None:
                charts.append(distribution(desk.lang, desk.say("card-inches-of", head=head), found.inches))
    stay = Link("decline", (order.unit,), desk.say("card-stay"))
    return Reading(tuple(needs), charts=tuple(charts), links=(stay,))


def roll_points(desk: BattleContext, said: FormValues, unit: str) -> str:
    """The field that a unit chosen on the board fills: the one that rolls."""
    return points(desk, said, unit)


# --- the way ---


def grounds(desk: BattleContext) -> tuple[GroundId, ...]:
    """The kinds of ground that lie on this table, open ground first."""
    ground = desk.battle.ground
    lying = [part for piece in (ground.pieces if ground else ())
             for part in PART.get(str(piece.what), (str(piece.what),))]  # fmt: skip
    known = {each.value: each for each in GroundId}
    found = [GroundId.OPEN_GROUND, *(known[each] for each in lying if each in known)]
    return tuple(dict.fromkeys(found))


def _grounds(desk: BattleContext, ids: Iterable[GroundId]) -> Choices:
    return tuple((each.value, capital(name(desk.lang, "ground", each.value))) for each in ids)


def asks(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """The fields: how far, over what, who touches whom, how figures end; the rest folded."""
    yield from _whose(desk, said)
    try:
        unit = _unit(desk, said)
    except MissingFact:
        return
    yield desk.ask("inches", "inches", said.text("inches"), proposed=True)  # the longest that the die allows
    lying = grounds(desk)
    shown = _grounds(desk, lying if len(lying) > 1 else GroundId)
    row = tuple(value for value, _ in shown)
    yield desk.ask("over", "names", said.row("over", row), choices=shown, main=len(lying) > 1)
    yield from desk.toggles(said, ("cover", *_some(desk, unit)))
    yield desk.ask("behind", "choice", said.text("behind"), choices=works(desk, desk.slot("behind")))
    yield from _contacts(desk, said, unit)
    # a figure in contact may break off
    if held := _held(desk, unit):
        chosen = said.row("breaks_off", held)
        yield desk.ask("breaks_off", "names", chosen, choices=desk.figures(held))
        if chosen:
            over = said.row("over_bases", chosen)
            yield desk.ask("over_bases", "names", over, choices=desk.figures(chosen))
    yield from desk.toggles(said, ("more",))
    yield from _folded(desk, said, unit, shown)


def _some(desk: BattleContext, unit: Unit) -> Iterator[str]:
    """The fields that only some moves have: leaving the table in an ambush."""
    if desk.battle.scenario == "ambush" and unit.side == desk.battle.attacker:
        yield "exits"


def _contacts(desk: BattleContext, said: FormValues, unit: Unit) -> Iterator[Field]:
    """Which enemy unit is reached, and how many figures reach it."""
    enemies = [each.name for each in desk.battle.of(other(unit.side)) if each.on_table]
    choices = (("", desk.say("card-nobody")), *desk.units(enemies))
    enemy = said.one_of("engages", choices)
    yield desk.ask("engages", "choice", enemy, choices=choices)
    if enemy:
        most = max(1, len(_free(desk, said, unit)))
        usual = min(most, len(desk.battle.units[enemy].here))
        count = max(1, said.count("engages_count", usual, most))
        yield desk.ask("engages", "count", count, "count", least=1, most=most)
        kinds = _grounds(desk, grounds(desk))
        stands = (("", desk.say("card-nothing")), *kinds)
        yield desk.ask("aims_at", "choice", said.text("aims_at"), choices=stands, main=len(kinds) > 1)
        over = works(desk, desk.slot("aims_over"))
        yield desk.ask("aims_over", "choice", said.text("aims_over"), choices=over)
        if said.text("aims_at") or said.text("aims_over"):
            yield desk.ask("aims_short_in", "inches", said.text("aims_short_in"), main=False)


def _held(desk: BattleContext, unit: Unit) -> tuple[str, ...]:
    return tuple(figure.name for figure in members(desk.battle, unit) if figure.enemies)


def _folded(desk: BattleContext, said: FormValues, unit: Unit, kinds: Choices) -> Iterator[Field]:
    own = tuple(figure.name for figure in members(desk.battle, unit))
    row = tuple(value for value, _ in kinds)
    yield desk.ask("starts", "names", said.row("starts", row), choices=kinds, main=False)
    flags = ["road", "single_file"]
    if {GroundId.MARSH, GroundId.FORD} & set(grounds(desk)):
        flags.append("infested")
    yield from desk.toggles(said, flags, main=False)
    if is_vessel(desk.book, unit):
        yield desk.chosen(said, "water")
    yield desk.chosen(said, "through", main=False)
    yield from desk.toggles(said, ("owner",) if said.text("through") else (), main=False)
    if desk.battle.fires:
        fires = tuple(each.name for each in desk.battle.fires)
        yield desk.ask("enters", "names", said.row("enters", fires),
                       choices=tuple((each, each) for each in fires), main=False)  # fmt: skip
    if unit.guided:
        yield desk.ask("enemy_in", "inches", said.text("enemy_in"), main=False)
    if len(own) > 1:
        for each in ("figures", "alone", "turned"):
            yield desk.ask(each, "names", said.row(each, own), choices=desk.figures(own), main=False)
        these = said.row("cover_these", own)
        yield desk.ask("cover", "names", these, "these", choices=desk.figures(own), main=False)
        yield from desk.toggles(said, ("cohesive_before", "cohesive_after", "closes_up"), main=False)


# --- the order ---


def known(desk: BattleContext, answers: Answers) -> Answers:
    """The distance that the dice allow, if nobody says less."""
    said = FormValues(answers, {})
    try:
        unit = _unit(desk, said)
        order = _order(desk, said, unit, 0)
        found = _allowances(desk, unit, order)
    except (MissingFact, BadData):
        return {}
    return {"inches": str(min(each.reach.inches for each in found))} if found else {}


def command(desk: BattleContext, said: FormValues) -> Move:
    """The move. Raises `MissingFact` while something is missing, `BadData`."""
    unit = _unit(desk, said)
    inches = said.inches("inches")
    if inches is None:
        raise MissingFact(desk.say("card-doubt-move"))
    return _order(desk, said, unit, inches)


def _order(desk: BattleContext, said: FormValues, unit: Unit, inches: float) -> Move:
    own = tuple(figure.name for figure in members(desk.battle, unit))
    free = _free(desk, said, unit)
    grounds_ = tuple(each.value for each in GroundId)
    found: dict[str, Any] = {
        name: tuple(GroundId(each) for each in said.row(name, grounds_)) for name in ("starts", "over")
    }
    aims = said.text("aims_at")
    short = said.inches("aims_short_in") if aims or said.text("aims_over") else None
    found |= {
        "figures": said.row("figures", own),
        "aims_at": (GroundId(aims),) if aims in grounds_ and said.text("engages") else (),
        "aims_over": Obstacle(said.text("aims_over")) if said.text("engages") else Obstacle.NONE,
        "aims_short_in": short,
        "engages": _pairs(desk, said, free) if short is None else (),
        "breaks_off": said.row("breaks_off", _held(desk, unit)),
        "over_bases": said.row("over_bases", said.row("breaks_off", _held(desk, unit))),
        "exits": free if said.flag("exits") else (),
        "cover": free if said.flag("cover") else said.row("cover_these", own),
        "alone": said.row("alone", own),
        "turned": said.row("turned", own),
        "behind": Obstacle(said.text("behind")),
        "enters": said.row("enters", tuple(each.name for each in desk.battle.fires)),
        "through": said.text("through"),
        "enemy_in": said.inches("enemy_in"),
        "water": _water(said) if is_vessel(desk.book, unit) else "",
        **said.facts(FACTS),
    }
    return Move(unit.name, inches=inches, **found)


def _free(desk: BattleContext, said: FormValues, unit: Unit) -> tuple[str, ...]:
    """The figures that would move: those named, else all that may."""
    own = tuple(figure.name for figure in members(desk.battle, unit))
    order = Move(
        unit.name,
        figures=said.row("figures", own),
        breaks_off=said.row("breaks_off", _held(desk, unit)),
        turned=said.row("turned", own),
    )
    return tuple(figure.name for figure in movers(desk.battle, unit, order))


def _pairs(desk: BattleContext, said: FormValues, free: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The first movers each with an enemy; if there are fewer enemies, two on one."""
    unit = desk.battle.units.get(said.text("engages"))
    if unit is None or not unit.here:
        return ()
    enemies = sorted(unit.here, key=lambda figure: len(figure.enemies))
    count = max(1, said.count("engages_count", min(len(free), len(enemies)), len(free)))
    return tuple((own, enemy.name) for own, enemy in zip(free[:count], cycle(enemies), strict=False))


# --- how far ---


@dataclass(frozen=True, slots=True)
class Allowance:
    """How far figures of a troop may go on this way, with the reasons."""

    troop: str
    reach: Reach


def _allowances(desk: BattleContext, unit: Unit, order: Move) -> tuple[Allowance, ...]:
    """An allowance for each kind of figure that moves and has dice."""
    found: dict[tuple[str, bool], Allowance] = {}
    for figure in movers(desk.battle, unit, order):
        key = (figure.troop, figure.dismounted)
        if key not in found and (allowed := _allowed(desk, unit, figure, order)) is not None:
            found[key] = allowed
    return tuple(dict.fromkeys(found.values()))


def _allowed(desk: BattleContext, unit: Unit, figure: Figure, order: Move) -> Allowance | None:
    rolled = rolled_for(desk.book, desk.battle, unit, figure)
    if not rolled:
        return None
    way = walk(desk.battle, figure, order)
    return Allowance(way.who, reach(desk.book, way, rolled))


def reading(desk: BattleContext, order: Move) -> Reading:
    """The allowances with their reasons, contacts, and what could be done instead."""
    unit = desk.battle.unit(order.unit)
    needs = tuple(_need(desk, each) for each in _allowances(desk, unit, order))
    links = [] if needs or unit.rolled else [Link("roll-move", (unit.name,), desk.say("card-roll"))]
    links.append(Link("decline", (unit.name,), desk.say("card-stay")))
    said: tuple[str, ...] = ()
    if order.engages:
        pairs = [f"{desk.code(own)} ⚔ {desk.code(enemy)}" for own, enemy in order.engages]
        rest = len(pairs) - SHOWN
        shown = ", ".join(pairs[:SHOWN]) + (f" {desk.say('referee-more', count=rest)}" if rest > 0 else "")
        said = (desk.say("card-touching", pairs=shown),)
    return Reading(needs, said, links=tuple(links))


def _need(desk: BattleContext, each: Allowance) -> NeededNumber:
    found = each.reach
    who = capital(name(desk.lang, "troop", each.troop))
    head = desk.say("card-pace-of", who=who, pace=found.pace)
    text = desk.say("card-allowed", inches=found.inches, stop=found.stop or "none", short=found.short_of_in)
    return NeededNumber(
        head, f"{found.inches}″", text, lines(desk, Reckoning.of(cast("list[Line]", [*found.lines])))
    )


ROLL = CardMaker(roll_asks, roll, roll_reading, nothing, roll_points, made=("paces",))
MOVE = CardMaker(asks, command, reading, known, points, made=("inches",))
