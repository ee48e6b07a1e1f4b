"""Edits and repairs as orders: what the player is told to do."""

import re

import pytest

from armylists import edits
from armylists.catalogue import built_in
from armylists.edits import (
    AddAlly,
    AddUnit,
    AllowSecondTrait,
    AllyEdit,
    ClearSlot,
    Edit,
    LeaderEdit,
    MergeUnits,
    OneUnitEdit,
    RemoveAlly,
    RemoveUnit,
    SetAllyBearer,
    SetAllyPeople,
    SetAttendants,
    SetFact,
    SetFigures,
    SetIndependent,
    SetLeader,
    SetLeaderBearer,
    SetTraits,
    SetWork,
    SplitUnit,
    SwapTroop,
    UnitEdit,
)
from armylists.repairs import Repair
from armylists.roster import Contingent, Independents, Leader, Roster, Unit, WorksBought
from armylists.wording.changes import changes
from heart_africa.core.messages import LANGUAGES
from heart_africa.rules.book import Trait
from tests.armylists.test_arranging import ARRANGED

CATALOGUE = built_in()
ROSTER = Roster(
    list="native_kingdom",
    year=1870,
    points=600,
    leader=Leader(troop="spearmen", traits=(Trait.CUNNING_DEVIL,), attendants=1),
    independents=Independents(standard_bearer=1),
    units=(
        Unit(figures={"spearmen": 10}),
        Unit(name="Guardia", figures={"warriors": 8}),
        Unit(figures={"spearmen": 12, "archers": 4}),
    ),
    allies=(Contingent(list="sudanese_slavers", people="khartoum", units=(Unit(figures={"askaris": 8}),)),),
    works=WorksBought(stake_traps=2),
)
SAID: list[tuple[Edit, str, str]] = [
    (SetFigures(1, "warriors", 10),
     "Añade 2 Guerreros a la unidad 2 «Guardia» (serán 10)",
     "Add 2 Warriors to unit 2 “Guardia” (making 10)"),
    (SetFigures(2, "archers", 3),
     "Quita 1 Arquero de la unidad 3 (quedan 3)", "Remove 1 Archer from unit 3 (leaving 3)"),
    (SetFigures(2, "archers", 0), "Deja la unidad 3 sin Arqueros", "Remove all Archers from unit 3"),
    (SetFigures(0, "askaris", 9, 0),
     "Añade 1 Askari a la unidad aliada 1 (serán 9)", "Add 1 Askari to allied unit 1 (making 9)"),
    (SwapTroop(0, "spearmen", "warriors", 10, 5),
     "En la unidad 1, cambia 10 Lanceros por 5 Guerreros", "In unit 1, change 10 Spearmen into 5 Warriors"),
    (AddUnit("archers", 8), "Añade una unidad de 8 Arqueros", "Add a unit of 8 Archers"),
    (AddUnit("askaris", 6, 0),
     "Añade a los aliados de Esclavistas Sudaneses (Árabes de Jartum) una unidad de 6 Askaris",
     "Add a unit of 6 Askaris to the allies from Sudanese Slavers (Khartoum Arabs)"),
    (RemoveUnit(2), "Quita la unidad 3 (12 Lanceros y 4 Arqueros)", "Remove unit 3 (12 Spearmen and 4 Archers)"),
    (SplitUnit(0, "spearmen", 5),
     "Saca 5 Lanceros de la unidad 1 para formar otra unidad",
     "Take 5 Spearmen out of unit 1 to form another unit"),
    (MergeUnits(0, 2), "Junta la unidad 3 con la unidad 1", "Join unit 3 to unit 1"),
    (ClearSlot(0), "No le señales ningún puesto a la unidad 1", "Name no slot for unit 1"),
    (AddAlly("peaceful_village", "", (("spearmen", 8), ("archers", 9))),
     "Añade aliados de «Pacífico» Poblado en unidades de 8 Lanceros y 9 Arqueros",
     "Add allies from “Peaceful” Village in units of 8 Spearmen and 9 Archers"),
    (RemoveAlly(0),
     "Prescinde de los aliados de Esclavistas Sudaneses (Árabes de Jartum)",
     "Do without the allies from Sudanese Slavers (Khartoum Arabs)"),
    (SetAllyPeople(0, "bornu"),
     "Haz que los aliados de Esclavistas Sudaneses sean Bornu",
     "Let the allies from Sudanese Slavers be Bornu"),
    (SetAllyPeople(0, ""),
     "Deja sin pueblo concreto a los aliados de Esclavistas Sudaneses",
     "Choose no people for the allies from Sudanese Slavers"),
    (SetAllyBearer(0, 0),
     "Quita el Abanderado a los aliados de Esclavistas Sudaneses (Árabes de Jartum)",
     "Remove the Standard Bearer of the allies from Sudanese Slavers (Khartoum Arabs)"),
    (SetLeader("archers"), "Haz que el líder sea Arquero", "Change the leader’s troop: Archer"),
    (SetTraits(("eloquent",)),
     "Da al líder esta característica: Elocuente", "Give the leader this trait: Eloquent"),
    (SetTraits(("charismatic", "eloquent")),
     "Da al líder estas características: Carismático y Elocuente",
     "Give the leader these traits: Charismatic and Eloquent"),
    (SetAttendants(3), "Pon 3 ayudantes al líder", "Set the leader’s attendants to 3"),
    (SetLeaderBearer(0), "Quita al líder su Portador de Armas", "Remove the leader’s Gun Bearer"),
    (SetIndependent("witch_doctor", 0), "No lleves Brujos", "Leave out Witch Doctors"),
    (SetIndependent("scout", 1), "Añade 1 Explorador", "Add 1 Scout"),
    (SetWork("stake_traps", 1), "Quédate solo con 1 Trampa de Estacas", "Keep only 1 Stake Trap"),
    (SetWork("stake_traps", 4), "Compra hasta 4 Trampas de Estacas", "Buy up to 4 Stake Traps"),
    (SetWork("barricade_in", 3), "Compra 3″ de Barricada", "Buy 3″ of Barricade"),
    (SetFact("year", 1880), "Pon el año 1880", "Set the year to 1880"),
    (SetFact("people", "rwanda"), "Elige otro pueblo: Ruanda", "Choose another people: Rwanda"),
    (SetFact("people", ""), "No elijas ningún pueblo concreto", "Choose no particular people"),
    (SetFact("points", 620), "Acuerda un límite de 620 puntos", "Agree on a limit of 620 points"),
    (SetFact("role", "defender"), "Juega como defensor", "Play as defender"),
    (SetFact("scenario", "planned_attack"),
     "Elige el escenario Ataque Planeado", "Choose the scenario Planned Attack"),
    (SetFact("mode", "native"), "Elige el modo Nativo", "Choose the mode Native"),
    (AllowSecondTrait(),
     "Acuerda con tu rival la segunda característica", "Agree with your opponent on the second trait"),
]  # fmt: skip


@pytest.mark.parametrize(("edit", "spanish", "english"), SAID)
def test_an_edit_is_an_order(edit: Edit, spanish: str, english: str) -> None:
    assert changes(CATALOGUE, ROSTER, (edit,), "es") == spanish
    assert changes(CATALOGUE, ROSTER, (edit,), "en") == english


def test_every_kind_of_edit_is_among_these() -> None:
    bases = {Edit, UnitEdit, OneUnitEdit, AllyEdit, LeaderEdit}
    kinds = {kind for kind in vars(edits).values() if isinstance(kind, type) and issubclass(kind, Edit)}

    assert {type(edit) for edit, _, _ in SAID} | {type(edit) for edit in ARRANGED} == kinds - bases


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "edit",
    [SetTraits(()), SetAttendants(0), SetAttendants(1), SetLeaderBearer(1), SetAllyBearer(0, 2),
     SetIndependent("standard_bearer", 1), SetWork("tembas", 0), SetFact("role", ""), SetFact("scenario", ""),
     SetFact("mode", "")],
)  # fmt: skip
def test_the_other_ends_of_an_edit_are_worded_too(edit: Edit, lang: str) -> None:
    said = changes(CATALOGUE, ROSTER, (edit,), lang)

    assert said[0].isupper()
    assert not re.search(r"_|\{|\(\)|  ", said)


def test_an_army_without_a_leader_is_told_to_name_one() -> None:
    headless = ROSTER.model_copy(update={"leader": None})

    assert changes(CATALOGUE, headless, (SetLeader("warriors"),), "es") == "Nombra un líder: Guerrero"


def test_an_empty_unit_is_removed_without_saying_what_it_holds() -> None:
    roster = ROSTER.model_copy(update={"units": (Unit(),)})

    assert changes(CATALOGUE, roster, (RemoveUnit(0),), "en") == "Remove unit 1"


def test_a_second_edit_speaks_of_units_by_the_numbers_that_the_player_sees() -> None:
    """Once unit 1 is gone the third unit is the second of the roster; for the player it is still unit 3."""
    repair = Repair((RemoveUnit(0), SetFigures(1, "archers", 6)))

    said = changes(CATALOGUE, ROSTER, repair.edits, "es")

    assert said == "Quita la unidad 1 (10 Lanceros); después, añade 2 Arqueros a la unidad 3 (serán 6)"


def test_a_unit_made_by_the_first_edit_is_the_new_unit_of_the_second() -> None:
    repair = Repair((AddUnit("archers", 8), SetFigures(3, "archers", 10)))

    said = changes(CATALOGUE, ROSTER, repair.edits, "en")

    assert said == "Add a unit of 8 Archers; then add 2 Archers to the new unit (making 10)"
