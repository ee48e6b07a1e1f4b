"""What has happened, read out of the journal: by turn, step and unit; with reasons; as a script."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from heart_africa.analytics.outcomes import told, why
from heart_africa.analytics.passages import Passage, Wanted, passages
from heart_africa.core.journal.journal import Journal, StandingAct
from heart_africa.core.journal.records import Act, Command, Origin
from heart_africa.core.problems import BadData
from heart_africa.language.battle.names import Names
from heart_africa.language.battle.reader import reader
from heart_africa.language.battle.shorthands import shorthands
from heart_africa.language.battle.words import title
from heart_africa.language.narration import Reason, signed
from heart_africa.language.writer import line
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.referee import Referee
from heart_africa.rules.referee.secrets import View
from heart_africa.terminal.battle.wording import show_act
from heart_africa.terminal.screen import Screen


@dataclass(frozen=True, slots=True)
class Sought:
    """Which acts are to be told, and whether with the reasons of every number."""

    turns: tuple[int, ...] = ()
    steps: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    why: bool = False

    @property
    def wanted(self) -> Wanted:
        """The same as the readings ask for it."""
        return Wanted(self.turns, self.steps, self.units)


def show_log(screen: Screen, journal: Journal[Battle], sought: Sought) -> None:
    """The acts in force, under turn and step."""
    found = False
    for _, together in groupby(passages(journal, sought.wanted), lambda each: (each.turn, each.step)):
        group = list(together)
        screen.print()
        screen.print(title(screen, group[0].before), "bold")
        for passage in group:
            found = True
            _show_passage(screen, passage, sought)
    if not found:
        screen.speak("game-log-none")


def _show_passage(screen: Screen, passage: Passage, sought: Sought) -> None:
    screen.print(f"#{passage.number}", "dim", indent=1)
    show_act(screen, StandingAct(passage.number, passage.act, passage.before, passage.after))
    if sought.why:
        _show_reasons(screen, passage.act)


def _show_reasons(screen: Screen, act: Act) -> None:
    for heading, lines in why(screen.lang, act.facts):
        screen.print(heading, "bold", indent=4)
        screen.items(reasons(lines), 6)


def reasons(lines: Iterable[Reason]) -> Iterator[tuple[str, str, str]]:
    """The lines of a sum with their marks."""
    for each in lines:
        yield f"{signed(each.value):>2}", f"{each.why} ({each.cited})", "" if each.value else "dim"


def show_why(screen: Screen, journal: Journal[Battle], number: int = 0) -> None:
    """One act with all its reasons; the last one if none is named. Raises `BadData`."""
    found = standing(journal, number) if number else journal.last
    if found is None:
        raise BadData("nothing-to-undo")
    show_act(screen, found)
    _show_reasons(screen, found.act)


def standing(journal: Journal[Battle], number: int) -> StandingAct[Battle]:
    """The act in force of that number. Raises `BadData`."""
    journal.at(number)
    return next(each for each in journal.standing if each.number == number)


# --- titles ---


def act_line(lang: str, rules: Referee, before: Battle, command: Command) -> str:
    """A command as it would be typed at that moment."""
    short = shorthands(rules.book, before, command)
    return line(reader(lang, rules, before), command, rules.codec.write_command, short)


def heading(lang: str, rules: Referee, before: Battle, after: Battle, act: Act) -> str:
    """An act in a line, to know it again: how it would be typed, or what came of it; its secrets untold."""
    act = View(after).act(StandingAct(0, act, before, after))
    typed = act_line(lang, rules, before, act.command)
    return typed if not typed.startswith("{") else next(iter(told(lang, after, act.facts)), act.command.kind)


# --- scripts ---


def script(lang: str, rules: Referee, journal: Journal[Battle], head: str) -> str:
    """The acts in force as a script that comes to the same battle: each line as it would be typed."""
    lines = [f"# {head}"]
    place = ""
    for each in journal.standing:
        if (now := _place(lang, each.before)) != place:
            place = now
            lines += ["", f"# --- {place} ---"]
        lines += _script_lines(lang, rules, each)
    return "\n".join([*lines, ""])


def _place(lang: str, battle: Battle) -> str:
    return title(Screen(lang), battle)


def _script_lines(lang: str, rules: Referee, each: StandingAct[Battle]) -> Iterator[str]:
    text = act_line(lang, rules, each.before, each.act.command)
    if each.before.units.keys() != each.after.units.keys():
        yield from _legend(lang, each)
    parts = [text]
    faces = [face for roll in each.act.rolls for face in roll.faces]
    if faces:
        parts.append(f"= {' '.join(map(str, faces))}")
    if each.act.despite:
        parts.append(f"! {each.act.reason}")
    yield " ".join(parts)


def _legend(lang: str, each: StandingAct[Battle]) -> Iterator[str]:
    """Which code is which unit, where units come to the table."""
    names = Names(each.after)
    for unit in each.after.units.values():
        if unit.name not in each.before.units:
            yield f"# {names.code(lang, unit.name)} {unit.name}"


# --- for programs ---


def log_facts(lang: str, journal: Journal[Battle], sought: Sought) -> list[dict[str, object]]:
    """The acts in force as facts."""
    return [_facts(lang, passage) for passage in passages(journal, sought.wanted)]


def _facts(lang: str, passage: Passage) -> dict[str, object]:
    act = passage.act
    rolls = [
        {"for": roll.why, "faces": list(roll.faces), "origin": Origin(roll.origin).value}
        for roll in act.rolls
    ]
    return {
        "number": passage.number,
        "turn": passage.turn,
        "step": passage.step,
        "side": passage.side,
        "unit": passage.unit,
        "order": act.command.kind,
        "rolls": rolls,
        "despite": list(act.despite),
        "reason": act.reason,
        "messages": list(told(lang, passage.after, act.facts)),
    }


def data(command: Command, rules: Referee) -> str:
    """A command as plain data in a line."""
    return json.dumps(rules.codec.write_command(command), ensure_ascii=False, sort_keys=True)


def stages() -> list[str]:
    """The steps and stages by which acts may be sought."""
    from heart_africa.rules.tables.sequence import Step  # noqa: PLC0415  # only asked for when a step is named

    return [*(step.value for step in Step), *(stage.value for stage in Stage)]
