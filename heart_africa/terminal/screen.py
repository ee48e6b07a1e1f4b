"""Output of commands: text, tables and JSON, for terminals, pipes and old consoles."""

import json
import os
import sys
from collections.abc import Container, Iterable, Sequence
from pathlib import Path
from typing import IO

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import say
from heart_africa.core.text import NO_BREAK, as_json, as_toml, held_together, shown

ENDLESS = 10_000  # width of a pipe, where nothing is cut or folded
MOST_WORD = 24
FORMS = {"json": as_json, "jsonl": as_json, "toml": as_toml}
"""How formats are printed so that control codes cannot reach the terminal; others are text."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: the message of its heading, and whether it holds numbers."""

    heading: str
    number: bool = False


def texts(*headings: str) -> list[Column]:
    """Columns of words with these headings."""
    return [Column(heading) for heading in headings]


def numbers(*headings: str) -> list[Column]:
    """Columns of numbers with these headings."""
    return [Column(heading, number=True) for heading in headings]


class Screen:
    """Where a command prints, and in which language."""

    def __init__(self, lang: str, out: IO[str] | None = None, err: IO[str] | None = None) -> None:
        self.lang = lang
        self.out = _console(out or sys.stdout)
        self.err = _console(err or sys.stderr)

    def say(self, message: str, **facts: object) -> str:
        """A message in the person's language."""
        return say(self.lang, message, **facts)

    def print(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Print a paragraph, wrapped to the width of the terminal."""
        _paragraphs(self.out, [("", text, style)], indent)

    def speak(self, message: str, style: str = "", **facts: object) -> None:
        """Print a message of the catalogue as a paragraph."""
        self.print(self.say(message, **facts), style)

    def warn(self, text: str) -> None:
        """Print a warning to standard error, where it does not mix with data in a pipe."""
        _paragraphs(self.err, [("", text, "yellow")])

    def fail(self, text: str) -> None:
        """Print to standard error why the command fails."""
        _paragraphs(self.err, [("", text, "bold red")])

    def ask(self, question: str) -> None:
        """Print a question to standard error; its answer is typed behind it."""
        self.err.file.write(f"{shown(question)} ")
        self.err.file.flush()

    def items(self, items: Iterable[tuple[str, str, str]], indent: int = 0) -> None:
        """Print paragraphs with a mark before each: (mark, text, style), wrapped beside the marks."""
        _paragraphs(self.out, list(items), indent)

    def table(self, columns: Sequence[Column], rows: Iterable[Sequence[object]]) -> None:
        """Print a table with headings; numbers are aligned right, words wrapped but never cut."""
        right = frozenset(place for place, column in enumerate(columns) if column.number)
        self.headed([self.say(column.heading) for column in columns], rows, right)

    def headed(
        self, heads: Sequence[str], rows: Iterable[Sequence[object]], numbers: Container[int] = ()
    ) -> None:
        """Print a table whose headings are worded already; `numbers`: the columns of numbers."""
        cells = [[shown(str(cell)) for cell in row] for row in rows]
        table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        for index, heading in enumerate(heads):
            words = [heading, *(row[index] for row in cells)]
            if index in numbers:
                table.add_column(heading, justify="right", min_width=max(map(len, words)))
            else:
                longest = max((len(word) for cell in words for word in cell.split()), default=0)
                table.add_column(heading, overflow="fold", min_width=min(MOST_WORD, longest))
        for row in cells:
            table.add_row(*(Text(cell) for cell in row))
        _put(self.out, table)

    def json(self, data: object) -> None:
        """Print plain data as JSON; with escapes if the console cannot show all letters."""
        ascii_only = (self.out.encoding or "").lower().replace("-", "") != "utf8"
        text = json.dumps(data, ensure_ascii=ascii_only, indent=2)
        self.out.file.write(as_json(text) + "\n")

    def written(self, path: Path, *, as_json: bool, **facts: object) -> None:
        """Say that a file was written; with `--json` as plain data."""
        if as_json:
            self.json({"file": str(path), **facts})
        else:
            self.speak("cli-written", path=str(path))

    def raw(self, text: str) -> None:
        """Print text line by line, without control codes that a terminal would obey."""
        self.out.file.write(shown(text if text.endswith("\n") else text + "\n"))

    def file(self, text: str, form: str) -> None:
        """Print the text of a file, safe for a terminal; saved and read back it means the same."""
        self.out.file.write(FORMS.get(form, shown)(text if text.endswith("\n") else text + "\n"))


def _paragraphs(console: Console, items: Sequence[tuple[str, str, str]], indent: int = 0) -> None:
    """Print paragraphs with marks and styles.

    They are wrapped here, faster than by Rich: a chronicle has thousands.
    """
    marks = [shown(mark) for mark, _, _ in items]
    hanging = indent + max(((cell_len(mark) + 1) if mark else 0 for mark in marks), default=0)
    found, width = Text(), console.width
    for mark, (_, text, style) in zip(marks, items, strict=True):
        head = " " * indent + mark
        for line in _folded(console, shown(text), width - hanging):
            found.append(f"{head}{' ' * (hanging - cell_len(head))}{line}".rstrip() + "\n", style)
            head = ""
    if console.is_terminal:
        console.print(found, end="", no_wrap=True, overflow="ignore", crop=False)
    else:
        console.file.write(found.plain)


GLUE = "\ue000"
"""Stands for a space at which no line ends, as Rich breaks lines at any space of Python's."""


def _folded(console: Console, text: str, room: int) -> list[str]:
    """The lines of a paragraph at this width; a longer word is never cut."""
    if "\n" not in text and cell_len(text) <= room:
        return [text]
    room = max(room, *(cell_len(word) for word in text.split()), 1)
    held = held_together(text).replace(NO_BREAK, GLUE)
    return [line.plain.replace(GLUE, " ") for line in Text(held).wrap(console, room)]


def _put(console: Console, table: Table) -> None:
    """Print a table at the width of the terminal, or wider if columns would be lost.

    In a pipe its lines have no trailing blanks.
    """
    least = Measurement.get(console, console.options, table).minimum
    if console.is_terminal:
        console.print(table, width=max(least, console.width), crop=False)
        return
    with console.capture() as caught:
        console.print(table, width=max(least, console.width), crop=False)
    console.file.write("".join(f"{line.rstrip()}\n" for line in caught.get().splitlines()))


def _console(file: IO[str]) -> Console:
    """A console that replaces letters it cannot show, and wraps nothing in a pipe."""
    if hasattr(file, "reconfigure"):
        file.reconfigure(errors="replace")
    console = Console(file=file, markup=False, highlight=False, emoji=False, soft_wrap=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = ENDLESS
    return console
