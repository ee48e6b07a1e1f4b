"""A printed value of the owner's box that is said when the rules first need it (`ComponentNeeded`)."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Annotated, Any, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter, ValidationError

from heart_africa.core.dice import SIDES
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import BadData


class Span(NamedTuple):
    """The least and the most that a printed number may be; a journal that says otherwise is still read."""

    least: int
    most: int


Count: TypeAlias = Annotated[int, Span(0, 99)]
"""How many there are of anything, or how much of it."""
Face: TypeAlias = Annotated[int, Span(1, SIDES)]
"""What a die shows."""


def beyond(value: object, hint: object, field: str = "") -> Iterator[BadData]:
    """The numbers of a value that none of its kind can be, each with the bound that it oversteps."""
    origin, of = get_origin(hint), get_args(hint)
    if value is None:
        return
    if origin is Annotated:
        for span in of[1:]:
            if isinstance(span, Span) and isinstance(value, int) and not span.least <= value <= span.most:
                side = "least" if value < span.least else "most"
                about = {"found": str(value), "side": side, "bound": str(getattr(span, side))}
                yield BadData("out-of-range", key=field, about=about)
    elif is_dataclass(hint):
        for name, inner in get_type_hints(hint, include_extras=True).items():
            yield from beyond(getattr(value, name), inner, field)
    else:
        for each in value if isinstance(value, tuple) else (value,):
            yield from beyond(each, of[0], field) if of else ()


class StateComponent(Order, kind="state-component"):
    """Say a printed value of a field of a piece: a word, a number, or JSON for what has parts."""

    piece: str
    field: str
    value: str


def taken(cls: type[Any], field: str, value: str) -> Any:  # noqa: ANN401  # whatever the field holds
    """A value as a field of a class takes it. Raises `BadData`, also if it has no such field."""
    hints = get_type_hints(cls, include_extras=True)
    if field not in hints:
        raise _wrong(field, value)
    return taken_as(hints[field], field, value)


def taken_as(hint: Any, field: str, value: str) -> object:  # noqa: ANN401  # an annotation
    """A value as a field of such a hint takes it: JSON, or a bare word. Raises `BadData`."""
    adapter: TypeAdapter[Any] = TypeAdapter(hint)
    try:
        found = adapter.validate_json(value)
    except ValidationError:
        try:
            found = adapter.validate_python(value)
        except ValidationError:
            raise _wrong(field, value) from None
    for wrong in beyond(found, hint, field):
        raise wrong
    return found


def _wrong(field: str, value: str) -> BadData:
    return BadData("wrong-type", key=field, about={"expected": field, "found": value[:40]})
