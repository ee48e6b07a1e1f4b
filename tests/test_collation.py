"""Names in the order of the alphabet, as players of either language look for them."""

import pytest

from heart_africa.core.text import alphabetical


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(["Abanderado", "Árabes", "arqueros", "Zanzíbar"], id="accents and capitals"),
        pytest.param(["Nubios", "Ñandú", "Omani"], id="ñ after every n, before o"),
        pytest.param(["cana", "canz", "caña"], id="ñ after nz"),
        pytest.param(["Zulú 2", "Zulú 9", "Zulú 10"], id="numbers as numbers"),
        pytest.param(["si", "sí"], id="an accent settles what is alike"),
    ],
)
def test_names_stand_where_a_dictionary_has_them(names: list[str]) -> None:
    mixed = [*names[1::2], *names[::2]]
    assert sorted(mixed, key=alphabetical) == names


def test_the_same_letters_written_in_two_ways_stand_together() -> None:
    composed, in_parts = "Ávila", "A\u0301vila"
    assert alphabetical(composed)[0] == alphabetical(in_parts)[0]
