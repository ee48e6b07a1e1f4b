"""`army random`: a legal army drawn by lot, the same again for the same seed."""

from dataclasses import replace
from random import Random
from secrets import randbelow
from typing import Annotated

import typer

from armylists.army_plans import ArmyRequest, usable_peoples
from armylists.catalogue import Catalogue
from armylists.random_army import random_army
from armylists.starter import USUAL_YEAR, open_years
from heart_africa.terminal import context
from heart_africa.terminal.army import options
from heart_africa.terminal.options import Force, Json
from heart_africa.terminal.screen import Screen

SEEDS = 1_000_000
YEARS = (1850, 1900)
"""What the book is about (p. 2), more or less."""

Chosen = Annotated[str, typer.Argument(metavar="list", help="help-option-any-list", show_default=False)]
Seed = Annotated[int | None, typer.Option("--seed", metavar="number", help="help-option-seed")]
AnyYear = Annotated[int | None, typer.Option("--year", metavar="number", help="help-option-year-any")]


def random(
    ctx: typer.Context,
    army: Chosen = "",
    *,
    seed: Seed = None,
    people: options.People = None,
    year: AnyYear = None,
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
    lists, drawn = context.catalogue(screen), randbelow(SEEDS) if seed is None else seed
    chance = Random(drawn)  # noqa: S311  # an army, not a secret
    near = USUAL_YEAR if year is None else year
    wish = options.asked(
        lists, army, people=people, year=near, points=points, role=role, scenario=scenario, mode=mode
    )
    wish = _settled(lists, wish, chance, any_year=year is None)
    handing = options.Handing(out, force, as_json, name)
    code = handing.hand(screen, lists, wish, random_army(lists, wish, chance))
    screen.warn(screen.say("cli-seed", seed=drawn))
    return code


def _settled(lists: Catalogue, wish: ArmyRequest, chance: Random, *, any_year: bool) -> ArmyRequest:
    """The wish with a list and a year, drawn where it names none."""
    if not wish.list:
        wish = replace(wish, list=chance.choice(_lists(lists, wish, any_year=any_year)))
    if not any_year:
        return wish
    first, last = open_years(lists.lists[wish.list], wish.people or "")
    low, high = max(first, YEARS[0]), min(last, YEARS[1])
    return replace(wish, year=chance.randint(low, max(low, high)))


def _lists(lists: Catalogue, wish: ArmyRequest, *, any_year: bool) -> list[str]:
    """The lists that have the people and may be used in the year; all of them if none does."""
    if wish.people:
        return [lists.peoples[wish.people]]
    ready = [
        list_id for list_id in lists.lists if any_year or usable_peoples(lists, replace(wish, list=list_id))
    ]
    return ready or list(lists.lists)
