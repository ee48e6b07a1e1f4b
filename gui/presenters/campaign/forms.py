"""An order of a campaign as a form: its fields read off the order itself, its words those of the terminal.

What is filled in is text as one would type it there; the same reader makes the order of both.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from gui.dice import Short
from gui.documents.campaign import FIRST_YEAR, CampaignDocument
from gui.presenters.campaign.words import form_of, help_text, objections, verb
from gui.presenters.checked_order import SUGGESTED, Checked, Typed
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.book import Refused
from heart_africa.core.problems import BadData
from heart_africa.language.campaign.completion import Typing
from heart_africa.language.completion import Suggestion
from heart_africa.language.forms import Slot, choices, inner, is_mapping, is_row
from heart_africa.language.lexicon import value_word
from heart_africa.language.lines import bare, cut, pieces, quoted
from heart_africa.language.narration import name as called
from heart_africa.rules.campaign import Kind, PlayerStatus
from heart_africa.rules.campaign.agenda import may
from heart_africa.rules.campaign.battles import ReportResult
from heart_africa.rules.campaign.names import offered
from heart_africa.rules.campaign.promotions import progress
from heart_africa.rules.fields import Holds

Input = Literal["flag", "choice", "suggest", "whole", "several", "counts", "text"]
Pairs = tuple[tuple[str, str], ...]
NOBODY = "–"
DAY = "2027-03-31"
"""How a day is written."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field: `value` as one would type it; `choices` its values with their words."""

    name: str
    label: str
    input: Input
    value: str
    choices: Pairs = ()
    hint: str = ""
    tip: str = ""
    needed: bool = False

    @property
    def shape(self) -> object:
        """What it looks like, whatever its value is."""
        return self.name, self.label, self.input, self.choices


@dataclass(frozen=True, slots=True)
class OrderForm:
    """An order to be filled in."""

    kind: str
    title: str
    text: str
    fields: tuple[Field, ...]


def order_form(
    session: Session, keeping: CampaignDocument, kind: str, values: Mapping[str, str]
) -> OrderForm:
    """The form of an order with what is known of it; what cannot be meant is not asked."""
    found, known, fields = form_of(kind), dict(values), []
    desk = _Desk(session, keeping, found.kind, known)
    for slot in (slot for slot in found.slots if desk.asked(slot)):
        fields.append(desk.field(slot))
        known[slot.name] = fields[-1].value  # what the next ones may hold hangs on it
    return OrderForm(kind, verb(session, kind), help_text(session, kind), tuple(fields))


@dataclass(frozen=True)
class _Desk:
    """Where a form is filled in."""

    session: Session
    keeping: CampaignDocument
    kind: str
    values: Mapping[str, str]

    def asked(self, slot: Slot) -> bool:
        """Whether a field can mean anything here."""
        if slot.name == "role":
            return bool(self._modes) or not self._printed
        if slot.name == "people":
            return bool(self._peoples)
        if slot.name == "record":
            return False
        if slot.name == "fallen":
            return bool(self._explorers)
        if slot.name == "explore":
            return self._attacker_explores
        return True

    def field(self, slot: Slot) -> Field:
        """A field in words."""
        text = slot.label(self.session.lang)
        tip = slot.help(self.session.lang) or text
        input_ = self._input(slot)
        shown = tuple(self._choices(slot))
        value = self._value(slot, shown, input_)
        hint = DAY if slot.holds is Holds.DAY else ""
        return Field(slot.name, text, input_, value, shown, hint, tip, slot.required)

    def _input(self, slot: Slot) -> Input:
        hint = inner(slot.hint)[0]
        if hint is bool:
            return "flag"
        if hint is int:
            return "whole"
        if is_mapping(hint):
            return "counts"
        if is_row(hint):
            return "several"
        if slot.name == "called":
            return "suggest"
        named = slot.holds in {Holds.PLAYER, Holds.ENGAGEMENT, Holds.LIST} or slot.name == "people"
        return "choice" if choices(hint) or named else "text"

    def _value(self, slot: Slot, shown: Pairs, input_: Input) -> str:
        """What is known, else what goes without saying, else the default."""
        if slot.name in self.values and (input_ != "choice" or self.values[slot.name] in dict(shown)):
            return self.values[slot.name]
        if input_ == "choice":
            return shown[0][0] if shown else ""
        if input_ == "flag":
            return "no"
        if slot.name == "year":
            return str(FIRST_YEAR)
        return ("1" if slot.required else "0") if input_ == "whole" else ""

    # --- what may be chosen ---

    def _choices(self, slot: Slot) -> Iterator[tuple[str, str]]:
        if slot.name == "outcome":
            yield from self._outcomes()
        elif slot.name == "role":
            yield from (
                (value, self._word(value)) for value in self._modes or ("native", "explorer", "colonial")
            )
        elif slot.name == "people":
            yield from self._peoples
        elif slot.name == "called":
            yield from ((name, name) for name in self._names())
        elif slot.name == "fallen":
            yield from ((name, name) for name in self._explorers)
        elif slot.name == "losses":
            yield from ((name, name) for name in self._sides)
        elif slot.holds is Holds.PLAYER:
            yield from self._players(slot)
        elif slot.holds is Holds.ENGAGEMENT:
            yield from self._battles(slot)
        elif slot.holds is Holds.LIST:
            yield from self._lists()
        else:
            yield from ((value, self._word(value)) for value in choices(inner(slot.hint)[0]))

    def _word(self, value: str) -> str:
        text = value_word(self.session.lang, value).replace("-", " ")
        return f"{text[:1].upper()}{text[1:]}"

    def _players(self, slot: Slot) -> Iterator[tuple[str, str]]:
        campaign = self.keeping.live
        if not slot.required:
            yield "", self.session.say("keeper-as-usual") if slot.name == "payer" else NOBODY
        lawful = self._lawful(slot)
        for one in sorted(campaign.players.values(), key=lambda one: one.name not in lawful):
            if slot.is_about and one.name == self.values.get("player"):
                continue
            gone = one.standing is PlayerStatus.OUT
            if not gone or one.name == self.values.get(slot.name):
                yield one.name, one.name

    def _lawful(self, slot: Slot) -> frozenset[str]:
        """Whom the order may be about by the book as the campaign stands: they are proposed first."""
        campaign, player = self.keeping.live, self.values.get("player", "")
        if not slot.is_about or player not in campaign.players:
            return frozenset()
        found = may(self.keeping.book, campaign, player)
        return frozenset(each.about for each in found if each.order == self.kind and each.open)

    def _battles(self, slot: Slot) -> Iterator[tuple[str, str]]:
        if not slot.required:
            yield "", NOBODY
        for battle in self.keeping.live.battles.values():
            yield battle.id, f"{battle.id} · {battle.attacker} – {battle.defender}"

    def _outcomes(self) -> Iterator[tuple[str, str]]:
        attacker, defender = self._sides or ("", "")
        for value, name in (("attacker", attacker), ("defender", defender), ("draw", "")):
            yield value, self.session.say("keeper-outcome", how=value, player=name)

    def _lists(self) -> Iterator[tuple[str, str]]:
        lists = self.session.catalogue.lists
        first: list[str] = []
        player = self.values.get("player", "")
        if self.kind == "rise" and player in self.keeping.live.players:
            first = [each.promotion.to for each in progress(self.keeping.book, self.keeping.live, player)]
        for id_ in dict.fromkeys([*first, *lists]):
            yield id_, called(self.session.lang, "list", id_) if id_ not in lists else self._list_name(id_)

    def _list_name(self, id_: str) -> str:
        return str(getattr(self.session.catalogue.lists[id_].name, self.session.lang))

    def _names(self) -> tuple[str, ...]:
        """The names of the book that nobody bears yet; they are for natives."""
        return offered(self.keeping.book, self.keeping.live)

    @property
    def _list(self) -> str:
        known = [id_ for id_, _ in self._lists()]
        said = self.values.get("list", "")
        return said if said in known else known[0]

    @property
    def _printed(self) -> bool:
        """Whether the book has the list, so that what its player is goes without saying."""
        return any(self._list in row.lists for row in self.keeping.book.campaign.kinds)

    @property
    def _modes(self) -> tuple[str, ...]:
        found = self.session.catalogue.lists.get(self._list)
        return tuple(found.modes) if found else ()

    @property
    def _peoples(self) -> Pairs:
        found = self.session.catalogue.lists.get(self._list)
        rows = found.peoples if found else ()
        named = tuple((each.id, str(getattr(each.name, self.session.lang))) for each in rows)
        return (("", NOBODY), *named) if named else ()

    @property
    def _sides(self) -> tuple[str, ...]:
        battles = self.keeping.live.battles
        battle = battles.get(self.values.get("battle", "")) or next(iter(battles.values()), None)
        return battle.sides if battle else ()

    @property
    def _explorers(self) -> tuple[str, ...]:
        campaign = self.keeping.live
        return tuple(name for name in self._sides if campaign.player(name).kind is Kind.EXPLORER)

    @property
    def _attacker_explores(self) -> bool:
        pending = self.keeping.live.round.pending
        return pending is not None and self.keeping.live.player(pending[0]).kind is Kind.EXPLORER


# --- filled in ---


def checked(session: Session, keeping: CampaignDocument, kind: str, values: Mapping[str, str]) -> Checked:
    """What would become of an order filled in so; nothing is entered."""
    lacking = [
        each.label
        for each in order_form(session, keeping, kind, values).fields
        if each.needed and not each.value
    ]
    if lacking:
        return Checked(fault=session.say("keeper-lacking", fields=", ".join(lacking)))
    try:
        return tried(session, keeping, command_of(keeping, kind, values))
    except BadData as fault:
        return Checked(fault=bad_text(fault, session.lang))


def tried(session: Session, keeping: CampaignDocument, command: Any) -> Checked:  # noqa: ANN401  # any command
    """What the book has against an order, and how many dice it asks for. Raises `BadData`."""
    against = objections(session, keeping.objections(command))
    given = command
    if keeping.owner:
        given = keeping.keeper.sent(keeping.ahead.state, keeping.owner, command)
        if given is None:
            return Checked(fault=session.say("keeper-not-his", player=keeping.owner))
    try:
        keeping.ahead.act(given, _nobody, "?" if against else None)
    except Short as short:
        return Checked(command, "", against, short.count, session.say(short.why))
    except Refused as refused:
        return Checked(command, "", objections(session, refused.problems))
    return Checked(command, "", against)


def _nobody(count: int, why: str) -> Any:  # noqa: ANN401  # gives nothing
    raise Short(count, why, 0)


def command_of(keeping: CampaignDocument, kind: str, values: Mapping[str, str]) -> Any:  # noqa: ANN401  # any command
    """The order of a form filled in so. Raises `BadData`."""
    found, reader = form_of(kind), keeping.reader
    words = [f"--{slot.name.replace('_', '-')}={_typed(slot, values[slot.name])}"
             for slot in found.slots if _says(slot, values.get(slot.name, ""))]  # fmt: skip
    said = reader.filled(found, words)
    return reader.expand(said) if reader.expand else said


def _says(slot: Slot, value: str) -> bool:
    """Whether a field says anything: one left empty or at nothing is as if it were not there."""
    value = value.strip()
    return bool(value) and (slot.required or value not in {"0", "no"})


def _typed(slot: Slot, value: str) -> str:
    """A value as one word."""
    if is_row(inner(slot.hint)[0]) or is_mapping(slot.hint):
        return value
    try:
        return quoted(value.strip())
    except ValueError:
        raise BadData("not-a-name", about={"found": ascii(value)[1:-1]}) from None


def row_text(names: tuple[str, ...]) -> str:
    """Names in a row as one would type them."""
    return ",".join(quoted(name) for name in names)


def counts_text(counts: Mapping[str, int]) -> str:
    """Counts by names as one would type them; nothing of what is nothing."""
    return ",".join(f"{quoted(name)}={count}" for name, count in counts.items() if count)


def told_result(result: ReportResult) -> dict[str, str]:
    """The result of a battle as the form has it."""
    return {
        "battle": result.battle,
        "outcome": result.outcome,
        "fallen": row_text(result.fallen),
        "losses": counts_text(result.losses),
        "record": result.record,
    }


def counts_of(text: str) -> dict[str, int]:
    """Counts by names out of what one would type; a name alone counts for one."""
    found = {}
    for part in pieces(text, ","):
        name, _, count = part.rpartition("=") if "=" in part else (part, "", "1")
        if name:
            found[bare(name)] = int(count)
    return found


def typed_order(session: Session, keeping: CampaignDocument, text: str) -> Typed:
    """What would become of a line: `attack Ana Luis`, `= 6 1` for dice, `! why` to overrule the book."""
    try:
        line = cut(text)
        now = tried(session, keeping, keeping.reader.command(text))
    except BadData as fault:
        return Typed(Checked(fault=bad_text(fault, session.lang)))
    return Typed(now, line.faces or "", line.despite or "")


def suggestions(session: Session, keeping: CampaignDocument, text: str) -> list[Suggestion]:
    """What the word before the cursor may become, those first that make sense now."""
    return Typing(session.lang, keeping.book, session.catalogue, keeping.live).suggest(text)[:SUGGESTED]
