"""The parts of which the rules of a campaign consist, and conditions that several of them share."""

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any

from heart_africa.core import game
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.book import Book, printed
from heart_africa.rules.book.printed import Entry, Reason
from heart_africa.rules.campaign.state import Campaign, Player, PlayerKind, PlayerStatus

AREA = "campaign"
PLAYER = attrgetter("player")
"""Whom most orders are for."""


def own_word(_campaign: Campaign, command: object) -> tuple[str, ...]:
    """Only the player whom an order is for has to agree to it."""
    return (PLAYER(command),)


def organisers_word(_campaign: Campaign, _command: object) -> tuple[str, ...]:
    """No player has to agree: the order is the organiser's alone."""
    return ()


@dataclass(frozen=True)
class Feature(game.Feature[Campaign, Book]):
    """A part of the campaign's rules: its orders, events, and who has to agree to an order.

    `parties`: the players who have to agree to an order; empty where it is the organiser's alone. The
    organiser may always give an order in everybody's name.
    """

    parties: Callable[[Campaign, Any], tuple[str, ...]]


# --- what the book asks of an order ---


@dataclass(frozen=True, slots=True)
class Case:
    """The facts of an order that its conditions look at.

    `name`: the player who gives it; `other`: the player to or with whom, in orders about a battle its id;
    `payer`: who pays so many `hongos`.
    """

    campaign: Campaign
    name: str
    other: str = ""
    hongos: int = 0
    payer: str = ""

    @property
    def player(self) -> Player:
        """The player who gives the order."""
        return self.campaign.player(self.name)

    @property
    def target(self) -> Player:
        """The other player whom the order concerns."""
        return self.campaign.player(self.other)

    @property
    def about(self) -> Mapping[str, object]:
        """The facts that the sentence of every objection may use."""
        payer = self.payer or self.name
        return {"player": self.name, "other": self.other, "hongos": self.hongos, "payer": payer}


Condition = Callable[[Book, Case], bool]
Conditions = Mapping[str, Condition]


def against(
    book: Book, rows: Iterable[Reason], known: Conditions, case: Case, **more: object
) -> tuple[Problem, ...]:
    """The objections of all rows whose condition holds in this case."""
    found = printed.holding(rows, known, book, case)
    return printed.problems(AREA, found, where=case.name, about={**case.about, **more})


def gone(book: Book, campaign: Campaign, *names: str) -> tuple[Problem, ...]:
    """An objection for each of these players who is out of the campaign or suspended as a subject.

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
    """A line of a sum or a reason with its rule and page, worded in the area of the campaign."""
    return row.line(f"{AREA}-{what}", **about)


def at_least(key: str, found: int, bound: int) -> None:
    """Raise `BadData` if a number is lower than it can be."""
    if found < bound:
        raise BadData("out-of-range", key=key, about={"found": found, "bound": bound, "side": "least"})


def payer_of(hongos: int, payer: str, player: str, other: str) -> str:
    """Which of two players pays so many hongos: the one named, else the player who gives the order.

    Raises `BadData` if a third player is to pay, or if the number is negative.
    """
    at_least("hongos", hongos, 0)
    if payer and payer not in {player, other}:
        about = {"found": payer, "allowed": f"{player}, {other}"}
        raise BadData("not-one-of", key="payer", about=about)
    return payer or player


# --- conditions that several orders share ---


def short_of_hongos(_book: Book, case: Case) -> bool:
    """Whether the payer has fewer hongos than he would have to pay."""
    payer = case.payer or case.name
    return case.hongos > case.campaign.hongos(payer)


def has_no_purse(_book: Book, case: Case) -> bool:
    """Whether hongos would come from or go to a Colonial Expedition, which has none."""
    two = (case.player, case.target)
    return case.hongos > 0 and any(player.kind is PlayerKind.COLONIAL for player in two)


def attacked_by_him(_book: Book, case: Case) -> bool:
    """Whether the native (`case.other`) has attacked the explorer (`case.name`) this turn."""
    return (case.other, case.name) in case.campaign.round.attacks


def order_not_rolled(_book: Book, case: Case) -> bool:
    """Whether the order of play of this turn has not been rolled yet."""
    return case.campaign.turn > 0 and not case.campaign.round.rolled


def no_turn(_book: Book, case: Case) -> bool:
    """Whether the first turn has not begun yet."""
    return not case.campaign.turn


def attack_unanswered(_book: Book, case: Case) -> bool:
    """Whether a player was attacked and has not answered yet."""
    return case.campaign.round.pending is not None


def recovers(_book: Book, case: Case) -> bool:
    """Whether the leader of this player is recovering this turn."""
    return 0 < case.player.misses == case.campaign.turn


def fought_a_rival(_book: Book, case: Case) -> bool:
    """Whether this player fights another explorer this turn."""
    return case.name in case.campaign.round.fought
