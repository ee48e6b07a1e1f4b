"""Help at the prompt: which orders make sense now, how one is written, what a rule says."""

import re
from collections.abc import Sequence

from heart_africa.core.citations import cite
from heart_africa.core.messages import has
from heart_africa.language.battle.words import typed, verb
from heart_africa.language.forms import Form, Slot, choices, inner, is_mapping, is_pair, is_row
from heart_africa.language.lexicon import field_message, value_message, words_of
from heart_africa.terminal.battle.session import Session
from heart_africa.terminal.prompt.usage import option, usage
from heart_africa.terminal.rule import show_rule
from heart_africa.terminal.screen import Screen

Own = Sequence[tuple[str, str]]
"""Verbs as they are typed, with their ids."""

RULE = re.compile(r"[A-Za-z]{2,10}-\d{1,3}[a-z]?")


def show_help(session: Session, about: str, own: Own = ()) -> None:
    """Of a rule, of a verb, or of everything that makes sense now; `own`: the prompt's own verbs.

    Raises `BadData` for what is neither.
    """
    if RULE.fullmatch(about):
        show_rule(session.screen, about.upper())
    elif about:
        show_verb(session.screen, session.reader.verb(about.split())[0])
    else:
        _show_all(session, own)


def show_verb(screen: Screen, form: Form) -> None:
    """How an order is written, what it is for, and each of its options."""
    screen.print(usage(screen, form, metavar), "bold")
    message = f"verbs-help-{form.kind}"
    if has(screen.lang, message):
        screen.speak(message)
    others = ", ".join(form.verbs(screen.lang)[1:])
    if others:
        screen.speak("referee-other-words", "dim", words=others)
    screen.items(
        ((option(screen, form, slot, metavar), explained(screen, slot), "") for slot in form.slots), 2
    )


def metavar(screen: Screen, slot: Slot) -> str:
    """What stands for a value: UNIT, INCHES, FIGURES."""
    hint, _ = inner(slot.hint)
    if is_mapping(hint) or (is_row(hint) and is_pair(hint.__args__[0])):
        return screen.say("referee-value-pairs")
    many = is_row(hint)
    kind = hint.__args__[0] if many else hint
    names = {int: "number", float: "inches"}
    word = names.get(kind) or (slot.holds.value if kind is str else "word")
    return screen.say(f"referee-value-{word}{'s' if many else ''}")


def explained(screen: Screen, slot: Slot) -> str:
    """What an option says, and which words it may take."""
    message = field_message("about", slot.owner, slot.name)
    text = screen.say(message) if has(screen.lang, message) else ""
    hint = inner(slot.hint)[0]
    of = hint.__args__[0] if is_row(hint) else hint
    values = [_shown(screen, value) for value in choices(of) if value]
    return f"{text} {screen.say('referee-values', values=', '.join(values))}".strip() if values else text


def _shown(screen: Screen, value: str) -> str:
    words = words_of(screen.lang, value_message(value))
    return words[0] if words else value.replace("_", "-")


def _show_all(session: Session, own: Own) -> None:
    """What may be ordered now, and the verbs of the prompt."""
    screen, agenda = session.screen, session.agenda
    screen.speak("referee-help-now", "bold")
    screen.items(((verb(screen, kind), _in_short(screen, kind), "") for kind in agenda.orders), 2)
    screen.print(cite(agenda.why.rule, agenda.why.page, screen.lang), "dim", indent=2)
    screen.speak("referee-help-here", "bold")
    screen.items(((word, screen.say(f"verbs-help-here-{id_}"), "") for word, id_ in own), 2)
    screen.speak("referee-help-more")


def _in_short(screen: Screen, kind: str) -> str:
    message = f"verbs-help-{typed(kind)}"
    return screen.say(message) if has(screen.lang, message) else ""
