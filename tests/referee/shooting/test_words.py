"""Everything that the phase has to say, in both languages."""

from dataclasses import replace

from heart_africa.core.journal.records import Command, GameEvent
from heart_africa.language.narration import problem, told, words
from heart_africa.rules.battle import Battle
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.fires import LightFire, SettleWind
from heart_africa.rules.play.reloading import Reload
from heart_africa.rules.referee.shooting import due
from heart_africa.rules.referee.shooting.events import Drowned, FallenRemoved, GaveWay, PlaceLit
from heart_africa.rules.referee.shooting.phase import FEATURE, StayInFire
from tests.referee.shooting.phase import BOOK, aim, done, duel, fire
from tests.wording import told as worded


def objected(battle: Battle, *orders: Command) -> list[str]:
    """The objections to these orders, as they are printed."""
    found = [each for order in orders for each in FEATURE.objections(BOOK, battle, order)]
    return [problem(lang, each) for lang in ("es", "en") for each in found]


def test_every_event_has_words() -> None:
    events: list[GameEvent] = [Drowned("Canoa", names) for names in ((), ("A",), ("A", "B"))]
    events += [FallenRemoved(("A",)), FallenRemoved(("A", "B"))]
    events += [GaveWay("A", "B")]
    events += [PlaceLit("Mgunda", "village", 1, "blue", "red")]

    said = worded(*events)

    assert len(set(said)) == 2 * len(events)
    assert said[1] == "Canoa se hunde y se pierde la única figura que iba a bordo."
    assert not [text for text in said if "  " in text]


def test_every_objection_has_words() -> None:
    battle = done(done(duel(), fire(), 6), LightFire("Guardia 2", "village", "Mgunda"), 4)
    light = LightFire("Guardia 2", "village", "Mgunda")
    elsewhere = replace(battle, step=Step.UNITS)

    said = objected(
        battle, fire(), light, Reload(("Guardia 2",)), SettleWind(), StayInFire("Mgunda", ("Lanzas 2",))
    )
    said += objected(battle, fire(aim("Lanzas 2", "Guardia 2"), aim(target="Guardia 3")))
    said += objected(replace(battle, wind=60), SettleWind())
    said += objected(elsewhere, fire(aim("Guardia 3")))
    said += objected(
        done(replace(battle, turn=2), StayInFire("Mgunda", ("Lanzas 2",))), fire(aim(target="Lanzas 2"))
    )

    assert "Lanzas 1 ya ha caído en esta fase: Guardia 1 malgastaría el disparo." in said
    assert "El viento ya está decidido para toda la partida: sopla hacia 60°." in said
    assert "Lanzas 2 is not on the table." in said
    assert not [text for text in said if "{" in text or "firing-" in text]


def test_what_comes_next_has_words() -> None:
    battle = done(duel("askaris"), LightFire("Guardia 2", "village", "Mgunda"), 6)
    smoking = due(BOOK, replace(battle, turn=2))
    unloaded = battle.with_figure(replace(battle.figure("Guardia 1"), unloaded=True))
    reloading = due(BOOK, replace(unloaded, step=Step.RELOADING))

    lines = [smoking.why, reloading.why, *(owed.why for owed in (*smoking.owed, *reloading.owed))]
    said = [words(lang, line.what, line.about) for lang in ("es", "en") for line in lines]

    assert len(set(said)) == 8
    assert "Guardia 1 has spent the turn reloading: the smoke marker is to be removed" in said
    assert told("en", Drowned("Canoe", ())) == "Canoe sinks with nobody aboard."
