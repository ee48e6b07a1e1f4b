"""A game kept at the terminal: a line carried out, kept before it is told; and how the game is worded."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from pydantic_core import to_jsonable_python

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Act, Command
from heart_africa.core.problems import BadData, Problem
from heart_africa.language.lines import Line, cut
from heart_africa.language.narration import objection, sentence
from heart_africa.language.order_fields import Form, Slot
from heart_africa.language.reader import Reader
from heart_africa.language.values import Whom
from heart_africa.language.writer import line as written
from heart_africa.storage.journal_writer import JournalWriter, Ordered
from heart_africa.storage.transfer import exported
from heart_africa.terminal.game.dice import Asker, Dealer, Source
from heart_africa.terminal.game.orders import data_line, is_data, look_for_extra, overruled
from heart_africa.terminal.game.wording import metavar, show_act, show_verbs
from heart_africa.terminal.options import AnyPaper
from heart_africa.terminal.screen import Screen

if TYPE_CHECKING:
    from reports.paper import Paper  # what lays out pages takes long to load

State = TypeVar("State")
_NUMBER = re.compile(r"\d{1,9}")
JOURNAL = "jsonl"
"""The form of a journal as a file."""


def entry_number(word: str) -> int:
    """The number of an entry as it is typed. Raises `BadData`."""
    if not _NUMBER.fullmatch(word):
        raise BadData("entry-number-wanted")
    return int(word)


@dataclass(frozen=True, slots=True)
class Report:
    """Something of a game to be told: `show` does it on the screen, `facts` are the same for programs."""

    show: Callable[[], None]
    facts: Callable[[], object]


@dataclass
class GameSession(ABC, Generic[State]):
    """A game being kept, with whoever answers questions; without anybody, all must be said in the line.

    `folder`: where files are looked for that a script names; `previews`: whether an order whose dice are
    still to be thrown shows first what they need; `quiet`: nothing is told of what orders bring.
    """

    screen: Screen
    writer: JournalWriter[State]
    source: Source
    asker: Asker | None = None
    lots: ClassVar[frozenset[str]] = frozenset()
    """What is drawn by lot where a player sits: nobody is asked for its dice."""
    folder: Path = field(default_factory=Path)
    previews: bool = False
    quiet: bool = False

    @property
    def lang(self) -> str:
        """The language of the person."""
        return self.screen.lang

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self.writer.state

    # --- what a game has to say ---

    @abstractmethod
    def show_status(self, at: State | None = None) -> None:
        """Say how the game stands, or how it stood then."""

    @abstractmethod
    def show_next(self) -> None:
        """Say what comes next."""

    # --- what it may say otherwise; the options that a game adds to these become options of the commands ---

    def status(self, at: State | None = None) -> Report:
        """How the game stands, or stood then: the command `status`, and `goto`."""
        state = self.state if at is None else at
        return Report(partial(self.show_status, at), partial(to_jsonable_python, state))

    def following(self) -> Report:
        """What comes next: the command `next`."""
        return Report(self.show_next, lambda: {"orders": list(self.due())})

    def acts(self) -> Iterable[StandingAct[State]]:
        """The acts in force that the command `log` tells."""
        return self.writer.journal.standing

    def exported(self) -> tuple[str, str]:
        """What the command `export` writes, and its form: the journal itself, whole. Raises `BadData`."""
        return JOURNAL, exported(self.writer.library, self.writer.document)

    def papers(self, options: AnyPaper) -> "Iterable[Paper]":  # noqa: ARG002  # a game that prints nothing
        """All that is printed of it: the command `papers`."""
        return ()

    def moment(self, word: str) -> State:
        """The game as it stood at the moment that is named: after an entry. Raises `BadData`."""
        return self.writer.at(entry_number(word))

    def heading(self, standing: StandingAct[State]) -> str:  # noqa: ARG002  # a game that has none
        """Under which moment of the game an act is told."""
        return ""

    def place(self, standing: StandingAct[State]) -> Mapping[str, object]:  # noqa: ARG002  # as above
        """Where in the game an act stands (its turn, say), as data for programs."""
        return {}

    def script_lines(self, standing: StandingAct[State]) -> Iterable[str]:
        """An act as lines of a script, with remarks if need be."""
        return (self.entry_line(standing),)

    def sentences(self, standing: StandingAct[State]) -> Iterable[str]:
        """What came of an act, event by event."""
        return [sentence(self.lang, fact.event) for fact in standing.act.facts]

    def reader(self, state: State) -> Reader:  # noqa: ARG002  # names are read as they are written
        """Who reads and writes the orders of a game that stands so."""
        return Reader(self.lang, self.writer.rules.codec.commands, Whom())

    def prompt(self) -> str:
        """What stands before the line: whose order is asked for."""
        return "›"

    def announce(self, shown: object) -> object:
        """Say what comes next unless that was `shown` last; what is shown now. None: nothing was."""
        entries = len(self.writer.journal.entries)
        if entries != shown:
            self.screen.print()
            self.show_next()
        return entries

    def due(self) -> Sequence[str]:
        """The kinds of the orders by which it goes on now."""
        return ()

    def objections(self, problems: Iterable[Problem]) -> Iterable[str]:
        """What the rules have against an order, as sentences, each once."""
        return dict.fromkeys(objection(self.screen.lang, each) for each in problems)

    def tell(self, standing: StandingAct[State]) -> None:
        """Tell an act: its dice and what came of it."""
        show_act(self.screen, standing.act, self.sentences(standing))

    def show_act(self, standing: StandingAct[State]) -> None:
        """Tell an act that has just been carried out, as far as everybody may hear it."""
        self.tell(standing)

    def title(self, before: State, after: State, act: Act) -> str:  # noqa: ARG002  # some are told by what came of them
        """An act between two states in a line, to know it again: as it would be typed."""
        return self.line(before, act.command)

    def line(self, before: State, command: Command) -> str:
        """An order as it would be typed at that moment."""
        return written(self.reader(before), command, self.writer.rules.codec.write_command)

    def entry_line(self, standing: StandingAct[State]) -> str:
        """An act as a line of a script: the order, its dice, the reason why a rule was set aside."""
        act = standing.act
        faces = f" = {' '.join(map(str, act.faces))}" if act.faces else ""
        return f"{self.line(standing.before, act.command)}{faces}{f' ! {act.reason}' if act.despite else ''}"

    def preview(self, command: Command) -> None:
        """What the dice of an order will need, before they are thrown. Raises `BadData`."""

    def explain(self, why: str) -> None:
        """The rule behind a question about dice, for whoever asks back."""

    def metavar(self, slot: Slot) -> str:
        """What stands for a value of an order where it is shown how one is written."""
        return metavar(self.screen, slot)

    def show_orders(self) -> None:
        """Which orders make sense now, and all that may ever be given."""
        forms = {form.kind: form for form in self.forms()}
        now = ", ".join(forms[kind].verbs(self.lang)[0] for kind in dict.fromkeys(self.due()))
        self.screen.print(self.screen.say("keep-help-now", orders=now or "none"), "bold")
        show_verbs(self.screen, forms.values())

    def forms(self) -> Sequence[Form]:
        """Every order as it stands, as a form to fill in."""
        return list(self.reader(self.state).forms.values())

    # --- an order ---

    def order(self, text: str) -> None:
        """Carry out a line: an order, its dice, a reason to set rules aside. It is entered whole or not.

        Raises `BadData`, `Refused` if nobody is there to overrule, `Back`.
        """
        line, command = self.said(text)
        self.carry_out(command, line)

    def said(self, text: str) -> tuple[Line, Command]:
        """The parts of a line and its command, with what is left open asked of whoever is there."""
        return self.read(text)

    def read(self, text: str, at: State | None = None) -> tuple[Line, Command]:
        """The parts of a line and its command, as the game stands or stood. Raises `BadData`, `Back`."""
        if is_data(text):
            return data_line(self.writer.rules.codec, text)
        return cut(text), self.reader(self.state if at is None else at).command(text)

    def carry_out(self, command: Command, line: Line = Line()) -> None:  # noqa: B008  # frozen
        """Carry out an order with the dice and the reason of its line. Raises as `order`."""
        problems = self.writer.rules.objections(self.state, command)
        despite = line.despite
        if problems and despite is None:
            despite = overruled(self, problems, lambda: self.show_objections(problems))
        dealer = Dealer(self.source, line.faces, partial(self.dice_words, command))
        if line.faces:
            look_for_extra(self.writer, Dealer(self.source, line.faces), command, despite)
        elif self.previews and line.faces is None:
            self.preview(command)
        self.writer.submit(command, dealer, despite)
        if not self.quiet:
            last = self.writer.journal.last
            assert last is not None  # noqa: S101  # it has just been entered
            self.show_act(last)
            if dealer.left:
                faces = " ".join(map(str, dealer.left))
                self.screen.warn(self.screen.say("play-unused", faces=faces, count=len(dealer.left)))

    def dice_words(self, command: Command, why: str, faces: tuple[int, ...]) -> str:  # noqa: ARG002  # a game may
        """What the dice are for that an order wants once these are known."""
        return self.screen.say(why)

    def carry_out_all(self, commands: Iterable[Command], line: Line) -> None:
        """Carry out orders one upon the other with the dice of one line: all of them, or none.

        Nothing is entered before the last die is there. Raises `BadData`, also for a die too many; `Refused`.
        """
        dealer, before = Dealer(self.source, line.faces), len(self.writer.journal.standing)

        def ordered() -> Iterator[Ordered]:
            for each in commands:
                dealer.words = partial(self.dice_words, each)
                yield Ordered(each, dealer, line.despite)

        self.writer.submit_all(ordered(), dealer.done)
        if not self.quiet:
            for done in self.writer.journal.standing[before:]:
                self.show_act(done)

    def show_objections(self, problems: Iterable[Problem]) -> None:
        """All that the rules have against an order, each with rule and page."""
        self.screen.items(("✗", text, "red") for text in self.objections(problems))
