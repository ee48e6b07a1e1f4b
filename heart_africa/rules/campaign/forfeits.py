"""Battles that are not played (p. 39): deadlines, forfeits of a hongo, battles called off."""

import re
from collections.abc import Callable, Mapping
from typing import Annotated

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import About, Day, PlayerName
from heart_africa.core.journal import records
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.feature import Case, Feature, against
from heart_africa.rules.campaign.ledger import Cause
from heart_africa.rules.campaign.state import Campaign, Engagement, PlayerKind
from heart_africa.rules.campaign.treasury import pay
from heart_africa.rules.shared_terms import BattleName

DAY = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")
"""ISO 8601: days so written are in order as texts are."""

# --- orders ---


class SetDeadline(records.Order, kind="set-deadline"):
    """The day by which the battles of this turn are to be played (ISO 8601); empty for no deadline."""

    by: Day = ""


class Concede(records.Order, kind="concede"):
    """A player who was attacked does not play in time, or avoids it: he gives his attacker a hongo.

    `battle`: which, if it is declared already; `on`: the day on which he forfeits, compared with the
    deadline.
    """

    player: PlayerName
    battle: Annotated[BattleName, About()] = ""
    on: Day = ""


class CallOff(records.Order, kind="call-off"):
    """A battle will not be played."""

    battle: BattleName
    reason: str


Order = SetDeadline | Concede | CallOff


# --- events ---


class DeadlineSet(GameEvent, kind="deadline-set"):
    """The organiser has set the deadline for the battles of the turn, or lifted it."""

    by: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return replace(campaign, round=replace(campaign.round, deadline=self.by))


class BattleConceded(GameEvent, kind="battle-conceded"):
    """An attack has ended because the one attacked forfeits."""

    player: str
    attacker: str
    hongos: int
    battle: str = ""

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        if self.battle:
            return _off(campaign, self.battle, "conceded")
        now = campaign.round
        return replace(campaign, round=replace(now, pending=None, resisted=(*now.resisted, self.player)))


class BattleCalledOff(GameEvent, kind="battle-called-off"):
    """A battle will not be played, for the reason given or because a player is out of the campaign."""

    battle: str
    attacker: str
    defender: str
    reason: str = ""

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return _off(campaign, self.battle, self.reason or "gone")


Event = DeadlineSet | BattleConceded | BattleCalledOff


# --- what the book has against an order ---


def not_the_target(_book: Book, case: Case) -> bool:
    """Whether the player who stays away was not the one attacked: only the target of an attack forfeits."""
    campaign = case.campaign
    if campaign.round.pending == (case.other, case.name):
        return False
    return not any(battle.sides == (case.other, case.name) for battle in campaign.battles.values())


FORFEITING: Mapping[str, Callable[[Book, Case], bool]] = {
    "not_the_target": not_the_target,
    # Who stays away has no hongos
    "nothing_to_pay": lambda _book, case: (
        case.player.kind is PlayerKind.COLONIAL or not case.campaign.hongos(case.name)
    ),
    # The attacker holds no hongos
    "nobody_to_take": lambda _book, case: case.target.kind is PlayerKind.COLONIAL,
}


def objections(book: Book, campaign: Campaign, command: Order) -> tuple[Problem, ...]:
    """The objections to an order. Raises `BadData` for a battle that is not on the list."""
    match command:
        case SetDeadline(by):
            _day("by", by)
            return ()
        case CallOff(battle):
            campaign.battle(battle)
            if not command.reason.strip():
                raise BadData("no-reason")
            return ()
        case Concede(player, _, on):
            attacker, _ = _opponent(campaign, command)
            _day("on", on)
            deadline = campaign.round.deadline
            early = bool(on and deadline) and on <= deadline
            known = {**FORFEITING, "before_the_deadline": lambda _book, _case: early}
            rows, case = book.campaign.objections.forfeiting, Case(campaign, player, attacker)
            return against(book, rows, known, case, deadline=deadline, on=on)


def _day(key: str, text: str) -> str:
    """The text if it is an ISO day or empty. Raises `BadData` otherwise."""
    if text and not DAY.fullmatch(text):
        raise BadData("not-a-day", key=key, about={"found": text})
    return text


def _opponent(campaign: Campaign, command: Concede) -> tuple[str, Engagement | None]:
    """The attacker whom a player does not fight, and the battle, if it is declared.

    Raises `BadData` if none awaits him.
    """
    campaign.player(command.player)
    if command.battle:
        battle = campaign.battle(command.battle)
        if command.player not in battle.sides:
            about = {"found": command.player, "allowed": ", ".join(battle.sides)}
            raise BadData("not-one-of", key="player", about=about)
        other = battle.attacker if battle.defender == command.player else battle.defender
        return other, battle
    pending = campaign.round.pending
    if pending is None or pending[1] != command.player:
        raise BadData("campaign-no-attack", key="player", about={"found": command.player})
    return pending[0], None


# --- what comes of it ---


def decide(book: Book, campaign: Campaign, command: Order, _dice: Dice) -> tuple[EventRecord, ...]:
    """The events of an order."""
    match command:
        case SetDeadline(by):
            return (EventRecord("", DeadlineSet(_day("by", by))),)
        case CallOff(id_, reason):
            battle = campaign.battle(id_)
            return (EventRecord(battle.attacker, BattleCalledOff(id_, *battle.sides, reason.strip())),)
        case Concede(player):
            return _conceded(book, campaign, player, *_opponent(campaign, command))


def _conceded(
    book: Book, campaign: Campaign, player: str, taker: str, battle: Engagement | None
) -> tuple[EventRecord, ...]:
    """The events of a forfeit: at most a hongo is paid.

    A Colonial Expedition neither pays nor receives hongos (COLON-06).
    """
    pursed = campaign.player(taker).kind is not PlayerKind.COLONIAL
    id_ = battle.id if battle else ""
    most = book.campaign.turn.forfeit.value if pursed else 0
    paid = pay(campaign, (player, taker), most, Cause.FORFEIT, battle=id_)
    return (EventRecord(player, BattleConceded(player, taker, len(paid) and most, id_)), *paid)


def void(campaign: Campaign) -> tuple[EventRecord, ...]:
    """An event for each declared battle of a player who is out of the campaign: it is called off."""
    return tuple(
        EventRecord(battle.attacker, BattleCalledOff(battle.id, *battle.sides))
        for battle in campaign.battles.values()
        if not all(campaign.player(name).plays for name in battle.sides)
    )


def _off(campaign: Campaign, id_: str, why: str) -> Campaign:
    return campaign.without_battle(replace(campaign.battle(id_), off=why))


def subject(command: Order) -> str:
    """The battle that the order is about; empty for a deadline."""
    return "" if isinstance(command, SetDeadline) else command.battle


def parties(campaign: Campaign, command: Order) -> tuple[str, ...]:
    """The players who have to agree: to a forfeit both, to anything else only the organiser (CTURN-16).

    Raises `BadData` if nobody awaits the player who forfeits.
    """
    return (command.player, _opponent(campaign, command)[0]) if isinstance(command, Concede) else ()


FEATURE = Feature(members(Order), members(Event), objections, decide, subject, parties)
