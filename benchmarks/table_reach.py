"""Where a unit can get to on a full table, beside a fine grid searched field by field, in the same run."""

import random
from heapq import heappop, heappush
from itertools import product
from math import hypot

from benchmarks.measure import median_ms, report
from heart_africa.board import shapes
from heart_africa.board.layout import Layout, Spot, Stand, TerrainPiece
from heart_africa.board.moves.reach import reach
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.ways.mazes import WalkingFigure, blocks
from heart_africa.rules.book import book
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.play.movement.dice import RollMove
from tests.referee.builders import battle, unit
from tests.referee.referred import lawfully

FIELD_IN = 0.25  # a field of the grid
PIECES = (PieceId.JUNGLE, PieceId.TALL_GRASS, PieceId.ROCKY_GROUND, PieceId.MARSH, PieceId.CULTIVATION)
UNITS, FIGURES = 10, 12


def table(seed: int = 7) -> Scene:
    """120 against 120 figures and 25 pieces of terrain."""
    chance = random.Random(seed)
    units = [unit(f"{side}{n}", side, "warriors", FIGURES) for side in ("red", "blue") for n in range(UNITS)]
    stands = {}
    for n, one in enumerate(units):
        x, y = 4 + 7 * (n % UNITS), chance.uniform(-6, 6) + (14 if one.side == "red" else 30)
        for place, figure in enumerate(one.figures):
            stands[figure.name] = Stand(x + 0.85 * (place % 6), y + 0.85 * (place // 6), 0)
    features = tuple(_piece(chance, n) for n in range(25))
    fight = lawfully(battle(*units), RollMove("red4", ("open", "difficult")), [5, 4, 4])
    return Scene(book(), fight, Layout(features=features).placed(stands))


def _piece(chance: random.Random, number: int) -> TerrainPiece:
    x, y, size = chance.uniform(4, 68), chance.uniform(4, 44), chance.uniform(2, 5)
    outline = tuple(
        (x + size * chance.uniform(0.7, 1) * dx, y + size * chance.uniform(0.7, 1) * dy)
        for dx, dy in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
    )
    return TerrainPiece(f"piece {number}", PIECES[number % len(PIECES)], outline=outline)


def naive(scene: Scene, name: str, inches: float) -> int:
    """How many fields of a fine grid a unit reaches, each figure's way searched by itself."""
    found: set[tuple[int, int]] = set()
    for figure in scene.of(name):
        near = shapes.disc(*scene.stand(figure).spot, inches)
        walls = blocks(scene, WalkingFigure.of(scene, figure), near, scene.of(name))
        found |= _flood(scene.stand(figure).spot, walls, inches)
    return len(found)


def _flood(start: Spot, walls: Shape, inches: float) -> set[tuple[int, int]]:
    heap, best = [(0.0, 0, 0)], {(0, 0): 0.0}
    steps = [step for step in product((-1, 0, 1), repeat=2) if any(step)]
    while heap:
        gone, x, y = heappop(heap)
        for dx, dy in steps:
            there, far = (x + dx, y + dy), gone + FIELD_IN * hypot(dx, dy)
            if far > inches or best.get(there, inches + 1) <= far:
                continue
            spot = start[0] + there[0] * FIELD_IN, start[1] + there[1] * FIELD_IN
            if shapes.meets(walls, shapes.line((spot,))):
                continue
            best[there] = far
            heappush(heap, (far, *there))
    return {(round(start[0] / FIELD_IN) + x, round(start[1] / FIELD_IN) + y) for x, y in best}


def main() -> None:
    """Measure and print."""
    scene = table()
    rolled = max(one.inches for one in scene.battle.unit("red4").rolled)
    own = median_ms(lambda: reach(Scene(scene.book, scene.battle, scene.layout), "red4"), 9)
    peer = median_ms(lambda: naive(scene, "red4", rolled), 1)
    rows = {
        f"the reach of {FIGURES} figures, {rolled} in, among 240": (own, "50"),
        f"  a grid of {FIELD_IN} in, figure by figure: {peer / own:.0f} times ours": (peer, "10 times ours"),
    }
    report("Reach", rows)


if __name__ == "__main__":
    main()
