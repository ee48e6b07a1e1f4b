"""The ledger of hongos: `campaign ledger`: everybody's balance, or a statement of one account."""

from typing import Annotated

import typer

from heart_africa.core.collation import alphabetical
from heart_africa.kinds.campaigns import CAMPAIGNS
from heart_africa.language.campaign.names import People
from heart_africa.language.campaign.words import account_name, statement_row
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.ledger import BANK
from heart_africa.terminal import context
from heart_africa.terminal.campaign.dates import as_of
from heart_africa.terminal.campaign.options import At, Name
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen, numbers, texts

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
