"""Laws of sight: the same whoever looks, wherever the table lies, in whatever unit; more never shows more.

And all lines drawn at once say what each says alone, at first and after something has moved.
"""

from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from math import cos, radians, sin
from types import MappingProxyType

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from heart_africa.board.layout import Base, Course, Layout, Spot, Stand, TerrainPiece, Work
from heart_africa.board.scene import Scene
from heart_africa.board.shots.army_targets import army_targets, army_targets_after
from heart_africa.board.shots.targets import targets
from heart_africa.board.sight.armies import Sights, after, sights
from heart_africa.board.sight.views import look
from heart_africa.rules.battle.state import Light
from heart_africa.rules.book import Book
from heart_africa.rules.book.terrain import PieceId as Piece
from tests.board.seeing import BOOK, table
from tests.referee.builders import unit

AREAS = (
    Piece.JUNGLE, Piece.TALL_GRASS, Piece.VILLAGE, Piece.LOW_HILL, Piece.KOPJE, Piece.MARSH, Piece.ROCKY_GROUND,
)  # fmt: skip
inches = st.integers(40, 560).map(lambda eighths: eighths / 8 + 0.013)  # off the corners of the pieces
UNITS = (
    unit("Guardia", "red", "regulars", 5),
    unit("Askaris", "red", "askaris", 4),
    unit("Lanzas", "blue", "archers", 5),
    unit("Rifles", "blue", "ruga_ruga", 4),
)
NAMES = tuple(one.name for each in UNITS for one in each.figures)


def sees(known: Sights, one: str, other: str) -> bool:
    """Whether these two see one another by daylight, as it was found for both armies at once."""
    return bool(known.clear[known.pair(one, other)])


@st.composite
def areas(draw: st.DrawFn) -> TerrainPiece:
    """A piece with straight sides, askew."""
    what, x, y = draw(st.sampled_from(AREAS)), draw(inches), draw(inches.map(lambda at: at * 0.6))
    wide, deep, askew = draw(st.integers(2, 9)), draw(st.integers(2, 6)), draw(st.integers(0, 3)) / 2
    outline = ((x, y), (x + wide, y + askew), (x + wide - askew, y + deep), (x - askew, y + deep - 0.5))
    crest = ((x + 0.5, y + deep / 2), (x + wide - 0.7, y + deep / 2 + 0.1))
    top = tuple(
        (x + wide / 2 + dx, y + deep / 2 + dy)
        for dx, dy in ((-0.5, -0.4), (0.6, -0.4), (0.5, 0.4), (-0.6, 0.4))
    )
    return TerrainPiece(
        f"{what} {x} {y}", what, outline,
        crest=crest if what is Piece.LOW_HILL else None,
        top=top if what is Piece.KOPJE else (),
        fence=draw(st.sampled_from(("", "man_high", "higher"))) if what is Piece.VILLAGE else "",
        gates=(((x + wide * 0.3, y + askew * 0.3), (x + wide * 0.7, y + askew * 0.7)),) if what is Piece.VILLAGE else (),
        grows=draw(st.sampled_from(("", "jungle"))) if what is Piece.MARSH else "",
    )  # fmt: skip


@st.composite
def courses(draw: st.DrawFn) -> TerrainPiece | Work:
    """A road, a gully, an escarpment or a stockade across the table."""
    kind, x, y = (
        draw(st.sampled_from(("road", "gully", "edge", "work"))),
        draw(inches),
        draw(inches.map(lambda a: a / 2)),
    )
    course: Course = ((x, y), (x + 11, y + 3), (x + 19, y - 2))
    if kind == "work":
        return Work(f"stockade {x}", draw(st.sampled_from(("fortification", "barricade", "kraal"))), course)
    if kind == "edge":
        return TerrainPiece(
            f"edge {x}",
            Piece.ESCARPMENT,
            (*course, *((a, b - 4) for a, b in reversed(course))),
            course=course,
        )
    return TerrainPiece(f"{kind} {x}", Piece(kind), course=course, width_in=draw(st.sampled_from((1.5, 2.5))))


@st.composite
def tables(draw: st.DrawFn) -> Scene:
    """Two armies among a few pieces; figures do not overlap."""
    found = draw(st.lists(st.one_of(areas(), courses()), max_size=6, unique_by=lambda one: one.name))
    spots = draw(
        st.lists(
            st.tuples(st.integers(6, 66), st.integers(4, 44)),
            min_size=len(NAMES),
            max_size=len(NAMES),
            unique=True,
        )
    )
    facings = draw(st.lists(st.integers(0, 359), min_size=len(NAMES), max_size=len(NAMES)))
    stands = {n: (x * 0.9, y * 0.9, f) for n, (x, y), f in zip(NAMES, spots, facings, strict=True)}
    features = tuple(one for one in found if isinstance(one, TerrainPiece))
    return table(
        stands, *UNITS, features=features, works=tuple(one for one in found if isinstance(one, Work))
    )


pairs = st.tuples(st.sampled_from(NAMES[:9]), st.sampled_from(NAMES[9:]))


def clear(scene: Scene, one: str, other: str) -> bool:
    return look(scene, one, other).clear


@given(tables(), pairs)
def test_who_sees_is_seen(scene: Scene, pair: tuple[str, str]) -> None:
    there, back = look(scene, *pair), look(scene, *pair[::-1])

    assert (there.clear, there.lines, there.close) == (back.clear, back.lines, back.close)


@given(tables(), pairs, st.one_of(areas(), courses()))
def test_more_terrain_never_shows_more(
    scene: Scene, pair: tuple[str, str], more: TerrainPiece | Work
) -> None:
    assume(not (isinstance(more, TerrainPiece) and more.what is Piece.ROAD))  # which is laid to be seen along
    lay = scene.layout
    added = (
        replace(lay, works=(*lay.works, more))
        if isinstance(more, Work)
        else replace(lay, features=(*lay.features, more))
    )

    assert clear(replace(scene, layout=added), *pair) <= clear(scene, *pair)


def moved(layout: Layout, turn: float, east: float, north: float, grown: float = 1) -> Layout:
    """The same table turned clockwise about its corner, shifted, and all lengths grown."""
    angle = radians(turn)

    def spot(at: Spot) -> Spot:
        x, y = at[0] * grown, at[1] * grown
        return x * cos(angle) + y * sin(angle) + east, y * cos(angle) - x * sin(angle) + north

    def course(of: Course) -> Course:
        return tuple(map(spot, of))

    features = tuple(
        replace(
            one, outline=course(one.outline), course=course(one.course), top=course(one.top),
            crest=(spot(one.crest[0]), spot(one.crest[1])) if one.crest else None, width_in=one.width_in * grown,
            gates=tuple((spot(a), spot(b)) for a, b in one.gates),
        )
        for one in layout.features
    )  # fmt: skip
    base = Base(grown * 20 / 25.4, grown * 20 / 25.4) if grown != 1 else None
    stands = {n: Stand(*spot(at.spot), at.facing + turn, base) for n, at in layout.stands.items()}
    works = tuple(replace(one, course=course(one.course)) for one in layout.works)
    return replace(layout, features=features, works=works, stands=MappingProxyType(stands))


def sure(scene: Scene, pair: tuple[str, str]) -> bool:
    """Nothing about them is close, nor the table drawn at a corner of a piece."""
    return not look(scene, *pair).close


@given(tables(), pairs, st.integers(0, 359), st.integers(-30, 30), st.integers(-30, 30))
def test_a_table_turned_and_shifted_shows_the_same(
    scene: Scene, pair: tuple[str, str], turn: int, east: int, north: int
) -> None:
    assume(sure(scene, pair))

    assert clear(replace(scene, layout=moved(scene.layout, turn, east, north)), *pair) is clear(scene, *pair)


def in_centimetres(book: Book) -> Book:
    """The book with the limits of sight in centimetres, whole ones as the book's are: two to the inch."""
    sight = book.free_table.sight
    doubled = {
        name: getattr(sight, name).model_copy(update={"value": getattr(sight, name).value * 2})
        for name in ("same_hill_in", "lip_in", "jungle_in", "tall_grass_in", "village_in", "gully_in")
    }
    table_ = book.free_table.model_copy(
        update={
            "sight": sight.model_copy(update=doubled),
            "close_in": book.free_table.close_in * 2,
            "touching_in": book.free_table.touching_in * 2,
        }
    )
    grown = copy(book)
    vars(grown)["free_table"] = table_
    return grown


@given(tables(), pairs)
def test_a_table_of_twice_the_size_with_twice_the_limits_shows_the_same(
    scene: Scene, pair: tuple[str, str]
) -> None:
    assume(sure(scene, pair))
    grown = Scene(in_centimetres(BOOK), scene.battle, moved(scene.layout, 0, 0, 0, grown=2))

    assert clear(grown, *pair) is clear(scene, *pair)


# --- all at once ---


def everybody() -> Iterator[tuple[str, str]]:
    return ((one, other) for one in NAMES[:9] for other in NAMES[9:])


@given(tables())
def test_all_lines_at_once_say_what_each_says_alone(scene: Scene) -> None:
    known = sights(scene)

    assert {pair: sees(known, *pair) for pair in everybody()} == {
        pair: clear(scene, *pair) for pair in everybody()
    }


@st.composite
def grazed(draw: st.DrawFn) -> Scene:
    """A table on which figures stand right at corners of pieces and in one line with them."""
    scene = draw(tables())
    drawn = [spot for one in scene.layout.features for spot in (*one.outline, *one.course, *one.top)]
    drawn += [spot for one in scene.layout.works for spot in one.course]
    assume(drawn)
    steps = st.integers(-6, 6)
    there = {
        name: Stand(
            x + draw(steps) * 1.5, y + draw(steps), draw(st.sampled_from((0, 45, 90)))
        )  # lines through the corner by the dozen
        for name in NAMES
        for x, y in [draw(st.sampled_from(drawn))]
    }
    return replace(scene, layout=scene.layout.placed(there))


@given(grazed())
def test_lines_that_just_graze_a_piece_say_the_same_at_once_and_alone(scene: Scene) -> None:
    known = sights(scene)

    assert {pair: sees(known, *pair) for pair in everybody()} == {
        pair: clear(scene, *pair) for pair in everybody()
    }


def among(*pieces: TerrainPiece) -> Scene:
    """The first of each army, one at (12, 20), the other at (12, 12.5), its base from 12.1 to 12.9."""
    return table({NAMES[0]: (12, 20), NAMES[9]: (12, 12.5)}, *UNITS, features=pieces)


def both(scene: Scene) -> tuple[bool, bool]:
    """Whether these see one another, by the line alone and by all lines at once."""
    return clear(scene, NAMES[0], NAMES[9]), sees(sights(scene), NAMES[0], NAMES[9])


@pytest.mark.rule("TERR-03")
def test_a_crest_drawn_beyond_the_outline_of_its_hill_hides_like_any_other() -> None:
    """The hill ends at y = 12, its crest was dragged on to y = 14 by hand."""
    hill = TerrainPiece(
        "Hill", Piece.LOW_HILL, ((8, 8), (16, 8), (16, 12), (8, 12)), crest=((9, 14), (15, 14))
    )

    assert both(among(hill)) == (False, False)
    assert both(among(replace(hill, crest=((9, 10), (15, 10))))) == (True, True)


@pytest.mark.rule("TERR-11")
def test_who_stands_on_a_top_that_juts_out_of_its_kopje_stands_on_the_kopje() -> None:
    """The kopje lies from y = 14 to 16, its top from 12 to 14: one stands 1.1 in. behind the lip at 14."""
    kopje = TerrainPiece(
        "Kopje",
        Piece.KOPJE,
        ((8, 14), (16, 14), (16, 16), (8, 16)),
        top=((9, 12), (15, 12), (15, 14), (9, 14)),
    )

    assert both(among(kopje)) == (True, True)


@given(tables(), st.integers(-3, 3), st.integers(-3, 3), st.sampled_from(UNITS))
def test_after_a_unit_moved_the_lines_are_those_of_a_first_look(
    scene: Scene, east: int, north: int, who: object
) -> None:
    names = [figure.name for figure in who.figures]  # type: ignore[attr-defined]  # a unit
    there = {n: replace(scene.stand(n), x=scene.stand(n).x + east, y=scene.stand(n).y + north) for n in names}
    later = replace(scene, layout=scene.layout.placed(there))
    known, anew = after(sights(scene), later), sights(replace(later))

    assert {pair: sees(known, *pair) for pair in everybody()} == {
        pair: sees(anew, *pair) for pair in everybody()
    }


@given(tables(), st.integers(-3, 3), st.sampled_from(UNITS), st.sampled_from(("day", "night")))
@pytest.mark.rule("PRIO-05", "PRIO-06")
def test_all_legal_targets_at_once_are_those_of_each_shooter(
    scene: Scene, north: int, who: object, time: str
) -> None:
    scene = replace(scene, battle=replace(scene.battle, light=Light(time)))  # type: ignore[arg-type]  # a time
    first = army_targets(scene)
    assert first.allowed == {name: targets(scene, name).value.allowed for name in first.allowed}

    names = [figure.name for figure in who.figures]  # type: ignore[attr-defined]  # a unit
    there = {n: replace(scene.stand(n), y=scene.stand(n).y + north) for n in names}
    later = replace(scene, layout=scene.layout.placed(there))
    second = army_targets_after(first, later)
    assert second.allowed == {name: targets(later, name).value.allowed for name in second.allowed}


@pytest.mark.rule("PRIO-05")
def test_who_walks_out_of_the_arc_without_coming_nearer_is_the_nearest_no_longer() -> None:
    """Bowmen shoot all round, but rank only who is in the arc: the Askaris go from 3.6 in. ahead to 3.6 behind."""
    scene = table({"Lanzas 1": (10, 10), "Guardia 1": (10, 15), "Askaris 1": (13, 13)}, *UNITS)
    first = army_targets(scene)
    later = replace(scene, layout=scene.layout.placed({"Askaris 1": Stand(13, 7, 0)}))

    assert first.allowed["Lanzas 1"] == ("Askaris 1",)
    assert army_targets_after(first, later).allowed["Lanzas 1"] == ("Guardia 1",)


@pytest.mark.rule("GAP-01")
@pytest.mark.parametrize("facing", [0, 90, 180, 270])
@pytest.mark.parametrize(("left", "right"), [(9.25, 10.75), (10.75, 9.25)])
def test_a_target_with_a_corner_between_two_bases_is_behind_their_gap(
    left: float, right: float, facing: float
) -> None:
    """The two are 0.71 in. apart, less than a base; his corner comes to 12.62, the end of theirs is 12.64."""
    two = {"Lanzas 2": (12.25, left, facing), "Guardia 3": (12.25, right, 90)}
    scene = table({"Lanzas 1": (10, 10, 90), "Guardia 2": (13.18, 10, 45), **two}, *UNITS)

    assert (
        army_targets(scene).allowed["Lanzas 1"] == targets(scene, "Lanzas 1").value.allowed == ("Guardia 3",)
    )


@pytest.mark.rule("PRIO-03")
def test_whom_the_battle_knows_in_close_combat_comes_first_though_their_bases_stand_apart() -> None:
    fighting = replace(
        UNITS[2], figures=(replace(UNITS[2].figures[0], enemies=("Guardia 1",)), *UNITS[2].figures[1:])
    )
    scene = table({"Lanzas 1": (10, 10), "Guardia 1": (10, 30), "Askaris 1": (13, 13)}, *UNITS[:2], fighting)

    assert (
        army_targets(scene).allowed["Lanzas 1"] == targets(scene, "Lanzas 1").value.allowed == ("Guardia 1",)
    )


def test_what_people_decided_counts_at_once_too() -> None:
    scene = table({NAMES[0]: (10, 10), NAMES[9]: (10, 30, 180), NAMES[1]: (10.38, 20)}, *UNITS)
    (close,) = look(scene, NAMES[0], NAMES[9]).close
    other = replace(scene, decided={close.key: False})

    assert not sees(sights(scene), NAMES[0], NAMES[9])
    assert sees(sights(other), NAMES[0], NAMES[9])
    assert sees(after(sights(scene), other), NAMES[0], NAMES[9])
