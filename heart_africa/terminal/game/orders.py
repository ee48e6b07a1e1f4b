"""Typed lines as orders: plain data, reasons against the rules, surplus dice; and how orders are written."""

import json
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from pydantic import ValidationError

from heart_africa.core.fields import Asked, KnownBy
from heart_africa.core.journal.codec import Codec
from heart_africa.core.journal.journal import Refused
from heart_africa.core.journal.records import Command, Origin
from heart_africa.core.problems import BadData, Problem
from heart_africa.language.lines import COMMENT, DESPITE, DICE, Line, cut, wordless
from heart_africa.language.order_fields import (
    Form,
    Slot,
    attribute,
    choices,
    command_of,
    denial,
    inner,
    is_row,
    value_word,
)
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal.game.dice import Asker, Back, Dealer, said
from heart_africa.terminal.screen import Screen

# --- carrying out an order ---


ASK = "?"
"""How a line begins that asks for help."""

DATA = "{"
"""How a line begins that is an order as plain data."""


def is_data(text: str) -> bool:
    """Whether a line is an order as plain data (JSON)."""
    return text.lstrip().startswith(DATA)


def data_line(codec: Codec, text: str) -> tuple[Line, Command]:
    """The order in a line of plain data, and what follows it. Raises `BadData`."""
    start = text.lstrip()
    try:
        data, end = json.JSONDecoder().raw_decode(start)
        return cut(start[end:]), codec.read_command(data)
    except (KeyError, ValidationError, ValueError, TypeError, RecursionError) as fault:
        raise BadData("not-an-entry", about={"why": str(fault).splitlines()[0]}) from None


class CanAsk(Protocol):
    """A session that can ask for a reason and recognise an order."""

    screen: Screen
    asker: Asker | None

    def read(self, text: str) -> tuple[Line, Command]:
        """The parts of a line and its command. Raises `BadData`."""


def overruled(session: CanAsk, problems: tuple[Problem, ...], show: Callable[[], None]) -> str:
    """Ask for a reason to overrule the rules, and return it.

    Raises `Refused` if nobody is there, `Back`, and `BadData` for what is no reason.
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
    """Raise `BadData` if the reason after `!` is none, as an order or a die."""
    reason = cut(line).despite
    if reason and (_is_no_reason(reason) or command_of(reason) == reason):
        raise BadData("not-a-reason", about={"found": reason})


def _is_no_reason(text: str) -> bool:
    """Whether a text has no word in it, is a question or comment, or one of the short answers."""
    begun = text.startswith((ASK, COMMENT, DICE, DATA))
    return wordless(text) or begun or said("throw", text) or said("back", text)


def _is_order(session: CanAsk, text: str) -> bool:
    """Whether the text would be carried out as an order, in short forms and plain data too."""
    try:
        session.read(text)
    except BadData:
        return False
    return True


def look_for_extra(writer: JournalWriter[Any], dealer: Dealer, command: Command, despite: str | None) -> None:
    """Raise `BadData` if more faces were typed than the order needs, before it is entered."""
    if not dealer.left:
        return

    def only_typed(count: int, why: str) -> tuple[Iterable[int], Origin]:
        if not dealer.left:
            raise _Short
        return dealer(count, why)

    try:
        writer.journal.act(command, only_typed, despite)
    except _Short:
        return
    dealer.done()


class _Short(Exception):
    """The typed faces do not suffice: others come from elsewhere."""


# --- how an order is written ---


Metavar = Callable[[Slot], str]
"""Returns the placeholder for a value, such as UNIT, PLAYER or INCHES."""


def usage(screen: Screen, form: Form, metavar: Metavar) -> str:
    """How an order is written: `shoot UNIT at UNIT range INCHES [options]`."""
    words = [form.verbs(screen.lang)[0]]
    for place, slot in enumerate(form.positional):
        value = either(screen, slot) if slot.is_flag else metavar(slot)
        text = value if place == 0 or slot.is_flag else f"{slot.words(screen.lang)[0]} {value}"
        words.append(text if slot.required else f"[{text}]")
    if len(form.slots) > len(form.positional):
        words.append(screen.say("help-head-some-options"))
    return " ".join(words)


def option(screen: Screen, form: Form, slot: Slot, metavar: Metavar) -> str:
    """How an option is written: `--cover`, or `--not-ready` if it holds unless denied.

    One that must be said is shown both ways.
    """
    if slot.is_flag and slot.required:
        return either(screen, slot)
    value = "" if slot.is_flag else f" {metavar(slot)}"
    dashes = "" if slot in form.positional else "--"
    denied = f"{denial(screen.lang)}-" if slot.is_denied else ""
    return f"{dashes}{denied}{slot.words(screen.lang)[0]}{value}"


def either(screen: Screen, slot: Slot) -> str:
    """How a required yes or no is written: `real|no-real`."""
    word = slot.words(screen.lang)[0]
    return f"{word}|{denial(screen.lang)}-{word}"


def show_verb(screen: Screen, form: Form, metavar: Metavar) -> None:
    """Print how an order is written, what it is for, and its options."""
    screen.print(usage(screen, form, metavar), "bold")
    if text := form.help(screen.lang):
        screen.print(text)
    if line := form.example(screen.lang):
        screen.speak("game-example", "dim", line=line)
    if others := ", ".join(form.verbs(screen.lang)[1:]):
        screen.speak("game-other-words", "dim", words=others)
    screen.items(
        ((option(screen, form, slot, metavar), explained(screen, slot), "") for slot in form.by_use), 2
    )


def explained(screen: Screen, slot: Slot) -> str:
    """What an option means, an example, the words it may take, and who else knows it."""
    denied = slot.is_denied and attribute(screen.lang, slot.message, "not-help")
    parts = [denied or slot.help(screen.lang), attribute(screen.lang, slot.message, "example")]
    hint = inner(slot.hint)[0]
    of = hint.__args__[0] if is_row(hint) else hint
    values = [value_word(screen.lang, value) for value in choices(of) if value]
    if values:
        parts.append(screen.say("game-values", values=", ".join(values)))
    if slot.known_by is KnownBy.BATTLE:
        parts.append(screen.say("game-known"))
    if slot.asked is Asked.AS_A_QUESTION:
        parts.append(screen.say("game-asked"))
    return " ".join(filter(None, parts))
