"""What a side may know: two evenings that differ only in what one side hides look the same to the other."""

import json
import re
from pathlib import Path

import pypdf
import pytest

from tests.terminal.battle.conftest import TO_PLAY
from tests.terminal.conftest import SAMPLE, Run

NOTE = "behind the baobab"
WORLDS = {
    "ambush": f'deploy B3 --where ambush --lies-in gully --note "{NOTE}" ! it is the last game of the evening',
    "reserve": "deploy B3 --where reserve ! so it was agreed",
}
"""Blue's third unit lies in ambush, or comes later: red cannot tell which."""

TRAITS = {"ambush": "organizing_genius", "reserve": "disciplinarian"}
"""His leader's trait, which only his own copy of the army tells."""

LOOKED_AT = [
    "status evening",
    "status evening --json",
    "status evening --unit B3",
    "next evening",
    "next evening --json",
    "log evening",
    "log evening --why",
    "log evening --json",
    "log evening --as script",
    "goto evening LAST",
    "goto evening LAST --json",
    "table evening --json",
    "export evening --as csv",
    "export evening --as json",
]
"""Every command that reads a battle, with every form of its answer."""

PAPERS = ["reference evening", "report evening --as markdown", "report evening --as html", "report evening"]


def evening(run: Run, home: Path, world: str, scenario: str = "raid") -> int:
    """The evening in one of the worlds, in its first movement; the number of its last entry."""
    blue = SAMPLE.replace("Caravana de Tabora", "Mkwawa").replace("organizing_genius", TRAITS[world])
    for side, text in (("red", SAMPLE), ("blue", blue)):
        (home / f"{side}.army.toml").write_text(text, encoding="utf-8")
    assert run("battle", "new", "evening", "red.army.toml", "blue.army.toml").code == 0
    orders = TO_PLAY.replace("scenario encounter red", f"scenario {scenario} red").replace(
        "roll off = 6 2\n", ""
    )
    orders = orders.replace("environment savannah\n", "light day\nbase long\nenvironment savannah\n")
    orders = re.sub(r"(deploy R\d) --base \d", r"\1 --base 4", orders)
    orders = orders.replace("deploy B3 --base 6\n", "").replace("begin\n", f"{WORLDS[world]}\nbegin\n")
    lines = [
        line if "!" in line or "reserve" in line else f"{line} ! as agreed" for line in orders.splitlines()
    ]
    (home / "orders.txt").write_text("\n".join(lines), encoding="utf-8")
    ran = run("battle", "play", "evening", "--script", "orders.txt")
    assert ran.code == 0, (ran.err, ran.out[-600:])
    return len(run("battle", "export", "evening").out.splitlines()) - 1


def said(run: Run, last: int, *side: str) -> dict[str, str]:
    """What every command that reads answers."""
    found = {}
    for line in LOOKED_AT:
        ran = run("battle", *line.replace("LAST", str(last)).split(), *side)
        assert ran.code == 0, (line, ran.err)
        found[line] = ran.out
    return found


def printed(run: Run, home: Path, *side: str) -> dict[str, str]:
    """What every paper says."""
    assert run("battle", "papers", "evening", "--out", "papers", "--force", *side).code == 0
    found = {path.name: text(path) for path in sorted((home / "papers").iterdir())}
    for number, line in enumerate(PAPERS):
        path = home / f"{number}.paper"
        assert run("battle", *line.split(), "--out", path, "--force", *side).code == 0
        found[line] = text(path)
    return found


def text(path: Path) -> str:
    data = path.read_bytes()
    if not data.startswith(b"%PDF"):
        return data.decode()
    return "\n".join(page.extract_text() for page in pypdf.PdfReader(path).pages)


@pytest.mark.rule("AMBUSH-06")
@pytest.mark.parametrize("scenario", ["raid", "planned-attack"])
@pytest.mark.parametrize("side", [(), ("--side", "red")], ids=["both", "red"])
def test_ambush_and_traits_make_no_difference_to_whoever_must_not_know(
    run: Run,
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    side: tuple[str, ...],
    scenario: str,
) -> None:
    """In a Planned Attack the defender has no reserves: whoever waits there does so by agreement."""
    worlds = []
    for world in WORLDS:
        monkeypatch.setenv("HEART_AFRICA_DATA", str(tmp_path / world))
        last = evening(run, home, world, scenario)
        worlds.append(said(run, last, *side) | printed(run, home, *side))

    hidden, open_ = worlds
    assert hidden.keys() == open_.keys()
    for what in hidden:
        assert hidden[what] == open_[what], what
        assert NOTE not in hidden[what], what


@pytest.mark.rule("AMBUSH-06", "ARRIVE-01")
def test_who_rolled_in_vain_looks_like_who_lies_in_ambush(
    run: Run, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That somebody rolls is seen at the table; before and after he is off the table like everybody else."""
    worlds = []
    for world in WORLDS:
        monkeypatch.setenv("HEART_AFRICA_DATA", str(tmp_path / world))
        evening(run, home, world)
        rolled = 0
        while (now := run("battle", "status", "evening", "--json").json)["turn"] < LATER or now[
            "step"
        ] != "units":
            rolls = now["step"] == "arrivals" and now["turn"] == LATER - 1 and world == "reserve"
            rolled += rolls
            (home / "on.txt").write_text("roll arrival B3 = 1\n" * rolls + "end ! on\n", encoding="utf-8")
            ran = run("battle", "play", "evening", "--script", "on.txt")
            assert ran.code == 0, (ran.err, ran.out[-600:])
        assert rolled == (world == "reserve")
        worlds.append([run("battle", "status", "evening", *json_).out for json_ in ((), ("--json",))])

    hidden, waits = worlds
    assert hidden == waits


LATER = 5
"""The turn after the first in which reserves roll."""

BAND = """
format = "heart-africa/army"
version = 1
name = "Forest band"
list = "pygmies"
year = 1880
points = 240
scenario = "ambush"
role = "defender"

[leader]
troop = "pygmy_archers"
traits = ["cunning_devil"]

[[units]]
figures = {pygmy_archers = 8}

[[units]]
figures = {pygmy_archers = 6}

[works]
"""

TRAPS = {"stake-traps": "stake_traps = 3", "dummy-traps": "dummy_traps = 3"}
"""Three traps to be placed, all real (60 points) or all feigned (12): the enemy sees three markers."""


@pytest.mark.rule("TRAP-05")
@pytest.mark.parametrize("side", [(), ("--side", "red")], ids=["both", "red"])
def test_feigned_traps_make_no_difference_to_whoever_must_not_know(
    run: Run, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, side: tuple[str, ...]
) -> None:
    (home / "red.army.toml").write_text(SAMPLE, encoding="utf-8")
    worlds = []
    for work, bought in TRAPS.items():
        monkeypatch.setenv("HEART_AFRICA_DATA", str(tmp_path / work))
        (home / "blue.army.toml").write_text(BAND + bought, encoding="utf-8")
        new = ("battle", "new", "evening", "red.army.toml", "blue.army.toml")
        told = run(*new, "--scenario", "ambush", "--attacker", "red").out
        lines = ["accept forces", "environment forest", "terrain", "march R1 R2 R3 R4"]
        lines = [f"{line} ! as agreed" for line in [*lines, f"place blue {work} 3"]]
        (home / "orders.txt").write_text("\n".join(lines), encoding="utf-8")
        ran = run("battle", "play", "evening", "--script", "orders.txt")
        assert ran.code == 0, (ran.err, ran.out[-600:])
        last = len(run("battle", "export", "evening").out.splitlines()) - 1
        forces = next(line for line in ran.out.splitlines() if "240" in line)
        worlds.append({"new": told, "forces": forces} | said(run, last, *side))

    real, feigned = worlds
    for what in real:
        assert real[what] == feigned[what], what
    assert "240" in real["new"], "not what it cost, which would tell the traps apart"


def test_the_log_of_a_side_has_what_befell_both(run: Run, home: Path) -> None:
    last = evening(run, home, "reserve")

    everybody, red = said(run, last)["log evening"], said(run, last, "--side", "red")["log evening"]

    assert red == everybody, "red hid nothing, so he reads what everybody may read: the terrain, the enemy"


@pytest.mark.rule("AMBUSH-06")
def test_its_owner_and_the_umpire_see_the_ambush_everywhere(run: Run, home: Path) -> None:
    last = evening(run, home, "ambush")

    for eyes in ("blue", "all"):
        found = said(run, last, "--side", eyes)
        assert NOTE in found["status evening"]
        assert NOTE in found["log evening --as script"]
        assert json.loads(found["status evening --json"])["sides"]["blue"]["units"][2]["hidden"] == NOTE
    assert NOTE not in said(run, last, "--side", "red")["log evening --as script"]


def test_the_script_for_the_umpire_plays_to_the_same_battle(run: Run, home: Path) -> None:
    evening(run, home, "ambush")
    script = run("battle", "log", "evening", "--as", "script", "--side", "all").out
    (home / "again.txt").write_text(script, encoding="utf-8")

    assert run("battle", "new", "again").code == 0
    assert run("battle", "play", "again", "--script", "again.txt").code == 0

    assert told(run, "evening") == told(run, "again")


def told(run: Run, name: str) -> tuple[object, ...]:
    """How a battle stands, and what was told of it."""
    status = run("battle", "status", name, "--side", "all", "--json").json
    acts = run("battle", "log", name, "--side", "all", "--json").json
    return (status, [act["messages"] for act in acts])


def test_the_whole_journal_is_not_given_to_a_side(run: Run, home: Path) -> None:
    evening(run, home, "ambush")

    ran = run("battle", "export", "evening", "--side", "red")

    assert ran.code == 2
    assert "csv" in ran.err
    assert NOTE in run("battle", "export", "evening", "--side", "all").out


def test_how_many_units_begin_is_told_without_those_that_hide(
    run: Run, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many as stand there, whether one more lies in ambush or comes later."""
    said = {}
    for world in WORLDS:
        monkeypatch.setenv("HEART_AFRICA_DATA", str(tmp_path / f"count-{world}"))
        evening(run, home, world)
        assert run("battle", "new", "again", "red.army.toml", "blue.army.toml").code == 0
        ran = run("battle", "play", "again", "--script", "orders.txt")
        said[world] = next(line for line in ran.out.splitlines() if "Empieza la partida" in line)

    assert said["ambush"] == said["reserve"]


def test_at_the_prompt_the_secrets_are_asked_for(run: Run, home: Path) -> None:
    evening(run, home, "ambush")

    def typed(line: str) -> str:
        return run("battle", "play", "evening", stdin=f"{line}\n".encode()).out

    for line in ("status", "log 0", "why 18", "goto 18", "next", "status red", "log 0 red"):
        assert NOTE not in typed(line), line
    for line in ("status all", "status B3 blue", "status azul"):
        assert NOTE in typed(line), line
