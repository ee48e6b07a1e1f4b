"""The positions worked out by hand from the book: the free table finds in each what the book says."""

from typing import Any

import pytest

from tests.golden.positions.asking import answer
from tests.golden.positions.reading import FOLDER, Position, positions

ALL = positions()
HUNDREDTH = 0.0101


def marked(position: Position) -> Any:  # noqa: ANN401  # pytest keeps the type to itself
    return pytest.param(position, id=position.name, marks=pytest.mark.rule(*position.rules))


def alike(found: Any, expected: Any) -> bool:  # noqa: ANN401  # plain values of any kind
    """Whether plain values are the same, inches to the hundredth."""
    if isinstance(expected, dict):
        same = isinstance(found, dict) and found.keys() == expected.keys()
        return same and all(alike(found[key], value) for key, value in expected.items())
    if isinstance(expected, list):
        same = isinstance(found, (list, tuple)) and len(found) == len(expected)
        return same and all(alike(*pair) for pair in zip(found, expected, strict=True))
    if isinstance(expected, bool) or not isinstance(expected, (int, float)):
        return bool(found == expected)
    return isinstance(found, (int, float)) and abs(found - expected) < HUNDREDTH


@pytest.mark.parametrize("position", [marked(each) for each in ALL])
def test_the_table_finds_what_the_book_says(position: Position) -> None:
    for number, ask in enumerate(position.asks, 1):
        for key, umpire in (("expect", None), ("if_yes", True), ("if_no", False)):
            expected = ask.get(key, {})
            found = answer(position, ask, umpire=umpire).facts if expected else {}
            wrong = {
                name: (found.get(name), value)
                for name, value in expected.items()
                if not alike(found.get(name), value)
            }
            assert not wrong, f"{position.name}, {number}. {ask['ask']} {key}: (found, worked out) {wrong}"


def test_every_position_asks_and_expects() -> None:
    assert len(ALL) >= 50
    for position in ALL:
        assert set(position.title) == {"es", "en"}
        assert position.asks
        assert all(ask.get("expect") for ask in position.asks)


def test_every_position_has_its_picture() -> None:
    pictures = {file.stem: file.stat().st_size for file in (FOLDER / "pictures").glob("*.png")}

    assert set(pictures) == {position.name for position in ALL}
    assert max(pictures.values()) <= 25 * 1024
