"""`zulus cards`: what the cards of our own set say; `cards` at the prompt: those of the game at hand."""

from typing import Annotated

import typer

from heart_africa.companions.zulus.components import Card, Piece
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.pack import components, meant
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.state import State
from heart_africa.core.strict import unknown
from heart_africa.language.zulus_cards import card_text
from heart_africa.terminal.companions.rules import Played, one_edition
from heart_africa.terminal.companions.session import CompanionSession
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.description import VerbCall
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
        screen.json({"pack": head.id, "statement": head.statement(screen.lang), "cards": facts})
        return DONE
    screen.print(head.statement(screen.lang), "dim")
    for each in chosen:
        screen.print()
        _show(screen, each)
    return DONE


def show_cards(session: CompanionSession[State], said: VerbCall) -> None:
    """At the prompt: the cards in hand and on the table, or those that are named. Raises `BadData`."""
    state = session.state
    pieces = session.tongue.pieces(session.lang, state)
    numbers = [int(pieces.meant(Piece.CARD, word)) for word in said.words]
    for number in numbers or (*state.table, *state.committed, *state.hand):
        _show(session.screen, state.card(number))


def _show(screen: Screen, card: Card) -> None:
    screen.print(f"{card.number}. {card.name(screen.lang)} ({card.id})", "bold")
    screen.items([("·", line, "") for line in card_text(screen.lang, card)])


def _facts(card: Card, lang: str) -> dict[str, object]:
    """A card for programs."""
    printed: dict[str, object] = {"class": card.card_class, "rank": card.rank, "medal": card.medal}
    text = list(card_text(lang, card))
    return {"number": card.number, "id": card.id, "name": card.name(lang), **printed, "text": text}
