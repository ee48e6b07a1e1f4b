"""The rulebooks read a second time: what happens in each situation, worked out from the text and nothing else.

A table of situations, by the chapters of the rules. The iButhos stand, as `table.NAMES` has them, on the
Chest (iNdlondo, 2 markers), the Left Horn (uDloko, 3), the Right Horn (uThulwana, 4), the Loins
(iNdluyengwe, 2); `boxes` are theirs in this order. Both editions unless it says which.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import pytest

from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.actions import (
    BreakUpPlatoon,
    Build,
    FightFire,
    FormPlatoon,
    HandOut,
    PutForth,
    StopBuilding,
)
from heart_africa.companions.zulus.cards import Discard, DrawCard
from heart_africa.companions.zulus.chits import CarryOut, DrawChit, PutOut, ReturnChit
from heart_africa.companions.zulus.components import Edition
from heart_africa.companions.zulus.events import PhaseBegan, VolleyApplied
from heart_africa.companions.zulus.game import EndPhase
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.victory import level, victory_points
from heart_africa.companions.zulus.volleys import ApplyVolley, Fire, TradeLuck
from tests.companions.zulus.table import Table

CHARD, BROMHEAD, HERE_THEY_COME, DALTON, BOURNE, WINDRIDGE, HOOK, JONES = range(3, 11)
REYNOLDS, ADENDORFF, HITCH, STEADY, BY_RANKS, COMMIT, AT_WILL = range(12, 19)
PRIVATE, VOLLEY = 20, 21
DICK, NNC, SPALDING, NNH, G_COMPANY = range(39, 44)


class Situation(NamedTuple):
    """What the text decides: the entry of the catalogue, what happens, what comes of it, how it is played.

    `seen` looks at what was played: a table, unless that gives the outcome itself.
    """

    rule: str
    what: str
    expected: object
    played: Callable[[], Any]
    seen: Callable[[Any], object] = lambda outcome: outcome


def table(edition: Edition = 2, *options: str, cards: tuple[int, ...] = ()) -> Table:
    """A game about to draw its first chit, nobody in hand or on the table."""
    return Table(edition, options, cards).hold()


def acting(edition: Edition = 2, *options: str, cards: tuple[int, ...] = ()) -> Table:
    """The Action phase, ammunition handed out."""
    return table(edition, *options, cards=cards).acting()


def whose(table: Table) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Hand, table and discard pile."""
    return table.state.hand, table.state.table, table.state.discard


def in_cup(table: Table, chit: str) -> int:
    """How many of a chit lie in the cup."""
    return table.state.cup[table.state.chit_place(chit)]


def faces(table: Table) -> tuple[int, ...]:
    """The dice of the last volley as they counted."""
    return next(each.faces for each in table.facts if isinstance(each, VolleyApplied))


def used(table: Table, **counts: int) -> Table:
    """Chits that were drawn and discarded before; nothing else is missing from the cup."""
    state = table.state
    lying = tuple(counts.get(each.id.replace("-", "_"), 0) for each in state.box.chits)
    cup = tuple(count - gone for count, gone in zip(state.cup, lying, strict=True))
    return table.put(used=lying, cup=cup)


def only(table: Table, *chits: str) -> Table:
    """One of each of these in the cup, all others discarded."""
    state = table.state
    left = tuple(int(each.id in chits) for each in state.box.chits)
    return table.put(
        cup=left, used=tuple((each.count or 0) - n for each, n in zip(state.box.chits, left, strict=True))
    )


def marching(edition: Edition = 2) -> Table:
    """All of the camp is barricaded: the Zulu Victory marker lies in the Final Redoubt."""
    return table(edition).put(barricades=2)


def contingent(face: int) -> tuple[int, tuple[int, ...]]:
    """The Native Contingent's die against uDloko before the upper box 0: its box then, and the table."""
    found = Table(2, (), (NNC,)).put(barricades=2).hold(table=[NNC]).stand(left=1).drawn("left-horn-1", face)
    return found.boxes()[1], found.state.table


MOVEMENT = (
    Situation("ZR-049", "an Advance moves its own", (4, 5, 5, 5), lambda: table().drawn("chest-1").boxes()),
    Situation("ZR-049", "so many boxes", (5, 5, 3, 5), lambda: table().drawn("right-horn-2").boxes()),
    Situation(
        "ZR-051",
        "the Advance of a routed one is ignored, and none drawn for it",
        ((5, 5, 5, 5), "action"),
        lambda: table().stand(routed={0: True}).drawn("chest-1"),
        lambda t: (t.boxes(), t.state.step),
    ),
    Situation(
        "ZR-059",
        "of two from box 1 the one with more markers enters, on either way of its own",
        (1, 0, 0, 1),
        lambda: marching().stand(1, 1, 1, 1).drawn("all-1").boxes(),
    ),
    Situation(
        "ZR-060",
        "with as many markers, the one printed stronger",
        (1, 4, 0, 4),
        lambda: marching().stand(1, 5, 1, 5, hits={2: 2}).drawn("all-1").boxes(),
    ),
    Situation(
        "ZR-059",
        "markers come before the printed strength",
        (0, 4, 1, 4),
        lambda: marching().stand(1, 5, 1, 5, hits={2: 1}).drawn("all-1").boxes(),
    ),
    Situation(
        "ZR-058",
        "the closest goes first and clears the way, box by box",
        (0, 3, -1, 3),
        lambda: marching().stand(chest=2, right=1).drawn("all-2").boxes(),
    ),
    Situation(
        "ZR-055",
        "who finds -1 taken stays",
        (-1, 0, 5, 5),
        lambda: marching().stand(chest=-1, left=0).drawn("left-horn-1").boxes(),
    ),
    Situation(
        "ZR-054",
        "the 2nd edition has two boxes 0",
        (0, 0, 5, 5),
        lambda: marching().stand(chest=0, left=1).drawn("left-horn-1").boxes(),
    ),
    Situation(
        "ZR-054",
        "the 1st has one",
        (0, 1, 5, 5),
        lambda: marching(1).stand(chest=0, left=1).drawn("left-horn-1").boxes(),
    ),
    Situation(
        "ZR-068",
        "into the box of the Zulu Victory marker: defeat",
        "defeat",
        lambda: table().stand(chest=1).drawn("chest-1").state.ending,
    ),
    Situation(
        "ZR-031",
        "by either box 0",
        ["defeat"] * 4,
        lambda: [
            each.drawn(chit).state.ending
            for each, chit in (
                (table().stand(chest=1), "chest-1"),
                (table().stand(left=1), "left-horn-1"),
                (table().stand(right=1), "right-horn-1"),
                (table().stand(loins=1), "loins-2"),
            )
        ],
    ),
    Situation(
        "ZR-068",
        "behind the Inner Barricade box 0 is not yet defeat, -1 is",
        ("", "defeat"),
        lambda: tuple(
            table().put(barricades=1).stand(chest=box).drawn("chest-1").state.ending for box in (1, 0)
        ),
    ),
    Situation(
        "ZR-062",
        "a building on fire stops who enters it",
        (1, 3, 3, 3),
        lambda: table().put(fires=("hospital",)).stand(chest=2).drawn("all-2").boxes(),
    ),
    Situation(
        "ZR-089",
        "who stands in it goes on as usual",
        (0, 5, 5, 5),
        lambda: marching().put(fires=("hospital",)).stand(chest=1).drawn("chest-1").boxes(),
    ),
    Situation(
        "ZR-064",
        "Hook's 5 stops it before the Hospital, and he stays",
        (2, (HOOK,)),
        lambda: table().hold(table=[HOOK]).stand(chest=2).drawn("chest-1", 5),
        lambda t: (t.boxes()[0], t.state.table),
    ),
    Situation(
        "ZR-065",
        "his 4 does not, and he falls back to the hand",
        (1, ((HOOK,), (), ())),
        lambda: table().hold(table=[HOOK]).stand(chest=2).drawn("chest-1", 4),
        lambda t: (t.boxes()[0], whose(t)),
    ),
    Situation(
        "ZR-064",
        "who was stopped does not try again in the next pass",
        (2, 3, 3, 3),
        lambda: table().hold(table=[HOOK]).stand(chest=2).drawn("all-2", 6).boxes(),
    ),
    Situation(
        "ZR-065",
        "who broke in goes on in the next pass",
        (0, 3, 3, 3),
        lambda: marching().hold(table=[HOOK]).stand(chest=2).drawn("all-2", 1).boxes(),
    ),
    Situation(
        "ZR-234",
        "the Contingent holds either box 0, and is back in hand once one is taken",
        ((1, (NNC,)), (0, ())),
        lambda: tuple(contingent(face) for face in (4, 3)),
    ),
)


def regrouping(edition: Edition) -> Table:
    """An R for one on box 3 and one on 2 that lack a marker, a routed one, one before the walls."""
    return table(edition).stand(3, 2, 5, 1, hits={0: 1, 1: 2, 2: 1}, routed={2: True}).drawn("r")


THE_R = (
    *(
        Situation(
            "ZR-070",
            f"who is routed rallies without a marker, box 3 regains one, box 2 goes back without ({edition})",
            ((3, 3, 5, 2), (2, 2, 1, 2), False),
            partial(regrouping, edition),
            lambda t: (t.boxes(), tuple(each.hits for each in t.state.ibuthos), t.state.ibuthos[2].routed),
        )
        for edition in (1, 2)
    ),
    Situation(
        "ZR-072",
        "nobody regains more than he had",
        (2, 3, 4, 2),
        lambda: tuple(each.hits for each in table().stand(3, 4, 5, 3).drawn("r").state.ibuthos),
    ),
    Situation(
        "ZR-074",
        "in the camp all go back a box, none twice",
        (5, 0, 5, 1),
        lambda: marching().stand(left=-1, loins=0).drawn("r").boxes(),
    ),
    Situation(
        "ZR-076",
        "no volley this turn, not even a Hero's",
        (["ZR-076"], ["ZR-076"]),
        lambda: table().hold([AT_WILL], [BROMHEAD]).stand(chest=1).drawn("r"),
        lambda t: (t.against(Fire(AT_WILL, "chest")), t.against(Fire(BROMHEAD, "chest"))),
    ),
    Situation("ZR-077", "the R is discarded", 2, lambda: in_cup(table().drawn("r"), "r")),
)


def ablaze(burning: tuple[str, ...], face: int) -> Table:
    """The Building Ablaze chit and its die, while these burn."""
    return table().put(fires=burning).drawn("ablaze", face)


def ignored(chit: str) -> Table:
    """A chit that Dalton answers."""
    return table().hold(table=[DALTON]).drawn(chit).do(UseAbility(DALTON, 2))


EVENTS = (
    *(
        Situation(
            "ZR-080",
            f"the fire table: {burning or 'none'} burning, a {face}",
            fires,
            partial(ablaze, burning, face),
            lambda t: tuple(sorted(t.state.fires)),
        )
        for burning, by_face in (
            ((), (("hospital",),) * 3 + (("storehouse",),) * 3),
            (("storehouse",), (("hospital", "storehouse"),) * 3 + (("storehouse",),) * 2 + ((),)),
            (
                ("hospital", "storehouse"),
                (("hospital", "storehouse"),) * 3 + (("storehouse",), ("hospital",)),
            ),
        )
        for face, fires in enumerate(by_face, 1)
    ),
    Situation(
        "ZR-083",
        "of two fires the player says which goes out",
        ("storehouse",),
        lambda: (
            table()
            .put(fires=("hospital", "storehouse"))
            .drawn("ablaze", 6)
            .do(PutOut("hospital"))
            .state.fires
        ),
    ),
    Situation(
        "ZR-087",
        "its chit goes back by day, not by night; in the 1st edition never",
        (2, 1, 1),
        lambda: (
            in_cup(table().drawn("ablaze", 1), "ablaze"),
            in_cup(table().put(night=True).drawn("ablaze", 1), "ablaze"),
            in_cup(table(1).drawn("ablaze", 1), "ablaze"),
        ),
    ),
    Situation(
        "ZR-088",
        "the defender of a building on fire falls back",
        ((HOOK,), (), ()),
        lambda: whose(table().hold(table=[HOOK]).drawn("ablaze", 2)),
    ),
    Situation(
        "ZR-127",
        "put forth while it burns he defends nothing, until it is out",
        ((), (HOOK,)),
        lambda: tuple(
            table().put(fires=("hospital",)).hold(table=[HOOK]).drawn("ablaze", face).state.markers
            for face in (5, 6)
        ),
    ),
    Situation("ZR-092", "iNdluyengwe two on", (5, 5, 5, 3), lambda: table().drawn("indluyengwe").boxes()),
    Situation(
        "ZR-095",
        "the Prince's die brings back so many Advances, or as many as there are",
        (3, 0, 2),
        lambda: (
            in_cup(used(table(), chest_1=2, r=1).drawn("dabulamanzi", 6), "chest-1"),
            sum(used(table(), chest_1=2).drawn("dabulamanzi", 2).state.used),
            in_cup(used(table(), chest_1=3).drawn("dabulamanzi", 1).do(ReturnChit("chest-1")), "chest-1") + 1,
        ),
    ),
    Situation(
        "ZR-096",
        "by night he does not come back",
        (1, 0),
        lambda: tuple(
            in_cup(table().put(night=night).drawn("dabulamanzi", 1), "dabulamanzi") for night in (False, True)
        ),
    ),
    Situation(
        "ZR-097",
        "after Rifles Overheat an Advance counts",
        ((4, 5, 5, 5), ("overheat",), 1),
        lambda: table().drawn("overheat").drawn("chest-1"),
        lambda t: (t.boxes(), t.state.hampered, in_cup(t, "overheat")),
    ),
    Situation(
        "ZR-025",
        "anything else, an R too, goes back without effect and nothing more is drawn",
        ("action", False, 3),
        lambda: table().drawn("overheat").drawn("r"),
        lambda t: (t.state.step, t.state.resting, in_cup(t, "r")),
    ),
    Situation(
        "ZR-110",
        "Snipers draw until an Advance comes, the rest goes back",
        ((4, 5, 5, 5), 3, 1),
        lambda: table().drawn("snipers").drawn("r").drawn("debate").drawn("chest-1"),
        lambda t: (t.boxes(), in_cup(t, "r"), in_cup(t, "debate")),
    ),
    Situation(
        "ZR-111",
        "without an Advance in the cup all advance a box",
        (4, 4, 4, 4),
        lambda: only(table(), "snipers", "r").drawn("snipers").boxes(),
    ),
    Situation(
        "ZR-114",
        "the Snipers come back in the 2nd edition, in the 1st by day only",
        (1, 1, 0),
        lambda: tuple(
            in_cup(each.put(night=night).drawn("snipers").drawn("chest-1"), "snipers")
            for each, night in ((table(2), True), (table(1), False), (table(1), True))
        ),
    ),
    *(
        Situation(
            "ZR-187",
            f"Dalton may ignore the {chit}: nothing else is drawn, no -1",
            ("action", (), (5, 5, 5, 5), (DALTON,)),
            partial(ignored, chit),
            lambda t: (t.state.step, t.state.hampered, t.boxes(), t.state.discard),
        )
        for chit in ("all-2", "snipers", "overheat", "debate")
    ),
    Situation(
        "ZR-097",
        "and if he does not, the Snipers do their work",
        ("redraw", ("snipers",)),
        lambda: table().hold(table=[DALTON]).drawn("snipers").do(CarryOut()),
        lambda t: (t.state.step, t.state.hampered),
    ),
    Situation(
        "ZR-101",
        "the debate returns the five who are available, not the rest, and ends the turn at once",
        ((16, 17, 18, 21, 23, 3, 4), (HOOK,), 2, "impi"),
        lambda: table().hold([16, 17, 18, 21, 23], [CHARD, BROMHEAD, HOOK]).drawn("debate"),
        lambda t: (t.state.hand, t.state.table, t.state.turn, t.state.step),
    ),
    Situation(
        "ZR-102",
        "nor those who stand in the Platoon or build",
        ((CHARD, WINDRIDGE), BROMHEAD),
        lambda: table().put(platoon=(CHARD, WINDRIDGE), leader=BROMHEAD).drawn("debate"),
        lambda t: (t.state.platoon, t.state.leader),
    ),
    Situation(
        "ZR-237",
        "Spalding, even in hand, silences it",
        ("action", (CHARD,)),
        lambda: table(cards=(SPALDING,)).hold([SPALDING], [CHARD]).drawn("debate"),
        lambda t: (t.state.step, t.state.table),
    ),
    Situation(
        "ZR-106",
        "washing of the spears: all on the lowest box go back one (the book's example)",
        (2, 4, 2, 3),
        lambda: table().stand(1, 4, 1, 3).drawn("washing").boxes(),
    ),
    Situation("ZR-107", "not beyond box 5", (5, 5, 5, 5), lambda: table().drawn("washing").boxes()),
    Situation(
        "ZR-108",
        "from -1 it displaces who stands on its own box 0 only",
        ((5, 0, 5, 1), (0, 0, 5, 5)),
        lambda: (
            marching().stand(left=-1, loins=0).drawn("washing").boxes(),
            marching().stand(chest=-1, left=0).drawn("washing").boxes(),
        ),
    ),
)


def fought(face: int) -> Table:
    """Hook fights the fire of the Storehouse."""
    return acting().put(fires=("storehouse",)).hold(table=[HOOK]).do(FightFire(HOOK), face)


ACTIONS = (
    Situation(
        "ZR-120",
        "a Hero put forth costs the Action and is ready at once",
        (2, (BROMHEAD,)),
        lambda: (
            acting()
            .hold([ADENDORFF, BROMHEAD])
            .do(PutForth(ADENDORFF))
            .do(UseAbility(ADENDORFF))
            .put(hand=(), table=(BROMHEAD,))
        ),
        lambda t: (t.state.actions, t.state.table),
    ),
    Situation(
        "ZR-129",
        "Bromhead returned and put forth again with his own Action gains nothing",
        (1, (BROMHEAD,)),
        lambda: acting().hold(table=[BROMHEAD]).do(UseAbility(BROMHEAD)).do(PutForth(BROMHEAD)),
        lambda t: (t.state.actions, t.state.table),
    ),
    Situation(
        "ZR-136",
        "two Lieutenants form the Platoon in the 2nd edition, not in the 1st; never two Sergeants",
        ([], ["ZR-135"], ["ZR-136"]),
        lambda: (
            acting(2).hold(table=[CHARD, BROMHEAD]).against(FormPlatoon(CHARD, BROMHEAD)),
            acting(1).hold(table=[CHARD, BROMHEAD]).against(FormPlatoon(CHARD, BROMHEAD)),
            acting(2).hold(table=[BOURNE, WINDRIDGE]).against(FormPlatoon(BOURNE, WINDRIDGE)),
        ),
    ),
    Situation(
        "ZR-139",
        "it breaks up for nothing, both to the hand",
        ((CHARD, BOURNE), (), 0),
        lambda: acting().hold(table=[CHARD, BOURNE]).do(FormPlatoon(CHARD, BOURNE)).do(BreakUpPlatoon()),
        lambda t: (t.state.hand, t.state.platoon, t.state.actions),
    ),
    Situation(
        "ZR-143",
        "the third third finishes the barricade: marker on, leader back",
        (-1, 0, (WINDRIDGE,), 0),
        lambda: acting().put(actions=3).hold(table=[WINDRIDGE]).do(Build(WINDRIDGE)).do(Build()).do(Build()),
        lambda t: (t.state.victory_box, t.state.thirds, t.state.hand, t.state.actions),
    ),
    Situation(
        "ZR-145",
        "another leader goes on where the first one stopped",
        (2, BOURNE, (CHARD,)),
        lambda: (
            acting()
            .put(actions=2)
            .hold(table=[CHARD, BOURNE])
            .do(Build(CHARD))
            .do(StopBuilding())
            .do(Build(BOURNE))
        ),
        lambda t: (t.state.thirds, t.state.leader, t.state.hand),
    ),
    Situation(
        "ZR-144",
        "nothing lies beyond the Final Redoubt",
        ["ZR-144"],
        lambda: acting().put(barricades=2).hold(table=[CHARD]).against(Build(CHARD)),
    ),
    *(
        Situation(
            "ZR-148",
            f"a {face} of the fire fighters, who return either way",
            (fires, (HOOK,)),
            partial(fought, face),
            lambda t: (t.state.fires, t.state.hand),
        )
        for face, fires in ((3, ("storehouse",)), (4, ()))
    ),
    Situation(
        "ZR-016",
        "nobody in a white box works in the 2nd edition",
        (["ZR-016"], []),
        lambda: tuple(
            acting(edition).put(low_ammo=True).hold(table=[REYNOLDS]).against(HandOut(REYNOLDS))
            for edition in (2, 1)
        ),
    ),
    Situation(
        "ZR-150",
        "who hands out ammunition returns, and the -1 is gone",
        (False, (HOOK,), 0),
        lambda: acting().put(low_ammo=True).hold(table=[HOOK]).do(HandOut(HOOK)),
        lambda t: (t.state.low_ammo, t.state.hand, t.state.actions),
    ),
    Situation(
        "ZR-236",
        "Spalding builds as a Lieutenant; a Private may not",
        ([], ["ZR-140"]),
        lambda: acting(cards=(SPALDING,)).hold(table=[SPALDING, HOOK]),
        lambda t: (t.against(Build(SPALDING)), t.against(Build(HOOK))),
    ),
)


def volley(table: Table, card: int, target: str, *dice: int) -> Table:
    """A volley fired in the Action phase."""
    return table.hold([card]).do(Fire(card, target), *dice)


def lucky() -> Table:
    """Dice of 5, 5 and 1 on the table, two cards in hand to trade for luck."""
    table = acting(1, "luck").stand(chest=1).hold([AT_WILL, VOLLEY, 23])
    return table.do(Fire(AT_WILL, "chest"), 5, 5, 1)


VOLLEYS = (
    Situation(
        "ZR-176",
        "low ammunition by night: the two highest of four lose 1 each (the book's example)",
        ((5, 4, 2, 1), 2, 2),
        lambda: (
            acting()
            .put(low_ammo=True, night=True)
            .stand(chest=1)
            .hold(table=[BROMHEAD])
            .do(Fire(BROMHEAD, "chest"), 6, 5, 2, 1)
        ),
        lambda t: (faces(t), t.boxes()[0], t.state.ibuthos[0].hits),
    ),
    Situation(
        "ZR-201",
        "any fire lights the night",
        (6, 1, 1),
        lambda: faces(
            volley(acting().put(night=True, fires=("storehouse",)).stand(chest=1), AT_WILL, "chest", 6, 1, 1)
        ),
    ),
    Situation(
        "ZR-176",
        "Snipers and Overheat are a -1 each beside the rest",
        (5, 5, 5),
        lambda: faces(
            volley(
                acting().put(low_ammo=True, hampered=("overheat", "snipers")).stand(chest=1),
                AT_WILL,
                "chest",
                6,
                6,
                6,
            )
        ),
    ),
    Situation(
        "ZR-158",
        "who is deepest in the camp has to be the target, in the 2nd edition",
        (["ZR-158"], [], ["ZR-158"]),
        lambda: acting().put(barricades=2).hold([AT_WILL]).stand(chest=-1, left=0, loins=1),
        lambda t: tuple(t.against(Fire(AT_WILL, each)) for each in ("left-horn", "chest", "loins")),
    ),
    Situation(
        "ZR-157",
        "in the 1st any in the camp, but nobody outside",
        ([], [], ["ZR-157"]),
        lambda: acting(1).put(barricades=2).hold([AT_WILL]).stand(chest=-1, left=0, loins=1),
        lambda t: tuple(t.against(Fire(AT_WILL, each)) for each in ("left-horn", "chest", "loins")),
    ),
    Situation(
        "ZR-158",
        "the two boxes 0 are as deep as each other",
        ([], []),
        lambda: acting().put(barricades=1).hold([AT_WILL]).stand(chest=0, left=0),
        lambda t: tuple(t.against(Fire(AT_WILL, each)) for each in ("left-horn", "chest")),
    ),
    Situation(
        "ZR-158",
        "a Group outside fires past them, a volley card does not",
        ([], ["ZR-158"]),
        lambda: acting(cards=(NNH,)).put(barricades=1).hold([AT_WILL], [NNH]).stand(chest=0, loins=3),
        lambda t: (t.against(Fire(NNH, "loins")), t.against(Fire(AT_WILL, "loins"))),
    ),
    Situation(
        "ZR-156",
        "box 4 is for the Groups outside",
        ([], ["ZR-156"], ["ZR-156"]),
        lambda: acting(cards=(NNH,)).hold([AT_WILL], [NNH]).stand(loins=4),
        lambda t: (
            t.against(Fire(NNH, "loins")),
            t.against(Fire(AT_WILL, "loins")),
            t.against(Fire(NNH, "chest")),
        ),
    ),
    Situation(
        "ZR-090",
        "into the burning Hospital, not beyond it",
        ([], ["ZR-090"], []),
        lambda: tuple(
            acting()
            .put(fires=("hospital",))
            .hold([AT_WILL])
            .stand(chest=box, right=2)
            .against(Fire(AT_WILL, track))
            for box, track in ((1, "chest"), (2, "chest"), (2, "right-horn"))
        ),
    ),
    Situation(
        "ZR-161",
        "a Hero fires from the table, free; in the 1st edition from the hand too, for the Action",
        (["ZR-161"], 1, 0),
        lambda: (
            acting().stand(chest=1).hold([WINDRIDGE]).against(Fire(WINDRIDGE, "chest")),
            acting().stand(chest=1).hold(table=[WINDRIDGE]).do(Fire(WINDRIDGE, "chest"), 1, 1).state.actions,
            acting(1).stand(chest=1).hold([WINDRIDGE]).do(Fire(WINDRIDGE, "chest"), 1, 1).state.actions,
        ),
    ),
    Situation(
        "ZR-167",
        "hits before retreats: the last marker and the unit go, and nobody retreats",
        (True, 1),
        lambda: volley(acting().stand(chest=1, hits={0: 1}), AT_WILL, "chest", 5, 6, 6),
        lambda t: (t.state.ibuthos[0].fallen, t.boxes()[0]),
    ),
    Situation(
        "ZR-171",
        "in the burning building a 4 drives back too, a 3 does not",
        (3, 2),
        lambda: tuple(
            volley(acting().put(fires=("hospital",)).stand(chest=1), AT_WILL, "chest", 4, face, 1).boxes()[0]
            for face in (5, 3)
        ),
    ),
    Situation(
        "ZR-172",
        "who comes through it counts its 4s in the 2nd edition, not in the 1st",
        (2, 1),
        lambda: tuple(
            volley(
                acting(edition).put(fires=("hospital",), barricades=1).stand(chest=0),
                AT_WILL,
                "chest",
                5,
                4,
                1,
            ).boxes()[0]
            for edition in (2, 1)
        ),
    ),
    Situation(
        "ZR-172",
        "4s alone move nobody who is not there yet",
        0,
        lambda: volley(
            acting().put(fires=("hospital",), barricades=1).stand(chest=0), AT_WILL, "chest", 4, 4, 4
        ).boxes()[0],
    ),
    Situation(
        "ZR-173",
        "driven back into a box 0 that is taken, it displaces who is there; the other box 0 is not touched",
        (0, 0, 1, 5),
        lambda: volley(
            acting().put(barricades=2).stand(chest=-1, left=0, right=0), AT_WILL, "chest", 5, 1, 1
        ).boxes(),
    ),
    Situation(
        "ZR-174",
        "beyond box 5 it is routed with its markers; exactly to 5 it is not",
        ((5, 2, 2, 3, True), (5, 2, 2, 3, False)),
        lambda: tuple(
            volley(acting().stand(chest=3), HERE_THEY_COME, "chest", 5, 5, face, 1).state.ibuthos[0][1:6]
            for face in (5, 1)
        ),
    ),
    Situation(
        "ZR-178",
        "G Company raises one die, outside the camp; with a -1 they cancel",
        ((6, 1, 1), (5, 1, 1)),
        lambda: (
            faces(
                volley(acting().put(support=("g-company",)).stand(chest=1), AT_WILL, "chest", 5, 1, 1).do(
                    ApplyVolley(1)
                )
            ),
            faces(
                volley(
                    acting().put(support=("g-company",), low_ammo=True).stand(chest=1),
                    AT_WILL,
                    "chest",
                    5,
                    1,
                    1,
                )
            ),
        ),
    ),
    Situation(
        "ZR-178",
        "not inside it in the 2nd edition, in the 1st everywhere",
        ((5, 1, 1), (6, 1, 1)),
        lambda: (
            faces(
                volley(
                    acting().put(support=("g-company",), barricades=1).stand(chest=0),
                    AT_WILL,
                    "chest",
                    5,
                    1,
                    1,
                )
            ),
            faces(
                volley(
                    acting(1).put(support=("g-company",), barricades=1).stand(chest=0),
                    AT_WILL,
                    "chest",
                    5,
                    1,
                    1,
                ).do(ApplyVolley(1))
            ),
        ),
    ),
    Situation(
        "ZR-180",
        "Jones makes a 2 a 5 and G Company makes it a 6: entirely cricket",
        ((6, 1, 1), (JONES, AT_WILL)),
        lambda: (
            acting()
            .put(support=("g-company",))
            .stand(chest=1)
            .hold([AT_WILL], [JONES])
            .do(Fire(AT_WILL, "chest"), 2, 1, 1)
            .do(UseAbility(JONES, dice=(1,)))
            .do(ApplyVolley(1))
        ),
        lambda t: (faces(t), tuple(sorted(t.state.discard))),
    ),
    Situation(
        "ZR-233",
        "the Horse adds a die at 2 and beyond, the Contingent at 1 and within",
        ((3, 3), (4, 2)),
        lambda: tuple(
            tuple(
                len(
                    faces(
                        volley(acting().put(support=(who,)).stand(chest=box), AT_WILL, "chest", *(1,) * count)
                    )
                )
                for box, count in counts
            )
            for who, counts in (("nnh", ((1, 3), (2, 3))), ("nnc", ((1, 4), (2, 2))))
        ),
    ),
    Situation(
        "ZR-138",
        "the Platoon's card needs the Platoon, and brings low ammunition back after it has fired",
        (["ZR-138"], (6, 1, 1, 1, 1), True),
        lambda: volley(acting().put(platoon=(CHARD, BOURNE)).stand(chest=1), COMMIT, "chest", 6, 1, 1, 1, 1),
        lambda t: (
            acting().stand(chest=1).hold([COMMIT]).against(Fire(COMMIT, "chest")),
            faces(t),
            t.state.low_ammo,
        ),
    ),
    Situation(
        "ZR-203",
        "bayonets need no light: in the 2nd edition by option 12.2 and close only, in the 1st always",
        ((5, 1), (6, 1), (5, 1), (6, 1)),
        lambda: tuple(
            faces(volley(each.put(night=True).stand(chest=box), 25, "chest", 6, 1))
            for each, box in (
                (acting(2), 1),
                (acting(2, "melee-at-night"), 1),
                (acting(2, "melee-at-night"), 2),
                (acting(1), 1),
            )
        ),
    ),
    Situation(
        "ZR-251",
        "12.5 of the 1st edition: a card makes a 6 of a 5",
        ((6, 5, 1), (VOLLEY,)),
        lambda: lucky().do(TradeLuck(23, 5)),
        lambda t: (faces(t), t.state.hand),
    ),
    Situation(
        "ZR-251",
        "once in a volley, and not of a 1",
        ((6, 5, 1), ["ZR-251"]),
        lambda: (
            faces(lucky().do(TradeLuck(23, 5))),  # nothing is asked again: the dice count
            lucky().against(TradeLuck(VOLLEY, 1)),
        ),
    ),
)


SIX = (5, 16, 17, 18, 21, 23)


def sizes(table: Table) -> tuple[int, int]:
    """How many cards are in hand and in the discard pile."""
    return len(table.state.hand), len(table.state.discard)


def drawing(edition: Edition = 2, hand: tuple[int, ...] = (), on_table: tuple[int, ...] = ()) -> Table:
    """The Card Draw phase."""
    return acting(edition).hold(hand, on_table).do(EndPhase())


LAST_PHASES = (
    Situation(
        "ZR-184",
        "Chard gives another card to three in hand, not to four",
        ([], ["ZR-184"]),
        lambda: tuple(
            drawing(hand=hand, on_table=(CHARD,)).against(UseAbility(CHARD, 1))
            for hand in ((16, 17, 18), (16, 17, 18, 21))
        ),
    ),
    Situation(
        "ZR-183",
        "one has to draw in the 2nd edition and need not in the 1st",
        (["ZR-183"], []),
        lambda: (drawing(2).against(EndPhase()), drawing(1).against(EndPhase())),
    ),
    Situation(
        "ZR-200",
        "nightfall is a wasted draw",
        (True, (2,), ()),
        lambda: acting().put(pile=(2, 0, -2)).do(EndPhase()).do(DrawCard()),
        lambda t: (t.state.night, t.state.discard, t.state.hand),
    ),
    Situation(
        "ZR-204",
        "the Relief Column ends the game",
        ("over", "relief"),
        lambda: acting().put(pile=(1,)).do(EndPhase()).do(DrawCard()),
        lambda t: (t.state.step, t.state.ending),
    ),
    Situation(
        "ZR-230",
        "the Horse comes before the first volley or not at all",
        ((NNH,), ()),
        lambda: tuple(
            acting(cards=(NNH,)).put(pile=(NNH, 0), fired=fired).do(EndPhase()).do(DrawCard()).state.hand
            for fired in (False, True)
        ),
    ),
    Situation(
        "ZR-231",
        "G Company comes by night or not at all",
        ((), (G_COMPANY,)),
        lambda: tuple(
            acting(cards=(G_COMPANY,))
            .put(pile=(G_COMPANY, 0), night=night)
            .do(EndPhase())
            .do(DrawCard())
            .state.hand
            for night in (False, True)
        ),
    ),
    Situation(
        "ZR-192",
        "one Hero, a second Private with Hitch, the dog besides",
        ((HITCH, PRIVATE, DICK), "impi"),
        lambda: (
            table(cards=(DICK,))
            .hold([HITCH, PRIVATE, DICK])
            .put(step="hero", put_forth=1)
            .do(PutForth(HITCH))
            .do(PutForth(PRIVATE))
            .do(PutForth(DICK))
        ),
        lambda t: (t.state.table, t.state.step),
    ),
    Situation(
        "ZR-191",
        "but no second Hero",
        ["ZR-191"],
        lambda: (
            table()
            .hold([HITCH, CHARD, PRIVATE])
            .put(step="hero", put_forth=1)
            .do(PutForth(HITCH))
            .against(PutForth(CHARD))
        ),
    ),
    Situation(
        "ZR-196",
        "of six in hand one is discarded; not while Bourne is available",
        ((5, 1), (6, 0)),
        lambda: (
            sizes(table().hold(SIX).put(step="hero").do(EndPhase()).do(Discard(23))),
            sizes(table().hold(SIX, [BOURNE]).put(step="hero").do(EndPhase())),
        ),
    ),
    Situation(
        "ZR-206",
        "all routed or eliminated: a military victory in Housekeeping",
        "military",
        lambda: (
            table()
            .stand(routed={0: True, 1: True, 2: True}, fallen={3: True})
            .put(step="hero")
            .do(EndPhase())
            .state.ending
        ),
    ),
)


def over(edition: Edition, ending: str) -> int:
    """The points of an end, reckoned by hand below.

    Chard (medal) in the Platoon with Windridge (none), Hook (medal) in hand; three markers and the
    iNdluyengwe in the casualties box, the Hospital burning, the Horse's banner on the map.
    """
    table = (
        acting(edition).hold([HOOK]).put(platoon=(CHARD, WINDRIDGE), fires=("hospital",), support=("nnh",))
    )
    table.stand(hits={2: 3, 3: 0}, fallen={3: True}).put(step="over", ending=ending)
    return victory_points(table.game.book, table.state).total


POINTS = (
    Situation("ZR-211", "2 + 1 + 3x3 + 4 + 6 + 10 - 5", 27, lambda: over(2, "relief")),
    Situation("ZR-214", "and the +10 not for a military victory", 17, lambda: over(2, "military")),
    Situation("ZR-210", "1st edition: 2 + 1 + 3x2 + 2 + 5 + 20 - 3", 33, lambda: over(1, "relief")),
    Situation("ZR-213", "and the +20 not for a defeat", 13, lambda: over(1, "defeat")),
    Situation(
        "ZR-218",
        "the levels of the 2nd edition",
        (
            "tragic-defeat",
            "ignoble-defeat",
            "ignoble-defeat",
            "standoff",
            "minor-victory",
            "minor-victory",
            "major-victory",
            "epic-victory",
        ),
        lambda: tuple(level(table(2).state, points) for points in (24, 25, 34, 35, 40, 49, 59, 60)),
    ),
    Situation(
        "ZR-217",
        "and of the 1st",
        (
            "tragic-defeat",
            "ignoble-defeat",
            "standoff",
            "standoff",
            "minor-victory",
            "major-victory",
            "epic-victory",
        ),
        lambda: tuple(level(table(1).state, points) for points in (14, 19, 20, 29, 34, 35, 40)),
    ),
)


def dawn(edition: Edition = 2, *left: str) -> Table:
    """The cup holds only what it holds when the Zulus come for the last time."""
    return only(table(edition, "dawn"), *left)


def morning(edition: Edition, *, first: int = 0) -> Table:
    """A later turn after the dawn, all Advances in the cup."""
    return table(edition, "dawn").put(dawn=1, turn=9, advanced=first)


OPTIONS = (
    Situation(
        "ZR-222",
        "12.1: the gold marker makes each stronger by one",
        (3, 4, 5, 3),
        lambda: tuple(each.hits for each in table(2, "gold-markers").state.ibuthos),
    ),
    Situation(
        "ZR-243",
        "the dawn of the 2nd edition: at Overheat and Snipers alone, not with an R beside them",
        (True, False),
        lambda: (
            bool(dawn(2, "overheat", "snipers").do(DrawChit()).state.dawn),
            bool(dawn(2, "overheat", "snipers", "r").drawn("r").state.dawn),
        ),
    ),
    Situation(
        "ZR-242",
        "of the 1st: at Overheat alone, the Snipers still count as a chit",
        (True, False),
        lambda: (
            bool(dawn(1, "overheat").do(DrawChit()).state.dawn),
            bool(dawn(1, "overheat", "snipers").drawn("overheat").drawn("snipers").state.dawn),
        ),
    ),
    Situation(
        "ZR-242",
        "and there for the chit that the Snipers ask for, too; they are out of the game like every Event",
        ("redraw", (3, 3, 3, 3), "action", 0, False),
        lambda: dawn(1, "overheat", "snipers").put(night=True).stand(1, 2, 5, 4).drawn("snipers"),
        lambda t: (
            t.state.step,
            t.do(DrawChit()).boxes(),
            t.state.step,
            in_cup(t, "overheat") + in_cup(t, "snipers"),
            t.state.night,
        ),
    ),
    Situation(
        "ZR-246",
        "everybody on box 3 with a marker regained; the cup has all Advances and nothing else; day; no volley",
        ((3, 3, 3, 3), (2, 3, 4, 2), 21, 0, False, True),
        lambda: dawn(2, "overheat", "snipers").put(night=True).stand(1, 2, 5, 4, hits={2: 3}).do(DrawChit()),
        lambda t: (
            t.boxes(),
            tuple(each.hits for each in t.state.ibuthos),
            t.state.in_cup,
            in_cup(t, "r") + in_cup(t, "overheat") + in_cup(t, "snipers"),
            t.state.night,
            t.state.resting,
        ),
    ),
    Situation(
        "ZR-250",
        "in the Action phase of the assault ammunition may be handed out for the last time, not afterwards",
        ([], ["ZR-250"]),
        lambda: (
            dawn(2, "overheat", "snipers").hold(table=[HOOK]).do(DrawChit()).against(HandOut(HOOK)),
            morning(2).acting(low_ammo=True).hold(table=[HOOK]).put(turn=9).against(HandOut(HOOK)),
        ),
    ),
    Situation(
        "ZR-250",
        "nor at the next assault, if there is one",
        ["ZR-250"],
        lambda: morning(2).put(cup=(0,) * 16).hold(table=[HOOK]).do(DrawChit()).against(HandOut(HOOK)),
    ),
    Situation(
        "ZR-249",
        "2nd edition: 1 and 2 make 3, another; with 1 more it is 4 and enough (the book's example)",
        ("impi", "impi", "action"),
        lambda: morning(2),
        lambda t: (
            t.drawn("right-horn-1").state.step,
            t.drawn("all-2").state.step,
            t.drawn("chest-1").state.step,
        ),
    ),
    Situation(
        "ZR-248",
        "1st edition: after a 1 a second chit and no third; after a 2 none",
        ("impi", "action", "action"),
        lambda: (
            morning(1).drawn("right-horn-1").state.step,
            morning(1).drawn("right-horn-1").drawn("chest-1").state.step,
            morning(1).drawn("loins-2").state.step,
        ),
    ),
    Situation(
        "ZR-248",
        "nor a third if the second is ignored",
        "action",
        lambda: (
            morning(1)
            .hold(table=[DALTON])
            .drawn("right-horn-1")
            .do(CarryOut())
            .drawn("chest-1")
            .do(UseAbility(DALTON, 2))
            .state.step
        ),
    ),
    Situation(
        "ZR-252",
        "12.5 of the 2nd edition: no debate in the cup, Adendorff is no Lieutenant",
        (0, ["ZR-140"]),
        lambda: table(2, "officers"),
        lambda t: (in_cup(t, "debate"), t.hold(table=[ADENDORFF]).acting().against(Build(ADENDORFF))),
    ),
)


def printed(edition: Edition, *cards: int) -> Table:
    """A game with the set that the program brings for this edition."""
    return Table(edition, (), cards).put(components=components(PACKS.own_set(edition))).hold().acting()


def inspired(*discard: int) -> Table:
    """Spalding of the 1st edition, Chard and a volley in hand."""
    return printed(1, 37, 40).hold([CHARD, HERE_THEY_COME], [37]).put(discard=discard)


CARDS = (
    Situation(
        "ZR-238",
        "Spalding of the 1st edition: every Hero in hand and one of those discarded",
        ((HERE_THEY_COME,), (CHARD, BROMHEAD), (DALTON, 37)),
        lambda: whose(inspired(DALTON, BROMHEAD).do(UseAbility(37, 2, cards=(BROMHEAD,)))),
    ),
    Situation(
        "ZR-238",
        "never himself, and not two",
        (["ZR-123"], ["ZR-123"]),
        lambda: (
            inspired(DALTON, BROMHEAD).against(UseAbility(37, 2, cards=(37,))),
            inspired(DALTON, BROMHEAD).against(UseAbility(37, 2, cards=(DALTON, BROMHEAD))),
        ),
    ),
    Situation(
        "ZR-238",
        "with nobody discarded, those in hand",
        (True, ((HERE_THEY_COME,), (CHARD,), (37,))),
        lambda: (UseAbility(37, 2) in inspired().legal(), whose(inspired().do(UseAbility(37, 2)))),
    ),
    Situation(
        "ZR-240",
        "the Groups outside have nothing that works by itself",
        [],
        lambda: [
            each.cost
            for card in components(PACKS.own_set(1)).cards
            for each in card.abilities or ()
            if card.id in ("g-company", "nnh") and each.cost in ("while-available", "while-in-play")
        ],
    ),
    Situation(
        "ZR-013",
        "the five Events of the 2nd edition",
        {"night", "relief", "steady", "song", "stampede"},
        lambda: {each.id for each in components(PACKS.own_set(2)).cards if each.card_class == "event"},
    ),
)


def phases() -> object:
    """The phases that begin in a turn in which nothing is done, and where it leads."""
    table, begun = Table(), []
    for order in (DrawChit("chest-1"), EndPhase(), DrawCard(20), EndPhase()):
        table.do(order)
        begun += [each.phase for each in table.facts if isinstance(each, PhaseBegan)]
    return begun, table.state.step, table.state.turn


TURN = (
    Situation(
        "ZR-043",
        "the phases of a turn, one after the other",
        (["action", "draw", "hero", "housekeeping"], "impi", 2),
        phases,
    ),
    Situation(
        "ZR-112",
        "the -1 of the Snipers is over with the turn",
        (),
        lambda: table().drawn("snipers").drawn("chest-1").put(step="hero").do(EndPhase()).state.hampered,
    ),
    Situation(
        "ZR-099",
        "so is that of the rifles",
        (),
        lambda: table().drawn("overheat").drawn("chest-1").put(step="hero").do(EndPhase()).state.hampered,
    ),
)


def between(fires: tuple[Any, ...], box: int) -> Table:
    """Dalton is available without his marker: the Storehouse burns or uThulwana stands in it."""
    return acting().put(fires=fires, turn=2).hold([AT_WILL], [DALTON, CHARD]).stand(right=box)


def darkened() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By night two Heroes fire at box 1, the only fire put out between them."""
    table = acting().put(night=True, fires=("storehouse",), actions=1).stand(chest=1)
    table.hold(table=[BROMHEAD, WINDRIDGE, HOOK])
    lit = faces(table.do(Fire(WINDRIDGE, "chest"), 6, 1))
    return lit, faces(table.do(FightFire(HOOK), 4).do(Fire(BROMHEAD, "chest"), 6, 1, 1, 1))


CORNERS = (
    Situation(
        "ZR-179",
        "G Company takes one of two -1s away, the other one stays",
        (5, 6, 1),
        lambda: faces(
            volley(
                acting().put(low_ammo=True, night=True, support=("g-company",)).stand(chest=1),
                AT_WILL,
                "chest",
                6,
                6,
                1,
            )
        ),
    ),
    Situation(
        "ZR-203",
        "bayonets by night, and G Company against low ammunition: nothing is left to add or take away",
        (6, 1),
        lambda: faces(
            volley(
                acting(2, "melee-at-night")
                .put(low_ammo=True, night=True, support=("g-company",))
                .stand(chest=1),
                25,
                "chest",
                6,
                1,
            )
        ),
    ),
    Situation(
        "ZR-201",
        "the fire put out between two volleys, the second one suffers from the night",
        ((6, 1), (5, 1, 1, 1)),
        darkened,
    ),
    Situation(
        "ZR-171",
        "in the fire a 5 lowered to 4 drives back still, a 4 lowered to 3 no longer",
        ((4, 3, 1), 2),
        lambda: volley(
            acting().put(low_ammo=True, hampered=("snipers",), fires=("hospital",)).stand(chest=1),
            AT_WILL,
            "chest",
            5,
            4,
            1,
        ),
        lambda t: (faces(t), t.boxes()[0]),
    ),
    Situation(
        "ZR-172",
        "from -1 by two 5s into the burning Hospital, and the 4 of the volley drives it on",
        2,
        lambda: volley(
            acting().put(barricades=2, fires=("hospital",)).stand(chest=-1), AT_WILL, "chest", 5, 5, 4
        ).boxes()[0],
    ),
    Situation(
        "ZR-173",
        "whoever is displaced once is out of the way of a second retreat",
        (5, 1, 5, 1),
        lambda: volley(
            acting().put(barricades=2).stand(left=-1, loins=0), AT_WILL, "left-horn", 5, 5, 1
        ).boxes(),
    ),
    Situation(
        "ZR-128",
        "whoever is driven out of the Storehouse makes room for Dalton's marker",
        (2, (DALTON,), (DALTON, CHARD)),
        lambda: between((), 1).do(Fire(AT_WILL, "right-horn"), 5, 1, 1),
        lambda t: (t.boxes()[2], t.state.markers, t.state.table),
    ),
    Situation(
        "ZR-084",
        "the fire put out, an iButho in the Storehouse still keeps it away",
        ((), (), (DALTON,)),
        lambda: between(("storehouse",), 1).do(FightFire(CHARD), 4),
        lambda t: (t.state.fires, t.state.markers, t.state.table),
    ),
    Situation(
        "ZR-199",
        "a defender whom Reynolds brings back stands to his box at once, whatever becomes of Reynolds",
        ((DALTON,), (DALTON,), (REYNOLDS,)),
        lambda: (
            acting()
            .hold(table=[REYNOLDS])
            .put(discard=(DALTON,))
            .do(UseAbility(REYNOLDS, cards=(DALTON,)), 1)
        ),
        lambda t: (t.state.table, t.state.markers, t.state.discard),
    ),
    Situation(
        "ZR-098",
        "the debate drawn after Rifles Overheat returns nobody and cuts no turn short",
        ((CHARD,), "action", 1),
        lambda: table().hold(table=[CHARD]).drawn("overheat").drawn("debate"),
        lambda t: (t.state.table, t.state.step, in_cup(t, "debate")),
    ),
    Situation(
        "ZR-026",
        "nor does iNdluyengwe go forward, drawn after the Snipers: another chit",
        ((5, 5, 5, 5), "redraw", 1),
        lambda: table().drawn("snipers").drawn("indluyengwe"),
        lambda t: (t.boxes(), t.state.step, in_cup(t, "indluyengwe")),
    ),
    Situation(
        "ZR-063",
        "two defences in one advance: the die of the closer iButho first",
        ((1, 4, 2, 4), (DALTON, NNC)),
        lambda: (
            Table(2, (), (NNC,))
            .hold(table=[DALTON, NNC])
            .stand(chest=1, right=2)
            .drawn("all-1")
            .do(CarryOut(), 5, 3)
        ),
        lambda t: (t.boxes(), t.state.table),
    ),
    Situation(
        "ZR-111",
        "all advance for want of an Advance, and the first in the camp ends it before Dalton rolls",
        ("defeat", (0, 5, 2, 5)),
        lambda: (
            only(table().hold(table=[DALTON]).stand(chest=1, right=2), "snipers")
            .drawn("snipers")
            .do(CarryOut())
        ),
        lambda t: (t.state.ending, t.boxes()),
    ),
    Situation(
        "ZR-107",
        "Washing of the Spears by the closest in the field: from 4 to 5; the routed one stays routed",
        ((5, 5, 5, 5), True),
        lambda: table().stand(left=4, routed={0: True}).drawn("washing"),
        lambda t: (t.boxes(), t.state.ibuthos[0].routed),
    ),
    Situation(
        "ZR-205",
        "all beaten, and the Relief Column drawn before Housekeeping: the political end",
        "relief",
        lambda: (
            acting()
            .stand(routed={0: True, 1: True, 2: True}, fallen={3: True})
            .put(pile=(1,))
            .do(EndPhase())
            .do(DrawCard())
            .state.ending
        ),
    ),
    Situation(
        "ZR-197",
        "Bourne at the barricade lifts no limit",
        (5, 1),
        lambda: sizes(table().hold(SIX).put(step="hero", leader=BOURNE).do(EndPhase()).do(Discard(23))),
    ),
)


SITUATIONS = (
    *MOVEMENT, *THE_R, *EVENTS, *ACTIONS, *VOLLEYS, *LAST_PHASES, *POINTS, *OPTIONS, *CARDS, *TURN,
    *CORNERS,
)  # fmt: skip


@pytest.mark.parametrize(
    "situation", [pytest.param(each, marks=pytest.mark.rule(each.rule), id=each.what) for each in SITUATIONS]
)
def test_what_the_text_decides(situation: Situation) -> None:
    assert situation.seen(situation.played()) == situation.expected
