"""A campaign as a page for the club's site, in one language; and as rows for other programs."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from heart_africa.analytics.campaign_chronicle import Chapter, chronicle
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.messages import say
from heart_africa.core.safe_text import as_csv as csv_text
from heart_africa.language.narration import name as called
from heart_africa.language.narration import sentence
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign, Player, PlayerKind, PlayerStatus
from heart_africa.rules.campaign.analytics import (
    battles,
    districts,
    explorations,
    hongos_over_time,
    ownerless,
    who_beat_whom,
)
from heart_africa.rules.campaign.conclusion import Rank, standings
from heart_africa.rules.campaign.state import Date, Engagement
from reports.content.chart import Curve, Curves

# --- a campaign as a page for the club's site, in one language: everything that it says, already worded ---


SELF, NONE = "·", "–"


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: its caption, its headings, its rows; which columns hold numbers; a note behind the caption."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: frozenset[int] = frozenset()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Realm:
    """Somebody's land: whose, of what kind, and the names in it; `lacks`: those still to be had."""

    title: str
    subtitle: str
    names: tuple[str, ...]
    lacks: tuple[str, ...] = ()
    lacks_title: str = ""


@dataclass(frozen=True, slots=True)
class Heads:
    """The headings of the page's parts, and the words of its table of contents."""

    standings: str
    land: str
    beats: str
    riches: str
    battles: str
    chronicle: str
    empty: str


@dataclass(frozen=True, slots=True)
class Tables:
    """What can be compared in a campaign, as it stood at some moment."""

    heads: Heads
    players: Grid
    standings: tuple[Grid, ...]
    land: tuple[Realm, ...]
    beats: Grid
    riches: Curves
    battles: tuple[Grid, ...]


@dataclass(frozen=True, slots=True)
class WebPage(Tables):
    """The whole page in one language."""

    lang: str
    language: str
    title: str
    subtitle: str
    chronicle: tuple[Chapter, ...]
    footer: str


def campaign_page(book: Book, lang: str, journal: Journal[Campaign], made: str) -> WebPage:
    """The page of a campaign as it stands; `made`: when, as the edge tells it."""
    campaign, tables = journal.state, campaign_tables(book, lang, journal.state)
    how = "over" if campaign.over else "on" if campaign.turn else "begins"
    date = campaign.date
    return WebPage(
        **{each.name: getattr(tables, each.name) for each in fields(Tables)},
        lang=lang,
        language=say(lang, "page-language"),
        title=campaign.name,
        subtitle=say(lang, "page-subtitle", how=how, year=date.year, half=date.half, turn=campaign.turn),
        chronicle=chronicle(lang, journal),
        footer=say(lang, "page-footer", entries=len(journal.entries), made=made),
    )


def campaign_tables(book: Book, lang: str, campaign: Campaign) -> Tables:
    """The tables of the page alone, as it stood at some moment: they are quick, the story is long."""
    heads = ("player", "force", "army", "hongos", "land", "record", "state")
    rows = tuple(_player(lang, campaign, player) for player in campaign.players.values())
    told = hongos_over_time(campaign)
    dates = tuple(_half_years(campaign)) if told else ()
    curves = tuple(_curve(name, told, dates) for name in campaign.players if _ever_held(name, told))
    alt = say(lang, "page-riches-alt", count=len(curves), years=len({date.year for date in dates}))
    return Tables(
        Heads(*(say(lang, f"page-head-{part}") for part in Heads.__dataclass_fields__)),
        Grid(say(lang, "page-players"), _heads(lang, *heads), rows, frozenset({3, 4})),
        tuple(_standings(book, lang, campaign)),
        tuple(_land(lang, campaign)),
        _beats(lang, campaign),
        Curves(say(lang, "page-riches"), alt, dates, curves),
        tuple(_battles(lang, campaign)),
    )


# --- players and standings ---


def _heads(lang: str, *names: str) -> tuple[str, ...]:
    return tuple(say(lang, f"page-col-{name.replace('_', '-')}") for name in names)


def _player(lang: str, campaign: Campaign, player: Player) -> tuple[str, ...]:
    army = called(lang, "list", player.army.list)
    colonial = player.kind is PlayerKind.COLONIAL
    land = len(campaign.holds(player.name)) if colonial else len(player.marks)
    purse = NONE if colonial else str(campaign.hongos(player.name))
    record = f"{player.won}-{player.drawn}-{player.lost}"
    force = player.called if player.called != player.name else NONE
    return player.name, force, army, purse, str(land or NONE), record, _state(lang, campaign, player)


def _state(lang: str, campaign: Campaign, player: Player) -> str:
    recovers = 0 < player.misses == campaign.turn
    how = "recovers" if recovers else "absent" if player.absent else "plays"
    if player.standing is PlayerStatus.SUBJECT:
        how = "subject"
    if player.out:
        how = player.out.value
    return say(lang, "page-state", how=how, master=player.master or "none")


def _standings(book: Book, lang: str, campaign: Campaign) -> Iterator[Grid]:
    for table in standings(book, campaign):
        own = COUNTS[table.kind]
        rows = tuple(_rank(rank, own) for rank in table.ranks)
        numbers = frozenset({0, *range(2, 2 + len(own))})
        heads = _heads(lang, "place", "player", *own, "record")
        note = cite(table.rule, table.page, lang)
        yield Grid(say(lang, "page-kind", kind=table.kind.value), heads, rows, numbers, note)


COUNTS: Mapping[PlayerKind, tuple[str, ...]] = {
    PlayerKind.NATIVE: ("hongos", "over_whites"),
    PlayerKind.EXPLORER: ("territories", "hongos"),
    PlayerKind.COLONIAL: ("districts",),
}
"""What counts for each kind, the first before all."""


def _rank(rank: Rank, own: tuple[str, ...]) -> tuple[str, ...]:
    record = f"{rank.won}-{rank.drawn}-{rank.lost}"
    return str(rank.place), rank.player, *(str(getattr(rank, each)) for each in own), record


# --- land ---


def _land(lang: str, campaign: Campaign) -> Iterator[Realm]:
    held = districts(campaign)
    free = tuple(name for name in campaign.natives() if not campaign.player(name).master)
    for master, names in held.items():
        yield Realm(master, say(lang, "page-districts", count=len(names)), names)
    if nobodys := ownerless(campaign):
        yield Realm(say(lang, "page-ownerless"), say(lang, "page-districts", count=len(nobodys)), nobodys)
    if free:
        yield Realm(say(lang, "page-free"), say(lang, "page-free-count", count=len(free)), free)
    for each in explorations(campaign):
        title = say(lang, "page-explored", count=len(each.explored))
        yield Realm(each.explorer, title, each.explored, each.lacks, say(lang, "page-lacks"))


# --- who beat whom ---


def _beats(lang: str, campaign: Campaign) -> Grid:
    """A row for each winner; columns are numbered as the rows are, so that they stay narrow."""
    won, players = who_beat_whom(campaign), list(campaign.players)
    rows = tuple(
        (
            f"{number}. {one}",
            *(SELF if one == other else str(won.get((one, other), NONE)) for other in players),
        )
        for number, one in enumerate(players, 1)
    )
    heads = (say(lang, "page-col-winner"), *(str(number) for number, _ in enumerate(players, 1)))
    return Grid(say(lang, "page-beats"), heads, rows, frozenset(range(1, len(heads))))


# --- hongos over time ---


def _half_years(campaign: Campaign) -> Iterator[Date]:
    """Every half year from the beginning on, up to now."""
    date = Date(campaign.start, 1)
    while date <= campaign.date:
        yield date
        date = Date(date.year, 2) if date.half == 1 else Date(date.year + 1, 1)


def _ever_held(name: str, told: Mapping[Date, Mapping[str, int]]) -> bool:
    return any(name in held for held in told.values())


def _curve(name: str, told: Mapping[Date, Mapping[str, int]], dates: tuple[Date, ...]) -> Curve:
    """What he held then: as after the last half year in which anything moved."""
    values: list[int | None] = []
    held: int | None = None
    for date in dates:
        held = told[date].get(name, held) if date in told else held
        values.append(held)
    return Curve(name, tuple(values))


# --- battles ---


def _battles(lang: str, campaign: Campaign) -> Iterator[Grid]:
    """The battles of each year, the latest year first."""
    years: dict[int, list[Engagement]] = {}
    for battle in battles(campaign):
        years.setdefault(battle.date.year, []).append(battle)
    heads = _heads(lang, "battle", "attacker", "defender", "scenario", "outcome", "losses")
    for year in sorted(years, reverse=True):
        yield Grid(str(year), heads, tuple(_battle(lang, each) for each in years[year]))


def _battle(lang: str, battle: Engagement) -> tuple[str, ...]:
    how = battle.outcome or ("off" if battle.off else "open")
    outcome = say(lang, "page-outcome", how=how, winner=battle.winner or "none")
    losses = "–".join(str(battle.losses.get(side, "?")) for side in battle.sides) if battle.losses else ""
    scenario = called(lang, "scenario", battle.scenario)
    return battle.id, battle.attacker, battle.defender, scenario, outcome, losses


# --- a campaign as rows for other programs: what happened in words, every movement of hongos ---


Rows = list[dict[str, Any]]


def acts(lang: str, journal: Journal[Campaign]) -> Rows:
    """A row for each thing that happened."""
    return [
        {
            "entry": standing.number,
            "year": standing.after.date.year,
            "half": standing.after.date.half,
            "turn": standing.after.turn,
            "order": standing.act.command.kind,
            "player": fact.who,
            "event": fact.event.kind,
            "faces": " ".join(map(str, standing.act.faces)),
            "despite": " ".join(standing.act.despite),
            "message": sentence(lang, fact.event),
        }
        for standing in journal.standing
        for fact in standing.act.facts
    ]


def ledger(_lang: str, journal: Journal[Campaign]) -> Rows:
    """A row for each movement of hongos."""
    return [
        {
            "year": each.year,
            "half": each.half,
            "giver": each.giver,
            "taker": each.taker,
            "hongos": each.hongos,
            "cause": each.cause.value,
            "battle": each.battle,
        }
        for each in journal.state.ledger.postings
    ]


def fights(_lang: str, journal: Journal[Campaign]) -> Rows:
    """A row for each battle."""
    return [
        {
            "battle": each.id,
            "year": each.date.year,
            "half": each.date.half,
            "attacker": each.attacker,
            "defender": each.defender,
            "scenario": each.scenario,
            "duel": each.duel,
            "outcome": each.outcome,
            "winner": each.winner,
            "off": each.off,
            "record": each.record,
            "attackers_losses": each.losses.get(each.attacker, ""),
            "defenders_losses": each.losses.get(each.defender, ""),
        }
        for each in battles(journal.state)
    ]


ROWS: Mapping[str, Callable[[str, Journal[Campaign]], Rows]] = {
    "acts": acts,
    "ledger": ledger,
    "battles": fights,
}
"""The rows that there are, by what they hold."""


def as_csv(rows: Rows) -> str:
    """Rows as comma-separated values, with their names above."""
    return csv_text(list(rows[0]) if rows else [], (tuple(row.values()) for row in rows))
