"""Help at the prompt: which orders make sense now, how one is written, what a rule says."""

import re
from collections.abc import Sequence
from dataclasses import is_dataclass
from typing import Any

from heart_africa.language.lines import plain
from heart_africa.language.order_fields import Form, Slot, form, inner, is_row
from heart_africa.language.reader import Reader
from heart_africa.terminal.game.session import Session
from heart_africa.terminal.game.usage import show_verb
from heart_africa.terminal.rule import show_rule

RULE = re.compile(r"[A-Za-z]{2,10}-\d{1,3}[a-z]?")


def show_help(session: Session[Any], about: str, own: Sequence[tuple[str, str]], more: str) -> None:
    """Of a rule, of a verb, or of everything that makes sense now.

    `own`: the prompt's own verbs with what they do; `more`: the message with what else to know.
    Raises `BadData` for what is neither.
    """
    if RULE.fullmatch(about):
        show_rule(session.screen, about.upper())
    elif about:
        reader = session.reader(session.state)
        show_verb(session.screen, _part(reader, about) or reader.verb(about.split())[0], session.metavar)
    else:
        session.show_orders()
        session.screen.speak("game-help-here", "bold")
        session.screen.items(((word, told, "") for word, told in own), 2)
        session.screen.speak(more)


def _part(reader: Reader, about: str) -> Form | None:
    """A form within an order, by its name or that of its field, as a piece of terrain; None of a verb."""
    sought = plain(about)
    if sought in reader.verbs:
        return None
    slots = (slot for order in reader.verbs.values() for slot in order.slots)
    found = ((slot, of) for slot in slots if (of := _inside(slot.hint)) is not None)
    return next((form(of) for slot, of in found if _is_called(sought, slot, of)), None)


def _inside(hint: object) -> type[Any] | None:
    """The class of a form that a field holds, once or in a row."""
    whole = inner(hint)[0]
    of = whole.__args__[0] if is_row(whole) else whole
    return of if isinstance(of, type) and is_dataclass(of) else None


def _is_called(sought: str, slot: Slot, of: type[Any]) -> bool:
    """Whether a word means such a form: the name of its class, or that of its field in the singular."""
    names = {plain(each) for each in (*slot.all_words, of.__name__)}
    return bool(names & {sought, f"{sought}s"})
