"""Armies made, completed, printed, sent and compared."""

import csv
from io import StringIO
from pathlib import Path

import pytest

from armylists.catalogue import built_in
from tests.terminal.conftest import SAMPLE, Run

CHOICES = [
    (army.id, people)
    for army in built_in().lists.values()
    for people in (*([] if army.people_required else [""]), *army.people_ids())
]


# --- new ---


@pytest.mark.parametrize(("list_id", "people"), CHOICES)
def test_a_new_army_of_any_list_and_people_is_written_and_legal(
    run: Run, home: Path, list_id: str, people: str
) -> None:
    made = run("army", "new", list_id, "--people", people, "--out", "new.army.toml")

    assert made.code == 0
    assert run("army", "check", "new.army.toml").code == 0
    assert [path.name for path in home.iterdir()] == ["new.army.toml"]


def test_a_new_army_takes_what_it_is_told(run: Run) -> None:
    options = ("--people", "buganda", "--year", "1870", "--points", "500", "--role", "defender")
    more = ("--scenario", "raid", "--name", "La lanza", "--json")
    army = run("army", "new", "native_kingdom", *options, *more).json["army"]

    assert {key: army[key] for key in ("name", "list", "people", "year", "points", "role", "scenario")} == {
        "name": "La lanza",
        "list": "native_kingdom",
        "people": "buganda",
        "year": 1870,
        "points": 500,
        "role": "defender",
        "scenario": "raid",
    }


def test_a_new_army_is_never_written_over_another_unless_forced(run: Run, home: Path) -> None:
    first = run("army", "new", "zanzibaris")
    written = (home / "zanzibaris.army.toml").read_text(encoding="utf-8")
    again = run("army", "new", "zanzibaris", "--points", "300")

    assert (first.code, again.code) == (0, 2)
    assert "--force" in again.err
    assert (home / "zanzibaris.army.toml").read_text(encoding="utf-8") == written
    assert run("army", "new", "zanzibaris", "--points", "300", "--force").code == 0
    assert "points = 300" in (home / "zanzibaris.army.toml").read_text(encoding="utf-8")


def test_a_new_army_may_be_printed_and_checked_through_a_pipe(run: Run, home: Path) -> None:
    printed = run("army", "new", "pygmies", "--out", "-").out

    assert not list(home.iterdir())
    assert run("army", "check", "-", stdin=printed.encode()).code == 0


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("colonial_expedition", "--people", "british", "--year", "1880"), "empieza en 1885"),
        (("colonial_expedition",), "Falta elegir pueblo o nación"),
        (("zanzibaris", "--points", "40"), "no alcanza"),
        (("zanzibaris", "--people", "buganda"), "no es de la lista"),
    ],
)
def test_where_the_book_allows_no_army_it_says_why(
    run: Run, home: Path, options: tuple[str, ...], said: str
) -> None:
    ran = run("army", "new", *options)
    facts = run("army", "new", *options, "--json").json

    assert ran.code == 1
    assert said in ran.out
    assert facts["army"] is None
    assert facts["problems"][0]["rule"]
    assert not list(home.iterdir())


@pytest.mark.parametrize("command", [("new", "zanzibaris"), ("random",)])
@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--role", "atacker", "«attacker»"),
        ("--scenario", "raids", "«raid»"),
        ("--people", "bugannda", "«buganda»"),
        ("--mode", "wild", "colonial, native"),
        ("--year", "1859", "las reglas tratan de 1860 a 1899"),
        ("--year", "1900", "elige un año de esos en vez de 1900"),
        ("--year", "soon", "número entero"),
        ("--points", "100000", "el máximo es 99999"),
    ],
)
def test_options_that_make_no_sense_are_told_what_is_allowed(
    run: Run, command: tuple[str, ...], option: str, value: str, said: str
) -> None:
    ran = run("army", *command, option, value)

    assert ran.code == 2
    assert said in ran.err


@pytest.mark.parametrize("year", ["1860", "1899"])
def test_the_first_and_the_last_year_of_the_book_are_years_of_an_army(run: Run, year: str) -> None:
    assert run("army", "new", "zanzibaris", "--year", year, "--out", "-").code == 0


# --- random ---


@pytest.mark.parametrize("seed", range(6))
def test_a_random_army_of_any_list_is_legal_and_comes_again(run: Run, seed: int) -> None:
    first, again = run("army", "random", "--seed", seed), run("army", "random", "--seed", seed)

    assert first.code == 0
    assert first.out == again.out
    assert f"--seed {seed}" in first.err
    assert run("army", "check", "-", stdin=first.out.encode()).code == 0


def test_a_random_army_keeps_to_what_is_asked(run: Run) -> None:
    army = run("army", "random", "--people", "mahdists", "--points", "450", "--seed", "1", "--json").json[
        "army"
    ]

    assert (army["list"], army["people"], army["points"]) == ("sudanese_slavers", "mahdists", 450)
    assert army["year"] >= 1882


def test_lists_not_yet_open_in_a_year_are_not_drawn(run: Run) -> None:
    """L12-04: the colonial expedition begins in 1885."""
    lists = {
        run("army", "random", "--year", "1860", "--seed", seed, "--json").json["army"]["list"]
        for seed in range(12)
    }

    assert "colonial_expedition" not in lists
    assert len(lists) > 3


# --- suggest ---


def test_suggestions_say_what_may_be_added_and_on_demand_why_not_the_rest(run: Run, army: Path) -> None:
    """Of 300 points 298 are spent, and 3 more are tolerated: attendants are free, an askari is 6 points."""
    short, long = run("army", "suggest", army), run("army", "suggest", army, "--why-not")

    assert short.code == long.code == 0
    assert "Pon 1 ayudante al líder" in short.out
    assert "--why-not" in short.out
    assert "Añade 1 Askari a la unidad 2 (serán 11)" not in short.out
    assert "Añade 1 Askari a la unidad 2 (serán 11)" in long.out
    assert "COMP-15†, pág. 29: El ejército cuesta 304 puntos" in long.out


def test_suggestions_as_json_carry_their_edits_and_reasons(run: Run, army: Path) -> None:
    army.write_text(SAMPLE.replace("points = 300", "points = 600"), encoding="utf-8")
    facts = run("army", "suggest", army, "--json").json

    swords = next(each for each in facts if each["edit"] == {
        "kind": "set-figures", "unit": 0, "troop": "swordsmen", "count": 9, "ally": None})  # fmt: skip
    horse = next(each for each in facts if each["edit"].get("troop") == "horsemen")
    assert (swords["allowed"], swords["points"], swords["reasons"]) == (True, 14, [])
    assert (horse["allowed"], horse["reasons"][0]["rule"]) == (False, "COMP-16")


# --- pdf ---


@pytest.mark.parametrize("layout", ["summary", "units", "opponent"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_an_army_is_printed_beside_its_file(run: Run, army: Path, layout: str, lang: str) -> None:
    ran = run("army", "pdf", army, "--layout", layout, "--lang", lang)

    path = army.with_name(f"caravana-{layout}.pdf")
    assert (ran.code, str(path) in ran.out) == (0, True)
    assert path.read_bytes().startswith(b"%PDF-")


def test_an_illegal_army_is_printed_too(run: Run, illegal: Path) -> None:
    assert run("army", "pdf", illegal, "--paper", "letter", "--out", "x.pdf").code == 0


@pytest.mark.parametrize(
    ("option", "value", "said"), [("--layout", "sumary", "«summary»"), ("--paper", "a3", "a4, letter")]
)
def test_a_sheet_that_there_is_not_is_refused(
    run: Run, army: Path, option: str, value: str, said: str
) -> None:
    ran = run("army", "pdf", army, option, value)

    assert ran.code == 2
    assert said in ran.err


def test_a_printed_army_is_not_written_over_another_file(run: Run, army: Path) -> None:
    assert run("army", "pdf", army, "--out", "x.pdf").code == 0
    assert run("army", "pdf", army, "--out", "x.pdf").code == 2
    assert run("army", "pdf", army, "--out", "x.pdf", "--force").code == 0


# --- share and import ---


@pytest.mark.parametrize("form", ["code", "json"])
@pytest.mark.parametrize("through", ["file", "pipe"])
def test_an_army_sent_comes_back_the_same(run: Run, army: Path, form: str, through: str) -> None:
    sent = run("army", "share", army, "--as", form)
    Path("sent").write_text(sent.out, encoding="utf-8")
    source = "sent" if through == "file" else "-"

    back = run("army", "import", source, "--out", "back.army.toml", stdin=sent.out.encode())

    assert (sent.code, back.code) == (0, 0)
    assert "iguales" in run("army", "diff", army, "back.army.toml").out


def test_a_code_may_be_given_as_it_is(run: Run, army: Path) -> None:
    code = run("army", "share", army).out.strip()

    assert len(code) <= 300
    assert run("army", "import", code, "--json").json["army"]["name"] == "Caravana de Tabora"


def test_a_code_with_a_letter_changed_is_refused(run: Run, army: Path) -> None:
    code = run("army", "share", army).out.strip()

    ran = run("army", "import", code[:-8] + ("a" if code[-8] != "a" else "b") + code[-7:])

    assert ran.code == 2


def test_notes_stay_at_home_if_asked(run: Run, army: Path) -> None:
    army.write_text(
        SAMPLE.replace("points = 300", 'points = 300\nnotes = "la emboscada, en el río"'), encoding="utf-8"
    )

    assert "emboscada" in run("army", "share", army, "--as", "json").out
    assert "emboscada" not in run("army", "share", army, "--as", "json", "--no-notes").out


def test_the_figures_are_a_table_for_spreadsheets(run: Run, army: Path) -> None:
    assert run("army", "share", army, "--as", "csv", "--out", "t.csv", "--lang", "en").code == 0
    rows = list(csv.reader(StringIO(Path("t.csv").read_text(encoding="utf-8-sig"), newline="")))

    assert rows[0] == ["Troop", "Figures", "Points each", "Points", "Where"]
    assert sum(int(row[3]) for row in rows[1:]) == 298


@pytest.mark.parametrize(("name", "start"), [("q.png", b"\x89PNG"), ("q.svg", b"<?xml")])
def test_a_qr_picture_is_written_by_its_ending(run: Run, army: Path, name: str, start: bytes) -> None:
    assert run("army", "share", army, "--as", "qr", "--out", name).code == 0
    assert Path(name).read_bytes().startswith(start)
    assert run("army", "share", army, "--as", "qr", "--out", "q.gif").code == 2


def test_a_qr_picture_shows_in_the_terminal(run: Run, army: Path) -> None:
    assert "█▀" in run("army", "share", army, "--as", "qr").out


@pytest.mark.parametrize("form", ["text", "markdown"])
@pytest.mark.parametrize(("lang", "said"), [("es", "Espadachines"), ("en", "Swordsmen")])
def test_an_army_as_text_says_what_the_sheet_says(
    run: Run, army: Path, form: str, lang: str, said: str
) -> None:
    ran = run("army", "share", army, "--as", form, "--lang", lang)

    assert ran.code == 0
    assert said in ran.out
    assert "Caravana de Tabora".lower() in ran.out.lower()


def test_a_form_that_there_is_not_is_refused(run: Run, army: Path) -> None:
    ran = run("army", "share", army, "--as", "yaml")

    assert (ran.code, "code, text, markdown, json, csv, qr" in ran.err) == (2, True)


# --- diff ---


def test_differences_are_told_by_place(run: Run, army: Path, illegal: Path) -> None:
    ran = run("army", "diff", army, illegal, "--lang", "en")
    facts = run("army", "diff", army, illegal, "--json").json

    assert ran.code == 0
    assert "+ new: unit 5 (3 Askaris)" in ran.out
    assert [(each["kind"], each["where"]) for each in facts] == [("added", "units[4]"), ("changed", "")]
    assert facts[0]["new"]["figures"] == {"askaris": 3}


@pytest.mark.parametrize("words", [("pdf",), ("share", "--as", "csv")])
def test_an_army_is_never_overwritten_by_what_is_made_of_it(
    army: Path, run: Run, words: tuple[str, ...]
) -> None:
    before = army.read_bytes()
    ran = run("army", *words, army, "--out", army, "--force", "--json")

    assert (ran.code, ran.json["error"]["code"]) == (2, "onto-itself")
    assert army.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "facts"),
    [
        (("army", "pdf", "caravana.army.toml", "--out", "a.pdf"), {"file": "a.pdf", "layout": "summary", "paper": "a4"}),
        (("army", "share", "caravana.army.toml", "--out", "a.txt"), {"file": "a.txt", "form": "code"}),
        (("collection", "set", "askaris", "40", "--collection", "c.toml"), {"file": "c.toml", "troop": "askaris", "count": 40}),
    ],
)  # fmt: skip
@pytest.mark.usefixtures("army")
def test_what_was_written_is_told_to_programs(
    run: Run, words: tuple[str, ...], facts: dict[str, object]
) -> None:
    assert run(*words, "--json").json == facts


@pytest.mark.usefixtures("army")
def test_a_code_is_given_to_programs_as_text(run: Run) -> None:
    told = run("army", "share", "caravana.army.toml", "--json").json

    assert told["form"] == "code"
    assert told["text"].startswith("HA1:")
