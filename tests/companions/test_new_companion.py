"""A companion game of the tests' own, made as CONTRIBUTING says: a catalogue, packs, one line that registers it."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from heart_africa.companions import companion, packs
from heart_africa.companions.companion import Companion
from heart_africa.companions.packs import Leaf, PackFile, PackShelf, Place, Stack
from heart_africa.core import citations
from heart_africa.core.citations import Rulebook
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict
from heart_africa.terminal.app import Branches, main
from heart_africa.terminal.game.commands import OF_COMPANIONS, Command, found, of_game

INDEX = """
[[chapters]]
prefix = "XY"
section = "8"
es = "Combates"
en = "Combats"
"""
ENTRIES = """
[XY-001]
section = "8.1"
kind = "calculation"
by = "engine"
es = "Una fortaleza tira seis dados."
en = "A fortress throws six dice."

[XY-002]
section = "8.3"
kind = "procedure"
by = "engine"
es = "Destruir un poblado cuesta o da tres de oro."
en = "Destroying a settlement is worth three gold."
ambiguity_es = "No se dice quién paga."
ambiguity_en = "It is not said who pays."
ruling_es = "Lo recibe quien lo destruye."
ruling_en = "Whoever destroys it receives it."
"""
RULINGS = """
fixed = []

[rulings.XY-002]
default = "received"

[[rulings.XY-002.options]]
id = "received"
es = "Se recibe."
en = "It is received."

[[rulings.XY-002.options]]
id = "paid"
es = "Se paga."
en = "It is paid."
"""
PACK = """
format = "heart-africa/pack"
version = 1

[pack]
id = "lakes-{id}"
game = "lakes"
edition = 1
version = "1.0.0"
kind = "{kind}"
es = "De prueba."
en = "A trial."

[dice]
{leaf}
"""
STATED = 'fortress = { value = 6, origin = "rulebook", ref = "8.1", certainty = "stated" }'
OURS = 'ships = { value = 2, origin = "substitute" }'
MOST = 6


class DiceTable(Strict):
    """How many dice a piece throws."""

    fortress: Leaf[int] | None = None
    ships: Leaf[int] | None = None


class LakesPack(PackFile):
    """Two printed values."""

    dice: DiceTable = DiceTable()


def too_many(found: Stack[LakesPack]) -> list[BadData]:
    """A limit that the rules give."""
    dice = found.pack.dice
    told = {"fortress": dice.fortress, "ships": dice.ships}
    return [
        found.fault("out-of-range", ("dice", key), found=str(leaf.value), side="most", bound=str(MOST))
        for key, leaf in told.items()
        if leaf and leaf.value > MOST
    ]


def lacking(found: Stack[LakesPack]) -> list[Place]:
    """The values that nobody has said yet."""
    dice = found.pack.dice
    return [("dice", key) for key in ("fortress", "ships") if getattr(dice, key) is None]


Lakes = Callable[..., tuple[int, str]]


@pytest.fixture
def lakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Lakes:
    """The program with that game: its exit code and all that it says."""
    folder = tmp_path / "companions/lakes"
    folder.mkdir(parents=True)
    monkeypatch.setenv("HEART_AFRICA_DATA", str(tmp_path / "data"))
    for module in (companion, packs):
        monkeypatch.setattr(module, "COMPANIONS", folder.parent)
    monkeypatch.setattr(citations, "rulebooks", lambda: (Rulebook(), Rulebook(folder)))
    for name, text in {
        "index.toml": INDEX,
        "XY.toml": ENTRIES,
        "rulings.toml": RULINGS,
        "first-rulebook.pack.toml": PACK.format(id="1-rulebook", kind="rulebook", leaf=STATED),
        "first.pack.toml": PACK.format(id="own-1", kind="substitute", leaf=OURS),
    }.items():
        (folder / name).write_text(text, encoding="utf-8")
    game = Companion("lakes", PackShelf("lakes", {1: "first"}, LakesPack, too_many, lacking))
    more = {"lakes": _commands(game)}

    def run(*words: str) -> tuple[int, str]:
        code = main(["lakes", *words, "--lang", "en"], more)
        return code, "".join(capsys.readouterr())

    return run


def _commands(game: Companion) -> Branches:
    """What its line in `app.COMMANDS` brings about, for a game that is at hand."""

    def made(below: str | Mapping[str, str]) -> Command | dict[str, Command]:
        if isinstance(below, str):
            return of_game(found(below), game)
        return {verb: of_game(found(each), game) for verb, each in below.items()}

    return {verb: made(below) for verb, below in OF_COMPANIONS.items()}


def test_its_rules_are_found_by_number_section_and_words(lakes: Lakes) -> None:
    assert "A fortress throws six dice." in lakes("rule", "XY-001")[1]
    assert "Whoever destroys it receives it." in lakes("rule", "8.3")[1]
    assert "XY-001" in lakes("rule", "six", "dice")[1]
    assert "XY-002=paid" in lakes("rulings")[1]


def test_its_packs_lie_over_one_another(lakes: Lakes) -> None:
    code, told = lakes("pack", "show", "lakes-own-1", "dice")

    assert code == 0
    assert "dice.fortress" in told
    assert "8.1" in told
    assert "dice.ships" in told


def test_its_owner_copies_what_his_box_prints(lakes: Lakes, tmp_path: Path) -> None:
    before = lakes("pack", "show", "lakes-1-rulebook")[1]
    code, _ = lakes("pack", "set", "dice.ships", "3")

    assert "dice.ships" in before.splitlines()[-1]
    assert code == 0
    assert "value = 3" in (tmp_path / "data/packs/lakes-1.pack.toml").read_text(encoding="utf-8")


def test_a_value_beyond_its_limit_is_refused_and_not_kept(lakes: Lakes, tmp_path: Path) -> None:
    code, told = lakes("pack", "set", "dice.ships", "7")

    assert code == 2
    assert "7" in told
    assert not (tmp_path / "data/packs/lakes-1.pack.toml").exists()
