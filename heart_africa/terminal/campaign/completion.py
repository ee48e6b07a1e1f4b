"""What a line at the prompt may become: an order, or a verb of the prompt itself."""

from collections.abc import Iterable

from heart_africa.language.campaign.completion import Typing
from heart_africa.language.completion import Suggestion
from heart_africa.language.lexicon import CAMPAIGN, prompt_help
from heart_africa.terminal.campaign.session import Session
from heart_africa.terminal.campaign.verbs import verbs


def suggest(session: Session, text: str) -> Iterable[Suggestion]:
    """What the word before the cursor may become."""
    own = [(word, prompt_help(session.lang, id_, CAMPAIGN)) for word, id_ in verbs(session.lang)]
    typing = Typing(session.lang, session.keeper.book, session.lists, session.campaign, own)
    return typing.suggest(text)
