"""What each step of the turn asks people to know: a table of conditions (pp. 20-28).

The wording is ours, in the message catalogue: `reference-<key>`.
"""

from heart_africa.core.dataclass import dataclass
from heart_africa.rules.tables.play import Step
from heart_africa.rules.tables.terrain import PieceId
from reports.content.reference.scene import Scene
from reports.content.sheet import Paragraph

FLAMMABLE = (PieceId.VILLAGE, PieceId.TALL_GRASS)


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A rule of a step: the entries of the rulebook that it tells, and in which battles it is needed.

    Without a step it is told before the first turn. All conditions of `when` hold, and one piece of
    `ground` lies on the table if any is named.
    """

    step: Step | None
    key: str
    rules: str
    when: tuple[str, ...] = ()
    ground: tuple[PieceId, ...] = ()


ROWS = (
    RuleRow(None, "deploy-encounter", "SCEN-08 SCEN-09 SCEN-10 SCEN-11 SCEN-12 SCEN-13", ("encounter",)),
    RuleRow(None, "deploy-ambush", "SCEN-17 SCEN-24 SCEN-25 SCEN-26 SCEN-27 SCEN-28", ("ambush_scenario",)),
    RuleRow(None, "deploy-planned-attack", "SCEN-35 SCEN-36 SCEN-37 SCEN-38 SCEN-40", ("planned_attack",)),
    RuleRow(None, "deploy-raid", "SCEN-46 SCEN-47 SCEN-48 SCEN-49 SCEN-50", ("raid",)),
    RuleRow(Step.ARRIVALS, "reserves", "ARRIVE-01 ARRIVE-02 ARRIVE-05 ARRIVE-07", ("scenario",)),
    RuleRow(Step.ARRIVALS, "attacker-first", "ARRIVE-03", ("no_encounter",)),
    RuleRow(Step.ARRIVALS, "either-first", "ARRIVE-04", ("encounter",)),
    RuleRow(Step.ARRIVALS, "column", "SCEN-19 SCEN-20 SCEN-21", ("ambush_scenario",)),
    RuleRow(Step.UNITS, "alternate", "TURN-02 TURN-03 TURN-04"),
    RuleRow(Step.UNITS, "roll", "TURN-05 TURN-06 MOVE-01 MOVE-03"),
    RuleRow(Step.UNITS, "slow", "MOVE-04 MOVE-05 MOVE-06"),
    RuleRow(Step.UNITS, "together", "COHESION-01 COHESION-02"),
    RuleRow(Step.UNITS, "contact", "MELEE-02 MELEE-03"),
    RuleRow(Step.UNITS, "break-off", "BREAK-08 BREAK-09 BREAK-10 BREAK-13 BREAK-15"),
    RuleRow(Step.UNITS, "evade", "BREAK-01 BREAK-02 BREAK-04 BREAK-05 BREAK-06", ("riders_against_foot",)),
    RuleRow(Step.UNITS, "ambush", "AMBUSH-07 AMBUSH-08 AMBUSH-09", ("scenario",)),
    RuleRow(Step.UNITS, "ambush-finders", "AMBUSH-10", ("scenario", "finders")),
    RuleRow(Step.UNITS, "climb", "FORT-07 FORT-08 BARR-06", ("climbed",)),
    RuleRow(Step.UNITS, "dark-move", "DARK-02", ("night",)),
    RuleRow(Step.UNITS, "boats", "BOAT-02 BOAT-09 BOAT-10", ("boats",)),
    RuleRow(Step.UNITS, "fire-flee", "FIRE-09 FIRE-10 FIRE-11", (), FLAMMABLE),
    RuleRow(Step.INDEPENDENTS, "alone", "TURN-07 TURN-08 LEAD-14"),
    RuleRow(Step.SHOOTING, "shots", "TURN-09 SHOOT-01 SHOOT-04"),
    RuleRow(Step.SHOOTING, "hit", "SHOOT-07 SHOOT-09 SHOOT-10"),
    RuleRow(Step.SHOOTING, "dispersed", "SHOOT-17 SHOOT-18"),
    RuleRow(Step.SHOOTING, "sight", "VIS-03 VIS-04 VIS-05 GAP-01 GAP-02 GAP-07"),
    RuleRow(Step.SHOOTING, "priority", "PRIO-01 PRIO-03 PRIO-04 PRIO-05"),
    RuleRow(Step.SHOOTING, "attacked", "SHOOT-22 SHOOT-24 SHOOT-25"),
    RuleRow(Step.SHOOTING, "mingled", "SHOOT-27 SHOOT-28"),
    RuleRow(Step.SHOOTING, "dark-shoot", "DARK-03 DARK-04", ("night",)),
    RuleRow(Step.SHOOTING, "canoes", "BOAT-13 BOAT-14", ("canoes",)),
    RuleRow(Step.SHOOTING, "dhows", "BOAT-11 BOAT-12", ("dhows",)),
    RuleRow(Step.SHOOTING, "set-fire", "FIRE-01 FIRE-03 FIRE-06 FIRE-07 SMOKE-01", (), FLAMMABLE),
    RuleRow(Step.RELOADING, "reload", "RELOAD-01 RELOAD-03 RELOAD-04 RELOAD-05", ("reloaders",)),
    RuleRow(Step.MELEE, "fight", "MELEE-06 MELEE-12 MELEE-13"),
    RuleRow(Step.MELEE, "two-on-one", "MELEE-04 MELEE-07"),
    RuleRow(Step.MORALE, "tests", "TURN-13 MORALE-01 MORALE-14"),
    RuleRow(Step.MORALE, "losses", "MORALE-02 MORALE-03"),
    RuleRow(Step.MORALE, "ambushed", "MORALE-04 AMBUSH-12", ("scenario",)),
    RuleRow(Step.MORALE, "pygmies", "MORALE-05", ("scenario", "pygmies")),
    RuleRow(Step.MORALE, "friend-lost", "MORALE-07 MORALE-08"),
    RuleRow(Step.MORALE, "notable-lost", "MORALE-09", ("notables",)),
    RuleRow(Step.MORALE, "baggage-lost", "MORALE-11", ("baggage",)),
    RuleRow(Step.MORALE, "village-lost", "MORALE-12", ("villages",)),
    RuleRow(Step.MORALE, "spell", "MORALE-06", ("witch_doctors",)),
    RuleRow(Step.MORALE, "failed", "MORALE-15 MORALE-17 MORALE-18"),
    RuleRow(Step.RALLYING, "rally", "LEAD-08 LEAD-09 LEAD-10 LEAD-12", ("leaders",)),
    RuleRow(Step.RALLYING, "rally-eloquent", "TRAIT-11", ("eloquent",)),
    RuleRow(Step.VICTORY, "win-encounter", "SCEN-15", ("encounter",)),
    RuleRow(Step.VICTORY, "win-ambush", "SCEN-29 SCEN-30 SCEN-31 SCEN-32 SCEN-33", ("ambush_scenario",)),
    RuleRow(Step.VICTORY, "win-planned-attack", "SCEN-41 SCEN-42 SCEN-43 SCEN-44", ("planned_attack",)),
    RuleRow(Step.VICTORY, "win-raid", "SCEN-52 SCEN-53", ("raid",)),
)  # fmt: skip
"""Every rule of a step, in the order in which it is read at the table."""


def needed(found: Scene, step: Step | None) -> tuple[RuleRow, ...]:
    """The rules of a step, or of what is before the first turn, that this battle needs."""
    return tuple(row for row in ROWS if row.step is step and _needed(found, row))


def _needed(found: Scene, row: RuleRow) -> bool:
    return all(map(found.holds, row.when)) and (not row.ground or found.lies(*row.ground))


def paragraph(found: Scene, row: RuleRow) -> Paragraph:
    """A rule in words, with its pages."""
    text = found.say(f"reference-{row.key}", **_facts(found, row.key))
    return Paragraph(text, found.say(f"reference-{row.key}-title"), found.cited(*row.rules.split()))


def _facts(found: Scene, key: str) -> dict[str, object]:
    """The numbers that a text takes from the data."""
    match key:
        case "hit":
            return {"needs": found.book.shooting.needs.value}
        case "fight":
            return {"by": found.book.close_combat.wins_by.value}
        case "rally":
            return {"needs": next(row.needs for row in found.book.leading.rally if row.when == "plain")}
        case "losses":
            return {"spans": _spans(found)}
        case _:
            return {}


def _spans(found: Scene) -> str:
    """How many losses in a turn make a test, by figures at its start (MORALE-02)."""
    bands, least = [], 1
    for row in found.book.morale.thresholds:
        if row.most is None:
            bands.append(found.say("reference-threshold-more", losses=row.casualties, span=least - 1))
        else:
            bands.append(found.say("reference-threshold", losses=row.casualties, span=f"{least}–{row.most}"))
            least = row.most + 1
    return " · ".join(bands)
