"""The numbers that no book gives: what the computer's player makes of chances, ways and dangers (ours)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

from pydantic import Field

from heart_africa.core.strict import Strict, fit, read

Changes = Mapping[str, Mapping[str, bool | int | float]]
"""Weights that are changed, by their tables."""
IN_THE_HEAD = "in_the_head"
"""The temper of those who are played on, who look at less."""
PLANNER = "planner"
"""The temper of a planner."""
Aim = Literal["destroy", "take", "capture", "leave", "hold", "guard", "strike"]
"""Destroy the enemy, take the place, capture baggage, leave the table; hold the place, guard the baggage,
strike at the column."""


class Turns(Strict):
    """When a battle that nobody has won is called, and for whom; `column`: when an Ambush is."""

    called: int = Field(ge=1)
    column: int = Field(ge=1)
    planned: int = Field(ge=1)
    plain: float = Field(gt=1)

    def most(self, scenario: str) -> int:
        """How many turns a battle of a scenario lasts at most."""
        return self.column if scenario == "ambush" else self.called


class Fights(Strict):
    """Close combat."""

    rounds: float
    in_the_way: float
    second: float
    doubled: bool


class Shots(Strict):
    """Volleys of both sides, and charges that may come."""

    reloaded: float
    exposed: float
    threatened: float
    in_volley: int
    from_part: float
    capped: bool


class Nerve(Strict):
    """What tests are worth that casualties make: all of it, and a marker as a part of a unit that runs."""

    counts: float = Field(ge=0)
    marker: float = Field(ge=0, le=1)


class Ways(Strict):
    """What an inch is worth, and where a way ends."""

    inch: float
    least: float
    captured: float
    got_away: float
    with_own: float
    behind: float
    held: float
    plunder: float = Field(ge=0, le=1)
    drives: float
    goods: bool
    past: float = Field(ge=0)
    hidden: float
    in_range: float
    aside: float
    outside: float
    occupies: float
    in_flames: float
    late: int = Field(ge=1)
    haste: float = Field(ge=0)
    foremost: bool
    clears: float = Field(ge=0)
    contests: float = Field(ge=0)
    rallies: float = Field(ge=0)


class Together(Strict):
    """That nobody runs ahead of his own: what an inch of it counts, as one away from where he is wanted.

    So few inches (`few`) are nothing. It counts once a unit is as near to the enemy as `near`, until most of
    the others are as near as `met`.
    """

    ahead: float = Field(ge=0)
    few: float = Field(ge=0)
    near: float
    met: float


class Supports(Strict):
    """Where standard bearers and witch doctors are of use: what an inch counts that they are farther off."""

    inch: float = Field(ge=0)
    standard: float
    spell: float
    safe: float


class Begins(Strict):
    """Where to begin."""

    late: float
    at_home: float
    covered: float
    in_ambush: float
    exposed: float
    left_behind: float
    dearest_first: float
    blind: float
    by_place: float
    near_place: float
    to_middle: float
    apart: float
    near_own: float
    in_the_way: float
    back: float


class Looks(Strict):
    """How many enemies to charge, and how many spots to go to, a unit looks at."""

    enemies: int = Field(ge=1)
    goals: int = Field(ge=1)


class Waits(Strict):
    """When to stay."""

    turns: int
    far: float
    shot_from: float
    safe: float
    pressed: float


class Foresight(Strict):
    """How far, with how many throws of the dice and how often a planner looks ahead, and when it departs.

    `seconds`: of looking ahead at most, where people wait for it; `open`: where a side has no more of a
    chance than this, the battle is as good as decided;
    `weights`: of those who are played on.
    """

    turns: int = Field(ge=1)
    throws: int = Field(ge=1)
    every: int = Field(ge=1)
    orders: int = Field(ge=1)
    seconds: float = Field(gt=0)
    clear: float = Field(ge=0)
    open: float = Field(ge=0, lt=0.5)
    weights: Changes = Field(default_factory=dict)


class Posture(Strict):
    """What a side does as a whole in its part of a scenario, as long as all that it hangs on holds.

    `parts`: in which it may be taken, as `raid.defender`; `aim`: instead of what the part asks for;
    `until`: to the end of this turn, 0 for all of them; `coming`: only while its column is not all on the
    table; `facing`: only while the enemies whom it sees are worth so much for each point of its own who
    stand; `tried`: only where playing on shows that it wins more; `weights`: as a temper changes them.
    """

    name: str
    parts: tuple[str, ...]
    aim: Aim | None = None
    until: int = Field(0, ge=0)
    coming: bool = False
    facing: float = Field(0.0, ge=0)
    tried: bool = False
    weights: Changes = Field(default_factory=dict)


class Weights(Strict):
    """All of them, as `weights.toml` says them."""

    turns: Turns
    fights: Fights
    shots: Shots
    nerve: Nerve
    ways: Ways
    paces: Mapping[str, float]
    together: Together
    supports: Supports
    begins: Begins
    waits: Waits
    looks: Looks
    planner: Changes
    foresight: Foresight
    outlook: Mapping[str, Mapping[str, float]]
    tempers: Mapping[str, Changes]
    postures: tuple[Posture, ...]


@cache
def weights() -> Weights:
    """Those that the program comes with. Raises `BadData` if the file is damaged."""
    file = Path(__file__).with_suffix(".toml")
    return read(Weights, file.read_text(encoding="utf-8"), str(file))


@cache
def tempered(*ids: str) -> Weights:
    """Those of a side by its list, its leader's traits and its posture, the later before the earlier.

    Raises `BadData` if the file names a weight that there is not.
    """
    ours = weights()
    data = ours.model_dump()
    known = {
        PLANNER: ours.planner,
        IN_THE_HEAD: ours.foresight.weights,
        **ours.tempers,
        **{each.name: each.weights for each in ours.postures},
    }
    for table, changed in ((name, each) for id_ in ids for name, each in known.get(id_, {}).items()):
        data[table] = {**data[table], **changed}
    return fit(Weights, data, "", str(Path(__file__).with_suffix(".toml")))
