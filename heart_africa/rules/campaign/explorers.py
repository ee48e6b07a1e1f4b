"""White Explorers (pp. 39-40): they explore by consent, greet one another, hunt; their leaders get hurt."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Literal

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import OtherPlayer, PlayerName
from heart_africa.core.journal import records
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.book.printed import keyed
from heart_africa.rules.campaign.feature import (
    PLAYER,
    Case,
    Feature,
    against,
    attacked_by_him,
    gone,
    payer_of,
    short_of_hongos,
)
from heart_africa.rules.campaign.ledger import BANK, Cause
from heart_africa.rules.campaign.state import Campaign, Exit, PlayerKind, PlayerStatus
from heart_africa.rules.campaign.treasury import pay
from heart_africa.rules.campaign.turn import objections_to_go
from heart_africa.rules.shared_terms import Hongos

HUNT_DIE, INJURY_DIE = "campaign-hunt-die", "campaign-injury-die"

# --- orders ---


class Explore(records.Order, kind="explore"):
    """An explorer visits a native who consents and explores his territory.

    `payer` pays the other so many hongos; the explorer does if nobody is named.
    """

    BARE: ClassVar = ("player", "native", "hongos", "payer")

    player: PlayerName
    native: OtherPlayer
    hongos: Hongos = 0
    payer: PlayerName = ""


class Hunt(records.Order, kind="hunt"):
    """An explorer goes hunting this turn instead of exploring."""

    player: PlayerName


class Greet(records.Order, kind="greet"):
    """Two explorers who met greet each other and carry on."""

    player: PlayerName
    other: OtherPlayer


Order = Explore | Hunt | Greet


# --- events ---


class TerritoryExplored(GameEvent, kind="territory-explored"):
    """An explorer has explored a territory, by consent or by a victory.

    `visit`: it was his go of this turn.
    """

    player: str
    native: str
    how: Literal["consent", "battle"]
    visit: bool = False

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        now, player = campaign.round, campaign.player(self.player)
        marks = tuple(dict.fromkeys((*player.marks, self.native)))
        gone_ = (*now.gone, self.player) if self.visit else now.gone
        return replace(campaign, round=replace(now, gone=gone_)).with_player(replace(player, marks=marks))


class Hunted(GameEvent, kind="hunted"):
    """An explorer has been hunting: it brought `ivory` (worth hongos), `nothing`, or he was `hurt`."""

    player: str
    face: int
    effect: Literal["hurt", "nothing", "ivory"]
    hongos: int
    year: int

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        now, player = campaign.round, campaign.player(self.player)
        round_ = replace(now, gone=(*now.gone, self.player), hunting=(*now.hunting, self.player))
        hunter = replace(player, hunted=(*player.hunted, self.year))
        return replace(campaign, round=round_).with_player(hunter)


class LeaderHurt(GameEvent, kind="leader-hurt"):
    """What became of an explorers' leader who fell: `light` wounds, he `recovers`, or he is `dead`.

    `misses`: the turn that he misses while he recovers.
    """

    player: str
    face: int
    effect: Literal["light", "recovers", "dead"]
    misses: int = 0

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        if self.effect == "dead":
            return campaign.without_player(self.player, Exit.LEADER_DEAD)
        player = campaign.player(self.player)
        return campaign.with_player(replace(player, misses=self.misses or player.misses))


class Greeted(GameEvent, kind="greeted"):
    """Two explorers greeted each other."""

    player: str
    other: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return without_meeting(campaign, self.player, self.other)


Event = TerritoryExplored | Hunted | LeaderHurt | Greeted


# --- what the book has against an order ---


def hunted_this_year(book: Book, case: Case) -> bool:
    """Whether an explorer has hunted as often this year as the book allows."""
    most = book.campaign.explorers.hunts_in_a_year.value
    return case.player.hunted.count(case.campaign.date.year) >= most


def have_not_met(_book: Book, case: Case) -> bool:
    """Whether two explorers have not met this turn, or have settled their meeting."""
    return meeting(case.campaign, case.name, case.other) is None


EXPLORING: Mapping[str, Callable[[Book, Case], bool]] = {
    "no_explorer": lambda _book, case: case.player.kind is not PlayerKind.EXPLORER,
    "no_territory": lambda _book, case: case.target.kind is not PlayerKind.NATIVE,
    "explored_already": lambda _book, case: case.other in case.player.marks,
    "attacked_by_him": attacked_by_him,
    "short_of_hongos": short_of_hongos,
}
HUNTING: Mapping[str, Callable[[Book, Case], bool]] = {
    "no_hunter": lambda _book, case: case.player.kind is not PlayerKind.EXPLORER,
    "hunted_this_year": hunted_this_year,
}
MEETING = keyed(have_not_met)


def meeting(campaign: Campaign, one: str, other: str) -> tuple[str, str] | None:
    """The open meeting of two explorers this turn, as the campaign has it; None if there is none."""
    return next((pair for pair in campaign.round.meetings if set(pair) == {one, other}), None)


def objections(book: Book, campaign: Campaign, command: Order) -> tuple[Problem, ...]:
    """The objections to an order."""
    rows = book.campaign.objections
    match command:
        case Explore(player, native, hongos):
            case = Case(campaign, player, native, hongos, _payer(command))
            own, other = objections_to_go(book, campaign, player), _closed(book, campaign, command)
            return own + other + against(book, rows.exploring, EXPLORING, case)
        case Hunt(player):
            case = Case(campaign, player)
            return objections_to_go(book, campaign, player) + against(book, rows.hunting, HUNTING, case)
        case Greet(player, other_):
            case = Case(campaign, player, other_)
            return gone(book, campaign, player, other_) + against(book, rows.meeting, MEETING, case)


def _closed(book: Book, campaign: Campaign, command: Explore) -> tuple[Problem, ...]:
    """Why a native cannot let the explorer in; a conquered one's master may, for no hongos (EXPL-01)."""
    subject_ = campaign.player(command.native).standing is PlayerStatus.SUBJECT
    return () if subject_ and not command.hongos else gone(book, campaign, command.native)


def _payer(command: Explore) -> str:
    """Who pays for a visit. Raises `BadData` as `payer_of` does."""
    return payer_of(command.hongos, command.payer, command.player, command.native)


# --- what comes of it ---


def decide(book: Book, campaign: Campaign, command: Order, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of an order."""
    match command:
        case Explore(player, native, hongos):
            campaign.player(player), campaign.player(native)
            payer = _payer(command)
            taker = native if payer == player else player
            explored = EventRecord(player, TerritoryExplored(player, native, "consent", visit=True))
            return (explored, *pay(campaign, (payer, taker), hongos, Cause.PASSAGE))
        case Hunt(player):
            campaign.player(player)
            return _hunted(book, campaign, player, dice)
        case Greet(player, other):
            campaign.player(player), campaign.player(other)
            return (EventRecord(player, Greeted(player, other)),)


def _hunted(book: Book, campaign: Campaign, player: str, dice: Dice) -> tuple[EventRecord, ...]:
    (face,) = dice.roll(1, HUNT_DIE)
    row = next(row for row in book.campaign.explorers.hunting if face in row.faces)
    hunted = EventRecord(player, Hunted(player, face, row.effect, row.hongos, campaign.date.year))
    hurt = injury(book, campaign, player, dice) if row.effect == "hurt" else ()
    return (hunted, *pay(campaign, (BANK, player), row.hongos, Cause.HUNT), *hurt)


def injury(book: Book, campaign: Campaign, player: str, dice: Dice) -> tuple[EventRecord, ...]:
    """The die for an explorers' leader who fell in battle or on a hunt (EXPL-12 to EXPL-15)."""
    (face,) = dice.roll(1, INJURY_DIE)
    row = next(row for row in book.campaign.explorers.injuries if face in row.faces)
    misses = campaign.turn + 1 if row.effect == "recovers" else 0
    return (EventRecord(player, LeaderHurt(player, face, row.effect, misses)),)


def explored_by_battle(campaign: Campaign, winner: str, loser: str) -> tuple[EventRecord, ...]:
    """The territory that an explorer gains by attacking a native and winning.

    Nothing if that native had attacked him this turn, or if he has explored it already.
    """
    explorer, native = campaign.player(winner), campaign.player(loser)
    two = explorer.kind is PlayerKind.EXPLORER and native.kind is PlayerKind.NATIVE
    barred = (loser, winner) in campaign.round.attacks
    if not two or barred or loser in explorer.marks:
        return ()
    return (EventRecord(winner, TerritoryExplored(winner, loser, "battle")),)


def without_meeting(campaign: Campaign, one: str, other: str) -> Campaign:
    """The campaign with the meeting of these two explorers settled."""
    meetings = tuple(pair for pair in campaign.round.meetings if set(pair) != {one, other})
    return replace(campaign, round=replace(campaign.round, meetings=meetings))


def parties(campaign: Campaign, command: Order) -> tuple[str, ...]:
    """The players who have to agree: to a visit its host too (EXPL-03), to a greeting both."""
    match command:
        case Explore(player, native):
            return tuple(name for name in (player, _host(campaign, native)) if name)
        case Greet(player, other):
            return player, other
        case Hunt(player):
            return (player,)


def _host(campaign: Campaign, native: str) -> str:
    """Who has to consent to a visit: the native, or a conquered one's master; empty if that one is out."""
    host = campaign.player(native)
    if host.standing is PlayerStatus.SUBJECT:
        host = campaign.player(host.master)
    return host.name if host.plays else ""


FEATURE = Feature(members(Order), members(Event), objections, decide, PLAYER, parties)
