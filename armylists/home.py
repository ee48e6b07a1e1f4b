"""Where an army is at home, and so where a battle is fought (pp. 29-36)."""

from armylists.catalogue import Catalogue
from armylists.models import Cite, HomeTerrain, TerrainId
from armylists.roster import Roster
from heart_africa.core.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Home:
    """The terrains among which the player chooses, with the entries that give them."""

    terrain: tuple[TerrainId, ...]
    cites: tuple[Cite, ...]


def home(catalogue: Catalogue, roster: Roster, passed_through: tuple[TerrainId, ...] = ()) -> Home:
    """The army's home terrain; `passed_through`: in a campaign, that of the last native district it crossed.

    Only an army whose list says so takes on the country that it has passed through (L10-14).
    """
    army = catalogue.lists[roster.list]
    rows = [row for row in army.home_terrain if row.holds(roster.people, roster.year, roster.role)]
    travels = [row for row in rows if row.passed_through]
    if travels and passed_through:
        return Home(passed_through, _cites(travels))
    settled = [row for row in rows if not row.passed_through]
    return Home(tuple(dict.fromkeys(each for row in settled for each in row.terrain)), _cites(settled))


def _cites(rows: list[HomeTerrain]) -> tuple[Cite, ...]:
    return tuple(Cite(rule=row.rule, page=row.page) for row in rows)
