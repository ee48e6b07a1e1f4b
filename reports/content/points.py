"""The reckoning of the points as a table, line by line or by kind (COMP-14, p. 29)."""

from collections.abc import Iterator

from armylists.wording import line, place
from heart_africa.core.reckoning import Line
from reports.content.brief import Brief
from reports.content.sheet import Row, Section, Table

KINDS = ("leader", "independents", "units", "allies", "works")


def points_section(brief: Brief) -> Section | None:
    """What the army costs, and what is left of the limit agreed. The opponent is not told."""
    if brief.open:
        return None
    rows = tuple(_lines(brief) if brief.full else _kinds(brief)) + tuple(_sums(brief))
    table = Table(("left", "left", "right"), rows)
    return Section("points", brief.say("pdf-points"), (table,))


def _lines(brief: Brief) -> Iterator[Row]:
    for number, paid in enumerate(brief.verdict.reckoning.lines):
        what = brief.measured(line(brief.catalogue, brief.roster, paid, brief.lang))
        yield Row((_where(brief, number, paid), what, str(paid.value)))


def _where(brief: Brief, number: int, paid: Line) -> str:
    """The unit or part that a line is paid for; once, at its first line."""
    whole = _whole(paid.where)
    lines = brief.verdict.reckoning.lines
    if number and _whole(lines[number - 1].where) == whole:
        return ""
    words = place(brief.roster, whole, brief.lang)
    return words[:1].upper() + words[1:]


def _whole(where: str) -> str:
    """The unit or part in which a place lies: `units[2].figures.askaris` lies in `units[2]`."""
    parts = where.split(".")
    return ".".join(parts[:2]) if parts[0].startswith("allies[") else parts[0]


def _kinds(brief: Brief) -> Iterator[Row]:
    lines = brief.verdict.reckoning.lines
    for kind in KINDS:
        spent = [paid.value for paid in lines if paid.where.startswith(kind)]
        if spent:
            yield Row((brief.say(f"pdf-kind-{kind}"), _counted(brief, kind), str(sum(spent))))


def _counted(brief: Brief, kind: str) -> str:
    """How many units a sum is for."""
    roster = brief.roster
    counts = {"units": len(roster.units), "allies": sum(len(ally.units) for ally in roster.allies)}
    return brief.say("pdf-count-units", count=counts[kind]) if kind in counts else ""


def _sums(brief: Brief) -> Iterator[Row]:
    total, limit = brief.verdict.points, brief.roster.points
    yield Row((brief.say("pdf-total"), "", str(total)), strong=True)
    yield Row((brief.say("pdf-limit"), "", str(limit)))
    what = "pdf-left" if total <= limit else "pdf-over"
    yield Row((brief.say(what), "", str(abs(limit - total))))
