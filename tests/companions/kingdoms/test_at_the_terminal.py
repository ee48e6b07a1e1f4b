"""What is looked up and reckoned of Dark Kingdoms at the terminal without a game."""

import json

import pytest

from heart_africa.companions.kingdoms.components import Britannia, Effect, Fame
from heart_africa.companions.kingdoms.pack import components
from heart_africa.companions.kingdoms.packs import PACKS
from heart_africa.core.messages import LANGUAGES
from heart_africa.language.kingdoms_cards import britannia_text, fame_text
from heart_africa.terminal.app import main

BOX = components(PACKS.own_set(1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_worded_from_its_data(lang: str) -> None:
    texts = [
        *(fame_text(lang, each) for each in BOX.fame),
        *(britannia_text(lang, each) for each in BOX.britannia),
    ]

    assert all(line.endswith(".") or line.startswith("+1") for text in texts for line in text)


def test_a_fame_card_says_its_plus_when_it_is_played_under_which_condition_and_what_it_does() -> None:
    card = Fame("x", "X", "X", 1, plus=True, timing="turn", effects=(Effect("gain", 2, "iron"), Effect("recruit")),
                requires=("behind",))  # fmt: skip

    assert list(fame_text("en", card)) == [
        "+1 in any combat",
        "In your own turn, if another player has more victory points: take 2 iron cards; recruit 1 troop without paying.",
    ]


def test_a_britannia_card_says_whom_it_reaches_and_who_plays_with_it() -> None:
    card = Britannia("x", "X", "X", 1, three=True, effects=(Effect("lose", who="leaders", over=4),))

    assert list(britannia_text("es", card)) == [
        "Quien tenga más puntos de victoria devuelve 1 carta de materia a elección si tiene más de 4.",
        "Solo con tres jugadores (3).",
    ]


@pytest.mark.parametrize(
    ("command", "code", "told"),
    [
        ("cards forced-march", 0, "may move once more"),
        ("cards forced-mrch", 2, "forced-march"),
        ("map powys", 0, "Ceredigion, Erwing, Gwynedd, Luitcoyt, Peak"),
        ("map powis", 2, "powys"),
        ("map", 0, "Northwest Rheged – Rheged – Gwynedd"),
        ("vp --fortresses 4", 2, "3"),
    ],
)
def test_cards_and_map_are_looked_up(
    command: str, code: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["kingdoms", *command.split(), "--lang", "en"]) == code
    assert told in " ".join("".join(capsys.readouterr()).split())


@pytest.mark.rule("DK-145", "DK-140")
@pytest.mark.parametrize(
    ("said", "points", "wanting"),
    [
        ("", 0, {"3": 15, "4": 14}),
        ("--settlements 6 --fortresses 2 --ships 1 --wins 2", 13, {"3": 2, "4": 1}),
        ("--settlements 6 --fortresses 2 --ships 1 --wins 3", 14, {"3": 1, "4": 0}),
        ("--settlements 10 --fortresses 3 --ships 2", 18, {"3": 0, "4": 0}),
    ],
)
def test_points_are_counted_line_by_line(
    said: str, points: int, wanting: dict[str, int], capsys: pytest.CaptureFixture[str]
) -> None:
    """Settlements, ships and battles count 1, fortresses 2; 15 are needed with three players, 14 with four."""
    assert main(["kingdoms", "vp", *said.split(), "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert (found["points"], found["wanting"]) == (points, wanting)


def test_a_territory_and_a_card_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kingdoms", "map", "bernicia", "--json"]) == 0
    land = json.loads(capsys.readouterr().out)["territories"][0]
    assert main(["kingdoms", "cards", "truce", "--json"]) == 0
    card = json.loads(capsys.readouterr().out)["cards"][0]

    assert (land["shield"], land["closed_at_three"], land["neighbours"]) == (
        "jutes",
        True,
        ["catraeth", "north-rheged", "rheged"],
    )
    assert (card["deck"], card["group"], card["three"]) == ("britannia", 3, False)
