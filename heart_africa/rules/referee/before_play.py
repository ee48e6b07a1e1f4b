"""What setting up and deploying have in common: reasons by their names, and whose army is where."""

from collections.abc import Iterator

from heart_africa.core.problems import BadData, Problem
from heart_africa.core.reckoning import Line
from heart_africa.core.strict import nearest
from heart_africa.rules.battle import Battle, SideId, Sort, Unit, Where
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Book, Trait
from heart_africa.rules.tables.terrain import PieceId

AFLOAT = (PieceId.RIVER, PieceId.SEA_OR_LAKE)
"""Where boats may be."""
ALTERNATE = "encounter"
"""The scenario in which the sides deploy by turns (SCEN-09)."""


def refusal(book: Book, what: str, where: str = "", *, by: str = "", **about: object) -> Problem:
    """What is out of order; `by` ends the name of a reason that differs by scenario, not its wording."""
    row = book.preparing.reasons[f"{what}_{by}" if by else what]
    return row.problem(what.replace("_", "-"), where, **about)


def why(book: Book, what: str, *, by: str = "", **about: object) -> Line:
    """Why something comes next."""
    row = book.preparing.reasons[f"{what}_{by}" if by else what]
    return row.line(what.replace("_", "-"), **about)


def side_of(battle: Battle, side: SideId) -> SideId:
    """The side of that id. Raises `BadData` if there is none."""
    if side not in battle.sides:
        allowed = tuple(battle.sides) or SIDES
        about = {"found": side, "nearest": nearest(side, allowed), "allowed": ", ".join(allowed)}
        raise BadData("not-one-of", key="side", about=about)
    return side


def named(battle: Battle, side: SideId) -> str:
    """What a side is called."""
    return battle.sides[side].name if side in battle.sides else side


def aside(battle: Battle) -> tuple[str, ...]:
    """What may be ordered besides while people set up: boats with their water, who leads a unit himself."""
    boats = ("launch-boat",) if battle.ground and battle.ground.has(*AFLOAT) else ()
    leads = any(Trait.CHARISMATIC in unit.traits for unit in battle.units.values())
    return (*boats, *(("attach-leader",) if leads else ()), "declare-rifles", *limits(battle))


def limits(battle: Battle) -> tuple[str, ...]:
    """That the players may agree on a number of turns, in a Planned Attack that has none yet (SCEN-44)."""
    return ("agree-limit",) if battle.scenario == "planned_attack" and not battle.limit else ()


def with_another(unit: Unit) -> str:
    """The unit or vessel with which this one goes, which deploys it and marches with it."""
    return unit.with_unit or unit.aboard


def waiting(battle: Battle, side: SideId, *sorts: Sort) -> Iterator[Unit]:
    """The units of a side that have still to be deployed for themselves."""
    units = (unit for unit in battle.of(side, *sorts) if unit.where is Where.WAITING and unit.here)
    return (unit for unit in units if not with_another(unit))
