"""What can be read of a campaign: standings, who beat whom, land, charts, the chronicle, the journal."""

from collections.abc import Iterator
from dataclasses import dataclass

from gui.campaigns import Keeping
from gui.presenters.campaign.turn import Done
from gui.presenters.campaign.words import act_title, date_text, sentences
from gui.session import Session
from heart_africa.campaign import Campaign
from heart_africa.campaign.chronicle import Chapter, chronicle
from heart_africa.cli.battle.words import dice
from heart_africa.journal.book import Standing as Entered
from reports.content.campaign import Curves, Grid, Page, Realm, campaign_page
from reports.content.chart import Bar, Chart

ALL = ""


@dataclass(frozen=True, slots=True)
class Readings:
    """Standings and land as tables; hongos over time; victories."""

    standings: tuple[Grid, ...]
    players: Grid
    land_title: str
    land: tuple[Realm, ...]
    beats_title: str
    beats: Grid
    riches: Curves
    victories: Chart
    battles: tuple[Grid, ...]
    battles_title: str
    empty: str


def readings(session: Session, keeping: Keeping) -> Readings:
    """As the club's page has them."""
    page = _page(session, keeping)
    return Readings(
        page.standings,
        page.players,
        page.heads.land,
        page.land,
        page.heads.beats,
        page.beats,
        page.riches,
        _victories(session, keeping.live),
        page.battles,
        page.heads.battles,
        page.heads.empty,
    )


def _page(session: Session, keeping: Keeping) -> Page:
    return campaign_page(keeping.book, session.lang, keeping.journal, "")


def _victories(session: Session, campaign: Campaign) -> Chart:
    won = sorted(campaign.players.values(), key=lambda one: (-one.won, one.name))
    most = won[0].won if won else 0
    bars = tuple(Bar(one.name, one.won, str(one.won), one.won == most and most > 0) for one in won)
    return Chart(session.say("keeper-chart-victories"), bars)


# --- the chronicle ---


@dataclass(frozen=True, slots=True)
class Story:
    """The chapters of a year, or of all; the years that have any."""

    years: tuple[tuple[str, str], ...]
    year: str
    chapters: tuple[Chapter, ...]
    nothing: str


def story(session: Session, keeping: Keeping, year: str = ALL) -> Story:
    """The campaign in prose, the latest half year first."""
    chapters = chronicle(session.lang, keeping.journal)
    years = dict.fromkeys(str(each.date.year) for each in reversed(chapters))
    shown = tuple(each for each in reversed(chapters) if year in {ALL, str(each.date.year)})
    choices = ((ALL, session.say("keeper-all-years")), *((each, each) for each in years))
    return Story(choices, year, shown, session.say("keep-no-story"))


# --- the journal ---


@dataclass(frozen=True, slots=True)
class Entry:
    """An act in force: its half year, its order in a few words, what came of it."""

    date: str
    title: str
    done: Done


def entries(session: Session, keeping: Keeping, player: str = ALL) -> tuple[Entry, ...]:
    """The acts in force, the latest first, about a player if one is named."""
    return tuple(_entries(session, keeping, player))


def _entries(session: Session, keeping: Keeping, player: str) -> Iterator[Entry]:
    for each in reversed(keeping.journal.standing):
        if not player or _about(each, player):
            yield entry(session, each)


def _about(each: Entered[Campaign], player: str) -> bool:
    return any(player == fact.who or player in fact.event.about.values() for fact in each.act.facts)


def entry(session: Session, each: Entered[Campaign]) -> Entry:
    """An act in words."""
    act, campaign = each.act, each.after
    date = date_text(session, campaign.date) if campaign.turn else session.say("keeper-before")
    despite = (
        session.say("chronicle-despite", rules=", ".join(act.despite), reason=act.reason)
        if act.despite
        else ""
    )
    thrown = dice(session, act) if act.rolls else ""
    done = Done(each.number, " ".join(sentences(session, each)), thrown, despite)
    return Entry(date, act_title(session, each), done)
