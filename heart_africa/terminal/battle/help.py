"""Help at the prompt: which orders make sense now, how one is written, what a rule says."""

import re
from collections.abc import Sequence

from heart_africa.core.citations import cite
from heart_africa.language.battle.words import order_help, verb
from heart_africa.language.forms import Slot, inner, is_mapping, is_pair, is_row
from heart_africa.language.lexicon import prompt_help
from heart_africa.terminal.battle.session import Session
from heart_africa.terminal.prompt.usage import show_verb
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
        show_verb(session.screen, session.reader.verb(about.split())[0], metavar)
    else:
        _show_all(session, own)


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


def _show_all(session: Session, own: Own) -> None:
    """What may be ordered now, and the verbs of the prompt."""
    screen, agenda = session.screen, session.agenda
    screen.speak("referee-help-now", "bold")
    screen.items(((verb(screen, kind), order_help(screen.lang, kind), "") for kind in agenda.orders), 2)
    screen.print(cite(agenda.why.rule, agenda.why.page, screen.lang), "dim", indent=2)
    screen.speak("referee-help-here", "bold")
    screen.items(((word, prompt_help(screen.lang, id_), "") for word, id_ in own), 2)
    screen.speak("referee-help-more")
