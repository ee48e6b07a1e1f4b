"""Names: what an id of the data is called in Spanish and in English, and a place of a roster."""

import re
import unicodedata
from collections.abc import Callable, Sequence

from armylists.catalogue import Catalogue
from armylists.roster import Roster
from heart_africa.core.messages import BOOK, LANGUAGES, has, say
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest

KINDS = (
    *("troop", "work", "trait", "scenario", "role", "mode", "terrain", "arm", "weapon", "ability"),
    *("ground", "thing"),
)
_UNIT = re.compile(r"(?:allies\[(\d+)\]\.)?units\[(\d+)\](?:\.figures\.(\w+))?")
_ALLY = re.compile(r"allies\[(\d+)\](?:\.(\w+))?")


def _named(kind: str, id_: str, lang: str, **facts: object) -> str:
    return say(lang, f"names-{kind}-{id_.replace('_', '-')}", **facts)


def troop(troop_id: str, lang: str) -> str:
    """A troop type by its name in the table of page 12: "Espadachines", "Swordsmen"."""
    return _named("troop", troop_id, lang)


def book_term(troop_id: str) -> str:
    """The name that the book itself gives a troop type."""
    return troop(troop_id, BOOK)


def unknown_troop(found: str, troops: Sequence[str]) -> BadData:
    """The fault of a word that is no troop's id, with the id nearest to it by id or by name."""
    named = {troop(id_, lang).lower(): id_ for id_ in troops for lang in LANGUAGES}
    word = nearest(found.replace("_", " "), (*named, *troops))
    about = {"what": "troop", "found": found, "nearest": named.get(word, word), "allowed": ", ".join(troops)}
    return BadData("unknown-id", key="troop", about=about)


def troop_with_term(troop_id: str, lang: str) -> str:
    """A troop type, with the term of the book beside it in another language: "Scouts (Exploradores)"."""
    name, term = troop(troop_id, lang), book_term(troop_id)
    return name if name == term else f"{name} ({term})"


def figure(troop_id: str, lang: str) -> str:
    """One figure of a troop type: "Espadachín", "Swordsman"."""
    return _named("figure", troop_id, lang)


def figures(troop_id: str, count: int, lang: str) -> str:
    """Figures of a troop type, counted: "8 Espadachines", "1 Swordsman"."""
    return _named("figures", troop_id, lang, count=count)


def independent(kind: str, lang: str) -> str:
    """A figure that belongs to no unit: "Abanderado", "Scout"."""
    return figure(kind, lang)


def trait(trait_id: str, lang: str) -> str:
    """A personal trait of a leader."""
    return _named("trait", trait_id, lang)


def work(work_id: str, lang: str) -> str:
    """A fortification or stratagem."""
    return _named("work", work_id, lang)


def works(work_id: str, count: int, lang: str) -> str:
    """So many inches or pieces of a work: "24″ de Barricada", "2 Tembas"."""
    return _named("works", work_id, lang, count=count)


def scenario(scenario_id: str, lang: str) -> str:
    """A scenario; the empty id is one not yet decided."""
    return _named("scenario", scenario_id, lang) if scenario_id else say(lang, "names-no-scenario")


def role(role_id: str, lang: str) -> str:
    """Attacker or defender; the empty id is a role not yet decided."""
    return _named("role", role_id, lang) if role_id else say(lang, "names-no-role")


def mode(mode_id: str, lang: str) -> str:
    """The mode of the Egyptian list, colonial or native."""
    return _named("mode", mode_id, lang)


def terrain(terrain_id: str, lang: str) -> str:
    """The name of a terrain."""
    return _named("terrain", terrain_id, lang)


def arm(arm_id: str, lang: str) -> str:
    """The arm of a figure: on foot, mounted, a gun, a vessel."""
    return _named("arm", arm_id, lang)


def weapon(weapon_id: str, lang: str) -> str:
    """The name of a weapon."""
    return _named("weapon", weapon_id, lang)


def ability(ability_id: str, lang: str) -> str:
    """A special ability of a troop, in a few words."""
    return _named("ability", ability_id, lang)


def list_name(catalogue: Catalogue, list_id: str, lang: str) -> str:
    """An army list by its name; an id that nothing has is shown as it is."""
    army = catalogue.lists.get(list_id)
    return army.name.text(lang) if army else _plain(list_id)


def people_name(catalogue: Catalogue, people_id: str, lang: str) -> str:
    """A people or nation; the empty id stands for another one than those that the list names."""
    if not people_id:
        return say(lang, "names-other-people")
    army = catalogue.lists.get(catalogue.peoples.get(people_id, ""))
    rows = army.peoples if army else ()
    return next((row.name.text(lang) for row in rows if row.id == people_id), _plain(people_id))


def name(catalogue: Catalogue, id_: str, lang: str) -> str:
    """The name of whatever has this id: a troop, work, trait, scenario, ..., a list, a people."""
    for kind in KINDS:
        if has(lang, f"names-{kind}-{id_.replace('_', '-')}"):
            return _named(kind, id_, lang)
    return list_name(catalogue, id_, lang) if id_ in catalogue.lists else people_name(catalogue, id_, lang)


def all_of(words: Sequence[str], lang: str) -> str:
    """Names joined by "and": "a, b y c", with e before the sound i in Spanish."""
    return _joined("names-and", words, lang)


def any_of(words: Sequence[str], lang: str) -> str:
    """Names joined by "or": "a, b o c", with u before the sound o in Spanish."""
    return _joined("names-or", words, lang)


def _joined(message: str, words: Sequence[str], lang: str) -> str:
    if len(words) < 2:  # noqa: PLR2004  # one name or none has nothing to be joined to
        return "".join(words)
    *before, last = words
    # the vowel with which a word begins, as far as it matters to Spanish: i, o or another sound
    letters = re.sub(r"[^a-z]", "", unicodedata.normalize("NFKD", last.lower())[:6])
    found = re.match(r"h?([io])(?!e)", letters)
    return say(lang, message, first=", ".join(before), last=last, sound=found[1] if found else "other")


def _plain(id_: str) -> str:
    """An unknown id with blanks for underscores."""
    return id_.replace("_", " ")


PARTS: dict[str, Callable[[Catalogue, str, str], str]] = {
    "list": list_name,
    "people": people_name,
    "mode": lambda _, id_, lang: mode(id_, lang),
    "scenario": lambda _, id_, lang: scenario(id_, lang),
    "role": lambda _, id_, lang: role(id_, lang),
    "troop": lambda _, id_, lang: figure(id_, lang),
    "traits": lambda _, id_, lang: trait(id_, lang),
    "slot": lambda _, id_, lang: troop(id_, lang),
    "permissions": lambda _, id_, lang: say(lang, f"diff-permission-{id_.replace('_', '-')}"),
}


def part(catalogue: Catalogue, part: str, value: str, lang: str) -> str:
    """The value of a part of a roster as people say it: an id by its name, any other text as it is."""
    return PARTS[part](catalogue, value, lang) if part in PARTS else value


def place(roster: Roster, where: str, lang: str) -> str:
    """A place of a roster in words: "unidad 3 «Guardia»", "unit 3 “Guardia”", "leader's traits"."""
    if found := _UNIT.match(where):
        ally = None if found[1] is None else int(found[1])
        spot = unit_place(roster, int(found[2]), ally, lang)
        return say(lang, "place-part", whole=spot, part=troop(found[3], lang)) if found[3] else spot
    if found := _ALLY.match(where):
        part = found[2] or ""
        facts = {"number": int(found[1]) + 1, "several": "yes" if len(roster.allies) > 1 else "no"}
        whole = say(lang, "place-ally", facts)
        if not part:
            return whole
        return say(lang, "place-part", whole=whole, part=say(lang, f"place-ally-{part.replace('_', '-')}"))
    if where.startswith("works."):
        return work(where.removeprefix("works."), lang)
    return say(lang, f"place-{where.replace('.', '-').replace('_', '-') or 'army'}")


def unit_place(roster: Roster, index: int, ally: int | None, lang: str) -> str:
    """A unit by its number, from 1, and its name; an allied one with its contingent if there are several."""
    units = roster.units_of(ally)
    kind = "unit" if ally is None else "allied-unit" if len(roster.allies) == 1 else "unit-of-ally"
    name = units[index].name if index < len(units) else ""
    facts = {"number": index + 1, "ally": (ally or 0) + 1, "name": name, "named": "yes" if name else "no"}
    return say(lang, f"place-{kind}", facts)
