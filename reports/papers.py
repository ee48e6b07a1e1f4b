"""Everything that is printed of an army, a battle or a campaign: papers that are not made yet."""

from collections.abc import Callable, Iterator
from functools import partial

from armylists.catalogue import Catalogue
from armylists.legality import verdict
from armylists.legality.verdict import Verdict
from armylists.roster import Roster
from heart_africa.board.table_record import TableRecord
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import Journal
from heart_africa.rules.battle import Battle, Side, SideId, Stage
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.referee.secrets import ALL, View
from heart_africa.storage.files import slug
from reports.content.campaign_papers import (
    chronicle_paper,
    evening_paper,
    last_evening,
    standings_paper,
    statements,
)
from reports.content.cards import deck, fielded
from reports.content.counters import Force, counters, force_of, force_of_battle
from reports.content.forms import forms
from reports.content.reference import reference_sheet
from reports.content.roster import roster_sheet
from reports.content.sheet import ArmyLayout, Sheet
from reports.content.story import battle_story
from reports.content.table_plan import layout_now, layout_seen, table_plans, table_sheet
from reports.options import PaperOptions
from reports.paper import Paper, named, told
from reports.parcel import code_if_any
from reports.pdf.counters import printed_counters
from reports.pdf.deck import printed_deck
from reports.pdf.documents import printed
from reports.pdf.forms import printed_forms
from reports.pdf.paint import Printed

BOTH = "both"
"""The mark of a paper that neither side may read yet, as it shows what is hidden."""


def battle_papers(
    lists: Catalogue,
    journal: Journal[Battle],
    options: PaperOptions,
    record: TableRecord | None = None,
    eyes: str = ALL,
) -> Iterator[Paper]:
    """Yield the report of a battle in three forms, reference sheets and cards for each side, and blank forms.

    A reference sheet shows nothing secret of the other side. An army whose list is gone has no cards.
    `record` is that of the table, which is drawn in the report and on a sheet of its own; `eyes` is the side
    that gets the papers, "" for what both sides may read.
    """
    battle, known = journal.state, record or TableRecord()
    over = battle.stage is Stage.OVER
    names = _names(battle)
    if battle.turn:  # before the first turn there is nothing to report
        yield from report_papers(lists.book, journal, options, known, eyes)
    if known.steps:
        found = named(options.lang, "table", partial(_table, lists.book, journal, options, known, eyes))
        yield replace(found, secret="" if over else BOTH)
    for side in battle.sides.values():
        if eyes not in {ALL, side.id} and not over:
            continue
        secret, lang = "" if over else side.id, options.lang
        lay = partial(_reference, lists.book, battle, options, side.id)
        yield replace(named(lang, "reference", lay, names[side.id]), whose=side.name, secret=secret)
        if side.army in lists.lists:
            lay = partial(_cards, lists, battle, side, options)
            yield replace(named(lang, "cards", lay, names[side.id]), whose=side.name, secret=secret)
    yield from handy_papers(lists.book, options, force_of_battle(battle))


def _table(
    book: Book, journal: Journal[Battle], options: PaperOptions, record: TableRecord, eyes: str
) -> Printed:
    """Return the sheet of the table as it stands, with everybody on it whom these eyes may see."""
    view = View(journal.state, eyes)
    layout = layout_seen(view, layout_now(book, journal, record))
    return printed([table_sheet(book, options.lang, view.battle(), layout)], options.size)


def report_papers(
    book: Book, journal: Journal[Battle], options: PaperOptions, record: TableRecord, eyes: str
) -> Iterator[Paper]:
    """Yield the report as PDF, as Markdown, and as one file for a browser in every language."""

    def story(lang: str) -> Sheet:
        seen = View(journal.state, eyes).journal(journal)
        return battle_story(book, lang, seen, table_plans(book, lang, journal, record, eyes))

    yield from told("report", story, options, "" if journal.state.stage is Stage.OVER else BOTH)


def _names(battle: Battle) -> dict[SideId, str]:
    """Return the sides' names for files; followed by the side itself if both names would be equal."""
    names = {side.id: slug(side.name) for side in battle.sides.values()}
    alike = len({name.casefold() for name in names.values()}) < len(names)
    return {id_: f"{name}-{id_}" if alike else name for id_, name in names.items()}


def handy_papers(book: Book, options: PaperOptions, force: Force) -> Iterator[Paper]:
    """Yield the counters that these troops need, to cut out, and forms to write on."""
    lang, size = options.lang, options.size
    yield named(lang, "counters", lambda: printed_counters(size, counters(book, lang, force)))
    yield named(lang, "forms", lambda: printed_forms(forms(book, lang), size))


def _reference(book: Book, battle: Battle, options: PaperOptions, side: SideId) -> Printed:
    return printed([reference_sheet(book, battle, options, side)], options.size)


def _cards(lists: Catalogue, battle: Battle, side: Side, options: PaperOptions) -> Printed:
    roster = fielded(battle, side)
    sheet = roster_sheet(lists, roster, verdict(lists, roster), options, layout=ArmyLayout.UNITS)
    return printed_deck(deck(sheet), options.size)


def army_papers(lists: Catalogue, roster: Roster, judged: Verdict, options: PaperOptions) -> Iterator[Paper]:
    """Yield the army in its three layouts, its cards, counters and forms."""

    def sheet(layout: ArmyLayout) -> Sheet:
        return roster_sheet(lists, roster, judged, options, layout=layout, code=code_if_any(roster, lists))

    def laid(layout: ArmyLayout) -> Printed:
        return printed([sheet(layout)], options.size)

    lang = options.lang
    for layout in ArmyLayout:
        yield named(lang, layout.value, partial(laid, layout))
        if layout is ArmyLayout.UNITS:
            yield named(
                options.lang, "cards", lambda: printed_deck(deck(sheet(ArmyLayout.UNITS)), options.size)
            )
    yield from handy_papers(lists.book, options, force_of(roster))


def campaign_papers(lists: Catalogue, journal: Journal[Campaign], options: PaperOptions) -> Iterator[Paper]:
    """Yield the chronicle, the standings, statements once there are accounts, and an evening's sheet."""
    campaign, lang = journal.state, options.lang

    def flowing(what: str, tell: Callable[[], list[Sheet]]) -> Paper:
        return named(lang, what, lambda: printed(tell(), options.size))

    yield flowing("chronicle", lambda: [chronicle_paper(lang, journal)])
    yield flowing("standings", lambda: [standings_paper(lists.book, lang, campaign)])
    if accounts := statements(lang, campaign):
        yield flowing("statements", lambda: list(accounts))
    yield flowing("evening", lambda: [evening_paper(lists, lang, last_evening(journal))])
