"""All that is printed of an army, a battle or a campaign, one document after another."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial

from armylists.catalogue import Catalogue
from armylists.legality import verdict
from armylists.legality.verdict import Verdict
from armylists.roster import Roster
from heart_africa.board.journal import TableRecord
from heart_africa.core.journal import Journal
from heart_africa.core.messages import LANGUAGES, say
from heart_africa.rules.battle import Battle, Side, SideId, Stage
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.referee.secrets import ALL, View
from heart_africa.storage.backups import slug
from reports.content.campaign_papers import (
    chronicle_paper,
    evening_paper,
    last_evening,
    standings_paper,
    statements,
)
from reports.content.cards import deck
from reports.content.counters import counters
from reports.content.fielded import fielded
from reports.content.forms import forms
from reports.content.reference import reference_sheet
from reports.content.roster import roster_sheet
from reports.content.sheet import Layout, Options, Sheet
from reports.content.story import battle_story
from reports.content.table_plan import layout_now, layout_seen, table_plans, table_sheet
from reports.drafts import Document, DocumentDraft, made
from reports.html.sheet import sheet_html
from reports.parcel import code_if_any
from reports.pdf.counters import printed_counters
from reports.pdf.deck import printed_deck
from reports.pdf.documents import printed_flow, printed_sheet
from reports.pdf.forms import printed_forms
from reports.pdf.paint import Printed
from reports.pdf.reference import printed_reference
from reports.text import markdown

__all__ = ["Document", "DocumentDraft", "army_drafts", "army_papers", "battle_drafts", "battle_papers",
           "blank_drafts", "blank_papers", "campaign_drafts", "campaign_papers"]  # fmt: skip

BOTH = "both"
"""What neither side may read before the battle is over, since it tells what the other has hidden."""


def battle_papers(
    lists: Catalogue,
    journal: Journal[Battle],
    lang: str,
    paper: str,
    record: TableRecord | None = None,
    *,
    eyes: str = ALL,
) -> Iterator[Document]:
    """The report to print, to send and to browse; for each side its reference sheet and its cards; blanks.

    A reference sheet tells nothing secret of the other side. Of an army whose list is gone there are no
    cards. `record`: of its table, which is drawn in the report and on a sheet of its own; `eyes`: of whoever
    gets them, "" for what both sides may read. Raises `KeyError` for a paper.
    """
    return made(battle_drafts(lists, journal, lang, paper, record, eyes=eyes))


def battle_drafts(
    lists: Catalogue,
    journal: Journal[Battle],
    lang: str,
    paper: str,
    record: TableRecord | None = None,
    *,
    eyes: str = ALL,
) -> Iterator[DocumentDraft]:
    """The papers of a battle, none of them made yet: those that somebody with these eyes may read."""
    battle, known = journal.state, record or TableRecord()
    names = _names(battle)
    yield from _report(lists.book, journal, lang, paper, known, eyes=eyes)
    if known.steps:
        draft = _draft(lang, "table", partial(_table, lists.book, journal, lang, paper, known, eyes=eyes))
        yield replace(draft, secret="" if battle.stage is Stage.OVER else BOTH)
    for side in battle.sides.values():
        if eyes not in {ALL, side.id} and battle.stage is not Stage.OVER:
            continue
        lay = partial(_reference, lists.book, battle, side.id, lang, paper)
        yield _of_side(battle, side, _draft(lang, "reference", lay, names[side.id]))
        if side.army in lists.lists:
            lay = partial(_cards, lists, battle, side, lang, paper)
            yield _of_side(battle, side, _draft(lang, "cards", lay, names[side.id]))
    yield from blank_drafts(lists.book, lang, paper)


def _of_side(battle: Battle, side: Side, draft: DocumentDraft) -> DocumentDraft:
    """For that side's own eyes until the battle is over."""
    return replace(draft, whose=side.name, secret="" if battle.stage is Stage.OVER else side.id)


def _table(  # as they come
    book: Book, journal: Journal[Battle], lang: str, paper: str, record: TableRecord, *, eyes: str
) -> Printed:
    """The table as it stands, with everybody on it whom these eyes may see."""
    view = View(journal.state, eyes)
    layout = layout_seen(view, layout_now(journal, record))
    return printed_flow([table_sheet(book, lang, view.battle(), layout)], paper)


def _report(  # as they come
    book: Book, journal: Journal[Battle], lang: str, paper: str, record: TableRecord, *, eyes: str
) -> Iterator[DocumentDraft]:
    """As PDF; as Markdown; as one file for a browser in every language, this one first."""
    languages = sorted(LANGUAGES, key=lambda each: each != lang)

    @cache
    def told(in_: str) -> Sheet:
        seen = View(journal.state, eyes).journal(journal)
        return battle_story(book, in_, seen, table_plans(book, in_, journal, record, eyes))

    draft = _draft(lang, "report", lambda: printed_flow([told(lang)], paper))
    draft = replace(draft, secret="" if journal.state.stage is Stage.OVER else BOTH)
    yield draft
    yield replace(draft, ending="md", make=lambda: markdown(told(lang)).encode())
    yield replace(draft, ending="html", make=lambda: sheet_html([told(each) for each in languages]).encode())


def _names(battle: Battle) -> dict[SideId, str]:
    """The sides' names as files bear them; with the side itself where both would be alike."""
    names = {side.id: slug(side.name) for side in battle.sides.values()}
    alike = len({name.casefold() for name in names.values()}) < len(names)
    return {id_: f"{name}-{id_}" if alike else name for id_, name in names.items()}


def blank_papers(book: Book, lang: str, paper: str) -> Iterator[Document]:
    """Counters to cut out and forms to write on."""
    return made(blank_drafts(book, lang, paper))


def blank_drafts(book: Book, lang: str, paper: str) -> Iterator[DocumentDraft]:
    """Counters and forms, not made yet."""
    yield _draft(lang, "counters", lambda: printed_counters(counters(lang), paper))
    yield _draft(lang, "forms", lambda: printed_forms(forms(book, lang), paper))


def _draft(lang: str, what: str, make: Callable[[], Printed], whose: str = "") -> DocumentDraft:
    name = say(lang, f"papers-file-{what}")
    return DocumentDraft(what, f"{name}-{whose}" if whose else name, make)


def _reference(book: Book, battle: Battle, side: SideId, lang: str, paper: str) -> Printed:
    return printed_reference(reference_sheet(book, lang, battle, side), paper)


def _cards(lists: Catalogue, battle: Battle, side: Side, lang: str, paper: str) -> Printed:
    roster = fielded(battle, side)
    sheet = roster_sheet(lists, roster, verdict(lists, roster), layout=Layout.UNITS, lang=lang)
    return printed_deck(deck(sheet), paper)


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
    return made(army_drafts(lists, roster, judged, lang=lang, paper=paper, options=options))


def army_drafts(
    lists: Catalogue,
    roster: Roster,
    judged: Verdict,
    *,
    lang: str,
    paper: str,
    options: Options | None = None,
) -> Iterator[DocumentDraft]:
    """The papers of an army, none of them made yet."""

    def sheet(layout: Layout) -> Sheet:
        code = code_if_any(roster, lists)
        return roster_sheet(lists, roster, judged, layout=layout, lang=lang, code=code, options=options)

    def laid(layout: Layout) -> Printed:
        return printed_sheet(sheet(layout), paper)

    for layout in Layout:
        yield _draft(lang, layout.value, partial(laid, layout))
        if layout is Layout.UNITS:
            yield _draft(lang, "cards", lambda: printed_deck(deck(sheet(Layout.UNITS)), paper))
    yield from blank_drafts(lists.book, lang, paper)


def campaign_papers(
    lists: Catalogue, journal: Journal[Campaign], lang: str, paper: str
) -> Iterator[Document]:
    """Chronicle, standings, statements, and the sheet of the evening (of one that was, once all is over)."""
    return made(campaign_drafts(lists, journal, lang, paper))


def campaign_drafts(
    lists: Catalogue, journal: Journal[Campaign], lang: str, paper: str
) -> Iterator[DocumentDraft]:
    """The papers of a campaign, none of them made yet; statements once there is an account."""
    campaign = journal.state

    def flowing(what: str, tell: Callable[[], list[Sheet]]) -> DocumentDraft:
        return _draft(lang, what, lambda: printed_flow(tell(), paper))

    yield flowing("chronicle", lambda: [chronicle_paper(lang, journal)])
    yield flowing("standings", lambda: [standings_paper(lists.book, lang, campaign)])
    if accounts := statements(lists.book, lang, campaign):
        yield flowing("statements", lambda: list(accounts))
    yield flowing("evening", lambda: [evening_paper(lists, lang, last_evening(journal))])
