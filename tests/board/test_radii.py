"""How near leaders, standards, spells and news come to a unit (pp. 4-5, 10-11, 28)."""

from dataclasses import replace

import pytest

from heart_africa.board.radii import bewitch, hear, overlook, raise_standard, rally, rings
from heart_africa.board.scene import Scene
from heart_africa.core.messages import LANGUAGES, say
from heart_africa.rules.battle import Battle, NewsItem, Sort, Unit
from heart_africa.rules.book import Trait
from heart_africa.rules.book.play import Step
from tests.board.moves import decided, piece, row, scene, square, stand, whats
from tests.referee.builders import battle, lone, unit
from tests.referee.referred import objected

MEN, FOES = unit("R", "red", "warriors", 3, markers=1), unit("B", "blue", "warriors", 3)
CHIEF = replace(lone("L", "red", Sort.LEADER, "warriors"), traits=(Trait.DISCIPLINARIAN,))
BANNER, DOCTOR = lone("S", "red", Sort.STANDARD_BEARER), lone("W", "blue", Sort.WITCH_DOCTOR)
RANK = row("R", 3, 20, 20)  # from 19.5 to 22.5


def at(*features: object, **where: tuple[float, float]) -> Scene:
    fight = battle(MEN, FOES, CHIEF, BANNER, DOCTOR, step=Step.MORALE)
    return scene(fight, {**RANK, **row("B", 3, 60, 40), **where}, *features)  # type: ignore[arg-type]  # where somebody stands, or who does


@pytest.mark.rule("LEAD-09")
def test_a_leader_rallies_whom_his_voice_reaches() -> None:
    """His base begins at 28.5: 6 in from theirs."""
    found = rally(at(L=(29, 20)), "L", "R")

    assert (found.value.inches, whats(found.lines)) == (6, ["rally"])
    fight = replace(at().battle, step=Step.RALLYING)
    assert objected(fight, found.value) == []
    assert objected(fight, rally(at(L=(30, 20)), "L", "R").value) == [("leading-beyond-his-voice", "LEAD-09")]


@pytest.mark.rule("LEAD-09")
def test_a_voice_that_all_but_reaches_is_for_people_to_judge() -> None:
    table = at(L=(29.03, 20))
    found = rally(table, "L", "R")

    assert whats(found.close) == ["close-rally"]
    assert found.value.inches == 6.03
    assert rally(decided(table, *found.close, answer=True), "L", "R").value.inches == 6


@pytest.mark.rule("TRAIT-10")
def test_a_disciplinarian_has_his_eye_on_them() -> None:
    found = overlook(at(L=(27, 20)), "L", "R")

    assert (found.value.inches, whats(found.lines)) == (4, ["discipline"])


@pytest.mark.rule("STD-04", "STD-06", "STD-07")
def test_the_standard_is_seen_over_heads_and_grass_but_not_through_jungle() -> None:
    grass = piece("tall_grass", square(24, 10, 30, 30))
    jungle = piece("jungle", square(24, 10, 30, 30))
    between = {"B 1": (26.0, 20.0), "S": (40, 20)}

    assert raise_standard(at(S=(40, 20)), "S", "R").value.inches == 17
    assert raise_standard(at(S=(40, 20)), "S", "R").value.screen == ""
    assert raise_standard(at(**between), "S", "R").value.screen == "figures"
    assert raise_standard(at(grass, S=(40, 20)), "S", "R").value.screen == "tall_grass"
    hidden = raise_standard(at(jungle, S=(40, 20)), "S", "R")
    assert (hidden.value.screen, whats(hidden.lines)) == ("ground", ["standard"])


@pytest.mark.rule("STD-04")
def test_a_figure_that_sees_the_standard_is_enough() -> None:
    """The nearest stands behind jungle; the next sees it from 18 in."""
    table = at(piece("jungle", square(23, 23, 30, 30)), S=(40, 24), **{"R 3": (22, 26)})

    assert raise_standard(table, "S", "R").value.screen == ""


@pytest.mark.rule("WITCH-04")
def test_a_spell_falls_on_whom_the_doctor_sees() -> None:
    jungle = piece("jungle", square(23, 10, 30, 30))

    assert (
        bewitch(at(W=(40, 20)), "W", "R").value.inches,
        bewitch(at(W=(40, 20)), "W", "R").value.in_sight,
    ) == (17, True)
    blind = bewitch(at(jungle, W=(40, 20)), "W", "R")
    assert (blind.value.in_sight, whats(blind.lines)) == (False, ["spell"])
    round_it = bewitch(at(jungle, W=(40, 20), **{"R 1": (40, 31)}), "W", "R")
    assert (round_it.value.inches, round_it.value.in_sight) == (10, True)


# --- news ---

LOST = unit("G", "red", "warriors", 2)


def heard(news: NewsItem, table: Scene, **fallen: tuple[float, float]) -> dict[str, float | None]:
    then = replace(table, battle=table.battle.with_news(news))
    found = hear(then, 0, {name.replace("_", " "): stand(*spot) for name, spot in fallen.items()})
    whats(line for line in found.lines if line.what.startswith("table"))
    assert objected(then.battle, found.value) == []
    return dict(found.value.units)


def after_shots(*units: Unit, **where: tuple[float, float]) -> Battle:
    gone = replace(LOST, figures=tuple(replace(f, gone=type(f.gone)("lost"), went=1) for f in LOST.figures))
    return battle(MEN, gone, FOES, *units, step=Step.MORALE)


@pytest.mark.rule("MORALE-07")
def test_a_friend_destroyed_in_sight_within_twelve_inches_is_heard_of() -> None:
    """Where G stood its bases began at 34.5: 12 in off; behind jungle nobody saw it."""
    news = NewsItem("destroyed", "red", "G", Sort.UNIT, troops={"warriors": 2})
    table = scene(after_shots(), {**RANK, **row("B", 3, 60, 40)})
    wood = scene(after_shots(), {**RANK, **row("B", 3, 60, 40)}, piece("jungle", square(24, 10, 30, 30)))

    assert heard(news, table, G_1=(35, 20), G_2=(36, 20)) == {"R": 12}
    assert heard(news, table, G_1=(36, 20), G_2=(37, 20)) == {}
    assert heard(news, wood, G_1=(35, 20), G_2=(36, 20)) == {}


@pytest.mark.rule("MORALE-09")
def test_a_leader_lost_is_heard_of_within_eighteen_inches_seen_or_not() -> None:
    dead = replace(CHIEF, figures=tuple(replace(f, gone=type(f.gone)("lost"), went=1) for f in CHIEF.figures))
    news = NewsItem("notable", "red", "L", Sort.LEADER)
    table = scene(
        battle(MEN, dead, FOES, step=Step.MORALE),
        {**RANK, **row("B", 3, 60, 40)},
        piece("jungle", square(24, 10, 30, 30)),
    )

    assert heard(news, table, L=(41, 20)) == {"R": 18}
    assert heard(news, table, L=(42, 20)) == {}


@pytest.mark.rule("MORALE-04", "AMBUSH-11")
def test_an_ambush_startles_within_eight_inches() -> None:
    news = NewsItem("ambush", "blue", "B", Sort.UNIT)
    near = scene(battle(MEN, FOES, step=Step.MORALE), {**RANK, **row("B", 3, 31, 20)})
    far = scene(battle(MEN, FOES, step=Step.MORALE), {**RANK, **row("B", 3, 32, 20)})

    assert heard(news, near) == {"R": 8}
    assert heard(news, far) == {}


def test_nothing_is_answered_that_nobody_asked() -> None:
    assert hear(at(), 0).value.units == ()


# --- what is drawn ---


@pytest.mark.rule("LEAD-09", "TRAIT-10", "STD-04", "WITCH-04", "SCOUT-03", "ARRIVE-06")
def test_rings_are_drawn_about_whoever_has_a_reach() -> None:
    scout = lone("X", "red", Sort.SCOUT)
    fight = battle(MEN, CHIEF, BANNER, DOCTOR, scout)
    table = scene(fight, {**RANK, "L": (5, 5), "S": (10, 5), "W": (15, 5), "X": (30, 5)})
    drawn = {
        name: [(ring.what, ring.row.value) for ring in rings(table, name)]
        for name in ("L", "S", "W", "X", "R 1")
    }

    for what in {what for found in drawn.values() for what, _ in found} | {"ambush-leader"}:
        assert all(say(language, f"table_moves-ring-{what}", figure="L") for language in LANGUAGES)
    assert drawn == {
        "L": [("rally", 6), ("discipline", 4)],
        "S": [("standard", 18)],
        "W": [("spell", 18)],
        "X": [("ambush-scout", 8), ("enemy-scout", 12)],
        "R 1": [],
    }
