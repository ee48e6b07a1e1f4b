"""What guns do besides hitting: splash, breaches, holes in canoes, jams (pp. 9-10, 14-15)."""

from collections.abc import Callable, Iterable, Mapping

from heart_africa.core.checks import Check
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules.battle.figures import Fault, Figure
from heart_africa.rules.book import BAGGAGE, Ability, Arm, Book
from heart_africa.rules.conditions import holding, message
from heart_africa.rules.play.shooting.orders import Close
from heart_africa.rules.play.shooting.shot import Shot, Struck
from heart_africa.rules.play.shooting.weapons import AREA, arm, is_gun
from heart_africa.rules.tables.printed import Cited


def too_far_for_splash(book: Book, near: Close, _figure: Figure) -> bool:
    """It is farther from the target than splash reaches."""
    return near.inches > book.shooting.guns.splash_in.value


def baggage_and_splash(_book: Book, _near: Close, figure: Figure) -> bool:
    """Baggage is not subject to splash."""
    return figure.troop == BAGGAGE


def solid_wall_and_splash(_book: Book, near: Close, _figure: Figure) -> bool:
    """A solid wall or a crest stands between; a stockade is none (ruling of FORT-18)."""
    return near.solid_wall


SPARED: Mapping[str, Callable[[Book, Close, Figure], bool]] = {
    condition.__name__: condition
    for condition in (too_far_for_splash, baggage_and_splash, solid_wall_and_splash)
}


def splashed(book: Book, shot: Shot) -> tuple[Struck, ...]:
    """Who rolls for splash if a gun's shot hits: figures, not vessels, of both sides, in cover or not."""
    if not is_gun(book, shot.shooter):
        return ()
    about = (struck for close, struck in shot.near if not spared(book, close, struck.figure))
    return tuple(struck for struck in about if not is_vessel(book, struck.figure))


def spared(book: Book, near: Close, figure: Figure) -> tuple[Line, ...]:
    """Why someone near the target does not roll for splash."""
    guns = book.shooting.guns
    rows, about = holding(guns.splash_spared, SPARED, book, near, figure), {"reaches": guns.splash_in.value}
    return tuple(Line(message(AREA, row), 0, row.rule, row.page, about=about) for row in rows)


def splash_check(book: Book) -> Check:
    """The face that makes a casualty of a figure near the target."""
    return _check("splash", book.shooting.guns.splash)


def breach_check(book: Book) -> Check:
    """What a gun's hit needs to open a breach in the wall of a building."""
    return _check("breach", book.shooting.guns.breach)


def _check(name: str, row: Cited) -> Check:
    reason = Line(f"{AREA}-{name}", 0, row.rule, row.page)
    return Check(Reckoning((reason,)), row.value, row.rule, row.page)


def fault(book: Book, faces: Iterable[int]) -> Fault:
    """What all the natural faces of a machine gun's turn do to it."""
    guns, thrown = book.shooting.guns, tuple(faces)
    bad = thrown.count(guns.jam_face)
    if bad >= guns.broken.value:
        return Fault.BROKEN
    return Fault.JAMMED if bad > thrown.count(guns.jam_outweighed_by) else Fault.NONE


def vessel_points(book: Book, shooter: Figure) -> Cited:
    """How many hits a vessel takes from one hit of this shooter."""
    guns = book.shooting.guns
    return guns.vessel_hit_by_gun if is_gun(book, shooter) else guns.vessel_hit


def is_vessel(book: Book, target: Figure) -> bool:
    """A gunboat or a dhow, which take hits instead of casualties."""
    return arm(book, target) is Arm.VESSEL


def holes_canoe(book: Book, shot: Shot, face: int) -> bool:
    """Whether this natural face holes the canoe that the target sits in, hit or not."""
    guns = book.shooting.guns
    heavy = shot.shooter.troop in guns.holes_canoes
    return shot.afloat == "canoe" and heavy and face >= guns.canoe_holed.value


def can_jam(book: Book, shooter: Figure) -> bool:
    """A machine gun."""
    return book.can(shooter.troop, Ability.JAMS)
