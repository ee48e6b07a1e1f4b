"""`advise`, and `advice` at the prompt: what the computer makes of the orders that come into question."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

import typer

from heart_africa.companions.rules import Played
from heart_africa.core.journal.records import Command
from heart_africa.terminal.companions.session import CompanionSession
from heart_africa.terminal.game.corrections import told
from heart_africa.terminal.game.description import KeptGame, VerbCall
from heart_africa.terminal.game.session import Report
from heart_africa.terminal.options import Json, Name

State = TypeVar("State", bound=Played)


BEST = 5
"""So many orders are told at the prompt unless all are asked for."""


class Advised(NamedTuple):
    """An order with what the computer makes of it: `tell` tells that, `facts` are the same for programs.

    `tell` is handed the order as it is typed.
    """

    order: Command
    tell: Callable[[str], object]
    facts: Mapping[str, object]


class AdvisingSession(CompanionSession[State], Generic[State]):
    """A game whose computer advises; `preface`: the message above its advice, if there is one."""

    preface = ""

    @abstractmethod
    def advised(self) -> Iterable[Advised]:
        """What comes into question now, the best first."""

    def advice(self) -> Report:
        """The advice as a report, in words and as data."""
        found = [*self.advised()]
        return Report(partial(self._show_advice, found), partial(self._advice_facts, found))

    def _show_advice(self, found: Sequence[Advised]) -> None:
        if not found:
            self.show_next()
        elif self.preface:
            self.screen.speak(self.preface, "dim")
        for each in found:
            each.tell(self.line(self.state, each.order))

    def show_best(self) -> None:
        """The best of the advice, and how many more there are: the best stays in view."""
        found = [*self.advised()]
        self._show_advice(found[:BEST])
        if found[BEST:]:
            self.screen.speak("companion-advice-more", "dim", count=len(found) - BEST)

    def _advice_facts(self, found: Iterable[Advised]) -> list[dict[str, object]]:
        write = self.game.codec.write_command
        return [
            {"order": self.line(self.state, each.order), "data": write(each.order), **each.facts}
            for each in found
        ]


def advise(game: KeptGame[Any, Any], ctx: typer.Context, name: Name, *, as_json: Json = False) -> int:
    """The command."""
    with game.read(ctx.obj, name) as session:
        return told(ctx.obj, session.advice(), as_json=as_json)


def show_advice(session: AdvisingSession[Any], said: VerbCall) -> None:
    """The verb `advice` of the prompt: the best of the advice; with a word behind it, such as `all`, all."""
    if said.words:
        session.advice().show()
    else:
        session.show_best()
