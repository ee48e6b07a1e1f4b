"""A wall is shot at under the name that people give it, which the battle does not know."""

import pytest

from heart_africa.language.reader import Reader
from heart_africa.language.writer import line
from heart_africa.rules.play.shooting.orders import Aim, Fire
from tests.language.battle.test_verbs import THE_BOOK, a_reader

WALL = Fire((Aim("Guardia 1", "south wall", 36, wall=True),))


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_wall_is_named_in_free_words(lang: str) -> None:
    reader: Reader = a_reader(lang)

    assert reader.command('aim {R1.1 "south wall" 36 wall}') == WALL
    assert reader.command(line(reader, WALL, THE_BOOK.codec.write_command)) == WALL


def test_a_wall_called_like_a_unit_stays_a_wall() -> None:
    shot = Fire((Aim("Guardia 1", "Hehe", 36, wall=True),))

    text = line(a_reader("en"), shot, THE_BOOK.codec.write_command)

    assert a_reader("en").command(text) == shot
