"""The Shooting phase in tests: orders as people say them, and what the battle is after."""

from collections.abc import Iterable

from heart_africa.core.journal.records import EventRecord
from heart_africa.rules.battle import Battle, Figure, Gone, Unit
from heart_africa.rules.book import book
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.referee.shooting import FEATURE, ending
from tests.referee import playing
from tests.referee.builders import battle as begun
from tests.referee.builders import unit

BOOK = book()


def shooting(*units: Unit, **facts: object) -> Battle:
    """A battle in its Shooting phase."""
    return begun(*units, **{"step": Step.SHOOTING, **facts})  # type: ignore[arg-type]  # facts of one test


def duel(by: str = "regulars", at: str = "spearmen", count: int = 3) -> Battle:
    """A unit of each side: "Guardia" of red, "Lanzas" of blue."""
    return shooting(unit("Guardia", "red", by, count), unit("Lanzas", "blue", at, count))


def aim(shooter: str = "Guardia 1", target: str = "Lanzas 1", inches: float = 5, **facts: object) -> Aim:
    return Aim(shooter, target, inches, **facts)  # type: ignore[arg-type]  # facts of one test


def fire(*aims: Aim) -> Fire:
    return Fire(aims or (aim(),))


def against(battle: Battle, order: object) -> set[str]:
    """The entries that speak against an order."""
    return {problem.rule for problem in FEATURE.objections(BOOK, battle, order)}


def codes(battle: Battle, order: object) -> list[str]:
    """What speaks against an order."""
    return [problem.code for problem in FEATURE.objections(BOOK, battle, order)]


def facts(battle: Battle, order: object, *faces: int) -> tuple[EventRecord, ...]:
    return playing.facts(FEATURE, BOOK, battle, order, faces)


def done(battle: Battle, order: object, *faces: int) -> Battle:
    return playing.done(FEATURE, BOOK, battle, order, faces)


def ended(battle: Battle) -> Battle:
    """The battle when the phase is over."""
    return playing.after(FEATURE, battle, ending(BOOK, battle))


def fallen(battle: Battle) -> list[str]:
    """Who was shot down in this phase."""
    return [figure.name for figure in figures(battle) if figure.gone is Gone.SHOT]


def figures(battle: Battle) -> Iterable[Figure]:
    return (figure for each in battle.units.values() for figure in each.figures)
