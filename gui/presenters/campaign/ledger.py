"""The ledger of hongos as a table: movements by account, cause and year; balances; their sum."""

from collections.abc import Sequence
from dataclasses import dataclass

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign.lazy_rows import Lazily
from gui.session import Session
from heart_africa.core.collation import alphabetical
from heart_africa.language.campaign.words import account_name, cause_text
from heart_africa.language.narration import signed
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.ledger import BANK, Posting, Row
from reports.content.chart import Bar, Chart

ALL = ""
COLUMNS = ("date", "cause", "giver", "taker", "hongos", "balance")
STATEMENT = ("date", "cause", "other", "change", "balance")


@dataclass(frozen=True, slots=True)
class Filter:
    """Which movements are shown: of an account, for a cause, of a year; "" for all."""

    account: str = ALL
    cause: str = ALL
    year: str = ALL


@dataclass(frozen=True, slots=True)
class Movement:
    """A movement of a statement: when, why, from or to whom, how many, how many then."""

    date: str
    cause: str
    other: str
    change: str
    balance: str


@dataclass(frozen=True, slots=True)
class LedgerPanel:
    """The table with its filters; `chart`: what everybody holds."""

    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    accounts: tuple[tuple[str, str], ...]
    causes: tuple[tuple[str, str], ...]
    years: tuple[tuple[str, str], ...]
    shown: Filter
    total: str
    count: str
    chart: Chart


def ledger(session: Session, keeping: CampaignDocument, chosen: Filter) -> LedgerPanel:
    """All movements that pass the filter, the latest first."""
    campaign, say = keeping.campaign, session.say
    postings = tuple(campaign.ledger.postings)
    accounts = [*campaign.players, BANK]
    causes = tuple(dict.fromkeys(each.cause for each in postings))
    years = sorted({each.year for each in postings}, reverse=True)
    rows = _rows(session, campaign, chosen)
    columns = STATEMENT if chosen.account else COLUMNS[:-1]
    everybody = (ALL, say("keeper-all-accounts"))
    ledger_ = campaign.ledger
    return LedgerPanel(
        tuple(say(f"keeper-col-{each}") for each in columns),
        rows,
        (everybody, *((each, account_name(session.lang, each)) for each in accounts)),
        ((ALL, say("keeper-all-causes")), *((each.value, cause_text(session.lang, each)) for each in causes)),
        ((ALL, say("keeper-all-years")), *((str(each), str(each)) for each in years)),
        chosen,
        say("keep-trial-balance", sum=ledger_.trial_balance, count=len(postings)),
        say("keeper-shown", count=len(rows)),
        _holdings(session, campaign),
    )


def _passes(posting: Posting, chosen: Filter) -> bool:
    return (chosen.cause in {ALL, posting.cause.value}) and chosen.year in {ALL, str(posting.year)}


def _rows(session: Session, campaign: Campaign, chosen: Filter) -> Sequence[tuple[str, ...]]:
    """The rows of the table, the latest first: a statement if an account is named."""
    if chosen.account:
        lines = _lines(campaign, chosen.account, chosen)
        return Lazily(lines[::-1], lambda line: cells(_movement(session, chosen.account, line)))
    postings = [posting for posting in campaign.ledger.postings if _passes(posting, chosen)]
    return Lazily(postings[::-1], lambda posting: _posted(session, posting))


def _posted(session: Session, posting: Posting) -> tuple[str, ...]:
    return (
        f"{posting.year}/{posting.half}",
        cause_text(session.lang, posting.cause, posting.battle),
        account_name(session.lang, posting.giver),
        account_name(session.lang, posting.taker),
        str(posting.hongos),
    )


def cells(each: Movement) -> tuple[str, ...]:
    """A movement of a statement as a row of its table."""
    return each.date, each.cause, each.other, each.change, each.balance


def _lines(campaign: Campaign, account: str, chosen: Filter) -> list[Row]:
    return [row for row in campaign.ledger.statement(account) if _passes(row.posting, chosen)]


def statement(
    session: Session, campaign: Campaign, account: str, chosen: Filter = Filter()
) -> Sequence[Movement]:
    """An account line by line with its running balance, the oldest first."""
    return Lazily(_lines(campaign, account, chosen), lambda row: _movement(session, account, row))


def _movement(session: Session, account: str, row: Row) -> Movement:
    posting = row.posting
    return Movement(
        f"{posting.year}/{posting.half}",
        cause_text(session.lang, posting.cause, posting.battle),
        account_name(session.lang, posting.taker if posting.giver == account else posting.giver),
        signed(row.change),
        str(row.balance),
    )


def _holdings(session: Session, campaign: Campaign) -> Chart:
    held = sorted(
        ((campaign.hongos(one.name), one.name) for one in campaign.playing()),
        key=lambda pair: (-pair[0], alphabetical(pair[1])),
    )
    most = held[0][0] if held else 0
    bars = tuple(Bar(name, max(0, count), str(count), count == most and count > 0) for count, name in held)
    return Chart(session.say("keeper-chart-hongos"), bars)
