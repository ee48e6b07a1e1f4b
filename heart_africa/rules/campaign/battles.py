"""The battles of a turn (pp. 39-41): opened with the points of the day, played, and what they bring."""

from collections.abc import Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import Annotated

from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import About, PlayerName
from heart_africa.core.journal import records
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules.book import Bonus, Book, Role, ScenarioId
from heart_africa.rules.book.campaign import Spoil
from heart_africa.rules.book.printed import keyed
from heart_africa.rules.campaign import colonials
from heart_africa.rules.campaign.explorers import explored_by_battle, injury
from heart_africa.rules.campaign.feature import Case, Feature, against, at_least
from heart_africa.rules.campaign.ledger import BANK, Cause
from heart_africa.rules.campaign.names import is_printed, kind_row, row_of, years_of
from heart_africa.rules.campaign.state import Army, Campaign, Engagement, Outcome, Player, PlayerKind
from heart_africa.rules.campaign.treasury import pay
from heart_africa.rules.shared_terms import BattleName

# --- the points of a campaign battle with their reasons ---


PERCENT = 100


@dataclass(frozen=True, slots=True)
class CampaignSide:
    """One side of a campaign battle, as far as its points limit depends on it."""

    scenario: ScenarioId
    role: Role
    list: str
    year: int
    hongos: int = 0
    mode: str = ""


def campaign_points(book: Book, side: CampaignSide) -> Reckoning:
    """The limit of points: the total of the scenario and role, and a bonus if there is one (CPTS-03 to -11).

    Raises `KeyError` if the side names no scenario.
    """
    scenario = {each.id: each for each in book.scenarios.scenarios}[side.scenario]
    attacks = side.role == "attacker"
    total = scenario.campaign_attacker if attacks else scenario.campaign_defender
    lines = [Line("points-campaign-total", total, scenario.campaign_rule, scenario.campaign_page)]
    held = [bonus for bonus in book.scenarios.bonuses if _holds(bonus, side)]
    if held:
        best = max(held, key=lambda bonus: bonus.percent)
        added, about = total * best.percent // PERCENT, {"percent": best.percent}
        lines.append(Line(f"points-campaign-{best.id}", added, best.rule, best.page, about=about))
    return Reckoning.of(lines)


def _holds(bonus: Bonus, side: CampaignSide) -> bool:
    whose = side.list in bonus.lists and (not bonus.modes or side.mode in bonus.modes)
    return whose and side.hongos >= bonus.hongos_min and side.year >= (bonus.from_year or side.year)


def points_of(book: Book, campaign: Campaign, battle: Engagement) -> tuple[Reckoning, Reckoning]:
    """The points limits of attacker and defender if the battle is played now (CPTS-10).

    They depend on the hongos that the two hold at this moment.
    """
    attacker, defender = (campaign.player(name) for name in battle.sides)
    return (
        campaign_points(book, _side(book, campaign, battle, attacker, "attacker")),
        campaign_points(book, _side(book, campaign, battle, defender, "defender")),
    )


def _side(book: Book, campaign: Campaign, battle: Engagement, player: Player, role: Role) -> CampaignSide:
    held, year = campaign.hongos(player.name), battle.date.year
    return CampaignSide(battle.scenario, role, _stands_for(book, player), year, held, player.army.mode)


def _stands_for(book: Book, player: Player) -> str:
    """The list whose points bonuses apply to a player.

    His own, or one of the book's for his kind of player if his list is not in the book.
    """
    army = player.army
    if is_printed(book, army) and kind_row(book, army).kind == player.kind:
        return army.list
    return row_of(book, player.kind.value).lists[0]


# --- what a victory is worth in hongos (pp. 39-40), by what the winner and the loser are ---


def row_for(book: Book, winner: Player, loser: Player) -> Spoil:
    """The row that says what one kind of player gains by beating another."""
    kinds = (winner.kind.value, loser.kind.value)
    return next(row for row in book.campaign.spoils if (row.winner, row.loser) == kinds)


def spoils(
    book: Book, campaign: Campaign, winner: Player, loser: Player, battle: str
) -> tuple[EventRecord, ...]:
    """The hongos that a victory brings: from the loser, or from the bank as a column's plunder."""
    row = row_for(book, winner, loser)
    giver = loser.name if row.of == "loser" else BANK
    return pay(campaign, (giver, winner.name), row.hongos, Cause.SPOILS, battle=battle)


# --- orders ---


class OpenBattle(records.Order, kind="open-battle"):
    """A declared battle is to be played now; its points are fixed by the hongos of this moment.

    `record`: the name of the battle's own journal, if it is known already.
    """

    battle: Annotated[BattleName, About()]
    record: str = ""


class ReportResult(records.Order, kind="report-result"):
    """How a battle ended, wherever it was played.

    `fallen`: the explorers whose leader became a casualty; `losses`: what each side lost, in the unit of
    measure of whoever reports; `record`: the name of the battle's own journal.
    """

    battle: Annotated[BattleName, About()]
    outcome: Outcome
    fallen: tuple[PlayerName, ...] = ()
    losses: Mapping[PlayerName, int] = field(default_factory=dict, hash=False)
    record: str = ""


class PlayOut(records.Order, kind="play-out"):
    """Both agree that the computer plays a battle out, to which nobody can come (ours, not the book's)."""

    battle: Annotated[BattleName, About()]


Order = OpenBattle | PlayOut | ReportResult


# --- events ---


class BattleOpened(GameEvent, kind="battle-opened"):
    """A battle is being played: the points limits of attacker and defender, with their reasons."""

    battle: str
    attacker: str
    defender: str
    points: tuple[Reckoning, Reckoning]
    record: str = ""

    @property
    def about(self) -> dict[str, object]:
        """The facts for its sentence, the two points limits among them."""
        sides = {"battle": self.battle, "attacker": self.attacker, "defender": self.defender}
        attackers, defenders = (sum_.total for sum_ in self.points)
        return {**sides, "attackers_points": attackers, "defenders_points": defenders}

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        battle = campaign.battle(self.battle)
        return campaign.with_battle(replace(battle, opened=True, points=self.points, record=self.record))


class BattleLeft(GameEvent, kind="battle-left"):
    """Both players have left a battle to the computer to play out."""

    battle: str
    attacker: str
    defender: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return campaign.with_battle(replace(campaign.battle(self.battle), left=True))


class BattleFought(GameEvent, kind="battle-fought"):
    """A battle was played; `lists`: the army lists of attacker and defender at the time."""

    battle: str
    attacker: str
    defender: str
    outcome: Outcome
    lists: tuple[str, str]
    losses: Mapping[str, int] = field(default_factory=dict, hash=False)
    record: str = ""

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        played = replace(
            campaign.battle(self.battle),
            outcome=self.outcome,
            lists=self.lists,
            record=self.record,
            losses=MappingProxyType(dict(self.losses)),
        )
        return _counted(campaign, played).without_battle(played)


Event = BattleOpened | BattleLeft | BattleFought


# --- what the book has against an order ---


def before(campaign: Campaign, battle: Engagement) -> str:
    """The id of an earlier battle of one of the two, which has to be played first; empty if there is none."""
    for other in campaign.battles.values():
        if other.id == battle.id:
            break
        if set(other.sides) & set(battle.sides):
            return other.id
    return ""


def earlier_battle(_book: Book, case: Case) -> bool:
    """Whether one of the two has to play another battle before this one, whose id is `case.other`."""
    return bool(before(case.campaign, case.campaign.battle(case.other)))


def army_out_of_its_years(book: Book, case: Case) -> bool:
    """Whether the army list of one of the two players is not available in that year."""
    battle = case.campaign.battle(case.other)
    armies = (case.campaign.player(name).army for name in battle.sides)
    return any(_out_of_years(book, army, battle.date.year) for army in armies)


def _out_of_years(book: Book, army: Army, year: int) -> bool:
    first, last = years_of(book, army)
    return (first is not None and year < first) or (last is not None and year > last)


def fell_without_expedition(_book: Book, case: Case) -> bool:
    """Whether the leader said to have fallen is no explorers' leader, or was not in the battle."""
    return bool(case.name) and (
        case.player.kind is not PlayerKind.EXPLORER or case.name not in case.campaign.battle(case.other).sides
    )


PLAYING = keyed(earlier_battle, army_out_of_its_years)
REPORTING = keyed(earlier_battle, fell_without_expedition)


def objections(book: Book, campaign: Campaign, command: Order) -> tuple[Problem, ...]:
    """The objections to an order. Raises `BadData` for a battle that is not on the list."""
    rows, battle = book.campaign.objections, campaign.battle(command.battle)
    about = {"battle": battle.id, "first": before(campaign, battle), "year": battle.date.year}
    match command:
        case OpenBattle():
            if battle.opened:
                raise BadData("campaign-open-already", key="battle", about={"found": battle.id})
            return against(book, rows.playing, PLAYING, Case(campaign, "", battle.id), **about)
        case PlayOut():
            if battle.left:
                raise BadData("campaign-left-already", key="battle", about={"found": battle.id})
            return ()
        case ReportResult():
            _readable(campaign, battle, command)
            names = command.fallen or ("",)
            found = (
                against(book, rows.reporting, REPORTING, Case(campaign, name, battle.id), **about)
                for name in names
            )
            return tuple({problem.key: problem for one in found for problem in one}.values())


def _readable(campaign: Campaign, battle: Engagement, command: ReportResult) -> None:
    for name in (*command.fallen, *command.losses):
        campaign.player(name)
        if name not in battle.sides:
            about = {"found": name, "allowed": ", ".join(battle.sides)}
            raise BadData("not-one-of", key="fallen" if name in command.fallen else "losses", about=about)
    for lost in command.losses.values():
        at_least("losses", lost, 0)


# --- what comes of it ---


def decide(book: Book, campaign: Campaign, command: Order, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of an order."""
    battle = campaign.battle(command.battle)
    match command:
        case OpenBattle():
            points = points_of(book, campaign, battle)
            opened = BattleOpened(battle.id, *battle.sides, points, command.record.strip())
            return (EventRecord(battle.attacker, opened),)
        case PlayOut():
            return (EventRecord(battle.attacker, BattleLeft(battle.id, *battle.sides)),)
        case ReportResult():
            _readable(campaign, battle, command)
            played = replace(battle, outcome=command.outcome)
            hurt = (
                fact
                for name in dict.fromkeys(command.fallen)
                if campaign.player(name).kind is PlayerKind.EXPLORER
                for fact in injury(book, campaign, name, dice)
            )
            return (_fought(campaign, played, command), *_consequences(book, campaign, played), *hurt)


def _fought(campaign: Campaign, battle: Engagement, command: ReportResult) -> EventRecord:
    attacker, defender = (campaign.player(name).army.list for name in battle.sides)
    lists, losses = (attacker, defender), dict(command.losses)
    record = command.record.strip() or battle.record
    event = BattleFought(battle.id, *battle.sides, command.outcome, lists, losses, record)
    return EventRecord(battle.attacker, event)


def _consequences(book: Book, campaign: Campaign, battle: Engagement) -> tuple[EventRecord, ...]:
    """What a victory brings the winner and costs the loser; nothing after a draw."""
    if not battle.winner:
        return ()
    winner, loser = campaign.player(battle.winner), campaign.player(battle.loser)
    explores = battle.winner == battle.attacker
    return (
        *spoils(book, campaign, winner, loser, battle.id),
        *(explored_by_battle(campaign, winner.name, loser.name) if explores else ()),
        *colonials.won(book, winner, loser),
        *colonials.lost(book, campaign, winner, loser),
    )


def _counted(campaign: Campaign, battle: Engagement) -> Campaign:
    """The campaign with a battle in both players' records.

    Defeats are counted in a row: a draw or a victory starts the count anew.
    """
    attacker, defender = (campaign.player(name) for name in battle.sides)
    beaten_list = battle.lists[1] if battle.winner == battle.attacker else battle.lists[0]
    return campaign.with_player(_after(attacker, battle, beaten_list), _after(defender, battle, beaten_list))


def _after(player: Player, battle: Engagement, beaten_list: str) -> Player:
    if not battle.winner:
        return replace(player, drawn=player.drawn + 1, defeats=0)
    if battle.loser == player.name:
        return replace(player, lost=player.lost + 1, defeats=player.defeats + 1)
    wins = {**player.wins, beaten_list: player.wins.get(beaten_list, 0) + 1}
    return replace(player, won=player.won + 1, defeats=0, wins=MappingProxyType(wins))


def parties(campaign: Campaign, command: Order) -> tuple[str, ...]:
    """Both players who fight, also of a battle that is over, so that its result can still be reported."""
    found = campaign.battles.get(command.battle)
    return (found or _past(campaign, command.battle) or campaign.battle(command.battle)).sides


def _past(campaign: Campaign, id_: str) -> Engagement | None:
    return next((one for one in reversed(campaign.past) if one.id == id_), None)


def reported_so(campaign: Campaign, command: object) -> bool:
    """Whether an order reports a result that is known already: the same outcome of the same battle."""
    if not isinstance(command, ReportResult) or command.battle in campaign.battles:
        return False
    past = _past(campaign, command.battle)
    return past is not None and past.outcome == command.outcome


FEATURE = Feature(members(Order), members(Event), objections, decide, attrgetter("battle"), parties)
