"""The computer's players in a game that is kept: who plays which seat, their orders one by one, and why.

They are handed what their people may know; their dice are thrown by the program, and follow from the game.
Where nobody else sits, a line of the prompt lets them play on to the end of the next turn.
"""

from collections.abc import Mapping

from heart_africa.companions.kingdoms.state import State
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.core.journal.records import Origin
from heart_africa.kinds.kingdoms import decided, players
from heart_africa.language.kingdoms import TONGUE
from heart_africa.terminal.companions.session import CompanionSession


class Computer:
    """Those of the computer's players who sit at a game."""

    def __init__(self, session: CompanionSession[State]) -> None:
        self.session = session
        self.seats: Mapping[str, str] = players(session.writer.document.note)

    @property
    def alone(self) -> bool:
        """Whether nobody else plays."""
        state = self.session.state
        return bool(state.players) and all(each.name in self.seats for each in state.players)

    def play_on(self) -> None:
        """Their orders, until somebody else has to decide, a turn of theirs is over, or the game."""
        turn = self._turn()
        while (player := self._next()) and not (self.alone and self._turn() != turn):
            self._give(player)

    def _turn(self) -> tuple[int, int]:
        return self.session.state.round, self.session.state.on_turn

    def _next(self) -> str:
        state = self.session.state
        return self.seats.get(state.players[state.actor].name, "") if state.due else ""

    def _give(self, player: str) -> None:
        """One order, told with its reason as everybody may know it."""
        session, state = self.session, self.session.state
        try:
            found, chance = decided(session.writer, self.seats)
        except ComponentNeeded as needed:  # it looks farther over the map
            session.ask_for(needed)
            return
        line = session.line(state, found.order)
        session.screen.print(TONGUE.thought(session.lang, state, player, found, line), "dim")
        session.writer.submit(found.order, lambda count, why: (chance.roll(count, why), Origin.THROWN))
        if not session.quiet:
            last = session.writer.journal.last
            assert last is not None  # noqa: S101  # it has just been entered
            session.show_act(last)
