"""What a feature of the campaign answers for, and what its events have in common."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from heart_africa.core import game
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.state import Campaign

AREA = "campaign"


class Told:
    """An event that is told by its kind, with its plain fields as the facts."""

    __slots__ = ()
    kind: Any

    @property
    def what(self) -> str:
        """How it is told."""
        return f"{AREA}-event-{self.kind}"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell: numbers and names, and several in a row."""
        return plain_facts(self)


def plain_facts(told: Any) -> dict[str, object]:  # noqa: ANN401  # any dataclass
    """The plain fields of an event or an order as facts to tell."""
    values = {field.name: getattr(told, field.name) for field in fields(told)}
    return {key: _plain(value) for key, value in values.items() if _tells(value)}


def _tells(value: object) -> bool:
    several = isinstance(value, tuple) and all(isinstance(each, str | int) for each in value)
    return several or isinstance(value, str | int)


def _plain(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value == "" else value  # a message cannot choose by an empty word


@dataclass(frozen=True, slots=True)
class Feature(game.Feature[Campaign, Book]):
    """A part of the campaign.

    `parties`: whose word an order takes; nobody's where it is the organiser's alone. His own word stands
    for that of everybody.
    """

    parties: Callable[[Campaign, Any], tuple[str, ...]]
