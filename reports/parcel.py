"""An army in the forms in which it is sent: code, text, Markdown, JSON, a table of figures, a QR picture."""

from typing import Final

from armylists import qr
from armylists.catalogue import Catalogue
from armylists.exchange import figures_csv, to_json
from armylists.legality import verdict
from armylists.roster import Roster
from armylists.share_code.code import encode
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import Rulings
from heart_africa.core.text import shown
from reports.content.roster import roster_sheet
from reports.content.sheet import ArmyLayout, Sheet
from reports.options import PaperOptions
from reports.text import markdown, plain

FORMS: Final = ("code", "text", "markdown", "json", "csv", "qr")
PICTURES: Final = {".svg": qr.svg, ".png": qr.png}
"""How a QR picture is made, by the ending of its file."""


@dataclass(frozen=True, slots=True)
class Parcel:
    """An army to be sent, with what its forms need."""

    catalogue: Catalogue
    roster: Roster
    rulings: Rulings
    layout: ArmyLayout
    lang: str

    def text(self, form: str) -> str:
        """Return the army as text in a form; an unknown form gives the code.

        Raises `BadData` if the army is too long for it.
        """
        match form:
            case "text":
                return shown(plain(self._sheet()))
            case "markdown":
                return shown(markdown(self._sheet()))
            case "json":
                return to_json(self.roster)
            case "csv":
                return figures_csv(self.catalogue, self.roster, self.lang)
            case "qr":
                return qr.terminal(self._code())
            case _:
                return self._code()

    def data(self, form: str, ending: str) -> bytes:
        """Return the army as a file. Raises `BadData`; `KeyError` for an ending that no QR picture has."""
        if form == "qr":
            return PICTURES[ending](self._code())
        text = self.text(form).removesuffix("\n") + "\n"
        return text.encode("utf-8-sig" if form == "csv" else "utf-8")  # so that spreadsheets recognise UTF-8

    def _code(self) -> str:
        return encode(self.roster, self.catalogue)

    def _sheet(self) -> Sheet:
        """Return the sheet of the army."""
        lists, roster, code = self.catalogue, self.roster, code_if_any(self.roster, self.catalogue)
        found = verdict(lists, roster, self.rulings)
        return roster_sheet(lists, roster, found, PaperOptions(self.lang), layout=self.layout, code=code)


def code_if_any(roster: Roster, lists: Catalogue) -> str:
    """Return the share code for a sheet; "" for an army whose notes make it too long for one."""
    try:
        return encode(roster, lists)
    except BadData:
        return ""
