"""Morale: what has to be measured, the tests owed with their needed face, leaves, spells, rallying."""

from collections.abc import Callable, Iterable, Iterator

from gui.presenters.battle import measured
from gui.presenters.battle.card.every_face import outcomes
from gui.presenters.battle.card.panel import Doubt, Maker
from gui.presenters.battle.card.wording import Link, Reading, need
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.forms import Answers, Choices, Field, FormValues, capital
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import replace
from heart_africa.core.fields import Holds
from heart_africa.language.battle.words import reason
from heart_africa.language.narration import told
from heart_africa.rules.battle import Sort, marks, other
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Trait
from heart_africa.rules.odds.morale import MoraleOdds, odds_of_nerve
from heart_africa.rules.organisation.independents import Bewitch, RaiseStandard, Screen
from heart_africa.rules.organisation.leaders import Overlook, Rally
from heart_africa.rules.play.morale.dice import TakeTests
from heart_africa.rules.play.morale.events import Due, NotDue
from heart_africa.rules.play.morale.news import Hear, Question, questions
from heart_africa.rules.play.morale.owing import Owing, owing, owings
from heart_africa.rules.play.morale.vessels import TakeVesselTests
from heart_africa.rules.referee.morale.duties import casters, ralliers, reached, susceptible
from reports.content.chart import Chart, shares

SCREENS: tuple[Screen, ...] = ("", "figures", "tall_grass", "ground")


def nothing(_desk: BattleContext, _answers: Answers) -> Answers:
    """Nothing goes without saying."""
    return {}


# --- measuring ---


def _questions(desk: BattleContext) -> tuple[Question, ...]:
    return questions(desk.book, desk.battle)


def _question(desk: BattleContext, said: FormValues) -> Question | None:
    found = _questions(desk)
    choices = tuple((str(each.happening), "") for each in found)
    chosen = said.one_of("happening", choices)
    return next((each for each in found if str(each.happening) == chosen), None)


def hear_asks(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """The question, then each unit that it may concern."""
    found, asked = _questions(desk), _question(desk, said)
    if asked is None:
        return
    if len(found) > 1:
        choices = tuple((str(each.happening), reason(desk.session, each.why)) for each in found)
        yield desk.ask("happening", "choice", str(asked.happening), choices=choices)
    yield replace(
        desk.ask("units", "names", said.row("units", asked.units), choices=desk.units(asked.units)),
        label=reason(desk.session, asked.why),
    )


def hear_known(desk: BattleContext, answers: Answers) -> Answers:
    """Whom it reached, as the map shows or as was said before."""
    asked = _question(desk, FormValues(answers, {}))
    if asked is None:
        return {}
    return {"units": tuple(reached(desk.document.past, asked)), **measured.heard(desk.map, asked.happening)}


def hear(desk: BattleContext, said: FormValues) -> Hear:
    """Who is named was near enough; whoever is not, was not."""
    asked = _question(desk, said)
    if asked is None:
        raise Doubt(desk.say("card-doubt-measured"))
    return Hear(asked.happening, tuple((each, None) for each in said.row("units", asked.units)))


def hear_reading(desk: BattleContext, order: Hear) -> Reading:
    """What the answer comes to."""
    return Reading(said=(desk.say("card-heard", count=len(order.units)),), notes=_by_map(desk))


def _by_map(desk: BattleContext) -> tuple[str, ...]:
    """That the map has measured, and people may know better."""
    return (desk.say("card-by-map"),) if desk.map is not None else ()


def hear_points(desk: BattleContext, said: FormValues, unit: str) -> str:
    """A unit chosen on the board was near enough, or not after all."""
    asked = _question(desk, said)
    return "units" if asked is not None and unit in asked.units else ""


# --- tests ---


def _owed(desk: BattleContext, *, vessel: bool) -> tuple[Owing, ...]:
    return tuple(each for each in owings(desk.book, desk.battle) if each.rolled and each.vessel is vessel)


def _units(desk: BattleContext, names: Iterable[str]) -> Choices:
    """Units, the one asked for first."""
    named = [desk.battle.company.get(who, who) for who in desk.who]
    return desk.units(each for each in (*named, *names) if each in desk.battle.units)


def _tested(desk: BattleContext, *, vessel: bool) -> Choices:
    return _units(desk, (each.unit for each in _owed(desk, vessel=vessel)))


def _test_asks(desk: BattleContext, said: FormValues, *, vessel: bool) -> Iterator[Field]:
    choices = _tested(desk, vessel=vessel)
    if not desk.who:
        name = _whom(desk)
        yield desk.ask(name, "choice", said.one_of(name, choices), choices=choices)


def _whom(desk: BattleContext) -> str:
    """The field that says whose test it is, or who gives the unit something."""
    return desk.order.slots[0].name


def test_asks(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """Ask which unit takes its tests."""
    yield from _test_asks(desk, said, vessel=False)


def vessel_asks(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """Ask which vessel takes its tests."""
    yield from _test_asks(desk, said, vessel=True)


def tests(desk: BattleContext, said: FormValues) -> TakeTests:
    """The tests of a unit. Raises `Doubt` if none owes any."""
    return TakeTests(_chosen(desk, said, vessel=False))


def vessel_tests(desk: BattleContext, said: FormValues) -> TakeVesselTests:
    """The tests of a vessel. Raises `Doubt` if none owes any."""
    return TakeVesselTests(_chosen(desk, said, vessel=True))


def _chosen(desk: BattleContext, said: FormValues, *, vessel: bool) -> str:
    unit = said.one_of(_whom(desk), _tested(desk, vessel=vessel))
    if not unit:
        raise Doubt(desk.say("card-doubt-tests"))
    return unit


def tests_reading(desk: BattleContext, order: TakeTests) -> Reading:
    """Why it tests, what each die needs, what may become of it, who may spare it a test."""
    known = owing(desk.book, desk.battle, order.unit)
    notes = (*_reasons(desk, known), *_spared(desk, known))
    if known.check is None:
        return Reading(notes=notes)
    found = odds_of_nerve(desk.book, desk.battle, desk.battle.unit(order.unit))
    parts = [(desk.say(f"card-nerve-{each.value}"), found.nerve.of(each)) for each in MoraleOdds
             if found.nerve.of(each) or each is not MoraleOdds.DESTROYED]  # fmt: skip
    charts: tuple[Chart, ...] = (shares(desk.say("card-becomes", unit=order.unit), parts, desk.lang),)
    number = need(desk, known.check, desk.say("card-tests", count=known.dice))
    return Reading((number,), charts=charts if known.dice else (), links=tuple(_leaves(desk, order.unit)),
                   notes=notes)  # fmt: skip


def _reasons(desk: BattleContext, known: Owing) -> Iterator[str]:
    """Why each test is owed, and why something else makes none."""
    yield from (f"• {_told(desk, each)}" for each in known.due)
    yield from (f"○ {_told(desk, each)}" for each in known.not_due)


def _told(desk: BattleContext, each: Due | NotDue) -> str:
    text = f"{capital(told(desk.lang, each))} ({cite(each.rule, each.page, desk.lang)})"
    spared = each.spared if isinstance(each, Due) else None
    return f"{text} — {told(desk.lang, spared)}" if spared else text


def _spared(desk: BattleContext, known: Owing) -> Iterator[str]:
    for each in known.releases:
        yield f"✓ {capital(told(desk.lang, each))}"


def _leaves(desk: BattleContext, unit: str) -> Iterator[Link]:
    """A disciplinarian, a standard: each may spare it one test, said before the die."""
    battle, side = desk.battle, desk.battle.unit(unit).side
    leader = battle.leader(side)
    if leader is not None and leader.on_table and Trait.DISCIPLINARIAN in leader.traits:
        yield Link("overlook", (unit,), desk.say("card-leave-leader", who=leader.name))
    for bearer in battle.of(side, Sort.STANDARD_BEARER):
        if bearer.on_table and bearer.led and not marks.named(bearer, marks.HELPED):
            yield Link("raise-standard", (unit,), desk.say("card-leave-standard", who=bearer.name))


def tests_dice(desk: BattleContext, order: TakeTests) -> int:
    """A die for each test that nobody spares it."""
    return owing(desk.book, desk.battle, order.unit).dice


def vessel_reading(desk: BattleContext, order: TakeVesselTests) -> Reading:
    """Why the vessel tests, and what each die needs."""
    known = owing(desk.book, desk.battle, order.vessel)
    if known.check is None:
        return Reading(notes=tuple(_reasons(desk, known)))
    number = need(desk, known.check, desk.say("card-tests", count=len(known.due)))
    return Reading((number,), notes=tuple(_reasons(desk, known)))


# --- leaves, spells, rallying: somebody, a unit, the inches between ---


def _distance(desk: BattleContext, said: FormValues, who: Choices, units: Choices) -> Iterator[Field]:
    by = _whom(desk)
    yield desk.ask(by, "choice", said.one_of(by, who), choices=who)
    yield desk.ask("unit", "choice", said.one_of("unit", units), choices=units)
    yield desk.ask("inches", "inches", said.text("inches"))


def _three(desk: BattleContext, said: FormValues, who: Choices, units: Choices) -> tuple[str, str, float]:
    by, unit, inches = said.one_of(_whom(desk), who), said.one_of("unit", units), said.inches("inches")
    if not by or not unit:
        raise Doubt(desk.say("card-doubt-nobody"))
    if inches is None:
        raise Doubt(desk.say("card-doubt-inches"))
    return by, unit, inches


def _testing(desk: BattleContext) -> Choices:
    return _units(
        desk, (each.unit for each in owings(desk.book, desk.battle) if each.dice and not each.vessel)
    )


def _disciplinarians(desk: BattleContext) -> Choices:
    found = [leader for side in SIDES if (leader := desk.battle.leader(side)) is not None]
    return desk.units(each.name for each in found if Trait.DISCIPLINARIAN in each.traits and each.on_table)


def _bearers(desk: BattleContext) -> Choices:
    """Those of the unit's own army first."""
    side = next((desk.battle.units[each].side for each in desk.who if each in desk.battle.units), "")
    found = [
        each for each in desk.battle.units.values() if each.sort is Sort.STANDARD_BEARER and each.on_table
    ]
    return desk.units(each.name for each in sorted(found, key=lambda each: each.side != side))


def _measured(
    who: Callable[[BattleContext, FormValues], Choices], units: Callable[[BattleContext, FormValues], Choices]
) -> Callable[[BattleContext, Answers], Answers]:
    """How far apart they are, where the battle lies on the map."""

    def known(desk: BattleContext, answers: Answers) -> Answers:
        said = FormValues(answers, {})
        return measured.between(
            desk.map,
            desk.kind,
            said.one_of(_whom(desk), who(desk, said)),
            said.one_of("unit", units(desk, said)),
        )

    return known


def _all(choices: Callable[[BattleContext], Choices]) -> Callable[[BattleContext, FormValues], Choices]:
    """The same choices whatever was answered."""
    return lambda desk, _said: choices(desk)


def overlook_asks(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """The leader, the unit, how far apart."""
    yield from _distance(desk, said, _disciplinarians(desk), _testing(desk))


def overlook(desk: BattleContext, said: FormValues) -> Overlook:
    """The order by which a disciplinarian spares a unit a test."""
    return Overlook(*_three(desk, said, _disciplinarians(desk), _testing(desk)))


def standard_asks(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """The bearer, the unit, how far apart, what stands between."""
    yield from _distance(desk, said, _bearers(desk), _testing(desk))
    yield desk.chosen(said, "screen")


def standard(desk: BattleContext, said: FormValues) -> RaiseStandard:
    """The order by which a standard spares a unit a test."""
    screen: Screen = next((each for each in SCREENS if each == said.text("screen")), "")
    return RaiseStandard(*_three(desk, said, _bearers(desk), _testing(desk)), screen)


def _doctors(desk: BattleContext) -> Choices:
    own = set(desk.who)
    found = [each.name for each in casters(desk.book, desk.battle)]
    return desk.units(sorted(found, key=lambda each: each not in own))


def _bewitched(desk: BattleContext, said: FormValues) -> Choices:
    doctor = desk.battle.units.get(said.one_of(_whom(desk), _doctors(desk)))
    if doctor is None:
        return ()
    enemies = susceptible(desk.book, desk.battle, doctor)
    named = [each for each in desk.who if each in desk.battle.units
             and desk.battle.units[each].side == other(doctor.side)]  # fmt: skip
    return desk.units((*named, *enemies))


def bewitch_asks(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """The doctor, the enemy unit, how far apart, whether in sight."""
    yield from _distance(desk, said, _doctors(desk), _bewitched(desk, said))
    yield from desk.toggles(said, ("in_sight",))


def bewitch(desk: BattleContext, said: FormValues) -> Bewitch:
    """The order by which a witch doctor casts a spell on a unit."""
    three = _three(desk, said, _doctors(desk), _bewitched(desk, said))
    return Bewitch(*three, in_sight=not said.flag("no_in_sight"))


def _leaders(desk: BattleContext) -> Choices:
    own = {*desk.who}
    found = ralliers(desk.book, desk.battle)
    named = sorted(found, key=lambda pair: not own & {pair[0].name, *pair[1]})
    return desk.units(leader.name for leader, _ in named)


def _marked(desk: BattleContext, said: FormValues) -> Choices:
    leader = said.one_of(_whom(desk), _leaders(desk))
    units = next((units for each, units in ralliers(desk.book, desk.battle) if each.name == leader), ())
    return desk.units(sorted(units, key=lambda each: each not in desk.who))


def rally_asks(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """The leader, the unit, how far apart."""
    yield from _distance(desk, said, _leaders(desk), _marked(desk, said))


def rally(desk: BattleContext, said: FormValues) -> Rally:
    """An attempt to rally."""
    return Rally(*_three(desk, said, _leaders(desk), _marked(desk, said)))


def points(desk: BattleContext, _said: FormValues, unit: str) -> str:
    """A unit chosen on the board is the one that it is for."""
    names = [slot.name for slot in desk.order.slots if slot.holds is Holds.UNIT]
    return names[-1] if unit in desk.battle.units else ""


def plain(desk: BattleContext, _order: object) -> Reading:
    """Nothing is thrown for."""
    return Reading(notes=_by_map(desk))


HEAR = Maker(hear_asks, hear, hear_reading, hear_known, hear_points, made=("units",))
TESTS = Maker(test_asks, tests, tests_reading, nothing, points, tests_dice)
VESSEL_TESTS = Maker(vessel_asks, vessel_tests, vessel_reading, nothing, points)
OVERLOOK = Maker(overlook_asks, overlook, plain, _measured(_all(_disciplinarians), _all(_testing)), points)
STANDARD = Maker(standard_asks, standard, plain, _measured(_all(_bearers), _all(_testing)), points)
BEWITCH = Maker(bewitch_asks, bewitch, plain, _measured(_all(_doctors), _bewitched), points)
RALLY = Maker(rally_asks, rally, outcomes, _measured(_all(_leaders), _marked), points)
