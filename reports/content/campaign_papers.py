"""The papers of a campaign: chronicle, standings, a statement of hongos for each player, an evening's sheet.

Every sheet is one document, or a page of one.
"""

from collections.abc import Iterator

from armylists.catalogue import Catalogue
from armylists.wording.names import people_name
from heart_africa.analytics.campaign_chronicle import Chapter, chronicle
from heart_africa.core.collation import alphabetical
from heart_africa.core.journal.journal import Journal
from heart_africa.core.messages import say
from heart_africa.core.reckoning import Reckoning
from heart_africa.language.campaign.words import in_turn, statement_row
from heart_africa.language.narration import name as called
from heart_africa.language.narration import reason, reasons, signed
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign, Player, PlayerKind
from heart_africa.rules.campaign.agenda import Due, agenda
from heart_africa.rules.campaign.battles import before, points_of
from heart_africa.rules.campaign.ledger import Row
from heart_africa.rules.campaign.state import Engagement
from heart_africa.rules.campaign.turn import may_go
from reports.content.campaign import Grid, Realm, campaign_tables
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
    """A paper of a campaign as it stands, under the head that all of them share."""
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
    """The half year of a campaign and its turn; before the first, when it begins."""
    date = campaign.date
    return say(lang, "paper-date", year=date.year, half=date.half, turn=campaign.turn)


# --- the chronicle ---


def chronicle_paper(lang: str, journal: Journal[Campaign]) -> Sheet:
    """The story in prose, a part for each half year that brought news."""
    chapters = chronicle(lang, journal)
    campaign = journal.state
    first, last = campaign.start, campaign.date.year
    facts = (
        Fact(say(lang, "paper-fact-years"), str(first) if first == last else f"{first}–{last}"),
        Fact(say(lang, "paper-fact-players"), str(len(campaign.players))),
        Fact(say(lang, "paper-fact-battles"), str(sum(1 for each in campaign.past if each.outcome))),
    )
    sections = tuple(_chapter(number, chapter) for number, chapter in enumerate(chapters))
    nothing = Section("nothing", say(lang, "paper-chronicle"), (Paragraph(say(lang, "keep-no-story")),))
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
    yield table(grid.rows, grid.heads, right=grid.numbers)


def _battles(years: tuple[Grid, ...]) -> Iterator[Block]:
    """The battles of all years in one table: their ids begin with the year."""
    if years:
        yield table((row for grid in years for row in grid.rows), years[0].heads)


def _riches(lang: str, campaign: Campaign, told: Curves) -> Iterator[Block]:
    yield holdings(lang, campaign)
    if len(told.dates) > 1:
        yield told


def holdings(lang: str, campaign: Campaign) -> Chart:
    """What everybody holds who plays for hongos or still has any, the richest first and marked."""
    held = ((campaign.hongos(one.name), one.name, one) for one in campaign.players.values())
    shown = ((hongos, name) for hongos, name, one in held if hongos or _for_hongos(one))
    return _chart(say(lang, "paper-chart-hongos"), shown)


def _for_hongos(player: Player) -> bool:
    return player.plays and player.kind is not PlayerKind.COLONIAL


def victories(lang: str, campaign: Campaign) -> Chart:
    """How many battles everybody has won, whoever won most first and marked."""
    won = ((one.won, one.name) for one in campaign.players.values())
    return _chart(say(lang, "paper-chart-victories"), won)


def _chart(title: str, counts: Iterator[tuple[int, str]]) -> Chart:
    found = sorted(counts, key=lambda pair: (-pair[0], alphabetical(pair[1])))
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
    account = Table(
        (LEFT, LEFT, LEFT, RIGHT, RIGHT), (*_lines(lang, name, rows), _sum(lang, rows)), _heads(lang)
    )
    own = tuple(curve for curve in riches.curves if curve.name == name)
    picture = Curves(say(lang, "paper-chart-own"), riches.alt, riches.dates, own)
    blocks = (account, picture) if len(riches.dates) > 1 else (account,)
    sections = (Section("statement", say(lang, "paper-statement-of", name=name), blocks),)
    return campaign_sheet(lang, campaign, "statement", tuple(_facts(lang, campaign, name, rows)), sections)


def _heads(lang: str) -> tuple[str, ...]:
    return tuple(say(lang, f"keep-head-{each}") for each in ("date", "cause", "other", "change", "balance"))


def _lines(lang: str, name: str, rows: tuple[Row, ...]) -> Iterator[Line]:
    return (Line(statement_row(lang, name, row)) for row in rows)


def _sum(lang: str, rows: tuple[Row, ...]) -> Line:
    last = rows[-1].balance
    return Line((say(lang, "paper-balance"), "", "", "", str(last)), strong=True)


def _facts(lang: str, campaign: Campaign, name: str, rows: tuple[Row, ...]) -> Iterator[Fact]:
    player = campaign.player(name)
    yield Fact(say(lang, "page-col-player"), name)
    if player.called != name:
        yield Fact(say(lang, "page-col-force"), player.called)
    yield Fact(say(lang, "page-col-army"), called(lang, "list", player.army.list))
    yield Fact(say(lang, "paper-fact-got"), str(sum(row.change for row in rows if row.change > 0)))
    yield Fact(say(lang, "paper-fact-gave"), str(-sum(row.change for row in rows if row.change < 0)))
    yield Fact(say(lang, "paper-balance"), str(rows[-1].balance))


NONE = "–"


def last_evening(journal: Journal[Campaign]) -> Campaign:
    """The campaign as it stands or, if no battle waits now, as it stood when most of them last did."""
    if journal.state.battles or not journal.state.over:
        return journal.state
    found = (each.after for each in journal.standing)
    return max(
        enumerate(found), key=lambda pair: (len(pair[1].battles), pair[0]), default=(0, journal.state)
    )[1]


def evening_paper(lists: Catalogue, lang: str, campaign: Campaign) -> Sheet:
    """The order of play, what waits besides battles, and a block for each battle with room for its result."""
    book, facts = lists.book, tuple(_evening_facts(lang, campaign))
    sections = (
        _order(lang, campaign),
        *_waits(book, lang, campaign),
        *(_battle(lists, lang, campaign, each) for each in campaign.battles.values()),
    )
    return campaign_sheet(lang, campaign, "evening", facts, sections)


def _evening_facts(lang: str, campaign: Campaign) -> Iterator[Fact]:
    yield Fact(say(lang, "paper-fact-players"), str(sum(1 for _ in campaign.playing())))
    yield Fact(say(lang, "paper-fact-to-play"), str(len(campaign.battles)))
    if campaign.round.deadline:
        yield Fact(say(lang, "paper-fact-deadline"), campaign.round.deadline)


# --- the order of play ---


def _order(lang: str, campaign: Campaign) -> Section:
    """Who acts after whom, then whoever came later; and a line for each who is still to act, to write on."""
    order = campaign.round.order
    later = (player.name for player in campaign.playing() if player.name not in order)
    rows = (
        *(_player(lang, campaign, name, str(number)) for number, name in enumerate(order, start=1)),
        *(_player(lang, campaign, name, "") for name in later),
    )
    heads = (
        say(lang, "page-col-place"),
        *(say(lang, f"page-col-{each}") for each in ("player", "force", "army", "hongos")),
        say(lang, "paper-col-go"),
    )
    shown = Table((RIGHT, LEFT, LEFT, LEFT, RIGHT, LEFT), rows, heads)
    note = "" if order else say(lang, "paper-no-order-yet")
    names = order or tuple(row.cells[1] for row in rows)
    left = tuple(name for name in names if may_go(campaign, campaign.player(name)) and not campaign.over)
    lines = (Blanks(left),) if left else ()
    return Section("order", say(lang, "paper-order"), (shown, *lines), note)


def _player(lang: str, campaign: Campaign, name: str, place: str) -> Line:
    player = campaign.player(name)
    force = player.called if player.called != name else NONE
    purse = NONE if player.kind is PlayerKind.COLONIAL else str(campaign.hongos(name))
    army = called(lang, "list", player.army.list)
    return Line((place, name, force, army, purse, in_turn(lang, campaign, player)))


def _waits(book: Book, lang: str, campaign: Campaign) -> Iterator[Section]:
    """What waits for somebody, but for the battles, which have their blocks."""
    dues = [due for due in agenda(book, campaign) if "report-result" not in due.orders]
    if dues:
        yield Section("waits", say(lang, "paper-waits"), tuple(_due(lang, due) for due in dues))


def _due(lang: str, due: Due) -> Paragraph:
    who = due.player or say(lang, "keep-organiser")
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
        _side(lists, lang, campaign.player(name), (role, str(campaign.hongos(name)), str(sum_.total)))
        for name, role, sum_ in zip(battle.sides, ("attacker", "defender"), points, strict=True)
    )
    heads = ("", *(say(lang, f"page-col-{each}") for each in ("player", "force", "army", "hongos")))
    yield Table((LEFT, LEFT, LEFT, LEFT, RIGHT, RIGHT), rows, (*heads, say(lang, "paper-col-points")))
    for name, sum_ in zip(battle.sides, points, strict=True):
        yield _reasons(lang, name, sum_)
    choices = (*(say(lang, "paper-wins", player=name) for name in battle.sides), say(lang, "paper-draw"))
    lost = (say(lang, "paper-losses-of", player=name) for name in battle.sides)
    white = any(campaign.player(name).kind is PlayerKind.EXPLORER for name in battle.sides)
    fell = (say(lang, "paper-leader-fell"),) if white else ()
    yield Blanks((*lost, *fell, say(lang, "paper-evening-notes")), choices)


def _side(lists: Catalogue, lang: str, player: Player, told: tuple[str, str, str]) -> Line:
    """A side: its role, whose it is, its force and list, its hongos and points."""
    role, hongos, points = told
    force = player.called if player.called != player.name else NONE
    purse = NONE if player.kind is PlayerKind.COLONIAL else hongos
    name = say(lang, f"paper-{role}")
    return Line((name, player.name, force, _army(lists, lang, player), purse, points))


def _army(lists: Catalogue, lang: str, player: Player) -> str:
    army = called(lang, "list", player.army.list)
    return f"{army} ({people_name(lists, player.army.people, lang)})" if player.army.people else army


def _reasons(lang: str, name: str, sum_: Reckoning) -> Paragraph:
    lines = reasons(lang, sum_)
    told = "; ".join(f"{signed(each.value)} {each.why}" for each in lines)
    return Paragraph(
        f"{told}.", title=say(lang, "paper-points-of", player=name), cite="; ".join(e.cited for e in lines)
    )
