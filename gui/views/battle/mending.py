"""What one may do with an act of the log: look at its moment, take back to it, put it or its dice right."""

from collections.abc import Callable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.dice import Hand, Short
from gui.presenters.battle.forms import act_line
from gui.presenters.battle.log import is_secret
from gui.session import Session
from gui.table import Table
from gui.views.parts import button, column, field, label, refill, row
from gui.views.parts.flow import flow
from heart_africa.bad_data import bad_text
from heart_africa.battle import Battle
from heart_africa.journal.amending import Amendment
from heart_africa.journal.book import Refused, Standing
from heart_africa.orders.battle.speaking import reader
from heart_africa.orders.battle.words import objection
from heart_africa.problems import BadData
from heart_africa.store.documents import Conflict
from heart_africa.typed_dice import typed


class Mending(QWidget):
    """Buttons for the act that was chosen, and below them what a correction still needs: a reason."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._table: Table | None = None
        self.number = 0
        self._shown: object = None
        self._given: dict[str, str] = {}
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(4)
        self.hide()

    def show_row(self, table: Table, number: int) -> None:
        """Show what may be done with an act, 0 for none."""
        found = _standing(table, number)
        self.number = number if found else 0
        key = (id(table), self.number, table.at, self._session.lang, len(table.journal.entries))
        self.setVisible(bool(self.number))
        if key == self._shown:
            return
        self._shown, self._table = key, table
        refill(self._inside)
        if found is None:
            return
        say = self._session.say
        buttons = [
            button(say("battle-mend-look", number=number), self._look, tip=say("battle-mend-look-tip"))
        ]
        if table.at is None:
            last = table.journal.last
            for what, fits in (
                ("back", last is not None and last.number > number),
                ("dice", bool(found.act.rolls)),
                ("amend", not is_secret(table, found)),
            ):
                if fits:
                    ask = self._asker(what, found)
                    buttons.append(
                        button(say(f"battle-mend-{what}"), ask, tip=say(f"battle-mend-{what}-tip"))
                    )
        self._inside.addWidget(flow(*buttons))

    def _look(self) -> None:
        if self._table is not None:
            self._table.goto(self.number)

    def _asker(self, what: str, found: Standing[Battle]) -> Callable[[], None]:
        return lambda: self._ask(what, found)

    def _ask(self, what: str, found: Standing[Battle]) -> None:
        """Ask for what the correction needs, in its place below the buttons."""
        table = self._table
        if table is None:
            return
        say = self._session.say
        while self._inside.count() > 1:
            if (item := self._inside.takeAt(1)) is not None and (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self._given = {"reason": "", "value": ""}
        parts: list[QWidget] = []
        if what == "dice":
            self._given["value"] = " ".join(map(str, found.act.faces))
        elif what == "amend":
            self._given["value"] = act_line(self._session, table, found.before, found.act.command)
        if self._given["value"]:
            name = say(f"battle-mend-{what}-value")
            parts.append(label(name, "quiet"))
            parts.append(field(self._given["value"], self._putter("value"), name=name, at_once=True))
        reason = field("", self._putter("reason"), name=say("battle-mend-reason"),
                       hint=say("battle-mend-reason"), at_once=True)  # fmt: skip
        told = label("", state="bad")
        told.hide()

        def do() -> None:
            text = self._do(what, found, table)
            told.setText(text)
            told.setVisible(bool(text))

        reason.returnPressed.connect(do)
        press = button(say(f"battle-mend-{what}-do"), do, role="main")
        self._inside.addWidget(column(*parts, row(reason, press), told, space=4))
        reason.setFocus()

    def _putter(self, key: str) -> Callable[[str], None]:
        def put(value: str) -> None:
            self._given[key] = value

        return put

    def _do(self, what: str, found: Standing[Battle], table: Table) -> str:
        """Carry the correction out; what is against it is given back as words."""
        try:
            match what:
                case "back":
                    table.correct(found.number, self._given["reason"])
                case "dice":
                    self._misread(found, table)
                case _:
                    self._amend(found, table)
        except Conflict:
            return ""
        except Short as short:
            return self._session.say("battle-dice-more", count=short.count, what=self._session.say(short.why))
        except Refused as refused:
            return "\n".join(objection(self._session, each) for each in refused.problems)
        except BadData as fault:
            return bad_text(fault, self._session.lang)
        return ""

    def _misread(self, found: Standing[Battle], table: Table) -> None:
        words = self._given["value"]
        faces = typed(words, len(typed(words, 0).extra))
        if faces.wrong:
            raise BadData("not-a-face", about=_slips(faces.wrong))
        left = table.misread(found.number, faces.known, self._given["reason"])
        self._tell(len(left))

    def _amend(self, found: Standing[Battle], table: Table) -> None:
        command = reader(self._session.lang, table.referee, found.before).command(self._given["value"])
        left = table.amend(Amendment(found.number, command, self._given["reason"]), Hand((), table.generator))
        self._tell(len(left))

    def _tell(self, left: int) -> None:
        self._session.note(self._session.say("battle-mend-done", count=left))


def _slips(wrong: tuple[tuple[int, str], ...]) -> dict[str, object]:
    how = "one" if len(wrong) == 1 else "several"
    places = ", ".join(str(place) for place, _ in wrong)
    return {"places": places, "found": ", ".join(word for _, word in wrong), "how": how, "sides": 6}


def _standing(table: Table, number: int) -> Standing[Battle] | None:
    if not number:
        return None
    try:
        return table.journal.standing[table.journal.place(number)]
    except BadData:
        return None
