"""Riders who fight on foot as well (pp. 9, 12): where the computer's player gets down, and when it mounts again.

In the saddle they shoot 10 in and have no modifier in melee, on foot 24 in and +3; they ride 3D6 and walk
D6+2. Six of them like to be within three quarters of 24 in, less half of their own breadth.
"""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from heart_africa.opponent import worth
from heart_africa.opponent.assess import assessed, off
from heart_africa.opponent.explained import explained, why_not
from heart_africa.opponent.heads import Candidate
from heart_africa.opponent.match import Match
from heart_africa.opponent.orders import filled
from heart_africa.opponent.plans import plan
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.book.play import Step
from heart_africa.rules.referee.movement.orders import Dismount
from heart_africa.rules.shared_terms import Moved, Obstacle
from tests.opponent.tables import decided, match_of, situation, sketched
from tests.referee.referred import BOOK

BOERS, SPEARS = unit("Bóers", "red", "mounted_regulars", 6), unit("Lanzas", "blue", "spearmen", 12)


def riding(inches: float, *, on_foot: bool = False) -> Match:
    """Six riders, in the saddle or on foot, and so far north of them twelve spearmen; red is to move."""
    battle = replace(stage(BOERS, SPEARS, step=Step.UNITS), mover="red")
    figures = (replace(each, dismounted=on_foot) for each in battle.unit("Bóers").here)
    battle = battle.with_figure(*figures)
    return match_of(battle, sketched({BOERS: (36, 6), SPEARS: (36, 6 + inches)}))


def given(match: Match) -> list[Candidate]:
    """What red's steady player does until his riders have done what they wanted."""
    done = list[Candidate]()
    while (choice := decided(match, "")) is not None and len(done) < 9:
        done.append(choice.chosen)
        match.give(choice.chosen.draft)
    return done


def kinds(done: Sequence[Candidate]) -> list[str]:
    return [each.order.kind for each in done]


@pytest.mark.rule("TROOP-25")
@pytest.mark.parametrize(
    ("inches", "orders", "on_foot"),
    [
        pytest.param(15, ["roll-move", "dismount"], True, id="near enough on foot: instead of a move"),
        pytest.param(26, ["roll-move", "move", "dismount"], True, id="by its ride"),
        pytest.param(40, ["roll-move", "move"], False, id="farther than it rides and shoots"),
    ],
)
def test_riders_get_down_where_they_can_shoot_on_foot(
    inches: float, orders: list[str], on_foot: bool
) -> None:
    match = riding(inches)
    done = given(match)
    assert kinds(done) == orders
    assert {each.dismounted for each in match.battle.unit("Bóers").here} == {on_foot}
    assert (match.position().apart("Bóers", "Lanzas") <= 24) is on_foot
    assert ("shoots" in {each.what for each in done[-1].reasons}) is on_foot


@pytest.mark.rule("TROOP-25")
@pytest.mark.parametrize(
    ("inches", "orders"),
    [
        pytest.param(15, ["roll-move", "decline"], id="they shoot from there"),
        pytest.param(40, ["roll-move", "move", "mount"], id="they have far to go"),
    ],
)
def test_riders_on_foot_mount_only_if_they_have_far_to_go(inches: float, orders: list[str]) -> None:
    match = riding(inches, on_foot=True)
    done = given(match)
    assert kinds(done) == orders
    assert {each.dismounted for each in match.battle.unit("Bóers").here} == {orders[-1] == "decline"}
    if orders[-1] == "mount":
        (rides,) = done[-1].reasons  # 3D6 on average are 10.5 in, D6+2 are 5.5 in
        assert (rides.what, rides.about) == ("rides", {"inches": 5.0})


@pytest.mark.rule("TROOP-22")
def test_what_they_are_worth_in_the_saddle_and_on_foot_is_what_page_9_says() -> None:
    def shot(troop: str, inches: int, *, on_foot: bool = False) -> float:
        return worth.hit(
            BOOK, troop, "spearmen", inches, Moved.MOVED, Obstacle.NONE, covered=False, on_foot=on_foot
        )

    assert shot("mounted_regulars", 9) == shot("mounted_musketeers", 9)
    assert shot("mounted_regulars", 20, on_foot=True) == shot("regulars", 20)
    afoot = (True, False)
    assert worth.bout(BOOK, "mounted_regulars", "spearmen") == worth.bout(
        BOOK, "mounted_musketeers", "spearmen"
    )
    on_foot = worth.bout(BOOK, "mounted_regulars", "spearmen", on_foot=afoot)
    assert on_foot == worth.bout(BOOK, "regulars", "spearmen")
    other = worth.bout(BOOK, "spearmen", "mounted_regulars", on_foot=afoot[::-1])
    assert other == on_foot[::-1]


@pytest.mark.rule("TROOP-22")
@pytest.mark.parametrize(("on_foot", "inches"), [(False, 10.5), (True, 5.5)])
def test_how_far_they_are_expected_to_come(on_foot: bool, inches: float) -> None:
    at = riding(20, on_foot=on_foot).position()
    assert worth.pace(at, at.battle.unit("Bóers"), slow=False) == inches


@pytest.mark.parametrize("lang", ["en", "es"])
def test_somebody_who_asks_why_they_do_not_get_down_is_told_what_it_would_be_worth(lang: str) -> None:
    """At 26 in nobody is in range on foot, so that it would win nothing."""
    match = riding(26)
    rolls = decided(match, "")
    assert rolls is not None
    match.give(rolls.chosen.draft)
    now, choice = situation(match, "red"), decided(match, "")
    assert choice is not None
    told = why_not(lang, now, choice, Dismount("Bóers"))
    assert "Bóers" in told
    assert {"en": "+0.0 points", "es": "+0,0 puntos"}[lang] in told


@pytest.mark.parametrize(
    ("inches", "on_foot", "instead"),
    [(40, True, "Bóers: to stay on foot"), (26, False, "Bóers: to stay in the saddle")],
)
def test_what_it_was_weighed_against_is_to_stay_as_they_are(
    inches: float, on_foot: bool, instead: str
) -> None:
    match = riding(inches, on_foot=on_foot)
    while (choice := decided(match, "")) is not None:
        at, last = match.position(), choice
        match.give(choice.chosen.draft)
    assert instead in "\n".join(explained("en", at, last))


def test_who_turns_is_not_said_to_come_nearer_but_to_have_somebody_to_shoot_at() -> None:
    """Six askaris look south; spearmen stand 12 in north of them, within range but behind their backs."""
    ours = unit("Askaris", "red", "askaris", 6)
    sketch = sketched({ours: (36, 20), SPEARS: (36, 32)}).with_spots({}, {"Askaris": 180.0})
    match = match_of(replace(stage(ours, SPEARS), mover="red"), sketch)
    at = match.position()
    intent = plan(at, "red")
    (turn,) = (each for each in filled(at, "red", "turn", "Askaris") if each.goal == "Lanzas")
    askaris = match.battle.unit("Askaris")
    found = assessed(at, intent, askaris, turn, off(at, intent, askaris))
    assert {"shoots", "to-shoot"} <= {each.what for each in found.reasons}
    assert "nearer" not in {each.what for each in found.reasons}
