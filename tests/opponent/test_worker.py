"""A player in a process of its own: the same decision, how far it is, what goes over the pipes."""

import subprocess
import sys
from io import BytesIO

import pytest

from heart_africa.core.problems import BadData
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.heads import Situation
from heart_africa.opponent.levels import head
from heart_africa.opponent.match import Match
from heart_africa.opponent.planner import Planner
from heart_africa.opponent.worker import (
    COMMAND,
    Asked,
    Decided,
    Failed,
    Messages,
    Progress,
    decided,
    message,
    serve,
    unpacked,
)
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.referee import referee
from tests.opponent.tables import match_of, situation, sketched
from tests.referee.referred import BOOK

OURS, THEIRS = unit("Lanzas", "red", "spearmen", 8), unit("Arqueros", "blue", "archers", 6)


def table() -> tuple[Match, Situation]:
    """Spearmen before archers."""
    match = match_of(stage(OURS, THEIRS), sketched({OURS: (36, 12), THEIRS: (36, 34)}))
    return match, situation(match, "red")


def asked(match: Match, level: str, seed: str) -> Asked:
    """A decision of red's."""
    return Asked(head(level), Chance(seed), "red", match.battle, match.sketch, (), ())


@pytest.mark.parametrize("level", ["planner", "steady", "random"])
def test_what_went_over_a_pipe_is_decided_as_here_and_goes_on_with_the_same_dice(level: str) -> None:
    match, now = table()
    here, chance = head(level), Chance("7")
    found = [here(now, chance) for _ in range(2)]
    wanted, answers = asked(match, level, "7"), []
    for _ in range(2):
        (body,) = Messages().fed(message(wanted))
        read = unpacked(body)
        assert isinstance(read, Asked)
        (back,) = Messages().fed(message(decided(read, lambda _: None)))
        answer = unpacked(back)
        assert isinstance(answer, Decided)
        answers.append(answer.choice)
        wanted = Asked(answer.head, answer.chance, "red", match.battle, match.sketch, (), ())
    assert answers == found


def test_a_planner_tells_after_each_turn_that_it_has_played_on_how_many_there_may_be() -> None:
    match, _ = table()
    told: list[Progress] = []
    found = decided(asked(match, "planner", "7"), told.append)
    assert isinstance(found.head, Planner)
    assert found.head.tell is None  # it goes back over the pipe
    parts = {each.parts for each in told}
    assert len(parts) == 1
    assert [each.done for each in told] == [*range(1, len(told) + 1)]
    assert 1 < len(told) <= parts.pop()


def test_a_book_goes_over_as_the_rulings_by_which_it_is_read() -> None:
    rule, option = next(
        (id_, each)
        for id_, ruling in BOOK.rulings.book.rulings.items()
        for each in ruling.allowed
        if each != ruling.default
    )
    read = referee(BOOK, BOOK.rulings.with_(rule, option)).book
    body = message(read)
    assert len(body) < 200
    back = unpacked(Messages().fed(body)[0])
    assert back is unpacked(Messages().fed(message(read))[0])
    assert back.rulings.of(rule) == option  # type: ignore[attr-defined]  # it is a book


def test_messages_are_whole_however_their_bytes_come() -> None:
    sent = b"".join(message(Progress(done, 3)) for done in (1, 2, 3))
    read, found = Messages(), []
    for place in range(0, len(sent), 7):
        found += [unpacked(body) for body in read.fed(sent[place : place + 7])]
    assert found == [Progress(1, 3), Progress(2, 3), Progress(3, 3)]


def test_a_fault_is_told_with_its_place_and_the_next_question_is_answered() -> None:
    match, _ = table()
    wrong = Asked(head("steady"), Chance("1"), "red", match.battle, match.sketch, (), (("NOWHERE-99", "x"),))
    out = BytesIO()
    serve(BytesIO(message(wrong) + message(asked(match, "steady", "1"))), out)
    first, second = (unpacked(body) for body in Messages().fed(out.getvalue()))
    assert isinstance(first, Failed)
    assert isinstance(first.fault, BadData)
    assert "NOWHERE-99" in str(first.fault)
    assert isinstance(second, Decided)
    assert second.choice is not None


def test_the_process_answers_over_its_pipes_and_ends_with_its_input() -> None:
    match, now = table()
    sent = message(asked(match, "steady", "1"))
    done = subprocess.run([sys.executable, *COMMAND], input=sent, capture_output=True, timeout=60, check=True)
    (answer,) = (unpacked(body) for body in Messages().fed(done.stdout))
    assert isinstance(answer, Decided)
    assert answer.choice == head("steady")(now, Chance("1"))
    assert not done.stderr
