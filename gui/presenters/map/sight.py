"""What a figure sees and may shoot at, why not the others, and the distances that matter."""

from collections.abc import Iterable, Iterator

from gui.documents.map.document import OpenMap
from gui.documents.map.shots import VolleyDraft
from gui.presenters.map.draft import closely
from gui.presenters.map.figure_looks import measured
from gui.presenters.map.wording import line_text
from gui.session import Session
from heart_africa.board import radii
from heart_africa.board.findings import CloseCall
from heart_africa.board.layout import Course, Spot
from heart_africa.board.moves import contact
from heart_africa.board.radii import Ring
from heart_africa.board.shapes import outlines
from heart_africa.board.shots.targets import Targets
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.reckoning import Line
from heart_africa.language.battle.words import Names
from heart_africa.language.narration import localized
from heart_africa.rules.battle import Stage
from heart_africa.rules.book import Ability
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.shooting.orders import Fire

SHOWN = 4
TOLD = 2
"""How many reasons are shown over the map, so that they do not cover what they are about."""


@dataclass(frozen=True, slots=True)
class View:
    """What a figure may shoot at, as text and lines of sight.

    A line is `right`, `wrong`, or `zone`: free, but another target comes first.
    """

    text: str
    lines: tuple[tuple[Spot, Spot, str], ...]
    why: tuple[str, ...] = ()


def view(session: Session, opened: OpenMap, figure: str, found: Targets | None) -> View:
    """What a figure sees, in words and as lines on the map."""
    names = Names(opened.table.battle)
    code = names.figure_code(session.lang, figure)
    if found is None:
        return View(session.say("table_map-sight-unarmed", who=code), ())
    stands = opened.layout.stands
    start = stands[figure].spot
    lines: list[tuple[Spot, Spot, str]] = []
    why: dict[str, tuple[str, list[str]]] = {}
    for option in found.options:
        target = option.candidate.name
        state = "right" if target in found.allowed else "wrong" if option.bars else "zone"
        lines.append((start, stands[target].spot, state))
        if option.bars:
            bar = option.bars[0]
            line = option.lines[0] if option.lines else Line(bar.code, 0, bar.rule, bar.page, "", bar.about)
            why.setdefault(line.rule, (line_text(session, line), []))[1].append(target)
    text = _allowed(session, opened, names, (code, figure), found)
    reasons = (f"{_codes(session, names, targets)}: {told}" for told, targets in why.values())
    return View(text, tuple(lines), _few(session, reasons))


def _few(session: Session, told: Iterable[str], most: int = TOLD) -> tuple[str, ...]:
    """The first of these sentences, and how many more there are."""
    found = list(told)
    if len(found) > most:
        found[most - 1 :] = [f"{found[most - 1]} {session.say('referee-more', count=len(found) - most)}"]
    return tuple(found)


def _codes(session: Session, names: Names, figures: list[str]) -> str:
    found = names.codes(session.lang, figures)
    return ", ".join(found[:SHOWN]) + (", …" if len(found) > SHOWN else "")


def _allowed(session: Session, opened: OpenMap, names: Names, who: tuple[str, str], found: Targets) -> str:
    """Return whom the figure may shoot at first, at what distance, and by which priority."""
    code, figure = who
    if not found.allowed:  # shown only when shooting, so as not to cover the map
        told = bool(found.options) or opened.scene.battle.step is Step.SHOOTING
        return session.say("table_map-sight-none", who=code) if told else ""
    first = found.allowed[0]
    inches = measured(session, opened.scene.inches(figure, first))
    targets = names.codes(session.lang, found.allowed)
    reason = line_text(session, found.choice.reason)
    return session.say(
        "table_map-sight-may", who=code, targets=", ".join(targets[:SHOWN]), inches=inches, why=reason
    )


def fights(session: Session, opened: OpenMap, figure: str) -> str:
    """How many of the enemies in contact may fight a figure, in words, in the melee step; else ""."""
    scene = opened.scene
    if scene.battle.step is not Step.MELEE or figure not in scene.here or not contact.touched(scene, figure):
        return ""
    (line,) = contact.may_fight(scene, figure).lines
    code = Names(scene.battle).figure_code(session.lang, figure)
    return line_text(session, replace(line, about={**line.about, "figure": code}))


@dataclass(frozen=True, slots=True)
class Shots:
    """A volley in words; `held`: who does not shoot and why; `close`: what is too close to call."""

    text: str
    held: tuple[str, ...]
    close: tuple[str, ...]


def shots(session: Session, opened: OpenMap, found: VolleyDraft, target: str) -> Shots:
    """Return who of a unit shoots at another, and why the others do not."""
    names = Names(opened.table.battle)
    aims = found.fire.aims if found.fire else ()
    code = names.code(session.lang, target)
    if not aims:
        text = session.say("table_map-shots-none", target=code)
    else:
        near, far = (measured(session, of(aim.inches for aim in aims)) for of in (min, max))
        apart = "no" if near == far else "yes"
        text = session.say("table_map-shots", count=len(aims), target=code, near=near, far=far, apart=apart)
    held = _few(session, _held(session, names, found.held))
    return Shots(text, held, _few(session, _doubts(session, found.close), 1))


def _doubts(session: Session, close: Iterable[CloseCall]) -> Iterator[str]:
    """Return what people should measure; of several doubts of one kind only the closest."""
    kinds: dict[str, list[CloseCall]] = {}
    for call in close:
        kinds.setdefault(call.what, []).append(call)
    for calls in kinds.values():
        nearest = min(calls, key=lambda call: abs(call.inches - call.limit))
        ((_, text),) = closely(session, (nearest,))
        count = len(calls) - 1
        yield session.say("table_map-close-like", text=text, count=count) if count else text


def _held(session: Session, names: Names, held: Iterable[tuple[str, tuple[Line, ...]]]) -> Iterator[str]:
    """The figures that do not shoot, grouped by reason."""
    by: dict[str, tuple[str, list[str]]] = {}
    for name, lines in held:
        text = line_text(session, lines[0]) if lines else session.say("table_map-shots-no-reason")
        by.setdefault(lines[0].rule if lines else "", (text, []))[1].append(name)
    for text, figures in by.values():
        yield f"{_codes(session, names, figures)}: {text}"


@dataclass(frozen=True, slots=True)
class Circle:
    """An outline of reach, and what it means."""

    text: str
    outlines: tuple[Course, ...]


def circles(session: Session, opened: OpenMap, figures: Iterable[str]) -> tuple[Circle, ...]:
    """The reach of leaders, bearers, doctors and scouts among these figures, and what is being measured."""
    there = (name for name in dict.fromkeys(figures) if name in opened.scene.here)
    found = [ring for name in there for ring in radii.rings(opened.scene, name)]
    return tuple(_circle(session, opened, ring) for ring in (*found, *_news(opened)))


def _news(opened: OpenMap) -> Iterator[Ring]:
    """Circles around what has to be measured for morale now."""
    if opened.live and opened.table.battle.stage is Stage.PLAY:
        yield from radii.news(opened.scene)


def bursts(session: Session, opened: OpenMap, fire: Fire | None) -> tuple[Circle, ...]:
    """Circles around the targets of guns in a volley: where their shells burst (GUN-02)."""
    scene = opened.scene
    at = {
        aim.target: None
        for aim in (fire.aims if fire else ())
        if opened.book.can(scene.figure(aim.shooter).troop, Ability.SPLASH) and aim.target in scene.here
    }
    return tuple(_circle(session, opened, radii.burst(scene, target)) for target in at)


def _circle(session: Session, opened: OpenMap, ring: Ring) -> Circle:
    code = Names(opened.table.battle).figure_code(session.lang, ring.figure)
    what = session.say(f"table_moves-ring-{ring.what}", figure=code)
    return Circle(f"{what} · {_far(session, ring.row.value)}", outlines(ring.area))


def _far(session: Session, inches: float) -> str:
    """A distance as the book prints it, without hundredths."""
    return session.say(
        "table_map-measure", number=localized(session.lang, f"{inches:g}"), measure=session.settings.measure
    )
