"""The cards of an army, one for each unit, character and train, made from its unit sheets."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from armylists.roster import Baggage, Contingent, Independents, Leader, Roster, Unit, WorksBought
from heart_africa.core.citations import READING
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.rules.battle import Battle, Side, Sort
from heart_africa.rules.battle import Unit as Fielded
from heart_africa.rules.book import ATTENDANT
from reports.content.sheet import Entries, Entry, Paragraph, Profile, Section, Sheet, Special, Track
from reports.content.specials import BEARER

UNDATED = 1880
"""The year of a battle, which has none: it matters to few lists and to nothing on the cards."""

CANNON = "muzzle_loading_cannon"


def fielded(battle: Battle, side: Side) -> Roster:
    """Return the army as it came to the table, with everybody who fell since."""
    units = [unit for unit in battle.units.values() if unit.side == side.id and unit.sort is not Sort.BOAT]
    own = [unit for unit in units if unit.sort is Sort.UNIT and not unit.contingent]
    lone = Counter(unit.sort for unit in units if not unit.contingent)
    return Roster(
        name=side.name,
        list=side.army,
        people=side.people,
        year=UNDATED,
        points=max(1, side.limit or side.points),
        scenario=battle.scenario,
        role=battle.role(side.id) if battle.attacker else "",
        leader=_leader(units),
        independents=Independents(
            standard_bearer=lone[Sort.STANDARD_BEARER],
            witch_doctor=lone[Sort.WITCH_DOCTOR],
            scout=lone[Sort.SCOUT],
        ),
        units=tuple(_unit(unit) for unit in own if not _cannon(unit)),
        allies=tuple(_allies(units)),
        works=WorksBought(muzzle_loading_cannon=sum(map(_cannon, own))),
        baggage=Baggage(elements=sum(len(unit.figures) for unit in units if unit.sort is Sort.BAGGAGE)),
    )


def _cannon(unit: Fielded) -> bool:
    return {figure.troop for figure in unit.figures} == {CANNON}


def _unit(unit: Fielded) -> Unit:
    return Unit(name=unit.name, figures=dict(Counter(figure.troop for figure in unit.figures)))


def _leader(units: list[Fielded]) -> Leader | None:
    found = next((unit for unit in units if unit.sort is Sort.LEADER), None)
    if found is None:
        return None
    troops = Counter(figure.troop for figure in found.figures)
    return Leader(
        name=found.name,
        troop=found.figures[0].troop,
        traits=found.traits,
        attendants=troops[ATTENDANT],
        gun_bearer=bool(troops[BEARER]),
    )


def _allies(units: list[Fielded]) -> Iterator[Contingent]:
    for list_ in dict.fromkeys(unit.contingent for unit in units if unit.contingent):
        theirs = [unit for unit in units if unit.contingent == list_]
        yield Contingent(
            list=list_,
            standard_bearer=sum(unit.sort is Sort.STANDARD_BEARER for unit in theirs),
            units=tuple(_unit(unit) for unit in theirs if unit.sort is Sort.UNIT),
        )


# --- the cards ---


Sign = Literal["leader", "character", "unit", "baggage", "work", "notes"]


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its emblem or number, its names, its rows of characteristics, its boxes and its rules.

    `kicker` is the army or the allies it belongs to; the `cite` of a rule holds its pages alone; `shared`
    names the troops of several units whose rules are the same.
    """

    sign: Sign
    number: str
    kicker: str
    title: str
    lead: str
    profiles: tuple[Profile, ...]
    track: Track
    specials: tuple[Special, ...]
    shared: str = ""


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of an army, and the labels of its characteristics."""

    lang: str
    title: str
    labels: tuple[str, ...]
    cards: tuple[Card, ...]
    subject: str = ""


def deck(sheet: Sheet) -> Deck:
    """Return the cards of an army, made from its unit sheets: units, works, train and notes."""
    cards = [card for section in sheet.sections for card in _of_section(sheet, section)]
    alike = Counter(map(rules_of, cards))
    named = (replace(card, shared=_troops(card) if alike[rules_of(card)] > 1 else "") for card in cards)
    return Deck(sheet.lang, sheet.title, sheet.heads.cells, tuple(named), sheet.subject)


def rules_of(card: Card) -> tuple[str, str, tuple[Special, ...]]:
    """Return what cards have in common whose rules need telling only once: contingent, troops and rules."""
    return card.kicker, _troops(card), card.specials


def _troops(card: Card) -> str:
    return ", ".join(dict.fromkeys(found.name for found in card.profiles))


def _of_section(sheet: Sheet, section: Section) -> Iterator[Card]:
    kicker = section.title if section.key.startswith("allies") else sheet.title
    if section.key == "notes":
        told = "\n".join(block.text for block in section.blocks if isinstance(block, Paragraph))
        if not told:  # only lines to write on, which the sheets have already
            return
        yield Card("notes", "", kicker, section.title, "", (), Track(""), (Special("notes", "", told, ""),))
    for block in section.blocks:
        if isinstance(block, Entries):
            for number, entry in enumerate(block.entries):
                yield from _of_entry(entry, kicker, _sign(section.key, number, entry))


def _sign(section: str, number: int, entry: Entry) -> Sign:
    """Return the emblem of a card: the first of the command is the leader, the others are characters."""
    if section == "works" and not entry.profiles:
        return "work"
    if section == "command":
        return "character" if number else "leader"
    return "baggage" if section == "baggage" else "unit"


def _of_entry(entry: Entry, kicker: str, sign: Sign) -> Iterator[Card]:
    """Yield a card for everything in an entry that is kept count of."""
    specials = tuple(_paged(rule) for rule in entry.specials)
    for track in entry.tracks:
        # the unit's own name above its composition; the latter alone without a name
        own = track.name.partition(" · ")[2]
        title, lead = (own, entry.title) if own else (entry.title, entry.lead)
        # names and notes stay on the sheets
        bare = Track("", track.boxes, track.markers, track.remarks)
        yield Card(sign, track.number, kicker, title, lead, entry.profiles, bare, specials)


def _paged(rule: Special) -> Special:
    """Return a rule with only its pages for its citation, as a card has no room for ids."""
    cites = [cite.rpartition(", ") for cite in rule.cite.split("; ") if cite]
    pages = dict.fromkeys(page + (READING if READING in id_ else "") for id_, _, page in cites)
    return replace(rule, cite=", ".join(pages))
