"""What leaves the table: the battle as a file, its result to the campaign it belongs to."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from gui.documents.campaign import PARTS, keeping, open_campaign
from gui.documents.campaign_battle import outcome
from gui.presenters.battle.library import ROWS, save, suggested
from gui.presenters.campaign.forms import told_result
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.storage.journal_file import ENDING


def where_to_save(parent: QWidget, session: Session, name: str) -> Path | None:
    """Ask where a battle is to be saved, as its journal or as rows; None if nowhere."""
    kinds = ((ENDING, "battle-shelf-journal"), (ROWS, "battle-shelf-rows"))
    filters = ";;".join(f"{session.say(message)} (*{ending})" for ending, message in kinds)
    title = session.say("battle-shelf-save")
    path, chosen = QFileDialog.getSaveFileName(parent, title, str(suggested(session, name)), filters)
    if not path:
        return None
    found = Path(path)
    return found.with_suffix(ROWS) if f"*{ROWS}" in chosen and found.suffix == ENDING else found


def ask_for_file(parent: QWidget, session: Session, name: str) -> None:
    """Ask where the battle itself is to be saved, and save it there; a disk that refuses is told of."""
    if (path := where_to_save(parent, session, name)) is None:
        return
    try:
        found = save(session, name, path)
    except BadData as fault:
        session.note(bad_text(fault, session.lang))
    else:
        session.note(session.say("battle-shelf-saved", name=name, path=str(found)))


def hand_over(session: Session, campaign: str, battle: str) -> None:
    """Turn to the campaign, the result filled in; it is entered there, and may be put right before."""
    try:
        kept = keeping(session)
        if kept is None or kept.name != campaign:
            kept = open_campaign(session, campaign)
        if battle in kept.live.battles:
            kept.show(PARTS[0])
            kept.ask("report-result", told_result(outcome(session, kept, battle)))
        else:
            session.note(session.say("battle-end-handed-over", campaign=campaign, battle=battle))
    except BadData as fault:
        session.note(bad_text(fault, session.lang))
    else:
        session.go("campaign")
