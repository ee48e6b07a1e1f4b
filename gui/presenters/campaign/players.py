"""The players with the page of each, and the ledger of their hongos."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign.page import given_for, objections, verb
from gui.presenters.campaign.turn import Press, press, reasons, worth
from gui.presenters.lazy_rows import LazyRows
from gui.session import Session
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.language.campaign.tables import STATEMENT, Grid, grid
from heart_africa.language.campaign.words import (
    account_name,
    cause_text,
    refusals,
    state_of,
    statement_row,
)
from heart_africa.language.narration import name as called
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign, Player, PlayerKind, PlayerStatus
from heart_africa.rules.campaign.agenda import may
from heart_africa.rules.campaign.ledger import BANK, Posting
from heart_africa.rules.campaign.promotions import Progress, Requirement, lacks, progress
from heart_africa.rules.campaign.statistics import explorations
from reports.content.campaign_papers import holdings
from reports.content.chart import Chart

# --- the ledger of hongos as a table ---


ALL = ""
MOVEMENTS = ("date", "cause", "giver", "taker", "hongos")


@dataclass(frozen=True, slots=True)
class Filter:
    """Which movements of hongos are shown: an account, a cause, a year; "" for all."""

    account: str = ALL
    cause: str = ALL
    year: str = ALL


EVERYTHING = Filter()


@dataclass(frozen=True, slots=True)
class LedgerPanel:
    """The movements with the filters; `chart`: how many hongos everybody has."""

    table: Grid
    accounts: tuple[tuple[str, str], ...]
    causes: tuple[tuple[str, str], ...]
    years: tuple[tuple[str, str], ...]
    shown: Filter
    total: str
    count: str
    chart: Chart


def ledger(session: Session, keeping: CampaignDocument, chosen: Filter) -> LedgerPanel:
    """The movements that pass the filter, the latest first."""
    campaign, say = keeping.campaign, session.say
    postings = tuple(campaign.ledger.postings)
    accounts = [*campaign.players, BANK]
    causes = tuple(dict.fromkeys(each.cause for each in postings))
    years = sorted({each.year for each in postings}, reverse=True)
    table = _movements(session, campaign, chosen)
    everybody = (ALL, say("campaign_desk-all-accounts"))
    ledger_ = campaign.ledger
    return LedgerPanel(
        table,
        (everybody, *((each, account_name(session.lang, each)) for each in accounts)),
        (
            (ALL, say("campaign_desk-all-causes")),
            *((each.value, cause_text(session.lang, each)) for each in causes),
        ),
        ((ALL, say("campaign_desk-all-years")), *((str(each), str(each)) for each in years)),
        chosen,
        say("campaign_state-trial-balance", sum=ledger_.trial_balance, count=len(postings)),
        say("campaign_desk-shown", count=len(table.rows)) if len(table.rows) < len(postings) else "",
        holdings(session.lang, campaign),
    )


def _passes(posting: Posting, chosen: Filter) -> bool:
    return (chosen.cause in {ALL, posting.cause.value}) and chosen.year in {ALL, str(posting.year)}


def _movements(session: Session, campaign: Campaign, chosen: Filter) -> Grid:
    """The movements that pass, the latest first; with an account as its statement."""
    if chosen.account:
        return statement(session, campaign, chosen.account, chosen)
    postings = [posting for posting in campaign.ledger.postings if _passes(posting, chosen)]
    return grid(session.lang, MOVEMENTS, LazyRows(postings[::-1], lambda posting: _posted(session, posting)))


def _posted(session: Session, posting: Posting) -> tuple[str, ...]:
    return (
        f"{posting.year}/{posting.half}",
        cause_text(session.lang, posting.cause, posting.battle),
        account_name(session.lang, posting.giver),
        account_name(session.lang, posting.taker),
        str(posting.hongos),
    )


def statement(session: Session, campaign: Campaign, account: str, chosen: Filter = EVERYTHING) -> Grid:
    """The movements of an account with its running balance, the latest first."""
    lang = session.lang
    rows = [row for row in campaign.ledger.statement(account) if _passes(row.posting, chosen)]
    told = LazyRows(rows[::-1], lambda row: statement_row(lang, account, row))
    return grid(lang, STATEMENT, told, session.say("campaign_desk-account", player=account))


# --- the players ---


FEW = 4
"""The most other players for whom an order has a button each."""


@dataclass(frozen=True, slots=True)
class Line:
    """A player in the list: name, force and list, what counts for his kind, his state."""

    name: str
    text: str
    count: str
    state: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class PlayerOptions:
    """What a player may do now, as buttons; `not_`: what he may not, with the reasons."""

    presses: tuple[Press, ...]
    nothing: str
    not_: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ConditionProgress:
    """A condition of a change of army: how much of it there is; `met`: whether that is enough."""

    text: str
    have: int
    need: int
    count: str
    met: bool
    why: str
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """A change of army and its conditions."""

    title: str
    met: bool
    asks: tuple[ConditionProgress, ...]
    press: Press | None


@dataclass(frozen=True, slots=True)
class PlayerPage:
    """Everything about a player."""

    title: str
    force: str
    state: str
    chips: tuple[str, ...]
    land: tuple[str, ...]
    may: PlayerOptions
    changes: tuple[Change, ...]
    no_changes: str
    account: Grid


@dataclass(frozen=True, slots=True)
class Players:
    """All players, and the page of the chosen one."""

    lines: tuple[Line, ...]
    nobody: str
    page: PlayerPage | None


def players(session: Session, keeping: CampaignDocument) -> Players:
    """The players at the moment that is shown."""
    campaign = keeping.campaign
    chosen = keeping.player or next(iter(campaign.players), "")
    lines = tuple(_line(session, campaign, each, chosen) for each in campaign.players.values())
    page = player_page(session, keeping, chosen) if chosen else None
    return Players(lines, session.say("campaign_state-nobody-yet"), page)


def _line(session: Session, campaign: Campaign, player: Player, chosen: str) -> Line:
    army = called(session.lang, "list", player.army.list)
    force = f"{player.called} · " if player.called != player.name else ""
    return Line(
        player.name,
        f"{force}{army}",
        worth(session, campaign, player),
        state_of(session.lang, campaign, player),
        player.name == chosen,
    )


def player_page(session: Session, keeping: CampaignDocument, name: str) -> PlayerPage:
    """The page of a player. Raises `BadData` for an unknown name."""
    campaign, say = keeping.campaign, session.say
    player = campaign.player(name)
    army = called(session.lang, "list", player.army.list)
    about = {"player": name, "called": player.called, "army": army, "people": _people(session, player)}
    changes = tuple(_change(session, name, each) for each in progress(keeping.book, campaign, name))
    return PlayerPage(
        name if player.called == name else f"{name} · {player.called}",
        say("campaign_desk-force", kind=player.kind.value, **about),
        state_of(session.lang, campaign, player),
        tuple(_chips(session, campaign, player)),
        tuple(_land(session, campaign, player)),
        _may(session, keeping.book, campaign, player),
        changes,
        say("campaign_desk-no-changes"),
        statement(session, campaign, name),
    )


def _people(session: Session, player: Player) -> str:
    army = player.army
    found = session.catalogue.lists.get(army.list)
    named = {each.id: each.name.text(session.lang) for each in found.peoples} if found else {}
    return named.get(army.people, army.people) or "none"


def _chips(session: Session, campaign: Campaign, player: Player) -> Iterator[str]:
    say = session.say
    if player.kind is not PlayerKind.COLONIAL:
        yield say("campaign_desk-hongos", count=campaign.hongos(player.name))
    yield say("campaign_desk-won", count=player.won)
    yield say("campaign_desk-drawn", count=player.drawn)
    yield say("campaign_desk-lost", count=player.lost)


def _land(session: Session, campaign: Campaign, player: Player) -> Iterator[str]:
    say, name = session.say, player.name
    lists: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("campaign_state-player-marks", player.marks),
        ("campaign_state-player-districts", campaign.districts(name)),
        ("campaign_state-player-beaten", player.beaten),
    )
    for message, names in lists:
        if names:
            yield say(message, names=", ".join(names), count=len(names))
    lacking = next((each.lacks for each in explorations(campaign) if each.explorer == name), ())
    if lacking:
        yield say("campaign_desk-lacks", names=", ".join(lacking), count=len(lacking))


# --- what he may do ---


def _may(session: Session, book: Book, campaign: Campaign, player: Player) -> PlayerOptions:
    choices = () if player.standing is PlayerStatus.OUT else may(book, campaign, player.name)
    open_ = [each for each in choices if each.open]
    presses = []
    for order, group in groupby(open_, lambda choice: choice.order):
        alike = list(group)
        if len(alike) > FEW:  # a single order then asks whom it is about
            alike = [replace(alike[0], about="")]
        for each in alike:
            text = _told(session, order, [each.about] if each.about else [])
            presses.append(press(session, order, given_for(each, player.name, campaign), text))
    closed = [each for each in choices if not each.open]
    return PlayerOptions(
        tuple(presses),
        session.say("campaign_state-may-nothing"),
        tuple(refusals(session.lang, closed, partial(_told, session))),
    )


def _told(session: Session, order: str, about: Sequence[str]) -> str:
    """An order and all whom it is about in one phrase; promotions by the names of lists."""
    names = [called(session.lang, "list", each) if order == "promote" else each for each in about]
    return ": ".join(filter(None, (verb(session, order), ", ".join(names))))


# --- a change of army ---


def _change(session: Session, name: str, each: Progress) -> Change:
    row = each.promotion
    army = called(session.lang, "list", row.to)
    title = session.say("campaign_state-promotion", army=army, met="yes" if each.met else "no")
    asks = tuple(_asked(session, name, one) for one in each.requirements)
    given = {"player": name, "list": row.to, "people": row.people}
    return Change(title, each.met, asks, press(session, "promote", given) if each.met else None)


def _asked(session: Session, name: str, one: Requirement) -> ConditionProgress:
    say = session.say
    why = "" if one.met else " ".join(objections(session, (lacks(one, name),)))
    count = say("campaign_state-progress", have=one.have.total, need=one.need)
    return ConditionProgress(
        say("campaign_state-condition", what=one.what),
        min(one.have.total, one.need),
        one.need,
        "" if one.what == "first" else count,
        one.met,
        why,
        reasons(session, one.have) if one.what == "victories" else (),
    )
