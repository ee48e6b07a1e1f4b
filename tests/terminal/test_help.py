"""The help: every command and option in both languages, and examples that work as they stand."""

import re
import shlex
import shutil
from collections.abc import Iterator, Mapping
from os import environ
from pathlib import Path

import pytest

from heart_africa.companions.packs import begun
from heart_africa.core.messages import LANGUAGES
from heart_africa.terminal.app import COMMANDS, NAME, Branches
from heart_africa.terminal.help import said
from heart_africa.terminal.screen import Screen
from tests.terminal.conftest import SAMPLE, Run


def paths(branches: Branches = COMMANDS, above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every command and group by its words."""
    yield above
    for name, below in branches.items():
        if isinstance(below, Mapping):
            yield from paths(below, (*above, name))
        else:
            yield (*above, name)


ALL = list(paths())
POSITION = Path(__file__).parents[1] / "companions/zulus/night.position.toml"
BORDER = Path(__file__).parents[1] / "companions/kingdoms/border.position.toml"
STAND = Path(__file__).parents[1] / "companions/isandlwana/stand.position.toml"
LEAVES = [path for path in ALL if path not in {other[:-1] for other in ALL if other}]


@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_every_command_has_its_help_in_both_languages(run: Run, path: tuple[str, ...]) -> None:
    """A text that the catalogue lacks would be a bug, exit 3; what one language tells the other tells too."""
    told = {lang: run(*path, "--help", "--lang", lang) for lang in LANGUAGES}

    for lang, ran in told.items():
        assert ran.code == 0
        assert " ".join([NAME, *path]) in ran.out
        assert said(Screen(lang), path).split(":")[0] in " ".join(ran.out.split())
        assert "help-" not in ran.out
        assert max(len(line) for line in ran.out.splitlines()) <= 100
        if path[:1] in {("zulus",), ("isandlwana",)} and len(path) > 1:  # what they keep is a game
            assert not re.search(r"\b(batalla|battle)s?\b", ran.out.replace(f"{NAME} battle", ""))
    assert "Opciones:" in told["es"].out
    assert "Options:" in told["en"].out
    assert len({len(ran.out.split("\n\n")) for ran in told.values()}) == 1


@pytest.mark.parametrize("words", [(), ("army",)])
def test_a_group_alone_shows_its_help(run: Run, words: tuple[str, ...]) -> None:
    assert run(*words).out == run(*words, "--help").out


@pytest.mark.parametrize("path", LEAVES, ids=" ".join)
def test_every_command_refuses_what_it_does_not_understand(run: Run, path: tuple[str, ...]) -> None:
    """An option that it lacks, and nine words where it wants fewer or others; `rule` looks for any words."""
    unknown, words = run(*path, "--no-such-option"), run(*path, *["nada"] * 9)

    assert (unknown.code, words.code) == (2, 0 if path[-1] == "rule" else 2)
    assert unknown.err
    assert words.err or words.code == 0


def examples(lang: str) -> list[str]:
    lines = [said(Screen(lang), path, "-examples").splitlines() for path in [*LEAVES, ()]]
    assert all(lines)
    return [line.strip() for several in lines for line in several]


@pytest.fixture
def supplies(run: Run, home: Path) -> None:
    """The files of which the examples speak."""
    for name in ("caravana", "caravan", "otra", "other"):
        (home / f"{name}.army.toml").write_text(SAMPLE, encoding="utf-8")
    for name in ("mio", "mine"):
        (home / f"{name}.pack.toml").write_text(begun("zulus", 2), encoding="utf-8")
    for name in ("mi-mapa", "my-map"):
        (home / f"{name}.pack.toml").write_text(begun("isandlwana", 1), encoding="utf-8")
    for name in ("mi-tablero", "my-board"):
        (home / f"{name}.pack.toml").write_text(begun("kingdoms", 1), encoding="utf-8")
    for name in ("codigo.txt", "code.txt"):
        run("army", "share", "caravana.army.toml", "--out", name)
    for name in ("tropa.json", "army.json"):
        run("army", "share", "caravana.army.toml", "--as", "json", "--out", name)
    for collection in ((), ("--collection", "club.collection.toml")):
        run("collection", "set", "askaris", "40", *collection)
        run("collection", "set", "swordsmen", "8", *collection)
    for name in ("sunday", "domingo", "played", "jugada"):
        run("dice", "certificate", "new", f"{name}.dice.json")
    for name in ("played", "jugada"):
        run("dice", "certificate", "roll", f"{name}.dice.json", "3")
        run("dice", "certificate", "open", f"{name}.dice.json")


BEGUN = {"domingo": "sabado", "sunday": "saturday"}
"""Battles of two armies and a scenario; and the same with the scenario taken back."""


@pytest.fixture
def battles(run: Run, home: Path) -> None:
    """The battles of which the examples speak, and the files of some."""
    for name, undone in BEGUN.items():
        for each in (name, undone):
            run("battle", "new", each, "caravana.army.toml", "otra.army.toml", "--scenario", "encounter")
        run("battle", "undo", undone)
    for file in ("guardada.jsonl", "kept.jsonl"):
        run("battle", "export", "domingo", "--out", file)
    for file in ("ordenes.txt", "orders.txt"):
        (home / file).write_text('# a note, no more\nnote "at dawn"\n', encoding="utf-8")


@pytest.fixture
def games(run: Run, home: Path) -> None:
    """The games of companions of which the examples speak, and positions."""
    for name, undone in BEGUN.items():
        (home / f"{name}-isandlwana.txt").write_text("place 1bb 1008\nplace 1bp 1306\n", encoding="utf-8")
        for each in (name, undone):
            run("isandlwana", "new", each, "--seed", "7")
            run("isandlwana", "play", each, "--script", f"{name}-isandlwana.txt")
        run("isandlwana", "undo", undone)
    for file in ("guardada-isandlwana.jsonl", "kept-isandlwana.jsonl"):
        run("isandlwana", "export", "domingo", "--out", file)
    for name, undone, chard in (
        ("domingo", "sabado", "poner chard"),
        ("sunday", "saturday", "put forth chard"),
    ):
        (home / f"{name}-zulus.txt").write_text(f"draw-chit chest-1\n{chard}\n", encoding="utf-8")
        for each in (name, undone):
            run("zulus", "new", each, "--seed", "7")
            run("zulus", "play", each, "--script", f"{name}-zulus.txt", "--throw")
        run("zulus", "undo", undone)
    for file in ("guardada-zulus.jsonl", "kept-zulus.jsonl"):
        run("zulus", "export", "domingo", "--out", file)
    for file in ("noche", "night"):
        shutil.copy(POSITION, home / f"{file}.position.toml")
    _kingdoms(run, home)
    for file in ("resistencia", "stand"):
        shutil.copy(STAND, home / f"{file}.position.toml")


def _kingdoms(run: Run, home: Path) -> None:
    for name, undone in BEGUN.items():
        (home / f"{name}-kingdoms.txt").write_text(
            "roll-first Ana\nchoose britons powys\nchoose saxons south-wessex\n", encoding="utf-8"
        )
        for each in (name, undone):
            run(
                "kingdoms",
                "new",
                each,
                *(word for who in ("Ana", "Luis", "Eva") for word in ("--player", who)),
            )
            run("kingdoms", "play", each, "--script", f"{name}-kingdoms.txt")
        run("kingdoms", "undo", undone)
    for file in ("guardada-kingdoms.jsonl", "kept-kingdoms.jsonl"):
        run("kingdoms", "export", "domingo", "--out", file)
    for file in ("frontera", "border"):
        shutil.copy(BORDER, home / f"{file}.position.toml")
    _by_post(run, home)


def _by_post(run: Run, home: Path) -> None:
    """A file of Eva's orders for the games that are kept here, and her copies of games kept elsewhere."""

    def sent(name: str, kept: str, read: str) -> None:
        environ["HEART_AFRICA_DATA"] = str(home.parent / kept)
        key = run("kingdoms", "key", name, "Eva", "--json").json["key"]
        run("kingdoms", "export", name, "--for", "Eva", "--out", f"{name}-eva.turn.json")
        environ["HEART_AFRICA_DATA"] = str(home.parent / read)
        run("kingdoms", "import", f"{name}-eva.turn.json", "--key", key)

    for name in BEGUN:
        sent(name, "data", "eva")
        run("kingdoms", "orders", name, "choose angles anglia", "--out", "eva.orders.json", "--force")
    for name in ("martes", "tuesday"):
        environ["HEART_AFRICA_DATA"] = str(home.parent / "club")
        run("kingdoms", "new", name, *(word for who in ("Ana", "Luis", "Eva") for word in ("--player", who)))
        run("kingdoms", "play", name, "--script", "sunday-kingdoms.txt")
        sent(name, "club", "data")


@pytest.fixture(scope="module")
def templates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where homes are kept with all that the examples speak of, once they have been made."""
    return tmp_path_factory.mktemp("homes")


@pytest.fixture
def furnished(request: pytest.FixtureRequest, home: Path, templates: Path, example: str) -> None:
    """A home with all that an example speaks of: made for the first of its group, copied for the others."""
    kind = next(
        (each for each in ("campaign", "zulus", "isandlwana", "kingdoms") if f" {each} " in f"{example} "),
        "battle",
    )
    template = templates / kind
    if template.exists():
        shutil.copytree(template, home.parent, dirs_exist_ok=True)
        return
    for name in (
        "campaigns",
        "supplies",
        "battles",
        *(["games"] if kind in {"zulus", "isandlwana", "kingdoms"} else []),
    ):
        request.getfixturevalue(name)
    shutil.copytree(home.parent, template)


PAIRS = list(zip(*(examples(lang) for lang in LANGUAGES), strict=True))


def test_an_example_is_the_same_in_both_languages_but_for_its_names() -> None:
    for pair in PAIRS:
        one, other = map(shlex.split, pair)
        assert [each for each in one if each[0] == "-"] == [each for each in other if each[0] == "-"]
        assert len(one) == len(other)


SEED = re.compile(r"(Semilla|Seed) \d+: .*\n")


@pytest.mark.usefixtures("furnished")
@pytest.mark.parametrize("example", dict.fromkeys(pair[place % 2] for place, pair in enumerate(PAIRS)))
def test_every_example_works_as_it_stands(run: Run, example: str) -> None:
    program, *words = shlex.split(example)

    ran = run(*words)

    assert program == NAME
    assert (ran.code, SEED.sub("", ran.err)) == (0, "")
    assert ran.out


@pytest.mark.parametrize("columns", [80, 140])
def test_help_keeps_within_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))

    widths = {len(line) for path in ALL for line in run(*path, "--help").out.splitlines()}

    assert max(widths) <= columns
