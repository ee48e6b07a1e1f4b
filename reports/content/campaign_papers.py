"""The papers of a campaign: its chronicle, its standings, a statement of hongos for each player.

The sheet of an evening has its own module (`evening`). Every sheet is one document, or a page of one.
"""

from collections.abc import Iterator

from heart_africa.analytics.campaign_chronicle import Chapter, chronicle
from heart_africa.core.journal import Journal
from heart_africa.core.messages import say
from heart_africa.language.narration import name as called
from heart_africa.language.narration import signed
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign, Kind, Player
from heart_africa.rules.campaign.ledger import BANK, Row
from reports.content.campaign import Grid, Realm, campaign_tables
from reports.content.chart import Bar, Chart, Curves
from reports.content.sheet import Align, Block, Fact, Heads, Paragraph, Section, Sheet, Table
from reports.content.sheet import Row as Line

NO_HEADS = Heads("", "", (), "", "")
LAYOUT = "flow"
RIGHT: Align = "right"
LEFT: Align = "left"


def campaign_sheet(
    lang: str, campaign: Campaign, paper: str, facts: tuple[Fact, ...], sections: tuple[Section, ...]
) -> Sheet:
    """A paper of a campaign as it stands, under the head that all of them share."""
    return Sheet(
        LAYOUT,
        lang,
        say(lang, f"papers-{paper}"),
        campaign.name,
        date_of(lang, campaign),
        facts,
        NO_HEADS,
        sections,
        say(lang, "papers-footer", name=campaign.name, date=date_of(lang, campaign)),
        subject=say(lang, "papers-subject"),
    )


def date_of(lang: str, campaign: Campaign) -> str:
    """The half year of a campaign and its turn; before the first, when it begins."""
    date = campaign.date
    return say(lang, "papers-date", year=date.year, half=date.half, turn=campaign.turn)


# --- the chronicle ---


def chronicle_paper(lang: str, journal: Journal[Campaign]) -> Sheet:
    """The story in prose, a part for each half year that brought news."""
    chapters = chronicle(lang, journal)
    campaign = journal.state
    facts = (
        Fact(say(lang, "papers-fact-years"), f"{campaign.start}–{campaign.date.year}"),
        Fact(say(lang, "papers-fact-players"), str(len(campaign.players))),
        Fact(say(lang, "papers-fact-battles"), str(sum(1 for each in campaign.past if each.outcome))),
    )
    sections = tuple(_chapter(number, chapter) for number, chapter in enumerate(chapters))
    nothing = Section("nothing", say(lang, "papers-chronicle"), (Paragraph(say(lang, "keep-no-story")),))
    return campaign_sheet(lang, campaign, "chronicle", facts, sections or (nothing,))


def _chapter(number: int, chapter: Chapter) -> Section:
    told = tuple(Paragraph(each.text, cite=each.note) for each in chapter.paragraphs)
    return Section(f"chapter-{number}", chapter.title, told, chapter.riches)


# --- standings ---


def standings_paper(book: Book, lang: str, campaign: Campaign) -> Sheet:
    """Who stands where, who holds what, who beat whom; with charts of hongos and of victories."""
    tables = campaign_tables(book, lang, campaign)
    heads = tables.heads
    sections = (
        Section("players", heads.standings, _grids((tables.players, *tables.standings))),
        Section("riches", heads.riches, tuple(_riches(lang, campaign, tables.riches))),
        Section("beats", heads.beats, (victories(lang, campaign), *_grids((tables.beats,)))),
        Section("land", heads.land, tuple(map(_realm, tables.land))),
        Section("battles", heads.battles, tuple(_battles(tables.battles))),
    )
    nothing = (Paragraph(heads.empty),)
    filled = tuple(Section(each.key, each.title, each.blocks or nothing) for each in sections)
    return campaign_sheet(lang, campaign, "standings", (), filled)


def _grids(grids: tuple[Grid, ...]) -> tuple[Block, ...]:
    return tuple(block for grid in grids if grid.rows for block in _grid(grid))


def _grid(grid: Grid) -> Iterator[Block]:
    """A table under its caption; its numbers at the right."""
    yield Paragraph("", title=grid.caption, cite=grid.note)
    aligns = tuple(RIGHT if place in grid.numbers else LEFT for place in range(len(grid.heads)))
    yield Table(aligns, tuple(Line(row) for row in grid.rows), grid.heads)


def _battles(years: tuple[Grid, ...]) -> Iterator[Block]:
    """The battles of all years in one table: their ids begin with the year."""
    if years:
        rows = tuple(Line(row) for grid in years for row in grid.rows)
        yield Table(tuple(LEFT for _ in years[0].heads), rows, years[0].heads)


def _riches(lang: str, campaign: Campaign, told: Curves) -> Iterator[Block]:
    yield holdings(lang, campaign)
    if len(told.dates) > 1:
        yield told


def holdings(lang: str, campaign: Campaign) -> Chart:
    """What everybody holds who plays for hongos or still has any, the richest first and marked."""
    held = ((campaign.hongos(one.name), one.name, one) for one in campaign.players.values())
    shown = ((hongos, name) for hongos, name, one in held if hongos or _for_hongos(one))
    return _chart(say(lang, "papers-chart-hongos"), shown)


def _for_hongos(player: Player) -> bool:
    return player.plays and player.kind is not Kind.COLONIAL


def victories(lang: str, campaign: Campaign) -> Chart:
    """How many battles everybody has won, whoever won most first and marked."""
    won = ((one.won, one.name) for one in campaign.players.values())
    return _chart(say(lang, "papers-chart-victories"), won)


def _chart(title: str, counts: Iterator[tuple[int, str]]) -> Chart:
    found = sorted(counts, key=lambda pair: (-pair[0], pair[1]))
    most = found[0][0] if found else 0
    bars = tuple(Bar(name, count, str(count), count == most and count > 0) for count, name in found)
    return Chart(title, bars)


def _realm(realm: Realm) -> Paragraph:
    named = f"{realm.subtitle}: {', '.join(realm.names)}." if realm.names else f"{realm.subtitle}."
    title = f"{realm.lacks_title[:1].upper()}{realm.lacks_title[1:]}"
    lacks = f" {title}: {', '.join(realm.lacks)}." if realm.lacks else ""
    return Paragraph(f"{named}{lacks}", title=realm.title)


# --- statements ---


def statements(book: Book, lang: str, campaign: Campaign) -> tuple[Sheet, ...]:
    """A statement for every player who ever held a hongo: a document of a page or more each."""
    riches = campaign_tables(book, lang, campaign).riches
    return tuple(
        _statement(lang, campaign, name, riches) for name in campaign.players if any(_rows(campaign, name))
    )


def _rows(campaign: Campaign, name: str) -> Iterator[Row]:
    return campaign.ledger.statement(name)


def _statement(lang: str, campaign: Campaign, name: str, riches: Curves) -> Sheet:
    rows = tuple(_rows(campaign, name))
    table = Table(
        (LEFT, LEFT, LEFT, RIGHT, RIGHT), (*_lines(lang, name, rows), _sum(lang, rows)), _heads(lang)
    )
    own = tuple(curve for curve in riches.curves if curve.name == name)
    picture = Curves(say(lang, "papers-chart-own"), riches.alt, riches.dates, own)
    blocks = (table, picture) if len(riches.dates) > 1 else (table,)
    sections = (Section("statement", say(lang, "papers-statement-of", name=name), blocks),)
    return campaign_sheet(lang, campaign, "statement", tuple(_facts(lang, campaign, name, rows)), sections)


def _heads(lang: str) -> tuple[str, ...]:
    return tuple(say(lang, f"keep-head-{each}") for each in ("date", "cause", "other", "change", "balance"))


def _lines(lang: str, name: str, rows: tuple[Row, ...]) -> Iterator[Line]:
    for row in rows:
        posting = row.posting
        other = posting.taker if posting.giver == name else posting.giver
        cause = say(lang, "keep-cause", cause=posting.cause.value, battle=posting.battle or "none").strip()
        account = say(lang, "keep-bank") if other == BANK else other
        yield Line((f"{posting.year}/{posting.half}", cause, account, signed(row.change), str(row.balance)))


def _sum(lang: str, rows: tuple[Row, ...]) -> Line:
    last = rows[-1].balance
    return Line((say(lang, "papers-balance"), "", "", "", str(last)), strong=True)


def _facts(lang: str, campaign: Campaign, name: str, rows: tuple[Row, ...]) -> Iterator[Fact]:
    player = campaign.player(name)
    yield Fact(say(lang, "page-col-player"), name)
    if player.called != name:
        yield Fact(say(lang, "page-col-force"), player.called)
    yield Fact(say(lang, "page-col-army"), called(lang, "list", player.army.list))
    yield Fact(say(lang, "papers-fact-got"), str(sum(row.change for row in rows if row.change > 0)))
    yield Fact(say(lang, "papers-fact-gave"), str(-sum(row.change for row in rows if row.change < 0)))
    yield Fact(say(lang, "papers-balance"), str(rows[-1].balance))
