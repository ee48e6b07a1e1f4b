"""Roads worn into the ground, and gullies cut into it."""

from gui.presenters.map.scatter import lot, seed, spaced
from gui.views.map.paint.easel import Easel
from gui.views.map.paint.water import sides
from heart_africa.board.extents import ROAD_IN
from heart_africa.board.layout import Feature


def road(easel: Easel, feature: Feature) -> None:
    """A caravan path: bare earth, ruts, footprints."""
    line, wide = easel.line(feature.course), feature.width_in or ROAD_IN
    easel.stroke(line, easel.pen("road_edge", wide + 0.16, 0.35))
    easel.stroke(line, easel.pen("road", wide, 0.95))
    easel.stroke(line, easel.pen("halo", wide * 0.45, 0.16))
    kind = seed(feature.name)
    for number, ((x, y), (across, up)) in enumerate(sides(feature.course, 0.5)):
        for side in (-0.28, 0.28):
            if lot(number, kind, int(side * 10)) > 0.25:
                aside = wide * side + (lot(number, kind) - 0.5) * 0.12
                start = (x + across * aside, y + up * aside)
                end = (start[0] - up * 0.38, start[1] + across * 0.38)
                easel.painter.setPen(easel.pen("road_edge", 0.07, 0.5))
                easel.painter.drawLine(easel.at(start), easel.at(end))


def gully(easel: Easel, feature: Feature) -> None:
    """A dry bed between steep banks."""
    line, wide = easel.line(feature.course), feature.width_in or 2
    easel.stroke(line, easel.flat("road_edge", wide + 0.3, 0.4))
    easel.stroke(line, easel.flat("gully_dark", wide, 0.95))
    easel.stroke(line, easel.flat("gully_floor", wide * 0.66))
    easel.stroke(line, easel.flat("road", wide * 0.25, 0.4))
    easel.painter.setPen(easel.pen("gully_dark", 0.08, 0.9))
    for number, ((x, y), (across, up)) in enumerate(sides(feature.course, 0.3)):
        for side in (-1, 1):
            edge, deep = side * wide / 2, side * wide * (0.18 + 0.16 * lot(number, side + 3))
            easel.painter.drawLine(
                easel.at((x + across * edge, y + up * edge)), easel.at((x + across * deep, y + up * deep))
            )
    for number, spot in enumerate(spaced(feature.course, 0.7)):
        easel.blot(easel.at(spot), 0.06 + 0.06 * lot(number, 8), "rock_light", 0.5)
