"""The pages of the desk: the one list from which rail, menus, shortcuts, palette and window make them."""

from heart_africa.core.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A page: its name, its widget (`module:class` below `gui.views`), its chapter of the guide, its sign.

    Pages with a sign are on the rail, with Ctrl+1, Ctrl+2, ... in their order.
    """

    name: str
    view: str
    chapter: int
    sign: str = ""


PAGES = (
    PageEntry("welcome", "welcome:WelcomePage", 2),
    PageEntry("armies", "armies:ArmiesPage", 3, "⚑"),
    PageEntry("battle", "battle:BattlePage", 6, "⚔"),
    PageEntry("campaign", "campaign:CampaignPage", 9, "☰"),
    PageEntry("collection", "collection:CollectionPage", 4, "▦"),
    PageEntry("rulebook", "rulebook:RulebookPage", 14, "§"),
    PageEntry("settings", "settings:SettingsPage", 13, "⚙"),
    PageEntry("about", "about:AboutPage", 16),
    PageEntry("guide", "guide:GuidePage", 2),
)
ON_THE_RAIL = tuple(page for page in PAGES if page.sign)
