"""A PDF read back: its text, pages, outline, faces and sizes."""

import re
from io import BytesIO
from pathlib import Path

import pypdf
import pytest

from heart_africa.core.problems import BadData
from heart_africa.storage.files import write_bytes
from reports.pdf.documents import printed
from tests.reports.armies import CARAVAN, LAYOUTS, NOTE, pdf, read_back, sheet, words

SIZE = re.compile(rb"/F\d+\+?\d* ([\d.]+) Tf")
PAPERS = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
ARMIES = ["caravan", "village", "illegal"]


@pytest.mark.parametrize(
    "said",
    [
        "Caravana de Tabora",
        "1ª compañía",
        NOTE,
        "Genio Organizativo",
        "FORT-13, pág. 13",
        "642 / 720",
    ],
)
def test_the_unit_sheets_say_it(said: str) -> None:
    assert said in words(read_back("caravan", "units"))


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("layout", ["summary", "opponent"])
@pytest.mark.parametrize("army_name", ["caravan", "village"])
def test_the_short_sheets_of_a_legal_army_are_one_page(army_name: str, layout: str, lang: str) -> None:
    assert len(read_back(army_name, layout, lang).pages) == 1


def test_every_page_says_which_it_is_of_how_many() -> None:
    reader = read_back("caravan", "units")
    texts = [page.extract_text() for page in reader.pages]

    assert len(texts) == 3
    assert [f"Página {n} de 3" in text for n, text in enumerate(texts, start=1)] == [True, True, True]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("army_name", ARMIES)
def test_every_page_has_the_size_of_its_paper(army_name: str, paper: str) -> None:
    boxes = [page.mediabox for page in read_back(army_name, "units", paper=paper).pages]

    assert {(float(box.width), float(box.height)) for box in boxes} == {PAPERS[paper]}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("army_name", ARMIES)
def test_every_face_is_embedded(army_name: str, layout: str) -> None:
    fonts = [
        font.get_object()
        for page in read_back(army_name, layout).pages
        for font in page["/Resources"]["/Font"].values()  # type: ignore[index]  # pypdf's objects are not typed
    ]

    assert fonts
    assert all("/FontFile2" in font["/FontDescriptor"] for font in fonts)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("army_name", ARMIES)
def test_no_type_is_under_eight_points(army_name: str, layout: str) -> None:
    pages = read_back(army_name, layout).pages
    sizes = {float(found) for page in pages for found in SIZE.findall(page.get_contents().get_data())}  # type: ignore[union-attr]  # pypdf's objects are not typed

    assert len(sizes) > 3
    assert min(sizes) >= 8


def test_the_document_says_what_it_is_and_in_what_language() -> None:
    reader = read_back("caravan", "units", "en")
    about = reader.metadata

    assert about is not None
    assert (about.title, about.author) == ("Caravana de Tabora – Unit sheets", "Marta Ruiz")
    assert about.subject == "Army for “En el Corazón de África”: Zanzibaris, 1879"
    assert reader.trailer["/Root"]["/Lang"] == "en"  # type: ignore[index]  # pypdf's objects are not typed


def test_the_outline_leads_to_each_part_and_unit() -> None:
    outline = read_back("caravan", "units").outline
    parts = [item.title for item in outline if not isinstance(item, list)]
    inside = [[item.title for item in items] for items in outline if isinstance(items, list)]  # type: ignore[union-attr]  # pypdf's objects are not typed

    assert parts[:3] == ["Mando", "Unidades", "Aliados: «Pacífico» Poblado"]
    assert inside[1] == ["1–2 20 Askaris", "3 16 Askaris", "4 Guardia"]


def test_the_stamp_of_an_illegal_army_is_on_every_page() -> None:
    pages = [page.extract_text() for page in read_back("illegal", "units").pages]

    assert len(pages) > 1
    assert "NO LEGAL" in pages[0]
    assert all("NO legal" in page and "No legal" in page for page in pages[1:])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_same_army_gives_the_same_bytes(layout: str) -> None:
    assert pdf(CARAVAN, layout) == pdf(CARAVAN, layout)


def test_a_code_too_long_for_a_picture_leaves_it_out() -> None:
    made = printed([sheet(CARAVAN, "summary", code="x" * 3000)], "a4").pdf

    assert len(pypdf.PdfReader(BytesIO(made)).pages) == 1


def test_a_pdf_is_written_whole_in_place_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "army.pdf"
    path.write_text("old", encoding="utf-8")

    write_bytes(path, pdf(CARAVAN, "summary", "en"))

    assert path.read_bytes().startswith(b"%PDF-")
    assert [file.name for file in tmp_path.iterdir()] == ["army.pdf"]


def test_a_folder_is_no_place_for_a_pdf(tmp_path: Path) -> None:
    made = pdf(CARAVAN, "summary")

    with pytest.raises(BadData) as caught:
        write_bytes(tmp_path, made)

    assert caught.value.code == "is-a-folder"


@pytest.mark.parametrize(
    ("layout", "paper", "error"),
    [
        pytest.param("poster", "a4", ValueError, id="layout"),
        pytest.param("units", "a7", KeyError, id="paper"),
    ],
)
def test_what_there_is_not_is_refused(layout: str, paper: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        pdf(CARAVAN, layout, paper=paper)
