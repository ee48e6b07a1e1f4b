"""No rule is there for the tests alone: what the chapters define is reached from where people begin.

`call_graph` says how that is found. A name that only tests, a re-export or other unreached names use is not reached.
"""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from tests.call_graph import CallGraph, Node

TOP = Path(__file__).parents[1]
PACKAGES = ("heart_africa", "armylists", "reports", "gui")
CHAPTERS = (
    "heart_africa.rules.organisation", "heart_africa.rules.preparation", "heart_africa.rules.play", "heart_africa.rules.referee",
    "heart_africa.rules.battle", "heart_africa.rules.campaign", "heart_africa.rules.odds", "heart_africa.rules.book",
    "heart_africa.analytics", "heart_africa.language", "heart_africa.mail", "heart_africa.board", "armylists",
)  # fmt: skip


@cache
def graph() -> CallGraph:
    return CallGraph(TOP, PACKAGES)


def roots() -> set[Node]:
    """Where people begin: the programs that are installed, `python -m`, and `start.py`."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    scripts = (project["scripts"] | project["gui-scripts"]).values()
    modules = {(source.name, "") for source in graph().sources.values() if source.is_program}
    return (
        {(where.split(":")[0], where.split(":")[1]) for where in scripts}
        | modules
        | graph().named_in(TOP / "start.py")
    )


def inside(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


@cache
def unreached() -> frozenset[Node]:
    """What the chapters define and nothing reached names."""
    left = graph().nodes - graph().reached(roots())
    return frozenset(node for node in left if inside(node[0], CHAPTERS) and node[1] not in {"", "__all__"})


def test_everything_of_the_chapters_is_reached_from_the_program() -> None:
    assert sorted(".".join(node) for node in unreached()) == []


# --- how it is found ---


@pytest.fixture
def small(tmp_path: Path) -> CallGraph:
    """A program of two modules and a package that passes a name on."""
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack/__init__.py").write_text(
        "from pack.rules import live, passed_on\n__all__ = ['live', 'passed_on']\n"
    )
    (tmp_path / "pack/rules.py").write_text(
        "TABLE = {'by table': in_table}\n"
        "def live(): return TABLE, Thing().called()\n"
        "def in_table(live): return live\n"
        "def passed_on(): return dead()\n"
        "def dead(): return itself()\n"
        "def itself(): return itself()\n"
        "class Thing:\n"
        "    def called(self): ...\n"
        "    def never(self): ...\n"
    )
    (tmp_path / "pack/main.py").write_text(
        "from pack import live\nimport pack.rules\ndef main(): return live()\n"
    )
    return CallGraph(tmp_path, ("pack",))


def test_what_nothing_reached_names_is_found(small: CallGraph) -> None:
    """A re-export keeps nothing alive, nor does a dead caller, nor a function its own name."""
    left = {
        name
        for module, name in small.nodes - small.reached({("pack.main", "main")})
        if module == "pack.rules"
    }

    assert left == {"passed_on", "dead", "itself", "Thing.never"}
