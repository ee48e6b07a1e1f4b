"""A campaign in words, for terminal, desk and papers: half years, players, accounts, objections."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from heart_africa.core.messages import say
from heart_africa.language.campaign.reader import KINDS, SHORT
from heart_africa.language.narration import objection, signed
from heart_africa.language.order_fields import Form, form
from heart_africa.rules.campaign import Campaign, Player, PlayerStatus
from heart_africa.rules.campaign.agenda import PossibleOrder
from heart_africa.rules.campaign.keeper import ORDERS
from heart_africa.rules.campaign.ledger import BANK, Cause, Row
from heart_africa.rules.campaign.state import Date
from heart_africa.rules.campaign.turn import TIE_DIE, to_decide

FORMS = {each.kind: each for each in (*map(form, ORDERS), *map(form, SHORT.values()))}
"""The forms of all orders by their kinds."""


def said_as(kind: str) -> str:
    """The kind of order that is typed for this kind: a shorthand's if there is one."""
    return KINDS.get(kind, kind)


def form_of(kind: str) -> Form:
    """The description of an order by its kind; that of its shorthand if it has one."""
    return FORMS[said_as(kind)]


def dice_words(lang: str, why: str, who: Sequence[str]) -> str:
    """What the dice are for; for the order of play with the names of those who throw."""
    tie = "yes" if why == TIE_DIE else "no"
    facts = {"who": ", ".join(who), "count": len(who), "tie": tie}
    return say(lang, "campaign-dice-of", facts) if who else say(lang, why)


def date_text(lang: str, date: Date) -> str:
    """A half year in words."""
    return say(lang, "campaign_state-date", {"year": date.year, "half": date.half})


def state_of(lang: str, campaign: Campaign, player: Player) -> str:
    """The state of a player: subject of another, out and why, away, or his leader recovering."""
    if player.standing is PlayerStatus.SUBJECT:
        return say(lang, "campaign_state-state-subject", {"master": player.master})
    if player.out:
        return say(lang, "campaign_state-state-out", {"why": player.out.value})
    if player.absent:
        return say(lang, "campaign_state-state-absent")
    return say(lang, "campaign_state-state-recovers") if 0 < player.misses == campaign.turn else ""


def in_turn(lang: str, campaign: Campaign, player: Player) -> str:
    """The state of a player in the half year: his general state, or whether he acts, answers or waits.

    Empty before the order of play is rolled; a player who came later acts from the next half year on.
    """
    now, name = campaign.round, player.name
    decides = name == to_decide(campaign)
    fits = {
        "asked": decides and now.pending is not None,
        "next": name not in now.order,
        "up": decides,
        "hunting": name in now.hunting,
        "fought": name in now.fought,
        "gone": name in now.gone,
        "resisted": name in now.resisted,
    }
    how = next((how for how, fit in fits.items() if fit), "waits")
    return state_of(lang, campaign, player) or (
        say(lang, "campaign_state-seat", how=how) if now.order else ""
    )


def account_name(lang: str, account: str) -> str:
    """The name of an account: its player's, or the word for the bank."""
    return say(lang, "campaign_state-bank") if account == BANK else account


def cause_text(lang: str, cause: Cause, battle: str = "") -> str:
    """What hongos were paid for, and after which battle."""
    return say(lang, "campaign_state-cause", {"cause": cause.value, "battle": battle or "none"}).strip()


def statement_row(lang: str, account: str, row: Row) -> tuple[str, str, str, str, str]:
    """A movement of an account: half year, cause, the other account, the signed change, the balance."""
    posting = row.posting
    other = account_name(lang, posting.taker if posting.giver == account else posting.giver)
    cause = cause_text(lang, posting.cause, posting.battle)
    return f"{posting.year}/{posting.half}", cause, other, signed(row.change), str(row.balance)


def refusals(
    lang: str, closed: Iterable[PossibleOrder], told: Callable[[str, Sequence[str]], str]
) -> Iterator[str]:
    """What a player may not do, with the reasons; similar orders with the same reasons together.

    `told` words an order and all whom it is about, such as "attack Luis, Eva".
    """
    groups: dict[tuple[str, ...], list[PossibleOrder]] = {}
    for choice in closed:
        why = tuple(dict.fromkeys(objection(lang, each) for each in choice.problems))
        groups.setdefault(why, []).append(choice)
    for why, group in groups.items():
        what = (
            told(order, [each.about for each in alike if each.about])
            for order, alike in groupby(group, lambda choice: choice.order)
        )
        yield say(lang, "campaign_state-may-not", {"what": "; ".join(what), "why": " ".join(why)})
