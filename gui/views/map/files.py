"""Table files, pictures and plans opened and saved; the ways to begin on an empty table."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QImageWriter, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

from gui.documents.map.document import OpenMap
from gui.documents.map.files import lay_agreed, open_table, samples, save_table
from gui.documents.map.overlays import over
from gui.presenters.map.figure_looks import Token
from gui.presenters.map.names import Label, labels, unit_labels
from gui.presenters.map.plan import plan_of, plan_sheet
from gui.presenters.map.wording import sample_name
from gui.session import Session
from gui.theme import LIGHT, TEXT, Palette
from gui.views.map.canvas import frame
from gui.views.map.inks import Inks, colour, inks, light
from gui.views.map.overlay import Overlay
from gui.views.map.paint.figures import paint_figure
from gui.views.map.paint.ground import ground_picture
from gui.views.map.scene_items import ITALIC
from gui.views.parts import LastDrawn, button, card, combo, flow, label, refill
from heart_africa.board.layout import Layout
from heart_africa.board.table_file import ENDING
from heart_africa.storage.files import write_bytes

# --- the whole map as a picture ---


PX = 40.0
"""Pixels to an inch in a picture."""
FRAME_IN = 0.5
NAME_IN = 0.85


class Picture:
    """The whole map as a picture: PNG or JPEG in pixels, SVG with sharp figures and letters."""

    def __init__(
        self, layout: Layout, tokens: tuple[Token, ...], names: tuple[Label, ...], colours: Palette
    ) -> None:
        self._layout, self._tokens, self._names, self._colours = layout, tokens, names, colours
        self.over: Callable[[QPainter], None] = lambda _painter: None

    @property
    def size(self) -> QSize:
        """The width and height in pixels, with the frame."""
        wide, high = self._layout.long_in + 2 * FRAME_IN, self._layout.wide_in + 2 * FRAME_IN
        return QSize(round(wide * PX), round(high * PX))

    def save(self, path: Path) -> None:
        """Write the picture; the ending of the file says which kind. Raises `BadData` if the disk refuses."""
        if path.suffix.lower() == ".svg":
            write_bytes(path, self._svg())
        else:
            path = path if path.suffix else path.with_suffix(".png")
            image = self.image()
            kind = "JPG" if path.suffix.lower() in {".jpg", ".jpeg"} else "PNG"
            kept = QByteArray()
            buffer = QBuffer(kept)
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            QImageWriter(buffer, QByteArray(kind.encode())).write(image)
            buffer.close()
            write_bytes(path, bytes(kept.data()))

    def image(self) -> QImage:
        """The picture as pixels."""
        image = QImage(self.size, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        self.paint(painter)
        painter.end()
        return image

    def _svg(self) -> bytes:
        kept = QByteArray()
        buffer = QBuffer(kept)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setSize(self.size)
        generator.setViewBox(QRect(0, 0, self.size.width(), self.size.height()))
        painter = QPainter(generator)
        self.paint(painter)
        painter.end()
        buffer.close()
        return bytes(kept.data())

    def paint(self, painter: QPainter) -> None:
        """Paint ground, frame, figures and names."""
        ink, layout = inks(self._colours), self._layout
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(QRectF(0, 0, self.size.width(), self.size.height()), colour(ink.table))
        painter.scale(PX, PX)
        painter.translate(FRAME_IN, FRAME_IN)
        table = QRectF(0, 0, layout.long_in, layout.wide_in)
        painter.drawImage(table, ground_picture(layout, self._colours, PX))
        self.over(painter)
        frame(painter, ink, layout)
        for each in self._names:
            if not each.side:
                self._name(painter, each, ink)
        for token in self._tokens:
            painter.save()
            painter.translate(token.stand.x, self._layout.wide_in - token.stand.y)
            painter.rotate(token.stand.facing)
            paint_figure(painter, token.look, ink)
            painter.restore()
        for each in self._names:
            if each.side:
                self._name(painter, each, ink)

    def _name(self, painter: QPainter, label: Label, ink: Inks) -> None:
        font = QFont(TEXT if label.side else ITALIC)
        font.setPixelSize(20)
        font.setBold(bool(label.side))
        font.setItalic(not label.side)
        path = QPainterPath()
        path.addText(0, 0, font, label.text)
        path.translate(-path.boundingRect().center())
        painter.save()
        painter.translate(QPointF(label.spot[0], self._layout.wide_in - label.spot[1]))
        painter.scale(NAME_IN / 20, NAME_IN / 20)
        pen = QPen(colour(ink.halo, 0.9), 5)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
        painter.fillPath(path, colour(ink.side(label.side)[0] if label.side else ink.ink))
        painter.restore()


# --- opening and saving ---


Attempt = Callable[[Callable[[], object]], None]


class MapFiles:
    """Saving and opening of map files; faults are shown, and the table stays as it is."""

    def __init__(self, session: Session, parent: QWidget, attempt: Attempt) -> None:
        self._session, self._parent, self._attempt = session, parent, attempt

    def wish(self, what: str, opened: OpenMap, tokens: tuple[Token, ...]) -> None:
        """Ask for a file and do what was wished: `open`, `save`, ..."""
        match what:
            case "open":
                if path := self._asked("open", f"*{ENDING}"):
                    self.open(opened, path)
            case "save":
                if path := self._asked("save", f"*{ENDING}", save=f"{opened.table.name}{ENDING}"):
                    self._attempt(partial(self.save, opened, path))
            case "picture":
                if path := self._asked("picture", "*.png *.svg *.jpg", save=f"{opened.table.name}.png"):
                    self._attempt(partial(self.picture, opened, tokens, path))
            case "plan":
                if path := self._asked("plan", "*.pdf", save=f"{opened.table.name}.pdf"):
                    self._attempt(partial(self.plan, opened, tokens, path))

    def _asked(self, what: str, pattern: str, save: str = "") -> Path | None:
        title = self._session.say(f"table_map-file-{what}")
        start = str(self._session.downloads / save)
        pick = QFileDialog.getSaveFileName if save else QFileDialog.getOpenFileName
        name, _ = pick(self._parent, title, start, f"{title} ({pattern})")
        if not name:
            return None
        self._session.downloads = Path(name).parent
        return Path(name)

    def _told(self, path: Path) -> None:
        self._session.note(self._session.say("table_map-file-saved", path=str(path)))

    def open(self, opened: OpenMap, path: Path) -> None:
        """Lay the table that is in a file."""

        def run() -> None:
            name = open_table(opened, path)
            self._session.note(self._session.say("table_map-file-opened", name=name))

        self._attempt(run)

    def save(self, opened: OpenMap, path: Path) -> None:
        """Save the table with all that stands on it. Raises `BadData` if the disk refuses."""
        self._told(save_table(opened, path))

    def picture(self, opened: OpenMap, tokens: tuple[Token, ...], path: Path) -> None:
        """Save a picture of the whole map in light colours. Raises `BadData` if the disk refuses."""
        layout = opened.layout
        made = Picture(layout, tokens, (*labels(layout), *unit_labels(tokens)), LIGHT)
        made.over = Overlay(over(opened), light(), (layout.long_in, layout.wide_in), PX)
        made.save(path)
        self._told(path)

    def plan(self, opened: OpenMap, tokens: tuple[Token, ...], path: Path) -> None:
        """Save the plan of table and deployment as PDF. Raises `BadData` if the disk refuses."""
        from reports.pdf.documents import printed  # noqa: PLC0415  # paper takes a moment to be read

        battle = opened.table.shown
        plan = plan_of(self._session, opened.book, battle, opened.layout, tokens)
        sheet = plan_sheet(self._session, opened.table.name, plan, tokens)
        write_bytes(path.with_suffix(".pdf"), printed([sheet], "a4").pdf)
        self._told(path.with_suffix(".pdf"))


# --- the empty table ---


class EmptyTable(QWidget):
    """The ways to begin on an empty table: the agreed terrain, a sample, a file, drawing one."""

    def __init__(self, session: Session, attempt: Callable[[Callable[[], object]], None]) -> None:
        super().__init__()
        self._session, self._attempt = session, attempt
        self.open_file: Callable[[Path | None], None] = lambda _path: None
        self.draw: Callable[[], None] = lambda: None
        self._shown = LastDrawn()
        self._sample = ""
        self._inside = QVBoxLayout(self)
        self._inside.setAlignment(Qt.AlignmentFlag.AlignVCenter)

    def show_empty(self, opened: OpenMap) -> None:
        """Show the ways in which a table can be laid for this battle."""
        battle, say = opened.table.battle, self._session.say
        if self._shown.already(
            opened, self._session.lang, battle.ground, battle.scenario, self._session.settings.scale
        ):
            return
        ground = battle.ground
        rows = samples(ground.environment if ground else "", battle.scenario)
        choices = [(str(path), sample_name(self._session, path)) for path in rows]
        self._sample = choices[0][0] if choices else ""
        presses: list[QWidget] = []
        if ground is not None and ground.pieces:
            run = lambda: self._attempt(lambda: lay_agreed(opened))  # noqa: E731  # a name for a press
            presses.append(button(say("table_map-empty-lay"), run, role="main"))
        presses += [
            button(say("table_map-empty-draw"), self.draw),
            button(say("table_map-empty-open"), lambda: self.open_file(None)),
        ]
        pick = combo(
            choices, self._sample, partial(setattr, self, "_sample"), name=say("table_map-empty-sample")
        )
        take = button(say("table_map-empty-sample"), lambda: self.open_file(Path(self._sample)))
        refill(
            self._inside,
            card(
                label(say("table_map-empty"), "heading"),
                label(say("table_map-empty-tip"), "quiet"),
                flow(*presses),
                flow(pick, take),
                space=10,
                margin=18,
            ),
        )
