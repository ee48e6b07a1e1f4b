"""A mapped table taken into the computer's head, and figures put back on the map."""

from dataclasses import replace

import pytest

from heart_africa.board.layout import Layout, Stand, TerrainPiece
from heart_africa.opponent.ground import BLOCKED
from heart_africa.opponent.guesses import guessed, mended
from heart_africa.opponent.sketch import Position
from heart_africa.opponent.tables import bases, laid, on_map, sketch_of
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.battle.state import Ground, Piece
from heart_africa.rules.book.terrain import GroundId, PieceId
from heart_africa.rules.referee.movement.orders import Move
from tests.opponent.tables import against_who_stays, match_of, sketched
from tests.referee.referred import BOOK

GUARD, SPEARS = unit("Guardia", "red", "askaris", 2), unit("Lanzas", "blue", "spearmen", 2)
BATTLE = stage(GUARD, SPEARS)


def test_what_lies_on_the_map_lies_in_the_head_inch_by_inch() -> None:
    wood = TerrainPiece("wood", PieceId.JUNGLE, ((10, 10), (20, 10), (20, 20), (10, 20)))
    home = TerrainPiece("home", PieceId.VILLAGE, ((40, 30), (50, 30), (50, 38), (40, 38)))
    layout = Layout(features=(wood, home)).placed(
        {"Guardia 1": Stand(5, 6, 90), "Lanzas 1": Stand(30, 40, 180)}
    )
    found = sketch_of(BOOK, BATTLE, layout)
    assert found.land.at((15.5, 15.5)) is GroundId.JUNGLE
    assert found.land.at((21.5, 15.5)) is GroundId.OPEN_GROUND
    (place,) = found.land.places
    assert (place.name, place.west, place.north) == ("home", 40, 38)
    assert found.spots["Guardia 1"] == (5, 6)
    assert found.facing == {"Guardia": 90, "Lanzas": 180}


def test_figures_go_back_on_the_map_facing_as_their_unit_does() -> None:
    (one,) = on_map(BATTLE, {"Guardia 1": (3.14159, 2.0)}, {"Guardia": 45.0})
    assert (one.figure, one.x, one.y, one.facing) == ("Guardia 1", 3.14, 2.0, 45.0)


def test_an_ambushed_column_comes_from_the_west_and_the_defender_has_the_east() -> None:
    assert bases(replace(BATTLE, scenario="ambush")) == ({"red": "west", "blue": "east"}, "west")
    assert bases(replace(BATTLE, scenario="raid", base="long")) == ({"red": "south", "blue": "north"}, None)


def test_the_pieces_that_were_agreed_are_laid_the_same_for_the_same_seed() -> None:
    ground = Ground(
        "savannah", 72, 48, (Piece(PieceId.LOW_HILL, 20, 12), Piece(PieceId.VILLAGE, 14, 10)), agreed=True
    )
    battle = replace(BATTLE, scenario="raid", base="long", ground=ground)
    one, again = (laid(BOOK, battle, 7) for _ in range(2))
    assert one == again
    assert {each.what for each in one.features} == {PieceId.LOW_HILL, PieceId.VILLAGE}


def test_people_who_have_moved_are_guessed_nearer_to_the_enemy_by_as_much() -> None:
    at = Position(BOOK, BATTLE, sketched({GUARD: (36, 10), SPEARS: (36, 40)}))
    done = guessed(at, Move("Guardia", inches=6))
    assert done is not None
    then = Position(BOOK, BATTLE, done.after(at.sketch))
    assert at.apart("Guardia", "Lanzas") - then.apart("Guardia", "Lanzas") == pytest.approx(6)


def test_who_has_met_an_enemy_touches_him() -> None:
    at = Position(BOOK, BATTLE, sketched({GUARD: (36, 10), SPEARS: (36, 14)}))
    done = guessed(at, Move("Guardia", inches=4, engages=(("Guardia 1", "Lanzas 1"),)))
    assert done is not None
    assert Position(BOOK, BATTLE, done.after(at.sketch)).apart("Guardia", "Lanzas") == pytest.approx(0)


def test_a_distance_that_people_say_slides_their_unit_to_it() -> None:
    at = Position(BOOK, BATTLE, sketched({GUARD: (36, 10), SPEARS: (36, 40)}))
    then = mended(at, GUARD, SPEARS, 12.5).after(at.sketch)
    assert round(Position(BOOK, BATTLE, then).apart("Guardia", "Lanzas"), 6) == 12.5


KOPJE = TerrainPiece(
    "kopje", PieceId.KOPJE, ((28, 16), (44, 16), (44, 32), (28, 32)),
    top=((32, 20), (40, 20), (40, 28), (32, 28)), path=((36.5, 14), (36.5, 21)), steep=True,
)  # fmt: skip


def test_a_steep_kopje_is_climbed_by_its_path_alone_and_by_nobody_who_rides() -> None:
    """From 10 to 24 in from the south it is 14 in, 4 of them along the path, which slows."""
    land = sketch_of(BOOK, BATTLE, Layout(features=(KOPJE,))).land
    assert land.at((36.5, 17.5)) is GroundId.KOPJE_PATH
    foot, riders = (land.far((36.5, 10), (36.5, 24), land.gait(troop)) for troop in ("warriors", "horsemen"))
    assert 14 <= foot < 26
    assert riders == BLOCKED


def test_warriors_go_up_the_path_one_behind_the_other_and_nobody_walks_the_steep_slopes() -> None:
    climbers, holders = unit("Guerreros", "red", "warriors", 6), unit("Lanzas", "blue", "spearmen", 4)
    battle = stage(climbers, holders)
    land = sketch_of(BOOK, battle, Layout(features=(KOPJE,))).land
    match = match_of(battle, sketched({climbers: (36, 10), holders: (36, 24)}, land=land))
    ways = [each for each in against_who_stays(match, 6) if isinstance(each, Move)]
    up = [each for each in ways if GroundId.KOPJE_PATH in each.over]
    assert up
    assert all(each.single_file for each in up)
    grounds = {land.at(match.sketch.spots[figure.name]) for figure in climbers.figures}
    assert GroundId.STEEP_KOPJE not in grounds
