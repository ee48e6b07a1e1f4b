"""What Hypothesis draws from: rosters that a file could hold, legal or not, with names and notes."""

from hypothesis import strategies as st

from armylists.catalogue import built_in
from armylists.roster import Baggage, Contingent, Independents, Leader, Roster, Unit, WorksBought
from heart_africa.rules.book import Trait

LISTS = list(built_in().lists)
PEOPLES = ["", *built_in().peoples]
TROOPS = [troop for troop, row in built_in().book.troops.items() if row.kind != "work"]
SCENARIOS = ["", "encounter", "ambush", "planned_attack", "raid"]
ROLES = ["", "attacker", "defender"]

names = st.one_of(st.just(""), st.sampled_from(["Guardia del rey", "2ª compañía"]), st.text(max_size=30))
counts = st.one_of(st.integers(0, 30), st.integers(0, 999))

units = st.builds(
    Unit,
    name=names,
    figures=st.dictionaries(st.sampled_from(TROOPS), counts, max_size=3),
    slot=st.sampled_from(["", "", "", *TROOPS]),
    notes=st.one_of(st.just(""), st.text(max_size=80)),
)
leaders = st.builds(
    Leader,
    name=names,
    troop=st.sampled_from(TROOPS),
    traits=st.lists(st.sampled_from(list(Trait)), max_size=3).map(tuple),
    attendants=counts,
    gun_bearer=st.booleans(),
)
contingents = st.builds(
    Contingent,
    list=st.sampled_from(LISTS),
    people=st.sampled_from(PEOPLES),
    standard_bearer=counts,
    units=st.lists(units, max_size=3).map(tuple),
)
works = st.builds(
    WorksBought,
    field_fortification_in=counts,
    barricade_in=counts,
    tembas=counts,
    stake_traps=counts,
    dummy_traps=counts,
    muzzle_loading_cannon=counts,
)
rosters = st.builds(
    Roster,
    name=names,
    list=st.sampled_from(LISTS),
    people=st.sampled_from(PEOPLES),
    mode=st.sampled_from(["", "colonial", "native"]),
    permissions=st.sampled_from([(), ("second_trait",)]),
    year=st.one_of(st.integers(1850, 1900), st.integers(1, 9999)),
    points=st.one_of(st.integers(300, 720), st.integers(1, 99999)),
    scenario=st.sampled_from(SCENARIOS),
    role=st.sampled_from(ROLES),
    narrative=st.booleans(),
    notes=st.one_of(st.just(""), st.text(max_size=80)),
    leader=st.one_of(st.none(), leaders),
    independents=st.builds(Independents, standard_bearer=counts, witch_doctor=counts, scout=counts),
    units=st.lists(units, max_size=8).map(tuple),
    allies=st.lists(contingents, max_size=2).map(tuple),
    works=works,
    baggage=st.builds(Baggage, elements=counts),
)
"""Any roster that can be read, with the mark of no list."""
