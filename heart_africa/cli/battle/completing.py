"""What a line may become: verbs, options, names and values, each with what it means."""

from collections.abc import Iterable, Iterator, Sequence

from heart_africa.cli.battle.here import verbs
from heart_africa.cli.battle.session import Session
from heart_africa.messages import has, say
from heart_africa.orders.battle.names import Names
from heart_africa.orders.battle.words import KINDS, verb
from heart_africa.orders.completing import Suggestion, fields_given, fitting, parted
from heart_africa.orders.forms import Slot, choices, inner, is_row
from heart_africa.orders.lexicon import field_message, value_message, words_of
from heart_africa.orders.lines import quoted
from heart_africa.orders.reading import Reader
from heart_africa.orders.whom import Holds
from heart_africa.problems import BadData


def suggest(session: Session, text: str) -> Iterable[Suggestion]:
    """What the word before the cursor may become."""
    try:
        words, start = parted(text)
    except BadData:
        return []
    return fitting(_within(session, words, start) if words else _verbs(session), start)


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
    given, wanted = fields_given(form, words[used:])
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
