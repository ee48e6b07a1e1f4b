"""Orders as people say them at the table: whoever has the go need not name himself, and dice name who throws."""

from tests.terminal.campaign.conftest import done
from tests.terminal.conftest import Run


def test_whoever_has_the_go_attacks_and_answers_without_his_own_name(run: Run) -> None:
    done(run("campaign", "new", "kongo", "--year", 1885))
    for name in ("Ana", "Luis"):
        done(run("campaign", "join", "kongo", name, "zanzibaris"))
    lines = "turn\norder = 6 1\nattack Luis\nresist = 1\n"
    told = done(run("campaign", "play", "kongo", "--lang", "en", stdin=lines.encode())).out
    assert "Ana attacks Luis." in told
    assert "Ana attacks Luis in an Ambush" in told


def test_a_tie_names_those_who_have_tied(run: Run) -> None:
    """Zanzibaris all of them: 3 and 3 tie, 5 is first (CTURN-02, CTURN-04)."""
    done(run("campaign", "new", "kongo", "--year", 1885))
    for name in ("Ana", "Luis", "Eva"):
        done(run("campaign", "join", "kongo", name, "zanzibaris"))
    done(run("campaign", "do", "kongo", "turn"))
    told = run("campaign", "do", "kongo", "order = 3 5 3", "--lang", "en")
    assert "tie for the order of play, one die each, in this order: Ana, Eva" in told.err
