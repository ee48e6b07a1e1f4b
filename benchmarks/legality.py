"""The verdict, its repairs and the additions of a full army with allies; `army check` as a whole process."""

import subprocess
import sys
import tempfile
from pathlib import Path

from armylists.additions import additions
from armylists.catalogue import built_in
from armylists.edits import SetFact, SetFigures, SetIndependent, SwapTroop, apply_all
from armylists.legality import verdict
from armylists.repairs import repairs
from armylists.roster import Contingent, Independents, Leader, Roster, Unit, WorksBought
from armylists.roster_file import save_roster
from benchmarks.measure import median_ms, report
from heart_africa.rules.book import Trait


def _unit(**figures: int) -> Unit:
    return Unit(figures=figures)


FULL = Roster(
    list="zanzibaris",
    year=1880,
    points=720,
    scenario="raid",
    role="defender",
    leader=Leader(troop="askaris", traits=(Trait.ELOQUENT,), attendants=3),
    independents=Independents(standard_bearer=1, scout=1),
    units=(_unit(askaris=16), _unit(askaris=14), _unit(askaris=12), _unit(swordsmen=6), _unit(swordsmen=4)),
    allies=(
        Contingent(list="native_warlord", people="yao", units=(_unit(ruga_ruga=8),)),
        Contingent(list="jungle_cannibals", units=(_unit(spearmen=6, archers=4), _unit(archers=8))),
    ),
    works=WorksBought(field_fortification_in=6),
)
"""Eight units, two allied contingents, a mixed unit and works: as much as a verdict ever has to read."""

WRONG = apply_all(
    FULL,
    [
        SetFigures(0, "askaris", 31),
        SetFigures(1, "ruga_ruga", 4),
        SwapTroop(3, "swordsmen", "well_armed_askaris", 6, 6),
        SetIndependent("scout", 2),
        SetFact("role", "attacker"),
    ],
)
"""The same with six things wrong at once."""


def _whole_process(*arguments: str) -> None:
    command = [sys.executable, "-m", "heart_africa", *arguments]
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL)  # our own program


def main() -> None:
    """Measure and print."""
    lists = built_in()
    judged = verdict(lists, WRONG)
    assert verdict(lists, FULL).legal, verdict(lists, FULL).problems
    assert len(judged.problems) > 4
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "full.army.toml"
        save_roster(path, FULL, lists)
        rows = {
            "verdict, eight units with allies": (median_ms(lambda: verdict(lists, FULL), 500), "0.3"),
            f"all repairs of {len(judged.problems)} problems": (
                median_ms(lambda: repairs(lists, WRONG, judged), 20),
                "50",
            ),
            "what may still be added": (median_ms(lambda: additions(lists, FULL), 20), "-"),
            "heart-africa --help, whole process": (median_ms(lambda: _whole_process("--help"), 7), "400"),
            "heart-africa army check, whole process": (
                median_ms(lambda: _whole_process("army", "check", str(path)), 7),
                "600",
            ),
        }
    report("Legality", rows)


if __name__ == "__main__":
    main()
