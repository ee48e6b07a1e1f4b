"""Who may shoot at whom by what the table shows, and the order for it."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator

from gui.documents.map.document import OpenMap
from heart_africa.board.findings import CloseCall
from heart_africa.board.layout import Layout
from heart_africa.board.scene import Scene
from heart_africa.board.shots.aims import aim
from heart_africa.board.shots.army_targets import army_targets, army_targets_after
from heart_africa.board.shots.targets import Targets, targets, why_not
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import BadData
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.book import Book
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.play.shooting.shot import reach
from heart_africa.rules.referee.feature import Answer, OpenChoice, Past
from heart_africa.rules.referee.shooting import shots
from heart_africa.rules.referee.shooting.choices import is_time
from heart_africa.rules.referee.shooting.choices import targets as targets_of


@dataclass(frozen=True)
class VolleyDraft:
    """The shots of a unit at another: `fire` is the order, None if nobody may shoot.

    `held`: the figures that may not, with the reasons; `close`: what is too close to call; `free`: the
    figures of the target that can be shot at; `again`: the same shots, only at these of them.
    """

    fire: Fire | None
    held: tuple[tuple[str, tuple[Line, ...]], ...] = ()
    close: tuple[CloseCall, ...] = ()
    target: str = ""
    free: tuple[str, ...] = ()
    again: "Callable[[tuple[str, ...]], VolleyDraft] | None" = None
    kind: str = "fire"

    def left_open(self, book: Book, battle: Battle, _past: Past) -> Iterator[OpenChoice]:
        """The choice of targets among figures in view, if it matters who falls; proposed: those aimed at."""
        for choice in targets_of(book, battle, self.target, self._at):
            alike = tuple(each for each in choice.alike if set(each.names) & set(self.free))
            if self.fire and len(alike) > 1:
                aimed = tuple(dict.fromkeys(aim.target for aim in self.fire.aims))
                yield replace(choice, alike=alike, options=self.free, proposed=aimed, sure=False)

    def _at(self, names: Answer) -> "VolleyDraft":
        return self.again(names) if self.again and isinstance(names, tuple) else self

    def order(self, _book: Book, _battle: Battle) -> Fire:
        """The order. Raises `BadData` if nobody may shoot at the chosen figures."""
        if self.fire is None:
            raise BadData("nobody-ready", about={"found": self.target})
        return self.fire


def earlier(opened: OpenMap) -> Layout | None:
    """The table at the start of this turn, which some rules of shooting ask for; kept with the scene."""
    cache = opened.scene.cache
    if "earlier" not in cache:
        turn = opened.table.battle.turn
        before = [each.number for each in opened.table.journal.standing if each.before.turn < turn]
        cache["earlier"] = opened.at(before[-1]) if before else None
    found: Layout | None = cache["earlier"]
    return found


def views(opened: OpenMap, figure: str) -> Targets | None:
    """What a figure may shoot at; None if it is not on the table or has no weapon to shoot."""
    scene = opened.scene
    if figure not in scene.here or not reach(opened.book, scene.figure(figure)):
        return None
    return targets(scene, figure, earlier(opened)).value


def marked(opened: OpenMap) -> frozenset[str]:
    """The figures that the chosen ones may shoot at by priority; empty outside the Shooting phase.

    Found for both armies at once, from what was found before: as fast for an army as for one figure.
    """
    battle, scene, known = opened.table.battle, opened.scene, opened.legal
    if known is None:
        known = opened.legal = army_targets(scene, earlier(opened))
    elif known.scene is not scene:
        known = opened.legal = army_targets_after(known, scene, earlier(opened))
    units = dict.fromkeys(battle.company[name] for name in opened.chosen if name in battle.company)
    shooters = {name for unit in units for name in able(opened, unit)} & {*opened.chosen}
    return frozenset(target for name in shooters for target in known.allowed.get(name, ()))


def allowed(opened: OpenMap, figure: str) -> tuple[str, ...]:
    """The figures that one may shoot at by priority; empty until that is known for both armies."""
    known = opened.legal
    return known.allowed.get(figure, ()) if known is not None and known.scene is opened.scene else ()


def nobody_may(opened: OpenMap, target: str) -> bool:
    """Whether it is known that no chosen figure may shoot at a unit."""
    known, there = opened.legal, {each.name for each in opened.table.battle.unit(target).here}
    if known is None or known.scene is not opened.scene:
        return False
    return there.isdisjoint(name for one in opened.chosen for name in allowed(opened, one))


def volley(
    opened: OpenMap, shooters: tuple[str, ...], target: str, among: tuple[str, ...] = ()
) -> VolleyDraft:
    """The shots of these figures at a unit, or at some figures of it (`among`).

    They are shared out: each at the nearest of the targets with the fewest shots. Only close calls on which
    the order depends are kept.
    """
    scene, then = opened.scene, earlier(opened)
    unit = scene.battle.unit(target)
    here = [each.name for each in unit.here if each.name in scene.here]
    aims: list[Aim] = []
    held: list[tuple[str, tuple[Line, ...]]] = []
    close: list[CloseCall] = []
    free: dict[str, None] = {}
    for name in shooters:
        found = targets(scene, name, then)
        may = [each for each in found.value.allowed if each in here]
        free |= dict.fromkeys(may)
        chosen = _next(scene, name, [each for each in may if not among or each in among], aims)
        if chosen:
            shot = aim(scene, name, chosen, then)
            aims.append(shot.value)
            close += (call for call in (*found.close, *shot.close) if _of(call, name, chosen))
        else:
            nearest = min(here, key=lambda other: scene.inches(name, other), default="")
            held.append((name, why_not(scene, name, nearest, then) if nearest else ()))
            close += (call for call in found.close if _of(call, name, nearest) and not _own(call, here))
    fire = Fire(tuple(aims)) if aims else None
    return VolleyDraft(
        fire,
        tuple(held),
        tuple({call.key: call for call in close}.values()),
        target,
        tuple(name for name in here if name in free),
        lambda names: volley(opened, shooters, target, names),
    )


def _next(scene: Scene, shooter: str, may: Iterable[str], aims: Iterable[Aim]) -> str:
    """The target of a shooter: of those with the fewest shots the nearest, "" if there is none."""
    count = Counter(aim.target for aim in aims)
    return min(may, key=lambda each: (count[each], scene.inches(shooter, each)), default="")


PAIR = ("one", "other", "shooter", "target")


def _of(call: CloseCall, shooter: str, target: str) -> bool:
    """Whether the close call is about these two, or about the target and its friends."""
    pair = {call.about[key] for key in PAIR if key in call.about} or {call.about.get("figure")}
    return target in pair and (shooter in pair or "figure" not in call.about or len(pair) == 1)


def _own(call: CloseCall, unit: Collection[object]) -> bool:
    """Whether a figure of the target's own unit blocks the line; that one is as good a target."""
    return "one" in call.about and call.about.get("figure") in unit


def able(opened: OpenMap, unit: str) -> tuple[str, ...]:
    """Figures of a unit on the table that could shoot; their targets are shown during moves, too."""
    battle, here = opened.table.battle, opened.scene.here
    if battle.stage is not Stage.PLAY or unit not in battle.units:
        return ()
    return tuple(name for name in shots.ready(opened.book, battle, unit) if name in here)


def ready(opened: OpenMap, unit: str) -> tuple[str, ...]:
    """Figures of a unit that may shoot now; none outside the Shooting phase."""
    return able(opened, unit) if is_time(opened.table.battle) else ()
