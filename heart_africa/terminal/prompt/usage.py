"""How an order is written: its verb, what must stand behind it, and its options."""

from collections.abc import Callable

from heart_africa.language.forms import Form, Slot
from heart_africa.language.lexicon import words_of
from heart_africa.terminal.screen import Screen

Metavar = Callable[[Screen, Slot], str]
"""What stands for a value: UNIT, PLAYER, INCHES."""


def usage(screen: Screen, form: Form, metavar: Metavar) -> str:
    """An order as it is written: `shoot UNIT at UNIT range INCHES [options]`."""
    words = [form.verbs(screen.lang)[0]]
    for place, slot in enumerate(form.positional):
        value = either(screen, slot) if slot.is_flag else metavar(screen, slot)
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
    value = "" if slot.is_flag else f" {metavar(screen, slot)}"
    dashes = "" if slot in form.positional else "--"
    denied = f"{words_of(screen.lang, 'verbs-is-not')[0]}-" if slot.is_flag and slot.default is True else ""
    return f"{dashes}{denied}{slot.words(screen.lang)[0]}{value}"


def either(screen: Screen, slot: Slot) -> str:
    """A yes or no that has to be said: `real|no-real`."""
    word = slot.words(screen.lang)[0]
    return f"{word}|{words_of(screen.lang, 'verbs-is-not')[0]}-{word}"
