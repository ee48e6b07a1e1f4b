"""What a side may know of a battle: the one place that decides it, for every list, log, file, paper and map.

Until the battle is over each side has its secrets (pp. 15, 22): who lies in ambush and where, which traps are
feigned, the traits of its leader. Whoever reads a battle reads it through the `View` of those who look.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property

from heart_africa.core.dataclass import dataclass, fields, replace
from heart_africa.core.journal.journal import Journal, StandingAct
from heart_africa.core.journal.records import Act, Command, EventRecord
from heart_africa.rules.battle import Battle, Side, SideId, Stage, Unit, Where
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import WorkId
from heart_africa.rules.preparation.deployment.orders import Deploy, PlaceWork
from heart_africa.rules.referee.deployment.stage import Deployed, PlayBegan, WorkPlaced
from heart_africa.rules.referee.feature import Agenda
from heart_africa.rules.referee.muster import Muster, Mustered, Remuster
from heart_africa.rules.referee.setup.events import ForcesAccepted
from heart_africa.rules.referee.umpire import Note
from heart_africa.rules.shared_terms import Obstacle

ALL = "all"
"""The eyes of the umpire, who sees everything."""

TELLING = frozenset({"spring"})
"""What may be ordered only while somebody lies in ambush: that it may be is no business of the enemy's."""

TELLS_ALOUD = (Mustered, ForcesAccepted, PlayBegan)
"""What is told to the whole table when it happens, with counts and points that could tell too much."""

UNSEEN = Act(Note("…"))
"""What is left of an act that says nothing but a secret."""


@dataclass(frozen=True)
class View:
    """A battle as somebody may see it: a side, "" for what both sides may know, `ALL` for everything.

    `live`: the battle as it stands now. What has been revealed by now is no secret, even in earlier moments.
    """

    live: Battle
    eyes: str = ""

    @property
    def open(self) -> bool:
        """Whether nothing has to be hidden: the umpire looks, or the battle is over."""
        return self.eyes == ALL or self.live.stage is Stage.OVER

    @property
    def side(self) -> SideId:
        """The side that looks; "" if it is not one side."""
        return self.eyes if self.eyes in SIDES else ""

    @cached_property
    def hidden(self) -> frozenset[str]:
        """The names of units, and of their figures, in an ambush that these eyes must not see."""
        if self.open:
            return frozenset()
        units = [
            unit for unit in self.live.units.values() if unit.where is Where.AMBUSH and unit.side != self.eyes
        ]
        return frozenset(
            name for unit in units for name in (unit.name, *(each.name for each in unit.figures))
        )

    def battle(self, battle: Battle | None = None) -> Battle:
        """The battle, as it stands or stood at some moment, without what these eyes must not see."""
        found = self.live if battle is None else battle
        for side in () if self.open else (self.eyes,) if self.eyes else SIDES:
            found = seen_by(found, side)
        return found

    def agenda(self, agenda: Agenda) -> Agenda:
        """What comes next, without the names of hidden units or a hint that there are any."""
        of = SIDES if self.open else (self.eyes,)
        # Whether there is an ambush that these eyes may know of.
        waits = any(unit.where is Where.AMBUSH and unit.side in of for unit in self.live.units.values())
        orders = tuple(kind for kind in agenda.orders if kind not in TELLING or waits)
        owed = (replace(each, who=self._named(each.who)) for each in agenda.owed)
        kept = tuple(new for new, old in zip(owed, agenda.owed, strict=True) if new.who or not old.who)
        why = replace(agenda.why, about={key: self._veiled(each) for key, each in agenda.why.about.items()})
        return replace(agenda, why=why, orders=orders, who=self._named(agenda.who), owed=kept)

    def _veiled(self, value: object) -> object:
        return "…" if isinstance(value, str) and value in self.hidden else value

    def _named(self, who: Iterable[str]) -> tuple[str, ...]:
        return tuple(each for each in who if each not in self.hidden)

    # --- the journal ---

    def journal(self, journal: Journal[Battle]) -> Journal[Battle]:
        """The journal without what these eyes must not see, in its acts and in the battle around them."""
        return journal if self.open else journal.seen(self.battle, self.act, UNSEEN)

    def act(self, standing: StandingAct[Battle]) -> Act:
        """An act without what these eyes must not see; `UNSEEN` if nothing else is left of it."""
        act = standing.act
        if self.open:
            return act
        facts = tuple(new for fact in act.facts if (new := self.fact(fact, standing.after)) is not None)
        command = self._command(standing.before, act.command)
        if command is act.command:
            unit = self.live.units.get(command.unit) if isinstance(command, Deploy) else None
            if unit is not None and unit.where is Where.RESERVE and self._is_other(unit.side):
                # An enemy unit in reserve that has not arrived since: of an ambush it is not told either that
                # the book had something against it.
                return replace(act, facts=facts, despite=(), reason="")
            return act if facts == act.facts else replace(act, facts=facts)
        # The umpire's reason may tell what the order no longer does.
        return replace(
            UNSEEN if isinstance(command, Note) else act, command=command, facts=facts, despite=(), reason=""
        )

    def announced(self, standing: StandingAct[Battle]) -> StandingAct[Battle]:
        """An act as it is announced at the table, without points and counts that would betray a secret.

        Other events tell no more than their owner may say aloud.
        """
        act, after = standing.act, standing.after
        facts = (
            (self.fact(fact, after) or fact) if isinstance(fact.event, TELLS_ALOUD) else fact
            for fact in act.facts
        )
        return replace(standing, act=replace(act, facts=tuple(facts)))

    def fact(self, fact: EventRecord, after: Battle) -> EventRecord | None:
        """An event without what these eyes must not see; None if nothing of it remains."""
        event = fact.event
        match event:
            case Mustered() if self._is_other(event.side.id):
                known = tuple(known_unit(unit) for unit in event.units)
                return replace(fact, event=replace(event, side=known_side(event.side), units=known))
            case ForcesAccepted():
                return replace(fact, event=self._forces(event, after))
            case WorkPlaced() if (
                self._is_other(event.side) and event.work is DUMMY and self._is_laid(event.name)
            ):
                return replace(fact, event=replace(event, work=REAL))
            case PlayBegan():
                unseen = sum(after.units[name].deployed for name in self.hidden if name in after.units)
                return replace(fact, event=replace(event, units=event.units - unseen)) if unseen else fact
            case Deployed() if event.where == "ambush" and fact.who in self.hidden:
                return replace(fact, event=Deployed("reserve"))
            case _:
                told = isinstance(event, Deployed) or not self._hides(fact.who, after)
                return fact if told else None

    def _forces(self, event: ForcesAccepted, after: Battle) -> ForcesAccepted:
        """The event of the armies that fight, with the points as these eyes know them."""
        known = {side.name: side.points for side in self.battle(after).sides.values()}
        return replace(event, points=tuple(known[name] for name in event.names))

    def _command(self, before: Battle, command: Command) -> Command:
        match command:
            case Muster() | Remuster() if self._is_other(command.side.id):
                units = tuple(known_unit(unit) for unit in command.units)
                return replace(command, side=known_side(command.side), units=units)
            case PlaceWork() if self._is_other(command.side) and command.work in {REAL, DUMMY}:
                return replace(command, work=REAL) if self._is_laid(command.name) else command
            case Deploy() if command.where == "ambush" and command.unit in self.hidden:
                return Deploy(command.unit, "reserve")
            case _:
                return (
                    UNSEEN.command if any(self._hides(name, before) for name in _names(command)) else command
                )

    def _is_other(self, side: SideId) -> bool:
        return side != self.eyes

    def _is_laid(self, name: str) -> bool:
        """Whether traps of this name are still on the table unrevealed, real or dummies."""
        return any(each.name == name and each.work in {REAL, DUMMY} for each in self.live.laid)

    def _hides(self, name: str, at: Battle) -> bool:
        """Whether the name belonged at that time to an ambush that is still hidden from these eyes."""
        if name not in self.hidden:
            return False
        unit = at.units.get(at.company.get(name, name))
        return unit is not None and unit.where is Where.AMBUSH


def _names(command: Command) -> Iterable[str]:
    """The names that an order mentions, with any other words in it."""
    for each in fields(command):
        value = getattr(command, each.name)
        words = value if isinstance(value, tuple) else (value,)
        yield from (word for word in words if isinstance(word, str))


# --- a battle as one side may see it: without what the other has hidden (pp. 15, 22) ---


REAL, DUMMY = WorkId.STAKE_TRAP, WorkId.DUMMY_TRAP


def seen_by(battle: Battle, side: SideId) -> Battle:
    """The battle without the other side's secrets.

    They are ambushes, which traps are dummies, and the traits of the leader, which only his owner's copy of
    the army shows; also what the traps cost and what the army builder says of them. An enemy unit in ambush
    looks like one that has not arrived.
    """
    units = tuple(_seen(unit) for unit in battle.units.values() if unit.side != side)
    sides = {id_: each if id_ == side else known_side(each) for id_, each in battle.sides.items()}
    laid = tuple(
        replace(each, work=REAL) if each.side != side and each.work is DUMMY else each for each in battle.laid
    )
    return replace(battle.with_unit(*units), sides=sides, laid=laid)


def _seen(unit: Unit) -> Unit:
    if unit.where is not Where.AMBUSH:
        return known_unit(unit)
    figures = tuple(replace(f, cover=False, behind=Obstacle.NONE, on_roof=False) for f in unit.figures)
    return replace(
        known_unit(unit), figures=figures, where=Where.RESERVE, hidden="", lies_in="", guard=False, aboard=""
    )


def known_unit(unit: Unit) -> Unit:
    """A unit as its enemy knows it: without its leader's traits."""
    return replace(unit, traits=()) if unit.traits else unit


def known_side(side: Side) -> Side:
    """A side as its enemy knows it: real and dummy traps in one number, no leader's traits.

    With traps it shows the points that were agreed, as the opponent's copy does: its price would betray how
    many are real, and the reasons why it is unfit for some parts would name the kinds of traps.
    """
    works: Mapping[str, int] = side.works
    traps = works.get(REAL.value, 0) + works.get(DUMMY.value, 0)
    others = {work: count for work, count in works.items() if work not in {REAL.value, DUMMY.value}}
    if not traps:
        return replace(side, works=others, traits=())
    points = side.limit or side.points
    return replace(side, works={**others, REAL.value: traps}, traits=(), points=points, unfit=())
