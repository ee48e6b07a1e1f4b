"""How faults are reported: wrong usage, bad input, or a bug of ours."""

import traceback
from datetime import UTC, datetime
from typing import Any

import typer
from typer.core import TyperArgument

from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.storage.places import add_to_log
from heart_africa.terminal.help import Parameter, metavar
from heart_africa.terminal.screen import Screen

DONE, REFUSED, BAD_INPUT, CRASHED, INTERRUPTED = 0, 1, 2, 3, 130
"""The exit codes; the last is that of shells."""


def tell(fault: BadData, screen: Screen, *, as_json: bool) -> int:
    """Report bad input, with `--json` as plain data too; returns the exit code."""
    text = bad_text(fault, screen.lang, terminal=True)
    if as_json:
        key = fault.key or str(fault.about.get("key", ""))
        place = {"file": fault.file, "line": fault.line, "key": key}
        screen.json({"error": {**place, "code": fault.code, "message": text}})
    else:
        screen.fail(text)
    return BAD_INPUT


def of_usage(fault: typer.TyperException, screen: Screen) -> BadData:
    """A usage error of Typer as a `BadData`."""
    facts: Any = fault  # Typer keeps the classes of usage errors private
    param: Parameter | None = getattr(facts, "param", None)
    key = ""
    if param is not None:  # as it is written on the command line
        key = metavar(param, screen) if isinstance(param, TyperArgument) else param.opts[0]
    match type(fault).__name__:
        case "NoSuchOption":
            near = min(facts.possibilities or [""])
            return BadData("no-such-option", about={"found": facts.option_name, "nearest": near})
        case "MissingParameter":
            return BadData("missing-argument", about={"key": key})
        case "BadOptionUsage":
            return BadData("option-needs-value", about={"key": facts.option_name})
        case "BadParameter":
            return BadData("not-a-number", key=key)
        case _:
            return BadData("too-many-arguments")


def crash(screen: Screen) -> int:
    """Write a bug to the log and say where that is; the person sees no traceback."""
    text = traceback.format_exc()
    path = add_to_log(f"{datetime.now(UTC).isoformat(timespec='seconds')}\n{text}\n")
    screen.fail(screen.say("cli-crash", path=str(path)))
    return CRASHED
