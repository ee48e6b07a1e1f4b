"""A line as a command: verb, positions, options; every word in either language."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, is_dataclass, replace
from functools import cached_property
from typing import Any, get_args, get_origin

from heart_africa.cli.battle.orders.forms import (
    Form,
    Holds,
    Slot,
    choices,
    form,
    inner,
    is_mapping,
    is_several,
)
from heart_africa.cli.battle.orders.lexicon import value_message, words_of
from heart_africa.cli.battle.orders.lines import bare, cut, pieces
from heart_africa.cli.battle.orders.names import Names, plain
from heart_africa.messages import LANGUAGES
from heart_africa.narrate import name as called
from heart_africa.problems import BadData
from heart_africa.strict import nearest

INCHES = re.compile(r"(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:″|''|in)?")
WHOLE = re.compile(r"[+-]?\d{1,6}")
NOTHING = "-"
LONGEST_VERB = 4
"""Of how many words a verb may consist."""

Pick = Callable[[str, int], tuple[str, ...]]
"""So many figures of a unit, those that may do what is ordered first."""


@dataclass(frozen=True)
class Reader:
    """Who reads: the commands there are, the names of the battle, and the language of his faults."""

    lang: str
    commands: tuple[type[Any], ...]
    names: Names
    troops: tuple[str, ...] = ()
    pick: Pick | None = None
    subject: str = ""

    @cached_property
    def verbs(self) -> Mapping[str, Form]:
        """Every verb of every language, with the kinds themselves, as they are compared."""
        found: dict[str, Form] = {}
        for command in self.commands:
            known = form(command)
            for word in (known.kind, *(verb for lang in LANGUAGES for verb in known.verbs(lang))):
                found.setdefault(plain(word), known)
        return found

    def command(self, text: str) -> Any:  # noqa: ANN401  # any command
        """The command of a line without dice. Raises `BadData` with what does not fit and how to mend it."""
        words = list(cut(text).words)
        found, used = self.verb(words)
        return self.filled(found, words[used:])

    def verb(self, words: list[str]) -> tuple[Form, int]:
        """The form that the first words call for, and of how many words its verb is. Raises `BadData`."""
        for count in range(min(LONGEST_VERB, len(words)), 0, -1):
            if found := self.verbs.get(plain(" ".join(words[:count]))):
                return found, count
        first = plain(bare(words[0])) if words else ""
        begun = {each.kind: each for verb, each in self.verbs.items() if first and verb.startswith(first)}
        if len(begun) == 1:
            return next(iter(begun.values())), 1
        shown = [
            each.verbs(self.lang)[0] for each in (begun or {f.kind: f for f in self.verbs.values()}).values()
        ]
        near = "" if begun else self._near(first)
        about = {
            "found": words[0] if words else "",
            "nearest": near,
            "allowed": ", ".join(dict.fromkeys(shown)),
        }
        raise BadData("no-such-verb", about=about)

    def _near(self, word: str) -> str:
        near = nearest(word, self.verbs)
        return self.verbs[near].verbs(self.lang)[0] if near else ""

    # --- a form filled in ---

    def filled(self, wanted: Form, words: Iterable[str]) -> Any:  # noqa: ANN401  # of the form's class
        """The value of a form whose fields are given by these words. Raises `BadData`."""
        given = self._given(wanted, list(words))
        reader = replace(self, subject=self._subject(wanted, given))
        values = {slot.name: reader.read(slot, given[slot]) for slot in wanted.slots if slot in given}
        missing = [slot for slot in wanted.slots if slot.required and slot.name not in values]
        flags = {slot.name: False for slot in missing if slot.is_flag}
        missing = [slot for slot in missing if not slot.is_flag]
        if missing:
            shown = ", ".join(slot.words(self.lang)[0] for slot in missing)
            raise BadData("order-lacks", about={"found": shown, "verb": wanted.verbs(self.lang)[0]})
        try:
            return wanted.cls(**values, **flags)
        except ValueError as fault:
            raise BadData("order-makes-no-sense", about={"why": str(fault)}) from None

    def _given(self, wanted: Form, words: list[str]) -> dict[Slot, str]:
        """What stands for each field, still as typed; a flag stands as `yes` or `no`."""
        given: dict[Slot, str] = {}
        rest = iter(words)
        for word in rest:
            slot, value = self._option(wanted, word) or (None, None)
            if slot is None:
                slot, value = self._next(wanted, given, word), word
            elif value is None:
                value = next(rest, None)
                if value is None:
                    raise BadData("option-needs-value", about={"key": word})
            if slot in given and is_several(slot.hint):
                value = f"{given[slot]},{value}"
            elif slot in given:
                raise BadData("said-twice", about={"found": word})
            given[slot] = value
        return given

    def _option(self, wanted: Form, word: str) -> tuple[Slot, str | None] | None:
        """The field that a word names, with its value if that is said with it: `--range=10`, a flag."""
        dashed = word.startswith("--")
        key, equals, value = word.removeprefix("--").partition("=")
        slot = wanted.called(key)
        if slot and equals:
            return slot, value
        if slot:
            return slot, "yes" if slot.is_flag else None
        if denied := self._denied(wanted, key):
            return denied, "no"
        if dashed:
            raise self._no_option(wanted, word)
        return None

    def _denied(self, wanted: Form, key: str) -> Slot | None:
        """The flag that a word such as `no-dark` takes back."""
        for lang in LANGUAGES:
            for start in words_of(lang, "verbs-is-not"):
                rest = plain(key).removeprefix(f"{plain(start)} ")
                slot = wanted.called(rest) if rest != plain(key) else None
                if slot and slot.is_flag:
                    return slot
        return None

    def _no_option(self, wanted: Form, word: str) -> BadData:
        known = [slot.words(self.lang)[0] for slot in wanted.slots]
        near = nearest(plain(word), known)
        about = {"found": word, "nearest": near, "allowed": ", ".join(known)}
        return BadData("no-such-option", about=about)

    def _next(self, wanted: Form, given: Mapping[Slot, str], word: str) -> Slot:
        """The field that a word without a name is for."""
        free = next((slot for slot in wanted.positional if slot not in given), None)
        if free is None:
            raise self._no_option(wanted, word)
        return free

    def _subject(self, wanted: Form, given: Mapping[Slot, str]) -> str:
        """The unit whose figures a mere number means: that of the first field which names one."""
        for slot in wanted.slots:
            if slot in given and slot.hint is str and slot.holds in {Holds.UNIT, Holds.FIGURE, Holds.WHO}:
                return self._unit_of(self.read(slot, given[slot]))
        return self.subject

    def _unit_of(self, who: str) -> str:
        battle = self.names.battle
        return who if who in battle.units else battle.company.get(who, "")

    # --- values ---

    def read(self, slot: Slot, word: str) -> Any:  # noqa: ANN401  # of the field's type
        """A word as the value of a field. Raises `BadData` naming the option."""
        try:
            return self._value(slot, slot.hint, word)
        except BadData as fault:
            key = fault.key or f"--{slot.words(self.lang)[0]}"
            raise BadData(fault.code, key=key, about=fault.about) from None

    def _value(self, slot: Slot, hint: Any, word: str) -> Any:  # noqa: ANN401  # any annotation
        hint, may_lack = inner(hint)
        if may_lack and word == NOTHING:
            return None
        if get_origin(hint) is tuple:
            return tuple(self._several(slot, get_args(hint), word))
        if is_mapping(hint):
            return dict(self._pairs(slot, get_args(hint)[1], word))
        if is_dataclass(hint):
            return self.filled(form(hint), cut(_inside(word)).words)  # type: ignore[arg-type]  # a class, not one of it
        if known := choices(hint):
            return hint(_chosen(known, bare(word))) if isinstance(hint, type) else _chosen(known, bare(word))
        return self._plain(slot, hint, bare(word))

    def _plain(self, slot: Slot, hint: Any, word: str) -> Any:  # noqa: ANN401  # any annotation
        if hint is bool:
            return _chosen(("yes", "no"), word) == "yes"
        if hint is int:
            return _whole(word)
        if hint is float:
            return _inches(word)
        return self._text(slot.holds, word)

    def _text(self, holds: Holds, word: str) -> str:
        match holds:
            case Holds.UNIT:
                return self.names.unit(word)
            case Holds.FIGURE:
                return self.names.figure(word)
            case Holds.WHO:
                return self.names.who(word)
            case Holds.SIDE:
                return self.names.side(word)
            case Holds.TROOP:
                return self._troop(word)
            case Holds.TEXT:
                return word

    def _troop(self, word: str) -> str:
        named = {plain(called(lang, kind, id_)): id_
                 for id_ in self.troops for lang in LANGUAGES for kind in ("troop", "figure")}  # fmt: skip
        id_ = named.get(plain(word), plain(word).replace(" ", "_"))
        if id_ in self.troops:
            return id_
        about = {"what": "troop", "found": word, "nearest": nearest(id_, self.troops)}
        raise BadData("unknown-id", about={**about, "allowed": ", ".join(self.troops)})

    def _several(self, slot: Slot, hints: tuple[Any, ...], word: str) -> Iterator[Any]:
        parts = [part for part in pieces(word, ",") if part and part != NOTHING]
        if len(hints) > 1 and hints[1] is not Ellipsis:
            yield from (self._value(slot, hint, part) for hint, part in zip(hints, parts, strict=False))
            return
        for part in parts:
            if hints[0] is str and slot.holds in {Holds.FIGURE, Holds.WHO}:
                yield from self._figures(slot, bare(part))
            else:
                yield self._value(slot, hints[0], part)

    def _figures(self, slot: Slot, word: str) -> tuple[str, ...]:
        if WHOLE.fullmatch(word) and self.subject:
            return self._picked(slot, _whole(word))
        if slot.holds is Holds.WHO:
            return (self.names.who(word),)
        return self.names.figures(word)

    def _picked(self, slot: Slot, count: int) -> tuple[str, ...]:
        """So many figures of the unit that the order is for."""
        there = tuple(figure.name for figure in self.names.battle.unit(self.subject).here)
        ready = self.pick(slot.name, count) if self.pick else there
        if not 0 < count <= len(ready):
            about = {"found": count, "side": "most" if count > 0 else "least", "bound": max(1, len(ready))}
            raise BadData("out-of-range", about=about)
        return ready[:count]

    def _pairs(self, slot: Slot, hint: Any, word: str) -> Iterator[tuple[str, Any]]:  # noqa: ANN401  # any annotation
        for part in pieces(word, ","):
            left, equals, right = part.partition("=" if "=" in part else ":")
            if not equals:
                raise BadData("not-a-pair", about={"found": part, "expected": "R1=3"})
            yield self._text(slot.holds, bare(left)), self._value(slot, hint, right)


def _inside(word: str) -> str:
    """What stands in braces; a value of one field needs none."""
    text = word.strip()
    return text[1:-1] if text.startswith("{") and text.endswith("}") else text


def _chosen(known: tuple[str, ...], word: str) -> str:
    """One of the values of a set, by its id or its word in either language. Raises `BadData`."""
    named = {plain(each): value for value in known for each in (value, *_value_words(value))}
    if word == NOTHING and "" in known:
        return ""
    if plain(word) in named:
        return named[plain(word)]
    shown = ", ".join(named)
    raise BadData(
        "not-one-of", about={"found": word, "nearest": nearest(plain(word), named), "allowed": shown}
    )


def _value_words(value: str) -> Iterator[str]:
    for lang in LANGUAGES:
        yield from words_of(lang, value_message(value))


def _whole(word: str) -> int:
    if not WHOLE.fullmatch(word):
        raise BadData("not-a-number")
    return int(word)


def _inches(word: str) -> float:
    found = INCHES.fullmatch(word)
    if not found:
        raise BadData("not-inches", about={"found": word})
    return float(found[1].replace(",", "."))
