"""Printed values of somebody's own box, said one by one as the rules first need them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args, get_type_hints

from pydantic import TypeAdapter

from heart_africa.companions.asking import NONE
from heart_africa.companions.kingdoms.components import (
    PARAMETERS,
    UNSAID,
    Britannia,
    Colour,
    Components,
    Effect,
    Fame,
    People,
    Territory,
    Who,
)
from heart_africa.companions.kingdoms.state import RESOURCES
from heart_africa.companions.packs import ComponentNeeded, Place
from heart_africa.companions.stated import taken_as
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import BadData
from heart_africa.core.strict import unknown

TABLES: dict[str, tuple[str, type[Any]]] = {
    Territory.piece: ("territories", Territory),
    Fame.piece: ("fame", Fame),
    Britannia.piece: ("britannia", Britannia),
}
"""The field of the box that holds the pieces of a kind."""


@dataclass(frozen=True)
class Shields:
    """In which territories the shield of each people is printed (2.1); `none`: in which there is none."""

    britons: tuple[str, ...] = ()
    saxons: tuple[str, ...] = ()
    angles: tuple[str, ...] = ()
    jutes: tuple[str, ...] = ()
    none: tuple[str, ...] = ()


def hint_of(needed: ComponentNeeded) -> object:
    """What a printed value may be. Raises `KeyError` if there is no such value."""
    if needed.field == "shields":
        return Shields
    cls = TABLES.get(needed.piece.partition("-")[0], ("", Components))[1]
    return get_type_hints(cls, include_extras=True)[needed.field]


def plan(
    needed: ComponentNeeded, cls: type[Any], said: Mapping[str, Any]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What is asked of an effect: one of the verbs for it, then what that verb reads.

    A Fame card works for who plays it; a Britannia card for others.
    """
    if cls is Shields:
        yield from ((people, needed.words) for people in get_args(People))
    if cls is not Effect:
        return
    yield "verb", needed.words
    fame = needed.piece.startswith(Fame.piece)
    for name in sorted(PARAMETERS[said["verb"]]):
        if name == "resource" and said["verb"] != "barren":
            yield name, (*RESOURCES, NONE)
        elif name == "colour":
            yield name, (*get_args(Colour), NONE)
        elif name != "who" or not fame:
            yield name, get_args(Who)[1:] if name == "who" else ()


def whole(needed: ComponentNeeded, value: str) -> str:
    """A value with what follows from it: without a shield are the territories where none was named."""
    if needed.field != "shields":
        return value
    said: Shields = read(needed, value)
    named = {land for each in get_args(People) for land in getattr(said, each)}
    rest = tuple([each for each in needed.words if each not in named])
    return TypeAdapter(Shields).dump_json(replace(said, none=rest)).decode()


def with_value(box: Components, needed: ComponentNeeded, value: str) -> Components:
    """The components with one printed value said. Raises `BadData` for what cannot be."""
    what, _, name = needed.piece.partition("-")
    try:
        said = read(needed, value)
        if isinstance(said, Shields):
            return replace(box, territories=tuple([_with_shield(each, said) for each in box.territories]))
        if what == "box":
            return replace(box, **{needed.field: said})
        table = TABLES[what][0]
        pieces = {each.id: each for each in getattr(box, table)}
        pieces[name] = replace(pieces[name], **{needed.field: said})
    except KeyError:
        raise unknown("piece", f"{needed.piece}.{needed.field}", [*box.by_id, *box.fame_by_id]) from None
    if needed.field == "neighbours":
        _both_sided(pieces, name)
    changes: dict[str, Any] = {table: tuple(pieces.values())}
    return replace(box, **changes)


def _with_shield(land: Territory, said: Shields) -> Territory:
    """The territory with its shield as the owner said it, unless it is known already."""
    if land.shield != UNSAID:
        return land
    shown: Any = next((each for each in get_args(People) if land.id in getattr(said, each)), None)
    return replace(land, shield=shown)


def _both_sided(lands: Mapping[str, Territory], which: str) -> None:
    """Neighbours are each other's, as far as both are known. Raises `BadData`."""
    said = lands[which].neighbours or ()
    for other, land in lands.items():
        if land.neighbours is not None and (other in said) != (which in land.neighbours):
            one, two = (which, other) if which in land.neighbours else (other, which)
            raise BadData("pack-one-sided", key=f"territories.{which}", about={"found": two, "other": one})


def read(needed: ComponentNeeded, value: str) -> Any:  # noqa: ANN401  # whatever the field holds
    """A value as it was said, JSON or a bare word. Raises `BadData`; `KeyError`: there is none such."""
    return taken_as(hint_of(needed), needed.field, value)


def kept(place: Place, value: object) -> Iterable[tuple[Place, object]]:
    """Where a value goes that an owner says: shields to their territories."""
    if place == ("board", "shields"):
        for people, lands in TypeAdapter(dict[str, tuple[str, ...]]).validate_python(value).items():
            yield from ((("territories", land, "shield"), people) for land in lands)
    else:
        yield place, value
