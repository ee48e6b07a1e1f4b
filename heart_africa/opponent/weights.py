"""The numbers that no book gives: what the computer's player makes of chances, ways and dangers (ours)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from pydantic import Field

from heart_africa.core.strict import Strict, fit, read


class Turns(Strict):
    """When a battle that nobody has won is called, and for whom."""

    called: int = Field(ge=1)
    planned: int = Field(ge=1)
    plain: float = Field(gt=1)


class Fights(Strict):
    """Close combat."""

    rounds: float
    in_the_way: float
    second: float


class Shots(Strict):
    """Volleys of both sides, and charges that may come."""

    reloaded: float
    exposed: float
    threatened: float
    in_volley: int
    from_part: float


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
    hidden: float
    in_range: float
    aside: float


class Begins(Strict):
    """Where to begin."""

    late: float
    at_home: float
    covered: float
    in_ambush: float
    exposed: float
    blind: float
    by_place: float
    near_place: float
    to_middle: float
    apart: float
    near_own: float
    in_the_way: float
    back: float


class Waits(Strict):
    """When to stay."""

    turns: int
    far: float
    shot_from: float
    safe: float
    pressed: float


class Ahead(Strict):
    """Looking ahead."""

    candidates: int = Field(ge=1)
    games: int = Field(ge=1)
    plain: float
    trust: float = Field(ge=0, le=1)
    marked: float = Field(ge=0, le=1)
    inch: float
    won: float


class Weights(Strict):
    """All of them, as `weights.toml` says them."""

    turns: Turns
    fights: Fights
    shots: Shots
    ways: Ways
    paces: Mapping[str, float]
    begins: Begins
    waits: Waits
    ahead: Ahead
    tempers: Mapping[str, Mapping[str, Mapping[str, int | float]]]


@cache
def weights() -> Weights:
    """Those that the program comes with. Raises `BadData` if the file is damaged."""
    file = Path(__file__).with_suffix(".toml")
    return read(Weights, file.read_text(encoding="utf-8"), str(file))


@cache
def tempered(*ids: str) -> Weights:
    """Those of a side by its list and its leader's traits, the later before the earlier.

    Raises `BadData` if the file names a weight that there is not.
    """
    ours = weights()
    data = ours.model_dump()
    for table, changed in ((name, each) for id_ in ids for name, each in ours.tempers.get(id_, {}).items()):
        data[table] = {**data[table], **changed}
    return fit(Weights, data, "", str(Path(__file__).with_suffix(".toml")))
