"""What a line may become: verbs, options, names and values, each with what it means."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from heart_africa.battle import Battle
from heart_africa.game import Referee
from heart_africa.game.agenda import Agenda
from heart_africa.messages import has, say
from heart_africa.orders.battle.names import Names
from heart_africa.orders.battle.shorthands import SHORT
from heart_africa.orders.battle.speaking import reader
from heart_africa.orders.battle.words import KINDS
from heart_africa.orders.completing import Suggestion, fields_given, fitting, parted
from heart_africa.orders.forms import Slot, choices, form, inner, is_row
from heart_africa.orders.lexicon import field_message, help_message, value_message, words_of
from heart_africa.orders.lines import quoted
from heart_africa.orders.reading import Reader
from heart_africa.orders.whom import Holds
from heart_africa.problems import BadData

Meant = Iterator[tuple[str, str]]
"""Words, each with what it means."""


@dataclass(frozen=True)
class Typing:
    """Where a line is typed: the battle as it may be seen, and what comes next in it.

    `besides`: verbs that are no orders, and meanings.
    """

    lang: str
    referee: Referee
    battle: Battle
    agenda: Agenda
    besides: Iterable[tuple[str, str]] = ()

    def suggest(self, text: str) -> list[Suggestion]:
        """What the word before the cursor may become."""
        try:
            words, start = parted(text)
        except BadData:
            return []
        return fitting(self._within(words, start) if words else self._verbs(), start)

    @property
    def _reader(self) -> Reader:
        return reader(self.lang, self.referee, self.battle)

    def _verbs(self) -> Meant:
        """Verbs: those that make sense now before all others."""
        for kind in dict.fromkeys([*self.agenda.orders, *KINDS]):
            if kind in KINDS:
                yield form(SHORT.get(kind, KINDS[kind])).verbs(self.lang)[0], self._told(help_message(kind))
        yield from self.besides

    def _within(self, words: list[str], start: str) -> Meant:
        """Inside an order: the value that is wanted now, then the options that are left."""
        try:
            order, used = self._reader.verb(words)
        except BadData:
            return
        given, wanted = fields_given(order, words[used:])
        if wanted is not None:
            yield from self._values(wanted)
            return
        free = next((slot for slot in order.positional if slot not in given), None)
        if free is not None and not start.startswith("--"):
            yield from self._values(free)
        for slot in order.slots:
            if slot not in given:
                meaning = self._told(field_message("about", slot.owner, slot.name))
                yield f"--{slot.words(self.lang)[0]}", meaning

    def _told(self, message: str) -> str:
        return say(self.lang, message) if has(self.lang, message) else ""

    def _values(self, slot: Slot) -> Meant:
        """What a field may hold: words of a set, sides, units; first those whose it is to act."""
        hint = inner(slot.hint)[0]
        of = inner(hint.__args__[0])[0] if is_row(hint) else hint
        for value in choices(of):
            if value:
                yield (words_of(self.lang, value_message(value)) or (value,))[0], ""
        if slot.holds is Holds.SIDE:
            yield from ((words_of(self.lang, value_message(side))[0], "") for side in ("red", "blue"))
        if of is str and slot.holds in {Holds.UNIT, Holds.WHO, Holds.FIGURE}:
            yield from self._units()

    def _units(self) -> Meant:
        first, names = self.agenda.who, Names(self.battle)
        here = (unit.name for unit in self.battle.units.values() if unit.here)
        there = sorted(here, key=lambda name: name not in first)
        yield from ((names.code(self.lang, name), name) for name in there)
        yield from ((quoted(name), names.code(self.lang, name)) for name in there)
