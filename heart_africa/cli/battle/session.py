"""An evening at the terminal: line after line carried out, each told at once and kept before it is told."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from heart_africa.battle import Battle
from heart_africa.cli.battle.asking import Asker
from heart_africa.cli.battle.dealing import Back, Dealer, Source, said
from heart_africa.cli.battle.telling import show_act, show_objections
from heart_africa.cli.screen import Screen
from heart_africa.game import Referee
from heart_africa.game.agenda import Agenda
from heart_africa.game.next import agenda
from heart_africa.journal.book import Refused
from heart_africa.orders.battle.speaking import reader
from heart_africa.orders.lines import Line, cut
from heart_africa.orders.reading import Reader
from heart_africa.problems import BadData
from heart_africa.store.sitting import Sitting

DATA = "{"
"""How a line begins that is an order as plain data."""

Preview = Callable[["Session", Any], None]
"""What a command needs, shown before its dice."""


@dataclass
class Session:
    """A battle on the table, with whoever answers questions; without anybody, a script that must say all.

    `folder`: where files are looked for that a script names.
    """

    screen: Screen
    sitting: Sitting[Battle]
    source: Source
    asker: Asker | None = None
    preview: Preview | None = None
    folder: Path = field(default_factory=Path)

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
        """What comes next."""
        return agenda(self.referee.book, self.battle)

    # --- an order ---

    def order(self, text: str) -> None:
        """Carry out a line: an order, its dice, the umpire's reason. Nothing is entered if it cannot be.

        Raises `BadData`, `Refused` if nobody is there to overrule, `Back`.
        """
        line, command = self.read(text)
        self.carry_out(command, line)

    def carry_out(self, command: Any, line: Line = Line()) -> None:  # noqa: ANN401, B008  # any command; frozen
        """Carry out an order with the dice and the reason of its line. Raises as `order`."""
        problems = self.referee.objections(self.battle, command)
        despite = line.despite
        if problems and despite is None:
            despite = self._overruled(problems)
        dealer = Dealer(self.source, line.faces)
        if self.asker is None and line.faces:
            self._look_for_extra(command, line.faces, despite)
        elif self.preview and line.faces is None:
            self.preview(self, command)
        self.sitting.submit(command, dealer, despite)
        self._told(dealer)

    def read(self, text: str, battle: Battle | None = None) -> tuple[Line, Any]:
        """The parts of a line and its command, as this battle or another one stands. Raises `BadData`."""
        if not text.lstrip().startswith(DATA):
            line = cut(text)
            return line, reader(self.lang, self.referee, battle or self.battle).command(text)
        data, rest = _data(text)
        try:
            return cut(rest), self.referee.codec.read_command(data)
        except (KeyError, ValidationError) as fault:
            raise BadData("not-an-entry", about={"why": str(fault).splitlines()[0]}) from None

    def _overruled(self, problems: Any) -> str:  # noqa: ANN401  # a tuple of problems
        """The umpire's reason for going on all the same. Raises `Refused`, `Back`."""
        if self.asker is None:
            raise Refused(problems)
        show_objections(self.screen, problems)
        hint = self.screen.say("referee-hint-overrule")
        reason = self.asker.answer(self.screen.say("referee-ask-overrule"), hint=hint)
        if reason is None or said("back", reason):
            raise Back
        return reason

    def _look_for_extra(self, command: Any, faces: str, despite: str | None) -> None:  # noqa: ANN401  # any command
        """Raises `BadData` if more faces were typed than the order needs: one of them is out of place."""
        dealer = Dealer(Source(self.screen, self.source.wanted), faces)
        if not dealer.left:
            return
        try:
            self.sitting.journal.act(command, _only(dealer), despite)
        except _Short:
            return
        if dealer.left:
            extra = " ".join(map(str, dealer.left))
            raise BadData("too-many-faces", about={"found": extra, "count": len(dealer.left)})

    def _told(self, dealer: Dealer) -> None:
        last = self.sitting.journal.last
        assert last is not None  # noqa: S101  # it has just been entered
        show_act(self.screen, last)
        if dealer.left:
            faces = " ".join(map(str, dealer.left))
            self.screen.warn(self.screen.say("play-unused", faces=faces, count=len(dealer.left)))


class _Short(Exception):
    """The typed faces do not suffice: somebody else gives the rest."""


def _only(dealer: Dealer) -> Any:  # noqa: ANN401  # what a journal asks for dice
    def more(count: int, why: str) -> Any:  # noqa: ANN401  # as above
        if not dealer.left:
            raise _Short
        return dealer(count, why)

    return more


def _data(text: str) -> tuple[dict[str, Any], str]:
    """Plain data at the beginning of a line, and what stands behind it. Raises `BadData`."""
    start = text.lstrip()
    try:
        data, end = json.JSONDecoder().raw_decode(start)
    except ValueError as fault:
        raise BadData("not-an-entry", about={"why": str(fault)}) from None
    return data, start[end:]
