"""Games of a companion as they are kept."""

from importlib import import_module
from typing import Any, Generic, TypeVar

from heart_africa.companions.companion import Companion
from heart_africa.companions.rules import CompanionRules, Played
from heart_africa.core.rulings import Rulings, RulingsBook
from heart_africa.kinds.kind import SentByPost
from heart_africa.storage.journal_writer import JournalWriter

State = TypeVar("State", bound=Played)


class CompanionGames(SentByPost[State], Generic[State]):
    """Games with the readings of their own rulebook; a backup is due at every turn."""

    def __init__(self, companion: Companion) -> None:
        self.companion, self.kind = companion, companion.kind

    @property
    def readings(self) -> RulingsBook:
        """The rulings of its own rulebook."""
        return self.companion.readings

    def rules(self, rulings: Rulings) -> CompanionRules[State]:
        """The rules of the game; their module is read when they are first asked for."""
        made: CompanionRules[State] = rules_class(self.kind)(rulings)
        return made

    def occasion(self, before: State, after: State) -> str | None:
        """The end of the game, or a new turn."""
        if after.ending and not before.ending:
            return "end"
        return "turn" if after.turn != before.turn else None


def rules_class(kind: str) -> type[CompanionRules[Any]]:
    """The rules of a companion: what `game` of its package calls `RULES`."""
    found: type[CompanionRules[Any]] = import_module(f"heart_africa.companions.{kind}.game").RULES
    return found


def rules_of(writer: JournalWriter[Any]) -> CompanionRules[Any]:
    """The rules of a game that is open."""
    rules = writer.rules
    assert isinstance(rules, CompanionRules)  # noqa: S101  # it is opened with them
    return rules
