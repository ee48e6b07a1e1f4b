"""Draws the positions: `python -m tests.golden.positions.pictures [FOLDER]` writes a small PNG of each.

The ground is the map's own; over it the figures by name, the lines, ways and areas that are asked about, green
where the book lets it be and red where it does not; below, what was found in a few words.
"""

import os
import sys
from collections.abc import Iterator
from io import BytesIO
from math import cos, radians, sin
from pathlib import Path
from typing import Any

from heart_africa.core.dataclass import dataclass

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen, QPolygonF

from gui.app import application
from gui.presenters.map.figure_looks import FigureLook, sign_of
from gui.theme import LIGHT
from gui.views.map.inks import inks
from gui.views.map.paint.figures import paint_figure
from gui.views.map.paint.ground import ground_picture
from heart_africa.board import shapes
from heart_africa.board.extents import burning
from heart_africa.board.layout import Base, Stand
from heart_africa.board.moves.reach import reach
from heart_africa.board.places.zones import arrivals, zones
from heart_africa.board.radii import rings
from heart_africa.board.scene import Scene, footprint
from heart_africa.board.shapes import Shape
from heart_africa.board.sight.ground import smoke
from heart_africa.core.messages import say
from heart_africa.rules.battle import Where
from heart_africa.rules.book import NO_TROOP, Arm
from tests.golden.positions.asking import Answer, answer, courses, rolled
from tests.golden.positions.reading import FOLDER, Position, Row, positions
from tests.referee.referred import BOOK

WIDE, MOST_PX, COLOURS, SOFT = 480, 24.0, 20, 4
GOOD, BAD, PLAIN, AREA = QColor("#1d7a3a"), QColor("#c00418"), QColor("#1b1b1b"), QColor("#7a3ea0")
FILLED = {"zones", "arrivals", "reach"}
NIGHT = QColor(20, 25, 60, 70)
LINE = 15
"""The height of a line of words, in pixels."""


@dataclass(frozen=True)
class Board:
    """A painter on the ground, `px` pixels an inch."""

    painter: QPainter
    position: Position
    px: float

    def at(self, spot: tuple[float, float]) -> QPointF:
        """A spot of the table in pixels."""
        return QPointF(spot[0] * self.px, (self.position.scene.layout.wide_in - spot[1]) * self.px)

    def path(self, shape: Shape) -> QPainterPath:
        """An area."""
        path = QPainterPath()
        for ring in shapes.rings(shape):
            path.addPolygon(QPolygonF([self.at(spot) for spot in ring]))
            path.closeSubpath()
        return path

    def line(self, spots: list[tuple[float, float]], pen: QPen) -> None:
        """A line with a lighter rim, so that it stands out on any ground."""
        points = QPolygonF([self.at(spot) for spot in spots])
        rim = QPen(QColor(255, 255, 255, 200), pen.widthF() + 2)
        for each in (rim, pen):
            self.painter.setPen(each)
            self.painter.drawPolyline(points)

    def dot(self, spot: tuple[float, float], colour: QColor) -> None:
        """A spot that is asked about, or where a way ends."""
        self.painter.setPen(QPen(QColor("white"), 1))
        self.painter.setBrush(colour)
        self.painter.drawEllipse(self.at(spot), 4, 4)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def ring(self, shape: Shape, colour: QColor, *, fill: int = 0) -> None:
        """The border of an area, lightly filled."""
        inside = QColor(colour)
        inside.setAlpha(fill)
        self.painter.fillPath(self.path(shape), inside)
        self.painter.strokePath(self.path(shape), QPen(colour, 1.4, Qt.PenStyle.DashLine))

    def words(self, spot: QPointF, text: str, colour: QColor = PLAIN) -> None:
        """A word with a halo, its middle there."""
        box = self.painter.fontMetrics().boundingRect(text)
        spot = spot - QPointF(box.width() / 2, -box.height() / 3)
        path = QPainterPath()
        path.addText(spot, self.painter.font(), text)
        self.painter.strokePath(path, QPen(QColor(255, 255, 255, 230), 3))
        self.painter.fillPath(path, colour)


# --- one picture ---


def picture(position: Position) -> QImage:
    """A position as it lies, with what is asked of it and found."""
    layout = position.scene.layout
    px = min(MOST_PX, WIDE / layout.long_in)
    found = [(ask, answer(position, ask)) for ask in position.asks]
    told = [(good(ask), words) for ask, each in found for words in wrapped(sentence(ask, each))]
    high = round(layout.wide_in * px)
    image = QImage(WIDE, high + 44 + LINE * len(told), QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.card))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawImage(QRectF(0, 0, WIDE, high), _soft(ground_picture(layout, LIGHT, px)))
    if position.scene.battle.light.time == "night":
        painter.fillRect(QRectF(0, 0, WIDE, high), NIGHT)
    board = Board(painter, position, px)
    _scenery(board)
    painter.save()
    painter.setClipRect(QRectF(0, 0, layout.long_in * px, high))
    for ask in position.asks:
        _ways(board, ask)
    for ask, each in found:
        _asked(board, ask, each)
    _came(board)
    painter.restore()
    _figures(board)
    for ask, _ in found:
        _placed(board, ask)
    _caption(painter, position, high, told)
    painter.end()
    return image


def _soft(ground: QImage) -> QImage:
    """The ground without its blades of grass, which a small file has no room for."""
    small = ground.scaled(ground.size() / SOFT, mode=Qt.TransformationMode.SmoothTransformation)
    return small.scaled(ground.size(), mode=Qt.TransformationMode.SmoothTransformation)


def _scenery(board: Board) -> None:
    """Fire, smoke and the markers of traps."""
    scene = board.position.scene
    for area in burning(scene).values():
        board.ring(area, QColor("#e2571b"), fill=110)
    for _, area in smoke(scene):
        board.ring(area, QColor("#444444"), fill=130)
    for work in scene.layout.works:
        if work.kind.endswith("trap"):
            x, y = work.course[0]
            board.ring(shapes.disc(x, y, 1), QColor("#5a3f20"), fill=120)
            board.words(board.at((x, y - 1.3)), work.name)


def _figures(board: Board) -> None:
    """All that stands, then all names."""
    scene = board.position.scene
    labels = []
    for name, stand in scene.layout.stands.items():
        unit, figure = scene.battle.unit_of(name), scene.battle.figure(name)
        base = scene.base(name)
        arm = None if figure.troop in NO_TROOP else BOOK.arm(figure.troop)
        look = FigureLook(unit.side, sign_of(BOOK, unit, figure), base.wide_in, base.deep_in, base.form == "round",
                    mounted=arm is Arm.MOUNTED and not figure.dismounted,
                    hidden=unit.where is Where.AMBUSH)  # fmt: skip
        board.painter.save()
        board.painter.translate(board.at(stand.spot))
        board.painter.rotate(stand.facing)
        board.painter.scale(board.px, board.px)
        paint_figure(board.painter, look, inks(LIGHT))
        board.painter.restore()
        labels.append((board.at((stand.x, stand.y)) + QPointF(0, -board.px * 0.5 - 7), short(name)))
    _font(board.painter, 10, bold=True)
    for spot, text in labels:
        board.words(QPointF(max(spot.x(), 10), max(spot.y(), 6)), text)


def short(name: str) -> str:
    """A figure's name as it has room on the ground."""
    return name.replace("L: ", "").replace(" ", "")


def _placed(board: Board, ask: Row) -> None:
    """Where a question places figures, or where the fallen lay."""
    fallen = ask.get("fallen", {})
    for name, (x, y) in {**ask.get("stands", {}), **fallen}.items():
        size = ask.get("base_in", 0.8)
        shape = footprint(Stand(x, y), Base(size, size))
        board.ring(shape, BAD if name in fallen or not good(ask) else GOOD, fill=150)
        _font(board.painter, 9, bold=True)
        board.words(board.at((x, y)) + QPointF(0, -board.px * size - 4), short(name))


# --- what is asked ---


def good(ask: Row) -> bool:
    """Whether the book lets it be."""
    expect = ask["expect"]
    bad = expect.get("against") or expect.get("value") is False or expect.get("visible") is False
    return not (bad or expect.get("in_sight") is False or expect.get("hidden") is False)


def _asked(board: Board, ask: Row, found: Answer) -> None:
    """Lines, areas and spots of a question."""
    for area in _areas(board.position, ask):
        board.ring(area, AREA, fill=28 if ask["ask"] in FILLED else 0)
    _between(board, ask, found)
    _choices(board, ask, found)
    _held(board, found)
    for x, y in ask.get("spots", ()):
        inside = [x, y] in [*found.facts.get("inside", []), *found.facts.get("guard", [])]
        board.dot((x, y), GOOD if inside else BAD)


def _between(board: Board, ask: Row, found: Answer) -> None:
    """The line from one to another, and whose bases are in it."""
    scene = board.position.scene
    stands, pen = scene.layout.stands, pen_of(ask)
    if ask.get("unit") and ask["ask"] in {"rally", "overlook", "bewitch", "standard"}:
        board.line([stands[ask["of"]].spot, stands[scene.of(ask["unit"])[0]].spot], pen)
    if ask.get("at") not in stands or ask.get("of") not in stands:
        return
    board.line([stands[ask["of"]].spot, stands[ask["at"]].spot], pen)
    for name in {*found.facts.get("who", ())} & {*stands} - {ask["of"], ask["at"]}:
        board.ring(shapes.around(scene.footprint(name), 0.25), BAD, fill=60)


def _choices(board: Board, ask: Row, found: Answer) -> None:
    """Whom one may shoot at, and whom not; who meets whom."""
    stands = board.position.scene.layout.stands
    if ask["ask"] == "targets":
        for names, pen in ((found.facts["allowed"], QPen(GOOD, 2)), (found.facts["barred"], dashed(BAD))):
            for name in names:
                board.line([stands[ask["of"]].spot, stands[name].spot], pen)
    for pair in found.facts.get("pairs", ()):
        board.line([stands[name].spot for name in pair], QPen(GOOD, 3))


def _held(board: Board, found: Answer) -> None:
    """The groups into which a unit falls."""
    scene, groups = board.position.scene, found.facts.get("groups", ())
    for group in groups if isinstance(groups, list) else ():
        colour = GOOD if len(groups) == 1 else BAD
        board.ring(shapes.together(shapes.around(scene.footprint(n), 0.3) for n in group), colour, fill=40)
        board.line([scene.stand(name).spot for name in group], QPen(colour, 1.5))


def pen_of(ask: Row) -> QPen:
    """Green, or red and dashed where the book has something against it; black where it is only measured."""
    if ask["ask"] == "inches":
        return QPen(PLAIN, 1, Qt.PenStyle.DotLine)
    return QPen(GOOD, 2) if good(ask) else dashed(BAD)


def dashed(colour: QColor) -> QPen:
    """A dashed pen."""
    return QPen(colour, 2, Qt.PenStyle.DashLine)


def _ways(board: Board, ask: Row) -> None:
    """Where figures go: dotted, with a dot at the end."""
    stands, colour = board.position.scene.layout.stands, GOOD if good(ask) else BAD
    for name, course in _courses(ask).items():
        board.line([stands[name].spot, *course], QPen(colour, 2, Qt.PenStyle.DotLine))
        board.dot(course[-1], colour)


def _came(board: Board) -> None:
    """Whence figures came this turn."""
    earlier, stands = board.position.earlier, board.position.scene.layout.stands
    for name, stand in earlier.stands.items() if earlier else ():
        if stand.spot != stands[name].spot:
            board.line([stand.spot, stands[name].spot], QPen(PLAIN, 1.5, Qt.PenStyle.DotLine))
            board.ring(footprint(stand, stand.base or Base(1, 1)), PLAIN)


def _courses(ask: Row) -> dict[str, Any]:
    if "course" in ask:
        return {ask["of"]: [(x, y) for x, y in ask["course"]]}
    return dict(courses(ask))


def _areas(position: Position, ask: Row) -> Iterator[Shape]:
    """Zones, reaches, and the distances about figures that matter here."""
    scene = position.scene
    match ask["ask"]:
        case "zones":
            found = zones(scene, ask["side"]).value
            yield from (each for each in (found.guard, found.area) if not each.is_empty)
        case "arrivals":
            yield arrivals(scene, ask["side"], second=ask.get("second", False)).value
        case "reach":
            yield reach(rolled(position, ask), ask["unit"]).value
        case "aim":
            yield from _shot(scene, ask)
        case kind:
            yield from _about(position, kind, ask)


def _about(position: Position, kind: str, ask: Row) -> Iterator[Shape]:
    """What reaches how far about figures: hidden ones, leaders, bearers, doctors, scouts, the fallen."""
    scene = position.scene
    if kind in {"springs", "watched"}:
        hidden = [each for each in scene.layout.stands if each not in scene.here]
        yield shapes.together(shapes.around(scene.footprint(each), 2) for each in hidden)
        yield from _rings(position, "ambush-scout", "ambush-leader")
    if kind == "guide":
        yield from (shapes.around(scene.footprint(n), 6) for n in scene.here if scene.side_of(n) == "blue")
    for x, y in ask.get("fallen", {}).values():
        inches = 12 if ask["news"]["what"] == "destroyed" else 18
        yield shapes.around(footprint(Stand(x, y), Base(1, 1)), inches)
    yield from _rings(position, RINGS.get(kind, ""))


def _shot(scene: Scene, ask: Row) -> Iterator[Shape]:
    """The burst about a target, the arc of a shooter."""
    if ask["expect"].get("near"):
        yield shapes.around(scene.footprint(ask["at"]), 2)
    if "in_arc" in ask["expect"]:
        yield _arc(scene.stand(ask["of"]))


RINGS = {"rally": "rally", "overlook": "discipline", "bewitch": "spell", "standard": "standard"}


def _rings(position: Position, *kinds: str) -> Iterator[Shape]:
    scene = position.scene
    for name in scene.here:
        yield from (ring.area for ring in rings(scene, name) if ring.what in kinds)


def _arc(stand: Stand) -> Shape:
    """The front arc, 7 in far."""
    sides = [
        (stand.x + 12 * sin(radians(stand.facing + off)), stand.y + 12 * cos(radians(stand.facing + off)))
        for off in (-45, 45)
    ]
    return shapes.common(shapes.disc(stand.x, stand.y, 7), shapes.area((stand.spot, *sides)))


# --- words ---

NAMES = {
    "inches": "pulgadas", "visible": "a la vista", "in_arc": "en el arco", "cover": "en cobertura",
    "cover_at_start": "al empezar", "against": "lo impide", "gap": "hueco y a cuánto", "alone": "dispersa",
    "behind": "tras", "shooter_behind": "el tirador tras", "advancing": "avanza", "allowed": "puede tirar a",
    "first": "por", "over": "pasa por", "spared": "le ahorra el camino", "starts": "empieza en",
    "count": "grupos", "groups": "grupos", "before": "unida antes", "after": "unida después", "value": "sí",
    "closes_up": "se cierra", "lies_in": "lugar", "hidden": "oculta", "observable": "a la vista de la base",
    "base_in": "de su base", "enemy_base_in": "de la base enemiga", "guard": "vanguardia", "units": "unidades",
    "inside": "dentro", "scout": "Explorador", "leader": "Líder", "enemy": "enemigo", "traps": "pisa",
    "real": "verdadera", "near": "metralla a", "walled": "a salvo", "pairs": "parejas", "fights": "luchan",
    "stretch": "tras el mismo tramo", "front": "por encima de", "screen": "en medio", "in_sight": "a la vista",
    "figures": "figuras", "works": "topa con", "crosses": "atravesaría", "attendants": "Ayudantes a mano",
    "master_nearer": "su amo está más cerca", "bearer_near": "con su Portador", "engages": "contacta",
    "own_half": "en su mitad", "edge_in": "del borde", "scout_in": "del Explorador", "silhouetted": "silueteada",
    "work_between": "obra en medio", "loophole": "tronera de muro", "loophole_in": "muro", "from_first_in": "del primero", "barred": "excluidas", "by": "reglas",
    "bases": "pasa sobre", "infested": "infestada", "enters": "entra en el fuego", "ahead_in": "por delante",
    "enemy_in": "del enemigo", "file": "en fila", "through": "por", "exits": "sale", "leaves": "sale de la mesa", "ford": "vado", "marsh": "marisma",
    "sheltered": "a cubierto", "who": "por",
    "aims_at": "contra quien está en", "impassable": "lado impasable", "target": "arde",
}  # fmt: skip
ASKS = {
    "zones": "Zona de {side}", "deploy": "Despliega {unit}", "arrivals": "Reservas de {side}",
    "arrival": "Llega {unit}", "groups": "Unidad {unit}", "move": "Mueve {unit}", "reach": "Alcanza {unit}",
    "springs": "Emboscadas que salen", "watched": "Emboscada de {unit}", "targets": "Blancos de {of}",
    "contacts": "Contactos", "way": "Camino de {of}", "rally": "{of} reagrupa a {unit}",
    "overlook": "{of} mira a {unit}", "bewitch": "{of} hechiza a {unit}", "standard": "{unit} ve a {of}",
    "hear": "Oyen la noticia", "guide": "{of} guía a {unit}", "captures": "Captura {side}",
    "board": "Embarca {unit}", "light": "{of} prende fuego a {place}", "flames": "Entre las llamas",
    "aim": "{of} tira a {at}", "between": "De {of} a {at}", "faults": "Las peanas",
    "water": "Cocodrilos", "decline": "{unit} no mueve", "inches": "De {of} a {at}",
}  # fmt: skip
GROUNDS = {
    "jungle": "jungla", "tall_grass": "hierba alta", "marsh": "marisma", "river": "río", "ford": "vado",
    "stream": "arroyo", "gully": "bordes del barranco", "gully_floor": "su fondo", "escarpment": "escarpadura",
    "escarpment_gap": "brecha", "rocky_ground": "rocas", "steep_kopje": "ladera inescalable", "red": "rojo",
    "kopje_path": "sendero", "cultivation": "cultivos", "fortification": "fortificación", "blue": "azul",
    "barricade": "barricada", "fence": "cerca", "wall": "muro", "behind_hill": "tras una colina",
    "behind_building": "tras un poblado", "breach": "brecha", "ground": "terreno", "True": "sí", "False": "no",
}  # fmt: skip
MEANT = {
    ("move", "allowed"): "los dados dan", ("inches", "value"): "inches", ("between", "value"): "en medio",
    ("light", "value"): "puede", ("aim", "who"): "por medio",
}  # fmt: skip
SKIPPED = {"close", "by", "visible"}


def sentence(ask: Row, found: Answer) -> str:
    """What was found, in a few Spanish words."""
    if ask["ask"] == "sees":
        why = "; ".join(say("es", line.what, line.about).rstrip(".") for line in found.lines)
        sees = "ve a" if ask["expect"]["value"] else "no ve a"
        close = " (muy justo: medid)" if found.close else ""
        return f"{ask['of']} {sees} {ask['at']}{close}" + (f": {why}" if why else "")
    facts = [
        _fact(MEANT.get((ask["ask"], key), key), found.facts[key])
        for key in ask["expect"]
        if key not in SKIPPED
    ]
    if "visible" in ask["expect"]:
        facts = ["a la vista" if ask["expect"]["visible"] else "no lo ve", *facts]
    if ask["expect"].get("close"):
        facts.append("muy justo: medid")
    what = ASKS[ask["ask"]].format(**{**ask, "side": _plain(ask.get("side", ""))})
    return f"{what}: {'; '.join(filter(None, facts)) or 'nada lo impide'}"


def _fact(key: str, value: Any) -> str:  # noqa: ANN401  # plain values of any kind
    word = NAMES.get(key, key)
    if key == "gap" and value:
        return f"hueco de {_plain(value[0])}″ a {_plain(value[1])}″"
    if key == "over" and value and isinstance(value[-1], bool):
        return f"por encima de figuras a {_plain(value[2])}″"
    if isinstance(value, bool):
        return word if value else f"no {word}"
    if value in ([], "", None, {}):
        return f"{word}: nadie" if key in {"allowed", "figures", "units", "inside"} else ""
    return f"{word}: {_plain(value)}"


def _plain(value: Any) -> str:  # noqa: ANN401  # as above
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(one)}".strip() for key, one in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(
            f"({_plain(one)})" if isinstance(one, (list, tuple)) else _plain(one) for one in value
        )
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".").replace(".", ",")
    return GROUNDS.get(str(value), str(value))


def wrapped(text: str, most: int = 84) -> list[str]:
    """Lines of so many letters at most."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) + 1 > most:
            lines.append("   ")
        lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return lines


def _caption(painter: QPainter, position: Position, high: int, told: list[tuple[bool, str]]) -> None:
    _font(painter, 15, bold=True)
    painter.setPen(PLAIN)
    number = position.name.split("-", 1)[0]
    painter.drawText(QPointF(8, high + 18), f"{number}. {position.title['es']}")
    _font(painter, 11)
    painter.setPen(QColor(LIGHT.quiet))
    painter.drawText(QPointF(8, high + 33), f"pág. {position.page} · {', '.join(position.rules)}")
    for row, (fine, words) in enumerate(told):
        painter.setPen(GOOD if fine else BAD)
        painter.drawText(QPointF(8, high + 50 + row * LINE), words)


def _font(painter: QPainter, size: int, *, bold: bool = False) -> None:
    font = QFont("Heart Text")
    font.setPixelSize(size)
    font.setBold(bold)
    painter.setFont(font)


# --- files ---


def png(image: QImage) -> bytes:
    """A small PNG of few colours: those that mean something, and the commonest of the ground."""
    kept = QByteArray()
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # its stubs ask for bytes
    whole = Image.open(BytesIO(bytes(kept.data()))).convert("RGB")
    commonest = whole.quantize(COLOURS, dither=Image.Dither.NONE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([*_meant(), *commonest[: 3 * COLOURS]])
    out = BytesIO()
    whole.quantize(palette=palette, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def _meant() -> Iterator[int]:
    """The colours of sides, verdicts and words, with shades between them and paper."""
    own = inks(LIGHT)
    strong = [GOOD, BAD, AREA, PLAIN, *(QColor(each) for each in (own.red, own.blue, own.flame, LIGHT.quiet))]
    for colour in (*strong, QColor("#ffffff"), QColor(LIGHT.card), QColor("#b98a80"), QColor("#7f93ad")):
        yield from (colour.red(), colour.green(), colour.blue())


def main(folder: Path) -> None:
    """Draw them all."""
    held = application()
    folder.mkdir(parents=True, exist_ok=True)
    for position in positions():
        (folder / f"{position.name}.png").write_bytes(png(picture(position)))
    del held


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER / "pictures")
