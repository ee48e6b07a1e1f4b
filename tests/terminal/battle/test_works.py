"""Works and guns at the prompt: what would come too late, where a gun could never shoot, whom it reaches."""

import shutil
from pathlib import Path

import pytest

from tests.golden.evenings import FOLDER
from tests.terminal.battle.conftest import done
from tests.terminal.conftest import Run


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

    assert "it could never shoot. Place it beside the work. (FORT-10†, p. 13)" in behind.out
    assert "✗" not in beside.out


@pytest.mark.rule("TEMBA-04")
def test_whoever_deploys_before_his_temba_is_told_to_place_it_first(run: Run, home: Path) -> None:
    attack = laid_out(run, home, "planned-attack", "coloca azul temba")

    early = run("battle", "play", attack, typed="despliega A4 base 12 cubierto tras muro\n\n")
    placed = run(
        "battle", "play", attack, typed="coloca azul temba 1\ndespliega A4 base 12 cubierto tras muro\n"
    )

    assert "por colocar, y solo se puede colocar antes" in early.out
    assert "TEMBA-04" not in placed.out


@pytest.mark.rule("GUN-02", "LEAD-16")
def test_who_is_about_the_target_of_a_gun_is_asked_and_a_leaders_attendants_after_him(
    run: Run, home: Path
) -> None:
    """The cannon shoots at the first of the Lions and misses; Ndumba has two attendants."""
    raid = laid_out(run, home, "raid", "aim {B7.1")
    shot = "shoot B7 at R4.1 12\nR1.1,R4.2\nR1.3\n1\n"

    asked = run("battle", "play", raid, "--lang", "en", typed=shot)

    assert "Who else, friend or enemy, stands within 2″" in asked.out
    assert "Which attendants does R1" in asked.out
    told = run("battle", "log", raid, "--as", "script", "--lang", "en").out
    assert "near {R1 gives R1.3},{R4.2}" in told
