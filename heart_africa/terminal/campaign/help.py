"""Help at the prompt: which orders make sense now, how one is written, what a rule says."""

import re
from collections.abc import Sequence

from heart_africa.language.campaign.reader import reader
from heart_africa.language.lexicon import CAMPAIGN, prompt_help
from heart_africa.rules.campaign.agenda import agenda
from heart_africa.terminal.campaign.session import Session
from heart_africa.terminal.campaign.wording import metavar, verb
from heart_africa.terminal.prompt.usage import show_verb
from heart_africa.terminal.rule import show_rule

RULE = re.compile(r"[A-Za-z]{2,10}-\d{1,3}[a-z]?")


def show_help(session: Session, about: str, own: Sequence[tuple[str, str]]) -> None:
    """Of a rule, of a verb, or of everything; `own`: the prompt's own verbs with their ids.

    Raises `BadData` for what is neither.
    """
    if RULE.fullmatch(about):
        show_rule(session.screen, about.upper())
    elif about:
        form, _ = reader(session.lang, session.lists, session.campaign).verb(about.split())
        show_verb(session.screen, form, metavar)
    else:
        _show_all(session, own)


def _show_all(session: Session, own: Sequence[tuple[str, str]]) -> None:
    """What may be ordered now, all that may ever be, and the verbs of the prompt."""
    screen = session.screen
    due = agenda(session.keeper.book, session.campaign)
    now = [verb(screen, kind) for kind in dict.fromkeys(kind for each in due for kind in each.orders)]
    screen.print(screen.say("keep-help-now", orders=", ".join(now) or "none"), "bold")
    forms = reader(session.lang, session.lists, session.campaign).verbs.values()
    rows = {form.kind: form for form in forms}
    screen.items(((form.verbs(screen.lang)[0], form.help(screen.lang), "") for form in rows.values()), 2)
    screen.speak("referee-help-here", "bold")
    screen.items(((word, prompt_help(screen.lang, id_, CAMPAIGN), "") for word, id_ in own), 2)
    screen.speak("keep-help-more")
