"""What a line at the prompt may become: an order, or a verb of the prompt itself."""

from collections.abc import Iterable

from heart_africa.language.battle.completion import Typing
from heart_africa.language.completion import Suggestion
from heart_africa.language.lexicon import prompt_help
from heart_africa.terminal.battle.session import Session
from heart_africa.terminal.battle.verbs import verbs


def suggest(session: Session, text: str) -> Iterable[Suggestion]:
    """What the word before the cursor may become."""
    own = [(word, prompt_help(session.lang, id_)) for word, id_ in verbs(session.lang)]
    typing = Typing(session.lang, session.referee, session.battle, session.agenda, own)
    return typing.suggest(text)
