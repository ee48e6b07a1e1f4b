"""Games by mail: keys of players, files taken in, orders written to a file."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.kind import JournalKind
from heart_africa.language.lines import is_comment
from heart_africa.mail.drafts import Drafts, orders_of
from heart_africa.mail.file_checks import of_kind
from heart_africa.mail.states import arrived, take_in
from heart_africa.storage.files import read_text, slug
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.places import data_folder
from heart_africa.storage.repairs import LOST
from heart_africa.storage.signatures import Keys
from heart_africa.storage.transfer import MOST_BYTES
from heart_africa.storage.turn_files import Opened, Orders, Passing, State, is_turn_file, orders_text, read
from heart_africa.terminal import context
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.files import bring
from heart_africa.terminal.game.library import library, writer_of
from heart_africa.terminal.options import NewName
from heart_africa.terminal.screen import Screen

Player = Annotated[str, typer.Argument(metavar="player", help="help-option-key-player", show_default=False)]
Renew = Annotated[bool, typer.Option("--renew", help="help-option-renew")]
Lines = Annotated[list[str] | None, typer.Argument(metavar="order", help="help-option-order-lines")]
Script = Annotated[Path | None, typer.Option("--script", metavar="file", help="help-option-orders-script")]
Note = Annotated[str, typer.Option("--note", metavar="text", help="help-option-orders-note")]
Pass = Annotated[str, typer.Option("--pass", metavar="dice|attacked|turn", help="help-option-orders-pass")]
Out = Annotated[Path | None, typer.Option("--out", metavar="file", help="help-option-orders-out")]
Partly = Annotated[bool, typer.Option("--partly", help="help-option-orders-partly")]
OnTop = Annotated[bool, typer.Option("--on-top", help="help-option-on-top")]
Replacing = Annotated[bool, typer.Option("--replace", help="help-option-replace-copy")]
OwnKey = Annotated[str, typer.Option("--key", metavar="key", help="help-option-key")]


@dataclass(frozen=True, slots=True)
class IntakeOptions:
    """How a file is taken in: key, name of the copy, what is allowed."""

    key: OwnKey = ""
    name: NewName = ""
    on_top: OnTop = False
    partly: Partly = False
    replacing: Replacing = False


def hand_out(
    kind: JournalKind[Any],
    screen: Screen,
    name: str,
    named: Callable[[JournalWriter[Any]], str],
    *,
    renew: bool,
    as_json: bool,
) -> int:
    """Print the key of the player whom `named` returns; with `renew` a new one. Raises `BadData`."""
    with library() as shelf:
        document = shelf.find(kind.kind, name)
        keys = Keys.of(shelf, document)
        kind.may_change(shelf, document)
        one = named(writer_of(kind, shelf, document))
        found = keys.issue(one) if renew or one not in keys.known else keys.key(one)
    if as_json:
        screen.json({"player": one, "key": found})
    else:
        screen.print(screen.say("mail-key", player=one, key=found))
        screen.speak("mail-key-how", "dim", name=name, player=one, kind=kind.kind)
    return DONE


def take_file(
    kind: JournalKind[Any],
    ctx: typer.Context,
    file: Path,
    how: IntakeOptions,
    orders: Callable[[Opened, Orders], int],
    *,
    as_json: bool,
) -> int:
    """Take in a whole game, the state for a player, or a player's `orders`, whatever the file is.

    Raises `BadData` if it cannot be read or is of another game.
    """
    text = read_text(file, MOST_BYTES)
    if not is_turn_file(text):
        return bring(kind, ctx, file, name=how.name, partly=how.partly, as_json=as_json)
    found = read(text, str(file))
    of_kind(found, kind.kind)
    if isinstance(found.said, State):
        # Bring a player's copy up to the state in the file, or begin one.
        with library() as shelf:
            came = arrived(shelf, found, found.said, how.key, kind.rules_of)
            known = take_in(shelf, came, data_folder() / LOST, name=how.name, replacing=how.replacing)
        entries = len(came.found.lines)
        if as_json:
            ctx.obj.json(
                {"name": known.name, "player": found.said.player, "entries": entries, "new": came.new}
            )
        else:
            ctx.obj.speak(
                "mail-state-taken",
                name=known.name,
                player=found.said.player,
                count=came.new,
                entries=entries,
            )
        return DONE
    return orders(found, found.said)


def lines_of(lines: Sequence[str] | None, script: Path | None) -> list[str]:
    """The orders typed as arguments, then those of a script. Raises `BadData`."""
    texts = [*(lines or ()), *(read_text(script).splitlines() if script else ())]
    return [text for text in texts if not is_comment(text)]


def owner_of(writer: JournalWriter[Any]) -> str:
    """The player whose copy it is. Raises `BadData` if it is no copy."""
    owner = Keys.of(writer.library, writer.document).owner
    if not owner:
        raise BadData("campaign-is-no-copy", about={"name": writer.document.name})
    return owner


def put_into_file(  # noqa: PLR0917  # all that a file says
    screen: Screen,
    writer: JournalWriter[Any],
    written: Drafts[Any],
    turn: int,
    note: str,
    out: Path | None,
    passing: Passing = "",
    *,
    force: bool,
    as_json: bool,
) -> int:
    """Write orders to a signed file. Raises `BadData` if there are none or the file exists."""
    if not written.drafts:
        raise BadData("missing-argument", about={"key": screen.say("help-value-order")})
    player = written.player
    file = orders_of(writer.document, written, turn, writer.clock(), note, passing)
    text = orders_text(file, Keys.of(writer.library, writer.document).key(player))
    path = out or Path(f"{slug(writer.document.name)}-{slug(player)}-{turn}.orders.json")
    context.write(path, text.encode(), force=force)
    screen.written(path, as_json=as_json, orders=len(written.drafts))
    return DONE
