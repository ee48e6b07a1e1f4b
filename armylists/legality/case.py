"""An army and what it is judged by: the roster, the lists, the rulings, and what follows from them."""

from dataclasses import field, replace
from functools import cached_property
from math import ceil
from typing import Self

from armylists.catalogue import Catalogue
from armylists.edits import Edit, apply_all
from armylists.in_force import Asked, InForce, in_force
from armylists.points import price
from armylists.roster import Roster
from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Reckoning
from heart_africa.core.rulings import Rulings, default_rulings
from heart_africa.rules.book import Book


@dataclass(frozen=True, eq=False)
class Case:
    """One army as the lists and the rulings see it. What follows from them is worked out when it is asked."""

    catalogue: Catalogue
    roster: Roster
    rulings: Rulings = field(default_factory=default_rulings)

    @property
    def book(self) -> Book:
        """The numbers of the book."""
        return self.catalogue.book

    @cached_property
    def force(self) -> InForce:
        """The army's own list as it stands for its people, year and role."""
        roster = self.roster
        return in_force(
            self.catalogue, Asked(roster.list, roster.people, roster.year, roster.role, self.rulings)
        )

    @cached_property
    def reckoning(self) -> Reckoning:
        """What the army costs, line by line."""
        return price(self.book, self.roster)

    @property
    def left(self) -> int:
        """What is left of the points agreed; below zero the army is over them."""
        return self.roster.points - self.reckoning.total

    @cached_property
    def overrun(self) -> int:
        """How far the army may go over its points: half its cheapest figure (COMP-15)."""
        if self.rulings.of("COMP-15") == "none":
            return 0
        figures = {str(line.about["troop"]) for line in self.reckoning.lines if "troop" in line.about}
        return min(map(self.cost, figures), default=0) // 2

    @property
    def ambushed(self) -> bool:
        """Whether this is the defender of an Ambush, who needs fewer units (COMP-08 to COMP-10)."""
        bounds = self.catalogue.general.ambush_units
        return self.roster.scenario == bounds.scenario and self.roster.role == bounds.role

    def of(self, roster: Roster) -> Self:
        """Another roster in the place of this one."""
        return replace(self, roster=roster)

    def after(self, *edits: Edit) -> Self:
        """The army after these edits."""
        return self.of(apply_all(self.roster, edits))

    def cost(self, troop: str) -> int:
        """The points of one figure."""
        return self.book.troops[troop].points

    def smallest(self, troop: str) -> int:
        """The fewest figures of a troop that make a unit (COMP-11)."""
        return ceil(self.catalogue.general.unit_points.least / self.cost(troop))

    def largest(self, troop: str) -> int:
        """The most figures of a troop in a unit (COMP-12, COMP-13)."""
        general = self.catalogue.general
        return min(general.unit_figures.most, general.unit_points.most // self.cost(troop))
