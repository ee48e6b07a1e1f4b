"""Standings, what there was of a kind, land; the ledger of hongos."""

from collections.abc import Iterator
from typing import Annotated

import typer

from heart_africa.core.citations import cite
from heart_africa.core.collation import alphabetical
from heart_africa.kinds.campaigns import CAMPAIGNS, keeper_of
from heart_africa.language.campaign.names import People
from heart_africa.language.campaign.words import account_name, statement_row
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.analytics import districts, explorations, ownerless, who_beat_whom
from heart_africa.rules.campaign.conclusion import Rank, Table, standings
from heart_africa.rules.campaign.ledger import BANK
from heart_africa.terminal import context
from heart_africa.terminal.campaign.options import At, Name, as_of
from heart_africa.terminal.campaign.wording import title
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen, numbers, texts

# --- who stands out, who beat whom, whose land is whose: `campaign standings`, `beats`, `land` ---


DASH, SELF = "–", "·"


def ranking(ctx: typer.Context, name: Name, *, at: At = "", as_json: Json = False) -> int:
    """The command: the players of each kind, the best first, as it stands or as it stood at a date."""
    screen: Screen = ctx.obj
    with opened(CAMPAIGNS, name) as writer:
        book, campaign = keeper_of(writer).book, as_of(writer.journal, at)
        if as_json:
            screen.json([_table_facts(table) for table in standings(book, campaign)])
        else:
            screen.print(title(screen, campaign), "bold")
            show_standings(screen, book, campaign)
    return DONE


def show_standings(screen: Screen, book: Book, campaign: Campaign) -> None:
    """A table for each kind of players, with the rule by which they are compared."""
    tables = standings(book, campaign)
    if not tables:
        screen.speak("keep-nobody-yet")
    for table in tables:
        screen.print()
        heading = screen.say("keep-kinds", kind=table.kind.value)
        screen.print(f"{heading} ({cite(table.rule, table.page, screen.lang)})", "bold")
        own = COLUMNS[table.kind.value]
        columns = [
            *numbers("keep-head-place"),
            *texts("keep-head-player"),
            *numbers(*own),
            *texts("keep-head-record"),
        ]
        screen.table(columns, (_row(rank, own) for rank in table.ranks))


COLUMNS: dict[str, tuple[str, ...]] = {
    "native": ("keep-head-hongos", "keep-head-over-whites"),
    "explorer": ("keep-head-territories", "keep-head-hongos"),
    "colonial": ("keep-head-districts",),
}
"""What counts for each kind, the first before all."""

VALUES = {
    "keep-head-hongos": lambda rank: rank.hongos,
    "keep-head-over-whites": lambda rank: rank.over_whites,
    "keep-head-territories": lambda rank: rank.territories,
    "keep-head-districts": lambda rank: rank.districts,
}


def _row(rank: Rank, own: tuple[str, ...]) -> tuple[object, ...]:
    values = (VALUES[heading](rank) for heading in own)
    return rank.place, rank.player, *values, f"{rank.won}-{rank.drawn}-{rank.lost}"


def _table_facts(table: Table) -> dict[str, object]:
    ranks = [
        {
            "place": rank.place,
            "player": rank.player,
            "hongos": rank.hongos,
            "over_whites": rank.over_whites,
            "territories": rank.territories,
            "districts": rank.districts,
            "won": rank.won,
            "drawn": rank.drawn,
            "lost": rank.lost,
        }
        for rank in table.ranks
    ]
    return {"kind": table.kind.value, "rule": table.rule, "page": table.page, "ranks": ranks}


# --- who beat whom ---


def beats(ctx: typer.Context, name: Name, *, at: At = "", as_json: Json = False) -> int:
    """The command: how often each player has beaten each other."""
    screen: Screen = ctx.obj
    with opened(CAMPAIGNS, name) as writer:
        campaign = as_of(writer.journal, at)
    won = who_beat_whom(campaign)
    if as_json:
        screen.json([{"winner": one, "loser": other, "times": count} for (one, other), count in won.items()])
        return DONE
    screen.speak("keep-beats")
    for line in _matrix(campaign):
        screen.print(line)
    return DONE


def _matrix(campaign: Campaign) -> Iterator[str]:
    """A row for each winner; the columns are numbered as the rows are."""
    won, players = who_beat_whom(campaign), list(campaign.players)
    labels = [f"{number:>2} {name}" for number, name in enumerate(players, 1)]
    wide = max(map(len, labels), default=0)
    yield f"{'':{wide}}{''.join(f'{number:>3}' for number, _ in enumerate(players, 1))}"
    for label, one in zip(labels, players, strict=True):
        cells = (SELF if one == other else str(won.get((one, other), DASH)) for other in players)
        yield f"{label:{wide}}{''.join(f'{cell:>3}' for cell in cells)}"


# --- whose land ---


def land(ctx: typer.Context, name: Name, *, at: At = "", as_json: Json = False) -> int:
    """The command: districts by master, territories by explorer, natives who are free."""
    screen: Screen = ctx.obj
    with opened(CAMPAIGNS, name) as writer:
        campaign = as_of(writer.journal, at)
    held, explored = districts(campaign), explorations(campaign)
    if as_json:
        screen.json(
            {
                "districts": {master: list(names) for master, names in held.items()},
                "ownerless": list(ownerless(campaign)),
                "free": list(_free(campaign)),
                "explored": {each.explorer: list(each.explored) for each in explored},
            }
        )
        return DONE
    screen.items(((master, ", ".join(names), "") for master, names in held.items()))
    if nobodys := ", ".join(ownerless(campaign)):
        screen.print(screen.say("keep-ownerless", names=nobodys))
    free = ", ".join(_free(campaign)) or DASH
    screen.print(screen.say("keep-free", names=free))
    for each in explored:
        lacks, marks = ", ".join(each.lacks) or DASH, ", ".join(each.explored) or DASH
        screen.print(screen.say("keep-explored", player=each.explorer, names=marks, lacks=lacks))
    return DONE


def _free(campaign: Campaign) -> Iterator[str]:
    return (name for name in campaign.natives() if not campaign.player(name).master)


# --- the ledger of hongos: `campaign ledger`: everybody's balance, or a statement of one account ---


Account = Annotated[str, typer.Argument(metavar="player", help="help-option-account", show_default=False)]


def ledger(
    ctx: typer.Context, name: Name, account: Account = "", *, at: At = "", as_json: Json = False
) -> int:
    """The command: all balances and their sum, which is nothing; or a player's account line by line."""
    screen: Screen = ctx.obj
    with opened(CAMPAIGNS, name) as writer:
        campaign = as_of(writer.journal, at)
    one = account_of(screen, campaign, account)
    if as_json:
        screen.json(_statement_facts(campaign, one) if one else _facts(campaign))
    elif one:
        show_statement(screen, campaign, one)
    else:
        show_balances(screen, campaign)
    return DONE


def account_of(screen: Screen, campaign: Campaign, word: str) -> str:
    """The account that a word means: a player's, or the bank. Raises `BadData`."""
    if word in {BANK, screen.say("keep-bank"), ""}:
        return BANK if word else ""
    return People(campaign, context.catalogue(screen)).player(word)


def show_balances(screen: Screen, campaign: Campaign) -> None:
    """What is in every account, and that it adds up to nothing."""
    ledger_ = campaign.ledger
    accounts = sorted(
        ledger_.holdings, key=lambda each: (each == BANK, -ledger_.held(each), alphabetical(each))
    )
    columns = [*texts("keep-head-account"), *numbers("keep-head-hongos")]
    screen.table(columns, ((account_name(screen.lang, each), ledger_.held(each)) for each in accounts))
    screen.speak("keep-trial-balance", "dim", sum=ledger_.trial_balance, count=len(ledger_.postings))


def show_statement(screen: Screen, campaign: Campaign, account: str) -> None:
    """An account line by line: when, why, from or to whom, how many, how many then."""
    columns = [
        *texts("keep-head-date", "keep-head-cause", "keep-head-other"),
        *numbers("keep-head-change", "keep-head-balance"),
    ]
    screen.print(account_name(screen.lang, account), "bold")
    screen.table(
        columns, (statement_row(screen.lang, account, row) for row in campaign.ledger.statement(account))
    )


def _facts(campaign: Campaign) -> dict[str, object]:
    ledger_ = campaign.ledger
    return {
        "balances": dict(ledger_.holdings),
        "trial_balance": ledger_.trial_balance,
        "movements": len(ledger_.postings),
    }


def _statement_facts(campaign: Campaign, account: str) -> list[dict[str, object]]:
    return [
        {
            "year": row.posting.year,
            "half": row.posting.half,
            "giver": row.posting.giver,
            "taker": row.posting.taker,
            "hongos": row.posting.hongos,
            "cause": row.posting.cause.value,
            "battle": row.posting.battle,
            "change": row.change,
            "balance": row.balance,
        }
        for row in campaign.ledger.statement(account)
    ]
