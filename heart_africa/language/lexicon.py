"""The words of the orders, as the catalogue has them: several for one thing, the first being the one shown.

verbs-do-shoot         the verb of a command by its kind
verbs-help-shoot       what the command is for
verbs-of-inches        the option of a field, in any command; verbs-of-shoot-inches, in this one only
verbs-about-inches     what the option says; verbs-about-shoot-inches, in this one only
verbs-is-fence         a value of a set

The words that only campaigns have stand in an area of their own: orders-do-attack.
"""

from functools import cache

from heart_africa.core.messages import LANGUAGES, begun_with, has, say
from heart_africa.language.lines import plain

AREAS = ("verbs", "orders")
COMMANDS = ("do", "here")
LONGEST_VERB = 4
"""Of how many words a verb may consist."""


@cache
def words_of(lang: str, message: str) -> tuple[str, ...]:
    """The words of a message, the one shown first; none if the catalogue has no such message."""
    if not has(lang, message):
        return ()
    return tuple(word.strip() for word in say(lang, message).split(","))


@cache
def commands() -> frozenset[str]:
    """Every order and verb of a prompt in every language, and their ids, as they are compared."""
    heads = [f"{area}-{sort}-" for area in AREAS for sort in COMMANDS]
    return frozenset(
        plain(word)
        for lang in LANGUAGES
        for head in heads
        for message in begun_with(lang, head)
        for word in (message.removeprefix(head), *words_of(lang, message))
    )


def command_of(text: str) -> str:
    """The order or verb that a text begins with; nothing if it begins otherwise."""
    words = text.split()[:LONGEST_VERB]
    heads = (" ".join(words[:count]) for count in range(len(words), 0, -1))
    return next((head for head in heads if plain(head) in commands()), "")


def verb_message(kind: str) -> str:
    """The message with the verbs of a command."""
    return _first("do", kind)


def help_message(kind: str) -> str:
    """The message that says what a command is for."""
    return _first("help", kind)


def field_message(sort: str, kind: str, name: str) -> str:
    """The message about a field: the command's own if it has one, else that of all fields of the name."""
    return _first(sort, f"{kind}-{_id(name)}", _id(name))


def value_message(value: str) -> str:
    """The message with the words for a value of a set."""
    return _first("is", _id(value))


def _first(sort: str, *names: str) -> str:
    """The first of these messages that there is, the more particular name before the area."""
    all_ = [f"{area}-{sort}-{name}" for name in names for area in AREAS]
    return next((message for message in all_ if has(LANGUAGES[0], message)), all_[0])


def _id(name: str) -> str:
    return name.replace("_", "-")


def here_message(sort: str, id_: str) -> str:
    """The message of a verb of the prompt: its words (`here`), what it does (`help-here`)."""
    return _first(sort, id_)
