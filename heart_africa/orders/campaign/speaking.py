"""Who reads and writes the orders of a campaign as it stands, for the terminal and the desk alike."""

from typing import Any

from armylists.catalogue import Catalogue
from heart_africa.campaign import Campaign, Keeper
from heart_africa.campaign.keeper import ORDERS
from heart_africa.journal.book import Standing
from heart_africa.orders.campaign.people import People
from heart_africa.orders.campaign.shorthands import SHORT, shorthands
from heart_africa.orders.reading import Reader
from heart_africa.orders.writing import line as written

COMMANDS = (*(order for order in ORDERS if order not in SHORT), *SHORT.values())
"""What can be ordered: an order that has a shorthand is said by it alone."""


def reader(lang: str, lists: Catalogue, campaign: Campaign) -> Reader:
    """Who reads and writes the orders of a campaign as it stands."""
    return Reader(
        lang,
        COMMANDS,
        People(campaign, lists),
        expand=lambda said_: said_.order(lists) if type(said_) in SHORT.values() else said_,
    )


def order_line(lang: str, lists: Catalogue, rules: Keeper, before: Campaign, command: Any) -> str:  # noqa: ANN401  # any command
    """A command as it would be typed at that moment."""
    return written(
        reader(lang, lists, before), command, rules.codec.write_command, shorthands(lists, command)
    )


def entry_line(lang: str, lists: Catalogue, rules: Keeper, each: Standing[Campaign]) -> str:
    """An act in force as a line of a script: the order, its dice, the reason why a rule was set aside."""
    parts = [order_line(lang, lists, rules, each.before, each.act.command)]
    if each.act.faces:
        parts.append(f"= {' '.join(map(str, each.act.faces))}")
    if each.act.despite:
        parts.append(f"! {each.act.reason}")
    return " ".join(parts)
