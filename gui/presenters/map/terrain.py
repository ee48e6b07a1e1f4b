"""The terrain editor in words: what can be added, the chosen piece, the verdict on the table."""

from collections.abc import Iterator

from gui.documents.map.document import OpenMap
from gui.documents.map.terrain import WORKS, Piece, piece_named, sound
from gui.presenters.map.names import kind_name
from gui.session import Session
from heart_africa.board.ground import ground_of
from heart_africa.board.layout import Building, TerrainPiece, Work
from heart_africa.board.places.deployment import BOUGHT
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.language.narration import name, problem
from heart_africa.rules.battle import Stage
from heart_africa.rules.book.terrain import ENVIRONMENTS, PieceId
from heart_africa.rules.preparation.choosing_terrain.verdict import (
    ceiling_of,
    floor_of,
    objections_to_ground,
    of_class,
)
from heart_africa.rules.referee.deployment.turns import to_choose

OPEN_WATER = frozenset({PieceId.STREAM, PieceId.RIVER})
WET = frozenset({PieceId.STREAM, PieceId.RIVER, PieceId.MARSH, PieceId.SEA_OR_LAKE})
WIDE = frozenset({PieceId.STREAM, PieceId.RIVER, PieceId.ROAD, PieceId.GULLY})
HOMES = frozenset({PieceId.VILLAGE, PieceId.CAMP})


@dataclass(frozen=True, slots=True)
class Share:
    """A class of terrain: how much of the table it covers, and whether that is within bounds."""

    text: str
    good: bool


@dataclass(frozen=True, slots=True)
class TableVerdict:
    """The verdict on a table: shares by class, and objections."""

    shares: tuple[Share, ...]
    against: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChosenPiece:
    """The chosen piece; `can`: which of its properties can be set."""

    piece: Piece
    title: str
    can: frozenset[str]
    sound: bool


def environments(session: Session) -> tuple[tuple[str, str], ...]:
    """The six environments with their names."""
    return tuple((each, name(session.lang, "terrain", each)) for each in ENVIRONMENTS)


def kinds(session: Session) -> tuple[tuple[str, str], ...]:
    """The kinds of terrain with their names."""
    return tuple((each.value, kind_name(session, each.value)) for each in PieceId)


def work_kinds(session: Session) -> tuple[tuple[str, str], ...]:
    """The works that can be set down, with their names."""
    return tuple((each, work_name(session, each)) for each in WORKS)


def work_name(session: Session, kind: str) -> str:
    """The name of a work."""
    return session.say("table_map-building") if kind == "temba" else session.say("table_map-work", kind=kind)


def judgement(session: Session, opened: OpenMap) -> TableVerdict:
    """The table judged by the rules of terrain selection (TSEL), as it lies."""
    layout, battle = opened.layout, opened.table.battle
    ground = ground_of(layout, battle.defender)
    problems = objections_to_ground(opened.book, ground, battle.scenario)
    against = tuple(
        dict.fromkeys(
            f"{problem(session.lang, each)} ({cite(each.rule, each.page, session.lang)})" for each in problems
        )
    )
    return TableVerdict(tuple(_shares(session, opened)), against)


def _shares(session: Session, opened: OpenMap) -> Iterator[Share]:
    rows = opened.book.choosing_terrain
    ground = ground_of(opened.layout)
    country = rows.country[ground.environment]
    for row in rows.bounds:
        if row.id != "permitted" and not getattr(country, row.id):
            continue
        pieces = of_class(country, ground, row.id)
        percent = round(ground.covered(pieces))
        least, most = floor_of(row.least), ceiling_of(row.most)
        enough = percent >= least and len(pieces) >= row.least_pieces
        few = percent <= most and (row.most_pieces is None or len(pieces) <= row.most_pieces)
        text = session.say(
            "table_map-share", class_=row.id, percent=percent, least=least, most=most, count=len(pieces)
        )
        yield Share(text, enough and (few or row.most == (1, 1)))


def chosen(session: Session, opened: OpenMap) -> ChosenPiece | None:
    """The chosen piece, None if none is."""
    piece = piece_named(opened.layout, opened.piece)
    if piece is None:
        return None
    match piece:
        case TerrainPiece(what=what):
            title = kind_name(session, what.value)
        case Work(kind=kind):
            title = work_name(session, kind)
        case Building():
            title = session.say("table_map-building")
    can = frozenset((*_can(piece), *(("place",) if placeable(opened, piece) else ())))
    return ChosenPiece(piece, title, can, sound(piece))


def placeable(opened: OpenMap, piece: Piece) -> bool:
    """Whether an order of the battle can place a work: during deployment, if its side bought it."""
    battle = opened.table.battle
    if not isinstance(piece, Work) or battle.stage is not Stage.DEPLOY or not opened.live:
        return False
    new = piece.name not in {each.name for each in battle.laid}
    works = to_choose(opened.book, battle, opened.table.viewer).get(piece.owner, ())
    return new and BOUGHT.get(piece.kind) in works


def _can(piece: Piece) -> Iterator[str]:
    if not isinstance(piece, TerrainPiece):
        yield "owner"
        return
    what = piece.what
    yield from (fact for fact, holds in (
        ("width", what in WIDE),
        ("infested", what in WET),
        ("impassable", what is PieceId.SEA_OR_LAKE),
        ("steep", what is PieceId.KOPJE),
        ("fence", what is PieceId.VILLAGE),
        ("gate", what is PieceId.VILLAGE and bool(piece.fence)),
        ("ford", what in OPEN_WATER),
        ("crest", what is PieceId.LOW_HILL),
        ("grows", what is PieceId.MARSH),
        ("owner", what in HOMES),
    ) if holds)  # fmt: skip
