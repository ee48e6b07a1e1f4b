"""The colours of the chosen theme, also as a palette of Qt for what the style sheet does not cover."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from gui.session import Session
from gui.theme import Palette, palette


def system_theme() -> str:
    """The theme of the operating system: `light`, `dark` or `contrast`."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return "light"
    hints = application.styleHints()
    if hasattr(hints, "accessibility"):  # Qt 6.10 and later
        wanted = hints.accessibility().contrastPreference()
        if wanted == Qt.ContrastPreference.HighContrast:
            return "contrast"
    return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"


def colours_of(session: Session) -> Palette:
    """The colours of the theme that this person has chosen."""
    return palette(session.settings.theme, system_theme())


def qt_palette(colours: Palette) -> QPalette:
    """These colours as a palette of Qt."""
    roles = {
        QPalette.ColorRole.Window: colours.ground,
        QPalette.ColorRole.WindowText: colours.text,
        QPalette.ColorRole.Base: colours.card,
        QPalette.ColorRole.AlternateBase: colours.ground,
        QPalette.ColorRole.Text: colours.text,
        QPalette.ColorRole.PlaceholderText: colours.quiet,
        QPalette.ColorRole.Button: colours.raised,
        QPalette.ColorRole.ButtonText: colours.text,
        QPalette.ColorRole.Highlight: colours.accent,
        QPalette.ColorRole.HighlightedText: colours.accent_text,
        QPalette.ColorRole.ToolTipBase: colours.card,
        QPalette.ColorRole.ToolTipText: colours.text,
        QPalette.ColorRole.Accent: colours.accent,
        QPalette.ColorRole.Link: colours.accent,
        QPalette.ColorRole.LinkVisited: colours.accent,
        QPalette.ColorRole.Mid: colours.line,
        QPalette.ColorRole.Dark: colours.quiet,
    }
    made = QPalette()
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.quiet))
    return made
