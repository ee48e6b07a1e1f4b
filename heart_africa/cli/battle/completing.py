"""What a line may become: verbs, options, names and values, each with what it means."""

from collections.abc import Iterable, Iterator, Sequence

from heart_africa.cli.battle.here import verbs
from heart_africa.cli.battle.session import Session
from heart_africa.messages import has, say
from heart_africa.orders.battle.names import Names
from heart_africa.orders.battle.words import KINDS, verb
from heart_africa.orders.forms import Form, Slot, choices, inner, is_row
from heart_africa.orders.lexicon import field_message, value_message, words_of
from heart_africa.orders.lines import bare, cut, plain, quoted
from heart_africa.orders.reading import Reader
from heart_africa.orders.whom import Holds
from heart_africa.problems import BadData

Suggestion = tuple[str, int, str]
"""A word, how many typed letters it replaces, and what it means."""


def suggest(session: Session, text: str) -> Iterable[Suggestion]:
    """What the word before the cursor may become."""
    start = text.rpartition(" ")[2]
    try:
        words = list(cut(text[: len(text) - len(start)]).words)
    except BadData:
        return []
    sought = plain(bare(start.rpartition(",")[2]))
    replaced = len(start.rpartition(",")[2])
    found = _verbs(session) if not words else _within(session, words, start)
    return [(word, replaced, meaning) for word, meaning in found if _fits(word, meaning, sought)]


def _fits(word: str, meaning: str, sought: str) -> bool:
    return not sought or plain(bare(word)).startswith(sought) or plain(meaning).startswith(sought)


def _verbs(session: Session) -> Iterator[tuple[str, str]]:
    """Verbs: those that make sense now before all others."""
    reader, screen = session.reader, session.screen
    likely = list(session.agenda.orders)
    for kind in dict.fromkeys([*likely, *KINDS]):
        if kind in KINDS:
            message = f"verbs-help-{kind}"
            yield verb(screen, kind), screen.say(message) if has(reader.lang, message) else ""
    for word, id_ in verbs(reader.lang):
        yield word, screen.say(f"verbs-help-here-{id_}")


def _within(session: Session, words: list[str], start: str) -> Iterator[tuple[str, str]]:
    """Inside an order: the value that is wanted now, then the options that are left."""
    reader = session.reader
    try:
        form, used = reader.verb(words)
    except BadData:
        return
    given, wanted = _open(form, words[used:])
    if wanted is not None:
        yield from _values(session, wanted)
        return
    free = next((slot for slot in form.positional if slot not in given), None)
    if free is not None and not start.startswith("--"):
        yield from _values(session, free)
    for slot in form.slots:
        if slot not in given:
            yield f"--{slot.words(reader.lang)[0]}", _meaning(reader.lang, slot)


def _meaning(lang: str, slot: Slot) -> str:
    message = field_message("about", slot.owner, slot.name)
    return say(lang, message) if has(lang, message) else ""


def _open(form: Form, words: Iterable[str]) -> tuple[set[Slot], Slot | None]:
    """Which fields have been said, and the one whose option stands last, still without its value."""
    given: set[Slot] = set()
    wanted: Slot | None = None
    for word in words:
        if wanted is not None:
            given.add(wanted)
            wanted = None
            continue
        slot = form.called(word.removeprefix("--").partition("=")[0])
        if slot is None:
            slot = next((each for each in form.positional if each not in given), None)
        elif not slot.is_flag and "=" not in word:
            wanted = slot
            continue
        if slot is not None:
            given.add(slot)
    return given, wanted


def _values(session: Session, slot: Slot) -> Iterator[tuple[str, str]]:
    """What a field may hold: words of a set, sides, units; first those whose it is to act."""
    reader = session.reader
    hint = inner(slot.hint)[0]
    of = inner(hint.__args__[0])[0] if is_row(hint) else hint
    for value in choices(of):
        if value:
            yield (words_of(reader.lang, value_message(value)) or (value,))[0], ""
    if slot.holds is Holds.SIDE:
        yield from ((words_of(reader.lang, f"verbs-is-{side}")[0], "") for side in ("red", "blue"))
    if of is str and slot.holds in {Holds.UNIT, Holds.WHO, Holds.FIGURE}:
        yield from _units(reader, session.agenda.who)


def _units(reader: Reader, first: Sequence[str]) -> Iterator[tuple[str, str]]:
    names = reader.names
    assert isinstance(names, Names)  # noqa: S101  # those of a battle
    there = sorted(
        (unit.name for unit in names.battle.units.values() if unit.here), key=lambda n: n not in first
    )
    yield from ((names.code(reader.lang, name), name) for name in there)
    yield from ((quoted(name), names.code(reader.lang, name)) for name in there)
