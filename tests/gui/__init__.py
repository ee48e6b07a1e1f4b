"""The desk: presenters without Qt, pages through the widgets that a person uses."""
