"""The report of a battle in prose: what it tells, what it counts, how it says chances."""

import re
from dataclasses import replace
from functools import cache

import pytest

from heart_africa.analytics.outcomes import passages
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Command, EventRecord, Origin, Stamp
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.rulings import default_rulings
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import book
from heart_africa.rules.play.close_combat.contact import Engaged
from heart_africa.rules.play.morale.events import VesselFailed
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee import Referee
from heart_africa.rules.referee.movement.events import Embarked, LeftTable, RodeAway
from heart_africa.rules.referee.movement.orders import Decline, Move
from heart_africa.rules.referee.umpire import Note
from reports.content.chart import Chart
from reports.content.plan import Plan
from reports.content.sheet import Paragraph, Section, Sheet, Table
from reports.content.story import battle_story, spread
from reports.content.story.prose import TELLERS, Scene, bouts, engaged, nerve, volleys
from reports.text import markdown
from tests.referee.builders import baggage, battle, unit
from tests.reports.printed import BATTLES as GOLDEN
from tests.reports.printed import battle as golden

FIELD = battle(
    unit("Guardia", "red", "askaris", 2),
    unit("Hehe", "blue", "spearmen", 2),
    unit("Arcos", "red", "archers", 2),
)


@dataclass(frozen=True)
class Began(Referee):
    """A referee whose battle is under way when the journal begins."""

    start: Battle = FIELD


@cache
def story(name: str, lang: str = "en") -> Sheet:
    return battle_story(book(), lang, golden(name))


def section(found: Sheet, key: str) -> Section:
    return next(each for each in found.sections if each.key == key)


def prose(found: Sheet, key: str) -> dict[str, str]:
    """The paragraphs of a section by their titles."""
    return {each.title: each.text for each in section(found, key).blocks if isinstance(each, Paragraph)}


def turn(name: str, number: int, lang: str = "en") -> dict[str, str]:
    return prose(story(name, lang), f"turn-{number}")


def after(*commands: Command) -> Sheet:
    """The story of a small battle after these orders; every die shows a 4."""
    journal: Journal[Battle] = Journal(Began(book(), default_rulings()))
    for command in commands:
        act = journal.act(command, lambda count, _: ((4,) * count, Origin.TYPED))
        journal.append(journal.entry(act, Stamp("Ana", "2026-11-21T20:00:00Z")))
    return battle_story(book(), "en", journal)


# --- what is told ---


def test_those_who_move_stand_in_one_sentence_and_those_who_stay_in_none() -> None:
    found = after(
        RollMove("Guardia"),
        Move("Guardia", inches=5),
        Decline("Hehe"),
        RollMove("Arcos"),
        Move("Arcos", inches=3),
    )

    assert prose(found, "turn-1") == {"Movement": "Hehe moved Guardia\u00a05″ and Arcos\u00a03″."}


def test_a_turn_without_events_says_so() -> None:
    assert prose(after(Decline("Guardia")), "turn-1") == {"": "Nobody moved, shot or fought."}


def test_the_opening_says_who_met_whom_and_how_it_ended() -> None:
    met, ended = (
        block.text for block in section(story("raid"), "opening").blocks if isinstance(block, Paragraph)
    )

    assert met.startswith(
        "Ndumba's hunters, with 39 figures and 297 points, met Caconda, with 52 figures and 397 points. "
        "The scenario was a Raid; Ndumba's hunters attacked."
    )
    assert ended.startswith("In 6 turns Ndumba's hunters, the attacker, won: ")
    assert "Figures left: Ndumba's hunters, 24 of 39; Caconda, 33 of 52." in ended
    assert ended.endswith("Ndumba's hunters carried off 4 elements of the enemy’s baggage.")


def test_all_the_shots_of_a_unit_at_another_are_one_sentence() -> None:
    """The record has eight shots by five lines, of which two hit (turn 4 of the golden ambush)."""
    shooting = turn("ambush", 4)["Shooting"]

    assert shooting == (
        "Bows of the ford shot eight times at Zanzibari carriers and hit twice: two figures fell. "
        "Zanzibari carriers shot 12 times at Bows of the ford and hit once: one figure fell."
    ).replace("12 times", "twelve times")


def test_a_save_is_told_and_leaves_nobody_fallen() -> None:
    assert turn("ambush", 2, "es")["Disparos"] == (
        "Ocho disparos de Bows of the ford contra Explorador: dos impactos, pero nadie cae. "
        "Salvaciones de Explorador: dos de dos."
    )


def test_a_wall_does_not_fall_like_a_man() -> None:
    assert turn("planned-attack", 1)["Shooting"].startswith(
        "Cuama shot twice at muro sur de la temba and hit once. "
    )


def test_close_combat_is_told_by_its_pairs_of_units() -> None:
    assert turn("ambush", 4)["Close combat"] == (
        "Bows of the ford and Zanzibari carriers fought three times: three figures of Bows of the ford fell."
    )


def test_who_wavers_is_not_told_to_stand() -> None:
    assert turn("ambush", 4)["Morale"] == "Bows of the ford wavered and took a marker."
    assert turn("ambush", 5)["Morale"] == "Bows of the ford fled: the whole unit left the table."


def test_a_spell_and_a_spared_test_are_told_before_how_the_tests_came_out() -> None:
    assert turn("raid", 2)["Morale"] == (
        "Witch Doctor cast a spell on Caçadores, which had to take one more morale test. "
        "Caçadores stood firm. Capitão Silva rallied Caçadores."
    )
    assert turn("encounter", 8)["Morale"].startswith(
        "Standard Bearer spared Ansar de la espada a morale test. "
        "Ansar de la espada and Askaris de Mengo stood firm. "
    )


@pytest.mark.parametrize(
    ("event", "en", "es"),
    [
        (RodeAway(("G1", "G2"), 7), "Two riders of Guardia rode 7″ out of reach.", "Dos jinetes de Guardia escapan 7″ al galope."),
        (RodeAway(("G1",), 6.5), "One rider of Guardia rode 6.5″ out of reach.", "Un jinete de Guardia escapa 6,5″ al galope."),
        (Embarked(("G1",), "Kongo", ashore=False), "One figure of Guardia went aboard Kongo.", "Una figura de Guardia embarca en Kongo."),
        (Embarked(("G1", "G2"), "Kongo", ashore=True), "Two figures of Guardia went ashore from Kongo.", "Dos figuras de Guardia desembarcan de Kongo."),
        (LeftTable("Guardia 1"), "One figure of Guardia got away by the far side of the table.", "Una figura de Guardia sale de la mesa por el lado opuesto."),
        (VesselFailed("Kongo", 1, "BOAT-12", 11), "Nerves frayed aboard Kongo, but the fight went on.", "Cunde el miedo a bordo de Kongo, pero el combate sigue."),
    ],
)  # fmt: skip
def test_what_is_rare_is_told_as_a_person_tells_it(
    event: RodeAway | Embarked | LeftTable | VesselFailed, en: str, es: str
) -> None:
    fact = EventRecord("Guardia", event)
    for lang, said in (("en", en), ("es", es)):
        assert [text for tell in TELLERS for text in tell(Scene(lang, FIELD, (fact,)))] == [said]


def test_a_notable_figure_is_named_when_he_falls() -> None:
    assert "Ndumba Tembo of Ndumba's hunters fell." in turn("raid", 5)["Shooting"]


def test_a_gun_that_jams_is_told_without_its_dice() -> None:
    assert (
        "El arma de Maxim se encasquilla: no dispara el próximo turno."
        in turn("encounter", 3, "es")["Disparos"]
    )


@pytest.mark.parametrize("name", GOLDEN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_one_of_the_referee_s(name: str, lang: str) -> None:
    """He gives the face of a die and what was needed."""
    told = " ".join(
        text
        for part in story(name, lang).sections
        if part.key.startswith("turn-")
        for text in prose(story(name, lang), part.key).values()
    )

    assert not re.search(r"\d\+ needed|hacía falta|\(\d( \d)+\)|°", told)


@pytest.mark.parametrize(
    ("conceded", "said"),
    [
        pytest.param((), "no combat unit of Los ansar de Abu Anga was left on the table", id="beaten"),
        pytest.param(("red",), "Los ansar de Abu Anga gave up", id="gave up"),
    ],
)
def test_the_report_says_which_of_the_two_ways_the_battle_ended(
    conceded: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = golden("encounter")
    over = replace(journal.state, conceded=conceded)
    monkeypatch.setattr(Journal, "state", property(lambda _: over))

    assert said in " ".join(prose(battle_story(book(), "en", journal), "opening").values())


def test_what_the_umpire_overruled_is_told() -> None:
    assert "The umpire overruled COHESION-01" in turn("planned-attack", 11)["Movement"]


# --- turning points and their odds ---


def test_a_turning_point_says_its_odds_in_words() -> None:
    """Five hits or more of eight at 5+: 577 of 6561, a little more than one in eleven and a half."""
    moment = turn("planned-attack", 15)["Turning point"].replace("\u00a0", " ")

    assert moment == (
        "Landins shot eight times at Lanzas de Chibisa and hit five times: five figures fell. "
        "The odds of such dice: about one in eleven. "
        "Columna del Chire’s share of the remaining strength went from 79.1% to 82.5%."
    )


def test_turning_points_are_marked_off_in_their_turns() -> None:
    for name in GOLDEN:
        marked = [
            block
            for each in story(name).sections
            for block in each.blocks
            if isinstance(block, Paragraph) and block.strong
        ]
        assert 0 < len(marked) <= 5
        assert all(block.title == "Turning point" for block in marked)


# --- counting ---


def test_shots_hits_and_losses_are_counted_by_pairs() -> None:
    facts = [fact for each in passages(golden("encounter")) if each.turn == 3 for fact in each.act.facts]
    found = volleys(golden("encounter").state, facts)

    maxim = found["Maxim", "Primera yihadiya"]
    assert (maxim.shots, maxim.hits, maxim.lost) == (6, 2, 2)


@pytest.mark.rule("BAG-03")
def test_who_reaches_baggage_comes_to_no_close_combat() -> None:
    table = battle(
        unit("Guardia", "red", "askaris", 2),
        unit("Hehe", "blue", "warriors", 2),
        baggage("Impedimenta", "red"),
    )
    reached = [("Hehe 1", "Impedimenta 1"), ("Hehe 2", "Guardia 1")]

    assert engaged(
        table,
        [EventRecord("Hehe", Engaged(*pair, halted=pair, rule="MELEE-02", page=26)) for pair in reached],
    ) == {"Hehe": ["Guardia"]}


def test_combats_are_counted_with_the_red_unit_first() -> None:
    facts = [fact for each in passages(golden("encounter")) if each.turn == 3 for fact in each.act.facts]
    ((pair, bout),) = bouts(golden("encounter").state, facts).items()

    assert pair == ("Lanzas acorazadas", "Cazadores de marfil")
    assert (bout.bouts, bout.lost["Lanzas acorazadas"], bout.lost["Cazadores de marfil"]) == (4, 1, 2)


def test_every_loss_in_the_charts_is_a_loss_of_the_table() -> None:
    """Raid: 45 - 28 of the hunters and 57 - 33 of Caconda are gone."""
    charts = [each for each in section(story("raid"), "charts").blocks if isinstance(each, Chart)]

    assert [sum(bar.value for bar in chart.bars) for chart in charts[1:3]] == [17, 24]


def test_the_dice_come_with_their_number_and_mean() -> None:
    dice = [each for each in section(story("ambush", "es"), "charts").blocks if isinstance(each, Chart)][-1]

    assert dice.title == "Caras de los 187 dados de la batalla (media 3,3)"
    assert [bar.value for bar in dice.bars] == [30, 35, 34, 35, 37, 16]


def test_nobody_is_in_two_states_of_nerve() -> None:
    for name in GOLDEN:
        for each in passages(golden(name)):
            found = nerve(each.act.facts)
            assert not {*found.stand} & {*found.waver, *found.flee}
            assert not {*found.waver} & {*found.flee}


# --- the whole ---


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("name", GOLDEN)
def test_every_turn_has_its_chapter(name: str, lang: str) -> None:
    found = story(name, lang)
    turns = [each.key for each in found.sections if each.key.startswith("turn-")]

    assert turns == [f"turn-{number}" for number in range(1, golden(name).state.turn + 1)]
    assert all(each.blocks for each in found.sections)


def test_paragraphs_of_markdown_stand_apart() -> None:
    assert "camp. The raider came at dusk.\n\nIn 6 turns" in markdown(story("raid"))


def test_plans_stand_where_their_turns_end() -> None:
    plans = {0: Plan("Deployment", 72, 48, alt="Nobody"), 2: Plan("Turn 2", 72, 48, alt="Somebody")}
    found = battle_story(book(), "en", golden("raid"), plans)

    assert section(found, "opening").blocks[-1] == plans[0]
    assert section(found, "turn-2").blocks[-1] == replace(plans[2], small=True)
    assert "**Deployment**: Nobody" in markdown(found)


def test_a_long_battle_shows_its_deployment_its_end_and_some_turns_between() -> None:
    for last, shown in ((8, [*range(1, 9)]), (9, [1, 3, 5, 7, 9]), (24, [3, 6, 9, 12, 15, 18, 21, 24])):
        plans = {each: Plan(f"Turn {each}", 72, 48) for each in range(last + 1)}
        assert [*spread(plans)] == [0, *shown]


def test_a_note_that_comes_again_is_told_once() -> None:
    plan, other = Note("Guardia: I want the hill."), Note("Guardia: I want the ford.")
    found = after(plan, other, plan)
    told = " ".join(prose(found, "turn-1").values())
    assert [told.count(each.text) for each in (plan, other)] == [1, 1]


def test_whether_dice_are_fair_is_said_below_their_table() -> None:
    (table, opinion) = section(story("raid"), "dice").blocks
    assert isinstance(table, Table)
    assert {len(row.cells) for row in table.rows} == {len("123456") + 3}  # whose, how many, their mean
    assert isinstance(opinion, Paragraph)
    assert opinion.text.endswith(".")


def test_a_battle_that_has_not_begun_has_a_report_all_the_same() -> None:
    empty: Journal[Battle] = Journal(Referee(book(), default_rulings()))
    found = battle_story(book(), "es", empty)

    assert found.title == "Una batalla"
    assert [each.key for each in found.sections] == ["opening"]
