"""Who and what a reference sheet is for: both armies, their works, the ground, as one side may know them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from heart_africa.core.citations import Rulebook, sign
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import say
from heart_africa.rules.battle import Battle, Gone, Laid, Sort, Stage, Unit, Where
from heart_africa.rules.book import Book, WorkId
from heart_africa.rules.referee.reminders import CONDITIONS
from heart_africa.rules.referee.secrets import ALL, View
from heart_africa.rules.tables.terrain import PieceId


@dataclass(frozen=True, slots=True)
class Scene:
    """A battle with everybody on the table, the language, and whether inches are centimetres (SCALE-02)."""

    book: Book
    lang: str
    battle: Battle
    centimetres: bool = False

    def say(self, message: str, **facts: object) -> str:
        """A text of the sheet in its language and its measure."""
        text = say(self.lang, message, facts)
        return text.replace("″", " cm") if self.centimetres else text

    def pages(self, *pages: int) -> str:
        """Where the book has it: "p. 26", "pp. 13, 26"."""
        found = ", ".join(str(page) for page in sorted(set(pages)))
        return self.say("reference-page" if len(set(pages)) == 1 else "reference-pages", pages=found)

    def cited(self, *rules: str) -> str:
        """The pages of entries of the rulebook, with the sign of a reading if one of them has one."""
        return self.pages(*(Rulebook().rule(rule).page for rule in rules)) + sign(*rules)

    def holds(self, condition: str) -> bool:
        """Whether something is so in this battle: one of the conditions here, or of the reminders'."""
        if condition in HERE:
            return HERE[condition](self)
        return CONDITIONS[condition](self.book, self.battle)

    def lies(self, *kinds: PieceId) -> bool:
        """Whether one of these pieces lies on the table; before it is laid, any may."""
        return self.battle.ground is None or self.battle.ground.has(*kinds)

    @property
    def units(self) -> Iterator[Unit]:
        """Everybody, in the order in which the armies were mustered."""
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


def scene(book: Book, lang: str, battle: Battle, eyes: str = ALL, *, centimetres: bool = False) -> Scene:
    """The scene of a battle; `eyes`: of the side that will read it, which is told no secret of the other."""
    return Scene(book, lang, _assembled(_known(View(battle, eyes))), centimetres)


def _known(view: View) -> Battle:
    """What these eyes know; a scout of the enemy is no part of his army that is shown before the battle."""
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
    """Everybody on the table and on his feet, every work laid: the sheet is for the whole battle."""
    units = {name: _standing(unit) for name, unit in battle.units.items()}
    names = {each.work for each in battle.laid}
    bought = (
        Laid(work, side.id, WorkId(work), count)
        for side in battle.sides.values()
        for work, count in side.works.items()
        if count and WorkId(work) not in names
    )
    laid = (*battle.laid, *bought)
    return replace(battle, stage=Stage.PLAY, units=MappingProxyType(units), laid=laid, spell_broken=False)


def _standing(unit: Unit) -> Unit:
    figures = tuple(replace(figure, gone=Gone.NO) for figure in unit.figures)
    return replace(unit, where=Where.TABLE, figures=figures)


# --- conditions beside the reminders' ---


def _scenario(found: Scene) -> bool:
    return bool(found.battle.scenario)


def _night(found: Scene) -> bool:
    """Some turns are played in the dark, or may be: a raider chooses the light late (SCEN-51)."""
    return found.battle.light.time != "day"


def _boats(found: Scene) -> bool:
    return found.holds("canoes") or found.holds("dhows")


def _villages(found: Scene) -> bool:
    return found.lies(PieceId.VILLAGE)


def _notables(found: Scene) -> bool:
    sorts = {Sort.LEADER, Sort.STANDARD_BEARER, Sort.WITCH_DOCTOR}
    return any(unit.sort in sorts for unit in found.units)


CLIMBED = frozenset({WorkId.FIELD_FORTIFICATION, WorkId.BARRICADE})
"""The works that people climb over."""

HERE: Mapping[str, Callable[[Scene], bool]] = {
    "always": lambda _: True,
    "scenario": _scenario,
    "no_encounter": lambda found: found.battle.scenario not in {"", "encounter"},
    "night": _night,
    "boats": _boats,
    "villages": _villages,
    "notables": _notables,
    "climbed": lambda found: not CLIMBED.isdisjoint(found.works),
    "walls": lambda found: found.holds("fortifications") or found.holds("tembas"),
}
"""What the rows of the sheet name beside the conditions of the reminders."""
