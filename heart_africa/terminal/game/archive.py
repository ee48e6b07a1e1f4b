"""`rename`, `copy`, `away`: a journal under another name, once more, or put away into a file."""

from typing import Annotated, Any

import typer

from heart_africa.kinds.kind import JournalKind
from heart_africa.storage.archive import ATTIC, free_name, put_away
from heart_africa.storage.companions import copy_both
from heart_africa.storage.places import data_folder
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import library
from heart_africa.terminal.game.options import Name, NewName
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen

Wanted = Annotated[str, typer.Argument(metavar="new-name", help="help-option-other-name", show_default=False)]
Game = JournalKind[Any]


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
