"""What a shot at the desk passes through: our own files and functions, folder by folder.

`python -m benchmarks.crossing [--names]`. A battle lies open, the card of a shot is filled in and its dice
are typed; then Enter is pressed. Counted is every function of ours that is called until the desk has painted
the answer, once, however often. Lambdas and comprehensions belong to the function around them; what a
dataclass makes by itself is not counted.
"""

import argparse
import os
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[1]


def crossed(work: Callable[[], object]) -> Counter[tuple[str, str]]:
    """How often each function of ours, by file and qualified name, is called by that."""
    codes: Counter[CodeType] = Counter()

    def seen(frame: FrameType, event: str, _given: object) -> None:
        if event == "call":
            codes[frame.f_code] += 1

    sys.setprofile(seen)
    try:
        work()
    finally:
        sys.setprofile(None)
    found: Counter[tuple[str, str]] = Counter()
    for code, times in codes.items():
        path = Path(code.co_filename)
        if path.is_relative_to(ROOT) and ".venv" not in path.parts and "<" not in code.co_name:
            place = path.relative_to(ROOT)
            if place.parts[0] not in {"tests", "benchmarks"}:
                found[(str(place), code.co_qualname)] += times
    return found


def a_shot() -> Counter[tuple[str, str]]:
    """A shot from Enter under its typed dice to the painted answer."""
    from PySide6.QtCore import Qt  # noqa: PLC0415  # after the platform is chosen
    from PySide6.QtTest import QTest  # noqa: PLC0415  # as above
    from PySide6.QtWidgets import QComboBox, QLineEdit  # noqa: PLC0415  # as above

    from gui.app import application, desk  # noqa: PLC0415  # as above
    from gui.views.battle.orders import OrderCard  # noqa: PLC0415  # as above
    from heart_africa.rules.book.play import Step  # noqa: PLC0415  # as above
    from heart_africa.rules.referee.turn import EndStep  # noqa: PLC0415  # as above
    from tests.gui.battles import give, played  # noqa: PLC0415  # as above

    made = application()
    window = desk(Path(tempfile.mkdtemp()), "en")
    window.resize(1280, 800)
    window.show()
    table = played(window.session)
    table.guided = False
    while table.live.step is not Step.SHOOTING:
        give(table, EndStep(table.live.step))
    window.session.go("battle")

    def settle() -> None:
        for _ in range(5):
            made.processEvents()

    def unit(side: str, troop: str) -> str:
        return next(name for name, each in table.live.units.items()
                    if each.side == side and each.troop == troop and each.on_table)  # fmt: skip

    settle()
    table.ask("fire", unit("red", "askaris"))
    settle()
    card = next(each for each in window.findChildren(OrderCard) if each.isVisible())
    target = next(each for each in card.findChildren(QComboBox) if each.accessibleName() == "Target")
    target.setCurrentIndex(target.findData(unit("blue", "spearmen")))
    settle()

    def line(name: str) -> QLineEdit:
        return next(each for each in card.findChildren(QLineEdit)
                    if each.isVisible() and name in each.accessibleName())  # fmt: skip

    QTest.keyClicks(line("Distance"), "7")
    QTest.keyClick(line("Distance"), Qt.Key.Key_Return)
    settle()
    QTest.keyClicks(line("dice"), "1" * 13)

    def enter() -> None:
        QTest.keyClick(line("dice"), Qt.Key.Key_Return)
        settle()

    before = len(table.journal.entries)
    found = crossed(enter)
    assert len(table.journal.entries) == before + 1, "the shot was not entered"
    return found


def main() -> None:
    """Print the files and functions by folder."""
    given = argparse.ArgumentParser()
    given.add_argument("--names", action="store_true")
    names = given.parse_args().names
    found = a_shot()
    folders: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for place, name in found:
        parts = Path(place).parent.parts
        folders["/".join(parts[:3])].add((place, name))
    print(f"A shot at the desk: {len({place for place, _ in found})} files, {len(found)} functions")
    for folder, inside in sorted(folders.items()):
        print(f"  {folder:<40} {len({place for place, _ in inside}):>4} files {len(inside):>4} functions")
        if names:
            for place, name in sorted(inside):
                print(f"      {Path(place).name:<28} {name:<60} {found[place, name]:>6}")


if __name__ == "__main__":
    main()
