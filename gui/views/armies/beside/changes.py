"""Differences in a list: sign and sentence, coloured as the sign says."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from gui.presenters.armies.differences import Change
from gui.views.parts import column, label


def listed(changes: Sequence[Change]) -> QWidget:
    """All of them, one below another."""
    return column(*(label(f"{each.sign} {each.text}", state=each.state) for each in changes), space=3)
