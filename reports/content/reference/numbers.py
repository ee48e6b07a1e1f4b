"""The tables of a reference sheet: the troops of both sides, factors of dice, and effects of terrain."""

from collections.abc import Iterable, Iterator

from armylists.wording.names import troop_with_term
from heart_africa.core.citations import sign
from heart_africa.language.characteristics import characteristics, column_heads, on_foot
from heart_africa.language.narration import name, signed
from heart_africa.rules.battle import Sort
from heart_africa.rules.book import NO_TROOP, Ability
from heart_africa.rules.book.printed import Factor
from heart_africa.rules.book.terrain import Cover, PieceId
from reports.content.brief import moves_never
from reports.content.reference.rules import Scene
from reports.content.sheet import Align, Row, Table, table

LETTERS = {"red": "A", "blue": "B"}
"""The letters of the sides in narrow columns."""

SAVES = (Ability.WHITE_MAN_SAVE, Ability.LANCER_SAVE, Ability.CREW_SAVE, Ability.SCOUT_SAVE)


# --- troops ---


def troops(found: Scene, titles: dict[str, list[str]]) -> Table:
    """Return the table of all troops: how many each side has, their row of page 12, their save and rules."""
    heads = [found.say("names-head-troop"), *LETTERS.values(), *column_heads(found.say)]
    there = {figure.troop for unit in found.units for figure in unit.figures}
    present = (id_ for id_ in found.book.troops if id_ in there)
    rows = tuple(row for id_ in present for row in _troop(found, id_, titles.get(id_, [])))
    middle: Align = "centre"
    left: Align = "left"
    aligns = (left, *(middle for _ in heads[1:]), left)
    return Table(aligns, rows, (*heads, found.say("reference-head-rules")))


def _troop(found: Scene, id_: str, titles: list[str]) -> Iterator[Row]:
    troop = found.book.troops[id_]
    counts = (str(_count(found, id_, side) or "") for side in LETTERS)
    cells = characteristics(found.say, troop.profile, still=moves_never(id_))
    saves = (found.book.characteristics.abilities[each] for each in SAVES if each in troop.abilities)
    rules = [found.say("reference-save-short", needs=row.needs) + sign(row.rule) for row in saves]
    yield Row((troop_with_term(id_, found.lang), *counts, *cells, " · ".join([*rules, *titles])))
    if troop.dismounted:
        dismounted = on_foot(found.lang, found.say, id_)
        yield Row((dismounted, "", "", *characteristics(found.say, troop.dismounted), ""))


def _count(found: Scene, id_: str, side: str) -> int:
    """Return how many figures of a troop a side has; a boat that it lends is not a figure of its own."""
    units = (unit for unit in found.units if unit.side == side and unit.sort is not Sort.BOAT)
    return sum(figure.troop == id_ for unit in units for figure in unit.figures if id_ not in NO_TROOP)


# --- what changes a die ---

ONLY_WITH = {
    "mighty_warrior": "mighty_warrior",
    "pygmy_in_cover": "pygmies",
    "from_a_fortification": "fortifications",
    "from_a_building": "tembas",
    "just_climbed_a_work": "fortifications",
    "fights_one_behind_a_work": "fortifications",
}
"""Factors that not every battle needs, by the condition under which it does."""


def shooting_factors(found: Scene) -> Table:
    """Return the table of what a shot gains or loses beside the bonus of its troop (pp. 25-26)."""
    rows = found.book.shooting
    return _factors(found, "shooting", (*rows.factors, rows.cover[0]))


def melee_factors(found: Scene) -> Table:
    """Return the table of what a score in close combat gains or loses beside its troop's (p. 27)."""
    return _factors(found, "melee", found.book.close_combat.factors)


def _factors(found: Scene, area: str, rows: Iterable[Factor]) -> Table:
    wanted = (row for row in rows if row.value and found.holds(ONLY_WITH.get(row.when, "always")))
    made = tuple(
        Row((signed(row.value), found.say(f"{area}-{row.when.replace('_', '-')}"), found.cited(row.rule)))
        for row in sorted(wanted, key=lambda row: -row.value)
    )
    return Table(("centre", "left", "right"), made)


# --- ground ---

UNLIKE = {PieceId.ROAD: "open_ground"}
"""The ground like which a piece is crossed that is no ground itself."""

PIECES = {
    PieceId.LOW_HILL: (16,),
    PieceId.ESCARPMENT: (16,),
    PieceId.KOPJE: (16,),
    PieceId.JUNGLE: (16,),
    PieceId.TALL_GRASS: (17,),
    PieceId.ROCKY_GROUND: (17,),
    PieceId.CULTIVATION: (17,),
    PieceId.VILLAGE: (17,),
    PieceId.MARSH: (17,),
    PieceId.STREAM: (17,),
    PieceId.GULLY: (17, 18),
    PieceId.RIVER: (18,),
    PieceId.SEA_OR_LAKE: (18,),
    PieceId.ROAD: (18,),
}
"""The pieces that matter to movement, cover or sight, with the pages that describe them."""


def terrain(found: Scene) -> Table:
    """Return what each kind of ground on the table does to movement, cover and sight (pp. 16-18)."""
    rows = (_piece(found, what) for what in PieceId if found.lies(what) and what is not PieceId.CAMP)
    heads = ("ground", "pace", "cover", "sight", "page")
    return table(rows, (found.say(f"reference-head-{head}") for head in heads), right={4})


def _piece(found: Scene, what: PieceId) -> tuple[str, ...]:
    wanted = UNLIKE.get(what, what.value)
    ground = next(ground for ground in found.book.terrain.grounds if ground.id == wanted)
    called = name(found.lang, "piece", what.value)
    closed = any("foot" in barred.who for barred in ground.barred)
    pace = "none" if closed else "slow" if ground.slows else "open"
    return (
        called[:1].upper() + called[1:],
        found.say(f"reference-pace-{pace}"),
        _cover(found, ground.cover),
        found.say(f"reference-sight-{what.value.replace('_', '-')}"),
        ", ".join(map(str, PIECES[what])),
    )


def _cover(found: Scene, cover: Cover | None) -> str:
    """Return who has cover there: nobody, all, those on foot, or those who keep still at a distance."""
    if cover is None:
        return found.say("reference-cover-none")
    if cover.asked:
        return found.say("reference-cover-bank")
    if cover.still:
        return found.say("reference-cover-still", inches=cover.beyond_in)
    if cover.not_against:
        return found.say("reference-cover-no-guns")
    return found.say("reference-cover-foot" if cover.foot_only else "reference-cover-all")
