"""`army price`: what an army costs, line by line with its pages, and what is left."""

from collections.abc import Iterator
from itertools import groupby

import typer

from armylists.catalogue import Catalogue
from armylists.legality.case import Case
from armylists.points import price
from armylists.roster import Roster
from armylists.wording import names, problems
from armylists.wording.names import all_of
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.terminal import context
from heart_africa.terminal.army.heading import heading, points
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import ArmyFile, Json
from heart_africa.terminal.screen import Screen, numbers, texts


@dataclass(frozen=True, slots=True)
class Block:
    """Equal parts of an army: where they stand, what each costs and why."""

    places: tuple[str, ...]
    lines: tuple[Line, ...]

    @property
    def each(self) -> int:
        """The points of one of them."""
        return sum(line.value for line in self.lines)


def price_(ctx: typer.Context, file: ArmyFile, *, as_json: Json = False) -> int:
    """The command: the sum, whether the army is legal or not."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    roster = context.open_army(file, lists, screen).roster
    reckoning = price(lists.book, roster)
    if as_json:
        screen.json(_facts(lists, roster, reckoning, screen.lang))
    else:
        _show(lists, roster, reckoning, screen)
    return DONE


def _facts(lists: Catalogue, roster: Roster, reckoning: Reckoning, lang: str) -> dict[str, object]:
    lines = [
        {"what": line.what, "points": line.value, "rule": line.rule, "page": line.page, "where": line.where,
         "message": problems.line(lists, roster, line, lang), "about": dict(line.about)}
        for line in reckoning.lines
    ]  # fmt: skip
    limit = roster.points
    left, most = limit - reckoning.total, limit + Case(lists, roster).overrun
    return {"points": reckoning.total, "limit": limit, "left": left, "allowance": most, "lines": lines}


def _show(lists: Catalogue, roster: Roster, reckoning: Reckoning, screen: Screen) -> None:
    heading(screen, lists, roster)
    columns = [*texts("cli-where", "cli-what", "cli-why"), *numbers("cli-points-head")]
    screen.print()
    screen.table(columns, _rows(lists, roster, reckoning, screen))
    screen.print()
    points(screen, lists, roster, reckoning.total)


def _rows(
    lists: Catalogue, roster: Roster, reckoning: Reckoning, screen: Screen
) -> Iterator[tuple[object, ...]]:
    for block in folded(reckoning):
        lines = block.lines
        what = " + ".join(problems.line(lists, roster, line, screen.lang) for line in lines)
        why = dict.fromkeys(cite(line.rule, line.page, screen.lang) for line in lines)
        times, each = len(block.places), block.each
        what = what if times == 1 else screen.say("cli-times", count=times, what=what)
        yield _places(roster, block, screen.lang), what, "; ".join(why), times * each


def _places(roster: Roster, block: Block, lang: str) -> str:
    words = all_of([names.place(roster, place, lang) for place in block.places], lang)
    return words[:1].upper() + words[1:]


def folded(reckoning: Reckoning) -> tuple[Block, ...]:
    """The reckoning by parts of the army, parts of the same figures together, in the order of the roster."""
    blocks: dict[tuple[object, ...], Block] = {}
    for place, group in groupby(reckoning.lines, key=lambda line: whole(line.where)):
        lines = tuple(group)
        same = (place.split("[")[0], *((line.what, line.value, *line.about.items()) for line in lines))
        before = blocks.get(same, Block((), lines))
        blocks[same] = Block((*before.places, place), lines)
    return tuple(blocks.values())


def whole(where: str) -> str:
    """The part of the army in which a line stands: `units[2].figures.askaris` is in `units[2]`."""
    head, _, rest = where.partition(".")
    if head.startswith("allies") and rest.startswith("units"):
        return f"{head}.{rest.partition('.')[0]}"
    return head if head.startswith(("units", "leader")) else where
