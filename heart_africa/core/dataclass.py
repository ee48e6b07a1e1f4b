"""Frozen dataclasses whose methods are written when they are first called, each by itself.

The standard library writes and compiles six methods for each class when it is defined. The program defines
some six hundred classes, a command at the terminal makes objects of a tenth of them and compares hardly any,
and writing the other methods took a fifth of its time. `field`, `fields` and `replace` can be imported from
here too.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, field, fields, make_dataclass
from dataclasses import dataclass as of_the_library
from dataclasses import replace as replaced_by_the_library
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

__all__ = ["DataclassInstance", "dataclass", "field", "fields", "replace"]

STATE = {"__getstate__", "__setstate__"}
"""What a class with slots needs to be copied."""
ORDER = {"__lt__", "__le__", "__gt__", "__ge__"}

if TYPE_CHECKING:  # it does what the library's does, so a type checker may take it for that
    from dataclasses import dataclass, replace
else:

    def replace(one: object, /, **changes: object) -> object:
        """As `dataclasses.replace`; an object with plain slots is copied slot by slot, which is faster."""
        return (_changing(type(one)) or replaced_by_the_library)(one, **changes)

    def dataclass(cls: type | None = None, /, **how: bool) -> type | Callable[[type], type]:
        """As `dataclasses.dataclass`; a frozen class gets its methods when they are first called."""
        if not how.get("frozen"):
            return of_the_library(cls, **how)
        return _deferred(cls, how) if cls else lambda cls: _deferred(cls, how)


class DataclassInstance(Protocol):
    """A value of any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


def _deferred(cls: type[Any], how: dict[str, Any]) -> type[Any]:
    """The class with its fields and slots; each method is replaced by one that writes it when called."""
    names = {"__init__", "__repr__"} if how.get("init", True) else {"__repr__"}
    names |= {"__eq__", "__hash__"} if how.get("eq", True) else set()
    names |= ORDER if how.get("order") else set()
    names |= STATE if how.get("slots") else set()
    written = {name for name in names if vars(cls).get(name) is None}  # __hash__ is None beside an __eq__
    layout = {name: how[name] for name in ("slots", "kw_only") if name in how}
    made: type[Any] = of_the_library(init=False, repr=False, eq=False, **layout)(cls)
    for name in written:
        setattr(made, name, _first_call(made, name, how))
    setattr(made, "__setattr__", _no_change)  # noqa: B010  # a type checker holds both for methods already
    setattr(made, "__delattr__", _no_loss)  # noqa: B010  # as above
    return made


def _first_call(made: type[Any], name: str, how: dict[str, Any]) -> Callable[..., Any]:
    def method(self: object, *values: object, **named: object) -> object:
        setattr(made, name, _written(made, name, how))
        return getattr(made, name)(self, *values, **named)

    return method


def _written(made: type[Any], name: str, how: dict[str, Any]) -> object:
    """The method of that name that the library would write for a class with the same fields."""
    if how.get("slots") and name == "__init__" and _is_plain(made):
        # An `__init__` that fills each slot by itself: a third of the time of the library's `__setattr__`.
        given, filled = ["self"], []
        known: dict[str, Any] = {"none": MISSING}
        for place, one in enumerate(fields(made)):
            known |= {f"slot{place}": getattr(made, one.name).__set__, f"make{place}": one.default_factory}
            known[f"usual{place}"] = one.default
            makes = one.default_factory is not MISSING
            given.append(f"{one.name}=usual{place}" if makes or one.default is not MISSING else one.name)
            value = f"make{place}() if {one.name} is none else {one.name}" if makes else one.name
            filled.append(f"slot{place}(self, {value})")
        exec(f"def __init__({', '.join(given)}): {'; '.join(filled) or 'pass'}", known)  # noqa: S102  # as the library does
        made_here: Callable[..., None] = known["__init__"]
        return made_here
    after = {"__post_init__": made.__post_init__} if hasattr(made, "__post_init__") else {}
    body = {
        "__doc__": name,
        **after,
    }  # without a text the library makes one of the signature, which takes time
    same = [(field.name, field.type, field) for field in fields(made)]
    asked = {"init": name == "__init__", "repr": name == "__repr__", "slots": name in STATE}
    asked |= {"eq": name == "__eq__", "unsafe_hash": name == "__hash__", "order": False}
    if name in ORDER:
        asked |= {"eq": True, "order": True}
    if name not in {"__init__", *STATE}:  # a frozen twin would write two methods besides
        asked |= {"frozen": False}
    twin = make_dataclass(made.__name__, same, namespace=body, **how | asked)
    return vars(twin)[name]


def _is_plain(made: type[Any]) -> bool:
    """Whether making an object only means filling its fields in order."""
    return not hasattr(made, "__post_init__") and all(one.init and not one.kw_only for one in fields(made))


@cache
def _changing(made: type[Any]) -> Callable[..., object] | None:
    """A fast `replace` for a class with plain slots; None for any other class."""
    slots: dict[str, Any] = {one.name: getattr(made, one.name, None) for one in fields(made)}
    if not _is_plain(made) or not all(hasattr(slot, "__set__") for slot in slots.values()):
        return None
    known: dict[str, Any] = {"__made": made, "__new": object.__new__, "__none": MISSING}
    known |= {f"__set_{name}": slot.__set__ for name, slot in slots.items()}
    given = "".join(f", {name}=__none" for name in slots)
    filled = "".join(
        f"; __set_{name}(__other, __self.{name} if {name} is __none else {name})" for name in slots
    )
    exec(f"def change(__self{given}): __other = __new(__made){filled}; return __other", known)  # noqa: S102  # as below
    change: Callable[..., object] = known["change"]
    return change


def _no_change(_self: object, name: str, _value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _no_loss(_self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")
