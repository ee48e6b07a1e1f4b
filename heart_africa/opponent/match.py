"""A battle while it is played by the computer: its sketch, whose decision it is, its journal."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import partial

from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Command, Origin, Stamp
from heart_africa.core.problems import BadData
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent import facts
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.heads import Head, Situation
from heart_africa.opponent.sketch import Position, Sketch, Spots
from heart_africa.rules.battle import Battle, SideId, Stage
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book.play import Step
from heart_africa.rules.referee import Referee
from heart_africa.rules.referee.feature import Agenda
from heart_africa.rules.referee.referee import agenda as next_of
from heart_africa.rules.referee.secrets import View


class Table(ABC):
    """A battle while it is played, wherever it is kept: its sketch, who has passed in this step."""

    def __init__(self, rules: Referee, sketch: Sketch, dice: Chance) -> None:
        self.rules, self.sketch, self.dice = rules, sketch, dice
        self.passed: set[SideId] = set()
        self._moment: tuple[Stage, int, Step] | None = None
        self._idle: list[Command] = []
        self._next: tuple[Battle, Agenda] | None = None
        self._looked: Battle | None = None

    @property
    @abstractmethod
    def battle(self) -> Battle:
        """The battle as it stands."""

    @abstractmethod
    def carry_out(self, order: Command) -> int:
        """Carry out an order, and give the number of its entry."""

    def position(self, battle: Battle | None = None) -> Position:
        """The battle, or what somebody sees of it, on its sketch."""
        return Position(self.rules.book, battle or self.battle, self.sketch)

    def give(self, draft: Draft) -> None:
        """Carry out an order that nothing speaks against. Raises `Refused` and `BadData`."""
        before = self.position()
        number = self.carry_out(draft.order)
        if self.battle == before.battle and not draft.spots:
            self._idle.append(draft.order)
        self.put(number, facts.ridden(before, self.battle, draft))

    def put(self, number: int, done: Draft) -> None:  # noqa: ARG002  # where it is kept, it counts
        """Put figures where an entry has brought them."""
        self.sketch = done.after(self.sketch)
        self.look()

    def look(self) -> None:
        """A new turn or step: everybody may do something again; and so may who owes something by now.

        A spell is cast on a unit whose side has taken all its tests and passed.
        """
        battle = self.battle
        moment = battle.stage, battle.turn, battle.step
        if moment == self._moment:
            if self.passed and battle is not self._looked:
                self.passed -= {side for side in self.passed if self._owes(self.agenda(), side)}
            self._looked = battle
            return
        if self._moment is None or battle.turn != self._moment[1]:
            at = self.position()
            came = {unit.name: at.middle(unit.name) for unit in at.there}
            self.sketch = Sketch(
                self.sketch.land,
                self.sketch.edges,
                self.sketch.entry,
                self.sketch.spots,
                self.sketch.facing,
                came,
            )
        self._moment = moment
        self.passed, self._idle = set(), []

    # --- one decision after the other ---

    def agenda(self) -> Agenda:
        """What comes next."""
        battle = self.battle
        if self._next is None or self._next[0] is not battle:
            self._next = battle, next_of(self.rules.book, battle)
        return self._next[1]

    def _owes(self, agenda: Agenda, side: SideId) -> bool:
        """Whether something is owed by a unit of a side."""
        units = self.battle.units
        return any(units[name].side == side for each in agenda.owed for name in each.who if name in units)

    def lawful(self, order: Command) -> bool:
        """Whether nothing is against an order."""
        try:
            return not self.rules.objections(self.battle, order)
        except BadData:
            return False

    def fact(self, agenda: Agenda) -> Draft | None:
        """What is to be said or thrown next though nobody chooses it."""
        return next((each for each in facts.facts(self.position(), agenda) if self.lawful(each.order)), None)

    def turn_of(self, agenda: Agenda) -> SideId:
        """Whose decision it is; "" if everybody has done what he wanted."""
        if agenda.side:
            return "" if agenda.side in self.passed else agenda.side
        order = (self.battle.attacker, self.battle.defender) if self.battle.attacker else SIDES
        return next((side for side in order if side not in self.passed), "")

    def situation(self, agenda: Agenda, side: SideId) -> Situation:
        """What a side knows."""
        view = View(self.battle, side)
        seen = view.battle()
        forced = self._owes(agenda, side) or self.battle.stage is not Stage.PLAY
        return Situation(
            self.position(seen),
            view.agenda(agenda),
            side,
            partial(self.rules.objections, self.battle),
            not forced,
            tuple(self._idle),
            self.rules,
        )

    # --- on and on ---

    def go_on(
        self,
        heads: Mapping[SideId, Head],
        chance: Mapping[SideId, Chance],
        *,
        most_turns: int = 0,
        until: int = 0,
    ) -> None:
        """Play on with a head for each side, to the end, or until such a turn begins.

        `most_turns`: as `facts.called`.
        """
        while self.battle.stage is not Stage.OVER and not 0 < until <= self.battle.turn:
            if (over := facts.called(self.rules.book, self.battle, most_turns)) is not None:
                self.give(over)
                return
            agenda = self.agenda()
            if (said := self.fact(agenda)) is not None:
                self.give(said)
                continue
            side = self.turn_of(agenda)
            if not side:
                self.give(facts.ends(self.position()))
                continue
            choice = heads[side](self.situation(agenda, side), chance[side])
            if choice is None:
                self.passed.add(side)
            else:
                self.give(choice.chosen.draft)


class Match(Table):
    """A battle of which a journal is kept, and where its orders have brought figures."""

    def __init__(self, rules: Referee, sketch: Sketch, journal: Journal[Battle], dice: Chance) -> None:
        super().__init__(rules, sketch, dice)
        self.journal = journal
        self.trail: list[tuple[int, Spots]] = []

    @property
    def battle(self) -> Battle:
        """The battle as its journal has it."""
        return self.journal.state

    def _more(self, count: int, why: str) -> tuple[tuple[int, ...], Origin]:
        return self.dice.roll(count, why), Origin.THROWN

    def carry_out(self, order: Command) -> int:
        """Enter an order, and give the number of its entry."""
        act = self.journal.act(order, self._more)
        self.journal.append(self.journal.entry(act, Stamp()))
        return self.journal.next_number - 1

    def put(self, number: int, done: Draft) -> None:
        """Put figures where an entry has brought them, and note it on the trail."""
        if done.spots:
            self.trail.append((number, done.spots))
        super().put(number, done)
