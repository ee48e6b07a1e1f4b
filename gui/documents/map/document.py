"""The map of the open battle as a document: what lies where, what is chosen, what is being done.

The table has a journal of its own beside the battle's (`heart_africa.board.table_record`): what is placed is
on the disk when it is shown. Topic told: `map` when table, choice or tool have changed.
"""

from collections.abc import Callable, Iterable
from itertools import chain, count
from typing import Literal

from gui.dice import OrderDice
from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.map import MAP
from gui.session import Session
from heart_africa.board.layout import Blaze, Layout, Spot
from heart_africa.board.scene import Scene
from heart_africa.board.shots.army_targets import ArmyTargets
from heart_africa.board.table_objections import judge
from heart_africa.board.table_record import (
    LayGround,
    MarkBlazes,
    Placed,
    PlaceFigures,
    SettleDispute,
    Survey,
    TableRecord,
    TakeFigures,
    following,
    ground_laid,
    survey,
)
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData, Problem
from heart_africa.journal_kinds.battles import table as table_of
from heart_africa.rules.battle import Stage, Where
from heart_africa.rules.book import Book
from heart_africa.rules.referee.before_play import ALTERNATE
from heart_africa.rules.referee.deployment.turns import TAKES_A_TURN
from heart_africa.storage.journal_writer import JournalWriter

Tool = Literal["choose", "pan", "ruler", "terrain"]
TOOLS: tuple[Tool, ...] = ("choose", "pan", "ruler", "terrain")
Steps = LayGround | PlaceFigures | TakeFigures | MarkBlazes | SettleDispute


@dataclass(frozen=True)
class Refusal:
    """An order to lay terrain that was refused, with the objections; the umpire may overrule them."""

    command: LayGround
    problems: tuple[Problem, ...]


class OpenMap:
    """The map of a battle on the desk.

    `chosen`: the chosen figures in their order; `tool`: what the mouse does; `piece`: the name of the
    terrain, work or building that is being changed; `ruler`: both ends of what is measured; `refused`: the
    terrain that was last refused, if any; `legal`: the targets of both armies as last found, from which the
    next are found faster.
    """

    def __init__(self, session: Session, opened: BattleDocument, writer: JournalWriter[TableRecord]) -> None:
        self.session, self.table, self.writer = session, opened, writer
        self.chosen: tuple[str, ...] = ()
        self.tool: Tool = "choose"
        self.piece = ""
        self.ruler: tuple[Spot, Spot] | None = None
        self.refused: Refusal | None = None
        self.version = 0
        self._survey: tuple[object, Survey] | None = None
        self._scene: tuple[object, Scene] | None = None
        self.legal: ArmyTargets | None = None

    # --- how it stands ---

    @property
    def book(self) -> Book:
        """The numbers of the book."""
        return self.table.book

    @property
    def standing(self) -> tuple[int, ...]:
        """The numbers of the battle's entries that are in force at the moment shown."""
        at = self.table.at
        return tuple(each.number for each in self.table.journal.standing if at is None or each.number <= at)

    @property
    def record(self) -> TableRecord:
        """All that was done to the table, with the battle's entries as they are numbered now."""
        return following(self.book, self.writer.state, self.table.journal)

    @property
    def survey(self) -> Survey:
        """The table at the moment of the battle that is shown."""
        key = (self.version, self.table.version, self.table.at)
        if self._survey is None or self._survey[0] != key:
            self._survey = (key, survey(self.record, self.standing))
        return self._survey[1]

    @property
    def layout(self) -> Layout:
        """What lies where at the moment shown."""
        return self.survey.layout

    @property
    def after(self) -> int:
        """The number of the battle's last entry, 0 if there is none: what is done now belongs to it."""
        last = self.table.journal.last
        return last.number if last is not None else 0

    def at(self, entry: int) -> Layout:
        """The table as it was after an entry of the battle."""
        return survey(self.record, [each for each in self.standing if each <= entry]).layout

    @property
    def laid(self) -> bool:
        """Whether anything lies on the table."""
        return self.layout != Layout()

    @property
    def to_stand(self) -> tuple[str, ...]:
        """The units that begin on the table but are not placed yet, up to the end of turn one.

        Units that wait to deploy are among them; if the computer plays a side, only units that deploy now.
        """
        battle, stands = self.table.live, self.layout.stands
        if not (self.laid and self.live and battle.stage in {Stage.DEPLOY, Stage.PLAY} and battle.turn <= 1):
            return ()
        units = [unit for unit in battle.units.values() if unit.here and not unit.aboard]
        waits = {unit.name: unit.side for unit in units if unit.where is Where.WAITING}
        if any(side in self.table.computers for side in waits.values()):
            waits = dict.fromkeys(self.in_turn, "")
        absent = (unit for unit in units if not any(each.name in stands for each in unit.here))
        return tuple(
            unit.name
            for unit in absent
            if unit.where is Where.TABLE or {unit.name, unit.with_unit} & waits.keys()
        )

    @property
    def in_turn(self) -> tuple[str, ...]:
        """The units that people may place now: if sides deploy in turns, the chosen one or the first."""
        table, agenda = self.table, self.table.agenda
        if "deploy" not in agenda.orders or agenda.side in table.computers:
            return ()
        first = table.unit if table.unit in agenda.who else agenda.who[0]
        turns = table.live.scenario == ALTERNATE and table.live.unit(first).sort in TAKES_A_TURN
        return (first,) if turns else agenda.who

    @property
    def unplaced(self) -> tuple[str, ...]:
        """Hidden units of the side that is looking that are nowhere on the map, placed by facts alone."""
        battle, stands = self.table.live, self.layout.stands
        if not (self.laid and self.live and self.table.viewer):
            return ()
        lying = [unit for unit in battle.of(self.table.viewer) if unit.where is Where.AMBUSH and unit.here]
        return tuple(unit.name for unit in lying if not any(each.name in stands for each in unit.here))

    @property
    def scene(self) -> Scene:
        """The battle on its table.

        The same object as long as nothing changes, for it keeps what it has found.
        """
        key = (self.version, self.table.version, self.table.at)
        if self._scene is None or self._scene[0] != key:
            made = Scene(self.book, self.table.battle, self.layout, self.survey.decided)
            self._scene = (key, made)
        return self._scene[1]

    @property
    def live(self) -> bool:
        """Whether something can be done: the present is shown."""
        return self.table.at is None

    # --- what people are about ---

    def choose(self, figures: Iterable[str]) -> None:
        """Choose these figures; the unit of the first becomes the chosen unit of the battle."""
        self.chosen = tuple(dict.fromkeys(figures))
        units = dict.fromkeys(self.table.battle.company[name] for name in self.chosen)
        self.table.unit = next(iter(units), "")
        self.session.tell("map", "order")

    def use(self, tool: Tool) -> None:
        """Use another tool."""
        self.tool = tool
        self.session.tell("map")

    def work_on(self, piece: str) -> None:
        """Choose a piece of terrain to change; "" for none."""
        self.piece = piece
        self.session.tell("map")

    def measure(self, ruler: tuple[Spot, Spot] | None) -> None:
        """Lay the ruler between two spots; None removes it."""
        self.ruler = ruler
        self.session.tell("map")

    # --- the ground ---

    def lay(self, layout: Layout) -> None:
        """Lay other terrain under the figures; if the rules object, it is kept in `refused`."""
        command = ground_laid(layout)
        try:
            self.give(command)
        except Refused as found:
            self.refused = Refusal(command, found.problems)
            self.session.tell("map")

    def leave(self) -> None:
        """Drop the terrain that was refused."""
        self.refused = None

    def take_piece(self, name: str) -> None:
        """Remove a piece of terrain, a work or a building by its name."""
        was = self.layout
        self.piece = ""
        self.lay(
            replace(
                was,
                features=tuple(each for each in was.features if each.name != name),
                works=tuple(each for each in was.works if each.name != name),
                buildings=tuple(each for each in was.buildings if each.name != name),
            )
        )

    def free_name(self, wished: str) -> str:
        """The wished name, numbered if something on the table has it."""
        was = self.layout
        taken = {each.name for each in was.features}
        taken |= {each.name for each in was.works} | {each.name for each in was.buildings}
        more = (f"{wished} {number}" for number in count(2))
        return next(name for name in chain((wished,), more) if name not in taken)

    # --- figures ---

    def place(self, placed: Iterable[Placed], after: int = 0, despite: str | None = None) -> None:
        """Place figures; `after` is the entry of the battle that brings them there."""
        self.give(PlaceFigures(tuple(placed), after), despite)

    def take(self, figures: Iterable[str], after: int = 0) -> None:
        """Take figures off the table."""
        self.give(TakeFigures(tuple(figures), after))

    def burn(self, blazes: Iterable[Blaze], after: int = 0) -> None:
        """Mark where fires were lit."""
        self.give(MarkBlazes(tuple(blazes), after))

    # --- writing ---

    def give(self, command: Steps, despite: str | None = None) -> None:
        """Carry out an order of the table. Raises `Refused` unless overruled, and `BadData`."""
        if not self.live:
            raise ValueError(self.table.at)
        self.writer.submit(command, OrderDice(), despite)
        self._tell()

    def objections(self, command: Steps) -> tuple[Problem, ...]:
        """All that the rules have against an order of the table."""
        return self.writer.rules.objections(self.writer.state, command)

    def undo(self) -> None:
        """Take back the last change of the table. Raises `BadData` if there is none."""
        self.writer.undo()
        self._tell()

    def redo(self) -> None:
        """Do the last undone change again. Raises `BadData` if there is none."""
        self.writer.redo()
        self._tell()

    def may(self, do: Literal["undo", "redo"]) -> bool:
        """Whether there is something to undo or to redo."""
        propose: Callable[[], object] = getattr(self.writer.journal, do)
        try:
            propose()
        except BadData:
            return False
        return self.live

    def _tell(self) -> None:
        self.version += 1
        self.refused = None
        stands = self.layout.stands
        self.chosen = tuple(name for name in self.chosen if name in stands)
        for fault in self.writer.told:
            self.session.note_fault(fault)
        self.writer.told.clear()
        self.session.tell("map")


# --- the map of the open battle ---


def open_map(session: Session) -> OpenMap | None:
    """The map of the open battle, opened when first asked for; None if no battle is open.

    Raises `BadData` if it cannot be read.
    """
    opened, found = BATTLES.opened(session), session.open.get(MAP)
    if opened is None:
        session.open.take(MAP)
        return None
    if found is not None and found.table is opened:
        return found
    made = OpenMap(session, opened, table_of(opened.writer, judge(lambda: made.scene)))
    return session.open.put(MAP, made)


__all__ = ["TOOLS", "OpenMap", "Refused", "Tool", "open_map"]
