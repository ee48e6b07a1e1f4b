"""Small battles for tests: units by name, side and number of figures."""

from dataclasses import replace

from heart_africa.rules.battle import Battle, Side, SideId, Unit, staging
from heart_africa.rules.battle.staging import lone
from heart_africa.rules.book.play import Step

RED = Side("red", "Hehe", "native_kingdom", "hehe", points=600, aggressiveness=2, rule="L01-01", page=30)
BLUE = Side("blue", "Karl Peters", "colonial_expedition", "german", points=600, rule="L12-01", page=36)


def unit(name: str, side: SideId, troop: str, count: int, **facts: object) -> Unit:
    """A unit on the table, its figures named after it: "Guardia 1", "Guardia 2"..."""
    return replace(staging.unit(name, side, troop, count), **facts)  # type: ignore[arg-type]  # of one test


def baggage(name: str, side: SideId, elements: int = 4) -> Unit:
    """A baggage train."""
    return staging.unit(name, side, "baggage", elements)


def battle(*units: Unit, step: Step = Step.UNITS, turn: int = 1, **facts: object) -> Battle:
    """A battle in play, red attacking in an Encounter unless said otherwise."""
    staged = staging.stage(*units, step=step, turn=turn, sides=(RED, BLUE))
    return replace(staged, **facts)  # type: ignore[arg-type]  # whatever a test says of it


__all__ = ["BLUE", "RED", "baggage", "battle", "lone", "unit"]
