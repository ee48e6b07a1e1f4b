"""Arrivals, the first step of the turn (pp. 21-23): reserves and columns that come onto the table."""

from collections.abc import Iterator, Mapping

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import FigureName, UnitName
from heart_africa.core.game import nobody
from heart_africa.core.journal.records import EventRecord, GameEvent, Order
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.strict import nearest
from heart_africa.rules.battle import Battle, SideId, Sort, Stage, Unit, Where, other
from heart_africa.rules.battle.companies import attached
from heart_africa.rules.book import Book
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.printed import message
from heart_africa.rules.preparation import arrivals
from heart_africa.rules.preparation.arrivals import (
    ArrivalOrder,
    ArrivalRolled,
    PlaceArrival,
    RollArrival,
    RollArrivalOrder,
    drawn,
)
from heart_africa.rules.preparation.deployment.places import enters, objections_to_enter
from heart_africa.rules.referee.feature import Agenda, Feature, Owed, Procedure, thrown


class CameOn(GameEvent, kind="came-on"):
    """A unit has come onto the table with all who travel with it; `column`: it has marched in.

    `cover`, `alone`: the figures in cover, and those more than an inch from their friends.
    """

    units: tuple[str, ...]
    cover: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()
    column: bool = False

    @property
    def variant(self) -> str:
        return "enters" if self.column else "comes-on"

    @property
    def also(self) -> Mapping[str, object]:
        return {"with": len(self.units) - 1}

    def applied(self, battle: Battle, _who: str) -> Battle:
        return battle.with_unit(*(_placed(battle.unit(name), self) for name in self.units))


class HeldBack(GameEvent, kind="held-back"):
    """A unit that might have come on was kept off the table; it rolls again next turn."""

    def applied(self, battle: Battle, who: str) -> Battle:
        return battle.with_unit(replace(battle.unit(who), arrived=False))


# --- reserves ---


def rides(battle: Battle, unit: Unit) -> bool:
    """Whether a unit is aboard a gunboat and comes on with it; a lent boat comes with its passengers."""
    vessel = battle.units.get(unit.aboard)
    return vessel is not None and vessel.sort is Sort.UNIT


def rolls(battle: Battle, unit: Unit) -> bool:
    """Whether a unit off the table rolls for itself to come on."""
    own = not (attached(battle, unit) or rides(battle, unit) or unit.sort is Sort.BOAT)
    return own and unit.where is Where.RESERVE and bool(unit.here)


def waiting(battle: Battle, side: SideId) -> tuple[Unit, ...]:
    """The units of a side that have still to roll to come on this turn."""
    return tuple(unit for unit in battle.of(side) if rolls(battle, unit) and not unit.arrival_rolled)


def arrived(battle: Battle, side: SideId) -> tuple[Unit, ...]:
    """The units of a side that have rolled to come on and are not placed yet."""
    return tuple(unit for unit in battle.of(side) if rolls(battle, unit) and unit.arrived)


def begun(book: Book, battle: Battle) -> bool:
    """Whether reserves come on in this turn at all."""
    return battle.turn >= book.arrivals.first_turn.value


def unsettled(battle: Battle, side: SideId) -> tuple[Unit, ...]:
    """The units of a side that have still to roll to come on, or to be placed."""
    return (*waiting(battle, side), *arrived(battle, side))


def draw_due(book: Book, battle: Battle) -> bool:
    """Whether the players have to draw now who rolls first: it matters and is not known."""
    both = all(unsettled(battle, side) for side in (battle.attacker, battle.defender))
    return begun(book, battle) and drawn(book, battle) and not battle.first and both


# --- with whom ---


def party(battle: Battle, unit: Unit) -> tuple[str, ...]:
    """The names of all who come on with a unit: itself, its leader, its boats and all aboard them."""
    found = {unit.name}
    while more := {name for each in found for name in _with(battle, battle.unit(each))} - found:
        found |= more
    return tuple(name for name in battle.units if name in found)


def _with(battle: Battle, unit: Unit) -> Iterator[str]:
    off = (each for each in battle.of(unit.side) if each.where is unit.where and each.here)
    vessels = {unit.name, unit.aboard, *(figure.aboard for figure in unit.here)} - {""}
    for each in off:
        aboard = {each.aboard, *(figure.aboard for figure in each.here)}
        if each.with_unit == unit.name or each.name in vessels or aboard & vessels:
            yield each.name


# --- a column ---


def column(battle: Battle) -> tuple[str, ...]:
    """The order of march of those who had not entered when the turn began."""
    return tuple(name for name in battle.march if _in_column(battle, name))


def _in_column(battle: Battle, name: str) -> bool:
    unit = battle.unit(name)
    begun_so = unit.where is Where.COLUMN or unit.arrived
    return begun_so and bool(unit.here) and not attached(battle, unit)


def entering(book: Book, battle: Battle) -> tuple[str, ...]:
    """Who has still to enter from a column this turn: one unit, lone figure or baggage train (SCEN-19)."""
    due = enters(book, column(battle), 1)
    return tuple(name for name in due if battle.unit(name).where is Where.COLUMN)


# --- the orders of the first step of a turn: who comes onto the table ---


class HoldArrival(Order, kind="hold-arrival"):
    """A unit that might come on is kept off the table for this turn (p. 22); it rolls again."""

    unit: UnitName


class EnterColumn(Order, kind="enter-column"):
    """The next unit of an ambushed column is placed where it enters; its whole move is still to make."""

    unit: UnitName
    cover: tuple[FigureName, ...] = ()
    alone: tuple[FigureName, ...] = ()


# --- what the book has against an order of the first step ---


AREA = "arriving"


def refusal(book: Book, when: str, where: str = "", **about: object) -> Problem:
    """A problem by the name of its reason, about a unit."""
    row = book.arriving.refusal[when]
    return row.problem(message(AREA, row), where, who=where, **about)


def _out_of_step(book: Book, battle: Battle, where: str = "") -> Iterator[Problem]:
    if battle.stage is not Stage.PLAY or battle.step is not Step.ARRIVALS:
        yield refusal(book, "not_in_arrivals", where)


# --- the draw ---


def to_draw(book: Book, battle: Battle, _order: RollArrivalOrder) -> Iterator[Problem]:
    """The objections to drawing who is first: not done in this scenario, or done already."""
    yield from _out_of_step(book, battle)
    if not arrivals.drawn(book, battle):
        yield refusal(book, "never_drawn")
    elif battle.first:
        yield refusal(book, "drawn_already")


# --- reserves ---


def to_roll(book: Book, battle: Battle, order: RollArrival) -> tuple[Problem, ...]:
    """The objections to a unit's roll to come on: where it is, whose turn it is, and the book's own."""
    unit = battle.unit(order.unit)
    return (
        *_out_of_step(book, battle, unit.name),
        *_not_for_itself(book, battle, unit),
        *_not_first(book, battle, unit),
        *arrivals.objections_to_roll(book, battle, unit),
    )


def _not_for_itself(book: Book, battle: Battle, unit: Unit) -> Iterator[Problem]:
    if unit.where is not Where.RESERVE or not unit.here:
        yield refusal(book, "not_in_reserve", unit.name)
    elif attached(battle, unit):
        yield refusal(book, "comes_with_his_unit", unit.name, unit=unit.with_unit)
    elif not rolls(battle, unit):
        yield refusal(book, "comes_with_its_vessel", unit.name)


def _not_first(book: Book, battle: Battle, unit: Unit) -> Iterator[Problem]:
    """A problem if the other side rolls and places first, or if that is not drawn yet."""
    if draw_due(book, battle):
        yield refusal(book, "order_not_drawn", unit.name)
    foes = other(unit.side)
    if arrivals.first(book, battle) == foes and begun(book, battle) and unsettled(battle, foes):
        yield refusal(book, "other_side_first", unit.name)


def to_place(book: Book, battle: Battle, order: PlaceArrival) -> tuple[Problem, ...]:
    """Objections to bringing a unit on: it may not come yet, is not the next one, or not at this place."""
    return (
        *to_hold(book, battle, order),
        *_not_first(book, battle, battle.unit(order.unit)),
        *arrivals.objections_to_place(book, battle, order),
    )


def to_hold(book: Book, battle: Battle, order: HoldArrival | PlaceArrival) -> Iterator[Problem]:
    """The objections to keeping a unit back: it could not come on at all."""
    unit = battle.unit(order.unit)
    yield from _out_of_step(book, battle, unit.name)
    yield from _not_for_itself(book, battle, unit)
    if unit.where is Where.RESERVE and not unit.arrived:
        yield refusal(book, "has_not_rolled", unit.name)


# --- a column ---


def to_enter(book: Book, battle: Battle, order: EnterColumn) -> Iterator[Problem]:
    """The objections to entering: no column, somebody has entered this turn, or others are next."""
    unit, march = battle.unit(order.unit), column(battle)
    yield from _out_of_step(book, battle, unit.name)
    if unit.where is not Where.COLUMN or unit.name not in march:
        yield refusal(book, "not_in_column", unit.name)
    elif not entering(book, battle):
        yield refusal(book, "entered_already", unit.name)
    else:
        yield from objections_to_enter(book, march, 1, unit.name)


# --- what comes next while units arrive, whose it is, and what is owed ---


def due(book: Book, battle: Battle) -> Agenda:
    """What is next in the arrivals, and whose; nobody's when the step may end."""
    owed = tuple(_owed(book, battle))
    if not owed:
        row = book.sequence.row(Step.ARRIVALS)
        return Agenda("", row.line("arriving-due-nobody"), ())
    first = owed[0]
    orders = dict.fromkeys(each.order for each in owed)
    if "place-arrival" in orders:
        orders["hold-arrival"] = None
    side = battle.unit(first.who[0]).side if first.who else ""
    return Agenda(side, first.why, tuple(orders), first.who, owed)


def _owed(book: Book, battle: Battle) -> Iterator[Owed]:
    """The duties of arrivals in the order in which they are best settled: column, draw, each side."""
    if who := entering(book, battle):
        row = book.deployment.side("ambush", "attacker").column or book.arrivals.attacker_first
        yield Owed("enter-column", who, row.line("arriving-owed-enter", unit=", ".join(who)))
    if not begun(book, battle):
        return
    if draw_due(book, battle):
        yield Owed("roll-arrival-order", (), book.arrivals.drawn.line("arriving-owed-order"))
    first = arrivals.first(book, battle) or battle.attacker
    for side in (first, battle.defender if first == battle.attacker else battle.attacker):
        yield from _of_side(book, battle, side)


def _of_side(book: Book, battle: Battle, side: SideId) -> Iterator[Owed]:
    if units := waiting(battle, side):
        row = book.arrivals.first_turn
        yield Owed("roll-arrival", _names(units), row.line("arriving-owed-roll", side=side, count=len(units)))
    if units := arrived(battle, side):
        row = book.arrivals.edge_in
        yield Owed(
            "place-arrival", _names(units), row.line("arriving-owed-place", side=side, count=len(units))
        )


def _names(units: tuple[Unit, ...]) -> tuple[str, ...]:
    return tuple(unit.name for unit in units)


# --- what an order brings about ---


def _come_on(
    _book: Book, battle: Battle, order: PlaceArrival | EnterColumn, _dice: Dice
) -> tuple[EventRecord, ...]:
    """The event of a unit that comes on with all who travel with it."""
    units = party(battle, battle.unit(order.unit))
    # Raises `BadData` for a figure that does not come with them.
    names = (*order.cover, *order.alone)
    company = tuple(figure.name for each in units for figure in battle.unit(each).figures)
    for name in names:
        battle.unit_of(name)
        if name not in company:
            about = {"unit": order.unit, "found": name, "nearest": nearest(name, company)}
            raise BadData("not-of-this-unit", about=about)
    event = CameOn(units, order.cover, order.alone, isinstance(order, EnterColumn))
    return (EventRecord(order.unit, event),)


def _hold(_book: Book, battle: Battle, order: HoldArrival, _dice: Dice) -> tuple[EventRecord, ...]:
    return (EventRecord(battle.unit(order.unit).name, HeldBack()),)


# --- what becomes of the battle ---


def _placed(unit: Unit, event: CameOn) -> Unit:
    figures = tuple(
        replace(each, cover=each.name in event.cover, alone=each.name in event.alone) for each in unit.figures
    )
    return replace(unit, where=Where.TABLE, arrived=True, figures=figures)


# --- the feature ---


FEATURE = Feature.of(
    {
        RollArrivalOrder: Procedure(to_draw, thrown(arrivals.order_of_arrival, nobody), nobody),
        RollArrival: Procedure(to_roll, thrown(arrivals.roll_arrival)),
        PlaceArrival: Procedure(to_place, _come_on),
        HoldArrival: Procedure(to_hold, _hold),
        EnterColumn: Procedure(to_enter, _come_on),
    },
    (ArrivalOrder, ArrivalRolled, CameOn, HeldBack),
)
