"""Names that the program gave to units and figures without one, in the reader's language.

A journal keeps the name in the language of whoever brought the army: "Standard Bearer of Uganda". It is shown
as the program would have given it in the reader's language, and understood in any. Names that people gave
("Lions", "Stanley") stay as they are, also inside such a name: "Attendant of Stanley".
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from heart_africa.core.messages import LANGUAGES, begun_with, say

WHOSE = {"muster-attendant": "leader", "muster-gun-bearer": "leader", "muster-leader": "army"}
"""Names that tell whose somebody is, with the fact of the name that tells it."""
OF_ARMY = "muster-of-army"
"""The name of a single figure or the baggage with its army's name."""
TROOP = "names-troop-"
NUMBERED = re.compile(r"(?P<name>.+?)(?P<number> \d+| \(\d+\))")
"""The name of one of several, or of a figure of a unit, with its number."""


@lru_cache(4096)
def in_language(lang: str, name: str) -> str:
    """A name that the program gave, in that language; any other name as it is."""
    found = (_translated(of, lang, name) for of in LANGUAGES if of != lang)
    return next((each for each in found if each), name)


def say_named(lang: str, message: str, about: Mapping[str, object] | None = None, /, **facts: object) -> str:
    """A message as `say` returns it, with names among its facts in that language."""
    given = {**(about or {}), **facts}
    read = {key: in_language(lang, each) if isinstance(each, str) else each for key, each in given.items()}
    return say(lang, message, read)


@lru_cache(4096)
def spellings(name: str) -> tuple[str, ...]:
    """A name as it is kept, and as readers of each language see it."""
    return tuple(dict.fromkeys((name, *(in_language(lang, name) for lang in LANGUAGES))))


def _translated(of: str, lang: str, name: str) -> str:
    """A name given in one language as it is in another; "" if it was not given in the first."""
    if known := _names(of).get(name):
        return _capital(say(lang, known))
    if (found := NUMBERED.fullmatch(name)) and (first := _translated(of, lang, found["name"])):
        return f"{first}{found['number']}"
    for message, fact in WHOSE.items():
        if found := _pattern(of, message, fact).fullmatch(name):
            whose = found[fact]
            return say(lang, message, {fact: _translated(of, lang, whose) or whose})
    found = _pattern(of, OF_ARMY, "name", "army").fullmatch(name)
    lone = _names(of).get(found["name"], TROOP) if found else TROOP
    if found and not lone.startswith(TROOP):
        return say(lang, OF_ARMY, name=_capital(say(lang, lone)), army=found["army"])
    return ""


@cache
def _names(lang: str) -> Mapping[str, str]:
    """The names of units, single figures and baggage, each with its message.

    Where singular and plural are the same, as for some guns, the singular counts.
    """
    messages = (*begun_with(lang, TROOP), *begun_with(lang, "names-figure-"), "names-thing-baggage")
    return {_capital(say(lang, each)): each for each in messages}


@cache
def _pattern(lang: str, message: str, *facts: str) -> re.Pattern[str]:
    """The pattern of a name that is made from this message with these facts."""
    text = re.escape(say(lang, message, {fact: f"<{fact}>" for fact in facts}))
    for fact in facts:
        text = text.replace(re.escape(f"<{fact}>"), f"(?P<{fact}>.+?)")
    return re.compile(text)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
