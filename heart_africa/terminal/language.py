"""Which language to speak: the option, then HEART_AFRICA_LANG, then the locale, then Spanish."""

import locale
from collections.abc import Mapping, Sequence

from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData

OPTION, VARIABLE = "--lang", "HEART_AFRICA_LANG"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")


def taken_out(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """The arguments without `--lang es` or `--lang=es`, wherever it stood, and the language it named.

    The last one counts; what follows a bare `--` is left alone. Raises `BadData` for a language that
    we do not speak.
    """
    rest: list[str] = []
    named, words = None, iter(arguments)
    for word in words:
        if word == "--":
            return [*rest, word, *words], named
        if word == OPTION or word.startswith(f"{OPTION}="):
            named = _spoken(word.partition("=")[2] if "=" in word else next(words, ""))
        else:
            rest.append(word)
    return rest, named


def _spoken(named: str) -> str:
    if named not in LANGUAGES:
        raise BadData("not-one-of", key=OPTION, about={"found": named, "allowed": ", ".join(LANGUAGES)})
    return named


def overheard(environment: Mapping[str, str]) -> str:
    """The language of someone who names none."""
    own = environment.get(VARIABLE, "").lower()
    if own in LANGUAGES:
        return own
    set_ = next((environment[name] for name in LOCALES if environment.get(name)), None)
    return _of_locale(set_ if set_ is not None else _system())


def _system() -> str:
    """The locale of a system that does not put it into the environment, such as Windows."""
    try:
        return locale.getlocale()[0] or ""
    except ValueError:
        return ""


def _of_locale(name: str) -> str:
    """`en_GB.UTF-8` and Windows' `English_United Kingdom` are English; whatever is neither is Spanish."""
    return "en" if name.lower().startswith("en") else "es"
