"""The order of arrivals as data (pp. 21-23): what stands in the way of an order."""

from functools import cached_property

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Reason


class Arriving(Strict):
    """What the referee has against an order of the first step, beside what the chapter has."""

    refusals: tuple[Reason, ...]

    @cached_property
    def refusal(self) -> dict[str, Reason]:
        """The refusals by name."""
        return {row.when: row for row in self.refusals}
