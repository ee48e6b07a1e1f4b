"""The ledger of hongos as a table: movements by account, cause and year; balances; their sum."""

from collections.abc import Iterator
from dataclasses import dataclass

from gui.campaigns import Keeping
from gui.session import Session
from heart_africa.campaign import Campaign
from heart_africa.campaign.ledger import BANK, Cause, Posting
from heart_africa.narrate import signed
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
    rows: tuple[tuple[str, ...], ...]
    accounts: tuple[tuple[str, str], ...]
    causes: tuple[tuple[str, str], ...]
    years: tuple[tuple[str, str], ...]
    shown: Filter
    total: str
    count: str
    chart: Chart


def ledger(session: Session, keeping: Keeping, chosen: Filter) -> LedgerPanel:
    """All movements that pass the filter, the latest first."""
    campaign, say = keeping.campaign, session.say
    postings = tuple(campaign.ledger.postings)
    accounts = [*campaign.players, BANK]
    causes = tuple(dict.fromkeys(each.cause for each in postings))
    years = sorted({each.year for each in postings}, reverse=True)
    rows = tuple(_rows(session, campaign, chosen))[::-1]
    columns = STATEMENT if chosen.account else COLUMNS[:-1]
    everybody = (ALL, say("keeper-all-accounts"))
    ledger_ = campaign.ledger
    return LedgerPanel(
        tuple(say(f"keeper-col-{each}") for each in columns),
        rows,
        (everybody, *((each, account_name(session, each)) for each in accounts)),
        ((ALL, say("keeper-all-causes")), *((each.value, _cause(session, each)) for each in causes)),
        ((ALL, say("keeper-all-years")), *((str(each), str(each)) for each in years)),
        chosen,
        say("keep-trial-balance", sum=ledger_.trial_balance, count=len(postings)),
        say("keeper-shown", count=len(rows)),
        _holdings(session, campaign),
    )


def account_name(session: Session, account: str) -> str:
    """An account by the name of its player; the bank in words."""
    return session.say("keep-bank") if account == BANK else account


def _cause(session: Session, cause: Cause, battle: str = "") -> str:
    if not battle and cause is Cause.SPOILS:
        return session.say("keeper-spoils")
    return session.say("keep-cause", cause=cause.value, battle=battle or "none").strip()


def _passes(posting: Posting, chosen: Filter) -> bool:
    return (chosen.cause in {ALL, posting.cause.value}) and chosen.year in {ALL, str(posting.year)}


def _rows(session: Session, campaign: Campaign, chosen: Filter) -> Iterator[tuple[str, ...]]:
    if chosen.account:
        for each in statement(session, campaign, chosen.account, chosen):
            yield each.date, each.cause, each.other, each.change, each.balance
        return
    for posting in campaign.ledger.postings:
        if _passes(posting, chosen):
            yield (
                f"{posting.year}/{posting.half}",
                _cause(session, posting.cause, posting.battle),
                account_name(session, posting.giver),
                account_name(session, posting.taker),
                str(posting.hongos),
            )


def statement(
    session: Session, campaign: Campaign, account: str, chosen: Filter | None = None
) -> tuple[Movement, ...]:
    """An account line by line with its running balance, the oldest first."""
    rows = (
        row for row in campaign.ledger.statement(account) if chosen is None or _passes(row.posting, chosen)
    )
    return tuple(
        Movement(
            f"{row.posting.year}/{row.posting.half}",
            _cause(session, row.posting.cause, row.posting.battle),
            account_name(session, row.posting.taker if row.posting.giver == account else row.posting.giver),
            signed(row.change),
            str(row.balance),
        )
        for row in rows
    )


def _holdings(session: Session, campaign: Campaign) -> Chart:
    held = sorted(
        ((campaign.hongos(one.name), one.name) for one in campaign.playing()),
        key=lambda pair: (-pair[0], pair[1]),
    )
    most = held[0][0] if held else 0
    bars = tuple(Bar(name, max(0, count), str(count), count == most and count > 0) for count, name in held)
    return Chart(session.say("keeper-chart-hongos"), bars)
