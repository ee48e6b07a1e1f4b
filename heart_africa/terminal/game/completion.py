"""What a line may become in a game that offers no names of its own."""

from collections.abc import Iterable
from dataclasses import dataclass

from heart_africa.language.completion import Completion, Meant
from heart_africa.language.lexicon import value_word
from heart_africa.language.order_fields import Slot, choices, inner
from heart_africa.language.reader import Reader


@dataclass(frozen=True)
class PlainCompletion(Completion):
    """The orders that a reader (`by`) knows; `besides`: verbs that are no orders, and meanings."""

    by: Reader
    besides: Iterable[tuple[str, str]] = ()

    @property
    def reader(self) -> Reader:
        """Who reads the line."""
        return self.by

    def verbs(self) -> Meant:
        """The verbs of all orders."""
        for form in {form.kind: form for form in self.reader.verbs.values()}.values():
            yield form.verbs(self.lang)[0], form.help(self.lang)
        yield from self.besides

    def values(self, slot: Slot) -> Meant:
        """The words of a set."""
        for value in filter(None, choices(inner(slot.hint)[0])):
            yield value_word(self.lang, value), ""
