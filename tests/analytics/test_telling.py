"""What came of an order, in the order in which people tell it."""

from dataclasses import replace

import pytest

from heart_africa.analytics.outcomes import told
from heart_africa.core.dice import Dice
from heart_africa.rules.battle import Battle, Where
from heart_africa.rules.book import book
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.referee import shooting
from tests.referee.builders import battle, unit

BOOK = book()
HIDDEN = replace(unit("Ansar", "red", "askaris", 2), where=Where.AMBUSH, lies_in="tall_grass")
HUNTERS = unit("Cazadores", "blue", "white_men", 2)
FIELD = battle(HIDDEN, HUNTERS, step=Step.SHOOTING)


def sentences(now: Battle, fire: Fire, *faces: int, lang: str = "en") -> tuple[str, ...]:
    return told(lang, now, shooting.FEATURE.decide(BOOK, now, fire, Dice(faces)))


@pytest.mark.parametrize(
    ("lang", "cause"),
    [
        ("en", "its figures are placed on the table: one of its figures shoots."),
        ("es", "sus figuras salen a la mesa: una de sus figuras dispara."),
    ],
)
def test_an_ambush_that_comes_to_light_is_told_with_its_cause(lang: str, cause: str) -> None:
    fire = Fire((Aim("Ansar 1", "Cazadores 1", 6),))
    assert sentences(FIELD, fire, 1, lang=lang)[0].endswith(cause)


def test_the_fallen_are_told_after_all_saves_and_before_the_spell() -> None:
    """Each needs 4 and a save on 4: the first White Man dies on a 1, the second on a 2."""
    fire = Fire((Aim("Ansar 1", "Cazadores 1", 6), Aim("Ansar 2", "Cazadores 2", 6)))

    said = sentences(FIELD, fire, 5, 5, 1, 2)

    saves, fallen, spell, unloaded = said[2:4], said[4], said[5], said[6]
    assert all("save" in each for each in saves)
    assert "Cazadores 1, Cazadores 2" in fallen
    assert "White Man" in spell
    assert "Ansar" in unloaded
    assert len(said) == 7
