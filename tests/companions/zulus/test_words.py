"""Whatever happens, is refused or comes next is said in both languages, with the facts that it gives."""

from collections.abc import Mapping

import pytest

from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.chits import CarryOut, DrawChit, ReturnChit
from heart_africa.companions.zulus.components import PARAMETERS, Ability, Effect, Piece, Verb
from heart_africa.companions.zulus.events import AbilityUsed
from heart_africa.companions.zulus.game import carried_out, legal, objections
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.setting_up import plan
from heart_africa.companions.zulus.state import Shot
from heart_africa.companions.zulus.victory import victory_points
from heart_africa.companions.zulus.volleys import ApplyVolley, Fire
from heart_africa.core.dice import Dice
from heart_africa.core.messages import GAP, LANGUAGES, say
from heart_africa.language.zulus import TONGUE
from heart_africa.language.zulus_cards import ability_words
from tests.companions.zulus.table import GAME, Table
from tests.companions.zulus.test_laws import Rolls, begun, universe


def worded(language: str, message: str, facts: Mapping[str, object]) -> str:
    """The sentence, with numbers in a row as text."""
    plain = {
        key: ", ".join(map(str, value)) if isinstance(value, tuple) else value for key, value in facts.items()
    }
    return say(language, message, plain)


@pytest.mark.parametrize("seed", [1, 2, 6])
@pytest.mark.parametrize("edition", [1, 2])
def test_a_game_is_told_from_the_first_chit_to_the_points(edition: int, seed: int) -> None:
    rolls = Rolls(seed)
    state = begun(edition, rolls)  # type: ignore[arg-type]  # one of the two
    said: set[str] = set()
    while orders := legal(GAME.book, state):
        run = carried_out(GAME.book, state, rolls.random.choice(orders), rolls)
        for language in LANGUAGES:
            said.add(worded(language, GAME.due(state).what, GAME.due(state).about))
            for fact in run.facts:
                if isinstance(fact.event, AbilityUsed):
                    said.update(TONGUE.sentences(language, run.state, [fact]))
                elif TONGUE.told(fact) or fact.event.kind in TONGUE.silent:
                    said.add(worded(language, fact.event.what, {"ibutho": fact.who, **fact.event.about}))
        state = run.state
    for language in LANGUAGES:
        for line in victory_points(GAME.book, state).lines:
            said.add(worded(language, line.what, line.about))

    assert len(said) > 60
    assert not [sentence for sentence in said if GAP in sentence]


def test_every_objection_is_worded() -> None:
    rolls = Rolls(4)
    state = begun(2, rolls)
    codes: set[str] = set()
    while orders := legal(GAME.book, state):
        for order in universe(state)[::7]:
            for problem in objections(GAME.book, state, order):
                codes.add(problem.code)
                for language in LANGUAGES:
                    assert GAP not in worded(language, problem.code, problem.about)
        state = GAME.play(state, rolls.random.choice(orders), rolls)

    assert len(codes) > 12


def test_an_ability_is_told_by_what_it_does() -> None:
    """Chard's sacrifice, and Bourne's with its two effects; the log says what, not which of the card's."""
    table = Table().put(components=components(PACKS.own_set(2))).acting().hold(table=(3, 7))
    run = carried_out(table.book, table.state, UseAbility(3, 2), Dice())
    bourne = carried_out(table.book, table.state, UseAbility(7, 2), Dice())

    assert TONGUE.sentences("es", run.state, run.facts)[0] == "Teniente Chard: 2 Acciones más."
    assert TONGUE.sentences("en", run.state, run.facts)[0] == "Lieutenant Chard: 2 extra Actions."
    assert TONGUE.sentences("en", bourne.state, bourne.facts) == [
        (
            "Color Sergeant Bourne: the next volley of this turn ignores every −1;"
            " one more die in the next volley of this turn (close or medium range)."
        ),
        "Color Sergeant Bourne is discarded.",
    ], "nothing is told twice"
    offered = TONGUE.odds("en", table.book, table.state, UseAbility(3, 2))
    assert offered == "Discard this card: 2 extra Actions", "its price is said before it is paid"


def test_what_an_ability_brings_about_is_told_after_it() -> None:
    """Reynolds of the 1st edition, whose own fate is thrown at the end (a 5: he stays), brings back Hook (12)."""
    table = Table().put(components=components(PACKS.own_set(1)), discard=(12,)).acting().hold(table=(10,))
    run = carried_out(table.book, table.state, UseAbility(10, cards=(12,)), Dice((5,)))

    assert TONGUE.sentences("en", run.state, run.facts) == [
        "Surgeon Reynolds: one Hero card is back from the discard pile, available at once. The Hero’s own die: 5.",
        "Private Hook stands by to defend the Hospital.",
    ], "which says that he is available"


def test_what_leaves_a_choice_is_asked_for_and_one_at_hand_is_meant_by_its_beginning() -> None:
    """Reynolds (10) brings a Hero back: which one has to be said. Of two cards in B the one in hand is meant."""
    table = Table().put(components=components(PACKS.own_set(2)), discard=(12,)).acting().hold((4,), (10,))
    reader = TONGUE.pieces("en", table.state)

    assert [each.code for each in objections(table.book, table.state, UseAbility(10))] == ["zulus-to-choose"]
    assert table.against(UseAbility(10, cards=(12,))) == []
    assert reader.meant(Piece.CARD, "b") == "4"


def test_a_regiment_is_spelt_alike_as_a_sentence_begins() -> None:
    table = Table().put(turn=1)
    run = carried_out(table.book, table.state, DrawChit("indluyengwe"), Dice())

    assert "iNdluyengwe is discarded." in TONGUE.sentences("en", run.state, run.facts)


def test_what_the_prince_calls_back_is_told_once_by_his_die() -> None:
    """Two Advances lie discarded and a 1 comes up: one goes back, and nobody says that none does."""
    table = Table().put(turn=1)
    used = [0] * len(table.state.used)
    used[table.state.chit_place("chest-1")] = 2
    run = carried_out(table.book, table.put(used=tuple(used)).state, DrawChit("dabulamanzi"), Dice((1,)))
    back = carried_out(table.book, run.state, ReturnChit(), Dice((1,)))

    assert TONGUE.sentences("en", run.state, run.facts)[1] == (
        "The Prince’s die shows a 1: that many discarded Advances go back to the cup, as far as there are any."
    )
    assert TONGUE.sentences("en", back.state, back.facts)[:2] == [
        "Advance 1 (Chest) goes back into the cup.",
        "Prince Dabulamanzi goes back into the cup.",
    ]


def test_a_volley_into_a_burning_building_says_that_its_fours_drive_back() -> None:
    """Dice 4, 4, 1: no 5 among them, and yet two boxes back; where nothing burns not a word of it."""
    burning = Table().acting().put(fires=("hospital",)).hold(hand=(18,)).stand(chest=1)
    run = carried_out(burning.book, burning.state, Fire(18, "chest"), Dice((4, 4, 1)))
    plain = Table().acting().hold(hand=(18,)).stand(chest=1)
    cold = carried_out(plain.book, plain.state, Fire(18, "chest"), Dice((4, 4, 1)))

    assert TONGUE.sentences("en", run.state, run.facts)[2:5] == [
        "Without modifiers: no hit, no retreat.",
        "A building burns around iNdlondo: every 4 drives it back too, 2 boxes more.",
        "iNdlondo retreats to box 2.",
    ]
    assert TONGUE.sentences("es", run.state, run.facts)[3] == (
        "iNdlondo está en un edificio en llamas: cada 4 también lo hace retroceder, 2 casillas más."
    )
    assert len(TONGUE.sentences("en", cold.state, cold.facts)) == 3


def test_the_odds_of_a_volley_say_that_a_hero_is_discarded_for_it() -> None:
    table = (
        Table()
        .put(components=components(PACKS.own_set(2)))
        .acting()
        .hold(hand=(44,), table=(4,))
        .stand(chest=1)
    )

    hero = TONGUE.odds("es", table.book, table.state, Fire(4, "chest"))
    assert hero.endswith(". Teniente Bromhead se descarta")
    assert TONGUE.odds("en", table.book, table.state, Fire(4, "chest")).endswith(
        ". Lieutenant Bromhead is discarded"
    )
    assert TONGUE.odds("es", table.book, table.state, Fire(44, "chest")).endswith(" piezas perdidas de media")


def test_the_dice_of_a_volley_are_told_with_what_bears_on_them() -> None:
    """A 6 and a 5 by low ammunition; Bourne lets the first -1 go; G Company's +1 takes one away, or makes a 6 of a 5."""
    low = Table().acting(low_ammo=True).hold(hand=(18,)).stand(chest=1)

    def told(table: Table, raised: int = 0) -> str:
        run = carried_out(table.book, table.state, ApplyVolley(raised), Dice())
        return TONGUE.sentences("es", run.state, run.facts)[0]

    def shot(steady: int = 0) -> Shot:
        return Shot(18, 0, "close", (6, 5, 1), steady)

    low.put(step="volley", shot=shot())
    assert told(low) == "Los dados cuentan 5, 5, 1 (falta munición −1): ningún impacto, 2 retiradas."
    assert told(low.put(shot=shot(steady=1))) == "Sin modificadores: 1 impacto, 1 retirada."
    low.put(shot=shot(), support=("g-company",))
    assert told(low) == "Los dados cuentan 6, 5, 1 (falta munición −1, Compañía G +1): 1 impacto, 1 retirada."
    assert (
        told(low.put(low_ammo=False), 2)
        == "Los dados cuentan 6, 6, 1 (Compañía G +1): 2 impactos, ninguna retirada."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", PARAMETERS)
def test_an_effect_is_worded_whatever_its_owner_left_unsaid(verb: Verb, lang: str) -> None:
    """An owner may type an ability without what its verb reads; the log of his game has to be told all the same."""
    text = ability_words(lang, Ability("discard", (Effect(verb),), ("action",)))

    assert GAP not in text
    assert "none" not in text


def test_nobody_is_asked_whether_a_card_counts_as_no_rank() -> None:
    asked = dict(plan(Effect, {"verb": "counts-as", "cost": "while-in-play"}))

    assert asked["rank"] == ("private", "corporal", "sergeant", "lieutenant", "major")


def test_a_debate_says_that_the_rest_of_the_turn_is_skipped() -> None:
    table = Table().put(turn=4).hold(table=(9,))
    run = carried_out(table.book, table.state, DrawChit("debate"), Dice())

    assert run.state.turn == 5
    assert TONGUE.sentences("en", run.state, run.facts)[-1] == (
        "The officers debate who commands: the rest of the turn is skipped."
    )


def test_a_defense_says_against_whom_it_stands() -> None:
    """Dalton's 3 to 6 hold the Storehouse at the end of the Right Horn (5.1.3)."""
    table = Table().put(components=components(PACKS.own_set(2)), turn=1).stand(right=2)
    table.hold(table=(6,)).put(markers=(6,))
    drawn = carried_out(table.book, table.state, DrawChit("right-horn-1"), Dice())  # Dalton might answer it
    fails = carried_out(table.book, drawn.state, CarryOut(), Dice((2,)))
    told = TONGUE.sentences("en", fails.state, fails.facts)

    assert any(
        each.startswith("Commissary Dalton defends the Storehouse against ")
        and each.endswith(" (holds on 3, 4, 5, 6): a 2, and does not hold.")
        for each in told
    ), told
    assert "Commissary Dalton comes back to hand." in told
