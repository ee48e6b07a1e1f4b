"""One against one and two on one, page 27: the answers are those of every roll of the fight itself."""

from fractions import Fraction

import pytest

from heart_africa.core.chances import tried
from heart_africa.rules.odds.melees import Fallen, odds_of_bout, odds_of_duel
from heart_africa.rules.play.close_combat.events import Fought, Killed
from heart_africa.rules.play.close_combat.resolution import fight_bouts
from heart_africa.rules.play.close_combat.scores import Bout, Fighter
from heart_africa.rules.shared_terms import Obstacle
from tests.play.fights import fighter
from tests.play.shots import BOOK

WARRIOR, ASKARI = fighter("warrior", "warriors"), fighter("askari", "askaris")
SPEARMAN, RIVAL = fighter("spearman", "spearmen"), fighter("rival", "spearmen")
CHIEF = fighter("chief", "warriors", lives=1, mighty=True)
CLIMBER = fighter("climber", "spearmen", climbed=Obstacle.FORTIFICATION)
GUNBOAT = fighter("boat", "gunboat")


@pytest.mark.rule("MELEE-06", "MELEE-12", "MELEE-13")
@pytest.mark.parametrize(
    ("one", "other", "wins", "draws", "loses"),
    [
        pytest.param(SPEARMAN, RIVAL, 10, 16, 10, id="equals: ahead by two in 4+3+2+1 throws"),
        pytest.param(WARRIOR, SPEARMAN, 21, 12, 3, id="two ahead: by two or more unless he throws less"),
        pytest.param(WARRIOR, ASKARI, 30, 6, 0, id="four ahead: wins unless he throws three less"),
    ],
)
def test_a_bout_wins_draws_or_loses(one: Fighter, other: Fighter, wins: int, draws: int, loses: int) -> None:
    odds = odds_of_duel(BOOK, one, other)

    assert (odds.win, odds.draw, odds.lose) == tuple(Fraction(n, 36) for n in (wins, draws, loses))


@pytest.mark.rule("MELEE-12")
def test_until_one_is_dead_draws_do_not_count() -> None:
    """21 to 3 of the throws that decide; equals are even; askaris never beat warriors."""
    pairs = ((WARRIOR, SPEARMAN), (SPEARMAN, RIVAL), (ASKARI, WARRIOR))

    assert [odds_of_duel(BOOK, *pair).decided for pair in pairs] == [Fraction(7, 8), Fraction(1, 2), 0]


@pytest.mark.rule("LEAD-16")
def test_an_attendant_is_beaten_before_his_leader() -> None:
    """Equals, one with an attendant: the other has to win twice, a quarter."""
    master = fighter("master", "spearmen", lives=1)
    odds = odds_of_duel(BOOK, master, RIVAL)

    assert odds.decided == Fraction(3, 4)


@pytest.mark.rule("CHAR-28")
def test_whoever_does_not_fight_neither_wins_nor_loses() -> None:
    odds = odds_of_duel(BOOK, WARRIOR, GUNBOAT)

    assert odds.decided is None
    assert odds.draw == 1
    assert odds_of_bout(BOOK, Bout(GUNBOAT, (WARRIOR,))).fallen.of(Fallen(one=False, others=0)) == 1


@pytest.mark.rule("MELEE-07", "MELEE-08", "MELEE-09")
@pytest.mark.parametrize(
    "bout",
    [
        pytest.param(Bout(WARRIOR, (SPEARMAN,)), id="one on one"),
        pytest.param(Bout(WARRIOR, (SPEARMAN, RIVAL)), id="two alike"),
        pytest.param(Bout(WARRIOR, (SPEARMAN, RIVAL), first="rival"), id="two alike, a choice said"),
        pytest.param(Bout(SPEARMAN, (WARRIOR, ASKARI)), id="two unlike"),
        pytest.param(Bout(SPEARMAN, (WARRIOR, ASKARI), first="warrior"), id="the stronger first"),
        pytest.param(Bout(CHIEF, (WARRIOR, SPEARMAN)), id="a chief with an attendant"),
        pytest.param(
            Bout(fighter("guard", "askaris", behind=Obstacle.FORTIFICATION), (CLIMBER, RIVAL)), id="works"
        ),
    ],
)
def test_a_bout_is_that_of_every_roll(bout: Bout) -> None:
    rolled = tried(lambda dice: _fallen(bout, fight_bouts(BOOK, (bout,), dice)))
    odds = odds_of_bout(BOOK, bout)

    assert {fallen: odds.fallen.of(fallen) for fallen in rolled.weights} == {
        fallen: rolled.of(fallen) for fallen in rolled.weights
    }
    assert odds.falls + odds.fallen.where(lambda fallen: not fallen.one) == 1


def _fallen(bout: Bout, events: tuple[object, ...]) -> Fallen:
    dead = {event.figure for event in events if isinstance(event, Killed)}
    return Fallen(bout.one.name in dead, len(dead - {bout.one.name}))


@pytest.mark.rule("MELEE-07")
def test_the_choice_of_the_outnumbered_never_hurts() -> None:
    """Left open, it is made for the best when the dice have fallen."""
    others = (WARRIOR, ASKARI)
    free, bound = (odds_of_bout(BOOK, Bout(SPEARMAN, others, first)) for first in ("", "warrior"))

    assert free.falls < bound.falls


@pytest.mark.rule("MELEE-09")
def test_a_bout_keeps_the_reasons_of_both_places() -> None:
    odds = odds_of_bout(BOOK, Bout(WARRIOR, (SPEARMAN, RIVAL)))

    assert [duel.lead for duel in odds.as_first] == [2, 2]
    assert [duel.lead for duel in odds.as_second] == [0, 0]
    assert "MELEE-09" in {line.rule for line in odds.as_second[0].other.lines}


def test_reasons_of_a_duel_are_those_of_the_fight() -> None:
    odds = odds_of_duel(BOOK, WARRIOR, SPEARMAN)
    told = tried(
        lambda dice: (
            next(
                e for e in fight_bouts(BOOK, (Bout(WARRIOR, (SPEARMAN,)),), dice) if isinstance(e, Fought)
            ).duel
        )
    )

    assert set(told.weights) == {odds.duel}
