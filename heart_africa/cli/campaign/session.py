"""A campaign at the terminal: a line carried out, kept before it is told."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from armylists.catalogue import Catalogue
from heart_africa.campaign import Campaign, Keeper
from heart_africa.cli.battle.asking import Asker
from heart_africa.cli.battle.dealing import Back, Dealer, Source, said
from heart_africa.cli.campaign.shelf import keeper_of
from heart_africa.cli.campaign.telling import show_act, show_objections
from heart_africa.cli.screen import Screen
from heart_africa.journal.book import Refused
from heart_africa.orders.campaign.speaking import reader
from heart_africa.orders.lines import Line, cut
from heart_africa.problems import BadData, Problem
from heart_africa.store.sitting import Sitting

DATA = "{"
"""How a line begins that is an order as plain data."""


@dataclass
class Session:
    """A campaign being kept, with whoever answers questions; without anybody, all must be said in the line.

    `folder`: where files are looked for that a script names; `told`: what each order has brought, so far.
    """

    screen: Screen
    sitting: Sitting[Campaign]
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

    # --- an order ---

    def order(self, text: str) -> None:
        """Carry out a line: an order, its dice, the organiser's reason. Nothing is entered if it cannot be.

        Raises `BadData`, `Refused` if nobody is there to overrule, `Back`.
        """
        line, command = self.read(text)
        self.carry_out(command, line)

    def read(self, text: str, campaign: Campaign | None = None) -> tuple[Line, Any]:
        """The parts of a line and its command, as this campaign or another stands. Raises `BadData`."""
        if text.lstrip().startswith(DATA):
            return data_line(self.keeper, text)
        line = cut(text)
        return line, reader(self.lang, self.lists, campaign or self.campaign).command(text)

    def carry_out(self, command: Any, line: Line = Line()) -> None:  # noqa: ANN401, B008  # any command; frozen
        """Carry out an order with the dice and the reason of its line. Raises as `order`."""
        problems = self.keeper.objections(self.campaign, command)
        despite = line.despite
        if problems and despite is None:
            despite = self._overruled(problems)
        dealer = Dealer(self.source, line.faces)
        if self.asker is None and line.faces:
            self.look_for_extra(command, line.faces, despite)
        self.sitting.submit(command, dealer, despite)
        if not self.quiet:
            self._tell()

    def _overruled(self, problems: tuple[Problem, ...]) -> str:
        """The organiser's reason for going on all the same. Raises `Refused`, `Back`."""
        if self.asker is None:
            raise Refused(problems)
        show_objections(self.screen, problems)
        hint = self.screen.say("referee-hint-overrule")
        reason = self.asker.answer(self.screen.say("referee-ask-overrule"), hint=hint)
        if reason is None or said("back", reason):
            raise Back
        return reason

    def look_for_extra(self, command: Any, faces: str, despite: str | None) -> None:  # noqa: ANN401  # any command
        """Raises `BadData` if more faces were typed than the order needs: one of them is out of place."""
        left = list(Dealer(self.source, faces).left)
        typed = list(left)

        def more(count: int, _why: str) -> Any:  # noqa: ANN401  # what a journal asks for dice
            if not left:
                raise _Short
            given = left[:count]
            del left[:count]
            return given, None

        try:
            self.sitting.journal.act(command, more, despite)
        except _Short:
            return
        if left and typed:
            extra = " ".join(map(str, left))
            raise BadData("too-many-faces", about={"found": extra, "count": len(left)})

    def _tell(self) -> None:
        last = self.sitting.journal.last
        assert last is not None  # noqa: S101  # it has just been entered
        show_act(self.screen, last)


class _Short(Exception):
    """The typed faces do not suffice: somebody else gives the rest."""


def data_line(rules: Keeper, text: str) -> tuple[Line, Any]:
    """An order as plain data, and what stands behind it. Raises `BadData`."""
    start = text.lstrip()
    try:
        data, end = json.JSONDecoder().raw_decode(start)
        return cut(start[end:]), rules.codec.read_command(data)
    except (KeyError, ValidationError, ValueError, TypeError) as fault:
        raise BadData("not-an-entry", about={"why": str(fault).splitlines()[0]}) from None
