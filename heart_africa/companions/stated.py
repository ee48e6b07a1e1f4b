"""A printed value of the owner's box that is said when the rules first need it (`ComponentNeeded`)."""

from typing import Any, get_type_hints

from pydantic import TypeAdapter, ValidationError

from heart_africa.core.journal.records import Order
from heart_africa.core.problems import BadData


class StateComponent(Order, kind="state-component"):
    """Say a printed value of a field of a piece: a word, a number, or JSON for what has parts."""

    piece: str
    field: str
    value: str


def taken(cls: type[Any], field: str, value: str) -> Any:  # noqa: ANN401  # whatever the field holds
    """A value as a field of a class takes it. Raises `BadData`, also if it has no such field."""
    hints = get_type_hints(cls)
    if field not in hints:
        raise _wrong(field, value)
    return taken_as(hints[field], field, value)


def taken_as(hint: Any, field: str, value: str) -> Any:  # noqa: ANN401  # as above
    """A value as a field of such a hint takes it: JSON, or a bare word. Raises `BadData`."""
    adapter: TypeAdapter[Any] = TypeAdapter(hint)
    try:
        return adapter.validate_json(value)
    except ValidationError:
        try:
            return adapter.validate_python(value)
        except ValidationError:
            raise _wrong(field, value) from None


def _wrong(field: str, value: str) -> BadData:
    return BadData("wrong-type", key=field, about={"expected": field, "found": value[:40]})
