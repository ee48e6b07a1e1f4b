"""`zulus cards`: what the cards of our own set say, or one of them."""

from typing import Annotated

import typer

from heart_africa.companions.zulus.components import Card
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.pack import components, meant
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.core.strict import unknown
from heart_africa.language.zulus_cards import card_text
from heart_africa.terminal.companions.rules import Played, one_edition
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen

Which = Annotated[str, typer.Argument(metavar="card", help="help-option-card", show_default=False)]


def cards(ctx: typer.Context, card: Which = "", edition: Played = 0, *, as_json: Json = False) -> int:
    """The command: every card with its text, or one by its number or its word."""
    screen: Screen = ctx.obj
    found = PACKS.own_set(one_edition(ZULUS, edition))
    chosen = components(found).cards
    if card:
        key = meant(found, ("cards", card))[1]
        chosen = tuple(each for each in chosen if each.id == key)
        if not chosen:
            raise unknown("card", card, (each.id for each in components(found).cards)).bare()
    head = found.top.head
    if as_json:
        facts = [_facts(each, screen.lang) for each in chosen]
        facts = [_facts(each, screen.lang) for each in chosen]
        screen.json({"pack": head.id, "statement": head.statement(screen.lang), "cards": facts})
        return DONE
    screen.print(head.statement(screen.lang), "dim")
    for each in chosen:
        screen.print()
        screen.print(f"{each.number}. {each.name(screen.lang)} ({each.id})", "bold")
        screen.items([("·", line, "") for line in card_text(screen.lang, each)])
    return DONE


def _facts(card: Card, lang: str) -> dict[str, object]:
    """A card for programs."""
    printed: dict[str, object] = {"class": card.card_class, "rank": card.rank, "medal": card.medal}
    text = list(card_text(lang, card))
    return {"number": card.number, "id": card.id, "name": card.name(lang), **printed, "text": text}
