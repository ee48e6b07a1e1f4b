"""What commands work on: army lists with those of the club, rulings, army files."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from armylists.catalogue import Catalogue, built_in, with_club_lists
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import Rulings, RulingsBook, rulings_book
from heart_africa.storage.files import is_there, read_stdin, read_text, write_bytes
from heart_africa.storage.places import data_folder
from heart_africa.terminal.screen import Screen

if TYPE_CHECKING:
    from armylists.roster_file import Opened

STDIN = "-"


def catalogue(screen: Screen) -> Catalogue:
    """The lists of the book and the club; a club list with a fault is left out with a warning."""
    base = built_in()
    found = with_club_lists(base, data_folder() / "lists")
    for fault in found.faults:
        screen.warn(screen.say("cli-list-left-out", why=bad_text(fault, screen.lang)))
    return found


def rulings(chosen: Sequence[str] | None, book: RulingsBook | None = None) -> Rulings:
    """The rulings of a book, by default the main one's, with choices as `ALLY-14=do_not_count`.

    Raises `BadData`.
    """
    pairs = {}
    for each in chosen or ():
        rule, equals, option = each.partition("=")
        if not equals:
            raise BadData("not-a-choice", key="--ruling", about={"found": each})
        pairs[rule.strip().upper()] = option.strip()
    return (book or rulings_book()).choose(pairs)


def open_army(file: str, lists: Catalogue, screen: Screen) -> "Opened":
    """The army in a file, or on standard input for `-`. Raises `BadData`."""
    from armylists.roster_file import from_toml  # noqa: PLC0415  # what only reads journals must not wait for it

    name, text = read(file, screen)
    return from_toml(text, lists, name)


def read(file: str, screen: Screen) -> tuple[str, str]:
    """Name and text of a file, or of standard input for `-`. Raises `BadData`."""
    if file != STDIN:
        return file, read_text(Path(file))
    name = screen.say("cli-stdin")
    return name, read_stdin(name)


def write(path: Path, data: bytes, *, force: bool, source: str = "") -> None:
    """Write a file; only with `force` over an existing one, never over its own source. Raises `BadData`."""
    if source not in {"", STDIN} and path.resolve() == Path(source).resolve():
        raise BadData("onto-itself", file=str(path))
    if is_there(path) and path.is_file() and not force:
        raise BadData("file-exists", file=str(path))
    write_bytes(path, data)
