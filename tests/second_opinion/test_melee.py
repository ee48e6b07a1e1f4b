"""The program's close combat against the second opinion's."""

from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice
from heart_africa.rules.battle import Figure, Sort
from heart_africa.rules.battle.staging import met, placed, stage
from heart_africa.rules.book import book
from heart_africa.rules.play.close_combat import scores as close_combat_fighters
from heart_africa.rules.play.close_combat import scores as close_combat_scores
from heart_africa.rules.play.close_combat.events import Killed
from heart_africa.rules.play.close_combat.leaving import Evade, objections_to_evade
from heart_africa.rules.play.close_combat.objections import objections_to_bouts
from heart_africa.rules.play.close_combat.resolution import fight_bouts
from heart_africa.rules.play.close_combat.scores import Bout
from heart_africa.rules.shared_terms import Moved, Obstacle
from tests.second_opinion import melee as opinion
from tests.second_opinion.melee import Fighter
from tests.second_opinion.troops import TABLE
from tests.second_opinion.trying import agree, tries

BOOK = book()
works = st.sampled_from(["", "", "fortification", "barricade", "fence", "breach"])
fighters = st.builds(
    Fighter, st.sampled_from(sorted(TABLE)), st.booleans(),
    behind=st.sampled_from(["", "", "", "fortification", "barricade", "fence", "breach", "roof", "wall"]),
    climbed=st.sampled_from(["", "", "fortification", "barricade", "fence"]), mighty=st.booleans(),
)  # fmt: skip
fists = fighters.filter(lambda fighter: fighter.troop != "gunboat" and fighter.behind != "wall")


def theirs(fighter: Fighter, name: str) -> close_combat_fighters.Fighter:
    dismounted = fighter.troop == "mounted_regulars" and not fighter.saddled
    behind, climbed = Obstacle(fighter.behind), Obstacle(fighter.climbed)
    figure = Figure(name, fighter.troop, dismounted=dismounted, behind=behind, climbed=climbed)
    return close_combat_fighters.Fighter(figure, mighty=fighter.mighty)


@tries(300)
@given(fists, st.lists(fists, min_size=1, max_size=2), st.lists(st.integers(1, 6), min_size=3, max_size=3))
def test_a_fight(one: Fighter, others: list[Fighter], faces: list[int]) -> None:
    enemies = tuple(theirs(other, f"other {n}") for n, other in enumerate(others))
    bout = Bout(theirs(one, "one"), enemies, "other 0")
    needed = faces[: len(others) + 1]
    events = fight_bouts(BOOK, (bout,), Dice(needed))
    dead = [event.figure for event in events if isinstance(event, Killed)]
    agree("close combat: who dies", (bout, needed), opinion.fought(one, others, needed), dead)
    scores = (
        close_combat_scores.score(BOOK, bout.one, enemies[0]),
        close_combat_scores.score(BOOK, enemies[0], bout.one, second=True),
    )
    ours = opinion.score(one, others[0]), opinion.score(others[0], one, second=True)
    agree("close combat: scores", bout, ours, tuple(score.total for score in scores))


@tries(100)
@given(fighters, st.lists(fighters, min_size=1, max_size=3))
def test_who_may_fight(one: Fighter, others: list[Fighter]) -> None:
    bout = Bout(theirs(one, "one"), tuple(theirs(other, f"other {n}") for n, other in enumerate(others)))
    allowed = not objections_to_bouts(BOOK, (bout,))
    agree("close combat: who may fight", bout, opinion.may_fight(one, others), allowed)


@tries(100)
@given(st.sampled_from(sorted(TABLE)), st.sampled_from(sorted(TABLE)), st.booleans(), st.booleans())
def test_who_rides_off(troop: str, by: str, moved: bool, difficult: bool) -> None:
    rider = Figure("rider", troop, moved=Moved.MOVED if moved else Moved.NO)
    sides = placed("a", "red", Sort.UNIT, rider), placed("b", "blue", Sort.UNIT, Figure("enemy", by))
    battle, order = (
        met(stage(*sides), ("rider", "enemy")),
        Evade("a", ("rider",), None, ("rider",) if difficult else ()),
    )
    ours = opinion.may_ride_off(troop, by, moved=moved, difficult=difficult)
    allowed = not objections_to_evade(BOOK, battle, battle.figure("rider"), order)
    agree("close combat: riding off", (rider, by, difficult), ours, allowed)
