"""Distances that matter about a figure, as circles on the map under their names: leaders, news, bursts."""

from collections.abc import Iterable, Iterator

from gui.documents.map.document import OpenMap
from gui.session import Session
from heart_africa.board import radii
from heart_africa.board.layout import Course
from heart_africa.board.radii import Ring
from heart_africa.board.shapes import outlines
from heart_africa.core.dataclass import dataclass
from heart_africa.language.battle.names import Names
from heart_africa.rules.battle import Stage
from heart_africa.rules.book import Ability
from heart_africa.rules.play.shooting.orders import Fire


@dataclass(frozen=True, slots=True)
class Circle:
    """What reaches how far, in words, and the edge of it."""

    text: str
    outlines: tuple[Course, ...]


def circles(session: Session, opened: OpenMap, figures: Iterable[str]) -> tuple[Circle, ...]:
    """What reaches how far from leaders, bearers, doctors and scouts among these, and what is asked about."""
    there = (name for name in dict.fromkeys(figures) if name in opened.scene.here)
    found = [ring for name in there for ring in radii.rings(opened.scene, name)]
    return tuple(_circle(session, opened, ring) for ring in (*found, *_news(opened)))


def _news(opened: OpenMap) -> Iterator[Ring]:
    """Around what is to be measured for morale now."""
    if opened.live and opened.table.battle.stage is Stage.PLAY:
        yield from radii.news(opened.scene)


def bursts(session: Session, opened: OpenMap, fire: Fire | None) -> tuple[Circle, ...]:
    """How far the shells of guns in a volley burst about their targets (GUN-02)."""
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
    """As the book prints it, without hundredths."""
    return session.say("table_map-measure", number=f"{inches:g}", measure=session.settings.measure)
