"""What can be read out of a campaign: standings, who beat whom, land, charts, the chronicle."""

from gui.documents.campaign import CampaignDocument
from gui.session import Session
from heart_africa.analytics.campaign_chronicle import Chapter, chronicle
from heart_africa.core.dataclass import dataclass, replace
from reports.content.campaign import Tables, campaign_tables
from reports.content.campaign_papers import holdings, victories
from reports.content.chart import Chart

ALL = ""


@dataclass(frozen=True, slots=True)
class Readings:
    """Tables of standings, land, battles and hongos over time, as on the club's page.

    `victories`: who has won how often; `holdings`: how many hongos everybody has.
    """

    tables: Tables
    victories: Chart
    holdings: Chart


def readings(session: Session, keeping: CampaignDocument) -> Readings:
    """The tables and charts at the moment that is shown."""
    lang, campaign = session.lang, keeping.campaign
    tables = campaign_tables(keeping.book, lang, campaign)
    return Readings(tables, victories(lang, campaign), holdings(lang, campaign))


# --- the chronicle ---


@dataclass(frozen=True, slots=True)
class Story:
    """The chapters of a year or of all, and the years that there are."""

    years: tuple[tuple[str, str], ...]
    year: str
    chapters: tuple[Chapter, ...]
    nothing: str


def story(session: Session, keeping: CampaignDocument, year: str | None = None) -> Story:
    """The chronicle up to the moment that is shown, the latest half year first.

    `year`: one year, "" for all; by default all of a short campaign, of a long one the latest year.
    """
    now = keeping.campaign
    years = tuple(str(year) for year in range(now.date.year, now.start - 1, -1)) if now.turn else ()
    shown = year if year is not None else ALL if len(years) <= MANY_YEARS else years[0]
    told = chronicle(session.lang, keeping.journal, lambda date: shown in {ALL, str(date.year)})
    if keeping.at is not None:
        until = (_until(each, keeping.at) for each in told)
        told = tuple(each for each in until if each.paragraphs)
    choices = ((ALL, session.say("campaign_desk-all-years")), *((each, each) for each in years))
    return Story(choices, shown, told[::-1], session.say("campaign_state-no-story"))


MANY_YEARS = 10
"""The chronicle of more years than this takes a moment."""


def _until(chapter: Chapter, number: int) -> Chapter:
    """A half year up to an act; without what everybody held at its end, which was not known then."""
    kept = tuple(each for each in chapter.paragraphs if each.number <= number)
    return chapter if kept == chapter.paragraphs else replace(chapter, paragraphs=kept, riches="")
