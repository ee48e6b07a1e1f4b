"""The cards of morale: what to measure, tests with the face needed, leaves, spells, rallying."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from gui.presenters.battle import measured
from gui.presenters.battle.card.outcomes import outcomes
from gui.presenters.battle.card.panel import CardMaker, Link, MissingFact, Reading, need
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.forms import Answers, Choices, Field, FormValues, fact
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.fields import Holds
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.language.battle.words import reason
from heart_africa.language.narration import capital, told
from heart_africa.language.order_fields import Slot
from heart_africa.rules.battle import Sort, marks, other
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Trait
from heart_africa.rules.odds.morale import MoraleOdds, odds_of_nerve
from heart_africa.rules.play.morale.events import Due, NotDue
from heart_africa.rules.play.morale.news import Hear, Question, questions
from heart_africa.rules.play.morale.tests import Owing, TakeTests, owing, owings
from heart_africa.rules.play.morale.vessels import TakeVesselTests
from heart_africa.rules.referee.morale import casters, ralliers, reached, susceptible
from reports.content.chart import Chart, shares


def nothing(_desk: BattleContext, _answers: Answers) -> Answers:
    """No answers: for a card that knows none beforehand."""
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
    """The question, then a choice of the units that it may concern."""
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
    """The units in reach, as the map shows or as was stated before."""
    asked = _question(desk, FormValues(answers, {}))
    if asked is None:
        return {}
    return {"units": tuple(reached(desk.document.past, asked)), **measured.heard(desk.map, asked.happening)}


def hear(desk: BattleContext, said: FormValues) -> Hear:
    """The order: the named units were in reach, the others were not."""
    asked = _question(desk, said)
    if asked is None:
        raise MissingFact(desk.say("card-doubt-measured"))
    return Hear(asked.happening, tuple((each, None) for each in said.row("units", asked.units)))


def hear_reading(desk: BattleContext, order: Hear) -> Reading:
    """How many units the answer concerns."""
    return Reading(said=(desk.say("card-heard", count=len(order.units)),), notes=_by_map(desk))


def _by_map(desk: BattleContext) -> tuple[str, ...]:
    """A note that the map has measured, if there is one, so that people can correct it."""
    return (desk.say("card-by-map"),) if desk.map is not None else ()


def hear_points(desk: BattleContext, said: FormValues, unit: str) -> str:
    """The field to which a unit chosen on the board is added, or from which it is removed."""
    asked = _question(desk, said)
    return "units" if asked is not None and unit in asked.units else ""


# --- tests ---


def _owed(desk: BattleContext) -> tuple[Owing, ...]:
    """The units, or vessels for the order of vessels, that have tests to take."""
    vessel = desk.order.cls is TakeVesselTests
    return tuple(each for each in owings(desk.book, desk.battle) if each.rolled and each.vessel is vessel)


def _units(desk: BattleContext, names: Iterable[str]) -> Choices:
    """Units to choose from, with the one that the card was asked for first."""
    named = [desk.battle.company.get(who, who) for who in desk.who]
    return desk.units(each for each in (*named, *names) if each in desk.battle.units)


def _tested(desk: BattleContext) -> Choices:
    return _units(desk, (each.unit for each in _owed(desk)))


def tests_asks(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """Whose tests they are, unless the card was asked for a unit."""
    choices, whose = _tested(desk), _whom(desk)
    if not desk.who:
        yield desk.ask(whose, "choice", said.one_of(whose, choices), choices=choices)


def tests(desk: BattleContext, said: FormValues) -> object:
    """The order for the tests of a unit or vessel. Raises `MissingFact` if none owes any."""
    unit = said.one_of(_whom(desk), _tested(desk))
    if not unit:
        raise MissingFact(desk.say("card-doubt-tests"))
    return desk.order.cls(unit)


def _whom(desk: BattleContext) -> str:
    """The name of the order's first field: whose test it is, or who gives something to the unit."""
    return desk.order.slots[0].name


def tests_reading(desk: BattleContext, order: TakeTests) -> Reading:
    """Why the unit tests, what each die needs, what may become of it, who may spare it a test."""
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
    """Why each test is owed, and why other things cause none."""
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
    """Links to the orders of a disciplinarian and of a standard, which may spare the unit one test each."""
    battle, side = desk.battle, desk.battle.unit(unit).side
    leader = battle.leader(side)
    if leader is not None and leader.on_table and Trait.DISCIPLINARIAN in leader.traits:
        yield Link("overlook", (unit,), desk.say("card-leave-leader", who=leader.name))
    for bearer in battle.of(side, Sort.STANDARD_BEARER):
        if bearer.on_table and bearer.led and not marks.marked_names(bearer, marks.HELPED):
            yield Link("raise-standard", (unit,), desk.say("card-leave-standard", who=bearer.name))


def tests_dice(desk: BattleContext, order: TakeTests) -> int:
    """The number of dice: one for each test that is not spared."""
    return owing(desk.book, desk.battle, order.unit).dice


def vessel_reading(desk: BattleContext, order: TakeVesselTests) -> Reading:
    """Why the vessel tests, and what each die needs."""
    known = owing(desk.book, desk.battle, order.vessel)
    if known.check is None:
        return Reading(notes=tuple(_reasons(desk, known)))
    number = need(desk, known.check, desk.say("card-tests", count=len(known.due)))
    return Reading((number,), notes=tuple(_reasons(desk, known)))


# --- leaves, spells, rallying ---


Chosen = Callable[[BattleContext, FormValues], Choices]
"""Returns the choices of a field, given the answers so far."""


def _testing(by: Chosen) -> Chosen:
    """The units with a test to take that are of the same side as who spares it."""

    def found(desk: BattleContext, said: FormValues) -> Choices:
        giver = desk.battle.units.get(said.one_of(_whom(desk), by(desk, said)))
        side = giver.side if giver is not None else ""
        due = (each.unit for each in owings(desk.book, desk.battle) if each.dice and not each.vessel)
        return tuple(row for row in _units(desk, due) if desk.battle.units[row[0]].side == side)

    return found


def _disciplinarians(desk: BattleContext, _said: FormValues) -> Choices:
    found = [leader for side in SIDES if (leader := desk.battle.leader(side)) is not None]
    return desk.units(each.name for each in found if Trait.DISCIPLINARIAN in each.traits and each.on_table)


def _bearers(desk: BattleContext, _said: FormValues) -> Choices:
    """Standard bearers, those of the unit's own army first."""
    side = next((desk.battle.units[each].side for each in desk.who if each in desk.battle.units), "")
    found = [
        each for each in desk.battle.units.values() if each.sort is Sort.STANDARD_BEARER and each.on_table
    ]
    return desk.units(each.name for each in sorted(found, key=lambda each: each.side != side))


@dataclass(frozen=True, slots=True)
class SupportCard:
    """The card of something that one figure does for or to a unit at some inches.

    `by`: who may do it; `units`: to which units. Other fields of the order are asked by their types.
    """

    by: Chosen
    units: Chosen

    def asks(self, desk: BattleContext, said: FormValues) -> Iterator[Field]:
        """The fields: who, to which unit, how far apart, then the rest of the order."""
        for name, choices in ((_whom(desk), self.by(desk, said)), ("unit", self._open_to(desk, said))):
            yield desk.ask(name, "choice", said.one_of(name, choices), choices=choices)
        yield desk.ask("inches", "inches", said.text("inches"))
        for slot in _rest(desk):
            yield from desk.toggles(said, (slot.name,)) if slot.is_flag else (desk.chosen(said, slot.name),)

    def command(self, desk: BattleContext, said: FormValues) -> object:
        """Return the order. Raises `MissingFact` while a name or the distance is missing; `BadData`."""
        return self._order(desk, said, *self._pair(desk, said))

    def _order(self, desk: BattleContext, said: FormValues, one: str, unit: str) -> Command:
        inches = said.inches("inches")
        if not one or not unit:
            raise MissingFact(desk.say("card-doubt-nobody"))
        if inches is None:
            raise MissingFact(desk.say("card-doubt-inches"))
        rest = _rest(desk)
        flags = said.facts(fact(slot) for slot in rest if slot.is_flag)
        words = {slot.name: said.one_of(slot.name, desk.options(slot)) for slot in rest if not slot.is_flag}
        made: Command = desk.order.cls(one, unit, inches, **words, **flags)
        return made

    def known(self, desk: BattleContext, answers: Answers) -> Answers:
        """How far apart the two are, if they are on the map."""
        return measured.between(desk.map, desk.kind, *self._pair(desk, FormValues(answers, {})))

    def _pair(self, desk: BattleContext, said: FormValues) -> tuple[str, str]:
        return said.one_of(_whom(desk), self.by(desk, said)), said.one_of("unit", self._open_to(desk, said))

    def _open_to(self, desk: BattleContext, said: FormValues) -> Choices:
        """The units to choose from; those to which it cannot be done by the map come last."""
        found = self.units(desk, said)
        if desk.map is None or desk.who or len(found) < 2:  # noqa: PLR2004  # something to choose between
            return found
        one = said.one_of(_whom(desk), self.by(desk, said))

        def barred(row: tuple[str, str]) -> bool:
            known = FormValues(measured.between(desk.map, desk.kind, one, row[0]), {})
            try:
                return bool(desk.document.objections(self._order(desk, known, one, row[0])))
            except (BadData, MissingFact):
                return True

        return tuple(sorted(found, key=barred))

    def maker(self, reading: Callable[[BattleContext, Any], Reading]) -> CardMaker:
        """The card of this order, with `reading` for what it shows."""
        return CardMaker(self.asks, self.command, reading, self.known, points)


def _rest(desk: BattleContext) -> tuple[Slot, ...]:
    """The fields of the order besides who, which unit and how far apart."""
    return desk.order.slots[3:]


def _doctors(desk: BattleContext, _said: FormValues) -> Choices:
    own = set(desk.who)
    found = [each.name for each in casters(desk.book, desk.battle)]
    return desk.units(sorted(found, key=lambda each: each not in own))


def _bewitched(desk: BattleContext, said: FormValues) -> Choices:
    doctor = desk.battle.units.get(said.one_of(_whom(desk), _doctors(desk, said)))
    if doctor is None:
        return ()
    enemies = susceptible(desk.book, desk.battle, doctor)
    named = [each for each in desk.who if each in desk.battle.units
             and desk.battle.units[each].side == other(doctor.side)]  # fmt: skip
    return desk.units((*named, *enemies))


def _leaders(desk: BattleContext, _said: FormValues) -> Choices:
    own = {*desk.who}
    found = ralliers(desk.book, desk.battle)
    named = sorted(found, key=lambda pair: not own & {pair[0].name, *pair[1]})
    return desk.units(leader.name for leader, _ in named)


def _marked(desk: BattleContext, said: FormValues) -> Choices:
    leader = said.one_of(_whom(desk), _leaders(desk, said))
    units = next((units for each, units in ralliers(desk.book, desk.battle) if each.name == leader), ())
    return desk.units(sorted(units, key=lambda each: each not in desk.who))


def points(desk: BattleContext, _said: FormValues, unit: str) -> str:
    """The last field for a unit, which a unit chosen on the board fills."""
    names = [slot.name for slot in desk.order.slots if slot.holds is Holds.UNIT]
    return names[-1] if unit in desk.battle.units else ""


def plain(desk: BattleContext, _order: object) -> Reading:
    """The reading of an order without dice: only a note of what the map has measured."""
    return Reading(notes=_by_map(desk))


HEAR = CardMaker(hear_asks, hear, hear_reading, hear_known, hear_points, made=("units",))
TESTS = CardMaker(tests_asks, tests, tests_reading, nothing, points, tests_dice)
VESSEL_TESTS = CardMaker(tests_asks, tests, vessel_reading, nothing, points)
OVERLOOK = SupportCard(_disciplinarians, _testing(_disciplinarians)).maker(plain)
STANDARD = SupportCard(_bearers, _testing(_bearers)).maker(plain)
BEWITCH = SupportCard(_doctors, _bewitched).maker(plain)
RALLY = SupportCard(_leaders, _marked).maker(outcomes)
