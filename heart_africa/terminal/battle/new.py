"""`battle new`: begins a battle, with armies and a scenario if they are given."""

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from secrets import randbelow
from typing import Annotated, get_args

import typer

from armylists.catalogue import Catalogue
from armylists.random_army import USUAL_YEAR, years
from armylists.roster import Roster
from armylists.wording.army_names import army_name
from heart_africa import __version__
from heart_africa.core.dice import SEEDS
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.language.battle.words import Names
from heart_africa.rules.battle import Battle
from heart_africa.rules.battle.state import SIDES, Side
from heart_africa.rules.book import Role, ScenarioId, book
from heart_africa.rules.preparation.scenarios import budgets
from heart_africa.rules.referee.setup.orders import AgreeScenario
from heart_africa.rules.referee.setup.scenario import attacker_told
from heart_africa.terminal import context
from heart_africa.terminal.army.new import USUAL_POINTS
from heart_africa.terminal.battle.armies import RandomArmy, bring
from heart_africa.terminal.battle.game import GAME
from heart_africa.terminal.battle.options import Name
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.library import library
from heart_africa.terminal.options import ChosenRulings, Who, in_period, one_of
from heart_africa.terminal.screen import Screen

Armies = Annotated[
    list[str] | None, typer.Argument(metavar="armies", help="help-option-armies", show_default=False)
]
Random_ = Annotated[
    list[str] | None, typer.Option("--random", metavar="list", help="help-option-random-army")
]
Scenario = Annotated[str, typer.Option("--scenario", metavar="encounter|ambush|planned_attack|raid",
                                       help="help-option-agreed-scenario")]  # fmt: skip
Attacker = Annotated[str, typer.Option("--attacker", metavar="red|blue", help="help-option-attacker")]
Points = Annotated[int, typer.Option("--points", metavar="number", help="help-option-points-agreed")]
Year = Annotated[int | None, typer.Option("--year", metavar="number", help="help-option-year-drawn")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="number", help="help-option-seed")]
Computer = Annotated[
    list[str] | None, typer.Option("--computer", metavar="red|blue=level", help="help-option-computer")
]
SCENARIOS: tuple[ScenarioId, ...] = get_args(ScenarioId)


def new(
    ctx: typer.Context,
    name: Name,
    armies: Armies = None,
    *,
    lots: Random_ = None,
    points: Points = USUAL_POINTS,
    year: Year = None,
    seed: Seed = None,
    scenario: Scenario = "",
    attacker: Attacker = "",
    computer: Computer = None,
    ruling: ChosenRulings = None,
    who: Who = "",
) -> int:
    """`battle new`: exit code 0, or 1 if the book refuses a part; what was entered before that stands."""
    screen: Screen = ctx.obj
    agreed = one_of(scenario, SCENARIOS, "--scenario")
    if agreed:
        attacker_told(agreed, attacker, "--attacker")
    count = len(armies or ()) + len(lots or ())
    if count > len(SIDES):
        raise BadData("too-many-armies", about={"found": count, "most": len(SIDES)})
    parts = _parts(points, agreed, attacker)[len(armies or ()) :]
    drawn = [
        RandomArmy(each, own, USUAL_YEAR if year is None else year, agreed, role)
        for each, (own, role) in zip(lots or (), parts, strict=False)
    ]
    rosters, lists = _rosters(screen, armies or (), drawn, seed)
    if attacker:
        _known(attacker, [army_name(lists, each, screen.lang) for each in rosters])
    note, rulings = "", context.rulings(ruling).changed
    if computer:
        from heart_africa.opponent.seat import note_for  # noqa: PLC0415  # only who plays waits for it

        note = note_for("", computer)
    with library() as shelf:
        shelf.create(GAME.kind, name, who=who, note=note, rules=__version__, rulings=rulings)
    with GAME.written(screen, name, who) as session:
        try:
            for side, roster in zip(SIDES, rosters, strict=False):
                bring(session, side, roster, lists)
            if agreed:
                attacks = Names(session.battle).side(attacker) if attacker else ""
                session.carry_out(AgreeScenario(agreed, attacks))
        except Refused as refused:
            session.show_objections(refused.problems)
            screen.fail(screen.say("referee-mend-refused-new", name=name))
            return REFUSED
        session.show_next()
    screen.print()
    screen.speak("game-begun", kind=GAME.kind, name=name)
    return DONE


def _known(attacker: str, names: Sequence[str]) -> None:
    """Raise `BadData` at the option for a word that means no side where the armies are called so."""
    sides = {side: Side(side, name, "") for side, name in zip(SIDES, names, strict=False)}
    try:
        Names(Battle(sides=sides)).side(attacker)
    except BadData as bad:
        raise BadData(bad.code, key="--attacker", about=bad.about) from bad


def _parts(points: int, scenario: ScenarioId, attacker: str) -> tuple[tuple[int, Role], ...]:
    """What red and blue are drawn for, and in which role: by the scenario, once it is known who attacks.

    An attacker by the name of his army is known only when that army has come, so both have all the points.
    """
    attacks = ""
    with suppress(BadData):
        attacks = Names(Battle()).side(attacker)
    if not scenario or not attacks:
        return ((points, ""),) * len(SIDES)
    attacking, defending = budgets(book(), scenario, points)
    return tuple((attacking, "attacker") if side == attacks else (defending, "defender") for side in SIDES)


def _rosters(
    screen: Screen, files: Sequence[str], lots: Sequence[RandomArmy], seed: int | None
) -> tuple[list[Roster], Catalogue]:
    """The armies of files, then those drawn by lot. Raises `BadData`."""
    lists = context.catalogue(screen)
    found = [context.open_army(file, lists, screen).roster for file in files]
    if lots:
        drawn = randbelow(SEEDS) if seed is None else seed
        chance = Random(drawn)  # noqa: S311  # an army, not a secret
        period = years(lists)
        found += [lot.roster(lists, chance) for lot in lots if in_period(lot.year, period)]
        screen.warn(screen.say("cli-seed", seed=drawn))
    return found, lists
