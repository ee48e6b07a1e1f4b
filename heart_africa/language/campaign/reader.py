"""Who reads and writes the orders of a campaign as it stands, for the terminal and the desk alike."""

from dataclasses import replace
from typing import Any

from armylists.catalogue import Catalogue
from heart_africa.core.journal.records import Command
from heart_africa.core.typed_dice import faces_of
from heart_africa.language.campaign.names import People
from heart_africa.language.campaign.shorthands import SHORT, Proposal, army_of, shorthands
from heart_africa.language.lines import cut
from heart_africa.language.reader import Reader
from heart_africa.language.writer import line as written
from heart_africa.rules.campaign import Campaign, Keeper
from heart_africa.rules.campaign.agreements import Propose
from heart_africa.rules.campaign.keeper import ORDERS
from heart_africa.rules.campaign.promotions import Promote

COMMANDS = (*(order for order in ORDERS if order not in SHORT), *SHORT.values())
"""What can be ordered: an order that has a shorthand is said by it alone."""


def reader(lang: str, lists: Catalogue, campaign: Campaign) -> Reader:
    """Who reads and writes the orders of a campaign as it stands."""

    def expand(said: Any) -> Any:  # noqa: ANN401  # any command, or what stands for one
        if isinstance(said, Proposal):
            return Propose(said.player, found.command(said.order), faces_of(cut(said.order).faces or ""))
        return said.order(lists) if type(said) in SHORT.values() else said

    found = Reader(lang, COMMANDS, People(campaign, lists), expand=expand)
    return found


def order_line(lang: str, lists: Catalogue, rules: Keeper, before: Campaign, command: Command) -> str:
    """A command as it would be typed at that moment."""
    return _line(reader(lang, lists, before), lists, rules, command)


def _line(by: Reader, lists: Catalogue, rules: Keeper, command: Command) -> str:
    short = shorthands(lists, command)
    if isinstance(command, Propose):
        proposed = _with_faces(_line(by, lists, rules, command.order), command.faces)
        short = iter((Proposal(command.player, proposed),))
    return written(by, command, rules.codec.write_command, short)


def suggestion(by: Reader, lists: Catalogue, rules: Keeper, command: Command) -> str:
    """An order as it can be typed now; a change of army with the army as its list says."""
    if isinstance(command, Promote):
        command = replace(command, army=army_of(lists, command.army.list, command.army.people))
    return _line(by, lists, rules, command)


def _with_faces(line: str, faces: tuple[int, ...]) -> str:
    return f"{line} = {' '.join(map(str, faces))}" if faces else line
