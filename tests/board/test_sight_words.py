"""Every reason and every close call of sight is worded, in both languages, with the facts that it has."""

import ast
import re
from pathlib import Path

import pytest

from heart_africa import board as room
from heart_africa.board.shots.aims import aim
from heart_africa.board.shots.targets import why_not
from heart_africa.core.messages import LANGUAGES, has, say
from heart_africa.rules.book.terrain import PieceId as Piece
from tests.board.seeing import BLUE, HALF, RED, duel, piece, square

SOURCES = tuple(Path(room.__path__[0]).rglob("*.py"))
CALLS = ("friend", "bearer", "attendant", "splash")  # put together where they are measured


def codes() -> set[str]:
    """All message ids of this area that the modules name."""
    found = {f"table_sight-close-{call}" for call in CALLS}
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
        found |= {t for t in texts if isinstance(t, str) and re.fullmatch(r"table_sight-[a-z-]*[a-z]", t)}
    return found - {"table_sight-close"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_worded(language: str) -> None:
    assert len(codes()) > 35
    assert [code for code in sorted(codes()) if not has(language, code)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_keeps_a_figure_from_shooting_is_told_in_order(language: str) -> None:
    jungle = piece(Piece.JUNGLE, square(5, 14, 15, 18))
    scene = duel((10, 10, 90), (10, 60, 180), jungle, more={"Lanzas 2": (10, 30)})
    reasons = why_not(scene, RED, BLUE)

    assert [line.rule for line in reasons][:4] == ["CHAR-02", "VIS-04", "VIS-05", "TERR-18"]
    assert all(say(language, line.what, line.about) for line in reasons)
    assert why_not(duel(), RED, BLUE) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_close_calls_are_asked_with_their_names(language: str) -> None:
    scene = duel((10, 10, 45.1), (10, 20, 180), more={"Lanzas 2": (10 + HALF, 15), "Lanzas 3": (11.8, 20)})
    asked = {call.what: say(language, call.what, call.about) for call in aim(scene, RED, BLUE).close}

    assert {"table_sight-close-arc", "table_sight-close-base", "table_sight-close-friend"} <= asked.keys()
    assert "Lanzas 2" in asked["table_sight-close-base"]
