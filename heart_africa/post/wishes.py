"""A player's orders, as he sends them: held against the campaign as it stands now, then entered."""

from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from armylists.catalogue import Catalogue
from heart_africa.bad_data import bad_text
from heart_africa.campaign import Campaign, Keeper, Standing
from heart_africa.campaign.asking import gone
from heart_africa.campaign.battles import ReportResult
from heart_africa.campaign.sending import may_send, settled_so
from heart_africa.journal.book import Standing as Entered
from heart_africa.journal.chain import FIRST
from heart_africa.journal.deeds import Origin
from heart_africa.journal.recall import More
from heart_africa.messages import say
from heart_africa.narrate import problem, problem_cited
from heart_africa.orders.campaign.speaking import order_line
from heart_africa.post.states import campaign_of
from heart_africa.problems import BadData, Problem
from heart_africa.store.documents import Document
from heart_africa.store.journals import Library
from heart_africa.store.keys import Keys
from heart_africa.store.sitting import Ordered, Sitting
from heart_africa.store.turn_files import Opened, Orders
from heart_africa.store.turn_files import Ordered as Given

MARK = " · "
"""Between the name of who sent an order and the id of the file in which he did, in the journal's `who`."""


@dataclass(frozen=True, slots=True)
class Wish:
    """An order of a file: the command, its line, the faces that came with it, all that is against it now.

    `known`: it says what is settled already.
    """

    command: Any
    line: str
    faces: tuple[int, ...]
    against: tuple[str, ...] = ()
    known: bool = False

    @property
    def goes(self) -> bool:
        """Whether it is to be entered."""
        return not self.against and not self.known


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a player wants: his orders; the acts entered since he wrote; `entries`: how many entries.

    `out`: why he gives no orders any more, if he does not.
    """

    player: str
    wishes: tuple[Wish, ...]
    since: tuple[Entered[Campaign], ...]
    entries: int
    out: tuple[Problem, ...] = ()

    @property
    def clash(self) -> bool:
        """Whether one of them no longer goes."""
        return any(wish.against for wish in self.wishes)

    def ready(self, *, on_top: bool, partly: bool) -> bool:
        """Whether they are to be entered: nothing stands against it, or what does was allowed."""
        return not self.out and (partly or not self.clash) and (on_top or not self.entries)


def sender(orders: Orders) -> str:
    """Who has entered them, as the journal says it: the player, and the file by which he did."""
    return f"{orders.player}{MARK}{orders.id}"


def addressed(library: Library, opened: Opened, orders: Orders) -> Document:
    """The campaign that they are for. Raises `BadData`: it is not kept here, or they are not his."""
    document = campaign_of(library, orders.campaign)
    if document is None:
        raise BadData("turn-file-other-campaign", file=opened.file, about={"found": orders.name})
    keys = Keys.of(library, document)
    if keys.owner:
        raise BadData("campaign-is-a-copy", about={"name": document.name, "player": keys.owner})
    opened.checked(keys.key(orders.player))
    return document


def wanted(lang: str, lists: Catalogue, opened: Opened, orders: Orders, sitting: Sitting[Campaign]) -> Wanted:
    """Look at what a player wants; nothing is entered.

    Raises `BadData`: taken in before, of another story or of a turn that is over, not his to order.
    """
    _timely(opened, orders, sitting)
    campaign, rules = sitting.state, _rules(sitting)
    out: tuple[Problem, ...] = ()
    if campaign.player(orders.player).standing is Standing.OUT:
        out = tuple(gone(rules.book, campaign, orders.player))
    since = tuple(each for each in sitting.journal.standing if each.number > orders.number)
    entries = sitting.journal.next_number - 1 - orders.number
    wishes = () if out else tuple(_wish(lang, lists, orders, each, sitting) for each in orders.orders)
    return Wanted(orders.player, wishes, since, entries, out)


def _rules(sitting: Sitting[Campaign]) -> Keeper:
    rules = sitting.rules
    assert isinstance(rules, Keeper)  # noqa: S101  # a campaign is opened with a keeper
    return rules


def _timely(opened: Opened, orders: Orders, sitting: Sitting[Campaign]) -> None:
    """Raises `BadData`: the file was taken in before, is of another story, or of a turn that is over."""
    entries, standing = sitting.journal.entries, {each.number for each in sitting.journal.standing}
    for entry in entries:
        if entry.stamp.who.endswith(f"{MARK}{orders.id}") and entry.number in standing:
            about = {"when": entry.stamp.when, "number": entry.number}
            raise BadData("turn-file-twice", file=opened.file, about=about)
    if _mark(orders, sitting) != orders.mark:
        raise BadData("turn-file-other-journal", file=opened.file, about={"number": orders.number})
    if orders.turn < sitting.state.turn:
        about = {"found": orders.turn, "turn": sitting.state.turn}
        raise BadData("turn-file-older-turn", file=opened.file, about=about)


def _mark(orders: Orders, sitting: Sitting[Campaign]) -> str:
    """The mark of the entry that he knew, "" if there is none such here."""
    if not orders.number:
        return FIRST
    lines = sitting.library.lines(sitting.document)
    return lines[orders.number - 1].mark if orders.number <= len(lines) else ""


def _wish(lang: str, lists: Catalogue, orders: Orders, each: Given, sitting: Sitting[Campaign]) -> Wish:
    campaign, rules = sitting.state, _rules(sitting)
    try:
        command = rules.codec.read_command(dict(each.order))
    except (KeyError, ValidationError, ValueError, TypeError) as fault:
        raise BadData("not-an-entry", about={"why": str(fault).splitlines()[0]}) from None
    line = order_line(lang, lists, rules, campaign, command)
    if not may_send(campaign, orders.player, command):
        raise BadData("turn-file-not-his", about={"player": orders.player, "found": line})
    known = settled_so(campaign, command)
    against = () if known else _against(lang, rules, campaign, command)
    return Wish(command, line, each.faces, against, known)


def _against(lang: str, rules: Keeper, campaign: Campaign, command: Any) -> tuple[str, ...]:  # noqa: ANN401  # any command
    """What the book has against an order now, or why it cannot even be understood any more."""
    if isinstance(command, ReportResult) and command.battle not in campaign.battles:
        past = next((each for each in campaign.past if each.id == command.battle), None)
        if past is not None:
            said = say(lang, "keep-outcome", {"outcome": past.outcome or "off"})
            return (say(lang, "keep-result-differs", {"battle": past.id, "said": said}),)
    try:
        problems = rules.objections(campaign, command)
    except BadData as fault:
        return (bad_text(fault, lang),)
    return tuple(f"{problem(lang, each)} ({problem_cited(lang, each)})" for each in problems)


def enter(sitting: Sitting[Campaign], want: Wanted, more: More) -> tuple[Entered[Campaign], ...]:
    """Enter those that go, all at once or none; dice that did not come with them are asked of `more`.

    Raises `Refused`: one does not go upon the one before it.
    """
    before = len(sitting.journal.standing)
    sitting.submit_all(
        [Ordered(wish.command, _faces_first(wish.faces, more)) for wish in want.wishes if wish.goes]
    )
    return sitting.journal.standing[before:]


def _faces_first(faces: tuple[int, ...], more: More) -> More:
    """The faces that came with an order first, then whatever throws here."""
    left = list(faces)

    def both(count: int, why: str) -> Any:  # noqa: ANN401  # as a journal asks for dice
        if not left:
            return more(count, why)
        given = left[:count]
        del left[:count]
        return given, Origin.TYPED

    return both
