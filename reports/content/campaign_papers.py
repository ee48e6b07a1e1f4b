"""The papers of a campaign: chronicle, standings, statements of hongos, and the sheet of an evening.

Every sheet is one document, or a page of one.
"""

from collections.abc import Iterator

from armylists.catalogue import Catalogue
from armylists.wording.names import people_name
from heart_africa.analytics.campaign_chronicle import chronicle
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import Journal
from heart_africa.core.messages import say
from heart_africa.core.text import alphabetical
from heart_africa.language.campaign.tables import Grid, heads, player_row, statement_table
from heart_africa.language.campaign.words import in_turn
from heart_africa.language.narration import name as called
from heart_africa.language.narration import reason, reasons, signed
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign, PlayerKind
from heart_africa.rules.campaign.agenda import Due, agenda
from heart_africa.rules.campaign.battles import before, points_of
from heart_africa.rules.campaign.ledger import Row
from heart_africa.rules.campaign.state import Engagement
from heart_africa.rules.campaign.turn import may_go
from reports.content.campaign import campaign_tables, riches
from reports.content.chart import Bar, Chart, Curves
from reports.content.sheet import (
    LEFT,
    NO_HEADS,
    RIGHT,
    Blanks,
    Block,
    Fact,
    Paragraph,
    Section,
    Sheet,
    Table,
    table,
)
from reports.content.sheet import Row as Line

LAYOUT = "flow"


def campaign_sheet(
    lang: str, campaign: Campaign, paper: str, facts: tuple[Fact, ...], sections: tuple[Section, ...]
) -> Sheet:
    """Return a paper of a campaign as it stands, with the head that all its papers share."""
    return Sheet(
        LAYOUT,
        lang,
        say(lang, f"paper-{paper}"),
        campaign.name,
        date_of(lang, campaign),
        facts,
        NO_HEADS,
        sections,
        say(lang, "paper-footer", name=campaign.name, date=date_of(lang, campaign)),
        subject=say(lang, "paper-subject"),
    )


def date_of(lang: str, campaign: Campaign) -> str:
    """Return the half year of a campaign and its turn; before the first turn, when the campaign begins."""
    date = campaign.date
    return say(lang, "paper-date", year=date.year, half=date.half, turn=campaign.turn)


# --- the chronicle ---


def chronicle_paper(lang: str, journal: Journal[Campaign]) -> Sheet:
    """Return the chronicle in prose, with a section for each half year that brought news."""
    chapters = chronicle(lang, journal)
    campaign = journal.state
    first, last = campaign.start, campaign.date.year
    facts = (
        Fact(say(lang, "paper-fact-years"), str(first) if first == last else f"{first}–{last}"),
        Fact(say(lang, "paper-fact-players"), str(len(campaign.players))),
        Fact(say(lang, "paper-fact-battles"), str(sum(1 for each in campaign.past if each.outcome))),
    )
    sections = []
    for number, chapter in enumerate(chapters):
        prose = tuple(Paragraph(each.text, cite=each.note) for each in chapter.paragraphs)
        sections.append(Section(f"chapter-{number}", chapter.title, prose, chapter.riches))
    nothing = Section(
        "nothing", say(lang, "paper-chronicle"), (Paragraph(say(lang, "campaign_state-no-story")),)
    )
    return campaign_sheet(lang, campaign, "chronicle", facts, tuple(sections or [nothing]))


# --- standings ---


def standings_paper(book: Book, lang: str, campaign: Campaign) -> Sheet:
    """Return the paper of ranks, territories and victories, with charts of hongos and of victories."""
    tables = campaign_tables(book, lang, campaign)
    titles = tables.heads
    over_time = (tables.riches,) if len(tables.riches.dates) > 1 else ()
    # the battles of all years as one table: their ids begin with the year
    rows = [row for year in tables.battles for row in year.rows]
    battles = (table(rows, tables.battles[0].heads),) if tables.battles else ()
    sections = (
        Section("players", titles.standings, _grids((tables.players, *tables.standings))),
        Section("riches", titles.riches, (holdings(lang, campaign), *over_time)),
        Section("beats", titles.beats, (victories(lang, campaign), *_grids((tables.beats,)))),
        Section("land", titles.land, tuple(Paragraph(each.text, title=each.title) for each in tables.land)),
        Section("battles", titles.battles, battles),
    )
    nothing = (Paragraph(titles.empty),)
    filled = tuple(Section(each.key, each.title, each.blocks or nothing) for each in sections)
    return campaign_sheet(lang, campaign, "standings", (), filled)


def _grids(grids: tuple[Grid, ...]) -> tuple[Block, ...]:
    """Return each table that has rows under its caption; columns of numbers are aligned to the right."""
    return tuple(
        block
        for grid in grids
        if grid.rows
        for block in (
            Paragraph("", title=grid.caption, cite=grid.note),
            table(grid.rows, grid.heads, right=grid.numbers),
        )
    )


def holdings(lang: str, campaign: Campaign) -> Chart:
    """Return a chart of the hongos of all who play for them or have any, the richest first and marked."""
    shown = (
        (hongos, one.name)
        for one in campaign.players.values()
        if (hongos := campaign.hongos(one.name)) or (one.plays and one.kind is not PlayerKind.COLONIAL)
    )
    return _chart(say(lang, "paper-chart-hongos"), shown)


def victories(lang: str, campaign: Campaign) -> Chart:
    """Return a chart of how many battles each player has won, the most successful first and marked."""
    won = ((one.won, one.name) for one in campaign.players.values())
    return _chart(say(lang, "paper-chart-victories"), won)


def _chart(title: str, counts: Iterator[tuple[int, str]]) -> Chart:
    found = sorted(counts, key=lambda pair: (-pair[0], alphabetical(pair[1])))
    most = found[0][0] if found else 0
    bars = tuple(Bar(name, count, str(count), count == most and count > 0) for count, name in found)
    return Chart(title, bars)


# --- statements ---


def statements(lang: str, campaign: Campaign) -> tuple[Sheet, ...]:
    """Return a statement for every player who ever held a hongo: a document of a page or more each."""
    curves = riches(lang, campaign)
    held = ((name, tuple(campaign.ledger.statement(name))) for name in campaign.players)
    return tuple(_statement(lang, campaign, name, rows, curves) for name, rows in held if rows)


def _statement(lang: str, campaign: Campaign, name: str, rows: tuple[Row, ...], curves: Curves) -> Sheet:
    shown = statement_table(lang, name, rows)
    lines = table(shown.rows, shown.heads, right=shown.numbers)
    total = Line((say(lang, "paper-balance"), "", "", "", str(rows[-1].balance)), strong=True)
    account = replace(lines, rows=(*lines.rows, total))
    own = tuple(curve for curve in curves.curves if curve.name == name)
    picture = Curves(say(lang, "paper-chart-own"), curves.alt, curves.dates, own)
    blocks = (account, picture) if len(curves.dates) > 1 else (account,)
    sections = (Section("statement", say(lang, "paper-statement-of", name=name), blocks),)
    return campaign_sheet(lang, campaign, "statement", tuple(_facts(lang, campaign, name, rows)), sections)


def _facts(lang: str, campaign: Campaign, name: str, rows: tuple[Row, ...]) -> Iterator[Fact]:
    player = campaign.player(name)
    columns = ("player", "force", "army") if player.called != name else ("player", "army")
    yield from map(Fact, heads(lang, columns), player_row(lang, campaign, player, columns))
    yield Fact(say(lang, "paper-fact-got"), str(sum(row.change for row in rows if row.change > 0)))
    yield Fact(say(lang, "paper-fact-gave"), str(-sum(row.change for row in rows if row.change < 0)))
    yield Fact(say(lang, "paper-balance"), str(rows[-1].balance))


def last_evening(journal: Journal[Campaign]) -> Campaign:
    """Return the campaign as it stands or, if no battle waits now, as it was when most of them last did."""
    if journal.state.battles or not journal.state.over:
        return journal.state
    found = (each.after for each in journal.standing)
    return max(
        enumerate(found), key=lambda pair: (len(pair[1].battles), pair[0]), default=(0, journal.state)
    )[1]


def evening_paper(lists: Catalogue, lang: str, campaign: Campaign) -> Sheet:
    """Return the sheet of an evening: the order of play, what else waits, and a block for each battle."""
    facts = [
        Fact(say(lang, "paper-fact-players"), str(sum(1 for _ in campaign.playing()))),
        Fact(say(lang, "paper-fact-to-play"), str(len(campaign.battles))),
    ]
    if campaign.round.deadline:
        facts.append(Fact(say(lang, "paper-fact-deadline"), campaign.round.deadline))
    # what is still to be decided; battles have blocks of their own
    dues = [due for due in agenda(lists.book, campaign) if "report-result" not in due.orders]
    waits = Section("waits", say(lang, "paper-waits"), tuple(_due(lang, due) for due in dues))
    sections = (
        _order(lang, campaign),
        *((waits,) if dues else ()),
        *(_battle(lists, lang, campaign, each) for each in campaign.battles.values()),
    )
    return campaign_sheet(lang, campaign, "evening", tuple(facts), sections)


# --- the order of play ---


def _order(lang: str, campaign: Campaign) -> Section:
    """Return the section of the order of play, then of late-comers.

    Whoever has still to act gets a line to write on.
    """
    order = campaign.round.order
    later = (player.name for player in campaign.playing() if player.name not in order)
    rows = (
        *(_player(lang, campaign, name, str(number)) for number, name in enumerate(order, start=1)),
        *(_player(lang, campaign, name, "") for name in later),
    )
    above = (*heads(lang, ("place", *PLAYS)), say(lang, "paper-col-go"))
    shown = Table((RIGHT, LEFT, LEFT, LEFT, RIGHT, LEFT), rows, above)
    note = "" if order else say(lang, "paper-no-order-yet")
    names = order or tuple(row.cells[1] for row in rows)
    left = tuple(name for name in names if may_go(campaign, campaign.player(name)) and not campaign.over)
    lines = (Blanks(left),) if left else ()
    return Section("order", say(lang, "paper-order"), (shown, *lines), note)


PLAYS = ("player", "force", "army", "hongos")
"""The columns of the order of play."""


def _player(lang: str, campaign: Campaign, name: str, place: str) -> Line:
    player = campaign.player(name)
    return Line((place, *player_row(lang, campaign, player, PLAYS), in_turn(lang, campaign, player)))


def _due(lang: str, due: Due) -> Paragraph:
    who = due.player or say(lang, "campaign_state-organiser")
    why = reason(lang, due.why)
    text = f"{why.why[:1].upper()}{why.why[1:]}".removesuffix(".") + "."
    return Paragraph(text, title=f"{who[:1].upper()}{who[1:]}", cite=why.cited)


# --- the battles ---


def _battle(lists: Catalogue, lang: str, campaign: Campaign, battle: Engagement) -> Section:
    scenario = called(lang, "scenario", battle.scenario)
    title = say(lang, "paper-battle", battle=battle.id, scenario=scenario)
    first = before(campaign, battle)
    note = say(lang, "paper-battle-first", battle=first) if first else ""
    return Section(f"battle-{battle.id}", title, tuple(_blocks(lists, lang, campaign, battle)), note)


def _blocks(lists: Catalogue, lang: str, campaign: Campaign, battle: Engagement) -> Iterator[Block]:
    points = battle.points or points_of(lists.book, campaign, battle)
    rows = tuple(
        Line((say(lang, f"paper-{role}"), *_side(lists, lang, campaign, name), str(sum_.total)))
        for name, role, sum_ in zip(battle.sides, ("attacker", "defender"), points, strict=True)
    )
    above = ("", *heads(lang, PLAYS), say(lang, "paper-col-points"))
    yield Table((LEFT, LEFT, LEFT, LEFT, RIGHT, RIGHT), rows, above)
    for name, sum_ in zip(battle.sides, points, strict=True):
        lines = reasons(lang, sum_)
        told = "; ".join(f"{signed(each.value)} {each.why}" for each in lines)
        cites = "; ".join(each.cited for each in lines)
        yield Paragraph(f"{told}.", title=say(lang, "paper-points-of", player=name), cite=cites)
    choices = (*(say(lang, "paper-wins", player=name) for name in battle.sides), say(lang, "paper-draw"))
    lost = (say(lang, "paper-losses-of", player=name) for name in battle.sides)
    white = any(campaign.player(name).kind is PlayerKind.EXPLORER for name in battle.sides)
    fell = (say(lang, "paper-leader-fell"),) if white else ()
    yield Blanks((*lost, *fell, say(lang, "paper-evening-notes")), choices)


def _side(lists: Catalogue, lang: str, campaign: Campaign, name: str) -> tuple[str, ...]:
    """Return a side's columns as in the order of play, with its people beside its list."""
    player = campaign.player(name)
    who, force, army, hongos = player_row(lang, campaign, player, PLAYS)
    people = player.army.people
    return who, force, f"{army} ({people_name(lists, people, lang)})" if people else army, hongos
