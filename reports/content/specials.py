"""Which special rules a unit needs at the table (pp. 6-15 and 23-29): a table of conditions.

The wording is ours, in the message catalogue: `special-<key>` is the text, `special-<key>-title` its title.
"""

from collections.abc import Callable, Iterable, Iterator

from armylists.wording.names import all_of, any_of, troop, work
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.rules.book import Ability, Arm, Book, Troop, Weapon
from reports.content.brief import Brief
from reports.content.sheet import Special

BEARER = "gun_bearer"
SURE_HANDS = frozenset({"white_men", "regulars", "mounted_regulars"})  # FIRE-06: they set fires with 4+
ASKARIS = frozenset({"askaris", "well_armed_askaris"})


@dataclass(frozen=True, slots=True)
class Company:
    """A troop, the others in its unit, whether it attacks, and whether its army has a gunboat."""

    row: Troop
    others: frozenset[str]
    attacks: bool
    gunboat: bool

    def can(self, ability: Ability) -> bool:
        """Whether the troop has an ability."""
        return ability in self.row.abilities


@dataclass(frozen=True, slots=True)
class SpecialRow:
    """A special rule: who needs it, and where the book gives it.

    With an `ability` that the data cite, its entry and its number come from there. `lone`: it holds for a
    figure that belongs to no unit as well.
    """

    key: str
    holds: Callable[[Company], bool]
    cites: tuple[tuple[str, int], ...] = ()
    ability: Ability | None = None
    lone: bool = True

    def told_at(self, book: Book) -> tuple[tuple[tuple[str, int], ...], int]:
        """Return where the book gives it, and the number that a die needs, 0 if there is none."""
        if self.ability is None:
            return self.cites, 0
        given = book.characteristics.abilities[self.ability.value]
        return ((given.rule, given.page), *self.cites), given.needs or 0


def _has(ability: Ability) -> Callable[[Company], bool]:
    return lambda company: company.can(ability)


def _of_ability(key: str, ability: Ability, *, lone: bool = True) -> SpecialRow:
    """Return the rule of a special ability, for whoever has it."""
    return SpecialRow(key, _has(ability), ability=ability, lone=lone)


def _sets_fire(company: Company) -> bool:
    return company.row.firearm and company.row.arm in {Arm.FOOT, Arm.MOUNTED}


def _vessel(company: Company) -> bool:
    return company.row.arm is Arm.VESSEL


def _mounted(company: Company) -> bool:
    return company.row.arm is Arm.MOUNTED


ROWS = (
    _of_ability("white-man-save", Ability.WHITE_MAN_SAVE),
    _of_ability("lancer-save", Ability.LANCER_SAVE),
    _of_ability("crew", Ability.CREW_SAVE),
    SpecialRow(
        "two-shots",
        lambda company: company.can(Ability.TWO_SHOTS_WITH_BEARER) and BEARER in company.others,
        ability=Ability.TWO_SHOTS_WITH_BEARER,
    ),
    SpecialRow("reload", lambda company: bool(company.row.profile.reload), (("RELOAD-01", 26),)),
    _of_ability("two-ranks", Ability.TWO_RANKS, lone=False),
    SpecialRow(
        "moving-fire",
        lambda company: company.row.profile.range_in is not None and company.row.profile.shot_bonus == 0,
        (("SHOOT-08", 25),),
    ),
    SpecialRow(
        "agile",
        lambda company: company.row.weapon is Weapon.THROWN and company.row.arm is Arm.FOOT,
        (("SHOOT-23", 27),),
    ),
    SpecialRow(
        "over-works",
        lambda company: company.can(Ability.KEEPS_BONUS_OVER_WORKS) and bool(company.row.profile.shot_bonus),
        ability=Ability.KEEPS_BONUS_OVER_WORKS,
    ),
    SpecialRow(
        "fire-arrows",
        lambda company: company.row.weapon is Weapon.BOW and company.attacks,
        (("TEMBA-30", 14),),
    ),
    _of_ability("splash", Ability.SPLASH),
    SpecialRow("any-target", _has(Ability.SPLASH), (("PRIO-01", 26), ("GAP-05", 24))),
    SpecialRow("rapid-fire", _has(Ability.JAMS), (("GUN-13", 9), ("GUN-15", 10))),
    _of_ability("jams", Ability.JAMS),
    SpecialRow(
        "gun-stays",
        lambda company: company.row.arm is Arm.GUN and not company.can(Ability.NEVER_MOVES),
        (("SHOOT-06", 25), ("TERR-37", 17)),
    ),
    _of_ability("never-moves", Ability.NEVER_MOVES),
    SpecialRow("gunboat-fire", _vessel, (("GUN-24", 10), ("GUN-27", 10))),
    SpecialRow("gunboat-hits", _vessel, (("GUN-29", 10), ("GUN-31", 10))),
    SpecialRow("gunboat-waters", _vessel, (("GUN-18", 10), ("GUN-21", 10))),
    SpecialRow("gunboat-apart", _vessel, (("GUN-32", 10), ("GUN-33", 10))),
    SpecialRow("gunboat-carries", _vessel, (("BOAT-02", 15), ("BOAT-03", 15))),
    SpecialRow("dismounts", _has(Ability.DISMOUNTS), (("TROOP-21", 9), ("TROOP-25", 9)), lone=False),
    SpecialRow("evades", _mounted, (("BREAK-01", 26), ("BREAK-06", 27))),
    SpecialRow("mounted", _mounted, (("FORT-07", 13), ("TERR-37", 17))),
    SpecialRow("pygmy-target", _has(Ability.PYGMY), (("SHOOT-16", 26),)),
    SpecialRow("pygmy-ambush", _has(Ability.PYGMY), (("MORALE-05", 28),), lone=False),
    _of_ability("ambush-rocks", Ability.AMBUSHES_IN_ROCKS, lone=False),
    SpecialRow(
        "sets-fire-surely",
        lambda company: _sets_fire(company) and company.row.id in SURE_HANDS,
        (("FIRE-06", 25),),
        lone=False,
    ),
    SpecialRow(
        "sets-fire",
        lambda company: _sets_fire(company) and company.row.id not in SURE_HANDS,
        (("FIRE-07", 25),),
        lone=False,
    ),
    _of_ability("immune", Ability.WITCHCRAFT_IMMUNE),
    SpecialRow(
        "goes-aboard",
        lambda company: company.gunboat and company.can(Ability.RIDES_GUNBOAT),
        ability=Ability.RIDES_GUNBOAT,
    ),
    SpecialRow(
        "mixed",
        lambda company: len(company.others - {BEARER}) > 1 and company.row.id != BEARER,
        (("MIX-15", 29),),
        lone=False,
    ),
    SpecialRow(
        "two-kinds",
        lambda company: company.others >= ASKARIS and company.row.id in ASKARIS,
        (("MIX-08", 29),),
        lone=False,
    ),
)


def special(brief: Brief, key: str, *cites: tuple[str, int], **facts: object) -> Special:
    """Return a special rule by its key in the message catalogue."""
    title = brief.say(f"special-{key}-title", **facts)
    return Special(key, title, brief.say(f"special-{key}", **facts), brief.cite(*cites))


def unit_specials(brief: Brief, troops: tuple[str, ...], *, allied: bool = False) -> tuple[Special, ...]:
    """Return the special rules that these troops together need, and no others."""
    found = tuple(_found(brief, troops, ROWS))
    return found if allied else found + tuple(_behind_works(brief, troops))


def lone_specials(brief: Brief, troops: tuple[str, ...]) -> tuple[Special, ...]:
    """Return the special rules of a figure (and its gun bearer) that belongs to no unit."""
    return tuple(_found(brief, troops, [row for row in ROWS if row.lone]))


def _found(brief: Brief, troops: tuple[str, ...], rows: Iterable[SpecialRow]) -> Iterator[Special]:
    attacks, others = brief.roster.role == "attacker", frozenset(troops)
    companies = [Company(brief.troop(id_), others, attacks, brief.has_gunboat) for id_ in troops]
    for row in rows:
        holders = [company.row.id for company in companies if row.holds(company)]
        if not holders:
            continue
        # whose rule it is, is said only if not all of them have it; a gun bearer does not count
        several = any(company.row.id not in {*holders, BEARER} for company in companies)
        who = all_of([troop(id_, brief.lang) for id_ in holders], brief.lang) if several else ""
        cites, needs = row.told_at(brief.book)
        yield replace(special(brief, row.key, *cites, needs=needs), who=who)


def _behind_works(brief: Brief, troops: tuple[str, ...]) -> Iterator[Special]:
    """Yield the rule for troops that the list lets fight only from behind a work (L12-16)."""
    roster = brief.roster
    for row in brief.army.needs_work:
        if row.holds(roster.people, roster.year, roster.role) and set(row.troops) & set(troops):
            works = [work(id_, brief.lang) for id_ in row.works if id_ not in row.useless]
            yield special(brief, "behind-works", (row.rule, row.page), works=any_of(works, brief.lang))
