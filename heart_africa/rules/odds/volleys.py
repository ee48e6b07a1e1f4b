"""Chances of volleys: how many figures fall, by the same steps as in the rules (pp. 9, 23-26)."""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import partial
from operator import mul

from heart_africa.core import chances
from heart_africa.core.chances import Chances, added, certain, die, either
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import FACES, SIDES, Dice
from heart_africa.core.reckoning import Check, Line
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.book import Book
from heart_africa.rules.odds.blows import (
    DEAD,
    Blow,
    Counted,
    Crowd,
    Figures,
    Health,
    Wounds,
    anybody,
    fallen,
    groups,
    of_many,
)
from heart_africa.rules.play.shooting import factors
from heart_africa.rules.play.shooting.orders import WALL
from heart_africa.rules.play.shooting.resolution import (
    Wound,
    breach_check,
    denials,
    exposed,
    fault,
    fire,
    group_of,
    holes_canoe,
    is_at_wall,
    save,
    splash_check,
    splashed,
    vessel_points,
)
from heart_africa.rules.play.shooting.shot import Shot, Struck, is_gun, is_vessel


@dataclass(frozen=True, slots=True)
class ShotOdds:
    """The odds of a shot: what it needs, the save of its target, why there is none other, the chances.

    `kills`: that its own target falls to it; `breaches`: that it opens the wall of a building; `holes`: that
    it sinks the canoe in which its target sits.
    """

    check: Check
    save: Check | None
    denied: tuple[Line, ...]
    hits: Fraction
    kills: Fraction
    breaches: Fraction
    holes: Fraction


def is_figure(book: Book, target: Struck) -> bool:
    """Whether a target is a figure, neither a wall nor a vessel."""
    return target.troop != WALL and not is_vessel(book, target.figure)


def odds_of_shot(book: Book, shot: Shot) -> ShotOdds:
    """The odds of this shot alone."""
    needed, wound = factors.check(book, shot), Wound.of(shot, shot.struck)
    hits = Fraction(needed.chances, SIDES)
    at_figure = is_figure(book, wound.target)
    return ShotOdds(
        needed,
        save(book, wound) if at_figure else None,
        denials(book, wound) if at_figure else (),
        hits,
        hits * (Wounds(book).after(wound, wound.target.lives).of(DEAD) if at_figure else 0),
        hits * _breach(book, shot),
        Fraction(sum(holes_canoe(book, shot, face) for face in FACES), SIDES),
    )


def _breach(book: Book, shot: Shot) -> Fraction:
    """The chance that a hit of this shot opens a breach; 0 where it cannot."""
    opens = is_at_wall(shot.struck) and is_gun(book, shot.shooter)
    return Fraction(breach_check(book).chances if opens else 0, SIDES)


Hurt = tuple[tuple[str, Health], ...]
State = tuple[int, int, Hurt]
"""How many have hit, how many are out of it and dead, and who was struck and may be again."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A volley at a group, with each shot's chance to hit, and the splash of those of its guns that hit.

    `kinds`: one target for each group of targets that a hit affects alike.
    """

    book: Book
    shots: tuple[Shot, ...]
    targets: tuple[Struck, ...]
    kinds: tuple[Struck, ...]
    hits: tuple[tuple[int, int], ...]
    splash: tuple[Blow, ...]
    counted: Counted

    def target(self, hit: int) -> Struck:
        """The target of the hit with that number: hits go round the group."""
        return self.targets[hit % len(self.targets)]

    def alike(self, wounds: Wounds) -> bool:
        """Whether it does not matter which shooters hit, and no splash strikes the group."""
        return not self.splash and all(
            len({self._answer(wounds, wound) for wound in self._wounds(figure)}) == 1 for figure in self.kinds
        )

    def _wounds(self, figure: Struck) -> Iterable[Wound]:
        """The different wounds that these shooters may give a figure; those with equal outcomes once."""
        wounds = (Wound.of(shot, figure) for shot in self.shots)
        return {wound.facts: wound for wound in wounds}.values()

    def _answer(self, wounds: Wounds, wound: Wound) -> object:
        """The outcome of a hit on the figure for each health that it may have, to compare hits by."""
        figure = wound.target
        after = (
            wounds.after(wound, left) for left in range(figure.lives + 1) if is_figure(self.book, figure)
        )
        return tuple((tuple(sorted(chances.weights.items())), chances.cases) for chances in after)


def dealt_alike(order: Dealt, wounds: Wounds) -> Chances[int]:
    """The chances of how many fall where only the number of hits matters."""
    targets, shot = order.targets, order.shots[0]
    same = len(order.kinds) == 1 and is_figure(order.book, targets[0])
    if same and len(targets) >= len(order.hits) and all(map(order.counted, targets)):
        dead = _dead(wounds, targets[0], shot, 1)
        kill = dead.weights.get(1, 0)
        return of_many((hits * kill, of * dead.cases) for hits, of in order.hits)
    known: dict[object, Chances[int]] = {}

    def fate(figure: Struck, times: int) -> Chances[int]:
        key = (figure.facts, times)
        if key not in known:
            known[key] = _dead(wounds, figure, shot, times)
        return known[key]

    def of_hits(count: int) -> Chances[int]:
        rounds, rest = divmod(count, len(targets))
        return added(
            fate(figure, rounds + (place < rest))
            for place, figure in enumerate(targets)
            if is_figure(order.book, figure) and order.counted(figure)
        )

    return of_many(order.hits).then(of_hits)


def _dead(wounds: Wounds, figure: Struck, shot: Shot, times: int) -> Chances[int]:
    """The chance, as 1 or 0 dead, that the figure falls to so many hits."""
    after = wounds.after_all((Wound.of(shot, figure),) * times, figure.lives)
    return after.map(lambda health: int(health == DEAD))


# --- when it matters who hits whom ---


def dealt(order: Dealt, wounds: Wounds) -> Chances[int]:
    """The chances of how many fall, shot by shot.

    Figures that no later hit can strike are only counted, which keeps the number of cases small.
    """
    state: Chances[State] = certain((0, 0, ()))
    for number in range(len(order.hits)):
        state = state.then(partial(_shot, order, wounds, number))
    for blow in order.splash:
        state = state.then(partial(_splashed, wounds, blow))
    figures = _figures(order)
    return state.map(lambda end: end[1] + sum(_falls(order, figures[name], now) for name, now in end[2]))


def _figures(order: Dealt) -> dict[str, Struck]:
    near = (wound.target for blow in order.splash for wound in blow.struck)
    return {figure.name: figure for figure in (*near, *order.targets)}


def _falls(order: Dealt, figure: Struck, health: Health) -> bool:
    return health == DEAD and order.counted(figure)


def _shot(order: Dealt, wounds: Wounds, number: int, state: State) -> Chances[State]:
    hit, out, hurt = state
    figure = order.target(hit)
    chance = either(*order.hits[number])
    again = set(_again(order, number + 1, hit)), set(_again(order, number + 1, hit + 1))
    if not is_figure(order.book, figure):
        return chance.map(lambda hits: _folded(order, again[hits], (hit + hits, out, hurt)))
    struck = _allotted(wounds, Wound.of(order.shots[number], figure), hurt)
    return chance.then(
        lambda hits: (struck if hits else certain(hurt)).map(
            lambda now: _folded(order, again[hits], (hit + hits, out, now))
        )
    )


def _splashed(wounds: Wounds, blow: Blow, state: State) -> Chances[State]:
    hit, out, hurt = state
    struck = _allotted(wounds, blow.struck[0], hurt)
    chance = either(blow.hits, blow.of)
    return chance.then(lambda hits: struck if hits else certain(hurt)).map(lambda now: (hit, out, now))


def _allotted(wounds: Wounds, wound: Wound, hurt: Hurt) -> Chances[Hurt]:
    """The chances of the figures' health after one more hit on one of them."""
    others, name = dict(hurt), wound.target.name
    before = others.pop(name, wound.target.lives)
    after = wounds.after(wound, before)
    return after.map(lambda now: tuple(sorted([*others.items(), (name, now)])))


def _again(order: Dealt, fired: int, hit: int) -> Iterator[str]:
    """The names of the figures that a later hit, or splash, may still strike."""
    left = min(len(order.hits) - fired, len(order.targets))
    yield from (order.target(hit + more).name for more in range(left))
    yield from (wound.target.name for blow in order.splash for wound in blow.struck)


def _folded(order: Dealt, again: set[str], state: State) -> State:
    """The state in which figures that nothing can strike any more are only counted as dead or not."""
    hit, out, hurt = state
    figures = {figure.name: figure for figure in order.targets}
    gone = [(figures[name], now) for name, now in hurt if name not in again]
    return hit, out + sum(_falls(order, *one) for one in gone), tuple(h for h in hurt if h[0] in again)


# --- many shots together: how many fall, by the same steps as the rules take them ---


Hits = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class VolleyOdds:
    """The odds of a volley: what each shot needs, the chances of the hits, the chances of the casualties."""

    checks: tuple[Check, ...]
    hits: Chances[int]
    casualties: Chances[int]

    @property
    def mean(self) -> Fraction:
        """How many fall on average."""
        return chances.mean(self.casualties)

    def at_least(self, number: int) -> Fraction:
        """The chance that at least so many fall."""
        return chances.at_least(self.casualties, number)


def needed(book: Book, shots: tuple[Shot, ...]) -> tuple[Check, ...]:
    """What each shot needs, as the rules read it when the dice have fallen."""
    return tuple(event.check for event in fire(book, shots, Dice([SIDES] * len(shots))))


def odds_of_shooting(book: Book, shots: tuple[Shot, ...], counted: Counted = anybody) -> VolleyOdds:
    """The odds of shots, each at its own target: how many of the counted fall, with splash and saves."""
    checks, wounds = needed(book, shots), Wounds(book)

    def casualties(known: dict[int, int]) -> Chances[int]:
        # Direct hits first, then splash, as wounds are counted; `known`: whether the shots that splash hit.
        direct = [
            Blow(known.get(number, check.chances), 1 if number in known else SIDES, _struck(shot))
            for number, (shot, check) in enumerate(zip(shots, checks, strict=True))
            if is_figure(book, shot.struck)
        ]
        return fallen(wounds, [*direct, *_bursts(book, shots, known)], counted)

    return _odds(book, shots, checks, casualties)


def odds_of_volley(book: Book, shots: tuple[Shot, ...], counted: Counted = anybody) -> VolleyOdds:
    """The odds of shots together at a group: hits go to its figures in order, and round again."""
    if not shots:
        return odds_of_shooting(book, shots, counted)
    checks, wounds, group = needed(book, shots), Wounds(book), group_of(shots)
    kinds = tuple({figure.facts: figure for figure in group}.values())

    def casualties(known: dict[int, int]) -> Chances[int]:
        hits = [
            (known.get(n, sixths), 1 if n in known else SIDES) for n, sixths in enumerate(_sixths(checks))
        ]
        splash = _bursts(book, shots, known)
        order = Dealt(book, shots, group, kinds, tuple(hits), splash, counted)
        return dealt_alike(order, wounds) if order.alike(wounds) else dealt(order, wounds)

    return _odds(book, shots, checks, casualties)


def _odds(
    book: Book,
    shots: tuple[Shot, ...],
    checks: tuple[Check, ...],
    casualties: Callable[[dict[int, int]], Chances[int]],
) -> VolleyOdds:
    """The odds of shots, with every way in which those of guns may hit taken apart.

    Shots that splash strike several figures, so that the others cannot be reckoned independently of them.
    """
    bursting = [number for number, shot in enumerate(shots) if splashed(book, shot)]
    hits = of_many((sixths, SIDES) for sixths in _sixths(checks))
    ways = _ways([checks[number] for number in bursting])
    return VolleyOdds(checks, hits, ways.then(lambda way: casualties(dict(zip(bursting, way, strict=True)))))


def _sixths(checks: tuple[Check, ...]) -> list[int]:
    """How many faces of six succeed for each check; shots with the same check share the answer."""
    known = {id(check): check for check in checks}
    chances_of = {key: check.chances for key, check in known.items()}
    return [chances_of[id(check)] for check in checks]


def _ways(checks: list[Check]) -> Chances[Hits]:
    """The chances of every way in which these shots may hit or miss."""
    ways: Chances[Hits] = certain(())
    for check in checks:
        hit = either(check.chances, SIDES)
        ways = ways.then(partial(_one_more, hit))
    return ways


def _one_more(hit: Chances[int], so_far: Hits) -> Chances[Hits]:
    return hit.map(lambda now: (*so_far, now))


def _struck(shot: Shot) -> tuple[Wound, ...]:
    return tuple(Wound.of(shot, target) for target in exposed(shot))


def _bursts(book: Book, shots: tuple[Shot, ...], known: dict[int, int]) -> tuple[Blow, ...]:
    """A chance of a splash hit for each figure near a target of the guns that hit."""
    bursting = (shots[number] for number, hit in known.items() if hit)
    return tuple(blow for shot in bursting for blow in _splash(book, shot))


def _splash(book: Book, shot: Shot) -> Iterator[Blow]:
    sixths = splash_check(book).chances
    for figure in splashed(book, shot):
        yield Blow(sixths, SIDES, (Wound.of(shot, figure, splash=True),))


# --- a machine gun's burst with what its faces do to the gun, and hits on vessels ---


@dataclass(frozen=True, slots=True)
class Burst:
    """What a machine gun's burst has come to: how many fell, and what became of the gun."""

    casualties: int
    fault: Fault


@dataclass(frozen=True, slots=True)
class BurstOdds:
    """The odds of a burst: what each shot needs, and the chances of both its results, from the same dice."""

    checks: tuple[Check, ...]
    bursts: Chances[Burst]

    @property
    def casualties(self) -> Chances[int]:
        """The chances of how many fall, whatever becomes of the gun."""
        return self.bursts.map(lambda burst: burst.casualties)

    def gun(self, becomes: Fault) -> Fraction:
        """The chance that the gun ends with this fault, or with none."""
        return self.bursts.where(lambda burst: burst.fault is becomes)

    @property
    def mean(self) -> Fraction:
        """How many fall on average."""
        return chances.mean(self.casualties)


_Minded = tuple[int, ...]
"""Those of the faces thrown that the gun minds."""
_Shown = tuple[int, _Minded]
"""Whether a die hits, and its face if the gun minds it."""
_State = tuple[int, _Minded]
"""How many fell, and what the gun minds."""


def odds_of_burst(book: Book, shots: tuple[Shot, ...], counted: Counted = anybody) -> BurstOdds:
    """The odds of the shots of one machine gun in one turn. Raises `ValueError` for several shooters."""
    if len({shot.shooter.name for shot in shots}) > 1:
        raise ValueError(shots)
    checks, wounds = needed(book, shots), Wounds(book)
    shown = [_shown(book, check) for check in checks]
    blows = [
        Blow(check.chances, SIDES, _struck(shot), number)
        for number, (shot, check) in enumerate(zip(shots, checks, strict=True))
        if is_figure(book, shot.struck)
    ]
    state: Chances[_State] = certain((0, ()))
    for number in set(range(len(shown))) - {blow.number for blow in blows}:
        state = state.then(partial(_at_nobody, shown[number]))
    for group in groups(blows):
        state = state.then(partial(_at_group, wounds, group, shown, counted))
    return BurstOdds(checks, state.map(lambda end: Burst(end[0], fault(book, end[1]))))


def _shown(book: Book, check: Check) -> Chances[_Shown]:
    """The chances of what a shot's die means: whether it hits, and its face if that can jam the gun."""
    guns = book.shooting.guns
    minds = {guns.jam_face, guns.jam_outweighed_by}
    return die().map(lambda face: (int(check.succeeds(face)), (face,) if face in minds else ()))


def _minded(before: _Minded, now: _Minded) -> _Minded:
    return tuple(sorted(before + now))


def _at_nobody(die: Chances[_Shown], state: _State) -> Chances[_State]:
    return die.map(lambda shown: (state[0], _minded(state[1], shown[1])))


def _at_group(
    wounds: Wounds, group: tuple[Blow, ...], shown: list[Chances[_Shown]], counted: Counted, state: _State
) -> Chances[_State]:
    """The chances after the shots at figures that share hits."""
    figures = Figures.of(group)
    now = certain((state[1], figures.unhurt))
    for blow in group:
        now = now.then(partial(_at_crowd, partial(figures.struck, wounds, blow), shown[blow.number]))
    return now.map(lambda end: (state[0] + figures.fallen(end[1], counted), end[0]))


def _at_crowd(
    hit: Callable[[Crowd], Chances[Crowd]], die: Chances[_Shown], state: tuple[_Minded, Crowd]
) -> Chances[tuple[_Minded, Crowd]]:
    """The chances of the figures' health, and of the faces that can jam the gun, after one more shot."""
    before, crowd = state
    struck = hit(crowd)

    def shows(shown: _Shown) -> Chances[tuple[_Minded, Crowd]]:
        minded = _minded(before, shown[1])
        return (struck if shown[0] else certain(crowd)).map(lambda after: (minded, after))

    return die.then(shows)


# --- vessels ---


def odds_of_vessel_hits(book: Book, shots: Iterable[Shot]) -> Chances[int]:
    """The chances of how many hits gunboats and dhows take; shots at anything else are ignored."""
    at_vessels = tuple(shot for shot in shots if is_vessel(book, shot.target))
    points = (vessel_points(book, shot.shooter).value for shot in at_vessels)
    checks = needed(book, at_vessels)
    return added(
        either(check.chances, SIDES).map(partial(mul, each))
        for each, check in zip(points, checks, strict=True)
    )
