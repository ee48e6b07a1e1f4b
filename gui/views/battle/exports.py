"""What leaves the table: the battle as a file, its result to the campaign it belongs to."""

from gui.documents.campaign import CAMPAIGNS, PARTS
from gui.documents.campaign_battle import outcome
from gui.presenters.campaign.order_context import told_result
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData


def hand_over(session: Session, campaign: str, battle: str) -> None:
    """Turn to the campaign, the result filled in; it is entered there, and may be put right before."""
    try:
        kept = CAMPAIGNS.opened(session)
        if kept is None or kept.name != campaign:
            kept = CAMPAIGNS.open(session, campaign)
        if battle in kept.live.battles:
            kept.show(PARTS[0])
            kept.ask("report-result", told_result(outcome(session, kept, battle)))
        else:
            session.note(session.say("battle-end-handed-over", campaign=campaign, battle=battle))
    except BadData as fault:
        session.note(bad_text(fault, session.lang))
    else:
        session.go("campaign")
