"""What the rulebook of *Dark Kingdoms* says in numbers: `data/numbers.toml`."""

from pathlib import Path

from pydantic import Field

from heart_africa.companions.kingdoms.components import Kind, People, Resource
from heart_africa.core.strict import Strict, read_file


class Pieces(Strict):
    """2.3: what each player has; `troops`: the most in one army."""

    markers: int
    settlements: int
    fortresses: int
    armies: int
    ships: int
    troops: int


class Cards(Strict):
    """2.5 to 2.7: `each_resource` of every one of five; `marked`: the Britannia cards that are marked 3."""

    each_resource: int
    fame: int
    britannia: int
    marked: int


class Prices(Strict):
    """8.2 to 8.6, 6: what things cost.

    `peasants`: any resources for a troop of who has no army; `sold`: the gold for a ship or a settlement
    given up; `resource`: the gold for one resource of choice; `die`: the gold for a production die.
    """

    troop: dict[Resource, int]
    settlement: dict[Resource, int]
    fortress: dict[Resource, int]
    ship: dict[Resource, int]
    peasants: int
    sold: int
    resource: int
    die: int

    def of(self, kind: Kind) -> dict[Resource, int]:
        """What a piece costs."""
        found: dict[Resource, int] = getattr(self, kind)
        return found


class Dice(Strict):
    """2.4, 9.1.3, 11 to 14: `of_colour`: how many there are of each colour; the rest: how many are thrown."""

    of_colour: int
    settlement: int
    fortress: int
    plunder: int
    ship: int


class Points(Strict):
    """8.3 to 8.5, 11.3: victory points."""

    settlement: int
    fortress: int
    ship: int
    battle: int


class Players(Strict):
    """3 and 15, for a number of players: the peoples to choose from, and the points that a victory needs."""

    peoples: tuple[People, ...]
    points: int


class Numbers(Strict):
    """All numbers of the rulebook; `settlements_more`: how many each player places after the first (3.3)."""

    territories: int
    settlements_more: int
    pieces: Pieces
    cards: Cards
    prices: Prices
    dice: Dice
    points: Points
    three: Players = Field(alias="players-3")
    four: Players = Field(alias="players-4")

    def players(self, count: int) -> Players:
        """What goes for that many players."""
        return self.three if count < len(self.four.peoples) else self.four


NUMBERS = read_file(Numbers, Path(__file__).parent / "data" / "numbers.toml")
