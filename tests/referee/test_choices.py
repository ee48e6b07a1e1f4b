"""What an order leaves open: asked where it matters, with what was said before filled in, and only then."""

from dataclasses import replace
from typing import Any

import pytest

from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Act
from heart_africa.core.problems import BadData
from heart_africa.language.battle.reader import chosen, reader
from heart_africa.language.battle.shorthands import Shoot
from heart_africa.rules.battle import Battle, Gone, NewsItem, Sort, Where, lose
from heart_africa.rules.battle.state import Ground, Light, Piece
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.play.close_combat.objections import matches
from heart_africa.rules.play.close_combat.orders import Fight
from heart_africa.rules.play.morale.news import Hear
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.play.shooting.factors import check
from heart_africa.rules.play.shooting.orders import Close, Fire, Other
from heart_africa.rules.play.shooting.shot import shots_of
from heart_africa.rules.referee.ending import Occupy
from heart_africa.rules.referee.feature import NOTHING, Answer, Measured, OpenChoice, Past, settled
from heart_africa.rules.referee.movement.orders import Decline, Move
from heart_africa.rules.referee.muster import Remuster
from heart_africa.rules.referee.shooting.choices import unmeasured
from heart_africa.rules.referee.stated_before import past
from heart_africa.rules.shared_terms import Melee, Moved
from tests.referee.builders import RED, baggage, lone, unit
from tests.referee.builders import battle as begun
from tests.referee.referred import REFEREE, after, objected, ordered
from tests.referee.shooting.phase import BOOK, aim, shooting
from tests.wording import told

GUARD, SPEARS = ("Guardia 1", "Guardia 2", "Guardia 3"), ("Lanzas 1", "Lanzas 2", "Lanzas 3")


def asked(
    battle: Battle,
    said: Any,  # noqa: ANN401  # an order, or a shorthand for one
    before: Past = NOTHING,
    **answers: Answer,
) -> tuple[Any, list[OpenChoice]]:
    """The order with its choices made, as answered by field, else as proposed; and what was asked."""
    found: list[OpenChoice] = []

    def answer(choice: OpenChoice) -> Answer:
        assert all(told(choice.why, *(group.about for group in choice.alike)))
        found.append(choice)
        return answers.get(choice.field, choice.proposed)

    return chosen(REFEREE, battle, before, said, answer), found


def fields(choices: list[OpenChoice]) -> list[str]:
    return [each.field for each in choices]


def played(battle: Battle, *orders: tuple[Any, tuple[int, ...]]) -> tuple[Battle, Past]:
    """The battle after these orders, and what they have said."""
    standing = []
    for number, (order, faces) in enumerate(orders, 1):
        before, act = battle, Act(order, facts=ordered(battle, order, faces))
        battle = after(battle, order, faces)
        standing.append(StandingAct(number, act, before, battle))
    return battle, past(standing)


# --- by whom ---


def charged(*, unloaded: bool = False) -> Battle:
    """Two spearmen have reached the first and the third of four regulars."""
    battle = shooting(unit("Guardia", "red", "askaris", 4), unit("Lanzas", "blue", "spearmen", 4))
    for mine, theirs in (("Guardia 1", "Lanzas 2"), ("Guardia 3", "Lanzas 4")):
        he, other = battle.figure(mine), battle.figure(theirs)
        he = replace(he, melee=Melee.CONTACTED, enemies=(theirs,), unloaded=unloaded)
        battle = battle.with_figure(he, replace(other, melee=Melee.CHARGED, enemies=(mine,)))
    return battle


def pairs(order: Fire) -> list[tuple[str, str, float]]:
    return [(each.shooter, each.target, each.inches) for each in order.aims]


FREE = [("Guardia 2", "Lanzas 1", 5), ("Guardia 4", "Lanzas 3", 5)]
AT_HAND = [("Guardia 1", "Lanzas 2", 0), ("Guardia 3", "Lanzas 4", 0)]


@pytest.mark.rule("SHOOT-22", "SHOOT-24")
@pytest.mark.parametrize(("answer", "shots"), [(True, FREE + AT_HAND), (False, FREE)])
def test_whether_those_who_were_reached_shoot_too_is_asked(
    answer: bool, shots: list[tuple[str, str, float]]
) -> None:
    order, choices = asked(charged(), Shoot("Guardia", "Lanzas", 5), shooters=answer)

    assert (fields(choices)[0], choices[0].proposed) == ("shooters", True)
    assert pairs(order) == shots
    assert objected(charged(), order) == []


@pytest.mark.rule("SHOOT-22")
def test_nobody_is_asked_where_nobody_who_was_reached_is_loaded_or_where_they_were_named() -> None:
    assert "shooters" not in fields(asked(charged(unloaded=True), Shoot("Guardia", "Lanzas", 5))[1])
    named = Shoot("Guardia", "Lanzas", 5, shooters=("Guardia 4",))
    assert "shooters" not in fields(asked(charged(), named)[1])


@pytest.mark.rule("SHOOT-22")
@pytest.mark.parametrize(("count", "shots"), [(2, FREE), (3, FREE + AT_HAND[:1]), (4, FREE + AT_HAND)])
def test_of_a_number_of_shooters_the_free_come_first_and_then_those_who_were_reached(
    count: int, shots: list[tuple[str, str, float]]
) -> None:
    battle = charged()
    said = reader("en", REFEREE, battle).said(f"shoot Guardia at Lanzas 5 --shooters {count}")

    assert pairs(asked(battle, said)[0]) == shots


@pytest.mark.rule("SHOOT-24")
def test_whoever_was_reached_may_be_named_with_another_target_and_the_book_objects() -> None:
    order, _ = asked(charged(), Shoot("Guardia", "Lanzas", 5, ("Guardia 1",), ("Lanzas 1",)))

    assert pairs(order) == [("Guardia 1", "Lanzas 1", 5)]
    assert ("shooting-outside-its-melee", "SHOOT-24") in objected(charged(), order)


def all_reached() -> Battle:
    """Both regulars have been reached: the first by two spearmen, the second by an archer."""
    battle = shooting(
        unit("Guardia", "red", "askaris", 2),
        unit("Lanzas", "blue", "spearmen", 3),
        unit("Arcos", "blue", "archers", 2),
    )
    for mine, theirs in (("Guardia 1", ("Lanzas 2", "Lanzas 3")), ("Guardia 2", ("Arcos 2",))):
        battle = battle.with_figure(replace(battle.figure(mine), melee=Melee.CONTACTED, enemies=theirs))
        for each in theirs:
            charger = replace(battle.figure(each), melee=Melee.CHARGED, enemies=(mine,))
            battle = battle.with_figure(charger)
    return battle


@pytest.mark.rule("SHOOT-22", "SHOOT-24")
@pytest.mark.parametrize(
    ("target", "shot"),
    [("Lanzas", ("Guardia 1", "Lanzas 2", 0)), ("Arcos", ("Guardia 2", "Arcos 2", 0))],
)
def test_of_a_unit_that_was_reached_to_the_last_those_shoot_whom_that_enemy_has_reached(
    target: str, shot: tuple[str, str, float]
) -> None:
    order, choices = asked(all_reached(), Shoot("Guardia", target, 1))

    assert (pairs(order), [each.sure for each in choices]) == ([shot], [True] * len(choices))
    assert objected(all_reached(), order) == []


@pytest.mark.rule("SHOOT-24")
def test_whoever_was_reached_by_several_is_asked_about_these_alone() -> None:
    battle = all_reached()
    battle = battle.with_figure(replace(battle.figure("Lanzas 3"), cover=True))

    order, choices = asked(battle, Shoot("Guardia", "Lanzas", 1), targets=("Lanzas 3",))

    assert [each.options for each in choices] == [("Lanzas 2", "Lanzas 3")]
    assert pairs(order) == [("Guardia 1", "Lanzas 3", 0)]


@pytest.mark.rule("SHOOT-24")
@pytest.mark.parametrize("names", [("Guardia 1", "Guardia 3"), ("Guardia 3", "Guardia 1")])
def test_named_shooters_who_were_reached_shoot_at_their_own_attackers_and_nobody_is_asked(
    names: tuple[str, ...],
) -> None:
    """The spearmen differ: two are in contact and two are free."""
    order, choices = asked(charged(), Shoot("Guardia", "Lanzas", 0, shooters=names))

    assert (sorted(pairs(order)), choices) == (AT_HAND, [])
    assert objected(charged(), order) == []


@pytest.mark.rule("SHOOT-24")
def test_what_is_proposed_for_the_free_is_not_for_those_who_were_reached() -> None:
    order, choices = asked(charged(), Shoot("Guardia", "Lanzas", 5, shooters=("Guardia 1", "Guardia 2")))

    assert [each.proposed for each in choices] == [("Lanzas 1", "Lanzas 3")]
    assert pairs(order) == [AT_HAND[0], FREE[0]]


# --- who reloads ---


@pytest.mark.rule("RELOAD-01", "RELOAD-03")
@pytest.mark.parametrize(
    ("line", "figures"),
    [
        ("reload Guardia", ("Guardia 2", "Guardia 4")),
        ("reload Lanzas", ("Lanzas 1", "Lanzas 2", "Lanzas 3", "Lanzas 4")),
        ("reload R1.1-2", ("Guardia 1", "Guardia 2")),
        ("reload R1.4", ("Guardia 4",)),
    ],
    ids=["a part of it", "nobody has to: the book says why", "a range", "one"],
)
def test_of_a_unit_those_reload_who_have_spent_the_turn_on_it(line: str, figures: tuple[str, ...]) -> None:
    """The first is loaded, the third has moved."""
    battle = shooting(unit("Guardia", "red", "askaris", 4), unit("Lanzas", "blue", "askaris", 4))
    battle = replace(battle, step=Step.RELOADING)
    for name, moved in (("Guardia 2", Moved.NO), ("Guardia 3", Moved.MOVED), ("Guardia 4", Moved.NO)):
        battle = battle.with_figure(replace(battle.figure(name), unloaded=True, moved=moved))

    order: Any = reader("en", REFEREE, battle).command(line)

    assert order.figures == figures
    if line == "reload Guardia":
        loaded = after(battle, order).unit("Guardia").figures
        assert [each.unloaded for each in loaded] == [False, False, True, False]


# --- at whom ---


def mixed(**changes: object) -> Battle:
    """Three regulars against three spearmen, of whom the first is not as the others are."""
    battle = shooting(unit("Guardia", "red", "regulars", 3), unit("Lanzas", "blue", "spearmen", 3))
    return battle.with_figure(replace(battle.figure("Lanzas 1"), **changes))  # type: ignore[arg-type]  # of the test


SHOTS = Shoot("Guardia", "Lanzas", 5)


def hit(order: Fire) -> list[str]:
    return [each.target for each in order.aims]


@pytest.mark.rule("SHOOT-03")
@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"troop": "musketeers"}, id="kind"),
        pytest.param({"enemies": ("Guardia 9",), "melee": Melee.CHARGED}, id="contact"),
        pytest.param({"enemies": ("Guardia 9",)}, id="contact only"),
        pytest.param({"cover": True}, id="cover"),
        pytest.param({"alone": True}, id="dispersed"),
    ],
)
def test_at_whom_is_asked_where_it_matters_who_falls(changes: dict[str, object]) -> None:
    order, choices = asked(mixed(**changes), SHOTS, targets=("Lanzas 2",))

    assert fields(choices) == ["targets"]
    assert [group.names for group in choices[0].alike] == [("Lanzas 1",), ("Lanzas 2", "Lanzas 3")]
    assert hit(order) == ["Lanzas 2"] * 3


@pytest.mark.rule("SHOOT-03")
def test_figures_that_are_alike_are_shot_at_in_turn_and_nobody_is_asked() -> None:
    order, choices = asked(mixed(), SHOTS)

    assert (hit(order), choices) == ([*SPEARS], [])


def test_those_in_contact_are_not_what_is_proposed() -> None:
    order, _ = asked(mixed(enemies=("Guardia 9",), melee=Melee.CHARGED), SHOTS)

    assert hit(order) == ["Lanzas 2", "Lanzas 3", "Lanzas 2"]


def test_who_was_named_is_not_asked_about() -> None:
    named = replace(SHOTS, targets=("Lanzas 1",))
    one = replace(SHOTS, target="Lanzas 1")

    assert [asked(mixed(cover=True), each)[1] for each in (named, one)] == [[], []]


def test_nobody_is_asked_at_whom_where_all_have_fallen_in_this_phase() -> None:
    battle = mixed()
    for name in SPEARS:
        battle = lose(battle, name, Gone.SHOT, "shooting")

    with pytest.raises(BadData, match="nobody-left") as refused:
        asked(battle, SHOTS)

    assert refused.value.about == {"found": "Lanzas"}


def test_a_leader_is_proposed_before_his_gun_bearer() -> None:
    company = lone("Peters", "blue", Sort.LEADER, "white_men", ("gun_bearer",))
    battle = shooting(unit("Guardia", "red", "regulars", 1), company)

    order, choices = asked(battle, Shoot("Guardia", "Peters", 5))

    assert (fields(choices), hit(order)) == (["targets"], ["Peters"])


@pytest.mark.rule("GUN-15")
def test_a_burst_at_those_chosen_hits_none_of_them_twice() -> None:
    battle = shooting(unit("Maxim", "red", "machine_gun", 1), unit("Lanzas", "blue", "spearmen", 9))
    battle = battle.with_figure(replace(battle.figure("Lanzas 1"), cover=True))

    few, _ = asked(battle, Shoot("Maxim", "Lanzas", 5), targets=("Lanzas 4", "Lanzas 2"))
    many, _ = asked(
        battle, Shoot("Maxim", "Lanzas", 5), targets=tuple(f"Lanzas {each}" for each in range(2, 10))
    )

    assert hit(few) == ["Lanzas 4", "Lanzas 2"]
    assert hit(many) == [f"Lanzas {each}" for each in range(2, 8)]  # six shots (p. 9)


# --- who is nearer ---


def three(inches: float, since: float = 0) -> tuple[Battle, Past]:
    """Red guards, blue spears and blue bows, the bows said to be so far off, and moved so much since."""
    battle = shooting(
        unit("Guardia", "red", "regulars", 1),
        unit("Lanzas", "blue", "spearmen", 1),
        unit("Arcos", "blue", "archers", 1),
    )
    return battle, Past(units={frozenset({"Guardia", "Arcos"}): Measured(inches, 1, since)})


def at_spears(inches: float) -> Fire:
    return Fire((aim(inches=inches),))


@pytest.mark.rule("PRIO-05")
@pytest.mark.parametrize(
    ("known", "since", "inches", "asks"),
    [
        pytest.param(7, 0, 8, True, id="nearer"),
        pytest.param(8, 0, 8, False, id="as near"),
        pytest.param(9, 0, 8, False, id="farther"),
        pytest.param(10, 3, 8, True, id="perhaps nearer since it has moved"),
        pytest.param(10, 2, 8, False, id="not near enough though it has moved"),
        pytest.param(16, 0, 18, True, id="within 16 inches"),
        pytest.param(17, 0, 18, False, id="beyond 16 inches nobody comes first"),
    ],
)
def test_who_may_be_nearer_by_what_was_said_is_asked_about(
    known: float, since: float, inches: float, asks: bool
) -> None:
    battle, before = three(known, since)

    _, choices = asked(battle, at_spears(inches), before)

    assert [(each.field, each.proposed) for each in choices] == ([("others", known)] if asks else [])


@pytest.mark.rule("PRIO-05")
def test_the_answer_stands_in_the_order_and_the_book_judges_it() -> None:
    battle, before = three(10, 4)

    nearer, _ = asked(battle, at_spears(8), before, others=7)
    farther, _ = asked(battle, at_spears(8), before, others=9)
    hidden, _ = asked(battle, at_spears(8), before, others=None)

    assert nearer.aims[0].others == (Other("Arcos 1", 7),)
    assert objected(battle, nearer) == [("shooting-first-nearest-unit", "PRIO-05")]
    assert farther.aims[0].others == (Other("Arcos 1", 9),)
    assert hidden.aims[0].others == (Other("Arcos 1", 10, barred=True),)
    assert objected(battle, farther) == objected(battle, hidden) == []
    assert asked(battle, farther, before)[1] == []


@pytest.mark.rule("PRIO-05")
@pytest.mark.parametrize("inches", [8, 20])
def test_enemies_of_whose_distance_nobody_has_said_anything_are_told_of_and_none_is_asked(
    inches: float,
) -> None:
    """A regular shoots 24 inches far; beyond 16 nobody comes first (p. 26)."""
    battle, _ = three(7)
    order, choices = asked(battle, at_spears(inches))

    (line,) = unmeasured(BOOK, battle, NOTHING, order)

    assert choices == []
    assert (line.what, line.rule) == ("choice-unmeasured", "PRIO-05")
    assert (line.about["rivals"], line.about["inches"]) == (("Arcos",), min(inches, 16))
    for door in ("desk", "terminal"):
        assert all(told(replace(line, about={**line.about, "door": door})))


@pytest.mark.rule("PRIO-05")
def test_nothing_is_told_of_those_who_were_measured_stated_or_gone_or_of_who_shoots_at_whom_he_likes() -> (
    None
):
    battle, before = three(30)
    stated = Fire((aim(inches=8, others=(Other("Arcos 1", 9),)),))
    fallen = lose(battle, "Arcos 1", Gone.LOST, "melee")
    chief = shooting(lone("Mkwawa", "red", Sort.LEADER, "regulars"), *battle.of("blue"))

    assert [*unmeasured(BOOK, battle, before, at_spears(8))] == []
    assert [*unmeasured(BOOK, battle, NOTHING, stated)] == []
    assert [*unmeasured(BOOK, fallen, NOTHING, at_spears(8))] == []
    assert [*unmeasured(BOOK, chief, NOTHING, Fire((aim("Mkwawa", inches=8),)))] == []


@pytest.mark.rule("PRIO-01")
def test_of_a_leader_who_shoots_at_whom_he_likes_nothing_is_asked() -> None:
    chief = lone("Mkwawa", "red", Sort.LEADER, "regulars")
    battle = shooting(chief, unit("Lanzas", "blue", "spearmen", 1), unit("Arcos", "blue", "archers", 1))
    before = Past(units={frozenset({"Mkwawa", "Arcos"}): Measured(3, 1)})

    assert asked(battle, Fire((aim("Mkwawa", inches=8),)), before)[1] == []


# --- bearers and leaders ---


def peters(*company: str) -> Battle:
    leader = lone("Peters", "blue", Sort.LEADER, "white_men", company)
    return shooting(unit("Guardia", "red", "askaris", 1), unit("Lanzas", "red", "regulars", 1), leader)


@pytest.mark.rule("BEARER-07")
@pytest.mark.parametrize("nearer", [True, False])
def test_whether_the_master_of_a_bearer_is_nearer_is_asked(nearer: bool) -> None:
    battle = peters("gun_bearer")

    order, choices = asked(battle, Fire((aim(target="Peters: gun_bearer"),)), master_nearer=nearer)

    assert fields(choices) == ["master_nearer"]
    assert order.aims[0].master_nearer is nearer
    assert [rule for _, rule in objected(battle, order)] == ["BEARER-07"] * nearer
    assert asked(battle, order)[1] == []


def test_a_bearer_who_has_lost_his_master_is_asked_about_no_more() -> None:
    battle = peters("gun_bearer")
    gone = battle.with_figure(replace(battle.figure("Peters"), gone=Gone.LOST))  # its value

    assert asked(gone, Fire((aim(target="Peters: gun_bearer"),)))[1] == []


@pytest.mark.rule("LEAD-19")
@pytest.mark.parametrize(
    ("saves", "faces", "lost"),
    [(False, (6,), ["Peters: attendant"]), (True, (6, 1), ["Peters", "Peters: attendant"])],
)
def test_a_white_man_chooses_between_attendant_and_save(
    saves: bool, faces: tuple[int, ...], lost: list[str]
) -> None:
    """An askari hits him with a 6; a save of 1 fails, and the attendant goes with him (LEAD-20)."""
    battle = peters("attendant")

    order, choices = asked(battle, Fire((aim(target="Peters"),)), rather_save=saves)

    assert (fields(choices), order.aims[0].rather_save) == (["gives", "rather_save"], saves)
    assert [each.name for each in after(battle, order, faces).unit("Peters").figures if not each.here] == lost


@pytest.mark.rule("LEAD-19")
def test_who_has_no_choice_is_not_asked() -> None:
    """Regulars deny the save (p. 6); without an attendant he can only roll it; a native leader has none."""
    native = shooting(
        unit("Guardia", "red", "askaris", 1), lone("Mkwawa", "blue", Sort.LEADER, "spearmen", ("attendant",))
    )

    assert fields(asked(peters("attendant"), Fire((aim("Lanzas 1", "Peters"),)))[1]) == ["gives"]
    assert asked(peters(), Fire((aim(target="Peters"),)))[1] == []
    assert fields(asked(native, Fire((aim(target="Mkwawa"),)))[1]) == ["gives"]


@pytest.mark.rule("LEAD-16")
@pytest.mark.parametrize(
    ("near", "lost"), [((), ["Mkwawa", "Mkwawa: attendant"]), (("Mkwawa: attendant",), ["Mkwawa: attendant"])]
)
def test_one_attendant_dies_for_his_leader_only_if_he_is_said_to_be_near(
    near: tuple[str, ...], lost: list[str]
) -> None:
    """An askari hits a native leader, who has no save, with a 6; with him all his attendants go (p. 4)."""
    leader = lone("Mkwawa", "blue", Sort.LEADER, "spearmen", ("attendant",))
    battle = shooting(unit("Guardia", "red", "askaris", 1), leader)

    order, (choice,) = asked(battle, Fire((aim(target="Mkwawa"),)), gives=near)

    assert (choice.proposed, choice.options) == (("Mkwawa: attendant",), ("Mkwawa: attendant",))
    assert [each.name for each in after(battle, order, (6,)).unit("Mkwawa").figures if not each.here] == lost


def test_what_a_leader_chose_last_is_proposed() -> None:
    battle, shot = peters("attendant"), Fire((aim(target="Peters", rather_save=True),))
    battle, before = played(battle, (shot, (1,)))

    _, choices = asked(battle, Fire((aim(target="Peters"),)), before)

    assert [each.proposed for each in choices if each.field == "rather_save"] == [True]


ALI, JUMA = "Peters: attendant", "Peters: attendant 2"


def with_two() -> Battle:
    """Peters with two attendants, in contact with a spearman."""
    battle = begun(
        *peters("attendant", "attendant").units.values(),
        unit("Mchanga", "red", "spearmen", 1),
        step=Step.SHOOTING,
    )
    he, spear = battle.figure("Peters"), battle.figure("Mchanga 1")
    return battle.with_figure(replace(he, enemies=("Mchanga 1",)), replace(spear, enemies=("Peters",)))


@pytest.mark.rule("LEAD-16")
@pytest.mark.parametrize(
    ("answer", "here"),
    [((), []), ((JUMA,), ["Peters", ALI]), ((ALI, JUMA), ["Peters", JUMA])],
)
def test_who_dies_for_a_leader_is_asked_where_several_may(answer: tuple[str, ...], here: list[str]) -> None:
    """Of a shot by regulars, who deny the save, and of a fight that he loses by 1 + 3 to 6 + 1."""
    battle = with_two()
    shot, choices = asked(battle, Fire((aim("Lanzas 1", "Peters"),)), gives=answer)

    assert fields(choices) == ["gives"]
    assert choices[0].proposed == (ALI, JUMA)
    assert [each.name for each in after(battle, shot, (6,)).unit("Peters").here] == here
    assert asked(battle, shot)[1] == []
    melee = replace(battle, step=Step.MELEE)
    fight, choices = asked(melee, Fight(), gives=answer)
    assert fields(choices) == ["gives"]
    first = dict(zip(("Mchanga 1", "Peters"), (6, 1), strict=True))
    faces = tuple(first[name] for name in proposed_names(melee))
    assert [each.name for each in after(melee, fight, faces).unit("Peters").here] == here
    assert asked(melee, fight)[1] == []


def proposed_names(battle: Battle) -> tuple[str, ...]:
    (match,) = matches(REFEREE.book, battle)
    return match.names


@pytest.mark.rule("LEAD-16")
def test_who_would_die_for_him_last_is_proposed() -> None:
    said = Fire((aim("Lanzas 1", "Peters", gives=(JUMA,)),))
    battle, before = played(with_two(), (said, (1,)))

    _, choices = asked(battle, Fire((aim("Lanzas 1", "Peters"),)), before)

    assert [(each.field, each.proposed) for each in choices] == [("gives", (JUMA,))]


# --- who is about the target of a gun ---


def shelled() -> Battle:
    """A gun and a regular; Peters with two attendants, three spearmen, his baggage and a boat."""
    return begun(
        unit("Pieza", "red", "field_artillery", 1),
        unit("Guardia", "red", "regulars", 1),
        *peters("attendant", "attendant").units.values(),
        unit("Askaris", "blue", "askaris", 3),
        baggage("Bagaje", "blue"),
        unit("Hedwig", "blue", "gunboat", 1),
        step=Step.SHOOTING,
    )


@pytest.mark.rule("GUN-02", "GUN-04")
def test_who_is_about_the_target_of_a_gun_is_asked_of_both_sides() -> None:
    """Not of who shoots a rifle, nor at a wall, nor where it was said; baggage and vessels roll for nothing."""
    battle = shelled()
    order, choices = asked(battle, Fire((aim("Pieza 1", "Askaris 1"),)), near=("Askaris 3", "Guardia 1"))

    (near,) = (each for each in choices if each.field == "near")
    assert (near.of, near.proposed, near.why.rule) == ("Askaris 1", (), "GUN-02")
    assert {"Askaris 2", "Guardia 1", "Peters", "Pieza 1"} <= set(near.options)
    assert not {"Askaris 1", "Bagaje 1", "Hedwig 1"} & set(near.options)
    assert [each.name for each in order.aims[0].near] == ["Askaris 3", "Guardia 1"]
    assert after(battle, order, (6, 6, 1)).figure("Askaris 3").gone is Gone.SHOT
    for said in (
        Fire((aim("Guardia 1", "Askaris 1"),)),
        Fire((aim("Pieza 1", "muro", wall=True),)),
        order,
    ):
        assert "near" not in fields(asked(battle, said)[1])


def in_cover(*pieces: PieceId, now: bool = True, before: bool = True) -> Battle:
    """The same with the first askari in cover, now or when he began to move, and what lies on the table."""
    battle = shelled()
    covered = replace(battle.figure("Askaris 1"), cover=now, covered=before)
    ground = Ground("savannah", pieces=tuple(Piece(what, 8, 8) for what in pieces), agreed=True)
    return replace(battle.with_figure(covered), ground=ground)


@pytest.mark.rule("TERR-32")
@pytest.mark.parametrize(("now", "before"), [(True, True), (True, False), (False, True)])
@pytest.mark.parametrize(("village", "needs"), [(True, 3), (False, 4)])
def test_a_village_is_no_cover_from_a_gun_whether_a_target_is_there_or_has_left_it(
    now: bool, before: bool, village: bool, needs: int
) -> None:
    """Field artillery adds 2 to its die, and hits on 5 (pp. 12, 25); cover takes 1 off (p. 26)."""
    battle = in_cover(PieceId.VILLAGE, PieceId.JUNGLE, now=now, before=before)

    order, choices = asked(battle, Fire((aim("Pieza 1", "Askaris 1", inches=20),)), near=(), cover=village)

    (choice,) = (each for each in choices if each.field == "cover")
    assert (choice.of, choice.proposed, choice.why.rule) == ("Askaris 1", None, "TERR-32")
    (shot,) = shots_of(battle, order.aims)
    assert check(BOOK, shot).needs == needs
    assert "cover" not in fields(asked(battle, order, near=())[1])


@pytest.mark.rule("TERR-32")
@pytest.mark.parametrize(
    ("battle", "shooter", "said"),
    [
        pytest.param(in_cover(PieceId.JUNGLE), "Pieza 1", {}, id="no village lies there"),
        pytest.param(in_cover(PieceId.VILLAGE), "Guardia 1", {}, id="a village covers from rifles"),
        pytest.param(in_cover(PieceId.VILLAGE, now=False, before=False), "Pieza 1", {}, id="in the open"),
        pytest.param(
            in_cover(PieceId.VILLAGE), "Pieza 1", {"cover": True, "cover_at_start": True}, id="said"
        ),
    ],
)
def test_what_covers_a_target_is_not_asked_where_it_does_not_matter(
    battle: Battle, shooter: str, said: dict[str, bool]
) -> None:
    order = Fire((replace(aim(shooter, "Askaris 1", inches=20), **said),))  # type: ignore[arg-type]  # of an aim

    assert "cover" not in fields(asked(battle, order, near=())[1])


@pytest.mark.rule("LEAD-16", "GUN-04")
@pytest.mark.parametrize(
    ("answer", "here"),
    [((JUMA,), ["Peters", ALI]), ((ALI, JUMA), ["Peters", JUMA]), ((), [])],
)
def test_who_dies_for_a_leader_whom_the_burst_reaches_is_asked(
    answer: tuple[str, ...], here: list[str]
) -> None:
    """A 6 would kill Peters beside the askari who is hit; artillery denies his save."""
    said = Fire((aim("Pieza 1", "Askaris 1"),))

    order, choices = asked(shelled(), said, near=("Peters",), gives=answer)

    assert fields(choices) == ["near", "gives"]
    assert [each.name for each in after(shelled(), order, (6, 6)).unit("Peters").here] == here
    assert asked(shelled(), order)[1] == []


@pytest.mark.rule("LEAD-16")
def test_nobody_but_his_own_attendants_dies_for_a_leader_in_the_burst() -> None:
    near = Close("Peters", 1, gives=("Askaris 2",))

    against = objected(shelled(), Fire((aim("Pieza 1", "Askaris 1", near=(near,)),)))

    assert ("firing-no-attendant", "LEAD-16") in against


# --- whom a shot startles ---


@pytest.mark.rule("AMBUSH-11")
@pytest.mark.parametrize(("inches", "proposed"), [(8, ("Lanzas",)), (9, ())])
def test_whom_an_ambush_startled_is_asked_with_the_shot_that_was_measured(
    inches: float, proposed: tuple[str, ...]
) -> None:
    """The guards shot from ambush: whom they shot at from no more than 8 inches is near enough."""
    units = (
        unit("Guardia", "red", "regulars", 1),
        unit("Lanzas", "blue", "spearmen", 9),
        unit("Arcos", "blue", "archers", 9),
    )
    news = NewsItem("ambush", "red", "Guardia", "unit")
    battle = begun(*units, step=Step.MORALE, news=(news,))
    before = Past(units={frozenset({"Guardia", "Lanzas"}): Measured(inches, 1)})

    order, choices = asked(battle, Hear(0), before)

    assert [(each.field, each.options, each.proposed) for each in choices] == [
        ("units", ("Lanzas", "Arcos"), proposed)
    ]
    assert order.units == tuple((each, inches) for each in proposed)
    assert asked(battle, Hear(0, (("Arcos", None),)), before)[1] == []


# --- a move, and what was measured ---


def charge(inches: float) -> Move:
    return Move("Lanzas", inches=inches, engages=(("Lanzas 1", "Guardia 1"),))


def measured() -> tuple[Battle, tuple[Fire, tuple[int, ...]]]:
    battle = begun(unit("Guardia", "red", "regulars", 1), unit("Lanzas", "blue", "spearmen", 1), mover="blue")
    return battle, (Fire((aim(inches=8),)), (1,))


@pytest.mark.rule("MELEE-02")
@pytest.mark.parametrize(("inches", "asks"), [(5, True), (7.9, True), (8, False), (9, False)])
def test_a_move_into_contact_that_is_too_short_is_asked_about(inches: float, asks: bool) -> None:
    start, shot = measured()
    battle, before = played(start, shot)

    order, choices = asked(battle, charge(inches), before)

    assert [(each.field, each.proposed) for each in choices] == ([("measured", 8)] if asks else [])
    assert order.measured == (8 if asks else None)
    assert (("moving-short-of-contact", "MELEE-02") in objected(battle, order)) is asks


@pytest.mark.rule("MELEE-02")
@pytest.mark.parametrize(("answer", "objects"), [(5, False), (5.5, True)])
def test_who_has_looked_again_is_believed(answer: float, objects: bool) -> None:
    start, shot = measured()
    battle, before = played(start, shot)

    order, _ = asked(battle, charge(5), before, measured=answer)

    assert order.measured == answer
    assert (("moving-short-of-contact", "MELEE-02") in objected(battle, order)) is objects
    assert asked(battle, order, before)[1] == []


@pytest.mark.parametrize(
    ("went", "asks"),
    [
        pytest.param((Move("Guardia", inches=3), ()), False, id="the other may have come 3 inches nearer"),
        pytest.param((Move("Guardia", inches=2), ()), True, id="2 inches are not enough"),
        pytest.param((Decline("Guardia"), ()), True, id="who stays comes no nearer"),
    ],
)
def test_whoever_moved_in_between_may_have_come_nearer(went: tuple[Any, tuple[int, ...]], asks: bool) -> None:
    start, shot = measured()
    battle, before = played(start, shot, went)

    assert fields(asked(battle, charge(5), before)[1]) == ["measured"] * asks


def test_what_nobody_said_is_not_asked_about() -> None:
    battle, _ = measured()

    assert asked(battle, charge(1))[1] == []


def test_what_was_said_two_turns_ago_is_forgotten() -> None:
    start, shot = measured()
    battle, _ = played(start, shot)
    act = Act(shot[0])

    def since(turn: int) -> Past:
        return past(
            (
                StandingAct(1, act, start, battle),
                StandingAct(2, Act(Decline("x")), battle, replace(battle, turn=turn)),
            )
        )

    assert since(2).units
    assert not since(3).units


def test_of_who_came_from_elsewhere_nothing_is_known() -> None:
    """He has gone aboard: what was measured to where he stood says nothing of where he is."""
    start, (shot, _) = measured()
    aboard = start.with_unit(replace(start.unit("Lanzas"), aboard="Hedwig"))

    known = past(
        (StandingAct(1, Act(shot), start, start), StandingAct(2, Act(Decline("Lanzas")), start, aboard))
    )

    assert not known.units
    assert not known.figures


# --- how far ---


@pytest.mark.rule("TURN-04")
@pytest.mark.parametrize("inches", [0, 4.5])
def test_how_far_is_asked_of_a_move_of_which_nothing_else_is_said(inches: float) -> None:
    """Whoever stays where he is says so with another order, and needs no roll for it."""
    battle = begun(unit("Guardia", "red", "askaris", 3), unit("Lanzas", "blue", "spearmen", 3))

    order, choices = asked(battle, Move("Guardia"), inches=inches)

    assert [(each.field, each.why.about["rolled"]) for each in choices] == [("inches", "no")]
    assert order == Move("Guardia", inches=inches)
    assert fields(asked(battle, Move("Guardia", ("Guardia 2",)))[1]) == ["inches"]


@pytest.mark.parametrize(
    "order",
    [
        Move("Guardia", inches=2),
        Move("Guardia", turned=("Guardia 1",)),
        Move("Guardia", cover=("Guardia 1",)),
        Move("Guardia", engages=(("Guardia 1", "Lanzas 1"),)),
        Decline("Guardia"),
    ],
)
def test_who_says_more_than_that_he_moves_is_not_asked_how_far(order: object) -> None:
    battle = begun(unit("Guardia", "red", "askaris", 3), unit("Lanzas", "blue", "spearmen", 3))

    assert asked(battle, order)[1] == []


# --- out of an ambush ---


@pytest.mark.rule("MOVE-04")
@pytest.mark.parametrize(
    ("lies_in", "asks"),
    [
        ("tall_grass", True),
        ("jungle", True),
        ("gully", True),
        ("rocky_ground", False),
        ("behind_hill", False),
        ("", False),
    ],
)
def test_a_hidden_unit_is_asked_whether_it_rolls_for_the_difficult_ground_of_its_place(
    lies_in: str, asks: bool
) -> None:
    """Rocky ground does not slow those on foot, nor does the foot of a hill (pp. 16-17)."""
    lying = unit("Guardia", "red", "askaris", 3, where=Where.AMBUSH, lies_in=lies_in)
    battle = begun(lying, unit("Lanzas", "blue", "spearmen", 3))

    order, choices = asked(battle, RollMove("Guardia"))

    assert fields(choices) == ["paces"] * asks
    assert order.paces == (("difficult",) if asks else ())
    open_, _ = asked(battle, RollMove("Guardia"), paces=False)
    assert open_.paces == (("open",) if asks else ())


def test_nobody_is_asked_for_which_ground_who_has_said_it_stands_on_the_table_or_in_the_dark() -> None:
    lying = unit("Guardia", "red", "askaris", 3, where=Where.AMBUSH, lies_in="tall_grass")
    battle = begun(lying, unit("Lanzas", "blue", "spearmen", 3))
    here = begun(replace(lying, where=Where.TABLE), unit("Lanzas", "blue", "spearmen", 3))
    night = replace(battle, light=Light("night"))

    assert asked(battle, RollMove("Guardia", ("open",)))[1] == []
    assert asked(here, RollMove("Guardia"))[1] == []
    assert asked(night, RollMove("Guardia"))[1] == []


# --- the village ---


@pytest.mark.parametrize("count", [2, 4])
def test_of_an_army_in_the_place_of_another_nothing_is_known(count: int) -> None:
    """Its units may bear the same names, of more figures or of fewer."""
    guard, other = (unit("Guardia", "red", "swordsmen", n, where=Where.WAITING) for n in (3, count))
    came = replace(
        Battle(), sides={"red": RED}, units={"Guardia": guard}, company=dict.fromkeys(GUARD, "Guardia")
    )

    _, before = played(came, (Remuster(RED, (other,)), ()))

    assert before == NOTHING


@pytest.mark.rule("SCEN-42")
@pytest.mark.parametrize(("held", "proposed"), [(1, [("Guardia",)]), (0, [])])
def test_the_village_is_held_as_last_turn_unless_somebody_says_otherwise(
    held: int, proposed: list[tuple[str, ...]]
) -> None:
    battle = begun(
        unit("Guardia", "red", "regulars", 3), scenario="planned_attack", turn=3, step=Step.VICTORY, held=held
    )
    before = Past(held=("Guardia",))

    order, choices = asked(battle, Occupy(held=False), before)
    left, _ = asked(battle, Occupy(held=False), before, units=())

    assert [each.proposed for each in choices] == proposed
    assert order == Occupy(held=bool(held), units=("Guardia",) if held else ())
    assert left == Occupy(held=False)
    assert asked(battle, Occupy(held=True, units=("Guardia",)), before)[1] == []


def test_who_held_it_last_is_remembered() -> None:
    battle = begun(
        unit("Guardia", "red", "regulars", 3), scenario="planned_attack", turn=2, step=Step.VICTORY
    )

    _, before = played(battle, (Occupy(held=True, units=("Guardia",)), ()))

    assert before.held == ("Guardia",)


# --- which way a vessel goes ---


def afloat(*waters: PieceId, **facts: object) -> Battle:
    """A gunboat of the attacker, with these waters on the table."""
    start = begun(unit("Dove", "red", "gunboat", 1, **facts), unit("Lanzas", "blue", "spearmen", 9))
    return replace(start, ground=Ground("coast", pieces=tuple(Piece(water, 72, 7) for water in waters)))


@pytest.mark.rule("GUN-20", "GUN-21")
@pytest.mark.parametrize(("answer", "water"), [(True, "upstream"), (False, "downstream")])
def test_which_way_a_vessel_goes_on_a_river_is_asked(answer: bool, water: str) -> None:
    """Page 10: downstream it rolls 2D6, upstream 1D6; once it has moved there it may run aground."""
    battle = afloat(PieceId.RIVER)

    order, found = asked(battle, RollMove("Dove"), water=answer)
    rolled = after(battle, order, (4,) if answer else (4, 3))
    move, besides = asked(rolled, Move("Dove", inches=4))

    assert (order.water, fields(found)) == (water, ["water"])
    assert (move.water, besides) == (water, [])  # its dice have told the way
    assert after(rolled, move).unit("Dove").grounding


def test_on_a_lake_which_way_a_vessel_goes_is_not_asked() -> None:
    assert asked(afloat(PieceId.SEA_OR_LAKE), RollMove("Dove")) == (RollMove("Dove"), [])
    assert asked(afloat(), RollMove("Dove")) == (RollMove("Dove"), [])


@pytest.mark.rule("GUN-21")
@pytest.mark.parametrize(("river", "water"), [(True, "downstream"), (False, "still")])
def test_where_a_river_meets_the_sea_it_is_asked_first_on_which_a_vessel_is(river: bool, water: str) -> None:
    answers = iter((river, False))
    battle = afloat(PieceId.RIVER, PieceId.SEA_OR_LAKE)

    order: Any = chosen(REFEREE, battle, NOTHING, RollMove("Dove"), lambda _choice: next(answers))

    assert order.water == water


def test_nobody_is_asked_which_way_a_vessel_goes_that_stays_or_has_said_so() -> None:
    battle = afloat(PieceId.RIVER)
    aground = afloat(PieceId.RIVER, aground=True)

    for stands, order in (
        (battle, RollMove("Dove", water="still")),
        (battle, Move("Dove", inches=0, closes_up=True)),
        (aground, RollMove("Dove")),
        (battle, RollMove("Lanzas")),
    ):
        assert asked(stands, order) == (order, [])


def test_the_pace_for_which_a_vessel_rolls_tells_its_way_but_not_by_night() -> None:
    battle, slow = afloat(PieceId.RIVER), RollMove("Dove", ("difficult",))
    night = replace(battle, light=Light("night"))

    assert asked(battle, slow) == (replace(slow, water="upstream"), [])
    assert fields(asked(night, slow)[1]) == ["water"]


# --- an order without an answer ---


def test_without_an_answer_an_order_means_what_it_always_did() -> None:
    """What old journals and scripts do not say is as it was: an attendant is given up, no master is nearer."""
    battle = peters("gun_bearer", "attendant")

    shot = after(battle, Fire((aim(target="Peters"),)), (6,))
    bearer = Fire((aim(target="Peters: gun_bearer"),))

    assert [each.name for each in shot.unit("Peters").figures if not each.here] == ["Peters: attendant"]
    assert objected(battle, bearer) == []
    assert REFEREE.codec.write_command(bearer)["aims"] == [
        {"shooter": "Guardia 1", "target": "Peters: gun_bearer", "inches": 5.0}
    ]


def test_a_choice_is_asked_once_though_the_answer_leaves_it_open() -> None:
    times: list[str] = []
    battle = begun(
        unit("Lanzas", "blue", "spearmen", 9), step=Step.MORALE, news=(NewsItem("ambush", "red", "x"),)
    )

    settled(lambda now: REFEREE.left_open(battle, NOTHING, now), Hear(0), lambda each: times.append(each.key))

    assert len(times) == 1


# --- whose bearer is at hand ---


def served(*said: bool, went: tuple[str, ...] = ()) -> tuple[Battle, Past]:
    """Peters with his gun bearer, after shots of which this was said, and a move of these by 3 inches."""
    peters_ = lone("Peters", "red", Sort.LEADER, "white_men", ("gun_bearer",))
    battle = begun(peters_, unit("Lanzas", "blue", "spearmen", 3))
    shots = [(Fire((aim("Peters", bearer_near=near),)), (1,)) for near in said]
    moves = [(Move("Peters", figures=went, inches=3), ())] if went else []
    battle, before = played(battle, *shots, *moves)
    unfired = replace(battle.figure("Peters"), shots=0, unloaded=False)
    return replace(battle.with_figure(unfired), step=Step.SHOOTING), before


COMPANY = ("Peters", "Peters: gun_bearer")


@pytest.mark.rule("BEARER-05")
@pytest.mark.parametrize(("near", "shots"), [(True, 2), (False, 1)])
def test_whether_a_bearer_is_at_hand_is_asked_of_a_white_man(near: bool, shots: int) -> None:
    battle, _ = served()

    order, choices = asked(battle, Shoot("Peters", "Lanzas", 5), bearer_near=near)

    assert [(each.field, each.proposed) for each in choices] == [("bearer_near", True)]
    assert [each.bearer_near for each in order.aims] == [near] * shots


@pytest.mark.rule("BEARER-05")
@pytest.mark.parametrize(
    ("said", "went", "asks", "near"),
    [
        pytest.param((True,), (), False, True, id="neither has moved"),
        pytest.param((True,), COMPANY, False, True, id="he has moved with his master"),
        pytest.param((False,), COMPANY, False, False, id="far he stays far"),
        pytest.param((True, False), (), False, False, id="the last word counts"),
        pytest.param((True,), ("Peters",), True, True, id="the master alone"),
        pytest.param((True,), ("Peters: gun_bearer",), True, True, id="the bearer alone"),
    ],
)
def test_a_bearer_who_moved_with_his_master_is_not_asked_about(
    said: tuple[bool, ...], went: tuple[str, ...], asks: bool, near: bool
) -> None:
    battle, before = served(*said, went=went)

    order, choices = asked(battle, Shoot("Peters", "Lanzas", 5), before)

    assert fields(choices) == ["bearer_near"] * asks
    assert {each.bearer_near for each in order.aims} == {near}


def test_without_a_bearer_or_where_it_was_said_nobody_is_asked() -> None:
    battle, _ = served()
    alone = battle.with_figure(replace(battle.figure("Peters: gun_bearer"), gone=Gone.LOST))

    assert asked(alone, Shoot("Peters", "Lanzas", 5))[1] == []
    assert asked(battle, replace(Shoot("Peters", "Lanzas", 5), bearer_near=False))[1] == []
    assert [each.bearer_near for each in Shoot("Peters", "Lanzas", 5).order(REFEREE.book, battle).aims] == [
        None
    ]
