"""Wording that all games share: an act with its dice, objections, placeholders of values."""

from collections.abc import Iterable, Iterator

from heart_africa.core.journal.records import Act
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.core.problems import Problem
from heart_africa.language.narration import Reason, dice, objection, signed
from heart_africa.language.order_fields import Form, Slot, inner, is_mapping, is_pair, is_row
from heart_africa.terminal.screen import Screen


def show_objections(screen: Screen, problems: Iterable[Problem]) -> None:
    """Print objections to an order, each once, with rule and page."""
    screen.items(
        ("✗", text, "red") for text in dict.fromkeys(objection(screen.lang, each) for each in problems)
    )


def show_act(
    screen: Screen,
    act: Act,
    sentences: Iterable[str],
    beside: Iterable[str] = (),
    despite: str = "chronicle-despite",
) -> None:
    """Print an act: its dice, what came of it, further remarks (`beside`), and why rules were set aside.

    `despite`: the id of the message that says why.
    """
    if act.rolls:
        screen.print(dice(screen, act), "cyan", indent=2)
    screen.items((("•", text, "") for text in sentences), 1)
    for text in beside:
        screen.print(text, indent=3)
    if act.despite:
        said = screen.say(despite, rules=", ".join(act.despite), reason=act.reason)
        screen.print(said, "yellow", indent=3)


def sum_lines(lines: Iterable[Reason]) -> Iterator[tuple[str, str, str]]:
    """The lines of a sum for `Screen.items`, each with its page."""
    for each in lines:
        yield f"{signed(each.value):>2}", f"{each.why} ({each.cited})", "" if each.value else "dim"


def metavar(screen: Screen, slot: Slot) -> str:
    """The placeholder of a value: UNIT, INCHES, N; PLAYER=N,... for numbers by name."""
    hint, word = inner(slot.hint)[0], f"game-value-{value_kind(slot)}"
    if is_mapping(hint):
        return screen.say("game-value-counts", of=screen.say(word))
    if not is_row(hint):
        return screen.say(word)
    return screen.say("game-value-pairs" if is_pair(hint.__args__[0]) else f"{word}s")


NAMED = ("player", "people")
"""Text fields whose values are placeholders for names, as a joining player is not known yet."""


def value_kind(slot: Slot) -> str:
    """The id of what a field's value is: what it names or counts, else text, number or word."""
    hint = inner(slot.hint)[0]
    one = hint.__args__[0] if is_row(hint) or is_mapping(hint) else hint
    if one not in {str, int, float}:
        return "word"
    named = slot.holds.value if slot.name not in NAMED else slot.name
    counted = slot.measure.value if slot.measure else ""
    own, usual = (named, "text") if one is str else (counted, "number")
    return own if has(LANGUAGES[0], f"game-value-{own}") else usual


def show_verbs(screen: Screen, forms: Iterable[Form]) -> None:
    """Print orders by their verbs with what they are for."""
    screen.items(((form.verbs(screen.lang)[0], form.help(screen.lang), "") for form in forms), 2)
