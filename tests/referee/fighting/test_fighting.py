"""Close combat over the turns of a battle, pages 26-27."""

from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.problems import BadData
from heart_africa.language.narration import sentence
from heart_africa.rules.battle import Battle, Gone, Sort, Unit, Where, fresh_turn, lose
from heart_africa.rules.book import Trait, book
from heart_africa.rules.book.play import Step
from heart_africa.rules.odds.melees import BoutOdds, odds_of_bout
from heart_africa.rules.play.close_combat.events import Fought, Killed, MeleeSpellBroken
from heart_africa.rules.play.close_combat.objections import FIGURE, WHOLE, matches
from heart_africa.rules.play.close_combat.orders import Fight, Match
from heart_africa.rules.play.close_combat.scores import bout_of
from heart_africa.rules.referee.melee import FEATURE, due
from heart_africa.rules.shared_terms import Obstacle
from tests.referee.builders import battle, lone, unit
from tests.referee.playing import after, done, facts
from tests.wording import told

BOOK = book()
A, B = "Lanzas 1", "Askaris 1"


def touching(*pairs: tuple[str, str], units: Iterable[Unit] = (), **said: object) -> Battle:
    """Spearmen (+1) of red and askaris (-1) of blue in close combat, base to base as named."""
    ours, theirs = unit("Lanzas", "red", "spearmen", 3), unit("Askaris", "blue", "askaris", 3)
    made = battle(*(units or (ours, theirs)), step=Step.MELEE, **said)  # type: ignore[arg-type]  # whatever a test says of it
    for one, other in pairs:
        first, second = made.figure(one), made.figure(other)
        made = made.with_figure(replace(first, enemies=(*first.enemies, other)))
        made = made.with_figure(replace(second, enemies=(*second.enemies, one)))
    return made


def fought(now: Battle, *faces: int, order: Fight = Fight()) -> Battle:  # noqa: B008  # frozen
    return done(FEATURE, BOOK, now, order, faces)


def odds(now: Battle, order: Fight = Fight()) -> list[BoutOdds]:  # noqa: B008  # frozen
    """Each bout before its dice."""
    return [odds_of_bout(BOOK, bout_of(now, match, order)) for match in matches(BOOK, now, order)]


def codes(now: Battle, order: Fight) -> list[str]:
    problems = FEATURE.objections(BOOK, now, order)
    told(*problems)
    return [problem.code for problem in problems]


# --- who fights whom ---


def test_whoever_is_in_contact_has_to_fight_and_nobody_else() -> None:
    now = touching((A, B), ("Lanzas 2", "Askaris 2"))

    agenda = due(BOOK, now)

    assert [owed.who for owed in agenda.owed] == [(A, B), ("Lanzas 2", "Askaris 2")]
    assert agenda.orders == ("fight",)
    told(agenda.why, *(owed.why for owed in agenda.owed))


@pytest.mark.rule("MELEE-04")
def test_of_three_in_contact_with_one_two_fight_and_one_stands_by() -> None:
    now = touching((A, B), ("Lanzas 2", B), ("Lanzas 3", B))

    agenda = due(BOOK, now)

    assert matches(BOOK, now) == (Match(B, (A, "Lanzas 2")),)
    assert agenda.about == {"idle": "Lanzas 3"}


@pytest.mark.rule("MELEE-04")
def test_a_chain_of_contacts_is_paired_one_to_one_before_anybody_doubles_up() -> None:
    now = touching((A, B), ("Lanzas 2", B), ("Lanzas 2", "Askaris 2"))

    assert matches(BOOK, now) == (Match(A, (B,)), Match("Lanzas 2", ("Askaris 2",)))
    assert codes(now, Fight((Match(B, (A, "Lanzas 2")),))) == ["melee-needless-two-on-one"]


def test_the_players_may_pair_them_in_any_other_lawful_way() -> None:
    now = touching((A, B), (A, "Askaris 2"), ("Lanzas 2", B), ("Lanzas 2", "Askaris 2"))

    assert codes(now, Fight((Match(A, ("Askaris 2",)), Match("Lanzas 2", (B,))))) == []


def test_crowds_may_be_fought_one_after_another() -> None:
    now = touching((A, B), ("Lanzas 2", "Askaris 2"))

    after_one = fought(now, 3, 3, order=Fight((Match("Lanzas 2", ("Askaris 2",)),)))

    assert [owed.who for owed in due(BOOK, after_one).owed] == [(A, B)]


def test_who_could_fight_as_second_is_not_left_out() -> None:
    now = touching((A, B), ("Lanzas 2", B))

    assert codes(now, Fight((Match(A, (B,)),))) == ["fighting-left-out"]


@pytest.mark.rule("FIRE-04", "TEMBA-11", "BAG-03", "LEAD-15")
def test_fire_starters_baggage_attendants_and_those_behind_a_wall_do_not_fight() -> None:
    for facts_ in ({"lit": True}, {"troop": "baggage"}, {"troop": "attendant"}, {"behind": Obstacle.WALL}):
        now = touching((A, B))
        now = now.with_figure(replace(now.figure(B), **facts_))

        assert due(BOOK, now).owed == ()
        assert codes(now, Fight((Match(A, (B,)),)))[0].startswith("melee-")


@pytest.mark.rule("TEMBA-11", "TEMBA-22")
@pytest.mark.parametrize(("behind", "fights"), [(Obstacle.WALL, False), (Obstacle.BREACH, True)])
def test_an_intact_wall_keeps_enemies_apart_and_a_breach_does_not(behind: Obstacle, fights: bool) -> None:
    now = touching((A, B))
    now = now.with_figure(replace(now.figure(B), behind=behind))

    assert bool(due(BOOK, now).owed) is fights
    assert ("melee-wall-between" in codes(now, Fight((Match(A, (B,)),)))) is not fights


def test_who_has_been_shot_down_fights_no_more() -> None:
    now = lose(touching((A, B)), B, Gone.SHOT, "shooting")

    assert due(BOOK, now).owed == ()
    assert "melee-not-in-contact" in codes(now, Fight((Match(A, (B,)),)))


# --- the fight ---


@pytest.mark.rule("MELEE-06", "MELEE-12")
def test_the_loser_is_lost_and_his_enemy_is_free() -> None:
    after_it = fought(touching((A, B)), 4, 3)  # 4 + 1 against 3 - 1

    assert not after_it.figure(B).here
    assert after_it.figure(A).enemies == ()
    assert after_it.unit("Askaris").lost == 1
    assert due(BOOK, after_it).owed == ()


@pytest.mark.rule("MELEE-13")
def test_after_a_draw_both_stay_in_contact_and_have_fought_a_turn() -> None:
    after_it = fought(touching((A, B)), 3, 5)  # 4 against 4

    assert [after_it.figure(name).fought for name in (A, B)] == [1, 1]
    assert after_it.figure(A).enemies == (B,)


@pytest.mark.rule("MELEE-06")
def test_each_pair_fights_once_a_turn_and_again_in_the_next() -> None:
    drawn = fought(touching((A, B)), 3, 5)

    assert "fighting-fought-already" in codes(drawn, Fight((Match(A, (B,)),)))
    assert codes(drawn, Fight()) == ["fighting-nobody-left-to-fight"]
    again = replace(fresh_turn(drawn), step=Step.MELEE)
    assert [owed.who for owed in due(BOOK, again).owed] == [(A, B)]
    assert fought(again, 3, 5).figure(A).fought == 2


@pytest.mark.rule("MELEE-07", "MELEE-08", "MELEE-09")
def test_one_against_two_throws_once_and_has_fought_one_turn() -> None:
    now = touching((B, A), (B, "Lanzas 2"))

    happened = facts(FEATURE, BOOK, now, Fight((Match(B, (A, "Lanzas 2"), first="Lanzas 2"),)), (5, 3, 3))

    fights = [fact.event for fact in happened if isinstance(fact.event, Fought)]
    assert [(fight.other, fight.scores) for fight in fights] == [("Lanzas 2", (4, 4)), (A, (4, 6))]
    assert [fact.who for fact in happened if isinstance(fact.event, Killed)] == [B]
    assert after(FEATURE, now, happened).figure(B).fought == 1


@pytest.mark.rule("TRAIT-12")
def test_a_mighty_warrior_a_dismounted_regular_and_a_climber_fight_as_the_battle_knows_them() -> None:
    chief = replace(lone("Jefe", "red", Sort.LEADER, "warriors"), traits=(Trait.MIGHTY_WARRIOR,))
    riders = unit("Montados", "blue", "mounted_regulars", 1)
    now = touching(("Jefe", "Montados 1"), units=(chief, riders))

    (saddle,) = odds(now)
    on_foot = now.with_figure(
        replace(now.figure("Montados 1"), dismounted=True, climbed=Obstacle.FORTIFICATION)
    )
    (foot,) = odds(on_foot)

    assert [saddle.as_first[0].one.total, saddle.as_first[0].other.total] == [4, 0]
    assert [foot.as_first[0].one.total, foot.as_first[0].other.total] == [4, 2]


@pytest.mark.rule("MELEE-11")
def test_a_work_protects_who_is_behind_it_unless_his_enemy_is_inside() -> None:
    now = touching((A, B))
    now = now.with_figure(replace(now.figure(B), behind=Obstacle.FORTIFICATION))

    (outside,), (inside,) = odds(now), odds(now, Fight(inside=(A,)))

    assert (outside.as_first[0].one.total, inside.as_first[0].one.total) == (0, 1)


def test_chances_are_told_before_any_die() -> None:
    (before,) = odds(touching((A, B)))

    # +1 against -1: the first wins when its die is no lower, loses when it is 4 or more lower
    assert before.as_first[0].chances == (21, 12, 3)


ONE, OTHER = "Jefe: attendant", "Jefe: attendant 2"


def chief_against_a_white_man(*company: str) -> Battle:
    """A leader of warriors (+3) against a White Man (+3)."""
    chief = lone("Jefe", "red", Sort.LEADER, "warriors", company)
    return touching(("Jefe", "Baker 1"), units=(chief, unit("Baker", "blue", "white_men", 1)))


@pytest.mark.rule("LEAD-16")
def test_a_leader_loses_an_attendant_before_himself() -> None:
    after_it = fought(chief_against_a_white_man("attendant"), 1, 6)

    assert [figure.name for figure in after_it.unit("Jefe").here] == ["Jefe"]
    assert after_it.figure("Jefe").enemies == ("Baker 1",)
    assert after_it.news == ()


@pytest.mark.rule("LEAD-16", "LEAD-17")
@pytest.mark.parametrize(
    ("company", "order"),
    [
        pytest.param((), Fight(), id="none left"),
        pytest.param(("attendant",), Fight(attendants={"Jefe": 0}), id="none near"),
        pytest.param((), Fight(attendants={"Jefe": 2}), id="none left, whatever is said"),
    ],
)
def test_a_leader_without_an_attendant_near_him_dies(company: tuple[str, ...], order: Fight) -> None:
    after_it = fought(chief_against_a_white_man(*company), 1, 6, order=order)

    assert after_it.leader("red") is None
    assert [news.what for news in after_it.news] == ["notable"]


@pytest.mark.rule("LEAD-16")
@pytest.mark.parametrize(
    ("gives", "left"),
    [
        pytest.param((OTHER,), ["Jefe", ONE], id="whom he chooses"),
        pytest.param((ONE, OTHER), ["Jefe", OTHER], id="in his order"),
        pytest.param((), ["Jefe", OTHER], id="nobody has said, the first"),
    ],
)
def test_the_owner_of_a_leader_chooses_who_dies_for_him(gives: tuple[str, ...], left: list[str]) -> None:
    now = chief_against_a_white_man("attendant", "attendant")

    assert [figure.name for figure in fought(now, 1, 6, order=Fight(gives=gives)).unit("Jefe").here] == left


@pytest.mark.rule("LEAD-16")
def test_only_the_attendants_of_a_leader_who_fights_die_in_his_place() -> None:
    now = chief_against_a_white_man("attendant")

    assert codes(now, Fight(gives=("Baker 1",))) == ["fighting-gives-no-attendant"]
    assert codes(now, Fight(gives=("Jefe: attendant",))) == []


def test_no_more_attendants_are_given_up_than_there_are() -> None:
    now = chief_against_a_white_man("attendant")

    assert codes(now, Fight(attendants={"Jefe": 2})) == ["fighting-has-not-so-many-attendants"]


@pytest.mark.rule("TROOP-05")
def test_the_first_white_man_killed_breaks_the_spell_for_both_sides_and_only_once() -> None:
    white = unit("Blancos", "blue", "white_men", 2)
    now = touching(
        (A, "Blancos 1"), ("Lanzas 2", "Blancos 2"), units=(unit("Lanzas", "red", "spearmen", 2), white)
    )

    happened = facts(FEATURE, BOOK, now, Fight(), (6, 1, 6, 1))

    assert [fact.who for fact in happened if isinstance(fact.event, MeleeSpellBroken)] == ["Blancos 1"]
    assert after(FEATURE, now, happened).spell_broken
    again = replace(now, spell_breaking=True)
    assert not any(
        isinstance(f.event, MeleeSpellBroken) for f in facts(FEATURE, BOOK, again, Fight(), (6, 1, 6, 1))
    )


@pytest.mark.rule("MORALE-07")
def test_a_unit_wiped_out_in_close_combat_is_news() -> None:
    now = touching(
        (A, B), units=(unit("Lanzas", "red", "spearmen", 1), unit("Askaris", "blue", "askaris", 1))
    )

    after_it = fought(now, 6, 1)

    assert [news.what for news in after_it.news] == ["destroyed"]
    assert after_it.unit("Askaris").where is Where.OUT


# --- the order of play, and orders that cannot be understood ---


@pytest.mark.rule("TURN-12")
def test_close_combat_comes_after_shooting() -> None:
    assert codes(replace(touching((A, B)), step=Step.SHOOTING), Fight()) == ["fighting-not-in-melee"]
    assert codes(touching((A, B)), Fight()) == []


def test_an_unknown_figure_is_not_understood_and_an_odd_order_is_objected_to() -> None:
    now = touching((A, B))

    with pytest.raises(BadData):
        FEATURE.objections(BOOK, now, Fight((Match("Nadie", (B,)),)))
    assert codes(now, Fight((Match(A, (B,), first="Askaris 2"),))) == ["fighting-faces-a-stranger-first"]
    assert "fighting-against-nobody" in codes(now, Fight((Match(A, ()),)))
    assert FEATURE.decide(BOOK, now, Fight((Match(A, ()),)), Dice()) == ()


def test_it_asks_for_all_the_dice_of_an_order_at_once() -> None:
    with pytest.raises(DiceNeeded) as needed:
        FEATURE.decide(BOOK, touching((A, B), ("Lanzas 2", B), ("Lanzas 3", "Askaris 2")), Fight(), Dice())

    assert needed.value.count == 5


def test_a_crowd_paired_otherwise_meets_the_same_dice() -> None:
    one = Fight((Match(A, ("Askaris 2",)), Match("Lanzas 2", (B,))))
    other = Fight((Match("Lanzas 2", ("Askaris 2",)), Match(A, (B,))))

    assert FEATURE.subject(one) == FEATURE.subject(other) == B
    assert FEATURE.subject(Fight()) == ""


def test_every_row_of_the_book_has_its_condition() -> None:
    assert [row.when for row in BOOK.close_combat.fight_now] == list(WHOLE)
    assert [row.when for row in BOOK.close_combat.figure_now] == list(FIGURE)


# --- laws ---

contacts = st.lists(
    st.tuples(
        st.sampled_from([f"Lanzas {n}" for n in (1, 2, 3)]),
        st.sampled_from([f"Askaris {n}" for n in (1, 2, 3)]),
    ),
    unique=True,
)


@given(contacts, st.data())
def test_whatever_touches_whatever_a_turn_of_close_combat_ends(
    pairs: list[tuple[str, str]], data: st.DataObject
) -> None:
    now = touching(*pairs)
    proposed = matches(BOOK, now)
    assert codes(now, Fight()) == ([] if pairs else ["fighting-nobody-left-to-fight"])

    for each in proposed:
        throws = data.draw(st.lists(st.integers(1, 6), min_size=len(each.names), max_size=len(each.names)))
        assert not {"melee-not-in-contact", "fighting-fought-already"} & set(codes(now, Fight((each,))))
        now = fought(now, *throws, order=Fight((each,)))

    assert due(BOOK, now).owed == ()
    figures = {figure.name: figure for each in now.units.values() for figure in each.figures}
    assert all(name in figures[enemy].enemies for name in figures for enemy in figures[name].enemies)
    assert all(not figure.enemies for figure in figures.values() if not figure.here)


def test_what_happened_is_told_in_both_languages() -> None:
    happened = facts(FEATURE, BOOK, touching((A, B)), Fight(), (4, 3))

    assert all(sentence(lang, fact.event) for lang in ("es", "en") for fact in happened)
