"""The computer as a player of a battle that is kept: whose side it plays, its orders, a hint for people.

Where figures stand it keeps with the battle's table, as the map at the desk does. On a table of which nobody
keeps a map it takes a guess of where people's figures have come to, and asks how far the nearest enemy is.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol, cast

from heart_africa.board.layout import Layout
from heart_africa.board.table_record import PlaceFigures, Survey, ground_laid, survey
from heart_africa.core.journal.records import Command, Correction, Origin, Redo, Undo
from heart_africa.core.problems import BadData
from heart_africa.kinds.battles import PLAYED, table
from heart_africa.laboratory.chance import Chance
from heart_africa.language.lines import Line
from heart_africa.opponent import facts
from heart_africa.opponent.battles import called
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.explained import explained, planned, why_not
from heart_africa.opponent.guesses import guessed, mended, unplaced
from heart_africa.opponent.heads import Choice, Level
from heart_africa.opponent.levels import HEADS, head
from heart_africa.opponent.match import Match
from heart_africa.opponent.tables import laid, on_map, sketch_of
from heart_africa.rules.battle import Battle, SideId, Stage
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.referee import Referee
from heart_africa.rules.referee.setup.orders import AgreeGround, ChooseBase, ProposeGround, RollScenario
from heart_africa.rules.referee.umpire import Note
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal.game.dice import Asker
from heart_africa.terminal.screen import Screen


class Seat(Protocol):
    """The session of a battle, as far as the computer sits down at it."""

    screen: Screen
    writer: JournalWriter[Battle]
    asker: Asker | None

    @property
    def battle(self) -> Battle:
        """The battle as it stands."""

    @property
    def referee(self) -> Referee:
        """Its rules."""

    def carry_out(self, command: Command, line: Line) -> None:
        """Carry out an order as people's are."""


SEEDS = 2**31
HINTS: Level = "steady"


# --- whose side it plays ---


def players(note: str) -> dict[SideId, Level]:
    """The sides that the computer plays, by a battle's note, and at which level."""
    words = note.removeprefix(PLAYED).split() if note.startswith(PLAYED) else ()
    found = (word.partition("=") for word in words)
    return {side: cast("Level", level) for side, _, level in found if side in SIDES and level in HEADS}


def note_of(sides: Iterable[str]) -> str:
    """The note of a battle for words such as `red=steady`. Raises `BadData`: no such side, no such level."""
    found: dict[SideId, str] = {}
    for word in sides:
        side, _, level = word.partition("=")
        if side not in SIDES:
            raise BadData("not-one-of", key="--computer", about=_one_of(side, SIDES))
        head(level or HINTS)
        found[side] = level or HINTS
    return PLAYED + " ".join(f"{side}={level}" for side, level in found.items()) if found else ""


def _one_of(found: str, allowed: Iterable[str]) -> dict[str, object]:
    return {"found": found, "nearest": next(iter(allowed)), "allowed": ", ".join(allowed)}


# --- at the table ---


class Computer(Match):
    """A battle at the terminal on its table: every order goes the way of orders that people type."""

    def __init__(self, session: Seat) -> None:
        self.session = session
        self.levels: Mapping[SideId, Level] = players(session.writer.document.note)
        self.kept = table(session.writer)
        rules, layout = session.referee, self._survey().layout
        sketch = sketch_of(rules.book, session.battle, layout)
        super().__init__(rules, sketch, session.writer.journal, Chance(session.writer.document.id))
        self._laid = layout != Layout()
        self._planned: tuple[int, SideId] | None = None
        self._known = self._last
        self._heeded = len(self.journal.entries)

    @property
    def battle(self) -> Battle:
        """The battle as it is kept."""
        return self.session.battle

    @property
    def _last(self) -> int:
        last = self.session.writer.journal.last
        return last.number if last is not None else 0

    def _survey(self) -> Survey:
        standing = [each.number for each in self.session.writer.journal.standing]
        return survey(self.kept.state, standing)

    def carry_out(self, order: Command) -> int:
        """Give an order as people do, its dice from where they come; what came of it is told."""
        self.session.carry_out(order, Line())
        self._known = self._last
        return self._last

    def put(self, number: int, done: Draft) -> None:
        """Where it has brought figures, on the table that is kept."""
        super().put(number, done)
        if done.spots:
            rows = on_map(self.battle, done.spots, self.sketch.facing)
            self.kept.submit(PlaceFigures(rows, number), _no_dice)

    # --- where people's figures are ---

    def _look(self) -> None:
        """Take in what people have done since, and ask how far their figures are now.

        Before anybody deploys the table is laid by lots, if nobody has laid it.
        """
        if not self._laid and self.battle.stage in {Stage.DEPLOY, Stage.PLAY}:
            layout = laid(self.rules.book, self.battle, self.dice.pick(SEEDS))
            self.kept.submit(ground_laid(layout, self._last), _no_dice)
            self.sketch, self._laid = sketch_of(self.rules.book, self.battle, layout), True
        standing = self.session.writer.journal.standing
        new, self._known = [each for each in standing if each.number > self._known], self._last
        self.look()
        for each in new:
            done = guessed(self.position(), each.act.command)
            if done is not None:
                self.put(each.number, done)
                self._ask(each.number, getattr(each.act.command, "unit", ""))
        for done in unplaced(self.position()):
            self.put(self._last, done)

    def _ask(self, number: int, name: str) -> None:
        """How far a unit of people's is from the nearest of the computer's, if somebody can say."""
        asker, at = self.session.asker, self.position()
        unit = at.battle.units.get(name)
        foe = at.nearest(name, at.foes(unit.side)) if unit and at.standing(name) else None
        if asker is None or not asker.person or unit is None or foe is None or unit.side in self.levels:
            return
        proposed = f"{at.apart(name, foe.name):.1f}"
        question = self.session.screen.say("opponent-how-far", unit=name, foe=foe.name, inches=proposed)
        said = asker.answer(question, proposed)
        try:
            inches = float((said or proposed).replace(",", "."))
        except ValueError:
            return
        self.put(number, mended(at, unit, foe, max(0.0, inches)))

    # --- playing ---

    def play_on(self, *, waits: bool = True) -> None:
        """Its orders one after the other, until a person has to decide or the battle is over.

        Where something has just been taken back it `waits`: else nobody could take back what came before.
        """
        entries = self.journal.entries
        if waits and len(entries) > self._heeded and isinstance(entries[-1].record, Undo | Redo | Correction):
            self._back()
            self.session.screen.speak("opponent-waits", "dim")
            return
        self._heeded = len(entries)
        self._look()
        while (draft := self._next()) is not None:
            self.give(draft)

    def _back(self) -> None:
        """Everybody stands where the table has him now, and may do again what he had passed."""
        layout = self._survey().layout
        self.sketch, self._laid = sketch_of(self.rules.book, self.battle, layout), layout != Layout()
        self._moment, self._known = None, self._last
        self.look()

    def _next(self) -> Draft | None:
        battle = self.battle
        alone = {*self.levels} == {*SIDES}
        if not self.levels or battle.stage in {Stage.OVER, Stage.MUSTER}:
            return None
        if alone and (over := called(self.rules.book, battle)) is not None:
            return over
        agenda = self.agenda()
        if alone and (said := next(self._set_up(), None) or self.fact(agenda)) is not None:
            return said
        side = self.turn_of(agenda)
        if side in self.levels and battle.stage in {Stage.DEPLOY, Stage.PLAY}:
            self._look()
            choice = self.decided(side)
            if choice is not None:
                self._explain(side, choice)
                return choice.chosen.draft
            self.passed.add(side)
            return self._next()
        return facts.ends(self.position()) if alone and not side else None

    def _set_up(self) -> Iterator[Draft]:
        """What nobody chooses who is not there: the scenario and the ground by dice."""
        if self.battle.stage in {Stage.SCENARIO, Stage.GROUND}:
            for order in (RollScenario(), ChooseBase("long"), AgreeGround(), ProposeGround()):
                known = not isinstance(order, AgreeGround) or (
                    self.battle.ground and self.battle.ground.pieces
                )
                if known and self.lawful(order) and not (isinstance(order, ChooseBase) and self.battle.base):
                    yield Draft(order)

    def decided(self, side: SideId, level: str = "") -> Choice | None:
        """What the computer would do for a side, at its level or a named one. Raises `BadData`: none such."""
        return head(level or self.levels.get(side, HINTS))(self.situation(self.agenda(), side), self.dice)

    def turn_of(self, agenda: object) -> SideId:
        """Whose decision it is: where both may, the computer's side first, so that people end the step."""
        due = super().turn_of(agenda)  # type: ignore[arg-type]  # an agenda
        free = [side for side in self.levels if side not in self.passed]
        return free[0] if not self.agenda().side and free else due

    def _explain(self, side: SideId, choice: Choice) -> None:
        """The plan of a turn as a note in the journal; an order's reasons on the screen."""
        screen, at = self.session.screen, self.situation(self.agenda(), side).at
        if self.battle.stage is Stage.PLAY and self._planned != (self.battle.turn, side):
            self._planned = (self.battle.turn, side)
            plan = " ".join(planned(screen.lang, at, side))
            self.session.writer.submit(Note(f"{self.battle.sides[side].name}: {plan}"), _no_dice)
            screen.print(plan, "bold")
        for number, line in enumerate(explained(screen.lang, at, choice)):
            screen.print(line, "dim", indent=2 if number else 0)

    def hint(self, side: SideId = "", order: Command | None = None, level: str = "") -> None:
        """What it would do for a side, and why; or why it would not do something else."""
        self._look()
        screen = self.session.screen
        due = side or super().turn_of(self.agenda())
        choice = self.decided(due, level) if due and self.battle.stage in {Stage.DEPLOY, Stage.PLAY} else None
        if choice is None:
            screen.speak("opponent-nothing-to-do")
            return
        now = self.situation(self.agenda(), due)
        if order is not None:
            screen.print(why_not(screen.lang, now, choice, order))
            return
        for line in (*planned(screen.lang, now.at, due), *explained(screen.lang, now.at, choice)):
            screen.print(line)


def _no_dice(count: int, why: str) -> tuple[tuple[int, ...], Origin]:
    """Nothing that is laid or said here throws dice."""
    raise ValueError((count, why))
