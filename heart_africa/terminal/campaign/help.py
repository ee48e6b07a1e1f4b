"""Help at the prompt: which orders make sense now, how one is written, what a rule says."""

import re
from collections.abc import Sequence

from heart_africa.language.campaign.reader import reader
from heart_africa.language.forms import Form, Slot, choices, inner
from heart_africa.language.lexicon import (
    field_message,
    help_message,
    here_message,
    value_message,
    words_of,
)
from heart_africa.rules.campaign.agenda import agenda
from heart_africa.terminal.campaign.session import Session
from heart_africa.terminal.campaign.wording import metavar, verb
from heart_africa.terminal.prompt.usage import option, usage
from heart_africa.terminal.rule import show_rule
from heart_africa.terminal.screen import Screen

RULE = re.compile(r"[A-Za-z]{2,10}-\d{1,3}[a-z]?")


def show_help(session: Session, about: str, own: Sequence[tuple[str, str]]) -> None:
    """Of a rule, of a verb, or of everything; `own`: the prompt's own verbs with their ids.

    Raises `BadData` for what is neither.
    """
    if RULE.fullmatch(about):
        show_rule(session.screen, about.upper())
    elif about:
        form, _ = reader(session.lang, session.lists, session.campaign).verb(about.split())
        show_verb(session.screen, form)
    else:
        _show_all(session, own)


def show_verb(screen: Screen, form: Form) -> None:
    """How an order is written, what it is for, and each of its options."""
    screen.print(usage(screen, form, metavar), "bold")
    screen.speak(help_message(form.kind))
    if others := ", ".join(form.verbs(screen.lang)[1:]):
        screen.speak("referee-other-words", "dim", words=others)
    screen.items(
        ((option(screen, form, slot, metavar), explained(screen, slot), "") for slot in form.slots), 2
    )


def explained(screen: Screen, slot: Slot) -> str:
    """What an option says, and which words it may take."""
    text = screen.say(field_message("about", slot.owner, slot.name))
    values = [
        words_of(screen.lang, value_message(value))[0] for value in choices(inner(slot.hint)[0]) if value
    ]
    return f"{text} {screen.say('referee-values', values=', '.join(values))}" if values else text


def _show_all(session: Session, own: Sequence[tuple[str, str]]) -> None:
    """What may be ordered now, all that may ever be, and the verbs of the prompt."""
    screen = session.screen
    due = agenda(session.keeper.book, session.campaign)
    now = [verb(screen, kind) for kind in dict.fromkeys(kind for each in due for kind in each.orders)]
    screen.print(screen.say("keep-help-now", orders=", ".join(now) or "none"), "bold")
    forms = reader(session.lang, session.lists, session.campaign).verbs.values()
    rows = {form.kind: form for form in forms}
    screen.items(
        ((form.verbs(screen.lang)[0], screen.say(help_message(kind)), "") for kind, form in rows.items()), 2
    )
    screen.speak("referee-help-here", "bold")
    screen.items(((word, screen.say(here_message("help-here", id_)), "") for word, id_ in own), 2)
    screen.speak("keep-help-more")
