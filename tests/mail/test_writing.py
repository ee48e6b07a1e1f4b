"""A player's orders on his copy: each meets those before it, and only his own are taken."""

import pytest

from armylists.catalogue import built_in
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Origin, Stamp
from heart_africa.core.problems import BadData
from heart_africa.language.campaign.reader import Completer, army_of
from heart_africa.mail.drafts import OrderDraft, orders_of
from heart_africa.mail.written_orders import CampaignDrafts
from heart_africa.rules.book import book
from heart_africa.rules.campaign import Campaign, keeper
from heart_africa.rules.campaign.attacks import Attack, PassGo
from heart_africa.rules.campaign.declarations import Resist
from heart_africa.rules.campaign.forces import FoundCampaign, Join
from heart_africa.rules.campaign.treasury import GiveHongos
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder
from heart_africa.storage.documents import Document, Head

RULES = keeper(book())


@pytest.fixture
def journal() -> Journal[Campaign]:
    """Ana (6) has the go before Luis (1)."""
    found: Journal[Campaign] = Journal(RULES)
    lists = built_in()
    joins = (Join("Ana", army_of(lists, "native_kingdom")), Join("Luis", army_of(lists, "zanzibaris")))
    faces = iter((6, 1))
    for order in (FoundCampaign("Lagos", 1871), *joins, BeginTurn(), RollOrder()):
        act = found.act(order, lambda count, _why: ([next(faces) for _ in range(count)], Origin.TYPED))
        found.append(found.entry(act, Stamp()))
    return found


def test_an_order_meets_those_before_it(journal: Journal[Campaign]) -> None:
    desk = CampaignDrafts(journal, RULES, "Ana")
    assert not desk.add(OrderDraft("attack", Attack("Ana", "Luis"))).problems
    assert desk.add(OrderDraft("pass", PassGo("Ana"))).problems  # her go is spent
    assert desk.journal.state.round.pending == ("Ana", "Luis")
    assert journal.state.round.pending is None  # nothing is entered


@pytest.mark.rule("CAMP-11")
def test_what_takes_another_is_a_proposal_and_counts_for_nothing_yet(journal: Journal[Campaign]) -> None:
    desk = CampaignDrafts(journal, RULES, "Ana")
    met = desk.add(OrderDraft("give", GiveHongos("Ana", "Luis", 4)))
    assert (met.problems, met.awaits) == ((), "Luis")
    assert desk.journal.state.hongos("Ana") == 5
    assert desk.add(OrderDraft("give", GiveHongos("Ana", "Luis", 6))).problems  # more than she has


def test_an_order_that_needs_dice_is_sent_all_the_same_with_them_or_without(
    journal: Journal[Campaign],
) -> None:
    act = journal.act(Attack("Ana", "Luis"), lambda _count, _why: ([], Origin.TYPED))
    journal.append(journal.entry(act, Stamp()))
    without, given = CampaignDrafts(journal, RULES, "Luis"), CampaignDrafts(journal, RULES, "Luis")
    assert not without.add(OrderDraft("resist", Resist("Luis"))).problems
    assert not without.journal.state.battles
    assert not given.add(OrderDraft("resist", Resist("Luis"), (4,))).problems
    assert len(given.journal.state.battles) == 1
    head = Head(len(journal.entries), "0" * 64)
    file = orders_of(Document("a" * 16, "campaign", "Lagos", head=head), given, 1, "")
    assert file.orders[0].faces == (4,)


def test_what_is_anothers_to_order_is_refused(journal: Journal[Campaign]) -> None:
    with pytest.raises(BadData, match="turn-file-not-his"):
        CampaignDrafts(journal, RULES, "Ana").add(OrderDraft("pass", PassGo("Luis")))


def test_a_line_is_completed_word_by_word(journal: Journal[Campaign]) -> None:
    typing = Completer("es", book(), built_in(), journal.state)
    assert [word for word, _, _ in typing.suggest("ata")] == ["ataca"]
    assert ("Luis", 2, "") in typing.suggest("ataca Ana Lu")
    assert typing.suggest("ataca 'Ana") == []
