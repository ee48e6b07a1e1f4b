"""The orders of the deployment."""

from typing import Annotated, ClassVar, Literal

from heart_africa.core.fields import Asked, UnitName
from heart_africa.core.journal.records import Order
from heart_africa.rules.battle import SideId
from heart_africa.rules.book import WorkId
from heart_africa.rules.shared_terms import Obstacle

Begins = Literal["table", "ambush", "reserve", "home"]
Hiding = Literal[
    "",
    "gully",
    "jungle",
    "tall_grass",
    "rocky_ground",
    "behind_hill",
    "behind_building",
    "behind_work",
    "open_ground",
]
"""Where a unit may want to lie in ambush; where it must not is objected to, not misunderstood."""


class Deploy(Order, kind="deploy"):
    """A unit, lone figure, baggage train or boat is given its place at the beginning of the battle.

    `where`: on the table, hidden in ambush, off the table until it arrives, or left at home, as baggage may
    be that need not be brought. `base_in`: from its own base line to its farthest figure; `enemy_base_in`:
    from the enemy's to its nearest, which matters to the defender of an Ambush; `own_half`: all in its own
    half of the table; `guard`: it is the advance guard; `sheltered`: baggage inside the village or camp or in
    a kraal beside it; `groups`: into how many groups its figures fall, over 4 inches apart (COHESION-01).
    `cover`, `behind`, `on_roof`: how its figures stand. `aboard`: the vessel that carries it, `also_aboard`:
    further ones that are filled in turn, where one does not hold them all (BOAT-02). Of an ambush: `lies_in`:
    the kind of place, `behind_hill` for anything that rises (AMBUSH-03), `note`: the secret place as its
    player notes it, `hidden`: all of it is hidden, `observable`: it can be seen from the enemy's base line.
    """

    BARE: ClassVar = ("unit", "where")

    unit: UnitName
    where: Begins = "table"
    base_in: Annotated[float, Asked.AT_ONCE] = 0
    enemy_base_in: float | None = None
    own_half: bool = True
    guard: Annotated[bool, Asked.AT_ONCE] = False
    sheltered: bool = True
    groups: int = 1
    cover: Annotated[bool, Asked.AT_ONCE] = False
    behind: Obstacle = Obstacle.NONE
    on_roof: bool = False
    aboard: Annotated[UnitName, Asked.AT_ONCE] = ""
    also_aboard: tuple[UnitName, ...] = ()
    lies_in: Hiding = ""
    note: str = ""
    hidden: bool = True
    observable: bool = False

    @property
    def vessels(self) -> tuple[str, ...]:
        """The vessels that carry it, each once."""
        return tuple(dict.fromkeys(name for name in (self.aboard, *self.also_aboard) if name))

    @property
    def stands(self) -> bool:
        """Whether the unit begins on the table or in ambush, which counts as being there (AMBUSH-06)."""
        return self.where in {"table", "ambush"}


class DeployRest(Order, kind="deploy-rest"):
    """All who are left are placed on the table, as far forward as allowed, each side in its turn.

    It ends before the first unit that may not be placed so.
    """


class PlaceWork(Order, kind="place-work"):
    """The defender places a work that he has bought: its inches or number, and a name for it."""

    side: SideId
    work: WorkId
    amount: int
    name: str = ""
    own_half: bool = True


class BeginPlay(Order, kind="begin-play"):
    """Both armies have deployed; the first turn begins."""
