"""Frozen dataclasses whose methods are written when one is first called.

The standard library writes and compiles six methods for each class when it is defined. The program defines
some six hundred, a command at the terminal uses a tenth of them, and the rest was a fifth of its time.

What goes with them in the standard library is handed on, so that a module imports both by one line.
"""

from collections.abc import Callable
from dataclasses import FrozenInstanceError, field, fields, make_dataclass, replace
from dataclasses import dataclass as of_the_library
from typing import TYPE_CHECKING, Any

__all__ = ["dataclass", "field", "fields", "replace"]

if TYPE_CHECKING:  # it does what the library's does, so a type checker may take it for that
    from dataclasses import dataclass
else:

    def dataclass(cls: type | None = None, /, **how: bool) -> type | Callable[[type], type]:
        """As `dataclasses.dataclass`; a frozen class gets its methods when they are first called."""
        if not how.get("frozen"):
            return of_the_library(cls, **how)
        return _deferred(cls, how) if cls else lambda cls: _deferred(cls, how)


def _deferred(cls: type[Any], how: dict[str, Any]) -> type[Any]:
    """The class with its fields and slots, and for each method one that writes it at its first call."""
    names = {"__init__", "__repr__"} if how.get("init", True) else {"__repr__"}
    names |= {"__eq__", "__hash__"} if how.get("eq", True) else set()
    names |= {"__lt__", "__le__", "__gt__", "__ge__"} if how.get("order") else set()
    names |= {"__getstate__", "__setstate__"} if how.get("slots") else set()
    written = {name for name in names if vars(cls).get(name) is None}  # __hash__ is None beside an __eq__
    layout = {name: how[name] for name in ("slots", "kw_only") if name in how}
    made: type[Any] = of_the_library(init=False, repr=False, eq=False, **layout)(cls)
    for name in written:
        setattr(made, name, _first_call(made, name, written, how))
    setattr(made, "__setattr__", _no_change)  # noqa: B010  # a type checker holds both for methods already
    setattr(made, "__delattr__", _no_loss)  # noqa: B010  # as above
    return made


def _first_call(made: type[Any], name: str, written: set[str], how: dict[str, Any]) -> Callable[..., Any]:
    def method(self: object, *values: object, **named: object) -> Any:  # noqa: ANN401  # whatever the method returns
        _write(made, written, how)
        return getattr(made, name)(self, *values, **named)

    return method


def _write(made: type[Any], names: set[str], how: dict[str, Any]) -> None:
    """Give the class the methods that the library writes for one with the same fields."""
    after = {"__post_init__": made.__post_init__} if hasattr(made, "__post_init__") else {}
    same = [(field.name, field.type, field) for field in fields(made)]
    twin = make_dataclass(made.__name__, same, namespace=after, **how)
    for name in names:
        setattr(made, name, vars(twin)[name])


def _no_change(_self: object, name: str, _value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _no_loss(_self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")
