"""What a player of *Dark Kingdoms* may know: the hands of the others are theirs, and the cards they drew."""

from heart_africa.companions.kingdoms.cards import DRAWN_UNSEEN, Pass
from heart_africa.companions.kingdoms.state import State
from heart_africa.companions.secrets import View as AnyView
from heart_africa.core.journal.records import Act


class View(AnyView[State]):
    """A game through somebody's eyes."""

    drawn, unseen = DRAWN_UNSEEN, Act(Pass())
