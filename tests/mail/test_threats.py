"""What a player may bring about by a file of his own: for every order of the campaign, and whoever it names.

A file is signed, so that its sender is known; everything in it may be forged. Eva signs here. Of every order
that there is, with every player in every field that names one, it is asked what becomes of it, and by the
book's own words what it may cost the others: nothing, but where the book lets Eva decide alone.
"""

from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, settle
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.language.order_fields import Slot, form
from heart_africa.rules.campaign import Army, Campaign
from heart_africa.rules.campaign.agreements import AcceptOffer, CountDice, DeclineOffer, Propose, Shared
from heart_africa.rules.campaign.attacks import Attack, PassGo, PassRest, Settle
from heart_africa.rules.campaign.battles import OpenBattle, PlayOut, ReportResult
from heart_africa.rules.campaign.colonials import Revolt, Submit, TakeDistrict
from heart_africa.rules.campaign.conclusion import Conclude
from heart_africa.rules.campaign.declarations import Duel, Resist
from heart_africa.rules.campaign.explorers import Explore, Greet, Hunt
from heart_africa.rules.campaign.forces import (
    ComeBack,
    FoundCampaign,
    Join,
    Leave,
    NameForce,
    StayAway,
)
from heart_africa.rules.campaign.forfeits import CallOff, Concede, SetDeadline
from heart_africa.rules.campaign.keeper import ORDERS
from heart_africa.rules.campaign.promotions import Promote
from heart_africa.rules.campaign.treasury import GiveHongos
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder
from tests.campaign.club import BOOK, KEEPER, Club, army
from tests.campaign.test_laws import played

MAY: dict[type[Any], str] = {
    **dict.fromkeys((FoundCampaign, Join, BeginTurn, RollOrder, PassRest, SetDeadline, CallOff), "organiser"),
    **dict.fromkeys((Conclude, CountDice), "organiser"),
    **dict.fromkeys((Attack, PassGo, Hunt, Resist, NameForce, StayAway, ComeBack, Leave), "alone"),
    **dict.fromkeys((Promote, Revolt, Submit, TakeDistrict), "alone"),
    **dict.fromkeys((Propose, AcceptOffer, DeclineOffer), "alone"),
    **dict.fromkeys(
        (GiveHongos, Settle, Explore, Greet, Duel, Concede, OpenBattle, PlayOut, ReportResult), "both"
    ),
}
"""Whose decision each order is, as pages 37 to 41 have it: written down here, held against the rules below."""

BY_THE_BOOK = (Attack, Resist, Leave, TakeDistrict, Promote, Revolt, Hunt)
"""What may change something of others though one decides it alone: an attack is announced (p. 39), a player
leaves (p. 37) or changes his army (p. 38), a victor takes a district, a subject rebels, an elephant wins (p. 40).
"""


def test_the_table_names_every_order_of_the_campaign_and_no_other() -> None:
    assert MAY.keys() == set(ORDERS)


def test_what_takes_two_can_be_proposed_and_says_where_the_book_asks_the_other() -> None:
    both = {order for order, may in MAY.items() if may == "both"}

    assert set(get_args(get_args(Shared)[0])) == both
    assert {row.order for row in BOOK.campaign.agreements} == {form(order).kind for order in both}


# --- every order with everybody in every field ---


def forged(state: Campaign, order: type[Any], chance: Random) -> Iterator[Any]:
    """Orders of a class with players, battles and proposals in all its fields, at most two hundred."""
    found = list(product(*(_values(state, order, slot) for slot in form(order).slots)))
    for values in chance.sample(found, min(len(found), 200)):
        yield order(**{slot.name: value for slot, value in zip(form(order).slots, values, strict=True)})


def _values(state: Campaign, order: type[Any], slot: Slot) -> list[Any]:
    nobody = [] if slot.required else [""]
    match slot.name:
        case "order":
            found: list[Any] = list(_shared(state, list(state.players)))
        case "army":
            found = [army("zanzibaris"), Army("zanzibaris", 6)]
        case "offer":
            found = [one.number for one in state.offers] or [1]
        case "battle":
            found = [*state.battles, *nobody] or ["1885-1-1"]
        case "hongos" | "year":
            found = [1, 5]
        case "outcome" | "whose":
            found = list(get_args(slot.hint))
        case "explore":
            found = [False, True]
        case "player" | "to" | "native" | "payer" | "district" | "other" | "target":
            found = [*state.players, *nobody]
        case _:
            found = ["Lagos" if slot.required else slot.default]
    return found


def _shared(state: Campaign, players: list[str]) -> Iterator[Any]:
    for one, other in product(players, players):
        yield from (GiveHongos(one, other, 5), Explore(one, other, 1), Settle(one, 0), Greet(one, other))
    yield from (ReportResult(id_, "attacker") for id_ in state.battles)


def entered(state: Campaign, sender: str, order: Command) -> Campaign | None:
    """The campaign after an order of his file, with ones on all dice; None if it is refused."""
    try:
        sent = KEEPER.sent(state, sender, order)
        if sent is None or KEEPER.objections(state, sent):
            return None
        facts, _ = settle(lambda dice: KEEPER.decide(state, sent, dice), lambda count, _why: [1] * count)
    except BadData:
        return None
    for fact in facts:
        state = KEEPER.evolve(state, fact)
    return state


def harm(before: Campaign, after: Campaign, sender: str) -> list[str]:
    """What others have lost: hongos, lands, allegiance, their army or force, an attack or a battle of theirs."""
    found = []
    for name, player in before.players.items():
        if name == sender:
            continue
        now = after.player(name)
        if after.hongos(name) < before.hongos(name):
            found.append(f"{name} pays")
        kept = [each.name for each in fields(player)]
        found += [f"{name}: {each}" for each in kept if getattr(player, each) != getattr(now, each)]
        if set(before.districts(name)) - set(after.districts(name)):
            found.append(f"{name} loses land")
    attack = before.round.pending
    if attack and attack != after.round.pending and sender != attack[0]:
        found.append(f"the attack of {attack[0]} ends")
    found += [f"{id_} is settled" for id_ in before.battles if after.battles.get(id_) != before.battles[id_]]
    found += [f"{pair} meet no more" for pair in before.round.meetings if pair not in after.round.meetings]
    found += [
        f"it is {name}'s go no more" for name in set(after.round.gone) - set(before.round.gone) - {sender}
    ]
    return found


def sent(found: Club, player: str, order: Command, faces: tuple[int, ...] = ()) -> Command:
    """What a player's order comes to when he sends it, who may give it."""
    given = KEEPER.sent(found.state, player, order, faces)
    assert given is not None
    return given


def club() -> Club:
    """Eva and Ivo have met; Ana has attacked Luis, who has not answered; Ana and Leo are to fight."""
    found = Club(
        1886, Eva="white_explorers", Ivo="white_explorers", Ana="native_kingdom", Luis="zanzibaris",
        Leo="colonial_expedition",
    )  # fmt: skip
    found.turn(6, 5, 6, 1, 2, meetings=(1, 1))
    found.do(Attack("Leo", "Ana"), despite="so that there is a battle")
    found.do(Resist("Ana"), 4)
    found.do(Attack("Ana", "Luis"), despite="so that there is an attack")
    return found


STATES = {"attack": club().state, "meeting": club().journal.at(8)}


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("order", MAY, ids=lambda order: form(order).kind)
def test_a_file_of_one_player_costs_no_other_anything_unless_the_book_says_so(
    order: type[Any], name: str
) -> None:
    state = STATES[name]
    for sender, each in product(state.players, forged(state, order, Random(1))):
        try:
            sent: Any = KEEPER.sent(state, sender, each)
        except BadData:
            continue
        if MAY[order] == "organiser":
            assert sent is None
        elif sent is not None:
            assert sent.player == sender
            assert type(sent) is (Propose if MAY[order] == "both" else order) or _own_land(state, each)
        after = entered(state, sender, each)
        assert after is None or order in BY_THE_BOOK or not harm(state, after, sender), (sender, each)


def _own_land(state: Campaign, order: object) -> bool:
    """A player names himself alone, which the book refuses in its own words."""
    return len(set(ORDERS[type(order)].parties(state, order))) == 1


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32))
def test_in_no_campaign_does_a_file_cost_another_what_the_book_does_not_say(seed: int) -> None:
    chance = Random(seed)
    state = played(seed, 60, 1886).state
    for order in MAY:
        for each in list(forged(state, order, chance))[:8]:
            sender = chance.choice(list(state.players))
            after = entered(state, sender, each)
            if after is None or order in BY_THE_BOOK or _accepted(state, sender, each):
                continue
            assert not harm(state, after, sender), (sender, each)


def _accepted(state: Campaign, sender: str, each: Command) -> bool:
    """The other has said the same by a file of his own: then both have agreed."""
    return isinstance(KEEPER.sent(state, sender, each), AcceptOffer)


@pytest.mark.rule("CTURN-06", "CTURN-07")
def test_what_the_book_lets_one_decide_alone_counts_at_once() -> None:
    state = STATES["attack"]
    after = entered(state, "Luis", Resist("Luis"))

    assert after is not None
    assert [battle.sides for battle in after.battles.values()] == [("Leo", "Ana"), ("Ana", "Luis")]
    assert entered(state, "Ana", Resist("Luis")) is None


def test_the_measure_sees_what_it_is_to_see() -> None:
    """The cheats as they went through when an order of a file was simply carried out."""
    state = STATES["attack"]
    for order, found in (
        (GiveHongos("Ana", "Luis", 5), ["Ana pays", "Ana: standing", "Ana: out"]),
        (Settle("Luis", 0), ["the attack of Ana ends"]),
        (ReportResult(next(iter(state.battles)), "attacker"), ["1886-1-1 is settled"]),
    ):
        after = state
        for fact in KEEPER.decide(state, order, Dice(())):
            after = KEEPER.evolve(after, fact)
        assert set(found) <= set(harm(state, after, "Luis")), order


# --- the three cheats of which the campaign of four complained ---


@pytest.mark.rule("CAMP-11", "NATIVE-04")
def test_nobody_makes_another_pay_and_ruins_him() -> None:
    state = STATES["meeting"]
    after = entered(state, "Luis", GiveHongos("Ana", "Luis", 5))

    assert after is not None
    assert (after.hongos("Ana"), after.player("Ana").plays) == (5, True)
    assert [(one.by, one.awaits) for one in after.offers] == [("Luis", "Ana")]
    assert entered(state, "Eva", GiveHongos("Ana", "Luis", 5)) is None


@pytest.mark.rule("CTURN-08", "CTURN-10")
@pytest.mark.parametrize("order", [Settle("Luis", 0), Settle("Luis", 5, "Ana"), Concede("Luis")])
def test_an_attack_ends_by_agreement_only_when_the_attacker_agrees(order: Command) -> None:
    """The one attacked proposes; the attack stands until the attacker accepts, and not one day longer."""
    state = STATES["attack"]
    proposed = entered(state, "Luis", order)

    assert proposed is not None
    assert proposed.round.pending == ("Ana", "Luis")
    assert entered(proposed, "Luis", AcceptOffer("Luis", 1)) is None
    assert entered(proposed, "Luis", AcceptOffer("Ana", 1)) is None
    assert entered(proposed, "Eva", AcceptOffer("Eva", 1)) is None
    agreed = entered(proposed, "Ana", AcceptOffer("Ana", 1))
    assert agreed is not None
    assert agreed.round.pending is None
    declined = entered(proposed, "Ana", DeclineOffer("Ana", 1))
    assert declined is not None
    assert (declined.round.pending, declined.offers) == (("Ana", "Luis"), ())


def test_a_player_who_is_attacked_settles_at_no_third_ones_cost() -> None:
    with pytest.raises(BadData, match="not-one-of"):
        KEEPER.objections(STATES["attack"], Propose("Luis", Settle("Luis", 1, "Eva")))


@pytest.mark.rule("EXPL-03")
def test_nobody_explores_without_the_consent_of_whose_land_it_is() -> None:
    state = STATES["meeting"]
    away = KEEPER.evolve(state, KEEPER.decide(state, Greet("Eva", "Ivo"), Dice(()))[0])
    after = entered(away, "Eva", Explore("Eva", "Luis", 1))

    assert after is not None
    assert (after.player("Eva").marks, after.hongos("Eva")) == ((), 5)
    seen = entered(after, "Luis", AcceptOffer("Luis", 1))
    assert seen is not None
    assert (seen.player("Eva").marks, seen.hongos("Eva"), seen.hongos("Luis")) == (("Luis",), 4, 6)


# --- results ---


@pytest.mark.rule("CTURN-07")
def test_a_result_counts_when_the_other_side_confirms_it() -> None:
    state = STATES["attack"]
    (id_,) = state.battles
    told = entered(state, "Leo", ReportResult(id_, "attacker"))

    assert told is not None
    assert id_ in told.battles
    confirmed = entered(told, "Ana", ReportResult(id_, "attacker", losses={"Ana": 9}))
    assert confirmed is not None
    assert [one.outcome for one in confirmed.past] == ["attacker"]
    contested = entered(told, "Ana", ReportResult(id_, "defender"))
    assert contested is not None
    assert [(one.by, one.order.outcome) for one in contested.offers] == [
        ("Leo", "attacker"),
        ("Ana", "defender"),
    ]
    assert id_ in contested.battles


def test_the_organisers_word_is_that_of_both_and_settles_what_was_proposed() -> None:
    found = club()
    (id_,) = found.state.battles
    found.do(sent(found, "Leo", ReportResult(id_, "attacker")))

    assert found.do(ReportResult(id_, "defender"))[-1] == "offer-lapsed"
    assert (found.state.offers, [one.outcome for one in found.state.past]) == ((), ["defender"])


def test_who_proposes_anew_lets_his_first_proposal_go() -> None:
    found = club()
    for hongos in (1, 2, 3):
        found.do(sent(found, "Ana", GiveHongos("Ana", "Luis", hongos)))

    assert [(one.number, one.order.hongos) for one in found.state.offers] == [(3, 3)]


def test_a_proposal_falls_away_when_it_can_no_longer_be_carried_out() -> None:
    found = club()
    found.do(sent(found, "Luis", Settle("Luis", 1)))
    found.do(sent(found, "Ana", GiveHongos("Ana", "Luis", 5)))

    assert found.do(GiveHongos("Ana", "Eva", 1)) == ["paid", "offer-lapsed"]
    assert found.do(Resist("Luis"), 4) == ["battle-declared", "offer-lapsed"]


@pytest.mark.rule("EXPL-12")
def test_dice_that_came_with_a_proposal_are_those_with_which_it_is_accepted() -> None:
    """Eva reports that her leader fell, and a 5 for it: Ivo agrees to both."""
    found = Club(1870, Eva="white_explorers", Ana="native_kingdom")
    found.turn(6, 6)
    found.do(Attack("Eva", "Ana"))
    found.do(Resist("Ana"), 4)
    found.do(CountDice("sender"))
    (id_,) = found.state.battles
    found.do(sent(found, "Eva", ReportResult(id_, "draw", ("Eva",)), (5,)))
    found.do(AcceptOffer("Ana", 1))

    assert not found.player("Eva").plays


def test_a_campaign_counts_the_organisers_dice_until_it_says_otherwise() -> None:
    assert Campaign().dice == "organiser"
