"""What a person's word finds in the catalogue: a list of armies, a troop."""

from armylists.catalogue import Catalogue
from armylists.models import ArmyList
from armylists.wording.names import troop
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.core.strict import unknown
from heart_africa.rules.book import Book, Troop


def find_list(lists: Catalogue, list_id: str) -> ArmyList:
    """The list that a person names. Raises `BadData` with the nearest that exists."""
    try:
        return lists.find(list_id)
    except BadData as fault:
        raise fault.bare() from None


def find_troop(book: Book, sought: str) -> Troop:
    """The troop of that id or name, in either language. Raises `BadData` with the nearest."""
    names = {troop(id_, lang).lower(): id_ for id_ in book.troops for lang in LANGUAGES}
    id_ = names.get(sought.lower(), as_id(sought))
    if id_ not in book.troops:
        raise unknown("troop", sought, book.troops).bare()
    return book.troops[id_]


def as_id(words: str) -> str:
    """Words written as an id is: `Native Kingdom` as `native_kingdom`."""
    return words.strip().lower().replace("-", "_").replace(" ", "_")
