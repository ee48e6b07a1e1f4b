"""A battle that is kept, at which the computer sits: whose side it plays, what comes next, where people are.

Where figures stand it reads off the battle's table, as the map at the desk has it. On a table of which nobody
keeps a map it guesses where people's figures have come to, and asks how far the nearest enemy is.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, cast

from heart_africa.board.layout import Layout
from heart_africa.board.table_record import (
    FiguresPlaced,
    LayGround,
    PlaceFigures,
    TableRecord,
    following,
    ground_laid,
    survey,
)
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.battles import referee_of, seated, seats_in
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent import facts
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.explained import planned
from heart_africa.opponent.guesses import guessed, mended, unplaced
from heart_africa.opponent.heads import Choice, Head, Level
from heart_africa.opponent.levels import HEADS, head
from heart_africa.opponent.match import Match
from heart_africa.opponent.planner import Planner
from heart_africa.opponent.tables import as_works, laid, on_map, sketch_of
from heart_africa.opponent.weights import weights
from heart_africa.opponent.worker import Asked, Decided
from heart_africa.rules.battle import Battle, SideId, Stage, Where
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.preparation.deployment.orders import Deploy
from heart_africa.rules.referee.feature import Agenda
from heart_africa.rules.referee.setup.orders import (
    AcceptForces,
    AgreeGround,
    AgreeScenario,
    ChooseBase,
    ProposeGround,
    RollScenario,
)

if TYPE_CHECKING:
    from heart_africa.storage.journal_writer import JournalWriter

USUAL: Level = "steady"
"""The level of a side of which none is named, and of a hint."""
PLAYING = frozenset({Stage.DEPLOY, Stage.PLAY})
"""When it decides; what comes before is agreed by people, or thrown where nobody is there."""
SEEDS = 2**31


# --- whose side it plays ---


def players(note: str) -> dict[SideId, Level]:
    """The sides that the computer plays, by a battle's note, and at which level."""
    return {
        side: cast("Level", level)
        for side, level in seats_in(note).items()
        if side in SIDES and level in HEADS
    }


def note_for(note: str, sides: Iterable[str]) -> str:
    """A battle's note with words such as `red=steady`. Raises `BadData`: no such side, no such level."""
    found: dict[str, str] = {}
    for word in sides:
        side, _, level = word.partition("=")
        if side not in SIDES:
            about = {"found": side, "nearest": SIDES[0], "allowed": ", ".join(SIDES)}
            raise BadData("not-one-of", key="--computer", about=about)
        head(level or USUAL)
        found[side] = level or USUAL
    return seated(note, found)


# --- at the table ---


@dataclass(frozen=True, slots=True)
class Question:
    """How far a unit of people's is from the nearest of the computer's, which has guessed so many inches."""

    number: int
    unit: str
    foe: str
    inches: float


class Seat(Match):
    """A battle on its table: every order of the computer goes the way of orders that people give.

    Who has it open says how an order is entered and the table written (`enter`, `keep`), and answers the
    `questions`, if anybody can. `waited_for`: people sit there, so that it thinks for a few seconds at most.
    """

    waited_for = True

    def __init__(self, writer: "JournalWriter[Battle]", kept: "JournalWriter[TableRecord]") -> None:
        self.writer, self.kept = writer, kept
        rules = referee_of(writer)
        layout = survey(following(rules.book, kept.state, writer.journal), _numbers(writer)).layout
        sketch = sketch_of(rules.book, writer.state, layout)
        super().__init__(rules, sketch, writer.journal, Chance(writer.document.id))
        self.questions: list[Question] = []
        self._planned: tuple[int, frozenset[SideId]] = 0, frozenset()
        self._known = frozenset(_numbers(writer))
        self._heads: dict[tuple[SideId, str], Head] = {}

    @property
    def levels(self) -> Mapping[SideId, Level]:
        """The sides that it plays."""
        return players(self.writer.document.note)

    @property
    def alone(self) -> bool:
        """Whether nobody else plays."""
        return {*self.levels} == {*SIDES}

    @property
    def battle(self) -> Battle:
        """The battle as it is kept."""
        return self.writer.state

    @property
    def _last(self) -> int:
        last = self.writer.journal.last
        return last.number if last is not None else 0

    # --- what whoever has it open does ---

    def enter(self, order: Command) -> None:
        """Carry out an order as people's are, its dice from where they come."""
        raise NotImplementedError(order)

    def keep(self, order: LayGround | PlaceFigures) -> None:
        """Do something to the table that is kept."""
        raise NotImplementedError(order)

    # --- as a match ---

    def carry_out(self, order: Command) -> int:
        """Give an order as people do."""
        self.enter(order)
        self.journal, self._known = self.writer.journal, frozenset(_numbers(self.writer))
        return self._last

    def put(self, number: int, done: Draft) -> None:
        """Where it has brought figures, on the table that is kept."""
        super().put(number, done)
        if done.barriers:
            layout = self._layout()
            works = (*layout.works, *as_works(done.barriers))
            self.keep(ground_laid(replace(layout, works=works), number))
        if done.spots:
            self.keep(PlaceFigures(on_map(self.battle, done.spots, self.sketch.facing), number))

    def _layout(self) -> Layout:
        """The table as it is kept."""
        record = following(self.rules.book, self.kept.state, self.journal)
        return survey(record, _numbers(self.writer)).layout

    # --- where people's figures are ---

    def heed(self) -> None:
        """Take in what people have done since, on the table and to it.

        Before anybody deploys the table is laid by lots, if nobody has laid it. Whoever has been moved on a
        map stands there; of others a guess is made, and there is a question how far off they are.
        """
        self.journal = self.writer.journal
        record, numbers = following(self.rules.book, self.kept.state, self.journal), _numbers(self.writer)
        layout = survey(record, numbers).layout
        if layout == Layout() and self.battle.stage in PLAYING:
            layout = laid(self.rules.book, self.battle, self.dice.pick(SEEDS))
            self.keep(ground_laid(layout, self._last))
        self.sketch = replace(sketch_of(self.rules.book, self.battle, layout), came=self.sketch.came)
        placed = {step.after for step in record.steps if isinstance(step, FiguresPlaced)}
        new = [each for each in self.journal.standing if each.number not in self._known]
        self._known = frozenset(numbers)
        self.look()
        for each in new:
            done = None if each.number in placed else guessed(self.position(), each.act.command)
            if done is not None:
                self.put(each.number, done)
                self._wonder(each.number, getattr(each.act.command, "unit", ""))
        for done in unplaced(self.position()):
            self.put(self._last, done)

    def _wonder(self, number: int, name: str) -> None:
        """How far a unit of people's is from the nearest of the computer's, is to be asked."""
        at = self.position()
        unit = at.battle.units.get(name)
        foe = at.nearest(name, at.foes(unit.side)) if unit and at.standing(name) else None
        if unit is not None and foe is not None and unit.side not in self.levels:
            self.questions.append(Question(number, name, foe.name, round(at.apart(name, foe.name), 1)))

    def answer(self, question: Question, inches: float) -> None:
        """Take somebody's word for how far a unit is."""
        self.questions = [each for each in self.questions if each != question]
        units = self.battle.units
        if question.unit in units and question.foe in units and inches != question.inches:
            at = self.position()
            if at.standing(question.unit) and at.standing(question.foe):
                self.put(question.number, mended(at, units[question.unit], units[question.foe], inches))

    def anew(self) -> None:
        """Something was taken back: everybody may do again what he had passed."""
        self._moment, self.questions, self._heads = None, [], {}
        self.heed()

    # --- what comes next ---

    def due(self) -> Draft | SideId:
        """The side of its own that decides next, or what is to be said and thrown; "" where people decide."""
        battle = self.battle
        if not self.levels or battle.stage in {Stage.OVER, Stage.MUSTER}:
            return ""
        if self.alone and (over := facts.called(self.rules.book, battle)) is not None:
            return over
        agenda = self.agenda()
        if self.alone and (said := next(self._set_up(), None) or self.fact(agenda)) is not None:
            return said
        side = self.turn_of(agenda)
        if side in self.levels and battle.stage in PLAYING:
            return side
        return facts.ends(self.position()) if self.alone and not side else ""

    def _set_up(self) -> Iterator[Draft]:
        """What nobody chooses who is not there: the scenario and the ground by dice."""
        if self.battle.stage in {Stage.SCENARIO, Stage.GROUND}:
            if not self.battle.scenario:
                yield Draft(self._drawn())
            for order in (ChooseBase("long"), AgreeGround(), ProposeGround()):
                known = not isinstance(order, AgreeGround) or (
                    self.battle.ground and self.battle.ground.pieces
                )
                if known and self.lawful(order) and not (isinstance(order, ChooseBase) and self.battle.base):
                    yield Draft(order)

    def _drawn(self) -> RollScenario | AgreeScenario:
        """The scenario by the book's dice; if some of theirs is not for these armies, one that is, by lot."""
        every = [
            AgreeScenario(row.id, attacker)
            for row in self.rules.book.scenarios.scenarios
            for _ in row.die
            for attacker in SIDES
            if row.id
        ]
        fit = [order for order in every if self._fit(order)]
        return fit[self.dice.pick(len(fit))] if 0 < len(fit) < len(every) else RollScenario()

    def _fit(self, order: AgreeScenario) -> bool:
        """Whether the armies that came are those for such a battle."""
        then = self.battle.in_scenario(order.scenario, order.attacker)
        return not self.rules.objections(then, AcceptForces())

    def turn_of(self, agenda: Agenda) -> SideId:
        """Whose decision it is: where both may, the computer's side first, so that people end the step."""
        due = super().turn_of(agenda)
        free = [side for side in self.levels if side not in self.passed]
        return free[0] if not agenda.side and free else due

    def decided(self, side: SideId, level: str = "") -> Choice | None:
        """What it would do for a side, at its level or a named one. Raises `BadData`: none such."""
        return self.head_of(side, level)(self.situation(self.agenda(), side), self.dice)

    def head_of(self, side: SideId, level: str = "") -> Head:
        """Who decides for a side, at its level or a named one: the same as before, who keeps to his plan.

        Raises `BadData` for a level that there is not.
        """
        wanted = side, level or self.levels.get(side, USUAL)
        if wanted not in self._heads:
            self._heads[wanted] = found = head(wanted[1])
            if isinstance(found, Planner) and self.waited_for:
                found.seconds = weights().foresight.seconds
        return self._heads[wanted]

    def asked(self, side: SideId, level: str = "") -> Asked:
        """The decision as a request for another process, which sends back its head and its dice with it."""
        return Asked(
            self.head_of(side, level),
            self.dice,
            side,
            self.battle,
            self.sketch,
            tuple(self._idle),
            tuple(self.rules.rulings.changed.items()),
        )

    def heard(self, side: SideId, level: str, found: Decided) -> None:
        """What a process of its own has decided: its head and its chance are those from now on."""
        self._heads[side, level or self.levels.get(side, USUAL)] = found.head
        self.dice = found.chance

    def plan_to_note(self, lang: str, side: SideId, choice: Choice) -> str:
        """The plan of a side's turn in two sentences, once a turn, to be noted; "" if it has been."""
        turn, (last, sides) = self.battle.turn, self._planned
        known = sides if last == turn else frozenset()
        if self.battle.stage is not Stage.PLAY or side in known:
            return ""
        self._planned = turn, known | {side}
        return " ".join(planned(lang, choice))

    def hidden(self, choice: Choice) -> bool:
        """Whether an order is one that the other side may not know of: an ambush that is laid, or waits."""
        order = choice.chosen.order
        unit = self.battle.units.get(getattr(order, "unit", ""))
        laid_now = isinstance(order, Deploy) and order.where == "ambush"
        return not self.alone and (laid_now or (unit is not None and unit.where is Where.AMBUSH))


class Unattended(Seat):
    """A battle that nobody comes to: both sides are the computer's, and its dice are thrown."""

    waited_for = False

    def enter(self, order: Command) -> None:
        """Into its journal."""
        self.writer.submit(order, self._more)

    def keep(self, order: LayGround | PlaceFigures) -> None:
        """Onto its table."""
        self.kept.submit(order, self._more)

    def play_out(self) -> Iterator[int]:
        """To its end, order by order: each time in which turn it is."""
        while self.battle.stage is not Stage.OVER:
            self.heed()
            now = self.due()
            if isinstance(now, Draft):
                self.give(now)
            elif (choice := self.decided(now)) is None:
                self.passed.add(now)
            else:
                self.give(choice.chosen.draft)
            yield self.battle.turn


def _numbers(writer: "JournalWriter[Battle]") -> list[int]:
    return [each.number for each in writer.journal.standing]
