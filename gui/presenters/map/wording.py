"""What the map says, in words: objections, reasons, offers, the legend, the ruler, sample tables."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from gui.presenters.map.figure_looks import SIGNS, FigureLook, Token, measured
from gui.session import Session
from heart_africa.board.layout import Base, Spot
from heart_africa.board.scene import base_of, footprint
from heart_africa.board.shapes import Shape, distance, line, meets
from heart_africa.board.table_file import ENDING
from heart_africa.core.citations import cite
from heart_africa.core.journal.records import Command
from heart_africa.core.messages import has
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.language.battle.words import Names, called, typed
from heart_africa.language.narration import capital, name, words
from heart_africa.language.order_fields import order_title, value_message, words_of
from heart_africa.rules.battle.state import BLUE, RED
from heart_africa.rules.book import Book
from heart_africa.rules.organisation.leaders import Rejoin
from heart_africa.rules.organisation.scouts import Guide
from heart_africa.rules.organisation.tembas import LeaveRoof
from heart_africa.rules.play.close_combat.leaving import Evade
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.referee.movement.orders import Board

OWN = "table_"


def worded(session: Session, message: str, about: Mapping[str, object]) -> str:
    """A message with its facts; the id itself if there is no such message."""
    if not has(session.lang, message):
        return message
    if not message.startswith(OWN):
        return _sentence(words(session.lang, message, about))
    return _sentence(session.say(message, **{key: _fact(fact) for key, fact in about.items()}))


def _fact(fact: object) -> object:
    """A distance rounded to hundredths; anything else as it is."""
    return round(fact, 2) if isinstance(fact, float) else fact


def _sentence(text: str) -> str:
    return capital(text)


def problem_text(session: Session, each: Problem) -> str:
    """An objection with its citation; faults of the table itself have none."""
    return _cited(session, worded(session, each.code, each.about), each.rule, each.page)


def line_text(session: Session, line: Line) -> str:
    """A reason with its citation."""
    return _cited(session, worded(session, line.what, line.about), line.rule, line.page)


def offer_text(session: Session, names: Names, order: Command) -> str:
    """An order as a menu entry; if several are alike, with what tells them apart."""
    match order:
        case LeaveRoof(way=way):
            which = words_of(session.lang, value_message(way))[0]
        case Fire(aims=(aim, *_)):  # shots at figures are offered elsewhere; this one is at a wall
            return session.say("table_map-menu-wall", wall=aim.target)
        case Guide(unit=unit) | Rejoin(unit=unit) | Evade(unit=unit) | Board(vessel=unit):
            which = called(session, names, unit)
        case _:
            which = getattr(order, "place", "")  # the name of a fire, or of what is to be set on fire
    title = order_title(session.lang, typed(order.kind))
    return session.say("table_map-menu-order", order=title, which=which) if which else title


def _cited(session: Session, text: str, rule: str, page: int) -> str:
    return f"{text} ({cite(rule, page, session.lang)})" if rule else text


# --- what table files are called on the desk ---


def sample_name(session: Session, path: Path) -> str:
    """The name of a sample table: environment and scenario."""
    country, _, scenario = path.name.removesuffix(ENDING).partition("-")
    terrain = name(session.lang, "terrain", country)
    played = name(session.lang, "scenario", scenario.replace("-", "_"))
    return f"{capital(terrain)} · {played}"


# --- the legend of the map ---


LONG = {"gun", "machine_gun"}


def legend(session: Session, book: Book) -> tuple[tuple[FigureLook, str], ...]:
    """Each look of figures with its meaning."""
    foot = base_of(book, "spearmen")
    gun = base_of(book, "machine_gun")
    horse = base_of(book, "lancers")
    rows = [
        (
            FigureLook(side, "spear", foot.wide_in, foot.deep_in),
            session.say("table_map-legend-side", side=side),
        )
        for side in (RED, BLUE)
    ]
    for sign in SIGNS:
        base = gun if sign in LONG else foot
        if sign == "boat":
            base = base_of(book, "canoe")
        look = FigureLook(RED, sign, base.wide_in, base.deep_in)
        rows.append((look, session.say("table_map-legend-sign", sign=sign)))
    states = {
        "mounted": FigureLook(BLUE, "spear", horse.wide_in, horse.deep_in, mounted=True),
        "unloaded": FigureLook(BLUE, "musket", foot.wide_in, foot.deep_in, unloaded=True),
        "covered": FigureLook(BLUE, "rifle", foot.wide_in, foot.deep_in, covered=True),
        "dispersed": FigureLook(BLUE, "rifle", foot.wide_in, foot.deep_in, dispersed=True),
        "hidden": FigureLook(RED, "bow", foot.wide_in, foot.deep_in, hidden=True),
    }
    rows += [(look, session.say("table_map-legend-state", state=state)) for state, look in states.items()]
    return tuple(rows)


def ruled(session: Session, tokens: Iterable[Token], ends: tuple[Spot, Spot]) -> str:
    """The distance between two spots, or the bases there, in words."""
    shapes = {}
    for token in tokens:
        look = token.look
        base = Base(look.wide_in, look.deep_in, "round" if look.round else "square")
        shapes[token] = footprint(token.stand, base)
    one, other = (_held(shapes, spot) for spot in ends)
    first, second = (
        line((spot,)) if held is None else shapes[held] for held, spot in zip((one, other), ends, strict=True)
    )
    inches = distance(first, second)
    named = [token.code for token in (one, other) if token is not None]
    far = measured(session, inches)
    return session.say("table_map-ruler", inches=far, count=len(named), who=" – ".join(named))


def _held(shapes: dict[Token, Shape], spot: Spot) -> Token | None:
    """The figure whose base covers a spot, or None."""
    point = line((spot,))
    return next((token for token, shape in shapes.items() if meets(shape, point)), None)
