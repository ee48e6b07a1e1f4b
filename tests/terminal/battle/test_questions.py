"""Who is asked at the prompts, and what is an answer: a person, in words that are no order."""

import io
from collections.abc import Iterator

import pytest

from armylists.catalogue import built_in
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.language.battle.reader import reader as of_battle
from heart_africa.language.campaign.reader import reader as of_campaign
from heart_africa.language.lines import plain
from heart_africa.language.order_fields import command_of, commands
from heart_africa.rules.book.play import Step
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.referee.turn import EndStep
from heart_africa.terminal.battle.game import GAME
from heart_africa.terminal.battle.session import BattleSession
from heart_africa.terminal.campaign.game import GAME as CAMPAIGN
from heart_africa.terminal.game.dice import Dealer, Source
from heart_africa.terminal.game.library import taken
from heart_africa.terminal.game.orders import look_at_reason, overruled
from heart_africa.terminal.screen import Screen
from tests.referee.referred import REFEREE
from tests.terminal.conftest import Run

TOO_FAR = "shoot R3 at B3 90 --shooters 1"
"""Askaris reach 16 inches (SHOOT-08): refused, and one die if it is overruled."""


END = EndStep(Step.UNITS)


def entries(run: Run, name: str) -> int:
    """How many entries the journal of a battle has."""
    known = {each["name"]: each["entries"] for each in run("battle", "list", "--json").json}
    return int(known[name])


# --- a pipe: every line is an order ---


def test_in_a_pipe_the_line_after_a_refusal_is_the_next_order(run: Run, in_play: str) -> None:
    """Units have still to move (TURN-02): `end` is refused, and what follows is no reason but `status`."""
    before = entries(run, in_play)

    ran = run("battle", "play", in_play, stdin=b"end\nstatus R3\nend\nnext\n")

    assert ran.code == 1
    assert ran.out.count("✗ Some units have neither moved") == 2
    assert "R3.10  Askaris 10" in ran.out
    assert "The umpire overruled" not in ran.out
    assert entries(run, in_play) == before


def test_in_a_pipe_a_rule_is_overruled_on_the_line_itself(run: Run, in_play: str) -> None:
    ran = run("battle", "play", in_play, stdin=b"end ! time is short\n")

    assert ran.code == 0
    assert "The umpire overruled TURN-02: time is short" in ran.out


def test_in_a_pipe_nobody_is_asked_for_dice(run: Run, shooting: str) -> None:
    """The line after an order that lacks dice is carried out, and the order is not entered."""
    before = entries(run, shooting)

    ran = run("battle", "play", shooting, stdin=b"shoot R3 at B3 8 --shooters 2\nnote dusk\n")

    assert (ran.code, "2 more dice are needed" in ran.err) == (2, True)
    assert "Dusk" in ran.out
    assert entries(run, shooting) == before + 1


@pytest.mark.parametrize("faces", ["= 5 3 6 6", "= 5 7", "= 5"])
def test_in_a_pipe_dice_that_do_not_fit_enter_nothing(run: Run, shooting: str, faces: str) -> None:
    before = entries(run, shooting)

    ran = run("battle", "play", shooting, stdin=f"shoot R3 at B3 8 --shooters 2 {faces}\n".encode())

    assert ran.code == 2
    assert entries(run, shooting) == before


def test_a_pipe_ends_with_the_worst_that_became_of_a_line(run: Run, in_play: str) -> None:
    codes = [
        run("battle", "play", in_play, stdin=lines.encode()).code
        for lines in ("status\n", "end\nnote dawn\n", "end\nnonsense\nend\nquit\n")
    ]

    assert codes == [0, 1, 2]


# --- a person: words that are no order ---


def test_every_verb_of_either_game_is_known_for_an_order() -> None:
    """As the readers and the prompts know them, not as a list beside them has them."""
    verbs = {
        *of_battle("es", REFEREE, REFEREE.start).verbs,
        *of_campaign("es", built_in(), Campaign()).verbs,
        *(plain(word) for prompt in (GAME.verbs, CAMPAIGN.verbs) for lang in LANGUAGES for word, _ in prompt.words(lang)),
        *(plain(id_) for prompt in (GAME.verbs, CAMPAIGN.verbs) for id_ in prompt.ids),
    }  # fmt: skip

    assert verbs <= commands()
    assert all(command_of(verb) == verb for verb in verbs)


class Answers:
    """A person who answers every question so."""

    person = True

    def __init__(self, answer: str) -> None:
        self.said = answer

    def order(self, *_: object, **__: object) -> str:
        raise AssertionError(self.said)

    def answer(self, *_: object, **__: object) -> str:
        return self.said


@pytest.fixture
def session(in_play: str) -> Iterator[BattleSession]:
    screen = Screen("en")
    with taken(GAME, screen, in_play) as writer:
        yield GAME.sits(screen, writer, Source(screen))


def test_what_enter_threw_is_told_before_more_dice_are_asked_for() -> None:
    told = io.StringIO()
    source = Source(Screen("en", told, told), asker=Answers("t"))
    dealer = Dealer(source, None, words=lambda why, _: why)
    first, _ = dealer(2, "how many")
    assert told.getvalue() == ""
    dealer(1, "how large")
    assert told.getvalue() == f"  {' '.join(map(str, first))} (thrown)\n"
    Dealer(source, None, words=lambda why, _: why)(
        1, "another order"
    )  # the summary of the first told the rest
    assert told.getvalue().count("thrown") == 1


NO_REASONS = [
    *("status R3", "vuelve con R3", "sho R3 at B3 8", "roll off = 6 2", '{"kind": "concede", "side": "red"}'),
    *("?", "? end", "# a note", "= 6 2", "6 2", "62", "...", "t", "tira"),
]
"""Lines that somebody types who has not seen that he is asked for a reason."""


@pytest.mark.parametrize("no_reason", [sorted(commands()), NO_REASONS], ids=["orders", "other lines"])
def test_no_order_is_ever_taken_for_a_reason(session: BattleSession, no_reason: list[str]) -> None:
    """Two units have still to move (TURN-02); whatever of this is answered, nothing is entered."""
    (problem,) = {each.rule: each for each in session.referee.objections(session.battle, END)}.values()
    for text in no_reason:
        session.asker = Answers(text)
        with pytest.raises(BadData) as caught:
            overruled(session, (problem,), lambda: None)
        assert caught.value.code == "not-a-reason", text


def test_no_order_stands_behind_the_sign_either(session: BattleSession) -> None:
    for word in sorted(commands()):
        with pytest.raises(BadData) as caught:
            look_at_reason(f"end ! {word}")
        assert caught.value.code == "not-a-reason"


@pytest.mark.parametrize(
    ("lang", "word", "said"),
    [
        ("es", "estado", "«estado» es una orden y no un motivo"),
        ("en", "status R3", "“status” is an order and not a reason"),
        ("es", "end", "«end» es una orden y no un motivo"),
    ],
)
def test_an_order_in_the_place_of_a_reason_enters_nothing(
    run: Run, in_play: str, lang: str, word: str, said: str
) -> None:
    before = entries(run, in_play)

    asked = run("battle", "play", in_play, "--lang", lang, typed=f"end\n{word}\n")
    behind = run("battle", "play", in_play, "--lang", lang, stdin=b"end ! next\n")

    assert (asked.code, said in asked.err) == (0, True)
    assert (behind.code, "next" in behind.err) == (2, True)
    assert entries(run, in_play) == before


@pytest.mark.parametrize(
    "reason", ["a lucky ricochet", "por acuerdo", "¡ya!", "we agreed to move on", "! agreed"]
)
def test_a_reason_in_words_overrules(run: Run, shooting: str, reason: str) -> None:
    ran = run("battle", "play", shooting, typed=f"{TOO_FAR}\n{reason}\n1\n")

    assert ran.code == 0
    (told,) = run("battle", "log", shooting, "--step", "shooting", "--json").json
    assert told["reason"] == reason.removeprefix("! ")


def test_behind_the_sign_a_reason_may_begin_like_an_order(run: Run, shooting: str) -> None:
    assert run("battle", "play", shooting, stdin=f"{TOO_FAR} = 1 ! why not\n".encode()).code == 0


# --- dice asked of a person ---


@pytest.mark.parametrize("slip", ["5 3 x", "5 7", "5 3 6", "status", "5 3 ! no"])
def test_a_mistyped_line_of_dice_leaves_nothing(run: Run, shooting: str, slip: str) -> None:
    ran = run("battle", "play", shooting, typed=f"shoot R3 at B3 8 --shooters 2\n{slip}\n1 2\n")

    assert "Nothing in that line was used" in ran.err
    (told,) = run("battle", "log", shooting, "--step", "shooting", "--json").json
    assert [roll["faces"] for roll in told["rolls"]] == [[1, 2]]
