"""A player's go (p. 39): he attacks another player or passes; the one attacked may settle."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import OtherPlayer, PlayerName
from heart_africa.core.journal import records
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.book import Book
from heart_africa.rules.book.printed import keyed
from heart_africa.rules.campaign.explorers import TerritoryExplored
from heart_africa.rules.campaign.feature import (
    Case,
    Condition,
    Feature,
    against,
    attack_unanswered,
    attacked_by_him,
    gone,
    has_no_purse,
    no_turn,
    order_not_rolled,
    payer_of,
    short_of_hongos,
)
from heart_africa.rules.campaign.ledger import Cause
from heart_africa.rules.campaign.state import Campaign, PlayerKind
from heart_africa.rules.campaign.treasury import pay
from heart_africa.rules.campaign.turn import may_go, meeting_open, objections_to_go, up
from heart_africa.rules.shared_terms import Hongos

# --- orders ---


class Attack(records.Order, kind="attack"):
    """The player whose go it is announces whom he attacks."""

    player: PlayerName
    target: OtherPlayer


class PassGo(records.Order, kind="pass-go"):
    """The player whose go it is does nothing."""

    player: PlayerName


class PassRest(records.Order, kind="pass-rest"):
    """All players who have still to act this half year pass."""


class Settle(records.Order, kind="settle"):
    """The player who was attacked comes to an agreement instead of fighting.

    `payer` gives the other so many hongos, the one attacked unless another is named; `explore`: the explorer
    who attacked may also explore his territory.
    """

    BARE: ClassVar = ("player", "hongos", "payer")

    player: PlayerName
    hongos: Hongos = 0
    payer: PlayerName = ""
    explore: bool = False


Order = Attack | PassGo | PassRest | Settle


# --- events ---


class AttackAnnounced(GameEvent, kind="attack-announced"):
    """A player has attacked another, who has to answer."""

    player: str
    target: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        now, pair = campaign.round, (self.player, self.target)
        going = replace(now, gone=(*now.gone, self.player), attacks=(*now.attacks, pair), pending=pair)
        return replace(campaign, round=going)


class GoPassed(GameEvent, kind="go-passed"):
    """A player has passed this turn."""

    player: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        now = campaign.round
        return replace(campaign, round=replace(now, gone=(*now.gone, self.player)))


class AttackSettled(GameEvent, kind="attack-settled"):
    """An attack has ended in an agreement."""

    player: str
    attacker: str
    hongos: int
    payer: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return replace(campaign, round=replace(campaign.round, pending=None))


class AttackLapsed(GameEvent, kind="attack-lapsed"):
    """An attack comes to nothing because one of the two no longer plays."""

    player: str
    target: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return replace(campaign, round=replace(campaign.round, pending=None))


Event = AttackAnnounced | GoPassed | AttackSettled | AttackLapsed


# --- what the book has against an order ---


def rival_not_met(_book: Book, case: Case) -> bool:
    """Whether an explorer attacks another explorer, whom he may only fight after meeting him."""
    both = case.player.kind is PlayerKind.EXPLORER and case.target.kind is PlayerKind.EXPLORER
    return both and case.name != case.other


def nothing_to_explore(_book: Book, case: Case) -> bool:
    """Whether exploration is agreed for somebody who is no explorer, or by somebody who is no native."""
    return case.player.kind is not PlayerKind.EXPLORER or case.target.kind is not PlayerKind.NATIVE


def nobody_left(_book: Book, case: Case) -> bool:
    """Whether every player who may act this turn has acted."""
    now = case.campaign.round
    return now.rolled and now.pending is None and not up(case.campaign)


def never(_book: Book, _case: Case) -> bool:
    """False: stands in for conditions that do not apply to an order."""
    return False


ATTACKING: Mapping[str, Callable[[Book, Case], bool]] = {
    "attacks_himself": lambda _book, case: case.name == case.other,
    # A native attacks an explorer who is away hunting; a colonial player may (EXPL-17)
    "target_hunts": lambda _book, case: (
        case.other in case.campaign.round.hunting and case.player.kind is PlayerKind.NATIVE
    ),
    "rival_not_met": rival_not_met,
}
RESTING = keyed(no_turn, order_not_rolled, attack_unanswered, meeting_open, nobody_left)
_SETTLING: tuple[Condition, ...] = (has_no_purse, short_of_hongos, nothing_to_explore, attacked_by_him)
MONEY = {one.__name__: one if one in _SETTLING[:2] else never for one in _SETTLING}
VISIT = {one.__name__: never if one in _SETTLING[:2] else one for one in _SETTLING}


def objections(book: Book, campaign: Campaign, command: Order) -> tuple[Problem, ...]:
    """The objections to an order."""
    match command:
        case PassGo(player):
            return objections_to_go(book, campaign, player)
        case PassRest():
            return against(book, book.campaign.objections.resting, RESTING, Case(campaign, ""))
        case Attack(player, target):
            case = Case(campaign, player, target)
            target_gone = gone(book, campaign, target) if target != player else ()
            found = against(book, book.campaign.objections.attacking, ATTACKING, case)
            return objections_to_go(book, campaign, player) + target_gone + found
        case Settle():
            return _against_settling(book, campaign, command)


def _against_settling(book: Book, campaign: Campaign, command: Settle) -> tuple[Problem, ...]:
    attacker, payer = _terms(campaign, command)
    rows = book.campaign.objections.settling
    found = against(book, rows, MONEY, Case(campaign, command.player, attacker, command.hongos, payer))
    if command.explore:
        found += against(book, rows, VISIT, Case(campaign, attacker, command.player))
    return gone(book, campaign, command.player) + found


def _terms(campaign: Campaign, command: Settle) -> tuple[str, str]:
    """Who attacked the player, and who of the two pays.

    Raises `BadData` if nobody has attacked him, or if a third player is to pay.
    """
    attacker = attacker_of(campaign, command.player)
    return attacker, payer_of(command.hongos, command.payer, command.player, attacker)


def attacker_of(campaign: Campaign, target: str) -> str:
    """Who has attacked a player and awaits his answer. Raises `BadData` if nobody has."""
    campaign.player(target)
    pending = campaign.round.pending
    if pending is None or pending[1] != target:
        raise BadData("campaign-no-attack", key="player", about={"found": target})
    return pending[0]


# --- what comes of it ---


def decide(_book: Book, campaign: Campaign, command: Order, _dice: Dice) -> tuple[EventRecord, ...]:
    """The events of an order. Raises `BadData`."""
    match command:
        case PassGo(player):
            return (EventRecord(campaign.player(player).name, GoPassed(player)),)
        case PassRest():
            left = (name for name in campaign.round.order if may_go(campaign, campaign.player(name)))
            return tuple(EventRecord(name, GoPassed(name)) for name in left)
        case Attack(player, target):
            campaign.player(player), campaign.player(target)
            return (EventRecord(player, AttackAnnounced(player, target)),)
        case Settle():
            return _settled(campaign, command)


def _settled(campaign: Campaign, command: Settle) -> tuple[EventRecord, ...]:
    """The events of an agreement: the attack ends, hongos change hands, perhaps a territory is explored.

    The one attacked keeps his own go; the attacker may attack him again next turn (CTURN-13).
    """
    attacker, payer = _terms(campaign, command)
    taker = attacker if payer == command.player else command.player
    settled = AttackSettled(command.player, attacker, command.hongos, payer)
    paid = pay(campaign, (payer, taker), command.hongos, Cause.SETTLEMENT)
    explored = (EventRecord(attacker, TerritoryExplored(attacker, command.player, "consent")),)
    return (EventRecord(command.player, settled), *paid, *(explored if command.explore else ()))


def lapsed(campaign: Campaign) -> tuple[EventRecord, ...]:
    """An event that ends the open attack, if one of the two players is out of the campaign."""
    pending = campaign.round.pending
    if pending is None or all(campaign.player(name).plays for name in pending):
        return ()
    return (EventRecord(pending[0], AttackLapsed(*pending)),)


def subject(command: Order) -> str:
    """The name of the player whom the order is about; empty if it is about all."""
    return "" if isinstance(command, PassRest) else command.player


def parties(campaign: Campaign, command: Order) -> tuple[str, ...]:
    """The players who have to agree: only the attacker himself to an attack, both to a settlement (CTURN-08).

    Raises `BadData` if nobody has attacked the player who settles.
    """
    match command:
        case PassRest():
            return ()
        case Settle(player):
            return player, attacker_of(campaign, player)
        case Attack(player) | PassGo(player):
            return (player,)


FEATURE = Feature(members(Order), members(Event), objections, decide, subject, parties)
