"""No message is there that nothing says.

Ids are written whole, or put together from an area and what the data or the code calls the thing. So a message is
said if its id is a text of the program, fits one that is put together there, stands in another message, or ends in a
word of the program or its data. What fits none of these is left over from something that has gone.
"""

import ast
import re
from pathlib import Path

from tests.sources import parsed, walk

TOP = Path(__file__).parents[1]
SOURCES = ("heart_africa", "gui", "armylists", "reports")
HOLE = "\0"
TELLING = 4
"""A pattern with fewer letters of its own fits anything."""


def texts() -> tuple[set[str], set[str]]:
    """The texts of the program, and the patterns of those that it puts together."""
    whole: set[str] = set()
    patterns: set[str] = set()
    for source in SOURCES:
        for file in (TOP / source).rglob("*.py"):
            for node in walk(parsed(file)):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    whole.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    patterns.add(
                        "".join(
                            str(getattr(part, "value", "")) if isinstance(part, ast.Constant) else HOLE
                            for part in node.values
                        )
                    )
    return whole, patterns


def words() -> set[str]:
    """The words of the data, as ids have them."""
    folders = (TOP / "heart_africa/rules/data", TOP / "armylists/data", TOP / "resources")
    data = "\n".join(
        file.read_text(encoding="utf-8") for folder in folders for file in folder.rglob("*.toml")
    )
    return {word.replace("_", "-") for word in re.findall(r"[\w-]+", data)}


def test_nothing_is_worded_that_nobody_says() -> None:
    whole, patterns = texts()
    called = words() | whole | {text.replace("_", "-") for text in whole}
    fits = [
        re.compile(re.escape(pattern).replace(re.escape(HOLE), r"[\w-]*"))
        for pattern in patterns
        if len(pattern.replace(HOLE, "")) >= TELLING and not pattern.isspace()
    ]
    catalogue = "\n".join(
        file.read_text(encoding="utf-8") for file in (TOP / "resources/messages/es").glob("*.ftl")
    )
    ids = re.findall(
        r"(?m)^((?!help-)[a-z][\w-]*) =", catalogue
    )  # of help: by the path of a command, see test_help

    def said(message: str) -> bool:
        if message in called or f"{{ {message} " in catalogue or any(fit.fullmatch(message) for fit in fits):
            return True
        parts = message.split("-")
        return any("-".join(parts[start:]) in called for start in range(1, len(parts)))

    assert [message for message in ids if not said(message)] == []
