"""A player's orders as he sent them: compared with the campaign as it is now, then entered.

He speaks for himself alone: what needs another's consent becomes a proposal, or accepts one (`Keeper.sent`).
Orders written before the last entry are entered without asking if they do not conflict with later entries:
there are no objections, their events now are the same as they would have been, and the state of every player
whom they name is unchanged.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain, cycle
from typing import Any

from pydantic import ValidationError

from armylists.catalogue import Catalogue
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES, settle
from heart_africa.core.journal.journal import More
from heart_africa.core.journal.journal import StandingAct as Entered
from heart_africa.core.journal.records import Command, EventRecord, Origin
from heart_africa.core.messages import say
from heart_africa.core.problems import BadData, Problem
from heart_africa.journal_kinds.campaigns import keeper_of
from heart_africa.language.campaign.reader import as_printed, order_line
from heart_africa.language.narration import problem, problem_cited
from heart_africa.mail.file_checks import timely
from heart_africa.rules.campaign import Campaign, Keeper, PlayerStatus
from heart_africa.rules.campaign.agreements import AcceptOffer, OfferLapsed, Propose
from heart_africa.rules.campaign.battles import ReportResult, reported_so
from heart_africa.rules.campaign.feature import gone
from heart_africa.rules.campaign.forces import Join
from heart_africa.rules.campaign.promotions import Promote
from heart_africa.rules.campaign.statistics import affairs
from heart_africa.storage.documents import Head
from heart_africa.storage.journal_writer import JournalWriter, Ordered
from heart_africa.storage.signatures import Keys
from heart_africa.storage.turn_files import Opened, Orders
from heart_africa.storage.turn_files import Ordered as Given


@dataclass(frozen=True, slots=True)
class ReceivedOrder:
    """An order from a file: the command to enter, its words, and all objections to it now.

    `sent`: the faces that came with it; `faces`: those of them that count. `known`: it states what has
    already been settled; `awaits`: the player to whom it becomes a proposal; `accepts`: it accepts a proposal
    of another; `touched`: later entries may have changed what it does.
    """

    command: Any
    line: str
    sent: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    against: tuple[str, ...] = ()
    known: bool = False
    awaits: str = ""
    accepts: bool = False
    touched: bool = False

    @property
    def goes(self) -> bool:
        """Whether it is to be entered."""
        return not self.against and not self.known


@dataclass(frozen=True, slots=True)
class OrdersReview:
    """A player's orders and the acts entered since he wrote them; `entries`: the number of those entries.

    `head`: the last entry that he knew. `out`: the reasons why he may give no orders any longer, if there are
    any.
    """

    player: str
    head: Head
    wishes: tuple[ReceivedOrder, ...]
    since: tuple[Entered[Campaign], ...]
    entries: int
    out: tuple[Problem, ...] = ()

    @property
    def clash(self) -> bool:
        """Whether there are objections to one of them."""
        return any(wish.against for wish in self.wishes)

    @property
    def touched(self) -> bool:
        """Whether later entries may have changed what one of them does."""
        return any(wish.touched for wish in self.wishes if not wish.known)

    def ready(self, *, on_top: bool, partly: bool) -> bool:
        """Whether they may be entered: nothing stands in the way that was not allowed.

        `partly` allows orders to be left out, `on_top` allows orders that later entries may have changed.
        """
        return not self.out and (partly or not self.clash) and (on_top or not self.touched)


def wanted(
    lang: str, lists: Catalogue, opened: Opened, orders: Orders, writer: JournalWriter[Campaign]
) -> OrdersReview:
    """A player's orders, examined but not entered.

    Raises `BadData`: accepted before, of another journal or of a turn that is over, not his to order.
    """
    timely(opened, orders, writer, writer.library.lines(writer.document))
    campaign, rules = writer.state, keeper_of(writer)
    out: tuple[Problem, ...] = ()
    if campaign.player(orders.player).standing is PlayerStatus.OUT:
        out = tuple(gone(rules.book, campaign, orders.player))
    since = tuple(each for each in writer.journal.standing if each.number > orders.number)
    entries = writer.journal.next_number - 1 - orders.number
    weighing = _Examiner(lang, lists, rules, orders.player, writer.at(orders.number), campaign)
    wishes = () if out else tuple(weighing.wishes(orders.orders))
    return OrdersReview(orders.player, orders.head, wishes, since, entries, out)


@dataclass
class _Examiner:
    """Examines a player's orders one by one on the campaign as he knew it (`then`) and as it is `now`."""

    lang: str
    lists: Catalogue
    rules: Keeper
    player: str
    then: Campaign
    now: Campaign

    def wishes(self, given: Iterable[Given]) -> Iterator[ReceivedOrder]:
        """The examined orders. Raises `BadData` for one that is not his to give."""
        for each in given:
            yield self._wish(each)

    def _wish(self, each: Given) -> ReceivedOrder:
        command = self._read(each)
        line = order_line(self.lang, self.lists, self.rules, self.now, command)
        faces = each.faces if self.now.dice == "sender" else ()
        try:
            given = self.rules.sent(self.now, self.player, command, faces)
        except BadData as fault:
            return ReceivedOrder(command, line, each.faces, against=(bad_text(fault, self.lang),))
        if given is None:
            raise BadData("turn-file-not-his", about={"player": self.player, "found": line})
        if isinstance(command, Join | Promote) and not as_printed(self.lists, command):
            raise BadData("turn-file-other-army", about={"player": self.player, "found": command.army.list})
        known = reported_so(self.now, command)
        against = () if known else self._against(given, command)
        touched = self._touched(command, each.faces)
        if not known and not against:
            # Go on from it, now and as it would have been then.
            try:
                then = self.rules.sent(self.then, self.player, command, each.faces)
            except BadData:
                then = None
            for fact in (self._facts(self.then, then, each.faces) if then else None) or ():
                self.then = self.rules.evolve(self.then, fact)
            for fact in self._facts(self.now, given, each.faces) or ():
                self.now = self.rules.evolve(self.now, fact)
        awaits = self._awaits(given) if isinstance(given, Propose) and not (against or known) else ""
        accepts = isinstance(given, AcceptOffer) and given != command
        return ReceivedOrder(given, line, each.faces, faces, against, known, awaits, accepts, touched)

    def _read(self, each: Given) -> Command:
        try:
            return self.rules.codec.read_command(dict(each.order))
        except (KeyError, ValidationError, ValueError, TypeError) as fault:
            raise BadData("not-an-entry", about={"why": str(fault).splitlines()[0]}) from None

    def _awaits(self, given: Propose) -> str:
        return next(str(fact.event.awaits) for fact in self._facts(self.now, given, ()) or ())

    def _against(self, given: Command, command: Command) -> tuple[str, ...]:
        """The objections to an order now, in words; or why it can no longer be understood."""
        lang = self.lang
        if isinstance(command, ReportResult) and command.battle not in self.now.battles:
            past = next((each for each in self.now.past if each.id == command.battle), None)
            if past is not None:
                said = say(lang, "campaign_state-outcome", {"outcome": past.outcome or "off"})
                return (say(lang, "mail-result-differs", {"battle": past.id, "said": said}),)
        try:
            problems = self.rules.objections(self.now, given)
        except BadData as fault:
            return (bad_text(fault, lang),)
        return tuple(f"{problem(lang, each)} ({problem_cited(lang, each)})" for each in problems)

    # --- what has come since ---

    def _touched(self, command: Command, faces: tuple[int, ...]) -> bool:
        """Whether later entries may have changed what the order does."""
        if self.then == self.now:
            return False
        names = {*self._names(self.then, command), *self._names(self.now, command)}
        if any(name not in self.then.players or self._moved(name) for name in names):
            return True
        return self._effects(self.then, command, faces) != self._effects(self.now, command, faces)

    def _effects(
        self,
        campaign: Campaign,
        command: Command,
        faces: tuple[int, ...],
    ) -> tuple[EventRecord, ...] | None:
        """The events of an order, without lapses of proposals; None where it makes no sense."""
        facts = self._facts(campaign, command, faces)
        return facts and tuple(fact for fact in facts if not isinstance(fact.event, OfferLapsed))

    def _moved(self, name: str) -> bool:
        return affairs(self.then, name) != affairs(self.now, name)

    def _names(self, campaign: Campaign, command: Command) -> Iterator[str]:
        """The players whom an order names, including those who fight in a battle that it names."""
        for text in _texts(self.rules.codec.write_command(command)):
            if text in campaign.players:
                yield text
            if text in campaign.battles:
                yield from campaign.battles[text].sides

    def _facts(
        self,
        campaign: Campaign,
        command: Command,
        faces: tuple[int, ...],
    ) -> tuple[EventRecord, ...] | None:
        """The events of an order, with the same dice every time; None where it makes no sense."""
        dice = chain(faces, cycle(range(1, SIDES + 1)))
        try:
            facts, _ = settle(
                lambda given: self.rules.decide(campaign, command, given),
                lambda count, _why: [next(dice) for _ in range(count)],
            )
        except BadData:
            return None
        return facts


def _texts(data: object) -> Iterator[str]:
    """Every text in plain data, including keys."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield from (key, *_texts(value))
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _texts(value)


def remarks(lang: str, writer: JournalWriter[Campaign], wish: ReceivedOrder) -> Iterator[str]:
    """Remarks on an order besides the objections: whose consent it awaits, whose dice it brought."""
    if wish.awaits:
        yield say(lang, "mail-order-proposed", {"player": wish.awaits})
    if wish.accepts:
        yield say(lang, "mail-order-accepts")
    if wish.touched and not wish.known:
        yield say(lang, "mail-order-touched")
    if wish.sent:
        faces = " ".join(map(str, wish.sent))
        whose = "sender" if wish.faces else writer.state.dice
        yield say(lang, "mail-order-dice", {"faces": faces, "whose": whose})


def enter(
    writer: JournalWriter[Campaign], want: OrdersReview, more: More, ready: Callable[[], None] = lambda: None
) -> tuple[Entered[Campaign], ...]:
    """Enter the orders to which there are no objections, all or none.

    Afterwards their sender is known to have the entry that he answered. `more` gives the dice that did not
    come with them or do not count; `ready` is called when no dice are needed. Raises `Refused` if one is not
    allowed after those before it; `BadData` for dice of a source that does not count.
    """
    before, thrower = len(writer.journal.standing), _of_the_rule(writer.state, more)
    writer.submit_all(
        [Ordered(wish.command, _faces_first(wish.faces, thrower)) for wish in want.wishes if wish.goes],
        ready,
    )
    Keys.of(writer.library, writer.document).acknowledge(want.player, want.head)
    return writer.journal.standing[before:]


def _of_the_rule(campaign: Campaign, more: More) -> More:
    """A source of dice that raises `BadData` if its dice do not count for orders sent in."""

    def counted(count: int, why: str) -> tuple[Iterable[int], Origin]:
        faces, origin = more(count, why)
        if campaign.dice == "certificate" and origin is not Origin.CERTIFICATE:
            raise BadData("turn-file-needs-certificate")
        return faces, origin

    return counted


def _faces_first(faces: tuple[int, ...], more: More) -> More:
    """A source of dice that gives the faces sent with an order first, then those of `more`."""
    left = list(faces)

    def both(count: int, why: str) -> tuple[Iterable[int], Origin]:
        if not left:
            return more(count, why)
        given = left[:count]
        del left[:count]
        return given, Origin.SENT

    return both
