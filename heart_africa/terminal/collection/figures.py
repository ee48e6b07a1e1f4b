"""`collection show` and `collection set`: what there is, written down."""

from pathlib import Path
from typing import Annotated

import typer

from armylists import wording
from armylists.catalogue import Catalogue
from armylists.collection import MOST_OWNED, Collection
from armylists.collection_file import ENDING, open_collection, save_collection
from heart_africa.core.problems import BadData
from heart_africa.language.lookup import find_troop
from heart_africa.storage.files import is_there, make_folder
from heart_africa.storage.places import data_folder
from heart_africa.terminal import context
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import Json, within
from heart_africa.terminal.screen import Screen, numbers, texts

OWN = f"mine{ENDING}"
Mine = Annotated[str, typer.Option("--collection", metavar="file", help="help-option-collection")]
Troop = Annotated[str, typer.Argument(metavar="troop", help="help-option-one-troop", show_default=False)]
Count = Annotated[int, typer.Argument(metavar="number", help="help-option-count", show_default=False)]
Note = Annotated[str | None, typer.Option("--note", metavar="text", help="help-option-note")]


def place_of(file: str) -> Path:
    """Where a collection is: the file named, or the person's own."""
    return Path(file) if file else data_folder() / OWN


def opened(file: str, lists: Catalogue, screen: Screen) -> Collection:
    """The collection named, or the person's own; one not begun yet is empty, and told how to begin."""
    try:
        return open_collection(place_of(file), lists)
    except BadData as fault:
        if fault.code != "no-such-file" or file:
            raise
        screen.warn(screen.say("cli-no-collection", path=fault.file))
        return Collection()


def show(ctx: typer.Context, *, collection: Mine = "", as_json: Json = False) -> int:
    """The command: every kind of figure owned."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    mine = opened(collection, lists, screen)
    if as_json:
        screen.json({"file": str(place_of(collection)), **mine.model_dump(mode="json")})
    else:
        _table(mine, lists, screen)
    return DONE


def _table(mine: Collection, lists: Catalogue, screen: Screen) -> None:
    worth = {troop: row.points * mine.figures.get(troop, 0) for troop, row in lists.book.troops.items()}
    rows = (
        (wording.troop_with_term(troop, screen.lang), mine.figures[troop], points, mine.notes.get(troop, ""))
        for troop, points in worth.items()
        if points
    )
    columns = [*texts("cli-troop"), *numbers("cli-count", "cli-points-head"), *texts("cli-note")]
    screen.table(columns, rows)
    screen.print()
    total = sum(worth.values())
    screen.speak("cli-collection-total", count=sum(mine.figures.values()), points=total)


def put(
    ctx: typer.Context,
    troop: Troop,
    count: Count,
    *,
    note: Note = None,
    collection: Mine = "",
    as_json: Json = False,
) -> int:
    """The command: so many figures of a troop are owned; none takes it out."""
    screen: Screen = ctx.obj
    lists, path = context.catalogue(screen), place_of(collection)
    owned = find_troop(lists.book, troop).id
    within(count, 0, MOST_OWNED, screen.say("help-value-number"))
    mine = open_collection(path, lists) if is_there(path) else Collection()
    make_folder(path.parent)
    save_collection(path, mine.having(owned, count, note))
    screen.written(path, as_json=as_json, troop=owned, count=count)
    return DONE
