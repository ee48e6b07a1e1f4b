"""Pieces of terrain and the table that they lie on; they hold measures and judge nothing."""

from collections.abc import Iterable
from typing import Annotated, ClassVar

from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import Measure
from heart_africa.rules.book_tables.terrain import Environment, PieceId, Touch

PERCENT = 100


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of terrain as it lies on the table.

    `long_in`: its longest side, or how far a stream, river or road runs on the table; `wide_in`: the other
    side, or the width of a watercourse; `percent` of the table, where the two sides do not say it well;
    `ends`: what each end of a watercourse or gully lies at, as far as it is one of these; `touches`: the
    watercourses along it; `own_half`: a village or camp lies wholly in the defender's half; `infested`: a
    marsh with crocodiles; `impassable`: a sea or lake that is a whole side of the table.
    """

    BARE: ClassVar = ("what", "long_in", "wide_in")

    what: PieceId
    long_in: float
    wide_in: float = 0
    percent: Annotated[float | None, Measure.PERCENT] = None
    ends: tuple[Touch, ...] = ()
    touches: tuple[Touch, ...] = ()
    own_half: bool = True
    infested: bool = False
    impassable: bool = False


@dataclass(frozen=True, slots=True)
class Ground:
    """The table of a battle: its environment, its sides in inches and the terrain on it.

    `agreed`: both players have accepted it; before that it is a proposal.
    """

    environment: Environment
    long_in: int = 72
    wide_in: int = 48
    pieces: tuple[Piece, ...] = ()
    agreed: bool = False

    def percent(self, piece: Piece) -> float:
        """The part of the table that a piece covers, in percent: as stated, or from its two sides."""
        if piece.percent is not None:
            return piece.percent
        return piece.long_in * piece.wide_in * PERCENT / (self.long_in * self.wide_in)

    def covered(self, pieces: Iterable[Piece]) -> float:
        """The part of the table that pieces cover together, in percent.

        Where they overlap, each counts whole (ruling of TSEL-04).
        """
        return sum(self.percent(piece) for piece in pieces)

    def has(self, *kinds: PieceId) -> bool:
        """Whether any piece of one of these kinds lies on the table."""
        return any(piece.what in kinds for piece in self.pieces)
