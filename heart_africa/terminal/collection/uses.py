"""`collection missing` and `collection fields`: what the figures are good for."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import typer

from armylists import wording
from armylists.army_plans import ArmyRequest
from armylists.catalogue import Catalogue
from armylists.collection import Fielding, Need, fields, needs
from armylists.roster_file import to_data
from armylists.starter import USUAL_YEAR
from heart_africa.core.messages import say
from heart_africa.terminal import context
from heart_africa.terminal.army import options
from heart_africa.terminal.army.facts import Facts, Teller
from heart_africa.terminal.collection.figures import Mine, opened
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.options import ArmyFile, Json
from heart_africa.terminal.screen import Screen, numbers, texts

NONE = "–"


def missing(ctx: typer.Context, file: ArmyFile, *, collection: Mine = "", as_json: Json = False) -> int:
    """The command: 0 if every figure of an army is there, 1 if some are missing."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    roster = context.open_army(file, lists, screen).roster
    found = needs(opened(collection, lists, screen), roster)
    short = sum(need.short for need in found)
    if as_json:
        screen.json([_needed(need) for need in found])
    else:
        rows = ((wording.troop_with_term(n.troop, screen.lang), n.needed, n.owned, n.short) for n in found)
        screen.table([*texts("cli-troop"), *numbers("cli-needed", "cli-owned", "cli-short")], rows)
        screen.print()
        screen.speak("cli-missing", count=short)
    return REFUSED if short else DONE


def _needed(need: Need) -> Facts:
    return {"troop": need.troop, "needed": need.needed, "owned": need.owned, "short": need.short}


def fielded(
    ctx: typer.Context,
    *,
    points: options.Points = options.USUAL_POINTS,
    year: options.Year = USUAL_YEAR,
    role: options.ForRole = "",
    collection: Mine = "",
    as_json: Json = False,
) -> int:
    """The command: 0 if the figures make an army of any list, 1 if of none."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    wish = options.asked(lists, "", people=None, year=year or USUAL_YEAR, points=points, role=role)
    found = fields(lists, opened(collection, lists, screen), wish)
    if as_json:
        screen.json([_facts(lists, each, wish, screen.lang) for each in found])
    else:
        _show(lists, found, wish, screen)
    return DONE if any(each.roster for each in found) else REFUSED


def _facts(lists: Catalogue, each: Fielding, wish: ArmyRequest, lang: str) -> Facts:
    """What the figures make of a list, for programs."""
    teller = _teller(lists, each, wish, lang)
    return {
        "list": each.list,
        "people": each.people,
        "points": each.points,
        "army": to_data(each.roster) if each.roster else None,
        "problems": [teller.facts(problem) for problem in each.problems],
        "short": [_needed(need) for need in each.short],
    }


def _teller(lists: Catalogue, each: Fielding, wish: ArmyRequest, lang: str) -> Teller:
    return Teller(lists, ArmyRequest(each.list, wish.year, wish.points, each.people).blank(), lang)


def _show(lists: Catalogue, found: Sequence[Fielding], wish: ArmyRequest, screen: Screen) -> None:
    """First the armies that there are figures for, then what the others lack."""
    columns = [*texts("cli-list", "cli-people"), *numbers("cli-points-head"), *texts("cli-armed-with")]
    made = [each for each in found if each.roster]
    if made:
        screen.table(columns, (_row(lists, each, screen.lang) for each in made))
        screen.print()
    reasons: dict[tuple[str, str], list[str]] = {}
    for each in found:
        if not each.roster:
            reasons.setdefault((each.list, _why_none(lists, each, wish, screen.lang)), []).append(each.people)
    screen.items(_refused(lists, reasons, screen.lang))


def _row(lists: Catalogue, each: Fielding, lang: str) -> tuple[object, ...]:
    """A list and people with the best army of the figures."""
    people = wording.people_name(lists, each.people, lang) if each.people else NONE
    return wording.list_name(lists, each.list, lang), people, each.points, _units(each, lang)


def _units(each: Fielding, lang: str) -> str:
    """The units of the army, equal ones together; allied ones are left to the file."""
    held = (tuple(unit.figures.items()) for unit in each.roster.units) if each.roster else ()
    counted = Counter(held).items()
    words = (
        (", ".join(wording.figures(troop, n, lang) for troop, n in unit), times) for unit, times in counted
    )
    return "; ".join(f"{times} × ({unit})" if times > 1 else unit for unit, times in words)


def _why_none(lists: Catalogue, each: Fielding, wish: ArmyRequest, lang: str) -> str:
    """Which figures an army would take, or the reasons why there is none at all."""
    if each.short:
        short = (wording.figures(need.troop, need.short, lang) for need in each.short)
        return say(lang, "cli-would-take", figures=", ".join(short))
    teller = _teller(lists, each, wish, lang)
    return " ".join(teller.message(problem) for problem in each.problems)


def _refused(
    lists: Catalogue, reasons: Mapping[tuple[str, str], Sequence[str]], lang: str
) -> Iterator[tuple[str, str, str]]:
    """The lists with what each lacks, peoples of the same lack together."""
    for (list_id, why), peoples in reasons.items():
        named = ", ".join(wording.people_name(lists, people, lang) for people in peoples if people)
        name = wording.list_name(lists, list_id, lang)
        yield "✗", f"{name} ({named}): {why}" if named else f"{name}: {why}", ""
