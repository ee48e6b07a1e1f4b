"""What setting up and deploying have in common: problems and reasons by name, sides, who waits."""

from collections.abc import Iterator

from heart_africa.core.problems import BadData, Problem
from heart_africa.core.reckoning import Line
from heart_africa.core.strict import nearest
from heart_africa.rules.battle import Battle, SideId, Sort, Unit, Where
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Book, Trait
from heart_africa.rules.book.terrain import PieceId

AFLOAT = (PieceId.RIVER, PieceId.SEA_OR_LAKE)
"""Where boats may be."""
ALTERNATE = "encounter"
"""The scenario in which the sides deploy by turns (SCEN-09)."""


def refusal(book: Book, what: str, where: str = "", *, by: str = "", **about: object) -> Problem:
    """A problem by the name of its reason; `by`: ends that name where the reason differs by scenario.

    The wording is that of the name without it.
    """
    row = book.preparing.reasons[f"{what}_{by}" if by else what]
    return row.problem(what.replace("_", "-"), where, **about)


def why(book: Book, what: str, *, by: str = "", **about: object) -> Line:
    """The reason why something comes next, by its name."""
    row = book.preparing.reasons[f"{what}_{by}" if by else what]
    return row.line(what.replace("_", "-"), **about)


def side_of(battle: Battle, side: SideId) -> SideId:
    """The id of that side, if the battle has it. Raises `BadData` if not."""
    if side not in battle.sides:
        allowed = tuple(battle.sides) or SIDES
        about = {"found": side, "nearest": nearest(side, allowed), "allowed": ", ".join(allowed)}
        raise BadData("not-one-of", key="side", about=about)
    return side


def side_name(battle: Battle, side: SideId) -> str:
    """The name of a side, or its id as long as it has no name."""
    return battle.sides[side].name if side in battle.sides else side


def aside(battle: Battle) -> tuple[str, ...]:
    """The orders that may also be given while armies are set up: for boats, leaders, rifles, a limit."""
    boats = ("launch-boat",) if battle.ground and battle.ground.has(*AFLOAT) else ()
    leads = any(Trait.CHARISMATIC in unit.traits for unit in battle.units.values())
    return (*boats, *(("attach-leader",) if leads else ()), "declare-rifles", *limits(battle))


def limits(battle: Battle) -> tuple[str, ...]:
    """The order to agree on a number of turns, in a Planned Attack without one (SCEN-44); else none."""
    return ("agree-limit",) if battle.scenario == "planned_attack" and not battle.limit else ()


def with_another(unit: Unit) -> str:
    """The unit or vessel with which this unit goes, and with which it deploys and marches."""
    return unit.with_unit or unit.aboard


def waiting(battle: Battle, side: SideId, *sorts: Sort) -> Iterator[Unit]:
    """The units of a side that have still to be deployed and go with no other."""
    units = (unit for unit in battle.of(side, *sorts) if unit.where is Where.WAITING and unit.here)
    return (unit for unit in units if not with_another(unit))
