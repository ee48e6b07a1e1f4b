"""The pages of the desk with the games kept on them: the one list from which others are made.

From it come rail, menus, shortcuts, palette, the doors of the welcome page, where a dropped journal goes, and
what is read ahead.
"""

from heart_africa.core.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A page: its name, its widget (`module:class` in `gui.views`), its chapter of the guide, its sign.

    Pages with a sign are on the rail, with Ctrl+1 to Ctrl+9 in order. `door`: what the welcome page asks of
    it, "" if it has no door there. `actions`: where its actions are (`module:NAME` in `gui.actions`) if they
    are read with the page. `kinds`: the games whose journals are kept there, if not the one of the page's
    name.
    """

    name: str
    view: str
    chapter: int
    sign: str = ""
    door: str = ""
    actions: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()


COMPANIONS = ("zulus", "isandlwana", "kingdoms")
"""The companion games by their kinds: each has `gui.presenters.<kind>` and `gui.views.<kind>`."""

GAMES = (
    PageEntry("battle", "battle:BattlePage", 6, "⚔", "try", ("battle:BATTLE", "battle:MAPS")),
    PageEntry("campaign", "campaign:CampaignPage", 9, "☰", "begin", ("campaign:CAMPAIGN",)),
    PageEntry(
        "companions", "companions:CompanionsPage", 15, "♟", "play", ("companions:SHELVED",), COMPANIONS
    ),
)
"""The games whose journals the desk keeps; the companions share a page."""

PAGES = (
    PageEntry("welcome", "welcome:WelcomePage", 2),
    PageEntry("armies", "armies:ArmiesPage", 3, "⚑", "build"),
    *GAMES[:-1],
    PageEntry("collection", "collection:CollectionPage", 4, "▦"),
    PageEntry("rulebook", "rulebook:RulebookPage", 14, "§"),
    GAMES[-1],
    PageEntry("laboratory", "laboratory:LaboratoryPage", 17, "%"),
    PageEntry("settings", "settings:SettingsPage", 13, "⚙"),
    PageEntry("about", "about:AboutPage", 19),
    PageEntry("guide", "guide:GuidePage", 2),
)
ON_THE_RAIL = tuple(page for page in PAGES if page.sign)
HOME_KEYS, LAST_DIGIT = "Ctrl+0", 9
"""The keys of the welcome page, and the last digit for pages of the rail."""


def shortcut(page: PageEntry) -> str:
    """The keys of a page of the rail, as `Ctrl+3`; "" from the tenth page on."""
    place = ON_THE_RAIL.index(page) + 1
    return f"Ctrl+{place}" if place <= LAST_DIGIT else ""


def page_of(kind: str) -> str:
    """The page on which journals of a kind are opened; "" if there is none."""
    return next((game.name for game in GAMES if kind in (game.kinds or (game.name,))), "")
