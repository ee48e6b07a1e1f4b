"""A turn in prose: a paragraph for each of its steps, like things in one sentence (edge: it words)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from armylists.wording import all_of
from heart_africa.analytics import Passage
from heart_africa.analytics.grouping import unit_of
from heart_africa.analytics.outcomes import told
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.messages import say
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import CANOE, DHOW
from heart_africa.rules.play.close_combat import Killed
from heart_africa.rules.play.shooting import FigureShot
from reports.content.sheet import Paragraph
from reports.content.story import tally

WITH = {"independents": "units", "reloading": "shooting", "rallying": "morale"}
"""Steps that are told in the paragraph of another."""

SAID = frozenset(
    {
        *("went", "came-on", "arrival-rolled", "ambush-sprung", "engaged", "shot-fired", "figure-shot"),
        *("fought", "killed", "morale-rolled", "marker-placed", "unit-broke", "rallied", "captured", "left"),
    }
)
"""Kinds of facts that the sentences here tell."""

SILENT = frozenset(
    {
        *("chosen", "step-ended", "step-began", "turn-began", "fallen-removed", "declined", "move-rolled"),
        *("save-rolled", "splash-rolled", "unloaded", "reloaded", "tests-taken", "news-heard", "flight-seen"),
        *("hit-allotted", "gave-way", "followed-up", "turned", "turn-ended", "occupied", "rolled-off"),
        *("grounding-rolled", "arrival-order", "battle-won", "standard-raised", "overlooked", "decided"),
    }
)
"""Kinds that a reader of the whole does not miss: the record turn by turn has them."""


CAUSES = frozenset({"bewitched", "spared"})
"""Kinds that bring about a test of morale, or spare a unit one: told before how the tests came out."""

VESSELS = frozenset({"gunboat", CANOE, DHOW})


@dataclass(frozen=True, slots=True)
class Scene:
    """A step that is told: the battle as it stood after it, and all that happened in it."""

    lang: str
    battle: Battle
    facts: tuple[EventRecord, ...]

    def say(self, message: str, **facts: object) -> str:
        """A sentence of the report, with a capital at its beginning."""
        text = say(self.lang, f"story-{message}", facts)
        return text[:1].upper() + text[1:]

    def counted(self, **counts: int) -> dict[str, object]:
        """Numbers by their names, each beside itself in words: `shots`, `shots_said`."""
        said = {f"{key}_said": say(self.lang, "story-number", number=count) for key, count in counts.items()}
        return {**counts, **said}

    def named(self, units: Sequence[str]) -> str:
        """Units in a row."""
        return all_of(list(units), self.lang)

    def mortal(self, name: str) -> bool:
        """Whether a target is figures, and no wall, roof or vessel."""
        unit = self.battle.units.get(name)
        return unit is not None and not any(figure.troop in VESSELS for figure in unit.figures)

    def side(self, id_: str) -> str:
        """What a side's army is called."""
        return self.battle.sides[id_].name if id_ in self.battle.sides else id_


def turn_told(lang: str, passages: Sequence[Passage]) -> Iterator[Paragraph]:
    """The paragraphs of a turn, one for each step in which something happened."""
    steps: dict[str, list[Passage]] = {}
    for passage in passages:
        steps.setdefault(WITH.get(passage.step, passage.step), []).append(passage)
    for step, acts in steps.items():
        if text := told_together(lang, acts):
            yield Paragraph(text, say(lang, "story-step", step=step))


def told_together(lang: str, acts: Sequence[Passage]) -> str:
    """What these acts brought about, like things in one sentence, after what brought their tests about."""
    found = Scene(lang, acts[-1].after, tuple(fact for act in acts for fact in act.act.facts))
    causes = [text for act in acts for text in told(lang, act.after, _of_kinds(act, CAUSES))]
    sentences = [sentence for tell in TELLERS for sentence in tell(found)]
    return " ".join((*causes, *sentences, *(text for act in acts for text in _rest(lang, act))))


def _of_kinds(passage: Passage, kinds: frozenset[str]) -> list[EventRecord]:
    return [fact for fact in passage.act.facts if fact.event.kind in kinds]


def _rest(lang: str, passage: Passage) -> Iterator[str]:
    """What none of the sentences here tell, as the record has it; what the umpire overruled."""
    rest = [fact for fact in passage.act.facts if fact.event.kind not in SAID | SILENT | CAUSES]
    yield from told(lang, passage.after, rest)
    if passage.act.despite:
        rules = ", ".join(passage.act.despite)
        yield say(lang, "report-despite", rules=rules, reason=passage.act.reason)


# --- sentences ---


def _entered(found: Scene) -> Iterator[str]:
    for message, units in (("enters", tally.entered(found.facts)), ("late", tally.late(found.facts))):
        if units:
            yield found.say(message, units=found.named(units), count=len(units))


def _sprung(found: Scene) -> Iterator[str]:
    if units := tally.sprung(found.facts):
        yield found.say("sprung", units=found.named(units), count=len(units))


def _moved(found: Scene) -> Iterator[str]:
    for side, moves in tally.moves(found.battle, found.facts).items():
        each = [found.say("move", unit=unit, inches=f"{inches:g}") for unit, inches in moves.items()]
        yield found.say("moves", side=found.side(side), moves=found.named(each), count=len(each))


def _engaged(found: Scene) -> Iterator[str]:
    for unit, enemies in tally.engaged(found.battle, found.facts).items():
        yield found.say("engages", unit=unit, enemies=found.named(enemies))


def _withdrew(found: Scene) -> Iterator[str]:
    if units := tally.withdrew(found.battle, found.facts):
        yield found.say("withdraws", units=found.named(units), count=len(units))


def _shot(found: Scene) -> Iterator[str]:
    for (unit, target), volley in tally.volleys(found.battle, found.facts).items():
        message = "volley" if volley.shots else "splashed"
        lost = volley.lost if found.mortal(target) else "thing"
        about = found.counted(shots=volley.shots, hits=volley.hits, lost=volley.lost) | {"lost": lost}
        yield found.say(message, unit=unit, target=target, **about)


def _fought(found: Scene) -> Iterator[str]:
    for (unit, enemy), bout in tally.bouts(found.battle, found.facts).items():
        lost = {"unit_lost": bout.lost[unit], "enemy_lost": bout.lost[enemy]}
        yield found.say("bout", unit=unit, enemy=enemy, **found.counted(bouts=bout.bouts, **lost))


def _notables(found: Scene) -> Iterator[str]:
    """Leaders, standard bearers, witch doctors and scouts who fell."""
    for fact in found.facts:
        if isinstance(fact.event, FigureShot | Killed):
            unit = found.battle.units.get(unit_of(found.battle, fact.event.figure))
            if unit and unit.independent and fact.event.figure == unit.figures[0].name:
                yield found.say("notable-falls", name=unit.name, side=found.side(unit.side))


def _captured(found: Scene) -> Iterator[str]:
    for unit, count in tally.captures(found.battle, found.facts).items():
        yield found.say("captures", unit=unit, **found.counted(count=count))


def _tested(found: Scene) -> Iterator[str]:
    came = tally.nerve(found.facts)
    for message, units in (("stands", came.stand), ("wavers", came.waver), ("flees", came.flee)):
        if units:
            yield found.say(message, units=found.named(units), count=len(units))


def _rallied(found: Scene) -> Iterator[str]:
    for leader, unit, well in tally.rallies(found.facts):
        yield found.say("rallies" if well else "fails-to-rally", leader=leader, units=unit)


TELLERS: tuple[Callable[[Scene], Iterator[str]], ...] = (
    _entered,
    _sprung,
    _moved,
    _engaged,
    _withdrew,
    _shot,
    _fought,
    _notables,
    _captured,
    _tested,
    _rallied,
)
"""The sentences of a step in the order in which they are told."""
