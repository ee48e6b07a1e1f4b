"""The toy game of the journal's tests at the terminal: `python -m tests.terminal.game.walkers walk new road`.

All that it says of itself stands here; the shell knows nothing of it.
"""

import sys
from collections.abc import Iterable, Iterator

from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.problems import Problem
from heart_africa.terminal.app import main
from heart_africa.terminal.game.commands import commands_of
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.session import GameSession
from heart_africa.terminal.options import AnyPaper
from reports.paper import Paper
from tests.journal.toy import Road, Walked, Walks


class Walk(GameSession[Road]):
    """A walk and its words."""

    def show_status(self, at: Road | None = None) -> None:
        for name, place in (at or self.state).places.items():
            self.screen.print(f"{name} stands at {place}")

    def show_next(self) -> None:
        self.screen.print(f"It is turn {self.state.turn}")

    def sentences(self, standing: StandingAct[Road]) -> Iterator[str]:
        for fact in standing.act.facts:
            yield f"{fact.who} walks {fact.event.steps}" if isinstance(fact.event, Walked) else "turn over"

    def objections(self, problems: Iterable[Problem]) -> Iterator[str]:
        return (f"{each.code} ({each.rule})" for each in problems)

    def papers(self, options: AnyPaper) -> Iterator[Paper]:
        yield Paper("road", "road", f"{self.state.places} on {options.size}".encode, ending="txt")


class Walking(Walks, KeptGame[Road, Walk]):
    """The description."""

    sits = Walk


COMMANDS = {"walk": commands_of(Walking())}

if __name__ == "__main__":
    sys.exit(main(more=COMMANDS))
