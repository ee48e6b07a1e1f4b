"""The sheet of an army in one of three layouts: summary, sheets for the table, opponent's copy.

The opponent's copy keeps back the scout, the traits (unless asked for), the notes, which traps are real, and
every sum of points: with the limit agreed, a total would reveal what the hidden figures cost. It carries no
code either, since the code holds the whole roster.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import get_args

from armylists.catalogue import Catalogue, home
from armylists.legality.verdict import Verdict
from armylists.models import TerrainId
from armylists.points import cost_by_part
from armylists.roster import Contingent, Roster
from armylists.wording.names import (
    any_of,
    list_name,
    mode,
    people_name,
    place,
    role,
    scenario,
    terrain,
    works,
)
from armylists.wording.problems import line, problem
from heart_africa.core.dataclass import replace
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.book import Work, WorkId
from reports.content.brief import Brief, heads, profiles
from reports.content.sheet import (
    ArmyLayout,
    Blanks,
    Block,
    Entries,
    Entry,
    Fact,
    Paragraph,
    Row,
    Section,
    Sheet,
    Special,
    Stamp,
    Table,
    TickBoxes,
    Track,
)
from reports.content.specials import special, unit_specials
from reports.content.units import command, entries, independent_entry
from reports.options import PaperOptions


def roster_sheet(
    catalogue: Catalogue,
    roster: Roster,
    verdict: Verdict,
    options: PaperOptions,
    *,
    layout: ArmyLayout | str,
    code: str = "",
) -> Sheet:
    """Return everything that is printed of an army; `code` is its share code, "" to print no QR picture."""
    brief = Brief(catalogue, roster, verdict, ArmyLayout(layout), options)
    listed = list_name(catalogue, roster.list, brief.lang)
    return Sheet(
        layout=brief.layout.value,
        lang=brief.lang,
        kicker=brief.say(f"pdf-layout-{brief.layout.value}"),
        title=roster.name.strip() or listed,
        subtitle=" · ".join(_subtitle(brief)),
        facts=tuple(_facts(brief)),
        heads=heads(brief),
        sections=tuple(_sections(brief)),
        footer=footer(brief),
        stamp=stamp(brief),
        code="" if brief.open else code,
        code_label=brief.say("pdf-code"),
        author=brief.options.player,
        subject=brief.say("pdf-subject", list=listed, year=str(roster.year)),
    )


def _subtitle(brief: Brief) -> Iterator[str]:
    """Yield the list of an army, its people and mode, the year and the points agreed."""
    roster = brief.roster
    yield list_name(brief.catalogue, roster.list, brief.lang)
    if roster.people:
        yield people_name(brief.catalogue, roster.people, brief.lang)
    if roster.mode:
        yield mode(roster.mode, brief.lang)
    yield str(roster.year)
    yield brief.say("pdf-points-agreed", points=roster.points)


def _facts(brief: Brief) -> Iterator[Fact]:
    roster = brief.roster
    if roster.scenario or roster.role:
        told = [scenario(roster.scenario, brief.lang)] if roster.scenario else []
        told += [role(roster.role, brief.lang)] if roster.role else []
        yield Fact(brief.say("pdf-scenario"), ", ".join(told))
    if home := _home(brief):
        yield Fact(brief.say("pdf-home"), home)
    rows = brief.army.aggressiveness
    chosen = [row for row in rows if row.mode == brief.roster.mode] or rows
    yield Fact(brief.say("pdf-aggressiveness"), any_of([str(row.value) for row in chosen], brief.lang))
    yield Fact(brief.say("pdf-units"), str(sum(1 for _ in brief.units())))
    yield Fact(brief.say("pdf-figures"), str(_figures(brief)))
    if not brief.open:
        yield Fact(brief.say("pdf-points"), f"{brief.verdict.points} / {roster.points}")


def _home(brief: Brief) -> str:
    """Return the country in which the army is at home (p. 30): one of several, or any."""
    names = [terrain(id_, brief.lang) for id_ in home(brief.catalogue, brief.roster)]
    if len(names) == len(get_args(TerrainId)):
        return brief.say("pdf-home-any")
    return any_of(names, brief.lang)


def _figures(brief: Brief) -> int:
    """Return how many figures may be shown, without attendants and baggage."""
    roster, leader = brief.roster, brief.roster.leader
    lone = roster.independents.standard_bearer + roster.independents.witch_doctor + brief.scouts
    lone += sum(ally.standard_bearer for ally in roster.allies) + roster.works.muzzle_loading_cannon
    lone += 1 + leader.gun_bearer if leader else 0
    return lone + sum(unit.size for unit in brief.units())


def _sections(brief: Brief) -> Iterator[Section]:
    sections = tuple(_kept_count_of(brief))
    entries_ = [entry for section in sections for entry in _entries_of(section)]
    counts = Counter(key for entry in entries_ for key in {_text_of(rule) for rule in entry.specials})
    for section in sections:
        yield replace(section, blocks=tuple(_marked(block, counts) for block in section.blocks))
    rules = {_text_of(rule): rule for entry in entries_ for rule in entry.specials}
    told = tuple(
        Paragraph(rule.text, rule.title, rule.cite) for key, rule in rules.items() if counts[key] > 1
    )
    if brief.full and told:
        yield Section("rules", brief.say("pdf-shared-rules"), told)
    yield from filter(None, (points_section(brief), warnings(brief), reasons(brief)))
    if brief.full:
        written = brief.roster.notes.strip()
        noted = (Paragraph(written),) if written else ()
        yield Section("notes", brief.say("pdf-army-notes"), (*noted, Blanks(LINES)))


def _kept_count_of(brief: Brief) -> Iterator[Section]:
    """Yield the sections of everybody and everything in the army; units are numbered through."""
    yield from _block(brief, "command", brief.say("pdf-command"), command(brief))
    yield from _block(brief, "units", brief.say("pdf-units"), entries(brief, brief.roster.units))
    first = len(brief.roster.units) + 1
    for index, ally in enumerate(brief.roster.allies):
        yield from _allies(brief, index, ally, first)
        first += len(ally.units)
    yield from _block(brief, "works", brief.say("pdf-works"), work_entries(brief))
    baggage = baggage_entry(brief)
    yield from _block(brief, "baggage", brief.say("pdf-baggage-title"), (baggage,) if baggage else ())


def _entries_of(section: Section) -> Iterator[Entry]:
    return (entry for block in section.blocks if isinstance(block, Entries) for entry in block.entries)


def _text_of(rule: Special) -> tuple[str, str]:
    """Return the title and text of a rule, by which it counts as the same whoever has it."""
    return rule.title, rule.text


def _marked(block: Block, counts: Counter[tuple[str, str]]) -> Block:
    """Return a block of entries with each rule marked that other entries have too."""
    if not isinstance(block, Entries):
        return block
    marked = (
        replace(
            entry, specials=tuple(replace(rule, shared=counts[_text_of(rule)] > 1) for rule in entry.specials)
        )
        for entry in block.entries
    )
    return replace(block, entries=tuple(marked))


def _block(brief: Brief, key: str, title: str, found: tuple[Entry, ...], note: str = "") -> Iterator[Section]:
    if found:
        yield Section(key, title, (Entries(found, full=brief.full),), note)


def _allies(brief: Brief, index: int, ally: Contingent, number: int) -> Iterator[Section]:
    """Yield the section of an allied contingent: its list and people, its standard bearer, its units."""
    title = brief.say("pdf-allies", list=list_name(brief.catalogue, ally.list, brief.lang))
    if ally.people:
        title = f"{title} · {people_name(brief.catalogue, ally.people, brief.lang)}"
    bearer = ally.standard_bearer
    where = f"allies[{index}].standard_bearer"
    first = (independent_entry(brief, "standard_bearer", bearer, where, allied=True),) if bearer else ()
    units = entries(brief, ally.units, first=number, allied=True)
    note = f"{brief.say('pdf-allies-note')} ({brief.cite(('ALLY-12', 29))})"
    yield from _block(brief, f"allies-{index}", title, first + units, note)


TRAPS = (WorkId.STAKE_TRAP, WorkId.DUMMY_TRAP)
PLACED = {
    WorkId.FIELD_FORTIFICATION: ("FORT-03", 13),
    WorkId.BARRICADE: ("BARR-03", 13),
    WorkId.TEMBA: ("TEMBA-11", 14),
    WorkId.STAKE_TRAP: ("TRAP-06", 15),
    WorkId.DUMMY_TRAP: ("TRAP-07", 15),
}
BAGGAGE = (("BAG-02", 11), ("BAG-07", 12))


def work_entries(brief: Brief) -> tuple[Entry, ...]:
    """Return the works bought.

    The opponent is shown the markers of the traps, not which of them are real (TRAP-05).
    """
    bought = dict(brief.roster.works.bought())
    told = (row for row in brief.book.works.works if not (brief.open and row.id in TRAPS))
    entries = [_work(brief, row, bought[row.id]) for row in told if row.id in bought]
    markers = sum(bought.get(trap, 0) for trap in TRAPS)
    if brief.open and markers:
        title = brief.say("pdf-trap-markers", count=markers)
        entries.append(Entry(title=title, specials=_rules(brief, WorkId.STAKE_TRAP)))
    return tuple(entries)


def _work(brief: Brief, row: Work, count: int) -> Entry:
    title = brief.measured(works(row.id.value, count, brief.lang))
    points = brief.priced(count * row.points.value)
    if row.id is WorkId.MUZZLE_LOADING_CANNON:
        # a gun like the others, with a row of characteristics (CANNON-04)
        id_ = WorkId.MUZZLE_LOADING_CANNON.value
        markers = (brief.say("pdf-marker-morale"),)
        return Entry(
            title=title,
            points=points,
            profiles=tuple(profiles(brief, id_, count)),
            tracks=(Track("", (TickBoxes("", count, reload=True),), markers, (brief.say("pdf-reloads"),)),),
            specials=unit_specials(brief, (id_,)),
        )
    boxes = (TickBoxes("", count),) if row.id in {*TRAPS, WorkId.TEMBA} else ()
    track = Track("", boxes, line=brief.line("pdf-where"))
    return Entry(title=title, points=points, tracks=(track,), specials=_rules(brief, row.id))


def _rules(brief: Brief, work: WorkId) -> tuple[Special, ...]:
    """Return how a work is used, where there is room to tell."""
    return (special(brief, f"work-{work.value.replace('_', '-')}", PLACED[work]),) if brief.full else ()


def baggage_entry(brief: Brief) -> Entry | None:
    """Return the entry of the baggage train, with a box for each element; None without baggage."""
    count = brief.roster.baggage.elements
    if not count:
        return None
    rules = (special(brief, "baggage", *BAGGAGE),) if brief.full else ()
    return Entry(
        title=brief.say("pdf-baggage", count=count),
        tracks=(Track("", (TickBoxes("", count),)),),
        specials=rules,
    )


LINES = ("",) * 4
"""Lines for notes by hand, two in a row."""


def points_section(brief: Brief) -> Section | None:
    """Return what the army costs and what is left of the limit agreed; None for the opponent."""
    if brief.open:
        return None
    total, limit = brief.verdict.points, brief.roster.points
    what = "pdf-left" if total <= limit else "pdf-over"
    rows = (
        *(_lines(brief) if brief.full else _kinds(brief)),
        Row((brief.say("pdf-total"), "", str(total)), strong=True),
        Row((brief.say("pdf-limit"), "", str(limit))),
        Row((brief.say(what), "", str(abs(limit - total)))),
    )
    table = Table(("left", "left", "right"), rows)
    return Section("points", brief.say("pdf-points"), (table,))


def _lines(brief: Brief) -> Iterator[Row]:
    for number, paid in enumerate(brief.verdict.reckoning.lines):
        what = brief.measured(line(brief.catalogue, brief.roster, paid, brief.lang))
        yield Row((_where(brief, number, paid), what, str(paid.value)))


def _where(brief: Brief, number: int, paid: Line) -> str:
    """Return the unit or part that a line is paid for, at its first line; "" at its further lines."""
    whole = _whole(paid.where)
    lines = brief.verdict.reckoning.lines
    if number and _whole(lines[number - 1].where) == whole:
        return ""
    words = _numbered(brief, whole) or place(brief.roster, whole, brief.lang)
    return words[:1].upper() + words[1:]


def _numbered(brief: Brief, where: str) -> str:
    """Return an allied unit by its number on these sheets; "" for anything else."""
    found = re.fullmatch(r"allies\[(\d+)\]\.units\[(\d+)\]", where)
    if not found:
        return ""
    allies, index, unit = brief.roster.allies, int(found[1]), int(found[2])
    number = len(brief.roster.units) + sum(len(ally.units) for ally in allies[:index]) + unit + 1
    name = allies[index].units[unit].name
    return brief.say("pdf-allied-unit", number=number, name=name, named="yes" if name else "no")


def _whole(where: str) -> str:
    """Return the unit or part that a place belongs to: for `units[2].figures.askaris` it is `units[2]`."""
    parts = where.split(".")
    return ".".join(parts[:2]) if parts[0].startswith("allies[") else parts[0]


def _kinds(brief: Brief) -> Iterator[Row]:
    roster = brief.roster
    units = {"units": len(roster.units), "allies": sum(len(ally.units) for ally in roster.allies)}
    for part, points in cost_by_part(brief.verdict.reckoning).items():
        # for how many units it is, if it is for any
        counted = brief.say("pdf-count-units", count=units[part]) if part in units else ""
        yield Row((brief.say(f"pdf-kind-{part}"), counted, str(points)))


SECRET_PLACES = ("points", "permissions", "independents.scout", "works")
SECRET_CODES = frozenset({"over-points", "allies-too-dear", "warn-overrun"})


def footer(brief: Brief) -> str:
    """Return by which edition the army is legal and when that was judged; or that it is not legal."""
    day = brief.options.judged
    dated = brief.say("pdf-judged", day=day) if day else ""
    state = "legal" if brief.verdict.legal else _kind_of_stamp(brief)
    return " ".join(filter(None, (brief.say(f"pdf-footer-{state}"), dated)))


def _kind_of_stamp(brief: Brief) -> str:
    return "narrative" if brief.roster.narrative else "illegal"


def stamp(brief: Brief) -> Stamp | None:
    """Return the stamp of an army that the book objects to; None for a legal one."""
    if brief.verdict.legal:
        return None
    kind = _kind_of_stamp(brief)
    count = 0 if brief.open else len(brief.verdict.problems)
    return Stamp(brief.say(f"pdf-stamp-{kind}"), brief.say("pdf-stamp-why", count=count))


def reasons(brief: Brief) -> Section | None:
    """Return all objections to the army; those that would betray a secret are kept from the opponent."""
    if brief.verdict.legal:
        return None
    told = tuple(why for why in brief.verdict.problems if not (brief.open and _secret(brief, why)))
    note = brief.say("pdf-reasons-kept") if brief.open else ""
    return Section("reasons", brief.say("pdf-reasons"), tuple(_worded(brief, why) for why in told), note)


def warnings(brief: Brief) -> Section | None:
    """Return what the book allows but the player should know."""
    if brief.open or not brief.verdict.warnings:
        return None
    blocks = tuple(_worded(brief, why) for why in brief.verdict.warnings)
    return Section("warnings", brief.say("pdf-warnings"), blocks)


def _secret(brief: Brief, why: Problem) -> bool:
    """Whether an objection tells of the scout, the traits, the traps or the cost of the whole army."""
    if why.code in SECRET_CODES or why.where.startswith(SECRET_PLACES):
        return True
    return why.where == "leader.traits" and not brief.traits_told


def _worded(brief: Brief, why: Problem) -> Paragraph:
    where = place(brief.roster, why.where, brief.lang)
    text = brief.measured(problem(brief.catalogue, brief.roster, why, brief.lang))
    return Paragraph(text, where[:1].upper() + where[1:], brief.cite((why.rule, why.page)))
