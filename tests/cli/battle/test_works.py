"""Works at the prompt while armies deploy: what would come too late, and where a gun could never shoot."""

import shutil
from pathlib import Path

import pytest

from tests.cli.battle.conftest import done
from tests.cli.conftest import Run
from tests.golden.evenings import FOLDER


def laid_out(run: Run, home: Path, name: str, until: str) -> str:
    """An evening of the golden battles, played as far as the line that begins so."""
    for army in FOLDER.glob("*.army.toml"):
        shutil.copy(army, home)
    lines = (FOLDER / f"{name}.battle.txt").read_text("utf-8").splitlines()
    begun = lines[: next(number for number, each in enumerate(lines) if each.startswith(until))]
    (home / "so-far.txt").write_text("\n".join(begun), encoding="utf-8")
    done(run("battle", "new", name))
    done(run("battle", "play", name, "--script", "so-far.txt"))
    return name


@pytest.mark.rule("FORT-10")
def test_a_cannon_behind_a_stockade_is_objected_to_and_placed_beside_it_it_is_not(
    run: Run, home: Path
) -> None:
    raid = laid_out(run, home, "raid", "deploy B7")

    behind = run(
        "battle", "play", raid, "--lang", "en", typed="deploy B7 base 21 behind fortification\n\x1b\n"
    )
    beside = run("battle", "play", raid, "--lang", "en", typed="deploy B7 base 21\n")

    assert "it could never shoot. Place it beside the work. (FORT-10, p. 13)" in behind.out
    assert "✗" not in beside.out


@pytest.mark.rule("TEMBA-04")
def test_whoever_deploys_before_his_temba_is_told_to_place_it_first(run: Run, home: Path) -> None:
    attack = laid_out(run, home, "planned-attack", "coloca azul temba")

    early = run("battle", "play", attack, typed="despliega A4 base 12 cubierto tras muro\n\n")
    placed = run(
        "battle", "play", attack, typed="coloca azul temba 1\ndespliega A4 base 12 cubierto tras muro\n"
    )

    assert "la tiene sin colocar" in early.out
    assert "TEMBA-04" not in placed.out
