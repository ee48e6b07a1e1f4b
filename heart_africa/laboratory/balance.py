"""The report of a set's balance, as it is kept beside its pack: `*.balance.toml`."""

from typing import Literal

import tomlkit
from pydantic import Field

from heart_africa.core.strict import Strict
from heart_africa.laboratory.figures import CellFigures
from heart_africa.laboratory.statistics import Share


class Counted(Strict):
    """In how many of so many games something came about, and the bounds of the true share (95 %)."""

    times: int = Field(ge=0)
    of: int = Field(ge=0)
    low: float
    high: float

    @classmethod
    def of_share(cls, found: Share) -> "Counted":
        """What was counted, with its bounds to a tenth of a percent."""
        low, high = (round(each, 4) for each in found.bounds)
        return cls(times=found.times, of=found.of, low=low, high=high)

    @property
    def share(self) -> Share:
        """The count itself."""
        return Share(self.times, self.of)


class Part(Strict):
    """A share of a whole, on average over the games, with half of its 95 % interval."""

    share: float
    reach: float


class PlayerReport(Strict):
    """The games of one player: `first`, the points of the first of them, by which they are known again.

    `points` are those of the side that is told first; `parts`: of what each game's amounts consisted.
    """

    player: str
    games: int = Field(gt=0)
    points: float
    reach: float
    first: tuple[int, ...]
    counts: dict[str, Counted]
    parts: dict[str, Part] = Field(default_factory=dict)


class BalanceReport(Strict):
    """What a set of components came to, player by player; made again by its seed."""

    format: Literal["heart-africa/balance"] = "heart-africa/balance"
    version: Literal[1] = 1
    pack: str
    pack_version: str
    seed: int
    players: tuple[PlayerReport, ...]

    def written(self) -> str:
        """The file's text."""
        return tomlkit.dumps(self.model_dump(mode="json"))


def player_report(player: str, found: CellFigures) -> PlayerReport:
    """What the games of one player came to; of a single side how they ended tells who won."""
    points, *others = found.points.values()
    return PlayerReport(
        player=player,
        games=found.games,
        points=round(points.value, 2),
        reach=round(points.reach, 2),
        first=found.first,
        counts={
            key: Counted.of_share(share)
            for key, share in found.counts.items()
            if others or not key.startswith("won-")
        },
        parts={
            key: Part(share=round(each.value, 4), reach=round(each.reach, 4))
            for key, each in found.parts.items()
        },
    )
