"""The sheet of a campaign's evening: who acts after whom, what waits, the battles with points and forces."""

from collections.abc import Iterator

from armylists.catalogue import Catalogue
from armylists.wording import people_name
from heart_africa.core.journal import Journal
from heart_africa.core.messages import say
from heart_africa.core.reckoning import Reckoning
from heart_africa.language.narration import name as called
from heart_africa.language.narration import reason, reasons
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign, Kind, Player
from heart_africa.rules.campaign.agenda import Due, agenda
from heart_africa.rules.campaign.battles import before
from heart_africa.rules.campaign.points import points_of
from heart_africa.rules.campaign.state import Engagement
from reports.content.campaign import campaign_tables
from reports.content.campaign_papers import LEFT, RIGHT, campaign_sheet
from reports.content.sheet import Blanks, Block, Fact, Paragraph, Row, Section, Sheet, Table

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
    book, facts = lists.book, tuple(_facts(lang, campaign))
    sections = (
        _order(book, lang, campaign),
        *_waits(book, lang, campaign),
        *(_battle(lists, lang, campaign, each) for each in campaign.battles.values()),
    )
    return campaign_sheet(lang, campaign, "evening", facts, sections)


def _facts(lang: str, campaign: Campaign) -> Iterator[Fact]:
    yield Fact(say(lang, "papers-fact-players"), str(sum(1 for _ in campaign.playing())))
    yield Fact(say(lang, "papers-fact-to-play"), str(len(campaign.battles)))
    if campaign.round.deadline:
        yield Fact(say(lang, "papers-fact-deadline"), campaign.round.deadline)


# --- the order of play ---


def _order(book: Book, lang: str, campaign: Campaign) -> Section:
    """Who acts after whom; and a line for each who has not, to write on what he does."""
    states = {row[0]: row[-1] for row in campaign_tables(book, lang, campaign).players.rows}
    names = campaign.round.order or tuple(player.name for player in campaign.playing())
    rows = tuple(
        _player(lang, campaign, campaign.player(name), number if campaign.round.order else 0, states[name])
        for number, name in enumerate(names, start=1)
    )
    heads = (
        say(lang, "page-col-place"),
        *(say(lang, f"page-col-{each}") for each in ("player", "force", "army", "hongos")),
        say(lang, "papers-col-go"),
    )
    table = Table((RIGHT, LEFT, LEFT, LEFT, RIGHT, LEFT), rows, heads)
    note = "" if campaign.round.order else say(lang, "papers-no-order-yet")
    left = tuple(name for name in names if name not in campaign.round.gone and not campaign.over)
    lines = (Blanks(left),) if left else ()
    return Section("order", say(lang, "papers-order"), (table, *lines), note)


def _player(lang: str, campaign: Campaign, player: Player, place: int, state: str) -> Row:
    force = player.called if player.called != player.name else NONE
    purse = NONE if player.kind is Kind.COLONIAL else str(campaign.hongos(player.name))
    army = called(lang, "list", player.army.list)
    gone = say(lang, "papers-has-gone") if player.name in campaign.round.gone else ""
    return Row((str(place or ""), player.name, force, army, purse, state or gone))


def _waits(book: Book, lang: str, campaign: Campaign) -> Iterator[Section]:
    """What waits for somebody, but for the battles, which have their blocks."""
    dues = [due for due in agenda(book, campaign) if "report-result" not in due.orders]
    if dues:
        yield Section("waits", say(lang, "papers-waits"), tuple(_due(lang, due) for due in dues))


def _due(lang: str, due: Due) -> Paragraph:
    who = due.player or say(lang, "keep-organiser")
    why = reason(lang, due.why)
    text = f"{why.why[:1].upper()}{why.why[1:]}".removesuffix(".") + "."
    return Paragraph(text, title=f"{who[:1].upper()}{who[1:]}", cite=why.cited)


# --- the battles ---


def _battle(lists: Catalogue, lang: str, campaign: Campaign, battle: Engagement) -> Section:
    scenario = called(lang, "scenario", battle.scenario)
    title = say(lang, "papers-battle", battle=battle.id, scenario=scenario)
    first = before(campaign, battle)
    note = say(lang, "papers-battle-first", battle=first) if first else ""
    return Section(f"battle-{battle.id}", title, tuple(_blocks(lists, lang, campaign, battle)), note)


def _blocks(lists: Catalogue, lang: str, campaign: Campaign, battle: Engagement) -> Iterator[Block]:
    points = battle.points or points_of(lists.book, campaign, battle)
    rows = tuple(
        _side(lists, lang, campaign.player(name), (role, str(campaign.hongos(name)), str(sum_.total)))
        for name, role, sum_ in zip(battle.sides, ("attacker", "defender"), points, strict=True)
    )
    heads = ("", *(say(lang, f"page-col-{each}") for each in ("player", "force", "army", "hongos")))
    yield Table((LEFT, LEFT, LEFT, LEFT, RIGHT, RIGHT), rows, (*heads, say(lang, "papers-col-points")))
    for name, sum_ in zip(battle.sides, points, strict=True):
        yield _reasons(lang, name, sum_)
    choices = (*(say(lang, "papers-wins", player=name) for name in battle.sides), say(lang, "papers-draw"))
    lost = (say(lang, "papers-losses-of", player=name) for name in battle.sides)
    white = any(campaign.player(name).kind is Kind.EXPLORER for name in battle.sides)
    fell = (say(lang, "papers-leader-fell"),) if white else ()
    yield Blanks((*lost, *fell, say(lang, "papers-notes")), choices)


def _side(lists: Catalogue, lang: str, player: Player, told: tuple[str, str, str]) -> Row:
    """A side: its role, whose it is, its force and list, its hongos and points."""
    role, hongos, points = told
    force = player.called if player.called != player.name else NONE
    purse = NONE if player.kind is Kind.COLONIAL else hongos
    name = say(lang, f"papers-{role}")
    return Row((name, player.name, force, _army(lists, lang, player), purse, points))


def _army(lists: Catalogue, lang: str, player: Player) -> str:
    army = called(lang, "list", player.army.list)
    return f"{army} ({people_name(lists, player.army.people, lang)})" if player.army.people else army


def _reasons(lang: str, name: str, sum_: Reckoning) -> Paragraph:
    lines = reasons(lang, sum_)
    told = "; ".join(f"{each.value:+d} {each.why}" for each in lines)
    return Paragraph(
        f"{told}.", title=say(lang, "papers-points-of", player=name), cite="; ".join(e.cited for e in lines)
    )
