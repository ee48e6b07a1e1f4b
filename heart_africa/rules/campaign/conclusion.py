"""The end of a campaign (p. 41): the explorers' race, and the ranking of the players of each kind."""

from collections.abc import Iterator

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import Dice
from heart_africa.core.game import nobody
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.book.printed import Entry
from heart_africa.rules.campaign.feature import Feature, organisers_word
from heart_africa.rules.campaign.state import Campaign, Player, PlayerKind


class Conclude(Order, kind="conclude"):
    """The organiser ends the campaign; `reason`: why, in his own words."""

    reason: str = ""


class Concluded(GameEvent, kind="concluded"):
    """The campaign has ended."""

    reason: str

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return replace(campaign, over=self.reason or "over")


class RaceFinished(GameEvent, kind="race-finished"):
    """An explorer has explored all native territories; `place`: as the first (1), the second, and so on."""

    player: str
    place: int
    territories: int

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return replace(campaign, race=(*campaign.race, self.player))


Event = Concluded | RaceFinished


# --- who stands out ---


@dataclass(frozen=True, slots=True)
class Rank:
    """A player's place among those of his kind and the numbers that give it; equal players share a place."""

    place: int
    player: str
    hongos: int
    over_whites: int
    territories: int
    districts: int
    won: int
    lost: int
    drawn: int


@dataclass(frozen=True, slots=True)
class Ranking:
    """The ranking of the players of a kind, the best first, and the rule by which they are compared."""

    kind: PlayerKind
    rule: str
    page: int
    ranks: tuple[Rank, ...]


def standings(book: Book, campaign: Campaign) -> tuple[Ranking, ...]:
    """The ranking of each kind of player: natives, explorers, colonial players.

    Natives by hongos, then by victories over whites; explorers by their race; colonial players by districts.
    Those who are out stand last of their kind; a subject keeps his place (CEND-02, CEND-03). Who has finished
    the race stands among the explorers whatever he has become since.
    """
    rows = book.campaign.conclusion
    entries: tuple[tuple[PlayerKind, Entry], ...] = (
        (PlayerKind.NATIVE, rows.natives),
        (PlayerKind.EXPLORER, rows.race),
        (PlayerKind.COLONIAL, rows.colonials),
    )
    return tuple(
        Ranking(kind, row.rule, row.page, _ranks(book, campaign, kind))
        for kind, row in entries
        if any(True for _ in _among(campaign, kind))
    )


def _among(campaign: Campaign, kind: PlayerKind) -> Iterator[Player]:
    raced = campaign.race if kind is PlayerKind.EXPLORER else ()
    return (one for one in campaign.players.values() if one.kind is kind or one.name in raced)


def _ranks(book: Book, campaign: Campaign, kind: PlayerKind) -> tuple[Rank, ...]:
    players = list(_among(campaign, kind))
    scores = {player.name: _score(book, campaign, player, kind) for player in players}
    places = sorted(scores.values(), reverse=True)
    ordered = sorted(players, key=lambda player: scores[player.name], reverse=True)
    return tuple(_rank(book, campaign, player, places.index(scores[player.name]) + 1) for player in ordered)


def _score(book: Book, campaign: Campaign, player: Player, kind: PlayerKind) -> tuple[int, ...]:
    still = int(player.out is None)
    match kind:
        case PlayerKind.NATIVE:
            return still, campaign.hongos(player.name), over_whites(book, player)
        case PlayerKind.EXPLORER:
            race = campaign.race
            ahead = len(race) - race.index(player.name) if player.name in race else 0
            return ahead, still, territories(campaign, player)
        case PlayerKind.COLONIAL:
            return still, len(campaign.holds(player.name)), player.won


def _rank(book: Book, campaign: Campaign, player: Player, place: int) -> Rank:
    return Rank(
        place,
        player.name,
        campaign.hongos(player.name),
        over_whites(book, player),
        len(player.marks),
        len(campaign.holds(player.name)),
        player.won,
        player.lost,
        player.drawn,
    )


def over_whites(book: Book, player: Player) -> int:
    """How many victories a player has won over White Explorers and Colonial Expeditions."""
    return sum(player.wins.get(list_, 0) for list_ in book.campaign.conclusion.whites)


def territories(campaign: Campaign, player: Player) -> int:
    """How many of the native territories that there are now a player has explored."""
    return sum(native in player.marks for native in campaign.natives())


def finished(campaign: Campaign) -> tuple[EventRecord, ...]:
    """An event for each explorer in play who has just completed the race (EXPL-01, CEND-02)."""
    natives = campaign.natives()
    done = (
        player.name
        for player in campaign.playing(PlayerKind.EXPLORER)
        if natives and player.name not in campaign.race and set(natives) <= set(player.marks)
    )
    first = len(campaign.race) + 1
    return tuple(
        EventRecord(name, RaceFinished(name, place, len(natives))) for place, name in enumerate(done, first)
    )


# --- the feature ---


def objections(_book: Book, _campaign: Campaign, _command: Conclude) -> tuple[Problem, ...]:
    """Nothing: the book leaves it to the players when to end a campaign."""
    return ()


def decide(_book: Book, _campaign: Campaign, command: Conclude, _dice: Dice) -> tuple[EventRecord, ...]:
    """The event that ends the campaign."""
    return (EventRecord("", Concluded(command.reason.strip())),)


FEATURE = Feature((Conclude,), members(Event), objections, decide, nobody, organisers_word)
