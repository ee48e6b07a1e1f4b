"""A table drawn at random inside the limits of its environment: no rule of the book, a help in laying one."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, sqrt
from typing import TypeVar

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import SIDES, Dice
from heart_africa.core.journal.records import GameEvent
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle
from heart_africa.rules.battle.state import PERCENT, Ground, Piece
from heart_africa.rules.book import Book
from heart_africa.rules.book.terrain import (
    Bounds,
    ByFace,
    ChoosingTerrain,
    Class,
    Country,
    Environment,
    PieceId,
    Touch,
)

SHARE, COUNT, KIND, SIZE, WATER, ROAD = (
    f"ground-die-{what}" for what in ("share", "count", "kind", "size", "water", "road")
)
NARROWEST_IN = 3
Choice = TypeVar("Choice")


class GroundProposed(GameEvent, kind="ground-proposed"):
    """The dice have laid a table: its pieces, with a reason for each."""

    environment: Environment
    pieces: tuple[Piece, ...]
    lines: tuple[Line, ...]

    @property
    def also(self) -> Mapping[str, object]:
        return {"count": len(self.pieces)}

    def applied(self, battle: Battle, _who: str) -> Battle:
        ground = battle.ground or Ground(self.environment)
        proposed = replace(ground, environment=self.environment, pieces=self.pieces, agreed=False)
        return replace(battle, ground=proposed)


def propose_ground(book: Book, ground: Ground, scenario: str, dice: Dice) -> tuple[GroundProposed, ...]:
    """A lawful table: dominant, common and permitted terrain, one watercourse, roads."""
    drawer = _Drawer(book.choosing_terrain, ground, dice, scenario)
    pieces, lines = drawer.drawn()
    return (GroundProposed(ground.environment, pieces, lines),)


def pick(dice: Dice, options: Sequence[Choice], why: str) -> Choice:
    """One of up to 36 things, all equally likely; faces that would favour some are thrown again."""
    count = 1 if len(options) <= SIDES else 2
    whole = SIDES**count // len(options) * len(options)
    while True:
        value = 0
        for face in dice.roll(count, why):
            value = value * SIDES + face - 1
        if value < whole:
            return options[value % len(options)]


@dataclass
class _Drawer:
    """A table while it is being drawn: its environment, what limits it, and the dice."""

    rows: ChoosingTerrain
    ground: Ground
    dice: Dice
    scenario: str

    @property
    def country(self) -> Country:
        return self.rows.country[self.ground.environment]

    @property
    def area(self) -> int:
        return self.ground.long_in * self.ground.wide_in

    def drawn(self) -> tuple[tuple[Piece, ...], tuple[Line, ...]]:
        """All pieces, and the reason for each, in the order drawn."""
        laid: list[tuple[Piece, Line]] = []
        for class_ in ("dominant", "common"):
            if getattr(self.country, class_):
                laid += self._covering(class_)
        permitted = self._permitted()
        laid += permitted
        laid += self._water([piece for piece, _ in laid])
        laid += self._roads()
        pieces = tuple(self._by_the_water(piece, laid) for piece, _ in laid)
        return pieces, tuple(line for _, line in laid)

    def _face(self, row: ByFace, why: str) -> int:
        (face,) = self.dice.roll(1, why)
        return row[face - 1]

    # --- what covers the table ---

    def _covering(self, class_: Class) -> Iterator[tuple[Piece, Line]]:
        """Pieces of a class of terrain that together cover a part of the table, which is drawn."""
        proposal, bound = self.rows.proposal, self.rows.bound(class_)
        dominant, kinds = class_ == "dominant", list[PieceId](getattr(self.country, class_))
        percent = self._face(proposal.dominant_percent if dominant else proposal.common_percent, SHARE)
        if dominant and len(kinds) == 1:  # one growth over all the table but clearings and roads
            whole = Piece(kinds[0], self.ground.long_in, self.ground.wide_in, percent)
            yield whole, self._line(bound, whole)
            return
        count = self._at_least(percent, self._face(proposal.pieces, COUNT))
        left = self.area * percent / PERCENT
        for pieces_left in range(count, 0, -1):
            kind = pick(self.dice, kinds, KIND)
            if kind is PieceId.SEA_OR_LAKE:
                kinds.remove(kind)
            # A piece of about this area in square inches, longer or shorter by a die.
            area = left / pieces_left
            sizes, (face,) = self.rows.sizes, self.dice.roll(1, SIZE)
            shortest = max(sizes.least_in, ceil(sqrt(area)), ceil(area / self.ground.wide_in))
            longest = max(shortest, min(sizes.most_in, self.ground.long_in))
            long_in = shortest + (longest - shortest) * (face - 1) // (SIDES - 1)
            piece = Piece(kind, long_in, max(1, round(area / long_in)), ends=_ends(kind))
            left -= piece.long_in * piece.wide_in
            yield piece, self._line(bound, piece)

    def _at_least(self, percent: int, count: int) -> int:
        """At least so many pieces, and enough that none has to be larger than allowed."""
        largest = self.rows.sizes.most_in * min(self.rows.sizes.most_in, self.ground.wide_in)
        return max(count, ceil(self.area * percent / PERCENT / largest))

    # --- what is permitted ---

    def _permitted(self) -> Iterator[tuple[Piece, Line]]:
        """None, one or two smaller pieces; a village among them where the scenario needs one."""
        proposal, bound = self.rows.proposal, self.rows.bound("permitted")
        needed = [PieceId.VILLAGE] if self.scenario in self.rows.objective.scenarios else []
        count = max(len(needed), self._face(proposal.permitted_pieces, COUNT))
        chosen = list(needed)
        while len(chosen) < count:
            kind = pick(self.dice, self._open(chosen, count), KIND)
            chosen += (
                [PieceId.VILLAGE] if kind is PieceId.CULTIVATION and PieceId.VILLAGE not in chosen else []
            )
            chosen.append(kind)
        for kind in chosen:
            piece = self._small(kind)
            yield piece, self._line(bound, piece)

    def _open(self, chosen: list[PieceId], count: int) -> list[PieceId]:
        """The kinds that may still be added: a river once, fields only where their village has room."""
        fields = PieceId.VILLAGE in chosen or len(chosen) + 2 <= count
        shut = {PieceId.RIVER} & set(chosen) | (set() if fields else {PieceId.CULTIVATION})
        return [kind for kind in self.country.permitted if kind not in shut]

    def _small(self, kind: PieceId) -> Piece:
        """A piece of this kind small enough to leave room for another of its class."""
        proposal = self.rows.proposal
        most = proposal.permitted_most_percent
        if kind is PieceId.RIVER:
            wide = min(self._face(proposal.river_in, SIZE), self.ground.wide_in * most // PERCENT)
            return Piece(kind, self.ground.long_in, max(NARROWEST_IN, wide), ends=_ends(kind))
        long_in = self._face(proposal.permitted_in, SIZE)
        wide_in = max(1, min(long_in * 3 // 4, self.area * most // PERCENT // long_in))
        return Piece(kind, long_in, wide_in, ends=_ends(kind))

    # --- watercourses and roads ---

    def _water(self, pieces: list[Piece]) -> Iterator[tuple[Piece, Line]]:
        """A stream, or none; it joins the river if there is one.

        It must be there if jungle needs its banks and there is no river.
        """
        river = any(piece.what is PieceId.RIVER for piece in pieces)
        inches = self._length(self.country.streams_max_in, WATER)
        if not inches and any(self._at_water(piece) for piece in pieces) and not river:
            inches = self._part(
                self.country.streams_max_in, next(each for each in self.rows.proposal.line_percent if each)
            )
        if inches:
            ends: tuple[Touch, ...] = ("table_edge", "river" if river else "table_edge")
            stream = Piece(PieceId.STREAM, inches, self.rows.proposal.stream_wide_in, ends=ends)
            yield stream, self._line(self.country, stream)

    def _roads(self) -> Iterator[tuple[Piece, Line]]:
        inches = self._length(self.country.roads_max_in, ROAD)
        if inches:
            road = Piece(PieceId.ROAD, inches)
            yield road, self._line(self.country, road)

    def _length(self, most: int, why: str) -> int:
        return self._part(most, self._face(self.rows.proposal.line_percent, why))

    def _part(self, most: int, percent: int) -> int:
        """A percentage of the length allowed, which counts as two sides of the table at most."""
        return min(most, self.ground.long_in + self.ground.wide_in) * percent // PERCENT

    def _at_water(self, piece: Piece) -> bool:
        rows = (row for row in self.rows.beside if row.touching and row.what is piece.what)
        return any(row.environment in {None, self.ground.environment} for row in rows)

    def _by_the_water(self, piece: Piece, laid: list[tuple[Piece, Line]]) -> Piece:
        """The piece, laid along the watercourse there is if it has to be along one."""
        waters = [each.what for each, _ in laid if each.what in {PieceId.RIVER, PieceId.STREAM}]
        if piece.what is PieceId.RIVER and PieceId.STREAM in waters:
            return replace(piece, touches=("stream",))
        if not self._at_water(piece):
            return piece
        touch: Touch = "river" if PieceId.RIVER in waters else "stream"
        return replace(piece, touches=(touch,))

    def _line(self, row: Bounds | Country, piece: Piece) -> Line:
        """The reason why a piece lies there, with its measures."""
        area = f"ground-why-{row.id}" if isinstance(row, Bounds) else "ground-why-line"
        percent = round(self.ground.percent(piece))
        about = {"piece": piece.what.value, "long": piece.long_in, "wide": piece.wide_in, "percent": percent}
        return row.line(area, percent, **about)


def _ends(kind: PieceId) -> tuple[Touch, ...]:
    """Where the ends of a piece are drawn: at the edges of the table."""
    if kind is PieceId.RIVER:
        return ("table_edge", "table_edge")
    return ("table_edge",) if kind is PieceId.GULLY else ()
