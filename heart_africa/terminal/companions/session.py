"""A companion at the terminal: what comes next and with which odds, and what its owner's box has to say."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from heart_africa.companions.asking import Answer, Question
from heart_africa.companions.companion import Companion
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.rules import CompanionRules, Played
from heart_africa.companions.run import Book
from heart_africa.core.bad_data import bad_text
from heart_africa.core.citations import cite
from heart_africa.core.journal.journal import Refused, StandingAct
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData, Problem
from heart_africa.journal_kinds.companions import CompanionGames, rules_of
from heart_africa.language.companions import Tongue, Typing
from heart_africa.language.lines import Line
from heart_africa.language.reader import Completion, Reader
from heart_africa.storage.signatures import Keys
from heart_africa.terminal.companions.packs import keep
from heart_africa.terminal.game.description import KeptGame, Verbs
from heart_africa.terminal.game.dice import Back, said
from heart_africa.terminal.game.session import GameSession
from heart_africa.terminal.options import AnyPaper

if TYPE_CHECKING:
    from reports.paper import Paper

State = TypeVar("State", bound=Played)
S = TypeVar("S", bound="CompanionSession[Any]")


class CompanionSession(GameSession[State], Generic[State]):
    """A game of a companion: what that says of itself (`companion`), and how it is told (`tongue`)."""

    companion: ClassVar[Companion]
    tongue: ClassVar[Tongue[Any]]

    def __init_subclass__(cls) -> None:
        """Where its lots are drawn is known by its tongue."""
        super().__init_subclass__()
        if "companion" in cls.__dict__:
            cls.lots = frozenset(why for why in cls.tongue.dice if why.endswith("-lot"))

    @property
    def game(self) -> CompanionRules[State]:
        """The rules that it is played by."""
        return rules_of(self.writer)

    @property
    def book(self) -> Book:
        """How the rulebook is read."""
        return self.game.book

    # --- what a game may say otherwise ---

    def head(self, state: State) -> str:
        """The turn, and what comes next."""
        return " ".join(filter(None, (self.tongue.heading(self.lang, state), self.due_now(state))))

    def ahead(self) -> Iterator[tuple[str, str]]:
        """What is to be known before an order is given: each line with its style."""
        yield from ()

    def cards(self) -> Iterable[str]:
        """The ids of the cards that lie open to whoever is asked."""
        return ()

    def show_end(self, state: State) -> None:
        """What the game came to, once it is over."""

    def go_on(self) -> None:
        """Let the computer decide whatever is due of those whom it plays."""

    @cached_property
    def owner(self) -> str:
        """Whose copy the game is, if it is refereed at another machine."""
        return Keys.of(self.writer.library, self.writer.document).owner

    def papers(self, options: AnyPaper) -> "Iterable[Paper]":
        """The story once it has begun, and its set."""
        from reports.companions import papers_of  # noqa: PLC0415  # only papers need it, the prompt must not wait

        printed, name = papers_of(self.tongue.kind), self.writer.document.name
        return printed.game_papers(self.book, self.writer.journal, name, options)

    # --- what comes next ---

    def due_now(self, state: State) -> str:
        """What comes next, with its rule, as a sentence."""
        return self.tongue.due(self.lang, state, self.game.due(state))

    def show_next(self) -> None:
        """Say what is due, and every order that nothing is against with its odds."""
        state, screen = self.state, self.screen
        screen.print(self.head(state), "bold")
        try:
            orders = self.game.legal(state)
        except ComponentNeeded as needed:
            try:
                self.ask_for(needed)
            except (BadData, Back):  # nobody is there to be asked, or he does not know
                screen.print(self._needed("companion-needed", needed))
                return
            self.show_next()
            return
        if state.ending:
            self.show_end(state)
            screen.speak("companion-over", "dim", kind=self.tongue.kind, name=self.writer.document.name)
            return
        for text, style in self.ahead():
            screen.print(text, style)
        forms = self.reader(state).forms
        may = [self._may(state, each) for each in orders] or [
            forms[kind].verbs(self.lang)[0] for kind in self.due()
        ]
        screen.speak("companion-may", "dim")
        screen.items(("·", each, "") for each in may)

    def _may(self, state: State, order: Command) -> str:
        typed, told = self.line(state, order), self.odds_of(state, order)
        return self.screen.say("companion-may-odds", order=typed, odds=told) if told else typed

    def odds_of(self, state: State, order: Command) -> str:
        """What an order may bring; "" where there is nothing to say."""
        return self.tongue.odds(self.lang, self.book, state, order)

    def due(self) -> Sequence[str]:
        """The kinds of the orders by which it goes on now."""
        try:
            return self.game.kinds_due(self.state)
        except ComponentNeeded:
            return (self.game.says.kind,) if self.game.says else ()

    def preview(self, command: Command) -> None:
        """The odds of an order before its dice are thrown."""
        if told := self.odds_of(self.state, command):
            self.screen.print(told, "dim")

    def explain(self, why: str) -> None:
        """The entry behind a question about dice."""
        if why in self.tongue.dice:
            self.screen.print(self.rulebook_entry(self.tongue.dice[why]), "dim")

    def rulebook_entry(self, rule: str) -> str:
        """An entry of the rulebook in our own words, with its section."""
        return f"{self.companion.rulebook.rule(rule).text(self.lang)} ({cite(rule, 0, self.lang)})"

    # --- its words ---

    def reader(self, state: State) -> Reader:
        """Who reads its orders, pieces by their words."""
        return self.tongue.reader(self.lang, self.writer.rules.codec, state)

    def heading(self, standing: StandingAct[State]) -> str:
        """The turn."""
        return self.tongue.heading(self.lang, standing.before)

    def sentences(self, standing: StandingAct[State]) -> Iterable[str]:
        """What came of an act."""
        return self.tongue.told_of(self.lang, rules_of(self.writer), standing, standing.act.facts)

    def objections(self, problems: Iterable[Problem]) -> Iterable[str]:
        """What the rules have against an order, each once."""
        return self.tongue.objections(self.lang, self.state, problems)

    # --- an order, with what the owner's box has to say ---

    def carry_out(self, command: Command, line: Line = Line()) -> None:
        """Carry out an order; a printed value that nobody has said yet is asked for first, and kept.

        Raises as any game does; `Refused` once it is over, so that no reason is asked for; `BadData` if there
        is nobody to be asked.
        """
        against = self.game.objections(self.state, command) if self.state.ending else ()
        if against and line.despite is None:
            raise Refused(against)
        try:
            super().carry_out(command, line)
        except ComponentNeeded as needed:
            self.ask_for(needed)
            self.carry_out(command, line)

    def ask_for(self, needed: ComponentNeeded) -> None:
        """Ask the player what his box prints: it goes into the game, and into his own pack."""
        edition, says = self.game.edition(self.state), self.game.says
        if self.asker is None or not edition or says is None:
            raise BadData("component-needed", key=self.companion.packs.key(needed))  # as `pack set` takes it
        answer = self._answered(needed)
        super().carry_out(says(needed.piece, needed.field, answer))
        try:
            keep(self.companion, edition, needed, answer)
        except BadData as fault:
            self.screen.warn(bad_text(fault, self.lang))
            self.screen.speak("companion-not-kept", "yellow")

    def _answered(self, needed: ComponentNeeded) -> str:
        """What the box prints, chosen word by word from what may stand there, or typed. Raises `Back`."""
        if self.game.asked(needed) is None:
            return self._typed(self._needed("companion-needed-ask", needed))
        answers: list[Answer] = []
        shown: tuple[str, ...] = ()
        whole = self.tongue.printed(self.lang, self.state, needed)
        while not isinstance(found := self.game.question(needed, answers), str):
            text = whole if found.field == needed.field else self.tongue.question(self.lang, found.field)
            if not answers and text != whole:
                self.screen.print(whole, "bold")  # of which piece it is asked
            typed = self._typed(self._chosen_from(text, found, shown), "-" if found.several else "")
            shown = found.words
            given = self.tongue.chosen(self.lang, found, typed)
            try:
                self.game.question(needed, [*answers, given])
            except BadData as fault:
                self.screen.warn(bad_text(self._allowed(fault, found), self.lang))
            else:
                answers.append(given)
        return found

    def _allowed(self, fault: BadData, question: Question) -> BadData:
        """What is wrong with an answer, with the words to choose from as they are shown."""
        if not question.words:
            return fault
        found = fault.about.get("found", "")
        return BadData(
            "not-one-of", about={"found": found, "nearest": "", "allowed": f"1–{len(question.words)}"}
        )

    def _typed(self, prompt: str, empty: str = "") -> str:
        assert self.asker is not None  # noqa: S101  # somebody is there to be asked
        answer = self.asker.answer(prompt, empty)
        if answer is None or said("back", answer):
            raise Back
        return answer

    def _chosen_from(self, text: str, question: Question, shown: tuple[str, ...]) -> str:
        """The prompt that asks for one or several words, numbered above it unless they are `shown` there."""
        if not question.words:
            return self.screen.say("companion-needed-ask", what=text)
        if question.words != shown:
            words = self.tongue.words(self.lang, question).values()
            self.screen.items((str(place), each, "") for place, each in enumerate(words, 1))
        asked = "companion-asked-some" if question.several else "companion-asked-one"
        return self.screen.say(asked, what=text if text.endswith("?") else f"{text}.")

    def _needed(self, message: str, needed: ComponentNeeded) -> str:
        return self.screen.say(message, what=self.tongue.printed(self.lang, self.state, needed))


class CompanionGame(CompanionGames[State], KeptGame[State, S], Generic[State, S]):
    """A companion as a game that the terminal keeps: the class of its sessions, the verbs of its prompt."""

    def __init__(self, sits: type[S], verbs: Verbs[S]) -> None:
        super().__init__(sits.companion)
        self.sits, self.verbs = sits, verbs

    def completion(self, session: S) -> Completion:
        """Orders, and pieces by their words."""
        return Typing(session.lang, session.reader(session.state), self.besides(session.lang))
