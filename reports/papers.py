"""All that is printed of an army, a battle or a campaign, one document after another."""

from collections.abc import Iterator
from dataclasses import dataclass

from armylists.catalogue import Catalogue
from armylists.legality import verdict
from armylists.legality.verdict import Verdict
from armylists.roster import Roster
from heart_africa.battle import Battle, Side, SideId
from heart_africa.book import Book
from heart_africa.campaign import Campaign
from heart_africa.journal import Journal
from heart_africa.messages import LANGUAGES, say
from heart_africa.store.backups import slug
from reports.content.campaign_papers import chronicle_paper, standings_paper, statements
from reports.content.cards import deck
from reports.content.counters import counters
from reports.content.evening import evening_paper, last_evening
from reports.content.fielded import fielded
from reports.content.forms import forms
from reports.content.options import Layout, Options
from reports.content.reference import reference_sheet
from reports.content.roster import roster_sheet
from reports.content.story import battle_story
from reports.html.sheet import sheet_html
from reports.parcel import code_if_any
from reports.pdf.counters import counters_pdf
from reports.pdf.deck import deck_pdf
from reports.pdf.documents import flowing_pdf
from reports.pdf.forms import forms_pdf
from reports.pdf.reference import reference_pdf
from reports.pdf.roster import sheet_pdf
from reports.text import markdown


@dataclass(frozen=True, slots=True)
class Document:
    """A document: the name of its file, what it holds, and how the file ends."""

    name: str
    data: bytes
    ending: str = "pdf"


def battle_papers(lists: Catalogue, journal: Journal[Battle], lang: str, paper: str) -> Iterator[Document]:
    """The report to print, to send and to browse; for each side its reference sheet and its cards; blanks.

    A reference sheet tells nothing secret of the other side. Of an army whose list is gone there are no
    cards. Raises `KeyError` for a paper.
    """
    battle = journal.state
    names = _names(battle)
    yield from _report(lists.book, journal, lang, paper)
    for side in battle.sides.values():
        sheet = reference_sheet(lists.book, lang, battle, side.id)
        yield _document(lang, "reference", reference_pdf(sheet, paper), names[side.id])
    for side in battle.sides.values():
        if side.army in lists.lists:
            yield _document(lang, "cards", _cards(lists, battle, side, lang, paper), names[side.id])
    yield from blank_papers(lists.book, lang, paper)


def _report(book: Book, journal: Journal[Battle], lang: str, paper: str) -> Iterator[Document]:
    """As PDF; as Markdown; as one file for a browser in every language, this one first."""
    languages = sorted(LANGUAGES, key=lambda each: each != lang)
    stories = [battle_story(book, each, journal) for each in languages]
    name = say(lang, "papers-file-report")
    yield Document(name, flowing_pdf(stories[:1], paper))
    yield Document(name, markdown(stories[0]).encode(), "md")
    yield Document(name, sheet_html(stories).encode(), "html")


def _names(battle: Battle) -> dict[SideId, str]:
    """The sides' names as files bear them; with the side itself where both would be alike."""
    names = {side.id: slug(side.name) for side in battle.sides.values()}
    alike = len({name.casefold() for name in names.values()}) < len(names)
    return {id_: f"{name}-{id_}" if alike else name for id_, name in names.items()}


def blank_papers(book: Book, lang: str, paper: str) -> Iterator[Document]:
    """Counters to cut out and forms to write on."""
    yield _document(lang, "counters", counters_pdf(counters(lang), paper))
    yield _document(lang, "forms", forms_pdf(forms(book, lang), paper))


def _document(lang: str, what: str, data: bytes, whose: str = "") -> Document:
    name = say(lang, f"papers-file-{what}")
    return Document(f"{name}-{whose}" if whose else name, data)


def _cards(lists: Catalogue, battle: Battle, side: Side, lang: str, paper: str) -> bytes:
    roster = fielded(battle, side)
    sheet = roster_sheet(lists, roster, verdict(lists, roster), layout=Layout.UNITS, lang=lang)
    return deck_pdf(deck(sheet), paper)


def army_papers(
    lists: Catalogue,
    roster: Roster,
    judged: Verdict,
    *,
    lang: str,
    paper: str,
    options: Options | None = None,
) -> Iterator[Document]:
    """The army in its three layouts, its cards, counters and forms. Raises `KeyError` for a paper."""
    code = code_if_any(roster, lists)
    for layout in Layout:
        sheet = roster_sheet(lists, roster, judged, layout=layout, lang=lang, code=code, options=options)
        yield _document(lang, layout.value, sheet_pdf(sheet, paper))
        if layout is Layout.UNITS:
            yield _document(lang, "cards", deck_pdf(deck(sheet), paper))
    yield from blank_papers(lists.book, lang, paper)


def campaign_papers(
    lists: Catalogue, journal: Journal[Campaign], lang: str, paper: str
) -> Iterator[Document]:
    """Chronicle, standings, statements, and the sheet of the evening (of one that was, once all is over)."""
    campaign = journal.state
    yield _document(lang, "chronicle", flowing_pdf([chronicle_paper(lang, journal)], paper))
    yield _document(lang, "standings", flowing_pdf([standings_paper(lists.book, lang, campaign)], paper))
    if accounts := statements(lists.book, lang, campaign):
        yield _document(lang, "statements", flowing_pdf(accounts, paper))
    evening = evening_paper(lists, lang, last_evening(journal))
    yield _document(lang, "evening", flowing_pdf([evening], paper))
