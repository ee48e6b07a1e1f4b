"""HTML out of values: whatever people have written is text, never tags."""

import re
from html import escape

from heart_africa.core.safe_text import shown

NO_CHARACTER = re.compile("[\ufffe\uffff]")
"""What no page may hold, whatever a terminal makes of it."""

Attribute = str | int | float | bool


def text(value: object) -> str:
    """A value as text inside a page."""
    return escape(NO_CHARACTER.sub("", shown(str(value))), quote=True)


def tag(name: str, /, *inside: str, **attributes: Attribute) -> str:
    """An element around parts that are HTML already; `class_` and `for_` stand for `class` and `for`."""
    return f"<{name}{_attributes(attributes)}>{''.join(inside)}</{name}>"


def empty(name: str, /, **attributes: Attribute) -> str:
    """An element with nothing in it."""
    return f"<{name}{_attributes(attributes)}>"


def _attributes(attributes: dict[str, Attribute]) -> str:
    return "".join(
        f" {_name(name)}" if value is True else f' {_name(name)}="{text(value)}"'
        for name, value in attributes.items()
        if value is not False
    )


def _name(name: str) -> str:
    """`class_` is `class`, `stroke_width` is `stroke-width`; SVG's own capitals stay as they are."""
    return name.rstrip("_").replace("_", "-")
