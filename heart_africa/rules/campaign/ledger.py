"""The ledger of hongos (p. 37): every movement names two accounts, its cause and its date."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Generic, TypeVar

from heart_africa.core.dataclass import dataclass, field, replace

Value = TypeVar("Value")


class Trail(Generic[Value]):
    """An immutable sequence that can be extended cheaply.

    A longer one shares the list of the one that it was made from; each sees only its own length. The list is
    copied only where two different sequences grow from the same one.
    """

    __slots__ = ("_length", "_values")

    def __init__(self, values: list[Value] | None = None) -> None:
        self._values: list[Value] = [] if values is None else values
        self._length = len(self._values)

    def plus(self, value: Value) -> "Trail[Value]":
        """A copy with one more value at its end."""
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
    """A movement of hongos from one account to another: why, when, and in which battle if any."""

    giver: str
    taker: str
    hongos: int
    cause: Cause
    year: int
    half: int
    battle: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of an account's statement: the movement, its effect on the account, and the balance after it."""

    posting: Posting
    change: int
    balance: int


@dataclass(frozen=True, slots=True)
class Ledger:
    """All movements of hongos in their order, and the balance of each account; the bank's may be negative."""

    postings: Trail[Posting] = field(default_factory=Trail)
    holdings: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}), hash=False)

    def held(self, account: str) -> int:
        """The hongos in an account; 0 for an unknown one."""
        return self.holdings.get(account, 0)

    def with_posting(self, posting: Posting) -> "Ledger":
        """A copy with one more movement."""
        holdings = dict(self.holdings)
        holdings[posting.giver] = self.held(posting.giver) - posting.hongos
        holdings[posting.taker] = holdings.get(posting.taker, 0) + posting.hongos
        return replace(self, postings=self.postings.plus(posting), holdings=MappingProxyType(holdings))

    @property
    def trial_balance(self) -> int:
        """The sum of all accounts, which is 0 as long as every movement names both of its accounts."""
        return sum(self.holdings.values())

    def statement(self, account: str) -> Iterator[Row]:
        """The lines of an account's statement, with the running balance."""
        balance = 0
        for posting in self.postings:
            change = posting.hongos * ((posting.taker == account) - (posting.giver == account))
            if account in {posting.giver, posting.taker}:
                balance += change
                yield Row(posting, change, balance)
