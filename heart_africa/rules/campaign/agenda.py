"""What has to happen next in a campaign and who has to order it; what each player may order, or why not."""

from collections.abc import Iterator
from typing import get_args

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.agreements import AcceptOffer, DeclineOffer, offer_facts
from heart_africa.rules.campaign.attacks import Attack, PassGo, Settle
from heart_africa.rules.campaign.battles import OpenBattle, PlayOut, ReportResult
from heart_africa.rules.campaign.colonials import Revolt, Submit, TakeDistrict
from heart_africa.rules.campaign.conclusion import Conclude
from heart_africa.rules.campaign.declarations import Duel, Resist
from heart_africa.rules.campaign.explorers import Explore, Greet, Hunt
from heart_africa.rules.campaign.feature import reason
from heart_africa.rules.campaign.forces import ComeBack, Leave, NameForce, StayAway
from heart_africa.rules.campaign.forfeits import Concede
from heart_africa.rules.campaign.keeper import objections
from heart_africa.rules.campaign.promotions import Promote, progress
from heart_africa.rules.campaign.state import Army, Campaign, Outcome, Player, PlayerKind, PlayerStatus
from heart_africa.rules.campaign.treasury import GiveHongos
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder, up


@dataclass(frozen=True, slots=True)
class Due:
    """Something that has to be decided next: by whom ("" for the organiser), by which orders, and why."""

    player: str
    orders: tuple[str, ...]
    why: Line


def agenda(book: Book, campaign: Campaign) -> tuple[Due, ...]:
    """Everything that has to be decided now, the next thing first; never empty."""
    if campaign.over:
        return (Due("", (), reason("due-over", book.campaign.gone.over)),)
    if not campaign.start:
        return (Due("", ("found-campaign",), reason("due-found", book.campaign.calendar.start)),)
    return tuple(_waiting(book, campaign)) or (_next_turn(book, campaign),)


def _next_turn(book: Book, campaign: Campaign) -> Due:
    end = ("conclude",) if campaign.turn else ()  # one that has not begun has no end
    if campaign.one_sided:
        row = next(row for row in book.campaign.objections.beginning if row.when == "too_few_players")
        return Due("", ("join", *end), reason("due-join", row))
    return Due("", ("begin-turn", *end), reason("due-begin", book.campaign.calendar.months))


def _waiting(book: Book, campaign: Campaign) -> Iterator[Due]:
    yield from _after_battles(book, campaign)
    yield from _in_turn(book, campaign)
    yield from _offers(book, campaign)
    rows = book.campaign.turn
    for battle in campaign.battles.values():
        orders = ("report-result", "call-off", "concede")
        opens = () if battle.opened else ("open-battle",)
        leaves = () if battle.left else ("play-out",)
        about = {"battle": battle.id, "attacker": battle.attacker, "defender": battle.defender}
        yield Due("", (*opens, *orders, *leaves), reason("due-battle", rows.battles, **about))


def _after_battles(book: Book, campaign: Campaign) -> Iterator[Due]:
    rows = book.campaign.colonials
    for name, _ in campaign.claims:
        yield Due(name, ("take-district",), reason("due-district", rows.district, player=name))
    for name in campaign.revolts:
        yield Due(name, ("revolt", "submit"), reason("due-revolt", rows.revolt, player=name))


def _in_turn(book: Book, campaign: Campaign) -> Iterator[Due]:
    rows, now = book.campaign.turn, campaign.round
    for one, other in now.meetings:
        why = reason("due-meeting", book.campaign.explorers.meet_on, player=one, other=other)
        yield Due(one, ("greet", "duel"), why)
    if campaign.turn and not now.rolled:
        yield Due("", ("roll-order",), reason("due-order", rows.score))
    elif now.pending is not None:
        attacker, target = now.pending
        why = reason("due-answer", rows.answer, player=target, other=attacker)
        yield Due(target, ("resist", "settle", "concede"), why)
    elif name := up(campaign):
        yield _go(book, campaign.player(name))


def _offers(book: Book, campaign: Campaign) -> Iterator[Due]:
    """A duty to answer for each open proposal."""
    rows = {row.order: row for row in book.campaign.agreements}
    for offer in campaign.offers:
        why = reason("due-offer", rows[offer.order.kind], **offer_facts(offer))
        yield Due(offer.awaits, ("accept-offer", "decline-offer"), why)


def _go(book: Book, player: Player) -> Due:
    rows = book.campaign.turn
    if player.kind is PlayerKind.EXPLORER:
        orders = ("explore", "attack", "hunt", "pass-go", "stay-away")
        return Due(player.name, orders, reason("due-explorer", rows.first, player=player.name))
    others = ("attack", "pass-go", "stay-away")
    return Due(player.name, others, reason("due-go", rows.next, player=player.name))


# --- what a player may do ---


Command = (
    AcceptOffer
    | Attack
    | ComeBack
    | Concede
    | DeclineOffer
    | Duel
    | Explore
    | GiveHongos
    | Greet
    | Hunt
    | Leave
    | NameForce
    | OpenBattle
    | PassGo
    | PlayOut
    | Promote
    | ReportResult
    | Resist
    | Revolt
    | Settle
    | StayAway
    | Submit
    | TakeDistrict
)


@dataclass(frozen=True, slots=True)
class PossibleOrder:
    """An order that a player might give now, against or with whom, and all that the book has against it.

    `about`: the other player, the battle, or the list that he would change to; empty if there is none.
    """

    order: str
    about: str
    problems: tuple[Problem, ...]
    command: Command

    @property
    def open(self) -> bool:
        """Whether the book has nothing against it."""
        return not self.problems


Ordered = BeginTurn | Conclude | RollOrder
"""What the organiser may order that needs no word of his own."""


def may(book: Book, campaign: Campaign, name: str) -> tuple[PossibleOrder, ...]:
    """Every order that a player might give now, each with what is against it.

    Orders that cost hongos are tried with a single one; a gift is tried with every player who could take it.
    Raises `BadData` for an unknown name.
    """
    player = campaign.player(name)
    commands = (
        *_going(campaign, player),
        *_answering(campaign, player),
        *_after(book, campaign, player),
        *_fighting(campaign, player),
        *_at_any_time(campaign, player),
    )
    return tuple(
        PossibleOrder(command.kind, about, objections(book, campaign, command), command)
        for command, about in commands
    )


Asked = Iterator[tuple[Command, str]]


def _others(campaign: Campaign, player: Player) -> Iterator[str]:
    return (
        one.name
        for one in campaign.players.values()
        if one.name != player.name and one.standing is not PlayerStatus.OUT
    )


def _going(campaign: Campaign, player: Player) -> Asked:
    for other in _others(campaign, player):
        yield Attack(player.name, other), other
    if player.kind is PlayerKind.EXPLORER:
        for native in campaign.natives():
            yield Explore(player.name, native), native
    yield Hunt(player.name), ""
    yield PassGo(player.name), ""


def _answering(campaign: Campaign, player: Player) -> Asked:
    pending = campaign.round.pending
    if pending is not None and pending[1] == player.name:
        yield Resist(player.name), pending[0]
        yield Settle(player.name), pending[0]
        yield Concede(player.name), pending[0]
    for pair in campaign.round.meetings:
        if player.name in pair:
            (other,) = set(pair) - {player.name}
            yield Greet(player.name, other), other
            yield Duel(player.name, other), other
    for offer in campaign.offers:
        if offer.awaits == player.name:
            yield AcceptOffer(player.name, offer.number), str(offer.number)
        if player.name in {offer.awaits, offer.by}:
            yield DeclineOffer(player.name, offer.number), str(offer.number)


def _after(book: Book, campaign: Campaign, player: Player) -> Asked:
    if player.standing is PlayerStatus.SUBJECT:
        yield Revolt(player.name), player.master
        yield Submit(player.name), player.master
    rivals = [loser for winner, loser in campaign.claims if winner == player.name]
    for district in (name for rival in rivals for name in campaign.districts(rival)):
        yield TakeDistrict(player.name, district), district
    if player.kind is PlayerKind.COLONIAL:
        yield TakeDistrict(player.name), ""
    for each in progress(book, campaign, player.name):
        row = each.promotion
        yield Promote(player.name, Army(row.to, 1, row.rule, row.page, row.people)), row.to


def _fighting(campaign: Campaign, player: Player) -> Asked:
    for battle in campaign.battles.values():
        if player.name in battle.sides:
            if not battle.opened:
                yield OpenBattle(battle.id), battle.id
            yield ReportResult(battle.id, "draw"), battle.id
            if not battle.left:
                yield PlayOut(battle.id), battle.id
            if battle.defender == player.name:
                yield Concede(player.name, battle.id), battle.id


def _at_any_time(campaign: Campaign, player: Player) -> Asked:
    for other in _others(campaign, player):
        yield GiveHongos(player.name, other, 1), other
    yield NameForce(player.name), ""
    yield (ComeBack if player.absent else StayAway)(player.name), ""
    yield Leave(player.name), ""


def ways(book: Book, campaign: Campaign, due: Due) -> tuple[Command | Ordered, ...]:
    """The complete orders, ready to be given, that settle a duty and that the book allows.

    Orders that need words of the player's own, such as a name or a reason, are not among them.
    """
    known: Iterator[Command | Ordered] = (
        (one.command for one in may(book, campaign, due.player) if one.open)
        if due.player
        else _of_the_organiser(book, campaign, due)
    )
    return tuple(each for each in known if each.kind in due.orders and _settles(due, each))


def _of_the_organiser(book: Book, campaign: Campaign, due: Due) -> Iterator[Command | Ordered]:
    found: list[Command | Ordered] = [BeginTurn(), RollOrder(), Conclude()]
    if battle := str(due.why.about.get("battle", "")):
        results = (ReportResult(battle, outcome) for outcome in get_args(Outcome))
        found += [OpenBattle(battle), PlayOut(battle), *results]
        found += [Concede(campaign.battle(battle).defender, battle)]
    wanted = (each for each in found if each.kind in due.orders)
    return (each for each in wanted if not objections(book, campaign, each))


def _settles(due: Due, command: Command | Ordered) -> bool:
    """Whether an order concerns the proposal, battle or meeting that this duty is about."""
    known = {key: due.why.about[key] for key in ("offer", "battle") if key in due.why.about}
    met = {str(due.why.about.get("player")), str(due.why.about.get("other"))}
    if isinstance(command, Greet | Duel):
        return {command.player, command.other} == met
    return all(getattr(command, key, value) == value for key, value in known.items())
