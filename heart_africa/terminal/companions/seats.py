"""A companion whose players hide something from one another at the terminal: whose hand lies open, to whom.

At the prompt only the hand of whoever has to do something lies open, and what he draws is told to all as a
card: it is in his hand when he is asked again. The computer's players are handed what their people may know;
their dice are thrown by the program, and follow from the game.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Annotated, Any, ClassVar, Generic, TypeVar

import typer
from pydantic_core import to_jsonable_python

from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.seats import SeatedRules
from heart_africa.companions.secrets import ALL, Hands, View
from heart_africa.core.dataclass import fields, replace
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Act, Origin
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.strict import unknown
from heart_africa.journal_kinds.seats import computers, decided
from heart_africa.language.lines import plain
from heart_africa.language.order_fields import value_word, words_of
from heart_africa.mail.companions import as_seen, by_mail, pass_on, state_for
from heart_africa.storage.documents import written
from heart_africa.storage.transfer import exported
from heart_africa.terminal.companions.mail import seat_of
from heart_africa.terminal.companions.session import CompanionSession
from heart_africa.terminal.game.session import JOURNAL, Report
from heart_africa.terminal.options import For, Whole

State = TypeVar("State", bound=Hands)
CURTAIN = 60
"""As many empty lines keep a hand from who sits down next."""
Eyes = Annotated[str, typer.Option("--side", metavar="people|all", help="help-option-companion-side")]


def eyes_of(state: Hands, word: str) -> str:
    """Through whose eyes a word means: a people by any of its names or its player's; `all`; "" for all alike.

    Raises `BadData`: nobody is called so.
    """
    if not word:
        return ""
    sought = plain(word)
    if sought in {ALL, *(plain(each) for lang in LANGUAGES for each in words_of(lang, "answer-all"))}:
        return ALL
    known: dict[str, str] = {}
    for each in state.players:
        names = [value_word(lang, each.people) for lang in LANGUAGES] if each.people else []
        known |= {plain(name): each.people for name in (each.name, each.people, *names) if name}
    if sought not in known:
        raise unknown("people", word, known, "--side")
    return known[sought]


class SeatedSession(CompanionSession[State], Generic[State]):
    """A game with several hands. `printed`: the field of its state that `pack` shows, and no report."""

    printed: ClassVar[str] = "components"
    _seated: str = ""
    """Who sits at the prompt."""

    # --- what a game says ---

    @abstractmethod
    def stands(self, state: State) -> None:
        """Say how the game stands, with the hands that are known in that state."""

    @abstractmethod
    def hand(self, state: State, player: Any) -> Iterable[str]:  # noqa: ANN401  # a row of the state
        """What a player holds, as far as whoever looks knows it."""

    # --- through whose eyes it is looked at ---

    @cached_property
    def computers(self) -> Mapping[str, str]:
        """The players whom the computer plays, with how it does."""
        return computers(self.writer.document)

    @property
    def away(self) -> frozenset[str]:
        """The players who decide at machines of their own."""
        return by_mail(self.writer)

    def view(self, eyes: str = "") -> View[State]:
        """The game as it stands now through these eyes; a copy knows no more than its owner, to the end."""
        assert isinstance(self.game, SeatedRules)  # noqa: S101  # its rules are such
        if self.owner:
            return self.game.view(eyes_of(self.state, self.owner))
        return self.game.view.of(self.state, eyes)

    def show_status(self, at: State | None = None) -> None:
        """Say how the game stands, or stood, as everybody may know it."""
        self.stands(self.view().state(at or self.state))

    def status(self, at: State | None = None, *, side: Eyes = "") -> Report:
        """How the game stands for `side`'s eyes; for programs as its fields, without what the box prints."""
        seen = self.view(eyes_of(self.state, side)).state(at or self.state)
        told = (each.name for each in fields(seen) if each.name != self.printed)
        facts = {name: to_jsonable_python(getattr(seen, name)) for name in told}
        return Report(partial(self.stands, seen), lambda: facts)

    def acts(self, *, side: Eyes = "") -> Iterable[StandingAct[State]]:
        """The acts as somebody may know them."""
        return self.view(eyes_of(self.state, side)).journal(self.writer.journal).standing

    def show_act(self, standing: StandingAct[State]) -> None:
        """Tell an act that has just been carried out, as everybody may know it."""
        view = self.view()
        self.tell(replace(standing, act=view.act(standing), after=view.state(standing.after)))

    def title(self, before: State, after: State, act: Act) -> str:
        """An act in a line as everybody may know it."""
        seen = self.view().act(StandingAct(0, act, before, after))
        return self.line(before, seen.command)

    def exported(self, *, side: Eyes = "", player: For = "", whole: Whole = False) -> tuple[str, str]:
        """The journal itself; for a side, what it may know of it; for a player, the same signed.

        Raises `BadData`: nobody is called so, or he has no key.
        """
        if player:
            return "json", state_for(self.writer, seat_of(self.writer, player), whole=whole)
        if not side:
            return JOURNAL, exported(self.writer.library, self.writer.document)
        journal = self.view(eyes_of(self.state, side)).journal(self.writer.journal)
        return JOURNAL, written(*as_seen(self.writer, journal))

    # --- whose hand lies open at the prompt ---

    def show_next(self) -> None:
        """What is due; of a player of the computer's only that, and of one by mail that he is waited for."""
        acts = self.game.on_move(self.state)
        if acts in self.computers or acts in self.away or self.owner not in {"", acts}:
            self.screen.print(self.head(self.state), "bold")
            if acts in self.away:
                self.screen.speak("companion-by-mail", "dim", player=acts, kind=self.tongue.kind)
        else:
            super().show_next()

    def ahead(self) -> Iterator[tuple[str, str]]:
        """The hand of whoever has to do something: the screen is his."""
        for player in self.shown_hand:
            for each in self.hand(self.state, player):
                yield each, "cyan"

    @property
    def shown_hand(self) -> Sequence[Any]:
        """The row of whoever has to do something here, whose hand lies open; none of another machine's."""
        acts = self.game.on_move(self.state)
        elsewhere = {"", *self.computers, *self.away} | ({acts} - {self.owner} if self.owner else set())
        return () if acts in elsewhere else (self.state.players[self.state.actor],)

    def announce(self, shown: object) -> object:
        """The computer's players first; then the screen is handed to whoever has to do something.

        Where one person plays against the computer alone, nobody else looks; who plays by mail does not sit
        down here. A game that is opened asks for whoever has something in his hand.
        """
        self.go_on()
        state, away = self.state, self.away
        who = state.who(state.actor) if self.game.on_move(state) not in {"", *away} else ""
        several = sum(each.name not in {*self.computers, *away} for each in state.players) > 1
        hides = shown or any(line for player in self.shown_hand for line in self.hand(state, player))
        if self.asker and self.asker.person and several and hides and who not in {"", self._seated}:
            self.screen.print("\n" * CURTAIN)
            named = self.tongue.named(self.lang, state, "who", who)
            self.asker.answer(self.screen.say("companion-hand-over-screen", who=named), empty="-")
        self._seated = who
        return super().announce(shown)

    def prompt(self) -> str:
        """Whose order is asked for."""
        state = self.state
        who = state.players[state.actor].people if state.actor >= 0 else ""
        return f"{value_word(self.lang, who)} ›" if who else super().prompt()

    # --- the computer's players ---

    def go_on(self) -> None:
        """The computer's players decide, and who lets it go by passes, until somebody has to be asked."""
        passed = True
        while passed:
            self._play_on()
            passed = not self.owner and pass_on(self.writer, self.carry_out)

    def _play_on(self) -> None:
        """The computer's orders, until somebody else has to decide; where nobody else plays, for a turn."""
        turn = (self.state.turn, self.state.on_turn)
        alone = bool(self.state.players) and all(each.name in self.computers for each in self.state.players)
        while (acts := self.game.on_move(self.state)) in self.computers:
            if alone and (self.state.turn, self.state.on_turn) != turn:
                return
            self._decide(self.computers[acts])

    def _decide(self, player: str) -> None:
        """An order of the computer's, told with its reason as everybody may know it."""
        state = self.state
        try:
            found, chance = decided(self.writer, self.computers)
        except ComponentNeeded as needed:  # it looks farther over the map
            self.ask_for(needed)
            return
        told = self.tongue.thought(self.lang, state, player, found, self.line(state, found.order))
        self.screen.print(told, "dim")
        self.writer.submit(found.order, lambda count, why: (chance.roll(count, why), Origin.THROWN))
        if not self.quiet:
            last = self.writer.journal.last
            assert last is not None  # noqa: S101  # it has just been entered
            self.show_act(last)
