"""A battle played with figures on a map: their spots are all that is said, the table measures the rest.

Dice, orders that need no tape and the dialogue about them are typed as at any table. What is done with
figures is kept in a journal of the table beside the battle's, each step with the entry that it belongs to.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from heart_africa.board import ground, radii
from heart_africa.board.findings import Finding
from heart_africa.board.layout import Base, Blaze, Layout, Spot, Stand
from heart_africa.board.measured_orders import said
from heart_africa.board.moves import contact, faults, obstacles, unit_moves
from heart_africa.board.places import deployment
from heart_africa.board.scene import Scene
from heart_africa.board.shots.aims import aim
from heart_africa.board.shots.targets import targets
from heart_africa.board.table_file import from_toml
from heart_africa.board.table_record import (
    FiguresPlaced,
    MarkBlazes,
    PlaceFigures,
    Surveyor,
    TableRecord,
    TakeFigures,
    following,
    ground_laid,
    placed,
    survey,
)
from heart_africa.board.ways.way import stand_at
from heart_africa.core.journal.records import Origin
from heart_africa.language.battle.words import Names
from heart_africa.language.lines import Line
from heart_africa.rules.battle import Battle
from heart_africa.rules.play.close_combat.orders import Fight
from heart_africa.rules.play.morale.news import questions
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.referee.setup.orders import AgreeGround, ChooseEnvironment
from heart_africa.storage.documents import Document
from heart_africa.storage.files import read_text
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal.battle.game import GAME
from tests.golden.evenings import WHEN, Club, first_version

INCH = Base(1, 1)
TABLE = "1" * 16
Where = Mapping[str, Spot]


def no_dice(count: int, why: str) -> tuple[tuple[int, ...], Origin]:
    """Whoever gives the dice of a table: it throws none."""
    raise AssertionError(count, why)


class MapEvening(Club):
    """An evening on the map. Figures stand on bases an inch square, so that sums are plain."""

    def __init__(self, name: str, lang: str, shelf: Path) -> None:
        super().__init__(name, lang, shelf)
        document = self.library.add(Document(TABLE, "table", self.writer.document.id, who="Ana"))
        self.table: JournalWriter[TableRecord] = JournalWriter(
            Surveyor(), self.library, document, lambda: WHEN, "Ana"
        )
        self.doubts: list[str] = []

    # --- how it stands ---

    @property
    def battle(self) -> Battle:
        """The battle as it stands."""
        return self.writer.state

    @property
    def standing(self) -> tuple[int, ...]:
        """The entries of the battle that stand."""
        return tuple(entry.number for entry in self.writer.journal.standing)

    @property
    def layout(self) -> Layout:
        """What lies and stands where."""
        return self.as_after(self.standing)

    def as_after(self, entries: Iterable[int]) -> Layout:
        """What lay and stood where, when these entries of the battle were all that stood."""
        return survey(
            following(self.rules.book, self.table.state, self.writer.journal), tuple(entries)
        ).layout

    @property
    def scene(self) -> Scene:
        """The battle on its table."""
        return Scene(self.rules.book, self.battle, self.layout)

    @property
    def last(self) -> int:
        """The last entry of the battle."""
        entry = self.writer.journal.last
        return entry.number if entry else 0

    def figure(self, code: str) -> str:
        """A figure by its code."""
        return Names(self.battle).figure(code)

    def unit(self, code: str) -> str:
        """A unit by its code."""
        return Names(self.battle).unit(code)

    @property
    def table_file(self) -> str:
        """The record of the table as it is written to a file."""
        return first_version(self.library, self.table.document)

    # --- what is done ---

    def types(self, *lines: str) -> None:
        """Orders and dice that need no tape."""
        for line in lines:
            if not GAME.verbs.here(self.session, line):
                self.session.order(line)

    def lays(self, path: Path) -> None:
        """The ground of a file is laid, and the players agree on it."""
        layout, _ = from_toml(read_text(path), str(path))
        self._step(ground_laid(layout))
        laid = ground.ground_of(layout)
        country = ChooseEnvironment(laid.environment, long_in=laid.long_in, wide_in=laid.wide_in)
        for order in (country, AgreeGround(laid.pieces)):
            self._gives(order)

    def deploys(self, unit: str, where: Where, facing: float, *, ambush: str = "") -> None:
        """A unit begins where its figures are put, or in ambush there."""
        name = self.unit(unit)
        stands = {self.figure(code): Stand(*spot, facing, INCH) for code, spot in where.items()}
        found = deployment.deploy(self.scene, name, stands, ambush=bool(ambush), note=ambush)
        self._hears(found)
        self._gives(found.value)
        self._step(PlaceFigures(tuple(placed(each, stand) for each, stand in stands.items()), self.last))

    def drags(self, unit: str, where: Where) -> None:
        """Figures of a unit are dragged straight to these spots."""
        scene = self.scene
        stands = scene.layout.stands
        courses = {self.figure(code): (stands[self.figure(code)].spot, spot) for code, spot in where.items()}
        against = faults.objections_to_ways(scene, self.unit(unit), courses)
        assert not against, against
        found = unit_moves.move(scene, self.unit(unit), courses)
        self._hears(found)
        for order in found.value:
            self._gives(order)
        after = {name: stand_at(scene, name, course[-1]) for name, course in courses.items()}
        put = tuple(placed(name, stand, courses[name]) for name, stand in after.items())
        self._step(PlaceFigures(put, self.last))

    def shoots(self, shots: Iterable[tuple[str, str]], faces: str) -> None:
        """Each of these at that one, all of whom the book lets it choose."""
        scene, then = self.scene, self._as_the_turn_began()
        named = [(self.figure(one), self.figure(other)) for one, other in shots]
        for one, other in named:
            allowed = targets(scene, one, then).value.choice.allowed
            assert other in allowed, (one, other, allowed)
        found = [aim(scene, one, other, then) for one, other in named]
        for each in found:
            self._hears(each)
        self._gives(Fire(tuple(each.value for each in found)), faces)

    def fights(self, faces: str) -> None:
        """All who touch fight."""
        found = contact.matches(self.scene)
        self._hears(found)
        self._gives(Fight(found.value), faces)

    def lights(self, figure: str, place: str, spot: Spot, face: str) -> None:
        """A figure sets a place on fire where it touches it."""
        order = obstacles.light_fire(self.scene, self.figure(figure), place)
        assert order is not None
        self._gives(order, face)
        if any(fire.name == place for fire in self.battle.fires):
            self._step(MarkBlazes((*self.layout.blazes, Blaze(place, spot, place)), self.last))

    def hears(self) -> None:
        """Whoever is near enough to what has happened is found for the first news not measured yet."""
        asked = next(iter(questions(self.rules.book, self.battle)))
        found = radii.hear(self.scene, asked.happening, self._where_they_fell())
        self._hears(found)
        self._gives(found.value)

    def clears(self) -> None:
        """The fallen are taken from the table."""
        here = {figure.name for unit in self.battle.units.values() for figure in unit.here}
        gone = tuple(name for name in self.layout.stands if name not in here)
        if gone:
            self._step(TakeFigures(gone, self.last))

    # --- how ---

    def _gives(self, order: Any, faces: str | None = None) -> None:  # noqa: ANN401  # any order
        self.session.carry_out(said(self.rules.book, self.battle, order), Line(faces=faces))

    def _step(self, order: Any) -> None:  # noqa: ANN401  # any step of a table
        self.table.submit(order, no_dice)

    def _hears(self, found: Finding[Any]) -> None:
        self.doubts += [call.key for call in found.close]

    def _as_the_turn_began(self) -> Layout:
        turn = self.battle.turn
        return self.as_after(each.number for each in self.writer.journal.standing if each.before.turn < turn)

    def _where_they_fell(self) -> Mapping[str, Stand]:
        """The last place of everybody, of the fallen too."""
        record = following(self.rules.book, self.table.state, self.writer.journal)
        return {
            one.figure: one.stand
            for step in record.steps
            if isinstance(step, FiguresPlaced) and step.after in {0, *self.standing}
            for one in step.placed
        }


def rank(unit: str, count: int, east: float, north: float, step: float = 1.5) -> dict[str, Spot]:
    """So many figures of a unit from west to east."""
    return {f"{unit}.{number + 1}": (east + step * number, north) for number in range(count)}
