"""All features of a campaign (`Keeper`), and the events that follow an order of themselves."""

from collections.abc import Iterator

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.game import Game, by_command, events_of
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.rulings import Rulings, default_rulings
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import (
    agreements,
    attacks,
    battles,
    colonials,
    conclusion,
    declarations,
    explorers,
    forces,
    forfeits,
    promotions,
    treasury,
    turn,
)
from heart_africa.rules.campaign.feature import AREA, Feature
from heart_africa.rules.campaign.state import Campaign

ALONE: tuple[Feature, ...] = (
    forces.FEATURE,
    treasury.FEATURE,
    turn.FEATURE,
    attacks.FEATURE,
    explorers.FEATURE,
    declarations.FEATURE,
    battles.FEATURE,
    forfeits.FEATURE,
    colonials.FEATURE,
    promotions.FEATURE,
    conclusion.FEATURE,
    agreements.SENT_DICE,
)
"""The features but for that in which players agree on the orders of the others."""

AGREEMENTS = agreements.Agreements(ALONE)
FEATURES: tuple[Feature, ...] = (*ALONE, AGREEMENTS.feature)
ORDERS = by_command(FEATURES)
EVENTS = events_of(FEATURES)


def objections(book: Book, campaign: Campaign, command: Command) -> tuple[Problem, ...]:
    """All that the book has against a command, as the campaign stands. Raises `BadData`."""
    _founded(campaign, command)
    over: tuple[Problem, ...] = ()
    if campaign.over:
        row = book.campaign.gone.over
        over = (row.problem(f"{AREA}-is-over", campaign=campaign.name),)
    return over + ORDERS[type(command)].objections(book, campaign, command)


def _founded(campaign: Campaign, command: Command) -> None:
    if not campaign.start and not isinstance(command, forces.FoundCampaign):
        raise BadData("no-campaign-yet")


@dataclass(frozen=True)
class Keeper(Game[Campaign, Book]):
    """The rules of a campaign: a book, and how its unclear rules are read."""

    book: Book
    rulings: Rulings

    start, orders, events = Campaign(), ORDERS, EVENTS

    def moment(self, campaign: Campaign) -> str:
        """The name of the moment in the journal: the number of the turn."""
        return str(campaign.turn)

    def objections(self, campaign: Campaign, command: Command) -> tuple[Problem, ...]:
        """All that the book has against a command, as the campaign stands.

        Raises `BadData` for a player or battle that is not in it, and before it is founded.
        """
        return objections(self.book, campaign, command)

    def decide(self, campaign: Campaign, command: Command, dice: Dice) -> tuple[EventRecord, ...]:
        """The events of a command and all that follow of themselves. Raises `DiceNeeded` and `BadData`."""
        _founded(campaign, command)
        facts = super().decide(campaign, command, dice)
        after = campaign
        for fact in facts:
            after = self.evolve(after, fact)
        return (*facts, *self._aftermath(after))

    def check(self, campaign: Campaign, command: Command) -> str:
        """The name of the check that a command makes, the same if it was proposed before."""
        return super().check(campaign, AGREEMENTS.meant(campaign, command))

    def _aftermath(self, campaign: Campaign) -> Iterator[EventRecord]:
        """The events that follow until none more does: players ruined, battles called off, a race won."""
        while found := self._follows(campaign):
            for fact in found:
                yield fact
                campaign = self.evolve(campaign, fact)

    def _follows(self, campaign: Campaign) -> tuple[EventRecord, ...]:
        return (
            forces.eliminated(campaign)
            or treasury.left_behind(campaign)
            or attacks.lapsed(campaign)
            or forfeits.void(campaign)
            or colonials.unclaimed(campaign)
            or promotions.first_to_qualify(self.book, campaign)
            or conclusion.finished(campaign)
            or AGREEMENTS.lapsed(self.book, campaign)
        )

    def sent(
        self, campaign: Campaign, player: str, command: Command, faces: tuple[int, ...] = ()
    ) -> Command | None:
        """The order that a player's order becomes when he sends it in and speaks for himself alone.

        The order itself, a proposal, or an acceptance if the other player has proposed the same; None if he
        may not give it. Raises `BadData` for unknown names.
        """
        return AGREEMENTS.sent(campaign, player, command, faces)


def keeper(book: Book, rulings: Rulings | None = None) -> Keeper:
    """The rules of a campaign by a book, under its default rulings unless others are given."""
    return Keeper(book, rulings or default_rulings())
