"""Orders of a battle as forms: whom a field may name, what is known, what is left open."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from gui.documents.battle import BattleDocument
from gui.presenters.battle import measured
from gui.presenters.forms import (
    NOBODY,
    NOTHING,
    Answers,
    Checked,
    Choices,
    Field,
    FormContext,
    FormValues,
    Input,
    Value,
    fact,
)
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.fields import Holds
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData, Problem
from heart_africa.language.battle.answers import alike, among, question, read, written
from heart_africa.language.battle.reader import Completer, chosen
from heart_africa.language.battle.shorthands import SHORT
from heart_africa.language.battle.words import KINDS, Names, called, objections
from heart_africa.language.narration import capital
from heart_africa.language.order_fields import Form, Slot, attribute, form, inner
from heart_africa.language.reader import Reader
from heart_africa.language.writer import text as as_word
from heart_africa.rules.battle import Battle, SideId, Where
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import TRAPS, Book, WorkId
from heart_africa.rules.play.fires import VILLAGE
from heart_africa.rules.referee.deployment.turns import to_choose, unplaced
from heart_africa.rules.referee.ending import limit_reached
from heart_africa.rules.referee.feature import Answer, OpenChoice
from heart_africa.rules.referee.setup.companies import marching

if TYPE_CHECKING:  # the geometry is read when a map is first shown
    from gui.documents.map.document import OpenMap

WHOM = frozenset({Holds.UNIT, Holds.FIGURE, Holds.WHO, Holds.ANY, Holds.SIDE})
"""The kinds of fields that can say for whom an order is."""
SPRING, DEPLOY, WORK = "spring", "deploy", "place-work"
AGREED, ENCOUNTER = "agree-scenario", "encounter"
"""The scenario proposed to a newcomer: the sample armies were made for it."""
OPEN: Mapping[str, Input] = {
    "yes": "one",
    "inches": "inches",
    "figures": "names",
    "anybody": "names",
    "units": "names",
}
"""The input for each kind of question that an order leaves open."""


def form_of(kind: str) -> Form:
    """The description of an order by its kind, that of its shorthand if it has one."""
    return form(SHORT.get(kind) or KINDS[kind])


MARCH = "write-march"
"""The order that proposes every unit of the column, so that only their order has to be changed."""
LIGHT, PLACE, LIT = "light-fire", "place", ("place", "target", "owner")
"""The order to set fire and its fields that the map fills in; else the place is named freely."""
CALL, TO_CALL = "call-it", ("winner", "reason")
"""The order that says who has won after the agreed turns (SCEN-44), and its fields."""


@dataclass(frozen=True)
class BattleContext(FormContext[BattleDocument]):
    """The context in which orders of an open battle are filled in; `who`: for whom, if known.

    `first`: the fields asked at once, if they are others than usual.
    """

    who: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    offered = frozenset({Holds.UNIT, Holds.SIDE, Holds.WHO, Holds.ANY})
    example = "battle-typed-hint"

    # --- what stands in a form ---

    @cached_property
    def order(self) -> Form:
        """The description of the order; that of its shorthand if it has one."""
        return form_of(self.kind)

    @property
    def slots(self) -> Iterator[Slot]:
        """All fields, those asked at once first."""
        named = {slot.name: slot for slot in self.order.slots}
        yield from (named[name] for name in self._at_once)
        yield from (slot for slot in self.order.slots if slot.name not in self._at_once)

    @cached_property
    def _at_once(self) -> tuple[str, ...]:
        return self.first or tuple(slot.name for slot in self.order.asked)

    def main(self, slot: Slot) -> bool:
        """Whether a field is asked at once."""
        return slot.name in self._at_once

    def hint(self, slot: Slot) -> str:
        """The hint of a text field for figures: how they are named."""
        figures = slot.holds is Holds.FIGURE and self.input(slot) == "text"
        return self.say("battle-form-figures") if figures else ""

    def usual(self, slot: Slot) -> Value | None:
        """What a field shows at first: for whom the order is, or for a fire what the map shows."""
        lit = self._lit(slot) if self.kind == LIGHT else None
        return self._as_known(slot) if lit is None else lit

    def _lit(self, slot: Slot) -> Value | None:
        found = measured.at_hand(self.map, self.who or self._only)
        if found is None:
            return self.word(VILLAGE) if slot.name == PLACE else None
        if slot.holds is Holds.FIGURE:
            return self._said(slot, (found.figure,))
        return str(getattr(found, slot.name)) if slot.name in LIT else None

    def _as_known(self, slot: Slot) -> Value | None:
        who = self.who or self._only
        if who and slot.name == self._whom:
            return self._said(slot, who)
        if self.document.guided and slot.owner == AGREED:
            return {"scenario": ENCOUNTER, "attacker": SIDES[0]}.get(slot.name)
        missing = self.reader.missing
        guessed = missing(slot) if slot.required and missing else None
        if self.kind == CALL and slot.name in TO_CALL and limit_reached(self.document.live):
            over = self.say("battle-call-limit", turns=self.document.live.limit)
            return "defender" if slot.name == TO_CALL[0] else over
        if self.kind == MARCH:
            guessed = tuple(each.name for each in marching(self.document.live))
        if guessed is None:
            return slot.proposed(self.document.book) if slot.proposed else None
        if self.input(slot) == "choice":
            return str(getattr(guessed, "value", guessed))
        if isinstance(guessed, int):
            return guessed
        word = as_word(self.reader, slot, slot.hint, guessed)
        return word.replace(",", ", ") if self.kind == MARCH else word

    def field(self, slot: Slot, known: Answers) -> Field:
        """A field; order of march, rest of a work and winner are marked as proposals to look at."""
        made = super().field(slot, known)
        if (self.kind, slot.name) == (WORK, "amount") and (left := self._left(known)):
            made = replace(made, usual=left, value=made.value if slot.name in known else left, proposed=True)
        return replace(made, proposed=True) if self.kind in {MARCH, CALL} else made

    @property
    def _only(self) -> tuple[str, ...]:
        """The unit that the order is for, if it is due next and only one may be meant."""
        due = self.document.agenda
        return due.who if len(due.who) == 1 and due.orders[:1] == (self.order.kind,) else ()

    @property
    def _whom(self) -> str:
        """The name of the field that says whom the order is for."""
        own = (slot for slot in self.order.slots if slot.holds in WHOM and slot.owner == self.order.kind)
        return next((slot.name for slot in own), "")

    def _said(self, slot: Slot, who: tuple[str, ...]) -> str:
        if slot.holds is Holds.FIGURE and inner(slot.hint)[0] is str and who[0] in self.battle.units:
            here = self.battle.units[who[0]].here
            ready = [each for each in here if not each.lit]  # one that has tried to set fire may not again
            who = tuple(each.name for each in (*ready, *here)[:1]) or who
        if slot.holds is Holds.SIDE or self.input(slot) == "choice":
            return who[0]
        return ",".join(self.document.names.written(self.lang, Holds.WHO, each) or each for each in who)

    def names(self, slot: Slot, known: Answers) -> Iterator[tuple[str, str]]:  # noqa: ARG002  # as any game
        """Units and sides that a field may name, those for whom something is due first."""
        if inner(slot.hint)[0] is not str or slot.holds not in self.offered:
            return
        if self.kind == WORK and self._works:
            yield from self._sides(self._works)
            return
        yield "", NOBODY
        if self.kind == SPRING:
            yield from self.units(self._in_ambush())
            return
        if self.kind == DEPLOY and slot.name == self._whom:
            yield from self.units((*self.document.agenda.who, *self.who))
            return
        battle = self.battle
        if slot.holds is not Holds.SIDE:
            first = [each for each in self.document.agenda.who if each in battle.units]
            meant = self.who if slot.name == self._whom else ()
            units = [name for name, unit in battle.units.items() if unit.here]
            yield from self.units((*first, *units, *meant))
        if slot.holds in {Holds.SIDE, Holds.ANY}:
            yield from self._sides(battle.sides)

    def _sides(self, sides: Iterable[SideId]) -> Iterator[tuple[str, str]]:
        return ((side, self.say("referee-side", side=side)) for side in sides)

    def options(self, slot: Slot, known: Answers = NOTHING) -> Choices:
        """The values of a field; for works those that the side has bought and not placed, if any."""
        found = super().options(slot, known)
        works = self._works.get(str(known.get("side")), ()) if self.kind == WORK else ()
        return tuple(each for each in found if each[0] in works) or found

    def _left(self, known: Answers) -> int:
        """How much of a work its side has not placed; 0 for traps, of which it may keep sham ones."""
        side, work = (str(known.get(name, "")) for name in ("side", "work"))
        found = unplaced(self.battle, side) if side in self._works else {}
        return next((left for each, left in found.items() if each == work and each not in TRAPS), 0)

    @cached_property
    def _works(self) -> Mapping[SideId, frozenset[WorkId]]:
        """The works that may be placed, by the sides that have any."""
        return to_choose(self.book, self.battle, self.document.viewer)

    def _in_ambush(self) -> Sequence[str]:
        """The units in ambush; for a viewer who may not know them, all units off the table."""
        units = [unit for unit in self.document.shown.units.values() if unit.here and not unit.on_table]
        hidden = [unit.name for unit in units if unit.where is Where.AMBUSH]
        return hidden or [unit.name for unit in units]

    # --- what an order meets ---

    @property
    def reader(self) -> Reader:
        """The reader of typed orders for the present state."""
        return self.document.reader

    @property
    def completion(self) -> Completer:
        """The completion of typed words, most likely first; it reveals no secrets."""
        open_ = self.document
        return Completer(self.lang, open_.referee, open_.shown, open_.agenda)

    def worded(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        """Objections as sentences, each once."""
        return objections(self.session, self.document.names, problems)

    def checked(
        self,
        said: Command,
        answers: Answers = NOTHING,
        made: Collection[str] = (),
        dice: Callable[[Any], int] = lambda _command: 0,
    ) -> Checked:
        """The check of an order with every choice as answered or proposed.

        `made`: fields that were asked for elsewhere; `dice`: how many it throws, as far as known. Raises
        `BadData` for an order that cannot be understood.
        """
        asks: list[Field] = []
        faults: list[str] = []

        def answer(choice: OpenChoice) -> Answer:
            value = answers.get(choice.key)
            asks.append(self._open(choice, value))
            try:
                return self._answer(choice, value)
            except BadData as fault:
                faults.append(bad_text(fault, self.lang))
                return choice.proposed

        open_ = self.document
        try:
            command = chosen(
                open_.referee, self.battle, measured.past(self.map, open_.past), said, answer, made=made
            )
        except BadData as fault:
            if not asks:
                raise
            faults.append(bad_text(fault, self.lang))
        if faults:
            return Checked(fault=faults[0], choices=tuple(asks))
        return replace(self.tried(command, dice(command)), choices=tuple(asks))

    def _open(self, choice: OpenChoice, value: Value | None) -> Field:
        """What an order leaves open, as a field."""
        session, battle = self.session, self.battle
        lines = [question(session, battle, choice)]
        lines += [f"{codes}: {text}" for codes, text in alike(session, battle, choice)]
        shown = written(session, battle, choice, choice.proposed)
        proposed: Value = choice.proposed if isinstance(choice.proposed, tuple) else shown
        if isinstance(choice.proposed, bool):
            proposed = "yes" if choice.proposed else "no"
        return Field(
            choice.key,
            "\n".join(lines),
            OPEN[choice.input],
            proposed if value is None else value,
            self._options(choice),
            tip=lines[0],
            hint=shown,
            usual=proposed,
            question=True,
        )

    def _options(self, choice: OpenChoice) -> Choices:
        match choice.input:
            case "yes":
                said = (("yes", True), ("no", False))
                words = ((value, written(self.session, self.battle, choice, is_so)) for value, is_so in said)
                return tuple((value, capital(text)) for value, text in words)
            case "figures" | "anybody":
                return self.figures(choice.options)
            case "units":
                return self.units(choice.options)
            case _:
                return ()

    def _answer(self, choice: OpenChoice, value: Value | None) -> Answer:
        if value is None:
            return choice.proposed
        if isinstance(value, tuple):
            return among(choice, value)
        return read(self.battle, choice, str(value).strip())

    # --- what a card asks with ---

    @property
    def map(self) -> "OpenMap | None":
        """The map of this battle, if there is one with figures on it."""
        return measured.on_map(self.session, self.document)

    @property
    def book(self) -> Book:
        """The numbers of the book."""
        return self.document.book

    @property
    def battle(self) -> Battle:
        """The present state of the battle."""
        return self.document.live

    @cached_property
    def codes(self) -> Names:
        """Codes of units and figures."""
        return Names(self.battle)

    def called(self, who: str) -> str:
        """A unit by code and name, a figure by its name."""
        return called(self.session, self.codes, who)

    def code(self, figure: str) -> str:
        """The code of a figure."""
        return self.codes.figure_code(self.lang, figure) if figure in self.battle.company else figure

    def units(self, names: Iterable[str]) -> Choices:
        """Units to choose from."""
        return tuple((name, self.called(name)) for name in dict.fromkeys(names))

    def figures(self, names: Iterable[str]) -> Choices:
        """Figures to choose from, by their codes."""
        return tuple((name, self.code(name)) for name in dict.fromkeys(names))

    def slot(self, name: str) -> Slot:
        """A field of the order by its name."""
        return next(slot for slot in self.order.slots if slot.name == name)

    def ask(self, of: Slot | str, input_: Input, value: Value, part: str = "", **more: object) -> Field:
        """A field of the order as a question; a fact that usually holds is asked for its contrary.

        `part`: another message of the field, as for how many; `more`: attributes of the `Field`.
        """
        slot = self.slot(of) if isinstance(of, str) else of
        denied = slot.is_denied and input_ == "toggle"
        label = attribute(self.lang, slot.message, part or "not") if part or denied else slot.label(self.lang)
        tip = attribute(self.lang, slot.message, "not-help") if denied else slot.help(self.lang)
        name = f"{fact(slot) if denied else slot.name}{part and f'_{part}'}"
        unit = self.unit(slot) if input_ == "inches" else ""
        made = Field(name, capital(label), input_, value, tip=tip or label, unit=unit)
        return replace(made, **more)  # type: ignore[arg-type]  # fields of a `Field`

    def toggles(self, said: FormValues, names: Iterable[str], *, main: bool = True) -> tuple[Field, ...]:
        """Fields for these facts, as toggles."""
        slots = map(self.slot, names)
        return tuple(self.ask(slot, "toggle", said.flag(fact(slot)), main=main) for slot in slots)

    def chosen(self, said: FormValues, name: str, *, main: bool = True) -> Field:
        """A field with its values to choose from."""
        return self.ask(name, "choice", said.text(name), choices=self.options(self.slot(name)), main=main)
