"""Payments of hongos (p. 37): gifts by agreement are ordered here, every other cause pays through `pay`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import ClassVar

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import OtherPlayer, PlayerName
from heart_africa.core.journal.records import EventRecord, GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.feature import (
    PLAYER,
    Case,
    Feature,
    against,
    at_least,
    gone,
    has_no_purse,
    short_of_hongos,
)
from heart_africa.rules.campaign.ledger import BANK, OTHER_MEANS, Cause, Posting
from heart_africa.rules.campaign.state import Campaign, PlayerStatus
from heart_africa.rules.shared_terms import Hongos


class GiveHongos(Order, kind="give-hongos"):
    """Two players agree that one gives the other hongos; `reason`: what for, in their own words."""

    BARE: ClassVar = ("player", "to", "hongos", "reason")

    player: PlayerName
    to: OtherPlayer
    hongos: Hongos
    reason: str = ""


class Paid(GameEvent, kind="paid"):
    """Hongos went from one account to another."""

    posting: Posting
    reason: str = ""

    @property
    def about(self) -> dict[str, object]:
        """The facts for its sentence."""
        posting = self.posting
        return {
            "giver": posting.giver,
            "taker": posting.taker,
            "hongos": posting.hongos,
            "how": self._how,
            "reason": self.reason,
        }

    @property
    def _how(self) -> str:
        """Which sentence tells it: its cause, or a variant where the bank gives or takes."""
        posting = self.posting
        match posting.cause:
            case Cause.SPOILS if posting.giver == BANK:
                return "plunder"
            case Cause.REVOLT if posting.taker == BANK:
                return "lost"
            case Cause.GIFT if self.reason:
                return "gift_for"
            case cause:
                return cause.value

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        """The campaign after the payment; hongos got without a battle also count in the taker's gains."""
        posting = self.posting
        campaign = replace(campaign, ledger=campaign.ledger.with_posting(posting))
        giver, taker = campaign.players.get(posting.giver), campaign.players.get(posting.taker)
        if giver is None or taker is None or posting.cause not in OTHER_MEANS:
            return campaign
        from_list = giver.army.list
        gains = {**taker.gains, from_list: taker.gains.get(from_list, 0) + posting.hongos}
        return campaign.with_player(replace(taker, gains=MappingProxyType(gains)))


def pay(
    campaign: Campaign,
    accounts: tuple[str, str],
    hongos: int,
    cause: Cause,
    *,
    battle: str = "",
    reason: str = "",
) -> tuple[EventRecord, ...]:
    """The event of a payment from one account to the other; none if nothing would move.

    Only the bank pays more than it has; a player pays what he has at most (EXPL-06).
    """
    giver, taker = accounts
    most = hongos if giver == BANK else min(hongos, campaign.hongos(giver))
    if most < 1:
        return ()
    posting = Posting(giver, taker, most, cause, campaign.date.year, campaign.date.half, battle)
    return (EventRecord(taker if giver == BANK else giver, Paid(posting, reason)),)


GIVING: Mapping[str, Callable[[Book, Case], bool]] = {
    "pays_himself": lambda _book, case: case.name == case.other,
    "has_no_purse": has_no_purse,
    "short_of_hongos": short_of_hongos,
}


def objections(book: Book, campaign: Campaign, command: GiveHongos) -> tuple[Problem, ...]:
    """What the book has against a gift."""
    at_least("hongos", command.hongos, 1)
    case = Case(campaign, command.player, command.to, command.hongos)
    absent = gone(book, campaign, *dict.fromkeys((command.player, command.to)))
    return absent + against(book, book.campaign.objections.transfer, GIVING, case)


def decide(_book: Book, campaign: Campaign, command: GiveHongos, _dice: Dice) -> tuple[EventRecord, ...]:
    """The payment of a gift, which is no more than the giver has."""
    return pay(
        campaign, (command.player, command.to), command.hongos, Cause.GIFT, reason=command.reason.strip()
    )


def parties(_campaign: Campaign, command: GiveHongos) -> tuple[str, ...]:
    """Both players: hongos change hands by mutual consent (CAMP-11)."""
    return command.player, command.to


def left_behind(campaign: Campaign) -> tuple[EventRecord, ...]:
    """Events that take from the campaign what players who are out still hold."""
    return tuple(
        fact
        for player in campaign.players.values()
        if player.standing is PlayerStatus.OUT
        for fact in pay(campaign, (player.name, BANK), campaign.hongos(player.name), Cause.LEFT)
    )


FEATURE = Feature((GiveHongos,), (Paid,), objections, decide, PLAYER, parties)
