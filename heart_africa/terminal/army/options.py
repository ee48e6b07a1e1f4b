"""The army that a command line asks for, and how it is handed over once it is found."""

from pathlib import Path
from typing import Annotated, get_args

import typer

from armylists.army_plans import ArmyRequest
from armylists.catalogue import Catalogue
from armylists.legality import verdict
from armylists.models import Mode
from armylists.random_army import Drawn
from armylists.roster import Roster
from armylists.roster_file import stamped, to_data, to_toml
from armylists.starter import FIRST_YEAR, LAST_YEAR
from heart_africa.core.dataclass import dataclass
from heart_africa.core.strict import unknown
from heart_africa.language.lookup import find_list
from heart_africa.rules.book import Role, ScenarioId
from heart_africa.terminal import context
from heart_africa.terminal.army.check import Teller, heading, points
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.options import one_of, within
from heart_africa.terminal.screen import Screen

USUAL_POINTS = 600
MOST_POINTS = 99999

People = Annotated[str | None, typer.Option("--people", metavar="people", help="help-option-people")]
Year = Annotated[int | None, typer.Option("--year", metavar="number", help="help-option-year")]
Points = Annotated[int, typer.Option("--points", metavar="number", help="help-option-points")]
ForRole = Annotated[str, typer.Option("--role", metavar="attacker|defender", help="help-option-role")]
ForScenario = Annotated[
    str,
    typer.Option("--scenario", metavar="encounter|ambush|planned_attack|raid", help="help-option-scenario"),
]
ForMode = Annotated[str, typer.Option("--mode", metavar="colonial|native", help="help-option-mode")]
Out = Annotated[str, typer.Option("--out", metavar="file", help="help-option-out")]
Name = Annotated[str, typer.Option("--name", metavar="name", help="help-option-name")]


def role_of(word: str) -> Role:
    """The role of that name, or none. Raises `BadData`."""
    found: Role = one_of(word, get_args(Role), "--role")  # type: ignore[assignment]  # one of them, as asked
    return found


def scenario_of(word: str) -> ScenarioId:
    """The scenario of that name, or none. Raises `BadData`."""
    found: ScenarioId = one_of(word, get_args(ScenarioId), "--scenario")  # type: ignore[assignment]  # as above
    return found


def mode_of(word: str) -> Mode:
    """The mode of that name, or none. Raises `BadData`."""
    found: Mode = one_of(word, get_args(Mode), "--mode")  # type: ignore[assignment]  # as above
    return found


def people_of(lists: Catalogue, people: str | None) -> str | None:
    """The people of that id, if one is named at all. Raises `BadData` with the nearest."""
    if people and people not in lists.peoples:
        raise unknown("people", people, lists.peoples).bare()
    return people


def asked(
    lists: Catalogue,
    army: str,
    *,
    people: str | None,
    year: int,
    points: int,
    role: str,
    scenario: str = "",
    mode: str = "",
) -> ArmyRequest:
    """The army that a command line asks for. Raises `BadData` for what there is not."""
    if army:
        find_list(lists, army)
    return ArmyRequest(
        army,
        within(year, FIRST_YEAR, LAST_YEAR, "--year"),
        within(points, 1, MOST_POINTS, "--points"),
        people_of(lists, people),
        mode_of(mode),
        role=role_of(role),
        scenario=scenario_of(scenario),
    )


@dataclass(frozen=True, slots=True)
class Handing:
    """How the army found is handed over: into a file, or printed; as a file or as facts."""

    out: str
    force: bool
    as_json: bool
    name: str = ""

    def hand(self, screen: Screen, lists: Catalogue, wish: ArmyRequest, drawn: Drawn) -> int:
        """Hand it over, or say why there is none."""
        if drawn.roster is None:
            return self._refuse(screen, Teller(lists, wish.blank(), screen.lang), drawn)
        army = stamped(drawn.roster.model_copy(update={"name": self.name or drawn.roster.name}), lists)
        if self.out not in {"", context.STDIN}:
            context.write(Path(self.out), to_toml(army).encode(), force=self.force)
        if self.as_json:
            screen.json(self._facts(lists, army))
        elif self.out in {"", context.STDIN}:
            screen.file(to_toml(army), "toml")
        else:
            heading(screen, lists, army)
            points(screen, lists, army, verdict(lists, army).points)
            screen.speak("cli-written", path=self.out)
        return DONE

    def _facts(self, lists: Catalogue, army: Roster) -> dict[str, object]:
        found = verdict(lists, army)
        return {"legal": found.legal, "points": found.points, "file": self.out or None, "army": to_data(army)}

    def _refuse(self, screen: Screen, teller: Teller, drawn: Drawn) -> int:
        if self.as_json:
            screen.json({"army": None, "problems": [teller.facts(problem) for problem in drawn.problems]})
            return REFUSED
        screen.speak("cli-no-army", "bold red")
        for problem in drawn.problems:
            teller.show(screen, problem)
        return REFUSED
