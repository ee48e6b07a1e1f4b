"""Armies for the sheets: a legal caravan with everything secret about it, a village with traps, an illegal one."""

from dataclasses import replace
from datetime import date
from functools import cache
from io import BytesIO

import pypdf

from armylists.catalogue import built_in
from armylists.legality import verdict
from armylists.roster import Roster, Unit
from reports.content.roster import roster_sheet
from reports.content.sheet import ArmyLayout, Entries, Entry, Section, Sheet, Special
from reports.options import PaperOptions
from reports.pdf.documents import printed
from tests.armylists.builders import ally, army, beside, bought, led_by, unit

CODE = "HA1:" + "Abcdefgh_2345678" * 12
NOTE = "En la jungla del norte hasta el turno seis."
DAY = date(2026, 3, 3)


def named(name: str, notes: str = "", **figures: int) -> Unit:
    return Unit(name=name, notes=notes, figures=figures)


CARAVAN = army(
    "zanzibaris",
    name="Caravana de Tabora",
    year=1879,
    notes="Primera partida.",
    leader=led_by("askaris", "organizing_genius", attendants=3),
    independents=beside(standard_bearer=1, scout=1),
    units=(
        named("1ª compañía", NOTE, askaris=20),
        named("2ª compañía", askaris=20),
        unit(askaris=16),
        named("Guardia", swordsmen=8),
    ),
    allies=(ally("peaceful_village", units=(unit(spearmen=12), unit(spearmen=6, archers=4))),),
)
VILLAGE = army(
    "peaceful_village",
    name="Poblado del vado",
    scenario="planned_attack",
    role="defender",
    works=bought(stake_traps=4, dummy_traps=6, field_fortification_in=10),
)
ILLEGAL = army(
    "zanzibaris",
    name="Columna imposible",
    year=1890,
    points=400,
    independents=beside(scout=2),
    units=(unit(askaris=31), unit(swordsmen=8)),
)


def sheet(
    roster: Roster,
    layout: str = "units",
    lang: str = "es",
    *,
    code: str = CODE,
    options: PaperOptions | None = None,
) -> Sheet:
    """The sheet of an army under its own verdict."""
    lists = built_in()
    chosen = options or PaperOptions(judged=DAY)
    return roster_sheet(
        lists, roster, verdict(lists, roster), replace(chosen, lang=lang), layout=layout, code=code
    )


def pdf(roster: Roster, layout: str = "units", lang: str = "es", paper: str = "a4") -> bytes:
    """The PDF of an army under its own verdict."""
    found = sheet(roster, layout, lang, options=PaperOptions(judged=DAY, player="Marta Ruiz"))
    return printed([found], paper).pdf


@cache
def read_back(army_name: str, layout: str, lang: str = "es", paper: str = "a4") -> pypdf.PdfReader:
    """A PDF of one of these armies as a reader finds it."""
    rosters = {"caravan": CARAVAN, "village": VILLAGE, "illegal": ILLEGAL}
    return pypdf.PdfReader(BytesIO(pdf(rosters[army_name], layout, lang, paper)))


def words(reader: pypdf.PdfReader) -> str:
    """All the text of a PDF, pages joined, spaces evened out."""
    return " ".join(" ".join(page.extract_text() for page in reader.pages).split())


def section(found: Sheet, key: str) -> Section:
    """A section by its key."""
    return next(part for part in found.sections if part.key == key)


def entries(found: Sheet, key: str = "units") -> tuple[Entry, ...]:
    """The entries of a section."""
    return tuple(
        e for block in section(found, key).blocks if isinstance(block, Entries) for e in block.entries
    )


def keys(specials: tuple[Special, ...]) -> set[str]:
    """Which special rules these are."""
    return {rule.key for rule in specials}


LAYOUTS = [layout.value for layout in ArmyLayout]
