"""A companion by post at the desk: what each may know goes out, his orders come in."""

from collections.abc import Iterator
from typing import Any

from gui.dice import Generator, OrderDice
from gui.documents.companions import AnyGame, games_of
from gui.documents.dropped_files import kind_of
from gui.documents.library import library
from gui.pages import COMPANIONS
from gui.presenters.companions import CompanionDesk
from gui.presenters.mail import (
    Bringing,
    BroughtFile,
    IntakeOptions,
    Library,
    MailPanel,
    Preview,
    Sending,
    WordedOrder,
    recipients,
)
from gui.session import Session
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import Journal, More
from heart_africa.core.problems import BadData, Problem
from heart_africa.journal_kinds.companions import rules_of
from heart_africa.language.companions import tongue_of
from heart_africa.mail.companions import Answer, answer, enter, his, pass_on, state_for
from heart_africa.mail.file_checks import addressed, sender
from heart_africa.storage.documents import Found, Head
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.line_reader import entries
from heart_africa.storage.turn_files import Opened, Orders


class CompanionSending(Sending[AnyGame]):
    """An open game by post."""

    def __init__(self, session: Session, game: AnyGame, desk: CompanionDesk[Any]) -> None:
        super().__init__(session, game)
        self._desk = desk

    def panel(self) -> MailPanel:
        """To all whom the computer does not play."""
        game = self.game
        if game.outbox:
            box = game.outbox
            return MailPanel(planned=box.told, note=box.note, owner=game.owner, passing=box.passing,
                        over=bool(game.writer.state.ending))  # fmt: skip
        return MailPanel(recipients(self.session, game, self._desk.seats(game)))

    def state(self, player: str, *, whole: bool) -> str:
        """The file for a player: all that he may know of the game (`whole`), or only what is new to him."""
        return state_for(self.game.writer, player, whole=whole)


class CompanionBringing(Bringing):
    """Games of any companion, states and orders."""

    _writer: JournalWriter[Any] | None = None
    """On which orders were looked at last."""

    def games(self, kind: str) -> Library:
        """The journals of that companion."""
        if kind not in COMPANIONS:
            raise BadData("turn-file-other-campaign", about={"found": kind})
        return games_of(kind)

    def of_journal(self, parcel: BroughtFile, how: IntakeOptions) -> Preview:
        """A whole game, looked at when it is taken in."""
        del how
        self.games(kind_of(parcel.path))
        return Preview(self.title(parcel), press=self.session.say("mail-bring-game-take"), ready=True)

    def take_journal(self, parcel: BroughtFile, how: IntakeOptions) -> str:
        """Import the journal, open it, and get the line that says so."""
        games = self.games(kind_of(parcel.path))
        document = games.take_in(self.session, parcel.path, partly="partly" in how.allowed)
        games.open(self.session, document.name)
        about = {"kind": document.kind, "name": document.name, "entries": document.head.number}
        return self.session.say("game-imported", **about)

    def stands(self, found: Found) -> Iterator[str]:
        """The turn, and what comes next."""
        kind, last = found.document.kind, found.lines[-1]
        rules: Any = self.games(kind).of.rules_of(found.document)
        sound = replace(found.document, head=Head(last.number, last.mark))
        state, tongue = Journal(rules, entries(sound, found.lines, rules)).state, tongue_of(kind)
        yield tongue.heading(self.session.lang, state)
        yield tongue.due(self.session.lang, state, rules.due(state))

    def against(self, problems: tuple[Problem, ...]) -> tuple[str, ...]:
        """Objections in words, each with its entry of the rulebook."""
        assert self._writer is not None  # noqa: S101  # its orders were refused
        tongue = tongue_of(self._writer.document.kind)
        return tongue.objections(self.session.lang, self._writer.state, problems)

    # --- orders ---

    def _answer(self, opened: Opened, orders: Orders) -> tuple[JournalWriter[Any], Answer, list[str]]:
        session = self.session
        games = self.games(orders.kind)
        writer = games.writer(session, addressed(library(session), opened, orders), sender(orders))
        self._writer = writer
        found, tongue = answer(opened, orders, writer), tongue_of(orders.kind)
        codec, state = writer.rules.codec, writer.state
        return writer, found, [tongue.line(session.lang, codec, state, each) for each in found.commands]

    def of_orders(self, opened: Opened, orders: Orders) -> Preview:
        """What would be entered: the first is held against the game, the others hang on its dice."""
        session, say = self.session, self.session.say
        writer, found, lines = self._answer(opened, orders)
        state, tongue, order = writer.state, tongue_of(orders.kind), found.commands[0]
        his(rules_of(writer), state, orders.player, order, lines[0])
        why = tongue.objections(session.lang, state, writer.rules.objections(state, order))
        told = (WordedOrder("✗", lines[0], why, "bad") if why else WordedOrder("✓", lines[0], (), "good"),
                *(WordedOrder("·", each, (), "") for each in lines[1:]))  # fmt: skip
        gone_on = say("mail-allow-on-top", count=found.entries)
        return Preview(
            say("mail-bring-orders", player=orders.player, name=orders.name),
            tuple(
                note
                for said, note in (
                    (orders.note, say("mail-bring-note", note=orders.note)),
                    (orders.passing, say(f"mail-passing-{orders.passing or 'none'}")),
                )
                if said
            ),
            told,
            allow=(("on-top", gone_on),) if found.entries else (),
            press="" if why else say("mail-bring-orders-take", count=len(lines)),
            fault=say("mail-bring-none-goes") if why else "",
        )

    def take_orders(self, opened: Opened, orders: Orders, how: IntakeOptions, more: More) -> str:
        """Enter them, up to the first that no longer goes; the dice are thrown here."""
        del how, more
        session = self.session
        writer, found, lines = self._answer(opened, orders)
        done = enter(writer, found, OrderDice((), Generator()), lines, partly=True)
        pass_on(writer, lambda order: writer.submit(order, OrderDice((), Generator())))
        self.shown_again(writer)
        note = orders.note or "none"
        told = session.say("mail-orders-taken", player=orders.player, count=len(done), note=note)
        left = lines[len(done) :]
        return f"{told} {session.say('mail-orders-left', orders='; '.join(left))}" if left else told
