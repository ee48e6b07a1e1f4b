"""The chronicle: chapters, prose in the past, in both languages."""

import pytest

from heart_africa.analytics.campaign_chronicle import SILENT, Chapter, chronicle
from heart_africa.core.journal.records import Stamp
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.rules.campaign.attacks import Attack
from heart_africa.rules.campaign.colonials import Revolt
from heart_africa.rules.campaign.conclusion import Conclude
from heart_africa.rules.campaign.explorers import Explore, Hunt
from heart_africa.rules.campaign.forces import Leave, NameForce
from heart_africa.rules.campaign.keeper import EVENTS
from heart_africa.rules.campaign.promotions import Promote
from heart_africa.rules.campaign.state import Date
from heart_africa.rules.campaign.treasury import GiveHongos
from tests.campaign.club import Club, army
from tests.campaign.test_laws import played


def half_a_year() -> Club:
    club = Club(
        1885, Ana="native_kingdom", Luis="native_warlord", Leo="colonial_expedition", Speke="white_explorers"
    )
    club.do(NameForce("Ana"), 1, 3)
    club.turn(1, 6, 5, 1)
    club.do(Hunt("Speke"), 4)
    club.fight("Ana", "Luis", "attacker", face=1)
    club.fight("Leo", "Luis", "attacker", face=3)
    club.beat("Leo", "Luis")
    return club


def news(chapter: Chapter) -> list[str]:
    """What is told of a half year, but for orders out of turn by which the club comes to it."""
    return [paragraph.text for paragraph in chapter.paragraphs if not paragraph.note]


STORMED = (
    "Leo tomó al asalto las posiciones de Luis. "
    "Con esta, Leo llevaba 1 de las 2 victorias que hacían falta para someter a Luis."
)
CONQUERED = "Leo venció en campo abierto a Luis. Las tierras de Luis pasaron a ser un distrito de Leo."


def test_half_a_year_in_spanish() -> None:
    (chapter,) = chronicle("es", half_a_year().journal)

    assert (chapter.date, chapter.title) == (Date(1885, 1), "Primera mitad de 1885")
    assert news(chapter)[-5:] == [
        "Las fuerzas de Ana tomaron el nombre de Wa-simba.",
        "Speke desapareció en la espesura y volvió con marfil y pieles por valor de 1 hongo.",
        "La columna de Ana se abrió paso por la emboscada de Luis. Luis tuvo que entregar 1 hongo a Ana.",
        STORMED,
        CONQUERED,
    ]
    assert chapter.riches == "Hongos al acabar: Ana 6, Speke 6."


def test_and_in_english() -> None:
    (chapter,) = chronicle("en", half_a_year().journal)

    assert chapter.title == "First half of 1885"
    assert news(chapter)[-3] == (
        "Luis lay in ambush for Ana, whose column fought its way through. Luis had to hand over 1 hongo to Ana."
    )


def test_a_force_is_named_once_in_a_chapter() -> None:
    club = Club(Ana="native_kingdom", Luis="native_warlord")
    club.do(NameForce("Ana"), 1, 3)
    club.turn(6, 1)
    club.pass_all()
    club.turn(6, 1)
    club.beat("Ana", "Luis")
    club.beat("Ana", "Luis")

    last = chronicle("es", club.journal)[-1]
    assert [text.partition(".")[0] for text in news(last)] == [
        "Ana (Wa-simba) venció en campo abierto a Luis",
        "Ana venció en campo abierto a Luis",
    ]


def test_a_half_year_in_which_nobody_stirs_has_no_chapter() -> None:
    club = Club(Ana="native_kingdom", Luis="native_warlord")
    for _ in range(2):
        club.turn(6, 1)
        club.pass_all()
    club.turn(6, 1)
    club.beat("Ana", "Luis")

    assert [chapter.date for chapter in chronicle("es", club.journal)] == [Date(1860, 1), Date(1861, 1)]


def test_what_was_taken_back_is_not_told() -> None:
    club = Club(Ana="native_kingdom", Luis="native_warlord")
    told = chronicle("es", club.journal)
    club.do(GiveHongos("Ana", "Luis", 1))
    club.journal.append(club.journal.entry(club.journal.undo(), Stamp()))

    assert chronicle("es", club.journal) == told


def test_what_was_overruled_says_so() -> None:
    club = Club(1880, Ana="native_kingdom", Leo="white_explorers")
    club.do(GiveHongos("Ana", "Leo", 7), despite="una apuesta")

    last = chronicle("es", club.journal)[-1].paragraphs[-1]
    assert last.note == "Saltándose CAMP-11: una apuesta"


def test_what_was_overruled_is_told_even_where_it_is_no_news() -> None:
    club = Club(Ana="native_kingdom", Luis="native_warlord", Eva="pygmies")
    club.turn(1, 6, 1)
    club.do(Attack("Ana", "Eva"), despite="Luis va al baño")

    (last,) = [one for one in chronicle("es", club.journal)[-1].paragraphs if one.note]
    assert (last.text, last.note) == ("Ana ataca a Eva.", "Saltándose CTURN-11: Luis va al baño")


def test_another_army_and_its_new_name() -> None:
    club = Club(1885, Ana="pygmies", Speke="white_explorers")
    club.turn(1, 1)
    club.do(Explore("Speke", "Ana", 2))
    club.do(Promote("Speke", army("colonial_expedition", "belgian"), "Estado Libre"))

    assert chronicle("es", club.journal)[-1].paragraphs[-1].text == (
        "Speke entregó 3 hongos a sus nuevos señores. "
        "Speke pasó a mandar una expedición colonial belga, con el nombre de Estado Libre."
    )


def test_every_hongo_of_a_rebel_is_told() -> None:
    club = Club(1885, Leo="colonial_expedition", Ana="native_kingdom", Luis="pygmies")
    club.beat("Leo", "Ana")
    club.beat("Leo", "Ana")
    club.beat("Luis", "Leo")
    club.do(Revolt("Ana"))

    assert chronicle("es", club.journal)[-1].paragraphs[-1].text == (
        "La gente de Ana se alzó contra Leo. Se perdieron los 5 hongos que tenía Ana. "
        "Ana volvió a empezar con 2 hongos."
    )


def test_the_end() -> None:
    club = Club(Ana="native_kingdom", Luis="native_warlord")
    club.do(Leave("Ana"))
    club.do(Conclude("Se acabó el verano."))

    texts = [paragraph.text for paragraph in chronicle("es", club.journal)[-1].paragraphs]
    assert texts[-2:] == [
        "Ana dejó la campaña. Se perdieron los 5 hongos que tenía Ana.",
        "Aquí terminó la campaña: Se acabó el verano.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_is_told_or_silent(lang: str) -> None:
    for event in EVENTS:
        kind = next(field.default for field in event.__dataclass_fields__.values() if field.name == "kind")

        assert has(lang, f"chronicle-{kind}") is (kind not in SILENT)


@pytest.mark.parametrize("seed", range(6))
def test_whole_random_campaigns_are_told(seed: int) -> None:
    journal = played(seed, 400, 1886)
    spanish, english = (chronicle(lang, journal) for lang in LANGUAGES)

    assert [chapter.date for chapter in spanish] == [chapter.date for chapter in english]
    assert [len(chapter.paragraphs) for chapter in spanish] == [
        len(chapter.paragraphs) for chapter in english
    ]
