"""What every event of every game has in common: it is told by its kind, with its own fields as the facts."""

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Any


class GameEvent:
    """Something that happened, whose sentence is the message `event-` with its kind and outcome.

    An event that comes out in several ways overrides `variant`; one whose sentence needs more than its
    fields (a sum, a word for nobody) overrides `also`.
    """

    __slots__ = ()
    kind: Any

    @property
    def variant(self) -> str:
        """Which of several sentences tells it; empty where there is but one."""
        return ""

    @property
    def also(self) -> Mapping[str, object]:
        """Facts beside its fields."""
        return {}

    @property
    def what(self) -> str:
        """The id of the message that tells it."""
        return f"event-{self.kind}-{self.variant}" if self.variant else f"event-{self.kind}"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts of that message: its plain fields, the face that its check needed, and what it adds."""
        facts = {key: value for key, value in plain_facts(self).items() if key != "kind"}
        check = getattr(self, "check", None)
        return {**facts, **({"needs": check.needs} if check else {}), **self.also}


def plain_facts(told: Any) -> dict[str, object]:  # noqa: ANN401  # any dataclass
    """The fields of an event or an order that are numbers, words or several of them, as facts to tell.

    A yes or no is "yes" or "no"; an empty word is "none", since a message cannot choose by an empty one.
    """
    values = {field.name: getattr(told, field.name) for field in fields(told)}
    return {key: _plain(value) for key, value in values.items() if _tells(value)}


def _tells(value: object) -> bool:
    several = isinstance(value, tuple) and all(isinstance(each, str | int) for each in value)
    return several or isinstance(value, str | int | float)


def _plain(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return value.value
    return "none" if value == "" else value
