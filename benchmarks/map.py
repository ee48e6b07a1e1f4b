"""The map at work: a frame while panning with 240 figures, against painting the ground anew each time.

`python -m benchmarks.map`. Without a screen (`offscreen`): what is measured is all that the program does for
a frame, until the pixels of the window are there.
"""

import os
import tempfile
from dataclasses import replace
from pathlib import Path

from benchmarks.measure import median_ms, report

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
FIGURES, SIZE, STEPS = 240, (1920, 1080), 60
FRAME = "16.7"


def main() -> None:
    """Print the figures with what is aimed at, and the ratio to the naive way."""
    from PySide6.QtCore import QCoreApplication  # noqa: PLC0415  # after the platform is chosen

    from gui.app import application, session  # noqa: PLC0415  # as above
    from gui.presenters.map.figure_looks import FigureLook, Token  # noqa: PLC0415  # as above
    from gui.theme import LIGHT  # noqa: PLC0415  # as above
    from gui.views.map.canvas import Canvas  # noqa: PLC0415  # as above
    from gui.views.map.paint.ground import ground_picture  # noqa: PLC0415  # as above
    from heart_africa.board.drawn_tables.drawn_table import draw_table  # noqa: PLC0415  # as above
    from heart_africa.board.layout import Layout, Stand  # noqa: PLC0415  # as above

    made = application()
    desk = session(Path(tempfile.mkdtemp()), "en")
    layout = draw_table(desk.book, Layout(environment="mountain"), "", 11)
    stands = [Stand(3 + 2.2 * (each % 30), 4 + 4.8 * (each // 30), each * 7 % 360) for each in range(FIGURES)]
    signs = ("rifle", "spear", "bow", "musket")
    tokens = tuple(
        Token(f"f{at}", f"u{at // 12}", f"R{at // 12}.{at % 12}", stand,
              FigureLook("red" if at % 2 else "blue", signs[at // 12 % 4], 0.79, 0.79))  # type: ignore[arg-type]  # a sign
        for at, stand in enumerate(stands)
    )  # fmt: skip
    canvas = Canvas()
    canvas.resize(*SIZE)
    canvas.show()
    canvas.show_ground(layout, LIGHT)
    canvas.finish()
    canvas.show_figures(tokens)

    def settle() -> None:
        for _ in range(STEPS):
            made.processEvents()
            QCoreApplication.sendPostedEvents()

    settle()
    canvas.nearer(3)
    canvas.settle()  # what the resting timer would do
    canvas.show_figures(tokens)
    settle()
    side = [1]

    def pan() -> None:
        for _ in range(STEPS):
            canvas.pan(side[0] * 6, side[0] * 4)
            made.processEvents()
        side[0] = -side[0]

    def whole() -> None:
        canvas.viewport().repaint()

    def naive() -> None:
        ground_picture(layout, LIGHT, canvas.px)
        canvas.viewport().repaint()

    panned, naively = median_ms(pan, 9) / STEPS, median_ms(naive, 3)
    moved = [replace(token, stand=replace(token.stand, x=token.stand.x + 0.5)) for token in tokens[:12]]

    def drag() -> None:
        side[0] = -side[0]
        canvas.figures.move({each.figure: (each.stand.x, 20.0 + side[0], 0.0) for each in moved})
        made.processEvents()

    report(
        f"Map ({FIGURES} figures, {SIZE[0]} x {SIZE[1]})",
        {
            "a frame while panning": (panned, FRAME),
            "a frame painted as a whole": (median_ms(whole, 15), FRAME),
            "a frame while a unit is dragged": (median_ms(drag, 15), FRAME),
            "the naive way: the ground painted for each frame": (naively, "-"),
            "the ground painted once (in a thread)": (
                median_ms(lambda: ground_picture(layout, LIGHT, 24), 3),
                "-",
            ),
        },
    )
    print(f"  panning is {naively / panned:.0f} times as fast as the naive way")


if __name__ == "__main__":
    main()
