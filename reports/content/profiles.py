"""Rows of the table of characteristics (p. 12), worded for a narrow column."""

from collections.abc import Callable, Iterator

from armylists.wording.names import figure, troop_with_term
from heart_africa.rules.book import Profile as Row
from heart_africa.rules.tables.printed import Rate
from reports.content.brief import Brief
from reports.content.sheet import Heads, Profile

DASH = "–"


def heads(brief: Brief) -> Heads:
    """The heads over the profiles of a sheet."""
    names = ("range", "bonus", "reload", "melee", "open", "cover", "morale")
    return Heads(
        name=brief.say("pdf-head-troop"),
        figures=brief.say("pdf-head-figures"),
        cells=tuple(brief.say(f"pdf-head-{name}") for name in names),
        points=_points(brief),
        notes=brief.say("pdf-notes"),
    )


def _points(brief: Brief) -> str:
    """Points for each figure on the unit sheets, for the whole entry where it is one line."""
    if brief.open:
        return ""
    return brief.say("pdf-head-each" if brief.full else "pdf-points")


def profiles(brief: Brief, id_: str, count: int) -> Iterator[Profile]:
    """The row of a troop, and the one on foot of those who dismount. `count` 0 says how many nowhere."""
    row = brief.troop(id_)
    figures = str(count) if count else ""
    points = "" if brief.open else str(row.points)
    name = troop_with_term(id_, brief.lang)
    yield Profile(name, figures, characteristics(brief.say, row.profile, still=moves_never(id_)), points)
    if row.dismounted:
        on_foot = brief.say("pdf-on-foot", name=figure(id_, brief.lang))
        yield Profile(on_foot, "", characteristics(brief.say, row.dismounted, still=False))


def moves_never(id_: str) -> bool:
    """CANNON-05: the printed movement of the muzzle-loading cannon is not used."""
    return id_ == "muzzle_loading_cannon"


def characteristics(say: Callable[..., str], row: Row, *, still: bool) -> tuple[str, ...]:
    """Range, bonus, reload, melee, moves in the open and in cover, morale; `say` words them for the sheet."""
    return (
        DASH if row.range_in is None else say("pdf-inches", inches=row.range_in),
        _bonus(row),
        _reload(say, row),
        _signed(row.melee),
        DASH if still else _rate(row.move_open),
        DASH if still or row.move_cover is None else _rate(row.move_cover),
        DASH if row.morale is None else f"{row.morale}+",
    )


def _signed(number: int | None) -> str:
    if number is None:
        return DASH
    return f"{number:+d}".replace("-", "−") if number else "0"


def _rate(rate: Rate) -> str:
    return str(rate).replace("-", "−")


def _bonus(row: Row) -> str:
    bonus = _signed(row.shot_bonus)
    return f"{bonus} (×{row.shots})" if row.shots > 1 else bonus


def _reload(say: Callable[..., str], row: Row) -> str:
    if row.reload is None:
        return DASH
    return say("pdf-yes" if row.reload else "pdf-no")
