"""`kingdoms cards`, `kingdoms map`: what the cards and the map of our own set say."""

from collections.abc import Iterator
from typing import Annotated

import typer

from heart_africa.companions.kingdoms.components import Britannia, Components, Fame, Territory
from heart_africa.companions.kingdoms.pack import components
from heart_africa.companions.kingdoms.packs import PACKS
from heart_africa.core.strict import unknown
from heart_africa.language.kingdoms_cards import britannia_text, fame_text, named
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen, texts

Which = Annotated[str, typer.Argument(metavar="card", help="help-option-kingdoms-card", show_default=False)]
Where = Annotated[str, typer.Argument(metavar="territory", help="help-option-territory", show_default=False)]
YES = "●"


def cards(ctx: typer.Context, card: Which = "", *, as_json: Json = False) -> int:
    """The command: every card with its text, or one by its word."""
    screen: Screen = ctx.obj
    found = PACKS.own_set(1)
    box, head = components(found), found.top.head
    all_cards: dict[str, Fame | Britannia] = {**box.fame_by_id, **box.britannia_by_id}
    if card and card not in all_cards:
        raise unknown("card", card, all_cards).bare()
    chosen = [all_cards[card]] if card else list(all_cards.values())
    if as_json:
        facts = [_facts(screen.lang, each) for each in chosen]
        screen.json({"pack": head.id, "statement": head.statement(screen.lang), "cards": facts})
        return DONE
    screen.print(head.statement(screen.lang), "dim")
    for each in chosen:
        screen.print()
        screen.print(f"{each.name(screen.lang)}{_beside(screen, each)} ({each.id})", "bold")
        screen.items([("·", line, "") for line in _text(screen.lang, each)])
    return DONE


def _beside(screen: Screen, card: Fame | Britannia) -> str:
    """How often a Fame card is there, or the group of a Britannia card."""
    if isinstance(card, Fame):
        return f" ×{card.count}"
    return f" · {screen.say('kingdomsbox-group', group='I' * (card.group or 0))}"


def _text(lang: str, card: Fame | Britannia) -> Iterator[str]:
    return fame_text(lang, card) if isinstance(card, Fame) else britannia_text(lang, card)


def _facts(lang: str, card: Fame | Britannia) -> dict[str, object]:
    """A card for programs."""
    facts: dict[str, object] = {"id": card.id, "name": card.name(lang), "text": list(_text(lang, card))}
    if isinstance(card, Fame):
        return facts | {"deck": "fame", "count": card.count, "plus": card.plus}
    return facts | {"deck": "britannia", "group": card.group, "three": card.three}


def map_(ctx: typer.Context, territory: Where = "", *, as_json: Json = False) -> int:
    """The command: every territory with what it yields, or one with its neighbours and its way by sea."""
    screen: Screen = ctx.obj
    found = PACKS.own_set(1)
    box, head = components(found), found.top.head
    if territory and territory not in box.by_id:
        raise unknown("territory", territory, box.by_id).bare()
    chosen = [box.by_id[territory]] if territory else list(box.territories)
    if as_json:
        facts = [_land_facts(screen.lang, box, each) for each in chosen]
        screen.json({"pack": head.id, "statement": head.statement(screen.lang), "territories": facts})
        return DONE
    screen.print(head.statement(screen.lang), "dim")
    screen.print()
    headings = ("territory", "resource", "colour", "shield", "port", "neighbours")
    screen.table(
        texts(*(f"kingdomsbox-{each}" for each in headings)),
        (
            (
                each.name(screen.lang),
                named(screen.lang, "resource", each.resource),
                named(screen.lang, "colour", each.colour),
                named(screen.lang, "people", each.shield),
                YES if each.port else "",
                ", ".join(box.by_id[other].name(screen.lang) for other in each.neighbours or ()),
            )
            for each in chosen
        ),
    )
    if not territory:
        way = " – ".join(box.by_id[each].name(screen.lang) for each in box.ring or ())
        screen.print()
        screen.print(screen.say("kingdomsbox-ring", ports=way))
    return DONE


def _land_facts(lang: str, box: Components, land: Territory) -> dict[str, object]:
    """A territory for programs."""
    return {
        "id": land.id,
        "name": land.name(lang),
        "resource": land.resource,
        "colour": land.colour,
        "shield": land.shield,
        "port": land.port,
        "closed_at_three": land.id in box.closed,
        "neighbours": list(land.neighbours or ()),
    }
