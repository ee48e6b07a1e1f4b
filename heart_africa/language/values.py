"""Reads a word as a value: a number, a name in the game, a word of the catalogue."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import is_dataclass, replace
from typing import Any, get_args

from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import FREE, Holds, Meaning
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.language.lines import bare, cut, pieces, plain, quoted
from heart_africa.language.narration import name as called
from heart_africa.language.order_fields import (
    Form,
    Slot,
    choices,
    form,
    inner,
    is_any,
    is_mapping,
    is_pair,
    is_row,
    value_message,
    words_of,
)

# --- names of a game ---


class GameNames:
    """The names in a game; in this base class every word means itself."""

    def meant(self, holds: Meaning, word: str) -> str:  # noqa: ARG002  # whatever it holds
        """The one name that a word means in a field of this kind. Raises `BadData`."""
        return word

    def several(self, holds: Meaning, word: str) -> tuple[str, ...]:
        """The names that one word of a row means. Raises `BadData`."""
        return (self.meant(holds, word),)

    def anybody(self, word: str) -> str:
        """The name that a word means, of whatever kind. Raises `BadData`."""
        return word

    def group(self, name: str) -> str:  # noqa: ARG002  # nobody's name
        """The group of a name (the unit of a figure), whose members a number may mean; "" for none."""
        return ""

    def members(self, group: str) -> tuple[str, ...]:  # noqa: ARG002  # as above
        """The members of a group that are present."""
        return ()

    def written(self, lang: str, holds: Meaning, name: str) -> str | None:  # noqa: ARG002  # as above
        """How a name is typed if there is a shorter form; None otherwise."""
        return None

    def row(self, lang: str, holds: Meaning, names: Iterable[str]) -> list[str] | None:  # noqa: ARG002  # as above
        """How names in a row are typed if there is a shorter form; None otherwise."""
        return None


# --- a word as the value of a field ---


INCHES = re.compile(r"(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:″|''|in)?")
WHOLE = re.compile(r"[+-]?\d{1,6}")
NOTHING, EMPTY = "-", "()"
PAIR = "R1=3"
"""An example of a pair."""
PAIR_OF_FIGURES = "R1.1=B2.4"

Pick = Callable[[str, str], tuple[str, ...]]
"""Returns the figures of a unit that a number may mean in a field, those ready for it first."""

Part = Callable[[Slot, str], tuple[str, ...]]
"""Returns the figures of a named unit that owe the order; none if the whole unit is meant."""


@dataclass(frozen=True)
class Values:
    """The meaning of words in a game as it stands.

    `fill` reads a form inside a form; `subject`: the unit whose figures a number means; `lang`: the language
    in which faults name what is allowed.
    """

    names: GameNames
    fill: Callable[[Form, tuple[str, ...]], Any]
    troops: tuple[str, ...] = ()
    pick: Pick | None = None
    subject: str = ""
    part: Part | None = None
    lang: str = ""

    def about(self, subject: str) -> "Values":
        """Return the values read as those of a unit: a number then means figures of it."""
        return replace(self, subject=subject)

    def read(self, slot: Slot, hint: object, word: str) -> object:
        """A word as a value of that type. Raises `BadData`."""
        hint, may_lack = inner(hint)
        if may_lack and word == NOTHING:
            return None
        if is_pair(hint):
            return self._pair(slot, hint, word)
        if is_row(hint):
            return self._row(slot, hint, word)
        if is_mapping(hint):
            return self._by_name(slot, hint, word)
        if isinstance(hint, type) and is_dataclass(hint):
            return self._within(hint, word)
        if is_any(hint):
            return self._any(word)
        if choices(hint):
            return self._choice(hint, word)
        return self._plain(slot, hint, bare(word))

    # --- shapes ---

    def _pair(self, slot: Slot, hint: object, word: str) -> tuple[Any, Any]:
        """A pair of values: `R1=6`, or `R1` alone if the second may be None."""
        first, second = get_args(hint)
        left, equals, right = word.partition("=")
        if not equals and not inner(second)[1]:
            raise BadData("not-a-pair", about={"found": word, "expected": PAIR})
        return self.read(slot, first, left), self.read(slot, second, right or NOTHING)

    def _row(self, slot: Slot, hint: object, word: str) -> tuple[Any, ...]:
        of = get_args(hint)[0]
        names = of is str and slot.holds in {Holds.FIGURE, Holds.WHO}
        parts = [part for part in pieces(word, ",") if part not in {"", NOTHING, EMPTY}]
        if names:
            return tuple(figure for part in parts for figure in self._figures(slot, bare(part)))
        if is_pair(of) and slot.holds is Holds.FIGURE:
            return tuple(pair for part in parts for pair in self._in_pairs(part))
        return tuple(self.read(slot, of, part) for part in parts)

    def _in_pairs(self, word: str) -> tuple[tuple[str, str], ...]:
        """Figures against figures in order: `R1.1-3=B2.4-6`, units `R1=B2`; or several against one.

        Of a unit named as a whole as many as there are of the others.
        """
        left, equals, right = word.partition("=")
        if not equals:
            raise BadData("not-a-pair", about={"found": word, "expected": PAIR_OF_FIGURES})
        sides = bare(left), bare(right)
        ones, others = (self.names.several(Holds.FIGURE, side) for side in sides)
        others = others * len(ones) if len(others) == 1 else others
        longer = sides[0 if len(ones) > len(others) else 1]
        if len(ones) != len(others) and not self.names.group(self._name(longer)):
            about = {"found": word, "left": len(ones), "right": len(others)}
            raise BadData("pairs-uneven", about=about)
        return tuple(zip(ones, others, strict=False))

    def _by_name(self, slot: Slot, hint: object, word: str) -> dict[str, Any]:
        found = {}
        for part in pieces(word, ","):
            left, equals, right = part.partition("=")
            if not equals:
                raise BadData("not-a-pair", about={"found": part, "expected": PAIR})
            found[self._text(slot.holds, bare(left))] = self.read(slot, get_args(hint)[1], right)
        return found

    def _within(self, cls: type, word: str) -> object:
        """A form inside a form, in braces; a single word needs none."""
        text = word.strip()
        inside = text[1:-1] if text.startswith("{") and text.endswith("}") else text
        return self.fill(form(cls), cut(inside).words)

    def _any(self, word: str) -> bool | int | str | tuple[str, ...]:
        """A word of any type: yes or no, a number, names in a row, a name, a word."""
        parts = [self._name(bare(part)) for part in pieces(word, ",") if part]
        if len(parts) != 1 or "," in word:
            return tuple(parts)
        if WHOLE.fullmatch(parts[0]):
            return int(parts[0])
        try:
            return chosen(("yes", "no"), parts[0]) == "yes"
        except BadData:
            return "" if parts[0] == NOTHING else parts[0]

    def _choice(self, hint: object, word: str) -> object:
        value = chosen(choices(hint), bare(word), self.lang)
        return hint(value) if isinstance(hint, type) else value

    def _plain(self, slot: Slot, hint: object, word: str) -> object:
        if hint is bool:
            return chosen(("yes", "no"), word) == "yes"
        if hint is int:
            return _whole(self.names.meant(slot.holds, word) if slot.is_number_of else word)
        return _inches(word) if hint is float else self._text(slot.holds, word)

    # --- texts ---

    def _text(self, holds: Meaning, word: str) -> str:
        if word in {"", NOTHING}:
            return ""
        if holds is Holds.TROOP:
            return troop_of(word, self.troops)
        return word if holds in FREE else self.names.meant(holds, word)

    def _name(self, word: str) -> str:
        """The name that a word means, or the word itself if it means none."""
        try:
            return self.names.anybody(word)
        except BadData:
            return word

    def _figures(self, slot: Slot, word: str) -> tuple[str, ...]:
        if WHOLE.fullmatch(word) and self.subject:
            count = _whole(word)
            ready = self.pick(slot.name, self.subject) if self.pick else self.names.members(self.subject)
            if not 0 < count <= len(ready):
                if not ready:
                    raise BadData("nobody-ready", about={"found": self.subject})
                about = {
                    "found": count,
                    "side": "most" if count > 0 else "least",
                    "bound": max(1, len(ready)),
                }
                raise BadData("out-of-range", about=about)
            return ready[:count]
        return (self.part(slot, word) if self.part else ()) or self.names.several(slot.holds, word)


def troop_of(word: str, troops: Iterable[str], key: str = "") -> str:
    """The troop of that id or name in any language. Raises `BadData` with the most similar one."""
    known = tuple(troops)
    names = (
        (plain(called(lang, kind, id_)), id_)
        for id_ in known
        for lang in LANGUAGES
        for kind in ("troop", "figure")
    )
    id_ = dict(names).get(plain(word), plain(word).replace(" ", "_"))
    if id_ in known:
        return id_
    about = {"what": "troop", "found": word, "nearest": nearest(id_, known), "allowed": ", ".join(known)}
    raise BadData("unknown-id", key=key, about=about)


def chosen(known: tuple[str, ...], word: str, lang: str = "") -> str:
    """The value of a set that a word means, by its id or its word in any language.

    Raises `BadData` with all values in this language, or in all.
    """
    named = value_words(known)
    if word == NOTHING and "" in known:
        return ""
    if plain(word) in named:
        return named[plain(word)]
    written = {plain(each): quoted(each) for value in known if value for each in (value, *_words(value))}
    near = written.get(nearest(plain(word), named), "")
    allowed = ", ".join(
        dict.fromkeys(_called(lang, value) for value in known if value) if lang else written.values()
    )
    raise BadData("not-one-of", about={"found": word, "nearest": near, "allowed": allowed})


def value_words(known: tuple[str, ...]) -> dict[str, str]:
    """All words for the values of a set, as they are compared, with the value of each."""
    return {plain(each): value for value in known if value for each in (value, *_words(value))}


def _called(lang: str, value: str) -> str:
    return quoted(next(iter(words_of(lang, value_message(value))), value))


def _words(value: str) -> Iterator[str]:
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
