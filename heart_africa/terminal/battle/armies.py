"""Brings an army from a file or drawn by lot, legal or not, to a battle."""

from pathlib import Path
from random import Random

from armylists.army_plans import ArmyRequest
from armylists.catalogue import Catalogue
from armylists.muster import muster, names_in
from armylists.random_army import random_army
from armylists.roster import Roster
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.language.lookup import find_list
from heart_africa.rules.battle import SideId
from heart_africa.rules.book import Role, ScenarioId
from heart_africa.rules.referee.muster import Muster, Remuster
from heart_africa.terminal import context
from heart_africa.terminal.battle.session import BattleSession


def bring(session: BattleSession, side: SideId, roster: Roster, lists: Catalogue) -> None:
    """Muster an army for a side, in place of the one before. Raises `BadData`, `Refused`."""
    battle = session.battle
    taken = [  # the names that the other side's units already have
        name for id_, each in battle.sides.items() if id_ != side for name in names_in(each, battle.of(id_))
    ]
    own, units = muster(lists, roster, side, session.lang, taken, rulings=session.referee.rulings)
    session.carry_out(Remuster(own, units) if side in battle.sides else Muster(own, units))


def opened(session: BattleSession, file: str, folder: Path) -> tuple[Roster, Catalogue]:
    """The army in a file, whose path may be relative to a script's folder. Raises `BadData`."""
    lists = context.catalogue(session.screen)
    beside = folder / file
    name = str(beside) if beside.is_file() else file
    return context.open_army(name, lists, session.screen).roster, lists


@dataclass(frozen=True, slots=True)
class RandomArmy:
    """A random army to draw: its list, perhaps with a people (`native_kingdom/buganda`), points and year.

    `scenario`, `role`: its part in a scenario that is agreed on, "" as long as none is.
    """

    named: str
    points: int
    year: int
    scenario: ScenarioId = ""
    role: Role = ""

    def roster(self, lists: Catalogue, chance: Random) -> Roster:
        """Draw the army. Raises `BadData` for an unknown list, or if none can be drawn."""
        list_id, _, people = self.named.partition("/")
        army = find_list(lists, list_id)
        wish = ArmyRequest(
            army.id, self.year, self.points, people or None, scenario=self.scenario, role=self.role
        )
        drawn = random_army(lists, wish, chance)
        if drawn.roster is None:
            raise BadData("no-army-drawn", about={"found": self.named})
        return drawn.roster
