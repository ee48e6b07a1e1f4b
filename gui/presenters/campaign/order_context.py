"""Orders of a campaign as forms: whom a field may name, what is asked, what a player's copy changes."""

from collections.abc import Iterable, Iterator
from functools import cached_property

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign.page import objections
from gui.presenters.forms import (
    NOBODY,
    Answers,
    Checked,
    Choices,
    Field,
    FormContext,
    Input,
    Value,
    counts_text,
)
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.fields import Holds
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import Problem
from heart_africa.language.campaign.reader import Completer
from heart_africa.language.campaign.words import dice_words, form_of
from heart_africa.language.lines import quoted
from heart_africa.language.narration import name as called
from heart_africa.language.order_fields import Form, Slot, inner, is_row
from heart_africa.language.reader import Reader
from heart_africa.rules.campaign import Campaign, PlayerKind, PlayerStatus
from heart_africa.rules.campaign.agenda import may
from heart_africa.rules.campaign.battles import ReportResult
from heart_africa.rules.campaign.names import offered
from heart_africa.rules.campaign.promotions import progress
from heart_africa.rules.campaign.turn import rollers
from heart_africa.rules.shared_terms import BookHolds

DAY = "2027-03-31"
"""An example of how a day is written."""


@dataclass(frozen=True)
class CampaignContext(FormContext[CampaignDocument]):
    """The context in which orders of an open campaign are filled in; on a copy they wait to be sent."""

    offered = frozenset({Holds.PLAYER, BookHolds.ENGAGEMENT, BookHolds.LIST})
    example = "campaign_desk-typed-hint"
    unasked = frozenset({"record"})

    # --- what stands in a form ---

    @cached_property
    def order(self) -> Form:
        """The description of the order; that of its shorthand if it has one."""
        return form_of(self.kind)

    def hint(self, slot: Slot) -> str:
        """The hint of a field for a day: how it is written."""
        return DAY if slot.holds is Holds.DAY else ""

    def input(self, slot: Slot) -> Input:
        """How a field is filled in; a name may be one of the book's or another."""
        if slot.name == "called":
            return "suggest"
        if slot.name == "people":
            return "choice"
        return "names" if is_row(inner(slot.hint)[0]) else super().input(slot)

    def usual(self, slot: Slot) -> Value | None:
        """What a field shows at first: one hongo, the first year."""
        if slot.name == "year":
            return self.session.book.campaign.calendar.start.value
        return 1 if slot.required and self.input(slot) == "count" else None

    def field(self, slot: Slot, known: Answers) -> Field:
        """A field; a nation is required if the list does not let players come without one."""
        made = super().field(slot, known)
        if slot.name != "people" or not self._nation_required(known):
            return made
        return replace(made, label=self.say("campaign_desk-nation"), needed=True)

    def asked(self, slot: Slot, known: Answers) -> bool:
        """Whether a field makes sense with the answers so far."""
        match slot.name:
            case "role":
                # a list of the book decides what kind of player he is
                kinds = self.document.book.campaign.kinds
                printed = any(self._list(known) in row.lists for row in kinds)
                return bool(self._modes(known)) or not printed
            case "people":
                return bool(self._peoples(known))
            case "fallen":
                return bool(self._explorers(known))
            case "explore":
                pending = self._campaign.round.pending
                return pending is not None and self._campaign.player(pending[0]).kind is PlayerKind.EXPLORER
            case _:
                return True

    def dice_words(self, command: Command, why: str, faces: tuple[int, ...]) -> str:
        """What the dice are for, with the names of those who throw for the order of play."""
        return dice_words(self.lang, why, rollers(self.document.book, self.ahead.state, command, faces))

    # --- what may be chosen ---

    def names(self, slot: Slot, known: Answers) -> Iterator[tuple[str, str]]:
        """The players, battles, lists or names that a field may hold."""
        match slot.name:
            case "outcome":
                yield from self._outcomes(known)
            case "role":
                modes = self._modes(known) or ("native", "explorer", "colonial")
                yield from ((value, self.word(value)) for value in modes)
            case "people":
                yield from self._peoples(known)
            case "called":  # names not yet taken; only native players have them
                yield from ((name, name) for name in offered(self.document.book, self._campaign))
            case "fallen":
                yield from ((name, name) for name in self._explorers(known))
            case "losses":
                yield from ((name, name) for name in self._sides(known))
            case _ if slot.holds is Holds.PLAYER:
                yield from self._players(slot, known)
            case _ if slot.holds is BookHolds.ENGAGEMENT:
                yield from self._battles(slot)
            case _ if slot.holds is BookHolds.LIST:
                yield from self._lists(known)

    @property
    def _campaign(self) -> Campaign:
        return self.document.live

    def _players(self, slot: Slot, known: Answers) -> Iterator[tuple[str, str]]:
        player, pays = _text(known, "player"), slot.name == "payer"
        if not slot.required:
            yield "", self.say("campaign_desk-as-usual", player=player) if pays and player else NOBODY
        lawful = self._lawful(slot, known)
        for one in sorted(self._campaign.players.values(), key=lambda one: one.name not in lawful):
            if (slot.is_about or pays) and one.name == player != known.get(slot.name):
                continue
            gone = one.standing is PlayerStatus.OUT
            if not gone or one.name == known.get(slot.name):
                yield one.name, one.name

    def _lawful(self, slot: Slot, known: Answers) -> frozenset[str]:
        """Return whom the order may concern by the rules now; they are proposed first."""
        player, kind = _text(known, "player"), self.order.kind
        if not slot.is_about or player not in self._campaign.players:
            return frozenset()
        found = may(self.document.book, self._campaign, player)
        return frozenset(each.about for each in found if each.order == kind and each.open)

    def _battles(self, slot: Slot) -> Iterator[tuple[str, str]]:
        if not slot.required:
            yield "", NOBODY
        for battle in self._campaign.battles.values():
            yield battle.id, f"{battle.id} · {battle.attacker} – {battle.defender}"

    def _outcomes(self, known: Answers) -> Iterator[tuple[str, str]]:
        attacker, defender = self._sides(known) or ("", "")
        yield "", NOBODY  # no winner is proposed
        for value, name in (("attacker", attacker), ("defender", defender), ("draw", "")):
            yield value, self.say("campaign_desk-outcome", how=value if name else f"any-{value}", player=name)

    def _lists(self, known: Answers) -> Iterator[tuple[str, str]]:
        """All lists; to change an army, first those that the player is on his way to."""
        lists, player = self.session.catalogue.lists, _text(known, "player")
        first: list[str] = []
        if self.order.kind == "rise" and player in self._campaign.players:
            found = progress(self.document.book, self._campaign, player)
            first = [each.promotion.to for each in found]
        for id_ in dict.fromkeys([*first, *lists]):
            own = lists[id_].name.text(self.lang) if id_ in lists else ""
            yield id_, own or called(self.lang, "list", id_)

    def _list(self, known: Answers) -> str:
        lists = [id_ for id_, _ in self._lists(known)]
        said = _text(known, "list")
        return said if said in lists else lists[0]

    def _modes(self, known: Answers) -> tuple[str, ...]:
        found = self.session.catalogue.lists.get(self._list(known))
        return tuple(found.modes) if found else ()

    def _peoples(self, known: Answers) -> Choices:
        found = self.session.catalogue.lists.get(self._list(known))
        rows = found.peoples if found else ()
        named = tuple((each.id, each.name.text(self.lang)) for each in rows)
        nobody = self.say("builder-people-open") if self._nation_required(known) else NOBODY
        return (("", nobody), *named) if named else ()

    def _nation_required(self, known: Answers) -> bool:
        found = self.session.catalogue.lists.get(self._list(known))
        return found is not None and found.people_required is not None

    def _sides(self, known: Answers) -> tuple[str, ...]:
        battles = self._campaign.battles
        battle = battles.get(_text(known, "battle")) or next(iter(battles.values()), None)
        return battle.sides if battle else ()

    def _explorers(self, known: Answers) -> tuple[str, ...]:
        return tuple(
            name for name in self._sides(known) if self._campaign.player(name).kind is PlayerKind.EXPLORER
        )

    # --- what an order meets ---

    @property
    def reader(self) -> Reader:
        """The reader of typed and filled-in orders for the present state."""
        return self.document.reader

    @property
    def completion(self) -> Completer:
        """The completion of typed words, most likely first."""
        return Completer(self.lang, self.document.book, self.session.catalogue, self._campaign)

    @property
    def ahead(self) -> Journal[Campaign]:
        """The journal; on a copy with the waiting orders entered."""
        return self.document.ahead

    @property
    def open(self) -> bool:
        """Whether orders can be given."""
        return self.document.orderable

    @property
    def overrules(self) -> bool:
        """False on a copy: only the organiser may overrule the rules."""
        return not self.document.owner

    @property
    def press(self) -> tuple[str, str]:
        """The messages of the button; on a copy an order is added to the waiting ones."""
        return ("mail-to-outbox", "mail-to-outbox-tip") if self.document.owner else super().press

    def worded(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        """Objections as sentences, each once."""
        return objections(self.session, problems)

    def tried(self, command: Command, dice: int = 0) -> Checked:
        """The check of an order; on a copy it must be one that its player may give. Raises `BadData`."""
        own, owner = self.document, self.document.owner
        if owner and own.keeper.sent(own.ahead.state, owner, command) is None:
            return Checked(fault=self.say("mail-not-his", player=owner))
        return super().tried(command, dice)

    def carry_out(
        self,
        command: Command,
        faces: tuple[int, ...],
        reason: str | None,
        *,
        throw: int = 0,
    ) -> None:
        """Enter the order, or add it to the waiting ones; missing dice are thrown if `throw`."""
        if self.document.owner:
            self.document.plan(command, self.document.generator.throw(throw) if throw else faces)
        else:
            super().carry_out(command, faces, reason, throw=throw)


def _text(known: Answers, name: str) -> str:
    return str(known.get(name, ""))


def told_result(result: ReportResult) -> dict[str, str]:
    """The result of a battle as answers of the form."""
    return {
        "battle": result.battle,
        "outcome": result.outcome,
        "fallen": ",".join(map(quoted, result.fallen)),
        "losses": counts_text(result.losses),
        "record": result.record,
    }
