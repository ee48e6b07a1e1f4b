"""What a line may become: verbs, the names of players and battles, options, values."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from armylists.catalogue import Catalogue
from heart_africa.book import Book
from heart_africa.campaign import Campaign
from heart_africa.campaign.agenda import agenda
from heart_africa.messages import say
from heart_africa.orders.campaign.shorthands import KINDS
from heart_africa.orders.campaign.speaking import reader
from heart_africa.orders.completing import Suggestion, fields_given, fitting, parted
from heart_africa.orders.forms import Slot, choices, inner
from heart_africa.orders.lexicon import help_message, value_message, words_of
from heart_africa.orders.lines import quoted
from heart_africa.orders.reading import Reader
from heart_africa.orders.whom import Holds
from heart_africa.problems import BadData

Meant = Iterator[tuple[str, str]]
"""Words, each with what it means."""


@dataclass(frozen=True)
class Typing:
    """Where a line is typed: the campaign as it stands; `besides`: verbs that are no orders, and meanings."""

    lang: str
    book: Book
    lists: Catalogue
    campaign: Campaign
    besides: Iterable[tuple[str, str]] = ()

    def suggest(self, text: str) -> list[Suggestion]:
        """What the word before the cursor may become."""
        try:
            words, start = parted(text)
        except BadData:
            return []
        return fitting(self._within(words, start) if words else self._verbs(), start)

    @property
    def _reader(self) -> Reader:
        return reader(self.lang, self.lists, self.campaign)

    def _verbs(self) -> Meant:
        """Verbs: those that make sense now before all others."""
        forms = {form.kind: form for form in self._reader.verbs.values()}
        due = dict.fromkeys(kind for each in agenda(self.book, self.campaign) for kind in each.orders)
        likely = [KINDS.get(kind, kind) for kind in due]
        for kind in dict.fromkeys([*likely, *forms]):
            yield forms[kind].verbs(self.lang)[0], say(self.lang, help_message(kind))
        yield from self.besides

    def _within(self, words: list[str], start: str) -> Meant:
        """Inside an order: the value that is wanted now, then the options that are left."""
        try:
            form, used = self._reader.verb(words)
        except BadData:
            yield from self._players()  # behind a verb of the prompt: `ledger`, `may`
            return
        given, wanted = fields_given(form, words[used:])
        if wanted is not None:
            yield from self._values(wanted)
            return
        free = next((slot for slot in form.positional if slot not in given), None)
        if free is not None and not start.startswith("--"):
            yield from self._values(free)
        for slot in form.slots:
            if slot not in given:
                yield f"--{slot.words(self.lang)[0]}", ""

    def _values(self, slot: Slot) -> Meant:
        """What a field may hold: words of a set, players, battles, lists."""
        for value in choices(inner(slot.hint)[0]):
            if value:
                yield words_of(self.lang, value_message(value))[0], ""
        if slot.holds is Holds.PLAYER:
            yield from self._players()
        if slot.holds is Holds.ENGAGEMENT:
            for battle in self.campaign.battles.values():
                yield battle.id, " – ".join(battle.sides)
        if slot.holds is Holds.LIST:
            for list_ in self.lists.lists.values():
                yield list_.id, str(getattr(list_.name, self.lang))

    def _players(self) -> Meant:
        for player in self.campaign.players.values():
            yield quoted(player.name), player.called if player.called != player.name else ""
