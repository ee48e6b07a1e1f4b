"""Words of orders in the message catalogue, and the dice of an act in words."""

from functools import cache
from itertools import groupby
from typing import Protocol

from heart_africa.core.journal.records import Act, Origin, Roll
from heart_africa.core.messages import LANGUAGES, begun_with, has, say
from heart_africa.language.lines import plain

# --- the words of the orders ---


COMMANDS = ("order-", "prompt-")
LONGEST_VERB = 4
"""The most words of a verb."""


@cache
def words_of(lang: str, message: str) -> tuple[str, ...]:
    """The words of a message, the one to show first; empty if there is no such message."""
    if not has(lang, message):
        return ()
    return tuple(word.strip() for word in say(lang, message).split(","))


@cache
def commands() -> frozenset[str]:
    """All verbs of orders and prompts in all languages, and their ids, as they are compared."""
    return frozenset(
        plain(word)
        for lang in LANGUAGES
        for head in COMMANDS
        for message in begun_with(lang, head)
        for word in (message.removeprefix(head), *words_of(lang, message))
    )


def command_of(text: str) -> str:
    """The verb that a text begins with; "" if it begins with none."""
    words = text.split()[:LONGEST_VERB]
    heads = (" ".join(words[:count]) for count in range(len(words), 0, -1))
    return next((head for head in heads if plain(head) in commands()), "")


def order_message(kind: str) -> str:
    """The id of the message with the verbs of an order."""
    return f"order-{_id(kind)}"


def field_message(kind: str, name: str) -> str:
    """The id of a field's message: the order's own if there is one, else that of all such fields."""
    own = f"field-{_id(kind)}-{_id(name)}"
    return own if has(LANGUAGES[0], own) else f"field-{_id(name)}"


def value_message(value: str) -> str:
    """The id of the message with the words for a value."""
    return f"value-{_id(value)}"


def value_word(lang: str, value: str) -> str:
    """The word that is shown for a value."""
    return (words_of(lang, value_message(value)) or (value.replace("_", "-"),))[0]


def denial(lang: str) -> str:
    """The word before a flag that is denied: `no` in `no-visible`."""
    return words_of(lang, "value-not")[0]


def prompt_message(id_: str, game: str = "") -> str:
    """The id of the message with the words of a prompt's verb; a game's own if there is one."""
    own = f"prompt-{game}{id_}"
    return own if has(LANGUAGES[0], own) else f"prompt-{id_}"


def prompt_help(lang: str, id_: str, game: str = "") -> str:
    """What a verb of the prompt does, in words."""
    return say(lang, f"{prompt_message(id_, game)}.help")


def attribute(lang: str, message: str, name: str) -> str:
    """An attribute of a message, as its help or title; "" if it has none."""
    whole = f"{message}.{name}"
    return say(lang, whole) if has(lang, whole) else ""


def title(lang: str, kind: str) -> str:
    """The text of an order's button: its title, else its verb."""
    message = order_message(kind)
    word = attribute(lang, message, "title") or (words_of(lang, message) or (kind,))[0]
    return f"{word[:1].upper()}{word[1:]}"


def _id(name: str) -> str:
    return name.replace("_", "-")


# --- the dice of an act in words ---


class Speaker(Protocol):
    """Whatever words messages for a person."""

    @property
    def lang(self) -> str:
        """The person's language."""

    def say(self, message: str, **facts: object) -> str:
        """A message of the catalogue in that language."""


def dice(speaker: Speaker, act: Act) -> str:
    """The faces of an act by what they were for, with their origin if they were not typed."""
    origins = {roll.origin for roll in act.rolls}
    common = next(iter(origins)) if len(origins) == 1 else None
    parts = (
        _thrown(speaker, why, list(rolls), common) for why, rolls in groupby(act.rolls, lambda roll: roll.why)
    )
    text = speaker.say("referee-dice", dice="; ".join(parts))
    return f"{text}{_origin(speaker, common)}" if common else text


def _thrown(speaker: Speaker, why: str, rolls: list[Roll], common: Origin | None) -> str:
    """The faces for one purpose; with their origin unless it is the same for all."""
    what = speaker.say(why) if has(speaker.lang, why) else why
    faces = " ".join(
        f"{' '.join(map(str, roll.faces))}{'' if common else _origin(speaker, roll.origin)}" for roll in rolls
    )
    return f"{what}: {faces}"


def _origin(speaker: Speaker, origin: Origin) -> str:
    return "" if origin is Origin.TYPED else speaker.say("referee-origin", origin=origin.value)
