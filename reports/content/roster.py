"""The sheet of an army in one of three layouts: summary, sheets for the table, opponent's copy.

The opponent's copy keeps the scout, the traits (unless asked for), the notes, which traps are real, and every
sum of points: with the limit agreed, a total would tell what the hidden figures cost. It carries no code
either, since the code holds the whole roster.
"""

from collections.abc import Iterator
from typing import get_args

from armylists.catalogue import Catalogue
from armylists.home import home
from armylists.legality.verdict import Verdict
from armylists.models import TerrainId
from armylists.roster import Contingent, Roster
from armylists.wording import any_of, list_name, mode, people_name, role, scenario, terrain
from reports.content.brief import Brief
from reports.content.command import command, independent_entry
from reports.content.holdings import baggage_entry, work_entries
from reports.content.legality import footer, reasons, stamp, warnings
from reports.content.options import Layout, Options
from reports.content.points import points_section
from reports.content.profiles import heads
from reports.content.sheet import Entries, Entry, Fact, Paragraph, Section, Sheet
from reports.content.units import entries


def roster_sheet(
    catalogue: Catalogue,
    roster: Roster,
    verdict: Verdict,
    *,
    layout: Layout | str,
    lang: str,
    code: str = "",
    options: Options | None = None,
) -> Sheet:
    """All that is printed of an army. `code` is its share code; without one no QR picture is printed."""
    brief = Brief(catalogue, roster, verdict, lang, Layout(layout), options or Options())
    listed = list_name(catalogue, roster.list, lang)
    return Sheet(
        layout=brief.layout.value,
        lang=lang,
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
    """The list, its people and mode, the year, the points agreed."""
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
    yield Fact(brief.say("pdf-aggressiveness"), _aggressiveness(brief))
    yield Fact(brief.say("pdf-units"), str(sum(1 for _ in brief.units())))
    yield Fact(brief.say("pdf-figures"), str(_figures(brief)))
    if not brief.open:
        yield Fact(brief.say("pdf-points"), f"{brief.verdict.points} / {roster.points}")


def _home(brief: Brief) -> str:
    """The country in which the army is at home (p. 30): one of these, or any."""
    names = [terrain(id_, brief.lang) for id_ in home(brief.catalogue, brief.roster).terrain]
    if len(names) == len(get_args(TerrainId)):
        return brief.say("pdf-home-any")
    return any_of(names, brief.lang)


def _aggressiveness(brief: Brief) -> str:
    rows = brief.army.aggressiveness
    chosen = [row for row in rows if row.mode == brief.roster.mode] or rows
    return any_of([str(row.value) for row in chosen], brief.lang)


def _figures(brief: Brief) -> int:
    """The figures that may be told of, without attendants and baggage."""
    roster, leader = brief.roster, brief.roster.leader
    lone = roster.independents.standard_bearer + roster.independents.witch_doctor + brief.scouts
    lone += sum(ally.standard_bearer for ally in roster.allies) + roster.works.muzzle_loading_cannon
    lone += 1 + leader.gun_bearer if leader else 0
    return lone + sum(unit.size for unit in brief.units())


def _sections(brief: Brief) -> Iterator[Section]:
    yield from _block(brief, "command", brief.say("pdf-command"), command(brief))
    yield from _block(brief, "units", brief.say("pdf-units"), entries(brief, brief.roster.units))
    for index, ally in enumerate(brief.roster.allies):
        yield from _allies(brief, index, ally)
    yield from _block(brief, "works", brief.say("pdf-works"), work_entries(brief))
    baggage = baggage_entry(brief)
    yield from _block(brief, "baggage", brief.say("pdf-baggage-title"), (baggage,) if baggage else ())
    yield from filter(None, (points_section(brief), warnings(brief), reasons(brief)))
    if brief.full and brief.roster.notes.strip():
        yield Section("notes", brief.say("pdf-army-notes"), (Paragraph(brief.roster.notes.strip()),))


def _block(brief: Brief, key: str, title: str, found: tuple[Entry, ...], note: str = "") -> Iterator[Section]:
    if found:
        yield Section(key, title, (Entries(found, full=brief.full),), note)


def _allies(brief: Brief, index: int, ally: Contingent) -> Iterator[Section]:
    """An allied contingent: its list and people, its standard bearer, its units."""
    title = brief.say("pdf-allies", list=list_name(brief.catalogue, ally.list, brief.lang))
    if ally.people:
        title = f"{title} · {people_name(brief.catalogue, ally.people, brief.lang)}"
    bearer = ally.standard_bearer
    where = f"allies[{index}].standard_bearer"
    first = (independent_entry(brief, "standard_bearer", bearer, where, allied=True),) if bearer else ()
    note = f"{brief.say('pdf-allies-note')} ({brief.cite(('ALLY-12', 29))})"
    yield from _block(brief, f"allies-{index}", title, first + entries(brief, ally.units, allied=True), note)
