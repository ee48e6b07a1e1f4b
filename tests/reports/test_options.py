"""How a paper is wanted is described once; every size can be printed, every option is worded for both doors."""

from dataclasses import fields

import pytest

from heart_africa.core.messages import LANGUAGES, has
from heart_africa.terminal.options import Asking
from reports.options import TAKEN, VALUES, PaperOptions, taken
from reports.pdf.pages import PAPERS


def test_every_size_that_may_be_wanted_is_a_paper() -> None:
    assert VALUES["size"] == tuple(PAPERS)


def test_a_paper_takes_language_and_size_and_what_makes_a_difference_to_it() -> None:
    assert taken("counters") == ("lang", "size")
    assert taken("opponent") == ("lang", "size", "player", "traits", "centimetres")
    assert taken("reference", "counters") == ("lang", "size", "centimetres")


def test_only_what_is_an_option_is_taken() -> None:
    known = {each.name for each in fields(PaperOptions)}
    assert {option for options in TAKEN.values() for option in options} <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_helped_with_at_the_terminal(lang: str) -> None:
    asked = [each.annotation.__metadata__[0] for each in Asking(*TAKEN).parameters()]
    assert [each.default for each in asked] == ["--paper", "--player", "--traits", "--centimetres"]
    assert all(has(lang, each.help) for each in asked)
