"""A campaign kept line by line: at the prompt, or from a script."""

from dataclasses import dataclass
from pathlib import Path

from heart_africa.core.journal.book import Refused
from heart_africa.rules.campaign.agenda import agenda
from heart_africa.terminal.campaign.session import Session
from heart_africa.terminal.campaign.verbs import here
from heart_africa.terminal.campaign.wording import objection, show_next, show_objections
from heart_africa.terminal.prompt import loop
from heart_africa.terminal.prompt.scripts import Script


@dataclass
class CampaignPrompt(loop.PromptLoop[Session]):
    """After which entry the prompt last said what comes next."""

    shown: int = -1

    def show_next(self) -> None:
        """What comes next, once after each entry."""
        session, entries = self.session, len(self.session.sitting.journal.entries)
        if entries != self.shown:
            session.screen.print()
            show_next(session.at)
        self.shown = entries

    def prompt(self) -> str:
        """Whose order is asked for."""
        session = self.session
        due = agenda(session.keeper.book, session.campaign)[0]
        return session.screen.say("keep-prompt", who=due.player or session.screen.say("keep-organiser"))

    def forget(self) -> None:
        """Say it again."""
        self.shown = -1

    def here(self, line: str) -> bool:
        """The verbs of a campaign's prompt."""
        return here(self.session, line)

    def refused(self, refused: Refused) -> None:
        """Each objection with its rule."""
        show_objections(self.session.screen, refused.problems)


def run_script(session: Session, path: Path, first: int = 1) -> int:
    """Carry out the lines of a file from one on; at the first that cannot be, stop. Those before it stand."""
    return Script(path, here, _against, "keep-refused").run(session, first)


def _against(session: Session, refused: Refused) -> list[str]:
    return [objection(session.screen, each) for each in refused.problems]
