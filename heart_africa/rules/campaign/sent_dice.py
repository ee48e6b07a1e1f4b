"""Whose dice count for orders sent in: the organiser's (pp. 39-40), a certificate's or the sender's."""

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.game import nobody
from heart_africa.core.journal.records import EventRecord, GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.feature import Feature, organisers_word
from heart_africa.rules.campaign.state import Campaign, Thrower


class CountDice(Order, kind="count-dice"):
    """From now on these dice count for orders that are sent in, and no others."""

    whose: Thrower


class DiceCount(GameEvent, kind="dice-count"):
    """It was agreed whose dice count."""

    whose: Thrower

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return replace(campaign, dice=self.whose)


def objections(_book: Book, _campaign: Campaign, _command: CountDice) -> tuple[Problem, ...]:
    """The book leaves it to the players."""
    return ()


def decide(_book: Book, _campaign: Campaign, command: CountDice, _dice: Dice) -> tuple[EventRecord, ...]:
    """The rule holds from now on."""
    return (EventRecord("", DiceCount(command.whose)),)


FEATURE = Feature((CountDice,), (DiceCount,), objections, decide, nobody, organisers_word)
