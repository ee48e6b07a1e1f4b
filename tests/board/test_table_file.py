"""Table files come back as they were written, and say what is wrong with them."""

import pytest

from heart_africa.board.layout import Base, Blaze, Building, Layout, Stand, TerrainPiece, Wall, Work
from heart_africa.board.table_file import from_toml, to_toml
from heart_africa.core.problems import BadData
from heart_africa.rules.book.terrain import PieceId

SQUARE = ((10.0, 10.0), (20.0, 10.0), (20.0, 20.0), (10.0, 20.5))
SIDE = ((10.0, 10.0), (20.0, 10.0))
FULL = Layout(
    60,
    44.5,
    "forest",
    features=(
        TerrainPiece("Low hill", PieceId.LOW_HILL, SQUARE, crest=SIDE),
        TerrainPiece("Nile", PieceId.RIVER, course=SIDE, width_in=5, fords=(SIDE,), infested=True),
        TerrainPiece("Kopje", PieceId.KOPJE, SQUARE, top=SQUARE, gaps=(SQUARE,), path=SIDE, steep=True),
        TerrainPiece("Village", PieceId.VILLAGE, SQUARE, fence="higher", gates=(SIDE,), owner="blue"),
        TerrainPiece("Marsh", PieceId.MARSH, SQUARE, grows="jungle"),
    ),
    works=(Work("Stockade", "fortification", SIDE, "blue"), Work("Trap", "stake_trap", (SIDE[0],))),
    buildings=(Building("Fort", (SQUARE,), SQUARE, (Wall("south", SIDE, doors=(SIDE,)),), "blue"),),
    stands={"Áscari 1": Stand(1, 2.25, 90), "Gun": Stand(5, 6, 0, Base(2, 3, "round"))},
    blazes=(Blaze("Grass", (4, 4), "Marsh"),),
    bases={"red": "south", "blue": "north"},
    entry="east",
)
HEAD = 'format = "heart-africa/table"\nversion = 1\n'


def test_a_table_comes_back_as_it_was_written() -> None:
    assert from_toml(to_toml(FULL, "Gondokoro")) == (FULL, "Gondokoro")


def test_an_empty_table_is_six_feet_by_four() -> None:
    layout, name = from_toml(HEAD)
    assert (layout.long_in, layout.wide_in, layout.stands, name) == (72, 48, {}, "")


def test_whole_numbers_are_inches_too() -> None:
    layout, _ = from_toml(
        HEAD + '[[features]]\nname = "Jungle"\nwhat = "jungle"\noutline = [[0, 0], [9, 0], [9, 9]]\n'
    )
    assert layout.features[0].outline == ((0, 0), (9, 0), (9, 9))


@pytest.mark.parametrize(
    ("text", "code", "line", "key"),
    [
        ('format = "heart-africa/army"\nversion = 1\n', "not-a-table", 1, "format"),
        ('format = "heart-africa/table"\nversion = 9\n', "newer-version", 2, "version"),
        ('format = "heart-africa/table"\n', "missing-key", 1, "version"),
        (HEAD + 'environment = "tundra"\n', "not-one-of", 3, "environment"),
        (HEAD + "wide = 48\n", "unknown-key", 3, "wide"),
        (HEAD + '[[features]]\nname = "Hill"\nwhat = "hill"\n', "not-one-of", 5, "features[0].what"),
        (HEAD + '[stands]\n"Gun" = { x = "left", y = 3 }\n', "wrong-type", 4, "stands.Gun.x"),
        (HEAD + '[stands]\n"Gun" = { y = 3 }\n', "missing-key", 4, "stands.Gun.x"),
        ("stands = [", "not-toml", 1, ""),
    ],
)
def test_what_is_wrong_with_a_table_file_is_said_with_line_and_key(
    text: str, code: str, line: int, key: str
) -> None:
    with pytest.raises(BadData) as fault:
        from_toml(text, "valley.table.toml")
    assert (fault.value.code, fault.value.file, fault.value.line, fault.value.key) == (
        code,
        "valley.table.toml",
        line,
        key,
    )
