"""The campaign begins; players join, name their forces, stay away and leave (pp. 37-39)."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import PlayerName
from heart_africa.core.journal import records
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.book import Book
from heart_africa.rules.book.printed import holding, problems
from heart_africa.rules.campaign import names
from heart_africa.rules.campaign.colonials import revolt_possible
from heart_africa.rules.campaign.feature import AREA, Feature, at_least, gone
from heart_africa.rules.campaign.ledger import BANK, Cause
from heart_africa.rules.campaign.names import is_printed, kind_of, kind_row, row_of, years_of
from heart_africa.rules.campaign.state import Army, Campaign, Date, Exit, Player, PlayerKind, PlayerStatus
from heart_africa.rules.campaign.treasury import pay

# --- orders ---


class FoundCampaign(records.Order, kind="found-campaign"):
    """A campaign begins at the start of a year."""

    name: str
    year: int


class Join(records.Order, kind="join"):
    """A player joins with an army; `called`: the name of his tribe, chief or expedition, if any."""

    player: PlayerName
    army: Army
    called: str = ""


class Leave(records.Order, kind="leave"):
    """A player leaves the campaign."""

    player: PlayerName


class NameForce(records.Order, kind="name-force"):
    """A player names his force; if no name is given, one of the book's is drawn."""

    BARE: ClassVar = ("player", "called")

    player: PlayerName
    called: str = ""


class StayAway(records.Order, kind="stay-away"):
    """A player cannot be found or cannot play for a while, and is passed over."""

    player: PlayerName


class ComeBack(records.Order, kind="come-back"):
    """A player who was away is there again."""

    player: PlayerName


Order = FoundCampaign | Join | Leave | NameForce | StayAway | ComeBack


# --- events ---


class CampaignFounded(GameEvent, kind="campaign-founded"):
    """The campaign begins with this year."""

    name: str
    year: int

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return replace(campaign, name=self.name, start=self.year, date=Date(self.year, 1))


class PlayerJoined(GameEvent, kind="player-joined"):
    """A player has joined the campaign; `as_kind`: what kind of player he is."""

    player: str
    called: str
    army: Army
    as_kind: PlayerKind

    @property
    def about(self) -> dict[str, object]:
        """The facts for its sentence; `plain`: whether the list alone says what kind of player he is."""
        plain = "no" if self.army.mode or self.army.kind else "yes"
        army = {"list": self.army.list, "people": self.army.people or "none", "plain": plain}
        named = {"called": self.called, "named": "yes" if self.called != self.player else "no"}
        return {"player": self.player, "as_kind": self.as_kind.value, **named, **army}

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        before = campaign.players.get(self.player)
        player = Player(self.player, self.called, self.army, self.as_kind, campaign.turn)
        return campaign.with_player(replace(player, promoted=before is not None and before.promoted))


class PlayerLeft(GameEvent, kind="player-left"):
    """A player has left."""

    player: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return campaign.without_player(self.player, Exit.LEFT)


class NativeEliminated(GameEvent, kind="native-eliminated"):
    """A native without hongos is out: his people starve or are sold (NATIVE-04)."""

    player: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return campaign.without_player(self.player, Exit.NO_HONGOS)


class ForceNamed(GameEvent, kind="force-named"):
    """A force has been given a name; `faces`: the dice, if it was drawn."""

    player: str
    called: str
    faces: tuple[int, ...] = ()

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return campaign.with_player(replace(campaign.player(self.player), called=self.called))


class PresenceChanged(GameEvent, kind="presence-changed"):
    """A player is passed over from now on (`absent`), or is there again."""

    player: str
    absent: bool

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return campaign.with_player(replace(campaign.player(self.player), absent=self.absent))


Event = CampaignFounded | PlayerJoined | PlayerLeft | NativeEliminated | ForceNamed | PresenceChanged


# --- objections ---


@dataclass(frozen=True, slots=True)
class _Founding:
    campaign: Campaign
    year: int


@dataclass(frozen=True, slots=True)
class _Joining:
    campaign: Campaign
    army: Army
    called: str
    name: str = ""
    draws: bool = False


def list_too_early(book: Book, facts: _Joining) -> bool:
    """Whether the army list is not available yet in that year."""
    first, _ = years_of(book, facts.army)
    return first is not None and facts.campaign.date.year < first


def list_too_late(book: Book, facts: _Joining) -> bool:
    """Whether the army list is no longer available in that year."""
    _, last = years_of(book, facts.army)
    return last is not None and facts.campaign.date.year > last


def other_kind(book: Book, facts: _Joining) -> bool:
    """Whether one of the book's lists is declared as a kind of player that it is not."""
    said = facts.army.kind
    return bool(said) and is_printed(book, facts.army) and said != kind_row(book, facts.army).kind


def mode_not_said(book: Book, facts: _Joining) -> bool:
    """Whether the list may be played in several ways and none of them is given."""
    modes = {row.mode for row in book.campaign.kinds if facts.army.list in row.lists}
    return bool(modes - {""}) and facts.army.mode not in modes


def name_in_use(_book: Book, facts: _Joining) -> bool:
    """Whether another force in the campaign has that name."""
    called = facts.called.casefold()
    others = (one for one in facts.campaign.players.values() if one.name != facts.name)
    return bool(called) and any(
        one.called.casefold() == called for one in others if one.standing is not PlayerStatus.OUT
    )


FOUNDING: Mapping[str, Callable[[Book, _Founding], bool]] = {
    "founded_already": lambda _book, facts: bool(facts.campaign.start),
    "before_the_first_year": lambda book, facts: facts.year < book.campaign.calendar.start.value,
    "after_the_last_year": lambda book, facts: facts.year > book.campaign.calendar.last.value,
}
JOINING: Mapping[str, Callable[[Book, _Joining], bool]] = {
    "list_too_early": list_too_early,
    "list_too_late": list_too_late,
    "other_kind": other_kind,
    "mode_not_said": mode_not_said,
    "name_in_use": name_in_use,
    # A name of the table is drawn for somebody who is no native
    "no_tribe": lambda _book, facts: (
        facts.draws and facts.campaign.player(facts.name).kind is not PlayerKind.NATIVE
    ),
}


def objections(book: Book, campaign: Campaign, command: Order) -> tuple[Problem, ...]:
    """The objections to an order."""
    rows = book.campaign.objections
    match command:
        case FoundCampaign():
            found = holding(rows.founding, FOUNDING, book, _Founding(campaign, command.year))
            calendar = book.campaign.calendar
            years = {"year": command.year, "first": calendar.start.value, "last": calendar.last.value}
            return problems(AREA, found, command.name, years)
        case Join():
            return _against_joining(book, campaign, command)
        case NameForce(player, called):
            facts = _Joining(campaign, campaign.player(player).army, called, player, draws=not called)
            found = holding(rows.naming, JOINING, book, facts)
            said = {"player": player, "called": called}
            return gone(book, campaign, player) + problems(AREA, found, player, said)
        case Leave(player):
            out = campaign.player(player).standing is PlayerStatus.OUT
            return gone(book, campaign, player) if out else ()
        case StayAway(player) | ComeBack(player):
            return gone(book, campaign, player)


def _against_joining(book: Book, campaign: Campaign, command: Join) -> tuple[Problem, ...]:
    _readable(campaign, command)
    facts = _Joining(campaign, command.army, command.called, command.player)
    found = holding(book.campaign.objections.joining, JOINING, book, facts)
    return problems(AREA, found, command.player, _about(book, campaign, command))


def _about(book: Book, campaign: Campaign, command: Join) -> dict[str, object]:
    first, last = years_of(book, command.army)
    years: dict[str, object] = {"from_year": first or 0, "to_year": last or 0, "year": campaign.date.year}
    said: dict[str, object] = {"player": command.player, "called": command.called, "list": command.army.list}
    return {**years, **said, "as_kind": kind_row(book, command.army).kind}


def _readable(campaign: Campaign, command: Join) -> None:
    """Raise `BadData` for a name that would be confused with another account, or a useless aggressiveness."""
    name = command.player
    at_least("aggressiveness", command.army.aggressiveness, 1)
    if not name.strip() or name.casefold() == BANK:
        raise BadData("campaign-no-name", key="player", about={"found": name})
    same = next((one for one in campaign.players.values() if one.name.casefold() == name.casefold()), None)
    # Whose land is still a district does not come again as somebody new.
    if same is not None and not (same.name == name and same.out is Exit.LEFT and not same.master):
        raise BadData("campaign-name-taken", key="player", about={"found": name})


# --- what comes of it ---


def decide(book: Book, campaign: Campaign, command: Order, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of an order."""
    match command:
        case FoundCampaign(name, year):
            return (EventRecord(name, CampaignFounded(name, year)),)
        case Join():
            return _joined(book, campaign, command)
        case Leave(player):
            campaign.player(player)
            # As after the dismissal of a master (COLON-15): nobody stays another's subject for ever.
            return (EventRecord(player, PlayerLeft(player)), *revolt_possible(campaign, player))
        case NameForce(player, called):
            campaign.player(player)
            name, faces = (called, ()) if called else names.drawn(book, campaign, dice)
            return (EventRecord(player, ForceNamed(player, name, faces)),)
        case StayAway(player) | ComeBack(player):
            campaign.player(player)
            return (EventRecord(player, PresenceChanged(player, isinstance(command, StayAway))),)


def _joined(book: Book, campaign: Campaign, command: Join) -> tuple[EventRecord, ...]:
    """A player has joined, with the same hongos as everybody had at the start (CAMP-12)."""
    _readable(campaign, command)
    kind = kind_of(book, command.army)
    row = kind_row(book, command.army)
    allotment = (row if row.kind == kind else row_of(book, kind.value)).allotment.value
    event = PlayerJoined(command.player, command.called or command.player, command.army, kind)
    paid = pay(campaign, (BANK, command.player), allotment, Cause.ALLOTMENT)
    return (EventRecord(command.player, event), *paid)


def subject(command: Order) -> str:
    """The player, or the new campaign, that the order is about."""
    return command.name if isinstance(command, FoundCampaign) else command.player


def parties(_campaign: Campaign, command: Order) -> tuple[str, ...]:
    """The players who have to agree: nobody to a new campaign or player, else the player himself.

    Founding a campaign and letting players join are the organiser's alone.
    """
    return () if isinstance(command, FoundCampaign | Join) else (command.player,)


# --- what follows of itself ---


def eliminated(campaign: Campaign) -> tuple[EventRecord, ...]:
    """An event for each native in play who has no hongos left (NATIVE-04)."""
    return tuple(
        EventRecord(player.name, NativeEliminated(player.name))
        for player in campaign.playing(PlayerKind.NATIVE)
        if not campaign.hongos(player.name)
    )


FEATURE = Feature(members(Order), members(Event), objections, decide, subject, parties)
