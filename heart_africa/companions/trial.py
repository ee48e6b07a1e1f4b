"""A companion played out by the computer, game after game, as the laboratory tries it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from heart_africa.companions.companion import Companion
from heart_africa.companions.rules import CompanionRules, Played
from heart_africa.companions.run import Book
from heart_africa.core.dice import Roller
from heart_africa.core.journal.records import Command
from heart_africa.core.playable import Outcome, Parameter, PlayedOrder, RandomSource, Values

State = TypeVar("State", bound=Played)

Pick = Callable[[int], int]
"""One of so many, from 0, by lot."""

Player = Callable[[Book, Any, tuple[Command, ...], Pick], Command]
"""Who gives the orders: of those that are legal in a position, one at least, one of them."""


def any_legal(_book: Book, _state: object, orders: tuple[Command, ...], pick: Pick) -> Command:
    """Any legal order, each as likely."""
    return orders[pick(len(orders))]


def played_out(
    rules: CompanionRules[State], state: State, player: Player, roll: Roller, pick: Pick
) -> Iterator[tuple[Command, State]]:
    """A game from a position to its end: each order with the position after it."""
    book, legal, carried_out = rules.book, rules.legal, rules.carried_out
    while orders := legal(state):
        order = player(book, state, orders, pick)
        state = carried_out(book, state, order, roll).state
        yield order, state


class Trial(ABC, Generic[State]):
    """A companion as a `Playable`: games laid out by the values of an experiment and played to their end.

    `game`: its rules, which are read as is usual.
    """

    companion: ClassVar[Companion]
    game: ClassVar[type[CompanionRules[Any]]]
    sides: ClassVar[tuple[str, ...]]
    parameters: ClassVar[Mapping[str, Parameter]]

    @property
    def kind(self) -> str:
        """What its journals are called."""
        return self.companion.kind

    @property
    def rules(self) -> CompanionRules[State]:
        """The rules, by the usual readings."""
        return _read_as_usual(self.game, self.companion)

    def box(self, edition: int = 1) -> Any:  # noqa: ANN401  # of any game
        """What is printed of its own set."""
        return _own_box(self.game, self.companion, edition)

    @abstractmethod
    def laid_out(self, values: Values) -> Iterator[Command]:
        """The orders with which a game is begun."""

    def player(self, values: Values) -> Player:
        """Who gives the others: anybody, any that is legal, unless a game says more."""
        del values
        return any_legal

    @abstractmethod
    def outcome(self, orders: Iterator[tuple[Command, State]]) -> Outcome:
        """What came of a game, out of its orders, each with the position after it."""

    def play(self, values: Values, chance: RandomSource, /) -> Outcome:
        """A game, with what a set is judged by."""
        return self.outcome(self._game(values, chance))

    def replay(self, values: Values, chance: RandomSource, /) -> Iterator[PlayedOrder]:
        """Its orders again, each with its faces."""
        thrown = _Thrown(chance)
        for order, _ in self._game(values, thrown):
            yield PlayedOrder(order, thrown.taken())

    def _game(self, values: Values, chance: RandomSource) -> Iterator[tuple[Command, State]]:
        rules = self.rules
        state = rules.start
        for order in self.laid_out(values):
            state = rules.play(state, order, chance)
            yield order, state
        yield from played_out(rules, state, self.player(values), chance, chance.pick)


@cache
def _read_as_usual(game: type[CompanionRules[Any]], of: Companion) -> CompanionRules[Any]:
    return game(of.readings.choose({}))


@cache
def _own_box(game: type[CompanionRules[Any]], of: Companion, edition: int) -> object:
    return game.pieces(of.packs.own_set(edition))


class _Thrown:
    """Chances that remember the faces they gave."""

    def __init__(self, chance: RandomSource) -> None:
        self._chance = chance
        self._faces: tuple[int, ...] = ()

    def roll(self, count: int, why: str, /) -> tuple[int, ...]:
        faces = self._chance.roll(count, why)
        self._faces += faces
        return faces

    def pick(self, of: int, /) -> int:
        return self._chance.pick(of)

    def taken(self) -> tuple[int, ...]:
        """The faces since the last time."""
        faces, self._faces = self._faces, ()
        return faces
