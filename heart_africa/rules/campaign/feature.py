"""What a feature of the campaign answers for, and what the book asks of its orders."""

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any

from heart_africa.core import game
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules import conditions
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.state import Campaign, Player, PlayerKind, PlayerStatus
from heart_africa.rules.tables.printed import Entry, Reason

AREA = "campaign"
PLAYER = attrgetter("player")
"""Whom most orders are for."""


def own_word(_campaign: Campaign, command: object) -> tuple[str, ...]:
    """The word of the player whom an order is for: it is his own affair."""
    return (PLAYER(command),)


def organisers_word(_campaign: Campaign, _command: object) -> tuple[str, ...]:
    """No player's word: an order that is the organiser's alone."""
    return ()


@dataclass(frozen=True)
class Feature(game.Feature[Campaign, Book]):
    """A part of the campaign.

    `parties`: whose word an order takes; nobody's where it is the organiser's alone. His own word stands
    for that of everybody.
    """

    parties: Callable[[Campaign, Any], tuple[str, ...]]


# --- what the book asks of an order ---


@dataclass(frozen=True, slots=True)
class Case:
    """An order as the book looks at it: who gives it, to whom or with whom, and who pays how much."""

    campaign: Campaign
    name: str
    other: str = ""
    hongos: int = 0
    payer: str = ""

    @property
    def player(self) -> Player:
        """Who gives it."""
        return self.campaign.player(self.name)

    @property
    def target(self) -> Player:
        """The other player, whom the order is for."""
        return self.campaign.player(self.other)

    @property
    def about(self) -> Mapping[str, object]:
        """The facts of every objection."""
        payer = self.payer or self.name
        return {"player": self.name, "other": self.other, "hongos": self.hongos, "payer": payer}


Condition = Callable[[Book, Case], bool]
Conditions = Mapping[str, Condition]


def against(
    book: Book, rows: Iterable[Reason], known: Conditions, case: Case, **more: object
) -> tuple[Problem, ...]:
    """All rows that hold of a case, as problems."""
    found = conditions.holding(rows, known, book, case)
    return conditions.problems(AREA, found, where=case.name, about={**case.about, **more})


def gone(book: Book, campaign: Campaign, *names: str) -> tuple[Problem, ...]:
    """Why some of these players do not play: out for good, or suspended as somebody's subject.

    Raises `BadData` for a player whom the campaign does not have.
    """
    found = []
    for name in names:
        player = campaign.player(name)
        if not player.plays:
            row, code = _why_gone(book, player)
            about = {"player": name, "master": player.master}
            found.append(row.problem(f"{AREA}-{code}", name, **about))
    return tuple(found)


def _why_gone(book: Book, player: Player) -> tuple[Entry, str]:
    rows = book.campaign.gone
    if player.standing is PlayerStatus.SUBJECT:
        return rows.subject, "is-subject"
    why = player.out.value if player.out else "left"
    return getattr(rows, why), f"is-out-{why.replace('_', '-')}"


def reason(what: str, row: Entry, **about: object) -> Line:
    """A line with its entry, worded in this area."""
    return row.line(f"{AREA}-{what}", **about)


def at_least(key: str, found: int, bound: int) -> None:
    """Refuse a number that nobody can mean. Raises `BadData`."""
    if found < bound:
        raise BadData("out-of-range", key=key, about={"found": found, "bound": bound, "side": "least"})


def payer_of(hongos: int, payer: str, player: str, other: str) -> str:
    """Who pays so many hongos, a player or the other whom it is about; he himself unless somebody is named.

    Raises `BadData` if a stranger is to pay, or less than nothing.
    """
    at_least("hongos", hongos, 0)
    if payer and payer not in {player, other}:
        about = {"found": payer, "allowed": f"{player}, {other}"}
        raise BadData("not-one-of", key="payer", about=about)
    return payer or player


# --- conditions that several orders share ---


def short_of_hongos(_book: Book, case: Case) -> bool:
    """Who pays has not got so many."""
    payer = case.payer or case.name
    return case.hongos > case.campaign.hongos(payer)


def has_no_purse(_book: Book, case: Case) -> bool:
    """Hongos would come from or go to a Colonial Expedition."""
    two = (case.player, case.target)
    return case.hongos > 0 and any(player.kind is PlayerKind.COLONIAL for player in two)


def attacked_by_him(_book: Book, case: Case) -> bool:
    """The native has attacked the explorer this turn: `name` the explorer, `other` the native."""
    return (case.other, case.name) in case.campaign.round.attacks


def order_not_rolled(_book: Book, case: Case) -> bool:
    """Nobody knows who acts after whom."""
    return case.campaign.turn > 0 and not case.campaign.round.rolled


def no_turn(_book: Book, case: Case) -> bool:
    """No turn has begun."""
    return not case.campaign.turn


def attack_unanswered(_book: Book, case: Case) -> bool:
    """Somebody was attacked and has not said whether he resists."""
    return case.campaign.round.pending is not None


def recovers(_book: Book, case: Case) -> bool:
    """His leader is recovering this turn."""
    return 0 < case.player.misses == case.campaign.turn


def fought_a_rival(_book: Book, case: Case) -> bool:
    """He fights another explorer this turn."""
    return case.name in case.campaign.round.fought
