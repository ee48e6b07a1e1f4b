"""`army new`: the file of an army to begin with."""

import typer

from armylists.starter import starter, usual_year
from armylists.wording import list_name
from heart_africa.cli import desk
from heart_africa.cli.army import wishes
from heart_africa.cli.options import Force, Json, ListId
from heart_africa.cli.screen import Screen
from heart_africa.orders.finding import find_list


def new(
    ctx: typer.Context,
    army: ListId,
    *,
    people: wishes.People = None,
    year: wishes.Year = None,
    points: wishes.Points = wishes.USUAL_POINTS,
    role: wishes.ForRole = "",
    scenario: wishes.ForScenario = "",
    mode: wishes.ForMode = "",
    name: wishes.Name = "",
    out: wishes.Out = "",
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: 0 with a legal army, 1 if the book allows none."""
    screen: Screen = ctx.obj
    lists = desk.catalogue(screen)
    found = find_list(lists, army)
    chosen = wishes.people_of(lists, people) or ""
    year = usual_year(found, chosen) if year is None else year
    wish = wishes.asked(
        lists, army, people=chosen, year=year, points=points, role=role, scenario=scenario, mode=mode
    )
    name = name or list_name(lists, army, screen.lang)
    handing = wishes.Handing(out or f"{army}.army.toml", force, as_json, name)
    return handing.hand(screen, lists, wish, starter(lists, wish))
