"""What makes each page of the desk; its module is read when it is first turned to."""

from importlib import import_module
from typing import cast

from gui.actions.pages import PAGES
from gui.session import Session
from gui.views.page import Page
from gui.views.window import MakePage


def maker(where: str) -> MakePage:
    """What makes a page; its module is read then."""
    module, _, name = where.partition(":")

    def make(session: Session) -> Page:
        return cast("Page", getattr(import_module(f"gui.views.{module}"), name)(session))

    return make


MAKERS: dict[str, MakePage] = {page.name: maker(page.view) for page in PAGES}
