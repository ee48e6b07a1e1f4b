"""The reader of a battle's orders for a state of it, and the completion of typed words."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Protocol, runtime_checkable

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.fields import Holds
from heart_africa.core.journal.records import Command
from heart_africa.core.reckoning import Line
from heart_africa.language.battle.shorthands import SHORT
from heart_africa.language.battle.words import KINDS, RANGE, Names
from heart_africa.language.lines import bare, quoted
from heart_africa.language.order_fields import Form, Slot, choices, form, inner, is_row, value_word
from heart_africa.language.reader import Completion, Given, Meant, Reader
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.morale.news import questions
from heart_africa.rules.referee import Referee
from heart_africa.rules.referee.feature import Agenda, Answer, OpenChoice, Past, settled
from heart_africa.rules.referee.referee import ORDERS, agenda
from heart_africa.rules.referee.shooting.shots import answering, ready

# --- the reader of a battle's orders ---


def reader(lang: str, referee: Referee, battle: Battle) -> Reader:
    """The reader and writer of orders for this state of a battle."""
    own = Names(battle, lambda: agenda(referee.book, battle).side)
    return Reader(
        lang,
        (*SHORT.values(), *ORDERS),
        Names(battle),
        tuple(referee.book.troops),
        pick=lambda field, unit: _ready(referee.book, battle, field, unit),
        expand=lambda said: said.order(referee.book, battle) if isinstance(said, Short) else said,
        missing=lambda slot: _meant(referee.book, battle, slot),
        part=lambda slot, word: _part(referee.book, battle, slot, word),
        own=own,
        spread=_spread,
    )


def _spread(wanted: Form, given: Given) -> Given:
    """The fields of `shoot R2.1-7 at B3`, with the range of figures in the field for figures."""
    if wanted.cls is not SHORT["fire"]:
        return given
    words = {slot.name: word for slot, word in given.items()}
    for one, several in (("unit", "shooters"), ("target", "targets")):
        part = RANGE.fullmatch(bare(words.get(one, "")))
        if part and part["last"] and several not in words and words.get("wall") != "yes":
            words |= {one: part["unit"], several: part[0]}
    slots = {slot.name: slot for slot in wanted.slots}
    return {slots[name]: word for name, word in words.items()}


def asking(
    found: Reader, referee: Referee, battle: Battle, past: Past, answer: Callable[[OpenChoice], Answer]
) -> Reader:
    """Return the reader, changed to ask for a yes or no that an order needs and does not give.

    It is not asked for if the order would leave it open anyway, as a choice.
    """

    def decide(wanted: Form, said: Mapping[str, Any], slot: Slot) -> bool:
        asked, without = slot.whether, wanted.cls(**{**said, slot.name: False})
        if asked is None or any(referee.left_open(battle, past, without)):
            return False
        row, about = asked.row(referee.book), {k: v for k, v in said.items() if isinstance(v, str)}
        why = Line(asked.message, 0, row.rule, row.page, about=about)
        return bool(answer(OpenChoice(slot.name, wanted.kind, why, "yes", None, bool)))

    return replace(found, decide=decide)


@runtime_checkable
class Short(Command, Protocol):
    """A shorthand for an order, which leaves something open that the order itself would not."""

    def left_open(self, book: Book, battle: Battle, past: Past, /) -> Iterable[OpenChoice]:
        """The choices that it leaves to people."""

    def order(self, book: Book, battle: Battle, /) -> Command:
        """The order that it means. Raises `BadData`."""


def chosen(
    referee: Referee,
    battle: Battle,
    past: Past,
    said: Command,
    answer: Callable[[OpenChoice], Answer],
    *,
    made: Collection[str] = (),
) -> Command:
    """The command with every open choice made by `answer`. Raises `BadData`.

    A shorthand's own choices come first, then those of its order. `made`: fields of choices that are made
    already.
    """
    if isinstance(said, Short):
        short = settled(lambda now: now.left_open(referee.book, battle, past), said, answer, made)
        said = short.order(referee.book, battle)
    return settled(lambda now: referee.left_open(battle, past, now), said, answer, made)


def _ready(book: Book, battle: Battle, field: str, unit: str) -> tuple[str, ...]:
    """The figures that a number means: of shooters those that are ready, then those in contact."""
    if field == "shooters":
        return (*ready(book, battle, unit), *answering(book, battle, unit))
    return tuple(figure.name for figure in battle.unit(unit).here)


def _part(book: Book, battle: Battle, slot: Slot, word: str) -> tuple[str, ...]:
    """Return the figures of a unit that owe the order.

    Of a reloading unit, those that spent the turn on it (p. 26).

    None are returned if none owes it, so that the rules say why, and for a range of figures.
    """
    if slot.name != "figures" or RANGE.fullmatch(word):
        return ()
    named, owed = Names(battle).figures(word), _owing(book, battle, slot)
    return tuple(name for name in named if name in owed) if isinstance(owed, tuple) else ()


def _meant(book: Book, battle: Battle, slot: Slot) -> object:
    """The value of a field that is not typed: the present step, the first event to measure, who owes it."""
    if slot.hint is Step:
        return battle.step
    if slot.name == "happening":
        return next((each.happening for each in questions(book, battle)), None)
    return _owing(book, battle, slot)


def _owing(book: Book, battle: Battle, slot: Slot) -> object:
    """Return whom an order without names is for: all figures that owe it, or the only unit that does."""
    owed = {who: None for each in agenda(book, battle).owed if each.order == slot.owner for who in each.who}
    if slot.name == "figures":
        return tuple(owed) or None
    return next(iter(owed)) if slot.name in {"unit", "vessel", "captor"} and len(owed) == 1 else None


# --- completion of a line ---


@dataclass(frozen=True)
class Completer(Completion):
    """Completes orders of a battle as it may be seen, by what comes next in it.

    `besides`: verbs that are no orders, with meanings.
    """

    referee: Referee
    battle: Battle
    agenda: Agenda
    besides: Iterable[tuple[str, str]] = ()

    @property
    def reader(self) -> Reader:
        """The reader of the line."""
        return reader(self.lang, self.referee, self.battle)

    def verbs(self) -> Meant:
        """All verbs with their meanings, those that make sense now first."""
        for kind in dict.fromkeys([*self.agenda.orders, *KINDS]):
            if kind in KINDS:
                typed_form = form(SHORT.get(kind, KINDS[kind]))
                yield typed_form.verbs(self.lang)[0], typed_form.help(self.lang)
        yield from self.besides

    def values(self, slot: Slot) -> Meant:
        """What a field may hold: words, sides, units; first those whose turn it is."""
        hint = inner(slot.hint)[0]
        of = inner(hint.__args__[0])[0] if is_row(hint) else hint
        for value in choices(of):
            if value:
                yield value_word(self.lang, value), ""
        if slot.holds in {Holds.SIDE, Holds.ANY}:
            yield from ((value_word(self.lang, side), "") for side in ("red", "blue"))
        if of is str and slot.holds in {Holds.UNIT, Holds.WHO, Holds.FIGURE, Holds.ANY}:
            first, names = self.agenda.who, Names(self.battle)
            here = (unit.name for unit in self.battle.units.values() if unit.here)
            there = sorted(here, key=lambda name: name not in first)
            yield from ((names.code(self.lang, name), name) for name in there)
            yield from ((quoted(name), names.code(self.lang, name)) for name in there)
