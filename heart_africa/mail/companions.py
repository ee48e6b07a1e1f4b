"""A companion played by post: each player gets the game as he may know it, and sends his orders.

The referee's machine has the one journal with all hands. What a player gets of it has marks of its own, since
a mark of the real journal would prove a guess at what its entry hides. Players send legal orders, with lots
in place of whatever is drawn, since no player may say from afar which card he drew.
"""

from collections.abc import Callable, Sequence
from typing import Any

from pydantic import ValidationError

from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.rules import CompanionRules
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.codec import FIRST, Line, Seal, following
from heart_africa.core.journal.journal import Journal, More, Refused, StandingAct
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.companions import rules_of
from heart_africa.mail.drafts import Drafts, OrderDraft
from heart_africa.mail.file_checks import address, timely
from heart_africa.storage.documents import Document, Head, written
from heart_africa.storage.journal_writer import JournalWriter, Ordered
from heart_africa.storage.signatures import Keys
from heart_africa.storage.turn_files import Opened, Orders, state_text


def as_seen(writer: JournalWriter[Any], journal: Journal[Any]) -> tuple[Document, tuple[Line, ...]]:
    """A journal that players may see, as a file of its own with new marks, under the id that players know."""
    document, lines, codec = writer.document, list[Line](), writer.rules.codec
    seal = document.seal and Seal(0, document.seal.text)
    for entry in journal.entries:
        last = lines[-1] if lines else Line(0, "", FIRST)
        lines.append(following(last.number, last.mark, codec.text(entry), seal))
    head = Head(lines[-1].number, lines[-1].mark) if lines else Head()
    return replace(document, id=address(document), head=head, seal=seal), tuple(lines)


def by_mail(writer: JournalWriter[Any]) -> frozenset[str]:
    """The players who decide at machines of their own: all who were handed a key; on a copy nobody."""
    keys = Keys.of(writer.library, writer.document)
    return frozenset() if keys.owner else frozenset(keys.known)


def for_player(writer: JournalWriter[Any], seat: str) -> tuple[Document, tuple[Line, ...]]:
    """A game as one of its players may read it, as a journal of its own."""
    return as_seen(writer, rules_of(writer).seen_by(writer.journal, seat))


def state_for(writer: JournalWriter[Any], seat: str, *, whole: bool = False) -> str:
    """The file that shows a player the present state: the entries new to him, or the `whole` journal.

    Raises `BadData` if he has no key.
    """
    keys, (document, lines) = Keys.of(writer.library, writer.document), for_player(writer, seat)
    has = Head() if whole else keys.seen.get(seat, Head())
    text, turn = written(document, lines), writer.state.turn
    return state_text(writer.library, document, seat, turn, keys.key(seat), has, text)


class CompanionDrafts(Drafts[Any]):
    """A player's orders, written on his copy of the game."""

    def sent(self, draft: OrderDraft) -> Command:
        """The order itself. Raises `BadData` if it is not his turn to decide, or if he says what he drew."""
        his(self.rules, self.journal.state, self.player, draft.command, draft.line.strip())
        return super().sent(draft)


def his(rules: object, state: object, player: str, order: Command, told: str) -> None:
    """Raises `BadData` unless this player may give this order now."""
    assert isinstance(rules, CompanionRules)  # noqa: S101  # only companions are sent so
    about = {"player": player, "found": told}
    if rules.on_move(state) != player:
        raise BadData("turn-file-not-his", about=about)
    legal = any(rules.alike(order, each) for each in rules.legal(state))
    if not legal and not rules.objections(state, order):
        raise BadData("turn-file-not-his", about=about)


@dataclass(frozen=True, slots=True)
class Answer:
    """A player's orders and the acts entered since he wrote them; `entries`: the number of those entries."""

    file: str
    orders: Orders
    commands: tuple[Command, ...]
    since: tuple[StandingAct[Any], ...]
    entries: int


def answer(opened: Opened, orders: Orders, writer: JournalWriter[Any]) -> Answer:
    """A player's orders, read but not entered.

    Raises `BadData`: accepted before, of another journal or of a turn that is over, or no orders of the game.
    """
    timely(opened, orders, writer, for_player(writer, orders.player)[1])
    codec = writer.rules.codec
    commands: list[Command] = []
    for number, each in enumerate(orders.orders):
        try:
            commands.append(codec.read_command(dict(each.order)))
        except (KeyError, ValidationError, ValueError, TypeError) as fault:
            about = {"why": str(fault).splitlines()[0]}
            raise BadData(
                "not-an-entry", file=opened.file, key=f"orders[{number}].order", about=about
            ) from None
    since = tuple(each for each in writer.journal.standing if each.number > orders.number)
    entries = writer.journal.next_number - 1 - orders.number
    return Answer(opened.file, orders, tuple(commands), since, entries)


def enter(
    writer: JournalWriter[Any], found: Answer, more: More, lines: Sequence[str], *, partly: bool = False
) -> tuple[StandingAct[Any], ...]:
    """Enter the orders, all or none; with `partly`, those before the first that cannot be entered.

    Afterwards the player is known to have the entry that he answered. `lines`: the orders in words. Raises
    `Refused`, and `BadData` if an order is not his to give.
    """
    before, player, rules = len(writer.journal.standing), found.orders.player, rules_of(writer)
    tried: list[Command] = []

    def may(state: object, order: Command) -> None:
        tried.append(order)
        try:
            his(rules, state, player, order, lines[len(tried) - 1])
        except BadData as fault:
            key = f"orders[{len(tried) - 1}]"
            raise BadData(fault.code, file=found.file, key=key, about=fault.about) from None

    try:
        writer.submit_all([Ordered(each, more) for each in found.commands], may=may)
    except (BadData, Refused):
        going = found.commands[: len(tried) - 1]
        if not partly or not going:
            raise
        tried.clear()
        writer.submit_all([Ordered(each, more) for each in going], may=may)
    said, since = found.orders.passing, writer.journal.next_number - 1
    Keys.of(writer.library, writer.document).acknowledge(player, found.orders.head, said, since)
    return writer.journal.standing[before:]


def pass_on(writer: JournalWriter[Any], give: Callable[[Command], object]) -> bool:
    """Give the orders of an absent player in which he has no choice or passes; whether there were any.

    `give` enters an order. Each stands under the player's name, as if he had sent it.
    """
    rules, who, before = rules_of(writer), writer.who, len(writer.journal.entries)
    keys = Keys.of(writer.library, writer.document)
    try:
        while (player := rules.on_move(writer.state)) in keys.seen:
            order = rules.passes(writer.journal, *keys.passing.get(player, ("", 0)))
            if order is None:
                break
            writer.who = player
            give(order)
    except ComponentNeeded:
        pass  # of a printed value he whose box it is has to be asked
    finally:
        writer.who = who
    return len(writer.journal.entries) > before
