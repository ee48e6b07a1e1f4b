"""How a set of components plays: whole games by players of the computer's, and what is counted of them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import ClassVar, get_args

from heart_africa.companions.kingdoms.components import People
from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.game import Kingdoms
from heart_africa.companions.kingdoms.players import PLAYERS, choice
from heart_africa.companions.kingdoms.rounds import OpenTable
from heart_africa.companions.kingdoms.state import RESOURCES, State
from heart_africa.companions.run import Book
from heart_africa.companions.trial import Pick, Player, Trial
from heart_africa.core.journal.records import Command
from heart_africa.core.playable import Outcome, Parameter, Values

AS_THE_OTHERS = "as-the-others"
SEATS = ("1", "2", "3", "4")
PRODUCTION = ("britannia", "bid", "colour")
"""The steps in which production and Britannia cards bring in."""


class KingdomsPlayed(Trial[State]):
    """Our own set for three or four; `first` plays the first seat, `player` the others."""

    companion, game = KINGDOMS, Kingdoms
    sides: ClassVar[tuple[str, ...]] = get_args(People)
    parameters: ClassVar[Mapping[str, Parameter]] = {
        "players": Parameter(4, least=3, most=4),
        "player": Parameter("planner", tuple(PLAYERS)),
        "first": Parameter(AS_THE_OTHERS, (AS_THE_OTHERS, *PLAYERS)),
    }

    def laid_out(self, values: Values) -> Iterator[Command]:
        """The table that is opened."""
        yield OpenTable(self.box(), SEATS[: int(values["players"])])

    def player(self, values: Values) -> Player:
        """Each seat by its player, who knows what his people may know."""
        first, others = str(values["first"]), str(values["player"])
        first = others if first == AS_THE_OTHERS else first

        def order(book: Book, state: State, orders: tuple[Command, ...], pick: Pick) -> Command:
            found: Command = choice(book, state, orders, others if state.actor else first, pick).order
            return found

        return order

    def outcome(self, orders: Iterator[tuple[Command, State]]) -> Outcome:
        """How it ended, who won (of several who are tied the first), points and income of each people."""
        state, income = State(), {each: Counter[str]() for each in self.sides}
        for _, after in orders:
            if state.step in PRODUCTION:
                for people, came in _came_in(state, after):
                    income[people].update(came)
            state = after
        reached: dict[str, int] = {each.people: each.points for each in state.players}
        points = {people: reached[people] for people in self.sides if people in reached}
        facts = {
            "threshold": int(state.ending == "threshold"),
            "first": int(state.seat(state.winners[0]) == 0),
        }
        amounts = {people: dict(income[people]) for people in points}
        return Outcome(state.ending, state.winners[0], points, state.round, facts, amounts)


PLAYED = KingdomsPlayed()


def _came_in(before: State, after: State) -> Iterator[tuple[str, dict[str, int]]]:
    """What each people has more on its hand: by a production or a Britannia card, as nothing else happens."""
    for old, new in zip(before.players, after.players, strict=True):
        gains = zip(RESOURCES, old.hand, new.hand, strict=False)  # an unseen card is of none
        yield new.people, {each: now - had for each, had, now in gains if now > had}
