"""`kingdoms map`: what the map of our own set says."""

from typing import Annotated

import typer

from heart_africa.companions.kingdoms.components import Components, Territory
from heart_africa.companions.kingdoms.pack import components
from heart_africa.companions.kingdoms.packs import PACKS
from heart_africa.core.strict import unknown
from heart_africa.language.kingdoms_cards import named
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen, texts

Where = Annotated[str, typer.Argument(metavar="territory", help="help-option-territory", show_default=False)]
YES = "●"


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
