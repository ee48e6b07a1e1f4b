"""The sources of the program, read as trees by the tests that look for what is written there."""

import ast
from collections.abc import Iterator
from pathlib import Path


def parsed(file: Path) -> ast.Module:
    """What a source says."""
    return ast.parse(file.read_text(encoding="utf-8"))


def walk(tree: ast.AST) -> Iterator[ast.AST]:
    """A node and all below it in any order, as `ast.walk`, which takes twice as long over a million of them."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, list):
                waiting += [each for each in value if isinstance(each, ast.AST)]
            elif isinstance(value, ast.AST) and not isinstance(value, ast.expr_context):
                waiting.append(value)
