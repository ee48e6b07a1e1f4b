"""Commands on the library: `list`, `rename`, `copy`, `away`; `verify` and `repair`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.kind import JournalKind
from heart_africa.storage.backups import FOLDER
from heart_africa.storage.clock import day
from heart_africa.storage.library import Library
from heart_africa.storage.places import data_folder, file_of, place
from heart_africa.storage.repairs import integrity
from heart_africa.storage.salvage import calls_for, only_in_backups, salvage
from heart_africa.storage.transfer import ATTIC, ArchivedJournal, copy_both, free_name, put_away
from heart_africa.storage.transfer import away as archived
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import Examined, library, show_health, show_repaired
from heart_africa.terminal.options import Json, Name, NewName
from heart_africa.terminal.screen import Screen, numbers, texts

# --- repairing a database ---


def database_file() -> Path | None:
    """The file of the database; None if it is on a server."""
    return file_of(place(data_folder()))


def tell_of_backups(screen: Screen, library: Library) -> None:
    """If the library is empty, print the journals that its backups have."""
    if not library.documents() and (found := only_in_backups(library, data_folder())):
        names = ", ".join(each.name for each in found)
        screen.warn(screen.say("game-only-in-backups", count=len(found), names=names, one=found[0].name))


def in_backups(library: Library, name: str) -> bool:
    """Whether only backups have a journal of that name."""
    sought, here = " ".join(name.split()), {each.name for each in library.documents()}
    return sought not in here and sought in {each.name for each in only_in_backups(library, data_folder())}


def salvaged(screen: Screen, path: Path, *, as_json: bool) -> int:
    """Rebuild the database and print what was saved. Raises `BadData`."""
    found = salvage(path, data_folder() / FOLDER)
    if as_json:
        saved = [
            {
                "name": each.document.name,
                "kind": each.document.kind,
                "stands": each.stands,
                "lost": each.stood - each.stands,
                "backup": str(each.backup or ""),
            }
            for each in found.saved
        ]
        screen.json({"salvaged": saved, "aside": str(found.aside)})
    else:
        screen.speak("game-salvaged", path=str(found.aside))
        if not found.saved:
            screen.speak("game-salvaged-none")
        for each in found.saved:
            facts = {"name": each.document.name, "stands": each.stands, "stood": each.stood}
            whence = {"backup": str(each.backup)} if each.backup else {}
            message = "game-salvaged-backup" if each.backup else "game-salvaged-one"
            screen.items([("·", screen.say(message, **facts, **whence), "")], 2)
    return DONE


# --- `list`, `rename`, `copy`, `away` ---


Wanted = Annotated[str, typer.Argument(metavar="new-name", help="help-option-other-name", show_default=False)]
Gone = Annotated[bool, typer.Option("--away", help="help-option-away")]
Game = JournalKind[Any]


def every(game: Game, ctx: typer.Context, *, gone: Gone = False, as_json: Json = False) -> int:
    """`list`: every journal of the game, damaged ones too, or those put away."""
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
            ((each.name, day(each.created), each.head.number, *notes.values()) for each, notes in found),
        )
    else:
        screen.speak("game-none", kind=game.kind)
    return DONE


def _put_away(screen: Screen, found: Sequence[ArchivedJournal], *, as_json: bool) -> int:
    if as_json:
        screen.json([{"name": each.document.name, "file": str(each.path)} for each in found])
    elif found:
        rows = ((each.document.name, day(each.document.created), each.path) for each in found)
        screen.table(texts("game-head-name", "game-head-begun", "game-head-file"), rows)
    else:
        screen.speak("game-none-away")
    return DONE


def rename(game: Game, ctx: typer.Context, name: Name, wanted: Wanted, *, as_json: Json = False) -> int:
    """`rename`: give a journal another name, unless others refer to it by the old one."""
    with library() as shelf:
        document = shelf.find(game.kind, name)
        game.may_rename(document)
        renamed = shelf.rename(document, wanted)
    return _told(ctx.obj, "game-renamed", as_json=as_json, name=renamed.name, was=name)


def copy(game: Game, ctx: typer.Context, name: Name, *, new: NewName = "", as_json: Json = False) -> int:
    """`copy`: copy a journal with what belongs to it, so that both can be continued."""
    with library() as shelf:
        document = shelf.find(game.kind, name)
        free = free_name(name, {each.name for each in shelf.documents(game.kind)})
        made = copy_both(shelf, document, new or free)
    return _told(ctx.obj, "game-copied", as_json=as_json, name=made.name, was=name)


def away(game: Game, ctx: typer.Context, name: Name, *, as_json: Json = False) -> int:
    """`away`: move a journal out of the library into a file that `import` takes in again."""
    with library() as shelf:
        path = put_away(shelf, shelf.find(game.kind, name), data_folder() / ATTIC)
    return _told(ctx.obj, "game-away", as_json=as_json, name=name, file=str(path), kind=game.kind)


def _told(screen: Screen, message: str, *, as_json: bool, **facts: str) -> int:
    """Print what was done, or as plain data with `--json`."""
    if as_json:
        screen.json(facts)
    else:
        screen.speak(message, **facts)
    return DONE


# --- `verify`, `repair` ---


def verify(game: JournalKind[Any], ctx: typer.Context, name: Name, *, as_json: Json = False) -> int:
    """`verify`: exit code 0 if every entry fits to the one before and can be read, else 1."""
    with library() as shelf:
        document = shelf.find(game.kind, name)
        (health, beside), loose = game.verify(shelf, document), integrity(shelf)
    return show_health(ctx.obj, game.kind, Examined(name, health, loose, beside), as_json=as_json)


def repair(game: JournalKind[Any], ctx: typer.Context, name: Name, *, as_json: Json = False) -> int:
    """`repair`: repair a damaged journal from its backups; what none of them has is kept in a file."""
    screen: Screen = ctx.obj
    path = database_file()
    try:
        with library() as shelf:
            anew = bool(integrity(shelf)) or in_backups(shelf, name)
            if not anew:
                mended = game.repair(shelf, shelf.find(game.kind, name), data_folder())
                return show_repaired(screen, mended, as_json=as_json)
    except BadData as fault:
        if path is None or not calls_for(fault):
            raise
    assert path is not None  # noqa: S101  # a server neither is loose nor has backups beside it
    return salvaged(screen, path, as_json=as_json)
