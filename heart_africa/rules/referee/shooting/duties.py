"""What comes next in the Shooting phase and in the step of reloading."""

from collections.abc import Callable, Iterator, Mapping

from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.battle.state import lies
from heart_africa.rules.book import Book, WorkId
from heart_africa.rules.play import fires
from heart_africa.rules.referee.agenda import Agenda, Owed
from heart_africa.rules.referee.shooting.blazes import blazes, carries_fire
from heart_africa.rules.referee.shooting.phase_end import reloading, touching
from heart_africa.rules.referee.shooting.refusals import PRESENT
from heart_africa.rules.referee.shooting.unit_shots import answers, shots_left
from heart_africa.rules.tables.play import Step


def due(book: Book, battle: Battle) -> Agenda:
    """Who may still shoot, or reloads, and what has to be settled before the step ends."""
    return _reloading(book, battle) if battle.step is Step.RELOADING else _shooting(book, battle)


def _why(book: Book, step: Step) -> Line:
    row = book.sequence.row(step)
    return row.line(f"firing-due-{step}")


def _shooting(book: Book, battle: Battle) -> Agenda:
    """Both sides at once: all shots are simultaneous."""
    left = tuple(_to_be_left(book, battle))
    late = ("stay-in-fire",) if left else ()
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
    """Somebody is ready, or was reached by an enemy and may shoot at him."""
    return any(shots_left(book, battle, each) or answers(book, battle, each) for each in unit.figures)


def _may_light(book: Book, battle: Battle, unit: Unit) -> bool:
    """Somebody carries fire and has done nothing yet that forbids it; what he touches, people see."""
    return any(carries_fire(book, battle, figure) for figure in unit.here)


def _present(battle: Battle) -> Iterator[Unit]:
    return (unit for unit in battle.units.values() if unit.where in PRESENT)


def _arrows(book: Book, battle: Battle) -> bool:
    """Whether somebody may shoot fire arrows, and a roof is there to be shot at (p. 14)."""
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


def _to_be_left(book: Book, battle: Battle) -> Iterator[str]:
    """Fires in which nobody may be any more."""
    return (each.name for each in blazes(book, battle) if each.burns and battle.turn >= each.out_by)


def _reloading(book: Book, battle: Battle) -> Agenda:
    """Everybody's markers in one order; then baggage of which its captors choose an element."""
    names, captors = reloading(book, battle), tuple(_captors(book, battle))
    why = _why(book, Step.RELOADING)
    who = (*names, *(name for owed in captors for name in owed.who))
    units = tuple(dict.fromkeys(battle.unit_of(name).name for name in who))
    about = {"who": ", ".join(names), "count": len(names)}
    spent = Line("firing-due-reload", 0, why.rule, why.page, about=about)
    owed = (*((Owed("reload", names, spent),) if names else ()), *captors)
    return Agenda("", why, ("reload", "capture") if names else ("capture",), units, owed)


def _captors(book: Book, battle: Battle) -> Iterator[Owed]:
    """Whoever touches several elements of baggage and has not said which of them he takes."""
    row = book.baggage.elements_per_captor
    for captor, elements in touching(battle).items():
        about = {"captor": captor, "elements": ", ".join(elements), "count": len(elements)}
        yield Owed("capture", (captor,), row.line("firing-due-capture", 0, captor, **about))
