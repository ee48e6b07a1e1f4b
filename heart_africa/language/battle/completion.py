"""What a line may become: verbs, options, names and values, each with what it means."""

from collections.abc import Iterable

from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import Holds
from heart_africa.language.battle.names import Names
from heart_africa.language.battle.reader import reader
from heart_africa.language.battle.shorthands import SHORT
from heart_africa.language.battle.words import KINDS
from heart_africa.language.completion import Completion, Meant
from heart_africa.language.lexicon import value_word
from heart_africa.language.lines import quoted
from heart_africa.language.order_fields import Slot, choices, form, inner, is_row
from heart_africa.language.reader import Reader
from heart_africa.rules.battle import Battle
from heart_africa.rules.referee import Referee
from heart_africa.rules.referee.agenda import Agenda


@dataclass(frozen=True)
class Typing(Completion):
    """Where a line is typed: the battle as it may be seen, and what comes next in it.

    `besides`: verbs that are no orders, and meanings.
    """

    referee: Referee
    battle: Battle
    agenda: Agenda
    besides: Iterable[tuple[str, str]] = ()

    @property
    def reader(self) -> Reader:
        """Who reads the line."""
        return reader(self.lang, self.referee, self.battle)

    def verbs(self) -> Meant:
        """Verbs: those that make sense now before all others."""
        for kind in dict.fromkeys([*self.agenda.orders, *KINDS]):
            if kind in KINDS:
                typed_form = form(SHORT.get(kind, KINDS[kind]))
                yield typed_form.verbs(self.lang)[0], typed_form.help(self.lang)
        yield from self.besides

    def values(self, slot: Slot) -> Meant:
        """What a field may hold: words of a set, sides, units; first those whose it is to act."""
        hint = inner(slot.hint)[0]
        of = inner(hint.__args__[0])[0] if is_row(hint) else hint
        for value in choices(of):
            if value:
                yield value_word(self.lang, value), ""
        if slot.holds in {Holds.SIDE, Holds.ANY}:
            yield from ((value_word(self.lang, side), "") for side in ("red", "blue"))
        if of is str and slot.holds in {Holds.UNIT, Holds.WHO, Holds.FIGURE, Holds.ANY}:
            yield from self._units()

    def _units(self) -> Meant:
        first, names = self.agenda.who, Names(self.battle)
        here = (unit.name for unit in self.battle.units.values() if unit.here)
        there = sorted(here, key=lambda name: name not in first)
        yield from ((names.code(self.lang, name), name) for name in there)
        yield from ((quoted(name), names.code(self.lang, name)) for name in there)
