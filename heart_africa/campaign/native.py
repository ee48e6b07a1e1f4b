"""Native players (p. 39): who has no hongos left is out; what those who are out leave behind."""

from dataclasses import dataclass, replace
from typing import Any, Literal

from heart_africa.book import Book
from heart_africa.campaign.ledger import BANK, Cause
from heart_africa.campaign.rooms import Room, Told
from heart_africa.campaign.state import Campaign, Exit, Kind, Standing
from heart_africa.campaign.treasury import pay
from heart_africa.dice import Dice
from heart_africa.journal.deeds import Fact
from heart_africa.problems import Problem


@dataclass(frozen=True, slots=True)
class NativeEliminated(Told):
    """A native without hongos: his people starve or are sold."""

    player: str
    kind: Literal["native-eliminated"] = "native-eliminated"


def eliminated(campaign: Campaign) -> tuple[Fact, ...]:
    """The natives in play who have no hongos left (NATIVE-04)."""
    return tuple(
        Fact(player.name, NativeEliminated(player.name))
        for player in campaign.playing(Kind.NATIVE)
        if not campaign.hongos(player.name)
    )


def left_behind(campaign: Campaign) -> tuple[Fact, ...]:
    """What players who are out still hold leaves the campaign."""
    return tuple(
        fact
        for player in campaign.players.values()
        if player.standing is Standing.OUT
        for fact in pay(campaign, (player.name, BANK), campaign.hongos(player.name), Cause.LEFT)
    )


def objections(_book: Book, _campaign: Campaign, command: object) -> tuple[Problem, ...]:
    """Nobody orders it."""
    raise TypeError(command)


def decide(_book: Book, _campaign: Campaign, command: object, _dice: Dice) -> tuple[Fact, ...]:
    """Nobody orders it."""
    raise TypeError(command)


def evolve(campaign: Campaign, event: NativeEliminated, _who: str) -> Campaign:
    """The campaign without him."""
    player = replace(campaign.player(event.player), standing=Standing.OUT, out=Exit.NO_HONGOS)
    return campaign.with_player(player).without_duties(event.player)


def subject(command: Any) -> str:  # noqa: ANN401  # there is none
    """Nobody orders it."""
    raise TypeError(command)


def parties(_campaign: Campaign, command: object) -> tuple[str, ...]:
    """Nobody orders it."""
    raise TypeError(command)


ROOM = Room((), (NativeEliminated,), objections, decide, evolve, subject, parties)
