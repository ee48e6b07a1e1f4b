"""Games of *Zulus on the Ramparts!* as they are kept."""

from typing import TYPE_CHECKING

from heart_africa.companions.zulus.description import ZULUS
from heart_africa.core.rulings import Rulings, RulingsBook
from heart_africa.kinds.kind import JournalKind

if TYPE_CHECKING:
    from heart_africa.companions.zulus.game import Zulus
    from heart_africa.companions.zulus.state import State


class ZulusGames(JournalKind["State"]):
    """Games of both editions, with the readings of their own rulebook; a backup is due at every turn."""

    kind = ZULUS.kind

    @property
    def readings(self) -> RulingsBook:
        """The rulings of its own rulebook."""
        return ZULUS.readings

    def rules(self, rulings: Rulings) -> "Zulus":
        """The rules of the game."""
        from heart_africa.companions.zulus.game import Zulus  # noqa: PLC0415  # a list of games must not wait for them

        return Zulus(rulings)

    def occasion(self, before: "State", after: "State") -> str | None:
        """The end of the game, or a new turn."""
        if after.ending and not before.ending:
            return "end"
        return "turn" if after.turn != before.turn else None


ZULUS_GAMES = ZulusGames()
