"""A battle of the campaign begun at the desk's own table: which army each side brings."""

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from armylists.roster import Roster
from gui.documents.campaign import CampaignDocument
from gui.documents.campaign_battle import DRAW, ROLES, army, engage, offers, unfit
from gui.presenters.campaign.words import objections
from gui.session import Session
from gui.views.parts import button, card, column, combo, label, link, refill, row
from gui.views.parts.controls import titled
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.rules.book import Role
from heart_africa.rules.campaign.battles import OpenBattle


class EngageView(QWidget):
    """Two armies to choose; what the lists and the campaign have against them; the button that begins."""

    def __init__(self, session: Session, keeping: CampaignDocument, battle: str) -> None:
        super().__init__()
        self._session, self._keeping, self._battle = session, keeping, battle
        self._armies: dict[Role, Roster] = {}
        self._faults: dict[Role, str] = {}
        say = session.say
        self._against = QVBoxLayout()
        self._reason = QLineEdit()
        self._reason.setPlaceholderText(say("battle-form-reason"))
        self._reason.setAccessibleName(say("battle-form-reason"))
        self._reason.textChanged.connect(lambda _: self._look())
        self._press = button(say("keeper-engage-begin"), self.begin, role="main")
        self.choices = {role: self._choice(role) for role in ROLES}
        sides = zip(ROLES, keeping.live.battle(battle).sides, strict=True)
        combos = [
            titled(say("keeper-side", role=role, player=name), self.choices[role]) for role, name in sides
        ]
        below = QWidget()
        below.setLayout(self._against)
        self._against.setContentsMargins(0, 0, 0, 0)
        leave = link(say("keeper-form-leave"), lambda: keeping.ask(""))
        made = card(
            label(say("keeper-engage-title", battle=battle), "heading"),
            label(say("keeper-engage-text"), "quiet"),
            column(*combos),
            below,
            self._reason,
            row(self._press, leave, left=True),
        )
        made.setProperty("chosen", "true")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(made)
        for role in ROLES:
            self._take(role, str(self.choices[role].currentData()))

    def focus_first(self) -> None:
        """Begin to choose."""
        self.choices[ROLES[0]].setFocus()

    def _choice(self, role: Role):  # type: ignore[no-untyped-def]  # noqa: ANN202  # a combo
        say = self._session.say
        found = offers(self._session, self._keeping, self._battle, role)
        texts = [(id_, say("keeper-engage-draw") if id_ == DRAW else name) for id_, name in found]
        return combo(
            texts,
            self._first(role, [id_ for id_, _ in found]),
            lambda id_: self._take(role, id_),
            name=say("keeper-engage-army", role=role),
        )

    def _first(self, role: Role, ids: list[str]) -> str:
        """The first army against which nothing stands; one drawn by lot if there is none."""
        files = (id_ for id_ in ids if id_ != DRAW)
        return next((id_ for id_ in files if not unfit(self._session, self._of(role, id_))), DRAW)

    def _of(self, role: Role, id_: str) -> Roster:
        return army(self._session, self._keeping, self._battle, role, id_)

    def _take(self, role: Role, id_: str) -> None:
        """Choose an army, and see what stands against it."""
        self._armies.pop(role, None)
        self._faults[role] = ""
        try:
            self._armies[role] = self._of(role, id_)
        except BadData as fault:
            self._faults[role] = bad_text(fault, self._session.lang)
        self._tell()

    def _problems(self) -> list[str]:
        campaign = self._keeping.live.battle(self._battle)
        opening = () if campaign.opened else self._keeping.objections(OpenBattle(self._battle))
        found = list(objections(self._session, opening))
        for roster in self._armies.values():
            found += [f"{roster.name}: {each}" for each in unfit(self._session, roster)]
        return found

    def _tell(self) -> None:
        self._found = self._problems()
        lines = [label(f"✗ {each}", state="bad") for each in self._found]
        lines += [label(f"! {each}", state="warn") for each in self._faults.values() if each]
        refill(self._against, *lines)
        self._reason.setVisible(bool(self._found))
        self._look()

    def _look(self) -> None:
        whole = len(self._armies) == len(ROLES)
        self._press.setEnabled(whole and (not self._found or bool(self._reason.text().strip())))

    def begin(self) -> None:
        """Begin the battle and turn to it; what stands in its way is told here."""
        session = self._session
        if not self._press.isEnabled():
            return
        attacker, defender = (self._armies[role] for role in ROLES)
        try:
            engage(
                session,
                self._keeping,
                self._battle,
                (attacker, defender),
                self._reason.text().strip() or None,
            )
        except Refused as refused:
            refill(
                self._against,
                *(label(f"✗ {each}", state="bad") for each in objections(session, refused.problems)),
            )
        except BadData as fault:
            refill(self._against, label(f"! {bad_text(fault, session.lang)}", state="warn"))
        else:
            session.go("battle")
