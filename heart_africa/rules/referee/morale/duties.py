"""What the morale and rallying steps still ask for: measuring, then tests, then what is free."""

from collections.abc import Iterable, Iterator

from heart_africa.core.dataclass import replace
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, SideId, Sort, Unit, marks, other
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Arm, Book, Trait
from heart_africa.rules.morale_exemptions import exempt, unbelief
from heart_africa.rules.play.morale.events import NOW, Due
from heart_africa.rules.play.morale.never import testers
from heart_africa.rules.play.morale.news import Hear, Question, questions
from heart_africa.rules.play.morale.owing import Owing, owings
from heart_africa.rules.referee.agenda import Agenda, Owed
from heart_africa.rules.referee.choices import Answer, Choice, Measured, Past
from heart_africa.rules.tables.play import Step
from heart_africa.rules.tables.printed import Entry

# --- spells (WITCH-04, WITCH-06) ---


def casters(book: Book, battle: Battle) -> tuple[Unit, ...]:
    """The witch doctors on the table with a spell left, and an enemy to fear it."""
    return tuple(
        doctor
        for side in SIDES
        for doctor in battle.of(side, Sort.WITCH_DOCTOR)
        if doctor.on_table and doctor.led and not marks.named(doctor, marks.SPELL)
        if susceptible(book, battle, doctor)
    )


def susceptible(book: Book, battle: Battle, doctor: Unit) -> tuple[str, ...]:
    """The enemy units on the table that a spell would make test, however far they are."""
    return tuple(
        unit.name
        for unit in testers(book, battle, other(doctor.side))
        if not unbelief(book, battle, unit) and not exempt(book, battle, unit)
    )


# --- rallying (LEAD-08 to LEAD-12) ---


def ralliers(book: Book, battle: Battle) -> tuple[tuple[Unit, tuple[str, ...]], ...]:
    """The leaders who may still try to rally, each with the marked units of his army, allies included."""
    leaders = (leader for side in SIDES if (leader := battle.leader(side)) is not None)
    able = (each for each in leaders if each.on_table and not marks.named(each, marks.RALLY))
    found = ((leader, _marked(book, battle, leader)) for leader in able)
    return tuple((leader, units) for leader, units in found if units)


def _marked(book: Book, battle: Battle, leader: Unit) -> tuple[str, ...]:
    return tuple(
        unit.name
        for unit in battle.of(leader.side, Sort.UNIT)
        if unit.on_table and unit.markers and book.arm(unit.troop) is not Arm.VESSEL
    )


SPELLS = ("bewitch",)


def due(book: Book, battle: Battle) -> Agenda:
    """What comes next in the step that is on."""
    return _rallying(book, battle) if battle.step is Step.RALLYING else _morale(book, battle)


# --- morale ---


def _morale(book: Book, battle: Battle) -> Agenda:
    """What has to be measured, then the tests; witch doctors may wait for those (WITCH-06)."""
    asked, owed = questions(book, battle), tuple(each for each in owings(book, battle) if each.rolled)
    duties = (*(_hear(question) for question in asked), *(_test(book, each) for each in owed))
    if asked:
        why = _line("measure", book.morale.each_cause, count=len(asked))
        return Agenda("", why, ("hear",), _names(question.units for question in asked), duties)
    if owed:
        why = _line("tests", book.sequence.row(Step.MORALE), count=sum(each.dice for each in owed))
        orders = (*tuple(dict.fromkeys(_order(each) for each in owed)), *_free(battle, book, owed))
        return Agenda(_side(each.side for each in owed), why, orders, tuple(e.unit for e in owed), duties)
    # Spells may be cast, and need not.
    doctors, row = casters(book, battle), book.independents.spell
    if not doctors:
        return Agenda("", _line("done", book.sequence.row(Step.MORALE)), ())
    why = _line("spells", row, count=len(doctors), who=_all(doctors))
    return Agenda(_side(each.side for each in doctors), why, SPELLS, tuple(each.name for each in doctors))


def _hear(question: Question) -> Owed:
    return Owed("hear", question.units, question.why)


def _test(book: Book, owing: Owing) -> Owed:
    row = owing.rolled[0] if len(owing.rolled) == 1 else book.morale.each_cause
    why = _line("owed", row, unit=owing.unit, count=owing.dice)
    return Owed(_order(owing), (owing.unit,), why)


def _order(owing: Owing) -> str:
    return "take-vessel-tests" if owing.vessel else "take-tests"


def _free(battle: Battle, book: Book, owed: Iterable[Owing]) -> tuple[str, ...]:
    """What may be done before the dice: a leave where somebody can give one, a spell."""
    sides = {each.side for each in owed if not each.vessel and each.dice}
    leaders = (battle.leader(side) for side in sides)
    found = ["overlook"] if any(each and Trait.DISCIPLINARIAN in each.traits for each in leaders) else []
    found += ["raise-standard"] if any(_standards(battle, side) for side in sides) else []
    return (*found, *(SPELLS if casters(book, battle) else ()))


def _standards(battle: Battle, side: SideId) -> bool:
    """Whether a standard is there that has helped nobody this turn."""
    bearers = (unit for unit in battle.of(side, Sort.STANDARD_BEARER) if unit.on_table and unit.led)
    return any(not marks.named(bearer, marks.HELPED) for bearer in bearers)


# --- rallying ---


def _rallying(book: Book, battle: Battle) -> Agenda:
    """Leaders who may try, each once, and need not."""
    able = ralliers(book, battle)
    if not able:
        return Agenda("", _line("nobody-to-rally", book.sequence.row(Step.RALLYING)), ())
    who = _all(leader for leader, _ in able)
    units = ", ".join(_names(units for _, units in able))
    why = _line("rally", book.leading.rally_attempts, who=who, count=len(able), units=units)
    side = _side(leader.side for leader, _ in able)
    leaders = {f"leader_{leader.side}": leader.name for leader, _ in able}
    return Agenda(side, why, ("rally",), _names(units for _, units in able), about=leaders)


# --- for all of them ---


def _line(code: str, row: Entry | Due, **about: object) -> Line:
    return Line(f"{NOW}-{code}", 0, row.rule, row.page, about=about)


def _side(sides: Iterable[SideId]) -> SideId:
    """Whose it is; of both, nobody's alone."""
    found = set(sides)
    return found.pop() if len(found) == 1 else ""


def _names(several: Iterable[Iterable[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for names in several for name in names))


def _all(units: Iterable[Unit]) -> str:
    return ", ".join(unit.name for unit in units)


def left_open(book: Book, battle: Battle, past: Past, order: object) -> Iterator[Choice]:
    """The choice of the units that a happening reached, for an order that names none."""
    if not isinstance(order, Hear) or order.units:
        return
    asked = (each for each in questions(book, battle) if each.happening == order.happening)
    for question in asked:
        known = reached(past, question)

        def said(names: Answer, known: dict[str, float] = known) -> Hear:
            units = names if isinstance(names, tuple) else ()
            return replace(order, units=tuple((each, known.get(each)) for each in units))

        of = str(question.happening)
        yield Choice("units", of, question.why, "units", tuple(known), said, question.units)


def reached(past: Past, question: Question) -> dict[str, float]:
    """The units whose distance was said, where sight does not matter, and is near enough."""
    if question.sight:
        return {}
    known = {unit: past.units.get(frozenset({question.news.unit, unit})) for unit in question.units}
    return {unit: found.most for unit, found in known.items() if _within(found, question) and found}


def _within(found: Measured | None, question: Question) -> bool:
    return found is not None and found.most <= question.within_in
