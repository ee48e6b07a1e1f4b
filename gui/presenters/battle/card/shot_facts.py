"""The facts of a shot, by the fields of the order: which are asked, which are known beforehand."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from gui.presenters.battle.order_context import BattleContext, form_of
from gui.presenters.forms import NOBODY, Choices, Field, FormValues, Value, fact
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.fields import Asked, Holds, KnownBy, Lasts, Moment
from heart_africa.core.journal.journal import StandingAct
from heart_africa.language.battle.shorthands import SHARED
from heart_africa.language.order_fields import Slot, choices, form, inner
from heart_africa.rules.battle import Sort, Unit
from heart_africa.rules.book import Ability
from heart_africa.rules.play.shooting.orders import Close, Fire, Gap, Other, Over, Overhead
from heart_africa.rules.shared_terms import AskedOfShot, Obstacle

ELSEWHERE = frozenset({Asked.AS_A_QUESTION, Asked.NEVER})
FACTS = tuple(
    slot
    for slot in form_of("fire").slots
    if slot.name in {*SHARED, "together"} and slot.asked not in ELSEWHERE
)
"""What is asked about a shot besides shooter, target and distance."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A unit that shoots at another, or at a wall, with the answers so far."""

    desk: BattleContext
    said: FormValues
    by: Unit
    at: Unit | None

    @property
    def near_enough(self) -> Choices:
        """The figures that may be near the one hit: the others of its unit."""
        return self.desk.figures(figure.name for figure in self.at.here[1:]) if self.at is not None else ()

    @property
    def others(self) -> Choices:
        """The enemy units that the shooters might have chosen instead."""
        units = self.desk.battle.units.values()
        return self.desk.units(
            each.name for each in units if each.side != self.by.side and each.on_table and each is not self.at
        )


# --- when a fact means anything ---


def in_the_dark(pair: Pair) -> bool:
    """Whether this turn is played in the dark."""
    return pair.desk.battle.dark


def of_ranks(pair: Pair) -> bool:
    """Whether several figures shoot, so that some may be in a second rank."""
    return len(pair.by.here) > 1 and pair.by.sort is Sort.UNIT


def of_guns(pair: Pair) -> bool:
    """Whether a gun is among the shooters, whose shells burst."""
    return any(pair.desk.book.can(figure.troop, Ability.SPLASH) for figure in pair.by.here)


def of_machine_guns(pair: Pair) -> bool:
    """Whether a machine gun is among the shooters."""
    return any(pair.desk.book.can(figure.troop, Ability.JAMS) for figure in pair.by.here)


def of_garrisons(pair: Pair) -> bool:
    """Whether the shooters are in a building."""
    said = pair.said.text("shooter_behind")
    return Obstacle.WALL in ([said] if said else [figure.behind for figure in pair.by.here])


def at_works(pair: Pair) -> bool:
    """Whether several figures of the target are behind a work."""
    return bool(pair.said.text("behind")) and pair.at is not None and len(pair.at.here) > 1


WHEN: Mapping[Moment, Callable[[Pair], bool]] = {
    AskedOfShot.IN_THE_DARK: in_the_dark,
    AskedOfShot.OF_RANKS: of_ranks,
    AskedOfShot.OF_GUNS: of_guns,
    AskedOfShot.OF_MACHINE_GUNS: of_machine_guns,
    AskedOfShot.OF_GARRISONS: of_garrisons,
    AskedOfShot.AT_WORKS: at_works,
}


def _applying(pair: Pair) -> Iterator[Slot]:
    """The fields that make sense for these two."""
    for slot in FACTS:
        applies = WHEN.get(slot.asked or Asked.BELOW)
        if applies is None or applies(pair):
            yield slot


# --- what goes without saying ---


def known(desk: BattleContext, unit: str, target: str) -> dict[str, Value]:
    """What the battle knows of the two units, then what was said of the unit's last shot."""
    battle = desk.battle
    found = _by_battle(battle.units[unit], battle.units.get(target))
    last = last_shot(desk, unit)
    if last is None:
        return found
    fire: Fire = last.act.command
    aim = fire.aims[0]
    same = battle.company.get(aim.target, aim.target) == target
    for slot in FACTS:
        said = fire.together if slot.name == "together" else getattr(aim, slot.name)
        if said is not None and (slot.lasts is Lasts.ACTOR or (same and slot.lasts is Lasts.PAIR)):
            found[fact(slot)] = _answer(slot, said)
    return found | {"last_inches": f"{aim.inches:g}"}


def _by_battle(by: Unit, at: Unit | None) -> dict[str, Value]:
    """What the battle knows of the two units, by the names of the fields."""
    here = at.here if at is not None else ()
    return {
        "shooter_behind": by.here[0].behind.value if by.here else "",
        "cover": bool(here) and all(figure.cover for figure in here),
        "cover_at_start": bool(here) and all(figure.covered for figure in here),
        "alone": bool(here) and all(figure.alone for figure in here),
        "behind": here[0].behind.value if here else "",
    }


def last_shot(desk: BattleContext, unit: str) -> StandingAct[Any] | None:
    """The last act by which a unit shot, None if there is none."""
    company = desk.battle.company
    for standing in reversed(desk.document.journal.standing):
        command = standing.act.command
        if isinstance(command, Fire) and command.aims and company.get(command.aims[0].shooter) == unit:
            return standing
    return None


def _answer(slot: Slot, said: object) -> Value:
    """The value of an order's field as the card shows it."""
    if isinstance(said, bool):
        return said is not slot.is_denied
    if slot.holds is Holds.FIGURE:
        return bool(said)
    return said if isinstance(said, int) else str(said)


# --- what is asked ---


def works(desk: BattleContext, slot: Slot) -> Choices:
    """Return the works that figures may stand behind, with their names."""
    return tuple((value, text) for value, text in desk.options(slot) if value != Obstacle.ROOF)


def asked(pair: Pair) -> Iterator[Field]:
    """The facts as questions, those that every shot has at once; with what is asked if one holds."""
    for slot in _applying(pair):
        ask = _question(pair, slot)
        yield replace(ask, main=slot.asked not in {None, Asked.BELOW})
        if (of := inner(slot.hint)[0]) in INSIDE and pair.said.flag(slot.name):
            yield from (_part(pair, INSIDE[of], part) for part in _parts(INSIDE[of]))


def _question(pair: Pair, slot: Slot) -> Field:
    if slot.name in QUESTIONS:
        return QUESTIONS[slot.name](pair, slot)
    desk, said, hint = pair.desk, pair.said, inner(slot.hint)[0]
    if hint in {bool, Gap} or slot.holds is Holds.FIGURE:
        return desk.ask(slot, "toggle", said.flag(fact(slot)))
    if hint is float:
        return desk.ask(slot, "inches", said.text(slot.name), hint=f"{slot.default:g}")
    if choices(hint):
        return desk.ask(slot, "choice", said.text(slot.name), choices=works(desk, slot))
    return desk.ask(slot, "text", said.text(slot.name))


def _near(pair: Pair, slot: Slot) -> Field:
    found = pair.said.row(slot.name, dict(pair.near_enough))
    return pair.desk.ask(slot, "names", found, choices=pair.near_enough)


def _overhead(pair: Pair, slot: Slot) -> Field:
    over = pair.desk.options(form(Overhead).slots[0])
    return pair.desk.ask(slot, "choice", pair.said.text(slot.name), choices=(("", NOBODY), *over))


def _other(pair: Pair, slot: Slot) -> Field:
    return pair.desk.ask(slot, "choice", pair.said.text(slot.name), choices=(("", NOBODY), *pair.others))


QUESTIONS = {"near": _near, "overhead": _overhead, "others": _other}
"""How a fact is asked, where its type does not tell."""
INSIDE: Mapping[object, type[Any]] = {Gap: Gap, Overhead: Overhead, tuple[Other, ...]: Other}
"""The types whose values are forms themselves, by the type of their field."""


def _parts(of: type[Any]) -> tuple[Slot, ...]:
    """The fields inside a fact, without the one that says whether it holds."""
    slots = form(of).slots
    return slots if of is Gap else slots[1:]


def _key(of: type[Any], part: Slot) -> str:
    return f"{form(of).kind}_{fact(part)}"


def _part(pair: Pair, of: type[Any], part: Slot) -> Field:
    key = _key(of, part)
    if part.is_flag:
        return pair.desk.ask(part, "toggle", pair.said.flag(key), name=key, main=False)
    return pair.desk.ask(part, "inches", pair.said.text(key), name=key, main=False)


# --- as the order says them ---


def facts(pair: Pair) -> dict[str, Any]:
    """The facts of each shot by the order's fields; what the battle knows only if somebody changed it.

    The comrade that each figure of a second rank shoots over is not among them. Raises `BadData`.
    """
    kept, found = _by_battle(pair.by, pair.at), dict[str, Any]()
    for slot in (slot for slot in _applying(pair) if slot.name != "front"):
        value = _value(pair, slot)
        if slot.known_by is not KnownBy.BATTLE or value != kept[slot.name]:
            found[slot.name] = value
    return found


def _value(pair: Pair, slot: Slot) -> object:
    if slot.name in VALUES:
        return VALUES[slot.name](pair)
    said, name, hint = pair.said, slot.name, inner(slot.hint)[0]
    if hint is bool:
        return said.flag(fact(slot)) is not slot.is_denied
    if hint is float:
        return said.inches(name) or 0
    return Obstacle(said.text(name)) if hint is Obstacle else said.text(name)


def _close(pair: Pair) -> tuple[Close, ...]:
    return tuple(Close(each) for each in pair.said.row("near", dict(pair.near_enough)))


def _gap(pair: Pair) -> Gap | None:
    return Gap(**_filled(pair, Gap)) if pair.said.flag("gap") else None


def _over(pair: Pair) -> Overhead | None:
    over = pair.said.text("overhead")
    return Overhead(Over(over), **_filled(pair, Overhead)) if over else None


def _stretch(pair: Pair) -> tuple[str, ...]:
    return tuple(each.name for each in pair.at.here) if pair.at and pair.said.flag("stretch") else ()


def _filled(pair: Pair, of: type[Any]) -> dict[str, Any]:
    """The values of the fields inside a fact; a missing distance is 0."""
    return {
        part.name: pair.said.flag(key) is not part.is_denied if part.is_flag else pair.said.inches(key) or 0
        for part in _parts(of)
        for key in (_key(of, part),)
    }


def _others(pair: Pair) -> tuple[Other, ...]:
    """The other enemy unit, once its distance is given."""
    unit = pair.desk.battle.units.get(pair.said.text("others"))
    if unit is None or not unit.here or pair.said.inches("other_inches") is None:
        return ()
    return (Other(unit.here[0].name, **_filled(pair, Other)),)


VALUES: Mapping[str, Callable[[Pair], Any]] = {
    "near": _close,
    "gap": _gap,
    "overhead": _over,
    "others": _others,
    "stretch": _stretch,
}
"""How the card's answer becomes a value, where its type does not tell."""
