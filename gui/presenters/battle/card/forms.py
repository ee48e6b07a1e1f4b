"""An order as a form to fill in: its fields read off the order itself, its words those of the terminal.

What is filled in is text as one would type it at the terminal, so that a form says nothing that a line
could not; the same reader makes the order of both.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Literal

from gui.dice import Short
from gui.documents.battle import BattleDocument
from gui.presenters.battle.card.choices import decided
from gui.presenters.battle.card.fields import Answers, FormContext
from gui.presenters.battle.card.panel import answered
from gui.presenters.battle.order_names import order_name
from gui.presenters.checked_order import SUGGESTED, Checked, Typed
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.book import Refused
from heart_africa.core.problems import BadData
from heart_africa.language.battle.completion import Typing
from heart_africa.language.battle.shorthands import SHORT
from heart_africa.language.battle.words import KINDS, called, objections
from heart_africa.language.completion import Suggestion
from heart_africa.language.forms import Form, Slot, choices, form, inner
from heart_africa.language.lexicon import value_word
from heart_africa.language.lines import cut, quoted
from heart_africa.language.writer import text as as_word
from heart_africa.rules.fields import Holds

Input = Literal["flag", "choice", "inches", "whole", "text"]
NOBODY = "—"


@dataclass(frozen=True, slots=True)
class Field:
    """A field: `value` as one would type it; `choices` its values with their words; `main`: asked at once.

    `unsaid`: it may be left empty, and means then what goes without saying.
    """

    name: str
    label: str
    input: Input
    value: str
    choices: tuple[tuple[str, str], ...]
    hint: str
    tip: str
    unit: str
    main: bool = True
    unsaid: bool = False


@dataclass(frozen=True, slots=True)
class OrderForm:
    """An order to be filled in."""

    kind: str
    title: str
    text: str
    fields: tuple[Field, ...]


def form_of(kind: str) -> Form:
    """The form of an order by its kind, that of its shorthand if it has one."""
    return form(SHORT.get(kind) or KINDS[kind])


def order_form(
    session: Session,
    table: BattleDocument,
    kind: str,
    who: tuple[str, ...] = (),
    given: Mapping[str, str] = MappingProxyType({}),
) -> OrderForm:
    """The form of an order, filled in as far as it goes without saying; `given`: what else is known.

    Of an order of which something is given, the fields named there are those that are asked for at once.
    """
    found = form_of(kind)
    first = tuple(given) or tuple(slot.name for slot in found.asked)
    made = (_field(session, table, found, slot, who) for slot in _ordered(found, first))
    fields = tuple(
        replace(each, value=given.get(each.name) or each.value, main=each.name in first) for each in made
    )
    return OrderForm(kind, order_name(session, kind), found.help(session.lang), fields)


def _ordered(found: Form, usual: tuple[str, ...]) -> Iterator[Slot]:
    """The usual fields first, in their order."""
    named = {slot.name: slot for slot in found.slots}
    yield from (named[name] for name in usual)
    yield from (slot for slot in found.slots if slot.name not in usual)


def _field(session: Session, table: BattleDocument, found: Form, slot: Slot, who: tuple[str, ...]) -> Field:
    input_ = _input(slot)
    label = slot.label(session.lang)
    unit = session.say("battle-measure", measure=session.settings.measure) if input_ == "inches" else ""
    return Field(
        slot.name,
        label,
        input_,
        _value(session, table, found, slot, who),
        tuple(_choices(session, table, slot)),
        _hint(session, slot),
        slot.help(session.lang) or label,
        unit,
        unsaid=inner(slot.hint)[1],
    )


def _input(slot: Slot) -> Input:
    hint, open_ = inner(slot.hint)
    if hint is bool:
        return "choice" if open_ or slot.required else "flag"
    if hint is float:
        return "inches"
    if hint is int:
        return "whole"
    names = hint is str and slot.holds in {Holds.UNIT, Holds.SIDE, Holds.WHO, Holds.ANY}
    return "choice" if choices(hint) or names else "text"


def _value(session: Session, table: BattleDocument, found: Form, slot: Slot, who: tuple[str, ...]) -> str:
    """What stands there before anybody types: for whom it is, what goes without saying, the default."""
    who = who or _only(table, found)
    if who and slot.name == _whom(found):
        return _written(session, table, slot, who)
    if slot.required:
        guessed = table.reader.missing(slot) if table.reader.missing else None
        return "" if guessed is None else _typed(table, slot, guessed)
    if _input(slot) == "flag":
        return "yes" if slot.default else "no"
    if slot.default is None or slot.default in ((), {}):
        return ""
    if isinstance(slot.default, float | int) and not isinstance(slot.default, bool):
        return f"{slot.default:g}" if slot.default else ""
    return str(getattr(slot.default, "value", slot.default))


def _only(table: BattleDocument, found: Form) -> tuple[str, ...]:
    """Whom the order is for if it is what comes next and only one may be meant."""
    due = table.agenda
    return due.who if len(due.who) == 1 and due.orders[:1] == (found.kind,) else ()


def _typed(table: BattleDocument, slot: Slot, value: Any) -> str:  # noqa: ANN401  # of the field's type
    """A value as it stands in the field: the id of a choice, else as one would type it."""
    if _input(slot) == "choice":
        return str(getattr(value, "value", value))
    return as_word(table.reader, slot, slot.hint, value)


def _whom(found: Form) -> str:
    """The field that says whom an order is for."""
    wanted = (Holds.UNIT, Holds.FIGURE, Holds.WHO, Holds.ANY, Holds.SIDE)
    return next((slot.name for slot in found.slots if slot.holds in wanted and slot.owner == found.kind), "")


def _written(session: Session, table: BattleDocument, slot: Slot, who: tuple[str, ...]) -> str:
    if slot.holds is Holds.SIDE or _input(slot) == "choice":
        return who[0]
    return ",".join(table.names.written(session.lang, Holds.WHO, each) or each for each in who)


def _choices(session: Session, table: BattleDocument, slot: Slot) -> Iterator[tuple[str, str]]:
    hint = inner(slot.hint)[0]
    if hint is bool and _input(slot) == "choice":
        yield "", NOBODY if slot.required else session.say("battle-form-as-known")
        yield from ((value, _word(session, value)) for value in ("yes", "no"))
    elif found := choices(hint):
        yield from ((value, _word(session, value)) for value in found)
    elif hint is str and slot.holds is Holds.SIDE:
        yield "", NOBODY
        yield from ((side, session.say("referee-side", side=side)) for side in table.live.sides)
    elif hint is str and slot.holds in {Holds.UNIT, Holds.WHO, Holds.ANY}:
        yield "", NOBODY
        yield from _whoever(session, table)
        if slot.holds is Holds.ANY:
            yield from ((side, session.say("referee-side", side=side)) for side in table.live.sides)


def _whoever(session: Session, table: BattleDocument) -> Iterator[tuple[str, str]]:
    """Who is there; those of whom something is due stand first."""
    first = dict.fromkeys(each for each in table.agenda.who if each in table.live.units)
    units = [name for name, unit in table.live.units.items() if unit.here]
    for each in dict.fromkeys([*first, *units]):
        yield each, called(session, table.names, each)


def _word(session: Session, value: str) -> str:
    if not value:
        return NOBODY
    text = value_word(session.lang, value).replace("-", " ")
    return f"{text[:1].upper()}{text[1:]}"


def _hint(session: Session, slot: Slot) -> str:
    if slot.holds is Holds.FIGURE and _input(slot) == "text":
        return session.say("battle-form-figures")
    return ""


# --- filled in ---


def checked(
    session: Session, table: BattleDocument, kind: str, values: Mapping[str, str], *, dice: bool = True
) -> Checked:
    """What would become of an order filled in so; nothing is entered."""
    try:
        said = said_in(table, kind, values)
        return _answered(session, table, said, {}) if dice else Checked(table.reader.whole(said))
    except BadData as fault:
        return Checked(fault=bad_text(fault, session.lang))


def at_once(session: Session, table: BattleDocument, kind: str, who: tuple[str, ...]) -> Any:  # noqa: ANN401  # any command
    """The order, if nothing is left to say: no field, no choice, no objection, no dice; else None."""
    panel = order_form(session, table, kind, who)
    if not all(each.value for each in panel.fields if each.main):
        return None
    now = checked(session, table, kind, {each.name: each.value for each in panel.fields})
    return None if now.fault or now.choices or now.against or now.dice else now.command


def typed_order(session: Session, table: BattleDocument, text: str) -> Typed:
    """What would become of a line: `shoot r1 b2`, `= 6 1` for dice, `! why` to overrule the book."""
    try:
        line = cut(text)
        now = _answered(session, table, table.reader.said(text), {})
    except BadData as fault:
        return Typed(Checked(fault=bad_text(fault, session.lang)))
    return Typed(now, line.faces or "", line.despite or "")


def suggestions(session: Session, table: BattleDocument, text: str) -> list[Suggestion]:
    """What the word before the cursor may become, those first that make sense now; secrets are not told."""
    typing = Typing(session.lang, table.referee, table.shown, table.agenda)
    return typing.suggest(text)[:SUGGESTED]


def _answered(session: Session, table: BattleDocument, said: Any, answers: Answers) -> Checked:  # noqa: ANN401  # any command
    """What would become of it with what it leaves open so answered. Raises `BadData`."""
    found = decided(FormContext(session, table, said.kind), said, answers)
    now = answered(found, lambda order: tried(session, table, order))
    return replace(now, again=lambda more: _answered(session, table, said, more))


def tried(session: Session, table: BattleDocument, command: Any) -> Checked:  # noqa: ANN401  # any command
    """What the book has against an order, and how many dice it asks for. Raises `BadData`."""
    against = objections(session, table.names, table.objections(command))
    try:
        table.journal.act(command, _nobody, "?" if against else None)
    except Short as short:
        return Checked(command, "", against, short.count, session.say(short.why))
    except Refused:  # the same question again cannot be refused otherwise
        return Checked(command, "", against)
    return Checked(command, "", against)


def _nobody(count: int, why: str) -> Any:  # noqa: ANN401  # gives nothing
    raise Short(count, why, 0)


def command_of(table: BattleDocument, kind: str, values: Mapping[str, str]) -> Any:  # noqa: ANN401  # any command
    """The order of a form filled in so. Raises `BadData`."""
    return table.reader.whole(said_in(table, kind, values))


def said_in(table: BattleDocument, kind: str, values: Mapping[str, str]) -> Any:  # noqa: ANN401  # or a shorthand for one
    """What a form says, filled in so. Raises `BadData`."""
    found, reader = form_of(kind), table.reader
    if unsaid := [slot for slot in found.slots if _asks_yes_or_no(slot) and not values.get(slot.name)]:
        about = {"found": ", ".join(slot.words(reader.lang)[0] for slot in unsaid)}
        raise BadData("order-lacks", about={**about, "verb": found.verbs(reader.lang)[0]})
    words = [
        f"--{slot.name.replace('_', '-')}={_text(slot, values[slot.name])}"
        for slot in found.slots
        if values.get(slot.name, "").strip() and not _as_ever(slot, values[slot.name])
    ]
    return reader.filled(found, words)


def _asks_yes_or_no(slot: Slot) -> bool:
    """Whether a yes or no has to be said: at the desk nobody says no by saying nothing."""
    return slot.is_flag and slot.required


def _as_ever(slot: Slot, value: str) -> bool:
    """Whether a flag stands as it does where nothing is said."""
    return _input(slot) == "flag" and not slot.required and value == ("yes" if slot.default else "no")


def _text(slot: Slot, value: str) -> str:
    """A value as one word: a name or a text in quotes, anything else as it was typed."""
    hint = inner(slot.hint)[0]
    if hint is not str:
        return value.strip()
    try:
        return quoted(value.strip())
    except ValueError:
        raise BadData("line-left-open", about={"found": value}) from None
