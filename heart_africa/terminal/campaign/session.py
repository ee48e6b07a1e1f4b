"""A campaign at the terminal: a line carried out, kept before it is told."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from armylists.catalogue import Catalogue
from heart_africa.core.journal.records import Command
from heart_africa.language.campaign.reader import reader
from heart_africa.language.lines import Line, cut
from heart_africa.rules.campaign import Campaign, Keeper
from heart_africa.storage.journal_writer import JournalWriter, Ordered
from heart_africa.terminal.campaign.library import keeper_of
from heart_africa.terminal.campaign.wording import WordingContext, show_act, show_objections
from heart_africa.terminal.prompt.dice import Dealer, Source
from heart_africa.terminal.prompt.input import Asker
from heart_africa.terminal.prompt.orders import data_line, is_data, look_for_extra, overruled
from heart_africa.terminal.screen import Screen


@dataclass
class Session:
    """A campaign being kept, with whoever answers questions; without anybody, all must be said in the line.

    `folder`: where files are looked for that a script names; `told`: what each order has brought, so far.
    """

    screen: Screen
    sitting: JournalWriter[Campaign]
    source: Source
    lists: Catalogue
    asker: Asker | None = None
    folder: Path = field(default_factory=Path)
    quiet: bool = False

    @property
    def lang(self) -> str:
        """The language of the person."""
        return self.screen.lang

    @property
    def campaign(self) -> Campaign:
        """The campaign as it stands."""
        return self.sitting.state

    @property
    def keeper(self) -> Keeper:
        """The rules of this campaign."""
        return keeper_of(self.sitting)

    @property
    def at(self) -> WordingContext:
        """Where orders are worded, as the campaign stands."""
        return WordingContext(self.screen, self.keeper, self.lists, self.campaign)

    # --- an order ---

    def order(self, text: str) -> None:
        """Carry out a line: an order, its dice, the organiser's reason. Nothing is entered if it cannot be.

        Raises `BadData`, `Refused` if nobody is there to overrule, `Back`.
        """
        line, command = self.read(text)
        self.carry_out(command, line)

    def read(self, text: str, campaign: Campaign | None = None) -> tuple[Line, Any]:
        """The parts of a line and its command, as this campaign or another stands. Raises `BadData`."""
        if is_data(text):
            return data_line(self.keeper.codec, text)
        line = cut(text)
        return line, reader(self.lang, self.lists, campaign or self.campaign).command(text)

    def carry_out(self, command: Command, line: Line = Line()) -> None:  # noqa: B008
        """Carry out an order with the dice and the reason of its line. Raises as `order`."""
        problems = self.keeper.objections(self.campaign, command)
        despite = line.despite
        if problems and despite is None:
            show = partial(show_objections, self.screen, problems)
            despite = overruled(self, problems, show)
        dealer = Dealer(self.source, line.faces)
        if self.asker is None and line.faces:
            look_for_extra(self.sitting, Dealer(self.source, line.faces), command, despite)
        self.sitting.submit(command, dealer, despite)
        if not self.quiet:
            self._tell()

    def carry_out_all(self, commands: Iterable[Any], line: Line) -> None:
        """Carry out orders one upon the other with the dice of one line: all of them, or none.

        Nothing is entered before the last die is there. Raises `BadData`, also for a die too many; `Refused`.
        """
        dealer, before = Dealer(self.source, line.faces), len(self.sitting.journal.standing)
        self.sitting.submit_all((Ordered(each, dealer, line.despite) for each in commands), dealer.done)
        if not self.quiet:
            for done in self.sitting.journal.standing[before:]:
                show_act(self.screen, done)

    def _tell(self) -> None:
        last = self.sitting.journal.last
        assert last is not None  # noqa: S101  # it has just been entered
        show_act(self.screen, last)
