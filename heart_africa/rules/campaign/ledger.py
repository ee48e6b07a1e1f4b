"""The ledger of hongos (p. 37): every movement names two accounts, its cause and its date."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Generic, TypeVar

from heart_africa.core.dataclass import dataclass, field, replace

Value = TypeVar("Value")


class Trail(Generic[Value]):
    """An immutable sequence; a longer one shares the entries of the one that it was made from.

    They share a list of which each sees its own length; only where two grow from the same one is it copied.
    """

    __slots__ = ("_length", "_values")

    def __init__(self, values: list[Value] | None = None) -> None:
        self._values: list[Value] = [] if values is None else values
        self._length = len(self._values)

    def plus(self, value: Value) -> "Trail[Value]":
        """The same with one more at its end."""
        values = self._values if len(self._values) == self._length else self._values[: self._length]
        values.append(value)
        return Trail(values)

    def __iter__(self) -> Iterator[Value]:
        return (self._values[place] for place in range(self._length))

    def __reversed__(self) -> Iterator[Value]:
        return (self._values[place] for place in reversed(range(self._length)))

    def __len__(self) -> int:
        return self._length

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trail) and len(self) == len(other) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(self._length)

    def __repr__(self) -> str:
        return f"Trail({list(self)!r})"


BANK = "bank"
"""The account from which hongos enter the campaign and into which they leave it."""


class Cause(StrEnum):
    """Why hongos change hands."""

    ALLOTMENT = "allotment"
    SPOILS = "spoils"
    SETTLEMENT = "settlement"
    PASSAGE = "passage"
    GIFT = "gift"
    FORFEIT = "forfeit"
    HUNT = "hunt"
    HANDED_IN = "handed_in"
    REVOLT = "revolt"
    LEFT = "left"


OTHER_MEANS = frozenset({Cause.SETTLEMENT, Cause.PASSAGE, Cause.GIFT, Cause.FORFEIT})
"""How a player gets hongos from another without a battle (ASC-06)."""


@dataclass(frozen=True, slots=True)
class Posting:
    """So many hongos from one account to another: why, when (a year and its half), in which battle if any."""

    giver: str
    taker: str
    hongos: int
    cause: Cause
    year: int
    half: int
    battle: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a statement: the movement, what it adds to the account, what it leaves there."""

    posting: Posting
    change: int
    balance: int


@dataclass(frozen=True, slots=True)
class Ledger:
    """All movements in their order, and what they add up to by account; the bank may be below nothing."""

    postings: Trail[Posting] = field(default_factory=Trail)
    holdings: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}), hash=False)

    def held(self, account: str) -> int:
        """The hongos in an account; one of which nobody has heard holds none."""
        return self.holdings.get(account, 0)

    def with_posting(self, posting: Posting) -> "Ledger":
        """The same after one more movement."""
        holdings = dict(self.holdings)
        holdings[posting.giver] = self.held(posting.giver) - posting.hongos
        holdings[posting.taker] = holdings.get(posting.taker, 0) + posting.hongos
        return replace(self, postings=self.postings.plus(posting), holdings=MappingProxyType(holdings))

    @property
    def trial_balance(self) -> int:
        """The sum of all accounts, which is always 0."""
        return sum(self.holdings.values())

    def statement(self, account: str) -> Iterator[Row]:
        """An account line by line, with its running balance."""
        balance = 0
        for posting in self.postings:
            change = posting.hongos * ((posting.taker == account) - (posting.giver == account))
            if account in {posting.giver, posting.taker}:
                balance += change
                yield Row(posting, change, balance)
