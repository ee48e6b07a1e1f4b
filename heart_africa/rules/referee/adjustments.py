"""Putting the battle right by hand: whatever figures, units and sides carry, with the reason on record."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, get_type_hints

from pydantic import TypeAdapter, ValidationError

from heart_africa.core.dataclass import replace
from heart_africa.core.fields import Anybody
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.rules.battle import Battle, Figure, Gone, Unit, Where, lose
from heart_africa.rules.battle.units import NO_PART
from heart_africa.rules.shared_terms import Melee

BY_HAND = "umpire"
"""The cause of a loss that the umpire entered."""

Value = bool | int | str | tuple[str, ...]

OF_FIGURE = (
    "gone", "unloaded", "fault", "enemies", "fought", "cover", "behind", "alone", "dismounted",
    "on_roof", "forded", "aboard", "repeater", "armed_scout", "moved", "melee", "covered", "shots",
    "aimed", "reloading", "gave_way", "lit", "climbed", "boarding", "changed_mount", "captured",
    "attempted", "water",
)  # fmt: skip
OF_UNIT = (
    "where", "markers", "broken", "at_start", "away", "hits", "hits_before", "failures", "aground",
    "under_way", "aboard", "with_unit", "parted", "hidden", "lies_in", "guard", "chosen", "done",
    "grounding", "still", "arrival_rolled", "arrived", "guided", "emerged", "used",
)  # fmt: skip
OF_SIDE = ("captured",)
OF_BATTLE = ("mover", "first", "march", "base", "held", "wind", "breaches", "spell_broken", "spell_breaking")
NAMES_A_UNIT = frozenset({"aboard", "with_unit", "guided"})


class Adjust(Order, kind="adjust"):
    """The umpire puts something right: of a figure, a unit, a side, or of the battle itself (no name).

    `field` is what `Figure`, `Unit` or `Battle` call it; `value` as typed: a yes or no, a number, a word,
    names. A figure comes back with `gone` empty; whom it touches are its `enemies`.
    """

    BARE: ClassVar = ("name", "field", "value", "reason")

    field: str
    value: Value
    reason: str
    name: Anybody = ""


class Adjusted(GameEvent, kind="adjusted"):
    """Something was put right: what it was before, and why."""

    field: str
    value: Value
    was: Value
    reason: str

    @property
    def also(self) -> Mapping[str, object]:
        return {"value": _told(self.value), "was": _told(self.was)}

    def applied(self, battle: Battle, who: str) -> Battle:
        if not who:
            return replace(battle, **{self.field: _as(Battle, self)})
        if who in battle.sides:
            captured = {**battle.captured, who: int(self.value) if isinstance(self.value, int) else 0}
            return replace(battle, captured=MappingProxyType(captured))
        change = _figure if _figure_meant(battle, who, self.field) else _unit
        return change(battle, self, who)


def _told(value: Value) -> str:
    """A value as one word or several; `yes`, `no` and `nothing` are worded."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return (", ".join(value) if isinstance(value, tuple) else str(value)) or "nothing"


# --- from what was typed to what the battle keeps ---


def adjust(battle: Battle, order: Adjust) -> Adjusted:
    """What the order changes. Raises `BadData`: nobody of that name, no such field, no such value."""
    if not order.reason.strip():
        raise BadData("says-nothing", key="reason")
    thing, fields = _thing(battle, order.name)
    if order.field not in fields:
        about = {"found": order.field, "nearest": nearest(order.field, fields), "allowed": ", ".join(fields)}
        raise BadData("not-adjustable", key=order.field, about=about)
    value = _read(battle, thing, order)
    return Adjusted(order.field, value, _was(battle, order), order.reason.strip())


def _thing(battle: Battle, name: str) -> tuple[type[Any], tuple[str, ...]]:
    """What bears a name, and what of it may be put right."""
    if not name:
        return Battle, OF_BATTLE
    if name in battle.sides:
        return Battle, OF_SIDE
    if name in battle.company and name not in battle.units:
        return Figure, OF_FIGURE
    unit = battle.unit(name)
    # A lone figure is called like its unit, and both may be meant.
    return (Unit, OF_UNIT + OF_FIGURE) if name in battle.company else (type(unit), OF_UNIT)


def _figure_meant(battle: Battle, name: str, field: str) -> bool:
    """A figure's own; of a lone figure and his company, called alike, the company if it can be meant."""
    company = name in battle.units and field in OF_UNIT
    return name in battle.company and field in OF_FIGURE and not company


def _was(battle: Battle, order: Adjust) -> Value:
    if order.name in battle.sides:
        return battle.captured.get(order.name, 0)
    holder: Battle | Unit | Figure = battle
    if order.name:
        is_figure = _figure_meant(battle, order.name, order.field)
        holder = battle.figure(order.name) if is_figure else battle.unit(order.name)
    return _plain(getattr(holder, order.field))


def _plain(value: object) -> Value:
    if isinstance(value, str):
        return str(value)
    if isinstance(value, tuple):
        return tuple(map(str, value))
    return value if isinstance(value, bool | int) else ""


def _read(battle: Battle, thing: type[Any], order: Adjust) -> Value:
    """The value as the field keeps it."""
    wanted = int if order.name in battle.sides else _type(_kept_by(battle, thing, order), order.field)
    try:
        value = _plain(TypeAdapter(wanted).validate_python(_split(order.value, wanted)))
    except ValidationError:
        raise BadData("not-such-a-value", key=order.field, about={"found": _told(order.value)}) from None
    if order.field == "enemies" and isinstance(value, tuple):
        for name in value:
            battle.figure(name)
    if order.field in NAMES_A_UNIT and value:
        battle.unit(str(value))
    if isinstance(value, int) and not isinstance(value, bool) and value < 0:
        raise BadData("out-of-range", key=order.field, about={"found": value, "bound": 0, "side": "least"})
    return value


def _kept_by(battle: Battle, thing: type[Any], order: Adjust) -> type[Any]:
    return Figure if _figure_meant(battle, order.name, order.field) else thing


def _type(thing: type[Any], field: str) -> Any:  # noqa: ANN401  # a type
    return get_type_hints(thing)[field]


def _split(value: Value, wanted: object) -> Value:
    """Several names may be typed with commas between them."""
    if wanted == tuple[str, ...] and isinstance(value, str):
        return tuple(part.strip() for part in value.split(",") if part.strip())
    return value


# --- putting it right ---


def _as(thing: type[Any], event: Adjusted) -> Any:  # noqa: ANN401  # whatever the field keeps
    return TypeAdapter(_type(thing, event.field)).validate_python(event.value)


def _figure(battle: Battle, event: Adjusted, name: str) -> Battle:
    value = _as(Figure, event)
    if event.field == "gone":
        back = _back(battle, name)
        return lose(back, name, value, BY_HAND) if value else back
    if event.field == "enemies":
        return _touching(battle, name, value)
    return battle.with_figure(replace(battle.figure(name), **{event.field: value}))


def _back(battle: Battle, name: str) -> Battle:
    """The battle with a figure on the table again; the army has not heard of its loss."""
    figure, unit = replace(battle.figure(name), gone=Gone.NO, cause=""), battle.unit_of(name)
    battle = battle.with_figure(figure)
    if unit.where in NO_PART:
        battle = battle.with_unit(replace(battle.unit_of(name), where=Where.TABLE, broken=False))
    heard = tuple(
        news
        for news in battle.news
        if news.what in {"captured", "eaten"} or not (bool(news.unit) and news.unit in {unit.name, name})
    )
    return replace(battle, news=heard)


def _touching(battle: Battle, name: str, enemies: tuple[str, ...]) -> Battle:
    """The battle with a figure in base contact with these enemies and no others: they touch it too."""
    before = battle.figure(name).enemies
    battle = battle.with_figure(_touched(battle.figure(name), enemies))
    for enemy in sorted({*before, *enemies}):
        figure = battle.figure(enemy)
        others = tuple(each for each in figure.enemies if each != name)
        battle = battle.with_figure(_touched(figure, (*others, name) if enemy in enemies else others))
    return battle


def _touched(figure: Figure, enemies: tuple[str, ...]) -> Figure:
    """A figure in contact is in close combat, one without enemies in none."""
    melee = (figure.melee or Melee.CONTACTED) if enemies else Melee.NONE
    return replace(figure, enemies=enemies, melee=melee)


def _unit(battle: Battle, event: Adjusted, name: str) -> Battle:
    value = _as(Unit, event)
    if event.field == "where" and value is Where.OUT and battle.unit(name).here:
        value = Where.HOME  # nobody of it has been lost
    if event.field == "broken":
        battle = _flee(battle, name) if value else _return(battle, name)
    return battle.with_unit(replace(battle.unit(name), **{event.field: value}))


def _flee(battle: Battle, name: str) -> Battle:
    for figure in battle.unit(name).here:
        battle = lose(battle, figure.name, Gone.FLED, BY_HAND)
    return battle


def _return(battle: Battle, name: str) -> Battle:
    for figure in battle.unit(name).figures:
        battle = _back(battle, figure.name) if figure.gone is Gone.FLED else battle
    return battle
