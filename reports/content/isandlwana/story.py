"""A game of *Last Stand at Isandlwana* told in prose: phase by phase, with losses, a plan of every turn."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise

from heart_africa.companions.isandlwana.components import Components
from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.companions.isandlwana.events import Fired, Lost, PhaseBegan, StepLost
from heart_africa.companions.isandlwana.layout import centre, corners, extent
from heart_africa.companions.isandlwana.state import State, Step
from heart_africa.companions.run import Book
from heart_africa.core.journal.journal import Journal, StandingAct
from heart_africa.core.messages import say
from heart_africa.language.isandlwana import TONGUE
from reports.content import companions
from reports.content.plan import Area, AreaKind, Base, Label, Named, Plan
from reports.content.sheet import Block, Paragraph, Row, Section, Sheet, Table

Told = StandingAct[State]
PHASES: tuple[Step, ...] = ("reaction", "zulu-attack", "movement", "combat", "sniping", "fatalities")
"""The phases in which anybody is lost; what an overstack costs is lost in the movement."""
FELLED, STEPS, UNITS, LEADERS = range(4)
GROUND: Mapping[str, AreaKind] = {
    "heights": "hill", "ledge": "escarpment", "tents": "camp", "wagons": "camp", "donga": "gully",
}  # fmt: skip


def story(lang: str, _book: Book, journal: Journal[State], title: str) -> Sheet:
    """The report of a game that has begun, as it stands."""
    state = journal.state
    acts = [each for each in journal.standing if each.before.turn]
    sections = [
        Section(
            f"turn-{turn}",
            say(lang, "isandlwana-event-turn", turn=turn).rstrip("."),
            tuple(_turn(lang, [*same])),
        )
        for turn, same in groupby(acts, lambda each: each.before.turn)
    ] or [Section("set-up", say(lang, "isandlwanaprint-part-set-up"), (plan(lang, state),))]
    sections.append(Section("losses", say(lang, "isandlwanaprint-losses"), (_losses(lang, acts),)))
    below = say(lang, "isandlwanaprint-story-subtitle", turns=state.turn)
    return companions.story(ISANDLWANA, (lang, title, below), state, sections)


def _turn(lang: str, acts: Sequence[Told]) -> Iterator[Block]:
    """What happened, a paragraph to each phase; who was lost in which; how they stood at its end."""
    for step, same in groupby(acts, lambda each: each.before.step):
        rows = [*same]
        facts = [fact for each in rows for fact in each.act.facts if not isinstance(fact.event, PhaseBegan)]
        told = TONGUE.sentences(lang, rows[-1].after, facts)
        if told:
            yield Paragraph(" ".join(told), say(lang, "isandlwanaprint-phase", step=step))
    yield _losses(lang, acts)
    last = acts[-1].before if acts[-1].after.turn != acts[-1].before.turn else acts[-1].after
    yield plan(lang, last)


def _losses(lang: str, acts: Iterable[Told]) -> Table:
    """Phase by phase, Zulu units felled, and British steps, units and leaders lost."""
    found = losses(acts)
    rows = [
        Row(
            (
                say(lang, "isandlwanaprint-phase", step=step),
                *(str(found[step, what] or "·") for what in range(4)),
            )
        )
        for step in PHASES
        if any(found[step, what] for what in range(4))
    ]
    sums = (str(sum(found[step, what] for step in PHASES)) for what in range(4))
    rows.append(Row((say(lang, "isandlwanaprint-losses-all"), *sums), strong=True))
    heads = (
        say(lang, f"isandlwanaprint-losses-{each}")
        for each in ("phase", "felled", "steps", "units", "leaders")
    )
    return Table(("left", "right", "right", "right", "right"), tuple(rows), tuple(heads))


def losses(acts: Iterable[Told]) -> Counter[tuple[str, int]]:
    """What was lost in each phase: Zulu units, British steps, units, leaders."""
    found: Counter[tuple[str, int]] = Counter()
    for each in acts:
        step: str = each.before.step
        for fact in each.act.facts:
            event = fact.event
            phase = "movement" if step in {"overstack", "arrivals"} else step
            match event:
                case PhaseBegan():
                    step = event.step
                case Fired(hit=True):
                    found[phase, FELLED] += 1
                case StepLost():
                    found[phase, STEPS] += 1
                    found[phase, UNITS] += not event.left
                case Lost() if fact.who in each.before.units:
                    found[phase, STEPS] += each.before.units[fact.who].steps
                    found[phase, UNITS] += 1
                case Lost():
                    found[phase, LEADERS] += 1
    return found


def plan(lang: str, state: State) -> Plan:
    """The map with who stands where: the British dark, by the hex that the key names; the Zulus round."""
    box = state.box
    wide, high = extent(box.grid)
    areas = [
        Area(GROUND[kind], corners(hex_, 0.5) if kind == "donga" else corners(hex_))
        for hex_, kind in box.terrain_of.items()
        if kind in GROUND
    ]
    areas += [
        Area("road", (centre(one), centre(other)), closed=False, across_in=0.3)
        for road in box.roads
        for one, other in pairwise(road)
    ]
    zulus = [Base(*centre(hex_), "blue", 0.9) for hex_ in state.zulus]
    british = [Base(*centre(hex_), "red", 1.3, 1.3) for hex_ in state.standing]
    stacks = {
        hex_: ", ".join(f"{state.printed(each).label} {state.units[each].steps}" for each in units)
        for hex_, units in state.standing.items()
    }
    labels = [Label(*centre(hex_), hex_) for hex_ in stacks]
    key = (
        Named("red", say(lang, "isandlwanaprint-plan-british")),
        *(Named("unit", units, hex_) for hex_, units in sorted(stacks.items())),
        Named("blue", say(lang, "isandlwanaprint-plan-zulus", count=sum(state.zulus.values()))),
        *_ground(lang, box),
    )
    said = "; ".join(f"{hex_}: {units}" for hex_, units in stacks.items())
    alt = say(lang, "isandlwanaprint-plan-alt", turn=state.turn, said=said, count=sum(state.zulus.values()))
    title = say(lang, "isandlwanaprint-plan", turn=state.turn)
    return Plan(title, wide, high, tuple(areas), (*zulus, *british), tuple(labels), key, alt)


def _ground(lang: str, box: Components) -> Iterator[Named]:
    """What the kinds of ground that are drawn are called on this map."""
    there = set(box.terrain_of.values())
    for area in dict.fromkeys(GROUND.values()):
        found = [each.name(lang) for each in box.terrains.values() if GROUND.get(each.id) == area]
        if any(GROUND.get(kind) == area for kind in there):
            yield Named(area, ", ".join(found))
    if box.roads:
        yield Named("road", say(lang, "isandlwanaprint-road"))
