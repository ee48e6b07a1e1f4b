"""Saves against shooting, a leader's choice, and the casualties that are left (pp. 4, 6, 9, 11, 14, 23)."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.reckoning import Check, Line, Reckoning
from heart_africa.rules.battle.units import Figure
from heart_africa.rules.book import ATTENDANT, Ability, Book
from heart_africa.rules.conditions import holding, keyed, message
from heart_africa.rules.play.shooting.events import AttendantGiven, Event, FigureShot, SaveRolled, SpellBroken
from heart_africa.rules.play.shooting.orders import WALL
from heart_africa.rules.play.shooting.shot import Shot, Struck
from heart_africa.rules.play.shooting.weapons import AREA, has_firearm, is_gun
from heart_africa.rules.shared_terms import Obstacle


@dataclass(frozen=True, slots=True)
class Wound:
    """A hit that will remove its target unless something saves it; `splash`: it was near the target of a gun.

    `spell_broken`: a White Man of either side was killed in an earlier phase (TROOP-05).
    """

    target: Struck
    shooter: Figure
    splash: bool = False
    spell_broken: bool = False

    @classmethod
    def of(cls, shot: Shot, target: Struck, *, splash: bool = False) -> "Wound":
        """What a shot does to whom it strikes."""
        return cls(target, shot.shooter, splash, shot.battle.spell_broken)

    @property
    def facts(self) -> tuple[object, ...]:
        """All that it comes to depends on."""
        by = self.shooter
        return (*self.target.facts, by.troop, by.dismounted, by.armed_scout, self.splash, self.spell_broken)


Condition = Callable[[Book, Wound], bool]


def _has(ability: Ability) -> Condition:
    return lambda book, wound: wound.target.troop != WALL and book.can(wound.target.troop, ability)


_white_man = _has(Ability.WHITE_MAN_SAVE)
_lancer = _has(Ability.LANCER_SAVE)


def denied_by_the_shooter(book: Book, wound: Wound) -> bool:
    """A White Man hit by another, by regulars, a machine gun, a cannon or a gunboat."""
    rows, shooter = book.shooting.saves, wound.shooter
    denies = shooter.troop in rows.white_man_denied_by or (
        shooter.dismounted and shooter.troop in rows.white_man_denied_by_dismounted
    )
    return denies and _white_man(book, wound)


def denied_by_the_broken_spell(book: Book, wound: Wound) -> bool:
    """A White Man, after one has been killed."""
    return wound.spell_broken and _white_man(book, wound)


def denied_by_a_firearm(book: Book, wound: Wound) -> bool:
    """A lancer hit by a firearm."""
    return _lancer(book, wound) and has_firearm(book, wound.shooter)


def denied_by_a_gun(book: Book, wound: Wound) -> bool:
    """One in a building, hit by artillery or a gunboat."""
    return wound.target.behind is Obstacle.WALL and is_gun(book, wound.shooter)


def denied_to_attendants(_book: Book, wound: Wound) -> bool:
    """An attendant, even a White Man's."""
    return wound.target.troop == ATTENDANT


def denied_to_bearers(_book: Book, wound: Wound) -> bool:
    """A gun bearer: his White Man's save is not his."""
    return wound.target.troop == "gun_bearer"


DENIED: Mapping[str, Condition] = keyed(
    denied_by_the_shooter,
    denied_by_the_broken_spell,
    denied_by_a_firearm,
    denied_by_a_gun,
    denied_to_attendants,
    denied_to_bearers,
)


def saves(book: Book, wound: Wound) -> tuple[Check, ...]:
    """Every save that this target has against this hit, the best first; one only may be rolled (TEMBA-15)."""
    own = [_of_troop(book, ability) for ability, open_ in OPEN.items() if open_(book, wound)]
    behind = wound.target.behind is Obstacle.WALL and wound.target.troop not in {WALL, ATTENDANT}
    if behind and not denied_by_a_gun(book, wound):
        row = book.shooting.saves.temba
        own.append(_check("temba_save", row.rule, row.page, row.value))
    return tuple(sorted(own, key=lambda check: check.needs))


def save(book: Book, wound: Wound) -> Check | None:
    """The one save to be rolled: the best, if there is any."""
    return next(iter(saves(book, wound)), None)


def denials(book: Book, wound: Wound) -> tuple[Line, ...]:
    """Why a save that one would look for is not there."""
    return tuple(
        row.line(message(AREA, row)) for row in holding(book.shooting.saves.denied, DENIED, book, wound)
    )


def _white_man_open(book: Book, wound: Wound) -> bool:
    return _white_man(book, wound) and not (wound.spell_broken or denied_by_the_shooter(book, wound))


OPEN: Mapping[Ability, Condition] = {
    Ability.WHITE_MAN_SAVE: _white_man_open,
    Ability.LANCER_SAVE: lambda book, wound: _lancer(book, wound) and not denied_by_a_firearm(book, wound),
    Ability.CREW_SAVE: _has(Ability.CREW_SAVE),
    Ability.SCOUT_SAVE: _has(Ability.SCOUT_SAVE),
}


def _of_troop(book: Book, ability: Ability) -> Check:
    row = book.characteristics.abilities[ability]
    if row.needs is None:
        raise ValueError(ability)
    return _check(ability, row.rule, row.page, row.needs)


@cache
def _check(name: str, rule: str, page: int, needs: int) -> Check:
    reason = Line(f"{AREA}-{name.replace('_', '-')}", 0, rule, page)
    return Check(Reckoning((reason,)), needs, rule, page)


def may_give_attendant(target: Struck) -> bool:
    """A leader with an attendant near enough may give him up instead of dying."""
    return target.lives > 0


def has_to_choose(book: Book, wound: Wound) -> bool:
    """Whether he has to choose between giving up an attendant and rolling a save (LEAD-19)."""
    return may_give_attendant(wound.target) and save(book, wound) is not None


# --- from hits to casualties ---


SAVE = "shooting-save-die"


def casualties(book: Book, wounds: Iterable[Wound], dice: Dice) -> Iterator[Event]:
    """What comes of all the hits of a phase: the first of each figure, then the second of who still stands.

    The dice of one round of saves are thrown together. Figures are told apart by name.
    """
    waiting: dict[str, list[Wound]] = {}
    for wound in wounds:
        waiting.setdefault(wound.target.name, []).append(wound)
    given: dict[str, int] = {}
    struck = frozenset(waiting)
    while waiting:
        faced = [_answer(book, hits.pop(0), given, struck) for hits in waiting.values()]
        faces = iter(dice.roll(sum(isinstance(answer, Check) for _, answer in faced), SAVE))
        dead = set()
        for wound, answer in faced:
            yield from (found := tuple(_outcome(wound, answer, faces)))
            dead |= {event.figure for event in found if isinstance(event, FigureShot)}
        waiting = {name: hits for name, hits in waiting.items() if hits and name not in dead}


def _answer(
    book: Book, wound: Wound, given: dict[str, int], struck: Collection[str]
) -> tuple[Wound, Check | AttendantGiven | None]:
    """What a figure sets against a hit: an attendant who is not struck himself, a save, nothing."""
    check, target, rows = save(book, wound), wound.target, book.shooting.saves
    named = tuple(name for name in target.gives if name not in struck)
    spent, lives = given.get(target.name, 0), len(named) if target.gives else target.lives
    if may_give_attendant(target) and spent < lives and not (target.rather_save and check):
        given[target.name] = spent + 1
        entry, who = rows.attendant_or_save if check else rows.attendant, named[spent] if named else ""
        return wound, AttendantGiven(target.name, wound.shooter.name, entry.rule, entry.page, who)
    return wound, check


def _outcome(wound: Wound, answer: Check | AttendantGiven | None, faces: Iterator[int]) -> Iterator[Event]:
    if isinstance(answer, AttendantGiven):
        yield answer
        return
    if answer is not None:
        rolled = SaveRolled(wound.target.name, answer, next(faces))
        yield rolled
        if rolled.saved:
            return
    yield FigureShot(wound.target.name, wound.target.troop, wound.shooter.name, wound.splash)


def spell_broken(book: Book, lost: Iterable[Event]) -> Iterator[SpellBroken]:
    """The first White Man killed, if any: from the next phase on his like have no save (TROOP-05)."""
    entry = book.shooting.saves.spell_broken
    killed = (event for event in lost if isinstance(event, FigureShot))
    white = (event for event in killed if book.can(event.troop, Ability.WHITE_MAN_SAVE))
    if first := next(white, None):
        yield SpellBroken(first.figure, entry.rule, entry.page)
