"""`collection show`, `set`, `missing`, `fields`: the figures a person owns, and what can be made of them."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from armylists.army_plans import ArmyRequest
from armylists.catalogue import Catalogue
from armylists.collection import MOST_OWNED, Collection, Fielding, Need, fields, needs
from armylists.collection_file import ENDING, open_collection, save_collection
from armylists.random_army import USUAL_YEAR
from armylists.roster_file import to_data
from armylists.wording.names import figures, list_name, people_name, troop_with_term
from heart_africa.core.messages import say
from heart_africa.core.problems import BadData
from heart_africa.language.values import troop_of
from heart_africa.storage.files import is_there, make_folder
from heart_africa.storage.places import data_folder
from heart_africa.terminal import context
from heart_africa.terminal.army.check import Facts, Teller
from heart_africa.terminal.army.new import USUAL_POINTS, ArmyOptions, ForRole, Points, Year
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.options import ArmyFile, Json, within
from heart_africa.terminal.screen import Screen, numbers, texts

# --- `collection show`, `collection set` ---


OWN = f"mine{ENDING}"
Mine = Annotated[str, typer.Option("--collection", metavar="file", help="help-option-collection")]
Troop = Annotated[str, typer.Argument(metavar="troop", help="help-option-one-troop", show_default=False)]
Count = Annotated[int, typer.Argument(metavar="number", help="help-option-count", show_default=False)]
Note = Annotated[str | None, typer.Option("--note", metavar="text", help="help-option-note")]


def place_of(file: str) -> Path:
    """The file of a collection: the one named, or the person's own."""
    return Path(file) if file else data_folder() / OWN


def opened(file: str, lists: Catalogue, screen: Screen) -> Collection:
    """The collection; one that was not begun is empty, with a hint how to begin."""
    try:
        return open_collection(place_of(file), lists)
    except BadData as fault:
        if fault.code != "no-such-file" or file:
            raise
        screen.warn(screen.say("cli-no-collection", path=fault.file))
        return Collection()


def show(ctx: typer.Context, *, collection: Mine = "", as_json: Json = False) -> int:
    """`collection show`: every kind of figure owned."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    mine = opened(collection, lists, screen)
    if as_json:
        screen.json({"file": str(place_of(collection)), **mine.model_dump(mode="json")})
    else:
        worth = {troop: row.points * mine.figures.get(troop, 0) for troop, row in lists.book.troops.items()}
        rows = (
            (troop_with_term(troop, screen.lang), mine.figures[troop], points, mine.notes.get(troop, ""))
            for troop, points in worth.items()
            if points
        )
        columns = [
            *texts("names-head-troop"),
            *numbers("names-head-figures", "names-head-points"),
            *texts("cli-note"),
        ]
        screen.table(columns, rows)
        screen.print()
        total = sum(worth.values())
        screen.speak("cli-collection-total", count=sum(mine.figures.values()), points=total)
    return DONE


def put(
    ctx: typer.Context,
    troop: Troop,
    count: Count,
    *,
    note: Note = None,
    collection: Mine = "",
    as_json: Json = False,
) -> int:
    """`collection set`: how many figures of a troop are owned; 0 removes the troop."""
    screen: Screen = ctx.obj
    lists, path = context.catalogue(screen), place_of(collection)
    owned = troop_of(troop, lists.book.troops)
    within(count, 0, MOST_OWNED, screen.say("help-value-number"))
    mine = open_collection(path, lists) if is_there(path) else Collection()
    make_folder(path.parent)
    save_collection(path, mine.having(owned, count, note))
    screen.written(path, as_json=as_json, troop=owned, count=count)
    return DONE


# --- `collection missing`, `collection fields` ---


NONE = "–"


def missing(ctx: typer.Context, file: ArmyFile, *, collection: Mine = "", as_json: Json = False) -> int:
    """`collection missing`: exit code 0 if all figures of an army are owned, 1 if some are missing."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    roster = context.open_army(file, lists, screen).roster
    found = needs(opened(collection, lists, screen), roster)
    short = sum(need.short for need in found)
    if as_json:
        screen.json([_needed(need) for need in found])
    else:
        rows = ((troop_with_term(n.troop, screen.lang), n.needed, n.owned, n.short) for n in found)
        screen.table([*texts("names-head-troop"), *numbers("cli-needed", "cli-owned", "cli-short")], rows)
        screen.print()
        screen.speak("cli-missing", count=short)
    return REFUSED if short else DONE


def _needed(need: Need) -> Facts:
    return {"troop": need.troop, "needed": need.needed, "owned": need.owned, "short": need.short}


def fielded(
    ctx: typer.Context,
    *,
    points: Points = USUAL_POINTS,
    year: Year = None,
    role: ForRole = "",
    collection: Mine = "",
    as_json: Json = False,
) -> int:
    """`collection fields`: exit code 0 if the figures make an army of any list, else 1."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    wish = ArmyOptions(points=points, role=role).request(lists, "", USUAL_YEAR if year is None else year)
    found = fields(lists, opened(collection, lists, screen), wish)
    if as_json:
        screen.json([_facts(lists, each, wish, screen.lang) for each in found])
    else:
        _show(lists, found, wish, screen)
    return DONE if any(each.roster for each in found) else REFUSED


def _facts(lists: Catalogue, each: Fielding, wish: ArmyRequest, lang: str) -> Facts:
    """What the figures make of a list as plain data, for `--json`."""
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
    """Print the armies that the figures make, then what each other list lacks."""
    columns = [*texts("cli-list", "cli-people"), *numbers("names-head-points"), *texts("cli-armed-with")]
    made = [each for each in found if each.roster]
    if made:
        rows = []
        for each in made:
            people = people_name(lists, each.people, screen.lang) if each.people else NONE
            units = _units(each, screen.lang)
            rows.append((list_name(lists, each.list, screen.lang), people, each.points, units))
        screen.table(columns, rows)
        screen.print()
    # peoples that lack the same are told together
    reasons: dict[tuple[str, str], list[str]] = {}
    for each in found:
        if not each.roster:
            reasons.setdefault((each.list, _why_none(lists, each, wish, screen.lang)), []).append(each.people)
    for (list_id, why), peoples in reasons.items():
        named = ", ".join(people_name(lists, people, screen.lang) for people in peoples if people)
        name = list_name(lists, list_id, screen.lang)
        screen.items([("✗", f"{name} ({named}): {why}" if named else f"{name}: {why}", "")])


def _units(each: Fielding, lang: str) -> str:
    """The units of the army in words, equal ones together, without allies."""
    held = (tuple(unit.figures.items()) for unit in each.roster.units) if each.roster else ()
    counted = Counter(held).items()
    words = ((", ".join(figures(troop, n, lang) for troop, n in unit), times) for unit, times in counted)
    return "; ".join(f"{times} × ({unit})" if times > 1 else unit for unit, times in words)


def _why_none(lists: Catalogue, each: Fielding, wish: ArmyRequest, lang: str) -> str:
    """Which figures an army would need, or why there is none at all."""
    if each.short:
        short = (figures(need.troop, need.short, lang) for need in each.short)
        return say(lang, "cli-would-take", figures=", ".join(short))
    teller = _teller(lists, each, wish, lang)
    return " ".join(teller.message(problem) for problem in each.problems)
