"""The acts of a battle put right."""

from collections.abc import Sequence
from typing import Any

from gui.documents.battle import BattleDocument
from gui.presenters.battle.log import is_secret
from gui.presenters.corrections import Mender
from gui.session import Session
from heart_africa.core.journal.book import StandingAct
from heart_africa.core.problems import Problem
from heart_africa.language.battle.reader import reader
from heart_africa.language.battle.shorthands import shorthands
from heart_africa.language.battle.words import objection
from heart_africa.language.writer import line as written
from heart_africa.rules.battle import Battle


class BattleMender(Mender[Battle]):
    """Who puts the acts of an open battle right."""

    def __init__(self, session: Session, table: BattleDocument) -> None:
        super().__init__(session, table)
        self._table = table

    def off(self) -> str:
        """An earlier moment is looked at."""
        return "" if self._table.at is None else self.session.say("battle-off-looking")

    def secret(self, found: StandingAct[Battle]) -> bool:
        """Whether an act says what not everybody who looks may know."""
        return is_secret(self._table, found)

    def line(self, before: Battle, command: Any) -> str:  # noqa: ANN401  # any command
        """An order as it would have been typed as the battle stood."""
        rules = self._table.referee
        short = shorthands(rules.book, before, command)
        return written(reader(self.session.lang, rules, before), command, rules.codec.write_command, short)

    def command(self, before: Battle, text: str) -> Any:  # noqa: ANN401  # any command
        """The order of a line as the battle stood. Raises `BadData`."""
        return reader(self.session.lang, self._table.referee, before).command(text)

    def against(self, problems: Sequence[Problem]) -> tuple[str, ...]:
        """What the book has against an order, in words."""
        return tuple(objection(self.session, each) for each in problems)
