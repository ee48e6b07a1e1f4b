"""Whether a table is laid as its environment demands (pp. 18-20), and where the battle is fought."""

from collections.abc import Iterable, Iterator

from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle.state import PERCENT, Ground, Piece
from heart_africa.rules.book import Book
from heart_africa.rules.book.terrain import ENVIRONMENTS, Beside, Bounds, Country, Environment, PieceId

AREA = "ground"
WATERCOURSES = (PieceId.STREAM, PieceId.RIVER)
MEETING = frozenset({"stream", "river"})


# --- where ---


def home_ground(book: Book, home: Iterable[str]) -> tuple[tuple[Environment, ...], Line]:
    """The environments where the battle is normally fought: the defender's home, or savannah if unknown.

    Of several homes savannah comes first, since it settles every doubt (TSEL-03).
    """
    rows, named = book.choosing_terrain, tuple(home)
    usual = (rows.fallback, *(one for one in ENVIRONMENTS if one != rows.fallback))
    known = tuple(one for one in usual if one in named)
    if known:
        return known, rows.default.line(f"{AREA}-at-home")
    row = rows.fallback_rule
    return (rows.fallback,), row.line(f"{AREA}-in-doubt")


def objections_to_environment(
    book: Book, chosen: Environment, home: Iterable[str], *, agreed: bool = False
) -> tuple[Problem, ...]:
    """A problem unless the battle is fought at home, in savannah, or where the players agreed."""
    places, why = home_ground(book, home)
    if agreed or chosen in (*places, book.choosing_terrain.fallback):
        return ()
    about = {"environment": chosen, "environments": places}
    return (Problem(f"{AREA}-not-at-home", why.rule, why.page, "", about),)


# --- what lies there ---


def objections_to_ground(book: Book, ground: Ground, scenario: str = "") -> tuple[Problem, ...]:
    """All that the environment and the scenario have against a table."""
    found: list[Problem] = []
    for check in (_bounds, _lengths, _systems):
        found.extend(check(book, ground))
    for index, piece in enumerate(ground.pieces):
        for look in (_listed, _size, _width, _ends, _beside):
            found.extend(look(book, ground, piece, f"pieces[{index}]"))
    return (*found, *_objective(book, ground, scenario))


def of_class(country: Country, ground: Ground, class_: str) -> tuple[Piece, ...]:
    """The pieces of one class of terrain: dominant, common or permitted."""
    return tuple(piece for piece in ground.pieces if country.class_of(piece.what) == class_)


def _country(book: Book, ground: Ground) -> Country:
    return book.choosing_terrain.country[ground.environment]


def _bounds(book: Book, ground: Ground) -> Iterator[Problem]:
    """Problems of TSEL-04 to TSEL-06: how much of the table each class covers, in how many pieces."""
    country = _country(book, ground)
    for row in book.choosing_terrain.bounds:
        if row.id == "permitted" or getattr(country, row.id):
            yield from _bound(row, ground, of_class(country, ground, row.id))


def _bound(row: Bounds, ground: Ground, pieces: tuple[Piece, ...]) -> Iterator[Problem]:
    percent, least, most = round(ground.covered(pieces)), floor_of(row.least), ceiling_of(row.most)
    if percent < least:
        yield row.problem(f"ground-{row.id}-too-little", percent=percent, least=least)
    if percent > most and row.most != (1, 1):
        yield row.problem(f"ground-{row.id}-too-much", percent=percent, most=most)
    if len(pieces) < row.least_pieces:
        yield row.problem(f"ground-{row.id}-too-few", count=len(pieces), least=row.least_pieces)
    if row.most_pieces is not None and len(pieces) > row.most_pieces:
        yield row.problem(f"ground-{row.id}-too-many", count=len(pieces), most=row.most_pieces)


def floor_of(part: tuple[int, int]) -> int:
    """A part of the table as a lower limit in whole percent, rounded down: a third is 33."""
    return PERCENT * part[0] // part[1]


def ceiling_of(part: tuple[int, int]) -> int:
    """A part of the table as an upper limit in whole percent, rounded up: a third is 34."""
    return -(-PERCENT * part[0] // part[1])


def _lengths(book: Book, ground: Ground) -> Iterator[Problem]:
    """Problems of TSEL-08: how far streams and roads run in all."""
    country = _country(book, ground)
    for what, most in ((PieceId.STREAM, country.streams_max_in), (PieceId.ROAD, country.roads_max_in)):
        inches = sum(piece.long_in for piece in ground.pieces if piece.what is what)
        if inches > most:
            row = book.choosing_terrain.lengths
            about = {"piece": what.value, "inches": inches, "most": most, "environment": country.id}
            yield Problem(f"{AREA}-too-long-in-all", row.rule, row.page, "", about, see=(country.rule,))


def _systems(book: Book, ground: Ground) -> Iterator[Problem]:
    """Problems of TSEL-10: of several watercourses each has to meet another."""
    waters = [piece for piece in ground.pieces if piece.what in WATERCOURSES]
    apart = [piece for piece in waters if not MEETING & {*piece.ends, *piece.touches}]
    row = book.choosing_terrain.systems
    if len(waters) > row.value and apart:
        yield row.problem("ground-several-waters", count=len(waters))


def _listed(book: Book, ground: Ground, piece: Piece, where: str) -> Iterator[Problem]:
    """Problems of TSEL-14 and TSEL-18 to TSEL-23: pieces that the environment does not have."""
    country, rows = _country(book, ground), book.choosing_terrain
    if piece.what in {PieceId.STREAM, PieceId.ROAD, PieceId.CAMP} or country.class_of(piece.what):
        return
    row = rows.coast_only if piece.what is PieceId.SEA_OR_LAKE else country
    yield row.problem("ground-not-in-this-country", where, piece=piece.what.value, environment=country.id)


def _size(book: Book, ground: Ground, piece: Piece, where: str) -> Iterator[Problem]:
    """Problems of TSEL-07: the longest side, except for kinds with a size of their own."""
    rows = book.choosing_terrain
    exempt = next((row for row in rows.exempt if row.what is piece.what), None)
    dominant = _country(book, ground).class_of(piece.what) == "dominant"  # it may cover all (TSEL-04)
    about = {"piece": piece.what.value, "inches": piece.long_in}
    if exempt and not exempt.longer:
        return
    if piece.long_in < rows.sizes.least_in:
        yield rows.sizes.problem("ground-too-small", where, **about, least=rows.sizes.least_in)
    if piece.long_in > rows.sizes.most_in and not (exempt or dominant):
        yield rows.sizes.problem("ground-too-large", where, **about, most=rows.sizes.most_in)


def _width(book: Book, _ground: Ground, piece: Piece, where: str) -> Iterator[Problem]:
    """Problems of TERR-41 and TERR-48: how wide a stream or river is, if that was said."""
    for row in book.choosing_terrain.widths:
        if row.what is not piece.what or not piece.wide_in:
            continue
        about = {"piece": piece.what.value, "inches": piece.wide_in}
        if piece.wide_in < row.least_in:
            yield row.problem("ground-too-narrow", where, **about, least=row.least_in)
        if row.most_in is not None and piece.wide_in > row.most_in:
            yield row.problem("ground-too-wide", where, **about, most=row.most_in)


def _ends(book: Book, _ground: Ground, piece: Piece, where: str) -> Iterator[Problem]:
    """Problems of TSEL-11 to TSEL-13: where watercourses and gullies end."""
    for row in book.choosing_terrain.ends:
        if row.what is piece.what and sum(end in row.at for end in piece.ends) < row.ends:
            yield row.problem("ground-loose-end", where, piece=piece.what.value, ends=row.ends)


def _beside(book: Book, ground: Ground, piece: Piece, where: str) -> Iterator[Problem]:
    """Problems of TSEL-09 and TSEL-16: pieces that need another on the table or in contact."""
    for row in book.choosing_terrain.beside:
        here = row.environment in {None, ground.environment}
        if row.what is piece.what and here and not _is_beside(row, ground, piece):
            about = {"piece": piece.what.value, "others": tuple(other.value for other in row.other)}
            yield row.problem(
                "ground-away-from-water" if row.touching else "ground-without-village", where, **about
            )


def _is_beside(row: Beside, ground: Ground, piece: Piece) -> bool:
    touches = {other.value for other in row.other} & set(piece.touches)
    return ground.has(*row.other) and (bool(touches) or not row.touching)


def _objective(book: Book, ground: Ground, scenario: str) -> Iterator[Problem]:
    """A problem of SCEN-36 unless the defender has a village or camp in his half of the table."""
    row = book.choosing_terrain.objective
    if scenario not in row.scenarios:
        return
    places = [piece for piece in ground.pieces if piece.what in row.what]
    if not places:
        yield row.problem("ground-no-objective", scenario=scenario)
    elif not any(piece.own_half for piece in places):
        yield row.problem("ground-objective-outside-half", scenario=scenario)
