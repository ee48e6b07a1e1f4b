"""Readings of a campaign for its reports: who beat whom, hongos over time, territories, its history."""

from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Act
from heart_africa.rules.campaign.ledger import BANK
from heart_africa.rules.campaign.state import Campaign, Date, Engagement, Player, PlayerKind


def battles(campaign: Campaign) -> tuple[Engagement, ...]:
    """Every battle of the campaign, settled ones first, each kind in its order."""
    return (*campaign.past, *campaign.battles.values())


def who_beat_whom(campaign: Campaign) -> Mapping[tuple[str, str], int]:
    """How often each player has beaten each other one, by (winner, loser); pairs without any are left out."""
    won = (battle for battle in campaign.past if battle.winner)
    return MappingProxyType(Counter((battle.winner, battle.loser) for battle in won))


def hongos_over_time(campaign: Campaign) -> Mapping[Date, Mapping[str, int]]:
    """Each player's hongos at the end of every half year in which hongos were moved, by date."""
    held: dict[str, int] = {}
    found: dict[Date, Mapping[str, int]] = {}
    for posting in campaign.ledger.postings:
        held[posting.giver] = held.get(posting.giver, 0) - posting.hongos
        held[posting.taker] = held.get(posting.taker, 0) + posting.hongos
        players = {name: hongos for name, hongos in held.items() if name != BANK}
        found[Date(posting.year, posting.half)] = players
    return MappingProxyType(found)


@dataclass(frozen=True, slots=True)
class Exploration:
    """What an explorer has explored, and which of today's native territories he still lacks.

    A player who is no longer an explorer lacks none.
    """

    explorer: str
    explored: tuple[str, ...]
    lacks: tuple[str, ...]


def explorations(campaign: Campaign) -> tuple[Exploration, ...]:
    """What each explorer has explored; those who are out or have become something else are included."""
    explored = (one for one in campaign.players.values() if one.kind is PlayerKind.EXPLORER or one.marks)
    return tuple(Exploration(one.name, one.marks, _lacks(campaign, one)) for one in explored)


def _lacks(campaign: Campaign, player: Player) -> tuple[str, ...]:
    natives = campaign.natives() if player.kind is PlayerKind.EXPLORER else ()
    return tuple(native for native in natives if native not in player.marks)


def districts(campaign: Campaign) -> Mapping[str, tuple[str, ...]]:
    """The districts of each colonial player in play who has any."""
    masters = dict.fromkeys(one.master for one in campaign.players.values() if one.master)
    return MappingProxyType({name: held for name in masters if (held := campaign.holds(name))})


def ownerless(campaign: Campaign) -> tuple[str, ...]:
    """The districts of players who are out, which belong to nobody now (COLON-15)."""
    conquered = (one for one in campaign.players.values() if one.master)
    return tuple(one.name for one in conquered if campaign.player(one.master).out is not None)


def free_natives(campaign: Campaign) -> tuple[str, ...]:
    """The native players in play who are not subject to anybody."""
    return tuple(name for name in campaign.natives() if not campaign.player(name).master)


def affairs(campaign: Campaign, name: str) -> tuple[object, ...]:
    """All that the campaign records about a player except proposals.

    Compared with that of an earlier state it shows whether anything has changed for him.
    """
    now = campaign.round
    pairs = (*now.attacks, *now.meetings, *campaign.claims, *((now.pending,) if now.pending else ()))
    done = (now.gone, now.resisted, now.fought, now.hunting, campaign.revolts, campaign.race)
    return (
        campaign.player(name),
        campaign.hongos(name),
        tuple(pair for pair in pairs if name in pair),
        tuple(name in names for names in done),
        tuple(battle for battle in campaign.battles.values() if name in battle.sides),
    )


# --- the journal of a campaign ---


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry of the journal in force: its number, its date, and the campaign before and after it."""

    number: int
    date: Date
    act: Act
    before: Campaign
    after: Campaign


def timeline(journal: Journal[Campaign]) -> Iterator[Moment]:
    """All entries in force, from the first to the last."""
    for standing in journal.standing:
        yield Moment(standing.number, standing.after.date, standing.act, standing.before, standing.after)


def at_date(journal: Journal[Campaign], date: Date) -> Campaign:
    """The campaign as it was at the end of that half year."""
    state = journal.rules.start
    for standing in journal.standing:
        if standing.after.date > date:
            break
        state = standing.after
    return state
