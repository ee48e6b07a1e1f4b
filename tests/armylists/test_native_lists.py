"""The lists of Africa's own peoples, pages 30 to 33: Kingdom, Warlord, Village, Herders, Cannibals, Pygmies."""

import pytest

from tests.armylists.builders import (
    COMPULSORY,
    OK,
    army,
    breaking,
    cited,
    faults,
    fielding,
    in_slot,
    led_by,
    unit,
)
from tests.armylists.entries import Case, Entry, allied, by_people, only, plus, proving, under

KHARTOUM = allied("sudanese_slavers", "khartoum")
EXPLORERS = allied("white_explorers")
VILLAGE = allied("peaceful_village")


@proving(
    "native_kingdom",
    Entry("L01-02", "the printed lines", [
        ("", only(spearmen=2, archers=1), ""),
        ("", only(spearmen=1, archers=2), "short"),
        ("", only(spearmen=6), ""),
        ("", only(spearmen=7), "over"),
        ("", only(spearmen=2, warriors=1), ""),
        ("", only(spearmen=2, warriors=2), "over"),
        ("", only(spearmen=2, musketeers=2), ""),
        ("", only(spearmen=2, musketeers=3), "over"),
        ("", only(spearmen=2, archers=2), ""),
        ("", only(spearmen=2, archers=3), "over"),
    ]),
    Entry("L01-05", "Buganda have explorers as allies after 1874", [
        ("buganda 1874", EXPLORERS, "L01-05"),
        ("buganda 1875", EXPLORERS, ""),
        ("luba 1875", EXPLORERS, "L01-05"),
        ("1875", EXPLORERS, "L01-05"),
    ]),
    Entry("L01-06", "Buganda have no warriors after 1874", [
        ("buganda 1874", only(spearmen=3, warriors=1), ""),
        ("buganda 1875", only(spearmen=3, warriors=1), "L01-06"),
        ("luba 1875", only(spearmen=3, warriors=1), ""),
        ("1875", only(spearmen=3, warriors=1), ""),
    ]),
    Entry("L01-07", "Bunyoro have Khartoum as allies from 1860 to 1880", [
        ("bunyoro 1859", KHARTOUM, "L01-07"),
        ("bunyoro 1860", KHARTOUM, ""),
        ("bunyoro 1880", KHARTOUM, ""),
        ("bunyoro 1881", KHARTOUM, "L01-07"),
        ("luba 1870", KHARTOUM, "L01-07"),
    ]),
    Entry("L01-07", "of the Sudanese it is only Khartoum", [
        ("bunyoro 1870", allied("sudanese_slavers", "khartoum", fielding(askaris=1)), ""),
        ("bunyoro 1870", allied("sudanese_slavers", "rabih_zubair", fielding(askaris=1)), "L01-07"),
        ("bunyoro 1870", allied("sudanese_slavers", "baggara", fielding(horsemen=1)), "L01-07"),
        ("bunyoro 1870", allied("sudanese_slavers", "", fielding(askaris=1)), "L01-07"),
    ]),
    Entry("L01-08", "Azande warriors are agile", [
        ("azande", plus(agile_warriors=1), ""),
        ("azande", plus(warriors=1), "L01-08"),
        ("luba", plus(agile_warriors=1), "L01-08"),
        ("luba", plus(warriors=1), ""),
    ]),
    Entry("L01-09", "Azande spearmen are agile", [
        ("azande", plus(agile_spearmen=1), ""),
        ("azande", plus(spearmen=1), "L01-09"),
        ("luba", plus(agile_spearmen=1), "L01-09"),
        ("luba", plus(spearmen=1), ""),
    ]),
    Entry("L01-08 L01-09 COMP-21", "the agile keep the numbers of those they replace", [
        ("azande", only(agile_spearmen=2, musketeers=1), ""),
        ("azande", only(agile_spearmen=1, musketeers=2), "COMP-03"),
        ("azande", only(agile_spearmen=6), ""),
        ("azande", only(agile_spearmen=7), "COMP-04"),
        ("azande", only(agile_spearmen=3, agile_warriors=1), ""),
        ("azande", only(agile_spearmen=3, agile_warriors=2), "COMP-04"),
    ]),
    Entry("L01-10", "Azande have no archers", [
        ("azande", plus(unit(archers=10)), "L01-10"),
        ("azande", plus(unit(agile_spearmen=5, archers=5)), "L01-10"),
        ("luba", plus(unit(archers=10)), ""),
        ("luba", plus(unit(spearmen=5, archers=5)), ""),
    ]),
    Entry("L01-11", "Azande have four units of musketeers", [
        ("azande", plus(musketeers=4), ""),
        ("azande", plus(musketeers=5), "COMP-04/L01-02", "three in one of the two places"),
        ("luba", plus(musketeers=2), ""),
        ("luba", plus(musketeers=3), "COMP-04/L01-02"),
        ("luba", plus(musketeers=4), "COMP-04/L01-02"),
    ]),
    Entry("L01-11 COMP-21", "Azande musketeers may be said to be in the place of archers", [
        ("azande", plus(in_slot("archers", musketeers=8)), "", "one in the place of archers"),
        ("azande", plus(*[in_slot("archers", musketeers=8)] * 2, *[in_slot("musketeers", musketeers=8)] * 2), "",
         "both places of archers, and their own two"),
        ("azande", plus(*[in_slot("archers", musketeers=8)] * 3), "COMP-04", "archers have two places"),
        ("luba", plus(in_slot("archers", musketeers=8)), "COMP-21", "only Azande"),
    ]),
    *(
        Entry("L01-12", f"Azande replace a unit of musketeers after 1880 with {troop}", [
            ("azande 1880", plus(**{troop: 1}), "L01-12"),
            ("azande 1881", plus(**{troop: 1}), ""),
            ("azande 1881", plus(**{troop: 2}), "L01-12"),
            ("luba 1881", plus(**{troop: 1}), "L01-12"),
        ])
        for troop in ("askaris", "well_armed_askaris")
    ),
    Entry("L01-12", "the unit replaced is one and counts as musketeers", [
        ("azande 1881", plus(musketeers=3, askaris=1), "", "three and one are the four"),
        ("azande 1881", plus(musketeers=4, askaris=1), "COMP-04", "four and one are five"),
        ("azande 1881", plus(unit(askaris=4, well_armed_askaris=4)), "", "one unit of both kinds"),
        ("azande 1881", plus(askaris=1, well_armed_askaris=1), "L01-12", "one unit of each kind"),
    ]),
    *(
        Entry("L01-13", f"Rwanda and Burundi have no musketeers, {how}", [
            ("rwanda", plus(extra), "L01-13"),
            ("burundi", plus(extra), "L01-13"),
            ("luba", plus(extra), ""),
            ("bunyoro", plus(extra), ""),
        ])
        for how, extra in (("alone", unit(musketeers=10)), ("mixed", unit(spearmen=5, musketeers=5)))
    ),
    Entry("L01-14", "Rwanda and Burundi have two units of pygmy archers", [
        ("rwanda", plus(pygmy_archers=2), ""),
        ("burundi", plus(pygmy_archers=2), ""),
        ("rwanda", plus(pygmy_archers=3), "L01-14"),
        ("burundi", plus(pygmy_archers=3), "L01-14"),
        ("luba", plus(pygmy_archers=1), "L01-14"),
        ("rwanda", plus(pygmy_spearmen=1), "COMP-16"),
    ]),
    Entry("L01-15", "Hehe raise two units of spearmen after 1870", [
        ("hehe 1870", only(spearmen=2, warriors=1), "", "before, the one unit of the list"),
        ("hehe 1870", only(spearmen=2, warriors=2), "COMP-04", "and no more"),
        ("hehe 1871", only(spearmen=2, warriors=3), "", "after, two more"),
        ("hehe 1871", only(spearmen=2, warriors=4), "L01-15", "but not three"),
        ("luba 1871", only(spearmen=2, warriors=2), "COMP-04", "and no other people"),
    ]),
    Entry("L01-16", "Lunda raise a unit of musketeers to ruga-ruga", [
        ("lunda", plus(ruga_ruga=1), ""),
        ("lunda", plus(ruga_ruga=2), "L01-16"),
        ("lunda", plus(ruga_ruga=1, musketeers=1), ""),
        ("lunda", plus(ruga_ruga=1, musketeers=2), "COMP-04"),
        ("luba", plus(ruga_ruga=1), "L01-16"),
    ]),
    Entry("L01-17", "all but Azande and Hehe have villages as allies",
          by_people("native_kingdom", "azande hehe", VILLAGE, "L01-17", "")),
)  # fmt: skip
def test_native_kingdom(case: Case) -> None:
    assert case.before() == OK
    assert case.broken() == case.expected


@proving(
    "native_warlord",
    Entry("L02-02", "the printed lines", [
        ("yao", only(ruga_ruga=2, spearmen=1), ""),
        ("yao", only(ruga_ruga=1, spearmen=2), "short"),
        ("yao", only(ruga_ruga=6), ""),
        ("yao", only(ruga_ruga=7), "over"),
        ("yao", only(ruga_ruga=2, spearmen=4), ""),
        ("yao", only(ruga_ruga=2, spearmen=5), "over"),
    ]),
    *(
        Entry("L02-05", f"warlords of Tanganyika ({people or 'no people'}) raise two units of spearmen", [
            (people, only(ruga_ruga=3, warriors=2), ""),
            (people, only(ruga_ruga=3, warriors=3), "L02-05"),
            (people, only(ruga_ruga=3, warriors=2, spearmen=2), ""),
            (people, only(ruga_ruga=3, warriors=2, spearmen=3), "COMP-04"),
        ])
        for people in ("mirambo", "nyungu_ya_mawe", "")
    ),
    *(
        Entry("L02-05", f"{people}, whom the list names apart, do not", [
            (people, only(ruga_ruga=3, spearmen=1), ""),
            (people, only(ruga_ruga=3, warriors=1), "L02-05"),
        ])
        for people in ("prazeiros", "chokwe", "seguhha", "yao", "manyema")
    ),
    Entry("L02-06", "Prazeiros replace a unit of ruga-ruga", [
        ("prazeiros", only(ruga_ruga=2, askaris=1), ""),
        ("prazeiros", only(ruga_ruga=2, askaris=2), "L02-06"),
        ("mirambo", only(ruga_ruga=3, askaris=1), "L02-06"),
    ]),
    Entry("L02-06", "the askaris count as ruga-ruga", [
        ("prazeiros", only(ruga_ruga=1, askaris=1, spearmen=1), ""),
        ("prazeiros", only(ruga_ruga=1, spearmen=2), "COMP-03"),
        ("prazeiros", only(ruga_ruga=5, askaris=1), ""),
        ("prazeiros", only(ruga_ruga=6, askaris=1), "COMP-04"),
    ]),
    Entry("L02-07", "after 1875 with well armed askaris", [
        ("prazeiros 1875", plus(well_armed_askaris=1), "L02-07"),
        ("prazeiros 1876", plus(well_armed_askaris=1), ""),
        ("mirambo 1876", plus(well_armed_askaris=1), "L02-07"),
    ]),
    Entry("L02-07", "it is one unit of either kind or of both", [
        ("prazeiros 1876", only(unit(askaris=4, well_armed_askaris=4), ruga_ruga=2), ""),
        ("prazeiros 1876", only(ruga_ruga=2, well_armed_askaris=2), "L02-06"),
        ("prazeiros 1876", only(ruga_ruga=2, askaris=1, well_armed_askaris=1), "L02-06"),
    ]),
    Entry("L02-08", "only Prazeiros have Portuguese allies",
          by_people("native_warlord", "prazeiros", allied("portuguese_settlers", "mozambique"), "", "L02-08")),
    Entry("L02-09", "only Manyema have cannibal allies",
          by_people("native_warlord", "manyema", allied("jungle_cannibals"), "", "L02-09")),
    Entry("L02-10", "all but Prazeiros and Chokwe have Zanzibari allies",
          by_people("native_warlord", "prazeiros chokwe", allied("zanzibaris"), "L02-10", "")),
)  # fmt: skip
def test_native_warlord(case: Case) -> None:
    assert case.before() == OK
    assert case.broken() == case.expected


ARCHER = led_by("archers", "eloquent")  # at home under each of the options of a village
LED_BY_ARCHER = {"leader": ARCHER}


@proving(
    "peaceful_village",
    Entry("L03-02", "the printed lines", [
        ("", only(spearmen=3), ""),
        ("", only(spearmen=2, archers=1), "short"),
        ("", only(spearmen=6), ""),
        ("", only(spearmen=7), "over"),
        ("", only(spearmen=3, warriors=1), ""),
        ("", only(spearmen=3, warriors=2), "over"),
        ("", only(spearmen=3, musketeers=1), ""),
        ("", only(spearmen=3, musketeers=2), "over"),
        ("", only(spearmen=3, archers=4), ""),
        ("", only(spearmen=3, archers=5), "over"),
    ]),
    Entry("L03-04", "all or none of the spears become agile", [
        ("", only(agile_spearmen=3), "", "all, three"),
        ("", only(agile_spearmen=3, agile_warriors=1), "", "all, with warriors"),
        ("", only(spearmen=3, warriors=1), "", "none"),
        ("", only(agile_spearmen=3, spearmen=1), "L03-04", "one unit left as it was"),
        ("", only(spearmen=3, agile_spearmen=1), "L03-04", "one unit changed"),
        ("", only(agile_spearmen=3, warriors=1), "L03-04", "warriors left as they were"),
        ("", only(spearmen=3, agile_warriors=1), "L03-04", "warriors changed alone"),
    ], LED_BY_ARCHER),
    Entry("L03-04 COMP-21", "the agile keep the numbers of the lines", [
        ("", only(agile_spearmen=2, archers=1), "COMP-03"),
        ("", only(agile_spearmen=6), ""),
        ("", only(agile_spearmen=7), "COMP-04"),
        ("", only(agile_spearmen=3, agile_warriors=2), "COMP-04"),
        ("", only(agile_spearmen=3, archers=4, musketeers=1), ""),
        ("", only(agile_spearmen=3, archers=5), "COMP-04"),
    ], LED_BY_ARCHER),
    Entry("L03-05 COMP-21", "all or none of the spears become archers", [
        ("", only(archers=3), "", "the three compulsory units"),
        ("", only(archers=8), "", "eight, of the eleven places that there are"),
        ("", only(archers=3, musketeers=1), "", "musketeers are not changed"),
        ("", only(archers=2, musketeers=1), "COMP-03", "two of three"),
        ("", only(archers=6, spearmen=1), "L03-05", "one unit of spearmen left"),
        ("", only(archers=3, warriors=1), "L03-05", "the warriors left"),
    ], LED_BY_ARCHER),
    Entry("L03-04 L03-05 COMP-22", "the leader changes with his people", [
        ("", only(spearmen=3) | under("spearmen", "eloquent"), ""),
        ("", only(agile_spearmen=3) | under("agile_spearmen", "eloquent"), ""),
        ("", only(agile_spearmen=3) | under("agile_warriors", "eloquent"), ""),
        ("", only(spearmen=3) | under("agile_spearmen", "eloquent"), "COMP-22"),
        ("", only(agile_spearmen=3) | under("spearmen", "eloquent"), "COMP-22"),
        ("", only(archers=3) | under("warriors", "eloquent"), "COMP-22"),
    ]),
)  # fmt: skip
def test_peaceful_village(case: Case) -> None:
    assert case.before() == OK
    assert case.broken() == case.expected


@pytest.mark.rule("L03-06")
@pytest.mark.parametrize(
    ("archers", "others"),
    [
        pytest.param(3, {"agile_warriors": 1}, id="spearmen to archers, warriors to agile ones"),
        pytest.param(6, {"agile_spearmen": 1}, id="all but one to archers"),
    ],
)
def test_a_village_chooses_one_change_or_the_other(archers: int, others: dict[str, int]) -> None:
    """Nobody is left as he was, yet the army is not of one mind."""

    def village(**counts: int) -> set[str]:
        broken = cited(army("peaceful_village", units=fielding(**counts), leader=ARCHER))
        return {entry for citation in broken for entry in citation}

    assert village(archers=archers) == set()
    assert village(agile_spearmen=3) == set()
    assert "L03-06" in village(archers=archers, **others)


@pytest.mark.rule("L03-04", "MIX-10")
def test_agile_spearmen_and_archers_of_a_village_share_a_unit() -> None:
    def village(**mixed: int) -> frozenset[str]:
        return faults(
            army("peaceful_village", units=[*fielding(agile_spearmen=2), unit(**mixed)], leader=ARCHER)
        )

    assert village(agile_spearmen=5, archers=5) == OK
    assert "MIX-01" in village(agile_spearmen=5, musketeers=5)


DEFENDING = {"role": "defender"}


@proving(
    "warrior_herders",
    Entry("L04-02", "the printed lines", [
        ("luo", only(warriors=3), ""),
        ("luo", only(warriors=2, spearmen=1), "short"),
        ("luo", only(warriors=8), ""),
        ("luo", only(warriors=9), "over COMP-06"),
        ("luo", only(warriors=3, spearmen=4), ""),
        ("luo", only(warriors=3, spearmen=5), "over"),
        ("luo", only(warriors=3, archers=1), ""),
        ("luo", only(warriors=3, archers=2), "over L04-06"),
    ], DEFENDING),
    *(
        Entry("L04-05", f"archers only defend, {how}", [
            ("luo", {"role": "defender"} | plus(extra), ""),
            ("luo", {"role": "attacker"} | plus(extra), "L04-05"),
            ("luo", {"role": ""} | plus(extra), "L04-05"),
        ])
        for how, extra in (("alone", unit(archers=10)), ("mixed", unit(spearmen=5, archers=5)))
    ),
    Entry("L04-05 COMP-22", "even a leader of archers", [
        ("luo", {"role": "defender"}, ""),
        ("luo", {"role": "attacker"}, "L04-05"),
    ], LED_BY_ARCHER),
    Entry("L04-06", "there are ten archers at most", [
        ("luo", plus(unit(archers=10)), "", "ten"),
        ("luo", plus(unit(archers=11)), "L04-06", "eleven"),
        ("luo", plus(*[unit(spearmen=5, archers=5)] * 2), "", "ten in two mixed units"),
        ("luo", plus(unit(spearmen=5, archers=5), unit(spearmen=5, archers=6)), "L04-06", "eleven in two"),
    ], DEFENDING),
    Entry("L04-07", "Karamojong and only they are agile", [
        ("karamojong", plus(agile_warriors=1), ""),
        ("karamojong", plus(agile_spearmen=1), ""),
        ("karamojong", plus(warriors=1), "L04-07"),
        ("karamojong", plus(spearmen=1), "L04-07"),
        ("luo", plus(agile_warriors=1), "L04-07"),
        ("luo", plus(agile_spearmen=1), "L04-07"),
        ("luo", plus(warriors=1), ""),
        ("luo", plus(spearmen=1), ""),
    ]),
    Entry("L04-08", "Karamojong have three units of agile spearmen and three of warriors", [
        ("karamojong", only(agile_warriors=3, agile_spearmen=3), ""),
        ("karamojong", only(agile_warriors=3, agile_spearmen=2), "L04-08/COMP-03"),
        ("karamojong", only(agile_warriors=3, agile_spearmen=4), ""),
        ("karamojong", only(agile_warriors=3, agile_spearmen=5), "COMP-04/L04-02"),
        ("karamojong", only(agile_warriors=2, agile_spearmen=3), "COMP-03/L04-02"),
        ("karamojong", only(agile_warriors=5, agile_spearmen=3), ""),
    ]),
    Entry("L04-09", "Ngoni have two units of spearmen", [
        ("ngoni", only(warriors=4, spearmen=2), ""),
        ("ngoni", only(warriors=4, spearmen=1), "L04-09/COMP-03"),
        ("ngoni", only(warriors=4), "L04-09/COMP-03"),
        ("ngoni", only(warriors=4, spearmen=4), ""),
        ("luo", only(warriors=4), ""),
        ("luo", only(warriors=4, spearmen=1), ""),
    ]),
    *(
        Entry("L04-10", f"Masai have no spearmen, {how}", [
            ("masai", plus(extra), "L04-10"),
            ("luo", plus(extra), ""),
            ("turkana", plus(extra), ""),
            ("", plus(extra), ""),
        ], DEFENDING)
        for how, extra in (("alone", unit(spearmen=10)), ("mixed", unit(spearmen=5, archers=5)))
    ),
    Entry("L04-11", "Kololo have villages as allies before 1865", [
        ("kololo 1860", VILLAGE, ""),
        ("kololo 1864", VILLAGE, ""),
        ("kololo 1865", VILLAGE, "L04-11"),
        ("luo 1864", VILLAGE, "L04-11"),
        ("1864", VILLAGE, "L04-11"),
    ]),
    Entry("L04-12", "they have no other allies", [
        (f"{people} 1864", allied(other), "L04-12/ALLY-01")
        for people in ("kololo", "luo", "masai")
        for other in COMPULSORY
        if other != "peaceful_village"
    ]),
)  # fmt: skip
def test_warrior_herders(case: Case) -> None:
    assert case.before() == OK
    assert case.broken() == case.expected


@pytest.mark.rule("L04-08")
def test_the_players_may_rule_that_the_spearmen_of_karamojong_are_enough() -> None:
    spearmen_only = army("warrior_herders", "karamojong", units=fielding(agile_spearmen=3))
    too_few = army("warrior_herders", "karamojong", units=fielding(agile_spearmen=2, agile_warriors=2))
    others = army("warrior_herders", "luo", units=fielding(warriors=2, spearmen=3))

    assert faults(spearmen_only) == breaking("COMP-03")
    assert faults(spearmen_only, L04_08="spearmen_only") == OK
    assert faults(too_few, L04_08="spearmen_only") == breaking("L04-08")
    assert faults(others, L04_08="spearmen_only") == breaking("COMP-03")


@proving(
    "jungle_cannibals",
    Entry("L05-02", "the printed lines", [
        ("", only(spearmen=1, archers=1, warriors=1), ""),
        ("", only(archers=3), "short"),
        ("", only(spearmen=3), "short"),
        ("", only(spearmen=3, archers=1), ""),
        ("", only(spearmen=4, archers=1), "over"),
        ("", only(spearmen=1, archers=4), ""),
        ("", only(spearmen=1, archers=5), "over"),
        ("", only(spearmen=1, archers=1, warriors=2), ""),
        ("", only(spearmen=1, archers=1, warriors=3), "over"),
        ("", only(spearmen=1, archers=1, musketeers=1), ""),
        ("", only(spearmen=1, archers=1, musketeers=2), "over"),
        ("", only(spearmen=1, archers=1, pygmy_archers=2), ""),
        ("", only(spearmen=1, archers=1, pygmy_archers=3), "over L05-05"),
        ("", only(spearmen=1, archers=1, pygmy_spearmen=2), ""),
        ("", only(spearmen=1, archers=1, pygmy_spearmen=3), "over L05-05"),
    ]),
    Entry("L05-05", "there are two pygmy units in all", [
        ("", plus(pygmy_archers=1, pygmy_spearmen=1), ""),
        ("", plus(pygmy_archers=2), ""),
        ("", plus(pygmy_spearmen=2), ""),
        ("", plus(pygmy_archers=2, pygmy_spearmen=1), "L05-05"),
        ("", plus(pygmy_archers=1, pygmy_spearmen=2), "L05-05"),
        ("", plus(pygmy_archers=2, pygmy_spearmen=2), "L05-05"),
    ]),
    *(
        Entry(entry, f"any number of {people} archers take to the musket after {before}", [
            (f"{people} {before}", only(spearmen=1, archers=1, musketeers=2), "COMP-04", "one unit too early"),
            (f"{people} {before + 1}", only(spearmen=1, archers=1, musketeers=2), "", "one unit changed"),
            (f"{people} {before}", only(spearmen=1, musketeers=5), "COMP-03 COMP-04", "all four too early"),
            (f"{people} {before + 1}", only(spearmen=1, musketeers=5), "", "all four, besides the list's own"),
            (f"{people} {before}", only(spearmen=1, musketeers=6), "COMP-03 COMP-04", "five too early"),
            (f"{people} {before + 1}", only(spearmen=1, musketeers=6), "COMP-04", "there is no fifth"),
            (f"{people} {before}", only(spearmen=1, archers=1, musketeers=1), "", "none, before"),
            (f"{people} {before + 1}", only(spearmen=1, archers=1, musketeers=1), "", "none, after"),
        ])
        for entry, people, before in (("L05-06", "fang", 1875), ("L05-07", "tetela", 1885))
    ),
    Entry("L05-06 L05-07", "others do not", [
        ("fang 1890", only(spearmen=1, archers=1, musketeers=2), ""),
        ("tetela 1876", only(spearmen=1, archers=1, musketeers=2), "COMP-04"),
        ("mangbetu 1890", only(spearmen=1, archers=1, musketeers=2), "COMP-04"),
        ("1890", only(spearmen=1, archers=1, musketeers=2), "COMP-04"),
    ]),
    Entry("L05-08", "Tetela have no warriors", [
        ("tetela", plus(warriors=1), "L05-08"),
        ("fang", plus(warriors=1), ""),
        ("kusu", plus(warriors=1), ""),
        ("", plus(warriors=1), ""),
    ]),
    Entry("L05-09", "Kusu and Ukongora Meno have no musketeers", [
        ("kusu", plus(musketeers=1), "L05-09"),
        ("ukongora_meno", plus(musketeers=1), "L05-09"),
        ("mangbetu", plus(musketeers=1), ""),
        ("tetela", plus(musketeers=1), ""),
        ("", plus(musketeers=1), ""),
    ]),
    Entry("L05-10", "they raise a unit of spearmen", [
        ("kusu", only(archers=1, spearmen=1, warriors=3), ""),
        ("ukongora_meno", only(archers=1, spearmen=1, warriors=3), ""),
        ("kusu", only(archers=1, warriors=3), ""),
        ("kusu", only(archers=1, warriors=4), "L05-10"),
        ("kusu", only(archers=1, spearmen=3, warriors=2), ""),
        ("kusu", only(archers=1, spearmen=3, warriors=3), "COMP-04"),
        ("mangbetu", only(archers=1, spearmen=1, warriors=3), "COMP-04"),
    ]),
)  # fmt: skip
def test_jungle_cannibals(case: Case) -> None:
    assert case.before() == OK
    assert case.broken() == case.expected


@proving(
    "pygmies",
    Entry("L06-02", "the printed lines", [
        ("", only(pygmy_archers=2, pygmy_spearmen=1), ""),
        ("", only(pygmy_archers=1, pygmy_spearmen=2), "short"),
        ("", only(pygmy_archers=8), ""),
        ("", only(pygmy_archers=9), "over COMP-06"),
        ("", only(pygmy_archers=2, pygmy_spearmen=4), ""),
        ("", only(pygmy_archers=2, pygmy_spearmen=5), "over"),
    ]),
    Entry("L06-04", "a band may be of archers only", [
        ("", only(pygmy_archers=3), ""),
        ("", only(pygmy_archers=5), ""),
        ("", only(pygmy_archers=8), ""),
        ("", only(pygmy_spearmen=3), "COMP-03/L06-02"),
        ("", only(pygmy_spearmen=4), "COMP-03/L06-02"),
    ]),
)  # fmt: skip
def test_pygmies(case: Case) -> None:
    assert case.before() == OK
    assert case.broken() == case.expected
