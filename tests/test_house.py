"""The house itself: the checks, the lock, the wheel and the contracts of the architecture agree with one another."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from itertools import combinations
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from heart_africa import __version__
from tests.sources import parsed, walk

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
LOCKED = re.compile(r"^([a-z0-9.-]+)==(\S+)(.*(?:\n    --hash=sha256:[0-9a-f]{64}(?: \\)?)+)", re.MULTILINE)


# --- the two commands of the README, and the checks ---


@pytest.mark.parametrize("command", ["python3 start.py demo", "python3 start.py test"])
def test_the_readme_names_the_two_commands(command: str) -> None:
    blocks = re.findall(
        r"^```\w*\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )

    assert any(line.partition("#")[0].strip() == command for block in blocks for line in block.splitlines())


def test_the_checks_begin_with_the_readmes_test_command() -> None:
    checks = re.findall(r"^check (.*)$", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.MULTILINE)

    assert checks[0] == "python3 start.py test"
    assert [check.split("/")[-1].split()[0] for check in checks[1:]] == [
        "ruff",
        "ruff",
        "mypy",
        "lint-imports",
    ]


def test_contributing_names_only_places_that_there_are() -> None:
    """A path may be told from any folder on, as `card/shot.py`; one with a placeholder is none."""
    there = {f"/{path.relative_to(ROOT).as_posix()}" for top in ("docs", "resources", "tests", *PACKAGES)
             for path in (ROOT / top).rglob("*")}  # fmt: skip
    told = re.findall(
        r"`((?:[\w.-]+/)+[\w-]+\.(?:py|toml|ftl|md))`", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    )

    assert len(told) > 30, "the recipes name their files"
    assert not [path for path in told if not any(each.endswith(f"/{path}") for each in there)]


SILENT = re.compile(r"# (?:noqa|type: ?ignore)\b[^#\n]*$", re.MULTILINE)
"""A check that is silenced, and nothing said of why behind it."""


def test_a_silenced_check_says_why_beside_it() -> None:
    files = [ROOT / "start.py"]
    files += [file for top in ("tests", "benchmarks", *PACKAGES) for file in (ROOT / top).rglob("*.py")]
    texts = ((file, file.read_text(encoding="utf-8")) for file in files)
    silent = [
        f"{file.relative_to(ROOT)}: {each[0]}" for file, text in texts for each in SILENT.finditer(text)
    ]

    assert silent == []


@pytest.mark.skipif(sys.platform == "win32", reason="a bash script")
def test_all_checks_report_though_one_fails(tmp_path: Path) -> None:
    """Stand-ins for the tools, of which ruff finds fault."""
    shutil.copytree(ROOT / ".ci", tmp_path / ".ci")
    for tool in ("python3", ".venv/bin/ruff", ".venv/bin/mypy", ".venv/bin/lint-imports"):
        (tmp_path / tool).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / tool).write_text(f"#!/bin/sh\necho ran {tool}\n{'exit 1' if 'ruff' in tool else ''}\n")
        (tmp_path / tool).chmod(0o755)
    environment = {"PATH": f"{tmp_path}:/usr/bin:/bin"}

    command = [tmp_path / ".ci" / "run"]
    run = subprocess.run(command, env=environment, cwd="/", capture_output=True, text=True, check=False)

    assert run.stdout.count("\nran ") == 5, run.stderr
    assert run.returncode == 1
    assert run.stdout.endswith("Failed:\n   .venv/bin/ruff check .\n   .venv/bin/ruff format --check .\n")


# --- the lock ---


def locked(name: str) -> dict[str, str]:
    """The packages of a lock file with their versions."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return {package: version for package, version, _ in LOCKED.findall(text)}


@pytest.mark.parametrize(
    ("name", "needed"),
    [("run", PROJECT["project"]["dependencies"]), *PROJECT["dependency-groups"].items()],
)
def test_the_lock_has_what_the_project_needs(name: str, needed: list[str]) -> None:
    versions = locked(name)
    requirements = [Requirement(line) for line in needed]

    unmet = [r for r in requirements if versions.get(canonicalize_name(r.name), "") not in r.specifier]

    assert unmet == []


@pytest.mark.parametrize("name", ["run", *PROJECT["dependency-groups"]])
def test_every_locked_package_has_its_hashes_and_no_index_is_named(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    packages = re.findall(r"^([a-z0-9][a-z0-9.-]*)", text, re.MULTILINE)

    assert list(locked(name)) == packages
    assert not re.search(r"://|--(extra-)?index-url|--find-links| @ ", text)


@pytest.mark.parametrize(("one", "other"), [*combinations(["run", *PROJECT["dependency-groups"]], 2)])
def test_the_locks_agree(one: str, other: str) -> None:
    first, second = locked(one), locked(other)
    both = first.keys() & second.keys()

    assert {name: first[name] for name in both} == {name: second[name] for name in both}


def imported(file: Path) -> Iterator[str]:
    """The top-level names that a file imports."""
    for node in walk(parsed(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


PART_OF = {"pydantic_core"}  # its error details are Pydantic's own interface


def test_every_library_that_is_imported_is_asked_for() -> None:
    """Not merely present because another library brings it."""
    files = [file for package in PACKAGES for file in (ROOT / package).rglob("*.py")]
    names = {name for file in files for name in imported(file)} - sys.stdlib_module_names - {*PACKAGES}
    lines = [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["laboratory"]]
    asked = {canonicalize_name(Requirement(line).name) for line in lines}
    brought = packages_distributions()

    assert {n for n in names if not asked & {canonicalize_name(d) for d in brought.get(n, [n])}} <= PART_OF


def test_what_starts_us_needs_the_standard_library_only() -> None:
    files = [ROOT / "start.py", *(ROOT / "heart_africa" / "bootstrap").glob("*.py")]

    assert {name for file in files for name in imported(file)} - sys.stdlib_module_names == {"heart_africa"}


# --- the wheel ---


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """The wheel of this very tree."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return ZipFile(next(folder.glob("*.whl")))


def test_the_wheel_carries_the_licence_and_the_notice(wheel: ZipFile) -> None:
    metadata = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    folder = metadata.removesuffix("METADATA") + "licenses/"

    assert "License-Expression: MIT\n" in wheel.read(metadata).decode()
    assert wheel.read(f"{folder}LICENSE").startswith(b"MIT License\n")
    assert b"The rulebook is not included" in wheel.read(f"{folder}NOTICE.md")


def test_the_wheel_carries_all_data_and_no_tests(wheel: ZipFile) -> None:
    names = set(wheel.namelist())
    data = {str(path.relative_to(ROOT)) for package in PACKAGES for path in (ROOT / package).rglob("*.toml")}

    assert data <= names
    assert {name.partition("/")[0] for name in names if ".dist-info/" not in name} == {*PACKAGES}


def test_the_program_and_its_package_say_the_same_version() -> None:
    assert __version__ == PROJECT["project"]["version"]


# --- the maps ---


def modules_of(folder: Path) -> set[str]:
    """The modules and packages of a folder."""
    inside = {file.stem for file in folder.glob("*.py")} - {"__init__", "__main__"}
    return inside | {each.parent.name for each in folder.glob("*/__init__.py")}


MAPS = sorted(
    file.parent
    for package in ("heart_africa", "gui", "armylists", "reports")
    for file in (ROOT / package).rglob("__init__.py")
)


@pytest.mark.parametrize("folder", MAPS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_module_stands_on_the_map_of_its_folder_and_nothing_else_does(folder: Path) -> None:
    """A line of a map ends in the names of modules, two spaces after what they are for."""
    there = modules_of(folder)
    said = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    lines = re.findall(r"(?m)^\S.*?\S {2,}([a-z_]\w*(?:, [a-z_]\w*)*)(?: {2,}.*)?$", said)
    named = {name for line in lines for name in line.split(", ")}

    assert {name for name in there if not re.search(rf"\b{name}\b", said)} == set()
    assert named - there == set()
