"""A game at the terminal: how a line is carried out, and how the game is worded."""

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
from heart_africa.language.values import GameNames
from heart_africa.language.writer import line as written
from heart_africa.storage.journal_writer import JournalWriter, Ordered
from heart_africa.storage.transfer import exported
from heart_africa.terminal.game.dice import Asker, Dealer, Source
from heart_africa.terminal.game.orders import data_line, is_data, look_for_extra, overruled
from heart_africa.terminal.game.wording import metavar, show_act, show_verbs
from heart_africa.terminal.options import AnyPaper
from heart_africa.terminal.screen import Screen

if TYPE_CHECKING:
    from reports.paper import Paper  # imported only for types, as it takes long to load

State = TypeVar("State")
_NUMBER = re.compile(r"\d{1,9}")
JOURNAL = "jsonl"
"""The format of a journal as a file."""


def entry_number(word: str) -> int:
    """The number of an entry as it is typed. Raises `BadData`."""
    if not _NUMBER.fullmatch(word):
        raise BadData("entry-number-wanted")
    return int(word)


@dataclass(frozen=True, slots=True)
class Report:
    """Something to tell: `show` prints it, `facts` returns it as plain data."""

    show: Callable[[], None]
    facts: Callable[[], object]


@dataclass
class GameSession(ABC, Generic[State]):
    """A game at the terminal, with whoever answers questions; without anybody lines must be complete.

    `folder`: where files named in a script are looked for; `previews`: whether orders print what their dice
    need before they are thrown; `quiet`: nothing is printed of what orders bring.
    """

    screen: Screen
    writer: JournalWriter[State]
    source: Source
    asker: Asker | None = None
    lots: ClassVar[frozenset[str]] = frozenset()
    """The checks that are drawn by lot: nobody is asked for their dice."""
    folder: Path = field(default_factory=Path)
    previews: bool = False
    quiet: bool = False

    @property
    def lang(self) -> str:
        """The person's language."""
        return self.screen.lang

    @property
    def state(self) -> State:
        """The present state of the game."""
        return self.writer.state

    # --- what a game has to say ---

    @abstractmethod
    def show_status(self, at: State | None = None) -> None:
        """Print the state of the game, or this earlier one."""

    @abstractmethod
    def show_next(self) -> None:
        """Print what comes next."""

    # --- what a game can override ---

    def status(self, at: State | None = None) -> Report:
        """The state of the game, or an earlier one, for the commands `status` and `goto`."""
        state = self.state if at is None else at
        return Report(partial(self.show_status, at), partial(to_jsonable_python, state))

    def following(self) -> Report:
        """What comes next, for the command `next`."""
        return Report(self.show_next, lambda: {"orders": list(self.due())})

    def acts(self) -> Iterable[StandingAct[State]]:
        """The acts for the command `log`."""
        return self.writer.journal.standing

    def exported(self) -> tuple[str, str]:
        """The form and text for the command `export`: the whole journal. Raises `BadData`."""
        return JOURNAL, exported(self.writer.library, self.writer.document)

    def papers(self, options: AnyPaper) -> "Iterable[Paper]":  # noqa: ARG002  # a game that prints nothing
        """The papers for the command `papers`."""
        return ()

    def moment(self, word: str) -> State:
        """The game after the entry that a word names. Raises `BadData`."""
        return self.writer.at(entry_number(word))

    def heading(self, standing: StandingAct[State]) -> str:  # noqa: ARG002  # a game that has none
        """The heading under which an act is listed."""
        return ""

    def place(self, standing: StandingAct[State]) -> Mapping[str, object]:  # noqa: ARG002  # as above
        """Return the moment of an act, such as its turn, as plain data."""
        return {}

    def script_lines(self, standing: StandingAct[State]) -> Iterable[str]:
        """The lines of a script for an act, with remarks if necessary."""
        return (self.entry_line(standing),)

    def sentences(self, standing: StandingAct[State]) -> Iterable[str]:
        """What came of an act, a sentence for each event."""
        return [sentence(self.lang, fact.event) for fact in standing.act.facts]

    def reader(self, state: State) -> Reader:  # noqa: ARG002  # names are read as they are written
        """The reader of orders for this state."""
        return Reader(self.lang, self.writer.rules.codec.commands, GameNames())

    def prompt(self) -> str:
        """The prompt before the line."""
        return "›"

    def announce(self, shown: object) -> object:
        """Print what comes next unless it is still what was `shown`; returns what is shown now.

        None means that nothing was shown yet.
        """
        entries = len(self.writer.journal.entries)
        if entries != shown:
            self.screen.print()
            self.show_next()
        return entries

    def due(self) -> Sequence[str]:
        """The kinds of orders by which the game goes on now."""
        return ()

    def objections(self, problems: Iterable[Problem]) -> Iterable[str]:
        """Objections to an order as sentences, each once."""
        return dict.fromkeys(objection(self.screen.lang, each) for each in problems)

    def tell(self, standing: StandingAct[State]) -> None:
        """Print an act: its dice and what came of it."""
        show_act(self.screen, standing.act, self.sentences(standing))

    def show_act(self, standing: StandingAct[State]) -> None:
        """Print an act that was just carried out, as far as everybody may know it."""
        self.tell(standing)

    def title(self, before: State, after: State, act: Act) -> str:  # noqa: ARG002  # some are told by what came of them
        """An act in a line, to recognise it: as it would be typed."""
        return self.line(before, act.command)

    def line(self, before: State, command: Command) -> str:
        """The line that would have been typed for a command at that moment."""
        return written(self.reader(before), command, self.writer.rules.codec.write_command)

    def entry_line(self, standing: StandingAct[State]) -> str:
        """An act as a line of a script: order, dice, and the reason if a rule was overruled."""
        act = standing.act
        faces = f" = {' '.join(map(str, act.faces))}" if act.faces else ""
        return f"{self.line(standing.before, act.command)}{faces}{f' ! {act.reason}' if act.despite else ''}"

    def preview(self, command: Command) -> None:
        """Print what the dice of an order need, before they are thrown. Raises `BadData`."""

    def explain(self, why: str) -> None:
        """Print the rule behind a question for dice."""

    def metavar(self, slot: Slot) -> str:
        """Return the placeholder for a field's value where it is shown how an order is written."""
        return metavar(self.screen, slot)

    def show_orders(self) -> None:
        """Print the orders that make sense now, and all that there are."""
        forms = {form.kind: form for form in self.forms()}
        now = ", ".join(forms[kind].verbs(self.lang)[0] for kind in dict.fromkeys(self.due()))
        self.screen.print(self.screen.say("game-help-now", orders=now or "none"), "bold")
        show_verbs(self.screen, forms.values())

    def forms(self) -> Sequence[Form]:
        """The descriptions of all orders."""
        return list(self.reader(self.state).forms.values())

    # --- an order ---

    def order(self, text: str) -> None:
        """Carry out a line: order, dice, reason. It is entered whole or not at all.

        Raises `BadData`, `Refused` if nobody is there to overrule, `Back`.
        """
        line, command = self.said(text)
        self.carry_out(command, line)

    def said(self, text: str) -> tuple[Line, Command]:
        """The parts of a line and its command, after asking for what it leaves open."""
        return self.read(text)

    def read(self, text: str, at: State | None = None) -> tuple[Line, Command]:
        """The parts of a line and its command, for the present state or another. Raises `BadData`, `Back`."""
        if is_data(text):
            return data_line(self.writer.rules.codec, text)
        return cut(text), self.reader(self.state if at is None else at).command(text)

    def carry_out(self, command: Command, line: Line = Line()) -> None:
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
        """What the next dice of an order are for, after these faces."""
        return self.screen.say(why)

    def carry_out_all(self, commands: Iterable[Command], line: Line) -> None:
        """Carry out orders one after another with the dice of one line: all of them, or none.

        Nothing is entered before the last die is there. Raises `BadData`, also for a surplus die; `Refused`.
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
        """Print all objections to an order, each with rule and page."""
        self.screen.items(("✗", text, "red") for text in self.objections(problems))
