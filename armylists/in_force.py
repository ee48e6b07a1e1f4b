"""An army list as it applies to one people, year and role: its slots, how to fill them, what it refuses."""

from functools import cached_property
from typing import TypeVar, cast

from armylists.catalogue import Catalogue
from armylists.models import ArmyList, Conversion, Forbidden, Limit, Reserved, When
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings

Row = TypeVar("Row", bound=When)


@dataclass(frozen=True, slots=True)
class ListConditions:
    """What decides which rows of a list apply: the people, year, role and rulings.

    `without`: troops that these allies do not bring, by the entry `without_rule`.
    """

    list: str
    people: str
    year: int
    role: str
    rulings: Rulings
    without: tuple[str, ...] = ()
    without_rule: str = ""


@dataclass(frozen=True, slots=True)
class Slot:
    """A line of the list: how many units of it there must and may be, and the entries that say so."""

    line: str
    least: int
    most: int
    least_rule: str
    most_rule: str
    page: int


@dataclass(frozen=True, slots=True)
class Way:
    """A way for a troop to fill a slot; `conversion`: the entry whose allowance it uses up, if any."""

    line: str
    conversion: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """One of the choices that a list gives to the whole army, with the troops that are open under it."""

    name: str
    ways: dict[str, tuple[Way, ...]]


class InForce:
    """An army list under given `ListConditions`. Get one from `in_force`, which builds each only once."""

    def __init__(self, catalogue: Catalogue, asked: ListConditions) -> None:
        self.asked = asked
        self.army: ArmyList = catalogue.lists[asked.list]
        self._catalogue = catalogue
        self._held: dict[int, tuple[object, tuple[When, ...]]] = {}
        self.banned = self._banned()
        printed = self.army.lines
        slots = {
            line: Slot(line, least, most, printed.rule, printed.rule, printed.page)
            for line, (least, most) in printed.units.items()
        }
        for limit in self.held(self.army.limits):
            rule, page = limit.rule, limit.page
            slot = slots.get(limit.line) or Slot(limit.line, 0, 0, rule, rule, page)
            if limit.least is not None:
                slot = replace(slot, least=limit.least, least_rule=rule)
            if limit.most is not None:
                slot = replace(slot, most=limit.most, most_rule=rule)
            slots[limit.line] = replace(slot, page=page)
        self.slots = slots
        # only of lines that the list has; a line's own troop may be forbidden and yet be converted (L01-11)
        self.conversions = tuple(
            row
            for row in self.held(self.army.conversions)
            if row.line in self.slots and row.line not in asked.without
        )
        names = dict.fromkeys(row.option for row in self.conversions if row.option)
        self.options = tuple(Option(name, self._ways(name)) for name in ("", *names))
        limited = [row for row in self.conversions if row.units is not None]
        limited.sort(
            key=lambda row: not row.same_units_as
        )  # the row that sets an allowance has the last word
        self.allowances = {_allowance(row): row for row in limited}

    def held(self, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        """Those of these rows that apply. The answer is kept, since every verdict asks for it."""
        if not rows:
            return rows
        if id(rows) not in self._held:  # kept with their answer, so that no others come to have their id
            self._held[id(rows)] = rows, tuple(row for row in rows if self.holds(row))
        return cast("tuple[Row, ...]", self._held[id(rows)][1])

    def holds(self, row: When) -> bool:
        """Whether a row of the list is in force."""
        asked = self.asked
        chosen = not row.under or asked.rulings.of(row.rule) == row.under
        return chosen and row.holds(asked.people, asked.year, asked.role)

    def _banned(self) -> dict[str, Problem]:
        """Troops that a row in force forbids, or that are reserved to others."""
        banned: dict[str, Problem] = {}
        for ban in self.held(self.army.forbidden):
            banned |= {troop: _forbidden(ban, troop) for troop in ban.troops if troop not in banned}
        for kept in self.army.reserved:
            if not self.holds(kept):
                banned |= {troop: self._missed(kept, troop) for troop in kept.troops if troop not in banned}
        for troop in self.asked.without:
            rule, about = self.asked.without_rule, {"troop": troop}
            banned[troop] = Problem("troop-not-as-allies", rule, self.army.page, "", about)
        return banned

    def _ways(self, option: str) -> dict[str, tuple[Way, ...]]:
        rows = [row for row in self.conversions if row.option in {"", option}]
        changed = {row.line for row in rows if row.compulsory}
        ways: dict[str, list[Way]] = {}
        for line in self.slots:
            if line not in self.banned and line not in changed:
                ways.setdefault(line, []).append(Way(line))
        for row in rows:
            for troop in row.to:
                if troop not in self.banned:
                    ways.setdefault(troop, []).append(
                        Way(row.line, _allowance(row) if row.units is not None else "")
                    )
        return {troop: tuple(dict.fromkeys(found)) for troop, found in ways.items()}

    @cached_property
    def available(self) -> frozenset[str]:
        """Every troop type that this army could field, under one option or another."""
        return frozenset(troop for option in self.options for troop in option.ways)

    def refusal(self, troop: str) -> Problem:
        """Why this list does not allow a troop, citing the entry that speaks of it most specifically."""
        return self.denied(troop) or self._elsewhere(troop) or self._never(troop)

    def denied(self, troop: str) -> Problem | None:
        """The problem of a troop that the list forbids or replaces for this people and year, if it does."""
        if troop in self.banned:
            return self.banned[troop]
        for row in self.conversions:
            if row.line == troop and row.compulsory and not row.option:
                about: dict[str, object] = {"troop": troop, "instead": row.to}
                return Problem("troop-replaced", row.rule, row.page, "", about)
        return None

    def _elsewhere(self, troop: str) -> Problem | None:
        """The problem of a troop that only another people, year or role may have, if there is such a row.

        Of several rows the one that differs in the fewest conditions is cited.
        """
        rows: list[Conversion | Limit] = [row for row in self.army.conversions if troop in row.to]
        rows += [
            row for row in self.army.limits if row.line == troop and row.line not in self.army.lines.units
        ]
        missed = [row for row in rows if not self.holds(row) and not row.under]
        missed.sort(key=lambda row: (not row.for_people(self.asked.people), not row.in_role(self.asked.role)))
        return self._missed(missed[0], troop) if missed else None

    def _missed(self, row: When, troop: str) -> Problem:
        """The problem that names the condition of the row (people, year or role) that is not met."""
        about: dict[str, object] = {"troop": troop, "year": self.asked.year}
        if not row.for_people(self.asked.people):
            about |= {"peoples": row.people, "not_peoples": row.not_people}
            return Problem("troop-other-people", row.rule, row.page, "", about)
        if not row.in_year(self.asked.year):
            year = about["year"]
            if row.from_year is not None and isinstance(year, int) and year < row.from_year:
                return Problem("troop-too-early", row.rule, row.page, "", {**about, "first": row.from_year})
            return Problem("troop-too-late", row.rule, row.page, "", {**about, "last": row.to_year})
        return Problem("troop-only-defending", row.rule, row.page, "", about)

    def _never(self, troop: str) -> Problem:
        general, rows = self._catalogue.general, self._catalogue.book.troops
        if rows[troop].kind == "independent":
            rule = general.scout if troop == "scout" else general.single_figures
            return Problem("troop-independent", rule.rule, rule.page, "", {"troop": troop})
        if rows[troop].kind == "work":
            work = next(work for work in self._catalogue.book.works.works if work.id.value == troop)
            return Problem("troop-is-a-work", work.lists_rule, work.lists_page, "", {"troop": troop})
        rule = general.closed_list
        return Problem("troop-not-on-list", rule.rule, rule.page, "", {"troop": troop, "list": self.army.id})


def in_force(catalogue: Catalogue, asked: ListConditions) -> InForce:
    """The list under this question; the same question is answered from memory."""
    return catalogue.remembered(asked, lambda: InForce(catalogue, asked))


def _allowance(row: Conversion) -> str:
    return row.same_units_as or row.rule


def _forbidden(row: Forbidden | Reserved, troop: str) -> Problem:
    """The problem of a forbidden troop, worded by the condition under which the row forbids it."""
    about: dict[str, object] = {"troop": troop, "peoples": row.people, "not_peoples": row.not_people}
    if row.not_role == "defender":
        return Problem("troop-only-defending", row.rule, row.page, "", about)
    if row.from_year is not None:
        return Problem("troop-too-late", row.rule, row.page, "", {**about, "last": row.from_year - 1})
    return Problem("troop-forbidden", row.rule, row.page, "", about)
