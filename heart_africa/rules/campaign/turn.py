"""The campaign turn (pp. 38-39): how it begins, whether explorers meet, the order of play."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, groupby

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.game import nobody
from heart_africa.core.journal import records
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.feature import (
    Case,
    Feature,
    against,
    attack_unanswered,
    fought_a_rival,
    gone,
    no_turn,
    order_not_rolled,
    organisers_word,
    recovers,
)
from heart_africa.rules.campaign.state import Campaign, Date, Player, PlayerKind, Round, date_of

MEETING_DIE, ORDER_DIE, TIE_DIE = "campaign-meeting-die", "campaign-order-die", "campaign-tie-die"

# --- orders ---


class BeginTurn(records.Order, kind="begin-turn"):
    """The next half year begins; dice say for every pair of explorers whether they meet."""


class RollOrder(records.Order, kind="roll-order"):
    """Everybody rolls for the order of play."""


Order = BeginTurn | RollOrder


# --- events ---


class TurnBegun(GameEvent, kind="turn-begun"):
    """A half year has begun; `lapsed`: the subjects who have let their chance to rebel go by."""

    turn: int
    year: int
    half: int
    lapsed: tuple[str, ...] = ()

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        date = Date(self.year, self.half)
        return replace(campaign, turn=self.turn, date=date, round=Round(), claims=(), revolts=())


class MeetingRolled(GameEvent, kind="meeting-rolled"):
    """Whether two explorers run into one another this turn."""

    player: str
    other: str
    faces: tuple[int, ...]
    meet: bool

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        now = campaign.round
        meetings = (*now.meetings, (self.player, self.other)) if self.meet else now.meetings
        return replace(campaign, round=replace(now, meetings=meetings))


@dataclass(frozen=True, slots=True)
class Score:
    """A player's roll for the order of play: his faces, first and in ties, and his aggressiveness."""

    player: str
    faces: tuple[int, ...]
    aggressiveness: int

    @property
    def totals(self) -> tuple[int, ...]:
        """His scores, one for each roll: the face times his aggressiveness."""
        return tuple(face * self.aggressiveness for face in self.faces)


class OrderRolled(GameEvent, kind="order-rolled"):
    """The order of play has been rolled: explorers first, then all others, each group by score."""

    scores: tuple[Score, ...]

    @property
    def order(self) -> tuple[str, ...]:
        """The names of the players in the order in which they act."""
        return tuple(score.player for score in self.scores)

    @property
    def about(self) -> dict[str, object]:
        """The facts for its sentence: each player with his scores."""
        shown = tuple(f"{one.player} ({', '.join(map(str, one.totals))})" for one in self.scores)
        return {"count": len(self.scores), "order": shown}

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return replace(campaign, round=replace(campaign.round, rolled=True, order=self.order))


Event = TurnBegun | MeetingRolled | OrderRolled


# --- whose go it is ---


def may_go(campaign: Campaign, player: Player) -> bool:
    """Whether a player has still to act this turn.

    He must be in play, present, not recovering, and in no duel. One who settled keeps his go; only one who
    resisted an attack loses it (CTURN-09 to CTURN-11).
    """
    now = campaign.round
    busy = player.name in {*now.gone, *now.resisted, *now.fought}
    return player.plays and not player.absent and not busy and player.misses != campaign.turn


def up(campaign: Campaign) -> str:
    """The player whose go it is; empty when all have acted."""
    players = (campaign.player(name) for name in campaign.round.order)
    return next((player.name for player in players if may_go(campaign, player)), "")


def to_decide(campaign: Campaign) -> str:
    """The player who has to decide something now: the one attacked, else the one whose go it is."""
    pending = campaign.round.pending
    return pending[1] if pending else up(campaign)


# --- conditions ---


def joined_after_the_roll(_book: Book, case: Case) -> bool:
    """Whether a player was not there when the order of play was rolled, but is now."""
    now = case.campaign.round
    return now.rolled and case.player.plays and case.name not in now.order


def has_gone(_book: Book, case: Case) -> bool:
    """Whether a player has had his go."""
    return case.name in case.campaign.round.gone


def not_his_go(_book: Book, case: Case) -> bool:
    """Whether others act before this player."""
    waits = may_go(case.campaign, case.player) and case.name in case.campaign.round.order
    return waits and up(case.campaign) != case.name


GOING: Mapping[str, Callable[[Book, Case], bool]] = {
    "no_turn": no_turn,
    "order_not_rolled": order_not_rolled,
    "joined_after_the_roll": joined_after_the_roll,
    "is_absent": lambda _book, case: case.player.absent,  # he is passed over as long as he is away
    "attack_unanswered": attack_unanswered,
    "has_gone": has_gone,
    # He was attacked this turn before his own go, and resisted
    "was_attacked": lambda _book, case: (
        case.name in case.campaign.round.resisted and not has_gone(_book, case)
    ),
    "recovers": recovers,
    "fought_a_rival": fought_a_rival,
    # He has met another explorer, and they have not said what they do: who fights does nothing else
    "has_met": lambda _book, case: any(case.name in pair for pair in case.campaign.round.meetings),
    "not_his_go": not_his_go,
}


def objections_to_go(book: Book, campaign: Campaign, name: str) -> tuple[Problem, ...]:
    """Why a player may not act now, whatever he means to do."""
    case = Case(campaign, name, other=up(campaign))
    return gone(book, campaign, name) + against(book, book.campaign.objections.going, GOING, case)


def meeting_open(_book: Book, case: Case) -> bool:
    """Whether explorers have met and not said yet what they do."""
    return bool(case.campaign.round.meetings)


BEGINNING: Mapping[str, Callable[[Book, Case], bool]] = {
    "too_few_players": lambda _book, case: case.campaign.one_sided,
    "district_not_chosen": lambda _book, case: bool(case.campaign.claims),
    "meeting_open": meeting_open,
    "order_not_rolled": order_not_rolled,
    "attack_unanswered": attack_unanswered,
    "goes_left": lambda _book, case: bool(up(case.campaign)),
    "battles_left": lambda _book, case: bool(case.campaign.battles),
}
ORDERING: Mapping[str, Callable[[Book, Case], bool]] = {
    "no_turn": no_turn,
    "ordered_already": lambda _book, case: case.campaign.round.rolled,
}


def objections(book: Book, campaign: Campaign, command: Order) -> tuple[Problem, ...]:
    """The objections to an order."""
    rows = book.campaign.objections
    match command:
        case BeginTurn():
            case = Case(campaign, up(campaign))
            return against(book, rows.beginning, BEGINNING, case, count=len(campaign.battles))
        case RollOrder():
            return against(book, rows.ordering, ORDERING, Case(campaign, ""))


# --- what comes of it ---


def decide(book: Book, campaign: Campaign, command: Order, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of an order."""
    match command:
        case BeginTurn():
            return _begun(book, campaign, dice)
        case RollOrder():
            return (EventRecord("", OrderRolled(_order(book, campaign, dice))),)


def _begun(book: Book, campaign: Campaign, dice: Dice) -> tuple[EventRecord, ...]:
    turn = campaign.turn + 1
    date = date_of(book, campaign.start, turn)
    begun = EventRecord("", TurnBegun(turn, date.year, date.half, campaign.revolts))
    return (begun, *_meetings(book, campaign, dice))


def _meetings(book: Book, campaign: Campaign, dice: Dice) -> Iterable[EventRecord]:
    """Events of the two dice for every pair of explorers in play (EXPL-07)."""
    rows = book.campaign.explorers
    names = [player.name for player in campaign.playing(PlayerKind.EXPLORER)]
    for one, other in combinations(names, 2):
        faces = dice.roll(rows.meeting_dice.value, MEETING_DIE)
        yield EventRecord(one, MeetingRolled(one, other, faces, sum(faces) in rows.meet_on.values))


class _Asking(Dice):
    """Dice that note which players were to throw when their faces ran out."""

    who: tuple[str, ...] = ()


def rollers(book: Book, campaign: Campaign, order: object, faces: Sequence[int]) -> tuple[str, ...]:
    """The players who have to throw a die each next for the order of play, after these faces; else empty."""
    dice = _Asking(faces)
    try:
        if isinstance(order, RollOrder):
            _order(book, campaign, dice)
    except DiceNeeded as needed:
        return dice.who[-needed.count :]
    return ()


def _thrown(dice: Dice, who: Iterable[str], why: str) -> tuple[int, ...]:
    names = tuple(who)
    if isinstance(dice, _Asking):
        dice.who = names
    return dice.roll(len(names), why)


def _order(book: Book, campaign: Campaign, dice: Dice) -> tuple[Score, ...]:
    """The players' rolls in the order of play: explorers first, then all others (CTURN-01 to CTURN-04)."""
    first = book.campaign.turn.first.kind
    groups = (
        [player for player in campaign.playing() if (player.kind.value == first) is explores]
        for explores in (True, False)
    )
    return tuple(score for group in groups for score in _ranked(_rolled(group, dice), dice))


def _rolled(players: list[Player], dice: Dice) -> list[Score]:
    faces = _thrown(dice, (player.name for player in players), ORDER_DIE) if players else ()
    return [
        Score(player.name, (face,), player.army.aggressiveness)
        for player, face in zip(players, faces, strict=True)
    ]


def _ranked(scores: list[Score], dice: Dice) -> list[Score]:
    """The rolls by score, the highest first; those who tie roll again, for their places among themselves."""
    ranked: list[Score] = []
    for _, group in groupby(sorted(scores, key=_last, reverse=True), key=_last):
        tied = list(group)
        if len(tied) > 1:
            faces = _thrown(dice, (score.player for score in tied), TIE_DIE)
            again = [replace(one, faces=(*one.faces, face)) for one, face in zip(tied, faces, strict=True)]
            tied = _ranked(again, dice)
        ranked += tied
    return ranked


def _last(score: Score) -> int:
    return score.totals[-1]


FEATURE = Feature((BeginTurn, RollOrder), members(Event), objections, decide, nobody, organisers_word)
