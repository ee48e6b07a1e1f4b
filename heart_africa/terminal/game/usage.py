"""How an order is written: its verb, what must stand behind it, and its options."""

from collections.abc import Callable

from heart_africa.core.fields import Asked, KnownBy
from heart_africa.language.lexicon import attribute, denial, value_word
from heart_africa.language.order_fields import Form, Slot, choices, inner, is_row
from heart_africa.terminal.screen import Screen

Metavar = Callable[[Slot], str]
"""What stands for a value: UNIT, PLAYER, INCHES."""


def usage(screen: Screen, form: Form, metavar: Metavar) -> str:
    """An order as it is written: `shoot UNIT at UNIT range INCHES [options]`."""
    words = [form.verbs(screen.lang)[0]]
    for place, slot in enumerate(form.positional):
        value = either(screen, slot) if slot.is_flag else metavar(slot)
        text = value if place == 0 or slot.is_flag else f"{slot.words(screen.lang)[0]} {value}"
        words.append(text if slot.required else f"[{text}]")
    if len(form.slots) > len(form.positional):
        words.append(screen.say("help-head-some-options"))
    return " ".join(words)


def option(screen: Screen, form: Form, slot: Slot, metavar: Metavar) -> str:
    """An option as it is written: `--cover`, `--not-ready` for one that holds unless it is denied.

    One that has to be said is shown both ways.
    """
    if slot.is_flag and slot.required:
        return either(screen, slot)
    value = "" if slot.is_flag else f" {metavar(slot)}"
    dashes = "" if slot in form.positional else "--"
    denied = f"{denial(screen.lang)}-" if slot.is_denied else ""
    return f"{dashes}{denied}{slot.words(screen.lang)[0]}{value}"


def either(screen: Screen, slot: Slot) -> str:
    """A yes or no that has to be said: `real|no-real`."""
    word = slot.words(screen.lang)[0]
    return f"{word}|{denial(screen.lang)}-{word}"


def show_verb(screen: Screen, form: Form, metavar: Metavar) -> None:
    """How an order is written, what it is for, and each of its options."""
    screen.print(usage(screen, form, metavar), "bold")
    if text := form.help(screen.lang):
        screen.print(text)
    if line := form.example(screen.lang):
        screen.speak("game-example", "dim", line=line)
    if others := ", ".join(form.verbs(screen.lang)[1:]):
        screen.speak("game-other-words", "dim", words=others)
    screen.items(
        ((option(screen, form, slot, metavar), explained(screen, slot), "") for slot in form.by_use), 2
    )


def explained(screen: Screen, slot: Slot) -> str:
    """What an option says as it is shown, an example, which words it may take, who knows it otherwise."""
    denied = slot.is_denied and attribute(screen.lang, slot.message, "not-help")
    parts = [denied or slot.help(screen.lang), attribute(screen.lang, slot.message, "example")]
    hint = inner(slot.hint)[0]
    of = hint.__args__[0] if is_row(hint) else hint
    values = [value_word(screen.lang, value) for value in choices(of) if value]
    if values:
        parts.append(screen.say("game-values", values=", ".join(values)))
    if slot.known_by is KnownBy.BATTLE:
        parts.append(screen.say("game-known"))
    if slot.asked is Asked.AS_A_QUESTION:
        parts.append(screen.say("game-asked"))
    return " ".join(filter(None, parts))
