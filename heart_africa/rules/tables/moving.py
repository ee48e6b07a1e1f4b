"""The order of movement as data (pp. 23-28): what stands in the way of an order."""

from functools import cached_property

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Reason


class Moving(Strict):
    """What the referee has against an order of the Movement phase, beside what the chapters have.

    `follow_up_in`: how far a figure whose opponent is gone may go to the next and count as in melee still.
    """

    follow_up_in: Cited
    refusals: tuple[Reason, ...]

    @cached_property
    def refusal(self) -> dict[str, Reason]:
        """The refusals by name."""
        return {row.when: row for row in self.refusals}
