"""The pages of the desk: the one list from which rail, menus, shortcuts, palette and window make them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A page: its name, its widget (`module:class` below `gui.views`), and its sign on the rail.

    Pages without a sign stand not on the rail; those that do have Ctrl+1, Ctrl+2, ... in their order.
    """

    name: str
    view: str
    sign: str = ""


PAGES = (
    PageEntry("welcome", "welcome:WelcomePage"),
    PageEntry("armies", "armies:ArmiesPage", "⚑"),
    PageEntry("battle", "battle:BattlePage", "⚔"),
    PageEntry("campaign", "campaign:CampaignPage", "☰"),
    PageEntry("collection", "collection:CollectionPage", "▦"),
    PageEntry("rulebook", "rulebook:RulebookPage", "§"),
    PageEntry("settings", "settings:SettingsPage", "⚙"),
    PageEntry("about", "about:AboutPage"),
)
ON_THE_RAIL = tuple(page for page in PAGES if page.sign)
