"""All that is printed of an army, a battle or a campaign: papers, none of them made yet."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial

from armylists.catalogue import Catalogue
from armylists.legality import verdict
from armylists.legality.verdict import Verdict
from armylists.roster import Roster
from heart_africa.board.table_record import TableRecord
from heart_africa.core.journal.journal import Journal
from heart_africa.core.messages import LANGUAGES
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
from reports.content.counters import Force, counters, force_of, force_of_battle
from reports.content.fielded import fielded
from reports.content.forms import forms
from reports.content.reference import reference_sheet
from reports.content.roster import roster_sheet
from reports.content.sheet import Layout, Options, Sheet
from reports.content.story import battle_story
from reports.content.table_plan import layout_now, layout_seen, table_plans, table_sheet
from reports.html.sheet import sheet_html
from reports.paper import Paper, named
from reports.parcel import code_if_any
from reports.pdf.counters import printed_counters
from reports.pdf.deck import printed_deck
from reports.pdf.documents import printed
from reports.pdf.forms import printed_forms
from reports.pdf.paint import Printed
from reports.text import markdown

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
    centimetres: bool = False,
) -> Iterator[Paper]:
    """The report to print, to send and to browse; for each side its reference sheet and its cards; blanks.

    A reference sheet tells nothing secret of the other side. Of an army whose list is gone there are no
    cards. `record`: of its table, which is drawn in the report and on a sheet of its own; `eyes`: of whoever
    gets them, "" for what both sides may read; `centimetres`: reference sheets and cards print every inch as
    one (SCALE-02). Raises `KeyError` for a paper.
    """
    battle, known = journal.state, record or TableRecord()
    names = _names(battle)
    if battle.turn:  # of a battle that has not begun there is nothing to report
        yield from report_papers(lists.book, journal, lang, paper, known, eyes=eyes)
    if known.steps:
        found = named(lang, "table", partial(_table, lists.book, journal, lang, paper, known, eyes=eyes))
        yield replace(found, secret="" if battle.stage is Stage.OVER else BOTH)
    for side in battle.sides.values():
        if eyes not in {ALL, side.id} and battle.stage is not Stage.OVER:
            continue
        lay = partial(_reference, lists.book, battle, side.id, lang, paper, centimetres=centimetres)
        yield _of_side(battle, side, named(lang, "reference", lay, names[side.id]))
        if side.army in lists.lists:
            lay = partial(_cards, lists, battle, side, lang, paper, centimetres=centimetres)
            yield _of_side(battle, side, named(lang, "cards", lay, names[side.id]))
    yield from handy_papers(lists.book, lang, paper, force_of_battle(battle))


def _of_side(battle: Battle, side: Side, found: Paper) -> Paper:
    """For that side's own eyes until the battle is over."""
    return replace(found, whose=side.name, secret="" if battle.stage is Stage.OVER else side.id)


def _table(  # as they come
    book: Book, journal: Journal[Battle], lang: str, paper: str, record: TableRecord, *, eyes: str
) -> Printed:
    """The table as it stands, with everybody on it whom these eyes may see."""
    view = View(journal.state, eyes)
    layout = layout_seen(view, layout_now(journal, record))
    return printed([table_sheet(book, lang, view.battle(), layout)], paper)


def report_papers(  # as they come
    book: Book, journal: Journal[Battle], lang: str, paper: str, record: TableRecord, *, eyes: str
) -> Iterator[Paper]:
    """As PDF; as Markdown; as one file for a browser in every language, this one first."""
    languages = sorted(LANGUAGES, key=lambda each: each != lang)

    @cache
    def told(in_: str) -> Sheet:
        seen = View(journal.state, eyes).journal(journal)
        return battle_story(book, in_, seen, table_plans(book, in_, journal, record, eyes))

    found = named(lang, "report", lambda: printed([told(lang)], paper))
    found = replace(found, secret="" if journal.state.stage is Stage.OVER else BOTH)
    yield found
    yield replace(found, ending="md", make=lambda: markdown(told(lang)).encode())
    yield replace(found, ending="html", make=lambda: sheet_html([told(each) for each in languages]).encode())


def _names(battle: Battle) -> dict[SideId, str]:
    """The sides' names as files bear them; with the side itself where both would be alike."""
    names = {side.id: slug(side.name) for side in battle.sides.values()}
    alike = len({name.casefold() for name in names.values()}) < len(names)
    return {id_: f"{name}-{id_}" if alike else name for id_, name in names.items()}


def handy_papers(book: Book, lang: str, paper: str, force: Force) -> Iterator[Paper]:
    """The counters that these troops need, to cut out, and forms to write on."""
    yield named(lang, "counters", lambda: printed_counters(counters(book, lang, force), paper))
    yield named(lang, "forms", lambda: printed_forms(forms(book, lang), paper))


def _reference(  # as they come
    book: Book, battle: Battle, side: SideId, lang: str, paper: str, *, centimetres: bool
) -> Printed:
    return printed([reference_sheet(book, lang, battle, side, centimetres=centimetres)], paper)


def _cards(  # as they come
    lists: Catalogue, battle: Battle, side: Side, lang: str, paper: str, *, centimetres: bool
) -> Printed:
    roster = fielded(battle, side)
    judged, options = verdict(lists, roster), Options(centimetres=centimetres)
    sheet = roster_sheet(lists, roster, judged, layout=Layout.UNITS, lang=lang, options=options)
    return printed_deck(deck(sheet), paper)


def army_papers(
    lists: Catalogue,
    roster: Roster,
    judged: Verdict,
    *,
    lang: str,
    paper: str,
    options: Options | None = None,
) -> Iterator[Paper]:
    """The army in its three layouts, its cards, counters and forms. Raises `KeyError` for a paper."""

    def sheet(layout: Layout) -> Sheet:
        code = code_if_any(roster, lists)
        return roster_sheet(lists, roster, judged, layout=layout, lang=lang, code=code, options=options)

    def laid(layout: Layout) -> Printed:
        return printed([sheet(layout)], paper)

    for layout in Layout:
        yield named(lang, layout.value, partial(laid, layout))
        if layout is Layout.UNITS:
            yield named(lang, "cards", lambda: printed_deck(deck(sheet(Layout.UNITS)), paper))
    yield from handy_papers(lists.book, lang, paper, force_of(roster))


def campaign_papers(lists: Catalogue, journal: Journal[Campaign], lang: str, paper: str) -> Iterator[Paper]:
    """Chronicle, standings, statements once there is an account, and the sheet of an evening."""
    campaign = journal.state

    def flowing(what: str, tell: Callable[[], list[Sheet]]) -> Paper:
        return named(lang, what, lambda: printed(tell(), paper))

    yield flowing("chronicle", lambda: [chronicle_paper(lang, journal)])
    yield flowing("standings", lambda: [standings_paper(lists.book, lang, campaign)])
    if accounts := statements(lists.book, lang, campaign):
        yield flowing("statements", lambda: list(accounts))
    yield flowing("evening", lambda: [evening_paper(lists, lang, last_evening(journal))])
