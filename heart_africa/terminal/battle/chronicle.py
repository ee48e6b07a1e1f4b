"""Acts of a battle in a line each: as they would be typed, or what came of them; who came to the table."""

from collections.abc import Iterator

from heart_africa.analytics.outcomes import told
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Act, Command
from heart_africa.language.battle.names import Names
from heart_africa.language.battle.reader import reader
from heart_africa.language.battle.shorthands import shorthands
from heart_africa.language.given_names import in_language
from heart_africa.language.writer import line
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.referee import Referee
from heart_africa.rules.referee.secrets import View
from heart_africa.rules.tables.play import Step


def act_line(lang: str, rules: Referee, before: Battle, command: Command) -> str:
    """A command as it would be typed at that moment."""
    short = shorthands(rules.book, before, command)
    return line(reader(lang, rules, before), command, rules.codec.write_command, short)


def heading(lang: str, rules: Referee, before: Battle, after: Battle, act: Act) -> str:
    """An act in a line, to know it again: how it would be typed, or what came of it; its secrets untold."""
    act = View(after).act(StandingAct(0, act, before, after))
    typed = act_line(lang, rules, before, act.command)
    return typed if not typed.startswith("{") else next(iter(told(lang, after, act.facts)), act.command.kind)


def legend(lang: str, each: StandingAct[Battle]) -> Iterator[str]:
    """Which code is which unit, where units come to the table."""
    names = Names(each.after)
    for unit in each.after.units.values():
        if unit.name not in each.before.units:
            yield f"# {names.code(lang, unit.name)} {in_language(lang, unit.name)}"


def stages() -> list[str]:
    """The steps and stages by which acts may be sought."""
    return [*(step.value for step in Step), *(stage.value for stage in Stage)]
