"""Which orders the computer gives: every kind is one that a head can give, or is named with the reason."""

from functools import cache

from heart_africa.opponent.drafts import classes
from heart_africa.opponent.facts import ANSWERS, THROWN
from heart_africa.opponent.orders import BY_THE_TABLE, FILLED, blanks
from heart_africa.opponent.seat import PLAYING
from heart_africa.opponent.steady import WEIGHERS
from heart_africa.rules.referee.referee import agenda
from tests.referee.referred import BOOK
from tests.situations import BATTLES, brought_about

AGREED = "people agree on it, or dice say it, before anybody decides"
UMPIRE = "it is the umpire's word"
SHORT = "it stands for several orders that are given one by one"
NEVER = {
    **dict.fromkeys(
        (
            "muster", "remuster", "agree-scenario", "roll-scenario", "roll-scenario-for", "choose-light",
        ),
        AGREED,
    ),
    **dict.fromkeys(("adjust", "decide", "note", "reopen", "record-result"), UMPIRE),
    **dict.fromkeys(("all-stay", "deploy-rest", "pass-turn"), SHORT),
    "agree-limit": "two have to agree on it; of two computers it is said as the battle begins",
    "launch-boat": "boats are lent for nothing: who wants to cross by water says so before he deploys",
    "declare-rifles": "a club's rule that both sides have agreed on",
    "concede": "nobody gives up",
    "step-on-trap": "whether a marker is real only its owner and the map know",
    "fire-arrows": "only a temba burns by them, and none is drawn on a table without a map",
}  # fmt: skip
"""The orders that no level gives, each with the reason."""
OPEN = "still open as people deploy: any that is lawful will do"
AT_RANDOM = {
    **dict.fromkeys(("choose-base", "choose-environment", "propose-ground", "agree-ground"), OPEN),
    "guide": "what a guide gains on his way is not weighed",
    "rejoin": "a leader goes with whoever is near; who fell behind comes after by his moves",
}
"""Those that are never weighed, but given as any lawful one is, each with the reason."""


@cache
def opened() -> frozenset[str]:
    """The kinds that a head can give: those with a way of their own, and those that their fields fill in.

    The latter as far as they are on the agenda, in any situation of the battle's orders, while a head decides.
    """
    found = {*FILLED}
    for situation in BATTLES.values():
        battle = brought_about(situation).state
        if battle.stage in PLAYING:
            found |= {kind for kind in agenda(BOOK, battle).orders if blanks(kind) is not None}
    return frozenset(found - BY_THE_TABLE)


def said() -> frozenset[str]:
    """The kinds that are said for everybody, as facts and dice: nobody chooses them."""
    return frozenset({*ANSWERS, *THROWN, "end-step"})


def test_every_kind_of_order_is_given_by_somebody_or_named_with_the_reason() -> None:
    given = opened() | said()
    assert {*classes()} - given == {*NEVER}
    assert not given & {*NEVER}


def test_a_steady_player_weighs_all_that_is_offered_but_for_what_is_named_with_the_reason() -> None:
    weighed = {kind for kinds, _ in WEIGHERS for kind in kinds} | {"roll-move", "turn", "climb-work"}
    assert opened() - said() - weighed == {*AT_RANDOM}
    assert not weighed & {*AT_RANDOM}
    assert weighed <= {*classes()}


def test_what_is_said_for_everybody_is_chosen_by_nobody() -> None:
    assert not said() & {kind for kinds, _ in WEIGHERS for kind in kinds}
    assert BY_THE_TABLE - said() <= {*NEVER}
