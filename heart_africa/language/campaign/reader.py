"""The reader of a campaign's orders, short forms of them, and the completion of typed words."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, ClassVar, Literal, cast

from armylists.catalogue import Catalogue
from armylists.models import ListYears
from armylists.models import People as ListPeople
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import faces_of
from heart_africa.core.fields import About, Day, Holds, PlayerName
from heart_africa.core.journal.codec import by_kind
from heart_africa.core.journal.records import Command, Order
from heart_africa.core.problems import BadData
from heart_africa.language.campaign.names import People
from heart_africa.language.lines import cut, quoted
from heart_africa.language.order_fields import Form, Slot
from heart_africa.language.reader import Completion, Meant, Reader
from heart_africa.language.writer import line as written
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Army, Campaign, Keeper
from heart_africa.rules.campaign.agenda import agenda
from heart_africa.rules.campaign.agreements import Propose, Shared
from heart_africa.rules.campaign.forces import Join
from heart_africa.rules.campaign.forfeits import Concede
from heart_africa.rules.campaign.keeper import ORDERS
from heart_africa.rules.campaign.promotions import Promote
from heart_africa.rules.campaign.turn import up
from heart_africa.rules.shared_terms import BattleName, BookHolds, ListName

# --- orders with short forms of their own ---


Role = Literal["", "native", "explorer", "colonial"]


class Enlist(Order, kind="enlist"):
    """A player joins with a list of the book or the club."""

    BARE: ClassVar = ("player", "list", "people")

    player: str
    list: ListName
    people: str = ""
    role: Role = ""
    called: str = ""

    def order(self, lists: Catalogue) -> Join:
        """The order that it means. Raises `BadData`."""
        return Join(self.player, army_of(lists, self.list, self.people, self.role), self.called)


class Rise(Order, kind="rise"):
    """A player changes his army to another list."""

    BARE: ClassVar = ("player", "list", "people")

    player: PlayerName
    list: Annotated[ListName, About()]
    people: str = ""
    role: Role = ""
    called: str = ""

    def order(self, lists: Catalogue) -> Promote:
        """The order that it means. Raises `BadData`."""
        return Promote(self.player, army_of(lists, self.list, self.people, self.role), self.called)


class Forfeit(Order, kind="forfeit"):
    """An attacked player does not play the battle; `on`: the day."""

    BARE: ClassVar = ("player", "battle")

    player: PlayerName
    battle: Annotated[BattleName, About()] = ""
    on: Day = ""

    def order(self, _lists: Catalogue) -> Concede:
        """The order that it means."""
        return Concede(self.player, self.battle, self.on)


class Proposal(Order, kind="proposal"):
    """A player proposes an order that needs another's consent; `order` is typed, with its dice."""

    player: PlayerName
    order: str


SHORT: dict[type[Any], type[Any]] = {Join: Enlist, Promote: Rise, Concede: Forfeit, Propose: Proposal}
"""The shorthand of each order that has one."""

KINDS = dict(zip(by_kind(SHORT), by_kind(SHORT.values()), strict=True))
"""The kind of the shorthand by the kind of its order, by which duties are named."""


def army_of(lists: Catalogue, list_: str, people: str = "", role: Role = "") -> Army:
    """What a campaign keeps of a list in the catalogue. Raises `BadData`.

    `role`: which of two roles Egyptians play, or what kind a list is that the book does not have.
    """
    found = lists.find(list_)
    mode = role if found.modes else ""
    row = next((row for row in found.aggressiveness if row.mode == mode), found.aggressiveness[0])
    # the years allowed by both the list and its people
    rows: list[ListYears | ListPeople] = [found.years] if found.years else []
    if people:
        known = {each.id: each for each in found.peoples}
        if people not in known:
            about = {"found": people, "allowed": ", ".join(known), "nearest": ""}
            raise BadData("not-one-of", key="people", about=about)
        rows.append(known[people])
    first = [row.from_year for row in rows if row.from_year is not None]
    last = [row.to_year for row in rows if row.to_year is not None]
    from_year, to_year = max(first, default=None), min(last, default=None)
    return Army(
        list_, row.value, row.rule, row.page, people, mode, "" if found.modes else role, from_year, to_year
    )


def as_printed(lists: Catalogue, command: Join | Promote) -> bool:
    """Whether the army in an order is as its list says; True for orders without an army."""
    return any(True for _ in shorthands(lists, command))


def shorthands(lists: Catalogue, command: Command) -> Iterator[Any]:
    """The shorthand that means exactly this order, if there is one."""
    match command:
        case Join(player, army, called):
            said: Any = Enlist(player, army.list, army.people, _role(army), called)
        case Promote(player, army, called):
            said = Rise(player, army.list, army.people, _role(army), called)
        case Concede(player, battle, on):
            said = Forfeit(player, battle, on)
        case _:
            return
    try:
        if said.order(lists) == command:
            yield said
    except BadData:
        return  # a club's own list that is not installed here


def _role(army: Army) -> Any:  # noqa: ANN401  # one of the roles
    return army.mode or army.kind


# --- the reader and the writer of a campaign's orders ---


COMMANDS = (*(order for order in ORDERS if order not in SHORT), *SHORT.values())
"""All orders that can be typed; one with a shorthand only by that."""


def reader(lang: str, lists: Catalogue, campaign: Campaign) -> Reader:
    """The reader and writer of orders for this state of a campaign."""

    def expand(said: Command) -> Command:
        if isinstance(said, Proposal):
            order = cast("Shared", found.command(said.order))  # `Propose` is told so where it is read
            return Propose(said.player, order, faces_of(cut(said.order).faces or ""))
        return said.order(lists) if isinstance(said, Enlist | Rise | Forfeit) else said

    found = Reader(
        lang,
        COMMANDS,
        People(campaign, lists),
        expand=expand,
        missing=lambda slot: _whose(campaign, slot),
        spread=_whom,
    )
    return found


def _whose(campaign: Campaign, slot: Slot) -> str | None:
    """The player whom an order without a name means: whose turn it is, or who must answer an attack."""
    attacked = campaign.round.pending[1] if campaign.round.pending else ""
    whose = {"attack": up(campaign), "pass-go": up(campaign), "resist": attacked, "settle": attacked}
    return (whose.get(slot.owner) or None) if slot.name == "player" else None


def _whom(wanted: Form, given: dict[Slot, str]) -> dict[Slot, str]:
    """The fields of `attack Luis`, where the only name is the attacked player's."""
    alone = [*given.items()]
    if wanted.kind != "attack" or len(alone) != 1 or alone[0][0].name != "player":
        return given
    return {slot: alone[0][1] for slot in wanted.slots if slot.name == "target"}


def order_line(lang: str, lists: Catalogue, rules: Keeper, before: Campaign, command: Command) -> str:
    """The line that would have been typed for a command at that moment."""
    return _line(reader(lang, lists, before), lists, rules, command)


def _line(by: Reader, lists: Catalogue, rules: Keeper, command: Command) -> str:
    short = shorthands(lists, command)
    if isinstance(command, Propose):
        line, faces = _line(by, lists, rules, command.order), command.faces
        proposed = f"{line} = {' '.join(map(str, faces))}" if faces else line
        short = iter((Proposal(command.player, proposed),))
    return written(by, command, rules.codec.write_command, short)


def suggestion(by: Reader, lists: Catalogue, rules: Keeper, command: Command) -> str:
    """The line that can be typed now for an order; a new army is that of its list."""
    if isinstance(command, Promote):
        command = replace(command, army=army_of(lists, command.army.list, command.army.people))
    return _line(by, lists, rules, command)


# --- completion of a line ---


@dataclass(frozen=True)
class Completer(Completion):
    """Completes orders of a campaign; `besides`: verbs that are no orders, with meanings."""

    book: Book
    lists: Catalogue
    campaign: Campaign
    besides: Iterable[tuple[str, str]] = ()

    @property
    def reader(self) -> Reader:
        """The reader of the line."""
        return reader(self.lang, self.lists, self.campaign)

    def verbs(self) -> Meant:
        """All verbs with their meanings, those that make sense now first."""
        forms = self.reader.forms
        due = dict.fromkeys(kind for each in agenda(self.book, self.campaign) for kind in each.orders)
        likely = [KINDS.get(kind, kind) for kind in due]
        for kind in dict.fromkeys([*likely, *forms]):
            yield forms[kind].verbs(self.lang)[0], forms[kind].help(self.lang)
        yield from self.besides

    def otherwise(self) -> Meant:
        """The players, after a verb of the prompt such as `ledger` or `may`."""
        return self._players()

    def values(self, slot: Slot) -> Meant:
        """What a field may hold: words, players, battles, lists."""
        yield from super().values(slot)
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
