"""A change of army (pp. 37-38): which ones are allowed, what each requires, how far a player has come."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import PlayerName
from heart_africa.core.journal.records import EventRecord, GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules.book import Book
from heart_africa.rules.book.campaign import Promotion, Victories
from heart_africa.rules.book.printed import Entry
from heart_africa.rules.campaign.feature import AREA, PLAYER, Feature, at_least, gone, own_word
from heart_africa.rules.campaign.ledger import BANK, Cause
from heart_africa.rules.campaign.names import kind_of
from heart_africa.rules.campaign.state import Army, Campaign, Player, PlayerKind
from heart_africa.rules.campaign.treasury import pay


class Promote(Order, kind="promote"):
    """A player changes his army for another; `called`: the new name of his force, if it changes."""

    player: PlayerName
    army: Army
    called: str = ""


class Promoted(GameEvent, kind="promoted"):
    """A player has another army from his next battle on.

    `promotion`: the change by its id, empty if the book does not have it.
    """

    player: str
    promotion: str
    from_list: str
    army: Army
    as_kind: PlayerKind
    called: str

    @property
    def about(self) -> Mapping[str, object]:
        """The facts for its sentence."""
        army = {"list": self.army.list, "people": self.army.people or "none"}
        return {"player": self.player, "called": self.called, **army}

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        changed = replace(campaign.player(self.player), army=self.army, called=self.called)
        # Defeats before he had this army are no defeats of a Colonial Expedition (COLON-15).
        changed = replace(changed, kind=self.as_kind, promoted=True, defeats=0)
        taken = ((self.promotion, self.player),) if self.promotion else ()
        campaign = replace(campaign, taken=campaign.taken + taken).with_player(changed)
        return campaign if self.as_kind is PlayerKind.EXPLORER else campaign.without_meetings(self.player)


class FirstToQualify(GameEvent, kind="first-to-qualify"):
    """Who first met the requirements of a change open to one player only; several if at once (ASC-09)."""

    promotion: str
    players: tuple[str, ...]

    def applied(self, campaign: Campaign, _who: str) -> Campaign:
        return replace(campaign, first=MappingProxyType({**campaign.first, self.promotion: self.players}))


# --- what a change asks ---


@dataclass(frozen=True, slots=True)
class Requirement:
    """One thing that a change of army requires: what the player has, with reasons, and what he needs."""

    what: str
    have: Reckoning
    need: int
    rule: str
    page: int

    @property
    def met(self) -> bool:
        """Whether the player has as much as is needed."""
        return self.have.total >= self.need


@dataclass(frozen=True, slots=True)
class Progress:
    """A change of army that the book allows for a player's list, and all that it requires."""

    promotion: Promotion
    requirements: tuple[Requirement, ...]

    @property
    def met(self) -> bool:
        """Whether all that it requires is met."""
        return all(requirement.met for requirement in self.requirements)


def progress(book: Book, campaign: Campaign, name: str) -> tuple[Progress, ...]:
    """Every change that the book allows for a player's list, met or not.

    Raises `BadData` for an unknown name.
    """
    player = campaign.player(name)
    rows = (row for row in book.campaign.promotions if player.army.list in row.of)
    return tuple(Progress(row, tuple(_requirements(campaign, player, row))) for row in rows)


def _requirements(campaign: Campaign, player: Player, row: Promotion) -> Iterator[Requirement]:
    if row.victories is not None:
        need = row.victories.least
        yield _requirement("victories", row.victories, _victories(player, row.victories), need)
    if row.from_year is not None:
        year, need = campaign.date.year, row.from_year.value
        yield _requirement("year", row.from_year, _one("counts-year", year, row.from_year, year=year), need)
    if row.hongos is not None:
        held, need = campaign.hongos(player.name), row.hongos.value
        yield _requirement("hongos", row.hongos, _one("counts-hongos", held, row.hongos), need)
    if row.explored is not None:
        yield _explored(campaign, player, row.explored)
    if row.first is not None:
        # Who qualified before him, or has had what only one may have.
        had = tuple(name for promotion, name in campaign.taken if promotion == row.id)
        first = campaign.first.get(row.id, ())
        others = had + (
            tuple(name for name in first if name not in had) if first and player.name not in first else ()
        )
        counts = _one("counts-first", int(not others), row.first, players=others)
        yield _requirement("first", row.first, counts, 1)


def _requirement(what: str, row: Entry, have: Reckoning, need: int) -> Requirement:
    return Requirement(what, have, need, row.rule, row.page)


def _one(what: str, value: int, row: Entry, **about: object) -> Reckoning:
    return Reckoning((row.line(f"{AREA}-{what}", value, **about),))


def _victories(player: Player, row: Victories) -> Reckoning:
    """The victories that count, with those that hongos got without battle are worth (ASC-03, ASC-06)."""
    lines = []
    for list_ in row.over:
        count, twice = player.wins.get(list_, 0), list_ in row.twice
        if count:
            about = {"list": list_, "count": count}
            what, rule = ("counts-twice", row.twice_rule) if twice else ("counts-wins", row.rule)
            lines.append(Line(f"{AREA}-{what}", count * (1 + twice), rule, row.page, about=about))
    if row.hongos_each is not None:
        got = sum(player.gains.get(list_, 0) for list_ in row.over)
        worth, each = got // row.hongos_each.value, row.hongos_each
        if worth:
            lines.append(each.line(f"{AREA}-counts-gains", worth, hongos=got))
    return Reckoning.of(lines)


def _explored(campaign: Campaign, player: Player, row: Entry) -> Requirement:
    """The requirement of having explored all native territories of the moment.

    Where there is none it is not met.
    """
    natives = campaign.natives()
    have = sum(native in player.marks for native in natives)
    counts = _one("counts-territories", have, row, count=have)
    return _requirement("territories", row, counts, max(len(natives), 1))


# --- what the book has against it ---


def objections(book: Book, campaign: Campaign, command: Promote) -> tuple[Problem, ...]:
    """Why a player may not change his army for that one; each unmet requirement is a problem."""
    player, rows = campaign.player(command.player), book.campaign.changes
    at_least("aggressiveness", command.army.aggressiveness, 1)
    about = {"player": player.name, "list": player.army.list, "to": command.army.list}
    found = []
    if player.promoted:
        found.append(_problem("changed-before", rows.once, player, about))
    if any(battle.opened and player.name in battle.sides for battle in campaign.battles.values()):
        found.append(_problem("in-battle", rows.next_battle, player, about))
    change = _change(book, campaign, player, command.army)
    if change is None:
        found.append(_problem("no-such-change", rows.listed, player, about))
    lacking = (requirement for requirement in (change.requirements if change else ()) if not requirement.met)
    return (
        gone(book, campaign, player.name) + tuple(found) + tuple(lacks(each, player.name) for each in lacking)
    )


def lacks(requirement: Requirement, player: str) -> Problem:
    """A requirement of a change that is not met, as a problem: how many there are of how many needed."""
    about = {"player": player, "have": requirement.have.total, "need": requirement.need}
    return Problem(f"{AREA}-lacks-{requirement.what}", requirement.rule, requirement.page, player, about)


def _problem(code: str, row: Entry, player: Player, about: Mapping[str, object]) -> Problem:
    return row.problem(f"{AREA}-{code}", player.name, **about)


def _change(book: Book, campaign: Campaign, player: Player, army: Army) -> Progress | None:
    """The change in the book's table from a player's list to this army, or None if there is none."""
    for each in progress(book, campaign, player.name):
        row = each.promotion
        if row.to == army.list and row.people in {"", army.people}:
            return each
    return None


# --- what comes of it ---


def decide(book: Book, campaign: Campaign, command: Promote, _dice: Dice) -> tuple[EventRecord, ...]:
    """The events of a change of army.

    Who becomes a Colonial Expedition hands in all hongos, the others keep them (ASC-11, -14, -17).
    """
    player = campaign.player(command.player)
    at_least("aggressiveness", command.army.aggressiveness, 1)
    change = _change(book, campaign, player, command.army)
    row, kind = change.promotion if change else None, kind_of(book, command.army)
    called = command.called or player.called
    event = Promoted(player.name, row.id if row else "", player.army.list, command.army, kind, called)
    empties = kind is PlayerKind.COLONIAL or (row is not None and row.hands_in is not None)
    held = campaign.hongos(player.name) if empties else 0
    return (*pay(campaign, (player.name, BANK), held, Cause.HANDED_IN), EventRecord(player.name, event))


def first_to_qualify(book: Book, campaign: Campaign) -> tuple[EventRecord, ...]:
    """An event for each change, open to one player only, that somebody now qualifies for as the first."""
    rows = (row for row in book.campaign.promotions if row.first is not None)
    found = ((row, _qualified(campaign, row)) for row in rows if row.id not in campaign.first)
    return tuple(EventRecord(names[0], FirstToQualify(row.id, names)) for row, names in found if names)


def _qualified(campaign: Campaign, row: Promotion) -> tuple[str, ...]:
    candidates = (player for player in campaign.playing() if player.army.list in row.of)
    return tuple(
        player.name for player in candidates if all(one.met for one in _requirements(campaign, player, row))
    )


FEATURE = Feature((Promote,), (Promoted, FirstToQualify), objections, decide, PLAYER, own_word)
