"""Orders of a campaign at the terminal: as commands, as lines, from a script; refused by rule or as nonsense."""

from pathlib import Path

import pytest

from armylists.catalogue import built_in
from heart_africa.core.journal.records import Command
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.language.campaign.reader import COMMANDS, order_line, reader
from heart_africa.language.order_fields import form
from heart_africa.rules.campaign.forces import Join
from heart_africa.rules.campaign.keeper import ORDERS
from heart_africa.rules.campaign.promotions import Promote
from heart_africa.terminal.game.orders import data_line
from tests.campaign.club import KEEPER, Club
from tests.campaign.test_laws import played
from tests.terminal.campaign.conftest import ORDER, begin, done
from tests.terminal.conftest import Run

LISTS = built_in()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: form(command).kind)
def test_every_order_has_its_words_in_both_languages(command: type, lang: str) -> None:
    """Its verb, what it is for, each of its options and what that says."""
    wanted = form(command)
    messages = [f"order-{wanted.kind}", f"order-{wanted.kind}.title", f"order-{wanted.kind}.help"]
    messages += [f"{slot.message}{part}" for slot in wanted.slots for part in ("", ".help")]

    assert [message for message in messages if not has(lang, message)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_orders_share_a_verb(lang: str) -> None:
    verbs = [verb for command in COMMANDS for verb in form(command).verbs(lang)]

    assert len(verbs) == len(set(verbs))
    assert len(COMMANDS) == len(ORDERS)


@pytest.mark.parametrize(
    "line",
    [
        "ataca Ana a Luis", "pasa Ana", "pacta Luis 2 paga Ana", "pacta Luis --explora", "resiste Luis", "caza Eva",
        "explora Eva en Ana", "explora Eva en Ana hongos 2 paga Ana", "saluda Eva a Zoe", "reta Eva a Zoe",
        "da Ana a Luis hongos 3 por «la paz»", "entra Teo con pygmies", "asciende Ana a native_kingdom pueblo buganda",
        "entra Teo con egyptians --papel nativo --llamado «Los del Nilo»", "nombra Ana", "nombra Ana llamado Wa-tembo",
        "deja Ana", "ausente Ana", "presente Ana", "turno", "orden", "plazo 2027-03-31", "rehúsa Luis",
        "suspende 1860-1-1 motivo «se perdió el tren»", "rebela Ana", "somete Ana", "distrito Eva", "distrito Eva de Ana",
        "resultado 1860-1-1 gana atacante", "resultado 1860-1-1 gana empate --caídos Eva --bajas Ana=7,Luis=2 --acta hoja",
        "abre 1860-1-1", "concluye «se acabó el verano»", "concluye",
    ],
)  # fmt: skip
def test_a_line_is_written_as_it_is_read(line: str) -> None:
    club = Club(1860, Ana="native_warlord", Luis="zanzibaris", Eva="white_explorers", Zoe="white_explorers")
    club.turn(6, 1, 6, 1, meetings=(1, 2))
    club.fight  # noqa: B018  # a battle is needed for its id
    club.do(_read(club, "ataca Ana a Luis"), despite="para la prueba")
    club.do(_read(club, "resiste Luis"), 4)
    command = _read(club, line)

    text = order_line("es", LISTS, KEEPER, club.state, command)

    assert _read(club, text) == command
    assert not text.startswith("{")
    for lang in LANGUAGES:
        written = order_line(lang, LISTS, KEEPER, club.state, command)
        assert reader(lang, LISTS, club.state).command(written) == command


def _read(club: Club, line: str) -> Command:
    command: Command = reader("es", LISTS, club.state).command(line)
    return command


def test_players_are_known_by_their_beginning_and_by_their_force(lagos: Run) -> None:
    assert lagos("campaign", "attack", "lagos", "ev", "wa simba").code == 0
    assert "Eva ataca a Luis, que resiste" in lagos("campaign", "next", "lagos").out


def test_a_rule_refuses_and_is_overruled_with_a_reason(lagos: Run) -> None:
    refused = lagos("campaign", "attack", "lagos", "Ana", "Luis")
    lagos("campaign", "attack", "lagos", "Ana", "Luis", "--overrule", "Eva no ha llegado")

    assert (refused.code, "Antes le toca a Eva. (CTURN-11†, pág. 39)" in refused.out) == (1, True)
    assert "Ana ataca a Luis" in lagos("campaign", "timeline", "lagos").out
    assert "Eva no ha llegado" in lagos("campaign", "timeline", "lagos").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("attack", "lagos", "Eba", "Ana"), "¿Querías decir «Eva»?"),
        (("give", "lagos", "--", "Ana", "Luis", "-3"), "-3"),
        (("give", "lagos", "Ana", "Luis", "muchos"), "argumento HONGOS"),
        (("join", "lagos", "Bo", "zzz"), "argumento LISTA: no hay ninguna lista «zzz»"),
        (("result", "lagos", "1885-1-7", "Ana"), "1885-1-7"),
        (("result", "lagos", "1885-1-7"), "attacker|defender|draw"),
        (("do", "lagos", "conquista todo"), "conquista"),
        (("join", "lagos", "ana", "pygmies"), "ya hay alguien"),
        (("join", "lagos", "Zoe", "martians"), "martians"),
        (("status", "lago"), "¿Querías decir «lagos»?"),
        (("status", "lagos", "--at", "mañana"), "1878/1"),
        (("goto", "lagos", "99"), "99"),
        (("undo", "lagos"), "hay dados"),
        (("turn", "lagos", "--dice", "7"), "7"),
    ],
)
def test_what_makes_no_sense_is_bad_input_and_enters_nothing(
    lagos: Run, words: tuple[str, ...], said: str
) -> None:
    before = lagos("campaign", "export", "lagos").out
    ran = lagos("campaign", *words)

    assert (ran.code, said in ran.err) == (2, True), ran
    assert lagos("campaign", "export", "lagos").out == before


@pytest.mark.rule("NATIVE-04")
def test_a_player_who_is_out_gives_no_orders(lagos: Run) -> None:
    lagos("campaign", "leave", "lagos", "Ana")
    ran = lagos("campaign", "attack", "lagos", "Ana", "Luis")

    assert (ran.code, "Ana dejó la campaña. (CAMP-13, pág. 37)" in ran.out) == (1, True)


@pytest.mark.rule("CAMP-02")
def test_no_campaign_is_left_behind_by_a_year_too_early(run: Run) -> None:
    ran = run("campaign", "new", "lagos", "--year", "1859")

    assert (ran.code, "1860. (CAMP-02, pág. 37)" in ran.out) == (1, True)
    assert run("campaign", "list", "--json").json == []


def test_a_turn_takes_its_dice_in_their_order(run: Run) -> None:
    """Two explorers: two dice for their meeting, a 2 and a 5 are no 7... then each rolls for the order."""
    begin(run)
    done(run("campaign", "join", "lagos", "Zoe", "white_explorers"))
    facts = done(run("campaign", "turn", "lagos", "--dice", "1 2 3 6 5 4 1", "--json")).json["done"]

    assert [each["order"] for each in facts] == ["begin-turn", "roll-order"]
    assert [roll["faces"] for each in facts for roll in each["rolls"]] == [[1, 2], [3, 6], [5, 4, 1]]


def test_a_script_is_the_campaign_again(lagos: Run, home: Path) -> None:
    """What the timeline writes as a script comes to the same campaign, in either language."""
    for line in ("ataca Eva a Ana", "pacta Ana 2 --explora", "pasa Ana", "ataca Luis a Leo", "resiste Leo = 4",
                 "resultado 1 gana defensor --bajas Luis=12", "da Ana a Luis 1 «por el marfil»"):  # fmt: skip
        done(lagos("campaign", "do", "lagos", line))
    told = lagos("campaign", "chronicle", "lagos").out
    for lang in LANGUAGES:
        script = done(lagos("campaign", "timeline", "lagos", "--as", "script", "--lang", lang)).out
        (home / "orders.txt").write_text(script, encoding="utf-8")
        done(lagos("campaign", "new", f"lagos-{lang}", "--year", "1885"))
        done(lagos("campaign", "play", f"lagos-{lang}", "--script", "orders.txt"))

        assert lagos("campaign", "chronicle", f"lagos-{lang}").out == told.replace(
            "«lagos»", f"«lagos-{lang}»"
        )


def test_a_script_stops_at_the_line_that_is_refused_and_goes_on_from_there(run: Run, home: Path) -> None:
    begin(run)
    (home / "orders.txt").write_text("turno\n# nada\norden = 2 6 5 1\ncaza Ana\npasa Eva\n", encoding="utf-8")
    ran = run("campaign", "play", "lagos", "--script", "orders.txt")

    assert (ran.code, "orders.txt, línea 4" in ran.err, "--from 4" in ran.err) == (1, True, True)

    (home / "orders.txt").write_text("turno\n#\norden\npasa Eva ! prisa\ncaza\n", encoding="utf-8")
    again = run("campaign", "play", "lagos", "--script", "orders.txt", "--from", "4")

    assert (again.code, "falta: jugador" in again.err) == (2, True)
    assert "Le toca a Ana" in run("campaign", "next", "lagos").out


def test_the_prompt_says_what_comes_next_asks_for_dice_and_goes_back(run: Run) -> None:
    begin(run)
    lines = "turno\norden\n2\n6 5 1\n?\npuede Ana\nataca Ana a Luis\n\ncuenta\nclasificación\npasa Eva\ndeshacer\nsalir\n"
    ran = run("campaign", "play", "lagos", typed=lines)

    assert ran.code == 0
    assert "Le toca a Eva" in ran.out
    assert "Antes le toca a Eva. (CTURN-11†, pág. 39)" in ran.out
    assert "No se ha hecho nada." in ran.out
    assert "8 pasa Eva" in ran.out
    assert len(run("campaign", "timeline", "lagos", "--json").json) == 7


def test_in_a_pipe_the_line_after_a_refusal_is_the_next_order(lagos: Run) -> None:
    """Eva is first (CTURN-11): Ana's attack is refused, and the next line is Eva's."""
    ran = lagos("campaign", "play", "lagos", stdin=b"ataca Ana a Luis\npasa Eva\n")

    assert ran.code == 1
    facts = lagos("campaign", "timeline", "lagos", "--json").json
    assert [each["order"] for each in facts[7:]] == ["pass-go"]


def test_the_order_of_play_is_as_the_dice_say(lagos: Run) -> None:
    assert f"según entraron en la campaña): {ORDER}" in lagos("campaign", "timeline", "lagos").out
    assert "Eva (4), Ana (12), Luis (10), Leo (4)" in lagos("campaign", "timeline", "lagos").out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_every_order_of_a_campaign_reads_back_from_its_line(seed: int, lang: str) -> None:
    for each in played(seed, 250).standing:
        text = order_line(lang, LISTS, KEEPER, each.before, each.act.command)

        if text.startswith("{"):  # the armies of these campaigns name no entry of the lists
            assert isinstance(each.act.command, Join | Promote)
            assert data_line(KEEPER.codec, text)[1] == each.act.command
        else:
            assert reader(lang, LISTS, each.before).command(text) == each.act.command
