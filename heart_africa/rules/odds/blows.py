"""Chances that hits kill: how many figures fall. Groups of figures that share no hit are reckoned apart."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from heart_africa.core.chances import Chances, added, certain, either, repeated, tried
from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.dice import SIDES
from heart_africa.rules.book import Book
from heart_africa.rules.play.shooting.events import AttendantGiven, Event, FigureShot
from heart_africa.rules.play.shooting.resolution import Wound, casualties, may_give_attendant, save
from heart_africa.rules.play.shooting.shot import Struck

Health = int
"""The attendants that a figure still has; `DEAD` if it is."""
DEAD: Health = -1


@dataclass(frozen=True, slots=True)
class Wounds:
    """The chances of what hits do to a figure; each kind of hit is reckoned once and remembered."""

    book: Book
    _known: dict[object, Chances[Health]] = field(default_factory=dict)

    def after(self, wound: Wound, health: Health) -> Chances[Health]:
        """The chances of a figure's health after this hit, from its health before."""
        facts = (*wound.facts, health)
        if facts not in self._known:
            self._known[facts] = _after(self.book, wound, health)
        return self._known[facts]

    def after_all(self, wounds: tuple[Wound, ...], health: Health) -> Chances[Health]:
        """The chances of a figure's health after several hits, in this order."""
        after = certain(health)
        for wound in wounds:
            after = after.then(partial(self.after, wound))
        return after


def _after(book: Book, wound: Wound, health: Health) -> Chances[Health]:
    if health == DEAD:
        return certain(DEAD)
    if may_give_attendant(now := replace(wound.target, lives=health, gives=())):
        standing = replace(wound, target=now)
        return tried(lambda dice: _health(health, tuple(casualties(book, (standing,), dice))))
    check = save(book, wound)
    dead = either(SIDES - check.chances, SIDES) if check else certain(1)
    return dead.map(lambda dies: DEAD if dies else health)


def _health(before: Health, events: tuple[Event, ...]) -> Health:
    """The figure's health after these events."""
    if any(isinstance(event, FigureShot) for event in events):
        return DEAD
    return before - sum(isinstance(event, AttendantGiven) for event in events)


Counted = Callable[[Struck], bool]
Crowd = tuple[tuple[Health, ...], ...]
"""Of each class of figures that nothing tells apart, their health in order."""


def anybody(_figure: Struck) -> bool:
    """A filter that counts every figure."""
    return True


@dataclass(frozen=True, slots=True)
class Blow:
    """A possible hit: with `hits` in `of` chances it strikes one of some figures, all equally likely.

    `number`: the place of its shot in the volley, where that matters.
    """

    hits: int
    of: int
    struck: tuple[Wound, ...]
    number: int = 0


def of_many(parts: Iterable[tuple[int, int]]) -> Chances[int]:
    """The chances of how many of these independent chances, each (successes, cases), come true."""
    return added(repeated(either(*part), count) for part, count in Counter(parts).items())


def groups(blows: Sequence[Blow]) -> tuple[tuple[Blow, ...], ...]:
    """The blows in groups: two that may strike the same figure are in one group, in their order."""
    head: dict[str, str] = {}

    def root(name: str) -> str:
        while head.setdefault(name, name) != name:
            name = head[name]
        return name

    for blow in blows:
        names = [wound.target.name for wound in blow.struck]
        for name in names:
            head[root(name)] = root(names[0])
    found: dict[str, list[Blow]] = {}
    for blow in blows:
        found.setdefault(root(blow.struck[0].target.name), []).append(blow)
    return tuple(tuple(group) for group in found.values())


def fallen(wounds: Wounds, blows: Sequence[Blow], counted: Counted = anybody) -> Chances[int]:
    """The chances of how many figures fall; only those that `counted` accepts are counted."""
    return added(_fallen(wounds, group, counted) for group in groups(blows))


def _fallen(wounds: Wounds, group: tuple[Blow, ...], counted: Counted) -> Chances[int]:
    if len(group) == 1 and len(group[0].struck) == 1:
        return _once(wounds, group[0], counted)
    figures = Figures.of(group)
    crowd = certain(figures.unhurt)
    for blow in group:
        crowd = crowd.then(partial(figures.risked, wounds, blow))
    return crowd.map(lambda after: figures.fallen(after, counted))


def _once(wounds: Wounds, blow: Blow, counted: Counted) -> Chances[int]:
    """The chances of one hit on one figure, the common case, without the general reckoning."""
    (wound,) = blow.struck
    if not counted(wound.target):
        return certain(0)
    after = wounds.after(wound, wound.target.lives)
    return either(blow.hits * after.weights.get(DEAD, 0), blow.of * after.cases)


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures that some hits may strike, by class.

    Figures of a class differ in name only, and the same hits may strike them, so that only numbers matter.
    """

    classes: tuple[Struck, ...]
    unhurt: Crowd
    of_figure: Mapping[str, int]

    @classmethod
    def of(cls, blows: Sequence[Blow]) -> "Figures":
        """The classes of all figures that these hits may strike."""
        figures = {wound.target.name: wound.target for blow in blows for wound in blow.struck}
        shared = {
            name: tuple(
                number
                for number, blow in enumerate(blows)
                if any(wound.target.name == name for wound in blow.struck)
            )
            for name in figures
        }
        alike: dict[object, list[Struck]] = {}
        for name, figure in figures.items():
            alike.setdefault((figure.facts, shared[name]), []).append(figure)
        members = [*alike.values()]
        return cls(
            tuple(first for first, *_ in members),
            tuple(tuple(figure.lives for figure in some) for some in members),
            {figure.name: number for number, some in enumerate(members) for figure in some},
        )

    def risked(self, wounds: Wounds, blow: Blow, crowd: Crowd) -> Chances[Crowd]:
        """The chances of the figures' health after a hit that may or may not come."""
        if blow.hits == 0:
            return certain(crowd)
        struck = self.struck(wounds, blow, crowd)
        return either(blow.hits, blow.of).then(lambda hit: struck if hit else certain(crowd))

    def struck(self, wounds: Wounds, blow: Blow, crowd: Crowd) -> Chances[Crowd]:
        """The chances of the figures' health after a hit that does come."""
        one_of = {self.of_figure[wound.target.name]: wound for wound in blow.struck}
        places = {
            (number, health): crowd[number].count(health)
            for number in one_of
            for health in set(crowd[number])
        }
        return Chances(places, len(blow.struck)).then(
            lambda place: wounds.after(one_of[place[0]], place[1]).map(
                lambda now: _changed(crowd, place[0], place[1], now)
            )
        )

    def fallen(self, crowd: Crowd, counted: Counted) -> int:
        """How many of the figures that `counted` accepts are dead."""
        classes = zip(self.classes, crowd, strict=True)
        return sum(healths.count(DEAD) for figure, healths in classes if counted(figure))


def _changed(crowd: Crowd, number: int, before: Health, after: Health) -> Crowd:
    """The health of all figures after one figure of a class has changed its health."""
    healths = [*crowd[number]]
    healths[healths.index(before)] = after
    return (*crowd[:number], tuple(sorted(healths, reverse=True)), *crowd[number + 1 :])
