"""Problems as facts for other programs, and as lines for people."""

from collections.abc import Mapping, Sequence

from armylists.catalogue import Catalogue
from armylists.repairs import Repair
from armylists.roster import Roster
from armylists.wording import problems
from armylists.wording.changes import changes
from armylists.wording.names import place
from armylists.wording.problems import cited
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.terminal.screen import Screen

Facts = dict[str, object]


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells what is said of an army, in the language of the person."""

    catalogue: Catalogue
    roster: Roster
    lang: str

    def facts(self, problem: Problem, mended: Sequence[Repair] = ()) -> Facts:
        """A problem for programs, with its repairs."""
        return {
            "code": problem.code,
            "rule": problem.rule,
            "page": problem.page,
            "see": list(problem.see),
            "where": problem.where,
            "message": self.message(problem),
            "about": _plain(problem.about),
            "repairs": [self._repair(each) for each in mended],
        }

    def message(self, problem: Problem) -> str:
        """A problem as a sentence."""
        return problems.problem(self.catalogue, self.roster, problem, self.lang)

    def show(self, screen: Screen, problem: Problem, mended: Sequence[Repair] = ()) -> None:
        """A problem or warning: its rule and place, the sentence, its repairs."""
        mark, style = ("!", "yellow") if problem.code.startswith("warn-") else ("✗", "red")
        where = place(self.roster, problem.where, self.lang)
        screen.print(f"{mark} {cited(problem, self.lang)} · {where}", style)
        screen.print(self.message(problem), indent=2)
        repairs = (changes(self.catalogue, self.roster, each.edits, self.lang) for each in mended)
        screen.items((("→", repair, "cyan") for repair in repairs), indent=2)

    def _repair(self, repair: Repair) -> Facts:
        message = changes(self.catalogue, self.roster, repair.edits, self.lang)
        return {"message": message, "edits": [edit.facts() for edit in repair.edits]}


def _plain(about: Mapping[str, object]) -> Facts:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in about.items()}
