"""`list`, `rename`, `copy`, `away`: which journals there are; another name, a copy, put away into a file."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from heart_africa.kinds.kind import JournalKind
from heart_africa.storage.archive import ATTIC, Away, free_name, put_away
from heart_africa.storage.archive import away as archived
from heart_africa.storage.companions import copy_both
from heart_africa.storage.places import data_folder
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import library
from heart_africa.terminal.game.options import Name, NewName
from heart_africa.terminal.game.salvage import tell_of_backups
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen, numbers, texts

Wanted = Annotated[str, typer.Argument(metavar="new-name", help="help-option-other-name", show_default=False)]
Gone = Annotated[bool, typer.Option("--away", help="help-option-away")]
Game = JournalKind[Any]
DAY = 10
"""The letters of a day in ISO 8601."""


def every(game: Game, ctx: typer.Context, *, gone: Gone = False, as_json: Json = False) -> int:
    """The command: every journal of the kind, or those put away; a damaged one is on the list too."""
    screen: Screen = ctx.obj
    with library(only_read=True) as shelf:
        if gone:
            return _put_away(screen, archived(shelf, data_folder() / ATTIC, game.kind), as_json=as_json)
        found = [(each, game.noted(shelf, each)) for each in shelf.documents(game.kind)]
        tell_of_backups(screen, shelf)
    if as_json:
        screen.json(
            [
                {"name": each.name, "created": each.created, "entries": each.head.number, **notes}
                for each, notes in found
            ]
        )
    elif found:
        columns = [
            *texts("game-head-name", "game-head-begun"),
            *numbers("game-head-entries"),
            *texts(*(f"game-head-{note}" for note in found[0][1])),
        ]
        screen.table(
            columns,
            ((each.name, each.created[:DAY], each.head.number, *notes.values()) for each, notes in found),
        )
    else:
        screen.speak("game-none", kind=game.kind)
    return DONE


def _put_away(screen: Screen, found: Sequence[Away], *, as_json: bool) -> int:
    if as_json:
        screen.json([{"name": each.document.name, "file": str(each.path)} for each in found])
    elif found:
        rows = ((each.document.name, each.document.created[:DAY], each.path) for each in found)
        screen.table(texts("game-head-name", "game-head-begun", "game-head-file"), rows)
    else:
        screen.speak("game-none-away")
    return DONE


def rename(game: Game, ctx: typer.Context, name: Name, wanted: Wanted, *, as_json: Json = False) -> int:
    """The command: a journal under another name, unless another one knows it by its own."""
    with library() as shelf:
        document = shelf.find(game.kind, name)
        game.may_rename(document)
        renamed = shelf.rename(document, wanted)
    return _told(ctx.obj, "game-renamed", as_json=as_json, name=renamed.name, was=name)


def copy(game: Game, ctx: typer.Context, name: Name, *, new: NewName = "", as_json: Json = False) -> int:
    """The command: the same journal once more, with what belongs to it, to go on with both."""
    with library() as shelf:
        document = shelf.find(game.kind, name)
        free = free_name(name, {each.name for each in shelf.documents(game.kind)})
        made = copy_both(shelf, document, new or free)
    return _told(ctx.obj, "game-copied", as_json=as_json, name=made.name, was=name)


def away(game: Game, ctx: typer.Context, name: Name, *, as_json: Json = False) -> int:
    """The command: a journal taken off the list into a file, which `import` takes in again."""
    with library() as shelf:
        path = put_away(shelf, shelf.find(game.kind, name), data_folder() / ATTIC)
    return _told(ctx.obj, "game-away", as_json=as_json, name=name, file=str(path), kind=game.kind)


def _told(screen: Screen, message: str, *, as_json: bool, **facts: str) -> int:
    """What was done, to people or to programs."""
    if as_json:
        screen.json(facts)
    else:
        screen.speak(message, **facts)
    return DONE
