"""`army new`, `army random`, `army import`: a new army, a random one, one from a code or file."""

from dataclasses import replace
from pathlib import Path
from random import Random
from secrets import randbelow
from typing import Annotated, get_args

import typer

from armylists.army_plans import ArmyRequest, usable_peoples
from armylists.catalogue import Catalogue
from armylists.exchange import brought, is_code
from armylists.legality import verdict
from armylists.models import Mode
from armylists.random_army import USUAL_YEAR, Drawn, open_years, random_army, starter, usual_year, years
from armylists.roster_file import stamped, to_data, to_toml
from armylists.share_code.code import decode
from armylists.wording.names import list_name
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SEEDS
from heart_africa.core.strict import unknown
from heart_africa.language.lookup import find_list
from heart_africa.rules.book import Role, ScenarioId
from heart_africa.terminal import context
from heart_africa.terminal.army.check import Teller, heading, points
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.options import FieldsOf, Force, Json, ListId, in_period, one_of, within
from heart_africa.terminal.screen import Screen

# --- the army asked for, and how it is delivered ---


USUAL_POINTS = 600
MOST_POINTS = 99999

People = Annotated[str | None, typer.Option("--people", metavar="people", help="help-option-people")]
Year = Annotated[int | None, typer.Option("--year", metavar="number", help="help-option-year")]
Points = Annotated[int, typer.Option("--points", metavar="number", help="help-option-points")]
ForRole = Annotated[str, typer.Option("--role", metavar="attacker|defender", help="help-option-role")]
Out = Annotated[str, typer.Option("--out", metavar="file", help="help-option-out")]


@dataclass(frozen=True, slots=True)
class ArmyOptions:
    """The options of the army that is asked for, besides its list and year."""

    people: People = None
    points: Points = USUAL_POINTS
    role: ForRole = ""
    scenario: Annotated[
        str,
        typer.Option(
            "--scenario", metavar="encounter|ambush|planned_attack|raid", help="help-option-scenario"
        ),
    ] = ""
    mode: Annotated[str, typer.Option("--mode", metavar="colonial|native", help="help-option-mode")] = ""

    def request(self, lists: Catalogue, army: str, year: int) -> ArmyRequest:
        """The army that is asked for. Raises `BadData` for an unknown list or people."""
        army = find_list(lists, army).id if army else ""
        if self.people and self.people not in lists.peoples:
            raise unknown("people", self.people, lists.peoples).bare()
        return ArmyRequest(
            army,
            in_period(year, years(lists)),
            within(self.points, 1, MOST_POINTS, "--points"),
            self.people,
            one_of(self.mode, get_args(Mode), "--mode"),
            role=one_of(self.role, get_args(Role), "--role"),
            scenario=one_of(self.scenario, get_args(ScenarioId), "--scenario"),
        )


@dataclass(frozen=True, slots=True)
class ArmyOutput:
    """The options for where an army goes: to a file or printed; as TOML or as JSON."""

    name: Annotated[str, typer.Option("--name", metavar="name", help="help-option-name")] = ""
    out: Out = ""
    force: Force = False
    as_json: Json = False

    def hand(self, screen: Screen, lists: Catalogue, wish: ArmyRequest, drawn: Drawn) -> int:
        """Write or print the army, or say why there is none; returns the exit code."""
        if drawn.roster is None:
            teller = Teller(lists, wish.blank(), screen.lang)
            if self.as_json:
                screen.json({"army": None, "problems": [teller.facts(problem) for problem in drawn.problems]})
                return REFUSED
            screen.speak("cli-no-army", "bold red")
            for problem in drawn.problems:
                teller.show(screen, problem)
            return REFUSED
        army = stamped(drawn.roster.model_copy(update={"name": self.name or drawn.roster.name}), lists)
        if self.out not in {"", context.STDIN}:
            context.write(Path(self.out), to_toml(army).encode(), force=self.force)
        if self.as_json:
            found = verdict(lists, army)
            facts = {"legal": found.legal, "points": found.points, "file": self.out or None}
            screen.json({**facts, "army": to_data(army)})
        elif self.out in {"", context.STDIN}:
            screen.file(to_toml(army), "toml")
        else:
            heading(screen, lists, army)
            points(screen, lists, army, verdict(lists, army).points)
            screen.speak("cli-written", path=self.out)
        return DONE


# --- `army new` ---


def new(
    ctx: typer.Context,
    army: ListId,
    *,
    year: Year = None,
    options: Annotated[ArmyOptions, FieldsOf(ArmyOptions)],
    handing: Annotated[ArmyOutput, FieldsOf(ArmyOutput)],
) -> int:
    """`army new`: exit code 0 with a legal army, 1 if the book allows none."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    found = find_list(lists, army)
    people = options.people or ""
    wish = replace(options, people=people).request(
        lists, found.id, usual_year(found, people) if year is None else year
    )
    named = handing.name or list_name(lists, found.id, screen.lang)
    handing = replace(handing, name=named, out=handing.out or f"{found.id}.army.toml")
    return handing.hand(screen, lists, wish, starter(lists, wish))


# --- `army random` ---


Chosen = Annotated[str, typer.Argument(metavar="list", help="help-option-any-list", show_default=False)]
Seed = Annotated[int | None, typer.Option("--seed", metavar="number", help="help-option-seed")]
AnyYear = Annotated[int | None, typer.Option("--year", metavar="number", help="help-option-year-any")]


def random(
    ctx: typer.Context,
    army: Chosen = "",
    *,
    seed: Seed = None,
    year: AnyYear = None,
    options: Annotated[ArmyOptions, FieldsOf(ArmyOptions)],
    handing: Annotated[ArmyOutput, FieldsOf(ArmyOutput)],
) -> int:
    """`army random`: exit code 0 with a legal army, 1 if the book allows none; same seed, same army."""
    screen: Screen = ctx.obj
    lists, drawn = context.catalogue(screen), randbelow(SEEDS) if seed is None else seed
    chance = Random(drawn)  # noqa: S311  # an army, not a secret
    wish = options.request(lists, army, USUAL_YEAR if year is None else year)
    wish = _settled(lists, wish, chance, any_year=year is None)
    code = handing.hand(screen, lists, wish, random_army(lists, wish, chance))
    screen.warn(screen.say("cli-seed", seed=drawn))
    return code


def _settled(lists: Catalogue, wish: ArmyRequest, chance: Random, *, any_year: bool) -> ArmyRequest:
    """The request with a list and a year, drawn by lot if it names none."""
    if not wish.list:
        if wish.people:
            ready = [lists.peoples[wish.people]]
        else:  # those that can be used in the year; all if none can
            ready = [
                each for each in lists.lists if any_year or usable_peoples(lists, replace(wish, list=each))
            ]
        wish = replace(wish, list=chance.choice(ready or list(lists.lists)))
    if not any_year:
        return wish
    first, last = open_years(lists.lists[wish.list], wish.people or "")
    earliest, latest = years(lists)
    low, high = max(first, earliest), min(last, latest)
    return replace(wish, year=chance.randint(low, max(low, high)))


# --- `army import` ---


Source = Annotated[str, typer.Argument(metavar="code", help="help-option-source", show_default=False)]


def bring(
    ctx: typer.Context, source: Source, *, out: Out = "", force: Force = False, as_json: Json = False
) -> int:
    """`army import`: an army from a code, or from a file with a code, JSON or TOML."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    if is_code(source):
        roster = decode(source, lists)
    else:
        name, text = context.read(source, screen)
        roster = brought(text, lists, name)
    wish = ArmyRequest(roster.list, roster.year, roster.points, roster.people)
    return ArmyOutput("", out, force, as_json).hand(screen, lists, wish, Drawn(roster))
