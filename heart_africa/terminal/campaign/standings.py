"""`campaign standings`, `beats`, `land`, `ledger`: a campaign read, now or at a date."""

from dataclasses import asdict
from typing import Annotated

import typer

from heart_africa.core.text import alphabetical
from heart_africa.journal_kinds.campaigns import CAMPAIGNS, keeper_of
from heart_africa.language.campaign.names import People
from heart_africa.language.campaign.tables import beats_table, realms, standings_tables, statement_table
from heart_africa.language.campaign.words import account_name
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.conclusion import standings
from heart_africa.rules.campaign.ledger import BANK
from heart_africa.rules.campaign.statistics import (
    districts,
    explorations,
    free_natives,
    ownerless,
    who_beat_whom,
)
from heart_africa.terminal import context
from heart_africa.terminal.campaign.options import At, Name, as_of
from heart_africa.terminal.campaign.wording import show_grid, title
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen, numbers, texts

# --- `campaign standings`, `beats`, `land` ---


def ranking(ctx: typer.Context, name: Name, *, at: At = "", as_json: Json = False) -> int:
    """`campaign standings`: the players of each kind, the best first."""
    screen: Screen = ctx.obj
    with opened(CAMPAIGNS, name) as writer:
        book, campaign = keeper_of(writer).book, as_of(writer.journal, at)
        if as_json:
            screen.json([asdict(table) for table in standings(book, campaign)])
        else:
            screen.print(title(screen, campaign), "bold")
            show_standings(screen, book, campaign)
    return DONE


def show_standings(screen: Screen, book: Book, campaign: Campaign) -> None:
    """Print a table for each kind of player, with the rule of the comparison."""
    tables = tuple(standings_tables(book, screen.lang, campaign))
    if not tables:
        screen.speak("campaign_state-nobody-yet")
    for table in tables:
        screen.print()
        screen.print(f"{table.caption} ({table.note})", "bold")
        show_grid(screen, table)


# --- who beat whom ---


def beats(ctx: typer.Context, name: Name, *, at: At = "", as_json: Json = False) -> int:
    """`campaign beats`: how often each player has beaten each other."""
    screen: Screen = ctx.obj
    with opened(CAMPAIGNS, name) as writer:
        campaign = as_of(writer.journal, at)
    if as_json:
        won = who_beat_whom(campaign).items()
        screen.json([{"winner": one, "loser": other, "times": count} for (one, other), count in won])
        return DONE
    table = beats_table(screen.lang, campaign)
    screen.speak("page-head-beats", "bold")
    screen.print(table.caption)
    show_grid(screen, table)
    return DONE


# --- whose land ---


def land(ctx: typer.Context, name: Name, *, at: At = "", as_json: Json = False) -> int:
    """`campaign land`: districts by owner, territories by explorer, free natives."""
    screen: Screen = ctx.obj
    with opened(CAMPAIGNS, name) as writer:
        campaign = as_of(writer.journal, at)
    if as_json:
        screen.json(
            {
                "districts": dict(districts(campaign)),
                "ownerless": ownerless(campaign),
                "free": free_natives(campaign),
                "explored": {each.explorer: each.explored for each in explorations(campaign)},
            }
        )
        return DONE
    found = tuple(realms(screen.lang, campaign))
    for each in found:
        screen.print(f"{each.title} · {each.text}")
    if not found:
        screen.speak("page-head-empty")
    return DONE


# --- `campaign ledger` ---


Account = Annotated[str, typer.Argument(metavar="player", help="help-option-account", show_default=False)]


def ledger(
    ctx: typer.Context, name: Name, account: Account = "", *, at: At = "", as_json: Json = False
) -> int:
    """`campaign ledger`: all balances, whose sum is 0, or the statement of one account."""
    screen: Screen = ctx.obj
    with opened(CAMPAIGNS, name) as writer:
        campaign = as_of(writer.journal, at)
    one = account_of(screen, campaign, account)
    if as_json and one:
        rows = campaign.ledger.statement(one)
        screen.json([{**asdict(row.posting), "change": row.change, "balance": row.balance} for row in rows])
    elif as_json:
        screen.json(
            {
                "balances": dict(campaign.ledger.holdings),
                "trial_balance": campaign.ledger.trial_balance,
                "movements": len(campaign.ledger.postings),
            }
        )
    elif one:
        show_statement(screen, campaign, one)
    else:
        show_balances(screen, campaign)
    return DONE


def account_of(screen: Screen, campaign: Campaign, word: str) -> str:
    """The account that a word means: a player's, or the bank's. Raises `BadData`."""
    if word in {BANK, screen.say("campaign_state-bank"), ""}:
        return BANK if word else ""
    return People(campaign, context.catalogue(screen)).player(word)


def show_balances(screen: Screen, campaign: Campaign) -> None:
    """Print the balance of every account, and that they add up to 0."""
    ledger_ = campaign.ledger
    accounts = sorted(
        ledger_.holdings, key=lambda each: (each == BANK, -ledger_.held(each), alphabetical(each))
    )
    columns = [*texts("campaign_state-head-account"), *numbers("campaign_state-head-hongos")]
    screen.table(columns, ((account_name(screen.lang, each), ledger_.held(each)) for each in accounts))
    screen.speak(
        "campaign_state-trial-balance", "dim", sum=ledger_.trial_balance, count=len(ledger_.postings)
    )


def show_statement(screen: Screen, campaign: Campaign, account: str) -> None:
    """Print an account line by line: when, why, with whom, how many, balance."""
    table = statement_table(screen.lang, account, campaign.ledger.statement(account))
    screen.print(table.caption, "bold")
    show_grid(screen, table)
