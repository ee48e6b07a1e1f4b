"""Colonial Expeditions (p. 40): conquest by two victories, districts, revolts, three defeats in a row."""

from typing import ClassVar, Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.fields import OtherPlayer, PlayerName
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.conditions import Case, against, gone
from heart_africa.rules.campaign.conquests import (
    EVENTS,
    CommanderDismissed,
    DistrictDue,
    DistrictTaken,
    NativeBeaten,
    NativeConquered,
    Rebelled,
    RebelWipedOut,
    RevoltPossible,
    Submitted,
    VictoriesCancelled,
    evolve,
)
from heart_africa.rules.campaign.feature import Feature
from heart_africa.rules.campaign.ledger import BANK, Cause
from heart_africa.rules.campaign.state import Campaign, Player, PlayerKind, PlayerStatus
from heart_africa.rules.campaign.treasury import pay
from heart_africa.rules.conditions import keyed

# --- orders ---


@dataclass(frozen=True, slots=True)
class Revolt:
    """A conquered native rebels and returns to the campaign."""

    player: PlayerName
    kind: Literal["revolt"] = "revolt"


@dataclass(frozen=True, slots=True)
class Submit:
    """He lets the chance go by."""

    player: PlayerName
    kind: Literal["submit"] = "submit"


@dataclass(frozen=True, slots=True)
class TakeDistrict:
    """The victor over a rival takes one of his districts; without a name, none."""

    BARE: ClassVar = ("player", "district")

    player: PlayerName
    district: OtherPlayer = ""
    kind: Literal["take-district"] = "take-district"


Order = Revolt | Submit | TakeDistrict


# --- what a battle means to them ---


def won(book: Book, winner: Player, loser: Player) -> tuple[EventRecord, ...]:
    """A colonial player beats a native: a step to the conquest, the conquest, or the end of a rebel.

    Only his own former master wipes a rebel out; another has to conquer him (COLON-11, COLON-12).
    """
    if winner.kind is not PlayerKind.COLONIAL or loser.kind is not PlayerKind.NATIVE:
        return ()
    rows = book.campaign.colonials
    victories = winner.beaten.count(loser.name) + 1
    if winner.name in loser.masters and victories >= rows.victories_over_rebel.value:
        return (EventRecord(loser.name, RebelWipedOut(winner.name, loser.name)),)
    beaten = EventRecord(winner.name, NativeBeaten(winner.name, loser.name, victories, rows.victories.value))
    if victories < rows.victories.value:
        return (beaten,)
    return beaten, EventRecord(loser.name, NativeConquered(winner.name, loser.name))


def lost(book: Book, campaign: Campaign, winner: Player, loser: Player) -> tuple[EventRecord, ...]:
    """A colonial player is beaten, by anybody: his victories, his command, his districts, his subjects."""
    if loser.kind is not PlayerKind.COLONIAL:
        return ()
    facts: tuple[EventRecord, ...] = ()
    if loser.beaten:
        facts += (EventRecord(loser.name, VictoriesCancelled(loser.name, loser.beaten)),)
    if loser.defeats + 1 >= book.campaign.colonials.defeats.value:
        facts += (EventRecord(loser.name, CommanderDismissed(loser.name, loser.defeats + 1)),)
    if winner.kind is PlayerKind.COLONIAL and campaign.districts(loser.name):
        return (*facts, EventRecord(winner.name, DistrictDue(winner.name, loser.name)))
    return facts + revolt_possible(campaign, loser.name)


def revolt_possible(campaign: Campaign, master: str, without: str = "") -> tuple[EventRecord, ...]:
    """The chance of all his subjects, but for one whom somebody has just taken from him."""
    natives = tuple(name for name in campaign.subjects(master) if name != without)
    return (EventRecord(master, RevoltPossible(master, natives)),) if natives else ()


def unclaimed(campaign: Campaign) -> tuple[EventRecord, ...]:
    """A victor who is out before he has chosen takes no district, and all subjects may rebel."""
    for winner, loser in campaign.claims:
        if not campaign.player(winner).plays:
            return (EventRecord(winner, DistrictTaken(winner, loser, "")), *revolt_possible(campaign, loser))
    return ()


# --- what the book has against an order ---


def no_chance_to_revolt(_book: Book, case: Case) -> bool:
    """No defeat of his master gives him the chance, or he has let it go by."""
    return case.name not in case.campaign.revolts


def nothing_to_claim(_book: Book, case: Case) -> bool:
    """He has beaten no rival who has districts."""
    return _loser(case.campaign, case.name) == ""


def not_a_district_of_his(_book: Book, case: Case) -> bool:
    """It is not a district of the rival."""
    loser = _loser(case.campaign, case.name)
    return bool(loser and case.other) and case.other not in case.campaign.districts(loser)


REVOLTING = keyed(no_chance_to_revolt)
CLAIMING = keyed(nothing_to_claim, not_a_district_of_his)


def objections(book: Book, campaign: Campaign, command: Order) -> tuple[Problem, ...]:
    """What the book has against an order."""
    rows = book.campaign.objections
    campaign.player(command.player)
    match command:
        case TakeDistrict(player, district):
            if district:
                campaign.player(district)
            return against(book, rows.claiming, CLAIMING, Case(campaign, player, district))
        case Revolt(player) | Submit(player):
            out = campaign.player(player).standing is PlayerStatus.OUT
            found = gone(book, campaign, player) if out else ()
            return found + against(book, rows.revolting, REVOLTING, Case(campaign, player))


def _loser(campaign: Campaign, winner: str) -> str:
    return next((loser for claimant, loser in campaign.claims if claimant == winner), "")


# --- what comes of it ---


def decide(book: Book, campaign: Campaign, command: Order, _dice: Dice) -> tuple[EventRecord, ...]:
    """What an order brings about."""
    player = campaign.player(command.player)
    match command:
        case Submit():
            return (EventRecord(player.name, Submitted(player.name, player.master)),)
        case Revolt():
            had = campaign.hongos(player.name)
            allotment = book.campaign.colonials.revolt_hongos.value
            return (
                EventRecord(player.name, Rebelled(player.name, player.master)),
                *pay(campaign, (player.name, BANK), had, Cause.REVOLT),
                *pay(campaign, (BANK, player.name), allotment, Cause.REVOLT),
            )
        case TakeDistrict(_, district):
            loser = _loser(campaign, player.name) or (campaign.player(district).master if district else "")
            taken = EventRecord(player.name, DistrictTaken(player.name, loser, district))
            return (taken, *(revolt_possible(campaign, loser, district) if loser else ()))


def subject(command: Order) -> str:
    """Whom an order is for."""
    return command.player


def parties(_campaign: Campaign, command: Order) -> tuple[str, ...]:
    """The chances that the book gives a subject or a victor are their own to take."""
    return (command.player,)


FEATURE = Feature(members(Order), EVENTS, objections, decide, evolve, subject, parties)
