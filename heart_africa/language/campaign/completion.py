"""What a line may become: verbs, the names of players and battles, options, values."""

from collections.abc import Iterable

from armylists.catalogue import Catalogue
from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import Holds
from heart_africa.language.campaign.reader import reader
from heart_africa.language.campaign.shorthands import KINDS
from heart_africa.language.completion import Completion, Meant
from heart_africa.language.lexicon import value_word
from heart_africa.language.lines import quoted
from heart_africa.language.order_fields import Slot, choices, inner
from heart_africa.language.reader import Reader
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.agenda import agenda
from heart_africa.rules.fields import BookHolds


@dataclass(frozen=True)
class Typing(Completion):
    """Where a line is typed: the campaign as it stands; `besides`: verbs that are no orders, and meanings."""

    book: Book
    lists: Catalogue
    campaign: Campaign
    besides: Iterable[tuple[str, str]] = ()

    @property
    def reader(self) -> Reader:
        """Who reads the line."""
        return reader(self.lang, self.lists, self.campaign)

    def verbs(self) -> Meant:
        """Verbs: those that make sense now before all others."""
        forms = {form.kind: form for form in self.reader.verbs.values()}
        due = dict.fromkeys(kind for each in agenda(self.book, self.campaign) for kind in each.orders)
        likely = [KINDS.get(kind, kind) for kind in due]
        for kind in dict.fromkeys([*likely, *forms]):
            yield forms[kind].verbs(self.lang)[0], forms[kind].help(self.lang)
        yield from self.besides

    def otherwise(self) -> Meant:
        """Players, behind a verb of the prompt: `ledger`, `may`."""
        return self._players()

    def values(self, slot: Slot) -> Meant:
        """What a field may hold: words of a set, players, battles, lists."""
        for value in choices(inner(slot.hint)[0]):
            if value:
                yield value_word(self.lang, value), ""
        if slot.holds is Holds.PLAYER:
            yield from self._players()
        if slot.holds is BookHolds.ENGAGEMENT:
            for battle in self.campaign.battles.values():
                yield battle.id, " – ".join(battle.sides)
        if slot.holds is BookHolds.LIST:
            for list_ in self.lists.lists.values():
                yield list_.id, str(getattr(list_.name, self.lang))

    def _players(self) -> Meant:
        for player in self.campaign.players.values():
            yield quoted(player.name), player.called if player.called != player.name else ""
