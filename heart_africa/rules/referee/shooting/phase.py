"""The Shooting phase (pp. 10, 12, 23, 26): its orders, what is next in it, its end, reloading."""

from collections.abc import Callable, Iterator, Mapping
from operator import attrgetter

from heart_africa.core.dice import Dice
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Figure, Gone, Unit, Where
from heart_africa.rules.battle.state import lies
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.book import BAGGAGE, Ability, Book, WorkId
from heart_africa.rules.book_tables.play import Step
from heart_africa.rules.organisation import baggage
from heart_africa.rules.organisation.baggage import Capture, Captured
from heart_africa.rules.organisation.tembas import RoofTested
from heart_africa.rules.play import fires
from heart_africa.rules.play import reloading as loading
from heart_africa.rules.play.fires import CaughtByFire, FireTried, WindSettled
from heart_africa.rules.play.reloading import Reload, Reloaded
from heart_africa.rules.play.shooting.events import Event as ShotEvent
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.play.shooting.resolution import failure
from heart_africa.rules.referee.feature import Agenda, Feature, Owed, Procedure
from heart_africa.rules.referee.shooting import choices, shots
from heart_africa.rules.referee.shooting.blazes import LATE, blazes, carries_fire
from heart_africa.rules.referee.shooting.blazes import ORDERS as FIRES
from heart_africa.rules.referee.shooting.events import Event, FallenRemoved
from heart_africa.rules.referee.shooting.unit_shots import PRESENT, absent, answers, out_of_step, shots_left
from heart_africa.rules.shared_terms import Moved, Obstacle


def ending(book: Book, battle: Battle) -> Iterator[EventRecord]:
    """The events at the end of the phase, which nobody has to order.

    Machine guns that all the faces of this turn have jammed or broken (GUN-16, GUN-17), the removal of the
    fallen, captures that leave nothing to choose.
    """
    for unit in battle.units.values():
        for gun in unit.here:
            if gun.faces and gun.fault is not Fault.BROKEN and book.can(gun.troop, Ability.JAMS):
                yield from (EventRecord(unit.name, each) for each in failure(book, gun.name, gun.faces))
    for unit in battle.units.values():
        if fallen := tuple(figure.name for figure in unit.figures if figure.gone is Gone.SHOT):
            yield EventRecord(unit.name, FallenRemoved(fallen))
    for event in captures(book, battle):
        yield EventRecord(battle.unit_of(event.captor).name, event)


# --- captures ---


def captures(book: Book, battle: Battle) -> tuple[Captured, ...]:
    """The captures that leave nothing to choose, by the contacts in the battle (BAG-08)."""
    return baggage.captures(book, touching(battle))


def touching(battle: Battle) -> dict[str, tuple[str, ...]]:
    """The elements of baggage that each figure touches, for those who may still capture this turn."""
    return {
        figure.name: elements
        for unit in battle.units.values()
        for figure in unit.here
        if figure.enemies and not figure.captured and (elements := _elements(battle, figure.enemies))
    }


def _elements(battle: Battle, enemies: tuple[str, ...]) -> tuple[str, ...]:
    """The elements of baggage among these enemies."""
    known = (battle.figure(name) for name in enemies)
    return tuple(figure.name for figure in known if figure.troop == BAGGAGE and figure.here)


def objections_to_capture(book: Book, battle: Battle, order: Capture) -> tuple[Problem, ...]:
    """Why baggage cannot be captured: the wrong step, an absent figure, or a rule of the chapter."""
    taken = baggage.taker(battle, order.element)
    return (
        *out_of_step(book, battle, Step.RELOADING, Step.SHOOTING),
        *absent(book, battle, order.captor, fallen_too=True),
        *(() if taken else absent(book, battle, order.element, fallen_too=True)),
        *baggage.objections_to_capture(book, battle, order),
    )


def decide_capture(book: Book, battle: Battle, order: Capture, _dice: Dice) -> tuple[EventRecord, ...]:
    """The event of a capture."""
    return (EventRecord(battle.unit_of(order.captor).name, baggage.capture(book, order)),)


# --- reloading ---


def objections_to_reload(book: Book, battle: Battle, order: Reload) -> tuple[Problem, ...]:
    """The objections to reloading: the step, and those of each figure."""
    each = (problem for name in order.figures for problem in _against_reloading(book, battle, name))
    return (*out_of_step(book, battle, Step.RELOADING), *each)


def _against_reloading(book: Book, battle: Battle, name: str) -> Iterator[Problem]:
    figure = battle.figure(name)
    yield from absent(book, battle, name, fallen_too=True)
    if figure.lit or figure.boarding or figure.climbed is not Obstacle.NONE or figure.attempted:
        yield book.shooting.phase.no_time_to_reload.problem("firing-no-time-to-reload", name, figure=name)
    yield from loading.objections_to_reload(book, figure)


def decide_reload(book: Book, battle: Battle, order: Reload, _dice: Dice) -> tuple[EventRecord, ...]:
    """The events of figures that reload."""
    return tuple(EventRecord(battle.unit_of(name).name, loading.reload(book, name)) for name in order.figures)


def reloading(book: Book, battle: Battle) -> tuple[str, ...]:
    """The figures that have spent this turn reloading: unloaded at its start, with nothing else done."""
    return tuple(
        figure.name
        for unit in battle.units.values()
        for figure in unit.here
        if _unloaded(unit, figure) and not any(_against_reloading(book, battle, figure.name))
    )


def _unloaded(unit: Unit, figure: Figure) -> bool:
    return unit.where is Where.TABLE and figure.unloaded and figure.moved is not Moved.MOVED


# --- what comes next ---


def due(book: Book, battle: Battle) -> Agenda:
    """What is next in the shooting or the reloading step."""
    return _reloading(book, battle) if battle.step is Step.RELOADING else _shooting(book, battle)


def _why(book: Book, step: Step) -> Line:
    row = book.sequence.row(step)
    return row.line(f"firing-due-{step}")


def _shooting(book: Book, battle: Battle) -> Agenda:
    """What is next in the shooting step, for both sides at once, since all shots are simultaneous."""
    left = tuple(each.name for each in blazes(book, battle) if each.burns and battle.turn >= each.out_by)
    late = LATE if left else ()
    wind = tuple(_wind(book, battle))
    some = (kind for kind, holds in SOMETIMES.items() if holds(book, battle))
    orders = (*(owed.order for owed in wind), "fire", *some, *late)
    who = tuple(
        unit.name
        for unit in _present(battle)
        if left or _may_shoot(book, battle, unit) or _may_light(book, battle, unit)
    )
    return Agenda("", _why(book, Step.SHOOTING), orders, who, wind, {"burning": ", ".join(left)})


def _may_shoot(book: Book, battle: Battle, unit: Unit) -> bool:
    """Whether any figure of a unit has a shot left, or may shoot at an enemy who has reached it."""
    return any(shots_left(book, battle, each) or answers(book, battle, each) for each in unit.figures)


def _may_light(book: Book, battle: Battle, unit: Unit) -> bool:
    """Whether any figure of a unit may still light a fire; what it touches is for the players to see."""
    return any(carries_fire(book, battle, figure) for figure in unit.here)


def _present(battle: Battle) -> Iterator[Unit]:
    return (unit for unit in battle.units.values() if unit.where in PRESENT)


def _arrows(book: Book, battle: Battle) -> bool:
    """Whether anybody may shoot fire arrows and there is a roof to shoot at (p. 14)."""
    archers = (figure.troop in book.tembas.fire_archers for unit in _present(battle) for figure in unit.here)
    return lies(battle, WorkId.TEMBA) and any(archers)


SOMETIMES: Mapping[str, Callable[[Book, Battle], bool]] = {
    "light-fire": lambda book, battle: any(_may_light(book, battle, unit) for unit in _present(battle)),
    "fire-arrows": _arrows,
}
"""The orders that make sense only with what this battle has."""


def _wind(book: Book, battle: Battle) -> Iterator[Owed]:
    if fires.wind_due(book, battle):
        smoking = tuple(blaze.name for blaze in blazes(book, battle) if blaze.smoke.total)
        row = book.fires.wind_sectors
        about = {"places": ", ".join(smoking)}
        yield Owed("settle-wind", smoking, row.line("firing-due-wind", **about))


def _reloading(book: Book, battle: Battle) -> Agenda:
    """What is next in the reloading step: one order for all who reload, and captures to choose."""
    names, captors = reloading(book, battle), tuple(_captors(book, battle))
    why = _why(book, Step.RELOADING)
    who = (*names, *(name for owed in captors for name in owed.who))
    units = tuple(dict.fromkeys(battle.unit_of(name).name for name in who))
    about = {"who": ", ".join(names), "count": len(names)}
    spent = Line("firing-due-reload", 0, why.rule, why.page, about=about)
    owed = (*((Owed("reload", names, spent),) if names else ()), *captors)
    return Agenda("", why, ("reload", "capture") if names else ("capture",), units, owed)


def _captors(book: Book, battle: Battle) -> Iterator[Owed]:
    """A duty for each figure that touches baggage and has not chosen which element to take."""
    row = book.baggage.elements_per_captor
    for captor, elements in touching(battle).items():
        about = {"captor": captor, "elements": ", ".join(elements), "count": len(elements)}
        yield Owed("capture", (captor,), row.line("firing-due-capture", 0, captor, **about))


# --- the orders and events of the phase ---


def _shooters(order: Fire) -> str:
    """The names of the shooters as one text, sorted, so that the same shooters meet the same dice."""
    return "+".join(sorted(aim.shooter for aim in order.aims))


def _figures(order: Reload) -> str:
    return "+".join(sorted(order.figures))


FEATURE = Feature.of(
    {
        Fire: Procedure(shots.objections, shots.decide, _shooters, choices.left_open),
        **FIRES,
        Capture: Procedure(objections_to_capture, decide_capture, attrgetter("captor")),
        Reload: Procedure(objections_to_reload, decide_reload, _figures),
    },
    (
        *members(ShotEvent),
        *members(Event),
        FireTried,
        WindSettled,
        CaughtByFire,
        Reloaded,
        RoofTested,
        Captured,
    ),
)
