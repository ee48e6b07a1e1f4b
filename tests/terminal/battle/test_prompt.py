"""The prompt of a terminal: what a line may become, keys, history, the way back."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from heart_africa.terminal.battle.game import GAME
from heart_africa.terminal.battle.session import BattleSession
from heart_africa.terminal.game.dice import EndOfInput, Rich, Source, _completer
from heart_africa.terminal.game.library import taken
from heart_africa.terminal.screen import Screen

# --- what a line may become ---


@pytest.fixture
def session(shooting: str) -> Iterator[BattleSession]:
    screen = Screen("en")
    with taken(GAME, screen, shooting) as writer:
        yield GAME.sits(screen, writer, Source(screen))


def words(session: BattleSession, text: str) -> list[str]:
    return [word for word, _, _ in GAME.completion(session).suggest(text)]


def test_the_orders_of_the_moment_are_offered_first(session: BattleSession) -> None:
    assert words(session, "")[:3] == ["shoot", "set fire", "end"]  # no roof is there for fire arrows


def test_a_verb_is_completed_from_its_beginning(session: BattleSession) -> None:
    assert "concede" in words(session, "con")
    assert set(words(session, "undo")) == {"undo"}


def test_units_are_offered_by_code_and_name_where_one_is_wanted(session: BattleSession) -> None:
    assert {"R3", "B3"} <= set(words(session, "shoot "))
    assert words(session, "shoot Gua")[:2] == ["R2", "B2"]


def test_options_are_offered_as_far_as_they_have_not_been_said(session: BattleSession) -> None:
    offered = words(session, "shoot R3 at B3 8 --cover --")

    assert "--shooters" in offered
    assert not {"--cover", "--range", "--at"} & set(offered)


def test_the_values_of_an_option_are_offered(session: BattleSession) -> None:
    assert "barricade" in words(session, "shoot R3 at B3 8 --behind ")


def test_what_cannot_be_read_offers_nothing(session: BattleSession) -> None:
    assert words(session, 'note "half a ') == []
    assert words(session, "nonsense R1 ") == []


# --- keys ---


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[Callable[[str], Rich]]:
    """A prompt at which these keys are pressed."""
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):

        def _asked(keys: str) -> Rich:
            pipe.send_text(keys)
            return Rich(
                lambda text: [("shoot", len(text), "at somebody")], tmp_path / "history", lambda: "hint"
            )

        yield _asked


def test_a_line_is_typed_and_remembered(asked: Callable[[str], Rich], tmp_path: Path) -> None:
    assert asked("  end \r").order("›") == "end"
    assert "end" in (tmp_path / "history").read_text()


def test_what_is_offered_replaces_what_was_typed_of_it() -> None:
    offered = _completer(lambda text: [("shoot", len(text), "at somebody")])

    (word,) = offered.get_completions(Document("sho"), CompleteEvent())

    assert (word.text, word.start_position, word.display_meta_text) == ("shoot", -3, "at somebody")


def test_an_order_that_failed_is_there_to_be_mended(asked: Callable[[str], Rich]) -> None:
    assert asked("ot\r").order("›", "sho") == "shoot"


@pytest.mark.parametrize("key", ["\x1b", "\x03"], ids=["Esc", "Ctrl-C"])
def test_a_key_goes_back(asked: Callable[[str], Rich], key: str) -> None:
    prompt = asked(f"5 3{key}")

    assert prompt.answer("2 dice ›", empty="t") is None


def test_an_empty_answer_means_what_the_question_says(asked: Callable[[str], Rich]) -> None:
    assert asked("\r").answer("2 dice ›", empty="t") == "t"
    assert asked("\r").answer("why ›") is None


def test_the_end_of_the_input_leaves(asked: Callable[[str], Rich]) -> None:
    with pytest.raises(EndOfInput):
        asked("\x04").order("›")
