"""A palette of the theme as Qt's own, for whatever the style sheet leaves to the style."""

from PySide6.QtGui import QColor, QPalette

from gui.theme import Palette


def qt_palette(colours: Palette) -> QPalette:
    """The colours by Qt's roles."""
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
        QPalette.ColorRole.Mid: colours.line,
        QPalette.ColorRole.Dark: colours.quiet,
    }
    made = QPalette()
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.quiet))
    return made
