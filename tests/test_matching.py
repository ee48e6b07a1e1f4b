"""Giving each the thing that it can have."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.matching import largest_matching

wishes = st.dictionaries(st.integers(1, 5), st.lists(st.sampled_from("abcde"), unique=True), max_size=5)


def test_the_first_keeps_its_first_wish_where_all_can_be_served() -> None:
    assert largest_matching({1: "ab", 2: "ab", 3: "ab"}) == {1: "a", 2: "b"}


def test_the_first_gives_way_so_that_another_is_served() -> None:
    assert largest_matching({1: "ab", 2: "a"}) == {1: "b", 2: "a"}


@given(wishes)
def test_everyone_gets_one_different_thing_of_its_wishes(known: dict[int, list[str]]) -> None:
    given_things = largest_matching(known)

    assert all(thing in known[wisher] for wisher, thing in given_things.items())
    assert len(set(given_things.values())) == len(given_things)


@given(wishes)
def test_no_way_serves_more(known: dict[int, list[str]]) -> None:
    """Every order of the five things is tried."""
    served = [
        sum(thing in wish for thing, wish in zip(order, known.values(), strict=False))
        for order in permutations("abcde")
    ]

    assert len(largest_matching(known)) == max(served)
