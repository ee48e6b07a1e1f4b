"""The campaigns of which the examples of the help speak: played once, copied for each example."""

import io
import shutil
import sys
from pathlib import Path

import pytest

from heart_africa.terminal.app import main
from tests.terminal.campaign.conftest import ORDER, PLAYERS
from tests.terminal.conftest import SAMPLE

FILES = ("eva.orders.json", "guardada-lagos.jsonl", "kept-lagos.jsonl")


class Club:
    """Machines in a folder, and the program run on them."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder, self.patch = folder, patch

    def sit(self, machine: str) -> None:
        """Go over to a machine."""
        self.patch.setenv("HEART_AFRICA_DATA", str(self.folder / machine))

    def do(self, *words: object) -> str:
        """Run a command that has to go well: what it printed."""
        self.patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
        out = io.StringIO()
        self.patch.setattr(sys, "stdout", out)
        assert main(["campaign", *map(str, words)]) == 0, words
        return out.getvalue()

    def begin(self, name: str) -> None:
        self.do("new", name, "--year", 1885)
        for player in PLAYERS:
            self.do("join", name, *player)

    def turn(self, name: str) -> None:
        """It is Eva's go; the last entry, the eighth, has no dice."""
        self.begin(name)
        self.do("turn", name, "--dice", ORDER)
        self.do("do", name, "deadline 2027-03-31")

    def sent(self, name: str) -> None:
        """The state for Eva, and her key handed over, on the machine that comes next."""
        key = self.do("key", name, "Eva").split()[3]
        self.do("export", name, "--for", "Eva", "--out", f"{name}.turn.json")
        self.sit("data" if name == "mwanza" else "eva")
        self.do("import", f"{name}.turn.json", "--key", key)


@pytest.fixture(scope="session")
def clubs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the data and the files of all examples."""
    folder = tmp_path_factory.mktemp("clubs")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HEART_AFRICA_LANG", "es")
        patch.setenv("COLUMNS", "100")
        patch.delenv("HEART_AFRICA_DB", raising=False)
        patch.chdir(folder)
        _play(Club(folder, patch), folder)
    return folder


def _play(club: Club, folder: Path) -> None:
    club.sit("other")
    club.turn("mwanza")
    club.sent("mwanza")
    club.begin("bagamoyo")
    for name in ("lagos", "tabora", "uvira"):
        club.turn(name)
    club.do("attack", "tabora", "Eva", "Ana")
    club.do("undo", "uvira")
    for name in ("ujiji", "kigoma"):
        _battle(club, name)
    (folder / "army.toml").write_text(SAMPLE, encoding="utf-8")
    club.do("battle", "kigoma", 1, "--red", "army.toml", "--blue", "army.toml", "--overrule", "es igual")
    _over("kigoma 1875-1-1")
    for file in FILES[1:]:
        club.do("export", "lagos", "--out", file)
    club.do("key", "lagos", "Ana")
    club.sent("lagos")
    club.do("orders", "lagos", "pasa Eva", "--out", FILES[0])


def _battle(club: Club, name: str) -> None:
    club.do("new", name, "--year", 1875)
    for player in ("Ana", "Luis"):
        club.do("join", name, player, "zanzibaris")
    club.do("turn", name, "--dice", "6 1")
    club.do("attack", name, "Ana", "Luis")
    club.do("resist", name, "Luis", "--dice", 3)


def _over(name: str) -> None:
    assert (
        main(["battle", "result", name, "--record", "atacante encuentro rojo --turnos 6", "--overrule", "ya"])
        == 0
    )


@pytest.fixture
def campaigns(request: pytest.FixtureRequest, home: Path) -> None:
    """Those campaigns on this machine, for an example that is about one."""
    example: str = request.node.callspec.params["example"]
    if " campaign " not in f"{example} ":
        return
    folder: Path = request.getfixturevalue("clubs")
    shutil.copytree(folder / "data", home.parent / "data", dirs_exist_ok=True)
    for file in FILES:
        shutil.copy(folder / file, home / file)
    for file in ("ordenes-lagos.txt", "orders-lagos.txt"):
        (home / file).write_text("# Eva goes first\nhunt Eva = 5\n", encoding="utf-8")
