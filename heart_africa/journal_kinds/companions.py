"""The kind of a companion's games."""

from importlib import import_module
from typing import Any, Generic, TypeVar

from heart_africa.companions.companion import Companion
from heart_africa.companions.rules import CompanionRules, Played
from heart_africa.core.rulings import Rulings, RulingsBook
from heart_africa.journal_kinds.kind import SentByPost
from heart_africa.storage.journal_writer import JournalWriter

State = TypeVar("State", bound=Played)


class CompanionGames(SentByPost[State], Generic[State]):
    """Games of a companion with the rulings of its own rulebook; a backup is due at every turn."""

    def __init__(self, companion: Companion) -> None:
        self.companion, self.kind = companion, companion.kind

    @property
    def readings(self) -> RulingsBook:
        """The rulings of its own rulebook."""
        return self.companion.readings

    def rules(self, rulings: Rulings) -> CompanionRules[State]:
        """The rules of the game with these rulings; their module is imported at the first call."""
        made: CompanionRules[State] = rules_class(self.kind)(rulings)
        return made

    def occasion(self, before: State, after: State) -> str | None:
        """The occasion for a backup: the end of the game, or a new turn."""
        if after.ending and not before.ending:
            return "end"
        return "turn" if after.turn != before.turn else None


def rules_class(kind: str) -> type[CompanionRules[Any]]:
    """The class of a companion's rules, which the module `game` of its package calls `RULES`."""
    found: type[CompanionRules[Any]] = import_module(f"heart_africa.companions.{kind}.game").RULES
    return found


def rules_of(writer: JournalWriter[Any]) -> CompanionRules[Any]:
    """The rules of an open game."""
    rules = writer.rules
    assert isinstance(rules, CompanionRules)  # noqa: S101  # it is opened with them
    return rules
