"""Which figures that move, or have moved, stand in ground that covers them (pp. 16-18)."""

from collections.abc import Iterable, Mapping

from heart_africa.board.layout import Stand
from heart_africa.board.scene import Scene
from heart_africa.board.ways import ground as ways_ground
from heart_africa.rules.battle import Figure
from heart_africa.rules.book import NO_TROOP, Arm, Book
from heart_africa.rules.preparation.terrain import Footing, cover

FAR_OFF = 1000.0
"""Inches beyond every limit: whoever is covered from far off only is asked about when he is shot at."""


def in_cover(scene: Scene, stands: Mapping[str, Stand], names: Iterable[str]) -> tuple[str, ...]:
    """Who of these is in cover where these stands place them, else where they are, having moved."""
    return tuple(name for name in names if covers(scene, name, stands.get(name) or scene.stand(name)))


def covers(scene: Scene, name: str, stand: Stand) -> bool:
    """Whether its ground covers a figure from whoever shoots, gunners apart; it counts as having moved."""
    grounds = ways_ground.grounds_at(scene.book, scene.layout, stand.spot)
    arm = _arm(scene.book, scene.figure(name))
    return bool(cover(scene.book, Footing(grounds, arm, "", FAR_OFF, moved=True)))


def _arm(book: Book, figure: Figure) -> Arm:
    """What it is on the table; riders who have dismounted are on foot."""
    arm = NO_TROOP[figure.troop] if figure.troop in NO_TROOP else book.arm(figure.troop)
    return Arm.FOOT if arm is None or (arm is Arm.MOUNTED and figure.dismounted) else arm
