"""The cards of an army: one for each unit, character and train, out of the sheet of its boxes and rules."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from heart_africa.core.citations import READING
from heart_africa.core.dataclass import dataclass, replace
from reports.content.sheet import Entries, Entry, Paragraph, Profile, Section, Sheet, Special, Track

Sign = Literal["leader", "character", "unit", "baggage", "work", "notes"]


@dataclass(frozen=True, slots=True)
class Card:
    """A card: what it is for, its number, its names, its rows of characteristics, its boxes, its rules.

    `kicker` names the army or allies it belongs to; the `cite` of a rule here is its pages alone; `shared`:
    the troops of several units whose rules are the same, what they are called together.
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
    """All cards of an army, under the labels of its characteristics."""

    lang: str
    title: str
    labels: tuple[str, ...]
    cards: tuple[Card, ...]
    subject: str = ""


def deck(sheet: Sheet) -> Deck:
    """The cards of an army, out of its unit sheets: everybody, the works, the train, the notes."""
    cards = [card for section in sheet.sections for card in _of_section(sheet, section)]
    alike = Counter(map(rules_of, cards))
    named = (replace(card, shared=_troops(card) if alike[rules_of(card)] > 1 else "") for card in cards)
    return Deck(sheet.lang, sheet.title, sheet.heads.cells, tuple(named), sheet.subject)


def rules_of(card: Card) -> tuple[str, str, tuple[Special, ...]]:
    """What cards have in common whose rules need telling only once: the contingent, the troops, the rules."""
    return card.kicker, _troops(card), card.specials


def _troops(card: Card) -> str:
    return ", ".join(dict.fromkeys(found.name for found in card.profiles))


def _of_section(sheet: Sheet, section: Section) -> Iterator[Card]:
    kicker = section.title if section.key.startswith("allies") else sheet.title
    if section.key == "notes":
        told = "\n".join(block.text for block in section.blocks if isinstance(block, Paragraph))
        if not told:  # only lines to write on, which the sheets have
            return
        yield Card("notes", "", kicker, section.title, "", (), Track(""), (Special("notes", "", told, ""),))
    for block in section.blocks:
        if isinstance(block, Entries):
            for number, entry in enumerate(block.entries):
                yield from _of_entry(entry, kicker, _sign(section.key, number, entry))


def _sign(section: str, number: int, entry: Entry) -> Sign:
    """The emblem of a card: the first of the command is the leader, whoever follows there a character."""
    if section == "works" and not entry.profiles:
        return "work"
    if section == "command":
        return "character" if number else "leader"
    return "baggage" if section == "baggage" else "unit"


def _of_entry(entry: Entry, kicker: str, sign: Sign) -> Iterator[Card]:
    """A card for each that is kept count of."""
    specials = tuple(_paged(rule) for rule in entry.specials)
    for track in entry.tracks:
        # the unit's own name over what it consists of; the latter alone if it has none
        own = track.name.partition(" · ")[2]
        title, lead = (own, entry.title) if own else (entry.title, entry.lead)
        yield Card(sign, track.number, kicker, title, lead, entry.profiles, _bare(track), specials)


def _bare(track: Track) -> Track:
    """Boxes, states and what to watch for; names and notes stay on the sheets."""
    return Track("", track.boxes, track.markers, track.remarks)


def _paged(rule: Special) -> Special:
    """A rule with its pages for its citation: a card has no room for ids."""
    cites = [cite.rpartition(", ") for cite in rule.cite.split("; ") if cite]
    pages = dict.fromkeys(page + (READING if READING in id_ else "") for id_, _, page in cites)
    return replace(rule, cite=", ".join(pages))
