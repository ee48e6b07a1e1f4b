"""`army new`: the file of an army to begin with."""

import typer

from armylists.starter import starter, usual_year
from armylists.wording.names import list_name
from heart_africa.language.lookup import find_list
from heart_africa.terminal import context
from heart_africa.terminal.army import options
from heart_africa.terminal.options import Force, Json, ListId
from heart_africa.terminal.screen import Screen


def new(
    ctx: typer.Context,
    army: ListId,
    *,
    people: options.People = None,
    year: options.Year = None,
    points: options.Points = options.USUAL_POINTS,
    role: options.ForRole = "",
    scenario: options.ForScenario = "",
    mode: options.ForMode = "",
    name: options.Name = "",
    out: options.Out = "",
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: 0 with a legal army, 1 if the book allows none."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    found = find_list(lists, army)
    chosen = options.people_of(lists, people) or ""
    year = usual_year(found, chosen) if year is None else year
    wish = options.asked(
        lists, army, people=chosen, year=year, points=points, role=role, scenario=scenario, mode=mode
    )
    name = name or list_name(lists, army, screen.lang)
    handing = options.Handing(out or f"{army}.army.toml", force, as_json, name)
    return handing.hand(screen, lists, wish, starter(lists, wish))
