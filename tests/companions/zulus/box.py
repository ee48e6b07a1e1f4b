"""A box for the tests: whatever the rulebooks say of pieces is theirs, the rest is small and made up here.

It is no set to play with (`resources` has those): each card has what some rule needs to be shown.
"""

from dataclasses import replace
from functools import cache

from heart_africa.companions.zulus.components import (
    NO_VOLLEY,
    Ability,
    Card,
    Chit,
    Components,
    Cost,
    Edition,
    Effect,
    Rank,
    Regiment,
    Timing,
    Track,
    Volley,
)

ALL: tuple[Track, ...] = ("chest", "left-horn", "right-horn", "loins")
HORNS: tuple[Track, ...] = ("left-horn", "right-horn")


def _ability(cost: Cost, timing: Timing | None, *effects: Effect) -> Ability:
    return Ability(cost, effects, (timing,) if timing else ())


SACRIFICE = _ability("discard", "action", Effect("extra-action", 2))


def _hero(
    number: int,
    name: str,
    rank: Rank,
    *abilities: Ability,
    volley: Volley = NO_VOLLEY,
    decorated: bool = False,
) -> Card:
    return Card(
        number,
        name,
        name,
        name,
        "hero",
        rank,
        medal="vc" if decorated else "none",
        white_box=False,
        volley=volley,
        abilities=abilities,
    )


def _volley(number: int, name: str, volley: Volley) -> Card:
    return Card(number, name, name, name, "volley", "", "none", white_box=False, volley=volley, abilities=())


def _defends(place: str, *numbers: int) -> Ability:
    return _ability("while-available", None, Effect("defend", place=place, numbers=numbers))  # type: ignore[arg-type]  # one of its places


CHARD = _hero(
    3,
    "chard",
    "lieutenant",
    Ability("return", (Effect("extra-draw"),), ("draw",), hand_at_most=3),
    SACRIFICE,
    decorated=True,
)
BROMHEAD = _hero(
    4,
    "bromhead",
    "lieutenant",
    _ability("return", "action", Effect("extra-action")),
    volley=Volley(4, 2, 1),
    decorated=True,
)
HERE_THEY_COME = _volley(5, "here-they-come", Volley(1, 2, 4))
DALTON = _hero(
    6,
    "dalton",
    "",
    _defends("storehouse", 3, 4, 5, 6),
    _ability("discard", "impi", Effect("ignore-chit")),
    decorated=True,
)
BOURNE = _hero(
    7,
    "bourne",
    "sergeant",
    _ability("while-available", None, Effect("hand-limit-off")),
    _ability("insert", "action", Effect("extra-action")),
    SACRIFICE,
)
WINDRIDGE = _hero(8, "windridge", "sergeant", SACRIFICE, volley=Volley(2, 1, 0))
HOOK = _hero(9, "hook", "private", _defends("hospital", 5, 6), SACRIFICE, decorated=True)
JONES = _hero(10, "w-jones", "private", _ability("discard", "volley", Effect("set-die", number=5)))
SCHIESS = _hero(11, "schiess", "corporal", _ability("discard", "impi", Effect("ignore-chit", chits=("r",))))
REYNOLDS = replace(
    _hero(
        12,
        "reynolds",
        "",
        Ability(
            "fate",
            (Effect("recover", who=("hero",), to="table"),),
            ("action", "housekeeping"),
            stays=(4, 5, 6),
        ),
    ),
    white_box=True,
)
ADENDORFF = _hero(13, "adendorff", "lieutenant", SACRIFICE)
HITCH = replace(_hero(14, "hitch", "private", SACRIFICE, volley=Volley(1, 1, 1)), bonus="pair")
STEADY = Card(
    15,
    "steady",
    "steady",
    "steady",
    "event",
    "",
    "none",
    white_box=False,
    volley=NO_VOLLEY,
    abilities=(_ability("discard", "action", Effect("steady", 0)),),
)
BY_RANKS = _volley(16, "by-ranks", Volley(5, 3, 2, after=(Effect("low-ammo"),)))
COMMIT = _volley(
    17, "commit", Volley(5, 0, 0, requires=("platoon",), after=(Effect("low-ammo"), Effect("break-up")))
)
AT_WILL = _volley(18, "at-will", Volley(3, 2, 1))
WALL = _hero(19, "fagan", "private", _defends("north-wall", 6), SACRIFICE)

OPTIONAL = (
    _hero(0, "smith", "", _ability("return", "action", Effect("restore-ammo")), SACRIFICE),
    _hero(0, "allen", "corporal", SACRIFICE),
    replace(_hero(0, "dick", "", SACRIFICE), bonus="always"),
    replace(
        _hero(
            0,
            "nnc",
            "",
            _defends("outer-perimeter", 4, 5, 6),
            _ability("discard", "action", Effect("support", marker="nnc")),
        ),
        card_class="group",
        lost="after-first-volley",
    ),
    replace(
        _hero(
            0,
            "spalding",
            "major",
            _ability(
                "while-in-play",
                None,
                Effect("counts-as", rank="lieutenant"),
                Effect("cancel-event", chits=("debate",)),
            ),
            _ability("discard", "action", Effect("put-forth", 0)),
        ),
        lost="after-first-volley",
    ),
    replace(
        _hero(
            0,
            "nnh",
            "",
            _ability("discard", "action", Effect("support", marker="nnh")),
            volley=Volley(0, 0, 5, 5),
        ),
        card_class="group",
        outside=True,
        white_box=True,
        lost="after-first-volley",
    ),
    replace(
        _hero(
            0,
            "g-company",
            "",
            _ability("discard", "action", Effect("support", marker="g-company")),
            volley=Volley(0, 0, 6, 6),
        ),
        card_class="group",
        outside=True,
        white_box=True,
        lost="day",
    ),
)


def _plain(number: int) -> Card:
    """The rest of the deck: volleys and privates by turns."""
    if number % 2:
        return _volley(number, f"volley-{number}", Volley(2, 2, 1))
    return _hero(number, f"private-{number}", "private", SACRIFICE, volley=Volley(1, 0, 0))


def _event(number: int, name: str) -> Card:
    return Card(
        number, name, name, name, "event", "", "none", white_box=False, volley=NO_VOLLEY, abilities=()
    )


OWN = (
    CHARD, BROMHEAD, HERE_THEY_COME, DALTON, BOURNE, WINDRIDGE, HOOK, JONES, SCHIESS, REYNOLDS, ADENDORFF, HITCH,
    STEADY, BY_RANKS, COMMIT, AT_WILL, WALL,
)  # fmt: skip

NUMBERS: dict[Edition, dict[str, int]] = {
    1: {"smith": 33, "g-company": 34, "nnh": 35, "nnc": 36, "spalding": 37, "allen": 38, "dick": 39},
    2: {"smith": 32, "allen": 33, "dick": 39, "nnc": 40, "spalding": 41, "nnh": 42, "g-company": 43},
}
"""Where the optional cards of the tests lie; of the 1st edition only 33 to 36 and none of the kit is known."""

CHITS: tuple[Chit, ...] = (
    Chit("chest-1", "advance", ("chest",), 1, 3),
    Chit("left-horn-1", "advance", ("left-horn",), 1, 3),
    Chit("right-horn-1", "advance", ("right-horn",), 1, 3),
    Chit("right-horn-2", "advance", ("right-horn",), 2, 2),
    Chit("loins-2", "advance", ("loins",), 2, 3),
    Chit("horns-1", "advance", HORNS, 1, 3),
    Chit("all-1", "advance", ALL, 1, 3),
    Chit("all-2", "advance", ALL, 2, 1),
    Chit("r", "r", count=3),
    Chit("ablaze", "ablaze", count=2),
    Chit("indluyengwe", "indluyengwe", count=1),
    Chit("dabulamanzi", "dabulamanzi", count=1),
    Chit("overheat", "overheat", count=1),
    Chit("debate", "debate", count=1),
    Chit("washing", "washing", count=1),
    Chit("snipers", "snipers", count=1),
)


@cache
def box(edition: Edition = 2) -> Components:
    """The components of the tests."""
    last = 30 if edition == 1 else 31
    numbers = NUMBERS[edition]
    optional = [replace(card, number=numbers[card.id]) for card in OPTIONAL]
    kit = range(40, 44) if edition == 1 else range(44, 49)
    return Components(
        pack="tests",
        version="1",
        edition=edition,
        regiments=(
            Regiment("uthulwana", 4, 5),
            Regiment("udloko", 3, 4 if edition == 2 else 6),
            Regiment("indlondo", 2, 3 if edition == 2 else 2),
            Regiment("indluyengwe", 2, 2 if edition == 2 else 3),
        ),
        chits=CHITS,
        cards=(
            _event(1, "relief"),
            _event(2, "night"),
            *OWN,
            *(_plain(number) for number in range(20, last + 1)),
            *optional,
            *(_volley(number, f"volley-{number}", Volley(2, 2, 2)) for number in kit),
        ),
        generic_hits=4 if edition == 1 else None,
    )
