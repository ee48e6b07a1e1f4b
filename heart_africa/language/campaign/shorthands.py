"""Orders as people say them where the campaign's own say more: an army by its list, a battle not played."""

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal

from armylists.catalogue import Catalogue
from armylists.models import ArmyList
from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import About, Day, PlayerName
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.rules.campaign import Army
from heart_africa.rules.campaign.agreements import Propose
from heart_africa.rules.campaign.forces import Join
from heart_africa.rules.campaign.forfeits import Concede
from heart_africa.rules.campaign.promotions import Promote
from heart_africa.rules.fields import BattleName, ListName

Role = Literal["", "native", "explorer", "colonial"]


@dataclass(frozen=True, slots=True)
class Enlist:
    """A player joins with a list of the book or of the club, and whatever is to be said of it."""

    BARE: ClassVar = ("player", "list", "people")

    player: str
    list: ListName
    people: str = ""
    role: Role = ""
    called: str = ""
    kind: Literal["enlist"] = "enlist"

    def order(self, lists: Catalogue) -> Join:
        """The order that it stands for. Raises `BadData`."""
        return Join(self.player, army_of(lists, self.list, self.people, self.role), self.called)


@dataclass(frozen=True, slots=True)
class Rise:
    """A player changes his army for a list."""

    BARE: ClassVar = ("player", "list", "people")

    player: PlayerName
    list: Annotated[ListName, About()]
    people: str = ""
    role: Role = ""
    called: str = ""
    kind: Literal["rise"] = "rise"

    def order(self, lists: Catalogue) -> Promote:
        """The order that it stands for. Raises `BadData`."""
        return Promote(self.player, army_of(lists, self.list, self.people, self.role), self.called)


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Who was attacked does not play; `on`: the day."""

    BARE: ClassVar = ("player", "battle")

    player: PlayerName
    battle: Annotated[BattleName, About()] = ""
    on: Day = ""
    kind: Literal["forfeit"] = "forfeit"

    def order(self, _lists: Catalogue) -> Concede:
        """The order that it stands for."""
        return Concede(self.player, self.battle, self.on)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A player proposes an order that takes another's word: the order as it is typed, with its dice."""

    player: PlayerName
    order: str
    kind: Literal["proposal"] = "proposal"


SHORT: dict[type[Any], type[Any]] = {Join: Enlist, Promote: Rise, Concede: Forfeit, Propose: Proposal}
"""The shorthands by what they stand for."""

KINDS = {"join": "enlist", "promote": "rise", "concede": "forfeit", "propose": "proposal"}
"""Their kinds, as what has to be done next names the orders."""


def army_of(lists: Catalogue, list_: str, people: str = "", role: Role = "") -> Army:
    """What a campaign has to know of a list of the catalogue.

    `role`: which of two parts Egyptians play, or what a list is that the book lacks. Raises `BadData`.
    """
    found = lists.find(list_)
    mode = role if found.modes else ""
    row = next((row for row in found.aggressiveness if row.mode == mode), found.aggressiveness[0])
    from_year, to_year = _years(found, people)
    return Army(
        list_, row.value, row.rule, row.page, people, mode, "" if found.modes else role, from_year, to_year
    )


def _years(found: ArmyList, people: str) -> tuple[int | None, int | None]:
    """The years of the list and of its people, whichever are the narrower. Raises `BadData`."""
    rows = [found.years] if found.years else []
    if people:
        known = {each.id: each for each in found.peoples}
        if people not in known:
            about = {"found": people, "allowed": ", ".join(known), "nearest": ""}
            raise BadData("not-one-of", key="people", about=about)
        rows = [*rows, known[people]]  # type: ignore[list-item]  # both say from when to when
    first = [row.from_year for row in rows if row.from_year is not None]
    last = [row.to_year for row in rows if row.to_year is not None]
    return max(first, default=None), min(last, default=None)


def as_printed(lists: Catalogue, command: Command) -> bool:
    """Whether an army that an order names is what its list says; true of an order that names none."""
    return not isinstance(command, Join | Promote) or any(True for _ in shorthands(lists, command))


def shorthands(lists: Catalogue, command: Command) -> Iterator[Any]:
    """A shorthand that stands for just this order, if there is one."""
    match command:
        case Join(player, army, called):
            said: Any = Enlist(player, army.list, army.people, _role(army), called)
        case Promote(player, army, called):
            said = Rise(player, army.list, army.people, _role(army), called)
        case Concede(player, battle, on):
            said = Forfeit(player, battle, on)
        case _:
            return
    try:
        if said.order(lists) == command:
            yield said
    except BadData:
        return  # a list of a club that is not here


def _role(army: Army) -> Any:  # noqa: ANN401  # one of the roles
    return army.mode or army.kind
