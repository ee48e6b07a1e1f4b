"""How a set of components plays: whole games by players of the computer's, and what is counted of them."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import ClassVar, get_args

from heart_africa.companions.kingdoms.components import Components, People
from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.game import Kingdoms
from heart_africa.companions.kingdoms.pack import components
from heart_africa.companions.kingdoms.players import PLAYERS, Pick, choice
from heart_africa.companions.kingdoms.rounds import OpenTable
from heart_africa.companions.kingdoms.state import State
from heart_africa.companions.run import Book
from heart_africa.companions.trial import Player, Trial
from heart_africa.core.journal.records import Command
from heart_africa.core.played_out import Outcome, Parameter, Values

AS_THE_OTHERS = "as-the-others"
SEATS = ("1", "2", "3", "4")


class KingdomsPlayed(Trial[State]):
    """Our own set for three or four; `first` plays the first seat, `player` the others."""

    kind = KINGDOMS.kind
    sides: ClassVar[tuple[str, ...]] = get_args(People)
    parameters: ClassVar[Mapping[str, Parameter]] = {
        "players": Parameter(4, least=3, most=4),
        "player": Parameter("planner", tuple(PLAYERS)),
        "first": Parameter(AS_THE_OTHERS, (AS_THE_OTHERS, *PLAYERS)),
    }

    def rules(self) -> Kingdoms:
        """The rules, by the usual readings."""
        return _rules()

    def laid_out(self, values: Values) -> Iterator[Command]:
        """The table that is opened."""
        yield OpenTable(_box(), SEATS[: int(values["players"])])

    def player(self, values: Values) -> Player:
        """Each seat by its player, who knows what his people may know."""
        first, others = str(values["first"]), str(values["player"])
        first = others if first == AS_THE_OTHERS else first

        def order(book: Book, state: State, orders: tuple[Command, ...], pick: Pick) -> Command:
            found: Command = choice(book, state, orders, others if state.actor else first, pick).order
            return found

        return order

    def outcome(self, orders: Iterator[tuple[Command, State]]) -> Outcome:
        """How it ended, who won (of several who are tied the first), the points of each people."""
        *_, (_, state) = orders
        points: dict[str, int] = {each.people: each.points for each in state.players if each.people}
        facts = {
            "threshold": int(state.ending == "threshold"),
            "first": int(state.seat(state.winners[0]) == 0),
        }
        return Outcome(state.ending, state.winners[0], points, state.round, facts)


PLAYED = KingdomsPlayed()


@cache
def _rules() -> Kingdoms:
    return Kingdoms(KINGDOMS.readings.choose({}))


@cache
def _box() -> Components:
    return components(KINGDOMS.packs.own_set(1))
