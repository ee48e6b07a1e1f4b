"""The lists of traders, slavers and white men, pages 33 to 36: from Zanzibaris to Colonial Expedition."""

import pytest

from armylists.catalogue import built_in
from armylists.roster import Unit
from tests.armylists.builders import (
    COMPULSORY,
    OK,
    PEOPLES,
    Facts,
    ally,
    army,
    bought,
    breaking,
    faults,
    fielding,
    judged,
    led_by,
    unit,
)
from tests.armylists.entries import Case, Entry, allied, by_people, only, plus, proving, under

WARLORD, VILLAGE = ally("native_warlord"), ally("peaceful_village")
CANNIBALS, EXPLORERS = ally("jungle_cannibals"), ally("white_explorers")


def spearmen_and_ruga_ruga(spearmen: int, ruga_ruga: int) -> Facts:
    """A village of three units of spearmen, 4 points each, and a warlord's ruga-ruga, 9 each, in 600 points."""
    third = spearmen // 3
    village = ally("peaceful_village", units=[unit(spearmen=n) for n in (third, third, spearmen - 2 * third)])
    warlord = ally("native_warlord", units=[unit(ruga_ruga=ruga_ruga)])
    return {"allies": (village, warlord) if ruga_ruga else (village,), "points": 600}


@proving(
    "zanzibaris",
    Entry("L07-02", "the printed lines", [
        ("1880", only(askaris=3), ""),
        ("1880", only(askaris=2, swordsmen=1), "short"),
        ("1880", only(askaris=8), ""),
        ("1880", only(askaris=9), "over COMP-06"),
        ("1880", only(askaris=3, swordsmen=2), ""),
        ("1880", only(askaris=3, swordsmen=3), "over"),
        ("1881", only(askaris=3, well_armed_askaris=1), ""),
        ("1881", only(askaris=3, well_armed_askaris=2), "over"),
    ]),
    Entry("L07-04", "swordsmen are gone after 1880", [
        ("1880", plus(swordsmen=1), ""),
        ("1881", plus(swordsmen=1), "L07-04"),
        ("1880", under("swordsmen", "eloquent"), ""),
        ("1881", under("swordsmen", "eloquent"), "L07-04"),
    ]),
    Entry("L07-05", "well armed askaris come in 1881", [
        ("1880", plus(unit(well_armed_askaris=4)), "L07-05"),
        ("1881", plus(unit(well_armed_askaris=4)), ""),
        ("1880", plus(unit(askaris=4, well_armed_askaris=4)), "L07-05"),
        ("1881", plus(unit(askaris=4, well_armed_askaris=4)), ""),
    ]),
    Entry("L07-06", "it has two allied contingents", [
        ("", {"allies": (WARLORD,)}, "", "one"),
        ("", {"allies": (WARLORD, VILLAGE)}, "", "two"),
        ("", {"allies": (CANNIBALS, EXPLORERS)}, "", "two others"),
        ("", {"allies": (WARLORD, VILLAGE, EXPLORERS)}, "L07-06", "three"),
        ("", {"allies": (WARLORD, WARLORD)}, "L07-06", "two of one list"),
    ]),
    Entry("L07-07", "whom it has as allies", [
        ("", allied("native_warlord"), ""),
        ("", allied("peaceful_village"), ""),
        ("", allied("jungle_cannibals"), ""),
        ("", allied("white_explorers"), ""),
        ("", allied("native_kingdom"), "ALLY-01"),
        ("", allied("warrior_herders"), "ALLY-01"),
        ("", allied("sudanese_slavers"), "ALLY-01"),
        ("", allied("portuguese_settlers"), "ALLY-01"),
    ]),
    Entry("L07-07", "the warlord may be any", [
        ("", allied("native_warlord", people), "")
        for people in ("mirambo", "prazeiros", "chokwe", "manyema", "")
    ]),
    Entry("L07-08", "half of its points may go to allies", [
        ("", spearmen_and_ruga_ruga(75, 0), "", "300 of 600 in one contingent"),
        ("", spearmen_and_ruga_ruga(76, 0), "L07-08", "304 in one"),
        ("", spearmen_and_ruga_ruga(30, 20), "", "120 + 180 in two"),
        ("", spearmen_and_ruga_ruga(31, 20), "L07-08", "124 + 180 in two"),
    ]),
)  # fmt: skip
def test_zanzibaris(case: Case) -> None:
    assert case.before() == OK
    assert case.broken() == case.expected


# Of the Sudanese: "all the other armies" are those that are neither Bornu nor Baggara.
OTHERS = ("khartoum", "mahdists", "rabih_zubair", "")
LEVIES = {"bornu": {"spearmen": 2, "archers": 1}, "baggara": {"spearmen": 3}}  # without a horseman


def levy(people: str, **more: int) -> Facts:
    """What a people of the Sudanese must have on foot, with other units."""
    return only(**LEVIES.get(people, {"askaris": 2}), **more)


@proving(
    "sudanese_slavers",
    Entry("L08-02", "the printed lines", [
        ("1870", only(askaris=2, horsemen=3), ""),
        ("1870", only(askaris=2, horsemen=4), "over"),
        ("1870", only(askaris=2, horsemen=3, lancers=1), ""),
        ("1870", only(askaris=2, horsemen=3, lancers=2), "over"),
        ("1880", only(askaris=2, swordsmen=2), ""),
        ("1880", only(askaris=2, swordsmen=3), "over"),
        ("1870", only(askaris=3), ""),
        ("1870", only(askaris=4), "over"),
        ("1870", only(askaris=2, spearmen=4), ""),
        ("1870", only(askaris=2, spearmen=5), "over"),
        ("1870", only(askaris=2, archers=2), ""),
        ("1870", only(askaris=2, archers=3), "over"),
        ("rabih_zubair 1880", only(askaris=2, field_artillery=1), ""),
        ("rabih_zubair 1880", only(askaris=2, field_artillery=2), "over L08-17"),
    ]),
    Entry("L08-02", "no printed line is compulsory: Baggara owe nobody anything", [
        ("baggara", only(horsemen=3), ""),
        ("baggara", only(spearmen=3), ""),
        ("baggara", only(swordsmen=2, archers=1), ""),
    ]),
    Entry("L08-04", "Mahdists appear after 1881, and Khartoum stays", [
        ("mahdists 1881", {}, "L08-04"),
        ("mahdists 1882", {}, ""),
        ("khartoum 1860", {}, ""),
        ("khartoum 1881", {}, ""),
        ("khartoum 1882", {}, ""),
        ("khartoum 1895", {}, ""),
    ]),
    Entry("L08-04 ALLY-15", "also as allies", [
        ("1881", allied("sudanese_slavers", "mahdists"), "L08-04"),
        ("1882", allied("sudanese_slavers", "mahdists"), ""),
    ], army_of="white_explorers"),
    Entry("L08-05", "Bornu have two units of spearmen", [
        ("bornu", only(spearmen=2, archers=1), ""),
        ("bornu", only(spearmen=1, archers=1, horsemen=1), "L08-05/COMP-03"),
        ("bornu", only(archers=1, horsemen=2), "L08-05/COMP-03"),
        ("baggara", only(horsemen=3), ""),
        ("khartoum", only(askaris=3), ""),
    ]),
    Entry("L08-06", "and one of archers", [
        ("bornu", only(spearmen=2, archers=1), ""),
        ("bornu", only(spearmen=3), "L08-06/COMP-03"),
        ("bornu", only(spearmen=2, archers=2), ""),
        ("baggara", only(spearmen=3), ""),
    ]),
    Entry("L08-07", "Bornu raise a unit of spearmen", [
        ("bornu", only(spearmen=2, archers=1, warriors=1), ""),
        ("bornu", only(spearmen=1, archers=1, warriors=1), ""),
        ("bornu", only(spearmen=2, archers=1, warriors=2), "L08-07"),
        ("bornu", only(spearmen=4, archers=1, warriors=1), "COMP-04"),
        ("baggara", only(spearmen=2, archers=1, warriors=1), "L08-07"),
        ("khartoum", only(askaris=2, spearmen=1, warriors=1), "L08-07"),
    ]),
    Entry("L08-08", "Bornu raise a unit of horsemen", [
        ("bornu", levy("bornu", mounted_musketeers=1), ""),
        ("bornu", levy("bornu", mounted_musketeers=2), "L08-08"),
        ("bornu", levy("bornu", horsemen=2, mounted_musketeers=1), ""),
        ("bornu", levy("bornu", horsemen=3, mounted_musketeers=1), "COMP-04"),
    ]),
    Entry("L08-09", "Bornu have no askaris", [("bornu", plus(askaris=1), "L08-09")]),
    Entry("L08-10", "Baggara have no askaris", [("baggara", plus(askaris=1), "L08-10")]),
    Entry("L08-09 L08-10", "the others have", [(people, plus(askaris=1), "") for people in OTHERS]),
    Entry("L08-11", "only Baggara have no mounted musketeers", [
        (people, levy(people, horsemen=1) | plus(mounted_musketeers=1), "L08-11" if people == "baggara" else "")
        for people in (*PEOPLES["sudanese_slavers"], "")
    ]),
    Entry("L08-12", "Baggara replace a unit of spearmen with horsemen", [
        ("baggara", only(horsemen=4), ""),
        ("baggara", only(horsemen=5), "L08-12"),
        ("baggara", only(horsemen=4, spearmen=3), ""),
        ("baggara", only(horsemen=4, spearmen=4), "COMP-04"),
        ("khartoum", only(askaris=2, horsemen=4), "COMP-04"),
        ("bornu", only(spearmen=2, archers=1, horsemen=4), "COMP-04"),
    ]),
    *(
        Entry("L08-13", f"all others ({people or 'no people'}) have two units of askaris", [
            (people, only(askaris=2, horsemen=3), ""),
            (people, only(askaris=1, horsemen=3), "L08-13/COMP-03"),
            (people, only(horsemen=3), "L08-13/COMP-03"),
        ])
        for people in OTHERS
    ),
    *(
        Entry("L08-14", f"all others ({people or 'no people'}) raise two units of horsemen", [
            (people, only(askaris=2, mounted_musketeers=2), ""),
            (people, only(askaris=2, mounted_musketeers=3), "L08-14"),
            (people, only(askaris=2, horsemen=1, mounted_musketeers=2), ""),
            (people, only(askaris=2, horsemen=2, mounted_musketeers=2), "COMP-04"),
        ])
        for people in OTHERS
    ),
    Entry("L08-15", "after 1880 only Mahdists have swordsmen", [
        *((f"{people} 1880", plus(swordsmen=1), "") for people in (*OTHERS, "bornu", "baggara")
          if people != "mahdists"),
        *((f"{people} 1881", plus(swordsmen=1), "L08-15") for people in (*OTHERS, "bornu", "baggara")
          if people != "mahdists"),
        ("mahdists 1881", only(askaris=2, horsemen=2, swordsmen=1), "L08-04", "nobody has them in 1881"),
        ("mahdists 1882", plus(swordsmen=1), ""),
        ("mahdists 1890", plus(swordsmen=1), ""),
        ("khartoum 1890", plus(swordsmen=1), "L08-15"),
    ]),
    Entry("L08-16", "only Rabih has artillery after 1879", [
        ("rabih_zubair 1879", plus(field_artillery=1), "L08-16"),
        ("rabih_zubair 1880", plus(field_artillery=1), ""),
        ("khartoum 1880", plus(field_artillery=1), "L08-16"),
        ("mahdists 1885", plus(field_artillery=1), "L08-16"),
        ("baggara 1880", plus(field_artillery=1), "L08-16"),
        ("bornu 1880", plus(field_artillery=1), "L08-16"),
        ("1880", plus(field_artillery=1), "L08-16"),
    ]),
    Entry("L08-17", "he has one gun", [
        ("rabih_zubair 1880", plus(unit(field_artillery=1)), ""),
        ("rabih_zubair 1880", plus(unit(field_artillery=2)), "L08-17"),
    ]),
    Entry("L08-18", "Rabih raises a unit of askaris after 1879", [
        ("rabih_zubair 1879", only(askaris=2, well_armed_askaris=1), "L08-18"),
        ("rabih_zubair 1880", only(askaris=2, well_armed_askaris=1), ""),
        ("rabih_zubair 1880", only(askaris=1, well_armed_askaris=1, horsemen=1), ""),
        ("rabih_zubair 1880", only(askaris=1, well_armed_askaris=2), "L08-18"),
        ("rabih_zubair 1880", only(askaris=3, well_armed_askaris=1), "COMP-04"),
        ("rabih_zubair 1880", only(unit(askaris=5, well_armed_askaris=5), askaris=2), ""),
        ("khartoum 1880", only(askaris=2, well_armed_askaris=1), "L08-18"),
        ("mahdists 1885", only(askaris=2, well_armed_askaris=1), "L08-18"),
    ]),
    Entry("L08-19", "all but Khartoum and Rabih have lancers", [
        *((people, levy(people, horsemen=2) | plus(lancers=1), "") for people in ("mahdists", "bornu", "")),
        ("baggara", only(horsemen=2, spearmen=1) | plus(lancers=1), ""),
        *((people, levy(people, horsemen=2) | plus(lancers=1), "L08-19") for people in ("khartoum", "rabih_zubair")),
    ]),
    Entry("L08-20", "there are twice as many light horse as lancers", [
        ("", only(unit(horsemen=6), unit(lancers=3), askaris=3), "", "6 horsemen, 3 lancers"),
        ("", only(unit(horsemen=5), unit(lancers=3), askaris=3), "L08-20", "5 horsemen, 3 lancers"),
        ("", only(unit(horsemen=4), unit(mounted_musketeers=4), unit(lancers=4), askaris=3), "", "4 + 4, 4"),
        ("", only(unit(horsemen=4), unit(mounted_musketeers=3), unit(lancers=4), askaris=3), "L08-20", "4 + 3, 4"),
        ("", only(unit(mounted_musketeers=6), unit(lancers=3), askaris=3), "", "6 mounted musketeers, 3"),
        ("", only(unit(lancers=3), askaris=3), "L08-20", "lancers alone"),
    ]),
    Entry("L08-20", "a leader of lancers is not counted", [
        ("", only(unit(horsemen=6), unit(lancers=3), askaris=2) | under("lancers", "disciplinarian"), ""),
        ("", only(unit(horsemen=6), unit(lancers=3), askaris=2) | under("horsemen", "disciplinarian"), ""),
    ]),
    Entry("L08-20 ALLY-15", "allies keep the proportion too", [
        ("", allied("sudanese_slavers", "baggara", [unit(horsemen=6), unit(lancers=3)]), ""),
        ("", allied("sudanese_slavers", "baggara", [unit(horsemen=5), unit(lancers=3)]), "L08-20"),
    ], army_of="white_explorers"),
    Entry("L08-21", "only Khartoum has explorers as allies",
          by_people("sudanese_slavers", "khartoum", allied("white_explorers"), "", "L08-21")),
    Entry("L08-22", "they have no other allies", [
        (people, allied(other), "L08-22/ALLY-01")
        for people in ("khartoum", "bornu")
        for other in COMPULSORY
        if other not in {"white_explorers", "sudanese_slavers"}
    ]),
)  # fmt: skip
def test_sudanese_slavers(case: Case) -> None:
    assert case.before() == OK
    assert case.broken() == case.expected


@pytest.mark.rule("L08-20")
@pytest.mark.parametrize(
    ("riders", "figures", "units"),
    [
        pytest.param(
            [unit(horsemen=6), unit(lancers=3)], OK, breaking("L08-20"), id="enough men in one unit"
        ),
        pytest.param(
            [unit(horsemen=4), unit(horsemen=4), unit(lancers=5)], breaking("L08-20"), OK, id="enough units"
        ),
    ],
)
def test_the_players_may_rule_that_units_of_horse_are_compared(
    riders: list[Unit], figures: frozenset[str], units: frozenset[str]
) -> None:
    roster = army("sudanese_slavers", units=[*fielding(askaris=2), *riders])

    assert faults(roster) == figures
    assert faults(roster, L08_20="units") == units


def askaris_of_settlers(*units: Unit) -> Facts:
    """The two units of musketeers that settlers must have, and these."""
    return only(*units, musketeers=2)


LED_BY_A_WHITE_MAN = under("white_men", "disciplinarian")


@proving(
    "portuguese_settlers",
    Entry("L09-02", "the printed lines", [
        ("angola", only(askaris=1, musketeers=2), ""),
        ("angola", only(musketeers=3), "short"),
        ("angola", only(askaris=2, musketeers=1), "short"),
        ("angola", only(askaris=4, musketeers=2), ""),
        ("angola", only(askaris=5, musketeers=2), "over"),
        ("angola", only(askaris=1, musketeers=4), ""),
        ("angola", only(askaris=1, musketeers=5), "over"),
        ("angola", only(askaris=1, musketeers=2, white_men=1), ""),
        ("angola", only(*[unit(white_men=1)] * 2, askaris=1, musketeers=2), "over"),
        ("angola", only(askaris=1, musketeers=2, mounted_musketeers=1), ""),
        ("angola", only(askaris=1, musketeers=2, mounted_musketeers=2), "over"),
    ], LED_BY_A_WHITE_MAN),
    Entry("L09-04", "the list ends with no date", [
        (f"{people} {year}", {}, "")
        for people in ("angola", "mozambique", "")
        for year in (1860, 1884, 1885, 1895)
    ]),
    Entry("L09-05", "there are three white men at most", [
        ("", plus(unit(white_men=2)), "", "three with the leader"),
        ("", plus(unit(white_men=3)), "L09-05", "four with the leader"),
        ("", plus(unit(white_men=2, gun_bearer=2)), "", "bearers are no white men"),
    ], LED_BY_A_WHITE_MAN),
    Entry("L09-05 ALLY-15", "also among allies, who have no leader", [
        ("prazeiros", allied("portuguese_settlers", "", [*fielding(askaris=1, musketeers=1), unit(white_men=3)]), ""),
        ("prazeiros", allied("portuguese_settlers", "", [*fielding(askaris=1, musketeers=1), unit(white_men=4)]),
         "L09-05"),
    ], army_of="native_warlord"),
    Entry("L09-06", "white men are led by one", [
        ("", plus(white_men=1) | under("white_men", "disciplinarian"), "", "he is one"),
        ("", plus(white_men=1) | under("askaris", "disciplinarian"), "L09-06", "he is not"),
        ("", under("askaris", "disciplinarian"), "", "nobody is"),
    ]),
    Entry("L09-06", "allies have white men without a leader", [
        ("prazeiros", allied("portuguese_settlers", "", fielding(askaris=1, musketeers=1, white_men=1)), ""),
    ], army_of="native_warlord"),
    Entry("L09-08", "half of the askaris are well armed after 1879", [
        ("1879", askaris_of_settlers(unit(askaris=8), unit(well_armed_askaris=4)), "L09-08", "not in 1879"),
        ("1880", askaris_of_settlers(unit(askaris=8), unit(well_armed_askaris=4)), "", "in 1880"),
        ("1880", askaris_of_settlers(unit(askaris=8), unit(well_armed_askaris=8)), "", "8 of 16"),
        ("1880", askaris_of_settlers(unit(askaris=8), unit(well_armed_askaris=9)), "L09-08", "9 of 17"),
        ("1880", askaris_of_settlers(unit(askaris=8, well_armed_askaris=8)), "", "8 of 16 in one unit"),
        ("1880", askaris_of_settlers(unit(askaris=7, well_armed_askaris=8)), "L09-08", "8 of 15 in one unit"),
        ("1880", askaris_of_settlers(unit(well_armed_askaris=4)), "L09-08", "all"),
        ("1879", askaris_of_settlers(unit(askaris=8), unit(askaris=8, well_armed_askaris=4)), "L09-08", "not mixed"),
        ("1879", askaris_of_settlers(unit(askaris=8, well_armed_askaris=4)), "L09-08", "mixed: still one of askaris"),
    ]),
    # Of the four units two well armed leave two; and half of the men is kept in each case.
    Entry("L09-08 COMP-21", "the well armed count as askaris", [
        ("1880", only(musketeers=2, well_armed_askaris=2, askaris=2), ""),
        ("1880", only(musketeers=2, well_armed_askaris=2, askaris=3), "COMP-04"),
    ]),
    Entry("L09-09", "only Angola has mounted musketeers",
          by_people("portuguese_settlers", "angola", plus(mounted_musketeers=1), "", "L09-09")),
    Entry("L09-10", "Angola raises them to mounted regulars after 1880", [
        ("angola 1880", plus(mounted_regulars=1), "L09-10"),
        ("angola 1881", plus(mounted_regulars=1), ""),
        ("angola 1881", plus(mounted_regulars=1, mounted_musketeers=1), "COMP-04"),
        ("mozambique 1881", plus(mounted_regulars=1), "L09-10"),
    ]),
    Entry("L09-11", "only Mozambique has Prazeiros as allies", [
        ("mozambique", allied("native_warlord", "prazeiros"), ""),
        ("mozambique", allied("native_warlord", "mirambo"), "L09-11"),
        ("mozambique", allied("native_warlord"), "L09-11"),
        ("angola", allied("native_warlord", "prazeiros"), "L09-11"),
        ("", allied("native_warlord", "prazeiros"), "L09-11"),
    ]),
    Entry("L09-12", "all have villages as allies, and nobody else", [
        (people, allied(other), broken)
        for people in ("angola", "mozambique", "")
        for other, broken in (("peaceful_village", ""), ("zanzibaris", "ALLY-01"), ("native_kingdom", "ALLY-01"))
    ]),
)  # fmt: skip
def test_portuguese_settlers(case: Case) -> None:
    assert case.before() == OK
    assert case.broken() == case.expected


@pytest.mark.rule("L09-07")
def test_a_white_man_may_lead_settlers_alone() -> None:
    """What is neither in the army nor a white man may not."""
    white_man = led_by("white_men", "disciplinarian")

    assert faults(army("portuguese_settlers", leader=white_man)) == OK
    stranger = white_man.model_copy(update={"troop": "regulars"})
    assert faults(army("portuguese_settlers", leader=stranger)) != OK


def askaris_in_two_units(count: int) -> Facts:
    """So many askaris, 6 points each, as allies in an army of 600 points."""
    units = [unit(askaris=count // 2), unit(askaris=count - count // 2)]
    return {"allies": (ally("zanzibaris", units=units),), "points": 600}


@proving(
    "white_explorers",
    Entry("L10-02", "the printed lines", [
        ("1890", only(askaris=1, soldiers=1, well_armed_askaris=1), ""),
        ("1890", only(soldiers=1, well_armed_askaris=1, white_men=1), "short"),
        ("1890", only(askaris=2, white_men=1), ""),
        ("1890", only(askaris=3), "over"),
        ("1890", only(askaris=2, soldiers=2), "over"),
        ("1890", only(askaris=2, well_armed_askaris=2), "over"),
        ("1890", only(askaris=2, machine_gun=1), ""),
        ("1890", only(askaris=2, machine_gun=2), "over L10-10"),
        ("1890", only(*[unit(white_men=1)] * 2, askaris=2), "over"),
        ("1890", only(askaris=2, white_men=1, soldiers=1, well_armed_askaris=1, machine_gun=1), ""),
    ]),
    *(
        Entry("L10-04", f"a white man leads, beside {third}", [
            ("1890", only(askaris=2, **{third: 1}) | under("white_men", "mighty_warrior"), ""),
            ("1890", only(askaris=2, **{third: 1}) | under("askaris", "mighty_warrior"), "L10-04"),
            ("1890", only(askaris=2, **{third: 1}) | under("soldiers", "mighty_warrior"), "L10-04"),
        ])
        for third in ("white_men", "soldiers")
    ),
    Entry("L10-05", "there are three white men at most with the leader", [
        ("", only(unit(white_men=2), askaris=2), ""),
        ("", only(unit(white_men=3), askaris=2), "L10-05"),
    ]),
    Entry("L10-05 ALLY-15", "also among allies, who have no leader", [
        ("", allied("white_explorers", "", [*fielding(askaris=1), unit(white_men=3)]), ""),
        ("", allied("white_explorers", "", [*fielding(askaris=1), unit(white_men=4)]), "L10-05"),
    ], army_of="zanzibaris"),
    *(
        Entry(entry, f"{troop} come after {before}", [
            (f"{before}", plus(**{troop: 1}), entry),
            (f"{before + 1}", plus(**{troop: 1}), ""),
        ])
        for entry, troop, before in (
            ("L10-06", "soldiers", 1870), ("L10-07", "well_armed_askaris", 1870), ("L10-09", "machine_gun", 1886),
        )
    ),
    Entry("L10-07", "nor do well armed askaris come mixed", [
        ("1871", only(unit(askaris=4, well_armed_askaris=4), askaris=1, white_men=1), ""),
        ("1870", only(unit(askaris=4, well_armed_askaris=4), askaris=1, white_men=1), "L10-07"),
    ]),
    Entry("L10-08", "there are four soldiers at most before 1875", [
        ("1871", plus(unit(soldiers=4)), ""),
        ("1871", plus(unit(soldiers=5)), "L10-08"),
        ("1874", plus(unit(soldiers=4)), ""),
        ("1874", plus(unit(soldiers=5)), "L10-08"),
        ("1875", plus(unit(soldiers=5)), ""),
        ("1875", plus(unit(soldiers=9)), ""),
    ]),
    Entry("L10-10", "there is one machine gun", [
        ("1887", plus(unit(machine_gun=1)), ""),
        ("1887", plus(unit(machine_gun=2)), "L10-10"),
    ]),
    Entry("L10-11", "whom they have as allies", [
        ("", allied("zanzibaris"), ""),
        ("", allied("sudanese_slavers"), ""),
        ("", allied("peaceful_village"), "ALLY-01"),
        ("", allied("native_warlord"), "ALLY-01"),
        ("", allied("portuguese_settlers"), "ALLY-01"),
    ]),
    Entry("L10-11", "the slavers may be of any people", [
        ("", allied("sudanese_slavers", "khartoum", fielding(askaris=1)), ""),
        ("", allied("sudanese_slavers", "rabih_zubair", fielding(askaris=1)), ""),
        ("", allied("sudanese_slavers", "baggara", fielding(horsemen=1)), ""),
        ("", allied("sudanese_slavers", "bornu", fielding(spearmen=1, archers=1)), ""),
    ]),
    Entry("L10-12", "half of their points may go to allies", [
        ("", askaris_in_two_units(40), "", "240 of 600, the usual two fifths"),
        ("", askaris_in_two_units(41), "", "246 of 600"),
        ("", askaris_in_two_units(50), "", "300 of 600"),
        ("", askaris_in_two_units(51), "L10-12", "306 of 600"),
    ]),
)  # fmt: skip
def test_white_explorers(case: Case) -> None:
    assert case.before() == OK
    assert case.broken() == case.expected


@pytest.mark.rule("L10-13")
def test_the_players_may_rule_what_the_lost_trait_of_explorers_was() -> None:
    strict = army("white_explorers", trait="disciplinarian")

    assert faults(strict) == breaking("L10-13")
    assert faults(strict, L10_13="with_disciplinarian") == OK
    charismatic = army("white_explorers", trait="charismatic")
    assert faults(charismatic, L10_13="with_disciplinarian") == breaking("L10-13")


@proving(
    "egyptians",
    Entry("L11-02", "the printed lines", [
        ("", only(soldiers=3), ""),
        ("", only(soldiers=2, askaris=1), "short"),
        ("", only(soldiers=6), ""),
        ("", only(soldiers=7), "over"),
        ("", only(soldiers=3, well_armed_askaris=2), ""),
        ("", only(soldiers=3, well_armed_askaris=3), "over"),
        ("", only(soldiers=3, askaris=4), ""),
        ("", only(soldiers=3, askaris=5), "over"),
        ("", only(soldiers=3, field_artillery=1), ""),
        ("", only(soldiers=3, field_artillery=2), "over L11-09"),
        ("", only(soldiers=3, gunboat=1), ""),
        ("", only(soldiers=3, gunboat=2), "over"),
    ]),
    Entry("L11-04", "the list is used after 1870", [("1870", {}, "L11-04"), ("1871", {}, ""), ("1895", {}, "")]),
    Entry("L11-07", "there is no unit of white men", [
        ("", under("soldiers", "disciplinarian") | plus(white_men=1), "L11-07"),
        ("", under("white_men", "disciplinarian") | plus(white_men=1), "L11-07"),
    ]),
    Entry("L11-08", "a white man may lead", [
        ("", under("white_men", "disciplinarian"), ""),
        ("", under("soldiers", "disciplinarian"), ""),
        ("", under("well_armed_askaris", "disciplinarian"), ""),
        ("", under("askaris", "disciplinarian"), ""),
        ("", under("regulars", "disciplinarian"), "COMP-22"),
    ]),
    Entry("L11-09", "there is one piece of artillery", [
        ("", plus(unit(field_artillery=1)), ""),
        ("", plus(unit(field_artillery=2)), "L11-09"),
    ]),
    *(
        Entry("L11-10", f"the traits of a leader of {troop}", [
            ("", under(troop, "disciplinarian"), ""),
            ("", under(troop, "organizing_genius"), ""),
            ("", under(troop, "charismatic"), "L11-10"),
            ("", under(troop, "eloquent"), "L11-10"),
            ("", under(troop, "cunning_devil"), "L11-10"),
        ])
        for troop in ("soldiers", "white_men")
    ),
    Entry("L11-11", "only a white man is a mighty warrior", [
        ("", under("white_men", "mighty_warrior"), ""),
        ("", under("soldiers", "mighty_warrior"), "L11-11"),
        ("", under("askaris", "mighty_warrior"), "L11-11"),
    ]),
)  # fmt: skip
def test_egyptians(case: Case) -> None:
    assert case.before() == OK
    assert case.broken() == case.expected


@pytest.mark.rule("L11-05")
@pytest.mark.parametrize(
    ("list_id", "mode", "warned"),
    [
        ("egyptians", "colonial", False),
        ("egyptians", "native", False),
        ("egyptians", "", True),
        ("native_kingdom", "", False),
        ("native_kingdom", "native", True),
    ],
)
def test_egyptians_serve_in_one_of_two_ways(list_id: str, mode: str, warned: bool) -> None:
    found = judged(army(list_id, mode=mode))

    assert found.legal
    assert ("L11-05" in {warning.rule for warning in found.warnings}) is warned


@pytest.mark.rule("L11-05")
def test_no_other_list_has_two_ways() -> None:
    assert {name: set(row.modes) for name, row in built_in().lists.items() if row.modes} == {
        "egyptians": {"colonial", "native"}
    }


NATIONS = PEOPLES["colonial_expedition"]
DEFENDING: Facts = {"role": "defender", "scenario": "planned_attack"}
BEHIND = DEFENDING | {"works": bought(barricade_in=4)}


@proving(
    "colonial_expedition",
    Entry("L12-02", "the printed lines", [
        ("british", only(soldiers=1, regulars=2), ""),
        ("british", only(regulars=2, askaris=1), "short"),
        ("british", only(soldiers=3), ""),
        ("british", only(soldiers=4), "over"),
        ("british", only(soldiers=2, regulars=3), "over"),
        ("british", only(soldiers=3, white_men=1), ""),
        ("british", only(*[unit(white_men=1)] * 2, soldiers=3), "over"),
        ("british", only(soldiers=2, well_armed_askaris=1), ""),
        ("british", only(soldiers=2, well_armed_askaris=2), "over"),
        ("british", only(soldiers=2, askaris=3), ""),
        ("british", only(soldiers=2, askaris=4), "over"),
        ("portuguese", only(soldiers=2, mounted_musketeers=1), ""),
        ("portuguese", only(soldiers=2, mounted_musketeers=2), "over"),
        ("british", only(soldiers=2, field_artillery=1), ""),
        ("british", only(soldiers=2, field_artillery=2), "over L12-18"),
        ("british", only(soldiers=2, machine_gun=1), ""),
        ("british", only(soldiers=2, machine_gun=2), "over"),
        ("british", only(soldiers=2, gunboat=1), ""),
        ("british", only(soldiers=2, gunboat=2), "over"),
    ]),
    Entry("L12-04", "there are none before 1885",
          [(f"{nation} {year}", {}, broken) for nation in NATIONS for year, broken in ((1884, "L12-04"), (1885, ""))]),
    Entry("L12-05", "an expedition is of one of five nations", [
        ("british", {}, ""),
        ("", only(soldiers=3) | under("soldiers", "disciplinarian"), "L12-05"),
    ]),
    Entry("L12-06", "of what troop the leader is", [
        ("portuguese", under("white_men", "disciplinarian"), ""),
        ("portuguese", under("regulars", "disciplinarian"), ""),
        ("portuguese", under("soldiers", "disciplinarian"), ""),
        ("portuguese", under("well_armed_askaris", "disciplinarian"), "L12-06"),
        ("portuguese", under("askaris", "disciplinarian"), "L12-06"),
        ("portuguese", under("mounted_musketeers", "disciplinarian"), "L12-06"),
    ]),
    Entry("L12-07", "a soldier does not lead white men",
          by_people("colonial_expedition", "", under("soldiers", "disciplinarian") | plus(white_men=1), "", "L12-07")),
    Entry("L12-07", "a white man does", by_people("colonial_expedition", "", LED_BY_A_WHITE_MAN | plus(white_men=1), "", "")),
    Entry("L12-07", "a regular does", [("french", under("regulars", "disciplinarian") | plus(white_men=1), "")]),
    Entry("L12-09", "only the Portuguese have mounted musketeers",
          by_people("colonial_expedition", "portuguese", plus(mounted_musketeers=1), "", "L12-09")),
    # Boers in any year; after 1893 the same figures may be called regular cavalry.
    Entry("L12-10", "and raise them to mounted regulars at any date",
          by_people("colonial_expedition", "portuguese", plus(mounted_regulars=1), "", "L12-10", years="1885 1893 1894")),
    Entry("L12-10 COMP-21", "they take the place of the musketeers", [
        ("portuguese", plus(mounted_regulars=1), ""),
        ("portuguese", plus(mounted_regulars=1, mounted_musketeers=1), "COMP-04"),
    ]),
    Entry("L12-11", "only British and French have two units of regulars", [
        ("british", plus(regulars=2), ""),
        ("french", plus(regulars=2), ""),
        ("portuguese", plus(regulars=1), ""),
        ("portuguese", plus(regulars=2), "L12-11/COMP-04"),
        ("german", plus(regulars=1), ""),
        ("german", plus(regulars=2), "L12-11/COMP-04"),
    ]),
    Entry("L12-12", "Belgians have no regulars", by_people("colonial_expedition", "belgian", plus(regulars=1), "L12-12", "")),
    Entry("L12-12", "not even to lead", by_people("colonial_expedition", "belgian", under("regulars", "disciplinarian"), "L12-12", "")),
    *(
        Entry(entry, f"how many machine guns: {nation}", [
            (nation, plus(*[unit(machine_gun=most)] * bool(most)), ""),
            (nation, plus(unit(machine_gun=most + 1)), entry),
        ], BEHIND)
        for entry, nation, most in (
            ("L12-13", "british", 2), ("L12-14", "portuguese", 1), ("L12-14", "german", 1),
            ("L12-15", "belgian", 1), ("L12-17", "french", 0),
        )
    ),
    *(
        Entry("L12-15", f"Belgians have theirs only in defence: {role or 'no role'}", [
            ("belgian", plus(machine_gun=1), "L12-15"),
            ("british", plus(machine_gun=1), ""),
            ("portuguese", plus(machine_gun=1), ""),
            ("german", plus(machine_gun=1), ""),
        ], {"role": role})
        for role in ("attacker", "")
    ),
    Entry("L12-16", "and behind a fortification", [
        ("belgian", {"works": bought(barricade_in=2)} | plus(machine_gun=1), "", "a barricade"),
        ("belgian", {"works": bought(field_fortification_in=2), "scenario": "raid"} | plus(machine_gun=1), "",
         "a stockade"),
        ("belgian", {"works": bought(tembas=1), "scenario": "raid"} | plus(machine_gun=1), "", "a mission station"),
        ("belgian", plus(machine_gun=1), "L12-16", "nothing"),
        ("belgian", {"scenario": ""} | plus(machine_gun=1), "L12-16", "nothing, no scenario named"),
        ("belgian", {"scenario": "encounter"} | plus(machine_gun=1), "L12-16", "nothing in an encounter"),
        ("belgian", {"works": bought(barricade_in=2), "scenario": "encounter"}, "SCEN-14", "what an encounter forbids"),
        ("german", plus(machine_gun=1), "", "others need no work"),
        ("german", {"scenario": "encounter"} | plus(machine_gun=1), "", "not even in an encounter"),
    ], DEFENDING),
    Entry("L12-18", "there is one piece of artillery", [
        ("french", plus(unit(field_artillery=1)), ""),
        ("french", plus(unit(field_artillery=2)), "L12-18"),
    ]),
    Entry("L12-20", "the wrong people of the right list is told by its line",
          [("british", allied("warrior_herders", "luo"), "L12-20")]),
    Entry("L12-22", "the wrong people of the right list is told by its line",
          [("portuguese", allied("native_warlord", "mirambo"), "L12-22")]),
    Entry("L12-24", "the wrong people of the right list is told by its line",
          [("belgian", allied("jungle_cannibals", "fang"), "L12-24")]),
    *(
        Entry(entry, "what other nations have is refused by the line of one's own", [(nation, allied(other), entry)])
        for entry, nation, other in (
            ("L12-24", "belgian", "peaceful_village"), ("L12-19", "british", "native_warlord"),
            ("L12-21", "french", "zanzibaris"), ("L12-23", "german", "zanzibaris"),
        )
    ),
    *(
        Entry("L12-25", f"cannibal allies leave their {troop} at home", [
            ("belgian", allied("jungle_cannibals", "tetela"), ""),
            ("belgian", allied("jungle_cannibals", "tetela", fielding(spearmen=1, archers=1, **{troop: 1})), "L12-25"),
        ])
        for troop in ("pygmy_archers", "pygmy_spearmen")
    ),
    Entry("L12-25", "only those of Belgians", [
        ("", allied("jungle_cannibals", "tetela", fielding(spearmen=1, archers=1, pygmy_archers=1)), ""),
        ("", allied("jungle_cannibals", "tetela", fielding(spearmen=1, archers=1, pygmy_spearmen=1)), ""),
    ], army_of="zanzibaris"),
)  # fmt: skip
def test_colonial_expedition(case: Case) -> None:
    assert case.before() == OK
    assert case.broken() == case.expected


@pytest.mark.rule("L12-08")
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize(
    ("troop", "white_men", "three"),
    [
        pytest.param("white_men", 2, True, id="two and a leader"),
        pytest.param("white_men", 3, False, id="three and a leader"),
        pytest.param("regulars", 3, True, id="three under a regular"),
        pytest.param("regulars", 4, False, id="four under a regular"),
    ],
)
def test_only_british_and_portuguese_have_more_than_three_white_men(
    nation: str, troop: str, white_men: int, three: bool
) -> None:
    leader = led_by(troop, "disciplinarian")
    roster = army("colonial_expedition", nation, plus=[unit(white_men=white_men)], leader=leader)
    expected = OK if three or nation in {"british", "portuguese"} else breaking("L12-08")

    assert faults(roster) - {"L12-12"} == expected  # Belgians have no regulars to lead them either


@pytest.mark.rule("L12-16")
def test_a_work_that_an_encounter_forbids_still_shelters_no_machine_gun() -> None:
    facts: Facts = {"role": "defender", "scenario": "encounter", "works": bought(barricade_in=2)}
    roster = army("colonial_expedition", "belgian", plus=fielding(machine_gun=1), **facts)

    assert faults(roster) == breaking("L12-16", "SCEN-14")


@pytest.mark.rule("L12-16")
@pytest.mark.parametrize(
    ("works", "broken"),
    [({"tembas": 1}, breaking("L12-16")), ({"tembas": 1, "barricade_in": 2}, OK), ({"barricade_in": 2}, OK)],
)
def test_players_may_rule_that_a_building_is_no_such_fortification(
    works: Facts, broken: frozenset[str]
) -> None:
    facts: Facts = {"role": "defender", "scenario": "raid", "works": bought(**works)}
    roster = army("colonial_expedition", "belgian", plus=fielding(machine_gun=1), **facts)

    assert faults(roster, L12_16="field_works") == broken
    assert faults(roster, L12_16="temba_too") == OK


@pytest.mark.rule("L12-16")
@pytest.mark.parametrize(
    ("works", "warned"), [({"field_fortification_in": 2}, True), ({"barricade_in": 2}, False)]
)
def test_a_machine_gun_that_could_not_shoot_is_told_so(works: Facts, warned: bool) -> None:
    """From behind a stockade it cannot (FORT-10), from behind a barricade it can (BARR-04)."""
    facts: Facts = {"role": "defender", "works": bought(**works)}
    roster = army("colonial_expedition", "belgian", plus=fielding(machine_gun=1), **facts)

    assert ("FORT-10" in {warning.rule for warning in judged(roster).warnings}) is warned


# Page 36: whom each nation may have, list and people, with the entries that say so.
PERMITTED = {
    "british": {
        ("peaceful_village", ""),
        ("zanzibaris", ""),
        ("warrior_herders", "masai"),
        ("warrior_herders", "ngoni"),
    },
    "french": {("peaceful_village", "")},
    "portuguese": {("peaceful_village", ""), ("native_warlord", "prazeiros")},
    "german": {
        ("peaceful_village", ""),
        ("native_warlord", "prazeiros"),
        ("native_warlord", "mirambo"),
        ("native_warlord", ""),
    },
    "belgian": {("native_kingdom", "azande"), ("jungle_cannibals", "tetela")},
}
OWN_ENTRIES = {
    "british": ("L12-19", "L12-20"),
    "french": ("L12-21",),
    "portuguese": ("L12-22",),
    "german": ("L12-23",),
    "belgian": ("L12-24",),
}
ASKED = [
    ("peaceful_village", ""), ("zanzibaris", ""), ("portuguese_settlers", ""), ("white_explorers", ""),
    ("warrior_herders", "masai"), ("warrior_herders", "ngoni"), ("warrior_herders", "luo"), ("warrior_herders", ""),
    ("native_warlord", "prazeiros"), ("native_warlord", "mirambo"), ("native_warlord", ""),
    ("native_kingdom", "azande"), ("native_kingdom", "luba"), ("native_kingdom", ""),
    ("jungle_cannibals", "tetela"), ("jungle_cannibals", "fang"), ("jungle_cannibals", ""),
]  # fmt: skip
OWN_UNITS = {"azande": fielding(agile_spearmen=1), "ngoni": fielding(warriors=1, spearmen=1)}
GRANTS = {"ALLY-01", "L12-19", "L12-20", "L12-21", "L12-22", "L12-23", "L12-24"}


@pytest.mark.parametrize(
    "nation", [pytest.param(name, marks=pytest.mark.rule(*OWN_ENTRIES[name])) for name in NATIONS]
)
@pytest.mark.parametrize(("allied_list", "people"), ASKED)
def test_whom_a_nation_has_as_allies(nation: str, allied_list: str, people: str) -> None:
    friends = ally(allied_list, people, OWN_UNITS.get(people))
    broken = faults(army("colonial_expedition", nation, allies=(friends,)))

    assert faults(army("colonial_expedition", nation)) == OK
    assert (broken == OK) is ((allied_list, people) in PERMITTED[nation])
    assert broken <= GRANTS


@pytest.mark.rule("L12-19")
def test_all_the_nations_are_told_who_may_have_those_allies() -> None:
    """Page 36: villages side with the British, French, Portuguese and Germans; not with the Belgians."""
    belgians = army("colonial_expedition", "belgian", allies=(ally("peaceful_village"),))
    (problem,) = judged(belgians).problems

    assert problem.about["peoples"] == ("british", "french", "portuguese", "german")
