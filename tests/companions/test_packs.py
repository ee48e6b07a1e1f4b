"""Packs of components: what a box prints, with where each value comes from, and what is wrong with one."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import jsonschema
import pytest

from armylists.schemas import schema
from heart_africa.companions.packs import ComponentNeeded, Stack, begun, with_value, without_value
from heart_africa.companions.zulus.components import Ability, Card, Components, Effect
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.pack import ZulusPack, components, meant
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.core.citations import COMPANIONS
from heart_africa.core.messages import LANGUAGES, say
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.own_packs import keep, own_box
from heart_africa.language.zulus_cards import ability_effects, card_text
from heart_africa.terminal.app import main

FOLDER = COMPANIONS / "zulus"
FIRST, SECOND = ((FOLDER / f"{name}.pack.toml").read_text(encoding="utf-8") for name in ("first", "second"))
OWNER = begun("zulus", 2)


def pieces(edition: int) -> Components:
    return components(PACKS.own_set(edition))


def card(edition: int, name: str) -> Card:
    return next(each for each in pieces(edition).cards if each.id == name)


def laid(text: str) -> Stack[ZulusPack]:
    """A pack over what its rulebook says, with nothing wrong."""
    return PACKS.checked(PACKS.read(text, "x.pack.toml"))


def owned(**values: object) -> Stack[ZulusPack]:
    """An owner's pack of the 2nd edition with these values; two underscores stand for a dot."""
    text = OWNER
    for key, value in values.items():
        text = with_value(text, tuple(key.replace("_", "-").split("--")), value)
    return laid(text)


# --- the sets that come with the program ---


@pytest.mark.parametrize(("edition", "deck", "last"), [(1, 25, 30), (2, 26, 31)])
@pytest.mark.rule("ZR-035", "ZR-036")
def test_a_whole_game_can_be_played_with_our_own_set(edition: int, deck: int, last: int) -> None:
    """Cards 6 to 30 are 25 in the first edition, 6 to 31 are 26 in the second."""
    assert PACKS.whole(*PACKS.own_set(edition).layers[1:]).top.head.kind == "substitute"
    assert list(PACKS.lacking(PACKS.own_set(edition))) == []
    assert sum(6 <= each.number <= last for each in pieces(edition).cards) == deck
    assert [each.id for each in pieces(edition).cards[:5]] == [
        "relief",
        "night",
        "chard",
        "bromhead",
        "here-they-come",
    ]


@pytest.mark.parametrize("edition", [1, 2])
def test_no_value_of_a_shipped_set_is_an_owners_and_every_one_says_where_it_comes_from(edition: int) -> None:
    origins = PACKS.own_set(edition).origins

    assert set(origins) == {"rulebook", "public", "derived", "substitute"}
    assert set(PACKS.over_rulebook(PACKS.rulebook(edition)).origins) == {"rulebook", "public", "derived"}


def test_what_the_rulebook_gives_is_kept() -> None:
    chard, dalton, spalding = (card(2, name) for name in ("chard", "dalton", "spalding"))

    assert [
        (a.cost, a.effects[0].verb, a.effects[0].amount, a.hand_at_most) for a in chard.abilities or ()
    ] == [
        ("return", "extra-draw", 1, 3),
        ("discard", "extra-action", 2, None),
    ]
    assert dalton.abilities
    assert (dalton.abilities[0].effects[0].place, dalton.abilities[0].effects[0].numbers) == (
        "storehouse",
        (3, 4, 5, 6),
    )
    assert (spalding.number, spalding.rank, spalding.lost) == (41, "major", "after-first-volley")
    assert card(2, "independent").volley
    assert card(2, "independent").volley.medium == 2  # type: ignore[union-attr]  # as just asked


@pytest.mark.rule("ZR-018", "ZR-020", "ZR-021")
def test_the_regiments_stand_in_the_order_of_their_edition() -> None:
    """With uThulwana’s 4 Hit markers it is the largest of the second edition, uDloko is the strongest of the first."""
    first, second = (
        {each.id: (each.hits, each.printed) for each in pieces(edition).regiments} for edition in (1, 2)
    )

    assert first["uthulwana"] == second["uthulwana"] == (4, 5)
    assert min(first, key=lambda each: first[each][1] or 0) == "indlondo"
    assert max(first, key=lambda each: first[each][1] or 0) == "udloko"
    assert sorted(printed or 0 for _, printed in second.values()) == [2, 3, 4, 5]


@pytest.mark.rule("ZR-023", "ZR-024")
def test_the_mix_of_the_second_edition() -> None:
    counts = {chit.id: chit.count or 0 for chit in pieces(2).chits}

    assert (counts["r"], counts["ablaze"], counts["overheat"], counts["snipers"]) == (3, 2, 1, 1)
    assert sum(counts.values()) == 35


def test_the_round_pieces_of_the_first_edition_are_45() -> None:
    chits, hits = (
        sum(each.count or 0 for each in pieces(1).chits),
        sum(each.hits or 0 for each in pieces(1).regiments),
    )

    assert (chits, hits, pieces(1).generic_hits) == (33, 11, 1)


@pytest.mark.parametrize("name", ["first", "second", "first-rulebook", "second-rulebook"])
def test_every_pack_that_is_shipped_fits_the_schema(name: str) -> None:
    data = tomllib.loads((FOLDER / f"{name}.pack.toml").read_text(encoding="utf-8"))

    jsonschema.validate(data, json.loads(schema("zulus-pack")))


# --- what is wrong with a pack ---

R = "[regiments.udloko]"
WRONG = [
    pytest.param(SECOND, "number = { value = 7, origin = \"substitute\" }", "number = { value = 7 }",
                 "missing-key", "cards.bourne.number.origin", id="no origin"),
    pytest.param(SECOND, R, '[chits.r]\ncount = { value = 4, origin = "substitute" }\n\n' + R,
                 "stated-value-replaced", "chits.r.count.value", id="4 R chits where the text says 3"),
    pytest.param(SECOND, "number = { value = 28, origin", "number = { value = 51, origin", "pack-card-number",
                 "cards.second-rank.number", id="beyond the last card"),
    pytest.param(SECOND, "number = { value = 28, origin", "number = { value = 27, origin", "pack-deck", "cards",
                 id="a deck that does not add up"),
    pytest.param(SECOND, "number = { value = 44, origin", "number = { value = 48, origin", "pack-same-number",
                 "cards.point-blank.number", id="two cards of a number"),
    pytest.param(SECOND, "hits = { value = 4, origin", "hits = { value = 5, origin", "pack-hits",
                 "regiments.udloko.hits", id="six pieces"),
    pytest.param(SECOND, "hits = { value = 2, origin", "hits = { value = 0, origin", "pack-hits",
                 "regiments.indlondo.hits", id="a single piece in the second edition"),
    pytest.param(SECOND, "printed = { value = 4, origin", "printed = { value = 6, origin", "pack-strength-order",
                 "regiments.uthulwana.printed", id="larger than uThulwana"),
    pytest.param(FIRST, "printed = { value = 6, origin", "printed = { value = 4, origin", "pack-strength-order",
                 "regiments.udloko.printed", id="uDloko not the strongest of the first edition"),
    pytest.param(FIRST, "generic_hits = { value = 1", "generic_hits = { value = 4", "pack-round-pieces", "chits",
                 id="46 round pieces"),
    pytest.param(SECOND, "[chits.loins-3]\ncount = { value = 1", "[chits.loins-3]\ncount = { value = 9", "pack-loins",
                 "chits", id="as many Loins as Chest"),
    pytest.param(SECOND, 'value = "north-wall"', 'value = "kraal"', "pack-no-defense-there", "cards.gallagher.defends",
                 id="a defense of the Kraal"),
    pytest.param(SECOND, 'numbers = { value = [5, 6], origin', 'numbers = { value = [4, 6], origin',
                 "pack-defense-numbers", "cards.gallagher.numbers", id="4 and 6 but not 5"),
    pytest.param(SECOND, "[cards.aimed.volley]", "[cards.aimed.volley]\nbox4 = { value = 2, origin = \"substitute\" }",
                 "pack-box4", "cards.aimed.volley.box4", id="a volley at box 4"),
    pytest.param(SECOND, "[cards.point-blank.volley]\nclose = { value = 3", "[cards.point-blank.volley]\nclose = { value = 0",
                 "pack-no-dice", "cards.point-blank.volley", id="a volley without dice"),
    pytest.param(SECOND, 'verb = "build", amount = 1', 'verb = "build", number = 1', "pack-parameter-too-many",
                 "cards.windridge.abilities.stacks-boxes", id="what a verb does not read"),
    pytest.param(SECOND, 'verb = "build", amount = 1', 'verb = "set-die"', "pack-parameter-missing",
                 "cards.windridge.abilities.stacks-boxes", id="what a verb needs"),
    pytest.param(SECOND, 'verb = "build", amount = 1', 'verb = "set-die", number = 7', "out-of-range",
                 "cards.windridge.abilities.stacks-boxes", id="a die of seven"),
    pytest.param(SECOND, "[cards.point-blank.volley]\nclose = { value = 3", "[cards.point-blank.volley]\nclose = { value = -3",
                 "out-of-range", "cards.point-blank.volley.close", id="fewer dice than none"),
    pytest.param(SECOND, 'cost = "insert", timing = ["action"], effects = [{ verb = "build"',
                 'cost = "insert", effects = [{ verb = "build"', "pack-timing",
                 "cards.windridge.abilities.stacks-boxes", id="no timing"),
    pytest.param(SECOND, 'effects = [{ verb = "build", amount = 1', 'effects = [{ verb = "hand-limit-off"',
                 "pack-verb-cost", "cards.windridge.abilities.stacks-boxes", id="paid for what works by itself"),
    pytest.param(SECOND, 'cost = "insert", timing = ["action"], effects = [{ verb = "build"',
                 'cost = "while-available", effects = [{ verb = "build"', "pack-verb-cost",
                 "cards.windridge.abilities.stacks-boxes", id="not paid for what does not"),
    pytest.param(SECOND, 'verb = "build"', 'verb = "built"', "not-one-of",
                 "cards.windridge.abilities.stacks-boxes.value.effects[0].verb", id="no verb of the vocabulary"),
    pytest.param(SECOND, 'verb = "build", amount', 'verb = "build", amonut', "unknown-key",
                 "cards.windridge.abilities.stacks-boxes.value.effects[0].amonut", id="a misspelt fact"),
    pytest.param(SECOND, 'origin = "rulebook", ref = "8.0", certainty = "inferred"', 'origin = "rulebook"',
                 "leaf-unproven", "cards.hook.bonus.origin", id="of the rulebook without a section"),
    pytest.param(SECOND, 'hits = { value = 4, origin = "substitute" }', 'hits = { value = 4, origin = "owner" }',
                 "leaf-of-an-owner", "regiments.udloko.hits.origin", id="an owner's value shipped"),
    pytest.param(SECOND, "edition = 2", "edition = 3", "not-one-of", "pack.edition", id="no such edition"),
    pytest.param(SECOND, 'game = "zulus"', 'game = "isandlwana"', "not-one-of", "pack.game", id="another game"),
    pytest.param(SECOND, "version = 1\n", "version = 2\n", "newer-version", "version", id="a newer program's"),
    pytest.param(SECOND, '"heart-africa/pack"', '"heart-africa/army"', "not-a-pack", "format", id="an army"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "old", "new", "code", "key"), WRONG)
@pytest.mark.rule("ZR-012", "ZR-014", "ZR-018", "ZR-021", "ZR-023", "ZR-036", "ZR-065", "ZR-124", "ZR-156")
def test_a_pack_that_breaks_a_rule_is_refused_with_its_place(
    text: str, old: str, new: str, code: str, key: str
) -> None:
    assert old in text

    with pytest.raises(BadData) as bad:
        laid(text.replace(old, new, 1))

    assert (bad.value.code, bad.value.key, bad.value.file != "") == (code, key, True)
    assert bad.value.line


def test_a_fault_is_named_by_its_line() -> None:
    with pytest.raises(BadData) as bad:
        laid(SECOND.replace("hits = { value = 4, origin", "hits = { value = 5, origin"))

    assert SECOND.splitlines()[bad.value.line - 1].startswith("hits = { value = 4")  # type: ignore[operator]  # it has one


@pytest.mark.rule("ZR-132")
def test_a_hero_needs_a_sacrifice() -> None:
    """Gallagher's only one is his volley."""
    gallagher = SECOND.index("[cards.gallagher]")
    spoilt = SECOND[:gallagher] + SECOND[gallagher:].replace(
        "fires = { value = true", "fires = { value = false", 1
    )

    with pytest.raises(BadData) as bad:
        laid(spoilt)

    assert (bad.value.code, bad.value.key) == ("pack-no-sacrifice", "cards.gallagher")
    assert laid(SECOND)


@pytest.mark.rule("ZR-138")
def test_two_cards_commit_the_reserve() -> None:
    third = SECOND + '\n[cards.aimed.volley.requires]\nvalue = ["platoon"]\norigin = "substitute"\n'

    with pytest.raises(BadData) as bad:
        laid(third)

    assert (bad.value.code, bad.value.about["found"]) == ("pack-committing", 3)


# --- an owner's own pack ---


def test_an_owners_value_takes_the_place_of_what_the_rulebook_states_and_is_told() -> None:
    found = owned(regiments__uthulwana__hits=3)

    assert [(each.place, each.was["value"], each.now["value"]) for each in found.replaced] == [
        (("regiments", "uthulwana", "hits"), 4, 3)
    ]
    assert next(each.hits for each in components(found).regiments if each.id == "uthulwana") == 3


def test_an_owner_cannot_have_four_r_chits_either() -> None:
    with pytest.raises(BadData) as bad:
        owned(chits__r__count=4)

    assert (bad.value.code, bad.value.about["found"]) == ("pack-chit-count", 4)
    assert owned(chits__r__count=3)


def test_what_nobody_has_said_is_missing_and_never_made_up() -> None:
    found = owned(cards__card_44__volley__close=4)
    volley = components(found).by_number[44].volley

    assert volley
    assert (volley.close, volley.medium) == (4, None)
    assert components(found).by_number[7] == Card(7)
    with pytest.raises(BadData) as bad:
        PACKS.whole(found.top)
    assert (bad.value.code, bad.value.about["more"]) == ("pack-incomplete", bad.value.about["count"] - 5)  # type: ignore[operator]  # a number


def test_a_value_that_the_rules_ask_for_has_its_place() -> None:
    found = PACKS.own_set(2)

    def place_of(among: Stack[ZulusPack], piece: str, field: str) -> tuple[str | int, ...]:
        return meant(among, tuple(PACKS.key(ComponentNeeded(piece, field)).split(".")))

    assert place_of(found, "card-6", "numbers") == ("cards", "dalton", "numbers")
    assert place_of(found, "card-3", "volley.close") == ("cards", "chard", "volley", "close")
    assert place_of(laid(OWNER), "card-9", "card_class") == ("cards", "card-9", "class")
    assert place_of(found, "regiment-udloko", "hits") == ("regiments", "udloko", "hits")
    assert place_of(found, "chit-r", "count") == ("chits", "r", "count")
    assert place_of(found, "box", "generic_hits") == ("box", "generic_hits")


def test_an_owners_remarks_stay_and_a_value_can_be_taken_back() -> None:
    text = OWNER + "\n# my copy is the 2nd printing\n"
    place = ("regiments", "udloko", "hits")
    put = with_value(text, place, 3)

    assert "# my copy is the 2nd printing" in put
    assert laid(put).data["regiments"]["udloko"]["hits"] == {"value": 3, "origin": "owner"}
    assert "hits" not in laid(without_value(put, place)).data["regiments"].get("udloko", {})
    with pytest.raises(BadData):
        without_value(text, place)


# --- what a card says ---


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_worded_from_its_data(edition: int, lang: str) -> None:
    silent = [each.id for each in pieces(edition).cards if not list(card_text(lang, each))]

    assert silent == ["relief", "night"]


def test_a_card_says_what_it_costs_when_and_what_it_brings_about() -> None:
    assert list(card_text("en", card(2, "chard"))) == [
        "Close 3 · Medium 1 · Long 1",
        (
            "Return this card to your hand (Card Draw phase; with 3 or fewer cards in hand as the phase begins):"
            " one more card is drawn."
        ),
        "Discard this card (Action phase): 2 extra Actions.",
    ]
    assert list(card_text("es", card(2, "hook")))[1:3] == [
        "Mientras esté disponible: defiende el Hospital y aguanta con 5, 6.",
        "Descarta esta carta (fase de Acción): se apaga un fuego.",
    ]


def test_words_in_a_row_are_joined_as_people_join_them() -> None:
    """A list ends in "or"; a card named by its id, which no message words, is called so."""
    both = Ability("discard", (Effect("extra-die", 2, ranges=("close", "medium")),), ("action",))
    chard = Ability("discard", (Effect("recover", who=("hero", "group", "chard")),), ("action",))

    assert ability_effects("es", both) == "2 dados más en la próxima salva del turno (alcance corto o medio)"
    assert (
        ability_effects("en", both) == "2 more dice in the next volley of this turn (close or medium range)"
    )
    assert ability_effects("en", chard) == (
        "one Hero, Group or chard card comes from the discard pile to your hand"
    )


@pytest.mark.parametrize(
    ("said", "costs"),
    [
        ("[]", ["return", "discard"]),
        (
            '[{"cost": "insert", "timing": ["action"], "effects": [{"verb": "extra-action"}]}]',
            ["return", "discard", "insert"],
        ),
    ],
)
def test_abilities_that_an_owner_says_are_kept_one_by_one(
    tmp_path: Path, said: str, costs: list[str]
) -> None:
    """Beside those of the rulebook, and as all that there are: nobody is asked again."""
    keep(ZULUS, 2, ComponentNeeded("card-3", "abilities"), said, tmp_path)

    kept = next(each for each in components(own_box(ZULUS, 2, tmp_path)).cards if each.id == "chard")
    assert [each.cost for each in kept.abilities or ()] == costs


# --- at the terminal ---


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person with an empty data folder."""
    monkeypatch.setenv("HEART_AFRICA_DATA", str(tmp_path))
    return tmp_path


def test_a_pack_of_ones_own_is_written_looked_through_and_corrected(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*words: str) -> tuple[int, str]:
        code = main(["zulus", "pack", *words, "--lang", "en"])
        captured = capsys.readouterr()
        return code, " ".join((captured.out + captured.err).split())  # however long the path is

    assert run("set", "cards.44.volley.close", "4") == (
        0,
        f"Written: {home / 'packs' / 'zulus-2.pack.toml'}",
    )
    assert (
        "takes the place of 3 4 5 6 (rulebook: 13.0 (uncertain))"
        in run("set", "cards.dalton.numbers", "[5, 6]")[1]
    )
    code, said = run("set", "chits.r.count", "4")
    assert (code, said) == (
        2,
        "key “chits.r.count”: the mix holds exactly 3 chits “r” (ZR-023), and here are 4; correct how many there are.",
    )
    assert "owner" in run("show", "zulus-2-owner", "cards.44")[1]
    assert run("set", "cards.44.volley.close", "--remove")[0] == 0
    assert run("show", "zulus-2-owner", "cards.44")[0] == 2
    assert "owner’s transcription" in run("list")[1]
    assert run("export", "zulus-2-owner", "--out", str(home / "mine.pack.toml"))[0] == 0
    assert run("check", str(home / "mine.pack.toml"))[0] == 0


def test_everything_wrong_with_a_pack_is_told_at_once(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = home / "bad.pack.toml"
    spoilt = SECOND.replace("hits = { value = 4, origin", "hits = { value = 5, origin")
    file.write_text(
        spoilt.replace("number = { value = 28, origin", "number = { value = 51, origin"), encoding="utf-8"
    )

    assert main(["zulus", "pack", "check", str(file), "--lang", "es"]) == 2

    told = " ".join(capsys.readouterr().err.split())
    assert (
        f"{file}, línea {SECOND[: SECOND.index('hits = { value = 4')].count(chr(10)) + 1}, clave «regiments.udloko.hits»"
        in told
    )
    assert (
        "el mazo no cuadra: se barajan las cartas 6 a 31 (26 cartas, ZR-036) y faltan estas: 28; da cada número a una carta."
        in told
    )
    assert "no hay carta 51" in told


def test_the_process_ends_with_2_for_a_bad_pack(tmp_path: Path) -> None:
    (tmp_path / "bad.pack.toml").write_text(
        SECOND.replace(', origin = "substitute" }', " }", 1), encoding="utf-8"
    )
    command = [
        sys.executable,
        "-m",
        "heart_africa",
        "zulus",
        "pack",
        "check",
        "bad.pack.toml",
        "--lang",
        "en",
    ]

    ran = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, check=False, env={**os.environ}
    )

    assert (ran.returncode, ran.stdout) == (2, "")
    assert (
        "bad.pack.toml, line 19, key “regiments.udloko.hits.origin”: the key “origin” is missing; add it."
        in " ".join(ran.stderr.split())
    )


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("es", "frente a la senda «Cuerno Izquierdo» no es así"),
        ("en", "compared with the track “Left Horn” they do not"),
    ],
)
def test_an_owner_reads_the_name_of_a_track_as_the_game_gives_it(lang: str, told: str) -> None:
    assert told in say(lang, "bad-pack-loins", {"track": "left-horn", "cited": "5.1"})
