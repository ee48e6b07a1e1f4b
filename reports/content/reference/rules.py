"""The scene and the rules of a battle's reference sheet: a table of conditions (pp. 20-28).

The wording is ours, in the message catalogue: `reference-<key>`.
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from heart_africa.core.citations import Rulebook, sign
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.messages import say
from heart_africa.rules.battle import Battle, Gone, PlacedWork, Sort, Stage, Unit, Where
from heart_africa.rules.book import Book, WorkId
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.referee.reminders import CONDITIONS
from heart_africa.rules.referee.secrets import View
from reports.content.sheet import Paragraph
from reports.options import PaperOptions

# --- the scene ---


@dataclass(frozen=True, slots=True)
class Scene:
    """A battle with everybody on the table, the language, and whether inches are centimetres (SCALE-02)."""

    book: Book
    lang: str
    battle: Battle
    centimetres: bool = False

    def say(self, message: str, **facts: object) -> str:
        """Return a text of the sheet in its language, in inches or centimetres."""
        text = say(self.lang, message, facts)
        return text.replace("″", " cm") if self.centimetres else text

    def pages(self, *pages: int) -> str:
        """Return a citation of pages of the book, such as "p. 26" or "pp. 13, 26"."""
        found = ", ".join(str(page) for page in sorted(set(pages)))
        return self.say("reference-page" if len(set(pages)) == 1 else "reference-pages", pages=found)

    def cited(self, *rules: str) -> str:
        """Return the pages of entries of the rulebook, with the sign of a reading if one of them has one."""
        return self.pages(*(Rulebook().rule(rule).page for rule in rules)) + sign(*rules)

    def holds(self, condition: str) -> bool:
        """Whether a condition holds in this battle: one of those here, or one of the reminders'."""
        if condition in HERE:
            return HERE[condition](self)
        return CONDITIONS[condition](self.book, self.battle)

    def lies(self, *kinds: PieceId) -> bool:
        """Whether one of these pieces lies on the table; before the terrain is laid, any may."""
        return self.battle.ground is None or self.battle.ground.has(*kinds)

    @property
    def units(self) -> Iterator[Unit]:
        """All units, in the order in which the armies were mustered."""
        return iter(self.battle.units.values())

    @property
    def contingents(self) -> int:
        """How many contingents of allies there are."""
        return len({(unit.side, unit.contingent) for unit in self.units if unit.contingent})

    @property
    def works(self) -> tuple[WorkId, ...]:
        """The kinds of works that were bought or lie on the table, in the order of the price list."""
        laid = {each.work for each in self.battle.laid}
        return tuple(work for work in WorkId if work in laid)


def scene(book: Book, battle: Battle, options: PaperOptions, eyes: str) -> Scene:
    """Return the scene of a battle.

    `eyes` is the side that will read it, which is shown no secret of the other.
    """
    return Scene(book, options.lang, _assembled(_known(View(battle, eyes))), options.centimetres)


def _known(view: View) -> Battle:
    """Return what these eyes know.

    An enemy scout is left out, since the army shown before a battle has none.
    """
    seen = view.battle()
    if view.open:
        return seen
    units = {
        name: unit
        for name, unit in seen.units.items()
        if unit.side == view.side or unit.sort is not Sort.SCOUT
    }
    return replace(seen, units=MappingProxyType(units))


def _assembled(battle: Battle) -> Battle:
    """Return the battle with everybody standing on the table and every work laid.

    The sheet is for the whole battle.
    """
    units = {}
    for name, unit in battle.units.items():
        figures = tuple(replace(figure, gone=Gone.NO) for figure in unit.figures)
        units[name] = replace(unit, where=Where.TABLE, figures=figures)
    names = {each.work for each in battle.laid}
    bought = (
        PlacedWork(work, side.id, WorkId(work), count)
        for side in battle.sides.values()
        for work, count in side.works.items()
        if count and WorkId(work) not in names
    )
    laid = (*battle.laid, *bought)
    return replace(battle, stage=Stage.PLAY, units=MappingProxyType(units), laid=laid, spell_broken=False)


# --- conditions beside the reminders' ---


def _notables(found: Scene) -> bool:
    sorts = {Sort.LEADER, Sort.STANDARD_BEARER, Sort.WITCH_DOCTOR}
    return any(unit.sort in sorts for unit in found.units)


CLIMBED = frozenset({WorkId.FIELD_FORTIFICATION, WorkId.BARRICADE})
"""The works that people climb over."""

HERE: Mapping[str, Callable[[Scene], bool]] = {
    "always": lambda _: True,
    "scenario": lambda found: bool(found.battle.scenario),
    "no_encounter": lambda found: found.battle.scenario not in {"", "encounter"},
    # some turns are, or may be, played in the dark: a raider chooses the light late (SCEN-51)
    "night": lambda found: found.battle.light.time != "day",
    "boats": lambda found: found.holds("canoes") or found.holds("dhows"),
    "villages": lambda found: found.lies(PieceId.VILLAGE),
    "notables": _notables,
    "climbed": lambda found: not CLIMBED.isdisjoint(found.works),
    "walls": lambda found: found.holds("fortifications") or found.holds("tembas"),
}
"""The conditions of this sheet, beside those of the reminders."""


# --- the rules of each step ---


FLAMMABLE = (PieceId.VILLAGE, PieceId.TALL_GRASS)


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A rule of a step: the entries of the rulebook that it tells, and in which battles it is needed.

    Without a step it is told before the first turn. It is needed if all conditions of `when` hold and, if
    `ground` names pieces, one of them lies on the table.
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
    """Return the rules of a step that this battle needs; without a step, those before the first turn."""
    return tuple(
        row
        for row in ROWS
        if row.step is step
        and all(map(found.holds, row.when))
        and (not row.ground or found.lies(*row.ground))
    )


def paragraph(found: Scene, row: RuleRow) -> Paragraph:
    """Return a rule in words, with its pages."""
    text = found.say(f"reference-{row.key}", **_facts(found, row.key))
    return Paragraph(text, found.say(f"reference-{row.key}-title"), found.cited(*row.rules.split()))


def _facts(found: Scene, key: str) -> dict[str, object]:
    """Return the numbers that a text takes from the data."""
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
    """Return how many losses in a turn call for a test, by figures at its start (MORALE-02)."""
    bands, least = [], 1
    for row in found.book.morale.thresholds:
        if row.most is None:
            bands.append(found.say("reference-threshold-more", losses=row.casualties, span=least - 1))
        else:
            bands.append(found.say("reference-threshold", losses=row.casualties, span=f"{least}–{row.most}"))
            least = row.most + 1
    return " · ".join(bands)
