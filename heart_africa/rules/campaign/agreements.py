"""Orders that two players have to agree on (pp. 37-39): one proposes them, the other accepts or declines.

Players who send in their orders speak for themselves alone. An order that concerns two of them (`parties`) is
then a proposal, which has no effect until the other has accepted it. The organiser speaks for all: what he
enters needs no proposal, and an open proposal that it settles lapses.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, cast

from pydantic import Field, WrapSerializer

from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import PlayerName
from heart_africa.core.game import by_command, nobody
from heart_africa.core.journal import records
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import Command, EventRecord, GameEvent, plain_facts
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.attacks import Settle
from heart_africa.rules.campaign.battles import OpenBattle, PlayOut, ReportResult
from heart_africa.rules.campaign.declarations import Duel
from heart_africa.rules.campaign.explorers import Explore, Greet
from heart_africa.rules.campaign.feature import PLAYER, Feature, organisers_word, own_word
from heart_africa.rules.campaign.forfeits import Concede
from heart_africa.rules.campaign.state import Campaign, Offer, Thrower
from heart_africa.rules.campaign.treasury import GiveHongos

Shared = Annotated[
    GiveHongos | Settle | Explore | Greet | Duel | Concede | OpenBattle | PlayOut | ReportResult,
    Field(discriminator="kind"),
    WrapSerializer(lambda order, write: {"kind": order.kind, **write(order)}),
]
"""The orders that take two."""

# --- orders ---


class Propose(records.Order, kind="propose"):
    """A player proposes an order that another has to agree to; `faces`: the dice thrown for it."""

    player: PlayerName
    order: Shared
    faces: tuple[int, ...] = ()


class AcceptOffer(records.Order, kind="accept-offer"):
    """A player accepts a proposal made to him; the order in it is carried out."""

    player: PlayerName
    offer: int


class DeclineOffer(records.Order, kind="decline-offer"):
    """A player declines a proposal made to him, or withdraws his own."""

    player: PlayerName
    offer: int


Order = Propose | AcceptOffer | DeclineOffer


# --- events ---


class Proposed(GameEvent, kind="proposed"):
    """A proposal was made and awaits its answer; `despite`: the rules that stood against the order."""

    offer: int
    by: str
    awaits: str
    order: Shared
    faces: tuple[int, ...] = ()
    despite: tuple[str, ...] = ()

    @property
    def about(self) -> dict[str, object]:
        """The facts for its sentence: those of the proposal and of the order in it."""
        return offer_facts(Offer(self.offer, self.by, self.awaits, self.order))

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        """A new proposal replaces the same player's earlier one of the same kind to the same player."""
        offer = Offer(self.offer, self.by, self.awaits, self.order, self.faces, self.despite)
        kept = tuple(one for one in campaign.offers if _matter(one) != _matter(offer))
        return replace(campaign, offers=(*kept, offer), offered=self.offer)


class OfferAnswered(GameEvent, kind="offer-answered"):
    """A proposal was accepted, declined or withdrawn; `matter`: the kind of the order that was proposed."""

    offer: int
    player: str
    by: str
    how: Literal["accepted", "declined", "withdrawn"]
    matter: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return campaign.without_offer(self.offer)


class OfferLapsed(GameEvent, kind="offer-lapsed"):
    """A proposal has lapsed: its order is no longer possible, or has been carried out otherwise."""

    offer: int
    by: str
    awaits: str
    matter: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return campaign.without_offer(self.offer)


Event = Proposed | OfferAnswered | OfferLapsed


def offer_facts(offer: Offer) -> dict[str, object]:
    """The facts of a proposal for its sentence: the fields of its order, its number, by whom and to whom."""
    own = {"offer": offer.number, "by": offer.by, "awaits": offer.awaits, "matter": offer.order.kind}
    return {**plain_facts(offer.order), **own}


def alike(one: object, other: object) -> bool:
    """Whether two orders, given by the two players concerned, say the same thing.

    Reports of a battle also differ if both state losses and these are not the same.
    """
    losses = [each.losses for each in (one, other) if isinstance(each, ReportResult) and each.losses]
    differ = len(losses) == 2 and losses[0] != losses[1]  # noqa: PLR2004  # both have told them
    return type(one) is type(other) and _meaning(one) == _meaning(other) and not differ


def _meaning(order: object) -> object:
    """What an order comes down to, without what each player may word in his own way."""
    match order:
        case Settle() | Explore():
            return replace(order, payer=order.payer or order.player)
        case GiveHongos():
            return replace(order, reason="")
        case Greet():
            return {order.player, order.other}
        case OpenBattle():
            return order.battle
        case ReportResult():
            return order.battle, order.outcome, {*order.fallen}
        case _:
            return order


@dataclass(frozen=True)
class Agreements:
    """Proposals about the orders of these features; the agreement of two players on them."""

    features: Iterable[Feature]
    _of: Mapping[type[Any], Feature] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_of", by_command(self.features))

    @property
    def feature(self) -> Feature:
        """The feature under which proposals and their answers are registered."""
        return Feature(members(Order), members(Event), self.objections, self.decide, PLAYER, own_word)

    def parties(self, campaign: Campaign, command: Command) -> tuple[str, ...]:
        """The players who have to agree to an order, each once. Raises `BadData` for unknown names."""
        return tuple(dict.fromkeys(self._of[type(command)].parties(campaign, command)))

    def sent(
        self, campaign: Campaign, player: str, command: Command, faces: tuple[int, ...] = ()
    ) -> Command | None:
        """The order that a player's order becomes when he sends it in and speaks for himself alone.

        The order itself if it needs nobody else's consent; otherwise a proposal, or an acceptance if the
        other player has proposed the same. None if he may not give it. Raises `BadData` for unknown names.
        """
        if isinstance(command, Order):
            return command if command.player == player else None
        asked = self.parties(campaign, command)
        if player not in asked:
            return None
        if asked == (player,):
            return command
        theirs = (one for one in campaign.offers if one.awaits == player and alike(one.order, command))
        found = next(theirs, None)
        if found:
            return AcceptOffer(player, found.number)
        return Propose(player, cast("Shared", command), faces)  # only such an order asks for two

    def meant(self, campaign: Campaign, command: Command) -> Command:
        """The order whose effects matter: the proposed one if this accepts a proposal, else this one."""
        return campaign.offer(command.offer).order if isinstance(command, AcceptOffer) else command

    def _other(self, campaign: Campaign, command: Propose) -> str:
        """The player who has to agree to a proposal.

        Raises `BadData` if the order needs nobody else's consent or does not concern the proposer.
        """
        asked = self.parties(campaign, command.order)
        if command.player not in asked or asked == (command.player,):
            raise BadData("campaign-nothing-to-agree", key="player", about={"found": command.player})
        return next(name for name in asked if name != command.player)

    # --- what a feature answers ---

    def objections(self, book: Book, campaign: Campaign, command: Order) -> tuple[Problem, ...]:
        """What the book has against an order: all that it has against the order proposed.

        Raises `BadData`.
        """
        match command:
            case Propose(_, order):
                self._other(campaign, command)
            case AcceptOffer(player, number):
                order = _asked(campaign, player, number).order
            case DeclineOffer(player, number):
                _asked(campaign, player, number, withdraws=True)
                return ()
        return self._of[type(order)].objections(book, campaign, order)

    def decide(self, book: Book, campaign: Campaign, command: Order, dice: Dice) -> tuple[EventRecord, ...]:
        """A proposal, its refusal, or its acceptance with what the order in it brings about.

        Raises `BadData`.
        """
        match command:
            case Propose(player, order, faces):
                other, number = self._other(campaign, command), campaign.offered + 1
                found = self._of[type(order)].objections(book, campaign, order)
                despite = tuple(dict.fromkeys(problem.rule for problem in found))
                return (EventRecord(player, Proposed(number, player, other, order, faces, despite)),)
            case DeclineOffer(player, number):
                offer = _asked(campaign, player, number, withdraws=True)
                return (_answered(offer, player, "withdrawn" if player == offer.by else "declined"),)
            case AcceptOffer(player, number):
                offer = _asked(campaign, player, number)
                carried = self._of[type(offer.order)].decide
                done = carried(book, campaign, offer.order, _Ahead(offer.faces, dice))
                return (_answered(offer, player, "accepted"), *done)

    def lapsed(self, book: Book, campaign: Campaign) -> tuple[EventRecord, ...]:
        """An event for each open proposal whose order is no longer possible."""
        return tuple(
            EventRecord(one.by, OfferLapsed(one.number, one.by, one.awaits, one.order.kind))
            for one in campaign.offers
            if not self._stands(book, campaign, one)
        )

    def _stands(self, book: Book, campaign: Campaign, offer: Offer) -> bool:
        """Whether a proposal still concerns the same two players, and no further rule stands against it."""
        try:
            asked = {*self.parties(campaign, offer.order)}
            against = self._of[type(offer.order)].objections(book, campaign, offer.order)
        except BadData:
            return False
        return asked == {offer.by, offer.awaits} and {each.rule for each in against} <= {*offer.despite}


class _Ahead(Dice):
    """Dice that first give the faces that came with a proposal, then those thrown on its acceptance."""

    def __init__(self, faces: tuple[int, ...], rest: Dice) -> None:
        super().__init__(faces)
        self._rest = rest

    def roll(self, count: int, why: str) -> tuple[int, ...]:
        own = min(count, len(self.left))
        return super().roll(own, why) + (self._rest.roll(count - own, why) if own < count else ())


def _asked(campaign: Campaign, player: str, number: int, *, withdraws: bool = False) -> Offer:
    """The open proposal of that number, if this player may answer it.

    `withdraws`: its proposer may answer too. Raises `BadData` otherwise.
    """
    campaign.player(player)
    offer = campaign.offer(number)
    if player != offer.awaits and not (withdraws and player == offer.by):
        about = {"found": player, "number": number, "awaits": offer.awaits}
        raise BadData("campaign-not-asked", key="player", about=about)
    return offer


def _answered(offer: Offer, player: str, how: Literal["accepted", "declined", "withdrawn"]) -> EventRecord:
    return EventRecord(player, OfferAnswered(offer.number, player, offer.by, how, offer.order.kind))


def _matter(offer: Offer) -> tuple[str, str, str, str]:
    """What makes two proposals the same affair: proposer, addressee, kind of order and battle."""
    return offer.by, offer.awaits, offer.order.kind, getattr(offer.order, "battle", "")


# --- whose dice count for orders sent in: the organiser's (pp. 39-40), a certificate's or the sender's ---


class CountDice(records.Order, kind="count-dice"):
    """From now on the dice of this party count for orders that are sent in."""

    whose: Thrower


class DiceCount(GameEvent, kind="dice-count"):
    """The players have agreed whose dice count for orders that are sent in."""

    whose: Thrower

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return replace(campaign, dice=self.whose)


SENT_DICE = Feature(
    (CountDice,),
    (DiceCount,),
    lambda _book, _campaign, _command: (),  # the book leaves it to the players
    lambda _book, _campaign, command, _dice: (EventRecord("", DiceCount(command.whose)),),
    nobody,
    organisers_word,
)
