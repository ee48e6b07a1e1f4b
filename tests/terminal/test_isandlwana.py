"""*Last Stand at Isandlwana* through its doors: begun, played, asked; a position and what it answers."""

import json
import shutil
from pathlib import Path

import jsonschema
import pytest

from armylists.schemas import schema
from heart_africa.companions.isandlwana import game
from tests.companions.isandlwana.table import forward
from tests.terminal.conftest import Run
from tests.terminal.terminal import Terminal

STAND = Path(__file__).parents[1] / "companions/isandlwana/stand.position.toml"
PLACED = "\n".join(
    f"place {unit} {hex_}"
    for unit, hex_ in zip(
        ("1bb", "1bp", "rb", "p40r", "2bg", "28rd", "2bp"),
        ("1008", "1306", "1207", "1309", "1307", "1305", "1304"),
        strict=True,
    )
)


@pytest.fixture(autouse=True)
def companies_forward(monkeypatch: pytest.MonkeyPatch) -> None:
    """The companies stand where these tests press and name them."""
    monkeypatch.setattr(game, "components", forward)


@pytest.fixture
def stand(home: Path) -> str:
    """The position of the Examples of Play."""
    shutil.copy(STAND, home / STAND.name)
    return STAND.name


def test_a_game_alone_is_begun_played_and_looked_at(run: Run, home: Path) -> None:
    assert run("isandlwana", "new", "sunday", "--solitaire", "--seed", "3").code == 0
    (home / "morning.txt").write_text(f"{PLACED}\nzulus\n", encoding="utf-8")

    played = run("isandlwana", "play", "sunday", "--script", "morning.txt", "--throw", "--lang", "en")
    stands = run("isandlwana", "status", "sunday", "--lang", "es").out

    assert played.code == 0, played.err
    assert "Zulu units come as near as they can: " in played.out
    assert "Turno 1. Fase II, reacción británica" in stands
    assert "E Co 6, F Co 5" in stands
    assert "Conjunto propio del proyecto: no reproduce el mapa ni las fichas impresas." in stands
    (home / "wrong.txt").write_text("mover st-iz 1006\n", encoding="utf-8")
    refused = run("isandlwana", "play", "sunday", "--script", "wrong.txt")
    assert refused.code == 1
    assert "(IS-092, 7.9)" in refused.err


def test_a_map_file_that_was_cut_between_two_lines_is_told_from_one_that_is_half_copied(
    run: Run, home: Path
) -> None:
    """Its last 27 tables go, one value in each."""
    assert run("isandlwana", "pack", "export", "isandlwana-own", "--out", "map.pack.toml").code == 0
    text = (home / "map.pack.toml").read_text(encoding="utf-8")
    count = int(text.partition("values = ")[2].split()[0])
    assert run("isandlwana", "pack", "check", "map.pack.toml").code == 0

    cut = text.rsplit("\n[", 27)[0]
    (home / "map.pack.toml").write_text(cut, encoding="utf-8")
    found = run("isandlwana", "pack", "check", "map.pack.toml", "--lang", "en")

    assert found.code == 2
    assert "map.pack.toml, line 3, key “values”: " in found.err
    assert f"holds {count} values and there are only {count - 27}" in " ".join(found.err.split())
    (home / "map.pack.toml").write_text(cut.replace(f"values = {count}\n", ""), encoding="utf-8")
    assert run("isandlwana", "pack", "check", "map.pack.toml").code == 0  # as files were written before


def test_nothing_is_added_to_an_own_box_whose_file_was_cut(run: Run, home: Path) -> None:
    for hex_ in ("0101", "0102"):
        assert run("isandlwana", "pack", "set", f"hexes.{hex_}", "clear").code == 0
    [file] = home.parent.rglob("isandlwana-1.pack.toml")
    cut = file.read_text(encoding="utf-8").rpartition("0102")[0]
    file.write_text(cut, encoding="utf-8")

    for door in (("pack", "set", "hexes.0103", "clear"), ("new", "sunday", "--own-box")):
        found = run("isandlwana", *door, "--lang", "es")
        assert (found.code, "contiene 2 valores y solo hay 1" in " ".join(found.err.split())) == (2, True)
    assert file.read_text(encoding="utf-8") == cut


def test_what_no_box_prints_is_asked_again_and_goes_into_no_game(run: Run) -> None:
    """A Company's hex is the first that is asked for: 9999 is off the map, Zulus come on at 1601."""
    run("isandlwana", "new", "sunday", "--own-box")
    typed = "desplegar\n9999\ndesplegar\n1601\ndesplegar\n1606\nv\nsalir\n"
    seen = run("isandlwana", "play", "sunday", typed=typed)

    assert "«9999» no es un hexágono" in " ".join(seen.err.split())
    assert "1601 es un hexágono de entrada" in " ".join(seen.err.split())
    assert "El hexágono donde empieza Compañía A del 1/24: 1606." in seen.out
    assert "9999" not in run("isandlwana", "log", "sunday").out


def test_a_position_says_what_is_legal_and_why_not(run: Run, stand: str) -> None:
    found = run("isandlwana", "at", stand, "legal", "--json", "--lang", "en").json

    assert found["due"] == {"what": "British combat", "rule": "IS-054"}
    assert "fire 0909 --units a" in [each["order"] for each in found["legal"]]
    far = next(each for each in found["barred"] if each["order"] == "fire 0401 --units a")
    assert far["why"] == ["A Company 1/24th is 8 hexes away; the range is 3. (IS-110, 8.4)"]


def test_an_order_put_to_a_position_says_what_it_brings(run: Run, stand: str) -> None:
    found = run("isandlwana", "at", stand, "do", "fire 0909 a", "--dice", "2", "--json", "--lang", "en").json

    assert found["dice"] == [2]
    assert found["told"] == [
        "Fire at 0909 (A Company 1/24th): 5 less 2, hit number 3, die 2. The Zulu unit falls."
    ]
    jsonschema.validate(json.loads(json.dumps({"format": "heart-africa/position", "version": 1, "position": {
        "game": "isandlwana", "edition": 1, "pack": "isandlwana-own"}, "state": found["position"]})),
        json.loads(schema("isandlwana-position")))  # fmt: skip
    refused = run("isandlwana", "at", stand, "do", "fuego 0401 a", "--lang", "es")
    assert refused.code == 1
    assert "Compañía A del 1/24 está a 8 hexágonos; el alcance es 3. (IS-110, 8.4)" in refused.out


@pytest.mark.parametrize(
    ("was", "now", "says"),
    [
        ("0909 = 1", "0909 = 113", "120 is too much; the most is 112"),
        ('hex = "0708"', 'hex = "0755"', "“0755” is no hex of this map"),
        ("steps = 5", "steps = 9", "9 is too much; the most is 8"),
        ("0909 = 1", "1008 = 1", "Zulus and British both stand in 1008"),
    ],
)
def test_a_position_that_cannot_be_says_where(
    run: Run, home: Path, stand: str, was: str, now: str, says: str
) -> None:
    text = (home / stand).read_text(encoding="utf-8")
    (home / stand).write_text(text.replace(was, now), encoding="utf-8")

    refused = run("isandlwana", "at", stand, "--lang", "en")

    assert refused.code == 2
    assert says in refused.err


def test_a_stack_a_square_and_a_place_are_typed_as_people_say_them(run: Run) -> None:
    """Whom the prompt lists is moved by its line; `undo` and `fin` are verbs of the prompt, these orders are not."""
    run("isandlwana", "new", "camp")
    placed = PLACED.replace("place 1bb", "colocar 1bb en")
    typed = ("listo", "elegir movimiento", "mover younghusband c 1507", "cuadro c", "deshacer cuadro c", "", "fin de fase",
             "salir")  # fmt: skip
    seen = run("isandlwana", "play", "camp", typed="\n".join((placed, *typed, "")))

    assert seen.code == 0, seen.err
    for each in (
        "mover c,younghusband hasta … (de 1505, 4 puntos)",
        "· mover 1bb,carro hasta 0808, 0908, 0909, 1007, 1009, 1108, 1109, 1208",
        "Younghusband mueve de 1505 a 1507.",
        "Compañía C del 1/24 forma cuadro.",
        "✗ Compañía C del 1/24 ya ha terminado su movimiento.",
        "Hay exceso en 2004: el británico dice quién sale",
    ):
        assert each in seen.out


def test_what_no_reason_makes_possible_asks_for_none(run: Run) -> None:
    run("isandlwana", "new", "camp")
    seen = run("isandlwana", "play", "camp", "--lang", "en", typed=f"{PLACED}\nrush 1201 1005\nundo\nquit\n")

    assert "✗" in seen.out
    assert "Undone: #9 " in seen.out
    assert "reason" not in seen.err


def test_of_a_die_that_the_system_rolls_it_is_said_what_for(run: Run) -> None:
    """E and F Company stand in the open at 2004, six Zulu units around them: 6 less 2 of clear ground."""
    run("isandlwana", "new", "camp", "--solitaire", "--seed", "5")
    seen = run("isandlwana", "play", "camp", "--lang", "en", typed=f"{PLACED}\ndone\n5\n6\nback\nquit\n")

    assert "1D6 for the attack of 1905 on 2004, hit number 4 ›" in seen.err


def test_at_the_prompt_the_system_plays_on_by_itself_and_asks_for_no_lots(run: Run, home: Path) -> None:
    """With the last piece placed the Zulus move, whose ties are drawn; then it is the player's turn."""
    run("isandlwana", "new", "camp", "--solitaire")
    (home / "morning.txt").write_text(PLACED.rpartition("\n")[0], encoding="utf-8")
    run("isandlwana", "play", "camp", "--script", "morning.txt")

    terminal = Terminal("heart_africa", "isandlwana", "play", "camp", "--lang", "en", home=home.parent)
    terminal.until("\x1b[?2004h")
    terminal.type("place 2bp 1304\r")
    seen = terminal.until("Phase II, British reaction")
    terminal.until("· done")  # however many targets there are
    terminal.type("advice\r")
    advised = terminal.until("To break out west:")
    terminal.type("quit\r")

    assert terminal.close() == 0
    assert "come as near as they can" in seen
    assert "To stand round the wagon: fire" in advised
