"""A printed value is asked for in questions, of which each can be answered out of what is shown."""

import json

import pytest

from heart_africa.companions.asking import Question
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.stated import StateComponent
from heart_africa.companions.zulus.components import PARAMETERS
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.messages import GAP, LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.language.zulus import TONGUE
from heart_africa.language.zulus_cards import ability_effects
from tests.companions.zulus.table import GAME, Table

ABILITIES = ComponentNeeded("card-9", "abilities")
BRINGS_BACK = [
    ("yes",),
    ("discard",),
    ("action", "draw"),
    ("day",),
    ("recover",),
    ("2",),
    ("hand",),
    ("hero",),
]
"""An ability out of the closed vocabulary, question by question: two Heroes from the discard pile to the hand."""


def test_an_ability_is_said_question_by_question() -> None:
    asked = []
    for count in range(len(BRINGS_BACK) + 2):
        found = GAME.question(ABILITIES, [*BRINGS_BACK, ("no",), ("no",)][:count])
        assert isinstance(found, Question)
        asked.append(found.field)
    said = GAME.question(ABILITIES, [*BRINGS_BACK, ("no",), ("no",)])

    assert asked == [
        "any-abilities", "cost", "timing", "requires", "verb", "amount", "to", "who",
        "another-effects", "another-abilities",
    ]  # fmt: skip
    assert json.loads(str(said)) == [
        {
            "cost": "discard",
            "timing": ["action", "draw"],
            "requires": ["day"],
            "effects": [{"verb": "recover", "amount": 2, "who": ["hero"]}],
        }
    ]
    table = Table().do(StateComponent("card-9", "abilities", str(said)))
    ability = (table.state.card(9).abilities or ())[-1]
    assert ability_effects("en", ability) == "2 Hero cards come from the discard pile to your hand"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("fase de Acción, fase de Héroe", ("action", "hero")), ("2 4", ("action", "hero")), ("[2,4]", ("action", "hero")),
     ("fase de accion", ("action",)), ("-", ()), ("siempre", ("siempre",))],
)  # fmt: skip
def test_words_are_chosen_by_their_numbers_or_as_they_are_shown(typed: str, meant: tuple[str, ...]) -> None:
    asked = GAME.question(ABILITIES, [("yes",), ("return",)])

    assert isinstance(asked, Question)
    assert TONGUE.chosen("es", asked, typed) == meant


def test_a_value_that_was_said_is_told_in_words() -> None:
    said = [("yes",), ("return",), ("action",), (), ("extinguish",), ("no",), ("no",)]
    table = Table().do(StateComponent("card-9", "abilities", str(GAME.question(ABILITIES, said))))

    told = TONGUE.sentences("es", table.state, [EventRecord("", each) for each in table.facts])

    assert told[-1].endswith("Devuelve esta carta a tu mano (fase de Acción): se apaga un fuego.")


def test_what_works_by_itself_has_no_time_and_other_verbs() -> None:
    available = GAME.question(ABILITIES, [("yes",), ("while-available",), ()])
    in_play = GAME.question(ABILITIES, [("yes",), ("while-in-play",), ()])
    others = GAME.question(ABILITIES, [("yes",), ("return",), ("hero",), ()])

    assert isinstance(available, Question)
    assert isinstance(in_play, Question)
    assert isinstance(others, Question)
    assert available.words == ("defend", "cancel-event", "hand-limit-off")
    assert in_play.words == ("cancel-event", "counts-as")
    assert {*available.words, *in_play.words, *others.words} == {*PARAMETERS}
    assert not {*available.words, *in_play.words} & {*others.words}


@pytest.mark.parametrize(("lang", "medal", "rank"), [
    ("en", "No medal", "None that a rule asks for"), ("es", "Sin condecoración", "Ninguno que pida una regla"),
])  # fmt: skip
def test_that_a_card_has_no_medal_or_rank_is_said_in_words(lang: str, medal: str, rank: str) -> None:
    assert (TONGUE.word(lang, "medal", "none"), TONGUE.word(lang, "rank", "")) == (medal, rank)


def test_a_card_without_any_and_plain_values_take_one_answer() -> None:
    assert GAME.question(ABILITIES, [("no",)]) == "[]"
    assert GAME.question(ComponentNeeded("card-9", "rank"), [("",)]) == '""'
    assert GAME.question(ComponentNeeded("card-9", "card_class"), [("hero",)]) == "hero"
    assert GAME.question(ComponentNeeded("card-9", "white_box"), [("no",)]) == "false"
    assert GAME.question(ComponentNeeded("card-9", "volley.close"), [("4",)]) == "4"
    assert GAME.question(ComponentNeeded("card-6", "numbers"), [("5", "6")]) == "[5,6]"
    assert GAME.question(ComponentNeeded("box", "generic_hits"), [("1",)]) == "1"


@pytest.mark.parametrize("answers", [[("maybe",)], [("yes",), ("burn",)], [("yes", "no")], [("yes",), ()]])
def test_an_answer_that_was_not_offered_is_refused(answers: list[tuple[str, ...]]) -> None:
    with pytest.raises(BadData):
        GAME.question(ABILITIES, answers)


SETS_A_DIE = [("yes",), ("return",), ("volley",), (), ("set-die",)]


@pytest.mark.parametrize(
    ("needed", "before", "answer", "side", "bound"),
    [
        (ABILITIES, SETS_A_DIE, ("7",), "most", "6"),
        (ABILITIES, SETS_A_DIE, ("0",), "least", "1"),
        (ABILITIES, [("yes",), ("return",), ("action",), (), ("extra-action",)], ("100",), "most", "99"),
        (ComponentNeeded("card-6", "numbers"), [], ("5", "7"), "most", "6"),
        (ComponentNeeded("card-9", "stays"), [], ("0", "1"), "least", "1"),
        (ComponentNeeded("card-9", "volley.close"), [], ("100",), "most", "99"),
    ],
)
def test_a_number_that_no_die_and_no_print_can_show_is_refused(
    needed: ComponentNeeded, before: list[tuple[str, ...]], answer: tuple[str, ...], side: str, bound: str
) -> None:
    with pytest.raises(BadData) as refused:
        GAME.question(needed, [*before, answer])
    assert refused.value.code == "out-of-range"
    assert (refused.value.about["side"], refused.value.about["bound"]) == (side, bound)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_every_word_is_worded(lang: str) -> None:
    """All verbs with what each of them asks, in both languages."""
    for cost, start in (
        ("return", [("yes",), ("return",), ("hero",), ()]),
        ("while-available", [("yes",), ("while-available",), ()]),
    ):
        verbs = GAME.question(ABILITIES, start)
        assert isinstance(verbs, Question), cost
        for verb in verbs.words:
            answers = [*start, (verb,)]
            while isinstance(found := GAME.question(ABILITIES, answers), Question):
                if found.field.startswith("any") or found.field.startswith("another-ab"):
                    break
                words = [
                    TONGUE.question(lang, found.field),
                    *(TONGUE.word(lang, found.field, each) for each in found.words),
                ]
                assert not [each for each in words if GAP in each or each.startswith("zulus-")]
                no = ("no",) if "no" in found.words else (found.words or ("1",))[:1]
                answers.append(no)
