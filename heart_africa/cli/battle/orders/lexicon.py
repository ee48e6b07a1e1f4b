"""The words of the orders, as the catalogue has them: several for one thing, the first being the one shown.

verbs-do-shoot         the verb of a command by its kind
verbs-help-shoot       what the command is for
verbs-of-inches        the option of a field, in any command; verbs-of-shoot-inches, in this one only
verbs-about-inches     what the option says; verbs-about-shoot-inches, in this one only
verbs-is-fence         a value of a set
"""

from functools import cache

from heart_africa.messages import LANGUAGES, has, say


@cache
def words_of(lang: str, message: str) -> tuple[str, ...]:
    """The words of a message, the one shown first; none if the catalogue has no such message."""
    if not has(lang, message):
        return ()
    return tuple(word.strip() for word in say(lang, message).split(","))


def field_message(sort: str, kind: str, name: str) -> str:
    """The message about a field: the command's own if it has one, else that of all fields of the name."""
    own, common = f"verbs-{sort}-{kind}-{_id(name)}", f"verbs-{sort}-{_id(name)}"
    return own if has(LANGUAGES[0], own) else common


def value_message(value: str) -> str:
    """The message with the words for a value of a set."""
    return f"verbs-is-{_id(value)}"


def _id(name: str) -> str:
    return name.replace("_", "-")
