"""`remain`: whoever has not moved stays, one of each side after the other, as so many orders."""

from collections.abc import Iterable, Iterator

from heart_africa.core.problems import BadData
from heart_africa.language.battle.names import Names
from heart_africa.rules.referee.movement.alternation import owing, turn_of
from heart_africa.rules.referee.movement.orders import Decline
from heart_africa.rules.tables.sequence import Step
from heart_africa.terminal.battle.session import BattleSession

MOVEMENT = frozenset({Step.UNITS, Step.INDEPENDENTS})


def remain(session: BattleSession, words: Iterable[str] = ()) -> None:
    """These units stay where they are, in this order; nobody named, all that have still to move.

    Each is an order of its own, so that each may be taken back. Raises `BadData`: nobody has to move now;
    and `Refused`, with what came before it done.
    """
    named = [Names(session.battle).unit(word) for word in words]
    for unit in named or _others(session):
        session.carry_out(Decline(unit))


def _others(session: BattleSession) -> Iterator[str]:
    """Whoever's turn it is, as long as there is anybody."""
    if session.battle.step not in MOVEMENT or not _next(session):
        raise BadData("nobody-to-move")
    while unit := _next(session):
        yield unit


def _next(session: BattleSession) -> str:
    battle = session.battle
    return next((unit.name for unit in owing(battle, turn_of(battle))), "")
