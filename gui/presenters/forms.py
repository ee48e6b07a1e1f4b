"""An order of any game as a form: fields, answers, and the check of what was filled in.

Fields come from the description of the order. A form says nothing that a typed line could not: the same
reader makes the order from both. A game says by a `FormContext` whom a field may name, what it shows at
first, and what makes no sense.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Literal, Never, TypeVar, get_args

from gui.dice import MissingDice, OrderDice
from gui.documents.journal import JournalDocument
from gui.session import Session
from heart_africa.core.bad_data import bad_text, bad_why
from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import Meaning, Measure
from heart_africa.core.journal.journal import Journal, Refused
from heart_africa.core.journal.records import Command
from heart_africa.core.messages import has
from heart_africa.core.problems import BadData, Problem
from heart_africa.language.lines import bare, cut, pieces, quoted
from heart_africa.language.narration import capital
from heart_africa.language.order_fields import Form as Order
from heart_africa.language.order_fields import (
    Slot,
    attribute,
    choices,
    inner,
    is_mapping,
    is_row,
    order_title,
    value_message,
    value_word,
)
from heart_africa.language.reader import Completion, Reader, Suggestion
from heart_africa.language.values import INCHES

Value = bool | int | str | tuple[str, ...]
Answers = Mapping[str, Value]
Input = Literal["toggle", "one", "choice", "suggest", "count", "inches", "names", "counts", "text"]
Choices = tuple[tuple[str, str], ...]
NOTHING: Answers = MappingProxyType({})
NOBODY = "—"
NOT = "no_"
"""The prefix of a fact that is asked by its contrary, such as `no_visible`, as it usually holds."""
MOST = 9999
"""The highest number that a field takes; enough for years."""
SUGGESTED = 8
"""How many completions are offered for the word being typed."""
Kept = TypeVar("Kept", bound=JournalDocument[Any])


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a form.

    `main`: asked at once, else folded; `unit`: inches or centimetres; `needed`: it must be filled in;
    `usual`: its value if nobody changes it; `question`: its label is a whole question, in a line of its own;
    `proposed`: its number is a proposal to look at.
    """

    name: str
    label: str
    input: Input
    value: Value
    choices: Choices = ()
    tip: str = ""
    hint: str = ""
    least: int = 0
    most: int = MOST
    main: bool = True
    unit: str = ""
    usual: Value = False
    needed: bool = False
    question: bool = False
    proposed: bool = False

    @property
    def empty(self) -> bool:
        """Whether it has no value; a fact that does not hold is a value."""
        return not self.value and self.input != "toggle"

    @property
    def said(self) -> bool:
        """Whether it differs from its usual value."""
        nothing: tuple[Value, ...] = (False, "", ())
        return self.value != self.usual and not (self.value in nothing and self.usual in nothing)

    @property
    def shape(self) -> object:
        """Everything about the field except its value: fields of one shape share a widget."""
        return (self.name, self.label, self.input, self.choices, self.least, self.most, self.main)


@dataclass(frozen=True, slots=True)
class OrderForm:
    """An order to be filled in; `values`: of its fields, and of those known without being asked."""

    title: str
    text: str
    fields: tuple[Field, ...]
    values: Answers


@dataclass(frozen=True, slots=True)
class Checked:
    """The check of an order that was filled in.

    `fault`: why it cannot be understood; `against`: the objections of the book; `dice`: how many it asks for
    next, and `what` for; `choices`: what it leaves open, as proposed or answered.
    """

    command: Any = None
    fault: str = ""
    against: tuple[str, ...] = ()
    dice: int = 0
    what: str = ""
    choices: tuple[Field, ...] = ()

    @property
    def plain(self) -> bool:
        """Whether it can be carried out at once: no fault, choice, objection or dice."""
        return self.command is not None and not (self.fault or self.choices or self.against or self.dice)


@dataclass(frozen=True, slots=True)
class Typed:
    """An order typed as at the terminal, with the dice and the reason typed behind it."""

    said: Any
    faces: str = ""
    reason: str = ""

    def complete(self, now: Checked) -> bool:
        """Whether the line gives everything that the check asks for: reason and dice."""
        return not now.choices and bool(self.reason or not now.against) and bool(self.faces or not now.dice)


@dataclass(frozen=True)
class FormValues:
    """The answers, with those known beforehand for fields without one."""

    answers: Answers
    known: Answers

    def _of(self, name: str) -> Value | None:
        return self.answers.get(name, self.known.get(name))

    def flag(self, name: str) -> bool:
        """Whether a fact holds."""
        return bool(self._of(name))

    def facts(self, names: Iterable[str]) -> dict[str, bool]:
        """These facts by the order's names; an answer about the contrary (`no_...`) is turned round."""
        return {name.removeprefix(NOT): self.flag(name) is not name.startswith(NOT) for name in names}

    def text(self, name: str, default: str = "") -> str:
        """The text of a field."""
        found = self._of(name)
        return found if isinstance(found, str) else default

    def one_of(self, name: str, choices: Choices, default: str = "") -> str:
        """The value of a field that is among these choices, else the first choice."""
        known = [value for value, _ in choices]
        for found in (self.text(name), default):
            if found in known:
                return found
        return known[0] if known else ""

    def count(self, name: str, default: int, most: int) -> int:
        """The number of a field, kept between 0 and `most`."""
        found = self._of(name)
        number = found if isinstance(found, int) and not isinstance(found, bool) else default
        return max(0, min(number, most))

    def row(self, name: str, allowed: Iterable[str]) -> tuple[str, ...]:
        """The names of a field that are allowed."""
        found = self._of(name)
        return tuple(each for each in allowed if isinstance(found, tuple) and each in found)

    def pointed(self, name: str, unit: str) -> Value:
        """Return the value after a unit was clicked on the board.

        A list of names adds the unit, or removes it if it is there; any other field takes it.
        """
        row = self._of(name)
        if not isinstance(row, tuple):
            return unit
        return tuple(each for each in row if each != unit) if unit in row else (*row, unit)

    def inches(self, name: str) -> float | None:
        """The distance of a field in inches; None if it is empty. Raises `BadData` if it is no distance."""
        word = self.text(name).strip()
        if not word:
            return None
        found = INCHES.fullmatch(word)
        if not found:
            raise BadData("not-inches", about={"found": word})
        return float(found[1].replace(",", "."))


@dataclass(frozen=True)
class FormContext(ABC, Generic[Kept]):
    """The context in which orders of an open game are filled in; `kind`: of which order, "" for any.

    `offered`: the meanings of fields for which the game can list names; `unasked`: fields that are known
    without being asked.
    """

    session: Session
    document: Kept
    kind: str = ""
    offered: ClassVar[frozenset[Meaning]]
    unasked: ClassVar[frozenset[str]] = frozenset()

    # --- what is different from game to game ---

    @property
    @abstractmethod
    def example(self) -> str:
        """The id of the message that shows an example of a typed line."""

    @property
    @abstractmethod
    def order(self) -> Order:
        """The description of the order; that of its shorthand if it has one."""

    @property
    @abstractmethod
    def reader(self) -> Reader:
        """The reader that makes orders from what is filled in or typed."""

    @property
    @abstractmethod
    def completion(self) -> Completion:
        """The completion of typed words, most likely first."""

    @abstractmethod
    def names(self, slot: Slot, known: Answers) -> Iterable[tuple[str, str]]:
        """The names that a field may hold, with their words; empty if it may hold anything."""

    @abstractmethod
    def usual(self, slot: Slot) -> Value | None:
        """What a field shows at first; None for the order's own default."""

    @abstractmethod
    def worded(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        """Objections as sentences."""

    # --- what most games leave as it is ---

    @property
    def slots(self) -> Iterable[Slot]:
        """The fields of the order in the order of asking."""
        return self.order.slots

    def asked(self, slot: Slot, known: Answers) -> bool:  # noqa: ARG002  # what another game says of it
        """Whether a field makes sense with the answers so far."""
        return True

    @property
    def ahead(self) -> Journal[Any]:
        """The journal against which orders are checked."""
        return self.document.journal

    @property
    def open(self) -> bool:
        """Whether orders can be given."""
        return True

    @property
    def overrules(self) -> bool:
        """Whether the rules may be overruled here, with a reason."""
        return True

    @property
    def press(self) -> tuple[str, str]:
        """Two message ids: the text of the button that carries the order out, and its tip."""
        return "battle-form-do", ""

    def hint(self, slot: Slot) -> str:  # noqa: ARG002  # what another game says of it
        """The text shown in an empty field."""
        return ""

    def main(self, slot: Slot) -> bool:  # noqa: ARG002  # as above
        """Whether a field is asked at once."""
        return True

    def input(self, slot: Slot) -> Input:
        """How a field is filled in."""
        hint, may_lack = inner(slot.hint)
        if hint is bool:  # a required yes or no must be chosen, not left out
            return "one" if may_lack or slot.required else "toggle"
        if hint is float:
            return "inches"
        if hint is int:
            return "count"
        if is_mapping(hint):
            return "counts"
        return "choice" if choices(hint) or (hint is str and slot.holds in self.offered) else "text"

    def checked(
        self,
        said: Command,
        answers: Answers = NOTHING,  # noqa: ARG002  # as above
    ) -> Checked:
        """The check of an order with these answers to what it leaves open. Raises `BadData`."""
        return self.tried(self.reader.whole(said))

    def dice_words(self, command: Command, why: str, faces: tuple[int, ...]) -> str:  # noqa: ARG002  # as above
        """What the next dice of an order are for, after these faces."""
        return self.say(why)

    def surplus(self, command: Command, faces: tuple[int, ...], reason: str | None) -> tuple[int, ...]:
        """The faces that an order would not use, found before anything is entered."""
        hand = OrderDice(faces)
        try:
            self.ahead.act(command, hand, reason)
        except (MissingDice, Refused):
            return ()
        return tuple(hand.left)

    def carry_out(
        self,
        command: Command,
        faces: tuple[int, ...],
        reason: str | None,
        *,
        throw: int = 0,
    ) -> None:
        """Enter an order; missing dice are thrown if `throw`. Raises as `JournalDocument.submit`."""
        self.document.submit(command, OrderDice(faces, self.document.generator if throw else None), reason)

    # --- the same in every game ---

    @property
    def title(self) -> str:
        """The name of the order on a button."""
        return order_title(self.lang, self.order.kind)

    @property
    def text(self) -> str:
        """What the order is for."""
        return self.order.help(self.lang)

    @property
    def lang(self) -> str:
        """The person's language."""
        return self.session.lang

    def say(self, message: str, **facts: object) -> str:
        """A message in the person's language."""
        return self.session.say(message, **facts)

    def told(self, message: str) -> str:
        """A message, or "" if there is none of that id."""
        return self.say(message) if has(self.lang, message) else ""

    def options(self, slot: Slot, known: Answers = NOTHING) -> Choices:  # noqa: ARG002  # as `asked`
        """The values of a field that holds one of a set of words, with their labels."""
        return options(self.lang, slot)

    def word(self, value: str) -> str:
        """A value of a set of words in the person's language."""
        return worded(self.lang, value)

    def unit(self, slot: Slot) -> str:
        """The unit of a number, if its label does not say it."""
        match slot.measure:
            case Measure.INCHES:
                return self.say("battle-measure", measure=self.session.settings.measure)
            case Measure.PERCENT:
                return "%"
            case _:
                return ""

    def field(self, slot: Slot, known: Answers) -> Field:
        """The field with what is known of the form so far."""
        input_, label = self.input(slot), slot.label(self.lang)
        shown = tuple(self._choices(slot, known))
        usual = self._usual(slot, input_, shown)
        value = _value(input_, known[slot.name]) if slot.name in known else usual
        return Field(
            slot.name,
            label,
            input_,
            usual if input_ == "choice" and shown and value not in dict(shown) else value,
            shown,
            slot.help(self.lang) or label,
            self.hint(slot),
            main=self.main(slot),
            unit=self.unit(slot),
            usual=usual,
            needed=slot.required,
            question=input_ == "one",
            proposed=slot.proposed is not None,
        )

    def _choices(self, slot: Slot, known: Answers) -> Iterator[tuple[str, str]]:
        hint, _ = inner(slot.hint)
        if hint is bool and self.input(slot) == "one":
            if not slot.required:
                yield "", self.say("battle-form-as-known")
            yield from ((value, self.word(value)) for value in ("yes", "no"))
        elif found := tuple(self.names(slot, known)):
            yield from found
        else:
            yield from self.options(slot, known)

    def _usual(self, slot: Slot, input_: Input, shown: Choices) -> Value:
        """The game's usual value, else the order's default; of choices the first if it is not among them."""
        own = self.usual(slot)
        found = _default(slot, input_) if own is None else own
        if input_ == "choice" and shown and found not in dict(shown):
            return shown[0][0]
        return found

    def tried(self, command: Command, dice: int = 0) -> Checked:
        """The objections to an order, and the dice it asks for; `dice`: as many as are known already.

        Raises `BadData`.
        """
        against = self.worded(self.document.writer.rules.objections(self.ahead.state, command))
        try:
            self.ahead.act(command, _nobody, "?" if against else None)
        except MissingDice as short:
            what = self.dice_words(command, short.why, ())
            return Checked(command, "", against, max(dice, short.count), what)
        except Refused as refused:
            return Checked(command, "", self.worded(refused.problems))
        return Checked(command, "", against)

    def met(self, said: Command, answers: Answers = NOTHING) -> Checked:
        """The check of an order; a fault becomes part of it, in words."""
        try:
            return self.checked(said, answers)
        except BadData as fault:
            return Checked(fault=self.faulty(fault))

    def faulty(self, fault: BadData) -> str:
        """A fault in words; if it is about a field, with the field's label."""
        slots = self.slots if self.kind else ()
        where = next((slot.label(self.lang) for slot in slots if slot.name == fault.key), "")
        if not where:
            return bad_text(fault, self.lang)
        return self.session.say("bad-at", place=where, why=bad_why(fault, self.lang))


def options(lang: str, slot: Slot) -> Choices:
    """The values of a field that holds one of a set of words, or several, with their labels."""
    hint, _ = inner(slot.hint)
    values = choices(get_args(hint)[0] if is_row(hint) else hint)
    nothing = capital(attribute(lang, slot.message, "none") or NOBODY)
    return tuple((value, worded(lang, value) if value else nothing) for value in values)


def worded(lang: str, value: str) -> str:
    """Return the words for a value of a field that holds one of a fixed set."""
    own = attribute(lang, value_message(value), "label")
    return capital(own or value_word(lang, value).replace("-", " "))


def _nobody(count: int, why: str) -> Never:
    raise MissingDice(count, why, 0)


def fact(slot: Slot) -> str:
    """The name of a fact's field on a card: that of its contrary (`no_...`) if it usually holds."""
    return f"{NOT if slot.is_denied else ''}{slot.name}"


def facts_of(order: Order) -> tuple[str, ...]:
    """The yes-or-no facts of an order, named so that a plain order answers no to all."""
    return tuple(fact(slot) for slot in order.slots if slot.hint is bool)


# --- a form ---


def order_form(at: FormContext[Any], given: Answers = NOTHING) -> OrderForm:
    """The form of an order with what is known of it; fields that make no sense are left out."""
    known, fields = dict(given), []
    for slot in at.slots:
        if slot.name in at.unasked or not at.asked(slot, known):
            continue
        fields.append(at.field(slot, known))
        known[slot.name] = fields[-1].value  # the choices of later fields depend on it
    said = at.unasked | {each.name for each in fields}
    values = {name: value for name, value in known.items() if name in said}
    return OrderForm(at.title, at.text, tuple(fields), values)


def _default(slot: Slot, input_: Input) -> Value:
    """The default of an order's field, as the form shows it."""
    default = None if slot.required else slot.default
    if input_ == "toggle":
        return bool(default)
    if input_ == "names":
        return ()
    if default is None or default in ((), {}):
        return ""
    if isinstance(default, int | float) and not isinstance(default, bool):
        return int(default) if input_ == "count" else f"{default:g}" if default else ""
    return str(getattr(default, "value", default))


def _value(input_: Input, said: Value) -> Value:
    """A value as the field's kind has it, from a text that may have been typed."""
    if not isinstance(said, str):
        return said
    if input_ == "toggle":
        return said == "yes"
    if input_ == "count":
        return int(said) if said else ""
    if input_ == "names":
        return tuple(map(bare, pieces(said, ","))) if said else ()
    return said


def said_in(at: FormContext[Any], values: Answers) -> Command:
    """The command, or its shorthand, that a form with these values means. Raises `BadData`."""
    words = [
        f"--{slot.name.replace('_', '-')}={_word(slot, values[slot.name])}"
        for slot in at.order.slots
        if slot.name in values and _says(at, slot, values[slot.name])
    ]
    return at.reader.filled(at.order, words)


def _says(at: FormContext[Any], slot: Slot, said: Value) -> bool:
    """Whether a field has to be written in the order: not if it is empty or as usual."""
    input_ = at.input(slot)
    value = _value(input_, said.strip() if isinstance(said, str) else said)
    if input_ not in {"toggle", "count"}:
        return bool(value)
    return value != "" and (slot.required or value != _default(slot, input_))


def _word(slot: Slot, value: Value) -> str:
    """A value as one word of a line: a name or text in quotes, anything else as it is typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(quoted, value))
    text = str(value).strip()
    if inner(slot.hint)[0] is not str:
        return text
    try:
        return quoted(text)
    except ValueError:
        raise BadData("not-a-name", about={"found": ascii(text)[1:-1]}) from None


def lacking(at: FormContext[Any], fields: Iterable[Field]) -> str:
    """The fields that still have to be filled in, in words; empty if none."""
    found = ", ".join(each.label for each in fields if each.needed and each.empty and each.value != 0)
    return at.say("battle-form-lacking", fields=found) if found else ""


def check(at: FormContext[Any], form: OrderForm, answers: Answers = NOTHING) -> Checked:
    """The check of an order filled in so; nothing is entered. `answers`: to what it leaves open."""
    if wanting := lacking(at, form.fields):
        return Checked(fault=wanting)
    try:
        return at.met(said_in(at, form.values), answers)
    except BadData as fault:
        return Checked(fault=at.faulty(fault))


def at_once(at: FormContext[Any]) -> Command | None:
    """The order, if nothing is left to ask: no field, choice, objection or dice; else None."""
    form = order_form(at)
    if any(each.empty or _undecided(at, each) for each in form.fields if each.main):
        return None
    now = check(at, form)
    return now.command if now.plain else None


def _undecided(at: FormContext[Any], asked: Field) -> bool:
    """Whether somebody has to choose: the value is the first of several, or only proposed."""
    several = asked.needed and asked.input == "choice" and len(asked.choices) > 1
    return asked.proposed or (
        several and all(at.usual(slot) is None for slot in at.slots if slot.name == asked.name)
    )


# --- a typed line ---


def typed_order(at: FormContext[Any], text: str) -> Typed:
    """What a typed line says: order, `= 6 1` for dice, `! why` to overrule the book. Raises `BadData`."""
    line = cut(text)
    return Typed(at.reader.said(text), line.faces or "", line.despite or "")


def suggestions(at: FormContext[Any], text: str) -> list[Suggestion]:
    """Completions of the word before the cursor, most likely first; they reveal no secrets."""
    return at.completion.suggest(text)[:SUGGESTED]


# --- counts by names, as one would type them ---


def counts_text(counts: Mapping[str, int]) -> str:
    """Numbers by name as one types them, without zeros."""
    return ",".join(f"{quoted(name)}={count}" for name, count in counts.items() if count)


def counts_of(text: str) -> dict[str, int]:
    """Numbers by name from typed text; a name without a number counts for one."""
    found = {}
    for part in pieces(text, ","):
        name, _, count = part.rpartition("=") if "=" in part else (part, "", "1")
        if name:
            found[bare(name)] = int(count)
    return found
