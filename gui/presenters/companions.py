"""What the page of companions says of any of them: the table as a panel, and what a game says of itself.

A companion at the desk is a `CompanionDesk` with a board to look at (`gui.views.companions.board`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, ClassVar, Generic

from gui.dice import Generator, OrderDice
from gui.documents.companions import AnyGame, Held, games_of
from gui.presenters.forms import NOTHING, Answers, Checked, FormContext, Value
from gui.presenters.journal import Choice, JournalWords, Sum
from gui.presenters.papers import Stack, of_journal
from gui.session import Session
from heart_africa.companions.asking import Answer
from heart_africa.companions.companion import Companion
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.rules import State
from heart_africa.companions.run import Book
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal, StandingAct
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.messages import has
from heart_africa.core.problems import Problem
from heart_africa.journal_kinds.companions import rules_class, rules_of
from heart_africa.journal_kinds.own_packs import PACKS, keep, own_box
from heart_africa.language.companions import Typing, tongue_of
from heart_africa.language.order_fields import Form, Slot, form, order_title
from heart_africa.language.reader import Reader
from reports.companions import papers_of
from reports.options import PaperOptions
from reports.paper import Paper

# --- the table ---


@dataclass(frozen=True, slots=True)
class Offer:
    """An order that comes into question: its words, what it may bring, why it cannot be given now.

    `piece`: whose it is, `place`: at what of the board it is aimed, "" for none. `mark`: what the board shows
    at its place; such an order is given by pressing there, and stands in no list.
    """

    order: Command
    text: str
    odds: str = ""
    off: str = ""
    piece: str = ""
    place: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """A card, or whatever lies on the table: its face, and whether it has anything to do now."""

    id: str
    title: str
    sort: str
    lines: tuple[str, ...]
    active: bool = False


@dataclass(frozen=True, slots=True)
class Zone:
    """Pieces that lie together; `aside`: they are only looked at, and no key chooses them."""

    title: str
    pieces: tuple[Piece, ...]
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """A question: its words, what may be chosen (each with its own words), `several`: any of them.

    `known`: those that are so in any case.
    """

    text: str
    choices: tuple[Choice, ...] = ()
    several: bool = False
    known: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Need:
    """A printed value that is asked for; `order` makes the order that says it.

    `ask`: what is asked after some answers, or the value. Raises `BadData` for an answer that cannot be.
    """

    text: str
    ask: Callable[[Sequence[Answer]], Asked | str]
    order: Callable[[str], Command]
    keep: Callable[[str], object]
    """Keep it in the player's own pack. Raises `BadData`."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What the computer expects of an order; `why`: line by line."""

    order: Command
    text: str
    expected: str
    why: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Curtain:
    """What stands in place of the orders until somebody presses one of these: why, and what each press does.

    Hands are hidden until another player sits at the screen; or the computer has to decide, or somebody who
    plays by mail (`mail`: his file is waited for).
    """

    text: str
    presses: tuple[tuple[str, Callable[[], object]], ...] = ()
    mail: bool = False


@dataclass(frozen=True, slots=True)
class Seating:
    """Who may sit around a table: what each is called if nobody says otherwise, how few there may be.

    `levels`: who plays for a seat, a person ("") or the computer as well as it says.
    """

    names: tuple[str, ...]
    fewest: int
    levels: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """All that is to be said of a game as it stands; `chips`: the state of things, each with its sign.

    `sums`: what is reckoned when somebody looks at it; `curtain`: what hides the orders and the hands.
    """

    title: str
    badge: str = ""
    due: str = ""
    chips: tuple[Choice, ...] = ()
    offers: tuple[Offer, ...] = ()
    zones: tuple[Zone, ...] = ()
    sums: Callable[[], tuple[Sum, ...]] = tuple
    over: bool = False
    need: Need | None = None
    curtain: Curtain | None = None


# --- what a game says of itself ---


class CompanionWords(JournalWords[Any]):
    """How a game is told in its log."""

    def __init__(self, session: Session, document: AnyGame) -> None:
        super().__init__(session, document)
        self._tongue, self._codec = tongue_of(document.kind), document.writer.rules.codec

    def line(self, before: object, command: Command) -> str:
        """An order as it would have been typed."""
        return self._tongue.line(self.session.lang, self._codec, before, command)

    def command(self, before: object, text: str) -> Command:
        """The order of a line. Raises `BadData`."""
        found: Command = self._tongue.reader(self.session.lang, self._codec, before).command(text)
        return found

    def moment(self, act: StandingAct[Any]) -> int:
        """The number of the turn."""
        turn: int = act.before.turn
        return turn

    def heading(self, act: StandingAct[Any]) -> str:
        """The turn in words; before the first, the set-up."""
        said = self._tongue.heading(self.session.lang, act.before)
        return said or self.session.say("companions-set-up")

    def sentences(self, act: StandingAct[Any], facts: Sequence[EventRecord]) -> tuple[str, ...]:
        """What came of an act."""
        return tuple(self._tongue.told_of(self.session.lang, rules_of(self.document.writer), act, facts))

    def against(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        """What the rules have against an order, each once."""
        return self._tongue.objections(self.session.lang, self.document.live, problems)


@dataclass(frozen=True)
class CompanionContext(FormContext[AnyGame]):
    """Where its orders are filled in and typed."""

    offered = frozenset()

    @property
    def example(self) -> str:
        """The message with a typed line."""
        return f"{self.document.kind}desk-typed-hint"

    @property
    def order(self) -> Form:
        """The order."""
        return self.reader.forms[self.kind]

    @cached_property
    def reader(self) -> Reader:
        """Who makes orders of words."""
        at = self.document
        return tongue_of(at.kind).reader(self.lang, at.writer.rules.codec, at.live)

    @property
    def completion(self) -> Typing:
        """What a word may become."""
        return Typing(self.lang, self.reader)

    def names(self, slot: Slot, known: Answers) -> Iterable[tuple[str, str]]:
        """None: its orders are pressed or typed."""
        del slot, known
        return ()

    def usual(self, slot: Slot) -> Value | None:
        """No value goes without saying."""
        del slot
        return None

    def worded(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        """Objections as sentences."""
        return CompanionWords(self.session, self.document).against(problems)

    def checked(self, said: Command, answers: Answers = NOTHING) -> Checked:
        """As ever; what hangs on a printed value is asked when it is carried out. Raises `BadData`."""
        try:
            return super().checked(said, answers)
        except ComponentNeeded:
            return Checked(said)

    def surplus(self, command: Command, faces: tuple[int, ...], reason: str | None) -> tuple[int, ...]:
        """The faces that an order would not need; none of one that wants a printed value first."""
        try:
            return super().surplus(command, faces, reason)
        except ComponentNeeded:
            return ()

    def carry_out(
        self, command: Command, faces: tuple[int, ...], reason: str | None, *, throw: int = 0
    ) -> None:
        """Enter it, on a copy put it among those to be sent; one that lacks a printed value waits for it.

        Raises as ever.
        """
        dice = OrderDice(faces, self.document.generator if throw else None)
        try:
            if self.document.outbox:
                self.document.plan(command)
            else:
                self.document.submit(command, dice, reason)
        except ComponentNeeded as needed:
            self.document.hold(Held(command, faces, throw, needed))


class Offers:
    """The orders of a game as it stands, each with its odds before the die, or with what is against it."""

    def __init__(self, session: Session, document: AnyGame) -> None:
        self.session, self.document, self.lang = session, document, session.lang
        self.state: Any = document.looked_at
        self.rules, self.tongue = rules_of(document.writer), tongue_of(document.kind)

    # --- what a game says ---

    def words(self, order: Command) -> tuple[str, str]:
        """What an order says on its button, and at which place of the board it is aimed, "" for none."""
        return self.tongue.line(self.lang, self.rules.codec, self.state, order), ""

    def piece(self, order: object) -> str:
        """Whose order it is: the id of a piece, "" for none."""
        return str(getattr(order, "card", "") or "")

    def besides(self) -> Iterable[Command]:
        """What may be said beside the legal orders: what a player drew who draws himself."""
        return ()

    def odds(self, order: Command) -> str:
        """What an order may bring."""
        return self.tongue.odds(self.lang, self.rules.book, self.state, order)

    # --- what follows from it ---

    def all(self) -> Iterator[Offer]:
        """The legal ones; of no piece and of the chosen one also the others. Raises `ComponentNeeded`."""
        found = [*self.rules.legal(self.state), *self.besides()]
        yield from (self.offer(order) for order in found)
        looked_at = {"", self.document.chosen}
        for order, against in self.rules.barred(
            self.state, found, lambda each: self.piece(each) in looked_at
        ):
            yield self.offer(order, against)

    def refused(self, offered: Collection[str]) -> Iterator[Choice]:
        """Each other kind of order in words, and why none is given: what is against it, else what is due."""
        thought_of = {order.kind: order for order in reversed(tuple(self.rules.considered(self.state)))}
        now = self.tongue.due(self.lang, self.state, self.rules.due(self.state))
        for kind in (form(order).kind for order in self.rules.table):
            if kind not in offered:
                thought = thought_of.get(kind)
                against = self.rules.objections(self.state, thought) if thought else ()
                why = " ".join(self.tongue.objections(self.lang, self.document.live, against))
                yield order_title(self.lang, kind), why or self.session.say("companions-not-now", now=now)

    def offer(self, order: Command, against: Iterable[Problem] = ()) -> Offer:
        """An order as it is offered."""
        off = " ".join(self.tongue.objections(self.lang, self.document.live, against))
        text, place = self.words(order)
        return Offer(order, text, "" if off else self.odds(order), off, self.piece(order), place)


class NotBegun(Exception):
    """The rules refuse what was chosen for a new game; `told`: why, in words."""

    def __init__(self, told: tuple[str, ...]) -> None:
        super().__init__(*told)
        self.told = told


class CompanionDesk(ABC, Generic[State]):
    """A companion as the desk plays it; `advises`: whether the computer knows what to expect of an order.

    `posted`: whether its players hide something from one another, so that each may have it at his machine.
    """

    advises: ClassVar[bool] = False
    posted: ClassVar[bool] = False
    companion: ClassVar[Companion]
    offers: ClassVar[type[Offers]] = Offers
    words: ClassVar[type[CompanionWords]] = CompanionWords

    @property
    def kind(self) -> str:
        """What its journals are called; its messages are `companions-<kind>-title` and `-text`."""
        return self.companion.kind

    # --- what a game says ---

    @abstractmethod
    def extras(self, lang: str, edition: int) -> Mapping[str, Sequence[Choice]]:
        """What may be added to a new game, in groups (`companions-<kind>-<group>`)."""

    def seating(self, lang: str) -> Seating | None:
        """Who may sit around it, if that is asked (`begin` is told as `players` and `computer`)."""
        del lang
        return None

    def title(self, session: Session, state: State) -> str:  # noqa: ARG002  # a game may
        """What the game is called."""
        return session.say(f"companions-{self.kind}-title")

    def badge(self, session: Session, state: State) -> str:
        """With whose set: what ours says of itself, that it is the player's own box."""
        if state.components is None:
            return ""
        ours = self.companion.ours(state.components)
        pack = state.components.pack
        return ours.statement(session.lang) if ours else session.say("companions-own-box", pack=pack)

    @abstractmethod
    def chips(self, session: Session, state: State) -> Iterable[Choice]:
        """The state of things in a few words each."""

    @abstractmethod
    def zones(self, session: Session, state: State, active: Collection[str]) -> Iterable[Zone]:
        """What lies on the table; the `active` pieces have something to do now."""

    @abstractmethod
    def sums(self, session: Session, state: State, book: Book) -> Iterable[Sum]:
        """The sums to show beside the table, such as points."""

    def laid(self, state: State) -> bool:
        """Whether anything lies on the table."""
        return bool(state.turn)

    def chosen(self, document: AnyGame, piece: str) -> str:
        """What a click on a piece leaves chosen: the piece, or nothing if it was already; + joins several."""
        return "" if document.chosen == piece else piece

    def keeps(self, document: AnyGame, order: Command) -> str:  # noqa: ARG002  # a game may
        """What stays chosen once an order was carried out."""
        return ""

    def seen(self, document: AnyGame, state: State) -> State:  # noqa: ARG002  # as above
        """A state as whoever sits at the screen may see it."""
        return state

    def seats(self, document: AnyGame) -> tuple[str, ...]:
        """The players who may sit at machines of their own."""
        return rules_of(document.writer).seats(document.live)

    def curtain(self, session: Session, document: AnyGame) -> Curtain | None:
        """What hides the hands now; None where nothing is hidden, or who sits there is who has to act.

        On a player's copy nothing is ordered while another decides, or the organiser has to throw.
        """
        acts = rules_of(document.writer).on_move(document.live)
        if document.outbox and document.outbox.unthrown:
            return Curtain(session.say("companions-waits-dice"))
        if document.owner in {"", acts} or document.live.ending:
            return None
        return Curtain(session.say("companions-waits", player=acts or "none"))

    def follows(self, document: AnyGame) -> Command | None:
        """What follows of itself on an order, and is nobody's decision; None for nothing."""
        del document
        return None

    def advice(self, session: Session, document: AnyGame) -> tuple[Hint, ...]:
        """What is to be expected of each legal order, the best first; nothing where that is not known."""
        del session, document
        return ()

    # --- what follows from it ---

    def begin(
        self,
        session: Session,
        name: str,
        edition: int,
        chosen: Mapping[str, Sequence[str]],
        *,
        own: bool,
        thrower: Generator | None = None,
        note: str = "",
    ) -> AnyGame:
        """Begin a game, on the player's own box if `own`; `thrower` throws; `note`: what is kept with it.

        Raises `NotBegun`, `BadData`; then nothing is begun.
        """
        games = games_of(self.kind)
        packs = self.companion.packs.own_set(edition)
        if own:
            packs = own_box(self.companion, edition, session.folder / PACKS)
        rulings = games.of.readings.choose({})
        rules = rules_class(self.kind)(rulings)
        orders = rules.opening(packs, chosen)
        state, against = rules.refused(orders)
        if against:
            raise NotBegun(tongue_of(self.kind).objections(session.lang, state, against))
        with session.gathering():
            opened = games.open(session, games.create(session, name, rulings.changed, note).name)
            opened.generator = thrower or Generator()
            for order in orders:
                self.context(session, opened).carry_out(order, (), None, throw=1)
        return opened

    def context(self, session: Session, document: AnyGame) -> CompanionContext:
        """Where the orders of a game are filled in."""
        return CompanionContext(session, document)

    def table(self, session: Session, document: AnyGame) -> Table:
        """How the game stands and what may be done."""
        offers = self.offers(session, document)
        state, rules = offers.state, offers.rules
        lacking = document.held.lacking if document.held else None
        found: tuple[Offer, ...] = ()
        curtain = self.curtain(session, document) if document.at is None else None
        try:
            found = tuple(offers.all()) if document.at is None and curtain is None else ()
        except ComponentNeeded as needed:
            lacking = lacking or needed
        laid = self.laid(state)
        active = {each.piece for each in found if not each.off}
        shown_ = self.seen(document, state)
        return Table(
            self.title(session, state),
            self.badge(session, state),
            offers.tongue.due(session.lang, state, rules.due(state)),
            tuple(self.chips(session, shown_)) if laid else (),
            found,
            tuple(self.zones(session, shown_, active)) if laid else (),
            lambda: tuple(self.sums(session, shown_, rules.book)) if laid else (),
            over=bool(state.ending),
            need=self._need(session, offers, lacking) if isinstance(lacking, ComponentNeeded) else None,
            curtain=curtain,
        )

    def _need(self, session: Session, offers: Offers, needed: ComponentNeeded) -> Need | None:
        """The printed value that the player's own box has to say."""
        edition, says = offers.rules.edition(offers.state), offers.rules.says
        if says is None:
            return None
        return Need(
            offers.tongue.printed(session.lang, offers.state, needed),
            partial(self._asked, session, offers, needed),
            lambda said: says(needed.piece, needed.field, said),
            lambda said: keep(self.companion, edition, needed, said, session.folder / PACKS),
        )

    @staticmethod
    def _asked(
        session: Session, offers: Offers, needed: ComponentNeeded, answers: Sequence[Answer]
    ) -> Asked | str:
        """What is asked of it after some answers; typed where nothing is to be chosen."""
        text = offers.tongue.printed(session.lang, offers.state, needed)
        if offers.rules.asked(needed) is None:
            return " ".join(answers[0]) if answers else Asked(text)
        found = offers.rules.question(needed, answers)
        if isinstance(found, str):
            return found
        if found.field != needed.field:
            text = offers.tongue.question(session.lang, found.field)
        words = tuple((each, offers.tongue.word(session.lang, found.field, each)) for each in found.words)
        return Asked(text, words, found.several, offers.rules.known(offers.state, found.field))

    def papers(self, document: AnyGame, journal: Journal[Any], options: PaperOptions) -> Iterable[Paper]:
        """What is printed of an open game, of its journal as it stood."""
        printed = papers_of(self.kind)
        return printed.game_papers(rules_of(document.writer).book, journal, document.name, options)


def of_kind(lang: str, kind: str, word: str) -> str:
    """The message of the page for a game, if it has one of its own: `companions-<kind>-<word>`."""
    own = f"companions-{kind}-{word}"
    return own if has(lang, own) else f"companions-{word}"


def new_name(session: Session, desk: CompanionDesk[Any]) -> str:
    """What a new game may be called."""
    return games_of(desk.kind).free_name(session, session.say(f"companions-{desk.kind}-title"))


def stack(desk: CompanionDesk[Any], document: AnyGame) -> Stack:
    """The papers of an open game."""
    return of_journal(document, partial(desk.papers, document))


def shown(table: Table, document: AnyGame) -> tuple[tuple[Offer, ...], tuple[Offer, ...]]:
    """The orders that can be given and those that cannot, of the piece and the place that were chosen."""
    chosen = [
        each
        for each in table.offers
        if (not document.chosen or each.piece == document.chosen)
        and (not document.place or each.place == document.place)
    ]
    return tuple(each for each in chosen if not each.off), tuple(each for each in chosen if each.off)
