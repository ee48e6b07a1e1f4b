"""Rules of the troops, notables and works of a battle, each once, with who has it (pp. 4-15)."""

from collections.abc import Iterator

from armylists.wording.names import all_of, independent, trait, troop
from heart_africa.rules.battle import Sort, Unit
from heart_africa.rules.book import ATTENDANT, NO_TROOP, Trait, WorkId
from reports.content.reference.rules import Scene
from reports.content.sheet import Paragraph
from reports.content.specials import BEARER, ROWS, Company, SpecialRow

ONLY_WITH = {
    "two-ranks": "walls",
    "over-works": "walls",
    "fire-arrows": "tembas",
    "immune": "witch_doctors",
    "ambush-rocks": "scenario",
}
"""Rules of troops that not every battle needs, by the condition under which it does."""

ELSEWHERE = frozenset(
    {
        *("reload", "evades", "pygmy-target", "pygmy-ambush", "sets-fire", "sets-fire-surely"),
        *("mixed", "two-kinds", "goes-aboard"),
    }
)
"""Rules of troops that the steps of the turn or the army's own sheets tell already."""

TITLED = frozenset(
    {"two-shots", "moving-fire", "agile", "splash", "rapid-fire", "jams", "dismounts", "immune"}
)
"""Rules whose titles stand beside the troop in the table of characteristics."""


ROW_ONLY = frozenset({"immune"})
"""Rules for which the title beside the troop is enough."""


def kinds(found: Scene) -> tuple[Paragraph, ...]:
    """Return the rules of troops, each with the troops that have it."""
    return tuple(_kind(found, row, holders) for row, holders in _held(found) if row.key not in ROW_ONLY)


def titles(found: Scene) -> dict[str, list[str]]:
    """Return the titles of the rules that each troop has, for its row in the table."""
    named: dict[str, list[str]] = {}
    for row, holders in _held(found):
        if row.key in TITLED:
            for id_ in holders:
                named.setdefault(id_, []).append(found.say(f"special-{row.key}-title", needs=0))
    return named


def _held(found: Scene) -> Iterator[tuple[SpecialRow, list[str]]]:
    """Yield every rule of troops that this battle needs, and the troops that have it, in page 12's order."""
    companies = list(_companies(found))
    for row in ROWS:
        if row.key in ELSEWHERE or not found.holds(ONLY_WITH.get(row.key, "always")):
            continue
        having = {each.row.id for each in companies if row.holds(each)}
        if having:
            yield row, [id_ for id_ in found.book.troops if id_ in having]


def _companies(found: Scene) -> Iterator[Company]:
    """Yield each troop with those it stands among; attendants, baggage and boats have no row."""
    gunboat = found.holds("gunboats")
    for unit in found.units:
        there = frozenset(figure.troop for figure in unit.figures) - NO_TROOP.keys()
        attacks = not found.battle.attacker or found.battle.attacker == unit.side
        for id_ in there:
            yield Company(found.book.troops[id_], there, attacks, gunboat)


def _kind(found: Scene, row: SpecialRow, holders: list[str]) -> Paragraph:
    cites, needs = row.told_at(found.book)
    who = all_of([troop(id_, found.lang) for id_ in holders if id_ != BEARER], found.lang)
    title = found.say(f"special-{row.key}-title", needs=needs)
    text = found.say(f"special-{row.key}", needs=needs)
    return Paragraph(text, f"{title} ({who})", found.cited(*(rule for rule, _ in cites)))


# --- leaders, independents, baggage ---


def notables(found: Scene) -> Iterator[Paragraph]:
    """Yield paragraphs on leaders and their traits, standard bearers, witch doctors, scouts and baggage."""
    leaders = [unit for unit in found.units if unit.sort is Sort.LEADER]
    traits = dict.fromkeys(each for unit in leaders for each in unit.traits)
    rows = {row.id: row for row in found.book.leaders.traits}
    for id_ in traits:
        who = all_of([unit.name for unit in leaders if id_ in unit.traits], found.lang)
        text = found.say(f"special-trait-{id_.value.replace('_', '-')}", allies=found.contingents)
        yield Paragraph(text, f"{trait(id_.value, found.lang)} ({who})", found.cited(rows[Trait(id_)].rule))
    if any(_attended(unit) for unit in leaders):
        yield _special(found, "attendants", found.say("special-attendants-title"), "LEAD-16")
    if any(_attended(unit) and unit.figures[0].troop == "white_men" for unit in leaders):
        yield _special(found, "attendants-or-save", "", "LEAD-19")
    allies = bool(found.contingents)
    if found.holds("standards"):
        title = independent("standard_bearer", found.lang)
        yield _special(found, "standard", title, "STD-04")
        yield _special(found, "standard-seen", "", "STD-06")
        if allies:
            yield _special(found, "standard-own", "", "ALLY-13")
    if found.holds("witch_doctors"):
        yield _special(found, "spells", independent("witch_doctor", found.lang), "WITCH-04")
        yield _special(found, "spells-immune", "", "WITCH-07")
    if found.holds("scouts"):
        save = found.book.characteristics.abilities["scout_save"]
        yield _special(found, "scout-finds", independent("scout", found.lang), "SCOUT-03")
        yield _special(found, "scout-bars", "", "SCOUT-06")
        yield _special(found, "scout-save", "", save.rule, needs=save.needs or 0)
        yield _special(found, "scout-guides", "", "SCOUT-09", "SCOUT-10")
    if found.holds("baggage"):
        yield _special(found, "baggage", found.say("special-baggage-title"), "BAG-02", "BAG-07")


def _attended(unit: Unit) -> bool:
    return any(figure.troop == ATTENDANT for figure in unit.figures)


def _special(found: Scene, key: str, title: str, *rules: str, **facts: object) -> Paragraph:
    """Return the paragraph of a special rule, under its usual title unless one is given."""
    given = title or found.say(f"special-{key}-title", **facts)
    return Paragraph(found.say(f"special-{key}", **facts), given, found.cited(*rules))


# --- works ---

WORK_PAGES = {
    WorkId.FIELD_FORTIFICATION: (13, 26, 27),
    WorkId.BARRICADE: (13,),
    WorkId.TEMBA: (13, 14),
    WorkId.STAKE_TRAP: (15,),
    WorkId.DUMMY_TRAP: (15,),
}
"""The pages that describe each work; the cannon has its own rows among the troops."""


def works(found: Scene) -> Iterator[Paragraph]:
    """Yield paragraphs on the works that a side has bought or that lie on the table."""
    for work in found.works:
        if work in WORK_PAGES:
            key = f"special-work-{work.value.replace('_', '-')}"
            yield Paragraph(found.say(key), found.say(f"{key}-title"), found.pages(*WORK_PAGES[work]))
