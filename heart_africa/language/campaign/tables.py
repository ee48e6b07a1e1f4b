"""The tables of a campaign, worded once for prompt, desk, papers and web page alike.

A column has one name wherever it stands: its heading is `campaign_state-head-<name>`, its value for a player
is in `PLAYER`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import say
from heart_africa.language.campaign.words import account_name, state_of, statement_row
from heart_africa.language.narration import name as called
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign, Player, PlayerKind
from heart_africa.rules.campaign.battles import before
from heart_africa.rules.campaign.conclusion import Rank, standings
from heart_africa.rules.campaign.ledger import Row
from heart_africa.rules.campaign.state import Engagement
from heart_africa.rules.campaign.statistics import (
    battles,
    districts,
    explorations,
    free_natives,
    ownerless,
    who_beat_whom,
)

SELF, NONE = "·", "–"


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: caption, headings, rows; which columns hold numbers; a note after the caption."""

    caption: str
    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    numbers: frozenset[int] = frozenset()
    note: str = ""


NUMBERS = frozenset({
    "place", "hongos", "land", "over_whites", "territories", "districts", "change", "balance",
})  # fmt: skip
"""The columns that hold numbers."""


def heads(lang: str, columns: Iterable[str]) -> tuple[str, ...]:
    """The headings of these columns."""
    return tuple(say(lang, f"campaign_state-head-{each.replace('_', '-')}") for each in columns)


def grid(
    lang: str, columns: Sequence[str], rows: Sequence[tuple[str, ...]], caption: str = "", note: str = ""
) -> Grid:
    """A table with these columns."""
    numbers = frozenset(place for place, each in enumerate(columns) if each in NUMBERS)
    return Grid(caption, heads(lang, columns), rows, numbers, note)


# --- players ---


def record(of: Player | Rank) -> str:
    """Battles won, drawn and lost, as "3-1-2"."""
    return f"{of.won}-{of.drawn}-{of.lost}"


def _hongos(_lang: str, campaign: Campaign, player: Player) -> str:
    return NONE if player.kind is PlayerKind.COLONIAL else str(campaign.hongos(player.name))


def _land(_lang: str, campaign: Campaign, player: Player) -> str:
    held = campaign.holds(player.name) if player.kind is PlayerKind.COLONIAL else player.marks
    return str(len(held) or NONE)


PLAYER: Mapping[str, Callable[[str, Campaign, Player], str]] = {
    "player": lambda _lang, _campaign, player: player.name,
    "force": lambda _lang, _campaign, player: player.called if player.called != player.name else NONE,
    "army": lambda lang, _campaign, player: called(lang, "list", player.army.list),
    "hongos": _hongos,
    "land": _land,
    "record": lambda _lang, _campaign, player: record(player),
    "state": state_of,
}
"""The value of each column for a player."""


def player_row(lang: str, campaign: Campaign, player: Player, columns: Iterable[str]) -> tuple[str, ...]:
    """A player as a row of these columns."""
    return tuple(PLAYER[each](lang, campaign, player) for each in columns)


def players_table(lang: str, campaign: Campaign) -> Grid:
    """All players with what they have."""
    rows = tuple(player_row(lang, campaign, each, PLAYER) for each in campaign.players.values())
    return grid(lang, tuple(PLAYER), rows, say(lang, "page-players"))


# --- standings ---


COUNTS: Mapping[PlayerKind, tuple[str, ...]] = {
    PlayerKind.NATIVE: ("hongos", "over_whites"),
    PlayerKind.EXPLORER: ("territories", "hongos"),
    PlayerKind.COLONIAL: ("districts",),
}
"""The columns by which players of a kind are ranked, the first before the others."""


def standings_tables(book: Book, lang: str, campaign: Campaign) -> Iterator[Grid]:
    """The players of each kind, the best first, with the rule of the comparison."""
    for table in standings(book, campaign):
        own = COUNTS[table.kind]
        rows = tuple(
            (str(rank.place), rank.player, *(str(getattr(rank, each)) for each in own), record(rank))
            for rank in table.ranks
        )
        caption = say(lang, "campaign_state-kinds", kind=table.kind.value)
        note = cite(table.rule, table.page, lang)
        yield grid(lang, ("place", "player", *own, "record"), rows, caption, note)


def beats_table(lang: str, campaign: Campaign) -> Grid:
    """Who beat whom, a row for each winner; the columns have the rows' numbers, so that they are narrow."""
    won, players = who_beat_whom(campaign), list(campaign.players)
    rows = tuple(
        (
            f"{number}. {one}",
            *(SELF if one == other else str(won.get((one, other), NONE)) for other in players),
        )
        for number, one in enumerate(players, 1)
    )
    above = (*heads(lang, ("winner",)), *(str(number) for number, _ in enumerate(players, 1)))
    return Grid(say(lang, "page-beats"), above, rows, frozenset(range(1, len(above))))


# --- land ---


@dataclass(frozen=True, slots=True)
class Realm:
    """Somebody's land: the owner, what kind of land, the names; `lacks`: those still to be won."""

    title: str
    subtitle: str
    names: tuple[str, ...]
    lacks: tuple[str, ...] = ()
    lacks_title: str = ""

    @property
    def text(self) -> str:
        """The land in sentences, without the owner."""
        named = f"{self.subtitle}: {', '.join(self.names)}." if self.names else f"{self.subtitle}."
        title = f"{self.lacks_title[:1].upper()}{self.lacks_title[1:]}"
        return f"{named} {title}: {', '.join(self.lacks)}." if self.lacks else named


def realms(lang: str, campaign: Campaign) -> Iterator[Realm]:
    """Districts by owner, districts without one, free natives, territories by explorer."""
    for master, names in districts(campaign).items():
        yield Realm(master, say(lang, "page-districts", count=len(names)), names)
    if nobodys := ownerless(campaign):
        yield Realm(say(lang, "page-ownerless"), say(lang, "page-districts", count=len(nobodys)), nobodys)
    if free := free_natives(campaign):
        yield Realm(say(lang, "page-free"), say(lang, "page-free-count", count=len(free)), free)
    for each in explorations(campaign):
        title = say(lang, "page-explored", count=len(each.explored))
        yield Realm(each.explorer, title, each.explored, each.lacks, say(lang, "page-lacks"))


# --- battles ---


BATTLE = ("battle", "attacker", "defender", "scenario")


def _battle(lang: str, battle: Engagement) -> tuple[str, ...]:
    return battle.id, battle.attacker, battle.defender, called(lang, "scenario", battle.scenario)


def open_battles_table(lang: str, campaign: Campaign) -> Grid:
    """Those still to be played, in the order in which they were declared."""
    rows = tuple((*_battle(lang, each), _waits(lang, campaign, each)) for each in campaign.battles.values())
    return grid(lang, (*BATTLE, "state"), rows)


def _waits(lang: str, campaign: Campaign, battle: Engagement) -> str:
    """Whether a battle can be played now, or which one comes before it."""
    first = before(campaign, battle)
    how = "opened" if battle.opened else "waits" if first else "ready"
    return say(
        lang, "campaign_state-battle-state", how=how, first=first or "none", record=battle.record or "none"
    )


def battles_tables(lang: str, campaign: Campaign) -> Iterator[Grid]:
    """All battles, a table for each year, the latest first."""
    years: dict[int, list[Engagement]] = {}
    for battle in battles(campaign):
        years.setdefault(battle.date.year, []).append(battle)
    for year in sorted(years, reverse=True):
        rows = tuple((*_battle(lang, each), *_result(lang, each)) for each in years[year])
        yield grid(lang, (*BATTLE, "outcome", "losses"), rows, str(year))


def _result(lang: str, battle: Engagement) -> tuple[str, str]:
    how = battle.outcome or ("off" if battle.off else "open")
    losses = "–".join(str(battle.losses.get(side, "?")) for side in battle.sides) if battle.losses else ""
    return say(lang, "page-outcome", how=how, winner=battle.winner or "none"), losses


# --- hongos ---


STATEMENT = ("date", "cause", "other", "change", "balance")


def statement_table(lang: str, account: str, rows: Iterable[Row]) -> Grid:
    """An account line by line: when, why, with whom, how many, balance."""
    told = tuple(statement_row(lang, account, row) for row in rows)
    return grid(lang, STATEMENT, told, account_name(lang, account))
