"""A campaign as a page for the club's site, in one language; and as rows for other programs."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from heart_africa.analytics.campaign_chronicle import Chapter, chronicle
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.messages import say
from heart_africa.core.text import as_csv as csv_text
from heart_africa.language.campaign.tables import (
    Grid,
    Realm,
    battles_tables,
    beats_table,
    players_table,
    realms,
    standings_tables,
)
from heart_africa.language.narration import sentence
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.state import Date
from heart_africa.rules.campaign.statistics import battles, hongos_over_time
from reports.content.chart import Curve, Curves

# --- the page ---


@dataclass(frozen=True, slots=True)
class Heads:
    """The headings of the page's parts, and the text of a part with nothing in it."""

    standings: str
    land: str
    beats: str
    riches: str
    battles: str
    chronicle: str
    empty: str


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables and charts of a campaign at one moment."""

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
    """Return the page of a campaign as it stands; `made` is when it was made, as the caller tells it."""
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
    """Return only the tables of the page, at any moment: they are quick to make, the chronicle is slow."""
    return Tables(
        Heads(*(say(lang, f"page-head-{part}") for part in Heads.__dataclass_fields__)),
        players_table(lang, campaign),
        tuple(standings_tables(book, lang, campaign)),
        tuple(realms(lang, campaign)),
        beats_table(lang, campaign),
        riches(lang, campaign),
        tuple(battles_tables(lang, campaign)),
    )


# --- hongos over time ---


def riches(lang: str, campaign: Campaign) -> Curves:
    """Return the hongos over time of all players who ever held any."""
    told = hongos_over_time(campaign)
    dates: list[Date] = []  # every half year from the beginning up to now
    date = Date(campaign.start, 1)
    while told and date <= campaign.date:
        dates.append(date)
        date = Date(date.year, 2) if date.half == 1 else Date(date.year + 1, 1)
    curves = []
    for name in campaign.players:
        if any(name in held for held in told.values()):
            values: list[int | None] = []
            now: int | None = None
            for date in dates:  # without news, the same as after the half year before
                now = told[date].get(name, now) if date in told else now
                values.append(now)
            curves.append(Curve(name, tuple(values)))
    alt = say(lang, "page-riches-alt", count=len(curves), years=len({date.year for date in dates}))
    return Curves(say(lang, "page-riches"), alt, tuple(dates), tuple(curves))


# --- rows for other programs ---


Rows = list[dict[str, Any]]


def acts(lang: str, journal: Journal[Campaign]) -> Rows:
    """Return a row for each thing that happened."""
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
    """Return a row for each movement of hongos."""
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
    """Return a row for each battle."""
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
"""The functions for rows, by what the rows hold."""


def as_csv(rows: Rows) -> str:
    """Return rows as comma-separated values, under the names of their columns."""
    return csv_text(list(rows[0]) if rows else [], (tuple(row.values()) for row in rows))
