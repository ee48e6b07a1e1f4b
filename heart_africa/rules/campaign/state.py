"""A campaign as it stands: players, hongos, the turn and its battles; frozen values that judge nothing."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Literal

from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.problems import BadData
from heart_africa.core.reckoning import Reckoning
from heart_africa.core.strict import nearest
from heart_africa.rules.book import Book, ScenarioId
from heart_africa.rules.campaign.ledger import Ledger, Trail

# --- the calendar ---


@dataclass(frozen=True, slots=True, order=True)
class Date:
    """A half of a year; `half` is 1 or 2."""

    year: int
    half: int


def date_of(book: Book, start: int, turn: int) -> Date:
    """The date of turn 1, 2, ... of a campaign that began with the year `start` (CAMP-04)."""
    years, half = divmod(turn - 1, book.campaign.calendar.turns_in_a_year.value)
    return Date(start + years, half + 1)


Outcome = Literal["attacker", "defender", "draw"]
Thrower = Literal["organiser", "certificate", "sender"]
"""Whose dice count for an order that was sent in."""


def nothing() -> Mapping[str, int]:
    """An empty count, as a default."""
    return MappingProxyType({})


class PlayerKind(StrEnum):
    """What a player is in the campaign (p. 39)."""

    NATIVE = "native"
    EXPLORER = "explorer"
    COLONIAL = "colonial"


class PlayerStatus(StrEnum):
    """Whether a player plays: he is in play, suspended as somebody's subject, or out."""

    PLAYING = "playing"
    SUBJECT = "subject"
    OUT = "out"


class Exit(StrEnum):
    """Why a player is out."""

    NO_HONGOS = "no_hongos"
    LEFT = "left"
    WIPED_OUT = "wiped_out"
    DISMISSED = "dismissed"
    LEADER_DEAD = "leader_dead"


@dataclass(frozen=True, slots=True)
class Army:
    """What a campaign has to know of a list: its aggressiveness with the entry that gives it, its years.

    `kind`: said only of a list that the book lacks; `mode`: how Egyptians are played; years inclusive.
    """

    list: str
    aggressiveness: int
    rule: str = ""
    page: int = 1
    people: str = ""
    mode: str = ""
    kind: Literal["", "native", "explorer", "colonial"] = ""
    from_year: int | None = None
    to_year: int | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """A player and his force.

    `called`: the name of his tribe, chief or expedition. `master`: whose district he is; `masters`: against
    whom he has rebelled. `marks`: whose territories he has explored. `wins`: victories by the list of the
    beaten; `gains`: hongos got without a battle, by the list of those who gave them. `beaten`: natives over
    whom a colonial player has one victory; `defeats`: how many he has suffered in a row. `misses`: the turn
    that he misses; `hunted`: the years in which he has hunted, one for each hunt.
    """

    name: str
    called: str
    army: Army
    kind: PlayerKind
    joined: int = 0
    standing: PlayerStatus = PlayerStatus.PLAYING
    out: Exit | None = None
    absent: bool = False
    promoted: bool = False
    master: str = ""
    masters: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    wins: Mapping[str, int] = field(default_factory=nothing, hash=False)
    gains: Mapping[str, int] = field(default_factory=nothing, hash=False)
    beaten: tuple[str, ...] = ()
    defeats: int = 0
    misses: int = 0
    hunted: tuple[int, ...] = ()
    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def plays(self) -> bool:
        """Whether he is in play."""
        return self.standing is PlayerStatus.PLAYING


@dataclass(frozen=True, slots=True)
class Engagement:
    """A battle of the campaign: declared, opened with its points fixed, and in the end played or called off.

    `face`: the die by which its scenario was settled. `duel`: between explorers who met. `outcome` is empty
    until it is played, `off` says why it never was. `record`: where the battle itself is kept; `losses`: what
    each player lost in it, as the table reports. `left`: both agreed that the computer plays it out.
    """

    id: str
    turn: int
    date: Date
    attacker: str
    defender: str
    scenario: ScenarioId
    face: int = 0
    duel: bool = False
    opened: bool = False
    points: tuple[Reckoning, Reckoning] | None = None
    outcome: Outcome | Literal[""] = ""
    off: str = ""
    lists: tuple[str, str] = ("", "")
    losses: Mapping[str, int] = field(default_factory=nothing, hash=False)
    record: str = ""
    left: bool = False

    @property
    def sides(self) -> tuple[str, str]:
        """Attacker and defender."""
        return self.attacker, self.defender

    @property
    def winner(self) -> str:
        """The name of the winner; empty after a draw or before the battle is played."""
        return {"attacker": self.attacker, "defender": self.defender}.get(self.outcome, "")

    @property
    def loser(self) -> str:
        """The name of the loser; empty after a draw or before the battle is played."""
        return {"attacker": self.defender, "defender": self.attacker}.get(self.outcome, "")


@dataclass(frozen=True, slots=True)
class Round:
    """What the present turn has brought.

    `order`: who acts after whom, once it is rolled; `gone`: who has had his go; `resisted`: who was attacked
    and did not settle; `attacks`: all that were announced, attacker and target; `pending`: the one that
    awaits its answer; `meetings`: explorers who met and have not said what they do; `fought`: those who
    fight one another; `hunting`: who is away in the bush; `declared`: how many battles there were;
    `deadline`: the organiser's.
    """

    order: tuple[str, ...] = ()
    rolled: bool = False
    gone: tuple[str, ...] = ()
    resisted: tuple[str, ...] = ()
    attacks: tuple[tuple[str, str], ...] = ()
    pending: tuple[str, str] | None = None
    meetings: tuple[tuple[str, str], ...] = ()
    fought: tuple[str, ...] = ()
    hunting: tuple[str, ...] = ()
    declared: int = 0
    deadline: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """A proposal: an order that two players have to agree on, which the other one has not answered yet.

    `faces`: dice that came with it; `despite`: the rules that stood against it when it was proposed.
    """

    number: int
    by: str
    awaits: str
    order: Any
    faces: tuple[int, ...] = ()
    despite: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign as it stands.

    `battles`: those declared and not yet settled, in their order; `past`: all others. `claims`: districts
    that a colonial victor may take, winner and loser; `revolts`: subjects who may rebel now. `first`: who was
    the first to qualify for a change of army that only one player may have; `taken`: who had it. `race`:
    the explorers who have explored everything, in their order; `over`: why it has ended. `offers`: what was
    proposed and awaits its answer; `offered`: how many proposals there ever were; `dice`: whose dice count
    for orders that are sent in.
    """

    name: str = ""
    date: Date = field(default_factory=lambda: Date(0, 1))
    start: int = 0
    turn: int = 0
    players: Mapping[str, Player] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    ledger: Ledger = field(default_factory=Ledger)
    round: Round = field(default_factory=Round)
    battles: Mapping[str, Engagement] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    past: Trail[Engagement] = field(default_factory=Trail)
    claims: tuple[tuple[str, str], ...] = ()
    revolts: tuple[str, ...] = ()
    first: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    taken: tuple[tuple[str, str], ...] = ()
    race: tuple[str, ...] = ()
    over: str = ""
    offers: tuple[Offer, ...] = ()
    offered: int = 0
    dice: Thrower = "organiser"

    # --- who is who ---

    def player(self, name: str) -> Player:
        """The player of that name. Raises `BadData`, with the nearest name that there is."""
        if name not in self.players:
            raise _unknown("player", name, tuple(self.players))
        return self.players[name]

    def battle(self, id_: str) -> Engagement:
        """The open battle of that id. Raises `BadData`, with the nearest id that there is."""
        if id_ not in self.battles:
            raise _unknown("battle", id_, tuple(self.battles))
        return self.battles[id_]

    def offer(self, number: int) -> Offer:
        """The proposal of that number if it is still open. Raises `BadData` with those that are."""
        found = next((one for one in self.offers if one.number == number), None)
        if found is None:
            raise _unknown("offer", str(number), tuple(str(one.number) for one in self.offers))
        return found

    def playing(self, *kinds: PlayerKind) -> Iterator[Player]:
        """The players in play, or only those of the kinds named."""
        return (one for one in self.players.values() if one.plays and (not kinds or one.kind in kinds))

    @property
    def one_sided(self) -> bool:
        """Whether fewer than two players are in play."""
        return sum(1 for _ in self.playing()) <= 1

    def hongos(self, name: str) -> int:
        """The hongos that a player holds."""
        return self.ledger.held(name)

    def natives(self) -> tuple[str, ...]:
        """The natives whose territories can be explored: all in play or conquered (EXPL-01)."""
        return tuple(
            one.name
            for one in self.players.values()
            if one.kind is PlayerKind.NATIVE and one.standing is not PlayerStatus.OUT
        )

    def districts(self, master: str) -> tuple[str, ...]:
        """The natives whom a colonial player has conquered and holds, or held when he went out."""
        return tuple(one.name for one in self.players.values() if one.master == master)

    def holds(self, master: str) -> tuple[str, ...]:
        """The districts of a player in play; those of one who is out are nobody's (COLON-15)."""
        return self.districts(master) if self.player(master).out is None else ()

    def subjects(self, master: str) -> tuple[str, ...]:
        """The natives subject to a master who may still return to the campaign by a revolt."""
        return tuple(
            name for name in self.districts(master) if self.players[name].standing is PlayerStatus.SUBJECT
        )

    # --- changed copies ---

    def with_player(self, *changed: Player) -> "Campaign":
        """A copy with these players, each in place of the player of that name if there is one."""
        players = {**self.players, **{player.name: player for player in changed}}
        return replace(self, players=MappingProxyType(players))

    def with_battle(self, battle: Engagement) -> "Campaign":
        """A copy with a battle declared or changed."""
        return replace(self, battles=MappingProxyType({**self.battles, battle.id: battle}))

    def without_battle(self, battle: Engagement) -> "Campaign":
        """A copy in which a battle is over and among the past ones."""
        battles = {id_: one for id_, one in self.battles.items() if id_ != battle.id}
        return replace(self, battles=MappingProxyType(battles), past=self.past.plus(battle))

    def without_offer(self, number: int) -> "Campaign":
        """A copy without the proposal of that number."""
        return replace(self, offers=tuple(one for one in self.offers if one.number != number))

    def without_meetings(self, name: str) -> "Campaign":
        """A copy without the open meetings of a player, who has stopped being an explorer or playing."""
        meetings = tuple(pair for pair in self.round.meetings if name not in pair)
        return replace(self, round=replace(self.round, meetings=meetings))

    def without_player(self, name: str, why: Exit) -> "Campaign":
        """A copy in which a player is out of the campaign, for that reason."""
        gone = replace(self.player(name), standing=PlayerStatus.OUT, out=why)
        return self.with_player(gone).without_duties(name)

    def without_duties(self, name: str) -> "Campaign":
        """A copy in which nothing is expected any more of a player who does not play."""
        revolts = tuple(one for one in self.revolts if one != name)
        return replace(self.without_meetings(name), revolts=revolts)


def _unknown(what: str, found: str, known: tuple[str, ...]) -> BadData:
    about = {"what": what, "found": found, "nearest": nearest(found, known), "allowed": ", ".join(known[:40])}
    return BadData("not-in-the-campaign", about=about)
