"""A volley's hits, dealt to the figures of a group in their order, and round again (p. 25)."""

from collections.abc import Iterable, Iterator
from functools import partial

from heart_africa.core.chances import Chances, added, certain, either
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.book import Book
from heart_africa.rules.odds.blows import Blow, Counted, of_many
from heart_africa.rules.odds.shots import is_figure
from heart_africa.rules.odds.wounds import DEAD, Condition, Wounds
from heart_africa.rules.play.shooting.saves import Wound
from heart_africa.rules.play.shooting.shot import Shot, Struck

Hurt = tuple[tuple[str, Condition], ...]
State = tuple[int, int, Hurt]
"""How many have hit, how many are out of it and dead, and who was struck and may be again."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A volley at a group, the chances of each shot to hit, and the splash of those of its guns that hit."""

    book: Book
    shots: tuple[Shot, ...]
    targets: tuple[Struck, ...]
    hits: tuple[tuple[int, int], ...]
    splash: tuple[Blow, ...]
    counted: Counted

    def target(self, hit: int) -> Struck:
        """On whom the hit of that number falls."""
        return self.targets[hit % len(self.targets)]

    def alike(self, wounds: Wounds) -> bool:
        """Whether it is all one who of the shooters hits, and nothing else strikes the group."""
        figures = {figure.facts: figure for figure in self.targets}
        return not self.splash and all(
            len({self._answer(wounds, wound) for wound in self._wounds(figure)}) == 1
            for figure in figures.values()
        )

    def _wounds(self, figure: Struck) -> Iterable[Wound]:
        """The hits of all the shooters on a figure, of those that come to the same one."""
        wounds = (Wound.of(shot, figure) for shot in self.shots)
        return {wound.facts: wound for wound in wounds}.values()

    def _answer(self, wounds: Wounds, wound: Wound) -> object:
        """What a hit comes to, whatever the figure's condition."""
        figure = wound.target
        after = (
            wounds.after(wound, left) for left in range(figure.lives + 1) if is_figure(self.book, figure)
        )
        return tuple((tuple(sorted(chances.weights.items())), chances.cases) for chances in after)


def dealt_alike(order: Dealt, wounds: Wounds) -> Chances[int]:
    """Who falls, if it is all one whose hit it is: only their number counts."""
    targets, shot = order.targets, order.shots[0]
    struck = [target for target in targets if is_figure(order.book, target) and order.counted(target)]
    if len(targets) >= len(order.hits) and len(struck) == len(targets) and _same(targets):
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


def _same(targets: tuple[Struck, ...]) -> bool:
    return len({target.facts for target in targets}) == 1


def _dead(wounds: Wounds, figure: Struck, shot: Shot, times: int) -> Chances[int]:
    """One if the figure falls to so many hits."""
    after = wounds.after_all((Wound.of(shot, figure),) * times, figure.lives)
    return after.map(lambda condition: int(condition == DEAD))


# --- when it matters who hits whom ---


def dealt(order: Dealt, wounds: Wounds) -> Chances[int]:
    """Who falls, shot by shot; figures that nothing strikes any more are only counted."""
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


def _falls(order: Dealt, figure: Struck, condition: Condition) -> bool:
    return condition == DEAD and order.counted(figure)


def _shot(order: Dealt, wounds: Wounds, number: int, state: State) -> Chances[State]:
    hit, out, hurt = state
    figure = order.target(hit)
    chance = either(*order.hits[number])
    again = set(_again(order, number + 1, hit)), set(_again(order, number + 1, hit + 1))
    if not is_figure(order.book, figure):
        return chance.map(lambda hits: _folded(order, again[hits], (hit + hits, out, hurt)))
    struck = _struck(wounds, Wound.of(order.shots[number], figure), hurt)
    return chance.then(
        lambda hits: (struck if hits else certain(hurt)).map(
            lambda now: _folded(order, again[hits], (hit + hits, out, now))
        )
    )


def _splashed(wounds: Wounds, blow: Blow, state: State) -> Chances[State]:
    hit, out, hurt = state
    struck = _struck(wounds, blow.struck[0], hurt)
    chance = either(blow.hits, blow.of)
    return chance.then(lambda hits: struck if hits else certain(hurt)).map(lambda now: (hit, out, now))


def _struck(wounds: Wounds, wound: Wound, hurt: Hurt) -> Chances[Hurt]:
    """Who is hurt after one more hit."""
    others, name = dict(hurt), wound.target.name
    before = others.pop(name, wound.target.lives)
    after = wounds.after(wound, before)
    return after.map(lambda now: tuple(sorted([*others.items(), (name, now)])))


def _again(order: Dealt, fired: int, hit: int) -> Iterator[str]:
    """Who may yet be struck."""
    left = min(len(order.hits) - fired, len(order.targets))
    yield from (order.target(hit + more).name for more in range(left))
    yield from (wound.target.name for blow in order.splash for wound in blow.struck)


def _folded(order: Dealt, again: set[str], state: State) -> State:
    """Those whom nothing strikes any more are only counted."""
    hit, out, hurt = state
    figures = {figure.name: figure for figure in order.targets}
    gone = [(figures[name], now) for name, now in hurt if name not in again]
    return hit, out + sum(_falls(order, *one) for one in gone), tuple(h for h in hurt if h[0] in again)
