"""Lines as orders and orders as lines."""

from dataclasses import asdict
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import FigureName, UnitName
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.language.battle.words import Names
from heart_africa.language.lines import Line, bare, cut, is_comment, pieces, quoted
from heart_africa.language.reader import Reader
from heart_africa.language.writer import line
from heart_africa.rules.battle import SideId
from tests.language.battle.toys import Ground, March, Pass, Step, Volley, a_battle, a_reader

# --- the parts of a line ---


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("end", Line(("end",))),
        ("shoot R2 at B1 = 5 3 6", Line(("shoot", "R2", "at", "B1"), "5 3 6")),
        ("shoot R2 =53 6", Line(("shoot", "R2"), "53 6")),
        ("shoot R2 =", Line(("shoot", "R2"), "")),
        ("move R1 ! the light fails = 1", Line(("move", "R1"), None, "the light fails = 1")),
        ("move R1 = 4 ! it was late", Line(("move", "R1"), "4", "it was late")),
        ('charge "1ª compañía" R1.1, R1.2', Line(("charge", '"1ª compañía"', "R1.1,R1.2"))),
        ("walk {R1.1 5.5 cover},{R1.2 6}", Line(("walk", "{R1.1 5.5 cover},{R1.2 6}"))),
        ('say "what! = no"', Line(("say", '"what! = no"'))),
        ("note 'the old camp' R1", Line(("note", "'the old camp'", "R1"))),
        ("note 'it isn't = so' = 4", Line(("note", "'it isn't = so'"), "4")),
        ("note don't or the boys' = 4", Line(("note", "don't", "or", "the", "boys'"), "4")),
        ("note 'twas late", Line(("note", "'twas", "late"))),
        ("   ", Line()),
    ],
)
def test_a_line_is_cut_into_words_dice_and_the_umpires_reason(text: str, parts: Line) -> None:
    assert cut(text) == parts


@pytest.mark.parametrize("text", ['say "it', "say «it", "walk {R1.1 5"])
def test_what_is_left_open_is_told(text: str) -> None:
    with pytest.raises(BadData, match="line-left-open"):
        cut(text)


@pytest.mark.parametrize(("text", "comment"), [("", True), ("  # turn 2", True), ("end # so", False)])
def test_lines_beginning_with_a_hash_say_nothing(text: str, comment: bool) -> None:
    assert is_comment(text) is comment


def test_values_are_cut_outside_quotes_and_braces_only() -> None:
    assert pieces('a,"b,c",{d,e f},', ",") == ["a", '"b,c"', "{d,e f}", ""]


@pytest.mark.parametrize(
    ("word", "text"),
    [("'the camp'", "the camp"), ("N'Gola", "N'Gola"), ("'isn't'", "isn't"), ("'", "'"), ("5''", "5''")],
)
def test_an_apostrophe_holds_words_together_only_about_them(word: str, text: str) -> None:
    assert bare(word) == text


@given(st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1))
def test_a_quoted_text_is_one_word_and_reads_as_it_was(text: str) -> None:
    try:
        word = quoted(text)
    except ValueError:
        assert {*'"«“'} & {*text}
        return

    assert cut(f"say {word}").words == ("say", word)
    assert bare(word) == text


# --- reading ---


VOLLEY = Volley("Guardia", "Hehe", 10.0)


@pytest.mark.parametrize(
    "text",
    [
        "volley R1 B1 10",
        "volley R1 target B1 inches 10",
        "volley Guardia --target Hehe --inches 10.0",
        "VOLLEY guardia hehe 10″",
        "vol R1 A1 10,0",
        "volley inches=10 target=hehe unit=guar",
        "volley R1 B1 10 no-dark",
        "volley R1 B1 --inches=10 visible",
    ],
)
def test_an_order_may_be_said_in_many_ways(text: str) -> None:
    assert a_reader().command(text) == VOLLEY


def test_figures_are_meant_by_range_by_list_by_unit_or_by_number() -> None:
    def figures(said: str) -> tuple[str, ...]:
        order: Any = a_reader().command(f"volley R1 B1 10 --figures {said}")
        return tuple(order.figures)

    assert figures("R1.2-4") == ("Guardia 2", "Guardia 3", "Guardia 4")
    assert figures("R1.2, guardia-5") == ("Guardia 2", "Guardia 5")
    assert figures("2") == ("Guardia 1", "Guardia 2")
    assert figures("guardia.1") == ("Guardia 1",)
    assert figures("B2") == ("Guerreros 1", "Guerreros 2")
    assert figures('"1ª compañía".3,"Tippu Tip"') == ("1ª compañía 3", "Tippu Tip")


def test_options_of_every_shape_are_read() -> None:
    read = a_reader("es").command

    assert read("volley R1 B1 9 behind tall-grass no-visible dark") == Volley(
        "Guardia", "Hehe", 9, behind=Ground.TALL_GRASS, visible=False, dark=True
    )
    march = read('march-on {R1.1 5.5 cover},{tippu 6} spent R1=3,B2=1 gap {B1.2 2} how fast note "al alba"')
    assert march == March(
        (Step("Guardia 1", 5.5, cover=True), Step("Tippu Tip", 6)),
        {"R1": 3, "B2": 1},
        Step("Hehe 2", 2),
        "fast",
        "al alba",
    )
    paired: Any = read("march-on {R1.1 1} units R1=6.5,B2")
    assert paired.units == (("Guardia", 6.5), ("Guerreros", None))
    assert read("pass azul") == Pass("blue")
    assert read("pass Mkwawa") == Pass("blue")
    assert read("pass") == Pass()


@pytest.mark.parametrize(
    ("text", "code", "about"),
    [
        ("voley R1", "no-such-verb", {"nearest": "volley"}),
        ("volley R1 B1", "order-lacks", {"found": "inches"}),
        ("volley Guarda B1 10", "not-in-the-battle", {"nearest": "Guardia"}),
        ("volley Gu B1 10", "names-several", {"allowed": "Guardia, Guerreros"}),
        ("volley R1 B1 ten", "not-inches", {"found": "ten"}),
        ("volley R1 B1 10 --figures R1.9", "no-such-number", {"most": 8}),
        ("volley R1 B1 10 --figures 9", "out-of-range", {"bound": 8}),
        ("volley R1 B1 10 behind fense", "not-one-of", {"nearest": "fence"}),
        ("volley R1 B1 10 behind tall-gras", "not-one-of", {"nearest": "tall-grass"}),
        ("volley R1 B1 10 --daark", "no-such-option", {"nearest": "dark"}),
        ("volley R1 B1 10 B2", "no-such-option", {}),
        ("volley R1 B1 10 inches 9", "said-twice", {}),
        ("volley R1 B1 10 behind", "option-needs-value", {}),
        ("march-on {R1.1 x}", "not-inches", {}),
        ("pass green", "not-one-of", {}),
        ("no R1", "no-such-verb", {"nearest": ""}),
        ("", "no-such-verb", {}),
    ],
)
def test_a_line_that_makes_no_sense_is_told_how_to_mend_it(
    text: str, code: str, about: dict[str, Any]
) -> None:
    with pytest.raises(BadData) as fault:
        a_reader().command(text)

    assert fault.value.code == code
    assert about.items() <= fault.value.about.items()


@pytest.mark.parametrize("behind", ["tall-grass", "tall grass", "hierba alta", "Hierba-Alta", '"tall grass"'])
def test_a_value_of_two_words_needs_no_hyphen(behind: str) -> None:
    said: Any = a_reader().command(f"volley R1 B1 9 behind {behind} no-visible")

    assert (said.behind, said.visible) == (Ground.TALL_GRASS, False)


@pytest.mark.parametrize(("lang", "allowed"), [("en", "fence, tall-grass"), ("es", "cercado, hierba-alta")])
def test_the_values_that_there_are_are_told_in_the_language_of_who_asks(lang: str, allowed: str) -> None:
    with pytest.raises(BadData) as fault:
        a_reader(lang).command("volley R1 B1 9 behind water")

    assert fault.value.about["allowed"] == allowed


@dataclass(frozen=True, slots=True)
class Charge:
    unit: UnitName
    engages: tuple[tuple[FigureName, FigureName], ...] = ()
    kind: Literal["charge"] = "charge"


def charging(said: str) -> list[tuple[int, int]]:
    """Who of the Guardia (or the company) charges which of the others, by their numbers."""
    order: Any = Reader("en", (Charge,), Names(a_battle())).command(f"charge R1 engages {said}")
    found = order.engages
    return [(int(one[-1]), int(other[-1])) for one, other in found]


@pytest.mark.parametrize(
    ("said", "pairs"),
    [
        ("R1.3-4=B1.2-3", [(3, 2), (4, 3)]),
        ("R1.3-5=B1.2", [(3, 2), (4, 2), (5, 2)]),
        ("R1=B1", [(1, 1), (2, 2), (3, 3)]),
        ("B2=R1.4-5", [(1, 4), (2, 5)]),
        ("R1.3-4=B1", [(3, 1), (4, 2)]),
        ("R1.8=B1.1,R1.2-3=B2", [(8, 1), (2, 1), (3, 2)]),
        ('R1.1="Hehe".3', [(1, 3)]),
    ],
)
def test_figures_engage_one_another_in_their_order(said: str, pairs: list[tuple[int, int]]) -> None:
    assert charging(said) == pairs


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("R1.1-3=B1.1-2", "pairs-uneven"),
        ("R1.1=B1.1-2", "pairs-uneven"),
        ("R1.1-4=B1", "pairs-uneven"),
        ("R1.1-2", "not-a-pair"),
        ("R1.1=B1.9", "no-such-number"),
    ],
)
def test_who_has_nobody_to_engage_is_told(said: str, code: str) -> None:
    with pytest.raises(BadData, match=code):
        charging(said)


# --- whose own ---


@pytest.mark.parametrize(
    ("mine", "word", "found"),
    [
        ("red", "g", "Guardia"),
        ("blue", "g", "Guerreros"),
        ("blue", "gua", "Guardia"),
        ("blue", "Guardia", "Guardia"),
        ("blue", "R1", "Guardia"),
    ],
)
def test_a_name_cut_short_means_ones_own_first(mine: SideId, word: str, found: str) -> None:
    own = Names(a_battle(), lambda: mine)

    order: Any = a_reader(own=own).command(f"volley {word} B1 10")

    assert order.unit == found
    with pytest.raises(BadData, match="names-several"):
        a_reader(own=own).command("volley R1 g 10")


# --- writing ---


def write(command: Any, lang: str = "en") -> str:  # noqa: ANN401  # any command
    return line(a_reader(lang), command, asdict)


def test_an_order_is_written_short() -> None:
    command = Volley(
        "1ª compañía", "Hehe", 10.5, ("1ª compañía 1", "1ª compañía 2"), dark=True, visible=False
    )

    assert write(command) == "volley R2 target B1 --inches 10.5 --figures R2.1-2 --no-visible --dark"
    assert write(command, "es") == "volley R2 blanco A1 --pulgadas 10.5 --figuras R2.1-2 --no-visible --dark"


def test_what_no_line_can_say_stands_as_plain_data() -> None:
    assert write(March((Step("Guardia 1", 1),), note='"«“')).startswith("{")


units = st.sampled_from(list(a_battle().units))
figures = st.sampled_from(list(a_battle().company))
inches = st.integers(0, 400).map(lambda quarters: quarters / 4)
steps = st.builds(Step, figures, inches, st.booleans())
volleys = st.builds(
    Volley,
    units,
    units,
    inches,
    st.lists(figures, unique=True, max_size=6).map(tuple),
    st.sampled_from(Ground),
    st.booleans(),
    st.booleans(),
)
texts = st.text(st.characters(exclude_categories=["C"]), max_size=30).map(str.strip)
marches = st.builds(
    March,
    st.lists(steps, max_size=3).map(tuple),
    st.dictionaries(units, st.integers(0, 9), max_size=2),
    st.none() | steps,
    st.sampled_from(["fast", "slow"]),
    texts,
    st.lists(st.tuples(units, st.none() | inches), max_size=2).map(tuple),
)
sides = st.builds(Pass, st.sampled_from(["", "red", "blue"]))


@given(st.one_of(volleys, marches, sides), st.sampled_from(["es", "en"]), st.sampled_from(["es", "en"]))
def test_every_order_reads_back_as_it_was_in_either_language(command: Command, mine: str, yours: str) -> None:
    text = line(a_reader(mine), command, asdict)

    assert text.startswith("{") or a_reader(yours).command(text) == command
