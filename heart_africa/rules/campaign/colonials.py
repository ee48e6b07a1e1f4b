"""Colonial Expeditions (p. 40): conquest by two victories, districts, revolts, conquered natives."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import OtherPlayer, PlayerName
from heart_africa.core.journal import records
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.feature import PLAYER, Case, Feature, against, gone, own_word
from heart_africa.rules.campaign.ledger import BANK, Cause
from heart_africa.rules.campaign.state import Campaign, Exit, Player, PlayerKind, PlayerStatus
from heart_africa.rules.campaign.treasury import pay

# --- what becomes of those whom Colonial Expeditions conquer ---


class NativeBeaten(GameEvent, kind="native-beaten"):
    """A colonial player has beaten a native: `victories` of the `needed` that a conquest takes."""

    player: str
    native: str
    victories: int
    needed: int

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        player = campaign.player(self.player)
        return campaign.with_player(replace(player, beaten=(*player.beaten, self.native)))


class NativeConquered(GameEvent, kind="native-conquered"):
    """A native is now the subject of a colonial player, and his land is a district."""

    player: str
    native: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        player, subject_ = campaign.player(self.player), campaign.player(self.native)
        beaten = tuple(one for one in player.beaten if one != self.native)
        conquered = replace(subject_, standing=PlayerStatus.SUBJECT, master=self.player)
        return campaign.with_player(replace(player, beaten=beaten), conquered).without_duties(self.native)


class RebelWipedOut(GameEvent, kind="rebel-wiped-out"):
    """A rebel was beaten again by his former master, and is out for good."""

    player: str
    native: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return campaign.without_player(self.native, Exit.WIPED_OUT)


class VictoriesCancelled(GameEvent, kind="victories-cancelled"):
    """A defeat undoes the victories that were on their way to a conquest."""

    player: str
    natives: tuple[str, ...]

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return campaign.with_player(replace(campaign.player(self.player), beaten=()))


class CommanderDismissed(GameEvent, kind="commander-dismissed"):
    """After so many defeats in a row the commander is recalled: the colonial player is out."""

    player: str
    defeats: int

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return campaign.without_player(self.player, Exit.DISMISSED)


class DistrictDue(GameEvent, kind="district-due"):
    """The victor may take a district of the rival whom he has beaten."""

    player: str
    rival: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return replace(campaign, claims=(*campaign.claims, (self.player, self.rival)))


class DistrictTaken(GameEvent, kind="district-taken"):
    """A victor has taken a district of his rival; `district` is empty if he took none."""

    player: str
    rival: str
    district: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        claims = tuple(claim for claim in campaign.claims if claim != (self.player, self.rival))
        campaign = replace(campaign, claims=claims)
        if not self.district:
            return campaign
        taken = replace(campaign.player(self.district), master=self.player)
        return _answered(campaign.with_player(taken), self.district)


class RevoltPossible(GameEvent, kind="revolt-possible"):
    """The subjects of a beaten master may rebel."""

    player: str
    natives: tuple[str, ...]

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return replace(campaign, revolts=tuple(dict.fromkeys((*campaign.revolts, *self.natives))))


class Rebelled(GameEvent, kind="rebelled"):
    """A conquered native has rebelled and plays again."""

    player: str
    master: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        player = campaign.player(self.player)
        masters = tuple(dict.fromkeys((*player.masters, player.master)))
        rebel = replace(player, standing=PlayerStatus.PLAYING, master="", masters=masters)
        return _answered(campaign.with_player(rebel), player.name)


class Submitted(GameEvent, kind="submitted"):
    """A conquered native has let his chance to rebel go by."""

    player: str
    master: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return _answered(campaign, self.player)


Event = (
    NativeBeaten
    | NativeConquered
    | RebelWipedOut
    | VictoriesCancelled
    | CommanderDismissed
    | DistrictDue
    | DistrictTaken
    | RevoltPossible
    | Rebelled
    | Submitted
)


def _answered(campaign: Campaign, name: str) -> Campaign:
    return replace(campaign, revolts=tuple(one for one in campaign.revolts if one != name))


# --- orders ---


class Revolt(records.Order, kind="revolt"):
    """A conquered native rebels and returns to the campaign."""

    player: PlayerName


class Submit(records.Order, kind="submit"):
    """A conquered native lets his chance to rebel go by."""

    player: PlayerName


class TakeDistrict(records.Order, kind="take-district"):
    """The victor over a rival takes one of his districts, or none if no name is given."""

    BARE: ClassVar = ("player", "district")

    player: PlayerName
    district: OtherPlayer = ""


Order = Revolt | Submit | TakeDistrict


# --- what a battle means to them ---


def won(book: Book, winner: Player, loser: Player) -> tuple[EventRecord, ...]:
    """The events of a colonial player's victory over a native.

    A step towards conquest, the conquest, or the end of a rebel. Only his own former master wipes a rebel
    out; another has to conquer him (COLON-11, COLON-12).
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
    """The events of a colonial player's defeat by anybody.

    They concern his victories so far, his command, his districts and his subjects.
    """
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
    """An event by which all subjects of a master may revolt, except one who has just been taken from him."""
    natives = tuple(name for name in campaign.subjects(master) if name != without)
    return (EventRecord(master, RevoltPossible(master, natives)),) if natives else ()


def unclaimed(campaign: Campaign) -> tuple[EventRecord, ...]:
    """Events for a victor who is out before he has chosen: he takes no district, all subjects may rebel."""
    for winner, loser in campaign.claims:
        if not campaign.player(winner).plays:
            return (EventRecord(winner, DistrictTaken(winner, loser, "")), *revolt_possible(campaign, loser))
    return ()


# --- what the book has against an order ---


def not_a_district_of_his(_book: Book, case: Case) -> bool:
    """Whether what is claimed is no district of the rival whom he has beaten."""
    loser = _loser(case.campaign, case.name)
    return bool(loser and case.other) and case.other not in case.campaign.districts(loser)


REVOLTING: Mapping[str, Callable[[Book, Case], bool]] = {
    # No defeat of his master gives him the chance, or he has let it go by
    "no_chance_to_revolt": lambda _book, case: case.name not in case.campaign.revolts,
}
CLAIMING: Mapping[str, Callable[[Book, Case], bool]] = {
    # He has beaten no rival who has districts
    "nothing_to_claim": lambda _book, case: _loser(case.campaign, case.name) == "",
    "not_a_district_of_his": not_a_district_of_his,
}


def objections(book: Book, campaign: Campaign, command: Order) -> tuple[Problem, ...]:
    """The objections to an order."""
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
    """The events of an order."""
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


FEATURE = Feature(members(Order), members(Event), objections, decide, PLAYER, own_word)
