"""All lines of sight and legal targets of two armies of 120 on a table with 25 pieces; one unit moved."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import cos, pi, sin
from types import MappingProxyType

from benchmarks.measure import median_ms, report
from heart_africa.board.layout import Layout, Spot, Stand, TerrainPiece, Work
from heart_africa.board.scene import Scene
from heart_africa.board.shots.army_targets import army_targets, army_targets_after
from heart_africa.board.shots.targets import targets
from heart_africa.board.sight.armies import after, sights
from heart_africa.board.sight.views import look
from heart_africa.rules.battle import Battle, Figure, Side, Sort, Stage, Unit, Where
from heart_africa.rules.book import book
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import PieceId

UNITS, FIGURES, NAIVE, ASKED = 6, 20, 400, 16
TROOPS = {"red": ("regulars", "askaris", "spearmen"), "blue": ("ruga_ruga", "archers", "warriors")}
AREAS = (
    *[PieceId.JUNGLE] * 7, *[PieceId.TALL_GRASS] * 4, *[PieceId.LOW_HILL] * 4, *[PieceId.ROCKY_GROUND] * 2,
    PieceId.CULTIVATION, PieceId.VILLAGE, PieceId.MARSH, PieceId.KOPJE,
)  # fmt: skip


def blob(middle: Spot, wide: float, deep: float, chance: random.Random) -> tuple[Spot, ...]:
    """An area as people cut it out."""
    corners = ((pi * n / 8, chance.uniform(0.8, 1.0)) for n in range(16))
    return tuple((middle[0] + wide * far * cos(a), middle[1] + deep * far * sin(a)) for a, far in corners)


def features(chance: random.Random) -> Iterator[TerrainPiece]:
    """Twenty-five pieces over a table of 72 by 48 inches."""
    for number, what in enumerate(AREAS):
        middle = (
            6 + 10 * (number % 7) + chance.uniform(-2, 2),
            8 + 14 * (number // 7) + chance.uniform(-4, 4),
        )
        wide, deep = chance.uniform(2, 4), chance.uniform(1.5, 3)
        outline = blob(middle, wide, deep, chance)
        crest = ((middle[0] - wide / 2, middle[1]), (middle[0] + wide / 2, middle[1]))
        yield TerrainPiece(
            f"{what} {number}", what, outline,
            crest=crest if what is PieceId.LOW_HILL else None,
            top=blob(middle, wide / 2, deep / 2, chance) if what is PieceId.KOPJE else (),
            fence="man_high" if what is PieceId.VILLAGE else "",
        )  # fmt: skip
    yield TerrainPiece("stream", PieceId.STREAM, course=((0, 20), (30, 26), (72, 18)), width_in=2)
    yield TerrainPiece("road", PieceId.ROAD, course=((10, 0), (14, 20), (40, 28), (44, 48)), width_in=1.5)
    yield TerrainPiece("gully", PieceId.GULLY, course=((50, 20), (66, 30)), width_in=2.5)
    yield TerrainPiece(
        "edge", PieceId.ESCARPMENT, ((0, 40), (24, 42), (24, 38), (0, 36)), course=((24, 42), (0, 40))
    )


def scene(*, turned: float = 0) -> Scene:
    """Both armies in ranks of seven, none facing quite ahead; `turned`: one unit has moved so far."""
    chance = random.Random(7)
    stands: dict[str, Stand] = {}
    battle = Battle(stage=Stage.PLAY, turn=1, step=Step.SHOOTING, attacker="red", mover="red")
    for side, depth, facing in (("red", 12.0, 0.0), ("blue", 30.0, 180.0)):
        units = []
        for number in range(UNITS):
            name, troop = f"{side} {number}", TROOPS[side][number % 3]
            figures = tuple(Figure(f"{name} {n}", troop) for n in range(FIGURES))
            units.append(
                Unit(name, side, Sort.UNIT, figures, where=Where.TABLE, began=FIGURES, at_start=FIGURES)
            )
            x, y = 4 + 11.5 * number, depth + chance.uniform(-5, 5)
            if not number and side == "blue":
                y -= turned
            loose = chance.choice((0.8, 1.0, 1.3))
            for n, one in enumerate(figures):
                stands[one.name] = Stand(
                    x + loose * (n % 7), y + loose * (n // 7), facing + chance.uniform(-20, 20)
                )
        battle = battle.joined_by(Side(side, side, "army"), tuple(units))
    work = Work("stockade", "fortification", ((26.0, 22.0), (36.0, 23.0)))
    layout = Layout(features=tuple(features(chance)), works=(work,), stands=MappingProxyType(stands))
    return Scene(book(), battle, layout)


def each_alone(table: Scene, shooters: list[str]) -> list[tuple[str, ...]]:
    """The legal targets of these shooters, one after the other."""
    return [targets(table, name).value.allowed for name in shooters]


def alone_cold(table: Scene, shooter: str) -> list[tuple[str, ...]]:
    """The legal targets of one shooter in a scene of which nothing is known."""
    return each_alone(replace(table), [shooter])


def main() -> None:
    """Measure and print."""
    table, moved = scene(), scene(turned=2).layout
    known = sights(table)
    pairs = [known.pair_names(place) for place in range(0, len(known.found), len(known.found) // NAIVE)]
    naive = median_ms(lambda: [look(table, *pair).clear for pair in pairs], 3) * len(known.found) / len(pairs)
    cold = median_ms(lambda: sights(scene()), 7)
    warm = median_ms(lambda: after(known, replace(table, layout=moved)), 15)
    chosen = army_targets(table)
    first = sorted(chosen.allowed)[:: max(1, len(chosen.allowed) // ASKED)]
    one_by_one = median_ms(lambda: each_alone(replace(table), first), 3)
    one_by_one *= len(chosen.allowed) / len(first)
    all_cold = median_ms(lambda: army_targets(scene()), 7)
    all_warm = median_ms(lambda: army_targets_after(chosen, replace(table, layout=moved)), 15)
    setting = median_ms(scene, 15)
    alone = max(median_ms(partial(alone_cold, table, name), 5) for name in first)
    report(
        f"{len(known.found)} lines of sight",
        {
            "a scene without a look at it, part of what is cold": (setting, "-"),
            "all lines and legal targets, cold": (all_cold, "250"),
            "all lines and legal targets after one unit moved": (all_warm, "20"),
            f"shooter by shooter ({len(first)} measured of {len(chosen.allowed)})": (one_by_one, "-"),
            "whom one figure may shoot at and why nobody else, the slowest": (alone, "-"),
            "all lines, cold": (cold, "250"),
            "all lines after one unit moved": (warm, "20"),
            f"line by line ({len(pairs)} measured, times {len(known.found) / len(pairs):.0f})": (naive, "-"),
        },
    )
    print(f"  lines: {naive / cold:.0f} times as fast as one by one, {naive / warm:.0f} times after a move")
    print(f"  targets: {one_by_one / all_cold:.0f} times, {one_by_one / all_warm:.0f} times after a move")


if __name__ == "__main__":
    main()
