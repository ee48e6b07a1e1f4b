"""What is hidden from a side changes none of its orders: two worlds that differ in that only."""

from dataclasses import replace

import pytest

from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.heads import Choice
from heart_africa.opponent.levels import HEADS, head
from heart_africa.opponent.sketch import ranked
from heart_africa.rules.battle import Battle, Where
from heart_africa.rules.battle.staging import lone, stage, unit
from heart_africa.rules.battle.state import PlacedWork
from heart_africa.rules.battle.units import Sort
from heart_africa.rules.book import Trait, WorkId
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.play.movement.dice import RollMove
from tests.opponent.tables import match_of, situation, sketched
from tests.referee.referred import after

OURS = unit("Guerreros", "red", "warriors", 6)
GUNS = unit("Fusiles", "red", "askaris", 5)
SEEN = unit("Lanzas", "blue", "spearmen", 6)
HIDDEN = replace(unit("Ocultos", "blue", "warriors", 8), where=Where.AMBUSH, lies_in="jungle", began=8)
CHIEF = lone("Mkwawa", "blue", Sort.LEADER, "warriors")
WHERE = {
    OURS: (36.0, 18.0),
    GUNS: (24.0, 12.0),
    SEEN: (36.0, 27.0),
    HIDDEN: (30.0, 20.0),
    CHIEF: (60.0, 44.0),
}


def decided(battle: Battle, level: str, away: tuple[float, float]) -> Choice | None:
    """What red does; the hidden unit lies `away`."""
    sketch = sketched(WHERE)
    spots = ranked([each.name for each in HIDDEN.figures], away, 180.0, 4)
    match = match_of(battle, replace(sketch, spots={**sketch.spots, **spots}))
    return head(level)(situation(match, "red"), Chance("5"))


def worlds(step: Step) -> tuple[Battle, Battle]:
    """The same for red; in the other the ambush lies elsewhere, traps are feigned, the chief has a trait."""
    one = stage(OURS, GUNS, SEEN, HIDDEN, CHIEF, step=step)
    if step is Step.UNITS:
        one = after(one, RollMove(OURS.name, ("open", "difficult")), (4, 3, 4))
    traps = (
        PlacedWork("estacas", "blue", WorkId.STAKE_TRAP, 1),
        PlacedWork("fosos", "blue", WorkId.STAKE_TRAP, 1),
    )
    one = replace(one, laid=traps)
    feigned = (traps[0], replace(traps[1], work=WorkId.DUMMY_TRAP))
    chief = replace(CHIEF, traits=(Trait.CUNNING_DEVIL,))
    other = replace(
        one.with_unit(replace(HIDDEN, lies_in="tall_grass", hidden="by the river"), chief), laid=feigned
    )
    return one, other


@pytest.mark.parametrize(
    ("level", "step", "scenario"),
    [
        *(
            (level, step, "encounter")
            for level in HEADS
            for step in (Step.UNITS, Step.SHOOTING, Step.ARRIVALS)
        ),
        ("planner", Step.UNITS, "ambush"),
    ],
)
def test_what_is_hidden_changes_no_order_and_no_reason(level: str, step: Step, scenario: Scenario) -> None:
    """Nor the plan, which in an Ambush hangs on how many enemies are there."""
    one, other = (replace(each, scenario=scenario) for each in worlds(step))
    assert decided(one, level, (30.0, 20.0)) == decided(other, level, (66.0, 40.0))


def test_what_is_seen_does_change_them() -> None:
    """Else the test above would prove nothing."""
    one, _ = worlds(Step.UNITS)
    seen = one.with_unit(replace(HIDDEN, where=Where.TABLE))
    assert decided(one, "steady", (30.0, 20.0)) != decided(seen, "steady", (30.0, 20.0))
