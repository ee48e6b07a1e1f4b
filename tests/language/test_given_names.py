"""Names that the program gave are read in the reader's language, those of people as they are."""

import pytest

from heart_africa.language.narration import in_language, spellings


@pytest.mark.parametrize(
    ("es", "en"),
    [
        ("Brujo", "Witch Doctor"),
        ("Bagaje", "Baggage"),
        ("Lanceros (2)", "Spearmen (2)"),
        ("Lanceros 7", "Spearmen 7"),
        ("Lanceros (2) 7", "Spearmen (2) 7"),
        ("Líder de Uganda", "Leader of Uganda"),
        ("Ayudante de Stanley 1", "Attendant of Stanley 1"),
        ("Portador de Líder de Uganda", "Gun bearer of Leader of Uganda"),
        ("Abanderado de Columna de Ecuatoria", "Standard Bearer of Columna de Ecuatoria"),
    ],
)
def test_a_name_that_the_program_gave_is_read_in_either_language(es: str, en: str) -> None:
    assert (in_language("en", es), in_language("es", en)) == (en, es)
    assert (in_language("es", es), in_language("en", en)) == (es, en)
    assert set(spellings(es)) == {es, en} == set(spellings(en))


@pytest.mark.parametrize(
    "name", ["Lions", "Lions (2)", "Lions 3", "Los Guerreros", "Warriors of Rubaga", "", "red"]
)
def test_what_people_thought_up_stays_as_it_is(name: str) -> None:
    assert [in_language(lang, name) for lang in ("es", "en")] == [name, name]
