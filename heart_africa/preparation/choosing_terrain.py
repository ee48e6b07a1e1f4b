"""Choosing the pieces of terrain (pp. 17-20)."""

from dataclasses import dataclass

from heart_africa.tables.choosing_terrain import Environment, PieceId, Touch


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of terrain as it lies on the table.

    `long_in`: its longest side, or how far a stream, river or road runs on the table; `wide_in`: the other
    side, or the width of a watercourse; `percent` of the table, where the two sides do not say it well;
    `ends`: what each end of a watercourse or gully lies at, as far as it is one of these; `touches`: the
    watercourses along it; `own_half`: a village or camp lies wholly in the defender's half; `infested`: a
    marsh with crocodiles; `impassable`: a sea or lake that is a whole side of the table.
    """

    what: PieceId
    long_in: float
    wide_in: float = 0
    percent: float | None = None
    ends: tuple[Touch, ...] = ()
    touches: tuple[Touch, ...] = ()
    own_half: bool = True
    infested: bool = False
    impassable: bool = False


@dataclass(frozen=True, slots=True)
class Ground:
    """The table: its environment, its sides in inches, and what lies on it; `agreed`: it is no proposal."""

    environment: Environment
    long_in: int = 72
    wide_in: int = 48
    pieces: tuple[Piece, ...] = ()
    agreed: bool = False
