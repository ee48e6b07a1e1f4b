"""`army check`, `army price`, `army suggest`, `army diff`: an army judged, priced, completed, compared."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import groupby
from typing import Annotated

import typer

from armylists.additions import Addition, additions
from armylists.catalogue import Catalogue
from armylists.legality import verdict
from armylists.legality.contingent import Case
from armylists.points import differences, price
from armylists.repairs import Repair, repairs
from armylists.roster import Roster
from armylists.wording import names, problems
from armylists.wording.army_names import army_line
from armylists.wording.changes import changes, difference
from armylists.wording.names import all_of, list_name, place
from armylists.wording.problems import cited
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.core.strict import Strict
from heart_africa.terminal import context
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.options import ArmyFile, ChosenRulings, Json
from heart_africa.terminal.screen import Screen, numbers, texts

# --- problems for programs and for people ---


Facts = dict[str, object]


@dataclass(frozen=True, slots=True)
class Teller:
    """Words problems and repairs of an army in the person's language."""

    catalogue: Catalogue
    roster: Roster
    lang: str

    def facts(self, problem: Problem, mended: Sequence[Repair] = ()) -> Facts:
        """A problem with its repairs as plain data, for `--json`."""
        return {
            "code": problem.code,
            "rule": problem.rule,
            "page": problem.page,
            "see": list(problem.see),
            "where": problem.where,
            "message": self.message(problem),
            "about": dict(problem.about),
            "repairs": [
                {
                    "message": changes(self.catalogue, self.roster, each.edits, self.lang),
                    "edits": [edit.facts() for edit in each.edits],
                }
                for each in mended
            ],
        }

    def message(self, problem: Problem) -> str:
        """A problem as a sentence."""
        return problems.problem(self.catalogue, self.roster, problem, self.lang)

    def show(self, screen: Screen, problem: Problem, mended: Sequence[Repair] = ()) -> None:
        """Print a problem or warning: rule and place, sentence, repairs."""
        mark, style = ("!", "yellow") if problem.code.startswith("warn-") else ("✗", "red")
        where = place(self.roster, problem.where, self.lang)
        screen.print(f"{mark} {cited(problem, self.lang)} · {where}", style)
        screen.print(self.message(problem), indent=2)
        repairs = (changes(self.catalogue, self.roster, each.edits, self.lang) for each in mended)
        screen.items((("→", repair, "cyan") for repair in repairs), indent=2)


# --- the head of an answer about an army ---


def heading(screen: Screen, lists: Catalogue, roster: Roster) -> None:
    """Print the army's name and a line about it."""
    if roster.name not in {"", list_name(lists, roster.list, screen.lang)}:
        screen.print(roster.name, "bold")
    screen.print(army_line(lists, roster, screen.lang), "dim")


def points(screen: Screen, lists: Catalogue, roster: Roster, total: int) -> None:
    """Print how many points of its limit the army costs, and what is left."""
    left, over = roster.points - total, Case(lists, roster).overrun
    message = "cli-points-left" if left >= 0 else "cli-points-over"
    screen.speak(message, total=total, limit=roster.points, left=abs(left), over=over)


# --- `army check` ---


def check(ctx: typer.Context, file: ArmyFile, *, ruling: ChosenRulings = None, as_json: Json = False) -> int:
    """`army check`: exit code 0 if the army is legal, 1 if it is not."""
    screen: Screen = ctx.obj
    lists, rulings = context.catalogue(screen), context.rulings(ruling)
    opened = context.open_army(file, lists, screen)
    roster, teller = opened.roster, Teller(lists, opened.roster, screen.lang)
    found = verdict(lists, roster, rulings)
    problems = [*zip(found.problems, repairs(lists, roster, found, rulings), strict=True)]
    warnings = opened.warnings + found.warnings
    code = DONE if found.legal else REFUSED
    if as_json:
        screen.json(
            {
                "legal": found.legal,
                "points": found.points,
                "limit": roster.points,
                "problems": [teller.facts(problem, mended) for problem, mended in problems],
                "warnings": [teller.facts(warning) for warning in warnings],
            }
        )
        return code
    heading(screen, lists, roster)
    screen.print()
    if found.legal:
        screen.speak("cli-legal", "bold green")
    else:
        screen.speak("cli-illegal", "bold red", count=len(found.problems))
    if roster.narrative and not found.legal:
        screen.speak("cli-narrative", "yellow")
    points(screen, lists, roster, found.points)
    for problem, mended in problems:
        screen.print()
        teller.show(screen, problem, mended)
    for warning in warnings:
        screen.print()
        teller.show(screen, warning)
    return code


# --- `army price` ---


@dataclass(frozen=True, slots=True)
class Block:
    """Equal parts of an army, as two units of the same figures: their places, and what each costs."""

    places: tuple[str, ...]
    lines: tuple[Line, ...]

    @property
    def each(self) -> int:
        """The points of one of the parts."""
        return sum(line.value for line in self.lines)


def price_(ctx: typer.Context, file: ArmyFile, *, as_json: Json = False) -> int:
    """`army price`: the sum line by line, for illegal armies too."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    roster = context.open_army(file, lists, screen).roster
    reckoning = price(lists.book, roster)
    if as_json:
        lines = [
            {"what": line.what, "points": line.value, "rule": line.rule, "page": line.page,
             "where": line.where, "message": problems.line(lists, roster, line, screen.lang),
             "about": dict(line.about)}
            for line in reckoning.lines
        ]  # fmt: skip
        limit = roster.points
        left, most = limit - reckoning.total, limit + Case(lists, roster).overrun
        screen.json(
            {"points": reckoning.total, "limit": limit, "left": left, "allowance": most, "lines": lines}
        )
    else:
        heading(screen, lists, roster)
        columns = [*texts("cli-where", "cli-what", "cli-why"), *numbers("names-head-points")]
        screen.print()
        screen.table(columns, _rows(lists, roster, reckoning, screen))
        screen.print()
        points(screen, lists, roster, reckoning.total)
    return DONE


def _rows(
    lists: Catalogue, roster: Roster, reckoning: Reckoning, screen: Screen
) -> Iterator[tuple[object, ...]]:
    for block in folded(reckoning):
        lines = block.lines
        what = " + ".join(problems.line(lists, roster, line, screen.lang) for line in lines)
        why = dict.fromkeys(cite(line.rule, line.page, screen.lang) for line in lines)
        times, each = len(block.places), block.each
        what = what if times == 1 else screen.say("cli-times", count=times, what=what)
        words = all_of([names.place(roster, place, screen.lang) for place in block.places], screen.lang)
        yield words[:1].upper() + words[1:], what, "; ".join(why), times * each


def folded(reckoning: Reckoning) -> tuple[Block, ...]:
    """The price by parts of the army in the order of the roster; equal parts are one block."""
    blocks: dict[tuple[object, ...], Block] = {}
    for where, group in groupby(reckoning.lines, key=lambda line: whole(line.where)):
        lines = tuple(group)
        same = (where.split("[")[0], *((line.what, line.value, *line.about.items()) for line in lines))
        before = blocks.get(same, Block((), lines))
        blocks[same] = Block((*before.places, where), lines)
    return tuple(blocks.values())


def whole(where: str) -> str:
    """The part of the army to which a place belongs: `units[2].figures.askaris` is in `units[2]`."""
    head, _, rest = where.partition(".")
    if head.startswith("allies") and rest.startswith("units"):
        return f"{head}.{rest.partition('.')[0]}"
    return head if head.startswith(("units", "leader")) else where


# --- `army suggest` ---


Why = Annotated[bool, typer.Option("--why-not", help="help-option-why-not")]


def suggest(
    ctx: typer.Context,
    file: ArmyFile,
    *,
    why_not: Why = False,
    ruling: ChosenRulings = None,
    as_json: Json = False,
) -> int:
    """`army suggest`: what can still be added for the points left; with `--why-not` also what cannot."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    roster = context.open_army(file, lists, screen).roster
    teller = Teller(lists, roster, screen.lang)
    found = additions(lists, roster, context.rulings(ruling))
    if as_json:
        screen.json([_repair_facts(teller, addition) for addition in found])
        return DONE
    heading(screen, lists, roster)
    points(screen, lists, roster, price(lists.book, roster).total)
    _allowed(screen, teller, [addition for addition in found if addition.allowed])
    _refused(screen, teller, [addition for addition in found if not addition.allowed], told=why_not)
    return DONE


def _repair_facts(teller: Teller, addition: Addition) -> Facts:
    """An addition with the reasons against it as plain data, for `--json`."""
    after = _after(teller, addition)
    return {
        "message": _said(teller, addition),
        "edit": addition.edit.facts(),
        "points": addition.points,
        "most": addition.more,
        "allowed": addition.allowed,
        "reasons": [after.facts(problem) for problem in addition.reasons],
    }


def _said(teller: Teller, addition: Addition) -> str:
    return changes(teller.catalogue, teller.roster, (addition.edit,), teller.lang)


def _after(teller: Teller, addition: Addition) -> Teller:
    """A teller for the army with the addition, of which the reasons speak."""
    return Teller(teller.catalogue, addition.edit.apply(teller.roster), teller.lang)


def _allowed(screen: Screen, teller: Teller, found: Sequence[Addition]) -> None:
    screen.print()
    if not found:
        screen.speak("cli-nothing-fits", "yellow")
        return
    columns = [*texts("cli-addition"), *numbers("names-head-points", "cli-up-to")]
    screen.table(columns, ((_said(teller, each), each.points, each.more) for each in found))


def _refused(screen: Screen, teller: Teller, found: Sequence[Addition], *, told: bool) -> None:
    screen.print()
    if not told:
        screen.speak("cli-refused", "dim", count=len(found))
        return
    for addition in found:
        after = _after(teller, addition)
        screen.print(f"✗ {_said(teller, addition)}", "red")
        for problem in addition.reasons:
            screen.print(f"{cited(problem, screen.lang)}: {after.message(problem)}", indent=2)


# --- `army diff` ---


Other = Annotated[str, typer.Argument(metavar="file", help="help-option-other", show_default=False)]
MARKS = {"changed": ("~", "yellow"), "added": ("+", "green"), "removed": ("-", "red")}


def diff(ctx: typer.Context, file: ArmyFile, other: Other, *, as_json: Json = False) -> int:
    """`army diff`: how the second army differs from the first; exit code 0 in any case."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    first, second = (context.open_army(each, lists, screen).roster for each in (file, other))
    found = differences(lists.book, first, second)
    told = [(each, difference(lists, first, second, each, screen.lang)) for each in found]
    if as_json:
        facts = []
        for each, message in told:
            # units, contingents and leaders as in their files
            sides = {"old": each.old, "new": each.new}
            values = {
                side: value.model_dump(mode="json") if isinstance(value, Strict) else value
                for side, value in sides.items()
            }
            facts.append({**asdict(each), **values, "message": message})
        screen.json(facts)
    elif not told:
        screen.speak("cli-same")
    else:
        screen.items((MARKS[each.kind][0], message, MARKS[each.kind][1]) for each, message in told)
    return DONE
