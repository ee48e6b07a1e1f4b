"""What becomes of those whom Colonial Expeditions conquer (p. 40), as it is recorded."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.events import GameEvent
from heart_africa.rules.campaign.state import Campaign, Exit, PlayerStatus


@dataclass(frozen=True, slots=True)
class NativeBeaten(GameEvent):
    """A victory on the way to a conquest: so many of so many."""

    player: str
    native: str
    victories: int
    needed: int
    kind: Literal["native-beaten"] = "native-beaten"


@dataclass(frozen=True, slots=True)
class NativeConquered(GameEvent):
    """A native is his subject now, and his land a district."""

    player: str
    native: str
    kind: Literal["native-conquered"] = "native-conquered"


@dataclass(frozen=True, slots=True)
class RebelWipedOut(GameEvent):
    """A rebel was beaten again by his former master, and is out for good."""

    player: str
    native: str
    kind: Literal["rebel-wiped-out"] = "rebel-wiped-out"


@dataclass(frozen=True, slots=True)
class VictoriesCancelled(GameEvent):
    """A defeat undoes the victories that were on their way to a conquest."""

    player: str
    natives: tuple[str, ...]
    kind: Literal["victories-cancelled"] = "victories-cancelled"


@dataclass(frozen=True, slots=True)
class CommanderDismissed(GameEvent):
    """So many defeats in a row: the government recalls the commander, and the player is out."""

    player: str
    defeats: int
    kind: Literal["commander-dismissed"] = "commander-dismissed"


@dataclass(frozen=True, slots=True)
class DistrictDue(GameEvent):
    """The victor may take a district of the rival whom he has beaten."""

    player: str
    rival: str
    kind: Literal["district-due"] = "district-due"


@dataclass(frozen=True, slots=True)
class DistrictTaken(GameEvent):
    """A district changes hands; without a name, the victor took none."""

    player: str
    rival: str
    district: str
    kind: Literal["district-taken"] = "district-taken"


@dataclass(frozen=True, slots=True)
class RevoltPossible(GameEvent):
    """The subjects of a beaten master may rebel."""

    player: str
    natives: tuple[str, ...]
    kind: Literal["revolt-possible"] = "revolt-possible"


@dataclass(frozen=True, slots=True)
class Rebelled(GameEvent):
    """A subject is back in the campaign."""

    player: str
    master: str
    kind: Literal["rebelled"] = "rebelled"


@dataclass(frozen=True, slots=True)
class Submitted(GameEvent):
    """A subject stays what he is."""

    player: str
    master: str
    kind: Literal["submitted"] = "submitted"


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


# --- how it is applied ---


def evolve(campaign: Campaign, event: Event, _who: str) -> Campaign:
    """The campaign with an event applied."""
    return _APPLY[type(event)](campaign, event)


def _beaten(campaign: Campaign, event: NativeBeaten) -> Campaign:
    player = campaign.player(event.player)
    return campaign.with_player(replace(player, beaten=(*player.beaten, event.native)))


def _cancelled(campaign: Campaign, event: VictoriesCancelled) -> Campaign:
    return campaign.with_player(replace(campaign.player(event.player), beaten=()))


def _wiped_out(campaign: Campaign, event: RebelWipedOut) -> Campaign:
    return _out(campaign, event.native, Exit.WIPED_OUT)


def _dismissed(campaign: Campaign, event: CommanderDismissed) -> Campaign:
    return _out(campaign, event.player, Exit.DISMISSED)


def _due(campaign: Campaign, event: DistrictDue) -> Campaign:
    return replace(campaign, claims=(*campaign.claims, (event.player, event.rival)))


def _possible(campaign: Campaign, event: RevoltPossible) -> Campaign:
    return replace(campaign, revolts=tuple(dict.fromkeys((*campaign.revolts, *event.natives))))


def _submitted(campaign: Campaign, event: Submitted) -> Campaign:
    return _answered(campaign, event.player)


def _conquered(campaign: Campaign, event: NativeConquered) -> Campaign:
    player, subject_ = campaign.player(event.player), campaign.player(event.native)
    beaten = tuple(one for one in player.beaten if one != event.native)
    conquered = replace(subject_, standing=PlayerStatus.SUBJECT, master=event.player)
    return campaign.with_player(replace(player, beaten=beaten), conquered).without_duties(event.native)


def _out(campaign: Campaign, name: str, why: Exit) -> Campaign:
    out = replace(campaign.player(name), standing=PlayerStatus.OUT, out=why)
    return campaign.with_player(out).without_duties(name)


def _taken(campaign: Campaign, event: DistrictTaken) -> Campaign:
    claims = tuple(claim for claim in campaign.claims if claim != (event.player, event.rival))
    campaign = replace(campaign, claims=claims)
    if not event.district:
        return campaign
    taken = replace(campaign.player(event.district), master=event.player)
    return _answered(campaign.with_player(taken), event.district)


def _rebelled(campaign: Campaign, event: Rebelled) -> Campaign:
    player = campaign.player(event.player)
    masters = tuple(dict.fromkeys((*player.masters, player.master)))
    rebel = replace(player, standing=PlayerStatus.PLAYING, master="", masters=masters)
    return _answered(campaign.with_player(rebel), player.name)


def _answered(campaign: Campaign, name: str) -> Campaign:
    return replace(campaign, revolts=tuple(one for one in campaign.revolts if one != name))


_APPLY: Mapping[type[Any], Callable[[Campaign, Any], Campaign]] = {
    NativeBeaten: _beaten,
    NativeConquered: _conquered,
    RebelWipedOut: _wiped_out,
    VictoriesCancelled: _cancelled,
    CommanderDismissed: _dismissed,
    DistrictDue: _due,
    DistrictTaken: _taken,
    RevoltPossible: _possible,
    Rebelled: _rebelled,
    Submitted: _submitted,
}
EVENTS = tuple(_APPLY)
