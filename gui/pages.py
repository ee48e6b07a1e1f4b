"""The pages by name: the one place that knows them all, each read when it is first turned to."""

from importlib import import_module
from typing import cast

from gui.session import Session
from gui.views.page import Page
from gui.views.window import MakePage

WHERE = {
    "welcome": "welcome:WelcomePage",
    "armies": "armies:ArmiesPage",
    "battle": "battle:BattlePage",
    "campaign": "campaign:CampaignPage",
    "collection": "collection:CollectionPage",
    "rulebook": "rulebook:RulebookPage",
    "settings": "settings:SettingsPage",
    "about": "about:AboutPage",
}


def maker(where: str) -> MakePage:
    """What makes a page; its module is read then."""
    module, _, name = where.partition(":")

    def make(session: Session) -> Page:
        return cast("Page", getattr(import_module(f"gui.views.{module}"), name)(session))

    return make


PAGES: dict[str, MakePage] = {page: maker(where) for page, where in WHERE.items()}
