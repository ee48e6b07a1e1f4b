"""What `next` tells people to type can be typed: every suggestion goes back through the parser, unchanged."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from armylists.catalogue import built_in
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.language.campaign.names import People
from heart_africa.language.campaign.reader import reader
from heart_africa.language.order_fields import form
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.agenda import agenda, may, ways
from heart_africa.rules.campaign.keeper import ORDERS
from heart_africa.storage import documents
from heart_africa.terminal.campaign.wording import OWN_WORDS, WordingContext
from heart_africa.terminal.screen import Screen
from tests.campaign.club import BOOK, KEEPER, Club
from tests.campaign.test_laws import played
from tests.golden.lagos import JOURNAL

LISTS = built_in()


def suggestions(campaign: Campaign, lang: str) -> Iterator[str]:
    """Everything that is suggested, of what waits and of what each player may do."""
    at = WordingContext(Screen(lang), KEEPER, LISTS, campaign)
    for due in agenda(BOOK, campaign):
        found = at.lines(due)
        given_ = {each.kind for each in ways(BOOK, campaign, due)}
        assert given_ or OWN_WORDS & {*due.orders} or campaign.over, due
        yield from found
    for player in campaign.players:
        yield from (at.line(each.command) for each in may(BOOK, campaign, player) if each.open)


def accepted(campaign: Campaign, lang: str) -> int:
    """How many lines were suggested: each is read as an order against which the book has nothing."""
    found = list(suggestions(campaign, lang))
    for line in found:
        assert not line.startswith("{"), line
        command = reader(lang, LISTS, campaign).command(line)
        assert not KEEPER.objections(campaign, command), line
        other = next(each for each in LANGUAGES if each != lang)
        assert reader(other, LISTS, campaign).command(line) == command
    return len(found)


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32), st.sampled_from(LANGUAGES))
def test_every_suggestion_of_a_random_campaign_is_accepted_as_it_stands(seed: int, lang: str) -> None:
    assert accepted(played(seed, 80, 1886).state, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_suggestion_of_the_kept_campaign_is_accepted_as_it_stands(lang: str) -> None:
    state, found = KEEPER.start, 0
    for number, line in enumerate(documents.read(JOURNAL.read_text(encoding="utf-8"), "campaign").lines):
        for fact in getattr(KEEPER.codec.entry(line.text).record, "facts", ()):
            state = KEEPER.evolve(state, fact)
        if number % 40 == 0 and state.start:
            found += accepted(state, lang)

    assert found > 100


def test_what_takes_words_of_ones_own_are_orders_of_the_campaign() -> None:
    assert {form(order).kind for order in ORDERS} >= OWN_WORDS


# --- whom a word means ---


@pytest.mark.parametrize(
    ("word", "player"),
    [
        ("Ana", "Ana"),
        ("ANA", "Ana"),
        ("An", "Ana"),
        ("na mar", "Ana María"),
        ("zanzíbaris", "Luis"),
        ("nzib", "Luis"),
        ("buganda", "Ana"),
        ("british", "Leo"),
        ("británicos", "Leo"),
        ("zanz", "Luis"),
        ("colonial", "Leo"),
    ],
)
def test_a_player_is_meant_by_any_word_that_is_only_his(word: str, player: str) -> None:
    club = Club(1886)
    club.join("Ana", "native_kingdom", "buganda")
    club.join("Luis", "zanzibaris")
    club.join("Leo", "colonial_expedition", "british")
    people = People(club.state, LISTS)
    if player == "Ana María":
        club.join("Ana María", "pygmies")
        people = People(club.state, LISTS)

    assert people.player(word) == player


@pytest.mark.parametrize("word", ["A", "expl", "nobody", ""])
def test_a_word_of_two_or_of_nobody_is_told(word: str) -> None:
    club = Club(1870, Ana="native_kingdom", Amo="pygmies", Eva="white_explorers", Ivo="white_explorers")

    with pytest.raises(BadData):
        People(club.state, LISTS).player(word)
