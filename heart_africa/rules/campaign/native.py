"""Native players (p. 39): who has no hongos left is out; what those who are out leave behind."""

from dataclasses import dataclass, replace
from typing import Literal

from heart_africa.core.dice import Dice
from heart_africa.core.journal.events import GameEvent
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.feature import Feature
from heart_africa.rules.campaign.ledger import BANK, Cause
from heart_africa.rules.campaign.state import Campaign, Exit, Kind, PlayerStatus
from heart_africa.rules.campaign.treasury import pay


@dataclass(frozen=True, slots=True)
class NativeEliminated(GameEvent):
    """A native without hongos: his people starve or are sold."""

    player: str
    kind: Literal["native-eliminated"] = "native-eliminated"


def eliminated(campaign: Campaign) -> tuple[EventRecord, ...]:
    """The natives in play who have no hongos left (NATIVE-04)."""
    return tuple(
        EventRecord(player.name, NativeEliminated(player.name))
        for player in campaign.playing(Kind.NATIVE)
        if not campaign.hongos(player.name)
    )


def left_behind(campaign: Campaign) -> tuple[EventRecord, ...]:
    """What players who are out still hold leaves the campaign."""
    return tuple(
        fact
        for player in campaign.players.values()
        if player.standing is PlayerStatus.OUT
        for fact in pay(campaign, (player.name, BANK), campaign.hongos(player.name), Cause.LEFT)
    )


def objections(_book: Book, _campaign: Campaign, command: object) -> tuple[Problem, ...]:
    """Nobody orders it."""
    raise TypeError(command)


def decide(_book: Book, _campaign: Campaign, command: object, _dice: Dice) -> tuple[EventRecord, ...]:
    """Nobody orders it."""
    raise TypeError(command)


def evolve(campaign: Campaign, event: NativeEliminated, _who: str) -> Campaign:
    """The campaign without him."""
    player = replace(campaign.player(event.player), standing=PlayerStatus.OUT, out=Exit.NO_HONGOS)
    return campaign.with_player(player).without_duties(event.player)


def subject(command: Command) -> str:
    """Nobody orders it."""
    raise TypeError(command)


def parties(_campaign: Campaign, command: object) -> tuple[str, ...]:
    """Nobody orders it."""
    raise TypeError(command)


FEATURE = Feature((), (NativeEliminated,), objections, decide, evolve, subject, parties)
