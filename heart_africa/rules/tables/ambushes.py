"""Ambushes as data (p. 22)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.choosing_terrain import PieceKind
from heart_africa.rules.tables.printed import Cited, Reason


class Ambushes(Strict):
    """Page 22: who may lie where, and on which pieces that is; what finds them, whom they startle."""

    near_in: Cited
    keen_in: Cited
    devil_more: Cited
    for_all: dict[str, tuple[PieceKind, ...]]
    for_some: dict[str, tuple[PieceKind, ...]]
    lying: tuple[Reason, ...]
    springing: tuple[Reason, ...]
