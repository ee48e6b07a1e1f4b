"""An evening at the terminal: line after line carried out, each told at once and kept before it is told."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from heart_africa.core.journal.records import Command
from heart_africa.language.battle.reader import asking, chosen, reader
from heart_africa.language.lines import Line, cut
from heart_africa.language.reader import Reader
from heart_africa.rules.battle import Battle
from heart_africa.rules.referee import Referee
from heart_africa.rules.referee.agenda import Agenda
from heart_africa.rules.referee.last_said import Past
from heart_africa.rules.referee.memory import past
from heart_africa.rules.referee.next import agenda
from heart_africa.rules.referee.secrets import View
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal.battle.questions import ask
from heart_africa.terminal.battle.wording import show_act, show_objections
from heart_africa.terminal.prompt.dice import Dealer, Source
from heart_africa.terminal.prompt.input import Asker
from heart_africa.terminal.prompt.orders import data_line, is_data, look_for_extra, overruled
from heart_africa.terminal.screen import Screen

Preview = Callable[["Session", Any], None]
"""What a command needs, shown before its dice."""


@dataclass
class Session:
    """A battle on the table, with whoever answers questions; without anybody, a script that must say all.

    `folder`: where files are looked for that a script names; `warned`: of which units in which turn it was
    said that a nearer enemy comes first.
    """

    screen: Screen
    sitting: JournalWriter[Battle]
    source: Source
    asker: Asker | None = None
    preview: Preview | None = None
    folder: Path = field(default_factory=Path)
    warned: set[tuple[int, str]] = field(default_factory=set)

    # --- how it stands ---

    @property
    def lang(self) -> str:
        """The language of the person."""
        return self.screen.lang

    @property
    def battle(self) -> Battle:
        """The battle as it stands."""
        return self.sitting.state

    @property
    def referee(self) -> Referee:
        """The rules of this battle."""
        rules = self.sitting.rules
        assert isinstance(rules, Referee)  # noqa: S101  # a battle is opened with a referee
        return rules

    @property
    def reader(self) -> Reader:
        """Who reads orders for the battle as it stands."""
        return reader(self.lang, self.referee, self.battle)

    @property
    def agenda(self) -> Agenda:
        """What comes next, as far as both sides may know."""
        return View(self.battle).agenda(agenda(self.referee.book, self.battle))

    # --- an order ---

    def order(self, text: str) -> None:
        """Carry out a line: an order, its dice, the umpire's reason. Nothing is entered if it cannot be.

        Raises `BadData`, `Refused` if nobody is there to overrule, `Back`.
        """
        if is_data(text) or self.asker is None or not self.asker.person:
            line, command = self.read(text)
        else:
            line, command = cut(text), self._chosen(self.asker, text)
        self.carry_out(command, line)

    def carry_out(self, command: Command, line: Line = Line()) -> None:  # noqa: B008
        """Carry out an order with the dice and the reason of its line. Raises as `order`."""
        problems = self.referee.objections(self.battle, command)
        despite = line.despite
        if problems and despite is None:
            show = partial(show_objections, self.screen, self.battle, problems)
            despite = overruled(self, problems, show)
        dealer = Dealer(self.source, line.faces)
        if self.asker is None and line.faces:
            look_for_extra(self.sitting, Dealer(self.source, line.faces), command, despite)
        elif self.preview and line.faces is None:
            self.preview(self, command)
        self.sitting.submit(command, dealer, despite)
        self._told(dealer)

    def read(self, text: str, battle: Battle | None = None) -> tuple[Line, Any]:
        """The parts of a line and its command, as this battle or another one stands.

        Of another one it is an order put right: a person is asked for a yes or no that it has to say. Raises
        `BadData`, `Back`.
        """
        if is_data(text):
            return data_line(self.referee.codec, text)
        found = reader(self.lang, self.referee, battle or self.battle)
        if battle is not None and self.asker is not None and self.asker.person:
            answer = partial(ask, self.screen, self.asker, battle)
            found = asking(found, self.referee, battle, Past(), answer)
        return cut(text), found.command(text)

    def _chosen(self, asker: Asker, text: str) -> Any:  # noqa: ANN401  # any command
        """The command of a line with every choice made that it leaves open. Raises `BadData`, `Back`."""
        before = past(self.sitting.journal.standing)
        answer = partial(ask, self.screen, asker, self.battle)
        who = asking(self.reader, self.referee, self.battle, before, answer)
        return chosen(self.referee, self.battle, before, who.said(text), answer)

    def _told(self, dealer: Dealer) -> None:
        last = self.sitting.journal.last
        assert last is not None  # noqa: S101  # it has just been entered
        show_act(self.screen, View(self.battle).announced(last))
        if dealer.left:
            faces = " ".join(map(str, dealer.left))
            self.screen.warn(self.screen.say("play-unused", faces=faces, count=len(dealer.left)))
