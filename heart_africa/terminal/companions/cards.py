"""`cards`: what the cards of a companion's own set say; at the prompt those of the game at hand."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import typer

from heart_africa.core.strict import unknown
from heart_africa.journal_kinds.companions import rules_class
from heart_africa.language.companions import CardText, compared
from heart_africa.terminal.companions.rules import Played, one_edition
from heart_africa.terminal.companions.session import CompanionGame, CompanionSession
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.description import VerbCall
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen

Which = Annotated[str, typer.Argument(metavar="card", help="help-option-card", show_default=False)]


def cards(
    game: CompanionGame[Any, Any],
    ctx: typer.Context,
    card: Which = "",
    edition: Played = 0,
    *,
    as_json: Json = False,
) -> int:
    """The command: every card with its text, or one by its number, its word or its name."""
    screen: Screen = ctx.obj
    found = game.companion.packs.own_set(one_edition(game.companion, edition))
    head, box = found.top.head, rules_class(game.kind).pieces(found)
    every = [*game.sits.tongue.cards(screen.lang, box)]
    chosen = _named(every, (card,)) if card else every
    if as_json:
        facts = [{"id": each.id, "name": each.name, **each.facts, "text": list(each.text)} for each in chosen]
        screen.json({"pack": head.id, "statement": head.statement(screen.lang), "cards": facts})
        return DONE
    screen.print(head.statement(screen.lang), "dim")
    for each in chosen:
        screen.print()
        _show(screen, each)
    return DONE


def show_cards(session: CompanionSession[Any], said: VerbCall) -> None:
    """The verb of the prompt: the cards that lie open to whoever asks, or those named. Raises `BadData`."""
    every = [*session.tongue.cards(session.lang, session.state.box)]
    if said.words:
        chosen: Iterable[CardText] = _named(every, said.words)
    else:
        known = {each.id: each for each in every}
        chosen = (known[each] for each in session.cards() if each in known)
    for each in chosen:
        _show(session.screen, each)


def _named(cards: Sequence[CardText], words: Iterable[str]) -> list[CardText]:
    """The cards that are meant, each by its number, word or name, or how that begins. Raises `BadData`."""
    known = {compared(name): each for each in cards for name in (each.name, each.number, each.id)}
    found = []
    for word in words:
        begun = {each.id: each for name, each in known.items() if name.startswith(compared(word))}
        if compared(word) in known:
            found.append(known[compared(word)])
        elif len(begun) == 1:
            found += begun.values()
        else:
            raise unknown("card", word, (each.id for each in cards)).bare()
    return found


def _show(screen: Screen, card: CardText) -> None:
    screen.print(f"{card.heading} ({card.id})", "bold")
    screen.items([("·", line, "") for line in card.text])
