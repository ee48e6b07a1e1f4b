"""Allied contingents."""

from collections.abc import Iterator

from armylists.edits import Edit, RemoveAlly, RemoveUnit, SetAllyBearer, SetAllyPeople, SetFact
from armylists.remedies.ward import Ward, smaller


def no_ally(ward: Ward) -> Iterator[Edit]:
    """Another people or year that grants these allies, or none of them."""
    for people in ward.about.get("allowed", ()):
        yield SetAllyPeople(ward.ally or 0, people)
    for key in ("first", "last"):
        if ward.about.get(key):
            yield SetFact("year", ward.about[key])
    yield RemoveAlly(ward.ally or 0)
    yield from _granting_people(ward)


def _granting_people(ward: Ward) -> Iterator[Edit]:
    """The peoples of the army who may have these allies."""
    army = ward.catalogue.lists[ward.roster.list]
    for row in army.allies:
        if row.list == ward.about.get("list") and ward.problem.code == "ally-other-people":
            named = row.people or [p for p in army.people_ids() if p not in row.not_people]
            yield from (SetFact("people", people) for people in named)


def one_ally_less(ward: Ward) -> Iterator[Edit]:
    """One contingent less."""
    named = ward.about.get("list")
    for index, ally in reversed(list(enumerate(ward.roster.allies))):
        if named is None or ally.list == named:
            yield RemoveAlly(index)


def no_ally_bearer(ward: Ward) -> Iterator[Edit]:
    """No more standard bearers than the allied list has."""
    yield SetAllyBearer(ward.ally or 0, ward.about["most"])


def cheaper_allies(ward: Ward) -> Iterator[Edit]:
    """Smaller allied units, or fewer of them."""
    excess = ward.about["points"] - ward.about["most"]
    for index, ally in enumerate(ward.roster.allies):
        yield from smaller(ward, list(enumerate(ally.units)), excess, index)
    for index, ally in enumerate(ward.roster.allies):
        if ally.standard_bearer:
            yield SetAllyBearer(index, ally.standard_bearer - 1)
        for number in range(len(ally.units)):
            yield RemoveUnit(number, index)
    yield from (RemoveAlly(index) for index in range(len(ward.roster.allies)))
