"""What the program's entry points reach: a call graph by name, read off the sources.

The nodes are what a module defines at its top level (functions, classes, assigned names) and the methods of its
classes. A node is reached when a reached one names it outside its own body: a name is followed through imports and
re-exports to where it is defined, a method by its name alone. Importing, re-exporting and testing name nothing.
"""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import field
from functools import cached_property
from pathlib import Path

from heart_africa.core.dataclass import dataclass
from tests.sources import parsed, walk

Node = tuple[str, str]
"""A module, and what it defines there: `name`, `Class.method`, or "" for what its import runs."""

BODY = ""
TELLING = (ast.Name, ast.Attribute, ast.Constant, ast.Import, ast.ImportFrom, ast.arg)
IN_WORDS = ("heart_africa.terminal", "gui.views")
"""Where the commands and pages stand that are named in words, `module:name`, and read when they are wanted."""


@dataclass
class Source:
    """A module's source, sorted by what it defines."""

    name: str
    package: bool
    tree: ast.Module
    imported: dict[str, Node] = field(default_factory=dict)
    defined: dict[str, list[ast.stmt]] = field(default_factory=dict)
    _methods: dict[str, dict[str, ast.AST]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Sort the statements."""
        for statement in _plain(self.tree.body):
            self.imported |= self.imports(statement)
            for name in _defines(statement):
                self.defined.setdefault(name, []).append(statement)

    def imports(self, statement: ast.AST) -> dict[str, Node]:
        """The names that an import binds, each with its module and its name there."""
        if isinstance(statement, ast.Import):
            names = (one.name if one.asname else one.name.partition(".")[0] for one in statement.names)
            return {one.asname or name: (name, "") for one, name in zip(statement.names, names, strict=True)}
        if not isinstance(statement, ast.ImportFrom):
            return {}
        parts = self.name.split(".")
        above = parts[: len(parts) - statement.level + self.package] if statement.level else []
        origin = ".".join(filter(None, (*above, statement.module)))
        return {one.asname or one.name: (origin, one.name) for one in statement.names}

    @property
    def is_program(self) -> bool:
        """Whether it is run by `python -m`."""
        asked = (statement.test for statement in self.tree.body if isinstance(statement, ast.If))
        return any(isinstance(one, ast.Name) and one.id == "__name__" for test in asked for one in walk(test))

    def methods(self, owner: str) -> dict[str, ast.AST]:
        """The methods of a class, by name."""
        if owner not in self._methods:
            classes = (one for one in self.defined.get(owner, ()) if isinstance(one, ast.ClassDef))
            parts = (part for one in classes for part in one.body)
            self._methods[owner] = {part.name: part for part in parts if isinstance(part, ast.FunctionDef)}
        return self._methods[owner]

    def code(self, name: str) -> Iterator[ast.AST]:
        """The code that a node stands for: of a class, all but its methods."""
        owner, _, method = name.partition(".")
        if method:
            yield self.methods(owner)[method]
            return
        for one in self.defined.get(name, ()):
            if isinstance(one, ast.ClassDef):
                yield from (
                    part for part in ast.iter_child_nodes(one) if not isinstance(part, ast.FunctionDef)
                )
            else:
                yield one


class CallGraph:
    """The modules of some packages, and who names whom."""

    def __init__(self, top: Path, packages: tuple[str, ...]) -> None:
        files = (file for package in packages for file in sorted(top.glob(f"{package}/**/*.py")))
        self.sources = {source.name: source for source in (_source(top, file) for file in files)}
        self.used: dict[Node, tuple[set[Node], set[str]]] = {}

    @cached_property
    def nodes(self) -> set[Node]:
        """All that is defined."""
        named = {(module, name) for module, source in self.sources.items() for name in source.defined}
        methods = {(module, f"{name}.{one}") for module, name in named for one in self.methods(module, name)}
        return named | methods

    def named_in(self, script: Path) -> set[Node]:
        """What a file that belongs to no package names."""
        source = _source(script.parent, script)
        parts = [one for statement in source.tree.body for one in walk(statement)]
        bound = {name: node for part in parts for name, node in source.imports(part).items()}
        return {node for part in parts for node in self._named(source.name, part, bound, set())}

    def methods(self, module: str, name: str) -> dict[str, ast.AST]:
        """The methods of a class; none of anything else."""
        return self.sources[module].methods(name)

    def reached(self, roots: set[Node]) -> set[Node]:
        """All that the roots name, and what that names, to the end."""
        found, waiting = set[Node](), set(roots)
        called, asleep = set[str](), dict[str, set[Node]]()
        while waiting:
            node = module, name = waiting.pop()
            found.add(node)
            for method in self.methods(module, name):
                asleep.setdefault(method, set()).add((module, f"{name}.{method}"))
            named, attributes = self._uses(node)
            called |= attributes | (set(self.methods(module, name)) if self._of_a_library(node) else set())
            awake = {method for method in asleep if method in called or method.startswith("__")}
            waiting |= named | {(module, BODY)} | {one for method in awake for one in asleep.pop(method)}
            waiting -= found
        return found

    def _of_a_library(self, node: Node) -> bool:
        """Whether a class stands on one that is not ours, which may call its methods."""
        module, name = node
        classes = [one for one in self.sources[module].defined.get(name, ()) if isinstance(one, ast.ClassDef)]
        bound = self.sources[module].imported
        bases = (self._named(module, base, bound, set()) for one in classes for base in one.bases)
        return any(not known or any(map(self._of_a_library, known)) for known in bases)

    def _uses(self, node: Node) -> tuple[set[Node], set[str]]:
        """The nodes that a node names, and the attributes that it asks anything for."""
        if node not in self.used:
            self.used[node] = self._read(*node)
        return self.used[node]

    def _read(self, module: str, name: str) -> tuple[set[Node], set[str]]:
        named, attributes = set[Node](), set[str]()
        for code in self.sources[module].code(name):
            parts = [one for one in walk(code) if isinstance(one, TELLING)]
            bound = dict(self.sources[module].imported)
            local = _local(parts) if isinstance(code, ast.FunctionDef) else set()
            for part in parts:
                bound |= self.sources[module].imports(part)
            for part in parts:
                if isinstance(part, ast.Attribute):
                    attributes.add(part.attr)
                named |= self._named(module, part, bound, local)
        return named - {(module, name)}, attributes

    def _named(self, module: str, part: ast.AST, bound: dict[str, Node], local: set[str]) -> set[Node]:
        """The node that a name, a dotted name or the words of a command stand for; none for anything else."""
        if isinstance(part, ast.Constant):
            inner, _, name = part.value.partition(":") if isinstance(part.value, str) else ("", "", "")
            return {node for above in IN_WORDS for node in self._defined(f"{above}.{inner}", name) if name}
        first, *rest = _dotted(part)
        if not first or first in local:
            return set()
        found = self._defined(*bound.get(first, (module, first)))
        for attribute in rest:
            found = {
                one for at, name in found for one in ([(at, name)] if name else self._defined(at, attribute))
            }
        return found

    def _defined(self, module: str, name: str) -> set[Node]:
        """Where a name of a module is defined, through however many re-exports; none if it is not ours.

        A module is found by its body; where a package binds the name of one of its modules, that is what is meant.
        """
        while name and (source := self.sources.get(module)):
            if name in source.defined:
                return {(module, name)}
            again = source.imported.get(name, (module, name))
            if again == (module, name):
                module, name = f"{module}.{name}", BODY
            else:
                module, name = again
        return {(module, BODY)} if module in self.sources and not name else set()


def _source(top: Path, file: Path) -> Source:
    parts = file.relative_to(top).with_suffix("").parts
    package = parts[-1] == "__init__"
    return Source(".".join(parts[:-1] if package else parts), package, parsed(file))


def _plain(statements: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a module, also those under an `if`."""
    for statement in statements:
        if isinstance(statement, ast.If):
            yield from _plain([*statement.body, *statement.orelse])
        else:
            yield statement


def _defines(statement: ast.stmt) -> list[str]:
    """The names that a statement of a module defines; the body's if none."""
    match statement:
        case ast.FunctionDef() | ast.ClassDef():
            return [statement.name]
        case ast.Assign():
            targets: list[ast.expr] = statement.targets
        case ast.AnnAssign():
            targets = [statement.target]
        case ast.Import() | ast.ImportFrom():
            return []
        case _:
            return [BODY]
    return [one.id for target in targets for one in walk(target) if isinstance(one, ast.Name)] or [BODY]


def _local(parts: Sequence[ast.AST]) -> set[str]:
    """The names that a function binds itself: they stand for no definition of its module."""
    stored = {one.id for one in parts if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    return stored | {one.arg for one in parts if isinstance(one, ast.arg)}


def _dotted(part: ast.AST) -> list[str]:
    """`a.b.c` in its parts; nothing for what is no such name."""
    match part:
        case ast.Name(ctx=ast.Load()):
            return [part.id]
        case ast.Attribute():
            above = _dotted(part.value)
            return [*above, part.attr] if above[0] else above
    return [""]
