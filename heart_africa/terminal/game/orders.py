"""An order carried out: plain data read, the book overruled, dice typed beyond what it needs found out."""

import json
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from pydantic import ValidationError

from heart_africa.core.journal.codec import Codec
from heart_africa.core.journal.dice_cache import More
from heart_africa.core.journal.journal import Refused
from heart_africa.core.journal.records import Command, Origin
from heart_africa.core.problems import BadData, Problem
from heart_africa.language.lexicon import command_of
from heart_africa.language.lines import COMMENT, DESPITE, DICE, Line, cut
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal.game.dice import Back, Dealer, said
from heart_africa.terminal.game.input import Asker
from heart_africa.terminal.screen import Screen

ASK = "?"
"""How a line begins that asks for help."""

DATA = "{"
"""How a line begins that is an order as plain data."""


def is_data(text: str) -> bool:
    """Whether a line is an order as plain data."""
    return text.lstrip().startswith(DATA)


def data_line(codec: Codec, text: str) -> tuple[Line, Command]:
    """An order as plain data, and what stands behind it. Raises `BadData`."""
    start = text.lstrip()
    try:
        data, end = json.JSONDecoder().raw_decode(start)
        return cut(start[end:]), codec.read_command(data)
    except (KeyError, ValidationError, ValueError, TypeError, RecursionError) as fault:
        raise BadData("not-an-entry", about={"why": str(fault).splitlines()[0]}) from None


class Session(Protocol):
    """Who may be asked for a reason, and who knows an order from it."""

    screen: Screen
    asker: Asker | None

    def read(self, text: str) -> tuple[Line, Command]:
        """The parts of a line and its command. Raises `BadData`."""


def overruled(session: Session, problems: tuple[Problem, ...], show: Callable[[], None]) -> str:
    """Somebody's reason for going on all the same.

    Raises `Refused` if nobody is there, `Back`, and `BadData` for what was not meant as a reason.
    """
    screen, asker = session.screen, session.asker
    if asker is None:
        raise Refused(problems)
    show()
    hint = screen.say("game-hint-overrule")
    reason = asker.answer(screen.say("game-ask-overrule"), hint=hint)
    if reason is None or said("back", reason):
        raise Back
    reason = reason.removeprefix(DESPITE).strip()
    if _is_no_reason(reason) or command_of(reason) or _is_order(session, reason):
        raise BadData("not-a-reason", about={"found": command_of(reason) or reason})
    return reason


def look_at_reason(line: str) -> None:
    """Raises `BadData` if what stands behind `!` is nothing but an order: something else was meant."""
    reason = cut(line).despite
    if reason and (_is_no_reason(reason) or command_of(reason) == reason):
        raise BadData("not-a-reason", about={"found": reason})


def _is_no_reason(text: str) -> bool:
    """Without a word in it, as faces of dice; a question, a comment; or one of the short answers."""
    wordless = not any(map(str.isalpha, text)) or text.startswith((ASK, COMMENT, DICE, DATA))
    return wordless or said("throw", text) or said("back", text)


def _is_order(session: Session, text: str) -> bool:
    """Whether it would be carried out as the next line, shortened verbs and plain data too."""
    try:
        session.read(text)
    except BadData:
        return False
    return True


def look_for_extra(writer: JournalWriter[Any], dealer: Dealer, command: Command, despite: str | None) -> None:
    """Raises `BadData` if more faces were typed than the order needs: one of them is out of place."""
    if not dealer.left:
        return
    try:
        writer.journal.act(command, _only(dealer), despite)
    except _Short:
        return
    dealer.done()


class _Short(Exception):
    """The typed faces do not suffice: somebody else gives the rest."""


def _only(dealer: Dealer) -> More:
    def more(count: int, why: str) -> tuple[Iterable[int], Origin]:
        if not dealer.left:
            raise _Short
        return dealer(count, why)

    return more
