"""What every check is handed: the roster, the lists, the rulings, and what follows from them."""

from dataclasses import dataclass

from armylists.catalogue import Catalogue
from armylists.in_force import Asked, InForce, in_force
from armylists.roster import Roster
from heart_africa.core.reckoning import Reckoning
from heart_africa.core.rulings import Rulings
from heart_africa.rules.book import Book


@dataclass(frozen=True, slots=True)
class Case:
    """One army under judgement."""

    catalogue: Catalogue
    roster: Roster
    rulings: Rulings
    force: InForce
    reckoning: Reckoning

    @property
    def book(self) -> Book:
        """The numbers of the book."""
        return self.catalogue.book

    @property
    def ambushed(self) -> bool:
        """Whether this is the defender of an Ambush, who needs fewer units (COMP-08 to COMP-10)."""
        bounds = self.catalogue.general.ambush_units
        return self.roster.scenario == bounds.scenario and self.roster.role == bounds.role


def main_force(catalogue: Catalogue, roster: Roster, rulings: Rulings) -> InForce:
    """The roster's own list as it stands for it."""
    return in_force(catalogue, Asked(roster.list, roster.people, roster.year, roster.role, rulings))
