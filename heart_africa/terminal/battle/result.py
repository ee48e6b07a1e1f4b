"""`battle result`: who has won and at what cost; or entering the result of a battle played elsewhere."""

from typing import Annotated

import typer

from heart_africa.analytics.statistics import Statistics, statistics
from heart_africa.core.journal.journal import Refused
from heart_africa.language.battle.words import reason, side_name, winner
from heart_africa.rules.battle import Battle
from heart_africa.terminal.battle.game import GAME
from heart_africa.terminal.battle.options import Name
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.options import Json, Who
from heart_africa.terminal.screen import Screen, numbers, texts

Record = Annotated[str, typer.Option("--record", metavar="result", help="help-option-record")]
Overrule = Annotated[str, typer.Option("--overrule", metavar="text", help="help-option-overrule")]


def result(ctx: typer.Context, name: Name, *, record: Record = "", overrule: Overrule = "", who: Who = "",
           as_json: Json = False) -> int:  # fmt: skip
    """`battle result`: exit code 0, or 1 if the book refuses the result to be entered."""
    screen: Screen = ctx.obj
    with GAME.written(screen, name, who) as session:
        if record:
            verb = session.reader(session.battle).verbs["record result"].verbs(session.lang)[0]
            try:
                session.order(f"{verb} {record}" + (f" ! {overrule}" if overrule else ""))
            except Refused as refused:
                session.show_objections(refused.problems)
                screen.fail(screen.say("referee-mend-refused-result"))
                return REFUSED
        found = statistics(session.writer.journal)
        if as_json:
            screen.json(_facts(session.battle, found))
        else:
            _show(screen, session.battle, found)
    return DONE


def _show(screen: Screen, battle: Battle, found: Statistics) -> None:
    if battle.verdict is None:
        screen.speak("referee-not-over", "bold")
    else:
        screen.print(screen.say("referee-won", winner=winner(screen, battle)), "bold")
        screen.print(reason(screen, battle.verdict.why), indent=2)
    screen.print()
    columns = [
        *texts("report-head-side"),
        *numbers("referee-head-left", "referee-head-began", "referee-head-lost"),
    ]
    screen.table(columns, ((side_name(screen, battle, side), found.left[side], found.began[side],
                            found.began[side] - found.left[side]) for side in battle.sides))  # fmt: skip
    rows = [
        (side_name(screen, battle, side), screen.say("report-cause", cause=cause), count)
        for side, causes in found.losses.items()
        for cause, count in sorted(causes.items())
    ]
    if rows:
        screen.print()
        screen.table([*texts("report-head-side", "report-head-cause"), *numbers("referee-head-lost")], rows)


def _facts(battle: Battle, found: Statistics) -> dict[str, object]:
    won = battle.verdict
    return {
        "over": won is not None,
        "winner": won.winner if won else "",
        "rule": won.why.rule if won else "",
        "page": won.why.page if won else None,
        "turns": battle.turn,
        "sides": {side: {"name": battle.sides[side].name, "role": battle.role(side), "left": found.left[side],
                         "began": found.began[side], "losses": dict(found.losses[side]),
                         "captured": battle.captured.get(side, 0)} for side in battle.sides},
    }  # fmt: skip
