"""A database that is damaged itself, built anew when a repair is asked for."""

from pathlib import Path

from heart_africa.storage.backups import FOLDER
from heart_africa.storage.database_place import file_of, place
from heart_africa.storage.journals import Library
from heart_africa.storage.places import data_folder
from heart_africa.storage.salvage import Salvage, Saved, only_in_backups, salvage
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.screen import Screen


def database_file() -> Path | None:
    """The file of the database; None if it is a server's."""
    return file_of(place(data_folder()))


def tell_of_backups(screen: Screen, library: Library) -> None:
    """Where a library holds nothing at all, say what the backups beside it hold: it need not be new."""
    if not library.documents() and (found := only_in_backups(library, data_folder())):
        names = ", ".join(each.name for each in found)
        screen.warn(screen.say("game-only-in-backups", count=len(found), names=names, one=found[0].name))


def in_backups(library: Library, name: str) -> bool:
    """Whether a name is that of a journal that only the backups still know."""
    sought, here = " ".join(name.split()), {each.name for each in library.documents()}
    return sought not in here and sought in {each.name for each in only_in_backups(library, data_folder())}


def salvaged(screen: Screen, path: Path, *, as_json: bool) -> int:
    """Build the database anew and say what was saved, from where. Raises `BadData`."""
    found = salvage(path, data_folder() / FOLDER)
    if as_json:
        screen.json({"salvaged": [_plain(each) for each in found.saved], "aside": str(found.aside)})
    else:
        _told(screen, found)
    return DONE


def _plain(saved: Saved) -> dict[str, object]:
    return {
        "name": saved.document.name,
        "kind": saved.document.kind,
        "stands": saved.stands,
        "lost": saved.stood - saved.stands,
        "backup": str(saved.backup or ""),
    }


def _told(screen: Screen, found: Salvage) -> None:
    screen.speak("game-salvaged", path=str(found.aside))
    if not found.saved:
        screen.speak("game-salvaged-none")
    for each in found.saved:
        facts = {"name": each.document.name, "stands": each.stands, "stood": each.stood}
        whence = {"backup": str(each.backup)} if each.backup else {}
        message = "game-salvaged-backup" if each.backup else "game-salvaged-one"
        screen.items([("·", screen.say(message, **facts, **whence), "")], 2)
