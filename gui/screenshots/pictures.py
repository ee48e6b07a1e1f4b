"""Draws pictures of every page in all languages, themes, sizes of screen and letters."""

import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QCoreApplication, QEvent

from armylists.edits import SetFact, SetFigures, TagUnit
from gui.actions.battle import ACTIONS, widen
from gui.actions.battle import show as show_map
from gui.app import application, desk
from gui.documents.army import SAMPLES, army, change, keep, open_sample, undo
from gui.documents.battle import BATTLES
from gui.documents.campaign import CAMPAIGNS
from gui.documents.campaign import PARTS as LEDGERS
from gui.documents.collection import put
from gui.documents.companions import SHELF, games_of
from gui.pages import COMPANIONS
from gui.presenters.armies.differences import OTHER
from gui.presenters.armies.random_batch import ask as ask_lots
from gui.presenters.armies.random_batch import draws
from gui.presenters.armies.random_batch import keep as keep_lots
from gui.presenters.papers import choose as choose_paper
from gui.screenshots.map_sample import show_the_map
from gui.views.armies import ArmiesPage
from gui.views.armies.builder import BuilderView
from gui.views.collection import CollectionPage
from gui.views.companions import CompanionsPage
from gui.views.companions.table import ADVICE, BESIDE, BOARD, LOG, PIECES, SUMS
from gui.views.map.canvas import Canvas
from gui.views.rulebook import Entries, RulebookPage
from gui.views.window import Window
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal, More
from heart_africa.core.journal.records import Origin
from heart_africa.core.messages import LANGUAGES
from heart_africa.storage.line_reader import entries
from heart_africa.storage.transfer import opened

# --- the scenes of the pictures ---


FIGURES = {"askaris": 48, "swordsmen": 14, "spearmen": 30, "warriors": 24, "musketeers": 12, "scout": 1}
ARMY_PARTS = ("sheets", "share", "bring", "versions", "compare", "lots")
TABS = {"rulings": 1, "troops": 2, "odds": 3, "proved": 4}
SAMPLE = SAMPLES / "zanzibaris.army.toml"
ACTS, DRAWN, SEED, FURNISHED = 190, 12, 3, 1
SOUGHT = "SHOOT"
CHOSEN = 2
"""The place in the list of a unit of the battle that has still to act."""
LONGEST = 20
"""Seconds to wait at most for work beside the window."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: its name, the page, what is done first; `whole`: it is drawn in both sizes."""

    name: str
    page: str
    ready: Callable[[Window], object] = lambda _window: None
    whole: bool = True


def _armies(window: Window) -> ArmiesPage:
    page = window.page("armies")
    assert isinstance(page, ArmiesPage)  # noqa: S101  # the page of that name is one
    return page


def _beside(part: str, window: Window) -> None:
    page = _armies(window)
    if part == "lots":
        session = window.session
        ask_lots(session, "list", "zanzibaris")
        ask_lots(session, "count", DRAWN)
        keep_lots(session, [step() for step in draws(session, SEED)])
    page.turn(part)


def _spoilt(window: Window) -> None:
    """Give the army some problems."""
    _sound(window)
    change(window.session, SetFigures(0, "askaris", 60), SetFact("year", 1895))
    _palette(window)


def _sound(window: Window) -> None:
    """Undo to the army as it was furnished."""
    document = army(window.session)
    while document and len(document.done) > FURNISHED:
        undo(window.session)
    _armies(window).turn("")
    _palette(window)


def _palette(window: Window) -> None:
    """Bring the list of troops up to date without waiting."""
    view = _armies(window).view
    if isinstance(view, BuilderView):
        view.troops.freshen()


def _tab(at: int, window: Window) -> None:
    page = window.page("rulebook")
    assert isinstance(page, RulebookPage)  # noqa: S101  # the page of that name is one
    page.tabs.setCurrentIndex(at)
    entries = page.parts["search"]
    if isinstance(entries, Entries):
        entries.sought.setText(SOUGHT)


def _figures(at: int, window: Window) -> None:
    page = window.page("collection")
    assert isinstance(page, CollectionPage)  # noqa: S101  # the page of that name is one
    page.tabs.setCurrentIndex(at)


def _ledger(part: str, window: Window) -> None:
    open_ = CAMPAIGNS.opened(window.session)
    if open_:
        open_.show(part)


def _companion(kind: str, pane: str, window: Window) -> None:
    """Show a companion game: its board, or its cards, log, points or advice."""
    page = window.page("companions")
    assert isinstance(page, CompanionsPage)  # noqa: S101  # the page of that name is one
    open_ = SHELF.opened(window.session)
    if open_ is None or open_.kind != kind:
        games = games_of(kind)
        SHELF.close(window.session)
        if kept := games.all(window.session):
            games.open(window.session, kept[0].name)
        else:
            page.furnish(kind=kind)
    page.freshen()
    table = page.tables[kind]
    table.panes.turn(BOARD if pane == BOARD else BESIDE)
    if pane != BOARD:
        table.turn(pane)


def _order(window: Window) -> None:
    """Choose a unit of the battle, with its orders."""
    _no_order(window)
    open_ = BATTLES.opened(window.session)
    if open_:
        open_.choose(list(open_.battle.units)[CHOSEN])


def _map(window: Window, panel: str = "") -> None:
    """Show the map with both armies deployed."""
    _no_order(window)
    show_the_map(window, panel)


def _wide_map(window: Window) -> None:
    """Show the map over the whole page."""
    _map(window)
    widen(window.session, on=True)


def _papers(window: Window) -> None:
    """Show the reference sheet of the attacking side, uncovered."""
    _no_order(window)
    ACTIONS.wished("papers")(window.session)
    choose_paper(window.session, "battle", what="reference", uncovered="reference")
    window.page("battle").touch()


def _no_order(window: Window) -> None:
    ACTIONS.wished("board")(window.session)
    widen(window.session, on=False)
    show_map(window.session, on=False)
    open_ = BATTLES.opened(window.session)
    if open_:
        open_.choose("")


MAP_PANELS = ("list", "terrain", "replay")
BARE = (
    Scene("welcome-first", "welcome", whole=False),
    Scene("armies-start", "armies", whole=False),
    Scene("battle-start", "battle", whole=False),
    Scene("campaign-start", "campaign", whole=False),
    Scene("companions-start", "companions", whole=False),
)
SCENES = (
    Scene("welcome", "welcome"),
    Scene("armies", "armies", _sound),
    *(Scene(f"armies-{part}", "armies", partial(_beside, part), whole=False) for part in ARMY_PARTS),
    Scene("battle", "battle", _no_order),
    Scene("battle-unit", "battle", _order, whole=False),
    Scene("battle-papers", "battle", _papers, whole=False),
    Scene("battle-map", "battle", _map),
    *(Scene(f"battle-map-{each}", "battle", partial(_map, panel=each), whole=False) for each in MAP_PANELS),
    Scene("battle-map-wide", "battle", _wide_map, whole=False),
    Scene("campaign", "campaign", partial(_ledger, LEDGERS[0])),
    *(Scene(f"campaign-{part}", "campaign", partial(_ledger, part), whole=False) for part in LEDGERS[1:]),
    *(Scene(f"companions-{kind}", "companions", partial(_companion, kind, BOARD)) for kind in COMPANIONS),
    *(
        Scene(f"companions-{each}", "companions", partial(_companion, COMPANIONS[0], each), whole=False)
        for each in (PIECES, LOG, SUMS, ADVICE)
    ),
    Scene("collection", "collection", partial(_figures, 0)),
    Scene("collection-fields", "collection", partial(_figures, 1), whole=False),
    Scene("rulebook", "rulebook", partial(_tab, 0)),
    *(Scene(f"rulebook-{name}", "rulebook", partial(_tab, at), whole=False) for name, at in TABS.items()),
    Scene("settings", "settings"),
    Scene("laboratory", "laboratory"),
    Scene("about", "about", whole=False),
    Scene("guide", "guide", whole=False),
    Scene("armies-problems", "armies", _spoilt, whole=False),
)


def furnish(window: Window) -> None:
    """Open something on every page: an army with versions, figures, a battle, a campaign."""
    session = window.session
    open_sample(session, SAMPLE)
    change(session, TagUnit(0, (session.say("desk-sample-tag"),)))
    keep(session)
    session.open.put(OTHER, str(SAMPLES / "white_explorers.army.toml"))
    for troop, count in FIGURES.items():
        put(session, troop, count)
    BATTLES.close(window.session)
    open_ = BATTLES.begin(window.session, "Akobo")
    found = opened(SAMPLES / "encounter.journal.jsonl", BATTLES.kind, open_.referee)
    journal = Journal(open_.referee, entries(found.document, found.lines, open_.referee))
    for standing in journal.standing[:ACTS]:
        act = standing.act
        open_.submit(act.command, _dealer(act.faces), act.reason if act.despite else None)
    for page in ("campaign", "companions"):
        more = getattr(window.page(page), "furnish", None)
        if more is not None:
            more()
    _reckon(window)


def _dealer(faces: tuple[int, ...]) -> More:
    """Dice that give these faces one after another."""
    rest = iter(faces)
    return lambda count, _why: (tuple(islice(rest, count)), Origin.TYPED)


def _reckon(window: Window) -> None:
    """Work out what the figures can make, and wait for it."""
    page, until = window.page("collection"), monotonic() + LONGEST
    if isinstance(page, CollectionPage):
        page.freshen()
        if page.fields.reckon:
            page.fields.reckon.click()
        while page.fields.work and monotonic() < until:
            QCoreApplication.processEvents()


# --- taking the pictures ---


ROUNDS = 6
"""How many times events are processed until everything is painted."""
QUALITY = 80
"""The quality given to Qt for a PNG; 0 compresses it most."""


@dataclass(frozen=True, slots=True)
class Look:
    """The appearance of a picture: theme, size in pixels, size of letters in percent, and its name."""

    theme: str
    size: tuple[int, int]
    scale: int
    name: str


SIZES = {"small": (1280, 720), "large": (2560, 1440)}
USUAL = tuple(
    Look(theme, size, 100, f"{theme}-{name}") for theme in ("light", "dark") for name, size in SIZES.items()
)
"""The looks to check after changing a page; `large` shows whole pages only."""
EVERY = tuple(
    Look(theme, (wide, high), scale, f"{theme}-{wide}x{high}-{scale}")
    for wide, high in ((1024, 700), (1280, 720), (1920, 1080))
    for scale in (100, 200)
    for theme in ("light", "dark", "contrast")
)
"""Every size of screen, scale of letters and theme that the program supports."""


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture to draw."""

    scene: Scene
    lang: str
    look: Look

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.scene.name}-{self.lang}-{self.look.name}.png"


def pictures(lang: str, scenes: tuple[Scene, ...], looks: tuple[Look, ...] = USUAL) -> Iterator[Picture]:
    """Every scene in every look; looks change least often."""
    for look in looks:
        for scene in scenes:
            if scene.whole or look.size != SIZES["large"]:
                yield Picture(scene, lang, look)


def draw_all(folder: Path, looks: tuple[Look, ...] = USUAL) -> int:
    """Draw all pictures into a folder and return their number: the pages empty, then furnished."""
    folder.mkdir(parents=True, exist_ok=True)
    made = application()
    for lang in LANGUAGES:
        with tempfile.TemporaryDirectory() as own:
            window = desk(Path(own), lang)
            window.show()
            for picture in pictures(lang, BARE, looks):
                _draw(window, picture, folder / picture.name)
            furnish(window)
            for picture in pictures(lang, SCENES, looks):
                _draw(window, picture, folder / picture.name)
            window.close()
            window.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    made.processEvents()
    return 0


def _work_off() -> None:
    """Process events until everything is painted."""
    for _ in range(ROUNDS):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _draw(window: Window, picture: Picture, path: Path) -> None:
    window.session.prefer(theme=picture.look.theme, scale=picture.look.scale)
    window.session.go(picture.scene.page)
    picture.scene.ready(window)
    window.resize(*picture.look.size)
    _work_off()
    for canvas in window.page(picture.scene.page).findChildren(Canvas):
        canvas.finish()  # paint the map at its present size
        canvas.settle()
    _work_off()
    window.grab().save(str(path), "PNG", QUALITY)


__all__ = ["Picture", "application", "desk", "draw_all", "furnish", "pictures"]
