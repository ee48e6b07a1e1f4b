"""How a battle is declared (pp. 39-40): a player who was attacked resists, or explorers who met fight."""

from collections.abc import Callable, Mapping

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import OtherPlayer, PlayerName
from heart_africa.core.journal import records
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book, ScenarioId
from heart_africa.rules.campaign.attacks import attacker_of
from heart_africa.rules.campaign.explorers import have_not_met, without_meeting
from heart_africa.rules.campaign.feature import (
    PLAYER,
    Case,
    Feature,
    against,
    fought_a_rival,
    gone,
    recovers,
)
from heart_africa.rules.campaign.state import Campaign, Engagement
from heart_africa.rules.preparation.scenarios import scenario_for


class Resist(records.Order, kind="resist"):
    """The player who was attacked resists: there will be a battle."""

    player: PlayerName


class Duel(records.Order, kind="duel"):
    """Two explorers who met fight; `player` is the attacker."""

    player: PlayerName
    other: OtherPlayer


Order = Resist | Duel


class BattleDeclared(GameEvent, kind="battle-declared"):
    """A battle has been declared: attacker, defender, scenario, and the die that gave it."""

    battle: str
    attacker: str
    defender: str
    scenario: ScenarioId
    face: int
    duel: bool = False

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        """The campaign with the battle on its list, in the order in which battles are declared."""
        two, now = (self.attacker, self.defender), campaign.round
        battle = Engagement(
            self.battle, campaign.turn, campaign.date, *two, self.scenario, self.face, self.duel
        )
        if self.duel:
            campaign = without_meeting(campaign, *two)
            round_ = replace(campaign.round, fought=(*now.fought, *two))
        else:
            round_ = replace(now, resisted=(*now.resisted, self.defender), pending=None)
        return replace(campaign, round=replace(round_, declared=now.declared + 1)).with_battle(battle)


# --- what the book has against an order ---


DUELLING: Mapping[str, Callable[[Book, Case], bool]] = {
    "have_not_met": have_not_met,
    "recovers": recovers,
    "rival_recovers": lambda book, case: recovers(book, replace(case, name=case.other)),
    "fought_a_rival": fought_a_rival,
    # The other fights somebody else
    "rival_fought": lambda book, case: fought_a_rival(book, replace(case, name=case.other)),
}


def objections(book: Book, campaign: Campaign, command: Order) -> tuple[Problem, ...]:
    """The objections to an order."""
    match command:
        case Resist(player):
            attacker_of(campaign, player)
            return gone(book, campaign, player)
        case Duel(player, other):
            case = Case(campaign, player, other)
            found = against(book, book.campaign.objections.duelling, DUELLING, case)
            return gone(book, campaign, player, other) + found


# --- what comes of it ---


def decide(book: Book, campaign: Campaign, command: Order, dice: Dice) -> tuple[EventRecord, ...]:
    """The declared battle: who attacks is known (CPTS-01), a die gives the scenario (CPTS-02)."""
    duel = isinstance(command, Duel)
    attacker, defender = _sides(campaign, command)
    settled = scenario_for(book, attacker, dice)
    event = BattleDeclared(next_id(campaign), attacker, defender, settled.scenario, settled.face or 0, duel)
    return (EventRecord(attacker, event),)


def _sides(campaign: Campaign, command: Order) -> tuple[str, str]:
    if isinstance(command, Resist):
        return attacker_of(campaign, command.player), command.player
    return campaign.player(command.player).name, campaign.player(command.other).name


def next_id(campaign: Campaign) -> str:
    """The name of the next battle of the turn: the year, its half, the place in the turn (1878-1-3)."""
    return f"{campaign.date.year}-{campaign.date.half}-{campaign.round.declared + 1}"


def parties(_campaign: Campaign, command: Order) -> tuple[str, ...]:
    """The players who have to agree: one to resist, both explorers to a duel (EXPL-09, EXPL-10)."""
    return (command.player, command.other) if isinstance(command, Duel) else (command.player,)


FEATURE = Feature((Resist, Duel), (BattleDeclared,), objections, decide, PLAYER, parties)
