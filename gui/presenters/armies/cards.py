"""The cards of a roster: leader, units, contingents, and what is counted."""

from collections.abc import Iterator, Mapping

from armylists.edits import SetWork
from armylists.in_force import InForce
from armylists.legality.allies import party_of
from armylists.legality.contingent import Case
from armylists.legality.leader import leader_traits, leader_troops
from armylists.legality.verdict import Verdict, judged
from armylists.points import contingent_points, unit_points
from armylists.roster import GUN_BEARER, INDEPENDENTS, WHITE_MEN, Roster, Unit
from armylists.wording.army_names import unit_name
from armylists.wording.names import all_of, figure, figures, list_name, trait, troop_with_term, work
from armylists.wording.names import troop as troop_name
from gui.presenters.armies.common import Choice, Mark, mark, peoples, profile, rule_text, with_own
from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.text import alphabetical


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a troop in a unit."""

    troop: str
    name: str
    count: int
    price: str
    tip: str


@dataclass(frozen=True, slots=True)
class UnitCard:
    """A unit: its place, figures, points, share of the limit in thousandths, problems.

    `hint` is shown if it has no name; `known_tags` are all tags of the army, `addable` the troops that may be
    added to it, `joins` the units it can be joined to, `slots` the lines of the list that it can count for.
    """

    ally: int | None
    index: int
    where: str
    number: str
    name: str
    hint: str
    rows: tuple[Figures, ...]
    points: str
    share: int
    notes: str
    tags: tuple[str, ...]
    known_tags: tuple[str, ...]
    slot: str
    slots: tuple[Choice, ...]
    addable: tuple[Choice, ...]
    joins: tuple[tuple[int, str], ...]
    splits: tuple[str, int] | None
    last: bool
    marks: tuple[Mark, ...]
    summary: str


@dataclass(frozen=True, slots=True)
class LeaderCard:
    """The leader; `there` is False if the army has none yet."""

    there: bool
    name: str
    hint: str
    troop: str
    troops: tuple[Choice, ...]
    traits: tuple[str, ...]
    choices: tuple[Choice, ...]
    second: bool
    attendants: int
    bearer: bool
    may_bear: bool
    points: str
    tip: str
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Counter:
    """Something counted: figures, inches, pieces; `where` is its place in the roster."""

    where: str
    name: str
    count: int
    price: str = ""
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Counted:
    """A card of counted things with its problems; a `note` is shown instead of the counters."""

    counters: tuple[Counter, ...]
    marks: tuple[Mark, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class ContingentCard:
    """The allied contingent of one list."""

    title: str
    people: str
    peoples: tuple[Choice, ...]
    bearer: Counted
    units: tuple[UnitCard, ...]
    points: str
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class CardContext:
    """What every card is made from: the session, the army, its verdict, and its marks by place."""

    session: Session
    case: Case
    verdict: Verdict
    marks: Mapping[str, tuple[Mark, ...]]

    @property
    def roster(self) -> Roster:
        """The army."""
        return self.case.roster

    def at(self, part: str) -> tuple[Mark, ...]:
        """The problems of the card at a place of the roster."""
        return self.marks.get(part, ())

    def each(self, points: int) -> str:
        """The price of a figure or a piece, in words."""
        return self.session.say("builder-each", points=points)

    def points(self, points: int) -> str:
        """A sum of points, in words."""
        return self.session.say("builder-points", points=points)


def tags_of(roster: Roster) -> tuple[str, ...]:
    """All tags of its units, allies included, in alphabetical order."""
    return tuple(sorted({tag for unit in roster.every_unit for tag in unit.tags}, key=alphabetical))


def unit_cards(around: CardContext, ally: int | None) -> tuple[UnitCard, ...]:
    """The cards of the army's units, or with `ally` of a contingent's."""
    units = around.roster.units_of(ally)
    force = party_of(around.case, ally).force
    return tuple(_unit(around, force, ally, index, unit) for index, unit in enumerate(units))


def _unit(around: CardContext, force: InForce, ally: int | None, index: int, unit: Unit) -> UnitCard:
    lang, say = around.session.lang, around.session.say
    where = f"units[{index}]" if ally is None else f"allies[{ally}].units[{index}]"
    points, units = unit_points(around.case.book, unit), around.roster.units_of(ally)
    hint, marks = unit_name(unit.model_copy(update={"name": ""}), lang), around.at(where)
    held = all_of([figures(troop, count, lang) for troop, count in unit.figures.items()], lang)
    return UnitCard(
        ally=ally,
        index=index,
        where=where,
        number=str(index + 1),
        name=unit.name,
        hint=hint or say("builder-unit-empty"),
        rows=tuple(_figures(around, troop, count) for troop, count in unit.figures.items()),
        points=around.points(points),
        share=points * 1000 // around.roster.points,
        notes=unit.notes,
        tags=unit.tags,
        known_tags=tags_of(around.roster),
        slot=unit.slot,
        slots=_slots(around, force, unit),
        addable=tuple(_addable(around, force, unit)),
        joins=tuple(  # the other units with some of the same troops
            (other, f"{other + 1} · {unit_name(each, lang)}")
            for other, each in enumerate(units)
            if other != index and each.figures.keys() & unit.figures.keys()
        ),
        splits=_splits(unit),
        last=index == len(units) - 1,
        marks=marks,
        summary=say(
            "builder-unit-summary",
            number=index + 1,
            name=unit.name or hint or say("builder-unit-empty"),
            holds=held or say("builder-unit-empty"),
            points=points,
            count=sum(each.state == "bad" for each in marks),
        ),
    )


def _figures(around: CardContext, troop: str, count: int) -> Figures:
    row, session = around.case.book.troops[troop], around.session
    tip = profile(session, around.roster, around.verdict, troop)
    return Figures(troop, troop_with_term(troop, session.lang), count, around.each(row.points), tip)


def _slots(around: CardContext, force: InForce, unit: Unit) -> tuple[Choice, ...]:
    """The lines of the list that a unit can count for, if there are several or one was chosen."""
    lines = dict.fromkeys(
        way.line for option in force.options for troop in unit.figures for way in option.ways.get(troop, ())
    )
    if len(lines) < 2 and not unit.slot:  # noqa: PLR2004  # one line leaves no choice
        return ()
    lang = around.session.lang
    known = tuple((line, around.session.say("builder-slot", troop=troop_name(line, lang))) for line in lines)
    free = ("", around.session.say("builder-slot-free"))
    return with_own((free, *known), (unit.slot, troop_name(unit.slot, lang) if unit.slot else free[1]))


def _addable(around: CardContext, force: InForce, unit: Unit) -> Iterator[Choice]:
    """The troops that may be added to a unit (MIX), and gun bearers for White Men."""
    general, lang = around.case.catalogue.general, around.session.lang
    fighters = list(unit.fighters)
    if len(fighters) == 1:
        for pair in general.pairs:
            if fighters[0] in pair.troops:
                other = next(troop for troop in pair.troops if troop != fighters[0])
                if other in force.available:
                    yield other, troop_with_term(other, lang)
    elif not fighters:
        named = ((troop, troop_with_term(troop, lang)) for troop in force.available)
        yield from sorted(named, key=lambda pair: alphabetical(pair[1]))
    if WHITE_MEN in unit.figures and GUN_BEARER not in unit.figures:
        yield GUN_BEARER, troop_with_term(GUN_BEARER, lang)


def _splits(unit: Unit) -> tuple[str, int] | None:
    """The troop and count that would leave the unit to form another: its second troop, or half its only."""
    fighters = list(unit.fighters.items())
    if len(fighters) > 1:
        return fighters[-1]
    if fighters and fighters[0][1] > 1:
        return fighters[0][0], fighters[0][1] // 2
    return None


def leader_card(around: CardContext) -> LeaderCard:
    """The leader's card, also if there is no leader yet."""
    roster, session = around.roster, around.session
    leader = roster.leader
    troops = tuple((troop, _leading(around, troop)) for troop in leader_troops(around.case))
    lines = around.verdict.reckoning.lines
    points = sum(line.value for line in lines if line.where.startswith("leader"))
    return LeaderCard(
        there=leader is not None,
        name=leader.name if leader else "",
        hint=session.say("builder-leader-name"),
        troop=leader.troop if leader else "",
        troops=with_own(troops, (leader.troop, _leading(around, leader.troop))) if leader else troops,
        traits=tuple(each.value for each in leader.traits) if leader else (),
        choices=_traits(around) if leader else (),
        second=leader is not None and (len(leader.traits) > 1 or "second_trait" in roster.permissions),
        attendants=leader.attendants if leader else 0,
        bearer=bool(leader and leader.gun_bearer),
        may_bear=bool(leader and (leader.troop == WHITE_MEN or leader.gun_bearer)),
        points=around.points(points),
        tip=profile(session, roster, around.verdict, leader.troop) if leader else "",
        marks=around.at("leader"),
    )


def _leading(around: CardContext, troop: str) -> str:
    points = around.case.book.troops[troop].points
    return around.session.say("builder-choice", name=figure(troop, around.session.lang), points=points)


def _traits(around: CardContext) -> tuple[Choice, ...]:
    """The traits that the leader may have, then all others with a mark."""
    lang, allowed = around.session.lang, leader_traits(around.case)
    every = [row.id.value for row in around.case.book.leaders.traits]
    others = [each for each in every if each not in allowed]
    return (
        ("", around.session.say("builder-trait-none")),
        *((each, trait(each, lang)) for each in allowed),
        *((each, f"✗ {trait(each, lang)}") for each in others),
    )


def counted(around: CardContext) -> dict[str, Counted]:
    """The cards of independent figures, works and baggage."""
    roster = around.roster
    lone = (
        _independent(around, kind, getattr(roster.independents, kind), f"independents.{kind}")
        for kind in INDEPENDENTS
    )
    elements = Counter("baggage.elements", around.session.say("builder-elements"), roster.baggage.elements)
    return {
        "independents": Counted(tuple(lone), around.at("independents")),
        "works": Counted(tuple(_works(around)), around.at("works"), _works_note(around)),
        "baggage": Counted((elements,), around.at("baggage")),
    }


def _independent(around: CardContext, kind: str, count: int, where: str) -> Counter:
    row = around.case.book.troops[kind]
    tip = profile(around.session, around.roster, around.verdict, kind)
    return Counter(where, troop_with_term(kind, around.session.lang), count, around.each(row.points), tip)


def _works(around: CardContext) -> Iterator[Counter]:
    """A counter for each work that this list may buy or has bought nevertheless."""
    lang = around.session.lang
    for row in around.case.book.works.works:
        count = around.roster.works.of(row.id)
        if count or not row.lists or around.roster.list in row.lists:
            price, tip = around.each(row.points.value), rule_text(row.points.rule, lang)
            yield Counter(f"works.{row.id.value}", work(row.id.value, lang), count, price, tip)


def _works_note(around: CardContext) -> str:
    """Why no works can be bought now, by trying to buy the first; empty if they can."""
    roster = around.roster
    for row in around.case.book.works.works if not roster.works.bought() else ():
        if not row.lists or roster.list in row.lists:
            tried = around.case.after(SetWork(row.id.value, 1))
            why = [each for each in judged(tried).problems if each.code == "work-only-defending"]
            told = [mark(around.session, tried.roster, each) for each in why]
            return "".join(f"{each.text} ({each.cite})" for each in told[:1])
    return ""


def contingents(around: CardContext) -> tuple[ContingentCard, ...]:
    """The cards of the allied contingents."""
    found = []
    for index, ally in enumerate(around.roster.allies):
        where = f"allies[{index}]"
        bearer = _independent(around, "standard_bearer", ally.standard_bearer, f"{where}.standard_bearer")
        card = ContingentCard(
            list_name(around.case.catalogue, ally.list, around.session.lang),
            ally.people,
            peoples(around.session, ally.list, ally.people),
            Counted((bearer,)),
            unit_cards(around, index),
            around.points(contingent_points(around.case.book, ally)),
            around.at(where),
        )
        found.append(card)
    return tuple(found)
